"""Everybody's share of what a table takes up: as much as one likes, unless somebody counts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from emberkeep.tables.rows import Seating


def bots_alone(seats: Sequence[Seating]) -> bool:
    """Return whether nobody but bots and the game itself plays."""
    return not any(who.kind in {"person", "open"} for who in seats)


class Fairness:
    """Refuses nothing, as where one is alone."""

    def __init__(self) -> None:
        self.beginning = asyncio.Lock()  # held from the counting of matches until one is stored

    async def check_match(
        self, owner: str, origin: str, seats: Sequence[Seating], *, public: bool
    ) -> None:
        """Refuse one match too many."""

    def check_chat(self, user: str, source: str) -> None:
        """Refuse whoever talks too fast."""
