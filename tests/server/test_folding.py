"""A log with much taken back is rebuilt in one go, to what it is row by row."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from emberkeep.games import GAMES
from emberkeep.kernel import Match, Setup
from emberkeep.tables.encode import encode
from emberkeep.tables.logs import fold
from emberkeep.tables.pushes import Looker, can_undo, push
from emberkeep.tables.room import Room, new_row
from emberkeep.tables.rows import MatchRow, Row, Seating

ROWS = 250


def match_row(game: str, seed: int) -> MatchRow:
    here = GAMES[game]
    mode = here.modes[0]
    players = max(count for count in mode.players if count <= 3)
    setup = here.setup(mode.name, players, {}, seed)
    roles = here.seats(setup)
    seats = [Seating("person", f"user-{at}", f"Name {at}") for at in range(len(roles))]
    return MatchRow(
        id="match",
        game=game,
        rules=here.rules_version,
        mode=mode.name,
        players=players,
        options={},
        seats=seats,
        seed=seed,
        salt="salt",
        owner="user-0",
        public=False,
        created=1.0,
    )


def random_row(room: Room, rng: Random) -> Row:
    """Write any row that can be next; undo as often as possible."""
    undoers = [at for at in range(len(room.seats)) if can_undo(room, at)]
    dice = rng.random()
    if undoers and dice < 0.6:
        body = rng.choice(["done", "done", "done", "asked", "agreed", "refused"])
        return new_row(room, "undo", rng.choice(undoers), body, "user-1")
    if dice < 0.7:
        seat = rng.randrange(len(room.seats))
        who = json.dumps({"kind": "person", "user": f"user-{rng.randrange(2)}", "name": "X"})
        return new_row(room, "seat", seat, f'{{"how": "claimed", "who": {who}}}')
    if dice < 0.75:
        return new_row(room, "chat", None, '{"name": "Ada", "text": "hm"}')
    seat = rng.choice(room.awaited())
    return new_row(room, "choice", seat, rng.choice(room.live.table.ask_of(seat).codes()))


def random_log(row: MatchRow, rng: Random) -> tuple[Room, list[Row]]:
    """Play a match row by row; return its room and its log."""
    room = Room(row)
    rows: list[Row] = []
    while len(rows) < ROWS and not room.over:
        made = random_row(room, rng)
        made.at = float(len(rows))
        room.apply(made)
        rows.append(made)
    return room, rows


def state(room: Room) -> dict[str, Any]:
    """List all that rows can change."""
    live = room.live
    names = ("seq", "seats", "chat", "began", "changed", "frozen")
    said = {name: getattr(room, name) for name in (*names, "veiled", "changes")}
    said |= {"table": live.table, "record": live.record, "floor": live.floor}
    said["undo"] = (room.undo.asked, room.undo.agreed)
    said["common"] = [room.common(seq) for seq in range(room.seq + 1)]
    return said


@pytest.mark.parametrize("game", GAMES)
def test_a_row_that_was_tried_leaves_what_it_leaves_untried(game: str) -> None:
    rng = Random(4)
    _, rows = random_log(match_row(game, 4), rng)
    tried, untried = Room(match_row(game, 4)), Room(match_row(game, 4))
    for row in rows:
        if row.kind == "choice" and row.seat is not None:
            table = tried.live.table
            ask = table.ask_of(row.seat)
            tried.attempt(row.seat, ask.number, rng.choice(ask.codes()))  # which comes to nothing
            tried.attempt(row.seat, ask.number, row.body)
        tried.apply(row)
        untried.apply(row)
        assert state(tried) == state(untried)


def test_what_was_tried_before_the_table_changed_counts_no_more() -> None:
    room, other = (Room(match_row("crown_of_ash", 1)) for _ in range(2))

    def play(code: str = "") -> None:
        seat = room.awaited()[0]
        made = new_row(room, "choice", seat, code or room.live.table.ask_of(seat).codes()[-1])
        room.apply(made)
        other.apply(made)

    def play_until_asked(seat: int | None, *codes: str) -> int:
        while True:
            asked = room.awaited()[0]
            ask = room.live.table.ask_of(asked)
            if ask.prompt == "place" and seat in {None, asked} and {*codes} <= {*ask.codes()}:
                return asked
            play()

    seat = play_until_asked(None)
    code, another, *_ = room.live.table.ask_of(seat).codes()
    room.attempt(seat, room.live.table.ask_of(seat).number, code)
    play(another)
    play_until_asked(seat, code)
    play(code)

    assert state(room) == state(other)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_a_log_is_loaded_to_what_it_is_row_by_row(game: str, seed: int) -> None:
    rng = Random(seed)
    slow, rows = random_log(match_row(game, seed), rng)
    undone = sum(1 for row in rows if row.kind == "undo" and row.body == "done")
    assert undone > 10

    for end in (len(rows), *rng.sample(range(len(rows)), 3)):
        fast, slow = Room(match_row(game, seed)), Room(match_row(game, seed))
        fast.load(rows[:end])
        for row in rows[:end]:
            slow.apply(row)
        assert state(fast) == state(slow)

        for row in rows[end : end + 9]:  # and it goes on the same
            fast.apply(row)
            slow.apply(row)
        for seen in rng.sample(range(slow.seq + 1), min(20, slow.seq)):
            for seat in (0, 1, None):
                one = encode(push(fast, Looker(f"user-{seat}", seat, {seat: seen}, seen)))
                assert one == encode(push(slow, Looker(f"user-{seat}", seat, {seat: seen}, seen)))


@pytest.mark.parametrize("seed", range(3))
def test_who_stays_is_pushed_what_who_comes_back_is_pushed(seed: int) -> None:
    rng = Random(seed)
    row = match_row("crown_of_ash", seed)
    rows = random_log(row, rng)[1]
    room = Room(row)
    stays = {seat: Looker(f"user-{seat}", seat, {}) for seat in (0, 1, None)}
    for happened in rows:
        room.apply(happened)
        for seat, looker in stays.items():
            if rng.random() < 0.5:
                seen = dict(looker.seen)
                back = Looker(looker.user, seat, seen, looker.chat)
                assert encode(push(room, looker)) == encode(push(room, back))


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_never_begins_a_match_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(match_row(game, 5))

    def begun(setup: Setup) -> None:
        pytest.fail(f"{setup.game} was begun again")

    monkeypatch.setattr(GAMES[game], "new", begun, raising=False)
    rng = Random(5)
    undone = 0
    while room.seq < ROWS and not room.over:
        row = random_row(room, rng)
        undone += row.body == "done" and row.kind == "undo"
        room.apply(row)
        assert room.frozen is None

    assert undone > 10


def test_each_choice_that_stayed_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    _, rows = random_log(match_row("crown_of_ash", 5), Random(5))
    played: list[int] = []
    choose = Match.choose

    def counted(match: Match[Any], seat: int, code: str, number: int | None = None) -> None:
        played.append(seat)
        choose(match, seat, code, number)

    monkeypatch.setattr(Match, "choose", counted)
    room = Room(match_row("crown_of_ash", 5))
    room.load(rows)

    assert len(played) == len(room.choices()) < sum(row.kind == "choice" for row in rows)


@pytest.mark.parametrize(
    ("bad", "at"), [(("choice", "no such code"), -1), (("undo", "done"), 0)], ids=["choice", "undo"]
)
def test_a_log_that_the_rules_refuse_freezes_at_that_row(bad: tuple[Any, str], at: int) -> None:
    _, rows = random_log(match_row("crown_of_ash", 6), Random(6))
    wrong = fold(rows)[0][at]
    wrong.kind, wrong.body = bad
    room = Room(match_row("crown_of_ash", 6))
    room.load(rows)

    assert room.frozen == f"row {wrong.seq} of this match is not possible under the present rules"
    assert (room.seq, room.shown.view(0), room.common(0)) == (len(rows), b"null", 0)
