"""What bots take for good positions and sensible choices."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.brawling import odds
from emberkeep.games.cadwallon.state import City
from tests.games.cadwallon.positions import NAMES, city, play

OPEN = "E1 B1 J1 A4 A6 A8 K2 K4 K8 B9 E9 J9"  # all but G1, A2, K6 and G9


def favourite(table: City, name: str = "one") -> str:
    """Name the option with the highest weight."""
    ask = table.ask_of(NAMES.index(name))
    weights = list(GAME.hints.weights(table, ask))
    return ask.codes()[weights.index(max(weights))]


@pytest.mark.parametrize(
    ("plain", "better"),
    [
        ({}, {"ducats": {"one": 9}}),
        ({"one": "leona@C1"}, {"one": "leona@C1:ring"}),
        ({"one": "leona@C1"}, {"one": "leona@C1", "chests": "D2=statuette"}),
        ({"one": "leona@F5", "round": 7}, {"one": "leona@G1", "round": 7}),
        ({"one": "leona@C1:ring", "missions": ""}, {"one": "leona@C1:ring", "missions": "mi-04"}),
        ({"one": "leona@C1/1"}, {"one": "leona@C1"}),
        ({}, {"hand": "run"}),
        ({}, {"experience": 1}),
    ],
)
def test_a_better_position_is_judged_better(
    plain: dict[str, object], better: dict[str, object]
) -> None:
    before = city(two="nyra@I5", closed=OPEN, **plain)  # type: ignore[arg-type]
    after = city(two="nyra@I5", closed=OPEN, **better)  # type: ignore[arg-type]

    assert GAME.hints.judge(after, 0) > GAME.hints.judge(before, 0)
    assert GAME.hints.judge(after, 1) < GAME.hints.judge(before, 1)


def test_the_chances_of_all_add_up() -> None:
    table = city(people=3, one="leona@C1", two="nyra@I5", three="grole@A1")

    assert sum([GAME.hints.judge(table, seat) for seat in range(3)]) == pytest.approx(1)


def test_a_chest_at_hand_is_opened() -> None:
    table = city(one="leona@D2", chests="D2=statuette")
    play(table, "one leona")

    assert favourite(table) in {"pick", "smash"}


def test_in_the_last_round_a_thief_who_can_leaves() -> None:
    table = city(one="leona@G1:ring", chests="D2=statuette", closed=OPEN, round=7)
    play(table, "one leona")

    assert favourite(table) == "out"


def test_a_mission_that_pays_is_finished_first() -> None:
    table = city(one="leona@C1:ring,ring", missions="mi-10")

    assert favourite(table) == "mission:mi-10"


def test_a_rich_neighbour_is_attacked_and_a_poor_one_is_not() -> None:
    rich = city(one="leona@C1", two="nyra@D1:statuette")
    play(rich, "one leona")
    assert favourite(rich) == "attack:nyra"

    poor = city(one="leona@C1:statuette", two="nyra@D1", ducats={"two": 0})
    play(poor, "one leona")
    assert favourite(poor) != "attack:nyra"


def test_who_holds_nothing_for_others_turns_asks_for_quiet() -> None:
    table = city(one="leona@C1", two="nyra@I5", hand={"two": "run"})
    play(table, "one leona", "one D1")

    assert favourite(table, "two") == "quiet"


def test_a_bribe_is_paid_and_a_move_far_from_the_end_is_not_slowed() -> None:
    table = city(one="leona@C1", two="nyra@I5", hand={"two": "niggling-injury bribe"})
    play(table, "one leona", "one D1")

    assert favourite(table, "two") == "pass"


@pytest.mark.parametrize(
    ("dice", "totals", "expected"),
    [
        ((2, 2), True, 0.525),
        ((3, 2), True, 0.700),
        ((2, 3), True, 0.321),
        ((3, 3), True, 0.520),
        ((2, 2), False, 0.610),
    ],
)
def test_the_odds_of_an_attack(*, dice: tuple[int, int], totals: bool, expected: float) -> None:
    assert round(odds(*dice, totals=totals), 3) == expected
