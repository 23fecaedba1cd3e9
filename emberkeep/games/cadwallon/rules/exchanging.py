"""Friends who pass one another may exchange treasures and Equipment (CAD-MOVE-03, CAD-AMB-79)."""

from __future__ import annotations

from emberkeep.games.cadwallon.rules.figures import capacity, load
from emberkeep.games.cadwallon.rules.options import named
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import TREASURES
from emberkeep.kernel import Fact, Procedure, SeatId, state


def can_exchange(one: Figure, other: Figure) -> bool:
    """Return whether two friends have anything to exchange."""
    return bool(one.loot or other.loot or one.gear or other.gear)


def persons_first(kind: str) -> tuple[int, str]:
    """Sort what fills two slots before the rest, so that the rest always finds a place."""
    return -TREASURES[kind].slots, kind


@state
class Exchange(Procedure):
    """Two friends meet: for every treasure and each Equipment card its owner says who has it then.

    `left` are the things that are still to be given out; nobody may end with more than fits.
    """

    one: str
    other: str
    left: tuple[str, ...] = ()

    script = ("offer", "give_loot", "give_gear", "close")

    def public(self) -> dict[str, Fact]:
        return {"one": self.one, "other": self.other, "left": self.left}

    def offer(self, table: City) -> None:
        seat = table.figures[self.one].seat
        about: dict[str, Fact] = {"one": self.one, "other": self.other}
        table.ask(seat, "exchange", [named("pass"), named("exchange")], self.answered, about=about)

    def answered(self, table: City, seat: SeatId, answer: str) -> None:
        if answer == "pass":
            self.finish()
            return
        one, other = table.figures[self.one], table.figures[self.other]
        self.left = tuple(sorted([*one.loot, *other.loot], key=persons_first))
        one.loot = other.loot = ()

    def give_loot(self, table: City) -> None:
        """Ask for the next treasure, as long as both could still carry it with the rest."""
        if not self.left:
            return
        self.again()
        pair = [table.figures[self.one], table.figures[self.other]]
        fit = [f for f in pair if self._fits(f, pair[f is pair[0]])]
        about: dict[str, Fact] = {"treasure": self.left[0]}
        options = [named(figure.id) for figure in fit]
        table.ask(pair[0].seat, "exchange.treasure", options, self.given, about=about)

    def _fits(self, figure: Figure, other: Figure) -> bool:
        """Return whether a friend may take the next treasure so that the rest finds a place."""
        taken = load((*figure.loot, self.left[0]))
        room = capacity(figure) - taken
        return room >= 0 and load(self.left[1:]) <= room + capacity(other) - load(other.loot)

    def given(self, table: City, seat: SeatId, name: str) -> None:
        figure = table.figures[name]
        figure.loot = (*figure.loot, self.left[0])
        self.left = self.left[1:]

    def give_gear(self, table: City) -> None:
        """Equipment changes hands only if what each carries still fits (CAD-AMB-167)."""
        one, other = table.figures[self.one], table.figures[self.other]
        if not (one.gear or other.gear):
            return
        one.gear, other.gear = other.gear, one.gear
        fits = all(load(f.loot) <= capacity(f) for f in (one, other))
        one.gear, other.gear = other.gear, one.gear
        if fits:
            options = [named("keep"), named("swap")]
            table.ask(one.seat, "exchange.equipment", options, self.swapped)

    def swapped(self, table: City, seat: SeatId, answer: str) -> None:
        one, other = table.figures[self.one], table.figures[self.other]
        if answer == "swap":
            one.gear, other.gear = other.gear, one.gear

    def close(self, table: City) -> None:
        table.tell("exchanged", one=self.one, other=self.other)
