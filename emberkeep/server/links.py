"""Links that seat people: each is for one open seat and works once."""

from __future__ import annotations

import secrets

from emberkeep.server.errors import Refuse
from emberkeep.server.identity import People, hashed
from emberkeep.server.rights import owned
from emberkeep.server.room import Room
from emberkeep.server.rooms import Rooms
from emberkeep.server.seats import Seats
from emberkeep.server.store import UserRow
from emberkeep.server.wire import Link


class Links:
    """Makes links, ends them, and seats whoever follows one."""

    def __init__(self, rooms: Rooms, people: People, seats: Seats) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.people = people
        self.seats = seats

    async def make(self, room: Room, user: str, seat: int) -> Link:
        """Make a link for an open seat; it ends those before it."""
        owned(room, user)
        if not 0 <= seat < len(room.seats) or room.seats[seat].kind != "open":
            raise Refuse("taken", "only an open seat has a link")
        token = secrets.token_urlsafe(24)
        await self.store.add_link(hashed(token), room.id, seat)
        return Link(room.id, seat, token)

    async def end(self, room: Room, user: str, seat: int) -> None:
        owned(room, user)
        await self.store.drop_links(room.id, seat)

    async def join(self, user: UserRow, token: str) -> tuple[str, int]:
        """Sit down by a link."""
        found = await self.store.link(hashed(token))
        if found is None:
            raise Refuse("not-found", "this link does not exist, was used, or was taken back")
        match, seat = found
        room = await self.rooms.room(match)
        await self.people.keep(user)
        await self.seats.sit(room, user, seat, hashed(token))
        return match, seat
