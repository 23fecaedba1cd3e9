"""Lists of matches: one look for all, true after a crash, and honest about other rules."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from emberkeep.games import GAMES
from emberkeep.kernel import Match, Record
from emberkeep.server.api import _listed
from emberkeep.server.backends import open_store
from emberkeep.server.config import Config
from emberkeep.server.service import Service
from emberkeep.tables.errors import Refuse
from emberkeep.tables.pushes import can_undo, listed, match_info
from emberkeep.tables.records import finished
from emberkeep.tables.room import Room, new_row
from emberkeep.tables.rows import MatchRow, Note, Row, Seating, UserRow
from tests.patience import PATIENCE
from tests.server.test_leaks import match_row
from tests.toys import beacons

pytestmark = pytest.mark.slow


@asynccontextmanager
async def running(database: str) -> AsyncIterator[Service]:
    service = Service(Config(database=database, workers=1))
    await service.start()
    try:
        yield service
    finally:
        await service.close()


def named(name: str) -> MatchRow:
    row = match_row(1)
    row.id = name
    return row


def test_a_list_takes_one_look_at_all_seats(backend: str) -> None:
    async def body() -> None:
        store = open_store(backend)
        await store.start()
        for name in ("one", "two", "three"):
            await store.add_match(named(name))
        looks: list[str] = []
        read = store.read

        async def counted(sql: str, *args: Any) -> list[tuple[Any, ...]]:
            looks.append(sql)
            return await read(sql, *args)

        store.read = counted  # type: ignore[method-assign]  # counts
        rows = await store.matches_of("user-1")
        service: Any = SimpleNamespace(store=store)
        shown = await _listed(service, UserRow("user-1", "Ben"), rows)
        assert {match.id for match in shown.matches} == {"one", "two", "three"}
        assert all([seat.name for seat in m.seats] == NAMES for m in shown.matches)
        assert all(match.mine == [1] for match in shown.matches)
        assert len(looks) == 2
        assert (await _listed(service, UserRow("nobody", "Eve"), [])).matches == []
        await store.close()

    asyncio.run(body())


NAMES = ["Name 0", "Name 1", "Name 2"]


def test_a_match_that_went_on_before_a_crash_is_listed_as_it_stands(backend: str) -> None:
    async def body() -> None:
        row = named("crashed")
        room = Room(row)
        store = open_store(backend)
        await store.start()
        await store.add_match(row)
        for _ in range(5):
            seat = room.awaited()[0]
            made = new_row(room, "choice", seat, room.live.table.ask_of(seat).codes()[0])
            await store.append(made)
            room.apply(made)
        await store.close()
        async with running(backend) as service, asyncio.timeout(PATIENCE):
            while True:
                noted = await service.store.match("crashed")
                assert noted is not None
                if noted.choices:
                    break
                await asyncio.sleep(0.1)
            assert (noted.choices, noted.awaited) == (5, room.awaited())
            assert await service.store.left_behind() == []

    asyncio.run(body())


def test_a_match_of_other_rules_is_listed_as_frozen() -> None:
    row = match_row(1)
    assert (listed(row, row.seats, "").status, listed(row, row.seats, "").frozen) == (
        "running",
        None,
    )
    row.rules = "0"
    for info in (listed(row, row.seats, ""), match_info(Room(row), "")):
        assert info.status == "frozen"
        assert "begun under rules 0" in (info.frozen or "")


def test_partners_are_on_one_side_in_lists_and_at_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = match_row(1)
    assert [seat.side for seat in listed(row, row.seats, "").seats] == [0, 1, 2]

    monkeypatch.setitem(GAMES, "beacons", beacons.GAME)
    row.game, row.mode, row.players, row.options = "beacons", "pairs", 4, {}
    row.seats.append(Seating("bot", "", "", level="easy"))
    for info in (listed(row, row.seats, ""), match_info(Room(row), "")):
        assert [seat.side for seat in info.seats] == [0, 1, 0, 1]

    row.game = "forgotten"
    assert [seat.side for seat in listed(row, row.seats, "").seats] == [0, 1, 2, 3]


def test_who_looks_at_a_frozen_match_leaves_no_trace(tmp_path: Path) -> None:
    async def body() -> None:
        result = {"scores": [3, 1, 2], "winners": [0], "reason": "points"}
        async with running(str(tmp_path / "db")) as service:
            for name, note in (
                ("over", Note("over", 90, [], result, 7.0)),
                ("running", Note("running", 30, [2], None, 8.0)),
            ):
                row = named(name)
                row.rules = "0"
                await service.store.add_match(row)
                await service.store.note({name: note})
            before = await service.store.matches_of("user-0")
            for name in ("over", "running"):
                info = match_info(await service.rooms.room(name), "user-0")
                assert (info.status, info.result is not None) in {
                    ("over", True),
                    ("frozen", False),
                }
            await service.rooms.note()
            assert await service.store.matches_of("user-0") == before

    asyncio.run(body())


def test_a_finished_match_keeps_its_record_when_the_rules_change(
    backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with running(backend) as service:
            room = await service.rooms.add(named("finished"))
            rng = random.Random(1)
            while not room.over:
                await service.rooms.happen(room, partial(_any_row, rng=rng))
            before = await record_of(service, "finished")
            going_on = await service.rooms.add(named("going on"))
            await service.rooms.happen(going_on, partial(_any_row, rng=rng))
        monkeypatch.setattr(type(room.game), "rules_version", "later", raising=False)
        async with running(backend) as service:
            assert (await service.rooms.room("finished")).match is None
            after = await record_of(service, "finished")
            with pytest.raises(Refuse, match="once the match is over"):
                await record_of(service, "going on")
        monkeypatch.undo()
        assert after.setup.seed == before.setup.seed
        assert [c.code for c in after.choices] == [c.code for c in before.choices]
        assert Match.replay(room.game, after).table == room.live.table

    asyncio.run(body())


async def record_of(service: Service, match: str) -> Record:
    return await finished(service.store, await service.rooms.room(match))


def _any_row(room: Room, rng: random.Random) -> Row:
    """Choose anything, and now and then take it back."""
    seats = [seat for seat in range(len(room.seats)) if can_undo(room, seat)]
    if seats and rng.random() < 0.2:
        return new_row(room, "undo", seats[0], "done")
    seat = room.awaited()[0]
    return new_row(room, "choice", seat, rng.choice(room.live.table.ask_of(seat).codes()))


def test_rules_that_fail_freeze_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(match_row(1))
    seat = room.awaited()[0]
    made = new_row(room, "choice", seat, room.live.table.ask_of(seat).codes()[0])

    def fails(*_: Any) -> None:
        raise KeyError("a mistake in the rules")

    monkeypatch.setattr(type(room.live), "choose", fails)
    room.apply(made)
    assert room.frozen == "row 1 of this match is not possible under the present rules"
    assert room.seq == 1
