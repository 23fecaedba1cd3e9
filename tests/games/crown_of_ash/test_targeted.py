"""The targeted action card: the least and the most defended province (chapter AI)."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    asked,
    automas_turn,
    defenders,
    hand,
    owner,
    provinces,
    told,
)


def targeted(order: str = "mors nox", **position: Any) -> Ashlands:
    """Let the opponent turn up the targeted card."""
    return automas_turn(order, options={"targeted": True}, action="targeted", **position)


def attacked(table: Ashlands) -> list[str]:
    return [name for name in provinces() if table.slots[f"{name}/battle"]]


def built(table: Ashlands) -> list[object]:
    return [facts["region"] for facts in told(table, "built")]


def tries(table: Ashlands) -> list[tuple[object, object]]:
    """List the actions that were tried, with what stood in their way."""
    return [(facts["action"], facts["why_not"]) for facts in told(table, "automa.tries")]


def places(table: Ashlands) -> list[tuple[object, object]]:
    """List the actions that were tried, with the place each was for."""
    return [(facts["action"], facts["region"]) for facts in told(table, "automa.tries")]


# The attack


@rule("COA-AI-19")
@pytest.mark.parametrize("roll", range(1, 7))
def test_whatever_the_die_shows_the_least_defended_province_is_attacked(roll: int) -> None:
    table = targeted(
        volcano="mors bone-thrall",
        village="mors soot-lancer",
        desert="mors mors-bone-1",
        coast="nox fume-thrall",
        hand={"nox": "gore-thrall"},
        dice=[roll],
    )

    assert attacked(table) == ["desert"]
    assert built(table) == []
    assert asked(table) == [("mors", "battle.card")]


@rule("COA-AI-19", "COA-AI-09")
@pytest.mark.parametrize("roll", range(1, 7))
def test_only_where_nothing_can_be_attacked_the_targeted_card_builds(roll: int) -> None:
    table = targeted(
        volcano="mors",
        slots={"volcano/battle": "mors"},
        coast="nox bone-thrall",
        hand={"nox": "gore-thrall"},
        dice=[roll],
    )

    assert table.slots["volcano/battle"] == (0,)
    assert built(table) == ["coast"]


@rule("COA-AI-19")
def test_the_story_names_the_province_that_was_attacked_or_built_in_not_the_one_rolled() -> None:
    attacks = targeted(volcano="mors", forest="nox", hand={"nox": "soot-lancer"}, dice=[3])
    builds = targeted(volcano="mors", forest="nox", dice=[3])

    assert places(attacks) == [("attack-least-defended", "volcano")]
    assert places(builds) == [("attack-least-defended", ""), ("build-most-defended", "forest")]


@rule("COA-AI-20")
def test_synergy_counts_in_the_defence_that_is_compared() -> None:
    table = targeted(
        volcano="mors bone-thrall gore-thrall",
        village="mors mors-ash-2 cinder-thrall",
        hand={"nox": "soot-lancer"},
        dice=[2],
    )

    assert attacked(table) == ["volcano"]


@pytest.mark.parametrize(
    ("rolls", "target"), [((1, 2, 3), "coast"), ((4, 5, 6), "mountains")], ids=str
)
@rule("COA-AI-20")
def test_of_equal_provinces_the_rolled_one_or_the_nearest_clockwise_is_attacked(
    rolls: tuple[int, ...], target: str
) -> None:
    for roll in rolls:
        table = targeted(
            volcano="mors bone-thrall",
            village="mors gore-thrall",
            coast="mors",
            forest="mors cinder-thrall",
            desert="mors fume-thrall",
            mountains="mors",
            hand={"nox": "soot-lancer"},
            dice=[roll],
        )

        assert attacked(table) == [target]


@rule("COA-AMB-69")
def test_only_provinces_with_a_free_battle_slot_are_compared() -> None:
    table = targeted(
        volcano="mors",
        slots={"volcano/battle": "mors"},
        village="mors bone-colossus",
        hand={"nox": "soot-lancer"},
        dice=[1],
    )

    assert table.slots["village/battle"] == (1,)
    assert table.slots["volcano/battle"] == (0,)


@rule("COA-AMB-69")
def test_the_provinces_of_all_opponents_are_compared_together() -> None:
    table = targeted(
        "mors visio nox",
        mode="automa",
        volcano="mors soot-lancer",
        forest="visio bone-thrall",
        hand={"nox": "vein-stalker"},
        dice=[1],
    )

    assert attacked(table) == ["forest"]


@rule("COA-AMB-69")
def test_the_targeted_attack_never_goes_to_the_citadel() -> None:
    table = targeted(
        citadel="mors",
        volcano="mors bone-thrall",
        slots={"volcano/battle": "mors"},
        forest="nox",
        hand={"nox": "soot-lancer"},
        dice=[1],
    )

    assert tries(table) == [("attack-least-defended", "no-target"), ("build-most-defended", "")]
    assert owner(table, "citadel") == "mors"


@rule("COA-AMB-69")
def test_without_a_warrior_in_hand_the_next_action_is_tried() -> None:
    table = targeted(volcano="mors", forest="nox", dice=[1])

    assert tries(table) == [("attack-least-defended", "no-warriors"), ("build-most-defended", "")]
    assert attacked(table) == []


# The building


@rule("COA-AI-19")
def test_the_targeted_card_builds_in_its_most_defended_province_whatever_the_die_shows() -> None:
    for roll in range(1, 7):
        table = targeted(
            volcano="nox bone-thrall",
            forest="nox soot-lancer gore-thrall",
            desert="nox",
            coast="mors bone-colossus",
            dice=[roll],
        )

        assert built(table) == ["forest"]


@rule("COA-AI-20")
def test_synergy_counts_for_the_most_defended_province_too() -> None:
    table = targeted(
        volcano="nox bone-thrall gore-thrall", village="nox nox-ash-1 soot-lancer", dice=[1]
    )

    assert built(table) == ["village"]


@pytest.mark.parametrize(("rolls", "site"), [((6, 1, 2, 3), "coast"), ((4, 5), "desert")], ids=str)
@rule("COA-AI-20")
def test_of_equal_own_provinces_the_rolled_one_or_the_nearest_clockwise_is_built_in(
    rolls: tuple[int, ...], site: str
) -> None:
    for roll in rolls:
        table = targeted(coast="nox bone-thrall", desert="nox gore-thrall", dice=[roll])

        assert built(table) == [site]


@rule("COA-AI-19", "COA-AI-16")
def test_where_it_builds_the_opponent_adjusts_its_defenders() -> None:
    table = targeted(
        coast="nox bone-thrall fume-thrall",
        citadel="mors",
        hand={"nox": "soot-lancer vein-stalker"},
        dice=[1],
    )

    assert built(table) == ["coast"]
    assert set(defenders(table, "coast")) == {"soot-lancer", "vein-stalker"}
    assert set(hand(table, "nox")) == {"bone-thrall", "fume-thrall"}


@rule("COA-AMB-70")
def test_without_a_province_of_its_own_the_targeted_build_is_not_possible() -> None:
    table = targeted(volcano="mors", dice=[2])

    assert tries(table)[1:] == [
        ("build-most-defended", "no-own-province"),
        ("nearest-and-recruit", ""),
    ]
    assert built(table) == []
    assert table.slots["volcano/resource"] == (1,)
