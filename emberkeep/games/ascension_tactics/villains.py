"""The 31 villains: one line each, with both sides of the card.

The rows are strength and defence of the black and the grey side, what the villain does, and a surge.
"""

# ruff: noqa: E501  # a villain is one line, however long

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.champions import CHAMPIONS
from emberkeep.games.ascension_tactics.effects import CROWN, Bonus, OrderVillain, Threat, While
from emberkeep.games.ascension_tactics.rows import Villain, villain

# fmt: off
VILLAIN_ROWS: Final[tuple[Villain, ...]] = (
    villain(CHAMPIONS["twilight-scout"], 2, (4, 5), (7, 12), Bonus(speed=1), While(Threat(8), Bonus(strength=2))),
    villain(CHAMPIONS["tyranyx"], 5, (9, 11), (13, 22), While(Threat(12), Bonus(strength=2)), surge=(OrderVillain(CROWN),)),
)
# fmt: on

VILLAINS: Final[dict[str, Villain]] = {row.id: row for row in VILLAIN_ROWS}
