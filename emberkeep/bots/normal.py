"""A good opponent that answers at once: greedy, one chain of decisions ahead."""

from __future__ import annotations

from typing import Any

from emberkeep.bots.lookahead import imagined, play_on
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
        rivals = self.sensible(seat, ask, rng)
        sums = dict.fromkeys(rivals, 0.0)
        for trials in range(1, self.trials + 1):
            for _ in range(trials):
                self.try_all(seat, rivals, sums, rng)
            rivals.sort(key=lambda code: -sums[code])
            if trials < self.trials:
                rivals = rivals[: (len(rivals) + 1) // 2]
            if len(rivals) == 1:
                break
        return rivals[0]

    def sensible(self, seat: Seat[Any], ask: Ask, rng: Chance) -> list[str]:
        """List the options that the hints do not find silly."""
        weights = seat.game.hints.weights(seat.imagine(rng), ask)
        least = self.floor * max(weights)
        return [
            option.code
            for option, weight in zip(ask.options, weights, strict=True)
            if weight >= least
        ]

    def try_all(
        self, seat: Seat[Any], rivals: list[str], sums: dict[str, float], rng: Chance
    ) -> None:
        """Play every rival to the end of the turn on one imagined table; add up their worth."""
        hints = seat.game.hints
        world = imagined(seat, rng)
        turn = hints.turn(world)
        for code in rivals:
            table = world.copy()
            table.choose(seat.id, code)
            play_on(hints, table, turn)
            sums[code] += hints.judge(table, seat.id)
