"""A good opponent that answers at once: greedy, one chain of decisions ahead."""

from __future__ import annotations

from typing import Any

from emberkeep.bots.lookahead import imagined, play_on
from emberkeep.kernel import Ask, Chance, Seat


class NormalBot:
    """Try the options to the end of the turn on a few imagined tables; take the best.

    All are tried on the same imagined tables. The weaker half drops out after each round of
    trials, so that the close ones are tried most. What the hints find silly is not tried, and of
    very many options only those that promise most.
    """

    def __init__(self, trials: int = 2, floor: float = 0.002, most: int = 16) -> None:
        self.trials = trials
        self.floor = floor
        self.most = most

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        rivals = self.promising(seat, ask, rng)
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

    def promising(self, seat: Seat[Any], ask: Ask, rng: Chance) -> list[str]:
        """List the options worth a closer look: not the silly ones, and not too many.

        Of too many, half are the likeliest by the hints, and half are those that look best at once.
        """
        weights = seat.game.hints.weights(seat.imagine(rng), ask)
        least = self.floor * max(weights)
        pairs = zip(ask.codes(), weights, strict=True)
        sensible = {code: weight for code, weight in pairs if weight >= least}
        if len(sensible) <= self.most:
            return list(sensible)
        likeliest = sorted(sensible, key=lambda code: -sensible[code])[: self.most // 2]
        others = [code for code in sensible if code not in likeliest]
        rng.shuffle(others)  # so that those that look the same have the same chance
        looks = self.glance(seat, others, rng)
        others.sort(key=lambda code: -looks[code])
        return likeliest + others[: self.most - len(likeliest)]

    def glance(self, seat: Seat[Any], codes: list[str], rng: Chance) -> dict[str, float]:
        """Judge an imagined table right after each of some choices."""
        world = imagined(seat, rng)
        looks = {}
        for code in codes:
            table = world.copy()
            table.choose(seat.id, code)
            looks[code] = seat.game.hints.judge(table, seat.id)
        return looks

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
