"""Every property of the conformance suite, for every registered game and the toys."""

from __future__ import annotations

from functools import cache
from typing import Any
from zlib import crc32

import pytest

from docs.examples.last_ember import last_ember
from emberkeep.games import GAMES
from emberkeep.kernel import Chance, Setting, Setup
from emberkeep.kernel.testing import (
    ELSEWHERE,
    AnyGame,
    everything_holds,
    label,
    random_play,
    setups,
)
from tests.conformance.broken import COMPILED
from tests.patience import THOROUGH
from tests.toys import auction, beacons, empty, hamlet, lanterns, pilgrims

TOYS: tuple[AnyGame, ...] = (
    auction.GAME,
    beacons.GAME,
    empty.GAME,
    hamlet.GAME,
    lanterns.GAME,
    last_ember.GAME,
    pilgrims.GAME,
)
# The compiled build plays other matches than the plain one.
SEEDS = [int(COMPILED)]
MOMENTS = 4 if THOROUGH else 2


def cases(*, defaults: bool) -> list[Any]:
    """List games with their setups: those with all options as they are, or the other ones."""
    return [
        pytest.param(game, setup, id=f"{game.name}-{label(setup, game)}")
        for game in (*TOYS, *GAMES.values())
        for setup in (setups(game) if THOROUGH else few_setups(game))
        if defaults == (setup == game.setup(setup.mode, setup.players))
    ]


def few_setups(game: AnyGame) -> list[Setup]:
    """Leave out numbers of players between fewest and most, and options met in another mode."""
    met: set[tuple[str, Setting]] = set()
    few = []
    for setup in setups(game):
        values = set(setup.options.items())
        counts = game.mode(setup.mode).players
        plain = setup == game.setup(setup.mode, setup.players)
        if (plain and setup.players in {counts[0], counts[-1]}) or (not plain and values - met):
            few.append(setup)
        met |= values
    return few


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "setup"), cases(defaults=True))
def test_everything_holds(game: AnyGame, setup: Setup, seed: int) -> None:
    play_and_check(game, setup, seed, MOMENTS)


def shared_out(all_cases: list[Any]) -> list[Any]:
    """Give every other case to the plain build, and the rest to the compiled one."""
    return all_cases[int(COMPILED) :: 2]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "setup"), shared_out(cases(defaults=False)))
def test_everything_holds_with_other_options(game: AnyGame, setup: Setup) -> None:
    play_and_check(game, setup, seed=0, moments=1)


def play_and_check(game: AnyGame, setup: Setup, seed: int, moments: int) -> None:
    """Play one match and look closely at it in some moments, one of them in its last part."""
    chance = Chance(crc32(f"{label(setup, game)}/{seed}".encode()))
    dealt, played = chance.draw(), chance.draw()
    shares = [chance.below(101) for _ in range(moments - 1)] + [60 + chance.below(41)]
    looks = {moment(game, setup, share) for share in shares}
    everything_holds(game, setup.seeded(dealt), played, looks)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "setup"), shared_out(cases(defaults=True)))
def test_replay_is_the_same_in_another_process(game: AnyGame, setup: Setup) -> None:
    ELSEWHERE(game, setup.seeded(1), 1, moment(game, setup, 75))


def moment(game: AnyGame, setup: Setup, percent: int) -> int:
    """Turn a share of a match into a number of choices."""
    return percent * length(game, label(setup, game)) // 100


@cache
def length(game: AnyGame, case: str) -> int:
    """Count the choices of a match with such a setup."""
    setup = next(setup for setup in setups(game) if label(setup, game) == case)
    return sum(1 for _ in random_play(game, setup, Chance(1)))
