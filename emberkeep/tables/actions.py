"""What people do in a match: choose, take back, consent, talk."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from emberkeep.kernel import ChoiceError
from emberkeep.tables.errors import Refuse
from emberkeep.tables.fairness import Fairness
from emberkeep.tables.names import cleaned
from emberkeep.tables.pushes import can_undo
from emberkeep.tables.rights import held_by_hand
from emberkeep.tables.room import Room, new_row
from emberkeep.tables.rooms import Answer, Rooms, unless_stored
from emberkeep.tables.rows import Row, Stored, UserRow
from emberkeep.tables.structs import msgspec
from emberkeep.tables.wire import LONGEST_CHAT

logger = logging.getLogger(__name__)

MOST_ROWS = 200_000  # without chat; matches have some hundreds, unless somebody fills one
MOST_SAID = 10_000  # lines that players say in a match
MOST_SAID_BESIDE = 1_000  # lines of spectators, who cannot keep the players from talking


class Actions:
    """Everything that people append to the log of a match, but who sits where (see `seats`)."""

    def __init__(self, rooms: Rooms, fairness: Fairness) -> None:
        self.rooms = rooms
        self.fairness = fairness

    async def _do(self, room: Room, key: str, make: Any, answer: Answer | None = None) -> Stored:
        if room.seq - len(room.chat) >= MOST_ROWS:
            raise Refuse("refused", f"a match has at most {MOST_ROWS} rows, and this one has them")
        return await unless_stored(self.rooms, room, key, self.rooms.happen(room, make, answer))

    # Choices

    async def choose(
        self,
        room: Room,
        user: str,
        choice: tuple[int, int, str],
        key: str,
        answer: Answer | None = None,
    ) -> Stored:
        """Make a person's choice: seat, number of the ask, code."""
        seat, number, code = choice

        def make(room: Room) -> Row:
            held_by_hand(room, seat, user)
            return chosen(room, seat, number, code, user, f"{user}:{key}")

        started = time.perf_counter()
        stored = await self._do(room, f"{user}:{key}", make, answer)
        if stored.how == "new" and not room.hides(stored.seq):
            self.rooms.counts.took(time.perf_counter() - started)
        return stored

    # Undo

    async def undo(self, room: Room, user: str, seat: int, key: str) -> Stored:
        """Take a choice back, or ask the others who are here."""

        def make(room: Room) -> Row:
            held_by_hand(room, seat, user)
            _ = room.live
            if not can_undo(room, seat):
                raise Refuse("undo", "nothing can be taken back: something was revealed since")
            if room.undo.asked is not None:
                raise Refuse("undo", "the others have been asked already")
            free = room.unseen(seat) or not room.must_consent(seat)
            body = "done" if free else "asked"
            return keyed(new_row(room, "undo", seat, body, user), key)

        stored = await self._do(room, f"{user}:{key}", make)
        if room.undo.asked is not None:
            self.rooms.background(self._settle_later(room))
        return stored

    async def _settle_later(self, room: Room) -> None:
        """Settle an undo once whoever has just left has stayed away for long enough."""
        await asyncio.sleep(room.grace)
        await self.settle_undo(room)

    async def consent(self, room: Room, user: str, *, agree: bool, key: str) -> Stored:
        """Answer somebody's wish to take a choice back."""

        def make(room: Room) -> Row:
            if room.undo.asked is None:
                raise Refuse("undo", "nobody wishes to take anything back")
            asked = sorted(set(room.seats_of(user)) & room.must_consent(room.undo.asked))
            if not asked:
                raise Refuse("undo", "your consent is not needed")
            body = "agreed" if agree else "refused"
            return keyed(new_row(room, "undo", asked[0], body, user), key)

        stored = await self._do(room, f"{user}:{key}", make)
        await self.settle_undo(room)
        return stored

    async def settle_undo(self, room: Room) -> None:
        """Take the choice back when everybody who is here has agreed."""

        def make(room: Room) -> Row:
            seat = room.undo.asked
            if seat is None or room.must_consent(seat) or not can_undo(room, seat):
                raise Refuse("undo", "not everybody has agreed")
            return new_row(room, "undo", seat, "done")

        if room.undo.asked is not None and not room.must_consent(room.undo.asked):
            try:
                await self.rooms.happen(room, make)
            except Refuse:
                logger.debug("an undo was settled elsewhere")

    # Chat

    async def say(self, room: Room, user: UserRow, text: str, key: str, source: str) -> Stored:
        said = cleaned(text, LONGEST_CHAT)
        if not said:
            raise Refuse("malformed", "there is nothing to say in that")
        self.fairness.check_chat(user.id, source)

        def make(room: Room) -> Row:
            mine = room.seats_of(user.id)
            _check_talk(room, player=bool(mine))
            seat = mine[0] if mine else None
            name = room.seats[seat].name if seat is not None else user.name
            body = msgspec.json.encode({"name": name, "text": said}).decode()
            return keyed(new_row(room, "chat", seat, body, user.id), key)

        return await self._do(room, f"{user.id}:{key}", make)


def _check_talk(room: Room, *, player: bool) -> None:
    """Refuse a line when all have been said that a match keeps."""
    said = sum(1 for row in room.chat if (row.seat is not None) == player)
    most = MOST_SAID if player else MOST_SAID_BESIDE
    if said >= most:
        who = "players" if player else "spectators"
        raise Refuse("refused", f"{who} may say {most} lines in a match, and these have been said")


def chosen(room: Room, seat: int, number: int, code: str, user: str, key: str | None) -> Row:
    """Write the row of a choice, once a copy of the table has shown that it can be made."""
    table = room.live.table
    if room.ended_early:
        raise Refuse("refused", "this match has ended")
    table.ask_of(seat, number)
    try:
        room.attempt(seat, number, code)
    except ChoiceError:
        raise
    except Exception as error:
        logger.exception("the rules failed in match %s at row %s", room.id, room.seq + 1)
        raise Refuse("refused", "the rules failed on this choice; nothing has changed") from error
    row = new_row(room, "choice", seat, code, user)
    row.key = key
    return row


def keyed(row: Row, key: str) -> Row:
    """Mark a row so that a client may send it twice."""
    row.key = f"{row.user}:{key}"
    return row
