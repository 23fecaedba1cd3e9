"""People play on a real server, over real sockets, on both kinds of database."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest

from emberkeep.cli import main
from tests.server.harness import Person, Server, Socket, people, play_all

pytestmark = pytest.mark.slow


async def count(person: Person, name: str) -> int:
    """Read a counter of the server."""
    for line in (await person.get("/metrics")).splitlines():
        if line.startswith(f"emberkeep_{name} "):
            return int(float(line.split()[1]))
    raise AssertionError(name)


def test_a_match_against_a_bot_is_played_to_its_end(server: Server) -> None:
    async def body() -> None:
        async with people(server, 1) as [ada]:
            match = await ada.create("me", "bot:random")
            async with ada.play(match) as socket:
                await socket.play_on(random.Random(1))
                push = socket.push
                assert push["result"]["winners"]
                assert push["luck"]["seed"] is not None
                assert push["awaited"] == []

    asyncio.run(body())


def test_two_people_meet_by_a_link(server: Server) -> None:
    async def body() -> None:
        async with people(server, 3) as [ada, ben, eve]:
            match = await ada.create("me", "open")
            link = await ada.post(f"/api/matches/{match}/seats/1/link")
            assert await ben.post("/api/join", {"token": link["token"]}) == {
                "match": match,
                "seat": 1,
            }
            await eve.post("/api/join", {"token": link["token"]}, 404)
            async with ada.play(match) as one, ben.play(match) as two, eve.play(match) as three:
                await play_all([one, two], 2)
                await three.until(lambda: three.push["result"])
                assert one.push["result"] == two.push["result"] == three.push["result"]
                assert (one.push["you"], two.push["you"], three.push["you"]) == (0, 1, None)
                assert three.push["ask"] is None

    asyncio.run(body())


def test_who_comes_back_misses_nothing(server: Server) -> None:
    async def body() -> None:
        async with people(server, 2) as [ada, ben]:
            match = await ada.create("me", "open")
            await ada.invite(match, 1, ben)
            async with ben.play(match) as steady:
                rng = random.Random(3)
                socket: Socket | None = None
                playing = asyncio.ensure_future(steady.play_on(random.Random(4)))
                over = False
                while not over:
                    async with ada.play(match, socket) as socket:
                        await socket.play_on(rng, rng.randrange(1, 9))
                        if rng.random() < 0.3:
                            await socket.tell(type="say", text=f"hello {len(socket.chat)}")
                        over = socket.push["result"] is not None
                await playing
                async with ada.play(match) as fresh:
                    assert socket is not None
                    assert fresh.story == socket.story
                    assert fresh.chat == socket.chat
                await steady.until(lambda: len(steady.chat) == len(fresh.chat))

    asyncio.run(body())


def test_a_choice_that_is_sent_again_counts_once(server: Server) -> None:
    async def body() -> None:
        async with people(server, 1) as [ada]:
            match = await ada.create("me", "me")
            async with ada.play(match) as socket:
                seat = socket.push["curtain"]
                await socket.send(type="take", seat=seat)
                ask = await socket.asked()
                choice = {
                    "type": "choose",
                    "seat": seat,
                    "number": ask["number"],
                    "code": ask["codes"][0],
                    "key": "once",
                }
                await socket.send(**choice)
                await socket.until(lambda: "once" in socket.acks)
                first = socket.acks.pop("once")
                await socket.send(**choice)
                await socket.until(lambda: "once" in socket.acks)
                assert socket.acks["once"] == first
                await socket.until(lambda: socket.push["seq"] >= first)
                assert socket.push["choices"] == 1

    asyncio.run(body())


def test_polling_gives_what_a_socket_gives(server: Server) -> None:
    async def body() -> None:
        async with people(server, 1) as [ada]:
            match = await ada.create("me", "bot:random")
            async with ada.play(match) as socket:
                await socket.play_on(random.Random(5), 5)
                ask = await socket.asked()
                polled = await ada.get(f"/api/matches/{match}/push")
                same = ("seq", "choices", "you", "view", "ask", "awaited", "undo", "luck", "mine")
                assert {n: polled[n] for n in same} == {n: socket.push[n] for n in same}
                assert polled["story"] == socket.story[0]
                choice = {"seat": 0, "number": ask["number"], "code": ask["codes"][0], "key": "p"}
                counted = await count(ada, "choices_total")
                ack = await ada.post(f"/api/matches/{match}/choose", {"type": "choose", **choice})
                await ada.post(f"/api/matches/{match}/choose", {"type": "choose", **choice})
                assert await count(ada, "choices_total") == counted + 1
                refused = await count(ada, "refused_total")
                other = {"type": "choose", **choice, "key": "q"}
                await ada.post(f"/api/matches/{match}/choose", other, 409)
                assert await count(ada, "refused_total") == refused + 1
                later = await ada.get(f"/api/matches/{match}/push?since={polled['seq']}")
                assert later["seq"] >= ack["seq"]
                assert later["since"] == len(polled["story"])

    asyncio.run(body())


def test_it_stops_gracefully_and_goes_on_where_it_was(server: Server) -> None:
    async def body() -> None:
        async with people(server, 1) as [ada]:
            match = await ada.create("me", "bot:random")
            async with ada.play(match) as socket:
                await socket.play_on(random.Random(6), 5)
                await socket.asked()
                stopped = asyncio.create_task(asyncio.to_thread(server.stop))
                await socket.until(lambda: socket.bye)
                assert await stopped == 0
            server.restart()
            async with ada.play(match, socket) as again:
                assert again.push["view"] == socket.push["view"]
                await again.play_on(random.Random(7))
                assert again.push["result"]

    asyncio.run(body())


def test_a_backup_made_while_people_play_has_all_that_was_acknowledged(tmp_path: Path) -> None:
    async def body(server: Server) -> None:
        async with people(server, 1) as [ada]:
            match = await ada.create("me", "bot:random")
            async with ada.play(match) as socket:
                await socket.play_on(random.Random(8), 6)
                promised = max(socket.acks.values())
                playing = asyncio.ensure_future(socket.play_on(random.Random(9), 30))
                copy = str(tmp_path / "copy.sqlite")
                command = ["admin", "backup", copy, "--database", server.database]
                assert await asyncio.to_thread(main, command) == 0
                await playing
            with Server(copy, tmp_path / "log-2") as other:
                ada.address = other.address
                ada.http.base_url = httpx.URL(other.address)
                async with ada.play(match) as again:
                    assert again.push["seq"] >= promised
                    await again.play_on(random.Random(10), 3)

    with Server(str(tmp_path / "db.sqlite"), tmp_path / "log") as server:
        asyncio.run(body(server))


def test_a_seat_may_look_ahead_and_only_its_own(server: Server) -> None:
    async def body() -> None:
        async with people(server, 2) as [ada, eve]:
            match = await ada.create("me", "me", game="ascension_tactics")
            preview = f"/api/matches/{match}/preview"

            ahead = await ada.get(f"{preview}?seat=1&thing=cultist")
            assert (ahead["figure"], ahead["power"]) == ("cultist", 2)
            assert await ada.get(f"{preview}?seat=1&thing=nobody") is None
            for path in (f"{preview}?thing=cultist", f"{preview}?seat=2&thing=cultist"):
                assert (await ada.get(path, 403))["reason"] == "not-yours"
            assert (await eve.get(f"{preview}?seat=0&thing=cultist", 403))["reason"] == "not-yours"
            assert (await ada.get(f"{preview}?seat=1&thing=", 400))["reason"] == "malformed"

    asyncio.run(body())


def test_a_seat_may_ask_why_not_and_only_its_own(server: Server) -> None:
    async def body() -> None:
        async with people(server, 2) as [ada, eve]:
            match = await ada.create("me", "me")
            why_not = f"/api/matches/{match}/why-not"
            push = await ada.get(f"/api/matches/{match}/push?seat=1")
            code = push["ask"]["codes"][0]

            assert await ada.get(f"{why_not}?seat=1&code={code}") == {
                "rule": None,
                "key": None,
                "args": {},
            }
            assert (await ada.get(f"{why_not}?seat=1&code=gold"))["rule"] == "COA-SETUP-13"
            for path in (f"{why_not}?code=gold", f"{why_not}?seat=2&code=gold"):
                assert (await ada.get(path, 403))["reason"] == "not-yours"
            assert (await eve.get(f"{why_not}?seat=0&code=gold", 403))["reason"] == "not-yours"
            assert (await ada.get(f"{why_not}?seat=1&code=", 400))["reason"] == "malformed"

    asyncio.run(body())
