"""Telling whether games of today and of yesterday were played by the same rules."""

from __future__ import annotations

from typing import Any

from emberkeep.kernel import Chance, Game, Match, Setup, digest

GAMES = 3
LENGTH = 12


def fingerprint(game: Game[Any], setup: Setup) -> str:
    """Sum up how the game behaves: a few random games, their choices and results."""
    chance = Chance(0)
    traces: list[Any] = []
    for seed in range(GAMES):
        match = Match(game, game.setup(setup.mode, setup.players, setup.options, seed))
        table = match.table
        while not table.over:
            seat = table.asked()[0]
            match.choose(seat, chance.pick(table.ask_of(seat).options).code)
        traces.append([match.record.choices, game.result(table)])
    return digest(traces)[:LENGTH]
