"""The hints of Crown of Ash: named features, odds, and sensible play."""

from __future__ import annotations

import pytest
from hypothesis import settings, strategies as st

from emberkeep.bots import NormalBot
from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.cards import BATTLE_CARD_ROWS, WARRIORS
from emberkeep.games.crown_of_ash.fitted import FEATURES
from emberkeep.games.crown_of_ash.odds import (
    ALL_CARDS,
    best_forces,
    duel,
    king_chance,
    mask_of,
    win_chance,
)
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import Chance, Seat
from emberkeep.kernel.testing import random_play
from tests.games.crown_of_ash.positions import ashlands, play

seeds = st.integers(0, 2**32)
few = settings(max_examples=3, derandomize=True, database=None, deadline=None)


def chosen(table: Ashlands, trials: int = 6) -> str:
    """Let a one-step-greedy bot answer the first ask."""
    seat = Seat(GAME, table, table.asked()[0])
    return NormalBot(trials).choose(seat, seat.ask, Chance(1))


def test_the_chances_of_all_seats_add_up_to_one() -> None:
    for match in random_play(GAME, GAME.setup("standard", 4, {}, 5), Chance(3)):
        assert sum(GAME.hints.chances(match.table, range(4))) == pytest.approx(1)


def test_features_have_names() -> None:
    view = GAME.view(ashlands(store={"mors": "2 gold 1 bone"}), 0)

    features = GAME.hints.features(view, 0)

    assert set(features) == set(FEATURES)
    assert (features["gold"], features["basics"]) == (2, 1)


# Odds


def test_an_even_battle_favours_the_defender() -> None:
    assert 0.3 < win_chance(ALL_CARDS, ALL_CARDS, 0) < 0.5


def test_odds_grow_with_the_margin() -> None:
    odds = [win_chance(ALL_CARDS, ALL_CARDS, margin) for margin in range(-8, 9)]

    assert odds == sorted(odds)
    assert (odds[0], odds[-1]) == (0, 1)


def test_the_king_is_no_match_for_a_sure_card() -> None:
    three = mask_of([card for card in BATTLE_CARD_ROWS if card.id == "3"])

    assert king_chance(three, -2) == 1
    assert king_chance(three, -3) == 0


def test_a_sure_attacker_lays_the_card_with_the_best_reward() -> None:
    attack, _ = duel(ALL_CARDS, ALL_CARDS, 8, 6)

    assert max(attack) == attack[0]


def test_forces_count_synergy() -> None:
    army = tuple(WARRIORS[name] for name in ("bone-thrall", "marrow-spear", "soot-lancer"))

    assert best_forces(army) == (3, 6, 9)


# Sensible play


@pytest.mark.parametrize(("card", "raised"), [("4", True), ("1", False)])
def test_it_fortifies_where_that_breaks_a_tie(card: str, *, raised: bool) -> None:
    table = ashlands(
        "fortis nox",
        options={"abilities": True},
        volcano="nox gore-thrall",
        hand={"fortis": "fume-thrall brimstone-stalker"},
    )
    play(table, "fortis volcano/battle", "fortis warrior:fume-thrall")
    play(table, "fortis warrior:brimstone-stalker", "fortis card:0", f"nox card:{card}")

    ask = table.ask_of(0)
    spare, use = GAME.hints.weights(table, ask)  # 2 + 3 + 1 against 2 + the card
    assert ask.codes() == ["pass", "ability:fortify"]
    assert (use > spare) is raised


def test_it_builds_when_it_can() -> None:
    table = ashlands(store={"mors": "4 gold"}, offer="great-ossuary", round=2)

    assert chosen(table) == "build"


def test_it_takes_an_empty_province_by_battle() -> None:
    table = ashlands(
        volcano="nox great-ossuary", hand={"mors": "bone-colossus"}, round=4, minions={"nox": 1}
    )

    assert chosen(table) == "volcano/battle"


def test_it_leaves_a_fortress_alone() -> None:
    table = ashlands(
        volcano="nox great-ossuary bone-colossus cinder-colossus", hand={"mors": "bone-thrall"}
    )

    assert chosen(table) != "volcano/battle"


def test_it_posts_defenders_where_much_is_at_stake() -> None:
    table = ashlands(
        volcano="mors great-ossuary",
        hand={"mors": "bone-colossus", "nox": "soot-lancer"},
        minions={"mors": 1, "nox": 1},
        round=4,
    )
    table.choose(0, "volcano/resource")

    assert chosen(table) == "add:bone-colossus"


def test_it_recruits_for_its_fate_at_the_end() -> None:
    table = ashlands(
        store={"mors": "5 bone 1 blood 1 sulphur"},
        row="bone-colossus cinder-colossus",
        fate={"mors": "bone+ash"},
        minions={"mors": 1, "nox": 1},
        round=4,
    )
    table.choose(0, "gold")

    assert chosen(table) == "recruit:bone-colossus"
