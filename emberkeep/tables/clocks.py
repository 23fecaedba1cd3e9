"""Clocks: whoever lets a turn's time run out forfeits, or is played by a bot, as was agreed."""

from __future__ import annotations

import asyncio
import logging
import time

from emberkeep.kernel import EmberkeepError
from emberkeep.tables.giving_up import GivingUp
from emberkeep.tables.room import Room
from emberkeep.tables.rooms import Rooms

logger = logging.getLogger(__name__)

LOOK_EVERY = 1.0
SWEEP_EVERY = 60.0


class Clocks:
    """Looks after the time of all matches with a clock, also those that nobody watches."""

    def __init__(self, rooms: Rooms, giving_up: GivingUp) -> None:
        self.rooms = rooms
        self.giving_up = giving_up

    def start(self) -> None:
        self.rooms.background(self._look_regularly())
        self.rooms.background(self._sweep())

    async def _look_regularly(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            for room in self.rooms.live():
                await self.look(room)

    async def _sweep(self) -> None:
        """Open matches that are in no memory and may have run out of time."""
        while True:
            try:
                for match in await self.rooms.store.overdue(time.time()):
                    await self.rooms.room(match)
            except EmberkeepError as error:
                logger.warning("the sweep of clocks failed: %s", type(error).__name__)
            await asyncio.sleep(SWEEP_EVERY)

    async def look(self, room: Room) -> None:
        """Let whoever ran out of time in a match bear it."""
        for seat in room.expired(time.time()):
            try:
                await self.giving_up.expire(room, seat)
            except EmberkeepError as error:
                logger.debug("the clock of seat %s was settled elsewhere: %s", seat, error)
