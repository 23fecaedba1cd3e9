"""Adjusting defenders (chapter Adjusting)."""

from __future__ import annotations

from dataclasses import field

from emberkeep.games.crown_of_ash.cards import PROVINCE_WARRIORS, WARRIOR_ROWS, Warrior
from emberkeep.games.crown_of_ash.rules.strength import station, strongest
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import DONE, Fact, Option, Procedure, SeatId, Value, state, value


@value
class Move(Value):
    """A warrior that goes to the region, or leaves it for the hand."""

    warrior: Warrior
    joins: bool


ADD = {w: Option(f"add:{w.id}", Move(w, joins=True)) for w in WARRIOR_ROWS}
TAKE = {w: Option(f"take:{w.id}", Move(w, joins=False)) for w in WARRIOR_ROWS}


@state
class Adjust(Procedure):
    """Add, swap or take back the defenders of a province one controls (COA-ADJ-01, COA-ADJ-02).

    Every warrior moves once at most, which reaches every arrangement and always ends.
    """

    seat: SeatId
    region: str
    moved: list[Warrior] = field(default_factory=list)

    script = ("move_warrior",)

    def public(self) -> dict[str, Fact]:
        moved = tuple([warrior.id for warrior in self.moved])
        return {"seat": self.seat, "region": self.region, "moved": moved}

    def move_warrior(self, table: Ashlands) -> None:
        player = table.players[self.seat]
        if player.automa:
            self.arrange(table)
        elif player.hand or table.regions[self.region].defenders:
            table.ask(
                self.seat,
                "adjust",
                self.moves,
                self.warrior_moved,
                about={"region": self.region},
            )

    def moves(self, table: Ashlands, seat: SeatId) -> list[Option[Move | None]]:
        """List who may join while there is room (COA-ADJ-03), and who may leave."""
        defenders = table.regions[self.region].defenders
        options: list[Option[Move | None]] = [DONE]
        if len(defenders) < PROVINCE_WARRIORS:
            options += [ADD[w] for w in table.players[seat].hand if w not in self.moved]
        options += [TAKE[w] for w in defenders if w not in self.moved]
        return options

    def warrior_moved(self, table: Ashlands, seat: SeatId, move: Move | None) -> None:
        if move is None:
            return
        warrior = move.warrior
        region, hand = table.regions[self.region], table.players[seat].hand
        if move.joins:
            hand.remove(warrior)
            station(region, (*region.defenders, warrior))
        else:
            station(region, [w for w in region.defenders if w is not warrior])
            hand.append(warrior)
        kind = "defender.joins" if move.joins else "defender.leaves"
        table.tell(kind, seat=seat, region=self.region, warrior=warrior.id)
        self.moved.append(warrior)
        self.again()

    def arrange(self, table: Ashlands) -> None:
        """Post the opponent's strongest warriors here (COA-AI-03, COA-AMB-55)."""
        region, hand = table.regions[self.region], table.players[self.seat].hand
        pool = [*hand, *region.defenders]
        best = strongest(pool, PROVINCE_WARRIORS)
        table.players[self.seat].hand = [w for w in pool if w not in best]
        station(region, best)
        names = tuple(w.id for w in best)
        table.tell("automa.adjusts", seat=self.seat, region=self.region, warriors=names)
