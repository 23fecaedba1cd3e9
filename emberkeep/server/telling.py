"""Who is told next what others did, while whoever acts is answered first."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

PATIENCE = 50  # rounds of the event loop after which all who wait have been told, or nearly all


class Telling:
    """Tells a few at a time, one round of the event loop after the other.

    Between two rounds the loop hears and answers whoever has acted, so that on a busy server nobody
    waits for an answer until all others are told what somebody else did.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def add(self, tell: Callable[[], None]) -> None:
        """Have somebody told when it is their turn."""
        self._waiting.append(tell)
        if len(self._waiting) == 1:
            self._go_on()

    def _go_on(self) -> None:
        asyncio.get_running_loop().call_soon(self._tell_some)

    def _tell_some(self) -> None:
        for _ in range(1 + len(self._waiting) // PATIENCE):
            self._waiting[0]()
            self._waiting.popleft()
        if self._waiting:
            self._go_on()
