"""An opponent for a first game: plausible, quick, and wrong now and then as people are."""

from __future__ import annotations

from typing import Any

from emberkeep.bots.lookahead import drawn, imagined, play_on
from emberkeep.kernel import Ask, Chance, Seat


class EasyBot:
    """Think of an option or two, picture each once, and trust the picture.

    Options come to mind as the hints weigh them, so that the plausible ones do most of the time.
    What else might happen, what others hold, and the options that did not come to mind are missed.
    """

    def __init__(self, ideas: int = 2, blur: float = 0.05) -> None:
        self.ideas = ideas
        self.blur = blur

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        hints = seat.game.hints
        world = imagined(seat, rng)
        weights = hints.weights(world, ask)
        codes = [option.code for option in ask.options]
        ideas = sorted({codes[drawn(weights, rng)] for _ in range(self.ideas)})
        if len(ideas) == 1:
            return ideas[0]
        pictured: dict[str, float] = {}
        for code in ideas:
            table = world.copy()
            turn = hints.turn(table)
            table.choose(seat.id, code)
            play_on(hints, table, turn)
            pictured[code] = hints.judge(table, seat.id) + self.blur * rng.draw() / 2**64
        return max(ideas, key=lambda code: pictured[code])
