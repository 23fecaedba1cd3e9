"""A good opponent that answers at once: greedy, one chain of decisions ahead."""

from __future__ import annotations

from typing import Any

from emberkeep.bots.lookahead import play_on
from emberkeep.kernel import Ask, Chance, Seat


class NormalBot:
    """Try every option to the end of the turn on a few imagined tables; take the best.

    All options are tried on the same imagined tables. The weaker half drops out after each
    round of trials, so that the close ones are tried most. What the hints find silly is not tried.
    """

    def __init__(self, trials: int = 2, floor: float = 0.002) -> None:
        self.trials = trials
        self.floor = floor

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        game = seat.game
        world = seat.imagine(rng)
        weights = game.weights(world, ask)
        limit = self.floor * max(weights)
        rivals = [
            option.code
            for option, weight in zip(ask.options, weights, strict=True)
            if weight >= limit
        ]
        sums = dict.fromkeys(rivals, 0.0)
        trials = 1
        while len(rivals) > 1:
            for _ in range(trials):
                for code in rivals:
                    twin = world.copy()
                    turn = game.turn(twin)
                    twin.choose(seat.id, code)
                    play_on(game, twin, seat.id, turn, twin.chance)
                    sums[code] += game.judge(twin, seat.id)
                world = seat.imagine(rng)
            rivals.sort(key=lambda code: -sums[code])
            if trials >= self.trials:
                break
            rivals = rivals[: (len(rivals) + 1) // 2]
            trials += 1
        return rivals[0]
