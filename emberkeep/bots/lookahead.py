"""What the bots that think share: to imagine a table and to play on at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emberkeep.kernel import Ask, Chance, Hints, Seat, Table

LONGEST_TURN = 60  # choices, after which a bot stops playing on
TO_THE_END = 2000
FETCHED_AGAIN = 6


def likeliest(weights: Sequence[float], chance: Chance) -> int:
    """Find the place of the highest weight, one of them if there are several."""
    high = max(weights)
    if weights.count(high) == 1:
        return weights.index(high)
    return chance.pick([place for place, weight in enumerate(weights) if weight == high])


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
    is chosen anew as that seat would. What is too far-fetched is imagined again.
    """
    table: Table = seat.imagine(chance)
    for _ in range(FETCHED_AGAIN):
        likely = seat.game.hints.likelihood(table, seat.id)
        if likely >= 1 or likely * 2**64 > chance.draw():
            break
        table = seat.imagine(chance)
    table.reopen(seat.id)
    return table


def next_ask(table: Table) -> Ask:
    """Find the first ask that waits for an answer."""
    answers = table.answers
    if not answers:
        return table.asks[0]
    return next(ask for ask in table.asks if ask.seat not in answers)


def blind(hints: Hints[Any]) -> bool:
    """Return whether hints judge nothing but the end."""
    return type(hints).judge is Hints.judge


def habit(hints: Hints[Any], table: Table, ask: Ask) -> str:
    """Answer as the hints would: the likeliest, or a draw where others must not foresee it."""
    if len(ask.options) == 1:
        return ask.options[0].code
    weights = hints.weights(table, ask)
    unforeseen = ask.secret or (len(table.asks) > 1 and not ask.first)
    pick = drawn if unforeseen else likeliest
    return ask.options[pick(weights, table.chance)].code


def play_on(hints: Hints[Any], table: Table, turn: int, more: int = 0) -> None:
    """Let everybody follow their habits to the end of a turn, and so many more.

    A game without hints is played on to its end, since nothing else can be judged.
    """
    limit = LONGEST_TURN * (more + 1)
    if blind(hints):
        limit = more = TO_THE_END
    for _ in range(limit):
        if not table.asks:
            return
        now = hints.turn(table)
        if now != turn:
            if not more:
                return
            turn = now
            more -= 1
        ask = next_ask(table)
        table.choose(ask.seat, habit(hints, table, ask))
