"""The alarm: portcullises fall until one gate a side is open (chapter Alarm and exits)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import GATE_SIDES, GATES
from emberkeep.games.cadwallon.rules.options import SPACE_OPTIONS
from emberkeep.games.cadwallon.state import City
from emberkeep.games.cadwallon.tokens import PORTCULLISES
from emberkeep.kernel import Procedure, SeatId, state

MOST_CLOSED = 3  # of the four gates of a side


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
        options = [SPACE_OPTIONS[gate] for gate in GATES if may_close(table, gate)]
        table.ask(seat, "portcullis", options, self.dropped)

    def dropped(self, table: City, seat: SeatId, gate: str) -> None:
        table.closed = (*table.closed, gate)
        table.tell("portcullis", seat=seat, gate=gate)


def may_close(table: City, gate: str) -> bool:
    """Return whether a gate is open and not the last of its side (CADB-ALARM-03)."""
    if gate in table.closed:
        return False
    side = GATE_SIDES[gate]
    return len([other for other in table.closed if GATE_SIDES[other] == side]) < MOST_CLOSED
