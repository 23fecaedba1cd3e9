"""The adventure sheets, one file each. Another sheet is one more file and one more line here."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.sheet import SHEETS, Sheet
from emberkeep.games.cadwallon.sheets.adv_01 import DUKES_TREASURE
from emberkeep.games.cadwallon.sheets.adv_02 import MOONLESS_TRUCE
from emberkeep.games.cadwallon.sheets.adv_03 import HUE_AND_CRY
from emberkeep.games.cadwallon.sheets.adv_04 import KING_OF_ASHES
from emberkeep.games.cadwallon.sheets.adv_05 import FENCES_FAVOUR
from emberkeep.games.cadwallon.sheets.adv_06 import MASTER_ALCHEMIST
from emberkeep.games.cadwallon.sheets.adv_07 import SHORT_NIGHT
from emberkeep.games.cadwallon.sheets.adv_08 import DUKES_DAUGHTER
from emberkeep.games.cadwallon.sheets.adv_09 import FIRST_TREMOR

CITY_SHEETS: Final[tuple[Sheet, ...]] = (
    DUKES_TREASURE,
    MOONLESS_TRUCE,
    HUE_AND_CRY,
    KING_OF_ASHES,
    FENCES_FAVOUR,
    MASTER_ALCHEMIST,
    SHORT_NIGHT,
    DUKES_DAUGHTER,
)
ASHES_SHEETS: Final[tuple[Sheet, ...]] = (FIRST_TREMOR,)
CAMPAIGN: Final[tuple[Sheet, ...]] = (FIRST_TREMOR,)

SHEETS.update({sheet.id: sheet for sheet in (*CITY_SHEETS, *ASHES_SHEETS)})
