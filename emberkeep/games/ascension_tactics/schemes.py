"""The 32 schemes of the villains: one line each."""

# ruff: noqa: E501  # a scheme is one line, however long

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.effects import (
    BLADE,
    CROWN,
    EnterCultist,
    Glory,
    OrderVillain,
)
from emberkeep.games.ascension_tactics.rows import Scheme, scheme

# fmt: off
SCHEME_ROWS: Final[tuple[Scheme, ...]] = (
    scheme("iron-summons", "S01", "Iron Summons", (OrderVillain(CROWN),), 4, EnterCultist(CROWN)),
    scheme("twin-advance", "S22", "Twin Advance", (OrderVillain(CROWN), OrderVillain(BLADE)), 12, Glory(1)),
)
# fmt: on

SCHEMES: Final[dict[str, Scheme]] = {row.id: row for row in SCHEME_ROWS}
