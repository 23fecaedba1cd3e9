"""Who is here: which seats are connected, to this process or to another.

A room in which many come and go tells so at most once a second, in a message that is written once.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from emberkeep.tables.actions import Actions
from emberkeep.tables.encode import encode
from emberkeep.tables.keeping import PRESENCE
from emberkeep.tables.messages import Presence
from emberkeep.tables.room import Room
from emberkeep.tables.rooms import Rooms

logger = logging.getLogger(__name__)

STAY = 10.0
PAUSE = 1.0  # seconds between two messages about who is in a room


class WhoIsHere:
    """Tells viewers and other processes who came and who went."""

    def __init__(self, rooms: Rooms, actions: Actions) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.actions = actions
        self.process = secrets.token_hex(8)
        self._noted: dict[str, list[int]] = {}  # the seats that other processes know of
        self._owed: set[Room] = set()  # rooms of which they do not know yet
        self._resting: dict[str, bool] = {}  # rooms told just now, and whether they changed since
        rooms.presence_changed = self.tell

    def start(self) -> None:
        if self.store.shared:
            self.rooms.background(self._stay())

    async def changed(self, room: Room) -> None:
        """Tell who is here, also to other processes, and settle what waited for somebody."""
        if self.store.shared:
            self._owed.add(room)
            await self._note(room)
            self._owed.discard(room)
        room.look_around()
        self.tell(room)
        await self.actions.settle_undo(room)

    # Viewers

    def tell(self, room: Room) -> None:
        """Tell all who look at a room who is here: now, or when they were told a second ago."""
        if room.id in self._resting:
            self._resting[room.id] = True
            return
        message = encode(Presence(sorted(room.all_online()), room.watching()))
        for viewer in room.viewers:
            viewer.tell_presence(message)
        self._resting[room.id] = False
        asyncio.get_running_loop().call_later(PAUSE, self.tell_again, room)

    def tell_again(self, room: Room) -> None:
        """Tell what has changed since the last message, a second later."""
        if self._resting.pop(room.id, False):
            self.tell(room)

    # Other processes

    async def _note(self, room: Room) -> None:
        """Let other processes know which seats are connected here, if that has changed."""
        async with room.noting:
            seats = sorted(room.connected())
            if self._noted.get(room.id) == seats:
                return
            await self.store.be_present(self.process, room.id, seats)
            self._noted[room.id] = seats
            room.online = await self.store.present(room.id)
        await self.store.announce(room.id, PRESENCE)

    async def catch_up(self) -> None:
        """Tell what could not be told when it happened."""
        for room in list(self._owed):
            await self.changed(room)

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(STAY)
            self._noted.clear()  # they may have forgotten: the next change is told again
            try:
                await self.store.stay_present(self.process)
                await self.catch_up()
            except Exception:
                logger.exception("presence could not be noted")
