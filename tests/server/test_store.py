"""What is kept: the same promises on both kinds of database."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from emberkeep.server import migrations
from emberkeep.server.backends import open_store
from emberkeep.server.migrations import MIGRATIONS
from emberkeep.server.outbox import due_notices
from emberkeep.server.sqlite import SqliteStore, backup
from emberkeep.server.statements import Statement
from emberkeep.server.store import Store
from emberkeep.server.users import change_user, find_account, find_user, keep_user
from emberkeep.tables.errors import Refuse
from emberkeep.tables.keeping import LinkUsed, Seated
from emberkeep.tables.names import new_id
from emberkeep.tables.rows import MatchRow, Note, Row, Seating, UserRow
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = open_store(database)
    await store.start()
    try:
        yield store
    finally:
        await store.close()


def run(database: str, body: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(database) as store:
            await body(store)

    asyncio.run(whole())


def row(match: str, seq: int, key: str | None = None, body: str = "gold") -> Row:
    return Row(match, seq, "choice", 0, body, "ada", key, 1.0)


def a_match(match: str, *seats: Seating, **more: object) -> MatchRow:
    data = {
        "id": match,
        "game": "crown_of_ash",
        "rules": "1",
        "mode": "standard",
        "players": 2,
        "options": {"abilities": True},
        "seats": list(seats),
        "seed": 2**64 - 1,
        "salt": "salt",
        "owner": "ada",
        "public": True,
        "created": 1.0,
    }
    return MatchRow(**{**data, **more})  # type: ignore[arg-type]  # a row by its fields


def test_a_row_has_its_number_for_itself(backend: str) -> None:
    async def body(store: Store) -> None:
        match = new_id()
        assert (await store.append(row(match, 1, "a"))).how == "new"
        assert (await store.append(row(match, 1, "b"))).how == "conflict"
        again = await store.append(row(match, 2, "a"))
        assert (again.how, again.seq) == ("again", 1)
        assert [found.key for found in await store.rows(match)] == ["a"]
        assert await store.heads([match, "none"]) == {match: 1}

    run(backend, body)


def test_of_many_who_want_the_same_number_one_gets_it(backend: str) -> None:
    async def body(store: Store) -> None:
        match = new_id()
        for seq in range(1, 6):
            tries = [store.append(row(match, seq, f"{seq}-{at}")) for at in range(40)]
            how = [stored.how for stored in await asyncio.gather(*tries)]
            assert (how.count("new"), how.count("conflict")) == (1, 39)
        assert [found.seq for found in await store.rows(match)] == [1, 2, 3, 4, 5]

    run(backend, body)


def test_a_row_without_a_key_is_stored_once_as_well(backend: str) -> None:
    async def body(store: Store) -> None:
        match = new_id()
        twice = [store.append(row(match, 1)), store.append(row(match, 1))]
        assert sorted(stored.how for stored in await asyncio.gather(*twice)) == ["conflict", "new"]

    run(backend, body)


def test_what_belongs_together_is_stored_together_or_not_at_all(backend: str) -> None:
    async def body(store: Store) -> None:
        match = new_id()
        await store.add_match(a_match(match, Seating("open"), Seating("open")))
        await store.add_link("hash-" + match, match, 0, 1.0)
        ben = Seating("person", "ben", "Ben")
        claim = [Seated(match, 0, ben), LinkUsed("hash-" + match)]
        assert (await store.append(row(match, 1), *claim)).how == "new"
        assert (await store.append(row(match, 2), *claim)).how == "conflict"
        assert len(await store.rows(match)) == 1
        assert await store.link("hash-" + match) is None
        assert [who.name for who in (await store.seatings([match]))[match]] == ["Ben", ""]

    run(backend, body)


def test_a_new_link_ends_the_one_before(backend: str) -> None:
    async def body(store: Store) -> None:
        match = new_id()
        await store.add_link("first-" + match, match, 1, 1.0)
        await store.add_link("second-" + match, match, 1, 2.0)
        assert await store.link("first-" + match) is None
        assert await store.link("second-" + match) == (match, 1)
        await store.drop_links(match, 1)
        assert await store.link("second-" + match) is None

    run(backend, body)


def test_matches_are_found_by_who_plays_and_who_may_join(backend: str) -> None:
    async def body(store: Store) -> None:
        match, user = new_id(), new_id()
        row = a_match(match, Seating("person", user, "Ben"), Seating("open"))
        row.status = "waiting"
        await store.add_match(row)
        assert [found.id for found in await store.matches_of(user)] == [match]
        found = (await store.matches_of(user))[0]
        assert (found.seed, found.options, found.public) == (2**64 - 1, {"abilities": True}, True)
        tables = await store.open_tables(by_owner=9, by_origin=9)
        assert match in [open_one.id for open_one in tables]
        await store.note({match: Note("over", 3, [], {"scores": [1, 2]}, 5.0)})
        tables = await store.open_tables(by_owner=9, by_origin=9)
        assert match not in [open_one.id for open_one in tables]
        noted = await store.match(match)
        assert noted is not None
        assert (noted.choices, noted.result) == (3, {"scores": [1, 2]})

    run(backend, body)


def test_all_matches_with_bots_are_looked_after(backend: str) -> None:
    async def body(store: Store) -> None:
        matches = {new_id() for _ in range(60)}
        for match in matches:
            await store.add_match(a_match(match, Seating("bot", "", "random bot", "random")))
        assert matches <= set(await store.waiting_for_bots(0.0))

    run(backend, body)


def test_an_account_name_is_somebodys(backend: str) -> None:
    async def body(store: Store) -> None:
        ada, ben, name = new_id(), new_id(), new_id()
        for user in (ada, ben):
            await keep_user(store, UserRow(user, "Guest"))
        assert await change_user(store, ada, account=name, skeleton=name)
        assert not await change_user(store, ben, account=name + "2", skeleton=name)
        assert (await find_user(store, ben)) == UserRow(ben, "Guest")
        assert await change_user(store, ada, name="Ada L.")
        found = await find_account(store, name)
        assert found is not None
        assert (found.id, found.name) == (ada, "Ada L.")

    run(backend, body)


def test_all_processes_sign_with_the_same_secret(backend: str) -> None:
    async def body(store: Store) -> None:
        async with opened(backend) as other:
            one, two = await asyncio.gather(store.secret(), other.secret())
            assert one == two
            assert len(one) == 32

    run(backend, body)


def test_who_is_present_is_known_while_their_process_lives(backend: str) -> None:
    async def body(store: Store) -> None:
        match = new_id()
        await store.be_present("one", match, [0, 1])
        await store.be_present("two", match, [1])
        await store.be_present("one", match, [])
        assert await store.present(match) == {1}
        await store.stay_present("two")
        assert await store.present(match) == {1}

    run(backend, body)


def test_processes_hear_of_each_other(postgres_server: str) -> None:
    async def body(store: Store) -> None:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

        async def listener(match: str, seq: int) -> None:
            await heard.put((match, seq))

        async with opened(postgres_server) as other:
            other.listen(listener)
            match, seq = new_id(), 0
            async with asyncio.timeout(PATIENCE):
                while heard.empty():  # the other may not listen yet
                    seq += 1
                    await store.append(row(match, seq))
                    await asyncio.sleep(0)
                assert (await heard.get())[0] == match

    run(postgres_server, body)


def test_a_database_of_a_newer_emberkeep_is_refused(empty: str) -> None:
    async def from_the_future(store: Store) -> None:
        await store.write(Statement("UPDATE meta SET value = '999' WHERE name = 'schema'"))

    run(empty, from_the_future)
    with pytest.raises(Refuse, match="newer Emberkeep"):
        run(empty, _nothing)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("mysql://me:secret@there/games", "or an SQLite file, not mysql://…"),
        ("postgresql://me:secret@127.0.0.1:1/games", "port 1 failed"),
        ("postgresql://me:sec%ret@there/games", "not understood"),
        ("/proc/none/db", "cannot use the database /proc/none/db"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_a_sentence(name: str, why: str) -> None:
    with pytest.raises(Refuse) as refused:
        run(name, _nothing)
    assert why in str(refused.value)
    assert "sec" not in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.skipif(os.name == "nt", reason="permissions are others there")
def test_nobody_else_can_read_the_database_or_its_copies(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        await store.append(row("match", 1))
        backup(tmp_path / "db", tmp_path / "copy")
        files = [tmp_path / name for name in ("db", "db-wal", "copy")]
        assert [file.stat().st_mode & 0o077 for file in files] == [0, 0, 0]

    run(str(tmp_path / "db"), body)


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("no database at all, but long enough to look into " * 20)
    with pytest.raises(Refuse, match="cannot back up"):
        backup(tmp_path / "db", tmp_path / "copy")
    with pytest.raises(Refuse, match="cannot back up"):
        backup(tmp_path / "db", tmp_path / "no" / "folder")
    assert [file.name for file in tmp_path.iterdir()] == ["db"]


def test_an_older_database_is_brought_up_to_date(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def used(store: Store) -> None:
        sql = "INSERT INTO users (id, name, created) VALUES ('ada', 'Ada', 1.0)"
        await store.write(Statement(sql, [], 1))

    async def still_there(store: Store) -> None:
        assert await find_user(store, "ada") is not None
        assert await due_notices(store, 1.0) == []

    with monkeypatch.context() as patch:
        patch.setattr(migrations, "MIGRATIONS", MIGRATIONS[:1])
        run(empty, used)
    run(empty, still_there)


def test_a_backup_is_made_while_the_store_is_used(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        await store.append(row("match", 1))
        backup(tmp_path / "db", tmp_path / "copy")
        with pytest.raises(Refuse, match="exists already"):
            backup(tmp_path / "db", tmp_path / "copy")

    run(str(tmp_path / "db"), body)

    async def copied(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        assert len(await store.rows("match")) == 1

    run(str(tmp_path / "copy"), copied)


async def _nothing(_: Store) -> None: ...
