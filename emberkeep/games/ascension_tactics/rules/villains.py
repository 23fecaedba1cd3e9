"""The villains' turn: two schemes, and the score (chapters Schemes, The villain turn)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.rows import Scheme
from emberkeep.games.ascension_tactics.rules.phases import close_turn, corrupt, open_turn
from emberkeep.games.ascension_tactics.rules.resolving import Resolving, begin
from emberkeep.games.ascension_tactics.rules.scoring import win
from emberkeep.games.ascension_tactics.rules.treasures import open_window
from emberkeep.games.ascension_tactics.state import Battleground, Villains
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state

PLAYED = 2  # schemes in a turn
HELD = 3  # schemes in the hand of an archvillain


@state
class VillainTurn(Procedure):
    """The turn of the villains (AT-SCHEME-2)."""

    seat: SeatId

    script = ("begin", "start", "scheme", "discard", "close")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat}

    def villains(self, table: Battleground) -> Villains:
        assert table.villains is not None
        return table.villains

    def begin(self, table: Battleground) -> None:
        open_turn(table, (self.seat,))

    def start(self, table: Battleground) -> None:
        """Corrupted land hurts players' champions in this turn as well (AT-AMB-18)."""
        table.players[self.seat].turns += 1
        corrupt(table)

    def scheme(self, table: Battleground) -> None:
        """Reveal a scheme and carry it out, then a second one (AT-VILLAIN-01, AT-VILLAIN-02)."""
        villains = self.villains(table)
        if len(villains.open) == PLAYED:
            return
        self.again()
        if table.rules.archvillain:
            self.ask_scheme(table, villains)
        elif not villains.deck:
            win(table, self.seat, "schemes")  # AT-SCHEME-6
        else:
            scheme = villains.deck.draw(table.chance)
            table.reveal()
            self.carry_out(table, scheme)

    def ask_scheme(self, table: Battleground, villains: Villains) -> None:
        """An archvillain plays from the hand, and wins who cannot play two (AT-AMB-55)."""
        if len(villains.open) + len(villains.hand) < PLAYED:
            win(table, self.seat, "schemes")
        else:
            table.ask(self.seat, "scheme", self.in_hand, self.played)

    def in_hand(self, table: Battleground, seat: SeatId) -> list[Option[Scheme]]:
        return [Option(f"scheme:{row.id}", row) for row in self.villains(table).hand]

    def played(self, table: Battleground, seat: SeatId, scheme: Scheme) -> None:
        self.villains(table).hand.remove(scheme)
        self.carry_out(table, scheme)

    def carry_out(self, table: Battleground, scheme: Scheme) -> None:
        """The upper effect always, the lower from its threat on (AT-SCHEME-3, AT-SCHEME-4)."""
        villains = self.villains(table)
        villains.open.append(scheme)
        lower = villains.threat >= scheme.threat
        table.tell("scheme", scheme=scheme.id, threat=villains.threat, lower=lower)
        effects = (*scheme.upper, *scheme.lower) if lower else scheme.upper
        begin(table, Resolving(self.seat, effects, scheme.id))

    def discard(self, table: Battleground) -> None:
        """Discard both, so that they count from now on (AT-SCHEME-5, AT-VILLAIN-03)."""
        villains = self.villains(table)
        villains.discard += villains.open
        villains.open.clear()
        if table.rules.archvillain:
            draw_schemes(table, villains, PLAYED)  # AT-ARCH-4
        table.players[self.seat].next_ordered = ()
        open_window(table)  # the last moment before the score (AT-AMB-31)

    def close(self, table: Battleground) -> None:
        close_turn(table, self.seat)  # AT-VILLAIN-04


def draw_schemes(table: Battleground, villains: Villains, count: int) -> None:
    """Let an archvillain draw schemes, as far as there are some (AT-ARCH-2)."""
    drawn = [villains.deck.draw(table.chance) for _ in range(min(count, len(villains.deck)))]
    if drawn:
        villains.hand = sorted([*villains.hand, *drawn], key=lambda row: row.number)
        table.reveal()
        table.tell("schemes.drawn", to=(villains.seat,), schemes=tuple([row.id for row in drawn]))
