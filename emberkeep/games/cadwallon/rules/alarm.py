"""The alarm: portcullises fall until one gate a side is open (chapter Alarm and exits)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import GATE_SIDES, GATES
from emberkeep.games.cadwallon.rules.options import named
from emberkeep.games.cadwallon.state import City
from emberkeep.games.cadwallon.tokens import PORTCULLISES
from emberkeep.kernel import Procedure, SeatId, state


@state
class Portcullises(Procedure):
    """In turn order everybody closes one gate, until twelve are closed (CADB-ALARM-02)."""

    script = ("drop",)

    def drop(self, table: City) -> None:
        if len(table.closed) == PORTCULLISES:
            return
        self.again()
        order = table.rules.order
        seat = order[len(table.closed) % len(order)]
        options = [named(gate) for gate in GATES if may_close(table, gate)]
        table.ask(seat, "portcullis", options, self.dropped)

    def dropped(self, table: City, seat: SeatId, gate: str) -> None:
        table.closed = (*table.closed, gate)
        table.tell("portcullis", seat=seat, gate=gate)


def may_close(table: City, gate: str) -> bool:
    """Return whether a gate is open and not the last of its side (CADB-ALARM-03)."""
    if gate in table.closed:
        return False
    side = GATE_SIDES[gate]
    return len([g for g in GATES if GATE_SIDES[g] == side and g not in table.closed]) > 1
