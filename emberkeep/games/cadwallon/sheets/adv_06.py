"""Adventure 6, The Master Alchemist: he takes treasures in his Laboratory (CADB-SHEET-06)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.board import LABORATORY
from emberkeep.games.cadwallon.rules.figures import without
from emberkeep.games.cadwallon.rules.ledger import draw, gain
from emberkeep.games.cadwallon.sheet import Act, Sheet
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import TREASURES, TYPES

BREW: Final = "brew"
CARDS: Final = 2


class MasterAlchemist(Sheet):
    """In the Laboratory a treasure is worth its price at once, and two Arcana."""

    id = "adv-06"
    title = "The Master Alchemist"
    known = ("title",)

    def actions(self, table: City, figure: Figure) -> list[Act]:
        if figure.place != LABORATORY:
            return []
        return [Act(BREW, kind) for kind in TYPES if kind in figure.loot]

    def act(self, table: City, figure: Figure, act: Act) -> None:
        figure.loot = without(figure.loot, act.name)
        table.tell("brewed", figure=figure.id, treasure=act.name)
        gain(table, figure.seat, TREASURES[act.name].price, BREW)
        draw(table, figure.seat, CARDS)


MASTER_ALCHEMIST: Final = MasterAlchemist()
