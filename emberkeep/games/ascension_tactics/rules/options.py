"""Options that are asked for again and again, made once."""

from __future__ import annotations

from functools import cache
from typing import Final

from emberkeep.games.ascension_tactics.board import COLUMNS, cell
from emberkeep.games.ascension_tactics.cards import CARD_ROWS
from emberkeep.games.ascension_tactics.tokens import TREASURES
from emberkeep.kernel import Option, Value, value


@value
class Act(Value):
    """An action of a turn or of an order: what is done, and with what."""

    kind: str
    name: str


PLAY: Final = {card.id: Option(f"play:{card.id}", Act("play", card.id)) for card in CARD_ROWS}
ACQUIRE: Final = {
    card.id: Option(f"acquire:{card.id}", Act("acquire", card.id)) for card in CARD_ROWS
}
CARD: Final = {card.id: Option(f"card:{card.id}", card.id) for card in CARD_ROWS}
IN_DISCARD: Final = {
    card.id: Option(f"discard:{card.id}", f"discard:{card.id}") for card in CARD_ROWS
}
TREASURE_OPTIONS: Final = {kind: Option(f"treasure:{kind}", kind) for kind in TREASURES}
USE: Final = {kind: Option(f"treasure:{kind}", Act("treasure", kind)) for kind in TREASURES}
END: Final = Option("end", Act("end", ""))
DONE: Final = Option("done", Act("done", ""))
HIT_ALL: Final = Option("hit:all", Act("hit", ""))
NOBODY: Final = Option("pass", "")

_LABELS: Final = [cell(column, row) for column in range(len(COLUMNS)) for row in range(9)]
CELL: Final = {label: Option(f"cell:{label}", label) for label in _LABELS}
TO: Final = {label: Option(f"to:{label}", Act("to", label)) for label in _LABELS}
COLUMN: Final = {column: Option(f"column:{column}", Act("column", column)) for column in COLUMNS}


@cache
def champion_option(figure: str) -> Option[str]:
    return Option(f"champion:{figure}", figure)


@cache
def order_option(figure: str) -> Option[Act]:
    return Option(f"order:{figure}", Act("order", figure))


@cache
def free_option(figure: str) -> Option[Act]:
    return Option(f"free:{figure}", Act("free", figure))


@cache
def hit_option(figure: str) -> Option[Act]:
    return Option(f"hit:{figure}", Act("hit", figure))
