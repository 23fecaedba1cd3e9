"""Adventure 5, The Fence's Favour: some treasures are worth more than others (CADB-SHEET-05)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.rules.ledger import gain
from emberkeep.games.cadwallon.sheet import Sheet
from emberkeep.games.cadwallon.state import OUTSIDE, City
from emberkeep.games.cadwallon.tokens import TYPES

FIRST: Final = "wanted"
SECOND: Final = "wanted-too"
MORE: Final = 2


class FencesFavour(Sheet):
    """The fence wants one kind of treasure, drawn openly, and another one from the alarm on."""

    id = "adv-05"
    title = "The Fence's Favour"

    def set_up(self, table: City) -> None:
        self._draw(table, FIRST)

    def alarm_sounds(self, table: City) -> None:
        self._draw(table, SECOND)

    def _draw(self, table: City, name: str) -> None:
        kinds = [kind for kind in TYPES if kind not in table.pieces.values()]
        table.pieces[name] = table.chance.pick(kinds)
        table.tell("wanted", treasure=table.pieces[name])

    def final(self, table: City) -> None:
        """Pay two ducats more for each token of these kinds that was carried out."""
        wanted = table.pieces.values()
        for figure in table.figures.values():
            if figure.fate in OUTSIDE:
                count = len([kind for kind in figure.loot if kind in wanted])
                gain(table, figure.seat, MORE * count, FIRST)


FENCES_FAVOUR: Final = FencesFavour()
