"""How somebody is forgotten who wishes to: their account, their names, and what they said.

Matches are others' too, so they stay, without saying who played: the seats of who is gone are
nobody's, their lines of chat are empty. Where others play on, a bot plays for them; where they were
alone, or nothing is dealt yet, the seat is open; a table of their own is closed if it is not dealt.
First the sessions end and the account is free; then one match after the other is cleared, each at
once or not at all. Whatever stops that, the next start goes on with it.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from emberkeep.kernel import EmberkeepError
from emberkeep.server.statements import Statement
from emberkeep.server.store import Store
from emberkeep.server.users import clear_user, drop_user, leaving_users, matches_with
from emberkeep.tables.chain import (
    blank,
    blank_seats,
    concerns,
    people_in_match,
    people_in_row,
    people_of,
)
from emberkeep.tables.endings import STAND_IN
from emberkeep.tables.errors import Refuse
from emberkeep.tables.keeping import LinksEnded, Seated
from emberkeep.tables.logs import Forgotten, mark_of
from emberkeep.tables.room import Room, new_row
from emberkeep.tables.rooms import Rooms
from emberkeep.tables.rows import MatchRow, Row, Seating

logger = logging.getLogger(__name__)

TRIES = 20


class Forgetting:
    """Clears the traces of people who are gone."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self.rooms = rooms
        self.store = store

    def start(self) -> None:
        self.rooms.background(self._go_on())

    async def _go_on(self) -> None:
        """Finish what was begun before the last stop."""
        for user in await leaving_users(self.store):
            await self._finish(user)

    async def forget(self, user: str) -> None:
        """Forget somebody: the account at once, the rest as soon as it can be done."""
        await clear_user(self.store, user)
        self.rooms.background(self._finish(user))

    async def _finish(self, user: str) -> None:
        try:
            for match in await matches_with(self.store, user):
                await self._leave(await self.rooms.fresh(match), user)
            await drop_user(self.store, user)
        except EmberkeepError as error:
            logger.warning("forgetting has to wait for the next start: %s", type(error).__name__)

    async def _leave(self, room: Room, user: str) -> None:
        """Clear one match; whoever changes it meanwhile was faster, and it is read again."""
        for _ in range(TRIES):
            rows = await self.store.rows(room.id)

            def make(room: Room, rows: Sequence[Row] = rows) -> tuple[Row, list[object]]:
                if room.seq != len(rows):
                    raise Refuse("busy", "the match has changed meanwhile")
                seats = {at: _nobody(room, user) for at in room.seats_of(user)}
                gone = Forgotten(mark_of(room.id, user), seats)
                row = new_row(room, "forget", None, msgspec.json.encode(gone).decode())
                return row, _cleared(room, rows, user, seats)

            try:
                await self.rooms.happen(room, make)
            except Refuse as error:
                if error.reason not in {"busy", "taken"}:
                    raise
                await self.rooms.catch_up(room)
            else:
                return
        raise Refuse("busy", "the match has changed each time")


def _nobody(room: Room, user: str) -> Seating:
    """Say who takes the place of somebody who is gone."""
    if room.over or room.frozen:
        return Seating("person")
    if room.dealt and any(who.kind == "person" and who.user != user for who in room.seats):
        return Seating("bot", "", f"{STAND_IN} bot", STAND_IN)
    return Seating("open")


def _cleared(room: Room, rows: Sequence[Row], user: str, seats: dict[int, Seating]) -> list[object]:
    """Write a match without somebody."""
    cleared = [_clear_match(room.row, user)] if user in people_of(room.row) else []
    cleared += [_clear_row(row) for row in rows if concerns(row, user)]
    ended = [LinksEnded(room.id)] if room.row.owner == user and not room.dealt else []
    return [*cleared, *ended, *(Seated(room.id, at, who) for at, who in seats.items())]


def _clear_match(match: MatchRow, user: str) -> Statement:
    seats = msgspec.json.encode(blank_seats(match.seats, user)).decode()
    owner = "" if match.owner == user else match.owner
    return Statement(
        "UPDATE matches SET seats = ?, owner = ?, erased = ? WHERE id = ?",
        [seats, owner, match.erased or people_in_match(match), match.id],
        1,
    )


def _clear_row(row: Row) -> Statement:
    return Statement(
        "UPDATE log SET body = ?, who = '', key = NULL, erased = ? WHERE match = ? AND seq = ?",
        [blank(row), row.erased or people_in_row(row), row.match, row.seq],
        1,
    )
