"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from emberkeep.kernel import Ask, Chance, Seat


class Bot(Protocol):
    """Somebody who answers asks, knowing what a seat may know and nothing else."""

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        """Choose the code of one of the ask's options; `rng` is the bot's own chance."""
        ...


@dataclass(frozen=True, slots=True)
class Considered:
    """An option a bot thought about: how often it tried it, and the chance to win it saw."""

    code: str
    visits: int
    value: float


@runtime_checkable
class Explaining(Protocol):
    """A bot that can say what it considered for its last choice."""

    def explain(self) -> Sequence[Considered]:
        """List the options of the last choice, the one it took first, then the best others."""
        ...
