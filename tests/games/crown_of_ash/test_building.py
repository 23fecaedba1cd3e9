"""Structures: building, upgrading, the offer, altars (chapters Structures, Altar)."""

from __future__ import annotations

import pytest

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    codes,
    defenders,
    fresh,
    graveyard,
    hand,
    idle,
    idle_on,
    owner,
    play,
    player,
    told,
)

OFFER = "charnel-pit ash-kiln blood-well apothecary"


def offer(table: Ashlands) -> list[str]:
    return ["-" if tile is None else tile.id for tile in table.offer]


def structures(table: Ashlands, region: str) -> list[str]:
    return [tile.id for tile in table.regions[region].structures]


# --- Building -------------------------------------------------------------------------------------


@rule("COA-BLD-02")
def test_any_number_of_minions_may_stand_on_the_build_slot() -> None:
    table = ashlands(
        slots={"build": "nox nox nox mors mors"}, offer=OFFER, store={"mors": "2 gold"}
    )

    play(table, "mors build", "mors tile:charnel-pit", "mors coast")

    assert table.slots["build"] == (1, 1, 1, 0, 0, 0)
    assert structures(table, "coast") == ["charnel-pit"]


@rule("COA-BLD-03")
def test_the_builder_chooses_a_structure_on_offer_and_pays_its_cost_in_gold() -> None:
    table = ashlands(offer="charnel-pit obsidian-spire apothecary", store={"mors": "4 gold 9 ash"})

    play(table, "mors build")
    assert codes(table, "mors") == ["tile:charnel-pit", "tile:apothecary"]

    play(table, "mors tile:apothecary", "mors coast", "mors ash", "mors bone")

    store = {"bone": 1, "ash": 10, "blood": 0, "sulphur": 0, "gold": 1}
    assert player(table, "mors").store == store
    assert structures(table, "coast") == ["apothecary"]


@rule("COA-BLD-03", "COA-BLD-02")
def test_without_the_gold_for_a_structure_the_build_slot_is_closed() -> None:
    table = ashlands(offer="charnel-pit apothecary", store={"mors": "1 gold"})

    assert "build" not in codes(table, "mors")


@rule("COA-BLD-04")
def test_the_builder_at_once_receives_what_the_new_structure_supplies() -> None:
    table = ashlands(
        volcano="mors volcano-start",
        offer="catacombs",
        store={"mors": "3 gold"},
        hand={"mors": "bone-thrall"},
    )

    play(table, "mors build", "mors volcano")

    assert asked(table) == [("mors", "adjust")]
    assert player(table, "mors").store == {"bone": 2, "ash": 2, "blood": 0, "sulphur": 0, "gold": 0}


@rule("COA-BLD-05", "COA-BLD-08")
def test_a_structure_goes_into_an_uncontrolled_province_or_on_an_own_structure() -> None:
    table = ashlands(
        volcano="mors", village="nox", desert="nox", offer="charnel-pit", store={"mors": "2 gold"}
    )

    play(table, "mors build")

    assert codes(table, "mors") == ["volcano", "coast", "forest", "mountains"]


@rule("COA-BLD-08", "COA-BLD-05")
def test_nobody_builds_where_others_control_every_province() -> None:
    table = ashlands(
        "mors nox visio",
        volcano="nox",
        village="nox",
        coast="visio",
        forest="nox",
        desert="visio",
        mountains="nox",
        offer=OFFER.replace("charnel-pit", "high-altar"),
        store={"mors": "9 gold"},
    )

    assert "build" not in codes(table, "mors")


@rule("COA-BLD-06")
def test_building_in_an_uncontrolled_province_gives_control_and_up_to_two_defenders() -> None:
    table = ashlands(
        offer="charnel-pit",
        store={"mors": "2 gold"},
        hand={"mors": "bone-thrall soot-lancer gore-thrall"},
    )

    play(table, "mors build", "mors forest")
    assert owner(table, "forest") == "mors"
    play(table, "mors add:gore-thrall", "mors add:bone-thrall")

    assert defenders(table, "forest") == ["gore-thrall", "bone-thrall"]
    assert hand(table, "mors") == ["soot-lancer"]
    assert asked(table) == [("nox", "place")]


@rule("COA-BLD-06")
def test_a_new_province_may_stay_without_defenders() -> None:
    table = ashlands(
        "nox mors", offer="charnel-pit", store={"mors": "2 gold"}, hand={"mors": "bone-thrall"}
    )

    play(table, "nox gold", "mors build", "mors forest", "mors done")

    assert (owner(table, "forest"), defenders(table, "forest")) == ("mors", [])


@rule("COA-BLD-07")
def test_building_on_an_own_structure_covers_it_and_allows_to_adjust() -> None:
    table = ashlands(
        volcano="mors volcano-start mors-bone-1",
        offer="charnel-pit",
        store={"mors": "2 gold"},
        hand={"mors": "bone-thrall"},
    )

    play(table, "mors build", "mors volcano", "mors take:mors-bone-1", "mors add:bone-thrall")

    assert structures(table, "volcano") == ["volcano-start", "charnel-pit"]
    assert defenders(table, "volcano") == ["bone-thrall"]
    assert hand(table, "mors") == ["mors-bone-1"]


# --- The offer ------------------------------------------------------------------------------------


@rule("COA-BLD-09", "COA-AMB-34")
def test_a_structure_that_was_built_is_replaced_at_once_in_its_place() -> None:
    table = ashlands(offer=OFFER, stack="leech-hall catacombs", store={"mors": "4 gold"}, row="-")

    play(table, "mors build", "mors tile:ash-kiln", "mors coast")
    assert offer(table) == ["charnel-pit", "leech-hall", "blood-well", "apothecary"]

    play(table, "nox gold", "mors build", "mors tile:charnel-pit", "mors forest")
    assert offer(table) == ["catacombs", "leech-hall", "blood-well", "apothecary"]


@rule("COA-BLD-09")
def test_the_offer_is_replaced_before_the_builder_takes_the_yield() -> None:
    table = ashlands(offer="apothecary", stack="leech-hall", store={"mors": "3 gold"})

    play(table, "mors build", "mors coast")

    assert asked(table) == [("mors", "ingredient")]
    assert offer(table) == ["leech-hall", "-", "-", "-"]


@rule("COA-BLD-10")
def test_structures_of_level_1_come_up_before_those_of_level_2() -> None:
    table = idle(fresh())
    levels = []

    for _ in range(4):
        levels.append([tile.level for tile in table.offer if tile])
        idle_on(table)

    assert levels == [[1] * 4, [1] * 4, [1] * 4, [2] * 4]


@rule("COA-BLD-11")
def test_at_the_end_of_a_round_the_offer_is_set_aside_and_laid_out_anew() -> None:
    table = ashlands(
        offer=OFFER,
        stack="leech-hall catacombs fume-cellar great-ossuary high-altar",
        minions={"mors": 1, "nox": 0},
    )

    play(table, "mors gold")

    assert offer(table) == ["leech-hall", "catacombs", "fume-cellar", "great-ossuary"]
    assert sorted(tile.id for tile in table.aside) == sorted(OFFER.split())
    assert GAME.view(table, 0).stack_size == 1


@rule("COA-BLD-12")
def test_when_the_stack_is_empty_the_structures_set_aside_are_shuffled_into_a_new_one() -> None:
    aside = "leech-hall catacombs great-ossuary"
    table = ashlands(offer=OFFER, stack="", aside=aside, store={"mors": "2 gold"})

    play(table, "mors build", "mors tile:ash-kiln", "mors coast")

    drawn = offer(table)[1]
    left = [tile.id for stack in table.quarry for tile in stack.bag]
    assert sorted([drawn, *left]) == sorted(aside.split())
    assert table.aside == []


@rule("COA-BLD-12")
def test_at_the_end_of_a_round_the_offer_itself_returns_with_the_new_stack() -> None:
    table = ashlands(
        offer=OFFER, stack="leech-hall", aside="catacombs", minions={"mors": 1, "nox": 0}
    )

    play(table, "mors gold")

    assert offer(table)[0] == "leech-hall"
    assert set(offer(table)[1:]) < {*OFFER.split(), "catacombs"}
    assert (GAME.view(table, 0).stack_size, table.aside) == (2, [])


@rule("COA-AMB-33")
def test_without_stack_and_structures_set_aside_the_place_stays_empty() -> None:
    table = ashlands(offer=OFFER, stack="", store={"mors": "2 gold"})

    play(table, "mors build", "mors tile:ash-kiln", "mors coast")

    assert offer(table) == ["charnel-pit", "-", "blood-well", "apothecary"]


@rule("COA-AMB-33")
def test_the_offer_is_filled_as_far_as_stack_and_structures_set_aside_reach() -> None:
    table = ashlands(
        offer="charnel-pit ash-kiln", stack="leech-hall", minions={"mors": 1, "nox": 0}
    )

    play(table, "mors gold")

    assert offer(table)[0] == "leech-hall"
    assert sorted(offer(table)[1:]) == ["-", "ash-kiln", "charnel-pit"]


# --- Points and defence ---------------------------------------------------------------------------


@rule("COA-BLD-13")
@pytest.mark.parametrize(
    ("stack", "points"),
    [
        ("brimstone-works", 3),
        ("volcano-start brimstone-works", 4),
        ("volcano-start great-ossuary brimstone-works", 5),
    ],
)
def test_the_worked_example_of_stacks_worth_three_four_and_five(stack: str, points: int) -> None:
    table = ashlands(volcano=f"mors {stack}", minions={"mors": 1, "nox": 0})

    play(table, "mors gold")

    assert player(table, "mors").sources == {"structures": points}
    assert player(table, "nox").vp == 0


@rule("COA-BLD-13")
def test_every_structure_scores_for_its_controller_at_the_end_of_each_round() -> None:
    table = ashlands(
        volcano="mors volcano-start",
        coast="nox grand-laboratory",
        forest="nox charnel-pit catacombs",
        row="-",
    )

    while table.round == 1:
        idle(table)

    assert [each.vp for each in table.players] == [1, 6 + 4 + 1]


@rule("COA-AMB-32")
def test_a_structure_may_cover_one_that_is_worth_more_and_each_covered_tile_counts_one() -> None:
    table = ashlands(
        volcano="mors grand-laboratory",
        offer="charnel-pit",
        store={"mors": "2 gold"},
        minions={"mors": 1, "nox": 0},
        row="-",
    )

    play(table, "mors build", "mors volcano")

    assert structures(table, "volcano") == ["grand-laboratory", "charnel-pit"]
    assert player(table, "mors").sources == {"structures": 2 + 1}


@rule("COA-BLD-14")
def test_an_undefended_province_counts_nothing_but_its_controller_plays_a_card_and_wins_a_tie() -> (
    None
):
    table = ashlands(volcano="nox great-ossuary", hand={"mors": "bone-thrall"})

    play(table, "mors volcano/battle")
    assert asked(table) == [("mors", "battle.card"), ("nox", "battle.card")]
    play(table, "mors card:1", "nox card:3")

    assert told(table, "battle.lost")[0]["defence"] == 3
    assert owner(table, "volcano") == "nox"


@rule("COA-BLD-15")
def test_only_the_warriors_already_in_a_region_defend_it() -> None:
    table = ashlands(
        volcano="nox nox-ash-1",
        village="nox blood-colossus",
        hand={"mors": "bone-thrall", "nox": "bone-colossus"},
    )

    play(table, "mors volcano/battle")
    assert codes(table, "nox") == ["card:0", "card:1", "card:3", "card:die", "card:4"]
    play(table, "mors card:4", "nox card:3")

    assert told(table, "battle.won")[0]["defence"] == 1 + 3
    assert hand(table, "nox") == ["bone-colossus"]
    assert defenders(table, "village") == ["blood-colossus"]


@rule("COA-BLD-15")
def test_defenders_stay_where_they_are_until_their_controller_adjusts() -> None:
    table = ashlands(
        volcano="nox nox-ash-1", coast="nox charnel-pit", hand={"nox": "bone-colossus"}, row="-"
    )

    play(table, "mors volcano/resource")
    assert asked(table) == [("nox", "place")]  # a visitor moves nobody
    play(table, "nox coast/resource")
    assert codes(table, "nox") == ["done", "add:bone-colossus"]  # nor does a visit elsewhere
    play(table, "nox done")
    assert defenders(table, "volcano") == ["nox-ash-1"]

    home = ashlands("nox mors", volcano="nox nox-ash-1", hand={"nox": "bone-colossus"}, row="-")
    play(home, "nox volcano/resource", "nox take:nox-ash-1", "nox add:bone-colossus")
    assert defenders(home, "volcano") == ["bone-colossus"]


# --- Altars ---------------------------------------------------------------------------------------


@rule("COA-ALTAR-01")
def test_an_altar_supplies_no_resources_but_raises_the_whole_graveyard() -> None:
    table = ashlands(
        coast="mors high-altar",
        graveyard={"mors": "bone-thrall soot-lancer mors-ash-2 mors-bone-1 mors-sulphur-1"},
        row="-",
    )

    play(table, "mors coast/resource", "mors return", "mors done")

    assert len(hand(table, "mors")) == 5
    assert graveyard(table, "mors") == []
    assert not any(player(table, "mors").store.values())


@rule("COA-ALTAR-02", "COA-AMB-30")
def test_whoever_builds_an_altar_may_take_the_graveyard_back_and_adjust_with_it() -> None:
    table = ashlands(
        offer="lesser-altar", store={"mors": "3 gold"}, graveyard={"mors": "bone-thrall"}, row="-"
    )

    play(table, "mors build", "mors coast")
    assert codes(table, "mors") == ["return", "leave"]
    play(table, "mors return", "mors add:bone-thrall", "mors add:mors-ash-2")

    assert defenders(table, "coast") == ["bone-thrall", "mors-ash-2"]
    assert hand(table, "mors") == ["mors-sulphur-1", "mors-bone-1"]


@rule("COA-ALTAR-02", "COA-AMB-30")
def test_whoever_builds_an_altar_may_leave_the_graveyard() -> None:
    table = ashlands(
        offer="lesser-altar", store={"mors": "3 gold"}, graveyard={"mors": "bone-thrall"}, row="-"
    )

    play(table, "mors build", "mors coast", "mors leave")

    assert "bone-thrall" in graveyard(table, "mors")
    assert hand(table, "mors") == defenders(table, "coast") == []
