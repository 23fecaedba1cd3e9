"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from emberkeep.kernel import Ask, Chance, Seat


class Bot(Protocol):
    """Somebody who answers asks, knowing what a seat may know and nothing else."""

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        """Choose the code of one of the ask's options; `rng` is the bot's own chance."""
        ...
