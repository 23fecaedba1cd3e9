"""What bots take for good positions and sensible choices."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.brawling import odds
from emberkeep.games.cadwallon.state import City
from emberkeep.games.cadwallon.worth import goals, sought_after, way_out
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


def test_nobody_is_left_behind_though_all_is_lost() -> None:
    left = city(one="leona@G1", two="nyra@out", ducats={"two": 60}, closed=OPEN, round=7)
    stayed = left.copy()

    play(left, "one leona", "one out")
    play(stayed, "one end")

    assert left.over
    assert GAME.hints.judge(left, 0) > GAME.hints.judge(stayed, 0)


def test_the_last_action_points_are_kept_for_who_can_leave() -> None:
    gang = "leona@D2 iris@G1 davitto@A2"
    free = city(one=gang, chests="D2=keys", closed=OPEN, round=7, actions=4)
    short = city(one=gang, chests="D2=keys", closed=OPEN, round=7, actions=2)
    for table in (free, short):
        play(table, "one leona")

    assert favourite(free) in {"pick", "smash"}
    assert favourite(short) not in {"pick", "smash"}


def test_who_can_leave_in_the_last_round_does_not_fight_instead() -> None:
    table = city(one="leona@G1", two="nyra@G2", closed=OPEN, round=7)
    play(table, "one leona")

    assert favourite(table) == "out"


def test_a_thief_sets_out_in_time() -> None:
    table = city(one="leona@F5:ring", chests="D4=keys", closed=OPEN, round=6)
    play(table, "one leona")

    assert way_out(table, favourite(table)) <= 4


def test_a_thief_goes_for_what_a_mission_asks_for() -> None:
    near = "D2=statuette E8=scroll"
    plain = city(one="leona@D5 davitto@A1:scroll", chests=near)
    asked_for = city(one="leona@D5 davitto@A1:scroll", chests=near, missions="mi-06")

    assert sought_after(plain, 0)["scroll"] == 0
    assert sought_after(asked_for, 0)["scroll"] > sought_after(asked_for, 0)["statuette"]


def test_loot_is_carried_away_from_enemies() -> None:
    beside = city(one="leona@F5:statuette", two="nyra@F6")
    far = city(one="leona@F5:statuette", two="nyra@A9")

    assert GAME.hints.judge(beside, 0) < GAME.hints.judge(far, 0)


@pytest.mark.parametrize(
    ("mode", "adventure", "gang", "place"),
    [
        ("city", "adv-01", "leona@C1:scroll,keys", "E2"),
        ("city", "adv-04", "leona@C1", "C3"),
        ("city", "adv-08", "leona@C1", "H2"),
        ("king_of_ashes", "adv-14", "leona@C1:nephew", "B2"),
    ],
)
def test_bots_know_what_a_sheet_has_for_them(
    mode: str, adventure: str, gang: str, place: str
) -> None:
    table = city(mode=mode, adventure=adventure, one=gang)

    assert place in [room for room, _, _, _ in goals(table, table.figures["leona"])]


def test_stairs_lead_to_what_is_worth_having_below() -> None:
    stair = {"mode": "king_of_ashes", "adventure": "adv-09", "open": "D4=staircase"}
    table = city(one="leona@C1:crystal,crystal,crystal", **stair)  # type: ignore[arg-type]

    ((room, promised, _, _),) = goals(table, table.figures["leona"])

    assert room == "D4"
    assert promised > 5


@pytest.mark.parametrize(
    ("gear", "roll", "again"),
    [("", 3, True), ("", 4, False), ("+manacle-key", 3, False), ("+manacle-key", 2, True)],
)
def test_a_prisoner_throws_again_what_has_failed(*, gear: str, roll: int, again: bool) -> None:
    table = city(mode="king_of_ashes", one=f"leona@prison:keys{gear}", dice=(roll,))
    play(table, "one leona", "one escape")

    assert (favourite(table) != "pass") == again


@pytest.mark.parametrize(("gear", "again"), [("", True), ("+spellbook", False)])
def test_who_has_a_spellbook_reads_more(*, gear: str, again: bool) -> None:
    table = city(mode="king_of_ashes", one=f"leona@archive:scroll{gear}", dice=(5,))
    play(table, "one leona", "one search")

    assert (favourite(table) != "pass") == again


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
