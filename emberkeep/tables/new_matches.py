"""How matches begin: as wished for, after another, from a point of another, from a record."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from emberkeep.games import game as game_named
from emberkeep.kernel import Choice, Record, Setup
from emberkeep.tables import luck
from emberkeep.tables.dealing import AT_ONCE, NOT_YET, is_open
from emberkeep.tables.errors import Refuse
from emberkeep.tables.fairness import Fairness
from emberkeep.tables.layouts import setup_of
from emberkeep.tables.names import new_id, proper
from emberkeep.tables.pushes import clock_of
from emberkeep.tables.rights import DEFAULT_LEVEL, known_level
from emberkeep.tables.room import Room
from emberkeep.tables.rooms import Rooms
from emberkeep.tables.rows import MatchRow, Row, Seating, UserRow
from emberkeep.tables.wire import Clock, NewMatch, Wish


@dataclass(frozen=True, slots=True)
class After:
    """Somebody's wish for a match that comes after another, with the same people."""

    how: Literal["rematch", "sequel"]
    room: Room
    user: UserRow
    source: str

    def setup(self) -> Setup:
        """Set it up with new luck; what a sequel carries over is read from the table itself."""
        seed = luck.new_seed()
        if self.how == "rematch":
            return setup_of(self.room.row).seeded(seed)
        setup = self.room.live.sequel(seed)
        assert setup is not None
        return setup

    def seats(self, setup: Setup) -> list[Seating]:
        """Give everybody their seat again; automatic opponents come with the mode."""
        people = self.room.seats[: setup.players]
        again = [Seating("person", who.user, who.name) if who.user else who for who in people]
        return again + automa(setup, len(again))


class NewMatches:
    """Begins matches. `name_of` gives a thing the same name in every process."""

    def __init__(self, rooms: Rooms, fairness: Fairness, name_of: Callable[[str], str]) -> None:
        self.rooms = rooms
        self.fairness = fairness
        self.name_of = name_of

    async def create(self, user: UserRow, source: str, wish: NewMatch) -> Room:
        game = game_named(wish.game)
        seed = luck.new_seed()
        setup = game.setup(wish.mode, len(wish.seats), wish.options, seed)
        seats = _seatings(user, wish.seats, setup)
        origin = self.origin(source)
        return await self.begin(user, origin, setup, seats, public=wish.public, clock=wish.clock)

    async def begin(  # noqa: PLR0913 - what a match is made of
        self,
        owner: UserRow,
        origin: str,
        setup: Setup,
        seats: list[Seating],
        *,
        public: bool = False,
        parent: str = "",
        previous: str = "",
        match: str = "",
        choices: Sequence[Choice] = (),
        clock: Clock | None = None,
        known: bool = False,
        beside: Sequence[object] = (),
    ) -> Room:
        """Begin a match, where some choices may have been made already.

        While a seat is open it is not dealt, unless its luck is `known` anyway. What is `beside`
        is committed with it.
        """
        waits = is_open(seats) and not known
        row = MatchRow(
            id=match or new_id(),
            game=setup.game,
            rules=game_named(setup.game).rules_version,
            mode=setup.mode,
            players=setup.players,
            options=dict(setup.options),
            seats=seats,
            seed=0 if waits else setup.seed,
            salt="" if waits else luck.new_salt(),
            dealt=NOT_YET if waits else AT_ONCE,
            known=known,
            status="waiting" if waits else "running",
            owner=owner.id,
            host=owner.name,
            public=public,
            created=time.time(),
            parent=parent,
            carried=dict(setup.carried),
            previous=previous,
            origin=origin,
            clock=clock.seconds if clock else 0,
            forfeit=clock is not None and clock.then == "forfeit",
        )
        rows = [
            Row(row.id, seq, "choice", choice.seat, choice.code, owner.id, None, row.created)
            for seq, choice in enumerate(choices, 1)
        ]
        async with self.fairness.beginning:
            await self.fairness.check_match(owner.id, origin, seats, public=public)
            return await self.rooms.add(row, rows, beside)

    def origin(self, source: str) -> str:
        """Name an address so that nobody can tell which it is."""
        return self.name_of(f"address {source}") if source else ""

    async def rematch(self, room: Room, user: UserRow, source: str) -> Room:
        """Begin the same game with the same people and new luck, or join whoever did so first."""
        _must_have_played(room, user.id)
        return await self._meet(After("rematch", room, user, source))

    async def sequel(self, room: Room, user: UserRow, source: str) -> Room:
        """Begin the next part of a campaign with the same people, or join whoever did so first."""
        _must_have_played(room, user.id)
        if not room.goes_on:
            raise Refuse("refused", "no further part of a campaign follows this match")
        return await self._meet(After("sequel", room, user, source))

    async def _meet(self, wish: After) -> Room:
        count = 0
        while not _is_meant(met := await self._after(wish, count), wish.user.id):
            count += 1
        return met

    async def _after(self, wish: After, count: int) -> Room:
        """Begin a match that comes after another, or find it begun."""
        row = wish.room.row
        match = self.name_of(f"{wish.how} {count} of {row.id}")
        if await self.rooms.store.match(match) is not None:
            return await self.rooms.fresh(match)
        setup = wish.setup()
        try:
            return await self.begin(
                wish.user,
                self.origin(wish.source),
                setup,
                wish.seats(setup),
                public=row.public,
                parent=row.id,
                previous=row.id if wish.how == "sequel" else row.previous,
                match=match,
                clock=clock_of(row),
            )
        except Refuse as error:
            if error.reason != "taken":
                raise
            return await self.rooms.fresh(match)

    async def fork(
        self, room: Room, user: UserRow, source: str, at: int, wishes: Sequence[Wish]
    ) -> Room:
        """Continue a finished match from a point, as a new one."""
        if not room.over:
            raise Refuse("running", "a match can be continued from a point once it is over")
        if at > len(room.choices()):
            raise Refuse("refused", f"this match has {len(room.choices())} choices")
        record = room.live.record
        return await self.replayed(user, source, record, at, wishes, of=room.row)

    async def replayed(
        self,
        user: UserRow,
        source: str,
        record: Record,
        at: int,
        wishes: Sequence[Wish],
        of: MatchRow | None = None,
    ) -> Room:
        """Begin a match with the first choices of a record, perhaps of a match that is here."""
        setup = record.setup
        players = setup.players
        if len(wishes) > players:
            raise Refuse("refused", f"this match is for {players} players")
        rest = [Wish("bot", "", DEFAULT_LEVEL)] * (players - len(wishes))
        if not wishes:
            rest[0] = Wish("me")
        seats = _seatings(user, [*wishes, *rest], setup)
        made = record.choices[:at]
        parent, previous = (of.id, of.previous) if of else ("", "")
        return await self.begin(
            user,
            self.origin(source),
            setup,
            seats,
            parent=parent,
            previous=previous,
            choices=made,
            known=True,
        )


def _seatings(user: UserRow, wishes: Sequence[Wish], setup: Setup) -> list[Seating]:
    mine = sum(1 for wish in wishes if wish.kind == "me")
    seats = [_seating(user, wish, at, hot=mine > 1) for at, wish in enumerate(wishes)]
    return seats + automa(setup, len(seats))


def automa(setup: Setup, people: int) -> list[Seating]:
    roles = game_named(setup.game).seats(setup)[people:]
    return [Seating("automa", "", role) for role in roles]


def _must_have_played(room: Room, user: str) -> None:
    if not room.over:
        raise Refuse("running", "what comes after a match can begin when it is over")
    if not room.seats_of(user) and room.row.owner != user:
        raise Refuse("not-yours", "only those who played can go on from here")


def _is_meant(again: Room, user: str) -> bool:
    """Return whether a match that was begun is what this person wishes for: not one they play."""
    played = any(again.seats[choice.seat].kind == "person" for choice in again.choices())
    owner = again.row.owner == user
    gone = again.over or again.closed
    return not gone and not (owner and played) and (owner or bool(again.seats_of(user)))


def _seating(user: UserRow, wish: Wish, at: int, *, hot: bool) -> Seating:
    name = proper(wish.name) if wish.name.strip() else ""
    match wish.kind:
        case "me":
            usual = f"{user.name} {at + 1}" if hot else user.name
            return Seating("person", user.id, name or usual)
        case "open":
            return Seating("open", "", name)
        case "bot":
            level = known_level(wish.level)
            return Seating("bot", "", name or f"{level} bot", level)
