"""The black section of battle card 0 (chapter Battle cards)."""

from __future__ import annotations

from emberkeep.games.crown_of_ash.cards import WARRIOR_ROWS, Warrior
from emberkeep.games.crown_of_ash.rules.strength import force, station
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state

CASUALTY: Option[Warrior | None] = Option("casualty", None)
RECALL: dict[Warrior, Option[Warrior | None]] = {
    w: Option(f"recall:{w.id}", w) for w in WARRIOR_ROWS
}
LOSE = {w: Option(f"warrior:{w.id}", w) for w in WARRIOR_ROWS}


@state
class BlackSection(Procedure):
    """The loser hurts the winner or calls one warrior back from the grave (COA-BCARD-04)."""

    loser: SeatId
    winner: SeatId | None
    region: str
    attacked: bool
    casualty: bool = False

    script = ("choose_revenge", "choose_casualty")

    def public(self) -> dict[str, Fact]:
        return {
            "loser": self.loser,
            "winner": self.winner,
            "region": self.region,
            "casualty": self.casualty,
        }

    def choose_revenge(self, table: Ashlands) -> None:
        """Ask the loser, where anything is possible (COA-AMB-20, COA-AMB-21)."""
        options = self.revenges(table)
        if not options:
            return
        if table.players[self.loser].automa:
            self.revenge_chosen(table, self.loser, self.opponents_revenge(table, options))
        else:
            table.ask(self.loser, "battle.black", options, self.revenge_chosen)

    def revenges(self, table: Ashlands) -> list[Option[Warrior | None]]:
        """List what is possible; the King has no casualties (COA-AMB-09, COA-AMB-79)."""
        hurts = self.winner is not None and bool(table.regions[self.region].defenders)
        recalls = [RECALL[w] for w in table.players[self.loser].graveyard]
        return [CASUALTY, *recalls] if hurts else recalls

    def opponents_revenge(
        self, table: Ashlands, options: list[Option[Warrior | None]]
    ) -> Warrior | None:
        """As attacker a casualty, as defender its strongest warrior back (COA-AI-24).

        What is not possible gives way to the other half (COA-AMB-79).
        """
        graveyard = table.players[self.loser].graveyard
        if not graveyard or (self.attacked and CASUALTY in options):
            return None
        return min(graveyard, key=lambda w: (-w.strength, w.level, w.id))

    def revenge_chosen(self, table: Ashlands, seat: SeatId, warrior: Warrior | None) -> None:
        if warrior is None:
            self.casualty = True
            return
        player = table.players[seat]
        player.graveyard.remove(warrior)
        player.hand.append(warrior)
        table.tell("recalled", seat=seat, warrior=warrior.id)

    def choose_casualty(self, table: Ashlands) -> None:
        """The winner chooses which of those that fought is lost (COA-BCARD-04)."""
        if not self.casualty or self.winner is None:
            return
        defenders = table.regions[self.region].defenders
        if table.players[self.winner].automa:
            self.casualty_chosen(table, self.winner, least_missed(table, defenders))
        else:
            options = [LOSE[w] for w in defenders]
            table.ask(self.winner, "battle.casualty", options, self.casualty_chosen)

    def casualty_chosen(self, table: Ashlands, seat: SeatId, warrior: Warrior) -> None:
        region = table.regions[self.region]
        station(region, [w for w in region.defenders if w is not warrior])
        table.players[seat].graveyard.append(warrior)
        table.tell("casualty", seat=seat, warrior=warrior.id, region=self.region)


def least_missed(table: Ashlands, warriors: tuple[Warrior, ...]) -> Warrior:
    """Choose whom the opponent gives up: what is left is strongest (COA-AMB-53).

    Of equals the lowest level goes, then who was recruited first; who never was, before all.
    """
    assert table.opponent is not None
    recruited = table.opponent.recruited

    def loss(warrior: Warrior) -> tuple[int, int, int]:
        left = force([w for w in warriors if w is not warrior])
        since = recruited.index(warrior) if warrior in recruited else -1
        return (-left, warrior.level, since)

    return min(warriors, key=loss)
