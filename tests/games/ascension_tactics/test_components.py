"""What is in the box, and what the modes with villains add to the battlefield."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.cards import BASIC_ROWS, CENTER_ROWS
from emberkeep.games.ascension_tactics.champions import CENTER_CHAMPIONS, CHAMPIONS
from emberkeep.games.ascension_tactics.components import champion_face
from emberkeep.games.ascension_tactics.rules.ground import may_stand, place, walk_of
from emberkeep.games.ascension_tactics.rules.phases import corrupt
from emberkeep.games.ascension_tactics.rules.stats import defence
from emberkeep.games.ascension_tactics.schemes import SCHEME_ROWS
from emberkeep.games.ascension_tactics.sigils import SIGIL_ROWS
from emberkeep.games.ascension_tactics.state import Battleground, Figure
from emberkeep.games.ascension_tactics.tokens import BASES, CULTISTS, GATE_ROWS
from emberkeep.games.ascension_tactics.villains import VILLAIN_ROWS
from emberkeep.games.ascension_tactics.words import TWO_BODIES
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    fresh,
    seen_by,
)

GATE_CARDS = 4  # with two sides each: four for single players, two for each team
CULTIST_CARDS = 1


@rule("AT-COMP-01")
def test_there_are_45_standees() -> None:
    twins = [row for row in CHAMPIONS.values() if row.keywords & TWO_BODIES]

    assert len(CHAMPIONS) + len(CENTER_CHAMPIONS) + len(twins) + CULTISTS == 45


@rule("AT-COMP-02")
def test_there_are_eight_bases_for_each_of_four_players() -> None:
    assert BASES * max(people for mode in GAME.modes for people in mode.players) == 32


def test_only_villains_are_worth_glory() -> None:
    faces = [champion_face(row) for row in (*CHAMPIONS.values(), *CENTER_CHAMPIONS.values())]

    assert {(face.value, face.surge) for face in faces} == {(0, ())}
    assert all(row.value > 0 for row in VILLAIN_ROWS)


@rule("AT-COMP-14", "AT-GATE-06")
def test_all_gates_differ_in_what_they_give_on_the_first_turn() -> None:
    gates = {row.id: (row.power, row.first_power, row.first_runes) for row in GATE_ROWS}

    assert gates == {
        "gate-1": (2, 0, 0),
        "gate-2": (2, 2, 0),
        "gate-3": (2, 2, 1),
        "gate-4": (2, 2, 2),
        "team-1": (2, 0, 0),
        "team-2": (2, 2, 2),
    }


@rule("AT-SETUP-01")
def test_the_standard_game_is_for_two() -> None:
    assert len(fresh().players) == 2
    assert GAME.setup("duel").players == 2


@rule("AT-SETUP-15")
def test_a_player_has_team_gate_deck_hand_and_discard_pile() -> None:
    table = fresh()
    view = seen_by(table, "one").players[0]

    assert (view.hand_size, view.deck_size, list(view.discard)) == (5, 5, [])
    assert view.gate in {"gate-1", "gate-2"}


@rule("AT-COMP-15", "AT-COMP-16", "AT-COMP-17")
def test_there_are_32_schemes_31_villains_and_40_sigils() -> None:
    sigils = sum(row.copies for row in SIGIL_ROWS)

    assert (len(SCHEME_ROWS), len(VILLAIN_ROWS), sigils) == (32, 31, 40)


@rule("AT-COMP-08", "AT-COMP-18")
def test_there_are_334_cards() -> None:
    cards = sum(row.copies for row in (*BASIC_ROWS, *CENTER_ROWS))
    sigils = sum(row.copies for row in SIGIL_ROWS)
    others = len(CHAMPIONS) + len(SCHEME_ROWS) + len(VILLAIN_ROWS)

    assert cards + sigils + others + GATE_CARDS + CULTIST_CARDS == 334


# --- What scenarios with villains lay out ---------------------------------------------------------


@rule("AT-SETUP-08", "AT-TOKEN-GOAL-1")
def test_goal_tokens_of_four_kinds_lie_on_the_battlefield_and_on_villains() -> None:
    villains = fresh("solo", 1).villains
    assert villains is not None

    assert villains.goals == {"crown": "G5", "blade": "G2", "eye": "G8", "claw": "D4"}
    assert set(villains.bearers) == {"crown", "blade", "eye", "claw"}
    assert len(set(villains.bearers.values())) == 4


def standing(scenario: str, cell: str, seat: int) -> tuple[Battleground, Figure]:
    """Put the first champion of a seat on a cell, at a table with an archvillain."""
    table = fresh("archvillain", 2, options={"scenario": scenario})
    champion = table.figures_of(seat)[0]
    place(table, champion, cell)
    return table, champion


@pytest.mark.parametrize(("seat", "damage"), [(0, 5), (1, 0)])
@rule("AT-TERRAIN-CORRUPT-4")
def test_villains_ignore_corrupted_land(seat: int, damage: int) -> None:
    table, champion = standing("drowned-beacons", "G2", seat)
    champion.defence = 9  # nobody falls

    corrupt(table)

    assert champion.damage == damage


@rule("AT-TERRAIN-ENCHANT-1")
def test_enchanted_land_may_help_whoever_stands_on_it() -> None:
    table, champion = standing("drowned-beacons", "G4", 0)
    assert defence(table, champion) == champion.row.defence + 3

    place(table, champion, "G3")

    assert defence(table, champion) == champion.row.defence


@rule("AT-TERRAIN-ENCHANT-1")
def test_enchanted_land_may_bar_the_way() -> None:
    table, champion = standing("throne-of-the-rift", "J3", 0)

    assert "J4" in walk_of(table, champion, 3, 0).blocked
    assert not may_stand(table, champion.seat, "J4")
