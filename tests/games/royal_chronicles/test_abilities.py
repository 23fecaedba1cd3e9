"""Abilities of Deployment: in which order, for one kingdom and among kingdoms (chapter 2)."""

from __future__ import annotations

import pytest

from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import (
    asked,
    deploy,
    designs,
    front,
    idle,
    play,
    realm,
    seen_by,
    told,
)

# --- The order of abilities -----------------------------------------------------------------------


@rule("RC-AMB-26")
def test_the_order_of_abilities_is_asked_where_it_can_matter() -> None:
    table = realm("gold 1; hand veteran herbalist", "")
    deploy(table, "place:veteran-1/front", "place:herbalist-1/back")

    assert asked(table) == [("ada", "ability.next")]
    play(table, "ada unit:herbalist-1")
    assert front(table) == "veteran+1"


@rule("RC-AMB-26")
def test_in_the_other_order_the_result_is_another() -> None:
    table = realm("gold 1; hand veteran herbalist", "")
    deploy(table, "place:veteran-1/front", "place:herbalist-1/back")
    play(table, "ada unit:veteran-1")

    assert front(table) == "veteran"


@rule("RC-AMB-26")
def test_else_they_go_from_left_to_right_front_then_back() -> None:
    table = realm("gold 1; hand veteran cave-spirit", "")
    deploy(table, "place:veteran-1/back", "place:cave-spirit-1/front")

    assert [fact["card"] for fact in told(table, "age")] == ["cave-spirit-1", "veteran-1"]


@rule("RC-AMB-33")
def test_an_ability_without_may_is_compulsory() -> None:
    table = deploy(realm("hand time-master", ""), "place:time-master-1/front")

    assert front(table) == "time-master+2"


@rule("RC-AMB-43")
def test_a_shapeshifter_that_finds_nothing_leaves_an_empty_spot() -> None:
    table = realm("hand shapeshifter", "hand titan", only="kraken")
    table.discard = []  # as if all other cards were in play
    for move in ((0, "place:shapeshifter-1/front"), (0, "done"), (1, "done")):
        table.choose(*move)

    assert front(table) == ""
    assert sorted(designs(table.discard)) == ["kraken", "shapeshifter", "titan"]


@rule("RC-AMB-49")
def test_a_master_alchemist_that_a_shapeshifter_becomes_acts_at_once() -> None:
    table = realm("back farmer; hand shapeshifter", "", deck="master-alchemist")
    deploy(table, "place:shapeshifter-1/front")

    assert asked(table) == [("ada", "master-alchemist")]


@rule("RC-BASE-CONCEPT-05")
def test_who_has_more_points_draws_first() -> None:
    table = realm(
        "vp 1; hand shapeshifter",
        "vp 5; gold 3; hand sphinx",
        deck="knight miner rogue cook",
    )
    play(table, "ada place:shapeshifter-1/front", "bo place:sphinx-1/front")
    idle(table, "deploy")

    assert seen_by(table, "bo").drawn == ("knight-1", "miner-1", "rogue-1")
    assert front(table) == "cook+1"


@rule("RC-BASE-CONCEPT-05", "RC-AMB-51")
def test_a_shadow_that_may_repeat_a_sphinx_draws_in_the_order_of_points_too() -> None:
    table = realm(
        "vp 1; hand shapeshifter",
        "vp 5; gold 1; front sphinx veteran; hand shadow",
        deck="knight miner rogue cook",
    )
    play(table, "ada place:shapeshifter-1/front", "bo place:shadow-1/back")
    before = front(idle(table, "deploy"))
    play(table, "bo unit:sphinx-1")

    assert before == "shapeshifter"
    assert seen_by(table, "bo").drawn == ("knight-1", "miner-1", "rogue-1")
    play(table, "bo pass")
    assert front(table) == "cook+1"


@rule("RC-BASE-CONCEPT-05", "RC-AMB-51")
def test_who_has_more_points_draws_first_also_after_a_question() -> None:
    table = realm(
        "vp 1; hand shapeshifter",
        "vp 5; gold 4; front knight+1; hand sphinx herbalist",
        deck="miner rogue farmer cook",
    )
    play(table, "ada place:shapeshifter-1/front", "bo place:sphinx-1/front")
    play(table, "bo place:herbalist-1/back")
    idle(table, "deploy")
    play(table, "bo unit:sphinx-1", "bo pass")

    assert told(table, "sphinx.discards")[0]["cards"] == ["farmer-1", "miner-1", "rogue-1"]
    assert front(table) == "cook+1"


@rule("RC-BASE-CONCEPT-05", "RC-AMB-51")
def test_who_draws_nothing_waits_for_nobody() -> None:
    table = realm(
        "hand veteran",
        "vp 5; gold 4; front rogue+1; hand sphinx herbalist",
        "hand shapeshifter",
        deck="miner knight rogue farmer",
    )
    play(table, "ada place:veteran-1/front", "cy place:shapeshifter-1/front")
    play(table, "bo place:sphinx-1/front", "bo place:herbalist-1/back")
    idle(table, "deploy")

    assert asked(table) == [("bo", "ability.next")]
    assert (front(table), front(table, "cy")) == ("veteran+1", "shapeshifter")


@rule("RC-AMB-26")
@pytest.mark.parametrize(
    ("text", "hand"),
    [("", "time-master"), ("back farmer", "master-alchemist"), ("town mine", "djinn")],
)
def test_the_order_is_asked_where_a_sphinx_may_help_to_choose(text: str, hand: str) -> None:
    table = realm(f"gold 5; hand sphinx {hand}; {text}", "")
    deploy(table, "place:sphinx-1/front", f"place:{hand}-1/front")

    assert asked(table) == [("ada", "ability.next")]


@rule("RC-AMB-26")
@pytest.mark.parametrize(
    ("text", "hand"),
    [("", "veteran"), ("", "master-alchemist"), ("town mine:2", "djinn")],
)
def test_the_order_is_not_asked_where_a_sphinx_helps_nothing(text: str, hand: str) -> None:
    table = realm(f"gold 5; hand sphinx {hand}; {text}", "")
    deploy(table, "place:sphinx-1/front", f"place:{hand}-1/front")

    assert asked(table) == [("ada", "sphinx")]


@rule("RC-AMB-26")
def test_the_order_of_equal_abilities_is_not_asked() -> None:
    table = realm("gold 2; front knight+1 rogue+1; hand herbalist herbalist", "")
    deploy(table, "place:herbalist-1/back", "place:herbalist-2/back")

    assert asked(table) == [("ada", "herbalist")]


@rule("RC-BASE-CONCEPT-05")
@pytest.mark.parametrize(
    ("ada", "bo", "first"),
    [("vp 2; gold 9", "vp 2; gold 5", "bo"), ("vp 2; gold 9", "vp 2; gold 7", "ada")],
)
def test_with_equal_points_who_has_less_gold_draws_first(ada: str, bo: str, first: str) -> None:
    table = drawing(ada, bo)

    assert drew_first(table) == first


@rule("RC-BASE-CONCEPT-05")
def test_with_equal_points_and_gold_chance_decides_who_draws_first() -> None:
    firsts = set()
    for seed in range(20):
        table = realm(*DRAWERS, deck="knight miner rogue cook")
        table.chance.seed = seed
        firsts.add(drew_first(deploy_both(table)))

    assert firsts == {"ada", "bo"}


DRAWERS = ("gold 3; hand sphinx", "gold 0; hand shapeshifter")


def drawing(ada: str, bo: str) -> Realm:
    table = realm(f"{ada}; hand sphinx", f"{bo}; hand shapeshifter", deck="knight miner rogue cook")
    return deploy_both(table)


def deploy_both(table: Realm) -> Realm:
    play(table, "ada place:sphinx-1/front", "bo place:shapeshifter-1/front")
    return idle(table, "deploy")


def drew_first(table: Realm) -> str:
    return "bo" if front(table, "bo") == "knight+1" else "ada"


def test_a_shapeshifter_becomes_a_unit_of_cost_3_but_none_that_is_dearer() -> None:
    table = realm("hand shapeshifter", "", deck="kraken dragon")
    deploy(table, "place:shapeshifter-1/front")

    assert front(table) == "dragon+1"
    assert designs(table.discard) == ["shapeshifter", "kraken"]


def test_a_single_ability_is_used_without_a_question_about_its_order() -> None:
    table = realm("back leviathan+1; gold 2; hand master-alchemist", "")
    deploy(table, "place:master-alchemist-1/front")

    assert asked(table) == [("ada", "master-alchemist")]
    assert "ability.next" not in [fact["prompt"] for fact in told(table, "obvious")]
