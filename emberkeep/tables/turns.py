"""A few places, and a fair order among those who wait for one: owners take turns.

Whoever has a hundred bots that want to think gets one place for each that anybody else gets.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class Turns:
    """Hands out places; owners who wait stand in a line, and go to its end when one was served."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, owner: str) -> None:
        """Wait for one's turn; the place is one's own until it is given back."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given a place, which nobody would give back
                self.give_back()
            raise

    def give_back(self) -> None:
        """Pass a place on to the next who still waits, one of each owner in turn."""
        while self._waiting:
            owner, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[owner] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
