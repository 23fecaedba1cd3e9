"""Who sits where: sitting down, standing up, handing a seat to a bot and taking it back."""

from __future__ import annotations

import msgspec

from emberkeep.server.actions import Actions
from emberkeep.server.errors import Refuse
from emberkeep.server.quotas import Fairness, bots_alone
from emberkeep.server.rights import held, known_level, seating
from emberkeep.server.room import Room, SeatChange, new_row
from emberkeep.server.rooms import Rooms
from emberkeep.server.store import (
    Row,
    Seating,
    Statement,
    UserRow,
    end_links,
    seat_statement,
    use_link,
)


class Seats:
    """All changes of who sits where."""

    def __init__(self, rooms: Rooms, actions: Actions, fairness: Fairness) -> None:
        self.rooms = rooms
        self.fairness = fairness
        self.actions = actions

    async def sit(self, room: Room, user: UserRow, seat: int, link: str | None = None) -> None:
        """Sit down in an open seat: by a link, or at a public table."""

        def make(room: Room) -> tuple[Row, list[Statement]]:
            if seating(room, seat).kind != "open":
                raise Refuse("taken", "somebody sits there already")
            if link is None and not room.row.public:
                raise Refuse("not-yours", "this table is not public; ask for a link")
            who = Seating("person", user.id, user.name)
            row, more = change(room, seat, "claimed", who, user.id)
            used = [use_link(link)] if link else []
            return row, [*more, *used, end_links(room.id, seat)]

        await self.rooms.happen(room, make)

    async def stand(self, room: Room, user: str, seat: int) -> None:
        """Give a seat up."""

        def make(room: Room) -> tuple[Row, list[Statement]]:
            held(room, seat, user)
            return change(room, seat, "left", Seating("open"), user)

        await self.rooms.happen(room, make)
        await self.actions.settle_undo(room)

    async def hand_over(self, room: Room, user: str, seat: int, level: str) -> None:
        """Let a bot play a seat: whoever sits there decides, or, if they are away, all others."""
        level = known_level(level)

        def make(room: Room) -> tuple[Row, list[Statement]]:
            who = seating(room, seat)
            if who.kind == "automa":
                raise Refuse("refused", "the game itself plays this seat")
            if not user or (user != room.row.owner and not room.seats_of(user)):
                raise Refuse("not-yours", "only who plays here can hand a seat to a bot")
            if user != who.user and who.kind == "person" and not room.away(seat):
                why = "whoever sits there is here, or has just left; only they can do that now"
                raise Refuse("taken", why)
            new = Seating("bot", who.user, who.name or f"{level} bot", level)
            return change(room, seat, "bot", new, user)

        await self._check_share(room, seat)
        await self.rooms.happen(room, make)
        await self.actions.settle_undo(room)

    async def _check_share(self, room: Room, seat: int) -> None:
        """Refuse to leave a match to bots alone, if its owner has enough of these already."""
        seats = [who for at, who in enumerate(room.seats) if at != seat]
        if bots_alone(seats) and not bots_alone(room.seats):
            await self.fairness.check_match(room.row.owner, room.row.origin, seats, public=False)

    async def take_back(self, room: Room, user: str, seat: int) -> None:
        """Take a seat back from a bot; a seat that was nobody's is open again."""

        def make(room: Room) -> tuple[Row, list[Statement]]:
            who = seating(room, seat)
            if who.kind != "bot":
                raise Refuse("refused", "no bot plays this seat")
            if seat in room.ending.given_up:
                raise Refuse("refused", "this seat has given up; a bot plays it to the end")
            if not user or user != (who.user or room.row.owner):
                raise Refuse("not-yours", "this seat is somebody else's")
            back = Seating("person", who.user, who.name) if who.user else Seating("open")
            return change(room, seat, "back", back, user)

        await self.rooms.happen(room, make)


def change(room: Room, seat: int, how: str, who: Seating, user: str) -> tuple[Row, list[Statement]]:
    """Write that somebody else sits in a seat from now on."""
    body = msgspec.json.encode(SeatChange(how, who)).decode()
    return new_row(room, "seat", seat, body, user), [seat_statement(room.id, seat, who)]
