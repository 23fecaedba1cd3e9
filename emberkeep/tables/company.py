"""Who keeps company at a table: who sits where, who is connected, and who has been away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from emberkeep.tables.rows import Seating
from emberkeep.tables.tally import Tally

GRACE = 60.0  # seconds after which who has left counts as away


class Company:
    """The people at a table, and those who look on, as far as a process knows of them."""

    def __init__(self, seats: Sequence[Seating], grace: float) -> None:
        self.seats = list(seats)
        self.grace = grace
        self.left: dict[int, float] = {}  # by seat: when it was first seen not to be here
        self.lock = asyncio.Lock()
        self.noting = asyncio.Lock()  # held while others are let know who is here
        self.viewers: set[Any] = set()
        self.here: Tally[str] = Tally()  # viewers by who they are
        self.online: set[int] = set()  # seats connected to other processes
        self.look_around()

    def seats_of(self, user: str) -> list[int]:
        """List the seats of a person, also those that a bot minds meanwhile."""
        if not user:
            return []
        return [at for at, who in enumerate(self.seats) if who.user == user]

    def enter(self, viewer: Any) -> None:
        self.viewers.add(viewer)
        self.here.add(viewer.user)

    def leave(self, viewer: Any) -> None:
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.here.remove(viewer.user)

    def watching(self) -> int:
        """Count those who look on without a seat."""
        players = {who.user for who in self.seats if who.user}
        return len(self.viewers) - sum(self.here[user] for user in players)

    def connected(self) -> set[int]:
        """List the seats that are connected to this process."""
        return {at for at, who in enumerate(self.seats) if who.user and who.user in self.here}

    def all_online(self) -> set[int]:
        return self.connected() | self.online

    def look_around(self) -> None:
        """Note who is here, and since when the others are not."""
        online, now = self.all_online(), time.monotonic()
        self.left = {
            at: self.left.get(at, now) for at in range(len(self.seats)) if at not in online
        }

    def away(self, seat: int) -> bool:
        """Return whether nobody has been in a seat for a while."""
        if seat in self.all_online():
            return False
        return time.monotonic() - self.left.setdefault(seat, time.monotonic()) >= self.grace

    def people_watch(self) -> bool:
        return bool(self.viewers)

    def idle(self) -> bool:
        return not self.viewers and not self.lock.locked()
