"""Who is here: which seats are connected, to this process or to another."""

from __future__ import annotations

import asyncio
import logging
import secrets

from emberkeep.server.actions import Actions
from emberkeep.server.room import Room
from emberkeep.server.rooms import Rooms
from emberkeep.server.store import PRESENCE

logger = logging.getLogger(__name__)

STAY = 10.0


class WhoIsHere:
    """Tells viewers and other processes who came and who went."""

    def __init__(self, rooms: Rooms, actions: Actions) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.actions = actions
        self.process = secrets.token_hex(8)

    def start(self) -> None:
        if self.store.shared:
            self.rooms.background(self._stay())

    async def changed(self, room: Room) -> None:
        """Tell who is here, also to other processes, and settle what waited for somebody."""
        if self.store.shared:
            await self.store.be_present(self.process, room.id, sorted(room.connected()))
            room.online = await self.store.present(room.id)
            await self.store.announce(room.id, PRESENCE)
        room.look_around()
        for viewer in list(room.viewers):
            viewer.tell_presence()
        await self.actions.settle_undo(room)

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(STAY)
            try:
                await self.store.stay_present(self.process)
            except Exception:
                logger.exception("presence could not be noted")
