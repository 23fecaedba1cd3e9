"""The last points and the crown (chapter Final scoring)."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import ashlands, play, player

FATES = {"mors": "bone+ash", "nox": "blood+sulphur"}


def played_out(order: str = "mors nox", **position: Any) -> Ashlands:
    """Let Mors place the last minion of the game, where it changes nothing."""
    position = {"fate": FATES, "row": "", **position}
    last = {"mors": 1, "nox": 0, "visio": 0}
    return play(ashlands(order, round=4, minions=last, **position), "mors refresh")


def winners(table: Ashlands) -> tuple[list[str], str]:
    result = table.result
    assert result is not None
    return [table.players[at].necromancer for at in result.winners], result.reason


# Points


@rule("COA-FINAL-01")
def test_after_the_fourth_round_all_controlled_regions_score_as_always() -> None:
    table = played_out(
        volcano="mors volcano-start great-ossuary", village="nox", citadel="mors gore-thrall"
    )

    assert player(table, "mors").sources["structures"] == 5 + 1
    assert player(table, "mors").sources["citadel"] == 7
    assert player(table, "nox").sources == {"structures": 1}


@rule("COA-FINAL-02")
@pytest.mark.parametrize(
    ("store", "resources", "gold"),
    [
        ("3 bone", 1, 0),
        ("7 ash", 2, 0),
        ("2 bone 2 ash 2 blood 2 sulphur", 0, 0),  # only equal ones count together
        ("3 bone 3 ash 3 blood 3 sulphur", 4, 0),
        ("2 gold", 0, 1),
        ("5 gold", 0, 2),
        ("1 gold 2 bone", 0, 0),
        ("5 blood 4 gold", 1, 2),
    ],
)
def test_three_equal_resources_score_one_and_two_gold_one(
    store: str, resources: int, gold: int
) -> None:
    table = played_out(store={"mors": store})

    assert player(table, "mors").sources.get("resources", 0) == resources
    assert player(table, "mors").sources.get("gold", 0) == gold
    assert player(table, "mors").vp == resources + gold


@rule("COA-FINAL-03")
@pytest.mark.parametrize(
    "place",
    [
        {"hand": {"mors": "ember-warden"}},
        {"graveyard": {"mors": "ember-warden"}},
        {"volcano": "mors ember-warden"},
        {"citadel": "mors ember-warden"},
    ],
)
def test_a_warrior_of_the_fate_card_scores_its_level_wherever_it_is(place: dict[str, Any]) -> None:
    table = played_out(**place)

    assert player(table, "mors").sources["fate"] == 2


@rule("COA-FINAL-03")
def test_only_the_two_types_of_the_own_fate_card_score() -> None:
    everyone = "bone-thrall cinder-colossus clot-warden fume-thrall"
    table = played_out(hand={"mors": everyone}, volcano="nox bone-colossus vitriol-warden")

    assert player(table, "mors").sources["fate"] == 1 + 3
    assert player(table, "nox").sources["fate"] == 2


@rule("COA-FINAL-03")
def test_starting_warriors_do_not_count() -> None:
    table = played_out(hand={"mors": "mors-ash-2"}, citadel="mors mors-bone-1")

    assert player(table, "mors").sources == {"citadel": 7}


@rule("COA-FINAL-03")
def test_warriors_in_the_row_belong_to_nobody() -> None:
    table = played_out(row="bone-thrall soot-lancer")

    assert [each.vp for each in table.players] == [0, 0]


@rule("COA-FINAL-04")
def test_each_automaton_still_owned_takes_its_level_away() -> None:
    table = played_out(
        hand={"mors": "bone-puppet bone-colossus"}, volcano="mors sulphur-engine", vp={"mors": 9}
    )

    assert player(table, "mors").sources["automata"] == -(1 + 3)
    assert player(table, "mors").sources["fate"] == 3  # the puppet of bone adds nothing
    assert player(table, "mors").vp == 9 + 1 + 3 - 4


@rule("COA-FINAL-05")
def test_the_worked_example_of_seven_points() -> None:
    table = played_out(
        hand={"mors": "bone-thrall marrow-spear bone-colossus"},
        volcano="mors cinder-thrall soot-lancer",
    )

    assert player(table, "mors").sources["fate"] == 7


# The crown


@rule("COA-FINAL-06", "COA-CIT-06")
@pytest.mark.parametrize(
    ("mors", "nox", "winner", "slayer"), [(9, 8, "mors", "nox"), (8, 9, "nox", "mors")]
)
def test_the_player_with_the_most_points_wins_whoever_slew_the_king(
    mors: int, nox: int, winner: str, slayer: str
) -> None:
    table = played_out(vp={"mors": mors, "nox": nox - 7}, citadel="nox", royal=slayer)

    result = table.result
    assert result is not None
    assert result.scores == (mors, nox)
    assert winners(table) == ([winner], "points")


@rule("COA-FINAL-06", "COA-FINAL-02", "COA-FINAL-03")
def test_the_last_points_decide_who_wins() -> None:
    table = played_out(
        vp={"mors": 5, "nox": 7}, store={"mors": "2 gold"}, hand={"mors": "barrow-hound"}
    )

    assert winners(table) == (["mors"], "points")


@rule("COA-FINAL-07")
def test_tied_players_add_the_levels_of_their_other_types() -> None:
    table = played_out(
        vp={"mors": 7},
        citadel="nox",
        royal="mors",
        hand={"mors": "gore-thrall", "nox": "barrow-hound"},
    )

    assert [each.vp for each in table.players] == [7, 7]
    assert winners(table) == (["nox"], "other-types")


@rule("COA-FINAL-07")
def test_only_players_with_the_most_points_take_part_in_the_tie_break() -> None:
    table = played_out(
        "mors nox visio",
        fate={**FATES, "visio": "bone+blood"},
        vp={"mors": 5, "nox": 5, "visio": 4},
        hand={"mors": "gore-thrall", "visio": "cinder-colossus"},
    )

    assert winners(table) == (["mors"], "other-types")


@rule("COA-AMB-39")
def test_in_the_tie_break_the_other_types_are_added_to_the_points_scored() -> None:
    table = played_out(
        hand={"mors": "bone-colossus cinder-colossus gore-thrall", "nox": "barrow-hound"},
        vp={"nox": 6},
    )

    # 6 + 1 against 6 + 2, though Mors has the warriors of more levels.
    assert [each.vp for each in table.players] == [6, 6]
    assert winners(table) == (["nox"], "other-types")


@rule("COA-FINAL-08", "COA-CIT-06")
@pytest.mark.parametrize("slayer", ["mors", "nox"])
def test_if_that_is_still_a_tie_the_holder_of_the_royal_token_wins(slayer: str) -> None:
    table = played_out(
        vp={"mors": 7},
        citadel="nox",
        royal=slayer,
        hand={"mors": "gore-thrall", "nox": "bone-thrall"},
    )

    assert winners(table) == ([slayer], "royal-token")


@rule("COA-AMB-38")
def test_tied_players_without_the_royal_token_share_the_victory() -> None:
    table = played_out(
        "mors nox visio",
        fate={**FATES, "visio": "bone+blood"},
        vp={"mors": 9, "visio": 8},
        citadel="nox",
        royal="visio",
    )

    assert winners(table) == (["mors", "nox"], "shared")
