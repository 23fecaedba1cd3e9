"""Records of matches: of the live table, or of the log where the rules have changed."""

from __future__ import annotations

from emberkeep.games import game as game_named
from emberkeep.kernel import Choice, Match, Record, Setup
from emberkeep.tables import luck
from emberkeep.tables.errors import Refuse
from emberkeep.tables.keeping import Keeper
from emberkeep.tables.logs import fold
from emberkeep.tables.room import Room
from emberkeep.tables.rows import MatchRow, Row


async def exported(store: Keeper, room: Room, *, running: bool = False) -> str:
    """Write the record of a match, with seed and salt: a finished one's, or a `running` one's too.

    Whoever has the record knows all luck to come. That is for matches in which nobody else sits,
    and for those whose luck is known anyway.
    """
    open_luck = (running or room.row.known) and room.match is not None
    record = room.live.record if open_luck else await finished(store, room)
    return luck.exported(record, room.row.salt)


def replayable(text: str) -> Record:
    """Read a record that the present rules can replay, or refuse it."""
    found = Record.from_json(text)
    return Match.replay(game_named(found.setup.game), found).record


async def finished(store: Keeper, room: Room) -> Record:
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
