"""The automatic opponent's turn: die, card, slots, building, recruiting (chapter AI)."""

from __future__ import annotations

import pytest

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.state import Ashlands, Opponent
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    automas_turn,
    defenders,
    fresh,
    graveyard,
    hand,
    idle,
    owner,
    play,
    player,
    provinces,
    told,
)

MIXED_ROW = "bone-thrall cinder-thrall barrow-hound clot-warden bone-colossus blood-colossus"
STARTERS = "nox-blood-2 nox-ash-1 nox-sulphur-1"


def opponent(table: Ashlands) -> Opponent:
    assert table.opponent is not None
    return table.opponent


def tries(table: Ashlands) -> list[tuple[object, object]]:
    """List the actions that were tried, with what stood in their way."""
    return [(facts["action"], facts["why_not"]) for facts in told(table, "automa.tries")]


def places(table: Ashlands) -> list[tuple[object, object]]:
    """List the actions that were tried, with the place each was for."""
    return [(facts["action"], facts["region"]) for facts in told(table, "automa.tries")]


def kinds(table: Ashlands) -> list[str]:
    return [event.kind for event in table.log]


# Die and card


@rule("COA-AI-07")
def test_the_opponent_rolls_a_die_and_then_turns_up_its_top_action_card() -> None:
    table = automas_turn(dice=[4], action="harvest")

    assert told(table, "die") == [{"seat": 1, "roll": 4, "why": "automa"}]
    assert told(table, "automa.card") == [{"seat": 1, "card": "harvest"}]
    assert kinds(table).index("die") < kinds(table).index("automa.card")


@rule("COA-AI-09", "COA-AI-15")
def test_the_story_names_the_place_that_was_tried_not_the_one_that_was_rolled() -> None:
    table = automas_turn(
        citadel="mors",
        slots={"volcano/battle": "mors"},
        volcano="mors",
        hand={"nox": "soot-lancer"},
        dice=[1],
        action="siege",
    )

    assert places(table) == [("attack-citadel", "citadel")]


@rule("COA-AI-17")
def test_the_story_names_where_the_nearest_resources_were() -> None:
    near = automas_turn(forest="mors", dice=[1], action="exhumation")
    gold = automas_turn(dice=[1], action="exhumation")

    assert places(near) == [("nearest-and-recruit", "forest")]
    assert places(gold) == [("nearest-and-recruit", "gold")]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@rule("COA-AI-08")
def test_the_provinces_are_numbered_clockwise_from_the_volcano_to_the_mountains(
    number: int,
) -> None:
    table = automas_turn(dice=[number], action="harvest", **dict.fromkeys(provinces(), "nox"))

    ring = ("volcano", "village", "coast", "forest", "desert", "mountains")
    assert table.slots[f"{ring[number - 1]}/resource"] == (1,)


@rule("COA-AI-09")
def test_the_first_action_from_left_to_right_that_is_possible_is_carried_out() -> None:
    stuck = automas_turn(volcano="mors", dice=[1], action="siege")
    able = automas_turn(volcano="mors", dice=[1], action="siege", hand={"nox": "bone-thrall"})

    assert tries(stuck) == [
        ("attack-citadel", "no-warriors"),
        ("attack-province", "no-warriors"),
        ("nearest-and-recruit", ""),
    ]
    assert tries(able) == [("attack-citadel", "own-region"), ("attack-province", "")]


@rule("COA-AI-10")
def test_used_up_action_cards_are_shuffled_into_a_new_deck() -> None:
    table = fresh("solo", 1, seed=3)
    while not table.over:
        idle(table)

    cards = [str(facts["card"]) for facts in told(table, "automa.card")]
    rows = [cards[at : at + 5] for at in (0, 5, 10)]
    assert [len(set(row)) for row in rows] == [5, 5, 5]
    assert rows[0] != rows[1]


@pytest.mark.parametrize(
    ("action", "done"), [("onslaught", "attack-province"), ("expansion", "use-resource")]
)
@rule("COA-AI-12")
def test_the_part_for_a_controlled_province_counts_if_another_player_controls_it(
    action: str, done: str
) -> None:
    table = automas_turn(village="mors", hand={"nox": "gore-thrall"}, dice=[2], action=action)

    assert tries(table) == [(done, "")]


@pytest.mark.parametrize("holder", ["nox", ""])
@rule("COA-AI-13")
def test_the_other_part_counts_if_the_opponent_or_nobody_controls_it(holder: str) -> None:
    for action in ("onslaught", "expansion"):
        table = automas_turn(village=holder, hand={"nox": "gore-thrall"}, dice=[2], action=action)

        assert tries(table) == [("build", "")]


# Resource slots


@rule("COA-AI-11", "COA-AI-02")
def test_a_resource_slot_is_one_point_a_resource_and_tribute_for_another_controller() -> None:
    table = automas_turn(village="mors bone-barrow", dice=[2], action="harvest")

    assert table.slots["village/resource"] == (1,)
    assert player(table, "nox").sources == {"structure": 3}
    assert player(table, "mors").store["bone"] == 1


@rule("COA-AI-11", "COA-AI-03", "COA-AMB-55")
def test_in_its_own_province_the_opponent_adjusts_to_the_strongest_combination() -> None:
    table = automas_turn(
        village="nox charnel-pit ember-warden gore-thrall",
        hand={"nox": "barrow-hound urn-wraith"},
        dice=[2],
        action="harvest",
    )

    assert set(defenders(table, "village")) == {"ember-warden", "urn-wraith"}
    assert set(hand(table, "nox")) == {"barrow-hound", "gore-thrall"}
    assert player(table, "nox").sources == {"structure": 3}


@rule("COA-AMB-55")
def test_automata_may_be_posted_by_the_opponent() -> None:
    table = automas_turn(
        village="nox marrow-spear",
        hand={"nox": "ash-engine bone-puppet"},
        dice=[2],
        action="harvest",
    )

    assert set(defenders(table, "village")) == {"ash-engine", "marrow-spear"}


@pytest.mark.parametrize(
    ("pool", "posted", "why"),
    [
        ("ash-puppet vein-stalker", "vein-stalker", "fewer automata"),
        ("bone-thrall nox-blood-2", "nox-blood-2", "lower levels"),
        ("gore-thrall cinder-thrall", "cinder-thrall", "first in the alphabet"),
    ],
)
@rule("COA-AMB-54")
def test_of_equally_strong_combinations_the_opponent_takes(
    pool: str, posted: str, why: str
) -> None:
    table = automas_turn(
        village="nox vitriol-warden", hand={"nox": pool}, dice=[2], action="harvest"
    )

    assert set(defenders(table, "village")) == {"vitriol-warden", posted}, why


@rule("COA-AI-02")
def test_the_opponent_neither_gains_nor_spends_resources() -> None:
    table = automas_turn(
        village="nox apothecary", row=MIXED_ROW, dice=[2], action="exhumation", scale=4
    )

    assert player(table, "nox").sources == {"structure": 2}
    assert hand(table, "nox") == ["blood-colossus"]
    assert not any(player(table, "nox").store.values())


@rule("COA-AMB-52")
def test_for_tribute_the_opponent_scores_one_point_a_resource() -> None:
    table = ashlands(mode="solo", village="nox apothecary")

    play(table, "mors village/resource", "mors bone", "mors ash")

    assert player(table, "nox").sources["tribute"] == 1
    assert not any(player(table, "nox").store.values())


@rule("COA-AMB-61")
def test_for_the_opponent_an_altar_is_worth_nothing_but_its_graveyard() -> None:
    table = automas_turn(
        village="mors high-altar", graveyard={"nox": "bone-thrall"}, dice=[2], action="harvest"
    )

    assert table.slots["village/resource"] == (1,)
    assert set(hand(table, "nox")) == {"bone-thrall", *STARTERS.split()}
    assert graveyard(table, "nox") == []
    assert player(table, "nox").vp == 0


# Building


@rule("COA-AI-16", "COA-AMB-58")
def test_the_opponent_builds_the_rightmost_tile_for_free_in_its_own_province() -> None:
    table = automas_turn(
        desert="nox ash-kiln gore-thrall",
        hand={"nox": "bone-colossus"},
        offer="blood-well catacombs obsidian-spire -",
        stack="",
        dice=[5],
        action="onslaught",
    )

    assert table.slots["build"] == (1,)
    lowest, top = table.regions["desert"].structures
    assert (lowest.id, top.id) == ("ash-kiln", "obsidian-spire")
    assert set(defenders(table, "desert")) == {"bone-colossus", "gore-thrall"}
    assert player(table, "nox").sources == {"structure": 4}


@rule("COA-AI-16")
def test_building_in_a_free_province_gives_the_opponent_control_and_defenders() -> None:
    table = automas_turn(
        offer="blood-well ash-kiln charnel-pit funeral-gate",
        hand={"nox": "marrow-spear soot-lancer gore-thrall"},
        dice=[3],
        action="expansion",
    )

    assert owner(table, "coast") == "nox"
    assert set(defenders(table, "coast")) == {"marrow-spear", "soot-lancer"}
    assert player(table, "nox").sources == {"structure": 3}
    assert table.offer[3] is not None


@rule("COA-AI-16", "COA-AI-09")
def test_without_a_tile_on_offer_the_opponent_cannot_build() -> None:
    table = automas_turn(offer="- - - -", stack="", dice=[3], action="onslaught")

    assert tries(table) == [("build", "no-tiles"), ("nearest-and-recruit", "")]


@rule("COA-AMB-82")
def test_building_an_altar_raises_the_opponents_dead_in_time_to_defend_it() -> None:
    table = automas_turn(
        offer="ash-kiln lesser-altar - -",
        graveyard={"nox": "bone-colossus marrow-spear"},
        dice=[4],
        action="onslaught",
    )

    assert set(defenders(table, "forest")) == {"bone-colossus", "marrow-spear"}
    assert set(hand(table, "nox")) == set(STARTERS.split())
    assert player(table, "nox").vp == 0


# Nearest resource and recruit


@rule("COA-AI-17")
def test_the_last_resort_takes_a_free_slot_in_the_rolled_province() -> None:
    table = automas_turn(
        village="mors bone-barrow", coast="mors ash-kiln", dice=[2], action="exhumation"
    )

    assert table.slots["village/resource"] == (1,)
    assert player(table, "nox").sources == {"structure": 3}
    assert len(hand(table, "nox")) == 1


@rule("COA-AI-17")
def test_else_the_nearest_free_slot_clockwise() -> None:
    table = automas_turn(
        mountains="mors",
        village="mors blood-well",
        coast="mors ash-kiln",
        slots={"mountains/resource": "mors"},
        dice=[6],
        action="exhumation",
    )

    assert table.slots["village/resource"] == (1,)
    assert player(table, "nox").sources == {"structure": 2}


@rule("COA-AI-17", "COA-AMB-51")
def test_else_the_gold_slot_where_each_coin_is_a_point() -> None:
    table = automas_turn(
        volcano="mors", slots={"volcano/resource": "mors"}, dice=[1], action="exhumation"
    )

    assert table.slots["gold"] == (1,)
    assert player(table, "nox").sources == {"gold-slot": 2}
    assert len(hand(table, "nox")) == 1


@rule("COA-AMB-62")
def test_in_its_own_nearest_province_the_opponent_adjusts_before_it_recruits() -> None:
    table = automas_turn(
        forest="nox charnel-pit",
        hand={"nox": "gore-thrall"},
        row=MIXED_ROW,
        dice=[3],
        action="exhumation",
        scale=4,
    )

    assert defenders(table, "forest") == ["gore-thrall"]
    assert hand(table, "nox") == ["blood-colossus"]


@pytest.mark.parametrize(
    ("scale", "recruit"),
    [
        (0, "cinder-thrall"),
        (1, "cinder-thrall"),
        (2, "clot-warden"),
        (3, "clot-warden"),
        (4, "blood-colossus"),
    ],
)
@rule("COA-AI-18")
def test_the_opponent_recruits_the_rightmost_warrior_of_the_level_its_scale_shows(
    scale: int, recruit: str
) -> None:
    table = automas_turn(row=MIXED_ROW, dice=[3], action="exhumation", scale=scale)

    assert hand(table, "nox") == [recruit]
    assert opponent(table).scale == (scale + 1) % 5
    assert None not in table.row


@rule("COA-AMB-50")
def test_the_scale_has_a_marker_of_its_own_apart_from_the_points() -> None:
    scored = automas_turn(village="nox charnel-pit", dice=[2], action="harvest", scale=2)
    recruited = automas_turn(village="nox high-altar", dice=[2], action="exhumation", scale=2)

    assert (player(scored, "nox").vp, opponent(scored).scale) == (3, 2)
    assert (player(recruited, "nox").vp, opponent(recruited).scale) == (0, 3)


@pytest.mark.parametrize(
    ("row", "scale", "recruit"),
    [
        ("bone-thrall cinder-thrall bone-colossus", 2, "cinder-thrall"),
        ("bone-colossus blood-colossus", 2, "blood-colossus"),
        ("barrow-hound bone-colossus", 0, "barrow-hound"),
        ("bone-colossus", 0, "bone-colossus"),
        ("bone-thrall barrow-hound", 4, "barrow-hound"),
        ("bone-thrall", 4, "bone-thrall"),
    ],
)
@rule("COA-AMB-56")
def test_failing_the_wanted_level_the_next_lower_one_is_taken_then_the_next_higher(
    row: str, scale: int, recruit: str
) -> None:
    table = automas_turn(row=row, dice=[3], action="exhumation", scale=scale)

    assert hand(table, "nox") == [recruit]
    assert opponent(table).scale == (scale + 1) % 5


@rule("COA-AMB-56")
def test_with_no_warrior_face_up_nothing_happens_and_the_scale_stays() -> None:
    table = automas_turn(row="-", dice=[3], action="exhumation", scale=2)

    assert hand(table, "nox") == []
    assert opponent(table).scale == 2


@rule("COA-AMB-57")
def test_the_level_that_counts_is_the_one_on_the_card_not_the_one_of_its_place() -> None:
    strange = "bone-colossus blood-colossus bone-thrall cinder-thrall barrow-hound clot-warden"
    table = automas_turn(row=strange, dice=[3], action="exhumation", scale=4)

    assert hand(table, "nox") == ["blood-colossus"]


@rule("COA-AI-03")
def test_the_opponent_plays_its_warriors_face_up() -> None:
    table = automas_turn(
        hand={"nox": "bone-thrall", "mors": "gore-thrall"}, dice=[3], action="harvest"
    )

    for eye in (0, None):
        mors, nox = GAME.view(table, eye).players
        assert nox.hand == tuple(hand(table, "nox"))
        assert mors.hand == (("gore-thrall",) if eye == 0 else ())
