"""Who wishes to be forgotten is: nothing tells of them, and nobody else loses a match."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from emberkeep.server.backends import open_store
from emberkeep.server.check import faults
from emberkeep.server.users import clear_user
from tests.server.harness import Person, Server, people

pytestmark = [pytest.mark.slow, pytest.mark.timeout(240)]

TABLES = ("users", "matches", "log", "seats", "links", "outbox", "presence")
NAME = "Adelheid"
WORDS = "correct horse"


async def everything(database: str) -> str:
    """Read all that is kept, but for the sessions that have ended."""
    store = open_store(database)
    await store.start()
    try:
        found = [await store.read(f"SELECT * FROM {table}") for table in TABLES]  # noqa: S608
        assert [fault async for fault in faults(store)] == []
    finally:
        await store.close()
    return str(found)


async def is_forgotten(database: str, *words: str) -> str:
    """Wait until nothing tells of somebody any more."""
    async with asyncio.timeout(60):
        kept = await everything(database)
        while any(word in kept for word in words):
            await asyncio.sleep(0.2)
            kept = await everything(database)
    return kept


async def two_matches(ada: Person, ben: Person) -> tuple[str, str, Any]:
    """Play a match to its end and another for a while, with some chat."""
    for person, name in ((ada, NAME), (ben, "Benno")):
        await person.post("/api/me", {"name": name}, 200)
    finished = await ada.create("me", "open")
    going_on = await ada.create("me", "open")
    for match in (finished, going_on):
        await ada.invite(match, 1, ben)
    for seat, person in enumerate((ada, ben)):
        await person.post(f"/api/matches/{finished}/seats/{seat}/bot", {"level": "random"})
    async with ada.play(finished) as socket:
        await socket.until(lambda: socket.push["result"])
        await socket.tell(type="say", text="What a match, says Adelheid")
    for person, name in ((ada, NAME), (ben, "Benno")):
        hello = {"type": "say", "text": f"Hello from {name}", "key": "hello"}
        await person.post(f"/api/matches/{going_on}/say", hello, 200)
    for count in range(4):
        await choose(going_on, f"key-{count}", ada, ben)
    return finished, going_on, await ben.get(f"/api/matches/{going_on}/push")


async def choose(match: str, key: str, *players: Person) -> None:
    """Let whoever is asked first choose anything."""
    for player in players:
        ask = (await player.get(f"/api/matches/{match}/push"))["ask"]
        if ask:
            choice = {"seat": ask["seat"], "number": ask["number"], "code": ask["codes"][-1]}
            path = f"/api/matches/{match}/choose"
            await player.post(path, {"type": "choose", "key": key, **choice}, 200)
            return


def test_nothing_tells_of_who_is_forgotten_and_the_match_goes_on(server: Server) -> None:
    async def body() -> None:
        async with people(server, 2) as [ada, ben]:
            finished, going_on, before = await two_matches(ada, ben)
            user, kept = (await ada.get("/api/me"))["id"], ada.cookie()
            await ada.post("/api/account", {"account": NAME, "passphrase": WORDS}, 201)
            await ada.post("/api/account/delete", {"passphrase": "wrong horse"}, 403)
            await ada.post("/api/account/delete", {}, 403)
            async with ben.play(going_on) as socket:
                await ada.post("/api/account/delete", {"passphrase": WORDS}, 200)
                await socket.until(lambda: socket.push["seats"][0]["kind"] == "bot")
                after = socket.push
            assert "Benno" in await is_forgotten(server.database, NAME, user)
            assert [seat["name"] for seat in after["seats"]] == ["normal bot", "Benno"]
            assert after["view"]["round"] == before["view"]["round"]
            said = (await ben.get(f"/api/matches/{going_on}/push"))["chat"]
            assert [line["text"] for line in said if line["name"] != "Benno"] == [""]
            over = await ben.get(f"/api/matches/{finished}")
            assert [seat["name"] for seat in over["seats"]] == ["", "Benno"]
            assert '"choices"' in str((await ben.http.get(f"/api/matches/{finished}/record")).text)
            assert (await ada.get("/api/me"))["id"] != user
            ada.http.cookies.clear()
            ada.http.headers["Cookie"] = kept
            assert (await ada.get("/api/me"))["id"] != user
            await ben.post("/api/account", {"account": NAME, "passphrase": WORDS}, 201)

    asyncio.run(body())


def test_a_guest_can_be_forgotten_too(server: Server) -> None:
    async def body() -> None:
        async with people(server, 1) as [ada]:
            await ada.post("/api/me", {"name": "Adalbert"}, 200)
            match = await ada.create("me", "bot:random")
            user = (await ada.get("/api/me"))["id"]
            await ada.post("/api/account/delete", {}, 200)
            await is_forgotten(server.database, "Adalbert", user)
            left = await ada.get(f"/api/matches/{match}")
            assert [seat["kind"] for seat in left["seats"]] == ["open", "bot"]

    asyncio.run(body())


def test_what_was_begun_before_a_stop_is_finished_after_it(empty: str, tmp_path: Path) -> None:
    async def begin(server: Server) -> tuple[str, str, Any]:
        async with people(server, 2) as [ada, ben]:
            _, going_on, _ = await two_matches(ada, ben)
            return (await ada.get("/api/me"))["id"], going_on, ben

    async def leave(user: str) -> None:
        store = open_store(empty)
        await store.start()
        await clear_user(store, user)
        await store.close()

    with Server(empty, tmp_path / "log") as server:
        user, match, _ = asyncio.run(begin(server))
        server.kill()
        asyncio.run(leave(user))
        server.restart()
        asyncio.run(is_forgotten(empty, NAME, user))
        server.kill()
        server.restart()

        async def look() -> None:
            async with people(server, 1) as [eve]:
                seats = (await eve.get(f"/api/matches/{match}"))["seats"]
                assert [(seat["kind"], seat["name"]) for seat in seats] == [
                    ("bot", "normal bot"),
                    ("person", "Benno"),
                ]

        asyncio.run(look())
