"""Adventure 12, The Hoard of Ashes: the Secret Treasury pays more (CAD-AMB-199)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.board import CHAPEL, TREASURY
from emberkeep.games.cadwallon.rules.cyclops import Prowl
from emberkeep.games.cadwallon.sheet import Sheet
from emberkeep.games.cadwallon.state import City
from emberkeep.games.cadwallon.tokens import MECHANISM

MORE: Final = 3


class HoardOfAshes(Sheet):
    """Both Mechanisms are known, and from the alarm on the Cyclops moves every round."""

    id = "adv-12"
    title = "The Hoard of Ashes"
    rounds = 9
    alarm = 7

    def placed(self) -> dict[str, str]:
        return {TREASURY: MECHANISM, CHAPEL: MECHANISM}

    def secret_pays(self, total: int) -> int:
        return total + MORE

    def round_begins(self, table: City) -> None:
        """The Cyclops moves, and the first player may pay to throw again; nobody is quiet yet."""
        if table.alarm:
            for player in table.players:
                player.quiet = False
            table.call(Prowl(table.rules.order[0]))


HOARD_OF_ASHES: Final = HoardOfAshes()
