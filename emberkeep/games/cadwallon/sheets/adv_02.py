"""Adventure 2, Moonless Truce: a truce of two rounds, then greed (CAD-AMB-194)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.rules.ledger import gain, lose
from emberkeep.games.cadwallon.sheet import Sheet
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.kernel import SeatId

TRUCE: Final = 2


class MoonlessTruce(Sheet):
    """No attacks between thieves in the first two rounds; later a theft brings a ducat more."""

    id = "adv-02"
    title = "Moonless Truce"

    def may_attack(self, table: City, attacker: Figure, place: str) -> bool:
        return table.round > TRUCE

    def theft(self, table: City, winner: SeatId, loser: SeatId) -> None:
        gain(table, winner, lose(table, loser, 1, "robbed"), "theft")


MOONLESS_TRUCE: Final = MoonlessTruce()
