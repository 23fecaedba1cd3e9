"""Every building costs and gives what its card says."""

from __future__ import annotations

import pytest

from emberkeep.games.royal_chronicles.cards import BUILDING_ROWS, BUILDINGS, Price
from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import (
    asked,
    codes,
    deploy,
    earns,
    gold,
    goods,
    idle,
    play,
    player,
    realm,
    seen_by,
    sources,
    strength,
)


def war(text: str, *others: str) -> dict[str, int]:
    """Tell what the War phase scores, against a strong neighbour if none is named."""
    return sources(realm(text, *(others or ("front kraken",)), phase="war"))


def price(price: Price) -> str:
    need = "W" * price.wood + "F" * price.food + "O" * price.ore
    return need if price.gold is None else f"{need} or {price.gold}"


PRICES = {
    "town": ("W", "WW"),
    "mine": ("W", "WO"),
    "tavern": ("F", "WF"),
    "barracks": ("W", "WF"),
    "temple": ("O or 2", "OO or 3"),
    "port": ("WF", "FO"),
    "crypt": ("F", "FO"),
    "castle": ("W", "WO"),
    "library": ("W or 2", "WF or 3"),
    "market": ("F or 2", "WF"),
    "watchtower": ("W", "WF"),
    "forge": ("O or 2", "WO"),
    "treasury": ("W", "O or 3"),
    "arena": ("F", "FF"),
}


@pytest.mark.parametrize("name", PRICES)
def test_what_a_building_needs(name: str) -> None:
    building = BUILDINGS[name]

    assert (price(building.one), price(building.two)) == PRICES[name]


@rule("RC-BTG-02", "RC-FOL-01")
def test_there_are_5_buildings_6_of_the_gates_and_3_of_the_forge() -> None:
    sets = [building.set for building in BUILDING_ROWS]

    assert [sets.count(name) for name in ("base", "gates", "forge")] == [5, 6, 3]


# --- The base game --------------------------------------------------------------------------------


def test_a_town_makes_wood_and_food_and_at_level_2_ore() -> None:
    assert goods("town") == (1, 1, 0)
    assert goods("town:2") == (1, 1, 1)


def test_a_mine_makes_ore_and_at_level_2_scores_2_for_each() -> None:
    assert goods("mine") == (0, 0, 1)
    assert war("mine; back miner") == {}
    assert war("mine:2; back miner") == {"mine": 4}


def test_a_tavern_earns_a_gold_for_each_food_and_at_level_2_scores_1() -> None:
    assert earns("tavern; back farmer farmer") == 4
    assert war("tavern:2; back farmer farmer") == {"tavern": 2}
    assert war("tavern; back farmer farmer") == {}


def test_barracks_add_strength_for_each_wood() -> None:
    assert strength("barracks; back woodcutter forest-spirit") == 4


@rule("RC-BASE-WAR-08", "RC-AMB-53")
def test_barracks_of_level_2_score_each_unit_with_current_strength_3_in_any_row() -> None:
    text = "barracks:2; front militiaman+1 cerberus; back knight"

    assert war(text)["barracks"] == 2


@rule("RC-AMB-42")
def test_barracks_count_an_aged_leviathan() -> None:
    assert war("barracks:2; front leviathan+1")["barracks"] == 1


def test_a_temple_earns_2_gold_and_at_level_2_scores_2() -> None:
    assert earns("temple") == 4
    assert war("temple:2") == {"temple": 2}


# --- Beyond the Gates -----------------------------------------------------------------------------


@rule("RC-BTG-08")
def test_a_port_has_two_effects_it_makes_food_and_earns_a_gold() -> None:
    assert goods("port") == (0, 1, 0)
    assert earns("port") == 3


@rule("RC-BTG-08")
def test_a_port_of_level_2_scores_each_different_resource() -> None:
    assert war("port:2; back miner miner") == {"port": 2}


@rule("RC-BTG-08")
def test_a_crypt_earns_a_gold_for_each_own_unit_that_dies() -> None:
    table = idle(realm("crypt; front knight+1 rogue+1; back miner", "", phase="age"))

    assert (gold(table), sources(table)) == (2, {})


def test_a_crypt_of_level_2_also_scores_them() -> None:
    table = idle(realm("crypt:2; front knight+1 rogue+2", "", phase="age"))

    assert (gold(table), sources(table)) == (2, {"crypt": 2})


def test_a_castle_adds_strength_for_each_unit_in_the_back() -> None:
    assert strength("castle; front knight; back miner cook") == 6


def test_a_castle_of_level_2_scores_each_war_won() -> None:
    assert war("castle:2; front knight", "", "")["castle"] == 2
    assert "castle" not in war("castle; front knight", "", "")


@rule("RC-AMB-44")
def test_with_a_library_2_cards_may_be_kept() -> None:
    table = realm("library; hand knight miner rogue", "")
    deploy(table, "keep:knight-1", "keep:miner-1")

    assert len(player(table).kept) == 2


def test_a_library_of_level_2_scores_each_kept_card() -> None:
    assert war("library:2; kept knight miner") == {"library": 2}


def test_a_market_replaces_one_resource_by_2_gold() -> None:
    table = realm("market; back woodcutter; gold 2", "gold 9", phase="build")
    poor = realm("market; back woodcutter; gold 1", "gold 9", phase="build")
    play(table, "ada upgrade:market", "bo pass")

    assert (player(table).buildings, gold(table)) == ({"market": 2}, 0)
    assert asked(poor) == [("bo", "build")]


def test_a_market_replaces_no_second_resource() -> None:
    table = realm("market; gold 20", "gold 9", phase="build")
    helped = realm("market; back wood-merchant; gold 3", "gold 9", phase="build")
    play(helped, "ada upgrade:market", "bo pass")

    assert "upgrade:market" not in codes(table)
    assert gold(helped) == 0


def test_a_market_of_level_2_scores_1_for_3_gold_but_3_at_most() -> None:
    assert war("market:2; gold 8") == {"market": 2}
    assert war("market:2; gold 30") == {"market": 3}


@rule("RC-AMB-40")
def test_a_watchtower_lets_the_strongest_unit_of_the_back_fight() -> None:
    assert strength("watchtower; front miner; back knight cook") == 6
    assert strength("watchtower; back archer miner") == 4


@rule("RC-AMB-39")
def test_a_watchtower_of_level_2_scores_2_if_both_wars_are_won() -> None:
    assert war("watchtower:2; front knight", "", "")["watchtower"] == 2
    assert "watchtower" not in war("watchtower:2; front knight", "", "front kraken")
    assert war("watchtower:2; front knight", "")["watchtower"] == 2


# --- The Forge of Legends -------------------------------------------------------------------------


def test_a_forge_makes_artifacts_a_gold_cheaper() -> None:
    table = realm("forge; gold 2; hand heartstone", "")

    assert gold(deploy(table, "place:heartstone-1")) == 0


def test_a_forge_of_level_2_scores_each_artifact() -> None:
    assert war("forge:2; beside heartstone horn-of-plenty") == {"forge": 2}


def test_a_treasury_earns_a_gold_and_one_more_with_an_artifact() -> None:
    assert earns("treasury") == 3
    assert earns("treasury; beside heartstone horn-of-plenty") == 4


def test_a_treasury_of_level_2_scores_1_for_4_gold_at_the_end_but_3_at_most() -> None:
    assert sources(realm("treasury:2; gold 9", "", phase="end"))["treasury"] == 2
    assert sources(realm("treasury:2; gold 99", "", phase="end"))["treasury"] == 3
    assert "treasury" not in sources(realm("treasury; gold 9", "", phase="end"))


@rule("RC-AMB-45")
def test_an_arena_helps_the_strongest_front_unit() -> None:
    assert strength("arena; front knight miner") == 7
    assert strengths("arena; front miner knight; back titan") == [2, 5]


@rule("RC-AMB-45")
def test_an_arena_helps_the_leftmost_of_several() -> None:
    assert strengths("arena; front miner archer") == [3, 2]


def strengths(text: str) -> list[int]:
    """List what the units of the Front count for."""
    kingdom = seen_by(realm(text, "", phase="end")).players[0].kingdom
    return [piece.strength for piece in kingdom.front]


@rule("RC-AMB-45")
def test_an_arena_does_not_help_a_leviathan_that_cannot_fight() -> None:
    assert strength("arena; front leviathan+1 miner") == 3
    assert strength("arena; front leviathan miner") == 7
    assert strength("arena; front leviathan+1; back miner") == 0


def test_an_arena_of_level_2_scores_front_units_with_current_strength_4() -> None:
    assert war("arena:2; front knight treefolk; back commander") == {"arena": 1}
    assert war("arena:2; front rogue treefolk; back commander") == {"arena": 1}
    assert war("arena:2; front knight knight")["arena"] == 2
    assert war("arena:2; front miner archer; back commander") == {}
    assert war("arena; front knight miner") == {}
