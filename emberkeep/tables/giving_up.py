"""What people do to end a match before its rules do: give up, agree, run out of time."""

from __future__ import annotations

import time
from typing import Literal

from emberkeep.tables.actions import keyed
from emberkeep.tables.endings import early_result, replaced
from emberkeep.tables.errors import Refuse
from emberkeep.tables.keeping import Seated
from emberkeep.tables.rights import held
from emberkeep.tables.room import Room, new_row
from emberkeep.tables.rooms import Make, Rooms, unless_stored
from emberkeep.tables.rows import Row, Stored
from emberkeep.tables.seats import change

How = Literal["resigned", "time"]


class GivingUp:
    """Everything that ends a match early."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def resign(self, room: Room, user: str, seat: int, key: str) -> Stored:
        """Give up for a seat."""

        def make(room: Room) -> tuple[Row, list[object]]:
            held(room, seat, user)
            return _given_up(room, seat, "resigned", user, key)

        return await self._do(room, user, key, make)

    async def propose(self, room: Room, user: str, seat: int, key: str) -> Stored:
        """Propose to end the match as it stands."""

        def make(room: Room) -> Row:
            held(room, seat, user)
            _goes_on(room)
            if room.ending.asked is not None:
                raise Refuse("refused", "an end has been proposed already")
            body = "asked" if room.must_agree(user) else "done"
            return keyed(new_row(room, "end", seat, body, user), key)

        return await self._do(room, user, key, make)

    async def answer(self, room: Room, user: str, *, agree: bool, key: str) -> Stored:
        """Answer a proposal to end the match."""

        def make(room: Room) -> Row:
            _goes_on(room)
            if room.ending.asked is None:
                raise Refuse("refused", "nobody proposes to end the match")
            mine = [at for at in room.must_agree("") if at in room.seats_of(user)]
            if not mine:
                raise Refuse("not-yours", "your consent is not needed")
            last = not room.must_agree(user)
            body = ("done" if last else "agreed") if agree else "refused"
            return keyed(new_row(room, "end", mine[0], body, user), key)

        return await self._do(room, user, key, make)

    async def expire(self, room: Room, seat: int) -> None:
        """Do what the match was made with for who runs out of time: forfeit, or let a bot play."""

        def make(room: Room) -> tuple[Row, list[object]]:
            if seat not in room.expired(time.time()):
                raise Refuse("stale", "there is time left")
            if room.row.forfeit:
                return _given_up(room, seat, "time", "", None)
            return change(room, seat, "time", replaced(room.seats[seat]), "")

        await self.rooms.happen(room, make)

    async def _do(self, room: Room, user: str, key: str, make: Make) -> Stored:
        happening = self.rooms.happen(room, make)
        return await unless_stored(self.rooms, room, f"{user}:{key}", happening)


def _goes_on(room: Room) -> None:
    _ = room.live
    if room.over:
        raise Refuse("refused", "this match is over already")


def _given_up(
    room: Room, seat: int, how: How, user: str, key: str | None
) -> tuple[Row, list[object]]:
    """Write that a seat gives up; if the others play on, a bot takes its place."""
    _goes_on(room)
    if seat in room.ending.given_up:
        raise Refuse("refused", "this seat has given up already")
    row = new_row(room, "end", seat, how, user)
    if key is not None:
        row = keyed(row, key)
    if early_result(room.sides(), {**room.ending.given_up, seat: how}, agreed=False):
        return row, []
    return row, [Seated(room.id, seat, replaced(room.seats[seat]))]
