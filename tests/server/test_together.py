"""First answers and private chapters, between people on a real server, and bots."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain
from typing import Any

import pytest

from emberkeep.games import GAMES
from emberkeep.tables.room import Room, new_row
from emberkeep.tables.rows import MatchRow, Seating
from tests.server.harness import Server, Socket, people
from tests.toys import lanterns


@asynccontextmanager
async def partners(server: Server, mode: str = "tunnel") -> AsyncIterator[tuple[Socket, Socket]]:
    """Let two people walk into the tunnel of Lanterns."""
    async with people(server, 2) as [ada, ben]:
        match = await ada.create("me", "open", game="lanterns", mode=mode)
        await ada.invite(match, 1, ben)
        async with ada.play(match) as one, ben.play(match) as two:
            yield one, two


async def answer(socket: Socket, code: str) -> str:
    """Answer the open question; return the key."""
    key = f"key-{next(socket.keys)}"
    ask = socket.push["ask"]
    seat, number = ask["seat"], ask["number"]
    await socket.send(type="choose", seat=seat, number=number, code=code, key=key)
    return key


async def settled(socket: Socket, key: str) -> str:
    """Wait for what became of an answer: taken, or why not."""

    def reasons() -> list[str]:
        return [refused["reason"] for refused in socket.refused if refused["key"] == key]

    await socket.until(lambda: key in socket.acks or reasons())
    return "taken" if key in socket.acks else reasons()[0]


@pytest.mark.slow
def test_of_two_who_answer_at_once_one_is_taken_and_one_is_late(toys: Server) -> None:
    async def body() -> None:
        async with partners(toys) as (one, two):
            assert one.push["ask"]["first"]
            assert one.push["awaited"] == two.push["awaited"] == [0, 1]
            keys = await asyncio.gather(answer(one, "wait"), answer(two, "wait"))
            ends = [await settled(one, keys[0]), await settled(two, keys[1])]

            assert sorted(ends) == ["stale", "taken"]
            first = ends.index("taken")
            await one.until(lambda: one.push["choices"] == 1)
            await two.until(lambda: two.push["choices"] == 1)
            assert one.push["awaited"] == two.push["awaited"] == [1 - first]
            assert (one, two)[first].push["ask"] is None
            assert (one, two)[1 - first].push["ask"]["number"] == 2

    asyncio.run(body())


@pytest.mark.slow
def test_partners_who_answer_whenever_they_like_come_to_the_end(toys: Server) -> None:
    async def play(socket: Socket, rng: random.Random) -> list[str]:
        ends = []
        while ask := await socket.asked():
            ends.append(await settled(socket, await answer(socket, rng.choice(ask["codes"]))))
            await told(socket, ask["number"])
        return ends

    async def told(socket: Socket, choices: int) -> None:
        await socket.until(lambda: socket.push["choices"] >= choices)

    async def body() -> None:
        async with partners(toys) as (one, two):
            games = [play(one, random.Random(1)), play(two, random.Random(2))]
            ends = [*chain(*await asyncio.gather(*games))]

            assert one.push["result"] == two.push["result"] is not None
            assert ends.count("taken") == one.push["choices"]
            assert set(ends) <= {"taken", "stale"}

    asyncio.run(body())


# Private chapters


@pytest.mark.slow
def test_others_see_who_has_ended_a_private_chapter_and_nothing_else(toys: Server) -> None:
    def known(socket: Socket) -> tuple[Any, ...]:
        push = socket.push
        ask = {key: value for key, value in push["ask"].items() if key != "final"}
        return push["seq"], push["choices"], push["view"], ask, push["story"]

    async def body() -> None:
        async with partners(toys, "packed") as (ada, ben):
            await ben.until(lambda: ben.push["awaited"] == [0, 1])
            before = known(ben)
            await ada.choose(ada.push["ask"]["codes"][1])
            await ada.choose("done")
            await ben.until(lambda: ben.push["awaited"] == [1])
            assert known(ben) == before
            assert ben.push["ask"]["final"] == ["done"], "nobody else keeps the chapter open"
            await ada.tell(type="undo", seat=0)
            await ben.until(lambda: ben.push["awaited"] == [0, 1])
            assert known(ben) == before
            assert ben.push["ask"]["final"] == []

    asyncio.run(body())


@pytest.mark.slow
def test_the_last_word_is_asked_for_when_nothing_else_is_left(toys: Server) -> None:
    async def body() -> None:
        async with partners(toys, "packed") as (ada, ben):
            await ben.choose("done")
            while len(ada.push["ask"]["codes"]) > 1:
                await ada.choose(ada.push["ask"]["codes"][1])
            assert ada.push["ask"]["codes"] == ["done"]
            assert ada.push["undo"]["can"] == [0]
            await ada.choose("done")
            assert ada.push["undo"]["can"] == []

    asyncio.run(body())


# Bots


def tunnel(*kinds: Any) -> Room:
    seats = [Seating(kind, f"user-{at}", kind, "random") for at, kind in enumerate(kinds)]
    row = MatchRow(
        id="match",
        game="lanterns",
        rules="1",
        mode="tunnel",
        players=len(seats),
        options={},
        seats=seats,
        seed=1,
        salt="salt",
        owner="user-0",
        public=False,
        created=1.0,
    )
    return Room(row)


@pytest.fixture
def _lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "lanterns", lanterns.GAME)


@pytest.mark.usefixtures("_lanterns")
def test_bots_leave_it_to_people_to_be_first() -> None:
    room = tunnel("bot", "person", "bot", "open")

    assert room.bots_asked() == []
    room.apply(new_row(room, "choice", 1, "wait"))
    assert room.bots_asked() == []  # somebody may still come
    room.apply(new_row(room, "choice", 3, "wait"))
    assert room.bots_asked() == [0, 2]


@pytest.mark.usefixtures("_lanterns")
def test_among_bots_any_can_be_first() -> None:
    assert tunnel("bot", "bot").bots_asked() == [0, 1]
