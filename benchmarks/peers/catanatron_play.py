"""Catan for four by catanatron, its own random players. See `measuring.py`."""

from __future__ import annotations

import random
import sys
from typing import Any

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]
from measuring import measure  # type: ignore[import-not-found]

EVERY = 40


def play(kept: list[Any] | None) -> int:
    game = Game([RandomPlayer(color) for color in Color], seed=random.getrandbits(32))
    choices = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if len(game.state.playable_actions) > 1:
            choices += 1
            if kept is not None and choices % EVERY == 0:
                kept.append(game.copy())
        game.play_tick()
    return choices


random.seed(int(sys.argv[2]))
measure(play, lambda game: game.copy())
