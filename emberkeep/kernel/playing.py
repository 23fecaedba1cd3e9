"""Random play, as fast as can be: here, so that the compiled build has it in native code."""

from __future__ import annotations

from emberkeep.kernel.chance import Chance
from emberkeep.kernel.table import Table


def play_out(table: Table, chance: Chance) -> None:
    """Play a table at random to its end."""
    while table.asks:
        ask = table.ask_of(table.asked()[0]) if table.answers else table.asks[0]
        options = ask.options
        if table.take(ask, options[chance.below(len(options))]):
            table.run()
