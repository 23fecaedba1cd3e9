"""Adventure 9, First Tremor: the ground opens by itself (CAD-AMB-196)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.rules.exploring import look_under
from emberkeep.games.cadwallon.rules.ledger import gain
from emberkeep.games.cadwallon.sheet import Sheet
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import SECURITY, TRAP

FIRST: Final = "first-below"
PAYS: Final = 2
QUAKES: Final = (3, 5)


class FirstTremor(Sheet):
    """Tokens turn up by themselves; the first gang underground is paid for it."""

    id = "adv-09"
    title = "First Tremor"
    rounds = 8
    alarm = 6
    bonus_experience = 2

    def set_up(self, table: City) -> None:
        table.counters[FIRST] = 1

    def round_begins(self, table: City) -> None:
        """Turn up a random token in a room without a figure; a Trap has no effect."""
        rooms = [room for room in table.covered if room not in table.at]
        if table.round not in QUAKES or not rooms:
            return
        room = table.chance.pick(rooms)
        kind = look_under(table, room)
        del table.covered[room]
        for player in table.players:
            player.seen = tuple([place for place in player.seen if place != room])
        table.tell("tremor", room=room, token=kind)
        if kind != TRAP and (kind != SECURITY or room in table.chests):
            table.open[room] = kind

    def entered_catacombs(self, table: City, figure: Figure) -> None:
        if table.counters[FIRST]:
            table.counters[FIRST] = 0
            gain(table, figure.seat, PAYS, "first-below")


FIRST_TREMOR: Final = FirstTremor()
