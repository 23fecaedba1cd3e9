"""What bots want to know of a game, beyond its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from emberkeep.kernel.asks import Ask
from emberkeep.kernel.sides import SeatId
from emberkeep.kernel.table import Table

T = TypeVar("T", bound=Table)
Habit: TypeAlias = Callable[[T, Ask], Sequence[float]]

UNLIKELY = -9.0  # steps below the best, beyond which all options are as unlikely as one another


def by_gain(gains: Sequence[float], step: float) -> list[float]:
    """Turn gains into weights: an option is e times as likely for each `step` that it gains."""
    best = max(gains)
    return [exp(max(UNLIKELY, (gain - best) / step)) for gain in gains]


class Hints(Generic[T]):
    """What a good position and a sensible choice look like.

    A game overrides what it can say more about. One without hints is judged when it ends. `habits`
    weigh the options of a prompt: how likely a sensible player takes each, at a glance.
    """

    habits: ClassVar[dict[str, Habit[Any]]] = {}

    def judge(self, table: T, seat: SeatId) -> float:
        """Judge an imagined table for a seat: its side's chance to win, from 0 to 1."""
        result = table.result
        return 0.5 if result is None else result.worth(seat)

    def chances(self, table: T, seats: Sequence[SeatId]) -> Sequence[float]:
        """Judge an imagined table for some seats, each by what it would know there."""
        return [self.judge(table, seat) for seat in seats]

    def value(self, view: Any, seat: SeatId) -> float:
        """Judge a view for the seat that sees it, as `judge` does a table."""
        del view, seat
        return 0.5

    def features(self, view: Any, seat: SeatId) -> Mapping[str, float]:
        """Name and measure what the value of a view rests on."""
        del view, seat
        return {}

    def weights(self, table: T, ask: Ask) -> Sequence[float]:
        """Weigh the options of an ask on an imagined table, by the habit for its prompt."""
        habit = self.habits.get(ask.prompt)
        if habit is None or len(ask.options) == 1:
            return [1.0] * len(ask.options)
        return habit(table, ask)

    def likelihood(self, table: T, seat: SeatId) -> float:
        """Say how plausible what a seat imagines is, from 0 to 1, knowing how people play."""
        del table, seat
        return 1.0

    def turn(self, table: T) -> int:
        """Number the turn in progress; a chain of choices that belong together ends with it."""
        return table.choices
