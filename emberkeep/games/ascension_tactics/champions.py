"""The champions: 24 that teams are made of, 7 of the center deck, and the cultist.

One line a champion: strength, cost of an order, defence, then its abilities.
"""

# ruff: noqa: E501  # a champion is one line, however long

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.effects import (
    BY_PLAYED,
    CONSTRUCT,
    DOUBLE,
    ENLIGHTENED,
    FREE,
    LIFEBOUND,
    MECHANA,
    NO_FACTION,
    RANGED,
    AcquireTop,
    Bonus,
    FreeOrder,
    Played,
    Slay,
    While,
)
from emberkeep.games.ascension_tactics.rows import PRINTED, Champion, champion

# fmt: off
CHAMPION_ROWS: Final[tuple[Champion, ...]] = (
    champion("arha-templar", "Arha Templar", ENLIGHTENED, 8, 3, 5, Slay(FreeOrder())),
    champion("twilight-scout", "Twilight Scout", ENLIGHTENED, 4, 2, 4, Bonus(speed=1)),
    champion("unbound-emissary", "Unbound Emissary", ENLIGHTENED, 4, 2, 5, While(Played(faction=ENLIGHTENED), Bonus(keywords=FREE))),
    champion("water-djinn", "Water Djinn", ENLIGHTENED, 9, 4, 7, Slay(AcquireTop(2))),
    champion("raven-siren", "Raven Siren", LIFEBOUND, 6, 3, 3, Bonus(keywords=RANGED)),
    champion("hedron-smithy", "Hedron Smithy", MECHANA, 4, 2, 6, While(Played(cost=4), Bonus(keywords=DOUBLE))),
    champion("icarus-steelfoot", "Icarus Steelfoot", MECHANA, 0, 3, 7, Bonus(keywords=RANGED | BY_PLAYED)),
    champion("mechana-initiate", "Mechana Initiate", MECHANA, 5, 2, 4, While(Played(faction=MECHANA), Bonus(speed=2))),
    champion("tyranyx", "Tyranyx", MECHANA, 8, 4, 8, While(Played(kind=CONSTRUCT), Bonus(keywords=FREE))),
)
CULTIST: Final = champion("cultist", "Cultist", NO_FACTION, 2, 2, 1, status=PRINTED)
# fmt: on

CHAMPIONS: Final[dict[str, Champion]] = {row.id: row for row in CHAMPION_ROWS}
