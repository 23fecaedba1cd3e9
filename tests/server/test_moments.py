"""The steps of a choice, as the board was when each thing was told."""

from __future__ import annotations

import json
import random

import pytest

from emberkeep.games import GAMES
from emberkeep.server.pushes import Looker, push
from emberkeep.server.room import Room
from emberkeep.server.store import Row
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


def test_a_match_that_nobody_watches_remembers_nothing() -> None:
    room = Room(match_row(3))
    choose(room, random.Random(5))

    assert room.last is None
