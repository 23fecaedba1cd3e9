"""Worked examples: those of the booklet, and our own (RC-TV)."""

from __future__ import annotations

import pytest

from emberkeep.games.royal_chronicles.rules.kingdom import resources, strength_of
from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import (
    LICH,
    codes,
    deploy,
    front,
    gold,
    idle,
    play,
    player,
    realm,
    sources,
    told,
    vp,
)

BELOW = "manticore adventurer cerberus farmer knight blacksmith sculptor"
ROW = "bone-quarry conscripted-dead barrow-of-captains"


@rule("RC-TV-01", "RC-SOLO-EX-02", "RC-SOLO-EX-03")
def test_the_lich_king_gets_8_points_in_round_2() -> None:
    table = realm("hand titan", phase="lich_income", whole=True, round=2, row=ROW, underworld=BELOW)

    assert sources(table, LICH) == {"instant": 1, "underworld": 7}
    assert [(fact["cards"], fact["points"]) for fact in told(table, "lich.bonus")] == [
        (["adventurer-1"], 1),
        (["adventurer-1", "cerberus-1", "manticore-1"], 6),
    ]


@rule("RC-TV-02", "RC-SOLO-EX-05")
def test_strength_6_ties_the_black_army() -> None:
    table = realm("front forest-spirit golem", phase="war", round=2, row=ROW)

    assert told(table, "strength")[0]["total"] == 6
    assert (vp(table), vp(table, LICH)) == (3, 2)


@rule("RC-TV-03")
def test_a_manticore_with_2_food() -> None:
    ada = player(realm("front manticore farmer; town", "", phase="end"))

    assert (resources(ada)[1], strength_of(ada)) == (2, 7)


@rule("RC-TV-04")
def test_barracks_with_a_forest_spirit() -> None:
    assert strength_of(player(realm("front forest-spirit knight; barracks", "", phase="end"))) == 10


@rule("RC-TV-05")
def test_an_ogre_with_an_income_of_5() -> None:
    ada = player(realm("front ogre; back blacksmith; temple", "", phase="end"))

    assert strength_of(ada) == 7


@rule("RC-TV-06")
def test_a_town_of_level_2_in_round_1() -> None:
    table = realm("gold 3; hand forest-spirit", "hand cook", whole=True)
    play(table, "ada place:forest-spirit-1/front", "ada done", "bo done")
    play(table, "ada build:town/2", "bo pass")

    assert gold(table) == 2  # income; the land of the first building costs nothing
    assert (player(table).buildings, player(table).front_room()) == ({"town": 2}, 3)
    assert table.round == 2


@rule("RC-TV-07")
@pytest.mark.parametrize(("unit", "cost"), [("woodcutter", 4), ("landlord", 0)])
def test_the_land_of_a_third_building(unit: str, cost: int) -> None:
    table = realm(f"back {unit}; town mine; gold 4", "gold 9", phase="build")
    play(table, "ada build:barracks/1", "bo pass")

    assert gold(table) == 4 - cost


@rule("RC-TV-08")
def test_a_demon_dies_in_its_first_ageing() -> None:
    table = deploy(realm("gold 2; hand demon; vp 2", "", whole=True), "place:demon-1/front")
    idle(table, "build")

    assert sources(table) == {"war": 6, "demon": -3}
    assert vp(idle(realm("front demon+1; vp 2", "", phase="age"))) == 0


@rule("RC-TV-08")
def test_a_saved_demon_dies_later_without_loss() -> None:
    table = realm("front demon+1; back mystical-healer; vp 5", "", phase="age")
    play(table, "ada unit:demon-1")

    assert front(table) == "demon+2"
    assert vp(idle(realm("front demon+2; vp 5", "", phase="age"))) == 5


@rule("RC-TV-09")
def test_golem_and_kraken_with_two_buildings() -> None:
    table = realm("front cook; gold 8; hand golem kraken; town mine; vp 10", "")
    deploy(table, "place:golem-1/front", "place:kraken-1/back")

    assert player(table).buildings == {"town": 2, "mine": 2}
    assert vp(table) == 4
    assert front(table) == "cook+1 golem+1"


@rule("RC-TV-10")
def test_a_relic_of_wisdom_deployed_in_round_1_scores_8() -> None:
    table = realm("gold 2; hand relic-of-wisdom", "", whole=True)
    deploy(table, "place:relic-of-wisdom-1/back")
    while not table.over:
        idle(table)

    assert sources(table)["relic-of-wisdom"] == 8


@rule("RC-TV-11")
def test_palm_reader_and_monkey_die_together() -> None:
    table = idle(realm("front palm-reader+1; back monkey+2", "", phase="age"))

    assert (vp(table), gold(table)) == (3, 2)


@rule("RC-TV-12")
def test_a_tie_after_card_k_is_the_lich_kings() -> None:
    row = "bone-quarry conscripted-dead barrow-of-captains three-veins last-gate"
    table = realm("vp 40", phase="end", round=4, row=row, lich=36)

    assert (vp(table), vp(table, LICH)) == (40, 40)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "lich-tie")


@rule("RC-TV-13")
def test_rogue_and_commander_with_a_tie_and_a_loss() -> None:
    table = realm("front commander miner; back rogue", phase="war", round=2, row=ROW)

    assert (vp(table), gold(table), vp(table, LICH)) == (4, 1, 2)


@rule("RC-TV-14")
def test_conditions_of_food_count_as_met() -> None:
    table = realm(
        "hand titan",
        phase="lich_income",
        whole=True,
        row="rotten-granary",
        underworld="leviathan hunter forest-child",
    )

    assert sources(table, LICH)["underworld"] == 3
    assert codes(table) == ["done", "keep:titan-1"]
