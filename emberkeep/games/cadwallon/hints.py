"""What bots want to know of Cadwallon, beyond its rules."""

from __future__ import annotations

from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import Hints, SeatId


class CityHints(Hints[City]):
    """A player's turn is a chain of choices that belong together."""

    def turn(self, table: City) -> int:
        return table.round * len(table.players) + table.turn

    def judge(self, table: City, seat: SeatId) -> float:
        """Judge a table by the ducats of its players."""
        if table.result is not None:
            return table.result.worth(seat)
        ducats = [max(1, player.ducats) for player in table.players]
        return ducats[seat] / sum(ducats)
