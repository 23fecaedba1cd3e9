"""Two processes on one PostgreSQL serve one match as if they were one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import psycopg
import pytest

from tests.patience import PATIENCE
from tests.server.databases import new_database
from tests.server.harness import Person, Server, Socket, people, play_all

pytestmark = pytest.mark.slow

OTHERS = (
    "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() "
    "AND backend_type = 'client backend'"
)


@pytest.fixture(scope="module")
def servers(
    postgres_server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    database = new_database(postgres_server)
    logs = tmp_path_factory.mktemp("logs")
    with Server(database, logs / "1", grace=1.0) as one, Server(database, logs / "2") as two:
        yield one, two


def test_seats_at_different_processes_play_one_match(servers: tuple[Server, Server]) -> None:
    async def body() -> None:
        one, two = servers
        async with people(one, 1) as [ada], people(two, 1) as [ben]:
            match = await ada.create("me", "open")
            await ada.invite(match, 1, ben)
            async with ada.play(match) as here, ben.play(match) as there:
                await here.until(lambda: here.push["seats"][1]["kind"] == "person")
                await there.tell(type="say", text="hello")
                await here.until(lambda: here.chat)
                await here.until(lambda: here.presence and here.presence["online"] == [0, 1])
                await play_all([here, there], 1)
                assert here.push["result"] == there.push["result"]
                assert not here.refused
                assert not there.refused

    asyncio.run(body())


def test_simultaneous_rows_from_both_never_collide(servers: tuple[Server, Server]) -> None:
    async def body() -> None:
        async with people(servers[0], 1) as [ada], people(servers[1], 1) as [ben]:
            match = await ada.create("me", "open")
            await ada.invite(match, 1, ben)
            async with ada.play(match) as here, ben.play(match) as there:
                said = [
                    socket.send(type="say", text=f"{at}", key=f"{at}")
                    for at in range(15)
                    for socket in (here, there)
                ]
                await asyncio.gather(*said)
                await here.until(lambda: len(here.acks) == 15 and len(here.chat) == 30)
                await there.until(lambda: len(there.acks) == 15 and len(there.chat) == 30)
                assert here.chat == there.chat
                numbers = [*here.acks.values(), *there.acks.values()]
                assert len(set(numbers)) == 30

    asyncio.run(body())


def listeners(database: str) -> int:
    """Count the connections that listen."""
    with psycopg.connect(database) as connection:
        found = connection.execute(f"SELECT count(*) {OTHERS} AND query LIKE 'LISTEN%'").fetchone()
    assert found is not None
    return int(found[0])


def cut(database: str, which: str = "") -> None:
    """End connections of the servers."""
    with psycopg.connect(database) as connection:
        connection.execute(f"SELECT pg_terminate_backend(pid) {OTHERS} {which}".encode())


async def insist(socket: Socket, text: str) -> None:
    """Say something, again and again with the same key, until it is acknowledged."""
    for _ in range(60):
        await socket.send(type="say", text=text, key=text)
        count = len(socket.refused)
        await socket.until(lambda: text in socket.acks or len(socket.refused) > count)  # noqa: B023
        if text in socket.acks:
            return
        assert socket.refused[-1]["reason"] == "busy"
        await asyncio.sleep(0.5)


@pytest.mark.parametrize("which", ["AND query LIKE 'LISTEN%'", ""], ids=["listeners", "all"])
def test_connections_that_are_lost_are_made_again(
    servers: tuple[Server, Server], which: str
) -> None:
    async def body() -> None:
        database = servers[0].database
        async with people(servers[0], 1) as [ada], people(servers[1], 1) as [ben]:
            match = await ada.create("me", "open")
            await ada.invite(match, 1, ben)
            async with ada.play(match) as here, ben.play(match) as there:
                for word in ("one", "two", "three"):
                    await asyncio.to_thread(cut, database, which)
                    await asyncio.gather(
                        insist(here, f"{word}-here"), insist(there, f"{word}-there")
                    )
                for socket in (here, there):
                    await socket.until(lambda s=socket: len(s.chat) == 6)  # type: ignore[misc]
                assert here.chat == there.chat
                async with asyncio.timeout(PATIENCE):
                    while await asyncio.to_thread(listeners, database) < 2:  # noqa: ASYNC110
                        await asyncio.sleep(0.5)

    asyncio.run(body())


def test_the_bots_of_a_killed_process_go_on(servers: tuple[Server, Server]) -> None:
    async def body() -> None:
        one, two = servers
        async with people(two, 1) as [ada]:
            match = await ada.create("me", "bot:random")
            async with ada.play(match, address=one.address) as socket:
                await socket.play_on(random.Random(3), 8)
            here = Person(one.address)
            here.http.cookies = ada.http.cookies
            async with here.play(match) as elsewhere, ada.play(match) as socket:
                ask = await elsewhere.asked()
                await elsewhere.send(
                    type="choose", seat=0, number=ask["number"], code=ask["codes"][0], key="last"
                )
                await socket.until(lambda: socket.push["choices"] >= ask["number"])
                two.kill()
                two.restart()
            async with ada.play(match) as again:
                await again.play_on(random.Random(4))
                assert again.push["result"]
            await here.close()

    asyncio.run(body())
