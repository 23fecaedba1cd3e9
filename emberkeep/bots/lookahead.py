"""What the bots that think share: to play on in an imagined table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emberkeep.kernel import Ask, Chance, Game, SeatId, Table

LONGEST_CHAIN = 60


def best(weights: Sequence[float]) -> int:
    """Find the first of the highest."""
    at, high = 0, weights[0]
    for place, weight in enumerate(weights):
        if weight > high:
            at, high = place, weight
    return at


def drawn(weights: Sequence[float], chance: Chance) -> int:
    """Draw a place in proportion to the weights."""
    mark = chance.draw() / 2**64 * sum(weights)
    for place, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return place
    return len(weights) - 1


def next_ask(table: Table) -> Ask:
    """Find the first ask that waits for an answer."""
    answers = table.answers
    if not answers:
        return table.asks[0]
    return next(ask for ask in table.asks if ask.seat not in answers)


def habit(game: Game[Any], table: Table, ask: Ask, seat: SeatId, chance: Chance) -> str:
    """Answer as the hints would: the likeliest where the seat itself decides alone, else a draw."""
    weights = game.weights(table, ask)
    own = ask.seat == seat and len(table.asks) == 1
    return ask.options[best(weights) if own else drawn(weights, chance)].code


def play_on(game: Game[Any], table: Table, seat: SeatId, turn: int, chance: Chance) -> None:
    """Let everybody follow their habits to the end of a turn."""
    for _ in range(LONGEST_CHAIN):
        if not table.asks or game.turn(table) != turn:
            return
        ask = next_ask(table)
        table.choose(ask.seat, habit(game, table, ask, seat, chance))
