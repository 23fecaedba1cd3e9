"""Every property of the conformance suite, for every registered game and the toys."""

from __future__ import annotations

from functools import cache
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, settings, strategies as st

from emberkeep.games import GAMES
from emberkeep.kernel import Chance, Setup
from emberkeep.kernel.game import SEEDS
from emberkeep.kernel.testing import ELSEWHERE, PROPERTIES, AnyGame, label, random_play, setups
from tests.toys import auction, empty, hamlet

TOYS: tuple[AnyGame, ...] = (auction.GAME, empty.GAME, hamlet.GAME)
NAMES = [pytest.param(name, id=name.replace(" ", "-")) for name in PROPERTIES]


def cases(*, defaults: bool) -> list[Any]:
    """List games with their setups: those with all options as they are, or the other ones."""
    return [
        pytest.param(game, setup, id=f"{game.name}-{label(setup, game)}")
        for game in (*TOYS, *GAMES.values())
        for setup in setups(game)
        if defaults == (setup == game.setup(setup.mode, setup.players))
    ]


seeds = st.integers(0, SEEDS - 1)
percents = st.integers(0, 100)
several = settings(max_examples=8, derandomize=True, database=None, deadline=None)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("game", "setup"), cases(defaults=True))
@several
@given(dealt=seeds, played=seeds, percent=percents)
def test_it_holds_that(
    game: AnyGame, setup: Setup, name: str, dealt: int, played: int, percent: int
) -> None:
    PROPERTIES[name](game, seeded(game, setup, dealt), played, moment(game, setup, percent))


@pytest.mark.parametrize(("game", "setup"), cases(defaults=False))
def test_everything_holds_with_other_options(game: AnyGame, setup: Setup) -> None:
    chance = Chance(crc32(label(setup, game).encode()))
    for holds in PROPERTIES.values():
        dealt, played, percent = chance.draw(), chance.draw(), chance.below(101)
        holds(game, seeded(game, setup, dealt), played, moment(game, setup, percent))


@pytest.mark.parametrize(("game", "setup"), cases(defaults=True))
def test_replay_is_the_same_in_another_process(game: AnyGame, setup: Setup) -> None:
    ELSEWHERE(game, seeded(game, setup, seed=1), 1, moment(game, setup, 75))


def seeded(game: AnyGame, setup: Setup, seed: int) -> Setup:
    return game.setup(setup.mode, setup.players, setup.options, seed)


def moment(game: AnyGame, setup: Setup, percent: int) -> int:
    """Turn a share of a match into a number of choices."""
    return percent * length(game, label(setup, game)) // 100


@cache
def length(game: AnyGame, case: str) -> int:
    """Count the choices of a match with such a setup."""
    setup = next(setup for setup in setups(game) if label(setup, game) == case)
    return sum(1 for _ in random_play(game, setup, Chance(1)))
