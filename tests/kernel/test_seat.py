"""A bot gets a view, an ask and tables it can imagine, and by no means the table."""

from __future__ import annotations

import gc

import pytest

from emberkeep.kernel import Chance, Match, NotAsked
from tests.toys import auction


def test_a_seat_shows_the_view_and_the_ask_of_its_table() -> None:
    match = Match(auction.GAME, auction.GAME.setup(seed=3))
    seat = match.seat(0)

    assert seat.view == auction.GAME.view(match.table, 0)
    assert seat.ask == match.table.ask_of(0)


def test_a_seat_that_is_not_asked_has_no_ask() -> None:
    match = Match(auction.GAME, auction.GAME.setup(seed=3))

    with pytest.raises(NotAsked):
        _ = match.seat(1).ask


def test_a_seat_imagines_what_looks_the_same_to_it() -> None:
    seat = Match(auction.GAME, auction.GAME.setup(seed=3)).seat(1)
    worlds = [seat.imagine(Chance(seed)) for seed in range(5)]

    assert {auction.GAME.view(world, 1) for world in worlds} == {seat.view}
    assert len({str(world.bidders[0].hand) for world in worlds}) > 1


def test_the_table_cannot_be_reached_from_a_seat() -> None:
    match = Match(auction.GAME, auction.GAME.setup(seed=3))
    seat = match.seat(1)
    secrets = {id(match.table), id(match.table.bidders[0].hand), id(match.table.chance)}
    seen: set[int] = set()
    reached: list[object] = [seat]
    while reached:
        thing = reached.pop()
        if id(thing) not in seen and not isinstance(thing, type) and not callable(thing):
            seen.add(id(thing))
            reached += gc.get_referents(thing)

    assert seen.isdisjoint(secrets)
