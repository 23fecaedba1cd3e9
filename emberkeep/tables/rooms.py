"""All matches of this process: rooms in memory, and the one way in which a match changes.

A change is validated on the live table, committed to the log, and only then applied and told. When
another process was first, the rows one lacks are read and the change is validated again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any
from weakref import WeakValueDictionary

from emberkeep.kernel import EmberkeepError
from emberkeep.tables import chain
from emberkeep.tables.errors import Refuse
from emberkeep.tables.habits import Counts, Habits
from emberkeep.tables.keeping import ENDED, PRESENCE, Keeper
from emberkeep.tables.layouts import laid_out
from emberkeep.tables.room import Room
from emberkeep.tables.rows import MatchRow, Row, Stored

logger = logging.getLogger(__name__)

TRIES = 20
NOTE_EVERY = 2.0
LOOK_EVERY = 1.0

Make = Callable[[Room], Row | tuple[Row, list[object]]]
Follower = Callable[[Room, bool], None]
Beside = Callable[[Room, Row | None], Sequence[object]]
Answer = Callable[[Stored], None]


class Rooms:
    """Rooms by match. `followers` are told after each change, and whether it was made here.

    What `beside` gives for a row, or None for the beginning of a match, is committed with it.
    """

    def __init__(self, store: Keeper, habits: Habits, counts: Counts) -> None:
        self.store = store
        self.habits = habits
        self.counts = counts
        self.followers: list[Follower] = []
        self.beside: list[Beside] = []
        self.presence_changed: Callable[[Room], None] = lambda _room: None
        self.sessions_ended: Callable[[str], Awaitable[None]] = _nobody_listens
        self.pinned: Callable[[str], bool] = lambda _match: False
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # the latest used, kept in memory
        self._known: WeakValueDictionary[str, Room] = WeakValueDictionary()  # all that are in use
        self._making: dict[str, asyncio.Task[Room]] = {}
        self._unnoted: dict[str, Room] = {}
        self._noting = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._changes: set[asyncio.Task[Stored]] = set()

    def start(self) -> None:
        self.store.listen(self.heard)
        self.background(self._open_left_behind())
        self.background(self._note_regularly())
        if self.store.shared:
            self.background(self._look_regularly())

    async def close(self) -> None:
        """Let what is being committed end, then note how the matches stand."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._changes, return_exceptions=True)
        try:
            await self.note()
        except EmberkeepError:
            logger.warning("how the matches stand could not be noted")

    def background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something that no request waits for."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a background task failed", exc_info=task.exception())

    # Rooms

    async def room(self, match: str) -> Room:
        """Find the room of a match, rebuilding it from its log if need be."""
        room = self._known.get(match)
        if room is not None:
            self._keep(room)
            return room
        making = self._making.get(match) or self._make(match, self._load(match))
        return await asyncio.shield(making)

    def _make(self, match: str, work: Coroutine[Any, Any, Room]) -> asyncio.Task[Room]:
        """Make the room of a match once, for all who ask for it meanwhile."""
        making = self._making[match] = asyncio.ensure_future(work)
        making.add_done_callback(lambda _: self._making.pop(match, None))
        return making

    async def _load(self, match: str) -> Room:
        row = await self.store.match(match)
        if row is None:
            raise Refuse("not-found", "there is no such match")
        room = Room(row, self.habits.absence)
        room.load(await self.store.rows(match))
        if self.store.shared:
            room.online = await self.store.present(match)
        self._keep(room)
        self._follow(room, here=not self.store.shared)
        return room

    async def fresh(self, match: str) -> Room:
        """Find the room of a match with all that other processes have done by now."""
        room = await self.room(match)
        if self.store.shared:
            await self.catch_up(room)
        return room

    async def add(
        self, row: MatchRow, rows: Sequence[Row] = (), beside: Sequence[object] = ()
    ) -> Room:
        """Begin a match, with rows that its log has already, and what is committed beside it."""
        row.sum = chain.beginning(row)
        chain.linked(row.sum, rows)
        room = Room(row, self.habits.absence)
        room.load(rows)
        if room.waiting:
            laid_out(row)  # with any luck at all, so that it is not refused when all have come
        elif room.match is None:
            raise Refuse("refused", room.frozen or "this match cannot be laid out")
        return await asyncio.shield(self._make(row.id, self._add(room, rows, beside)))

    async def _add(self, room: Room, rows: Sequence[Row], beside: Sequence[object]) -> Room:
        more = [*beside, *self._beside(room, None)]
        if not await self.store.add_match(room.row, rows, *more):
            raise Refuse("taken", "this match has been begun already")
        self.counts.began()
        self._keep(room)
        self._follow(room, here=True)
        return room

    def _keep(self, room: Room) -> None:
        self._known[room.id] = self._rooms[room.id] = room
        self._rooms.move_to_end(room.id)
        if len(self._rooms) > self.habits.rooms:
            for old in list(self._rooms.values())[: len(self._rooms) - self.habits.rooms]:
                if old.idle() and not self.pinned(old.id) and old.id not in self._unnoted:
                    del self._rooms[old.id]
        self.counts.kept(len(self._rooms))

    def live(self) -> list[Room]:
        return list(self._rooms.values())

    # Changes

    async def happen(self, room: Room, make: Make, answer: Answer | None = None) -> Stored:
        """Change a match. `make` validates and writes the next row, or refuses.

        It goes on when whoever asked for it is gone, so that memory and log stay together. `answer`
        is told of a new row as soon as it is committed, before anybody else.
        """
        task = asyncio.ensure_future(self._happen(room, make, answer))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _happen(self, room: Room, make: Make, answer: Answer | None) -> Stored:
        async with room.lock:
            for _ in range(TRIES):
                made = make(room)
                row, more = made if isinstance(made, tuple) else (made, [])
                row.at = round(time.time(), 3)
                row.sum = chain.link(room.sum, row)
                stored = await self.store.append(row, *more, *self._beside(room, row))
                if stored.how == "new":
                    room.apply(row)
                    if answer:
                        answer(stored)
                    self._follow(room, here=True)
                    return stored
                if stored.how == "conflict" or stored.seq > room.seq:
                    await self._catch_up(room)
                    if not room.veiled:  # of a hidden row not even this is told
                        self.counts.conflict()
                if stored.how == "again":
                    return stored
                if more and room.seq < row.seq:  # not the row was refused but what belongs to it
                    raise Refuse("taken", "somebody was faster, or that has been used already")
        raise Refuse("busy", "somebody else was faster each time; try again")

    def _beside(self, room: Room, row: Row | None) -> list[object]:
        return [fact for beside in self.beside for fact in beside(room, row)]

    async def catch_up(self, room: Room) -> None:
        async with room.lock:
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        rows = await self.store.rows(room.id, room.seq)
        for row in rows:
            room.apply(row)
        if rows:
            self._follow(room, here=False)

    def _follow(self, room: Room, *, here: bool) -> None:
        self._unnoted[room.id] = room
        for follower in self.followers:
            follower(room, here)

    # Other processes

    async def heard(self, match: str, seq: int) -> None:
        """Hear from another process that a match has changed, or that sessions have ended."""
        if seq == ENDED:
            await self.sessions_ended(match)
            return
        room = self._known.get(match)
        if room is None:
            return
        if seq == PRESENCE:
            await self.look_who_is_here(room)
        elif seq > room.seq:
            await self.catch_up(room)

    async def look_who_is_here(self, room: Room) -> None:
        online = await self.store.present(room.id)
        if online != room.online:
            room.online = online
            room.look_around()
            self.presence_changed(room)

    async def _look_regularly(self) -> None:
        """Look for rows whose announcement was lost with the process that made them."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            watched = [room for room in self._rooms.values() if room.viewers]
            with contextlib.suppress(EmberkeepError):
                for at in range(0, len(watched), 500):
                    some = {room.id: room for room in watched[at : at + 500]}
                    for match, seq in (await self.store.heads(list(some))).items():
                        if seq > some[match].seq:
                            await self.catch_up(some[match])

    # Notes for lists

    async def _open_left_behind(self) -> None:
        """Open what a process that died has not noted, so that lists hear of it."""
        for match in await self.store.left_behind():
            await self.room(match)

    async def _note_regularly(self) -> None:
        while True:
            await asyncio.sleep(NOTE_EVERY)
            with contextlib.suppress(EmberkeepError):
                await self.note()

    async def note(self) -> None:
        """Note how the matches of this process stand by now."""
        async with self._noting:
            rooms, self._unnoted = self._unnoted, {}
            notes = {match: room.note() for match, room in rooms.items() if not room.frozen}
            try:
                if notes:
                    await self.store.note(notes)
            except EmberkeepError:
                self._unnoted = rooms | self._unnoted
                raise


async def _nobody_listens(_user: str) -> None: ...


async def unless_stored(rooms: Rooms, room: Room, key: str, work: Awaitable[Stored]) -> Stored:
    """Do something that a client may send twice: what was stored before is only told again."""
    try:
        return await work
    except EmberkeepError:
        seq = await rooms.store.stored_before(room.id, key)
        if seq is None:
            raise
        return Stored("again", seq)
