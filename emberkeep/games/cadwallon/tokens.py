"""Treasures, exploration tokens, and the numbers of the rulebook (5.7, 5.8)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.rows import Token, Treasure

ACTIONS: Final = 7  # AP of a turn (CADB-TURN-03)
PURSE: Final = 5  # ducats at the start (CADB-SETUP-09)
HAND: Final = 5
LOOT: Final = 3  # treasures of a character (CADB-CHAR-06)
STOLEN: Final = 2  # ducats from who carries nothing (CADB-FIGHT-05)
FLIGHT: Final = 3
CAUGHT: Final = 3  # ducats for a character left behind (CADB-END-04)
OPEN_MISSIONS: Final = 3
MISSION_PRICE: Final = 3
PORTCULLISES: Final = 12
PATROL: Final = 4  # spaces on purple (CAD-PATROL-03)
MOST_INTRIGUES: Final = 3
EQUIPMENT_PRICE: Final = 2

SCROLL: Final = "scroll"
KEYS: Final = "keys"
BRACELET: Final = "bracelet"
RING: Final = "ring"
STATUETTE: Final = "statuette"
CRYSTAL: Final = "crystal"
RELIC: Final = "relic"
EYE: Final = "eye"
DAUGHTER: Final = "daughter"
NEPHEW: Final = "nephew"

TREASURE_ROWS: Final[tuple[Treasure, ...]] = (
    Treasure(id=SCROLL, name="Scroll", copies=4, price=2, known=("name",)),
    Treasure(id=KEYS, name="Bunch of keys", copies=4, price=2, known=("name",)),
    Treasure(id=BRACELET, name="Bracelet", copies=4, price=3, known=("name",)),
    Treasure(id=RING, name="Ring", copies=4, price=3),
    Treasure(id=STATUETTE, name="Statuette", copies=4, price=4),
    Treasure(id="purse-4", name="Purse", copies=2, price=4, paid_at_once=True),
    Treasure(id="purse-5", name="Purse", copies=2, price=5, paid_at_once=True),
)
OTHER_LOOT_ROWS: Final[tuple[Treasure, ...]] = (
    Treasure(id=CRYSTAL, name="Magic crystal", copies=4, price=3, known=("name",)),
    Treasure(id=RELIC, name="Relic", copies=4, price=4),
    Treasure(id=EYE, name="Eye of Mid-Nor", copies=1, price=10),
    Treasure(id=DAUGHTER, name="The Duke's daughter", copies=1, price=0, slots=2),
    Treasure(id=NEPHEW, name="The Duke's nephew", copies=1, price=0, slots=2),
)
TREASURES: Final[dict[str, Treasure]] = {row.id: row for row in (*TREASURE_ROWS, *OTHER_LOOT_ROWS)}
TYPES: Final = (SCROLL, KEYS, BRACELET, RING, STATUETTE)  # what missions ask for
PERSONS: Final = (DAUGHTER, NEPHEW)

TRAP: Final = "trap"
EQUIPMENT: Final = "equipment"
COAT: Final = "coat"
SECURITY: Final = "security"
STAIRCASE: Final = "staircase"
MECHANISM: Final = "mechanism"

TOKEN_ROWS: Final[tuple[Token, ...]] = (
    Token(id=CRYSTAL, name="Magic crystal", copies=4),
    Token(id=TRAP, name="Trap", copies=4),
    Token(id=EQUIPMENT, name="Equipment", copies=4),
    Token(id=COAT, name="Coat of arms", copies=4),
    Token(id=SECURITY, name="Security", copies=3),
    Token(id=STAIRCASE, name="Staircase", copies=3),
    Token(id=MECHANISM, name="Mechanism", copies=2),
)
TOKENS: Final[dict[str, Token]] = {row.id: row for row in TOKEN_ROWS}
