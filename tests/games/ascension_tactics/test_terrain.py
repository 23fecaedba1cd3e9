"""Terrain, tokens, line of sight (chapter Terrain)."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.rules.options import TO
from emberkeep.games.ascension_tactics.rules.scoring import controller
from emberkeep.games.ascension_tactics.scenarios import PLANS
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    figure,
    play,
    player,
)


def ends(codes: list[str]) -> set[str]:
    return {code.removeprefix("to:") for code in codes if code.startswith("to:")}


# --- Line of sight --------------------------------------------------------------------------------


@rule(
    "AT-LOS-02",
    "AT-LOS-03",
    "AT-LOS-04",
    "AT-LOS-EX-1",
    "AT-LOS-EX-2",
    "AT-LOS-EX-3",
    "AT-LOS-EX-4",
    "AT-LOS-EX-5",
    "AT-LOS-EX-6",
    "AT-AMB-81",
    "AT-TERRAIN-FOREST-3",
)
def test_icarus_and_his_five_targets() -> None:
    table = battleground(
        one="icarus-steelfoot@G5 tyranyx@F5",
        two="water-djinn@H5 psyche-askara@I6 unbound-emissary@D6 arha-templar@G2 twilight-scout@G8",
        terrain={"G5": "", "G2": "", "G8": "forest", "G3": "forest", "E6": "shrine"},
        power=3,
    )

    play(table, "one order:icarus-steelfoot")

    hits = {code for code in codes(table) if code.startswith("hit:")}
    assert hits == {"hit:water-djinn", "hit:unbound-emissary", "hit:twilight-scout"}


@rule("AT-AMB-05")
def test_one_open_shortest_path_is_enough() -> None:
    table = battleground(one="raven-siren@A5", two="tyranyx@B4 water-djinn@B3", power=3)

    play(table, "one order:raven-siren")

    assert "hit:water-djinn" in codes(table)


@rule("AT-AMB-06", "AT-TERRAIN-SHRINE-4")
def test_portals_shrines_and_treasures_do_not_block_sight() -> None:
    table = battleground(
        one="raven-siren@K6", two="tyranyx@K3", power=3, terrain={"K4": "shrine"}, chests="K4"
    )

    play(table, "one order:raven-siren")

    assert "hit:tyranyx" in codes(table)


# --- Shrines --------------------------------------------------------------------------------------


@rule("AT-TERRAIN-SHRINE-2", "AT-AMB-22")
@pytest.mark.parametrize(
    ("one", "two", "holder"),
    [
        ("tyranyx@G4!", "", 0),
        ("tyranyx@G5", "water-djinn@G6 cultist@F5", 1),
        ("tyranyx@G3", "", None),
    ],
)
def test_a_shrine_is_held_by_the_most_champions_on_and_around_it(
    one: str, two: str, holder: int | None
) -> None:
    assert controller(battleground(one=one, two=two), "G5") == holder


@rule("AT-TERRAIN-SHRINE-3", "AT-AMB-23")
def test_nobody_holds_a_shrine_on_a_tie() -> None:
    assert controller(battleground(one="tyranyx@G4", two="water-djinn@G6"), "G5") is None


@rule("AT-AMB-22")
def test_one_champion_counts_for_two_shrines() -> None:
    table = battleground(one="tyranyx@G4", terrain={"G3": "shrine"})

    play(table, "one end")

    assert player(table, "one").glory == 4


# --- Corrupted land -------------------------------------------------------------------------------


@rule("AT-TERRAIN-CORRUPT-1")
def test_moving_into_corrupted_land_hurts_and_adds_up() -> None:
    table = battleground(
        one="arha-sensei@A1", power=3, terrain=dict.fromkeys(["A2", "B1", "B2"], "corrupted")
    )

    play(table, "one order:arha-sensei", "one to:B2", "one way:B1+B2")

    assert cell(table, "arha-sensei") == ""  # twice 5 are its defence


@rule("AT-TERRAIN-CORRUPT-2", "AT-AMB-18")
def test_corrupted_land_hurts_everybody_on_it_at_the_start_of_every_turn() -> None:
    table = battleground(
        begins=True,
        one="tyranyx@A1",
        two="water-djinn@M1 mechana-initiate@M2",
        terrain=dict.fromkeys(["A1", "M1", "M2"], "corrupted"),
    )

    assert (figure(table, "tyranyx").damage, figure(table, "water-djinn").damage) == (5, 5)
    assert cell(table, "mechana-initiate") == ""


@rule("AT-TERRAIN-CORRUPT-3")
def test_the_damage_of_the_land_goes_at_the_end_of_the_turn() -> None:
    table = battleground(begins=True, one="tyranyx@A1", terrain={"A1": "corrupted"})

    play(table, "one end")

    assert figure(table, "tyranyx").damage in (0, 5)  # of the next turn alone


@rule("AT-AMB-12", "AT-AMB-165")
def test_whoever_falls_on_the_way_ends_the_order_there() -> None:
    table = battleground(
        scenario="blighted-ford",
        one="raven-siren@A1",
        power=3,
        terrain=dict.fromkeys(["A2", "B1", "B2"], "corrupted"),
    )

    play(table, "one order:raven-siren", "one to:A3", "one way:A2")

    assert (cell(table, "raven-siren"), figure(table, "raven-siren").ready) == ("", False)
    assert player(table, "two").glory == 1
    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-66")
def test_the_way_is_asked_for_only_where_ways_differ() -> None:
    table = battleground(one="arha-sensei@A5", power=3, terrain={"A4": "corrupted"})

    play(table, "one order:arha-sensei", "one to:A3")
    assert codes(table) == ["way:A4", "way:clear"]

    play(table, "one way:clear")
    assert (cell(table, "arha-sensei"), figure(table, "arha-sensei").damage) == ("A3", 0)


# --- Beacons and portals --------------------------------------------------------------------------


@rule("AT-TERRAIN-BEACON-1", "AT-TERRAIN-BEACON-2", "AT-TERRAIN-BEACON-4", "AT-AMB-20")
def test_moving_through_a_beacon_takes_it() -> None:
    table = battleground(scenario="signal-fires", one="tyranyx@G6", power=4)
    assert table.beacons == {}

    play(table, "one order:tyranyx", "one to:G4", "one way:G5")

    assert table.beacons == {"G5": 0}


@rule("AT-TERRAIN-BEACON-3", "AT-GLOSS-2", "AT-TERRAIN-BEACON-6")
def test_a_beacon_belongs_to_whoever_moved_in_last() -> None:
    table = battleground(scenario="signal-fires", one="tyranyx@G6", power=4)
    table.beacons["G5"] = 1

    play(table, "one order:tyranyx", "one to:G5")

    assert table.beacons == {"G5": 0}


@rule("AT-TERRAIN-OFFPORTAL-2", "AT-AMB-21")
def test_moving_through_a_disabled_portal_activates_it() -> None:
    table = battleground(one="tyranyx@A5", power=4, terrain={"A4": "off"})

    play(table, "one order:tyranyx", "one to:A3", "one way:A4")

    assert table.portals["A4"] == (0,)
    assert cell(table, "tyranyx") == "A3"


@rule("AT-TERRAIN-OFFPORTAL-1")
def test_nobody_deploys_through_a_disabled_portal() -> None:
    table = battleground(one="tyranyx arha-templar@C5!", power=4, terrain={"A4": "off"})

    assert "order:tyranyx" not in codes(table)


@rule("AT-TERRAIN-PORTAL-1", "AT-TERRAIN-PORTAL-4")
def test_ones_own_portal_does_not_hinder() -> None:
    table = battleground(one="tyranyx@C4", power=4)

    play(table, "one order:tyranyx")

    assert "C5" in ends(codes(table))


@rule("AT-TERRAIN-BEACON-5", "AT-AMB-164")
def test_beacons_score_at_the_end_of_the_turn() -> None:
    table = battleground(scenario="signal-fires", one="tyranyx@G6")
    table.beacons |= {"G5": 0, "E2": 0, "I2": 0, "E8": 0, "I8": 1}

    play(table, "one end")

    assert player(table, "one").glory == 6


def test_every_cell_has_one_name_which_dictionaries_find_at_once() -> None:
    names = {cell: cell for cell in TO}
    drawn = [cell for plan in PLANS.values() for cell in (*plan.hexes.links, *plan.terrain)]
    assert all(cell is names[cell] for cell in drawn)
