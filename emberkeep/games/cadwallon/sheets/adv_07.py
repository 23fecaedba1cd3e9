"""Adventure 7, A Short Night: five rounds, and a reward for whoever gets out (CADB-SHEET-07)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.rules.ledger import gain
from emberkeep.games.cadwallon.sheet import Sheet
from emberkeep.games.cadwallon.state import OUTSIDE, City

PAYS: Final = 2


class ShortNight(Sheet):
    """The alarm sounds in the third of five rounds; each character who gets out is paid."""

    id = "adv-07"
    title = "A Short Night"
    rounds = 5
    alarm = 3

    def final(self, table: City) -> None:
        for figure in table.figures.values():
            if figure.fate in OUTSIDE:
                gain(table, figure.seat, PAYS, "short-night")


SHORT_NIGHT: Final = ShortNight()
