"""How Intrigues are drawn, and those that are shown at once (chapter Intrigue cards)."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.intrigues import INTRIGUE_ROWS
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import Chance
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import STAIR, ashes, codes, pass_to, play, player, told

SIX = "run run run dodge dodge dodge"


def shown(table: City) -> list[object]:
    return [event["intrigue"] for event in told(table, "intrigue.shown")]


@rule("CAD-INTRIGUE-01", "CAD-INTRIGUE-04")
def test_twelve_are_for_now_and_eight_for_the_end() -> None:
    rewards = {row.id: (row.reward, row.penalty) for row in INTRIGUE_ROWS}

    assert [row.id for row in INTRIGUE_ROWS] == [f"in-{at:02}" for at in range(1, 21)]
    assert [row.at_end for row in INTRIGUE_ROWS] == [False] * 12 + [True] * 8
    assert [rewards[f"in-{at:02}"][0] for at in range(1, 13)] == [
        6, 6, 6, 5, 5, 5, 5, 8, 5, 4, 5, 6,
    ]  # fmt: skip
    assert [rewards[f"in-{at:02}"] for at in range(13, 21)] == [
        (8, 4), (8, 3), (5, 3), (6, 3), (6, 3), (6, 3), (8, 4), (5, 3),
    ]  # fmt: skip


@rule("CAD-INTRIGUE-02", "CAD-AMB-85")
def test_others_see_how_many_one_holds_and_not_which() -> None:
    table = ashes(one="iris@A1", two="nyra@K9", intrigues={"two": "in-13 in-01"})

    view = GAME.view(table, 0)

    assert (view.players[1].intrigues, view.players[1].intrigue_count) == ((), 2)


# --- Drawing --------------------------------------------------------------------------------------


@rule("CAD-INTRIGUE-07", "CAD-INTRIGUE-08", "CAD-AMB-45")
@pytest.mark.parametrize("room", ["B8", "J3", "H2", "E2", "D6", "G8"])
def test_a_character_in_one_of_six_places_draws_for_one_ap_also_when_wounded(room: str) -> None:
    table = ashes(one=f"iris@{room}/1 leona@A1")
    before = len(table.intrigues)

    play(table, "one intrigue")

    assert len(table.intrigues) == before - 1
    assert told(table, "intrigue.drawn") == [{"seat": 0}]
    assert player(table, "one").actions == 6


@rule("CAD-INTRIGUE-08")
def test_elsewhere_nothing_is_drawn() -> None:
    assert "intrigue" not in codes(ashes(one="iris@D2 leona@F5", two="nyra@E2"))


@rule("CAD-AMB-45")
def test_one_may_draw_more_than_once_a_turn_and_it_is_nobodys_action() -> None:
    table = ashes(one="iris@E2", chests="E2=ring")
    table.intrigues = ["in-13", "in-14", "in-19"]

    play(table, "one intrigue", "one intrigue", "one iris")

    assert len(player(table, "one").intrigues) == 2
    assert "pick" in codes(table)


@rule("CAD-INTRIGUE-09", "CAD-AMB-45")
def test_nobody_holds_more_than_three() -> None:
    two = ashes(one="iris@E2", intrigues="in-13 in-14")
    three = ashes(one="iris@E2", intrigues="in-13 in-14 in-19")

    assert "intrigue" in codes(two)
    assert "intrigue" not in codes(three)


@rule("CAD-AMB-191")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    table = ashes(one="iris@E2 leona@A1")
    table.intrigues = []

    play(table, "one leona", "one A2", "one done")

    assert "intrigue" not in codes(table)


# --- Conditions that are states -------------------------------------------------------------------

FULFILLED = [
    ("in-01", {"one": "iris@H2:scroll"}, 6),
    ("in-02", {"one": "iris@E2:keys/1"}, 6),
    ("in-03", {"one": "iris@B8:ring,crystal"}, 6),
    ("in-03", {"one": "iris@B8:nephew,ring"}, 6),
    ("in-04", {"one": "iris@G8", "two": "nyra@prison/1"}, 5),
    ("in-05", {"one": "iris@D6:ring"}, 5),
    ("in-05", {"one": "iris@D6:bracelet"}, 5),
    ("in-06", {"one": "iris@J3", "hand": SIX}, 5),
    ("in-12", {"one": "iris@A1+rapier leona@A9+buckler maren@prison+lantern"}, 6),
]
NOT_YET = [
    ("in-01", {"one": "iris@H2:keys leona@A1:scroll"}),
    ("in-01", {"one": "iris@E2:scroll"}),
    ("in-02", {"one": "iris@E2 leona@A1:keys"}),
    ("in-03", {"one": "iris@B8:ring leona@A1:ring"}),
    ("in-04", {"one": "iris@G8/1", "two": "nyra@K9"}),
    ("in-04", {"one": "iris@A1", "two": "nyra@K9/1"}),
    ("in-05", {"one": "iris@D6:statuette"}),
    ("in-06", {"one": "iris@J3", "hand": "run run run dodge dodge"}),
    ("in-06", {"one": "iris@A1", "hand": SIX}),
    ("in-12", {"one": "iris@A1+rapier leona@A9+buckler maren@A5"}),
    ("in-12", {"one": "iris@A1+rapier leona@A9+buckler", "two": "nyra@K9+lantern"}),
]


@rule(
    "CAD-INTRIGUE-03",
    "CAD-AMB-46",
    "CAD-AMB-174",
    "CAD-AMB-175",
    "CAD-AMB-176",
    "CAD-AMB-177",
    "CAD-AMB-183",
)
@pytest.mark.parametrize(("card", "given", "reward"), FULFILLED)
def test_as_soon_as_its_condition_holds_a_card_is_shown_and_paid(
    card: str, given: dict[str, Any], reward: int
) -> None:
    table = ashes(intrigues={"one": card}, **given)

    assert shown(table) == [card]
    assert player(table, "one").ducats == 5 + reward
    assert player(table, "one").intrigues == []
    assert card not in table.intrigues


@rule("CAD-AMB-174", "CAD-AMB-175", "CAD-AMB-176", "CAD-AMB-177", "CAD-AMB-183")
@pytest.mark.parametrize(("card", "given"), NOT_YET)
def test_before_it_holds_nothing_is_shown(card: str, given: dict[str, Any]) -> None:
    table = ashes(intrigues={"one": card}, **given)

    assert shown(table) == []
    assert player(table, "one").ducats == 5


@rule("CAD-AMB-174")
def test_the_token_is_shown_and_not_handed_in() -> None:
    table = ashes(one="iris@H2:scroll", intrigues="in-01")

    assert table.figures["iris"].loot == ("scroll",)


@rule("CAD-AMB-46", "CAD-AMB-191")
def test_it_is_shown_in_anybodys_turn() -> None:
    table = ashes(
        one="maren@F5", two="nyra@F4:keys,ring", intrigues={"two": "in-02"}, dice=(5, 5, 1, 1)
    )

    play(table, "one maren", "one attack:nyra", "one ring", "one E2")

    assert shown(table) == ["in-02"]
    assert player(table, "two").ducats == 5 + 6


@rule("CAD-AMB-46", "CAD-AMB-191")
def test_it_is_shown_on_being_drawn() -> None:
    table = ashes(one="iris@E2:keys leona@A1")
    table.intrigues = ["in-02"]

    play(table, "one intrigue")

    assert shown(table) == ["in-02"]


@rule("CAD-AMB-177", "CAD-AMB-191")
def test_a_sixth_card_that_is_drawn_counts_at_once() -> None:
    table = ashes(
        one="iris@J3", two="nyra@K9", hand={"one": "run run run dodge dodge"},
        intrigues={"one": "in-06"},
    )  # fmt: skip

    pass_to(table, "one")

    assert shown(table) == ["in-06"]


@rule("CAD-AMB-46")
def test_who_would_have_to_show_a_card_and_does_not_is_known_not_to_hold_it() -> None:
    table = ashes(one="iris@A1", two="nyra@H2:scroll", intrigues={"two": "in-13 in-14"})

    assert GAME.view(table, 0).players[1].cleared == ("in-01",)
    worlds = [GAME.imagine(table, 0, Chance(seed)) for seed in range(40)]
    assert not any("in-01" in world.players[1].intrigues for world in worlds)
    assert any("in-02" in world.players[1].intrigues for world in worlds)


def test_of_a_card_that_is_drawn_nothing_is_known() -> None:
    table = ashes(one="iris@H2:scroll maren@F2", two="nyra@K9", intrigues="in-13")
    table.intrigues = ["in-19"]
    assert player(table, "one").cleared == ("in-01",)

    play(table, "one iris", "one H1", "one done")
    play(table, "one maren", "one E2", "one done", "one intrigue")

    assert player(table, "one").cleared == ()


def test_a_choice_cannot_be_taken_back_once_it_has_told_about_an_intrigue() -> None:
    told_by = ashes(one="iris@H1:scroll leona@A1", intrigues="in-13")
    silent = ashes(one="iris@H1:keys leona@A1", intrigues="in-13")

    for table in (told_by, silent):
        table.reveals = 0
        play(table, "one iris", "one H2")

    assert (told_by.reveals, silent.reveals) == (1, 0)


# --- Conditions that are events -------------------------------------------------------------------


@rule("CAD-AMB-178")
def test_beating_a_thief_with_two_treasures_as_attacker_brings_ducats_and_experience() -> None:
    table = ashes(one="maren@F5", two="nyra@G5:ring,keys", intrigues="in-07", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra", "one ring", "one J5")

    assert shown(table) == ["in-07"]
    assert (player(table, "one").ducats, player(table, "one").experience) == (5 + 5, 1)


@rule("CAD-AMB-178")
def test_one_treasure_or_a_defence_is_not_enough() -> None:
    poor = ashes(one="maren@F5", two="nyra@G5:ring", intrigues="in-07", dice=(5, 5, 1, 1))
    defence = ashes(
        one="maren@F5:ring,keys", two="nyra@G5", intrigues={"two": "in-07"}, dice=(1, 1, 5, 5)
    )

    play(poor, "one maren", "one attack:nyra", "one J5")
    play(defence, "one maren", "one attack:nyra", "two ring", "two J5")

    assert shown(poor) == shown(defence) == []


@rule("CAD-AMB-178", "CAD-AMB-64")
def test_a_fight_below_counts_as_well() -> None:
    table = ashes(
        one="maren@D4 leona@A1",
        two="nyra@altar:ring,keys",
        intrigues="in-07",
        open=STAIR,
        dice=(5, 5, 1, 1),
    )

    play(table, "one maren", "one altar", "one keys")

    assert shown(table) == ["in-07"]


@rule("CAD-AMB-179")
def test_winning_both_rounds_against_the_cyclops_pays_eight() -> None:
    dice = (5, 5, 1, 1, 1, 5, 5, 1, 1, 1)
    table = ashes(
        one="maren@D4 leona@A1", cyclops="altar", intrigues="in-08", open=STAIR, dice=dice
    )

    play(table, "one maren", "one altar")

    assert (shown(table), player(table, "one").ducats) == (["in-08"], 13)


@rule("CAD-AMB-179")
def test_winning_one_round_pays_nothing() -> None:
    dice = (5, 5, 1, 1, 1, 1, 1, 5, 5, 5)
    table = ashes(
        one="maren@D4 leona@A1", cyclops="altar", intrigues="in-08", open=STAIR, dice=dice
    )

    play(table, "one maren", "one altar")

    assert shown(table) == []


@rule("CAD-AMB-180")
@pytest.mark.parametrize(("roll", "cards"), [(4, ["in-09"]), (3, [])])
def test_an_escape_by_die_pays_five(roll: int, cards: list[str]) -> None:
    table = ashes(one="iris@prison leona@A1", intrigues="in-09", dice=(roll,))

    play(table, "one iris", "one escape")

    assert shown(table) == cards


@rule("CAD-AMB-180", "CAD-AMB-147")
def test_jailers_debt_is_no_escape_by_die() -> None:
    table = ashes(one="iris@prison leona@A1", intrigues="in-09", hand="jailers-debt")

    play(table, "one card:jailers-debt")

    assert table.figures["iris"].place == "centre"
    assert shown(table) == []


@rule("CAD-AMB-181")
def test_trading_crystals_pays_once_however_many() -> None:
    table = ashes(one="iris@altar:crystal,crystal leona@A1", intrigues="in-10")

    play(table, "one iris", "one trade:2")

    assert (shown(table), player(table, "one").ducats) == (["in-10"], 5 + 12 + 4)


@rule("CAD-AMB-182")
def test_five_tokens_turned_up_also_before_the_card_was_drawn() -> None:
    four = ashes(one="iris@C2 leona@A1", intrigues="in-11", tokens="D2=coat")
    player(four, "one").turned = 3
    five = ashes(one="iris@C2 leona@A1", intrigues="in-11", tokens="D2=coat")
    player(five, "one").turned = 4

    for table in (four, five):
        play(table, "one iris", "one D2")

    assert (shown(four), shown(five)) == ([], ["in-11"])
