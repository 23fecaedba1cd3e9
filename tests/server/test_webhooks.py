"""Who is away is told that it is their turn: once, by one process, whatever dies meanwhile."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import ssl
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import httpx
import msgspec
import pytest

from emberkeep.server import webhooks
from emberkeep.server.backends import open_store
from emberkeep.server.config import Config
from emberkeep.server.outbox import due_notices
from emberkeep.server.service import Service
from emberkeep.server.statements import Statement
from emberkeep.server.users import keep_user
from emberkeep.server.webhooks import WAITS, address_of, asked, asked_after, check_url
from emberkeep.tables.actions import chosen
from emberkeep.tables.conversations import Viewer
from emberkeep.tables.dealing import NOT_YET, SeatChange
from emberkeep.tables.errors import Refuse
from emberkeep.tables.names import new_id
from emberkeep.tables.pushes import can_undo
from emberkeep.tables.room import Room, new_row
from emberkeep.tables.rows import Row, Seating, UserRow
from tests.patience import PATIENCE
from tests.server.harness import Server, people
from tests.server.test_leaks import match_row

CERTIFICATE = Path(__file__).with_name("hook.example.pem")
ALWAYS = 1e12  # a time at which everything is due

# Real processes


class Hook(BaseHTTPRequestHandler):
    """Somebody's webhook."""

    received: SimpleQueue[Any]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.received.put(json.loads(body))
        self.send_response(302)
        self.send_header("Location", "/elsewhere")
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


@contextmanager
def listening(context: ssl.SSLContext | None = None) -> Iterator[int]:
    """Receive posts at some port."""
    Hook.received = SimpleQueue()
    with HTTPServer(("127.0.0.1", 0), Hook) as server:
        if context is not None:
            server.socket = context.wrap_socket(server.socket, server_side=True)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server.server_port
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def hook() -> Iterator[tuple[str, SimpleQueue[Any]]]:
    with listening() as port:
        yield f"http://127.0.0.1:{port}/hook", Hook.received


def test_https_goes_to_the_address_that_was_checked_and_is_held_to_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resolved: list[str] = []
    real = socket.getaddrinfo

    def resolve(host: str, *more: Any, **named: Any) -> Any:
        if host.endswith(".example"):
            resolved.append(host)
        return real("127.0.0.1", *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    with listening(context) as port:
        assert webhooks.post(f"https://hook.example:{port}/hook", b"{}", private=True) == 302
        with pytest.raises(ssl.SSLCertVerificationError, match=r"other\.example"):
            webhooks.post(f"https://other.example:{port}/hook", b"{}", private=True)
    assert resolved == ["hook.example", "other.example"]


DYING = """
import os, signal, sys, msgspec
from emberkeep.server import webhooks
from emberkeep.server.config import Config
from emberkeep.server.run import start

def die(*_, **__):
    os.kill(os.getpid(), signal.SIGKILL)

setattr(webhooks, sys.argv[1], die)
start(msgspec.json.decode(sys.argv[2], type=Config))
"""


class DyingUnclaimed(Server):
    """Kills itself when it has committed a row and should see to what is to be sent."""

    program = ("-c", DYING, "claim")


class DyingUnsent(Server):
    """Kills itself instead of posting."""

    program = ("-c", DYING, "post")


async def make_due(database: str) -> None:
    """Let the time pass after which a notice is tried again."""
    store = open_store(database)
    await store.start()
    await store.write(Statement("UPDATE outbox SET due = 0", [], 1))
    await store.close()


@pytest.mark.slow
@pytest.mark.parametrize("kind", [Server, DyingUnclaimed, DyingUnsent])
def test_who_is_away_is_told_once_whenever_the_server_dies(
    backend: str, tmp_path: Path, hook: tuple[str, SimpleQueue[Any]], kind: type[Server]
) -> None:
    url, received = hook

    async def ask(server: Server) -> str:
        async with people(server, 2) as [ada, ben]:
            match = await ada.create("me", "open")
            await ben.post("/api/me/webhook", {"url": url}, 200)
            link = await ada.post(f"/api/matches/{match}/seats/1/link")
            try:
                await ben.post("/api/join", {"token": link["token"]})
            except httpx.HTTPError:
                assert kind is not Server
            return match

    with kind(backend, tmp_path / "log", private_webhooks=True) as server:
        match = asyncio.run(ask(server))
        if kind is not Server:
            server.process.wait(PATIENCE)
            server.kill()  # closes what is left of it
            assert received.empty()
            if kind is DyingUnsent:
                asyncio.run(make_due(backend))
            server.program = Server.program
            server.restart()
        told = received.get(timeout=PATIENCE)
        assert server.stop() == 0
    assert told["match"] == match
    assert received.empty()
    asyncio.run(nothing_is_left(backend))


async def nothing_is_left(database: str) -> None:
    store = open_store(database)
    await store.start()
    assert await due_notices(store, ALWAYS) == []
    await store.close()


# One process, without a network


class Post:
    """Takes the place of the network."""

    def __init__(self) -> None:
        self.bodies: list[Any] = []
        self.answer: int | Exception = 200

    def __call__(self, _url: str, body: bytes, *, private: bool) -> int:
        self.bodies.append(msgspec.json.decode(body))
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch) -> Post:
    made = Post()
    monkeypatch.setattr(webhooks, "post", made)
    return made


@asynccontextmanager
async def service_on(database: str) -> AsyncIterator[Service]:
    """Open a service that sends only when it is told to."""
    service = Service(Config(database=database))
    await service.store.start()
    try:
        yield service
    finally:
        await service.close()


def a_person(webhook: str) -> UserRow:
    return UserRow(new_id(), "Ben", webhook=webhook)


async def ben_is_asked(service: Service) -> Room:
    return await is_asked(service, a_person("http://example.org/hook"))


async def is_asked(service: Service, ben: UserRow) -> Room:
    """Begin a match in which somebody who has a webhook sits down, is asked, and is not here."""
    await keep_user(service.store, ben)
    row = match_row(1)
    row.id, row.public, row.seats[1] = new_id(), True, Seating("open")
    row.dealt, row.status = NOT_YET, "waiting"
    room = await service.rooms.add(row)
    await service.seats.sit(room, ben, 1)
    assert 1 in room.awaited()
    return room


async def send(service: Service, now: float = ALWAYS) -> None:
    await service.webhooks.send_due(now)
    await service.webhooks.all_sent()


@pytest.mark.slow
def test_of_many_processes_one_tells(backend: str, post: Post) -> None:
    async def body() -> None:
        async with AsyncExitStack() as stack:
            services = [await stack.enter_async_context(service_on(backend)) for _ in range(4)]
            room = await ben_is_asked(services[0])
            await asyncio.gather(*[send(service) for service in services])
            await asyncio.gather(*[send(service) for service in services])
            assert [told["match"] for told in post.bodies] == [room.id]

    asyncio.run(body())


@pytest.mark.parametrize(
    ("answer", "tries"),
    [(200, 1), (302, 1), (404, 1), (503, len(WAITS)), (429, len(WAITS)), (OSError(), len(WAITS))],
)
def test_what_failed_is_tried_again_but_not_for_ever(
    tmp_path: Path, post: Post, answer: int | Exception, tries: int
) -> None:
    post.answer = answer

    async def body() -> None:
        async with service_on(str(tmp_path / "db")) as service:
            await ben_is_asked(service)
            for days in range(len(WAITS) + 2):
                await send(service, ALWAYS + days * 86400)
            assert len(post.bodies) == tries
            assert len({told["id"] for told in post.bodies}) == 1
            assert await due_notices(service.store, ALWAYS * 2) == []

    asyncio.run(body())


def test_a_notice_does_not_tell_how_many_rows_there_are(tmp_path: Path, post: Post) -> None:
    async def body() -> None:
        async with service_on(str(tmp_path / "db")) as service:
            room = await ben_is_asked(service)
            await send(service)
            await service.actions.say(room, UserRow("ada", "Ada"), "one more row", "key", "")
            await service.seats.hand_over(room, room.seats[1].user, 1, "random")
            await service.seats.take_back(room, room.seats[1].user, 1)
            await send(service)
            first, second = post.bodies
            for name in [first.pop("id"), second.pop("id")]:
                assert re.fullmatch("[0-9a-f]{24}", name)
            assert first == second

    asyncio.run(body())


def test_a_try_that_failed_has_to_wait(tmp_path: Path, post: Post) -> None:
    post.answer = 503

    async def body() -> None:
        async with service_on(str(tmp_path / "db")) as service:
            await ben_is_asked(service)
            now = (await ben_is_asked(service)).changed + 1
            for later, posts in ((0, 2), (WAITS[0] - 1, 2), (WAITS[0], 4)):
                await send(service, now + later)
                assert len(post.bodies) == posts

    asyncio.run(body())


class SlowPost(Post):
    """A network in which one receiver takes its time."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = threading.Event()
        self.answered = threading.Event()

    def __call__(self, url: str, body: bytes, *, private: bool) -> int:
        if "slow" in url:
            self.go_on.wait(PATIENCE)
        else:
            self.answered.set()
        return super().__call__(url, body, private=private)


@pytest.mark.parametrize("people", [1, 60], ids=["one person", "many people"])
def test_a_slow_receiver_delays_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: int
) -> None:
    post = SlowPost()
    monkeypatch.setattr(webhooks, "post", post)

    async def body() -> None:
        async with service_on(str(tmp_path / "db")) as service:
            slow = [a_person(f"http://{at}.slow.example/") for at in range(people)]
            for at in range(60):
                await is_asked(service, slow[at % people])
            await service.webhooks.send_due(ALWAYS)
            await is_asked(service, a_person("http://fast.example/"))
            await service.webhooks.send_due(ALWAYS)
            assert await asyncio.to_thread(post.answered.wait, PATIENCE)
            assert len(post.bodies) == 1
            post.go_on.set()
            await service.webhooks.all_sent()
            while await due_notices(service.store, ALWAYS):
                await send(service)
            assert len(post.bodies) == 61

    asyncio.run(body())


def test_who_has_come_or_answered_meanwhile_is_not_told(tmp_path: Path, post: Post) -> None:
    async def body() -> None:
        async with service_on(str(tmp_path / "db")) as service:
            room = await ben_is_asked(service)
            ben = room.seats[1].user
            viewer = Viewer(service, room, ben)
            room.enter(viewer)
            await send(service)
            room.leave(viewer)
            await send(service)

            room = await ben_is_asked(service)
            ask = room.live.table.ask_of(1)
            choice = (1, ask.number, ask.codes()[0])
            await service.actions.choose(room, room.seats[1].user, choice, "key")
            assert 1 not in room.awaited()
            await send(service)
            assert post.bodies == []
            assert await due_notices(service.store, ALWAYS) == []

    asyncio.run(body())


def test_who_is_connected_when_asked_gets_no_notice(tmp_path: Path) -> None:
    async def body() -> None:
        async with service_on(str(tmp_path / "db")) as service:
            room = await ben_is_asked(service)
            await send(service)
            ben = room.seats[1].user
            await service.seats.hand_over(room, ben, 1, "random")
            viewer = Viewer(service, room, ben)
            room.enter(viewer)
            await service.seats.take_back(room, ben, 1)
            assert await due_notices(service.store, ALWAYS) == []
            room.leave(viewer)
            await service.seats.hand_over(room, ben, 1, "random")
            await service.seats.take_back(room, ben, 1)
            assert [notice.who for notice in await due_notices(service.store, ALWAYS)] == [ben]

    asyncio.run(body())


def test_a_rematch_tells_those_who_did_not_ask_for_it(tmp_path: Path) -> None:
    async def body() -> None:
        async with service_on(str(tmp_path / "db")) as service:
            for user in ("user-0", "user-1"):
                url = "http://example.org/hook"
                await keep_user(service.store, UserRow(user, user, webhook=url))
            await service.rooms.add(match_row(1))
            notices = await due_notices(service.store, ALWAYS)
            assert [(notice.who, notice.seq) for notice in notices] == [("user-1", 0)]

    asyncio.run(body())


def _random_row(room: Room, rng: random.Random) -> Row:
    """Write any row that can be next."""
    seat = rng.choice(room.awaited())
    undoers = [at for at in range(len(room.seats)) if can_undo(room, at)]
    dice = rng.random()
    if undoers and dice < 0.4:
        return new_row(room, "undo", rng.choice(undoers), "done")
    if dice < 0.5:
        who = rng.choice([Seating("open"), Seating("bot"), Seating("person", f"user-{seat}")])
        body = msgspec.json.encode(SeatChange("changed", who)).decode()
        return new_row(room, "seat", seat, body)
    if dice < 0.6:
        return new_row(room, "chat", None, '{"name": "", "text": ""}')
    ask = room.live.table.ask_of(seat)
    return chosen(room, seat, ask.number, rng.choice(ask.codes()), "", None)


@pytest.mark.parametrize("seed", range(4))
def test_whom_a_row_will_ask_is_known_before_it_happens(seed: int) -> None:
    rng = random.Random(seed)
    room = Room(match_row(seed))
    count = 0
    for _ in range(150):
        row = _random_row(room, rng)
        before = asked(room.live.table, room.seats)
        promised = {user for user, _ in asked_after(room, row) - before}
        room.apply(row)
        after = asked(room.live.table, room.seats)
        assert {user for user, _ in after - before} == promised, row
        count += len(promised)
        if room.over:
            break
    assert count > 20


PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "0.0.0.0",  # noqa: S104 - an address to refuse
    "224.0.0.1",  # many at once
    "239.1.2.3",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "fec0::1",  # a site of its own, as of old
    "ff02::1",
    "ff0e::1",  # many at once, anywhere
    "::ffff:127.0.0.1",  # what follows wraps a private address
    "::127.0.0.1",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::7f00:1",
    "2002:7f00:1::",
    "2002:a01:203::1",
    "2001:0:7f00:1::",
    "2001::80ff:fffe",
]


def test_a_webhook_leads_to_the_open_web_only() -> None:
    for url in (
        "ftp://example.org/",
        "http://",
        "http://u:p@example.org/",
        "javascript:alert(1)",
        "http://exa\x00mple.org/",
        "http://example.org/a b",
        "http://example.org/\r\nHost: there",
    ):
        with pytest.raises(Refuse):
            check_url(url, private=True)
    for host in ("localhost", "ember.localhost", "127.0.0.1:8000", "192.168.1.9", "[::1]:80"):
        with pytest.raises(Refuse, match="private address"):
            check_url(f"http://{host}/hook", private=False)
        check_url(f"http://{host}/hook", private=True)
    for host in PRIVATE:
        with pytest.raises(Refuse, match="private address"):
            check_url(f"http://{f'[{host}]' if ':' in host else host}/", private=False)
    check_url("https://example.org/hook", private=False)
    for host in PRIVATE:
        with pytest.raises(Refuse, match="private address"):
            address_of(host, 80, private=False)
    for host in ("1.1.1.1", "2606:4700::1111", "64:ff9b::101:101", "2002:101:101::1"):
        assert address_of(host, 80, private=False) == host
    assert address_of("127.0.0.1", 80, private=True) == "127.0.0.1"
