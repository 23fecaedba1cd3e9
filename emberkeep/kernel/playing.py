"""Random play, as fast as can be: here, so that the compiled build has it in native code."""

from __future__ import annotations

from emberkeep.kernel.asks import Ask
from emberkeep.kernel.chance import Chance
from emberkeep.kernel.table import Table


def play_out(table: Table, chance: Chance) -> None:
    """Play a table at random to its end."""
    while table.asks:
        ask = first_open(table) if table.answers else table.asks[0]
        options = ask.options
        if table.take(ask, options[chance.below(len(options))]):
            table.run()


def first_open(table: Table) -> Ask:
    """Find the first ask that waits for an answer while others have theirs."""
    answers = table.answers
    at = 0
    while table.asks[at].seat in answers:
        at += 1
    return table.asks[at]
