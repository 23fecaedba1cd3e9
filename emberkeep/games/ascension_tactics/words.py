"""The words that rows are written with: factions, kinds, terrain, goals, keywords, and bonuses."""

from __future__ import annotations

from typing import Final, Literal

from emberkeep.kernel import Value, value

Faction = Literal["enlightened", "lifebound", "mechana", "void", ""]
ENLIGHTENED: Final = "enlightened"
LIFEBOUND: Final = "lifebound"
MECHANA: Final = "mechana"
VOID: Final = "void"
NO_FACTION: Final = ""
FACTIONS: Final[tuple[Faction, ...]] = (ENLIGHTENED, LIFEBOUND, MECHANA, VOID)

Kind = Literal["hero", "construct", "champion", "monster", "any"]
HERO: Final = "hero"
CONSTRUCT: Final = "construct"
CHAMPION: Final = "champion"
MONSTER: Final = "monster"
ANY: Final = "any"

Terrain = Literal[
    "", "forest", "corrupted", "enchanted", "barrier", "shrine", "beacon", "portal", "off"
]
PLAIN: Final = ""
FOREST: Final = "forest"
CORRUPTED: Final = "corrupted"
ENCHANTED: Final = "enchanted"
BARRIER: Final = "barrier"
SHRINE: Final = "shrine"
BEACON: Final = "beacon"

Goal = Literal["crown", "blade", "eye", "claw"]
CROWN: Final = "crown"
BLADE: Final = "blade"
EYE: Final = "eye"
CLAW: Final = "claw"
GOALS: Final[tuple[Goal, ...]] = (CROWN, BLADE, EYE, CLAW)

# --- Keywords -------------------------------------------------------------------------------------

RANGED: Final = 1
DOUBLE: Final = 2
AREA: Final = 4
RETALIATE: Final = 8
FOUR_ATTACKS: Final = 16
FORESTER: Final = 32  # forest costs one point in all
DOUBLE_DAMAGE: Final = 64
FREE: Final = 128  # orders cost nothing
TWO_BODIES: Final = 256
BY_PLAYED: Final = 512  # strength: the highest price of a card played this turn
BY_ROW: Final = 1024  # strength: the highest rune price in the center row

KEYWORDS: Final[dict[int, str]] = {
    RANGED: "ranged",
    DOUBLE: "double",
    AREA: "area",
    RETALIATE: "retaliate",
    FOUR_ATTACKS: "attacks4",
    FORESTER: "forester",
    DOUBLE_DAMAGE: "double-damage",
    FREE: "free",
    TWO_BODIES: "two-bodies",
    BY_PLAYED: "by-played",
    BY_ROW: "by-row",
}


@value
class Effect(Value):
    """Anything that can stand in a row."""


@value
class Bonus(Effect):
    """What is added to a champion: always on where it stands alone in a row.

    `order` is added to the cost of an order; `keywords` are flags, joined by `|`.
    """

    strength: int = 0
    defence: int = 0
    speed: int = 0
    keywords: int = 0
    order: int = 0


NO_BONUS: Final = Bonus()
