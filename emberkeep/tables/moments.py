"""What happened at one go, told step by step: the board as it was when each thing was told."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from emberkeep.kernel import Game, SeatId, Table
from emberkeep.tables.encode import encode
from emberkeep.tables.messages import Moment
from emberkeep.tables.rows import Row
from emberkeep.tables.structs import msgspec

MOST = 24  # views in one push; what goes beyond is shown at once


class LastChoice:
    """The table before the last choice, so that the choice can be made again slowly."""

    def __init__(
        self,
        game: Game[Any],
        before: Table,
        seq: int,
        seat: SeatId,
        code: str,
        veiled: Sequence[Row] = (),
    ) -> None:
        self.game = game
        self.before = before
        self.seq = seq
        self.seat = seat
        self.code = code
        self.veiled = veiled  # what was done in private before it, and is done with it
        self._seen: dict[SeatId | None, list[Moment]] = {}

    def follows(self, seen: int, seats: Container[SeatId | None]) -> bool:
        """Return whether it is the first that these seats can know of after row `seen`."""
        others = sum(row.seq > seen and row.seat not in seats for row in self.veiled)
        return self.seq == seen + 1 + others

    def moments(self, viewer: SeatId | None) -> list[Moment]:
        """Show a viewer how the table came to be what it is now; the present is left out."""
        if viewer not in self._seen:
            self._seen[viewer] = self._watch(viewer)
        return self._seen[viewer]

    def _watch(self, viewer: SeatId | None) -> list[Moment]:
        table, told = self.before.copy(), len(self.before.log)
        moments: list[Moment] = []
        goes_on = table.answer(self.seat, self.code)
        while goes_on:
            events = len(table.story(viewer, told))
            if events > (moments[-1].events if moments else 0):
                view = encode(self.game.show(table, viewer))
                moments.append(Moment(events, msgspec.Raw(view)))
            goes_on = table.step()
        last = len(table.story(viewer, told))
        return [moment for moment in moments if moment.events < last][:MOST]
