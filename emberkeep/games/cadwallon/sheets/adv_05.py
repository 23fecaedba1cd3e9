"""Adventure 5, The Fence's Favour: some treasures are worth more than others (CADB-SHEET-05)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.sheet import Sheet
from emberkeep.games.cadwallon.state import City
from emberkeep.games.cadwallon.tokens import TYPES

FIRST: Final = "wanted"
SECOND: Final = "wanted-too"
MORE: Final = 2


class FencesFavour(Sheet):
    """The fence wants one kind of treasure, drawn openly, and another one from the alarm on."""

    id = "adv-05"
    title = "The Fence's Favour"
    bounty_source = FIRST

    def set_up(self, table: City) -> None:
        self._draw(table, FIRST)

    def alarm_sounds(self, table: City) -> None:
        self._draw(table, SECOND)

    def _draw(self, table: City, name: str) -> None:
        kinds = [kind for kind in TYPES if kind not in table.pieces.values()]
        table.pieces[name] = table.chance.pick(kinds)
        table.tell("wanted", treasure=table.pieces[name])

    def bounty(self, table: City, kind: str) -> int:
        return MORE if kind in table.pieces.values() else 0


FENCES_FAVOUR: Final = FencesFavour()
