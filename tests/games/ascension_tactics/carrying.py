"""Verbs carried out alone, as if a card or a champion said so."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.rules.resolving import Resolving
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.words import Effect


def carry_out(
    table: Battleground, *verbs: Effect, source: str = "", cell: str = "", seat: int = 0
) -> None:
    """Let a seat carry out verbs, in place of what it is asked now."""
    table.asks, table.answers = [], {}
    table.call(Resolving(seat, verbs, source, cell=cell))
    table.run()
