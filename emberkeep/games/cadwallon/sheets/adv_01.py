"""Adventure 1, The Duke's Treasure: a strongbox that opens to a scroll and keys (CAD-AMB-193)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.board import TREASURY
from emberkeep.games.cadwallon.rules.figures import without
from emberkeep.games.cadwallon.rules.ledger import gain
from emberkeep.games.cadwallon.sheet import Act, Sheet
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import KEYS, SCROLL

BOX: Final = "strongbox"
TIMES: Final = 3
PAYS: Final = 8


class DukesTreasure(Sheet):
    """24 ducats in the Treasury, 8 a time."""

    id = "adv-01"
    title = "The Duke's Treasure"
    known = ("title", "rounds", "alarm", "scroll, keys, Treasury")

    def set_up(self, table: City) -> None:
        table.counters[BOX] = TIMES

    def actions(self, table: City, figure: Figure) -> list[Act]:
        if figure.place != TREASURY or not table.counters[BOX]:
            return []
        return [Act(BOX)] if SCROLL in figure.loot and KEYS in figure.loot else []

    def lures(self, table: City, figure: Figure) -> dict[str, float]:
        both = SCROLL in figure.loot and KEYS in figure.loot
        return {TREASURY: PAYS / 2} if both and table.counters[BOX] else {}

    def act(self, table: City, figure: Figure, act: Act) -> None:
        """Give both tokens for eight ducats."""
        figure.loot = without(without(figure.loot, SCROLL), KEYS)
        table.counters[BOX] -= 1
        table.tell("strongbox", figure=figure.id, left=table.counters[BOX])
        gain(table, figure.seat, PAYS, BOX)


DUKES_TREASURE: Final = DukesTreasure()
