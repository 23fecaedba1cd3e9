"""Nobody takes up what others need: limits by person and by address, each with a clear refusal."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from emberkeep.server.addresses import source_of
from emberkeep.server.config import (
    Config,
    ConnectionLimits,
    Quota,
    Quotas,
    connection_limits,
    quotas,
)
from emberkeep.server.identity import Signer
from emberkeep.server.service import Service
from emberkeep.tables import actions
from emberkeep.tables.conversations import Viewer
from emberkeep.tables.driver import ALONE, pause_in
from emberkeep.tables.errors import Refuse
from emberkeep.tables.room import Room
from emberkeep.tables.rows import UserRow
from emberkeep.tables.wire import NewMatch, Wish
from tests.patience import PATIENCE
from tests.server.harness import GAME, Person, Server, Socket, people

ADA, BEN = UserRow("ada", "Ada"), UserRow("ben", "Ben")
HOME, WORK = "192.0.2.1", "192.0.2.2"
ROOMY = Quota(99, 99)


@asynccontextmanager
async def service_on(file: Path, most: Quotas) -> AsyncIterator[Service]:
    """Open a service whose bots nobody lets play."""
    service = Service(Config(database=str(file), quotas=most))
    await service.store.start()
    service.signer = Signer(b"secret")
    service.rooms.followers.clear()
    try:
        yield service
    finally:
        await service.close()


def run(file: Path, most: Quotas, body: Callable[[Service], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with service_on(file, most) as service:
            await body(service)

    asyncio.run(whole())


async def begin(
    service: Service, user: UserRow, source: str, *kinds: Any, public: bool = False
) -> Room:
    wish = NewMatch(GAME, [Wish(kind) for kind in kinds], public=public)
    return await service.new_matches.create(user, source, wish)


async def bots(service: Service, user: UserRow, source: str) -> Room:
    return await begin(service, user, source, "bot", "bot")


async def table(service: Service, user: UserRow, source: str) -> Room:
    return await begin(service, user, source, "me", "open", public=True)


def named(**quota: Quota) -> Quotas:
    usual = {"bot_matches": ROOMY, "open_tables": ROOMY, "sockets": ROOMY, "chat": ROOMY}
    return Quotas(**{**usual, **quota})


KINDS = pytest.mark.parametrize(
    ("kind", "make", "words"),
    [
        ("bot_matches", bots, "2 running matches in which bots alone play; wait until one is over"),
        ("open_tables", table, "2 public tables with an open seat; fill or close one first"),
    ],
)
Make = Callable[[Service, UserRow, str], Awaitable[Room]]


@KINDS
def test_a_person_has_a_share_of_matches(tmp_path: Path, kind: str, make: Make, words: str) -> None:
    async def body(service: Service) -> None:
        first = await make(service, ADA, HOME)
        await make(service, ADA, WORK)
        with pytest.raises(Refuse, match=f"you may have {words}"):
            await make(service, ADA, "198.51.100.1")
        await begin(service, ADA, HOME, "me", "bot", public=True)
        await make(service, BEN, HOME)

        note = first.note()
        note.status = "over"
        await service.store.note({first.id: note})
        await make(service, ADA, HOME)

    run(tmp_path / "db", named(**{kind: Quota(2, 99)}), body)


@KINDS
def test_an_address_has_a_share_of_matches(
    tmp_path: Path, kind: str, make: Make, words: str
) -> None:
    async def body(service: Service) -> None:
        for name in ("ada", "ben"):
            await make(service, UserRow(name, name), HOME)
        with pytest.raises(Refuse, match=f"all at your address may have {words}"):
            await make(service, UserRow("cat", "Cat"), HOME)
        await make(service, UserRow("cat", "Cat"), WORK)

    run(tmp_path / "db", named(**{kind: Quota(99, 2)}), body)


def test_who_hurries_gets_no_more(tmp_path: Path) -> None:
    async def body(service: Service) -> None:
        wishes = [bots(service, ADA, HOME) for _ in range(10)]
        made = await asyncio.gather(*wishes, return_exceptions=True)
        assert sum(isinstance(one, Room) for one in made) == 2

    run(tmp_path / "db", named(bot_matches=Quota(2, 99)), body)


def test_a_match_that_is_left_to_bots_counts_as_well(tmp_path: Path) -> None:
    async def body(service: Service) -> None:
        room = await begin(service, ADA, HOME, "me", "me")
        await bots(service, ADA, HOME)
        await service.seats.hand_over(room, "ada", 0, "random")
        with pytest.raises(Refuse, match="you may have 1 running"):
            await service.seats.hand_over(room, "ada", 1, "random")
        assert [who.kind for who in room.seats] == ["bot", "person"]

    run(tmp_path / "db", named(bot_matches=Quota(1, 99)), body)


def test_a_frozen_match_takes_up_nothing(tmp_path: Path) -> None:
    async def body(service: Service) -> None:
        room = await bots(service, ADA, HOME)
        room.row.id, room.row.rules = "frozen", "from long ago"
        await service.store.add_match(room.row)
        await bots(service, ADA, HOME)

    run(tmp_path / "db", named(bot_matches=Quota(2, 2)), body)


def test_nobody_fills_the_list_of_open_tables(tmp_path: Path) -> None:
    async def body(service: Service) -> None:
        await table(service, BEN, WORK)
        service.fairness.limits = False  # these were begun when more were allowed
        for user in (ADA, ADA, ADA, UserRow("cat", "Cat"), UserRow("dan", "Dan")):
            await table(service, user, HOME)
        await service.rooms.note()
        owners = sorted(row.owner for row in await service.fairness.open_tables())
        assert owners == ["ada", "ben", "cat", "dan"]

    run(tmp_path / "db", named(open_tables=Quota(2, 3)), body)


def test_bots_of_everybody_go_on_first_after_a_restart(tmp_path: Path) -> None:
    async def body(service: Service) -> None:
        for _ in range(5):
            await bots(service, ADA, HOME)
        await bots(service, BEN, WORK)
        for _ in range(5):
            await bots(service, ADA, HOME)
        first = await service.store.waiting_for_bots(0.0, 2)
        rows = [await service.store.match(match) for match in first]
        assert {row.owner for row in rows if row} == {"ada", "ben"}

    run(tmp_path / "db", named(), body)


def test_bots_that_nobody_waits_for_take_their_time(tmp_path: Path) -> None:
    async def body(service: Service) -> None:
        alone = await bots(service, ADA, HOME)
        with_ada = await begin(service, ADA, HOME, "me", "bot")
        habits = service.rooms.habits
        assert [pause_in(alone, habits, busy) for busy in (1, 2, 40)] == [ALONE, ALONE, 20 * ALONE]
        assert pause_in(with_ada, habits, 40) == 0.0
        for room in (alone, with_ada):
            room.enter(Viewer(service, room, "ben"))
            assert pause_in(room, habits, 1) == habits.pace

    run(tmp_path / "db", named(bot_matches=Quota(2, 9)), body)


# Chat


def test_who_talks_too_much_is_refused_and_the_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frozen = SimpleNamespace(monotonic=lambda: 0.0)
    monkeypatch.setattr("emberkeep.server.limits.time", frozen)

    async def body(service: Service) -> None:
        room = await begin(service, ADA, HOME, "me", "bot")
        for at in range(4):
            await service.actions.say(room, ADA, "hello", f"key-{at}", HOME)
        with pytest.raises(Refuse, match="12 lines a minute, 24 from one address"):
            await service.actions.say(room, ADA, "hello", "key-5", HOME)
        for at in range(4):
            await service.actions.say(room, BEN, "hello", f"key-{at}", HOME)
        with pytest.raises(Refuse, match="24 from one address"):
            await service.actions.say(room, UserRow("cat", "Cat"), "hello", "key", HOME)
        await service.actions.say(room, UserRow("cat", "Cat"), "hello", "key", WORK)

    run(tmp_path / "db", named(chat=Quota(12, 24)), body)


def test_what_is_said_does_not_end_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actions, "MOST_ROWS", 3)

    async def body(service: Service) -> None:
        room = await begin(service, ADA, HOME, "me", "me")
        for at in range(5):
            await service.actions.say(room, BEN, "hello", f"key-{at}", HOME)
        for at in range(3):
            await _choose(service, room, f"key-{at}")
        with pytest.raises(Refuse, match="at most 3 rows"):
            await _choose(service, room, "key-9")

    run(tmp_path / "db", named(), body)


async def _choose(service: Service, room: Room, key: str) -> None:
    seat = room.awaited()[0]
    ask = room.live.table.ask_of(seat)
    await service.actions.choose(room, "ada", (seat, ask.number, ask.codes()[0]), key)


def test_spectators_cannot_keep_players_from_talking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actions, "MOST_SAID_BESIDE", 2)
    monkeypatch.setattr(actions, "MOST_SAID", 4)

    async def body(service: Service) -> None:
        room = await begin(service, ADA, HOME, "me", "bot")
        for who, most in ((BEN, 2), (ADA, 4)):
            for at in range(most):
                await service.actions.say(room, who, "hello", f"key-{at}", HOME)
            with pytest.raises(Refuse, match=f"may say {most} lines"):
                await service.actions.say(room, who, "hello", "key", HOME)

    run(tmp_path / "db", named(), body)


# Sockets


@pytest.mark.slow
def test_sockets_are_limited_by_person_and_by_address(tmp_path: Path) -> None:
    most = {"sockets": [2, 3]}
    with Server(str(tmp_path / "db"), tmp_path / "log", limits=True, quotas=most) as server:

        async def body() -> None:
            async with people(server, 2) as [ada, ben]:
                match = await ada.create("me", "open")
                async with ada.play(match), ada.play(match):
                    assert "you may have 2 connections" in await turned_away(ada, match)
                    async with ben.play(match):
                        assert "at your address may have 3" in await turned_away(ben, match)
                    await let_in(ben, match)

        asyncio.run(body())


async def let_in(person: Person, match: str) -> None:
    """Come back until there is room: the server hears a moment later that somebody has left."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(ConnectionClosed):
                async with person.play(match):
                    return
            await asyncio.sleep(0.1)


async def turned_away(person: Person, match: str) -> str:
    async with person.connected(match) as connection:
        socket = Socket(connection)
        await socket.until(lambda: socket.bye)
        assert socket.bye["retry"] > 10
        return str(socket.refused[0]["message"])


# Addresses and settings


def test_a_source_is_a_machine_or_half_an_address() -> None:
    assert source_of("192.0.2.1") == source_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert source_of("2001:db8::1") == source_of("2001:db8:0:0:ffff::2") == "2001:db8::/64"
    assert source_of("2001:db8:0:1::1") != source_of("2001:db8::1")
    assert source_of("fe80::1%eth0") == "fe80::/64"
    assert source_of("testclient") == "testclient"


def test_limits_are_read_from_words() -> None:
    assert quotas(["sockets=1/2", "bot-matches=0/7"]) == Quotas(
        sockets=Quota(1, 2), bot_matches=Quota(0, 7)
    )
    assert connection_limits(["by-address=7"]) == ConnectionLimits(by_address=7)
    for wrong in ("sockets", "cakes=1/2"):
        with pytest.raises(Refuse, match=r"accepted is, e\.g\., sockets=20/200; names are bot-"):
            quotas([wrong])
    for wrong in ("sockets=", "sockets=1", "sockets=1/x", "sockets=-1/2"):
        with pytest.raises(Refuse, match=r"accepted is, e\.g\., 20/200"):
            quotas([wrong])
    for wrong in ("most=0", "most=many", "header-seconds=-1"):
        with pytest.raises(Refuse, match="whole numbers from 1"):
            connection_limits([wrong])
