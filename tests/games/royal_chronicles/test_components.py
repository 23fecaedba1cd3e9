"""What is printed on the cards besides numbers: phases, signs, and what production depends on."""

from __future__ import annotations

import pytest

from emberkeep.games.royal_chronicles import GAME, cards
from emberkeep.games.royal_chronicles.cards import (
    ARTIFACT_ROWS,
    BUILDINGS,
    CARD_ROWS,
    CARDS,
    DESIGNS,
    LICH_ROWS,
    NECROPOLIS,
    UNIT_ROWS,
    Price,
    Unit,
)
from emberkeep.kernel.testing import rule

SIGNS = {
    # id: the phases of its abilities, *: variable strength, and its signs
    "monkey": "6",
    "sculptor": "6",
    "adventurer": "token",
    "veteran": "2 flip",
    "wood-merchant": "5",
    "militiaman": "3 *",
    "time-master": "2 flip",
    "hunter": "front",
    "woodcutter": "",
    "shapeshifter": "2 flip",
    "cerberus": "3 *",
    "farmer": "",
    "cook": "4",
    "blacksmith": "4",
    "mystical-healer": "6",
    "necromancer": "2 flip",
    "giant-snake": "3 4 *",
    "cave-spirit": "2 flip",
    "knight": "",
    "miner": "",
    "archer": "3 ranged",
    "grand-architect": "5",
    "forest-child": "",
    "rogue": "3",
    "peddler": "4",
    "treefolk": "",
    "relic-of-wisdom": "6 eternal",
    "demon": "2 6 flip",
    "master-alchemist": "2 3 4",
    "palm-reader": "6",
    "commander": "3",
    "salamander": "3 6 *",
    "golem": "2 flip",
    "colossus": "3 *",
    "ogre": "3 *",
    "landlord": "5",
    "manticore": "3 *",
    "leviathan": "3 * aged",
    "dragon": "3 *",
    "forest-spirit": "",
    "strategist": "3 * ranged",
    "kraken": "2 6 flip",
    "shadow": "2 flip",
    "noble": "2 flip",
    "princess": "3",
    "lost-soul": "6",
    "relic-of-light": "6 eternal",
    "relic-of-war": "3 6 * eternal",
    "grand-intendant": "2 flip",
    "smuggler": "4",
    "djinn": "2 flip",
    "herbalist": "2 flip",
    "gatekeeper": "3 *",
    "ferryman": "back",
    "duellist": "3 *",
    "runesmith": "2",
    "herald": "3",
    "griffin": "3 ranged",
    "centaur": "front",
    "mercenary": "4",
    "chronicler": "6",
    "sphinx": "2 flip",
    "hermit": "3 *",
    "banshee": "6",
    "minotaur": "5",
    "prospector": "",
    "paladin-of-legend": "3 *",
    "relic-keeper": "6",
    "titan": "2 flip",
    "crown-of-ages": "",
    "dragonfang": "3",
    "aegis-of-dawn": "3",
    "horn-of-plenty": "",
    "evergreen-staff": "",
    "heartstone": "",
    "bottomless-purse": "4",
    "hourglass": "6",
    "builders-seal": "5",
}


def signs(unit: Unit) -> str:
    words = [str(phase) for phase in unit.phases]
    words += ["*"] * unit.variable + ["flip"] * unit.flip + ["ranged"] * unit.ranged
    words += ["eternal"] * unit.eternal + [unit.when] * (unit.when != "always")
    return " ".join(words)


@pytest.mark.parametrize("name", SIGNS)
def test_the_signs_on_a_card(name: str) -> None:
    assert signs(DESIGNS[name]) == SIGNS[name]


def test_every_design_has_its_signs_and_its_cards() -> None:
    assert list(SIGNS) == [row.id for row in (*UNIT_ROWS, *ARTIFACT_ROWS)]
    assert [row.artifact for row in DESIGNS.values()] == [False] * 69 + [True] * 9
    assert [card.order for card in CARD_ROWS] == list(range(130))
    assert [name for name in CARDS if name.startswith("knight")] == [
        "knight-1",
        "knight-2",
        "knight-3",
    ]


MADE = {
    "town": (Price(wood=1, food=1), Price(ore=1)),
    "mine": (Price(ore=1), Price()),
    "port": (Price(food=1), Price()),
}


@pytest.mark.parametrize("name", BUILDINGS)
def test_what_a_building_makes(name: str) -> None:
    building = BUILDINGS[name]
    one, two = MADE.get(name, (Price(), Price()))

    assert goods(building.produces) == goods(one)
    assert goods(building.produces_two) == goods(two)


def goods(price: Price) -> tuple[int, int, int]:
    return price.wood, price.food, price.ore


NO_LEAST, NO_MOST = -9, 99  # by which the client knows that there is no bound
CONDITIONS = {
    "bone-quarry": ("produces", "ore"),
    "rotten-granary": ("produces", "food"),
    "withered-grove": ("produces", "wood"),
    "pit-of-champions": ("strength", 4, NO_MOST),
    "conscripted-dead": ("strength", 2, 2),
    "paupers-field": ("cost", NO_LEAST, 0),
    "silent-workshop": ("produces", "any"),
    "gate-of-oaths": ("phase", 2, 2),
    "barrow-of-captains": ("strength", 3, 3),
    "coffers-below": ("phase", 4, 4),
    "war-ossuary": ("phase", 3, 3),
    "hourless-crypt": ("phase", 6, 6),
    "throne-of-tithes": ("cost", 2, NO_MOST),
    "field-of-hands": ("strength", 1, 1),
    "three-veins": ("produces", "ore"),
    "market-of-shades": ("cost", 1, 1),
}


@rule("RC-SOLO-NECRO-02")
@pytest.mark.parametrize("name", NECROPOLIS)
def test_what_a_necropolis_card_asks_for(name: str) -> None:
    condition = NECROPOLIS[name].condition
    bounds = (condition.least, condition.most)

    if condition.kind == "produces":
        assert (condition.kind, condition.resource) == CONDITIONS[name]
        assert bounds == (NO_LEAST, NO_MOST)
    else:
        assert (condition.kind, *bounds) == CONDITIONS.get(name, ("none", NO_LEAST, NO_MOST))


@rule("RC-SOLO-COMP-05", "RC-SOLO-LK-05")
def test_each_lich_king_card_acts_in_a_phase_of_every_round() -> None:
    assert [(row.id, row.phase, row.vp) for row in LICH_ROWS] == [
        ("crown-of-bones", 1, 1),
        ("dread-banner", 3, 2),
        ("soul-harvest", 6, 1),
        ("gravekeepers-toll", 1, 1),
    ]


def test_all_components_are_listed_for_whoever_draws_them() -> None:
    listed = GAME.components()

    assert {kind: len(rows) for kind, rows in listed.items()} == {
        "units": 69,
        "artifacts": 9,
        "cards": 130,
        "buildings": 14,
        "necropolis": 20,
        "lich": 4,
    }
    assert listed["cards"][0] == {"id": "monkey-1", "design": "monkey"}
    assert cards.RESOURCES == ("wood", "food", "ore")
