"""Points that neither booklet settles and our own rulings do (chapter Rulings)."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.crown_of_ash import GAME
from emberkeep.kernel import SetupError
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    codes,
    defenders,
    fresh,
    graveyard,
    hand,
    play,
    player,
    provinces,
    told,
)

# The build slot


@rule("COA-AMB-76")
def test_a_minion_may_build_only_if_its_owner_can_pay_for_a_tile_on_offer() -> None:
    offer = "ash-kiln great-ossuary"

    assert "build" not in codes(ashlands(offer=offer, store={"mors": "1 gold, 9 bone"}), "mors")
    assert "build" in codes(ashlands(offer=offer, store={"mors": "2 gold"}), "mors")
    assert "build" not in codes(ashlands(offer="-", store={"mors": "9 gold"}), "mors")


@rule("COA-AMB-76")
def test_a_minion_may_build_only_if_there_is_a_place_to_build() -> None:
    ring: dict[str, Any] = dict.fromkeys(provinces(), "nox")
    rich = {"mors": "9 gold"}

    assert "build" not in codes(ashlands(store=rich, **ring), "mors")
    assert "build" in codes(ashlands(store=rich, **ring | {"coast": "mors"}), "mors")
    assert "build" in codes(ashlands(store=rich, **ring | {"coast": ""}), "mors")


@rule("COA-AMB-78")
def test_an_automaton_may_be_posted_in_a_province_that_was_free() -> None:
    table = ashlands(offer="ash-kiln", store={"mors": "2 gold"}, hand={"mors": "bone-puppet"})

    play(table, "mors build", "mors forest", "mors add:bone-puppet")

    assert defenders(table, "forest") == ["bone-puppet"]


# The first defenders


@rule("COA-AMB-77")
def test_all_players_choose_at_once_who_defends_their_first_province() -> None:
    table = fresh(options={"necromancer-1": "mors", "necromancer-2": "nox"})
    assert asked(table) == [("mors", "setup.defender"), ("nox", "setup.defender")]
    assert codes(table, "nox") == ["warrior:nox-ash-1", "warrior:nox-sulphur-1"]

    play(table, "nox warrior:nox-sulphur-1")
    assert [region.defenders for region in table.regions.values()] == [()] * 7
    play(table, "mors warrior:mors-bone-1")

    posted = [[defenders(table, name) for name in table.provinces_of(at)] for at in (0, 1)]
    assert posted == [[["mors-bone-1"], ["mors-sulphur-1"]], [["nox-sulphur-1"], ["nox-ash-1"]]]
    assert hand(table, "mors") == ["mors-ash-2"]


# Card 0


@rule("COA-AMB-79")
def test_losing_with_card_0_and_an_empty_graveyard_can_only_cost_the_winner_a_warrior() -> None:
    table = ashlands(
        volcano="nox blood-colossus",
        hand={"mors": "bone-puppet mors-ash-2 mors-sulphur-1 mors-bone-1"},
    )

    play(table, "mors volcano/battle", "mors warrior:bone-puppet", "mors done")
    play(table, "mors card:0", "nox card:4")

    assert defenders(table, "volcano") == []
    assert "blood-colossus" in graveyard(table, "nox")


# Turn order


@rule("COA-AMB-80")
def test_equal_rolls_for_the_turn_order_are_rolled_again() -> None:
    table = ashlands(minions={"mors": 1, "nox": 0}, dice=[4, 4, 2, 5])

    play(table, "mors refresh")

    assert [facts["roll"] for facts in told(table, "die")] == [4, 4, 2, 5]
    assert asked(table) == [("nox", "order.next")]


@rule("COA-AMB-80")
def test_only_those_with_the_highest_roll_roll_again() -> None:
    table = ashlands(
        "mors nox visio", minions={"mors": 1, "nox": 0, "visio": 0}, dice=[6, 3, 6, 1, 2]
    )

    play(table, "mors refresh")

    assert [facts["seat"] for facts in told(table, "die")] == [0, 1, 2, 0, 2]
    assert asked(table) == [("visio", "order.next")]


# Necromancers


@rule("COA-AMB-83")
def test_a_seat_may_be_given_a_necromancer_by_choice() -> None:
    table = fresh("automa", 2, options={"necromancer-1": "visio", "necromancer-3": "mors"})

    names = [each.necromancer for each in table.players]
    assert names[0] == "visio"
    assert names[1] in ("nox", "fortis")
    assert names[2] == "mors"


@rule("COA-AMB-83")
def test_other_seats_are_given_different_necromancers_at_random() -> None:
    tables = [fresh("standard", 4, seed) for seed in range(30)]

    seated = [tuple(each.necromancer for each in table.players) for table in tables]
    assert {len(set(names)) for names in seated} == {4}
    assert {names[0] for names in seated} == {"visio", "nox", "mors", "fortis"}


@pytest.mark.parametrize(("mode", "people"), [("standard", 2), ("solo", 1)])
@rule("COA-AMB-83")
def test_no_necromancer_sits_at_the_table_twice(mode: str, people: int) -> None:
    twice = {"necromancer-1": "nox", "necromancer-2": "nox"}

    with pytest.raises(SetupError, match="once, not: nox, nox"):
        GAME.new(GAME.setup(mode, people, twice))


# Abilities


@rule("COA-AMB-84")
def test_abilities_for_any_time_may_be_used_before_placing() -> None:
    table = ashlands("nox mors", options={"abilities": True}, store={"nox": "1 bone"})

    play(table, "nox ability:barter", "nox bone>ash", "nox done")

    assert player(table, "nox").store["ash"] == 1
    assert asked(table) == [("nox", "place")]


@rule("COA-AMB-84")
def test_abilities_for_any_time_may_be_used_after_the_action() -> None:
    table = ashlands("nox mors", options={"abilities": True}, row="-", store={"nox": "1 bone"})

    play(table, "nox gold", "nox ability:barter", "nox bone>ash", "nox done")

    assert player(table, "nox").store["ash"] == 1
    assert asked(table) == [("mors", "place")]


@rule("COA-AMB-84")
def test_abilities_for_any_time_may_be_used_after_recruiting() -> None:
    table = ashlands(
        "nox mors",
        options={"abilities": True},
        row="gore-thrall",
        store={"nox": "2 blood, 1 bone"},
    )

    play(table, "nox refresh", "nox recruit:gore-thrall")
    assert codes(table, "nox") == ["done", "ability:barter"]
    play(table, "nox ability:barter", "nox bone>ash", "nox done")

    assert player(table, "nox").store["ash"] == 1
    assert asked(table) == [("mors", "place")]


# Gold


@rule("COA-AMB-85")
def test_gold_may_be_paid_in_place_of_a_resource_that_the_store_holds() -> None:
    table = ashlands(row="gore-thrall", store={"mors": "2 blood, 2 gold"})

    play(table, "mors refresh")
    assert codes(table, "mors") == ["pass", "recruit:gore-thrall", "gold-for:gore-thrall"]
    play(table, "mors gold-for:gore-thrall", "mors done")

    assert hand(table, "mors") == ["gore-thrall"]
    store = player(table, "mors").store
    assert (store["blood"], store["gold"]) == (1, 1)
