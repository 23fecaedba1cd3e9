"""Tables without a game: chapters that are played, and then the match ends."""

from __future__ import annotations

from typing import TypeVar

from emberkeep.kernel import Procedure, Table, alone, state

T = TypeVar("T", bound=Table)
SEATS = 3


@state
class Ending(Procedure):
    """End the match."""

    script = ("end",)

    def end(self, table: Table) -> None:
        seats = [seat for side in table.sides for seat in side]
        table.end(winners=seats, reason="time", scores=[0] * len(seats))


def begun(table: T, chapter: Procedure) -> T:
    """Begin a chapter on a bare table; the match ends after it."""
    table.sides = alone(SEATS)
    table.call(Ending())
    table.call(chapter)
    table.run()
    return table
