"""What bots want to know of Crown of Ash."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from emberkeep.games.crown_of_ash import fighting, value
from emberkeep.games.crown_of_ash.habits import HABITS
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.games.crown_of_ash.views import AshView
from emberkeep.kernel import Habit, Hints, SeatId


class AshHints(Hints[Ashlands]):
    """Positions are judged in `value`, options weighed in `habits`."""

    habits: ClassVar[dict[str, Habit[Ashlands]]] = HABITS

    def judge(self, table: Ashlands, seat: SeatId) -> float:
        return value.judge(table, seat)

    def chances(self, table: Ashlands, seats: Sequence[SeatId]) -> Sequence[float]:
        chances = value.judge_all(table)
        return [chances[seat] for seat in seats]

    def value(self, view: AshView, seat: SeatId) -> float:
        return value.value_of(view, seat)

    def features(self, view: AshView, seat: SeatId) -> Mapping[str, float]:
        return value.feature_table(view, seat)

    def likelihood(self, table: Ashlands, seat: SeatId) -> float:
        return fighting.likelihood(table, seat)

    def turn(self, table: Ashlands) -> int:
        return table.round * 100 + table.turn
