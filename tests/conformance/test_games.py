"""Every property of the conformance suite, for every registered game and the toys."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from emberkeep.games import GAMES
from emberkeep.kernel import Chance, Setup
from emberkeep.kernel.game import SEEDS
from emberkeep.kernel.testing import ELSEWHERE, PROPERTIES, AnyGame, label, random_play, setups
from tests.toys import auction, empty, hamlet

TOYS: tuple[AnyGame, ...] = (auction.GAME, empty.GAME, hamlet.GAME)
CASES: list[Any] = [
    pytest.param(game, setup, id=f"{game.name}-{label(setup, game)}")
    for game in (*TOYS, *GAMES.values())
    for setup in setups(game)
]

seeds = st.integers(0, SEEDS - 1)
shares = st.integers(0, 100)
few = settings(max_examples=5, derandomize=True, database=None, deadline=None)
one = settings(few, max_examples=1)


@pytest.mark.parametrize(
    "name", [pytest.param(name, id=name.replace(" ", "-")) for name in PROPERTIES]
)
@pytest.mark.parametrize(("game", "setup"), CASES)
@few
@given(dealt=seeds, played=seeds, share=shares)
def test_it_holds_that(
    game: AnyGame, setup: Setup, name: str, dealt: int, played: int, share: int
) -> None:
    PROPERTIES[name](game, seeded(game, setup, dealt), played, moment(game, setup, share))


@pytest.mark.parametrize(("game", "setup"), CASES)
@one
@given(dealt=seeds, played=seeds)
def test_replay_is_the_same_in_another_process(
    game: AnyGame, setup: Setup, dealt: int, played: int
) -> None:
    ELSEWHERE(game, seeded(game, setup, dealt), played, moment(game, setup, 70))


def seeded(game: AnyGame, setup: Setup, seed: int) -> Setup:
    return game.setup(setup.mode, setup.players, setup.options, seed)


def moment(game: AnyGame, setup: Setup, share: int) -> int:
    """Turn a share of a match, in percent, into a number of choices."""
    return share * length(game, label(setup, game)) // 100


@cache
def length(game: AnyGame, case: str) -> int:
    """Count the choices of a match with such a setup."""
    setup = next(setup for setup in setups(game) if label(setup, game) == case)
    return sum(1 for _ in random_play(game, setup, Chance(1)))
