"""Resources, tribute, special ingredients and gold (chapter Resources)."""

from __future__ import annotations

import pytest

from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    codes,
    defenders,
    graveyard,
    hand,
    owner,
    play,
    player,
    told,
)


def store(table: Ashlands, name: str) -> dict[str, int]:
    """What a necromancer has, without what he has not."""
    return {resource: number for resource, number in player(table, name).store.items() if number}


# --- Gaining resources ----------------------------------------------------------------------------


@rule("COA-RES-01")
@pytest.mark.parametrize(
    ("warrior", "cost"),
    [
        ("bone-thrall", "2 bone 1 ash"),
        ("cinder-thrall", "2 ash 1 bone"),
        ("fume-thrall", "2 sulphur"),
        ("gore-thrall", "2 blood"),
    ],
)
def test_the_four_basic_resources_pay_for_warriors(warrior: str, cost: str) -> None:
    table = ashlands(row=warrior, store={"mors": cost})

    play(table, "mors refresh", f"mors recruit:{warrior}")

    assert hand(table, "mors") == [warrior]
    assert store(table, "mors") == {}


@rule("COA-RES-02")
@pytest.mark.parametrize(
    ("structures", "gained"),
    [
        ("volcano-start", {"sulphur": 2}),
        ("volcano-start great-ossuary", {"bone": 4}),
        ("volcano-start great-ossuary leech-hall", {"ash": 2, "blood": 1}),
    ],
)
def test_a_minion_takes_what_the_visible_tile_supplies_into_the_store(
    structures: str, gained: dict[str, int]
) -> None:
    table = ashlands(volcano=f"nox {structures}")

    play(table, "mors volcano/resource")

    assert table.slots["volcano/resource"] == (0,)
    assert store(table, "mors") == gained


# --- Tribute --------------------------------------------------------------------------------------


@rule("COA-TRIB-01")
def test_the_controller_at_once_receives_the_tribute_of_the_visible_tile() -> None:
    table = ashlands(desert="nox desert-start fume-cellar", row="bone-puppet")

    play(table, "mors desert/resource")

    assert asked(table) == [("mors", "recruit")]
    assert store(table, "nox") == {"sulphur": 1}


@rule("COA-TRIB-01", "COA-SPEC-01")
def test_a_tribute_of_a_special_ingredient_is_the_controllers_choice() -> None:
    table = ashlands(desert="nox obsidian-spire", row="bone-thrall")

    play(table, "mors desert/resource")
    assert asked(table) == [("nox", "ingredient")]

    play(table, "nox ash")
    assert store(table, "nox") == {"ash": 1}


@rule("COA-TRIB-02")
def test_tribute_comes_from_the_supply_and_the_visitor_pays_nothing() -> None:
    table = ashlands(mountains="nox", store={"mors": "3 bone 1 ash 1 gold"}, row="-")

    play(table, "mors mountains/resource")

    assert store(table, "mors") == {"bone": 5, "ash": 2, "gold": 1}
    assert store(table, "nox") == {"bone": 1}


@rule("COA-TRIB-03", "COA-ADJ-01")
def test_the_user_of_an_own_structure_gets_no_tribute_but_may_adjust() -> None:
    table = ashlands(mountains="mors mors-bone-1", hand={"mors": "mors-ash-2"})

    play(table, "mors mountains/resource")

    assert asked(table) == [("mors", "adjust")]
    assert store(table, "mors") == {"bone": 2, "ash": 1}


# --- Special ingredients --------------------------------------------------------------------------


@rule("COA-SPEC-01", "COA-AMB-24")
def test_a_special_ingredient_is_one_basic_resource_of_choice_and_never_gold() -> None:
    table = ashlands(coast="nox apothecary", row="-")

    play(table, "mors coast/resource")
    assert codes(table, "mors") == ["bone", "ash", "blood", "sulphur"]

    play(table, "mors sulphur", "mors bone", "nox blood")

    assert store(table, "mors") == {"bone": 1, "sulphur": 1}
    assert store(table, "nox") == {"blood": 1}


@rule("COA-SPEC-02")
def test_special_ingredients_come_from_battle_cards() -> None:
    table = ashlands(volcano="nox", hand={"mors": "bone-thrall"}, row="-")

    play(table, "mors volcano/battle", "mors card:3", "nox card:4", "mors bone", "nox ash")

    assert store(table, "mors") == {"bone": 1, "gold": 1}
    assert store(table, "nox") == {"ash": 1}


@rule("COA-SPEC-02")
@pytest.mark.parametrize(("tile", "number"), [("apothecary", 2), ("grand-laboratory", 3)])
def test_special_ingredients_come_from_some_structures(tile: str, number: int) -> None:
    table = ashlands(coast=f"nox {tile}", row="-")

    play(table, "mors coast/resource", *["mors ash"] * number, "nox ash")

    assert store(table, "mors") == {"ash": number}
    assert store(table, "nox") == {"ash": 1}


@rule("COA-SPEC-03", "COA-AMB-24", "COA-AUTO-03")
def test_a_special_ingredient_in_a_cost_is_paid_with_any_one_resource_even_gold() -> None:
    table = ashlands(row="bone-puppet", store={"mors": "1 bone 1 ash 1 blood 1 sulphur 1 gold"})

    play(table, "mors refresh", "mors recruit:bone-puppet")
    assert codes(table, "mors") == ["pay:bone", "pay:ash", "pay:blood", "pay:sulphur", "pay:gold"]

    play(table, "mors pay:gold", "mors pay:ash")

    assert store(table, "mors") == {"bone": 1, "blood": 1, "sulphur": 1}
    assert hand(table, "mors") == ["bone-puppet"]


# --- Gold -----------------------------------------------------------------------------------------


@rule("COA-GOLD-01", "COA-BLD-03")
def test_gold_pays_for_building_and_for_upgrading() -> None:
    table = ashlands(
        volcano="mors", offer="charnel-pit apothecary", store={"mors": "5 gold"}, row="-"
    )

    play(table, "mors build", "mors tile:charnel-pit", "mors coast")
    assert store(table, "mors") == {"bone": 3, "gold": 3}

    play(table, "nox gold", "mors build", "mors tile:apothecary", "mors volcano")
    assert "gold" not in store(table, "mors")


@rule("COA-AMB-25", "COA-GOLD-01")
def test_a_cost_in_gold_is_paid_with_gold_only() -> None:
    table = ashlands(
        offer="charnel-pit apothecary", store={"mors": "2 gold 9 bone 9 ash 9 blood 9 sulphur"}
    )
    poor = ashlands(offer="charnel-pit", store={"mors": "1 gold 9 bone 9 ash 9 blood 9 sulphur"})

    play(table, "mors build")

    assert told(table, "obvious")[0]["code"] == "tile:charnel-pit"
    assert "build" not in codes(poor, "mors")


@rule("COA-GOLD-02")
def test_gold_stands_in_for_missing_resources_one_for_one() -> None:
    table = ashlands(row="marrow-spear clot-warden", store={"mors": "1 bone 3 gold"})

    play(table, "mors refresh")
    assert codes(table, "mors") == ["pass", "recruit:marrow-spear"]

    play(table, "mors recruit:marrow-spear")
    assert store(table, "mors") == {}


@rule("COA-GOLD-02")
def test_too_little_gold_does_not_stand_in() -> None:
    table = ashlands(row="marrow-spear", store={"mors": "1 bone 2 gold"})

    play(table, "mors refresh")

    assert asked(table) == [("nox", "place")]


@rule("COA-GOLD-02")
def test_gold_may_stand_in_for_resources_the_player_has() -> None:
    table = ashlands(row="marrow-spear", store={"mors": "3 bone 1 sulphur 2 gold"})

    play(table, "mors refresh", "mors gold-for:marrow-spear")
    assert codes(table, "mors") == ["gold:bone", "gold:sulphur"]

    play(table, "mors gold:sulphur")
    assert codes(table, "mors") == ["gold:bone", "done"]

    play(table, "mors gold:bone")
    assert store(table, "mors") == {"bone": 1, "sulphur": 1}
    assert hand(table, "mors") == ["marrow-spear"]


@rule("COA-GOLD-03")
def test_any_number_of_minions_may_stand_on_the_gold_slot_and_each_brings_its_gold() -> None:
    table = ashlands("mors nox visio", row="-", minions={"mors": 1, "nox": 1, "visio": 1})
    assert len(table.slots["gold"]) == 9

    play(table, "mors gold", "nox gold")

    assert len(table.slots["gold"]) == 11
    assert store(table, "mors") == store(table, "nox") == {"gold": 2}


# --- The supply -----------------------------------------------------------------------------------


@rule("COA-AMB-26")
def test_the_supply_is_unlimited() -> None:
    table = ashlands(
        mountains="mors", store={"mors": "30 bone 30 ash 30 gold", "nox": "30 bone"}, row="-"
    )

    play(table, "mors mountains/resource", "nox gold", "mors gold")

    assert store(table, "mors") == {"bone": 32, "ash": 31, "gold": 32}


@rule("COA-AMB-26")
@pytest.mark.parametrize(
    ("visit", "held", "left"),
    [
        ("mountains/resource", "25 bone 26 ash", {"bone": 1}),
        ("village/resource", "17 blood", {"blood": 1}),
        ("volcano/resource", "18 sulphur", {}),
        ("gold", "29 gold", {"gold": 1}),
    ],
)
def test_in_the_strict_supply_a_gain_is_cut_to_what_is_left(
    visit: str, held: str, left: dict[str, int]
) -> None:
    table = ashlands(
        mountains="nox",
        village="nox",
        volcano="nox",
        store={"nox": held},
        options={"strict-supply": True},
        row="-",
    )
    before = store(table, "nox")

    play(table, f"mors {visit}")

    assert store(table, "mors") == left
    assert store(table, "nox") == before


@rule("COA-AMB-26")
def test_in_the_strict_supply_ingredients_are_taken_from_what_is_left() -> None:
    table = ashlands(
        coast="mors apothecary",
        store={"nox": "26 bone 25 ash 18 blood 17 sulphur"},
        options={"strict-supply": True},
        row="-",
    )

    play(table, "mors coast/resource")
    assert codes(table, "mors") == ["ash", "sulphur"]

    play(table, "mors ash")
    assert store(table, "mors") == {"ash": 1, "sulphur": 1}


# --- What brings nothing --------------------------------------------------------------------------


@rule("COA-AMB-31")
def test_conquering_a_province_brings_none_of_its_resources() -> None:
    table = ashlands(volcano="nox great-ossuary", hand={"mors": "blood-colossus"}, row="-")

    play(table, "mors volcano/battle", "mors card:4", "nox card:3")

    assert owner(table, "volcano") == "mors"
    assert store(table, "mors") == {"gold": 1}


# --- Altars ---------------------------------------------------------------------------------------


@rule("COA-ALTAR-01", "COA-AMB-29")
def test_a_visitor_of_an_altar_takes_the_own_graveyard_back_and_the_controller_gets_tribute() -> (
    None
):
    table = ashlands(
        coast="nox lesser-altar",
        graveyard={"mors": "bone-thrall soot-lancer mors-ash-2", "nox": "gore-thrall"},
        hand={"mors": "mors-bone-1 mors-sulphur-1"},
        row="-",
    )

    play(table, "mors coast/resource", "mors return")
    assert asked(table) == [("nox", "ingredient")]
    play(table, "nox bone")

    assert graveyard(table, "mors") == []
    assert "gore-thrall" in graveyard(table, "nox")
    assert hand(table, "mors")[2:] == ["bone-thrall", "soot-lancer", "mors-ash-2"]
    assert (store(table, "mors"), store(table, "nox")) == ({}, {"bone": 1})


@rule("COA-AMB-30")
def test_taking_warriors_back_at_an_altar_is_all_or_none() -> None:
    table = ashlands(coast="nox high-altar", graveyard={"mors": "bone-thrall soot-lancer"}, row="-")
    before = graveyard(table, "mors")

    play(table, "mors coast/resource")
    assert codes(table, "mors") == ["return", "leave"]

    play(table, "mors leave", "nox ash")
    assert graveyard(table, "mors") == before
    assert hand(table, "mors") == []


@rule("COA-AMB-29")
def test_the_controller_of_an_altar_adjusts_after_taking_the_graveyard_back() -> None:
    table = ashlands(coast="mors lesser-altar", graveyard={"mors": "bone-thrall"}, row="-")

    play(table, "mors coast/resource", "mors return", "mors add:bone-thrall", "mors done")

    assert defenders(table, "coast") == ["bone-thrall"]
    assert store(table, "mors") == {}
