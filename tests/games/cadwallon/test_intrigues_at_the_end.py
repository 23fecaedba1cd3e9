"""Intrigues for the end of the game (chapter Intrigue cards)."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.cadwallon.state import City
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import ashes, city, codes, play, player, told


def shown(table: City) -> list[object]:
    return [event["intrigue"] for event in told(table, "intrigue.shown")]


def at_the_end(card: str, gang: str, other: str = "maren@out", **given: Any) -> int:
    """Say what a card brings when the game ends; ducats besides are the same with any card."""
    scores = []
    for held in (card, ""):
        table = city(
            mode="king_of_ashes",
            adventure="adv-11",
            one=other,
            two=f"{gang} sable@A1",
            turn="two",
            round=8,
            intrigues={"two": held},
            **given,
        )
        play(table, "two end")
        assert table.result is not None
        scores.append(table.result.scores[1])
    return scores[0] - scores[1]


@rule("CAD-INTRIGUE-05", "CAD-INTRIGUE-06", "CAD-AMB-185")
def test_six_treasures_carried_out() -> None:
    five = "nyra@out:ring,ring,eye selka@crawled:keys,crystal"

    assert at_the_end("in-14", f"{five} corvin@out:relic") == 8
    assert at_the_end("in-14", f"{five} corvin@A9:relic") == -3


@rule("CAD-AMB-186")
@pytest.mark.parametrize(("tokens", "ducats"), [(3, 5), (2, -3)])
def test_three_unspent_experience(tokens: int, ducats: int) -> None:
    assert at_the_end("in-15", "nyra@out", experience={"two": tokens}) == ducats


@rule("CAD-AMB-187")
@pytest.mark.parametrize(
    ("other", "ducats"),
    [
        ("maren@A9", 6),
        ("maren@prison", 6),
        ("maren@altar", 6),
        ("maren@out", -3),
        ("maren@dead", -3),
    ],
)
def test_the_player_to_the_left_has_somebody_caught(other: str, ducats: int) -> None:
    assert at_the_end("in-16", "nyra@out", other) == ducats


@rule("CAD-AMB-187")
def test_left_is_the_next_player_clockwise() -> None:
    table = city(
        mode="king_of_ashes",
        adventure="adv-11",
        people=3,
        one="maren@out",
        two="nyra@A1",
        three="sable@K9",
        turn="three",
        round=8,
        intrigues={"three": "in-16", "one": "in-20"},
    )

    play(table, "three end")

    assert player(table, "three").ducats == 5 - 3 - 3


@rule("CAD-AMB-188")
@pytest.mark.parametrize(("card", "kind"), [("in-17", "ring"), ("in-18", "scroll")])
def test_two_rings_or_scrolls_carried_out(card: str, kind: str) -> None:
    assert at_the_end(card, f"nyra@out:{kind} selka@out:{kind}") == 6
    assert at_the_end(card, f"nyra@out:{kind} selka@A9:{kind}") == -3


@rule("CAD-AMB-189")
def test_somebody_left_by_the_tunnel() -> None:
    assert at_the_end("in-19", "nyra@crawled") == 8
    assert at_the_end("in-19", "nyra@out") == -4


@rule("CAD-AMB-190")
def test_nobody_was_ever_in_prison() -> None:
    table = city(
        mode="king_of_ashes",
        adventure="adv-11",
        one="chufflock@F5 leona@A1",
        two="nyra@G5 sable@K9",
        intrigues={"two": "in-20"},
        dice=(5, 5, 5, 1, 1),
    )

    play(table, "one chufflock", "one attack:nyra")

    assert player(table, "two").jailed
    assert at_the_end("in-20", "nyra@out") == 5


@rule("CAD-AMB-184", "CAD-AMB-88")
@pytest.mark.parametrize(("last", "ducats"), [("out", 8), ("crawled", 8), ("A1", -4), ("dead", -4)])
def test_all_four_escaped(last: str, ducats: int) -> None:
    gang = "nyra@out selka@crawled corvin@out"
    scores = []
    for held in ("in-13", ""):
        table = city(
            mode="king_of_ashes",
            adventure="adv-11",
            one="maren@K9",
            two=f"{gang} valdur@{last}",
            turn="two",
            round=8,
            intrigues={"two": held},
        )
        if not table.over:
            play(table, "two end")
        scores.append(player(table, "two").ducats)

    assert scores[0] - scores[1] == ducats


@rule("CAD-AMB-191", "CAD-INTRIGUE-05")
def test_a_card_for_the_end_is_never_shown_before() -> None:
    table = ashes(one="iris@A1", intrigues="in-20 in-15", experience=5)

    assert shown(table) == []
    assert player(table, "one").intrigues == ["in-20", "in-15"]


@rule("CAD-INTRIGUE-06", "CAD-AMB-47")
def test_a_card_for_now_that_was_not_fulfilled_costs_nothing_at_the_end() -> None:
    assert at_the_end("in-01", "nyra@out") == 0


def test_without_ap_nothing_is_drawn() -> None:
    table = ashes(one="iris@E2", actions=0, experience=2)

    assert codes(table) == ["buy", "end"]


@rule("CAD-AMB-185")
def test_a_person_has_no_price_and_does_not_count_as_carried_out() -> None:
    assert at_the_end("in-14", "nyra@out:ring,ring,eye selka@out:keys,keys corvin@out:nephew") == -3


@rule("CAD-AMB-190")
def test_who_was_in_prison_once_pays_for_it_at_the_end() -> None:
    table = city(
        mode="king_of_ashes",
        adventure="adv-11",
        one="maren@out",
        two="nyra@out sable@A1",
        turn="two",
        round=8,
        intrigues={"two": "in-20"},
    )
    player(table, "two").jailed = True

    play(table, "two end")

    assert player(table, "two").ducats == 5 - 3 - 3
