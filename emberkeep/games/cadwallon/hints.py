"""What bots want to know of Cadwallon, beyond its rules."""

from __future__ import annotations

from typing import ClassVar

from emberkeep.games.cadwallon import value
from emberkeep.games.cadwallon.habits import HABITS
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import Habit, Hints, SeatId


class CityHints(Hints[City]):
    """Positions are judged in `value`, options weighed in `habits`; a player's turn is a chain."""

    habits: ClassVar[dict[str, Habit[City]]] = HABITS

    def judge(self, table: City, seat: SeatId) -> float:
        return value.judge(table, seat)

    def turn(self, table: City) -> int:
        return table.round * len(table.players) + table.turn
