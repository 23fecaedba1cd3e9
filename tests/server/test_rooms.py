"""Rooms in memory: one for each match, whoever asks for it and whenever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from emberkeep.server.metrics import Metrics
from emberkeep.server.sqlite import SqliteStore
from emberkeep.tables.habits import Habits
from emberkeep.tables.room import new_row
from emberkeep.tables.rooms import Rooms
from emberkeep.tables.rows import MatchRow, Row
from tests.server.test_leaks import match_row


class Pausing(SqliteStore):
    """A store that commits a new match and lets others go on before it says so."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.committed = asyncio.Event()
        self.go_on = asyncio.Event()

    async def add_match(self, match: MatchRow, rows: Sequence[Row] = (), *more: object) -> bool:
        added = await super().add_match(match, rows, *more)
        self.committed.set()
        await self.go_on.wait()
        return added


def run(folder: Path, body: Callable[[Rooms, Pausing], Awaitable[None]], most: int = 9) -> None:
    async def whole() -> None:
        store = Pausing(folder / "db")
        await store.start()
        rooms = Rooms(store, Habits(rooms=most), Metrics())
        await body(rooms, store)
        await rooms.close()
        await store.close()

    asyncio.run(whole())


def a_match(name: str) -> MatchRow:
    row = match_row(1)
    row.id = name
    return row


def test_a_match_that_is_committed_but_not_yet_kept_has_one_room(tmp_path: Path) -> None:
    async def body(rooms: Rooms, store: Pausing) -> None:
        adding = asyncio.ensure_future(rooms.add(a_match("match")))
        await store.committed.wait()
        asking = asyncio.ensure_future(rooms.room("match"))
        for _ in range(5):
            await store.read("SELECT 1")  # meanwhile the other may read what it likes
        store.go_on.set()
        assert await asking is await adding

    run(tmp_path, body)


def test_who_begins_a_match_and_goes_away_leaves_it_whole(tmp_path: Path) -> None:
    async def body(rooms: Rooms, store: Pausing) -> None:
        adding = asyncio.ensure_future(rooms.add(a_match("match")))
        await store.committed.wait()
        adding.cancel()
        store.go_on.set()
        assert (await rooms.room("match")).id == "match"
        assert [room.id for room in rooms.live()] == ["match"]

    run(tmp_path, body)


def test_a_fresh_room_knows_what_another_process_did(tmp_path: Path) -> None:
    async def body(rooms: Rooms, store: Pausing) -> None:
        store.go_on.set()
        store.shared = True
        other = Rooms(store, Habits(), Metrics())
        here = await rooms.add(a_match("match"))
        there = await other.room("match")
        await rooms.happen(here, lambda room: new_row(room, "chat", None, "{}"))
        assert there.seq == 0  # whoever would have told it is late
        assert await other.fresh("match") is there
        assert there.seq == 1

    run(tmp_path, body)


def test_a_room_that_was_put_away_while_in_use_is_the_same_room(tmp_path: Path) -> None:
    async def body(rooms: Rooms, store: Pausing) -> None:
        store.go_on.set()
        held = await rooms.add(a_match("first"))
        await rooms.note()  # what is not noted is never put away
        await rooms.add(a_match("second"))
        assert [room.id for room in rooms.live()] == ["second"]
        await rooms.happen(held, lambda room: new_row(room, "chat", None, "{}"))
        again = await rooms.room("first")
        assert again is held
        assert again.seq == 1

    run(tmp_path, body, most=1)
