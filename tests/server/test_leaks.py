"""Nobody is sent what they may not know: compare the bytes of worlds that differ only in that."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from emberkeep.games import GAMES
from emberkeep.kernel import Ask, Chance, Choice, Match, Table
from emberkeep.server.backends import open_store
from emberkeep.server.config import Config
from emberkeep.server.identity import Signer, new_session
from emberkeep.server.service import Service
from emberkeep.tables.encode import encode
from emberkeep.tables.pushes import Looker, push
from emberkeep.tables.room import Room, new_row
from emberkeep.tables.rows import MatchRow, Row, Seating
from emberkeep.tables.shown import Shown
from tests.server.harness import GAME, Person, Server, Socket

SEATS = 3
TIMES = re.compile(
    r"^\S+ \S+ |\d+\.\d+ ms|^emberkeep_choice_seconds.*$|\"changed\":\"[^\"]*\"", re.MULTILINE
)


def mode_of(game: str) -> str:
    """Find a mode in which so many play."""
    return next(mode.name for mode in GAMES[game].offered() if SEATS in mode.players)


def match_row(seed: int, game: str = GAME) -> MatchRow:
    seats = [Seating("person", f"user-{at}", f"Name {at}") for at in range(SEATS)]
    return MatchRow(
        id="the-match",
        game=game,
        rules=GAMES[game].rules_version,
        mode=mode_of(game),
        players=SEATS,
        options={},
        seats=seats,
        seed=seed,
        salt="salt",
        owner="user-0",
        public=False,
        created=1.0,
    )


def new_match(game: str, seed: int) -> Match[Any]:
    return Match(GAMES[game], GAMES[game].setup(mode_of(game), SEATS, {}, seed))


def two_worlds(game: str, seed: int) -> tuple[list[Choice], list[Choice], int] | None:
    """Find a seat and two ways a match went between which that seat cannot tell."""
    rng = Random(seed)
    played = new_match(game, seed)
    begin = rng.randrange(150)
    while not played.table.over:
        seat = rng.choice(played.table.asked())
        ask = played.table.ask_of(seat)
        codes = ask.codes()
        observer = rng.choice([at for at in range(SEATS) if at != seat])
        if len(played.record.choices) >= begin and is_hidden(played.table, ask):
            one, other = played.fork(), played.fork()
            for match, code in zip((one, other), rng.sample(codes, 2), strict=True):
                match.choose(seat, code)
            while other.table.branches and seat in other.table.asked():
                other.choose(seat, rng.choice(other.table.ask_of(seat).codes()))
            if _same(one, other, observer):
                return one.record.choices, other.record.choices, observer
        played.choose(seat, rng.choice(codes))
    return None


def is_hidden(table: Table, ask: Ask) -> bool:
    """Return whether others do not learn what is answered, or not yet."""
    together = len(table.asks) > 1 and not ask.first
    return ask.secret or together or table.branches != []


def keeps_choices(game: str) -> bool:
    """Return whether choices are ever kept from others in a game."""
    for seed in range(3):
        rng, played = Random(seed), new_match(game, seed)
        while not played.table.over:
            ask = played.table.ask_of(rng.choice(played.table.asked()))
            if is_hidden(played.table, ask):
                return True
            played.choose(ask.seat, rng.choice(ask.codes()))
    return False


def _same(one: Match[Any], other: Match[Any], seat: int) -> bool:
    views = [match.game.view(match.table, seat) for match in (one, other)]
    return views[0] == views[1] and one.table.asked() == other.table.asked()


async def prepare(file: Path, row: MatchRow, choices: list[Choice]) -> None:
    """Write a match into a database, as if it had been played on a server."""
    store = open_store(str(file))
    await store.start()
    await store.add_match(row)
    for seq, choice in enumerate(choices, 1):
        user, code = f"user-{choice.seat}", choice.code
        made = Row(row.id, seq, "choice", choice.seat, code, user, f"{user}:{seq}", 2.0)
        await store.append(made)
    await store.close()
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO meta VALUES ('secret', ?)", ["ab" * 32])
    connection.close()


async def everything(server: Server, seat: int | None, choices: int) -> dict[str, str]:
    """Gather all bytes that a seat, or a spectator, can get."""
    person = Person(server.address)
    signer = Signer(bytes.fromhex("ab" * 32))
    user = "stranger" if seat is None else f"user-{seat}"
    person.http.cookies.set("emberkeep", signer.sign(new_session(user, "one")))
    found: dict[str, str] = {}
    async with person.connected("the-match") as connection:
        socket = Socket(connection)
        await socket.send(type="hello", seq=None)
        await socket.until(lambda: socket.push and socket.presence)
        await socket.send(type="say", text="what do you hold?", key="say")
        await socket.until(lambda: "say" in socket.acks and socket.chat)
        await socket.refusal(type="choose", seat=2, number=1, code="?", key="x")
        found["socket"] = "\n".join(socket.raw)
    paths = ["", "/push", "/push?since=3", "/record", "/story", "/replay?at=0"]
    paths += [f"/replay?at={at}" for at in range(max(0, choices - 3), choices + 2)]
    paths += [f"/push?seat={at}" for at in range(SEATS)]
    paths += [f"/why-not?code={code}" for code in ("gold", "citadel/front", "card:1", "done")]
    for path in paths:
        answer = await person.http.get(f"/api/matches/the-match{path}")
        found[path] = f"{answer.status_code} {answer.text}"
    for path in ("/api/matches", "/api/tables", "/metrics"):
        found[path] = (await person.http.get(path)).text
    await person.close()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_secret_choice_changes_no_byte_for_the_others(
    tmp_path: Path, game: str, seed: int
) -> None:
    if not keeps_choices(game):
        pytest.skip("all choices of this game are made openly")
    base = next(at for at in range(seed * 10_000, 2**30) if two_worlds(game, at))
    first, second, observer = two_worlds(game, base) or ([], [], 0)
    sent = []
    for at, choices in enumerate((first, second)):
        asyncio.run(prepare(tmp_path / f"db-{at}", match_row(base, game), choices))
        with Server(str(tmp_path / f"db-{at}"), tmp_path / f"log-{at}") as server:
            seats = (observer, None)
            sent.append([asyncio.run(everything(server, seat, len(first))) for seat in seats])
            server.stop()
    for one, other in zip(*sent, strict=True):
        for path in one:
            assert TIMES.sub("", one[path]) == TIMES.sub("", other[path]), path
    logs = [TIMES.sub("", (tmp_path / f"log-{at}").read_text()) for at in (0, 1)]
    assert logs[0] == logs[1]
    for secret in ("salt", "emberkeep=", "ab" * 32):
        assert secret not in logs[0]


@pytest.mark.parametrize("game", GAMES)
def test_what_others_do_apart_is_not_even_counted(game: str) -> None:
    rng = Random(7)
    room = Room(match_row(7, game))
    while not room.over:
        seat = rng.choice(room.awaited())
        code = rng.choice(room.live.table.ask_of(seat).codes())
        before = {at: _numbers(room, at) for at in (*range(SEATS), None)}
        apart = room.live.table.branches != []
        room.apply(new_row(room, "choice", seat, code, f"user-{seat}"))
        if apart and room.unseen(seat):
            after = {at: _numbers(room, at) for at in (*range(SEATS), None)}
            mine, others = after.pop(seat), before.pop(seat)
            assert mine == (others[0] + 1, others[1] + 1)
            assert after == before
        elif not room.live.table.branches:
            assert {_numbers(room, at)[0] for at in (*range(SEATS), None)} == {room.seq}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_apart_is_not_in_the_metrics(tmp_path: Path, game: str) -> None:
    async def body() -> None:
        rng = Random(7)
        service = Service(Config(database=str(tmp_path / "db")))
        await service.store.start()
        room = await service.rooms.add(match_row(7, game))
        for count in range(150):
            if room.over:
                break
            before = service.metrics.text()
            seat = rng.choice(room.awaited())
            ask = room.live.table.ask_of(seat)
            choice = (seat, ask.number, rng.choice(ask.codes()))
            await service.actions.choose(room, f"user-{seat}", choice, f"key-{count}")
            assert (service.metrics.text() == before) == room.unseen(seat)
        await service.close()

    asyncio.run(body())


def _numbers(room: Room, seat: int | None) -> tuple[int, int]:
    sent = push(room, Looker(f"user-{seat}", seat, {}))
    return sent.seq, sent.choices


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_a_push_depends_on_the_view_alone(game: str, seed: int) -> None:
    rng = Random(seed)
    played = new_match(game, seed)
    while not played.table.over:
        if rng.random() < 0.1:
            _compare(played, rng)
        seat = rng.choice(played.table.asked())
        played.choose(seat, rng.choice(played.table.ask_of(seat).codes()))


def _compare(played: Match[Any], rng: Random) -> None:
    """Deal anew what a seat cannot know: its push is the same."""
    for seat in (*range(SEATS), None):
        sent = []
        for other in (False, True):
            room = Room(match_row(played.record.setup.seed, played.game.name))
            room.match = played.fork()
            if other:
                table = played.game.imagine(played.table, seat, Chance(rng.getrandbits(60)))
                table.log = room.match.table.log
                room.match.table = table
            room.shown = Shown(room.match)
            sent.append(encode(push(room, Looker(f"user-{seat}", seat, {}))))
        assert sent[0] == sent[1]
