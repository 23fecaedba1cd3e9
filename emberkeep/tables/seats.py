"""Who sits where: sitting down, standing up, handing a seat to a bot and taking it back."""

from __future__ import annotations

from emberkeep.tables.actions import Actions
from emberkeep.tables.dealing import SeatChange, is_open, new_deal
from emberkeep.tables.errors import Refuse
from emberkeep.tables.fairness import Fairness, bots_alone
from emberkeep.tables.keeping import Dealt, LinksEnded, LinkUsed, Seated
from emberkeep.tables.rights import held, known_level, owned, seating
from emberkeep.tables.room import Room, new_row
from emberkeep.tables.rooms import Rooms
from emberkeep.tables.rows import Row, Seating, UserRow
from emberkeep.tables.structs import msgspec

BEGUN = "this match is dealt: others may have seen the cards of that seat; join it knowing that"


class Seats:
    """All changes of who sits where."""

    def __init__(self, rooms: Rooms, actions: Actions, fairness: Fairness) -> None:
        self.rooms = rooms
        self.fairness = fairness
        self.actions = actions

    async def sit(self, room: Room, user: UserRow, seat: int) -> None:
        """Sit down in an open seat of a public table, or of one's own, before it is dealt."""

        def make(room: Room) -> tuple[Row, list[object]]:
            _free(room, seat)
            if room.dealt:
                raise Refuse("running", "this match is dealt; ask for a link")
            if not room.row.public and room.row.owner != user.id:
                raise Refuse("not-yours", "this table is not public; ask for a link")
            return _claim(room, seat, user)

        await self.rooms.happen(room, make)

    async def follow(
        self, room: Room, user: UserRow, seat: int, link: str, *, knowing: bool
    ) -> None:
        """Sit down by a link; in a match that is dealt only who knows that it is."""

        def make(room: Room) -> tuple[Row, list[object]]:
            _free(room, seat)
            if room.dealt and not knowing:
                raise Refuse("running", BEGUN)
            if room.dealt and room.seats_of(user.id):
                raise Refuse("refused", "you have a seat in this match already")
            row, more = _claim(room, seat, user)
            return row, [LinkUsed(link), *more]

        await self.rooms.happen(room, make)

    async def stand(self, room: Room, user: str, seat: int) -> None:
        """Give a seat up; until the match is dealt, its owner can send somebody away."""

        def make(room: Room) -> tuple[Row, list[object]]:
            frees = room.waiting and room.row.owner == user != seating(room, seat).user
            if not frees:
                held(room, seat, user)
            elif room.seats[seat].kind != "person":
                raise Refuse("refused", "nobody sits there")
            return change(room, seat, "freed" if frees else "left", Seating("open"), user)

        await self.rooms.happen(room, make)
        await self.actions.settle_undo(room)

    async def hand_over(self, room: Room, user: str, seat: int, level: str) -> None:
        """Let a bot play a seat: whoever sits there decides, or, if they are away, all others."""
        level = known_level(level)

        def make(room: Room) -> tuple[Row, list[object]]:
            who = seating(room, seat)
            if who.kind == "automa":
                raise Refuse("refused", "the game itself plays this seat")
            if room.closed:
                raise Refuse("not-found", "this table is closed")
            if room.waiting:
                _may_fill(room, user, who)
            _may_replace(room, user, seat)
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

        def make(room: Room) -> tuple[Row, list[object]]:
            who = seating(room, seat)
            if who.kind != "bot":
                raise Refuse("refused", "no bot plays this seat")
            if seat in room.ending.given_up:
                raise Refuse("refused", "this seat has given up; a bot plays it to the end")
            if not user or user != (who.user or room.row.owner):
                raise Refuse("not-yours", "this seat is somebody else's")
            if who.user:
                return change(room, seat, "back", Seating("person", who.user, who.name), user)
            return change(room, seat, "opened", Seating("open"), user)

        await self.rooms.happen(room, make)

    async def close(self, room: Room, user: str) -> None:
        """Close a table that is not dealt yet: nobody can sit down any more, nothing is played."""

        def make(room: Room) -> tuple[Row, list[object]]:
            owned(room, user)
            if not room.waiting:
                raise Refuse("running", "only a table that waits for players can be closed")
            return new_row(room, "end", None, "closed", user), [LinksEnded(room.id)]

        await self.rooms.happen(room, make)


def _free(room: Room, seat: int) -> None:
    """Refuse a seat in which nobody can sit down."""
    who = seating(room, seat)
    if room.frozen:
        raise Refuse("frozen", room.frozen)
    if room.closed or room.over:
        raise Refuse("not-found", "this table is closed")
    if who.kind != "open":
        raise Refuse("taken", "somebody sits there already")


def _may_fill(room: Room, user: str, who: Seating) -> None:
    """Refuse whoever seats a bot before the deal, but for the owner and an open seat."""
    owned(room, user)
    if who.kind != "open":
        raise Refuse("taken", "somebody sits there; the seat must be given up first")


def _may_replace(room: Room, user: str, seat: int) -> None:
    """Refuse whoever has no right to let a bot play a seat now."""
    who = room.seats[seat]
    if not user or (user != room.row.owner and not room.seats_of(user)):
        raise Refuse("not-yours", "only who plays here can hand a seat to a bot")
    if user != who.user and who.kind == "person" and not room.away(seat):
        why = "whoever sits there is here, or has just left; only they can do that now"
        raise Refuse("taken", why)


def _claim(room: Room, seat: int, user: UserRow) -> tuple[Row, list[object]]:
    row, more = change(room, seat, "claimed", Seating("person", user.id, user.name), user.id)
    return row, [*more, LinksEnded(room.id, seat)]


def change(room: Room, seat: int, how: str, who: Seating, user: str) -> tuple[Row, list[object]]:
    """Write that somebody else sits in a seat from now on; the last one to come has it dealt."""
    seats = [*room.seats[:seat], who, *room.seats[seat + 1 :]]
    deal = new_deal() if room.waiting and not is_open(seats) else None
    body = msgspec.json.encode(SeatChange(how, who, deal)).decode()
    row = new_row(room, "seat", seat, body, user)
    dealt = [Dealt(room.id, row.seq, deal.seed, deal.salt)] if deal else []
    return row, [Seated(room.id, seat, who), *dealt]
