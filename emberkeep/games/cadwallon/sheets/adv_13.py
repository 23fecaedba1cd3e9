"""Adventure 13, The Festival Ashes: crowds in the streets (CAD-AMB-200)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from emberkeep.games.cadwallon.board import GATES, LINKS, ROOM_SET
from emberkeep.games.cadwallon.rules.ledger import gain
from emberkeep.games.cadwallon.rules.options import named
from emberkeep.games.cadwallon.sheet import Sheet
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.kernel import Fact, Procedure, SeatId, state
from emberkeep.kernel.paths import EVEN, Walk, reach

CROWDS: Final = ("F1", "F3", "F5", "F7", "D5", "H5")
SLOW: Final = 2  # spaces that entering a crowd costs
DRIFT: Final = 2  # spaces that a crowd moves
MOVES_FROM: Final = 2  # the round
GIFT: Final = 1


class FestivalAshes(Sheet):
    """Crowds cost time, shelter whoever is among them, and drift until the alarm."""

    id = "adv-13"
    title = "The Festival Ashes"
    rounds = 8
    alarm = 6
    bonus_experience = 1
    bonus_intrigues = 1
    known = ("title",)

    def set_up(self, table: City) -> None:
        table.pieces = {f"crowd-{at + 1}": place for at, place in enumerate(CROWDS)}

    def alarm_sounds(self, table: City) -> None:
        table.pieces.clear()

    def round_begins(self, table: City) -> None:
        if table.round >= MOVES_FROM and table.pieces:
            table.call(Drifting())

    def costs(self, table: City) -> dict[str, int]:
        return dict.fromkeys(table.pieces.values(), SLOW) if table.pieces else EVEN

    def may_attack(self, table: City, attacker: Figure, place: str) -> bool:
        """Nobody in a crowd is attacked or attacks.

        Whoever might come to the victim through a crowd goes next to it first, then attacks.
        """
        crowds = table.pieces.values()
        if place in crowds or attacker.place in crowds:
            return False
        near = LINKS.get(place, ())
        return attacker.place in near or not any(space in crowds for space in near)

    def guards_shun(self, table: City) -> Collection[str]:
        return table.pieces.values()

    def intrigue_drawn(self, table: City, seat: SeatId) -> None:
        gain(table, seat, GIFT, "festival")


@state
class Drifting(Procedure):
    """The first player moves one crowd up to two street spaces, or leaves it where it is."""

    crowd: str = ""

    script = ("choose", "move")

    def public(self) -> dict[str, Fact]:
        return {"crowd": self.crowd}

    def choose(self, table: City) -> None:
        options = [named(crowd) for crowd in table.pieces]
        table.ask(table.rules.order[0], "crowd", options, self.chosen)

    def chosen(self, table: City, seat: SeatId, crowd: str) -> None:
        self.crowd = crowd

    def move(self, table: City) -> None:
        """Figures are not in the way of a crowd; rooms, gates and other crowds are."""
        blocked = {*ROOM_SET, *GATES, *table.pieces.values()}
        found = reach(LINKS, table.pieces[self.crowd], Walk(DRIFT, blocked=blocked))
        options = [named(place) for place in found.costs]
        about: dict[str, Fact] = {"crowd": self.crowd}
        table.ask(table.rules.order[0], "crowd.move", options, self.moved, about=about)

    def moved(self, table: City, seat: SeatId, place: str) -> None:
        table.pieces[self.crowd] = place
        table.tell("crowd", crowd=self.crowd, place=place)


FESTIVAL_ASHES: Final = FestivalAshes()
