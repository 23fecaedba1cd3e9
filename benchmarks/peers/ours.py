"""One of our games by random play: `python ours.py SECONDS SEED GAME MODE PLAYERS`.

See `measuring.py`. The loop that plays is the kernel's, which does not count options; so a part of
the games is played twice, the second time counting.
"""

from __future__ import annotations

import sys
from typing import Any

from measuring import measure  # type: ignore[import-not-found]

from emberkeep.games import game as game_named
from emberkeep.kernel import Chance
from emberkeep.kernel.playing import first_open, play_out

SAMPLE = 20
EVERY = 40

GAME = game_named(sys.argv[3])
SETUP = GAME.setup(sys.argv[4], int(sys.argv[5]))
CHANCE = Chance(int(sys.argv[2]))


def counted(kept: list[Any] | None) -> tuple[int, int]:
    """Play a game; return how many choices had two options or more, and how many there were."""
    table = GAME.new(SETUP.seeded(CHANCE.draw()))
    free = 0
    while table.asks:
        ask = first_open(table)
        if len(ask.options) > 1:
            free += 1
            if kept is not None and free % EVERY == 0:
                kept.append(table.copy())
        if table.take(ask, CHANCE.pick(ask.options)):
            table.run()
    return free, table.choices


SAMPLES = [counted(None) for _ in range(SAMPLE)]
FREE = sum(free for free, _ in SAMPLES) / sum(choices for _, choices in SAMPLES)


def play(kept: list[Any] | None) -> int:
    if kept is not None:
        return counted(kept)[0]
    table = GAME.new(SETUP.seeded(CHANCE.draw()))
    play_out(table, CHANCE)
    choices: int = table.choices
    return round(choices * FREE)


measure(play, lambda table: table.copy())
