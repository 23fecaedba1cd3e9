"""Every unit of the base game does what its card says."""

from __future__ import annotations

import pytest

from emberkeep.games.royal_chronicles.cards import DESIGNS
from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import (
    asked,
    back,
    codes,
    deploy,
    designs,
    earns,
    front,
    gold,
    goods,
    idle,
    play,
    player,
    realm,
    sources,
    strength,
    vp,
)


def aged(text: str) -> tuple[int, int, str]:
    """Tell points, gold and Front after Ageing, nobody being saved."""
    table = idle(realm(text, "", phase="age"))
    return vp(table), gold(table), front(table)


# --- What stands on the cards ---------------------------------------------------------------------

FACES = {
    # id: cost, strength, copies, wood, food, ore
    "monkey": (-1, 1, 2, 0, 0, 0),
    "sculptor": (0, 1, 2, 0, 0, 0),
    "adventurer": (0, 2, 2, 0, 0, 1),
    "veteran": (0, 3, 3, 0, 0, 0),
    "wood-merchant": (0, 1, 2, 0, 0, 0),
    "militiaman": (0, 2, 3, 0, 0, 0),
    "time-master": (0, 1, 3, 0, 0, 0),
    "hunter": (0, 2, 2, 0, 1, 0),
    "woodcutter": (0, 2, 3, 1, 0, 0),
    "shapeshifter": (0, None, 1, 0, 0, 0),
    "cerberus": (0, 2, 3, 0, 0, 0),
    "farmer": (0, 1, 3, 0, 1, 0),
    "cook": (0, 1, 2, 0, 0, 0),
    "blacksmith": (0, 1, 3, 0, 0, 0),
    "mystical-healer": (0, 1, 3, 0, 0, 0),
    "necromancer": (1, 4, 1, 0, 0, 0),
    "giant-snake": (1, 4, 1, 0, 0, 0),
    "cave-spirit": (1, 4, 2, 0, 0, 1),
    "knight": (1, 4, 3, 0, 0, 0),
    "miner": (1, 2, 3, 0, 0, 1),
    "archer": (1, 2, 2, 0, 0, 0),
    "grand-architect": (1, 1, 1, 0, 0, 0),
    "forest-child": (1, 1, 3, 1, 1, 0),
    "rogue": (1, 3, 2, 0, 0, 0),
    "peddler": (1, 1, 3, 1, 0, 0),
    "treefolk": (1, 3, 2, 0, 1, 0),
    "relic-of-wisdom": (2, 0, 1, 0, 0, 0),
    "demon": (2, 7, 1, 0, 0, 0),
    "master-alchemist": (2, 1, 1, 0, 0, 0),
    "palm-reader": (2, 1, 2, 0, 0, 0),
    "commander": (2, 4, 2, 0, 0, 0),
    "salamander": (2, 4, 1, 0, 0, 0),
    "golem": (2, 3, 2, 0, 0, 0),
    "colossus": (2, 1, 1, 0, 0, 0),
    "ogre": (2, 2, 1, 0, 0, 0),
    "landlord": (2, 1, 1, 1, 0, 0),
    "manticore": (2, 2, 3, 0, 0, 0),
    "leviathan": (3, 4, 1, 0, 2, 0),
    "dragon": (3, 0, 1, 0, 0, 0),
    "forest-spirit": (3, 3, 1, 3, 0, 0),
    "strategist": (3, 1, 1, 0, 0, 0),
    "kraken": (6, 9, 1, 0, 0, 0),
}


@pytest.mark.parametrize("name", FACES)
def test_the_printed_numbers(name: str) -> None:
    unit = DESIGNS[name]

    printed = (unit.cost, unit.strength, unit.copies, unit.wood, unit.food, unit.ore)
    assert printed == FACES[name]


# --- Units that cost nothing ----------------------------------------------------------------------


def test_a_monkey_leaves_a_gold_for_each_token_when_it_dies() -> None:
    assert aged("front monkey+3; gold 1") == (0, 4, "")


@rule("RC-BASE-DEPLOY-07")
def test_a_monkey_pays_a_gold_at_once_which_can_buy_another_unit() -> None:
    table = realm("hand monkey knight", "")
    before = "place:knight-1/front" in codes(table)
    deploy(table, "place:monkey-1/front", "place:knight-1/front")

    assert not before
    assert (front(table), gold(table)) == ("monkey knight", 0)


def test_a_sculptor_scores_3_when_dying() -> None:
    assert aged("front sculptor+1") == (3, 0, "")
    assert aged("front sculptor") == (0, 0, "sculptor+1")


def test_an_adventurer_makes_an_ore_for_each_token() -> None:
    assert goods("front adventurer") == (0, 0, 0)
    assert goods("back adventurer+2") == (0, 0, 2)


def test_a_veteran_arrives_with_a_token() -> None:
    assert front(deploy(realm("hand veteran", ""), "place:veteran-1/front")) == "veteran+1"


def test_a_wood_merchant_sells_wood_for_a_gold_each() -> None:
    assert "build:town/2" in codes(realm("front wood-merchant; gold 3", "gold 9", phase="build"))
    assert codes(realm("front wood-merchant; gold 2", "gold 9", phase="build")) == [
        "pass",
        "build:town/1",
        "build:mine/1",
        "build:temple/1",
        "build:barracks/1",
    ]


def test_a_militiaman_gains_strength_with_each_token() -> None:
    assert strength("front militiaman+2") == 4


@rule("RC-AMB-24")
def test_a_time_master_ages_one_own_unit_by_2_perhaps_herself() -> None:
    table = deploy(realm("front knight; hand time-master", ""), "place:time-master-1/back")

    assert codes(table) == ["unit:knight-1", "unit:time-master-1"]
    play(table, "ada unit:knight-1")
    assert front(table) == "knight+2"


def test_a_hunter_makes_food_in_the_front_only() -> None:
    assert goods("front hunter") == (0, 1, 0)
    assert goods("back hunter") == (0, 0, 0)


def test_a_woodcutter_makes_wood() -> None:
    assert goods("back woodcutter") == (1, 0, 0)


@rule("RC-AMB-28")
def test_a_shapeshifter_becomes_the_next_unit_of_cost_3_or_less_with_a_token() -> None:
    table = realm("hand shapeshifter", "", deck="kraken knight")
    deploy(table, "place:shapeshifter-1/front")

    assert front(table) == "knight+1"
    assert designs(table.discard) == ["shapeshifter", "kraken"]
    assert gold(table) == 0


@rule("RC-AMB-28")
def test_what_a_shapeshifter_becomes_uses_its_flip_ability() -> None:
    table = realm("hand shapeshifter", "", deck="veteran")

    assert front(deploy(table, "place:shapeshifter-1/front")) == "veteran+2"


@rule("RC-AMB-28", "RC-BASE-CONCEPT-04")
def test_changing_shape_is_no_death() -> None:
    table = realm("front palm-reader; hand shapeshifter", "", deck="sculptor")

    assert vp(deploy(table, "place:shapeshifter-1/front")) == 0


def test_a_cerberus_has_3_with_any_food() -> None:
    assert strength("front cerberus") == 2
    assert strength("front cerberus; back farmer farmer") == 3


def test_a_farmer_makes_food() -> None:
    assert goods("back farmer") == (0, 1, 0)


def test_a_cook_earns_a_gold_for_each_food() -> None:
    assert earns("front cook; back farmer farmer") == 4


def test_a_blacksmith_earns_a_gold() -> None:
    assert earns("back blacksmith") == 3


@rule("RC-BASE-AGE-04")
def test_a_healer_may_save_a_unit_with_exactly_1_token_also_herself() -> None:
    table = realm("front knight+1 rogue+2; back mystical-healer+1", "", phase="age")

    assert codes(table) == ["pass", "unit:knight-1", "unit:mystical-healer-1"]
    play(table, "ada unit:knight-1")
    assert (front(table), back(table)) == ("knight+2", "")


# --- Units that cost 1 ----------------------------------------------------------------------------


def test_a_necromancer_ages_every_other_own_unit() -> None:
    table = realm("front knight; back rogue+1; gold 1; hand necromancer", "front miner")
    deploy(table, "place:necromancer-1/front")

    assert (front(table), back(table)) == ("knight+1 necromancer", "rogue+2")
    assert front(table, "bo") == "miner"


def test_a_giant_snake_loses_its_strength_and_earns_3_with_a_token() -> None:
    assert (strength("front giant-snake"), earns("front giant-snake")) == (4, 2)
    assert (strength("front giant-snake+1"), earns("front giant-snake+1")) == (0, 5)


def test_a_cave_spirit_makes_ore_and_arrives_with_a_token() -> None:
    table = realm("gold 1; hand cave-spirit", "")

    assert front(deploy(table, "place:cave-spirit-1/front")) == "cave-spirit+1"
    assert goods("back cave-spirit") == (0, 0, 1)


def test_a_knight_has_nothing_but_strength_4() -> None:
    assert (strength("front knight"), DESIGNS["knight"].phases) == (4, ())


def test_a_miner_makes_ore() -> None:
    assert goods("back miner") == (0, 0, 1)


def test_an_archer_fights_from_the_back() -> None:
    assert strength("back archer knight") == 2


@rule("RC-BASE-BUILD-07")
def test_a_grand_architect_buys_any_mix_of_resources() -> None:
    table = realm("front grand-architect; gold 2; town", "gold 9", phase="build")
    mine = realm("front grand-architect; gold 2", "gold 9", phase="build")

    assert "upgrade:town" in codes(table)
    assert "build:mine/1" in codes(mine)
    assert "build:mine/2" not in codes(mine)


def test_a_forest_child_makes_wood_and_food() -> None:
    assert goods("back forest-child") == (1, 1, 0)


def test_a_rogue_earns_a_gold_for_each_war_won() -> None:
    table = realm("back rogue; front knight", "", "", phase="war")

    assert gold(table) == 2


def test_a_peddler_makes_wood_and_earns_a_gold() -> None:
    assert (goods("back peddler"), earns("back peddler")) == ((1, 0, 0), 3)


def test_a_treefolk_makes_food() -> None:
    assert goods("back treefolk") == (0, 1, 0)


# --- Units that cost 2 ----------------------------------------------------------------------------


def test_a_relic_of_wisdom_never_dies() -> None:
    assert aged("front relic-of-wisdom+3") == (0, 0, "relic-of-wisdom+4")


def test_a_relic_of_wisdom_scores_2_for_each_token_at_the_end() -> None:
    assert sources(realm("back relic-of-wisdom+3", "", phase="end")) == {"relic-of-wisdom": 6}


def test_a_demon_arrives_with_a_token() -> None:
    assert front(deploy(realm("gold 2; hand demon", ""), "place:demon-1/front")) == "demon+1"


@rule("RC-AMB-27")
@pytest.mark.parametrize(("tokens", "left"), [(1, 2), (2, 5)])
def test_a_demon_costs_3_only_when_it_dies_with_exactly_1_token(tokens: int, left: int) -> None:
    assert aged(f"front demon+{tokens}; vp 5")[0] == left


@rule("RC-AMB-23")
def test_a_master_alchemist_puts_a_token_for_each_food_on_one_unit_every_round() -> None:
    table = realm("front master-alchemist+1 knight; back farmer farmer", "")
    idle(table, "deploy")

    assert codes(table) == [
        "unit:master-alchemist-1",
        "unit:knight-1",
        "unit:farmer-1",
        "unit:farmer-2",
    ]
    play(table, "ada unit:knight-1")
    assert front(table) == "master-alchemist+1 knight+2"


@rule("RC-AMB-23")
def test_without_food_a_master_alchemist_does_nothing() -> None:
    assert asked(idle(realm("front master-alchemist", ""), "deploy")) == []


def test_a_master_alchemist_scores_ore_for_each_war_won_and_earns_wood() -> None:
    text = "back master-alchemist miner; front knight cave-spirit"

    assert sources(realm(text, "", "", phase="war")) == {"war": 6, "master-alchemist": 4}
    assert earns("back master-alchemist; front forest-spirit") == 5


def test_a_palm_reader_scores_the_tokens_of_all_own_units_that_die() -> None:
    assert aged("front knight+2 rogue+1; back palm-reader+1; vp 0")[0] == 4
    assert aged("front knight; back palm-reader")[0] == 0


def test_a_commander_scores_for_each_war_won() -> None:
    assert sources(realm("front commander", "", "", phase="war")) == {"war": 6, "commander": 2}


def test_a_salamander_grows_stronger_and_dies_with_2_tokens_only() -> None:
    assert strength("front salamander+1") == 5
    assert aged("front salamander+1")[2] == "salamander+2"
    assert aged("front salamander+2")[2] == ""


def test_a_golem_raises_all_level_1_buildings_for_free() -> None:
    table = realm("gold 2; hand golem; town mine:2 tavern", "")
    deploy(table, "place:golem-1/front")

    assert player(table).buildings == {"town": 2, "mine": 2, "tavern": 2}
    assert gold(table) == 0


def test_a_colossus_has_7_with_a_token_and_scores_for_each_war_won() -> None:
    assert (strength("front colossus"), strength("front colossus+2")) == (1, 7)
    assert sources(realm("front colossus+1", "", "", phase="war"))["colossus"] == 2


@rule("RC-BASE-INCOME-02")
def test_an_ogre_adds_the_income_of_the_round() -> None:
    assert strength("front ogre") == 4
    assert strength("front ogre; back blacksmith") == 5


@rule("RC-BASE-INCOME-02", "RC-AMB-54")
def test_gold_from_won_wars_does_not_feed_an_ogre() -> None:
    assert strength("front ogre rogue") == 4 + 3


def test_a_landlord_makes_wood_and_needs_no_land() -> None:
    table = realm("back landlord; town mine; gold 0", "gold 9", phase="build")

    assert "build:barracks/1" in codes(table)
    assert goods("back landlord") == (1, 0, 0)


def test_a_manticore_gains_2_for_each_food() -> None:
    assert strength("front manticore; back farmer treefolk") == 6


# --- Units that cost more -------------------------------------------------------------------------


def test_a_leviathan_gains_2_for_each_food() -> None:
    assert strength("front leviathan; back farmer") == 6


def test_an_aged_leviathan_makes_2_food_and_cannot_fight() -> None:
    assert strength("front leviathan+1") == 0
    assert goods("front leviathan+1") == (0, 2, 0)
    assert goods("front leviathan") == (0, 0, 0)


def test_a_dragon_has_7_with_any_ore() -> None:
    assert (strength("front dragon"), strength("front dragon; back miner")) == (0, 7)


def test_a_forest_spirit_makes_3_wood() -> None:
    assert goods("back forest-spirit") == (3, 0, 0)


def test_a_strategist_counts_all_tokens_and_fights_from_the_back() -> None:
    assert strength("front knight+1; back strategist+2") == 4 + 1 + 3


def test_a_kraken_ages_all_others_and_costs_3_for_each_level_2_building() -> None:
    table = realm("front knight; gold 6; hand kraken; town:2 mine; vp 9", "")
    deploy(table, "place:kraken-1/front")

    assert front(table) == "knight+1 kraken"
    assert vp(table) == 6


def test_a_kraken_scores_the_tokens_of_own_units_that_die() -> None:
    assert aged("front knight+2 kraken")[0] == 2
    assert aged("front kraken+2")[0] == 2
