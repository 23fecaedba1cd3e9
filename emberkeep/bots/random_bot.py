"""The bot that every other bot must beat."""

from __future__ import annotations

from typing import Any

from emberkeep.kernel import Ask, Chance, Seat


class RandomBot:
    """Choose any option, each as likely as the others."""

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        return rng.pick(ask.options).code
