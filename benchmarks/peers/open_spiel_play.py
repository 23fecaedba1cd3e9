"""Backgammon by OpenSpiel: C++ behind Python. See `measuring.py`."""

from __future__ import annotations

import random
import sys
from typing import Any

import pyspiel  # type: ignore[import-not-found]
from measuring import measure  # type: ignore[import-not-found]

GAME = pyspiel.load_game("backgammon")
EVERY = 40


def play(kept: list[Any] | None) -> int:
    state = GAME.new_initial_state()
    choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
            continue
        actions = state.legal_actions()
        if len(actions) > 1:
            choices += 1
            if kept is not None and choices % EVERY == 0:
                kept.append(state.clone())
        state.apply_action(random.choice(actions))
    return choices


random.seed(int(sys.argv[2]))
measure(play, lambda state: state.clone())
