"""Adventure 10, The Sealed Stair: relics below, and no way down before round 3 (CAD-AMB-197)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.board import ALTAR, ARCHIVE, ARMOURY, TORTURE, TUNNEL
from emberkeep.games.cadwallon.rules.figures import capacity, load
from emberkeep.games.cadwallon.rules.loot import take
from emberkeep.games.cadwallon.sheet import Act, Sheet
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import RELIC, STAIRCASE, TREASURES

PLACES: Final = (ALTAR, ARCHIVE, TORTURE, TUNNEL)
OPENS: Final = 3  # the round from which stairs can be used


class SealedStair(Sheet):
    """A known staircase that is sealed at first, and a relic in four rooms below."""

    id = "adv-10"
    title = "The Sealed Stair"
    rounds = 8
    alarm = 6
    bonus_experience = 0
    bonus_equipment = True

    def placed(self) -> dict[str, str]:
        return {ARMOURY: STAIRCASE}

    def set_up(self, table: City) -> None:
        table.pieces = {f"{RELIC}-{room}": room for room in PLACES}

    def stairs_open(self, table: City) -> bool:
        return table.round >= OPENS

    def actions(self, table: City, figure: Figure) -> list[Act]:
        """A relic needs a free slot; nothing is put away for it."""
        lies = f"{RELIC}-{figure.place}" in table.pieces
        return [Act(RELIC)] if lies and load(figure.loot) < capacity(figure) else []

    def lures(self, table: City, figure: Figure) -> dict[str, float]:
        return dict.fromkeys(table.pieces.values(), TREASURES[RELIC].price / 2)

    def act(self, table: City, figure: Figure, act: Act) -> None:
        del table.pieces[f"{RELIC}-{figure.place}"]
        take(table, figure, RELIC)


SEALED_STAIR: Final = SealedStair()
