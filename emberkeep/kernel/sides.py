"""Seats, the sides they belong to, and how a match ended.

Seats that win and lose together are a side; in most games every seat is a side of its own. An
automatic opponent or a villain holds a seat too, so somebody always wins.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

from emberkeep.kernel.errors import RulesBug
from emberkeep.kernel.state import Value, value

SeatId: TypeAlias = int
Sides: TypeAlias = tuple[tuple[SeatId, ...], ...]


def alone(seats: int) -> Sides:
    """Let every seat be a side of its own."""
    return tuple([(seat,) for seat in range(seats)])


def seat_names(people: int, *others: str) -> tuple[str, ...]:
    """Number the seats of people, and name those of automatic opponents after them."""
    return (*[f"player {seat}" for seat in range(1, people + 1)], *others)


def check_sides(sides: Sides, seats: int) -> None:
    """Refuse sides that do not hold every seat once."""
    if sorted(seat for side in sides for seat in side) != list(range(seats)) or () in sides:
        message = f"the sides {sides} do not hold each of {seats} seats once"
        raise RulesBug(message)


def worth(winners: Collection[SeatId], sides: Sequence[Sequence[SeatId]], seat: SeatId) -> float:
    """Return what an end is worth to a seat: a win, whole for each partner; a part if shared."""
    if seat not in winners:
        return 0.0
    return 1 / len([side for side in sides if side[0] in winners])


def highest(scores: Sequence[int]) -> list[SeatId]:
    """List the seats with the highest score."""
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]


@value
class Result(Value):
    """How a match ended: every seat's score, all seats of the winning sides, and what decided."""

    scores: tuple[int, ...]
    winners: tuple[SeatId, ...]
    reason: str
    sides: Sides

    def worth(self, seat: SeatId) -> float:
        """Return what this end is worth to a seat, from 0 to 1."""
        return worth(self.winners, self.sides, seat)


def result_of(
    sides: Sides, winners: Sequence[SeatId], reason: str, scores: Sequence[int]
) -> Result:
    """Put a result together, or refuse one that nobody could rely on.

    Whoever wins does so with its whole side, whether or not the partners are named.
    """
    seats = [seat for side in sides for seat in side]
    strangers = [seat for seat in winners if seat not in seats]
    if not winners or strangers or len(scores) != len(seats) or not reason:
        message = (
            f"a match of {len(seats)} seats cannot end with winners {list(winners)}, "
            f"scores {list(scores)} and reason {reason!r}; it needs at least one winner among "
            f"its seats, a score for each seat and a reason"
        )
        raise RulesBug(message)
    won = [side for side in sides if any(seat in winners for seat in side)]
    return Result(tuple(scores), tuple([seat for side in won for seat in side]), reason, sides)
