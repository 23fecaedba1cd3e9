"""The adventure sheets, one file each. Another sheet is one more file and one more line here."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.sheet import SHEETS, Sheet
from emberkeep.games.cadwallon.sheets.adv_01 import DUKES_TREASURE
from emberkeep.games.cadwallon.sheets.adv_09 import FIRST_TREMOR

CITY_SHEETS: Final[tuple[Sheet, ...]] = (DUKES_TREASURE,)
ASHES_SHEETS: Final[tuple[Sheet, ...]] = (FIRST_TREMOR,)
CAMPAIGN: Final[tuple[Sheet, ...]] = (FIRST_TREMOR,)

SHEETS.update({sheet.id: sheet for sheet in (*CITY_SHEETS, *ASHES_SHEETS)})
