"""The chain over a match's log: whatever was altered is found, on both kinds of database."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from emberkeep.cli import main
from emberkeep.server import migrations
from emberkeep.server.backends import open_store
from emberkeep.server.check import Fault, faults
from emberkeep.server.migrations import MIGRATIONS
from emberkeep.server.statements import Statement
from emberkeep.server.store import _json
from emberkeep.tables.errors import Refuse
from emberkeep.tables.names import new_id
from emberkeep.tables.room import Room
from tests.server.test_lists import _any_row, named, running

pytestmark = pytest.mark.slow


async def some_match(database: str) -> str:
    """Play a match for a while."""
    async with running(database) as service:
        room = await service.rooms.add(named(new_id()))
        rng = random.Random(1)
        for _ in range(8):
            await service.rooms.happen(room, partial(_any_row, rng=rng))
        return room.id


async def altered(database: str, *statements: Statement) -> None:
    store = open_store(database)
    await store.start()
    assert await store.write(*statements)
    await store.close()


async def found(database: str, match: str) -> list[Fault]:
    store = open_store(database)
    await store.start(migrate=False)
    there = [fault async for fault in faults(store) if fault.match == match]
    await store.close()
    return there


@pytest.mark.parametrize(
    ("sql", "what"),
    [
        ("UPDATE log SET body = 'gold' WHERE match = ? AND seq = 3", "row 3 was altered"),
        ("UPDATE log SET seat = 1 - seat WHERE match = ? AND seq = 5", "row 5 was altered"),
        ("UPDATE log SET at = at - 3600 WHERE match = ? AND seq = 7", "row 7 was altered"),
        ("UPDATE log SET who = 'eve' WHERE match = ? AND seq = 1", "row 1 was altered"),
        ("UPDATE log SET sum = '' WHERE match = ? AND seq = 4", "row 4 was altered"),
        ("DELETE FROM log WHERE match = ? AND seq = 4", "row 4 is missing"),
        ("DELETE FROM log WHERE match = ? AND seq > 6", "rows after 6 are missing"),
        ("UPDATE matches SET seed = '1234' WHERE id = ?", "the match itself was altered"),
        (
            "UPDATE matches SET options = '{}', mode = 'solo' WHERE id = ?",
            "the match itself was altered",
        ),
    ],
)
def test_whatever_was_altered_is_found(backend: str, sql: str, what: str) -> None:
    async def body() -> None:
        match = await some_match(backend)
        assert await found(backend, match) == []
        await altered(backend, Statement(sql, [match]))
        assert [fault.what for fault in await found(backend, match)] == [what]

    asyncio.run(body())


def test_the_command_names_what_was_altered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "db")
    match = asyncio.run(some_match(database))
    assert main(["admin", "check", "--database", database]) == 0
    assert capsys.readouterr().out == "Matches: 1, rows: 8, not as written: 0\n"
    asyncio.run(altered(database, Statement("UPDATE log SET body = 'x' WHERE seq = 2")))
    assert main(["admin", "check", "--database", database]) == 1
    said = capsys.readouterr().out
    assert said == f"{match}: row 2 was altered\nMatches: 1, rows: 8, not as written: 1\n"
    missing = tmp_path / "nothing"
    assert main(["admin", "check", "--database", str(missing)]) == 2
    assert not missing.exists()


OLD_MATCH = (
    "INSERT INTO matches (id, game, rules, mode, players, options, seats, seed, salt, owner, "
    "public, created, parent, status, choices, awaited, result, changed) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
OLD_ROW = (
    "INSERT INTO log (match, seq, kind, seat, body, who, key, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)


async def write_as_of_old(database: str, room: Room) -> None:
    """Store a match and its choices as they were stored before there was a chain."""
    row = room.row
    columns: list[Any] = [row.id, row.game, row.rules, row.mode, row.players, _json(row.options)]
    columns += [_json(row.seats), str(row.seed), row.salt, row.owner, 1, 5.1234567, row.parent]
    columns += ["running", 3, "[]", "null", 6.1234567]
    store = open_store(database)
    await store.start()
    await store.write(Statement(OLD_MATCH, columns))
    for seq, choice in enumerate(room.choices(), 1):
        old = [row.id, seq, "choice", choice.seat, choice.code, "ada", None, 6.1234567]
        await store.write(Statement(OLD_ROW, old))
    await store.close()


def test_a_log_that_is_older_than_the_chain_gets_its_chain(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room(named("old"))
    for _ in range(3):
        room.apply(_any_row(room, random.Random(1)))

    async def goes_on() -> None:
        async with running(empty) as service:
            old = await service.rooms.room("old")
            await service.rooms.happen(old, partial(_any_row, rng=random.Random(2)))
        assert await found(empty, "old") == []
        await altered(empty, Statement("UPDATE log SET body = 'x' WHERE seq = 2"))
        assert [fault.what for fault in await found(empty, "old")] == ["row 2 was altered"]

    with monkeypatch.context() as patch:
        patch.setattr(migrations, "MIGRATIONS", MIGRATIONS[:2])
        asyncio.run(write_as_of_old(empty, room))
    with pytest.raises(Refuse, match="of an older Emberkeep"):
        asyncio.run(found(empty, "old"))
    asyncio.run(goes_on())
