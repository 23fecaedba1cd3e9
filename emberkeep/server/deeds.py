"""What people do in a match: choose, take back, consent, talk, sit down, hand over."""

from __future__ import annotations

import logging
import re
import time
from typing import Any

import msgspec

from emberkeep.bots import BOTS
from emberkeep.kernel import ChoiceError
from emberkeep.server.errors import Refuse
from emberkeep.server.pushes import can_undo
from emberkeep.server.room import Room, SeatChange, new_row
from emberkeep.server.store import (
    Row,
    Seating,
    Statement,
    Stored,
    UserRow,
    end_links,
    seat_statement,
    use_link,
)
from emberkeep.server.tables import Tables, unless_stored
from emberkeep.server.wire import LONGEST_CHAT, LONGEST_NAME

logger = logging.getLogger(__name__)

MOST_ROWS = 200_000  # of a log that somebody fills on purpose; matches have some hundreds
UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+")
DEFAULT_LEVEL = "normal"


def cleaned(text: str, limit: int = LONGEST_NAME) -> str:
    """Leave out what cannot be read or would reorder the text around it."""
    return " ".join(UNPRINTABLE.sub(" ", text).split())[:limit]


class Deeds:
    """Everything that appends to the log of a match."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def _do(self, room: Room, key: str, make: Any) -> Stored:
        if room.seq >= MOST_ROWS:
            raise Refuse("refused", "the log of this match is full")
        return await unless_stored(self.tables, room, key, self.tables.happen(room, make))

    # Choices

    async def choose(self, room: Room, user: str, choice: tuple[int, int, str], key: str) -> Stored:
        """Make a person's choice: seat, number of the ask, code."""
        seat, number, code = choice

        def make(room: Room) -> Row:
            held_by_hand(room, seat, user)
            return chosen(room, seat, number, code, user, f"{user}:{key}")

        started = time.perf_counter()
        stored = await self._do(room, f"{user}:{key}", make)
        if stored.how == "new":
            self.tables.metrics.took(time.perf_counter() - started)
        return stored

    # Undo

    async def undo(self, room: Room, user: str, seat: int, key: str) -> Stored:
        """Take a choice back, or ask the others who are here."""

        def make(room: Room) -> Row:
            held_by_hand(room, seat, user)
            if not can_undo(room, seat):
                raise Refuse("undo", "nothing can be taken back: something was revealed since")
            if room.undo_asked is not None:
                raise Refuse("undo", "the others have been asked already")
            free = room.unseen(seat) or not room.must_consent(seat)
            body = "done" if free else "asked"
            return _keyed(new_row(room, "undo", seat, body, user), key)

        return await self._do(room, f"{user}:{key}", make)

    async def consent(self, room: Room, user: str, *, agree: bool, key: str) -> Stored:
        """Answer somebody's wish to take a choice back."""

        def make(room: Room) -> Row:
            if room.undo_asked is None:
                raise Refuse("undo", "nobody wishes to take anything back")
            asked = sorted(set(room.seats_of(user)) & room.must_consent(room.undo_asked))
            if not asked:
                raise Refuse("undo", "your consent is not needed")
            body = "agreed" if agree else "refused"
            return _keyed(new_row(room, "undo", asked[0], body, user), key)

        stored = await self._do(room, f"{user}:{key}", make)
        await self.settle_undo(room)
        return stored

    async def settle_undo(self, room: Room) -> None:
        """Take the choice back when everybody who is here has agreed."""

        def make(room: Room) -> Row:
            seat = room.undo_asked
            if seat is None or room.must_consent(seat) or not can_undo(room, seat):
                raise Refuse("undo", "not everybody has agreed")
            return new_row(room, "undo", seat, "done")

        if room.undo_asked is not None and not room.must_consent(room.undo_asked):
            try:
                await self.tables.happen(room, make)
            except Refuse:
                logger.debug("an undo was settled elsewhere")

    # Chat

    async def say(self, room: Room, user: UserRow, text: str, key: str) -> Stored:
        said = cleaned(text, LONGEST_CHAT)
        if not said:
            raise Refuse("malformed", "there is nothing to say in that")

        def make(room: Room) -> Row:
            mine = room.seats_of(user.id)
            seat = mine[0] if mine else None
            name = room.seats[seat].name if seat is not None else user.name
            body = msgspec.json.encode({"name": name, "text": said}).decode()
            return _keyed(new_row(room, "chat", seat, body, user.id), key)

        return await self._do(room, f"{user.id}:{key}", make)

    # Seats

    async def sit(self, room: Room, user: UserRow, seat: int, link: str | None = None) -> None:
        """Sit down in an open seat: by a link, or at a public table."""

        def make(room: Room) -> tuple[Row, list[Statement]]:
            if _seating(room, seat).kind != "open":
                raise Refuse("taken", "somebody sits there already")
            if link is None and not room.row.public:
                raise Refuse("not-yours", "this table is not public; ask for a link")
            who = Seating("person", user.id, user.name)
            row, more = _change(room, seat, "claimed", who, user.id)
            used = [use_link(link)] if link else []
            return row, [*more, *used, end_links(room.id, seat)]

        await self.tables.happen(room, make)

    async def stand(self, room: Room, user: str, seat: int) -> None:
        """Give a seat up."""

        def make(room: Room) -> tuple[Row, list[Statement]]:
            _held(room, seat, user)
            return _change(room, seat, "left", Seating("open"), user)

        await self.tables.happen(room, make)
        await self.settle_undo(room)

    async def hand_over(self, room: Room, user: str, seat: int, level: str) -> None:
        """Let a bot play a seat: whoever sits there decides, or, if they are away, the owner."""
        level = level or DEFAULT_LEVEL
        if level not in BOTS:
            raise Refuse("refused", f"there is no bot {level!r}; there are: {', '.join(BOTS)}")

        def make(room: Room) -> tuple[Row, list[Statement]]:
            who = _seating(room, seat)
            if who.kind == "automa":
                raise Refuse("refused", "the game itself plays this seat")
            if user not in {room.row.owner, who.user} or not user:
                raise Refuse("not-yours", "only the owner of the table can hand a seat to a bot")
            if user != who.user and who.kind == "person" and seat in room.all_online():
                raise Refuse("taken", "whoever sits there is here; only they can hand it to a bot")
            new = Seating("bot", who.user, who.name or f"{level} bot", level)
            return _change(room, seat, "bot", new, user)

        await self.tables.happen(room, make)
        await self.settle_undo(room)

    async def take_back(self, room: Room, user: str, seat: int) -> None:
        """Take a seat back from a bot; a seat that was nobody's is open again."""

        def make(room: Room) -> tuple[Row, list[Statement]]:
            who = _seating(room, seat)
            if who.kind != "bot":
                raise Refuse("refused", "no bot plays this seat")
            if not user or user != (who.user or room.row.owner):
                raise Refuse("not-yours", "this seat is somebody else's")
            back = Seating("person", who.user, who.name) if who.user else Seating("open")
            return _change(room, seat, "back", back, user)

        await self.tables.happen(room, make)


def chosen(room: Room, seat: int, number: int, code: str, user: str, key: str | None) -> Row:
    """Write the row of a choice, once a copy of the table has shown that it can be made."""
    if room.match is None:
        raise Refuse("frozen", room.frozen or "this match is frozen")
    table = room.match.table
    table.ask_of(seat)
    try:
        table.copy().choose(seat, code, number)
    except ChoiceError:
        raise
    except Exception as error:
        logger.exception("the rules failed in match %s at row %s", room.id, room.seq + 1)
        raise Refuse("refused", "the rules failed on this choice; nothing has changed") from error
    row = new_row(room, "choice", seat, code, user)
    row.key = key
    return row


def held_by_hand(room: Room, seat: int, user: str) -> None:
    """Refuse whoever does not hold a seat, or lets a bot play it."""
    if _held(room, seat, user).kind != "person":
        raise Refuse("not-yours", "a bot plays this seat; take it back first")


def _held(room: Room, seat: int, user: str) -> Seating:
    who = _seating(room, seat)
    if not user or who.user != user:
        raise Refuse("not-yours", f"seat {seat} is not yours")
    return who


def _seating(room: Room, seat: int) -> Seating:
    if not 0 <= seat < len(room.seats):
        raise Refuse("not-found", f"there is no seat {seat}; there are {len(room.seats)}")
    return room.seats[seat]


def _change(
    room: Room, seat: int, how: str, who: Seating, user: str
) -> tuple[Row, list[Statement]]:
    body = msgspec.json.encode(SeatChange(how, who)).decode()
    return new_row(room, "seat", seat, body, user), [seat_statement(room.id, seat, who)]


def _keyed(row: Row, key: str) -> Row:
    row.key = f"{row.user}:{key}"
    return row
