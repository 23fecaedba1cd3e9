"""What the bots that think share: to imagine a table and to play on at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emberkeep.kernel import Ask, Chance, Game, Seat, Table

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


def imagined(seat: Seat[Any], chance: Chance) -> Table:
    """Imagine a table on which those who are asked with the seat have not answered yet.

    Somebody else's hidden answer would be any of the options, the silly ones too; taken back, it
    is chosen anew as that seat would.
    """
    table: Table = seat.imagine(chance)
    for ask in table.asks:
        if ask.seat in table.answers and ask.seat != seat.id and len(ask.options) > 1:
            table.retract(ask.seat)
    return table


def next_ask(table: Table) -> Ask:
    """Find the first ask that waits for an answer."""
    answers = table.answers
    if not answers:
        return table.asks[0]
    return next(ask for ask in table.asks if ask.seat not in answers)


def habit(game: Game[Any], table: Table, ask: Ask) -> str:
    """Answer as the hints would: the likeliest, or a draw where others must not foresee it."""
    weights = game.weights(table, ask)
    unforeseen = ask.secret or len(table.asks) > 1
    return ask.options[drawn(weights, table.chance) if unforeseen else best(weights)].code


def play_on(game: Game[Any], table: Table, turn: int) -> None:
    """Let everybody follow their habits to the end of a turn."""
    for _ in range(LONGEST_CHAIN):
        if not table.asks or game.turn(table) != turn:
            return
        ask = next_ask(table)
        table.choose(ask.seat, habit(game, table, ask))
