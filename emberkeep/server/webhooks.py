"""Telling people who are away that it is their turn: one POST to an address of their own.

Whom to tell is committed together with the row that asks them (see `outbox`), so that no crash
loses it. It is sent by one process, if it is still true by then, and tried again when it failed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import ssl
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from http.client import HTTPException
from urllib.parse import SplitResult, urlsplit
from weakref import WeakValueDictionary

import msgspec
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.exceptions import HTTPError

from emberkeep.kernel import EmberkeepError, Table
from emberkeep.server.addresses import is_public
from emberkeep.server.identity import People
from emberkeep.server.outbox import Notice, claim, due_notices, settle, write_notice
from emberkeep.server.statements import Statement
from emberkeep.tables.dealing import change_in, deal_in
from emberkeep.tables.errors import Refuse
from emberkeep.tables.layouts import with_luck
from emberkeep.tables.room import Room
from emberkeep.tables.rooms import Rooms
from emberkeep.tables.rows import Row, Seating

logger = logging.getLogger(__name__)

PATIENCE = 5.0
LONGEST = 10.0  # seconds for a whole post, however slowly the other side answers
MOST_AT_ONCE = 64  # more than one address can keep busy: it may change five things a second
MOST_TO_ONE = 8  # posts to one host: whoever answers slowly delays nobody else
LOOK_EVERY = 10.0
WAITS = (60.0, 300.0, 1800.0, 7200.0)  # after each try; the first is longer than any post takes
TOO_MANY = 429
HEADERS = {"Content-Type": "application/json", "User-Agent": "Emberkeep"}
ANEW = -1  # stands for the number of a question that is asked again


class Webhooks:
    """Posts once for each decision that waits for somebody who is not connected."""

    def __init__(self, rooms: Rooms, people: People, *, private: bool) -> None:
        self.rooms = rooms
        self.people = people
        self.private = private
        self._threads = ThreadPoolExecutor(MOST_AT_ONCE, "webhooks")
        self._some = asyncio.Semaphore(MOST_AT_ONCE)
        self._written: set[str] = set()  # matches with notices that are being committed
        self._wake = asyncio.Event()
        self._closed = False
        self._lanes: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._sending: dict[str, asyncio.Task[None]] = {}  # by person: one after the other
        rooms.beside.append(self.notices)
        rooms.followers.append(self.follow)

    # What is written

    def notices(self, room: Room, row: Row | None) -> list[Statement]:
        """Write whom a row (or the beginning of a match) asks while they are away."""
        if room.match is None and not (row and deal_in(row)):
            return []
        here = {room.seats[seat].user for seat in room.online}
        here |= room.here.keys()
        if row is None:
            told = asked(room.live.table, room.seats)
            here.add(room.row.owner)
        elif row.kind == "seat" or _any_away(room, here):
            told = asked_after(room, row) - asked_now(room)
        else:
            return []  # nobody is away: the usual case
        users = sorted({user for user, _ in told} - here)
        if users:
            self._written.add(room.id)
        seq = 0 if row is None else row.seq
        return [write_notice(room.id, user, seq, time.time()) for user in users]

    def follow(self, room: Room, here: bool) -> None:  # noqa: FBT001 - a follower's signature
        """Send at once what was committed with a change that was made here."""
        if here and room.id in self._written:
            self._written.discard(room.id)
            self._wake.set()

    # What is sent

    async def send_all(self) -> None:
        """Send what is due, also what another process left when it died."""
        while True:
            try:
                await self.send_due(time.time())
            except EmberkeepError as error:
                logger.warning("webhooks have to wait: %s", type(error).__name__)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._wake.wait()
            self._wake.clear()

    async def send_due(self, now: float) -> None:
        """Begin to send what is due now, to everybody their oldest."""
        for notice in await due_notices(self.people.store, now, self._sending.keys()):
            if notice.who not in self._sending and not self._closed:
                sending = asyncio.ensure_future(self._send(notice, now))
                self._sending[notice.who] = sending
                sending.add_done_callback(partial(self._sent, notice.who))

    def _sent(self, who: str, task: asyncio.Task[None]) -> None:
        del self._sending[who]
        self._wake.set()  # there may be more for them
        if not task.cancelled() and task.exception() is not None:
            logger.error("a notice was not sent", exc_info=task.exception())

    async def all_sent(self) -> None:
        """Wait for what is being sent."""
        while self._sending:
            await asyncio.wait(self._sending.values())
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Let posts that have begun end, so that they are not made again."""
        self._closed = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await self.all_sent()
        self._threads.shutdown(wait=False)

    async def _send(self, notice: Notice, now: float) -> None:
        async with await self._lane(notice.who), self._some:
            if not self._closed:
                await self._try(notice, max(now, time.time()))  # it may have waited for others

    async def _lane(self, who: str) -> asyncio.Semaphore:
        """Find the queue of those who are told by the same host."""
        host = urlsplit((await self.people.get(who)).webhook or "").hostname or ""
        return self._lanes.setdefault(host, asyncio.Semaphore(MOST_TO_ONE))

    async def _try(self, notice: Notice, now: float) -> None:
        store = self.people.store
        last = notice.tries >= len(WAITS)
        if not await claim(store, notice, now + (0 if last else WAITS[notice.tries])):
            return
        url = None if last else await self._where(notice)
        if url is None or await self._post(url, notice):
            await settle(store, notice)

    async def _where(self, notice: Notice) -> str | None:
        """Find where to post, if the person is still asked and still away."""
        room = await self.rooms.room(notice.match)
        if self.rooms.store.shared:
            await self.rooms.catch_up(room)
            await self.rooms.look_who_is_here(room)
        seats = set(room.seats_of(notice.who))
        waiting = {seat for seat in room.awaited() if room.seats[seat].kind == "person"}
        if not seats & waiting or seats & room.all_online():
            return None
        return (await self.people.get(notice.who)).webhook

    async def _post(self, url: str, notice: Notice) -> bool:
        """Post; return whether there is nothing left to try."""
        room = await self.rooms.room(notice.match)
        text = f"{room.game.title}: it is your turn."
        data = {"content": text, "text": text, "match": room.id, "id": name_of(room, notice)}
        work = partial(post, url, msgspec.json.encode(data), private=self.private)
        try:
            status = await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except (OSError, HTTPError, HTTPException) as error:
            logger.warning("a webhook failed: %s", type(error).__name__)
            return False
        except Refuse:
            logger.warning("a webhook leads where it may not")
            return True
        return status < 500 and status != TOO_MANY


def name_of(room: Room, notice: Notice) -> str:
    """Name a notice: the same whenever it is sent, without telling how many rows there are."""
    told = f"notice:{room.row.salt}:{room.id}:{notice.who}:{notice.seq}"
    return sha256(told.encode()).hexdigest()[:24]


def _any_away(room: Room, here: set[str]) -> bool:
    return any(who.kind == "person" and who.user not in here for who in room.seats)


def asked(table: Table, seats: Sequence[Seating]) -> set[tuple[str, int]]:
    """List who has which question to answer."""
    return {
        (seats[seat].user, table.ask_of(seat).number)
        for seat in table.asked()
        if seats[seat].kind == "person"
    }


def asked_now(room: Room) -> set[tuple[str, int]]:
    return asked(room.match.table, room.seats) if room.match else set()


def asked_after(room: Room, row: Row) -> set[tuple[str, int]]:
    """List who will have which question to answer once a row has happened."""
    deal, seats = deal_in(row), list(room.seats)
    table = with_luck(room.row, deal).table if deal else room.live.table
    match row.kind, row.seat:
        case "choice", int(seat):
            table = table.copy()
            table.choose(seat, row.body)
        case "seat", int(seat):
            change = change_in(row)
            assert change is not None
            seats[seat] = change.who
        case "undo", int(seat) if row.body == "done":
            # Who takes something back is asked again; the others are asked what they were.
            return asked(table, seats) | {(seats[seat].user, ANEW)}
    return asked(table, seats)


def check_url(url: str, *, private: bool) -> None:
    """Refuse what is not an address of the web; names are looked up when something is sent."""
    host = None
    with contextlib.suppress(ValueError):
        parts = urlsplit(url if url.isprintable() and " " not in url else "")
        _ = parts.port
        host = parts.hostname if parts.scheme in {"http", "https"} and not parts.username else None
    if not host:
        raise Refuse("refused", "a webhook is an http or https address without a user name")
    if not private:
        _refuse_private(host)


def _refuse_private(host: str) -> None:
    """Refuse what is by its own words inside the network of the server."""
    private = host == "localhost" or host.endswith(".localhost")
    with contextlib.suppress(ValueError):  # a name
        private = not is_public(host)
    if private:
        raise Refuse("refused", "a webhook cannot go to a private address")


def address_of(host: str, port: int, *, private: bool) -> str:
    """Resolve a host once; refuse an address inside the network of the server."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    address = str(found[0][4][0])
    if not private:
        _refuse_private(address)
    return address


def post(url: str, body: bytes, *, private: bool) -> int:
    """Post to the address that was checked; a redirect is not followed."""
    check_url(url, private=private)
    parts = urlsplit(url)
    connection = _connection(parts, private=private)
    deadline = threading.Timer(LONGEST, _cut, [connection])
    deadline.start()
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {**HEADERS, "Host": parts.netloc})
        return connection.getresponse().status
    finally:
        deadline.cancel()
        connection.close()


def _connection(parts: SplitResult, *, private: bool) -> HTTPConnection:
    """Connect to the address, not to the name, which would be resolved again; check the name."""
    secure = parts.scheme == "https"
    host = parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    address = address_of(host, port, private=private)
    if not secure:
        return HTTPConnection(address, port, timeout=PATIENCE)
    context = ssl.create_default_context()
    return HTTPSConnection(
        address, port, timeout=PATIENCE, server_hostname=host, ssl_context=context
    )


def _cut(connection: HTTPConnection) -> None:
    """End a connection under whoever waits on it."""
    if connection.sock is not None:
        with contextlib.suppress(OSError):
            connection.sock.shutdown(socket.SHUT_RDWR)
