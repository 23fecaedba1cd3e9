"""The battlefield: cells, their neighbours, and how a map is drawn.

Flat-top hexes in 13 columns, A to M; every second column has a cell less and lies half a cell
lower. A map is drawn with two lines for each row: the even columns, then the odd ones. `SIGNS` says
what a sign means. Digits are portals by place in the order of turns, `V` is that of the villains,
`0` that of a single player where two have one each.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from emberkeep.games.ascension_tactics.words import (
    BARRIER,
    BEACON,
    CORRUPTED,
    ENCHANTED,
    FOREST,
    SHRINE,
)
from emberkeep.kernel.paths import Hexes, axial

COLUMNS: Final = "ABCDEFGHIJKLM"
SIGNS: Final[dict[str, str]] = {
    "^": FOREST,
    "x": CORRUPTED,
    "*": ENCHANTED,
    "#": BARRIER,
    "S": SHRINE,
    "R": "rich-shrine",
    "b": BEACON,
    "o": "off",
}
PORTALS: Final = "01234V"
CHEST: Final = "t"
NO_CELL: Final = "-"


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A map as it is before the first turn."""

    hexes: Hexes
    terrain: dict[str, str]
    portals: dict[str, str]  # cell: the sign of who deploys there
    chests: tuple[str, ...]  # cells with a treasure


@cache
def cell(column: int, row: int) -> str:
    """Name a cell: [6, 4] is G5. The same name is the same object, which is found sooner."""
    return f"{COLUMNS[column]}{row + 1}"


def drawn(plan: str) -> Plan:
    """Read a drawn map."""
    signs: dict[str, str] = {}
    at: dict[str, tuple[int, int]] = {}
    for line, text in enumerate(plan.strip("\n").splitlines()):
        for place, sign in enumerate(text.split()):
            column, row = 2 * place + line % 2, line // 2
            if sign != NO_CELL:
                signs[cell(column, row)] = sign
                at[cell(column, row)] = axial(column, row)
    return Plan(
        Hexes(at),
        {place: SIGNS[sign] for place, sign in signs.items() if sign in SIGNS},
        {place: sign for place, sign in signs.items() if sign in PORTALS},
        tuple([place for place, sign in signs.items() if sign == CHEST]),
    )
