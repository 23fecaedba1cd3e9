"""Links that seat people: each is for one open seat and works once.

A link stays the same until it is used or ended, on whichever device its owner looks at it: it is
named after the moment in which it was made, as only the server can name it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from emberkeep.server.identity import People, hashed
from emberkeep.tables.errors import Refuse
from emberkeep.tables.pushes import match_info
from emberkeep.tables.rights import owned
from emberkeep.tables.room import Room
from emberkeep.tables.rooms import Rooms
from emberkeep.tables.rows import UserRow
from emberkeep.tables.seats import Seats
from emberkeep.tables.wire import Invitation, Link


class Links:
    """Makes links, ends them, and seats whoever follows one."""

    def __init__(
        self, rooms: Rooms, people: People, seats: Seats, name_of: Callable[[str], str]
    ) -> None:
        self.rooms = rooms
        self.store = people.store
        self.people = people
        self.seats = seats
        self.name_of = name_of

    async def make(self, room: Room, user: str, seat: int) -> Link:
        """Make a link for an open seat, or tell the one that is there."""
        owned(room, user)
        if not 0 <= seat < len(room.seats) or room.seats[seat].kind != "open":
            raise Refuse("taken", "only an open seat has a link")
        if room.closed or room.over:
            raise Refuse("not-found", "this table is closed")
        found = await self.store.link_of(room.id, seat)
        if found is not None and hashed(token := self._token(room.id, seat, found[1])) == found[0]:
            return Link(room.id, seat, token)
        now = time.time()
        token = self._token(room.id, seat, now)
        await self.store.add_link(hashed(token), room.id, seat, now)
        return Link(room.id, seat, token)

    def _token(self, match: str, seat: int, made: float) -> str:
        return self.name_of(f"link to seat {seat} of {match}, made {made!r}")

    async def end(self, room: Room, user: str, seat: int) -> None:
        owned(room, user)
        await self.store.drop_links(room.id, seat)

    async def look(self, user: str, token: str) -> Invitation:
        """Tell what a link offers, before anybody sits down by it."""
        room, seat = await self._room(token)
        held = room.held(seat) if room.dealt else []
        return Invitation(match_info(room, user), seat, room.dealt, held)

    async def join(self, user: UserRow, token: str, *, knowing: bool) -> tuple[str, int]:
        """Sit down by a link."""
        room, seat = await self._room(token)
        await self.people.keep(user)
        await self.seats.follow(room, user, seat, hashed(token), knowing=knowing)
        return room.id, seat

    async def _room(self, token: str) -> tuple[Room, int]:
        found = await self.store.link(hashed(token))
        if found is None:
            raise Refuse("not-found", "this link does not exist, was used, or was taken back")
        match, seat = found
        return await self.rooms.fresh(match), seat
