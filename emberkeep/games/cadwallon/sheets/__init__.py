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
from emberkeep.games.cadwallon.sheets.adv_10 import SEALED_STAIR
from emberkeep.games.cadwallon.sheets.adv_11 import EYE_OF_MID_NOR
from emberkeep.games.cadwallon.sheets.adv_12 import HOARD_OF_ASHES
from emberkeep.games.cadwallon.sheets.adv_13 import FESTIVAL_ASHES
from emberkeep.games.cadwallon.sheets.adv_14 import DUKES_RANSOM

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
CAMPAIGN: Final[tuple[Sheet, ...]] = (FIRST_TREMOR, SEALED_STAIR, EYE_OF_MID_NOR, HOARD_OF_ASHES)
PAIR: Final[tuple[Sheet, ...]] = (FESTIVAL_ASHES, DUKES_RANSOM)
ASHES_SHEETS: Final[tuple[Sheet, ...]] = (*CAMPAIGN, *PAIR)

SHEETS.update({sheet.id: sheet for sheet in (*CITY_SHEETS, *ASHES_SHEETS)})
