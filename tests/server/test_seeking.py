"""Finding opponents: who looks for the same game at the same time is seated together, once."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from emberkeep.kernel import EmberkeepError
from emberkeep.server import seeking
from emberkeep.server.seekers import GONE, found_for
from emberkeep.server.service import Service
from emberkeep.server.statements import Statement
from emberkeep.tables.errors import Refuse
from emberkeep.tables.rows import UserRow
from emberkeep.tables.wire import Seek
from tests.patience import PATIENCE
from tests.server.databases import new_database
from tests.server.test_dealing import GAME, HERE, person, run, seen, serving

pytestmark = pytest.mark.slow

TWO, THREE = Seek(GAME), Seek(GAME, players=3)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer at once who finds nobody, so that no test waits."""
    monkeypatch.setattr(seeking, "LONGEST", 0.0)


async def seek(service: Service, user: UserRow, wish: Seek = TWO, source: str = HERE) -> str | None:
    return await service.seeking.seek(user, source, wish)


async def let_time_pass(service: Service, seconds: float) -> None:
    """Let it be longer ago that people were seen."""
    sql = "UPDATE seekers SET seen = seen - ?, since = since - ?"
    await service.store.write(Statement(sql, [seconds, seconds]))


async def clear(service: Service) -> None:
    await service.store.write(Statement("DELETE FROM seekers"))


def test_two_who_look_for_the_same_game_are_seated_together(backend: str) -> None:
    async def body(service: Service) -> None:
        await clear(service)
        ada, ben = person("Ada"), person("Ben")
        assert await seek(service, ada) is None
        match = await seek(service, ben)
        assert match is not None
        assert await seek(service, ada) == match
        room = await service.rooms.room(match)
        assert {who.name for who in room.seats} == {"Ada", "Ben"}
        assert room.dealt
        assert not room.row.known
        assert {seen(room, each).you for each in (ada, ben)} == {0, 1}
        assert room.row.owner == ada.id

    run(backend, body)


def test_only_who_wishes_for_the_same_is_an_opponent(backend: str) -> None:
    async def body(service: Service) -> None:
        await clear(service)
        ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
        assert await seek(service, ada, TWO) is None
        assert await seek(service, ben, THREE) is None
        assert await seek(service, ada, THREE) is None  # she has changed her mind
        assert await seek(service, eve, TWO) is None
        match = await seek(service, eve, THREE)
        assert match is not None
        assert {await seek(service, ada, THREE), await seek(service, ben, THREE)} == {match}
        with pytest.raises(EmberkeepError, match="players"):
            await seek(service, ada, Seek(GAME, players=7))
        with pytest.raises(EmberkeepError):
            await seek(service, ada, Seek("chess"))

    run(backend, body)


def test_nobody_is_seated_with_who_is_gone_or_has_stopped(backend: str) -> None:
    async def body(service: Service) -> None:
        await clear(service)
        ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
        await seek(service, ada)
        await let_time_pass(service, GONE + 1)
        assert await seek(service, ben) is None
        assert await service.seeking.stop(ben.id) is None
        assert await seek(service, eve) is None
        assert await seek(service, ada) is not None

    run(backend, body)


def test_who_was_seated_hears_of_it_also_when_stopping(backend: str) -> None:
    async def body(service: Service) -> None:
        await clear(service)
        ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
        await seek(service, ada)
        match = await seek(service, ben)
        assert match is not None
        assert await seek(service, eve) is None  # nobody is seated twice
        assert await service.seeking.stop(ada.id) == match
        assert await service.seeking.stop(ada.id) is None
        assert await seek(service, ada) not in {match, None}

    run(backend, body)


def test_one_person_in_two_windows_is_no_opponent(backend: str) -> None:
    async def body(service: Service) -> None:
        await clear(service)
        ada = person("Ada")
        assert set(await asyncio.gather(seek(service, ada), seek(service, ada))) == {None}

    run(backend, body)


def test_an_address_has_a_share_of_those_who_look(backend: str) -> None:
    async def body(service: Service) -> None:
        await clear(service)
        service.fairness.limits = True
        for players in range(seeking.MOST_FROM_ADDRESS):
            wish = Seek(GAME, players=2 + players % 3)
            await service.seeking.seek(UserRow(f"guest-{players}", "Guest"), HERE, wish)
            await service.store.write(Statement("UPDATE seekers SET match = '', game = 'other'"))
        with pytest.raises(Refuse, match="at your address"):
            await seek(service, person("Eve"))
        assert await seek(service, person("Eve"), source="198.51.100.7") is None
        await seek(service, UserRow("guest-0", "Guest"))  # who looks already goes on
        await clear(service)

    run(backend, body)


def test_over_two_processes_everybody_gets_one_match(postgres_server: str) -> None:
    """Many look at once, in two processes, until all are seated: nobody twice, nobody alone."""

    async def until_seated(service: Service, user: UserRow) -> str:
        while not (found := await seek(service, user)):  # noqa: ASYNC110 - as a client asks again
            await asyncio.sleep(0.05)
        return found

    async def body() -> None:
        database = new_database(postgres_server)
        async with AsyncExitStack() as stack:
            services = [await stack.enter_async_context(serving(database)) for _ in range(2)]
            guests = [person(f"Guest {at}") for at in range(12)]
            async with asyncio.timeout(60):
                found = await asyncio.gather(
                    *[until_seated(services[at % 2], guest) for at, guest in enumerate(guests)]
                )
            assert sorted(map(found.count, set(found))) == [2] * 6
            for guest, match in zip(guests, found, strict=True):
                room = await services[0].rooms.room(match)
                assert len(room.seats_of(guest.id)) == 1
                assert [row.id for row in await services[0].store.matches_of(guest.id)] == [match]

    asyncio.run(body())


def test_who_waits_is_told_as_soon_as_somebody_comes(
    backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(service: Service) -> None:
        await clear(service)
        monkeypatch.setattr(seeking, "LONGEST", 1e9)
        ada, ben = person("Ada"), person("Ben")
        waits = asyncio.ensure_future(seek(service, ada))
        while await found_for(service.store, ada.id) is None:  # noqa: ASYNC110 - see if it looks
            await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            assert await seek(service, ben) == await waits

    run(backend, body)
