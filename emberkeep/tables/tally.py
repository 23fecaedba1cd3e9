"""Counting what comes and goes."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

T = TypeVar("T")


class Tally(Counter[T]):
    """How many of a kind are there; a kind of which none are left is forgotten."""

    def add(self, kind: T) -> None:
        self[kind] += 1

    def remove(self, kind: T) -> None:
        self[kind] -= 1
        if self[kind] <= 0:
            del self[kind]
