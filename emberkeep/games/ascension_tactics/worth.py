"""What cards, champions and treasures are worth, by rules of thumb: in points of glory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emberkeep.games.ascension_tactics.cards import CARD_ROWS
from emberkeep.games.ascension_tactics.champions import (
    CENTER_CHAMPION_ROWS,
    CHAMPION_ROWS,
    CULTIST,
)
from emberkeep.games.ascension_tactics.rows import Card, Champion
from emberkeep.games.ascension_tactics.words import AREA, DOUBLE, RANGED, RETALIATE, Bonus

BASIC_WORTH: Final = {"apprentice": -0.1, "militia": 0.0, "mystic": 0.5, "heavy-infantry": 0.5}
PER_COST: Final = 0.3
KEYWORD_WORTH: Final = ((RANGED, 2.0), (DOUBLE, 2.0), (AREA, 1.5), (RETALIATE, 1.0))


def bonus_worth(bonus: Bonus) -> float:
    """Value a bonus in points of strength."""
    extra = sum([worth for flag, worth in KEYWORD_WORTH if bonus.keywords & flag])
    return bonus.strength + 0.8 * bonus.defence + bonus.speed + extra


def _force(row: Champion) -> float:
    extra = sum([worth for flag, worth in KEYWORD_WORTH if row.keywords & flag])
    return 0.6 + (row.strength + 0.8 * row.defence + extra + row.speed) / 14


FORCE: Final[dict[str, float]] = {
    row.id: _force(row) for row in (*CHAMPION_ROWS, *CENTER_CHAMPION_ROWS, CULTIST)
}
"""How much a champion counts on the battlefield, whichever side it is on."""

CARD_WORTH: Final[dict[str, float]] = {
    row.id: BASIC_WORTH.get(row.id, 0.2 + PER_COST * row.cost) for row in CARD_ROWS
}
"""What it is worth to have a card in one's deck, or under a champion."""


def carried_worth(constructs: Iterable[Card]) -> float:
    return sum([bonus_worth(card.parts.bonus) for card in constructs]) / 14
