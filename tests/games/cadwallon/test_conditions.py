"""How far Intrigues are fulfilled, as their owner sees it."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.conditions import conditions
from emberkeep.games.cadwallon.intrigues import INTRIGUE_ROWS
from emberkeep.games.cadwallon.rules.intrigues import holding, holds_at_end
from emberkeep.kernel import Chance, Match
from emberkeep.kernel.testing.play import random_play
from tests.games.cadwallon.positions import city

AT_ONCE = [f"in-{at:02}" for at in (*range(1, 7), 11, 12)]
AT_END = [row.id for row in INTRIGUE_ROWS if row.at_end]


def seen(intrigue: str, **given: Any) -> list[tuple[str, int, int]]:
    """Say what its owner reads on an Intrigue."""
    table = city(mode="king_of_ashes", intrigues=intrigue, **given)
    (plot,) = GAME.view(table, 0).players[0].plots
    return [(each.name, each.have, each.need) for each in plot]


@pytest.mark.parametrize(
    ("one", "scroll", "there"),
    [("maren@F5", 0, 0), ("maren@H2 leona@F5:scroll", 0, 1), ("leona@F5:scroll", 1, 0)],
)
def test_one_character_must_meet_all_conditions_of_a_place(
    one: str, scroll: int, there: int
) -> None:
    assert seen("in-01", one=one, two="nyra@K9") == [
        ("there", there, 1),
        ("carries-scroll", scroll, 1),
    ]


def test_what_leads_to_a_deed_is_ticked_and_the_deed_is_not() -> None:
    given = {"one": "maren@altar:crystal", "two": "nyra@K9:ring,scroll"}

    assert seen("in-10", **given) == [("crystal", 1, 1), ("altar", 1, 1), ("deed", 0, 1)]
    assert seen("in-07", **given) == [("rich-enemy", 1, 1), ("deed", 0, 1)]
    assert seen("in-08", **given) == [("deed", 0, 1)]
    assert seen("in-09", **given) == [("prisoner", 0, 1), ("deed", 0, 1)]


def test_what_is_for_the_end_is_counted() -> None:
    given = {"one": "maren@out:ring,scroll leona@crawled:ring iris@F5", "two": "nyra@K9"}

    assert seen("in-13", **given) == [("out", 2, 3)]
    assert seen("in-14", **given) == [("loot-out", 3, 6)]
    assert seen("in-17", **given) == [("rings-out", 2, 2)]
    assert seen("in-19", **given) == [("by-tunnel", 1, 1)]


def test_nobody_else_reads_them() -> None:
    table = city(mode="king_of_ashes", one="maren@A1", two="nyra@K9", intrigues="in-01")

    assert GAME.view(table, 1).players[0].plots == ()
    assert GAME.view(table, None).players[0].plots == ()


@pytest.mark.parametrize("seed", range(4))
def test_all_conditions_are_met_exactly_when_the_rules_say_so(seed: int) -> None:
    setup = GAME.setup("king_of_ashes", 3, {"adventure": "adv-14"}, seed)
    match: Match[Any]
    for match in random_play(GAME, setup, Chance(seed)):
        table = match.table
        now = holding(table)
        for seat in range(len(table.players)):
            for name in (*AT_ONCE, *AT_END):
                met = all(each.met for each in conditions(table, seat, name))
                due = holds_at_end(table, seat, name) if name in AT_END else (seat, name) in now
                assert met == due, (seat, name)


def test_who_carries_enough_for_a_mission_is_open() -> None:
    table = city(
        one="maren@A1:ring leona@prison:ring", two="nyra@K9:ring,ring", missions="mi-04 mi-10"
    )

    assert GAME.view(table, None).ready == ((0, 1), (1,), ())
