"""The cards that players hold: those of the center deck, and the basic ones.

One line a card: price, copies, then its effects. A new card is a new line.
"""

# ruff: noqa: E501  # a card is one line, however long

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.effects import (
    ENLIGHTENED,
    LIFEBOUND,
    MECHANA,
    NO_FACTION,
    RANGED,
    RETALIATE,
    VOID,
    Allegiance,
    Bonus,
    Draw,
    Power,
    Runes,
    Slay,
)
from emberkeep.games.ascension_tactics.rows import SOURCED, Card, construct, hero, ranked

# fmt: off
_BASIC: Final[tuple[Card, ...]] = (
    hero("apprentice", "B01", "Apprentice", NO_FACTION, 0, 32, Runes(1), status=SOURCED),
    hero("militia", "B02", "Militia", NO_FACTION, 0, 8, Power(1), status=SOURCED),
    hero("mystic", "B03", "Mystic", NO_FACTION, 3, 15, Runes(2), status=SOURCED),
    hero("heavy-infantry", "B04", "Heavy Infantry", NO_FACTION, 2, 15, Power(2), status=SOURCED),
)

_CENTER: Final[tuple[Card, ...]] = (
    # Enlightened
    hero("dawn-acolyte", "E01", "Dawn Acolyte", ENLIGHTENED, 2, 3, Draw(1), Allegiance(ENLIGHTENED, Power(1))),
    construct("storm-kite", "E09", "Storm Kite", ENLIGHTENED, 3, 2, Bonus(strength=1, keywords=RANGED)),
    construct("celestial-gong", "E15", "Celestial Gong", ENLIGHTENED, 4, 1, Bonus(strength=1, defence=3), Slay(Draw(1))),
    # Lifebound
    hero("seed-gatherer", "L01", "Seed Gatherer", LIFEBOUND, 1, 3, Runes(1), Allegiance(LIFEBOUND, Runes(1))),
    construct("barkskin-shield", "L04", "Barkskin Shield", LIFEBOUND, 2, 3, Bonus(defence=3)),
    # Mechana
    construct("rivet-buckler", "M03", "Rivet Buckler", MECHANA, 1, 3, Bonus(strength=1, defence=1)),
    construct("titan-harness", "M16", "Titan Harness", MECHANA, 7, 1, Bonus(strength=4, defence=4, speed=1)),
    # Void
    hero("shade-initiate", "V01", "Shade Initiate", VOID, 1, 3, Power(1), Allegiance(VOID, Power(1))),
    construct("barbed-mail", "V07", "Barbed Mail", VOID, 3, 2, Bonus(defence=2, keywords=RETALIATE)),
)
# fmt: on

CARD_ROWS: Final[tuple[Card, ...]] = ranked(_BASIC + _CENTER)
CARDS: Final[dict[str, Card]] = {row.id: row for row in CARD_ROWS}

APPRENTICE: Final = CARDS["apprentice"]
MILITIA: Final = CARDS["militia"]
MYSTIC: Final = CARDS["mystic"]
HEAVY_INFANTRY: Final = CARDS["heavy-infantry"]
BASIC_ROWS: Final = CARD_ROWS[: len(_BASIC)]
CENTER_ROWS: Final = CARD_ROWS[len(_BASIC) :]
PILES: Final = (MYSTIC, HEAVY_INFANTRY)
