"""Treasures, gates and terrain tiles, and the numbers of the rulebook."""

# a token is one line

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.rows import Gate, Tile, TreasureRow
from emberkeep.games.ascension_tactics.words import (
    BEACON,
    CORRUPTED,
    ENCHANTED,
    FOREST,
    RANGED,
    SHRINE,
    Bonus,
)
from emberkeep.kernel.rows import OURS

ROW: Final = 6  # cards in the center row
HAND: Final = 5
APPRENTICES: Final = 8  # of a starting deck
MILITIAS: Final = 2
BASES: Final = 8  # champions of a player on the battlefield
CULTISTS_EACH: Final = 4
CULTISTS: Final = 13
CORRUPTION: Final = 5
RANGE: Final = 3
REVEALED: Final = 6  # champions open in a draft
TEAM: Final = 4  # champions of a team with two players
SMALL_TEAM: Final = 3  # with three or four

TREASURE_ROWS: Final[tuple[TreasureRow, ...]] = (
    TreasureRow(id="strength-3", bonus=Bonus(strength=3), copies=5),
    TreasureRow(id="defence-3", bonus=Bonus(defence=3), copies=5),
    TreasureRow(id="speed-2", bonus=Bonus(speed=2), copies=4),
    TreasureRow(id="ranged", bonus=Bonus(keywords=RANGED), copies=3),
    TreasureRow(id="strength-5", bonus=Bonus(strength=5), copies=2),
    TreasureRow(id="defence-5", bonus=Bonus(defence=5), copies=2),
    TreasureRow(id="strength-defence", bonus=Bonus(strength=2, defence=2), copies=2),
    TreasureRow(id="speed-ranged", bonus=Bonus(speed=1, keywords=RANGED), copies=1),
)
TREASURES: Final[dict[str, TreasureRow]] = {row.id: row for row in TREASURE_ROWS}

# What gates give by place in the order of turns; those of teams by team (AT-GATE-05).
GATE_ROWS: Final[tuple[Gate, ...]] = (
    Gate(id="gate-1", power=2, first_power=0, first_runes=0),
    Gate(id="gate-2", power=2, first_power=2, first_runes=0),
    Gate(id="gate-3", power=2, first_power=2, first_runes=1),
    Gate(id="gate-4", power=2, first_power=2, first_runes=2),
    Gate(id="team-1", power=2, first_power=0, first_runes=0),
    Gate(id="team-2", power=2, first_power=2, first_runes=2),
)
GATES: Final[dict[str, Gate]] = {row.id: row for row in GATE_ROWS}

TILE_ROWS: Final[tuple[Tile, ...]] = (
    Tile(id=FOREST, copies=20, status=OURS),
    Tile(id=CORRUPTED, copies=14, status=OURS),
    Tile(id=ENCHANTED, copies=8, status=OURS),
    Tile(id=SHRINE, copies=7, status=OURS),
    Tile(id=BEACON, copies=6, status=OURS),
    Tile(id="portal", copies=8, status=OURS),
    Tile(id="off", copies=2, status=OURS),
)
FORESTS: Final = 20
