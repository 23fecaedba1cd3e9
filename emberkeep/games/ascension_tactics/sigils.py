"""The sigils of the campaign: ten designs, four of each."""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.rows import Sigil

SIGIL_ROWS: Final[tuple[Sigil, ...]] = (
    Sigil(id="haste", number="G01", name="Haste", copies=4),
    Sigil(id="might", number="G02", name="Might", copies=4),
    Sigil(id="stone", number="G03", name="Stone", copies=4),
    Sigil(id="bow", number="G04", name="Bow", copies=4),
    Sigil(id="coin", number="G05", name="Coin", copies=4),
    Sigil(id="flame", number="G06", name="Flame", copies=4),
    Sigil(id="chest", number="G07", name="Chest", copies=4),
    Sigil(id="road", number="G08", name="Road", copies=4),
    Sigil(id="purge", number="G09", name="Purge", copies=4),
    Sigil(id="oath", number="G10", name="Oath", copies=4),
)
SIGILS: Final[dict[str, Sigil]] = {row.id: row for row in SIGIL_ROWS}
