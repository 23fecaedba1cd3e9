"""Hamlet, a toy of placing workers: goods, hirelings and raids, in about 150 choices.

It stands for a full board game where speed is measured: nested procedures, dice, two decks,
hidden hands, battle cards laid face down at the same time.
"""

from __future__ import annotations

from emberkeep.kernel import Chance, Game, Knob, Mode, SeatId, Setup
from tests.toys.hamlet.cards import NAMES
from tests.toys.hamlet.rules import Year
from tests.toys.hamlet.setup import lay_out
from tests.toys.hamlet.state import Hamlet, check
from tests.toys.hamlet.views import HamletView, imagine, view


class HamletGame(Game[Hamlet]):
    """The toy of placing workers."""

    name = "hamlet"
    title = "Hamlet"
    rules_version = "1"
    modes = (Mode("village", (4, 2, 3), (Knob("rounds", (6, 2)), Knob("rich", (False, True)))),)

    def lay_out(self, setup: Setup) -> Hamlet:
        table = lay_out(setup)
        table.call(Year())
        return table

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return NAMES[: setup.players]

    def view(self, table: Hamlet, seat: SeatId | None) -> HamletView:
        return view(table, seat)

    def imagine(self, table: Hamlet, seat: SeatId | None, chance: Chance) -> Hamlet:
        return imagine(table, seat, chance)

    def check(self, table: Hamlet) -> None:
        check(table)


GAME = HamletGame()
