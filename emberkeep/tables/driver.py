"""Who lets the bots play: the process that made the last change, or, if it is gone, another."""

from __future__ import annotations

import asyncio
import logging
import time

from emberkeep.kernel import Chance, ChoiceError, EmberkeepError
from emberkeep.tables.actions import chosen
from emberkeep.tables.errors import Refuse
from emberkeep.tables.fairness import bots_alone
from emberkeep.tables.habits import Habits
from emberkeep.tables.luck import bot_seed
from emberkeep.tables.room import Room
from emberkeep.tables.rooms import Rooms
from emberkeep.tables.rows import Row
from emberkeep.tables.tally import Tally
from emberkeep.tables.thinker import Mind, Question

logger = logging.getLogger(__name__)

SWEEP = 60.0
DAY = 24 * 3600.0
ALONE = 0.05  # seconds between choices that nobody waits for: people's choices come first
TROUBLE = 5
PAUSE = 1.0  # seconds before another try: a database may come back


class Driver:
    """One task for each room in which a bot is asked."""

    def __init__(self, rooms: Rooms, thinking: Mind) -> None:
        self.rooms = rooms
        self.thinking = thinking
        self._driven: dict[str, asyncio.Task[bool]] = {}
        self._ours: set[str] = set()
        self._busy: Tally[str] = Tally()  # rooms that are driven, by owner
        rooms.followers.append(self.follow)
        rooms.pinned = self._driven.__contains__

    def start(self) -> None:
        self.rooms.background(self._sweep())

    async def _sweep(self) -> None:
        """Find matches whose bots nobody drives, since the process that did is gone."""
        store = self.rooms.store
        while True:
            try:
                for match in await store.waiting_for_bots(time.time() - DAY):
                    self.follow(await self.rooms.room(match), not store.shared)
            except EmberkeepError as error:
                logger.warning("the sweep failed: %s", type(error).__name__)
            await asyncio.sleep(SWEEP)

    def follow(self, room: Room, here: bool) -> None:  # noqa: FBT001 - a follower's signature
        """See to it that bots which are asked answer."""
        if here:
            self._ours.add(room.id)
        else:
            self._ours.discard(room.id)
        if room.id not in self._driven and room.bots_asked():
            task = self.rooms.background(self._drive(room))
            self._driven[room.id] = task
            self._busy.add(room.row.owner)
            task.add_done_callback(lambda task: self._stopped(room, task))

    def _stopped(self, room: Room, task: asyncio.Task[bool]) -> None:
        """Begin again when a bot was asked between the last look and now."""
        self._driven.pop(room.id, None)
        self._busy.remove(room.row.owner)
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
        """Wait for the process whose turn it is; return whether it did nothing for too long."""
        seq = room.seq
        await asyncio.sleep(self.rooms.habits.grace)
        return room.seq == seq

    async def _move(self, room: Room) -> bool:
        """Let one bot choose; return whether the match went on."""
        started = time.monotonic()
        seat = room.bots_asked()[0]
        ask = room.live.table.ask_of(seat)
        seq = room.seq
        chance = bot_seed(room.row.seed, room.row.salt, seat, ask.number)
        thought = ask.only() or await self.thinking.think(
            _question(room, seat, chance), room.row.owner
        )
        codes = ask.codes()
        code: str = thought if thought and thought in codes else Chance(chance).pick(codes)
        pause = pause_in(room, self.rooms.habits, self._busy[room.row.owner])
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - started)))
        if room.seq != seq and not _still_open(room, seat, ask.number):
            return True

        def make(room: Room) -> Row:
            if room.seats[seat].kind != "bot":
                raise Refuse("stale", "a person has taken the seat back")
            return chosen(room, seat, ask.number, code, "", None)

        try:
            await self.rooms.happen(room, make)
        except (ChoiceError, Refuse):
            return room.seq != seq
        self._ours.add(room.id)
        return True


def pause_in(room: Room, habits: Habits, busy: int) -> float:
    """Say how many seconds lie between two choices of bots, for people or for the server's sake.

    All matches of an owner in which bots alone play share what the allowed number of them may do.
    """
    if room.people_watch():
        return habits.pace
    if not bots_alone(room.seats):
        return 0.0
    return min(habits.pace, ALONE) * max(1.0, busy / max(1, habits.bots_alone))


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
        carried=row.carried,
        seed=row.seed,
        choices=[(choice.seat, choice.code) for choice in room.choices()],
        seat=seat,
        level=room.seats[seat].level,
        chance=chance,
    )
