"""What bots want to know of Ascension Tactics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from emberkeep.games.ascension_tactics import value
from emberkeep.games.ascension_tactics.habits import HABITS
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.views import TacticsView
from emberkeep.kernel import Habit, Hints, SeatId


class TacticsHints(Hints[Battleground]):
    """Positions are judged in `value`, options weighed in `habits`."""

    habits: ClassVar[dict[str, Habit[Battleground]]] = HABITS

    def judge(self, table: Battleground, seat: SeatId) -> float:
        return value.judge(table, seat)

    def value(self, view: TacticsView, seat: SeatId) -> float:
        return value.value_of(view, seat)

    def features(self, view: TacticsView, seat: SeatId) -> Mapping[str, float]:
        return value.feature_table(view, seat)

    def turn(self, table: Battleground) -> int:
        return table.turn
