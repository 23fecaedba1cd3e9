"""The steps of a choice, as the board was when each thing was told."""

from __future__ import annotations

import json
import random

import pytest

from emberkeep.games import GAMES
from emberkeep.tables.pushes import MOST_CHOSEN, Looker, push
from emberkeep.tables.room import Room
from emberkeep.tables.rows import Row
from tests.server.test_leaks import match_row

EYES = (0, 1, None)


def watched(game: str, *, slowly: bool = True) -> tuple[Room, list[Looker]]:
    """Begin a match that somebody watches from some seats and from outside."""
    room = Room(match_row(3, game))
    room.viewers.add(object())
    lookers = [Looker(f"user-{you}", you, {}, slowly=slowly) for you in EYES]
    for looker in lookers:
        push(room, looker)
    return room, lookers


def choose(room: Room, rng: random.Random) -> None:
    seat = rng.choice(room.awaited())
    code = rng.choice(room.live.table.ask_of(seat).codes())
    room.apply(Row(room.id, room.seq + 1, "choice", seat, code))


@pytest.mark.parametrize("game", GAMES)
def test_moments_tell_a_story_in_order_and_lead_to_the_view(game: str) -> None:
    room, lookers = watched(game)
    rng, seen = random.Random(5), 0
    while not room.over:
        choose(room, rng)
        for looker in lookers:
            sent = push(room, looker)
            ends = [moment.events for moment in sent.moments]
            assert ends == sorted(set(ends))
            assert all(0 < end < len(sent.story) for end in ends)
            for moment in sent.moments:
                assert json.loads(bytes(moment.view))["seat"] == looker.you
            seen += len(ends)
    assert seen > 20


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_shown_steps_unasked(game: str) -> None:
    room, lookers = watched(game, slowly=False)
    rng = random.Random(5)
    while not room.over:
        choose(room, rng)
        assert not any(push(room, looker).moments for looker in lookers)


def test_who_was_away_for_longer_sees_only_where_it_led() -> None:
    room, [looker, *_] = watched("crown_of_ash")
    rng = random.Random(5)
    while not room.over:
        choose(room, rng)
        if not room.over:
            choose(room, rng)
            assert push(room, looker).moments == []


def test_what_others_do_in_private_takes_no_steps_away() -> None:
    room, [looker, *_] = watched("royal_chronicles")
    rng, wars = random.Random(5), 0
    while not room.over:
        choose(room, rng)
        if room.hides(room.seq) and room.last is not None and room.last.seat != looker.you:
            continue  # then nothing is sent
        sent = push(room, looker)
        if any(event.kind == "war" for event in sent.story):
            assert sent.moments
            wars += 1
    assert wars > 1


def test_a_match_that_nobody_watches_remembers_nothing() -> None:
    room = Room(match_row(3))
    choose(room, random.Random(5))

    assert room.last is None


def chosen(room: Room, seat: int) -> list[int]:
    return push(room, Looker(f"user-{seat}", seat)).chosen


def test_a_push_counts_what_was_known_before_each_of_ones_last_choices() -> None:
    room, [looker, *_] = watched("crown_of_ash")
    rng, expected = random.Random(5), []
    while not room.over:
        known = len(room.live.table.story(0))
        before = len(room.choices())
        choose(room, rng)
        if room.choices()[before].seat == 0:
            expected.append(known)
        assert push(room, looker).chosen == expected[-MOST_CHOSEN:]
    assert len(expected) > MOST_CHOSEN


def test_an_undo_takes_back_where_the_recap_began() -> None:
    room, _ = watched("royal_chronicles")
    [first, *_] = room.live.table.ask_of(0).codes()
    start = chosen(room, 0)
    room.apply(Row(room.id, room.seq + 1, "choice", 0, first))
    assert chosen(room, 0) == [len(room.live.table.story(0))]

    room.apply(Row(room.id, room.seq + 1, "undo", 0, "done"))

    assert chosen(room, 0) == start == []


def test_a_match_that_is_loaded_knows_the_same_as_one_that_is_played() -> None:
    room, _ = watched("crown_of_ash")
    rng = random.Random(5)
    for _ in range(60):
        choose(room, rng)
    rows = [Row(room.id, at, "choice", c.seat, c.code) for at, c in enumerate(room.choices(), 1)]
    again = Room(match_row(3, "crown_of_ash"))
    again.load(rows)

    assert [chosen(again, seat) for seat in range(3)] == [chosen(room, seat) for seat in range(3)]
    assert chosen(again, 0)
