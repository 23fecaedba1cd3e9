"""A room: a live table, rebuilt from the log of its match, row by row."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any

from emberkeep.kernel import EmberkeepError, Table
from emberkeep.tables.company import GRACE
from emberkeep.tables.dealing import NOT_YET, Deal, change_in, deal_in
from emberkeep.tables.endings import replaced
from emberkeep.tables.hearing import Hearing
from emberkeep.tables.layouts import laid_out
from emberkeep.tables.logs import Forgotten, SeatLine, fold, mark_of, moves
from emberkeep.tables.moments import LastChoice
from emberkeep.tables.rows import MatchRow, Row, Seating
from emberkeep.tables.shown import Shown
from emberkeep.tables.standing import Standing
from emberkeep.tables.structs import msgspec

logger = logging.getLogger(__name__)


class Attempt(msgspec.Struct):
    """A choice that was tried, and the table as it left it."""

    seat: int
    code: str
    after: Table


class Room(Standing):
    """A live table. Only `apply` changes it, in the order of the log."""

    def __init__(self, row: MatchRow, grace: float = GRACE) -> None:
        super().__init__(row, grace)
        self._attempt: Attempt | None = None
        if row.dealt:
            row.seed, row.salt, row.dealt = 0, "", NOT_YET  # the log tells when, and with what luck
        else:
            self._begin(row.created)
            self.marks = [self._told()]

    def _deal(self, deal: Deal, row: Row) -> None:
        """Deal from the luck that a row of the log was given."""
        match = self.row
        match.seed, match.salt, match.dealt = int(deal.seed), deal.salt, row.seq
        self._begin(row.at)

    def _begin(self, at: float) -> None:
        """Lay the match out, and let the time of who is asked begin."""
        self.began = at
        if self.frozen:
            return
        try:
            self.match = laid_out(self.row)
        except EmberkeepError as error:
            self.frozen = f"this match cannot be laid out under the present rules: {error}"
            return
        except Exception:
            logger.exception("the rules failed at the beginning of match %s", self.id)
            self.frozen = "this match cannot be laid out: its rules failed"
            return
        self._wait(at)
        self._renew()

    def apply(self, row: Row) -> None:
        """Let one more row of the log happen."""
        apart = self._apart()
        self.last = self._remembered(row)
        self._play(row)
        self._note(row)
        self.marks.append(self._told())
        if apart is None or self._apart() != apart:
            self.veiled = []
        elif moves(row):
            self.veiled.append(row)
            return
        self.changed = row.at

    def load(self, rows: Sequence[Row]) -> None:
        """Let a whole log happen, from its beginning.

        The same as applying its rows one by one. But each undo would play some choices again; so
        what was taken back is left out first, and the rest is played once.
        """
        kept, depths = fold(rows)
        deals = next(((row, deal) for row in rows if (deal := deal_in(row))), None)
        if deals:
            self._deal(deals[1], deals[0])
        told = [self._told()]
        for row in kept:
            self._play(row)
            told.append(self._told())
        for row in rows:
            self._note(row)
        self.marks = [told[depth] if self.match else 0 for depth in depths]
        if deals:
            self.marks[: deals[0].seq] = [0] * deals[0].seq
        if self.match is not None and self._apart() is not None:
            begun = len(kept) - self.match.table.hidden()
            opened = kept[begun - 1].seq if begun else 0
            self.veiled = [row for row in rows if row.seq > opened and moves(row)]
        seen = [row.at for row in rows if row not in self.veiled]
        self.changed = seen[-1] if seen else self.row.created

    def _apart(self) -> int | None:
        """Name the private chapters in progress, unlike those before and after."""
        table = self.match.table if self.match else None
        return table.reveals if table and table.branches else None

    def _remembered(self, row: Row) -> LastChoice | None:
        """Keep the table before a choice, if there is somebody to show its steps to."""
        if self.match is None or row.kind != "choice" or row.seat is None or not self.viewers:
            return self.last if row.kind == "chat" else None
        table = self.match.table
        before = table if self._attempted(row) else table.copy()
        return LastChoice(self.game, before, row.seq, row.seat, row.body, [*self.veiled])

    def _play(self, row: Row) -> None:
        """Let a row change the table, if it is of that kind."""
        if self.match is None:
            return
        try:
            match row.kind, row.seat:
                case "choice", int(seat):
                    told = self._told()
                    self.match.choose(seat, row.body, after=self._attempted(row))
                    self.chosen.setdefault(seat, []).append(told)
                case "undo", int(seat) if row.body == "done":
                    self.match.undo(seat)
                    self.chosen[seat].pop()
                    self._hearing = Hearing()
                case _:
                    return
            self._wait(row.at)
        except EmberkeepError:
            self._freeze(row)
        except Exception:
            logger.exception("the rules failed in match %s at row %s", self.id, row.seq)
            self._freeze(row)
        self._renew()

    def attempt(self, seat: int, number: int, code: str) -> None:
        """Make a choice on a copy of the table, or refuse it; its row need not play it again."""
        self._attempt = Attempt(seat, code, self.live.attempt(seat, code, number))

    def _attempted(self, row: Row) -> Table | None:
        """Return the table after a choice, if it was just tried."""
        tried = self._attempt
        return tried.after if tried and (tried.seat, tried.code) == (row.seat, row.body) else None

    def _renew(self) -> None:
        """Show the table as it is now; what was tried before it changed counts no more."""
        self._attempt = None
        self.shown = Shown(self.match)

    def _note(self, row: Row) -> None:
        """Let a row change all but the table."""
        assert row.seq == self.seq + 1, f"row {row.seq} after {self.seq} of {self.id}"
        match row.kind:
            case "choice":
                self.undo.lapse()
                self.began = row.at
            case "undo":
                self._note_undo(row)
            case "chat":
                self.chat.append(row)
            case "seat":
                self._note_seat(row)
            case "forget":
                self._forget(msgspec.json.decode(row.body, type=Forgotten))
            case "end" if row.seat is None:
                self.closed = True
            case "end":
                self._note_end(row, row.seat)
        self.seq = row.seq
        self.sum = row.sum

    def _note_seat(self, row: Row) -> None:
        change = change_in(row)
        assert change is not None
        assert row.seat is not None
        self._tell(row, change.how, change.who)
        self.seats[row.seat] = change.who
        self.undo.agreed.discard(row.seat)
        self._restart_clock(row.seat, row.at)
        if change.deal and not self.dealt:
            self._deal(change.deal, row)

    def _note_end(self, row: Row, seat: int) -> None:
        self.ending.note(row)
        if seat not in self.ending.given_up:
            return
        self._tell(row, row.body, self.seats[seat])
        if not self.over:
            self.seats[seat] = replaced(self.seats[seat])

    def _tell(self, row: Row, how: str, who: Seating) -> None:
        """Keep a line about a seat: of who sits there now, or, if nobody does, of who did."""
        assert row.seat is not None
        named = self.seats[row.seat] if who.kind == "open" else who
        self.changes.append(SeatLine(row.seq, row.seat, how, named))

    def _note_undo(self, row: Row) -> None:
        self.undo.note(row, self.seats_of(row.user))
        if row.body == "done":
            self.began = row.at

    def _forget(self, gone: Forgotten) -> None:
        """Let nothing here tell of somebody any more."""
        for line in self.changes:
            if mark_of(self.id, line.who.user) == gone.mark:
                line.who = Seating(line.who.kind, "", "", line.who.level)
        for at, who in gone.seats.items():
            self.changes.append(SeatLine(self.seq + 1, at, "gone", who))
            self.seats[at] = who
        self.chat = [self._unsaid(row, gone.mark) for row in self.chat]
        if mark_of(self.id, self.row.owner) == gone.mark:
            self.row.owner = self.row.host = ""
            self.closed = self.closed or not self.dealt  # there is nobody to invite anybody

    def _unsaid(self, row: Row, mark: str) -> Row:
        if mark_of(self.id, row.user) != mark:
            return row
        return msgspec.structs.replace(row, user="", body='{"name":"","text":""}')

    def _told(self) -> int:
        return len(self.match.table.log) if self.match else 0

    def _freeze(self, row: Row) -> None:
        """Stop at a row that the present rules refuse: never guess, and tell no secret about it."""
        self.frozen = f"row {row.seq} of this match is not possible under the present rules"
        self.match = None

    def _wait(self, at: float) -> None:
        """Note who has to decide since when; a clock runs on through all questions of a turn."""
        table = self.live.table
        turn = self.game.hints.turn(table)
        kept = {seat: wait for seat, wait in self.waits.items() if wait[0] == turn}
        self.waits = {**dict.fromkeys(table.asked(), (turn, at)), **kept}

    def _restart_clock(self, seat: int, at: float) -> None:
        """Give a seat its whole time again; a log that is loaded tells of it after the choices."""
        if seat in self.waits:
            turn, since = self.waits[seat]
            self.waits[seat] = (turn, max(since, at))


def new_row(room: Room, kind: Any, seat: int | None, body: str, user: str = "") -> Row:
    """Write the next row of a room's log."""
    return Row(room.id, room.seq + 1, kind, seat, body, user, None, time.time())
