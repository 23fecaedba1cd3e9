"""What bots want to know of Royal Chronicles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberkeep.games.royal_chronicles import habits, value
from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.games.royal_chronicles.views import RoyalView
from emberkeep.kernel import Ask, Hints, SeatId


class RoyalHints(Hints[Realm]):
    """Positions are judged in `value`, options weighed in `habits`."""

    def judge(self, table: Realm, seat: SeatId) -> float:
        return value.judge(table, seat)

    def value(self, view: RoyalView, seat: SeatId) -> float:
        return value.value_of(view, seat)

    def features(self, view: RoyalView, seat: SeatId) -> Mapping[str, float]:
        return value.feature_table(view, seat)

    def weights(self, table: Realm, ask: Ask) -> Sequence[float]:
        return habits.weights(table, ask)

    def turn(self, table: Realm) -> int:
        return table.turn
