"""The server as one object: the store, the tables, the bots, the people, and how they start."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from pathlib import Path

from emberkeep.bots import BOTS
from emberkeep.games import game as game_named
from emberkeep.kernel import Choice, EmberkeepError, Record, Setup
from emberkeep.server import luck
from emberkeep.server.config import Config, database
from emberkeep.server.deeds import DEFAULT_LEVEL, Deeds, cleaned
from emberkeep.server.driver import Driver
from emberkeep.server.errors import Refuse
from emberkeep.server.identity import People, Signer, hashed, new_id
from emberkeep.server.metrics import Metrics
from emberkeep.server.room import Room
from emberkeep.server.sqlite import SqliteStore
from emberkeep.server.store import PRESENCE, MatchRow, Row, Seating, Store, UserRow
from emberkeep.server.tables import Tables
from emberkeep.server.thinking import Thinking
from emberkeep.server.webhooks import Webhooks
from emberkeep.server.wire import Link, NewMatch, Wish

logger = logging.getLogger(__name__)

STAY = 10.0
FAREWELL = 2.0
SWEEP = 60.0
DAY = 24 * 3600.0


def open_store(name: str) -> Store:
    """Choose the backend by the name of the database."""
    if name.startswith(("postgresql://", "postgres://")):
        from emberkeep.server.postgres import PostgresStore  # noqa: PLC0415 - loads its library

        return PostgresStore(name)
    kind, mark, _ = name.partition("://")
    if mark:
        raise Refuse("refused", f"a database is postgresql://… or an SQLite file, not {kind}://…")
    return SqliteStore(Path(name))


class Service:
    """All that request handlers need."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.store = open_store(database(config.database))
        self.process = secrets.token_hex(8)
        self.tables = Tables(self.store, config, self.metrics)
        self.thinking = Thinking(config.workers, config.think, self.metrics)
        self.driver = Driver(self.tables, self.thinking)
        self.deeds = Deeds(self.tables)
        self.people = People(self.store)
        self.webhooks = Webhooks(self.tables, self.people, private=config.private_webhooks)
        self.signer: Signer | None = None
        self.stopping = False

    async def start(self) -> None:
        await self.store.start()
        self.signer = Signer(await self.store.secret())
        self.tables.start()
        self.tables.background(self._note_left_behind())
        self.tables.background(self._sweep())
        self.tables.background(self.webhooks.send_all())
        if self.store.shared:
            self.tables.background(self._stay())
        logger.info("the store is open")

    async def say_goodbye(self) -> None:
        """Tell every client to come back later, and give them a moment to hear it."""
        self.stopping = True
        rooms = [room for room in self.tables.live() if room.viewers]
        for room in rooms:
            for viewer in list(room.viewers):
                viewer.leave()
        until = time.monotonic() + FAREWELL
        while any(room.viewers for room in rooms) and time.monotonic() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Finish what is being committed, then close."""
        await self.webhooks.close()
        await self.tables.close()
        await self.thinking.close()
        await self.store.close()

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(STAY)
            try:
                await self.store.stay_present(self.process)
            except Exception:
                logger.exception("presence could not be noted")

    async def _note_left_behind(self) -> None:
        """Open what a process that died has not noted, so that lists hear of it."""
        for match in await self.store.left_behind():
            await self.tables.room(match)

    async def _sweep(self) -> None:
        """Find matches whose bots nobody drives, since the process that did is gone."""
        while True:
            try:
                for row in await self.store.waiting_for_bots(time.time() - DAY):
                    self.driver.follow(await self.tables.room(row.id), not self.store.shared)
            except EmberkeepError as error:
                logger.warning("the sweep failed: %s", type(error).__name__)
            await asyncio.sleep(SWEEP)

    # Presence

    async def presence_changed(self, room: Room) -> None:
        """Tell who is here, also to other processes, and settle what waited for somebody."""
        if self.store.shared:
            await self.store.be_present(self.process, room.id, sorted(room.connected()))
            room.online = await self.store.present(room.id)
            await self.store.announce(room.id, PRESENCE)
        for viewer in list(room.viewers):
            viewer.tell_presence()
        await self.deeds.settle_undo(room)

    # Matches

    async def create(self, user: UserRow, wish: NewMatch) -> Room:
        game = game_named(wish.game)
        seed = luck.new_seed()
        setup = game.setup(wish.mode, len(wish.seats), wish.options, seed)
        seats = self._seatings(user, wish.seats, game.seats(setup))
        return await self.begin(user.id, setup, seats, public=wish.public)

    async def begin(  # noqa: PLR0913 - what a match is made of
        self,
        owner: str,
        setup: Setup,
        seats: list[Seating],
        *,
        public: bool = False,
        parent: str = "",
        match: str = "",
        choices: Sequence[Choice] = (),
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
        )
        rows = [
            Row(row.id, seq, "choice", choice.seat, choice.code, owner, None, row.created)
            for seq, choice in enumerate(choices, 1)
        ]
        return await self.tables.add(row, rows)

    def _seatings(
        self, user: UserRow, wishes: Sequence[Wish], roles: Sequence[str]
    ) -> list[Seating]:
        mine = sum(1 for wish in wishes if wish.kind == "me")
        seats = [_seating(user, wish, at, hot=mine > 1) for at, wish in enumerate(wishes)]
        return seats + [Seating("automa", "", role) for role in roles[len(seats) :]]

    async def rematch(self, room: Room, user: UserRow) -> Room:
        """Begin the same game with the same people and new luck, or join whoever did so first."""
        if not room.over:
            raise Refuse("running", "a rematch is for when the match is over")
        if not room.seats_of(user.id) and room.row.owner != user.id:
            raise Refuse("not-yours", "only those who played can ask for a rematch")
        count = 0
        while not _is_meant(again := await self._rematch(room, user, count), user.id):
            count += 1
        return again

    async def _rematch(self, room: Room, user: UserRow, count: int) -> Room:
        """Begin a rematch, or find it begun."""
        assert self.signer is not None
        match = self.signer.name_of(f"rematch {count} of {room.id}")
        row = room.row
        if await self.store.match(match) is not None:
            return await self.tables.fresh(match)
        setup = game_named(row.game).setup(row.mode, row.players, row.options, luck.new_seed())
        seats = [Seating("person", who.user, who.name) if who.user else who for who in room.seats]
        try:
            return await self.begin(
                user.id, setup, seats, public=row.public, parent=row.id, match=match
            )
        except Refuse as error:
            if error.reason != "taken":
                raise
            return await self.tables.fresh(match)

    async def fork(self, room: Room, user: UserRow, at: int, wishes: Sequence[Wish]) -> Room:
        """Continue a finished match from a point, as a new one."""
        if not room.over:
            raise Refuse("running", "a match can be continued from a point once it is over")
        if at > len(room.choices()):
            raise Refuse("refused", f"this match has {len(room.choices())} choices")
        record = room.live.record
        return await self.replayed(user, record, at, wishes, parent=room.id)

    async def replayed(
        self,
        user: UserRow,
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
        seats = self._seatings(user, [*wishes, *rest], roles)
        return await self.begin(user.id, setup, seats, parent=parent, choices=record.choices[:at])

    async def new_link(self, room: Room, user: str, seat: int) -> Link:
        """Make a link for an open seat; it ends those before it."""
        self.check_owner(room, user)
        if not 0 <= seat < len(room.seats) or room.seats[seat].kind != "open":
            raise Refuse("taken", "only an open seat has a link")
        token = secrets.token_urlsafe(24)
        await self.store.add_link(hashed(token), room.id, seat)
        return Link(room.id, seat, token)

    def check_owner(self, room: Room, user: str) -> None:
        if room.row.owner != user:
            raise Refuse("not-yours", "only the owner of the table can do that")

    async def join(self, user: UserRow, token: str) -> tuple[str, int]:
        found = await self.store.link(hashed(token))
        if found is None:
            raise Refuse("not-found", "this link does not exist, was used, or was taken back")
        match, seat = found
        room = await self.tables.room(match)
        await self.people.keep(user)
        await self.deeds.sit(room, user, seat, hashed(token))
        return match, seat


def _is_meant(again: Room, user: str) -> bool:
    """Tell whether who wishes for a rematch means one that was begun: not one they are amid."""
    played = any(again.seats[choice.seat].kind == "person" for choice in again.choices())
    owner = again.row.owner == user
    return not again.over and not (owner and played) and (owner or bool(again.seats_of(user)))


def _seating(user: UserRow, wish: Wish, at: int, *, hot: bool) -> Seating:
    name = cleaned(wish.name)
    match wish.kind:
        case "me":
            usual = f"{user.name} {at + 1}" if hot else user.name
            return Seating("person", user.id, name or usual)
        case "open":
            return Seating("open", "", name)
        case "bot":
            level = wish.level or DEFAULT_LEVEL
            if level not in BOTS:
                raise Refuse("refused", f"there is no bot {level!r}; there are: {', '.join(BOTS)}")
            return Seating("bot", "", name or f"{level} bot", level)
