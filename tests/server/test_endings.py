"""Giving up, agreeing to end a match, running out of time, and being away for a moment."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from emberkeep.server.metrics import Metrics
from emberkeep.server.sqlite import SqliteStore
from emberkeep.tables.clocks import Clocks
from emberkeep.tables.endings import early_result
from emberkeep.tables.giving_up import GivingUp
from emberkeep.tables.habits import Habits
from emberkeep.tables.room import Room
from emberkeep.tables.rooms import Rooms
from emberkeep.tables.rows import Row
from tests.server.harness import Person, Server, people
from tests.server.test_leaks import match_row
from tests.server.test_tables import first_regret

pytestmark = pytest.mark.slow

PAIRS = ((0, 2), (1, 3))


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server that waits long for whoever has left."""
    folder = tmp_path_factory.mktemp("patient")
    with Server(str(folder / "emberkeep.sqlite"), folder / "log", absence=3600.0) as running:
        yield running


# The pure part


def test_the_last_side_that_has_not_given_up_wins() -> None:
    assert early_result(PAIRS, {}, agreed=False) is None
    assert early_result(PAIRS, {0: "resigned"}, agreed=False) is None
    assert early_result(PAIRS, {0: "resigned", 1: "resigned"}, agreed=False) is None
    ended = early_result(PAIRS, {0: "resigned", 2: "time"}, agreed=False)
    assert ended is not None
    assert (ended.winners, ended.reason) == ((1, 3), "time")


def test_an_end_by_agreement_is_shared_by_all() -> None:
    ended = early_result(PAIRS, {0: "resigned"}, agreed=True)

    assert ended is not None
    assert (ended.winners, ended.reason) == ((0, 2, 1, 3), "agreed")
    assert ended.worth(0) == ended.worth(3) == 0.5


def clocked(seconds: int = 60) -> Room:
    row = match_row(1)
    row.created, row.clock = 1000.0, seconds
    return Room(row)


def test_a_clock_runs_through_all_questions_of_a_turn() -> None:
    room = clocked()
    asked = room.awaited()
    assert room.due() == dict.fromkeys(asked, 1060.0)
    assert room.expired(1059.9) == []
    assert room.expired(1060.0) == asked

    rng, at = random.Random(1), 1000.0
    turns = set()
    for seq in range(1, 40):
        seat, at = room.awaited()[0], at + 10
        turn = room.game.hints.turn(room.live.table)
        turns.add((turn, seat, room.due()[seat]))
        code = rng.choice(room.live.table.ask_of(seat).codes())
        room.apply(Row(room.id, seq, "choice", seat, code, at=at))
    assert len({(turn, seat) for turn, seat, _ in turns}) == len(turns), "a clock began anew"

    again = clocked()
    rows = [
        Row(room.id, n, "choice", c.seat, c.code, at=1000.0 + 10 * n)
        for n, c in enumerate(room.choices(), 1)
    ]
    again.load(rows)
    assert again.due() == room.due()


def test_a_match_without_a_clock_is_never_overdue() -> None:
    assert clocked(0).due() == {}
    assert clocked(0).expired(1e12) == []


@pytest.mark.parametrize("forfeit", [True, False])
def test_time_runs_out_also_where_nobody_watches(tmp_path: Path, *, forfeit: bool) -> None:
    async def body() -> None:
        store = SqliteStore(tmp_path / "emberkeep.sqlite")
        await store.start()
        rooms = Rooms(store, Habits(), Metrics())
        row = match_row(1)
        row.clock, row.forfeit = 30, forfeit
        assert await store.add_match(row)
        assert await store.overdue(row.created + 29) == []
        assert await store.overdue(row.created + 31) == [row.id]

        room = await rooms.room(row.id)
        late = room.awaited()
        await Clocks(rooms, GivingUp(rooms)).look(room)

        assert late == [0, 1, 2]
        if forfeit:  # the last side that is left has won
            assert room.ending.given_up == {0: "time", 1: "time"}
            assert room.result
            assert (room.result.winners, room.result.reason) == ((2,), "time")
        else:
            assert [who.kind for who in room.seats] == ["bot"] * 3
        again = Room(row)
        again.load(await store.rows(row.id))
        assert again.seats == room.seats
        await store.close()

    asyncio.run(body())


# Over the wire


async def two(ada: Person, ben: Person, **more: object) -> str:
    """Seat two people at a table."""
    match = await ada.create("me", "open", **more)
    await ada.invite(match, 1, ben)
    return match


def test_whoever_resigns_loses(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 2) as [ada, ben]:
            match = await two(ada, ben)
            async with ada.play(match) as one, ben.play(match) as other:
                assert await other.refusal(type="resign", seat=0, key="x") == "not-yours"
                await other.tell(type="resign", seat=1)
                await one.until(lambda: one.push["result"])
                assert one.push["result"]["winners"] == [0]
                assert one.push["result"]["reason"] == "resigned"
                assert one.push["ask"] is None
                assert one.push["awaited"] == []
                assert one.push["luck"]["seed"] is not None
                assert await one.refusal(type="resign", seat=0, key="y") == "refused"
            info = await ada.get(f"/api/matches/{match}")
            assert info["status"] == "over"
            record = await ben.get(f"/api/matches/{match}/record")
            assert record["choices"] == []

    asyncio.run(body())


def test_alone_one_resigns_to_the_automatic_opponent(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 1) as [ada]:
            match = await ada.create("me", mode="solo")
            async with ada.play(match) as socket:
                await socket.tell(type="resign", seat=0)
                assert socket.push["result"]["winners"] == [1]

    asyncio.run(body())


def test_among_more_a_bot_plays_for_who_gave_up(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 2) as [ada, ben]:
            match = await ada.create("me", "open", "bot:random")
            await ada.invite(match, 1, ben)
            async with ada.play(match) as one, ben.play(match) as other:
                await other.tell(type="resign", seat=1)
                await one.until(lambda: one.push["end"]["given_up"] == [1])
                assert one.push["seats"][1]["kind"] == "bot"
                assert not one.push["result"]
                refused = await ben.http.post(f"/api/matches/{match}/seats/1/back")
                assert refused.status_code >= 400
                await one.play_on(random.Random(1))
                ended: dict[str, str] = one.push["result"]
                assert ended["reason"] not in {"resigned", "time", "agreed"}

    asyncio.run(body())


def test_all_people_at_a_table_may_agree_to_end_it(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 2) as [ada, ben]:
            match = await two(ada, ben)
            async with ada.play(match) as one, ben.play(match) as other:
                for agree in (False, True):
                    await one.tell(type="propose-end", seat=0)
                    await other.until(lambda: other.push["end"]["asked"] == 0)
                    assert other.push["end"]["waiting"] == [1]
                    assert await one.refusal(type="answer-end", agree=True, key="z") == "not-yours"
                    await other.tell(type="answer-end", agree=agree)
                    await one.until(lambda: one.push["end"]["asked"] is None)
                    assert bool(one.push["result"]) == agree
                assert one.push["result"]["winners"] == [0, 1]
                assert one.push["result"]["reason"] == "agreed"

    asyncio.run(body())


def test_nobody_ends_a_match_behind_anothers_back(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 2) as [ada, ben]:
            match = await two(ada, ben)
            async with ada.play(match) as one:
                await one.until(lambda: one.presence is not None)
                await ada.post(f"/api/matches/{match}/seats/1/bot", {"level": "random"})
                await one.tell(type="propose-end", seat=0)
                assert one.push["end"]["waiting"] == [1]
                assert one.push["result"] is None

    asyncio.run(body())


def test_every_player_may_hand_the_seat_of_who_is_away_to_a_bot(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 3) as [ada, ben, eve]:
            match = await two(ada, ben)
            bot = {"level": "random"}
            await eve.post(f"/api/matches/{match}/seats/0/bot", bot, 403)
            await ben.post(f"/api/matches/{match}/seats/0/bot", bot)
            info = await ben.get(f"/api/matches/{match}")
            assert info["seats"][0]["kind"] == "bot"

    asyncio.run(body())


def test_who_has_just_left_is_not_away(patient: Server) -> None:
    async def body() -> None:
        async with people(patient, 2) as [ada, ben]:
            match = await two(ada, ben)
            async with ada.play(match) as one:
                async with ben.play(match) as other:
                    mover = await first_regret([one, other])
                    while mover is not one:  # Ada regrets, Ben leaves
                        mover = await first_regret([one, other])
                await one.until(lambda: one.presence and 1 not in one.presence["online"])
                await ada.post(f"/api/matches/{match}/seats/1/bot", {"level": "random"}, 409)
                choices = one.push["choices"]
                await one.tell(type="undo", seat=0)
                assert one.push["undo"]["asked"] == 0
                assert one.push["choices"] == choices

    asyncio.run(body())


def test_a_clock_is_part_of_a_match(one_server: Server) -> None:
    async def body() -> None:
        async with people(one_server, 2) as [ada, ben]:
            clock = {"seconds": 3600, "then": "forfeit"}
            match = await two(ada, ben, clock=clock)
            assert (await ben.get(f"/api/matches/{match}"))["clock"] == clock
            async with ada.play(match) as one:
                assert [left["seat"] for left in one.push["clocks"]] == one.push["awaited"]
                assert all(0 < left["seconds"] <= 3600 for left in one.push["clocks"])
            wish = {"game": "crown_of_ash", "seats": [{"kind": "me"}] * 2, "clock": {"seconds": 1}}
            await ada.post("/api/matches", wish, 400)

    asyncio.run(body())
