"""Adventure 3, Hue and Cry: guards who are in a hurry (CADB-SHEET-03)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.sheet import Sheet
from emberkeep.games.cadwallon.state import City

FURTHER: Final = 2


class HueAndCry(Sheet):
    """A guard who moves goes two spaces further; from the alarm on it is four."""

    id = "adv-03"
    title = "Hue and Cry"

    def patrol_spaces(self, table: City, spaces: int) -> int:
        return spaces + (2 * FURTHER if table.alarm else FURTHER)


HUE_AND_CRY: Final = HueAndCry()
