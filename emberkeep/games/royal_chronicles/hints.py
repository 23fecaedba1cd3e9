"""What bots want to know of Royal Chronicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from emberkeep.games.royal_chronicles import value
from emberkeep.games.royal_chronicles.habits import HABITS
from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.games.royal_chronicles.views import RoyalView
from emberkeep.kernel import Habit, Hints, SeatId


class RoyalHints(Hints[Realm]):
    """Positions are judged in `value`, options weighed in `habits`."""

    habits: ClassVar[dict[str, Habit[Realm]]] = HABITS

    def judge(self, table: Realm, seat: SeatId) -> float:
        return value.judge(table, seat)

    def value(self, view: RoyalView, seat: SeatId) -> float:
        return value.value_of(view, seat)

    def features(self, view: RoyalView, seat: SeatId) -> Mapping[str, float]:
        return value.feature_table(view, seat)

    def turn(self, table: Realm) -> int:
        return table.turn
