"""Income and Construction: gold, land, levels, helpers (chapters 4 and 5)."""

from __future__ import annotations

import pytest

from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import (
    asked,
    codes,
    gold,
    play,
    player,
    realm,
    seen_by,
    told,
)


def offered(text: str, buildings: str = "") -> list[str]:
    """List what Ada may build, but for passing."""
    table = realm(text, "gold 20", phase="build", buildings=buildings)
    return codes(table)[1:] if ("ada", "build") in asked(table) else []


def paid(text: str, code: str) -> int:
    """Tell what a construction costs in gold."""
    table = realm(text, "gold 20", phase="build")
    before = gold(table)
    play(table, f"ada {code}", "bo pass")
    return before - gold(table)


@rule("RC-BASE-INCOME-01")
def test_everybody_gains_2_gold_and_what_units_and_buildings_bring() -> None:
    table = realm(
        "front farmer; back blacksmith cook; temple; gold 1", "", "gold 5", phase="income"
    )

    assert [gold(table, name) for name in ("ada", "bo", "cy")] == [1 + 2 + 1 + 1 + 2, 2, 7]
    assert told(table, "income")[0]["lines"] == [
        ("basic", 2),
        ("blacksmith-1", 1),
        ("cook-1", 1),
        ("temple", 2),
    ]


@rule("RC-BASE-CONCEPT-07")
def test_gold_is_unlimited() -> None:
    assert gold(realm("gold 500; temple", "", phase="income")) == 504


@rule("RC-BASE-BUILD-01", "RC-BASE-CONCEPT-05")
def test_one_building_or_one_upgrade_a_round_or_none() -> None:
    table = realm("back forest-spirit; gold 9", "gold 9", phase="build")
    play(table, "ada build:town/1", "bo pass")

    assert table.over
    assert (player(table).buildings, player(table, "bo").buildings) == ({"town": 1}, {})


@rule("RC-BASE-BUILD-02", "RC-BASE-BUILD-04")
def test_straight_to_level_2_needs_both_levels_resources_added() -> None:
    assert "build:town/2" in offered("back forest-spirit")
    assert "build:town/2" not in offered("back woodcutter woodcutter")
    assert "build:mine/2" in offered("back woodcutter woodcutter; front miner")
    assert "build:tavern/2" in offered("back forest-child farmer")
    assert "build:tavern/2" not in offered("back forest-child woodcutter")


@rule("RC-BASE-BUILD-03")
def test_an_upgrade_needs_the_resources_of_level_2_only() -> None:
    assert "upgrade:tavern" in offered("back forest-child; tavern")
    assert "upgrade:tavern" not in offered("back farmer; tavern")


@rule("RC-BASE-CONCEPT-02", "RC-BASE-CONCEPT-03")
def test_resources_are_not_spent() -> None:
    table = realm("back woodcutter; barracks; gold 2", "gold 20", phase="war", whole=True)
    armed = told(table, "strength")[0]["lines"]
    play(table, "ada build:town/1", "bo pass")
    built = seen_by(table).players[0].kingdom

    assert armed == [("barracks", 1)]
    assert built.buildings == (("barracks", 1), ("town", 1))
    assert (built.wood, [piece.card for piece in built.back]) == (2, ["woodcutter-1"])


@rule("RC-BASE-CONCEPT-02")
def test_a_resource_is_gone_with_the_card_that_makes_it() -> None:
    assert offered("back woodcutter") == ["build:town/1", "build:mine/1", "build:barracks/1"]
    assert offered("back cook") == []


@rule("RC-BASE-BUILD-05")
@pytest.mark.parametrize(
    ("there", "cost"),
    [("", 0), ("town", 2), ("town mine", 4), ("town mine temple", 6)],
)
def test_land_costs_2_gold_for_each_building_there(there: str, cost: int) -> None:
    assert paid(f"back woodcutter; {there}; gold 9", "build:barracks/1") == cost


@rule("RC-BASE-BUILD-05")
def test_an_upgrade_has_no_land_cost() -> None:
    assert paid("back woodcutter woodcutter; town mine temple; gold 9", "upgrade:town") == 0


@rule("RC-BASE-BUILD-06")
def test_a_temple_is_paid_by_ore_or_by_gold_each_level_separately() -> None:
    assert paid("gold 9", "build:temple/1") == 2
    assert paid("back miner; gold 9", "build:temple/1") == 0
    assert paid("gold 9", "build:temple/2") == 5
    assert paid("back miner; gold 9", "build:temple/2") == 3
    assert paid("back miner miner; gold 9", "build:temple/2") == 2
    assert paid("front miner; back miner miner; gold 9", "build:temple/2") == 0
    assert paid("temple; gold 9", "upgrade:temple") == 3


@rule("RC-BASE-BUILD-07")
def test_helpers_replace_each_missing_resource_by_a_gold() -> None:
    assert paid("back wood-merchant; gold 9", "build:town/2") == 3
    assert paid("back wood-merchant woodcutter; gold 9", "build:town/2") == 2
    assert paid("back grand-architect; gold 9", "build:mine/2") == 3
    assert "build:tavern/1" not in offered("back wood-merchant; gold 9")


@rule("RC-AMB-32")
def test_the_cheapest_way_to_pay_is_taken() -> None:
    assert paid("back grand-architect; gold 9", "build:temple/1") == 1
    assert paid("back grand-architect miner; gold 9", "build:temple/1") == 0


@rule("RC-BASE-BUILD-08")
def test_level_2_keeps_what_level_1_gives() -> None:
    table = realm("tavern:2; back farmer", "", phase="income")

    assert gold(table) == 3


@rule("RC-BASE-BUILD-10")
def test_each_building_is_built_once_and_stays() -> None:
    text = "front forest-spirit; back miner; town mine:2; gold 9"

    assert not [code for code in offered(text) if code.startswith(("build:town", "build:mine"))]
    assert "upgrade:mine" not in offered(text)


@rule("RC-BASE-BUILD-11")
def test_what_a_building_makes_does_not_pay_for_its_own_level_2() -> None:
    assert "build:town/2" not in offered("back woodcutter woodcutter; gold 9")


@rule("RC-BASE-CONCEPT-05")
def test_all_build_at_once_unseen() -> None:
    table = realm("back woodcutter", "back woodcutter", phase="build")
    play(table, "ada build:town/1")

    assert player(table).buildings == {}
    play(table, "bo build:mine/1")
    assert [fact["building"] for fact in told(table, "built")] == ["town", "mine"]
