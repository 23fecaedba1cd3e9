"""A match: a table and the record of how it came to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from emberkeep.kernel.campaign import PART
from emberkeep.kernel.errors import BrokenRecord, ChoiceError, OtherRules, UndoError
from emberkeep.kernel.game import Game, Setup
from emberkeep.kernel.record import Choice, Record
from emberkeep.kernel.seat import Seat
from emberkeep.kernel.sides import SeatId
from emberkeep.kernel.table import Table

T = TypeVar("T", bound=Table)


class Match(Generic[T]):
    """A table that is played, recorded, taken back, replayed and forked.

    `floor` counts the choices that nobody can take back any more. A match that `keeps` has the
    table as it was then, so that undo plays on from there; without it, the first undo plays the
    match again from its start.
    """

    def __init__(
        self, game: Game[T], setup: Setup, seats: Sequence[str] = (), *, keeps: bool = False
    ) -> None:
        self.game = game
        self.record = Record(setup, game.rules_version, tuple(seats))
        self.table = game.new(setup)
        self.floor = 0
        self.keeps = keeps
        self._base: T | None = self.table if keeps else None

    def attempt(self, seat: SeatId, code: str, number: int | None = None) -> T:
        """Make a choice on a copy of the table, or refuse it; nothing changes."""
        after = self.table.copy()
        after.choose(seat, code, number)
        return after

    def choose(
        self, seat: SeatId, code: str, number: int | None = None, *, after: T | None = None
    ) -> None:
        """Make a choice and record it; a refused one changes nothing.

        `after` is what `attempt` made of the same choice: then it is not played again.
        """
        before = self.table
        secret = before.ask_of(seat, number).secret
        known = (before.chance.count, before.reveals)
        if after is None:
            after = self._own_table()
            after.choose(seat, code, number)
        self.table = after
        self.record.choices.append(Choice(seat, code, secret))
        if (after.chance.count, after.reveals) != known:
            self.floor = len(self.record.choices)
            self._base = after if self.keeps else None

    def _own_table(self) -> T:
        """Return the table to change: a copy of one that is kept for undo."""
        return self.table.copy() if self.table is self._base else self.table

    def can_undo(self, seat: SeatId) -> bool:
        """Return whether the seat's last choice can be taken back."""
        choices = self.record.choices
        own_turn = len(choices) > self.floor and choices[-1].seat == seat
        return own_turn or self._waits(seat)

    def undo(self, seat: SeatId) -> None:
        """Take back the last choice of a seat, if nothing was learned since."""
        choices = self.record.choices
        if self._waits(seat):
            self.table = self._own_table()
            self.table.retract(seat)
            del choices[max(at for at, choice in enumerate(choices) if choice.seat == seat)]
            return
        if not self.can_undo(seat):
            message = (
                f"seat {seat} cannot take anything back: something was revealed, rolled or "
                f"decided by another seat since, or nothing was chosen yet"
            )
            raise UndoError(message)
        if self._base is None:
            self._base = self.fork(self.floor).table
        earlier = self._base.copy()
        for choice in choices[self.floor : -1]:
            earlier.choose(choice.seat, choice.code)
        self.table = earlier
        choices.pop()

    def sequel(self, seed: int) -> Setup | None:
        """Set up the next part of the campaign; None while this one goes on, and after the last."""
        named = self.game.sequel(self.table) if self.table.over else None
        if named is None:
            return None
        setup = self.record.setup
        carried = {**named.carried, PART: setup.part + 1}
        return self.game.setup(named.mode, setup.players, named.options, seed, carried)

    def fork(self, at: int | None = None) -> Match[T]:
        """Begin another match from this one as it is, or as it was after `at` choices."""
        if at is not None:
            return Match.replay(self.game, self.record, at)
        twin = Match(self.game, self.record.setup)
        twin.floor, twin.keeps = self.floor, self.keeps
        twin.record, twin.table = self.record.copy(), self.table.copy()
        twin._base = self._base
        return twin

    @staticmethod
    def replay(game: Game[T], record: Record, at: int | None = None) -> Match[T]:
        """Play a record again, whole or up to a choice."""
        setup = record.setup
        if setup.game != game.name or record.rules_version != game.rules_version:
            message = (
                f"this is a record of {setup.game}, rules {record.rules_version}; "
                f"here is {game.name}, rules {game.rules_version}"
            )
            raise OtherRules(message)
        checked = game.setup(setup.mode, setup.players, setup.options, setup.seed, setup.carried)
        match = Match(game, checked, record.seats)
        for number, choice in enumerate(record.choices[:at], 1):
            try:
                match.choose(choice.seat, choice.code)
            except ChoiceError as error:
                message = f"choice {number} of the record is not possible: {error}"
                raise BrokenRecord(message) from error
        return match

    def seat(self, seat: SeatId) -> Seat[T]:
        """Hand out what the player of a seat may know."""
        return Seat(self.game, self.table, seat)

    def record_for(self, seat: SeatId | None) -> list[Choice]:
        """List the choices as far as a seat may know them; all, once the match is over."""
        if self.table.over:
            return list(self.record.choices)
        waiting = [s for s in self.table.answers if self._waits(s)]
        return self.record.seen_by(seat, waiting, self.table.hidden())

    def _waits(self, seat: SeatId) -> bool:
        """Return whether the seat has chosen and the others have not."""
        table = self.table
        if table.branches:
            return any(branch.seat == seat and branch.codes for branch in table.branches)
        return any(
            ask.seat == seat and seat in table.answers and len(ask.options) > 1
            for ask in table.asks
        )
