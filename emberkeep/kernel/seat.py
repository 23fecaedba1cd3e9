"""What a bot gets: its view, its ask, and tables it can imagine. Never the table."""

from __future__ import annotations

from typing import Generic, TypeVar

from emberkeep.kernel.asks import Ask
from emberkeep.kernel.chance import Chance
from emberkeep.kernel.game import Game
from emberkeep.kernel.sides import SeatId
from emberkeep.kernel.state import Value
from emberkeep.kernel.table import Table

T = TypeVar("T", bound=Table)


class Seat(Generic[T]):
    """The place of one player.

    It holds an imagined table, made when the seat is handed out. Since `imagine` depends on the
    view alone, imagining from it is as good as from the true table, and what is hidden is not
    reachable from here by any means: a bot cannot peek.
    """

    def __init__(self, game: Game[T], table: T, seat: SeatId, seed: int = 0) -> None:
        self.game = game
        self.id = seat
        self._world = game.imagine(table, seat, Chance(seed))

    @property
    def view(self) -> Value:
        """What this seat sees now."""
        return self.game.view(self._world, self.id)

    @property
    def ask(self) -> Ask:
        """What this seat has to decide now, or a refusal."""
        return self._world.ask_of(self.id)

    def imagine(self, chance: Chance) -> T:
        """Make a table that looks the same from this seat, all that is hidden dealt anew."""
        return self.game.imagine(self._world, self.id, chance)
