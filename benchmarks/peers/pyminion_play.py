"""Dominion for four by pyminion, without its log, by players who choose at random.

They choose what to play and what to buy; what cards ask is answered by the library's own bot.
See `measuring.py`.
"""

from __future__ import annotations

import logging
import random
import sys
from copy import deepcopy
from typing import Any

from measuring import measure  # type: ignore[import-not-found]
from pyminion.bots.bot import Bot, BotDecider  # type: ignore[import-not-found]
from pyminion.expansions.base import base_set  # type: ignore[import-not-found]
from pyminion.game import Game  # type: ignore[import-not-found]

PLAYERS = 4
EVERY = 40


class AtRandom(BotDecider):  # type: ignore[misc]  # pyminion has no types
    """Play and buy at random; count what could have been chosen otherwise."""

    choices = 0
    kept: list[Any] | None = None

    def choose(self, options: list[Any], game: Any) -> Any:
        if options:
            AtRandom.choices += 1
            if AtRandom.kept is not None and AtRandom.choices % EVERY == 0:
                AtRandom.kept.append(deepcopy(game))
        return random.choice([*options, None])

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        return self.choose(valid_actions, game)

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self.choose(valid_cards, game)


def play(kept: list[Any] | None) -> int:
    AtRandom.choices, AtRandom.kept = 0, kept
    players = [Bot(decider=AtRandom(), player_id=f"player {at}") for at in range(PLAYERS)]
    Game(players, [base_set], log_stdout=False).play()
    return AtRandom.choices


logging.disable(logging.CRITICAL)
random.seed(int(sys.argv[2]))
measure(play, deepcopy)
