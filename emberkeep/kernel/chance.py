"""Chance: the same numbers on every system, from two integers of state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from emberkeep.kernel.state import State, state

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF
_GOLDEN = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB


@state
class Chance(State):
    """A counter-based generator (splitmix64): draw number `count` depends on `seed` alone."""

    seed: int
    count: int = 0

    def draw(self) -> int:
        """Draw 64 random bits."""
        return self.below(1 << 64)

    def below(self, limit: int) -> int:
        """Draw a number from 0 to limit - 1."""
        self.count += 1
        z = (self.seed + self.count * _GOLDEN) & _MASK
        z = ((z ^ (z >> 30)) * _MIX_1) & _MASK
        z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
        return ((z ^ (z >> 31)) * limit) >> 64

    def roll(self, sides: int = 6) -> int:
        """Roll a die: 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """Pick one item; the sequence must not be empty."""
        return items[self.below(len(items))]

    def take(self, items: list[T]) -> T:
        """Remove one item at random; the rest changes its order."""
        at = self.below(len(items))
        item = items[at]
        last = items.pop()
        if at < len(items):
            items[at] = last
        return item

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place."""
        for last in range(len(items) - 1, 0, -1):
            at = self.below(last + 1)
            items[at], items[last] = items[last], items[at]

    def fork(self) -> Chance:
        """Begin another stream that tells nothing about this one."""
        return Chance(self.draw())
