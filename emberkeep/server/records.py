"""Records of finished matches: of the live table, or of the log where the rules have changed."""

from __future__ import annotations

from emberkeep.kernel import Choice, Record, Setup
from emberkeep.server.errors import Refuse
from emberkeep.server.logs import fold
from emberkeep.server.room import Room
from emberkeep.server.rows import MatchRow, Row
from emberkeep.server.store import Store


async def finished(store: Store, room: Room) -> Record:
    """Get the record of a finished match, also of one that the present rules cannot replay."""
    if room.over:
        return room.live.record
    if room.frozen and room.row.status == "over":
        return logged(room.row, await store.rows(room.id))
    raise Refuse("running", "a record holds the seed; it can be had once the match is over")


def logged(row: MatchRow, rows: list[Row]) -> Record:
    """Write down what a log holds, without playing it."""
    kept, _ = fold(rows)
    choices = [Choice(each.seat, each.body) for each in kept if each.seat is not None]
    setup = Setup(row.game, row.mode, row.players, row.options, row.seed, row.carried)
    return Record(setup, row.rules, (), choices)
