"""Each scenario: its map, its numbers and its special rules."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.board import cell as label
from emberkeep.games.ascension_tactics.scenarios import PLANS, SCENARIOS
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    battleground,
    cell,
    figure,
    fresh,
    play,
    player,
    told,
)

Cells = list[tuple[int, int]]

# The maps as the rules list them: column and row of each tile.
FOREST_1: Cells = [(4, 2), (8, 2), (4, 6), (8, 6)]
MAPS: dict[str, dict[str, Cells]] = {
    "three-shrines": {
        "1": [(2, 4)],
        "2": [(10, 4)],
        "shrine": [(6, 1), (6, 4), (6, 7)],
        "forest": FOREST_1,
        "treasure": [(0, 2), (12, 2), (0, 6), (12, 6), (4, 4), (8, 4)],
    },
    "signal-fires": {
        "1": [(2, 4)],
        "2": [(10, 4)],
        "beacon": [(6, 4), (4, 1), (8, 1), (4, 7), (8, 7)],
        "forest": [(6, 2), (6, 6), (3, 2), (9, 2), (3, 5), (9, 5)],
        "treasure": [(6, 0), (6, 8), (0, 4), (12, 4)],
    },
    "blighted-ford": {
        "1": [(2, 4)],
        "2": [(10, 4)],
        "rich-shrine": [(6, 4)],
        "shrine": [(4, 1), (8, 7)],
        "corrupted": [(6, 0), (6, 1), (6, 2), (6, 6), (6, 7), (6, 8), (5, 4), (7, 3)],
        "forest": [(5, 1), (7, 6), (4, 5), (8, 3)],
        "treasure": [(6, 3), (6, 5), (2, 0), (10, 8), (0, 7), (12, 1)],
    },
    "three-crowns": {
        "1": [(6, 0)],
        "2": [(10, 6)],
        "3": [(2, 6)],
        "shrine": [(6, 4), (6, 7), (9, 2), (3, 2)],
        "forest": [(6, 2), (8, 5), (4, 5)],
        "treasure": [(8, 1), (4, 1), (10, 4), (2, 4), (8, 7), (4, 7)],
    },
    "four-gates": {
        "1": [(2, 1)],
        "2": [(10, 7)],
        "3": [(10, 1)],
        "4": [(2, 7)],
        "shrine": [(6, 4), (6, 1), (6, 7), (2, 4), (10, 4)],
        "forest": [(4, 3), (8, 3), (4, 5), (8, 5)],
        "treasure": [(0, 0), (12, 0), (0, 8), (12, 8), (5, 2), (7, 2), (5, 5), (7, 5)],
    },
    "besieged-shrines": {
        "0": [(2, 4)],
        "1": [(2, 3)],
        "2": [(2, 5)],
        "V": [(10, 4)],
        "shrine": [(6, 1), (6, 4), (6, 7)],
        "forest": FOREST_1,
        "treasure": [(0, 2), (0, 6), (4, 4), (6, 0), (6, 8)],
    },
    "silent-road": {
        "1": [(0, 4)],
        "V": [(12, 4)],
        "off": [(8, 4)],
        "shrine": [(6, 1), (6, 7)],
        "forest": [(3, 2), (3, 5), (4, 4), (9, 2), (9, 5)],
        "treasure": [(2, 1), (2, 7), (6, 4)],
    },
    "drowned-beacons": {
        "1": [(0, 4)],
        "V": [(12, 4)],
        "beacon": [(3, 1), (3, 6), (6, 4), (9, 1), (9, 6)],
        "corrupted": [(5, 2), (5, 5), (7, 2), (7, 5), (6, 1), (6, 7)],
        "enchanted": [(6, 3), (6, 5)],
        "treasure": [(1, 0), (1, 7), (6, 0), (6, 8)],
    },
    "throne-of-the-rift": {
        "1": [(0, 4)],
        "V": [(12, 4)],
        "off": [(4, 4)],
        "shrine": [(6, 1), (6, 7)],
        "barrier": [(10, 3), (10, 5), (9, 3), (9, 4), (11, 3), (11, 4)],
        "corrupted": [(7, 3), (7, 4), (8, 4)],
        "forest": [(4, 2), (4, 6)],
        "treasure": [(2, 2), (2, 6), (6, 4)],
    },
}


@rule("AT-SETUP-06", "AT-SETUP-08")
@pytest.mark.parametrize("scenario", MAPS)
def test_the_tiles_lie_as_the_map_of_the_scenario_shows(scenario: str) -> None:
    plan = PLANS[scenario]
    drawn = {**plan.terrain, **plan.portals, **dict.fromkeys(plan.chests, "treasure")}

    assert drawn == {label(*at): kind for kind, cells in MAPS[scenario].items() for at in cells}


def test_every_scenario_has_a_map() -> None:
    assert list(MAPS) == list(SCENARIOS)


GOALS = {
    "besieged-shrines": {"crown": (6, 4), "blade": (6, 1), "eye": (6, 7), "claw": (3, 3)},
    "silent-road": {"crown": (8, 4), "blade": (6, 1), "eye": (6, 7), "claw": (2, 4)},
    "drowned-beacons": {"crown": (6, 4), "blade": (3, 1), "eye": (3, 6), "claw": (9, 6)},
    "throne-of-the-rift": {"crown": (6, 4), "blade": (6, 1), "eye": (6, 7), "claw": (2, 4)},
}


@rule("AT-SOLO-09", "AT-TOKEN-GOAL-1")
@pytest.mark.parametrize("scenario", GOALS)
def test_goal_tokens_lie_where_the_scenario_shows(scenario: str) -> None:
    goals = dict(SCENARIOS[scenario].goals)

    assert goals == {goal: label(*at) for goal, at in GOALS[scenario].items()}


# --- Signal Fires ---------------------------------------------------------------------------------


@rule("AT-AMB-164")
@pytest.mark.parametrize(("beacons", "glory"), [("G5", 1), ("G5 E2 I2", 3), ("G5 E2 I2 E8", 6)])
def test_a_beacon_scores_one_and_four_score_two_more(beacons: str, glory: int) -> None:
    table = battleground(scenario="signal-fires", one="rut@A1")
    table.beacons |= dict.fromkeys(beacons.split(), 0)

    play(table, "one end")

    assert player(table, "one").glory == glory


@rule("AT-AMB-164")
@pytest.mark.parametrize(("beacons", "power"), [("G5 E2", 2), ("G5 E2 I2", 3)])
def test_three_beacons_give_a_power_with_the_gate(beacons: str, power: int) -> None:
    hands = {"one": "apprentice", "two": "apprentice"}
    table = battleground(scenario="signal-fires", turn="two", one="rut@A1", hand=hands)
    table.beacons |= dict.fromkeys(beacons.split(), 0)

    play(table, "two end")

    assert player(table, "one").power == power


@rule("AT-AMB-164")
def test_defeating_a_champion_with_an_attack_scores_one_at_once() -> None:
    table = battleground(
        scenario="signal-fires", one="arha-templar@G5", two="mechana-initiate@G4", power=3
    )

    play(table, "one order:arha-templar", "one hit:mechana-initiate")

    assert player(table, "one").glory == 1


@rule("AT-AMB-164")
def test_a_cultist_scores_nothing() -> None:
    table = battleground(scenario="signal-fires", one="arha-templar@G5", two="cultist@G4", power=3)

    play(table, "one order:arha-templar", "one hit:cultist-2-1")

    assert not told(table, "score")


@rule("AT-AMB-164")
def test_defeats_by_effects_score_nothing() -> None:
    table = battleground(
        scenario="signal-fires",
        one="arha-templar@G5",
        two="twilight-scout@G4/3",
        hand="pit-duelist",
    )

    play(table, "one play:pit-duelist")

    assert cell(table, "twilight-scout") == ""
    assert not told(table, "score")


def test_signal_fires_is_won_with_25_glory() -> None:
    table = battleground(scenario="signal-fires", one="rut@A1", glory=24)
    table.beacons["G5"] = 0

    play(table, "one end")

    assert table.result is not None
    assert table.result.winners == (0,)


# --- The Blighted Ford ----------------------------------------------------------------------------


@rule("AT-TERRAIN-SHRINE-5")
@pytest.mark.parametrize(("stands", "glory"), [("G6", 3), ("E3", 2)])
def test_the_middle_shrine_pays_three(stands: str, glory: int) -> None:
    table = battleground(scenario="blighted-ford", one=f"rut@{stands}")

    play(table, "one end")

    assert player(table, "one").glory == glory


@rule("AT-AMB-165")
def test_each_opponent_scores_when_the_land_takes_a_cultist_at_the_start_of_a_turn() -> None:
    hands = {"one": "apprentice", "two": "apprentice"}
    table = battleground(scenario="blighted-ford", one="cultist@G1 tyranyx@G2", hand=hands)

    play(table, "one end")

    assert player(table, "two").glory == 1
    assert cell(table, "tyranyx") == "G2"


def test_the_ford_is_won_with_36_glory() -> None:
    table = battleground(scenario="blighted-ford", one="rut@G6", glory=33)

    play(table, "one end")

    assert table.over


# --- The Besieged Shrines -------------------------------------------------------------------------


@rule("AT-AMB-168")
@pytest.mark.parametrize(
    ("mode", "people", "targets"),
    [
        ("solo", 1, (32, 32)),
        ("coop", 2, (36, 24)),
        ("archvillain", 2, (32, 32)),
        ("archvillain", 3, (36, 24)),
    ],
)
def test_two_players_against_villains_have_the_numbers_of_co_op(
    mode: str, people: int, targets: tuple[int, int]
) -> None:
    rules = fresh(mode, people).rules

    assert (rules.target, rules.villain_target) == targets


@rule("AT-AMB-168", "AT-SOLO-02")
@pytest.mark.parametrize(("people", "defence"), [(2, 11), (3, 22)])
def test_an_archvillain_has_black_sides_against_one_and_grey_ones_against_two(
    people: int, defence: int
) -> None:
    table = battleground(mode="archvillain", people=people, villains="tyranyx")

    assert figure(table, "tyranyx").row.defence == defence


def test_a_single_player_enters_between_the_portals_of_two() -> None:
    assert battleground(mode="solo", people=1).portals == {"C5": (0,), "K5": (1,)}
    two = battleground(mode="coop", people=2).portals
    assert sorted(two) == ["C4", "C6", "K5"]
    assert {two["C4"], two["C6"]} == {(0,), (1,)}


@rule("AT-VAR-03", "AT-AMB-183")
@pytest.mark.parametrize("scenario", GOALS)
def test_an_archvillain_plays_every_scenario_with_villains(scenario: str) -> None:
    table = fresh("archvillain", 2, options={"scenario": scenario})

    assert table.rules.scenario.id == scenario
