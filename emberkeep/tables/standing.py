"""How a match stands: what a process knows of it, and what follows from that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from emberkeep.kernel import Choice, Game, Match, Result, Table
from emberkeep.kernel.sides import Sides
from emberkeep.tables.company import Company
from emberkeep.tables.dealing import NOT_YET
from emberkeep.tables.endings import Ending, early_result
from emberkeep.tables.errors import Refuse
from emberkeep.tables.hearing import Hearing
from emberkeep.tables.layouts import other_rules, places_of
from emberkeep.tables.logs import SeatLine
from emberkeep.tables.moments import LastChoice
from emberkeep.tables.rows import MatchRow, Note, Row
from emberkeep.tables.shown import Shown
from emberkeep.tables.undoing import Undoing

WAITS = "nothing is dealt yet: the match begins once no seat is open"

Status = Literal["waiting", "running", "over", "closed"]


class Standing(Company):
    """A match as it stands. Everything here reads; a `Room` is what changes."""

    def __init__(self, row: MatchRow, grace: float) -> None:
        super().__init__(row.seats, grace)
        self.row = row
        self.id = row.id
        self.seq = 0
        self.sum = row.sum
        self.chat: list[Row] = []
        self.changes: list[SeatLine] = []
        self.closed = False  # whether the owner closed the table before it was dealt
        self.marks = [0]  # by seq: how many events had been told after that row
        self.veiled: list[Row] = []  # what is done in private chapters: only who did it knows of it
        self.undo = Undoing()
        self.ending = Ending()
        self.last: LastChoice | None = None  # while somebody watches
        self.chosen: dict[int, list[int]] = {}  # by seat: the events before each of its choices
        self.waits: dict[int, tuple[int, float]] = {}  # by seat: the turn it waits in, since when
        self.changed = row.created  # as everybody may know
        self.began = row.created  # when the open question was asked
        self.match: Match[Any] | None = None
        self.frozen = other_rules(row)
        self.places = places_of(row)
        self.shown = Shown(None)
        self._hearing = Hearing()

    @property
    def live(self) -> Match[Any]:
        """The match, which is there unless it is frozen or not dealt yet."""
        if self.match is None:
            raise Refuse("frozen", self.frozen) if self.frozen else Refuse("waiting", WAITS)
        return self.match

    @property
    def dealt(self) -> bool:
        return self.row.dealt != NOT_YET

    @property
    def waiting(self) -> bool:
        """Whether seats are open that must be filled before the match is dealt."""
        return not (self.dealt or self.closed or self.frozen)

    @property
    def game(self) -> Game[Any]:
        return self.live.game

    @property
    def result(self) -> Result | None:
        if self.match is None:
            return None
        return self.match.table.result or self.ended_early

    @property
    def goes_on(self) -> bool:
        """Whether the match is over and the campaign it belongs to is not."""
        return self.match is not None and self.match.sequel(0) is not None

    @property
    def ended_early(self) -> Result | None:
        """How people have ended the match, if they did."""
        ending = self.ending
        if self.match is None or not (ending.done or ending.given_up):
            return None
        return early_result(self.sides(), ending.given_up, agreed=ending.done)

    def sides(self) -> Sides:
        return self.game.sides(self.live.record.setup)

    def are_open(self, seats: Sequence[int]) -> bool:
        """Return whether these seats are partners who have no secrets from each other."""
        if self.match is None or not self.game.open_sides:
            return False
        return any(set(seats) <= set(side) for side in self.sides())

    @property
    def over(self) -> bool:
        return self.match is not None and (self.match.table.over or bool(self.ended_early))

    @property
    def status(self) -> Status:
        """How a match stands that is not frozen."""
        if self.closed:
            return "closed"
        if self.over:
            return "over"
        return "running" if self.dealt else "waiting"

    def awaited(self) -> list[int]:
        return [] if self.match is None or self.over else self.match.table.asked()

    def choices(self) -> list[Choice]:
        return [] if self.match is None else self.match.record.choices

    def unseen(self, seat: int) -> bool:
        """Return whether the last choice of a seat was made in a private chapter that goes on."""
        branches = self.match.table.branches if self.match else []
        return any(branch.seat == seat and branch.codes for branch in branches)

    # What is seen

    def heard(self, seat: int | None, events: int) -> int:
        """Count what a seat was told of the first so many events."""
        return self._hearing.count(self.match.table.log, events, seat) if self.match else 0

    def common(self, seq: int) -> int:
        """Count the events that were told up to row `seq` and have not been taken back since."""
        return min(self.marks[min(seq, self.seq) :])

    def number(self, user: str, seq: int | None = None) -> int:
        """Number a row, or the last one, as somebody may know: without others' private chapters."""
        last = self.seq if seq is None else seq
        mine = self.seats_of(user)
        return last - sum(1 for row in self.veiled if row.seq <= last and row.seat not in mine)

    def hides(self, seq: int) -> bool:
        """Return whether a row is hidden from everybody but who made it."""
        return any(row.seq == seq for row in self.veiled)

    def known_choices(self, user: str) -> int:
        """Count the choices that somebody may know of."""
        if self.match is None:
            return 0
        mine = self.seats_of(user)
        table: Table = self.match.table  # which does not count what is done in private
        return table.choices + sum(len(b.codes) for b in table.branches if b.seat in mine)

    def note(self) -> Note:
        """Sum up how the match stands, as everybody may know; if it is frozen, nobody knows."""
        result = self.result
        said = None if result is None else result_data(result)
        choices = self.known_choices("")
        return Note(self.status, choices, self.awaited(), said, self.changed, self.seq)

    # Who sits here

    def held(self, seat: int) -> list[str]:
        """Name the people who have sat in a seat."""
        sat = [self.row.seats[seat], *(line.who for line in self.changes if line.seat == seat)]
        return list(dict.fromkeys(who.name for who in sat if who.user and who.name))

    def must_consent(self, seat: int) -> set[int]:
        """List the seats of other people who are not away and have not agreed to an undo."""
        own = self.seats[seat].user
        return {
            at
            for at, who in enumerate(self.seats)
            if who.kind == "person"
            and who.user != own
            and at not in self.undo.agreed
            and not self.away(at)
        }

    def must_agree(self, user: str) -> list[int]:
        """List the seats of all people but one who have not agreed to end the match."""
        agreed = self.ending.agreed if self.ending.asked is not None else set()
        return [
            at
            for at, who in enumerate(self.seats)
            if who.user and who.user != user and who.user not in agreed
        ]

    # Clocks

    def due(self) -> dict[int, float]:
        """Tell by when the people who are asked must have decided."""
        if not self.row.clock:
            return {}
        return {
            seat: self.waits[seat][1] + self.row.clock
            for seat in self.awaited()
            if self.seats[seat].kind == "person" and seat in self.waits
        }

    def expired(self, now: float) -> list[int]:
        """List the seats whose time is over."""
        return [seat for seat, due in self.due().items() if due <= now]

    def bots_asked(self) -> list[int]:
        """List the bots that are to answer; where the first answer counts, people go first."""
        asked = self.awaited()
        bots = [at for at in asked if self.seats[at].kind == "bot"]
        rivals = len(bots) < len(asked) and self.live.table.asks[0].first
        return [] if rivals else bots


def result_data(result: Result) -> dict[str, Any]:
    return {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "reason": result.reason,
    }
