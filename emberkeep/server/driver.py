"""Who lets the bots play: the process that made the last change, or, if it is gone, another."""

from __future__ import annotations

import asyncio
import logging
import time

from emberkeep.kernel import Chance, ChoiceError
from emberkeep.server.deeds import chosen
from emberkeep.server.errors import Refuse
from emberkeep.server.luck import bot_seed
from emberkeep.server.room import Room
from emberkeep.server.store import Row
from emberkeep.server.tables import Tables
from emberkeep.server.thinker import Question
from emberkeep.server.thinking import Thinking

logger = logging.getLogger(__name__)

TROUBLE = 5
PAUSE = 1.0  # seconds before another try: a database may come back


class Driver:
    """One task for each room in which a bot is asked."""

    def __init__(self, tables: Tables, thinking: Thinking) -> None:
        self.tables = tables
        self.thinking = thinking
        self._driven: dict[str, asyncio.Task[bool]] = {}
        self._ours: set[str] = set()
        tables.followers.append(self.follow)
        tables.pinned = self._driven.__contains__

    def follow(self, room: Room, here: bool) -> None:  # noqa: FBT001 - a follower's signature
        """See to it that bots which are asked answer."""
        if here:
            self._ours.add(room.id)
        else:
            self._ours.discard(room.id)
        if room.id not in self._driven and room.bots_asked():
            task = self.tables.background(self._drive(room))
            self._driven[room.id] = task
            task.add_done_callback(lambda task: self._stopped(room, task))

    def _stopped(self, room: Room, task: asyncio.Task[bool]) -> None:
        """Begin again when a bot was asked between the last look and now."""
        self._driven.pop(room.id, None)
        ours = room.id in self._ours
        self._ours.discard(room.id)
        if not task.cancelled() and not task.exception() and task.result():
            self.follow(room, ours)

    async def _drive(self, room: Room) -> bool:
        """Let bots choose until none is asked; False when that does not work out."""
        trouble = 0
        while room.bots_asked() and trouble < TROUBLE:
            if room.id not in self._ours and not await self._left_alone(room):
                continue
            if await self._move(room):
                trouble = 0
            else:
                trouble += 1
                await asyncio.sleep(PAUSE)
        return trouble < TROUBLE

    async def _left_alone(self, room: Room) -> bool:
        """Wait for the process whose turn it is; tell whether it did nothing for too long."""
        seq = room.seq
        await asyncio.sleep(self.tables.config.grace)
        return room.seq == seq

    async def _move(self, room: Room) -> bool:
        """Let one bot choose; tell whether the match went on."""
        started = time.monotonic()
        seat = room.bots_asked()[0]
        ask = room.live.table.ask_of(seat)
        seq = room.seq
        chance = bot_seed(room.row.seed, room.row.salt, seat, ask.number)
        thought = await self.thinking.think(_question(room, seat, chance))
        codes = ask.codes()
        code: str = thought if thought and thought in codes else Chance(chance).pick(codes)
        if room.people_watch():
            await asyncio.sleep(max(0.0, self.tables.config.pace - (time.monotonic() - started)))
        if room.seq != seq and not _still_open(room, seat, ask.number):
            return True

        def make(room: Room) -> Row:
            if room.seats[seat].kind != "bot":
                raise Refuse("stale", "a person has taken the seat back")
            return chosen(room, seat, ask.number, code, "", None)

        try:
            await self.tables.happen(room, make)
        except (ChoiceError, Refuse):
            return room.seq != seq
        self._ours.add(room.id)
        return True


def _still_open(room: Room, seat: int, number: int) -> bool:
    return seat in room.bots_asked() and room.live.table.ask_of(seat).number == number


def _question(room: Room, seat: int, chance: int) -> Question:
    row = room.row
    return Question(
        match=room.id,
        game=row.game,
        mode=row.mode,
        players=row.players,
        options=row.options,
        seed=row.seed,
        choices=[(choice.seat, choice.code) for choice in room.choices()],
        seat=seat,
        level=room.seats[seat].level,
        chance=chance,
    )
