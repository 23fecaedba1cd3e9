"""How matches begin: as wished for, as a rematch, from a point of another, from a record."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from emberkeep.games import game as game_named
from emberkeep.kernel import Choice, Record, Setup
from emberkeep.server import luck
from emberkeep.server.errors import Refuse
from emberkeep.server.identity import new_id
from emberkeep.server.names import proper
from emberkeep.server.pushes import clock_of
from emberkeep.server.quotas import Fairness
from emberkeep.server.rights import DEFAULT_LEVEL, known_level
from emberkeep.server.room import Room
from emberkeep.server.rooms import Rooms
from emberkeep.server.store import MatchRow, Row, Seating, UserRow
from emberkeep.server.wire import Clock, NewMatch, Wish


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
        seats = _seatings(user, wish.seats, game.seats(setup))
        return await self.begin(user.id, source, setup, seats, public=wish.public, clock=wish.clock)

    async def begin(  # noqa: PLR0913 - what a match is made of
        self,
        owner: str,
        source: str,
        setup: Setup,
        seats: list[Seating],
        *,
        public: bool = False,
        parent: str = "",
        match: str = "",
        choices: Sequence[Choice] = (),
        clock: Clock | None = None,
    ) -> Room:
        """Begin a match, where some choices may have been made already."""
        row = MatchRow(
            id=match or new_id(),
            game=setup.game,
            rules=game_named(setup.game).rules_version,
            mode=setup.mode,
            players=setup.players,
            options=dict(setup.options),
            seats=seats,
            seed=setup.seed,
            salt=luck.new_salt(),
            owner=owner,
            public=public,
            created=time.time(),
            parent=parent,
            origin=self.name_of(f"address {source}") if source else "",
            clock=clock.seconds if clock else 0,
            forfeit=clock is not None and clock.then == "forfeit",
        )
        rows = [
            Row(row.id, seq, "choice", choice.seat, choice.code, owner, None, row.created)
            for seq, choice in enumerate(choices, 1)
        ]
        async with self.fairness.beginning:
            await self.fairness.check_match(owner, row.origin, seats, public=public)
            return await self.rooms.add(row, rows)

    async def rematch(self, room: Room, user: UserRow, source: str) -> Room:
        """Begin the same game with the same people and new luck, or join whoever did so first."""
        if not room.over:
            raise Refuse("running", "a rematch is for when the match is over")
        if not room.seats_of(user.id) and room.row.owner != user.id:
            raise Refuse("not-yours", "only those who played can ask for a rematch")
        count = 0
        while not _is_meant(again := await self._rematch(room, user, source, count), user.id):
            count += 1
        return again

    async def _rematch(self, room: Room, user: UserRow, source: str, count: int) -> Room:
        """Begin a rematch, or find it begun."""
        match = self.name_of(f"rematch {count} of {room.id}")
        row = room.row
        if await self.rooms.store.match(match) is not None:
            return await self.rooms.fresh(match)
        setup = game_named(row.game).setup(row.mode, row.players, row.options, luck.new_seed())
        seats = [Seating("person", who.user, who.name) if who.user else who for who in room.seats]
        try:
            return await self.begin(
                user.id,
                source,
                setup,
                seats,
                public=row.public,
                parent=row.id,
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
        return await self.replayed(user, source, record, at, wishes, parent=room.id)

    async def replayed(
        self,
        user: UserRow,
        source: str,
        record: Record,
        at: int,
        wishes: Sequence[Wish],
        parent: str = "",
    ) -> Room:
        """Begin a match with the first choices of a record."""
        setup = record.setup
        players = setup.players
        if len(wishes) > players:
            raise Refuse("refused", f"this match is for {players} players")
        rest = [Wish("bot", "", DEFAULT_LEVEL)] * (players - len(wishes))
        if not wishes:
            rest[0] = Wish("me")
        roles = game_named(setup.game).seats(setup)
        seats = _seatings(user, [*wishes, *rest], roles)
        made = record.choices[:at]
        return await self.begin(user.id, source, setup, seats, parent=parent, choices=made)


def _seatings(user: UserRow, wishes: Sequence[Wish], roles: Sequence[str]) -> list[Seating]:
    mine = sum(1 for wish in wishes if wish.kind == "me")
    seats = [_seating(user, wish, at, hot=mine > 1) for at, wish in enumerate(wishes)]
    return seats + [Seating("automa", "", role) for role in roles[len(seats) :]]


def _is_meant(again: Room, user: str) -> bool:
    """Return whether a rematch that was begun is what this person wishes for: not one they play."""
    played = any(again.seats[choice.seat].kind == "person" for choice in again.choices())
    owner = again.row.owner == user
    return not again.over and not (owner and played) and (owner or bool(again.seats_of(user)))


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
