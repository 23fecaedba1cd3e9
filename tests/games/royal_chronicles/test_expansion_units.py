"""Every unit of the expansions does what its card says."""

from __future__ import annotations

import pytest

from emberkeep.games.royal_chronicles.cards import CARDS, DESIGNS
from emberkeep.games.royal_chronicles.rules.kingdom import income, resources, total
from emberkeep.games.royal_chronicles.state import Piece, Player
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
    seen_by,
    sources,
    strength,
    vp,
)

FACES = {
    # id: cost, strength, copies, wood, food, ore
    "shadow": (1, 2, 2, 0, 0, 0),
    "noble": (2, 2, 1, 0, 0, 0),
    "princess": (5, 0, 1, 0, 0, 0),
    "lost-soul": (3, 0, 1, 0, 0, 0),
    "relic-of-light": (2, 0, 1, 0, 0, 0),
    "relic-of-war": (2, 0, 1, 0, 0, 0),
    "grand-intendant": (2, 3, 2, 0, 1, 0),
    "smuggler": (0, 1, 2, 0, 0, 0),
    "djinn": (2, 3, 1, 0, 0, 0),
    "herbalist": (1, 1, 2, 0, 0, 0),
    "gatekeeper": (1, 2, 2, 0, 0, 0),
    "ferryman": (1, 2, 2, 1, 0, 0),
    "duellist": (0, 2, 2, 0, 0, 0),
    "runesmith": (1, 2, 2, 0, 0, 0),
    "herald": (1, 2, 2, 0, 0, 0),
    "griffin": (2, 3, 2, 0, 0, 0),
    "centaur": (1, 3, 2, 1, 0, 0),
    "mercenary": (2, 5, 2, 0, 0, 0),
    "chronicler": (0, 1, 2, 0, 0, 0),
    "sphinx": (3, 4, 1, 0, 0, 0),
    "hermit": (0, 1, 1, 0, 0, 0),
    "banshee": (1, 3, 1, 0, 0, 0),
    "minotaur": (2, 5, 1, 0, 0, 0),
    "prospector": (2, 2, 1, 0, 0, 2),
    "paladin-of-legend": (3, 5, 1, 0, 0, 0),
    "relic-keeper": (1, 1, 1, 0, 0, 0),
    "titan": (5, 8, 1, 0, 0, 0),
}


@pytest.mark.parametrize("name", FACES)
def test_the_numbers_on_the_card(name: str) -> None:
    unit = DESIGNS[name]

    numbers = (unit.cost, unit.strength, unit.copies, unit.wood, unit.food, unit.ore)
    assert numbers == FACES[name]


@rule("RC-BTG-01")
def test_beyond_the_gates_has_20_cards_of_13_designs() -> None:
    units = [unit for unit in DESIGNS.values() if unit.set == "gates"]

    assert (len(units), sum(unit.copies for unit in units)) == (13, 20)


@rule("RC-FOL-01")
def test_the_forge_has_14_units_and_9_artifacts() -> None:
    cards = [unit for unit in DESIGNS.values() if unit.set == "forge"]

    assert len([unit for unit in cards if not unit.artifact]) == 14
    assert len([unit for unit in cards if unit.artifact]) == 9


@rule("RC-BTG-07")
def test_the_princess_is_the_dearest_new_unit_and_there_are_two_shadows() -> None:
    costs = {unit.id: unit.cost for unit in DESIGNS.values() if unit.set == "gates"}

    assert max(costs, key=lambda name: costs[name]) == "princess"
    assert DESIGNS["shadow"].copies == 2


# --- Beyond the Gates -----------------------------------------------------------------------------


@rule("RC-BTG-07")
def test_a_shadow_resolves_the_flip_ability_of_another_own_unit_again() -> None:
    table = realm("front veteran+1; back cave-spirit; gold 1; hand shadow", "")
    deploy(table, "place:shadow-1/front")

    assert codes(table) == ["unit:veteran-1", "unit:cave-spirit-1"]
    play(table, "ada unit:veteran-1")
    assert front(table) == "veteran+2 shadow"


@rule("RC-AMB-35", "RC-AMB-26")
def test_a_repeated_ability_is_resolved_at_once_and_offered_no_second_time() -> None:
    table = realm("front veteran; gold 2; hand shadow shadow veteran", "")
    deploy(table, "place:veteran-2/front", "place:shadow-1/back", "place:shadow-2/back")
    play(table, "ada unit:shadow-1", "ada unit:veteran-2")

    assert front(table) == "veteran veteran+1"
    assert codes(table) == ["unit:veteran-2", "unit:shadow-2"]


@rule("RC-AMB-35")
def test_a_shadow_repeats_no_shadow_and_nothing_where_nobody_has_a_flip_ability() -> None:
    table = realm("front shadow knight; gold 1; hand shadow", "")

    assert asked(deploy(table, "place:shadow-2/back")) == []


@rule("RC-BTG-07", "RC-AMB-41")
def test_a_noble_scores_the_gold_left_after_paying_not_what_abilities_bring() -> None:
    table = realm("gold 7; hand noble grand-intendant", "")
    deploy(table, "place:grand-intendant-1/front", "place:noble-1/front")

    assert sources(table) == {"noble": 3}


@rule("RC-BTG-07")
def test_a_noble_scores_10_at_most() -> None:
    assert vp(deploy(realm("gold 20; hand noble", ""), "place:noble-1/front")) == 10


def test_a_princess_scores_3_for_each_level_2_building_in_every_war() -> None:
    table = realm("back princess; town:2 crypt:2 mine", "front knight", phase="war")

    assert sources(table) == {"princess": 6}


@rule("RC-BTG-07")
def test_a_lost_soul_scores_7_when_it_dies() -> None:
    assert vp(idle(realm("front lost-soul+1", "", phase="age"))) == 7


@rule("RC-BTG-07", "RC-AMB-48")
def test_a_relic_of_light_scores_survivors_that_had_a_token() -> None:
    text = "front relic-of-light knight; back salamander+1 relic-of-war+2"

    assert sources(idle(realm(text, "", phase="age"))) == {"relic-of-light": 2}


def test_a_relic_of_light_does_not_count_itself_nor_the_dead() -> None:
    assert vp(idle(realm("front relic-of-light+3 knight+1", "", phase="age"))) == 0


def test_a_relic_of_war_gains_2_for_each_token_and_never_dies() -> None:
    assert strength("front relic-of-war+2") == 4
    assert front(idle(realm("front relic-of-war+2", "", phase="age"))) == "relic-of-war+3"


@rule("RC-BTG-07")
def test_a_grand_intendant_makes_food_and_brings_2_gold() -> None:
    table = realm("gold 2; hand grand-intendant", "")

    assert gold(deploy(table, "place:grand-intendant-1/front")) == 2
    assert goods("back grand-intendant") == (0, 1, 0)


@rule("RC-BASE-DEPLOY-08")
def test_gold_from_flip_abilities_pays_no_unit_of_the_same_deployment() -> None:
    table = realm("gold 2; hand grand-intendant knight", "")
    play(table, "ada place:grand-intendant-1/front")

    assert "place:knight-1/front" not in codes(table)


@rule("RC-BTG-07")
def test_a_smuggler_earns_a_gold_for_each_different_resource() -> None:
    assert earns("front smuggler") == 2
    assert earns("front smuggler; back woodcutter woodcutter") == 3
    assert earns("front smuggler; back forest-child") == 4
    assert earns("front smuggler; back miner forest-child") == 5


@rule("RC-BTG-07")
def test_a_djinn_makes_one_chosen_building_level_2() -> None:
    table = deploy(realm("gold 2; hand djinn; town mine tavern:2", ""), "place:djinn-1/front")

    assert codes(table) == ["building:town", "building:mine"]
    play(table, "ada building:mine")
    assert player(table).buildings == {"town": 1, "mine": 2, "tavern": 2}


@pytest.mark.parametrize(
    ("hand", "beside"), [("djinn", "veteran"), ("master-alchemist", "veteran")]
)
def test_an_ability_that_can_do_nothing_does_not_stop_the_next_one(hand: str, beside: str) -> None:
    table = realm(f"gold 2; hand {hand} {beside}", "")
    deploy(table, f"place:{hand}-1/front", f"place:{beside}-1/front")

    assert front(table) == f"{hand} veteran+1"


def test_a_djinn_raises_the_only_building_it_can() -> None:
    table = deploy(realm("gold 2; hand djinn; town tavern:2", ""), "place:djinn-1/front")

    assert player(table).buildings == {"town": 2, "tavern": 2}


def test_a_herbalist_takes_all_tokens_off_one_own_unit() -> None:
    table = realm("front knight+2 rogue; back miner+1; gold 1; hand herbalist", "")
    deploy(table, "place:herbalist-1/back")

    assert codes(table) == ["unit:knight-1", "unit:miner-1"]
    assert front(play(table, "ada unit:knight-1")) == "knight rogue"


def test_a_gatekeeper_gains_1_for_each_level_2_building() -> None:
    assert strength("front gatekeeper; town:2 mine:2 temple") == 4


def test_a_ferryman_makes_wood_in_the_back_only() -> None:
    assert goods("back ferryman") == (1, 0, 0)
    assert goods("front ferryman") == (0, 0, 0)


def test_a_duellist_has_4_alone_in_the_front() -> None:
    assert strength("front duellist; back knight") == 4
    assert strength("front duellist knight") == 6


# --- The Forge of Legends -------------------------------------------------------------------------


@rule("RC-AMB-37")
@pytest.mark.parametrize(
    "codes",
    [
        ("place:runesmith-1/back", "place:dragonfang-1"),
        ("place:dragonfang-1", "place:runesmith-1/back"),
    ],
)
def test_a_runesmith_makes_an_artifact_cheaper_in_whatever_order_they_come(
    codes: tuple[str, ...],
) -> None:
    table = realm("gold 2; hand runesmith dragonfang", "")

    assert gold(deploy(table, *codes)) == 0


@rule("RC-AMB-37")
def test_a_runesmith_that_an_artifact_waits_for_costs_nothing_more() -> None:
    table = play(
        realm("gold 1; hand runesmith bottomless-purse", ""), "ada place:bottomless-purse-1"
    )
    table = idle(play(table, "ada place:runesmith-1/front"))

    assert (gold(table), front(table)) == (0, "runesmith")


@rule("RC-AMB-37")
def test_forge_and_runesmiths_add_up_but_an_artifact_costs_no_less_than_0() -> None:
    table = realm("back runesmith runesmith; forge; gold 5; hand bottomless-purse heartstone", "")

    assert gold(deploy(table, "place:bottomless-purse-1")) == 5
    table = realm("back runesmith; forge; gold 5; hand heartstone", "")
    assert gold(deploy(table, "place:heartstone-1")) == 4


@rule("RC-AMB-37")
def test_a_runesmith_that_leaves_helps_with_no_artifact_of_that_round() -> None:
    first = realm("back runesmith; gold 2; hand dragonfang", "")
    later = realm("back runesmith; gold 2; hand dragonfang", "")

    assert gold(deploy(first, "discard:runesmith-1", "place:dragonfang-1")) == 0
    assert gold(deploy(later, "place:dragonfang-1", "discard:runesmith-1")) == 0


@rule("RC-AMB-37")
def test_a_runesmith_stays_where_the_artifact_could_not_be_paid_without_it() -> None:
    table = realm("back runesmith; gold 1; hand dragonfang knight", "")
    before = codes(table)
    play(table, "ada place:dragonfang-1")

    assert "discard:runesmith-1" in before
    assert "discard:runesmith-1" not in codes(table)


def test_a_herald_scores_1_if_both_wars_are_won() -> None:
    assert sources(realm("front herald", "", "", phase="war"))["herald"] == 1
    assert "herald" not in sources(realm("front herald", "", "front knight", phase="war"))


def test_a_griffin_fights_from_the_back() -> None:
    assert strength("back griffin") == 3


def test_a_centaur_makes_wood_in_the_front_only() -> None:
    assert goods("front centaur") == (1, 0, 0)
    assert goods("back centaur") == (0, 0, 0)


@rule("RC-AMB-50")
def test_a_mercenary_lowers_the_income_and_with_it_an_ogre() -> None:
    assert earns("front mercenary") == 1
    assert strength("front ogre; back mercenary") == 3


@rule("RC-AMB-50")
def test_income_is_never_below_0() -> None:
    crowd = Player(front=[Piece(CARDS["mercenary-1"], 0)] * 3)

    assert total(income(crowd, resources(crowd))) == 0


def test_a_chronicler_scores_1_if_two_own_units_die() -> None:
    text = "front knight+1 rogue+1; back chronicler"

    assert vp(idle(realm(text, "", phase="age"))) == 1
    assert vp(idle(realm("front knight+1; back chronicler", "", phase="age"))) == 0


@rule("RC-AMB-38")
def test_a_sphinx_shows_three_cards_of_which_one_may_replace_the_kept_one() -> None:
    table = realm("gold 3; hand sphinx golem", "", deck="knight miner dragonfang")
    deploy(table, "keep:golem-1", "place:sphinx-1/front")

    assert codes(table) == ["pass", "keep:knight-1", "keep:miner-1", "keep:dragonfang-1"]
    assert seen_by(table, "ada").drawn == ("knight-1", "miner-1", "dragonfang-1")
    assert seen_by(table, "bo").drawn == ()
    play(table, "ada keep:dragonfang-1")
    assert designs(player(table).kept) == ["dragonfang"]
    assert designs(table.discard) == ["knight", "miner", "golem"]


@rule("RC-AMB-38")
def test_a_sphinx_card_may_be_kept_where_nothing_was() -> None:
    table = realm("gold 3; hand sphinx", "", deck="knight miner rogue")
    deploy(table, "place:sphinx-1/front")

    assert designs(player(play(table, "ada keep:rogue-1")).kept) == ["rogue"]


def test_a_sphinx_may_show_nothing_worth_keeping() -> None:
    table = realm("gold 3; hand sphinx golem", "", deck="knight miner rogue")
    play(deploy(table, "keep:golem-1", "place:sphinx-1/front"), "ada pass")

    assert designs(player(table).kept) == ["golem"]
    assert designs(table.discard) == ["knight", "miner", "rogue"]


def test_a_hermit_has_4_alone_in_its_row() -> None:
    assert strength("front hermit; back knight") == 4
    assert strength("front hermit knight") == 5


def test_a_dead_banshee_ages_one_survivor() -> None:
    table = realm("front banshee+1 knight; back miner", "", phase="age")

    assert codes(table) == ["unit:knight-1", "unit:miner-1"]
    assert (front(table), back(table)) == ("knight", "miner")  # they grow old afterwards
    play(table, "ada unit:knight-1")
    assert (front(table), back(table)) == ("knight+2", "miner+1")


def test_a_minotaur_makes_a_new_building_dearer() -> None:
    table = realm("front minotaur; back woodcutter; gold 0", "gold 9", phase="build")
    rich = realm("front minotaur; back woodcutter; gold 1", "gold 9", phase="build")

    assert asked(table) == [("bo", "build")]
    assert "build:town/1" in codes(rich)


def test_a_minotaur_does_not_make_upgrades_dearer() -> None:
    table = realm("front minotaur; back woodcutter miner; mine", "gold 9", phase="build")

    assert "upgrade:mine" in codes(table)


def test_a_prospector_makes_2_ore() -> None:
    assert goods("back prospector") == (0, 0, 2)


def test_a_paladin_gains_1_for_each_artifact() -> None:
    assert strength("front paladin-of-legend; beside heartstone horn-of-plenty") == 7


def test_a_relic_keeper_scores_2_artifacts_at_most() -> None:
    text = "back relic-keeper+1; beside heartstone horn-of-plenty evergreen-staff"

    assert sources(idle(realm(text, "", phase="age"))) == {"relic-keeper": 2}


def test_a_titan_arrives_with_a_token() -> None:
    assert front(deploy(realm("gold 5; hand titan", ""), "place:titan-1/front")) == "titan+1"
