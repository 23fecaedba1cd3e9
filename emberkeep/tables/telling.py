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
        self._goes_on = False

    def add(self, tell: Callable[[], None]) -> None:
        """Have somebody told when it is their turn."""
        self._waiting.append(tell)
        if not self._goes_on:
            self._go_on()

    def _go_on(self) -> None:
        self._goes_on = bool(self._waiting)
        if self._goes_on:
            asyncio.get_running_loop().call_soon(self._tell_some)

    def _tell_some(self) -> None:
        some = [self._waiting.popleft() for _ in range(1 + len(self._waiting) // PATIENCE)]
        self._go_on()  # first, since somebody who cannot be told must not stop the others
        for tell in some:
            tell()
