"""A real server process and clients that play on it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import PATIENCE

GAME = "crown_of_ash"
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nothing is encrypted here: load no certificates
USUAL = {"pace": 0.0, "absence": 0.0, "limits": False, "workers": 1, "static": "no-such-folder"}


class Server:
    """A server in a process of its own."""

    program: Sequence[str] = ("-P", "-m", "tests.server.seeded")  # -P: the build under test

    def __init__(self, database: str, logs: Path, **settings: Any) -> None:
        self.database = database
        self.logs = logs
        self.settings = settings
        self.port = 0
        self.start()

    def start(self) -> None:
        config = {"port": self.port, "database": self.database, **USUAL, **self.settings}
        command = [sys.executable, *self.program, json.dumps(config)]
        environment = {key: text for key, text in os.environ.items() if "EMBERKEEP" not in key}
        with self.logs.open("a") as logs:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=logs,
                text=True,
                env=environment,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("http"), self.logs.read_text()
        self.address = line.strip().rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self._reap()

    def _reap(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def restart(self) -> None:
        """Begin anew at the same address."""
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self._reap()


class Person:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=PLAIN)

    async def get(self, path: str, status: int = 200) -> Any:
        return _checked(await self.http.get(path), status)

    async def post(self, path: str, data: Any = None, status: int | None = None) -> Any:
        body = {} if data is None else {"json": data}
        return _checked(await self.http.post(path, **body), status)

    async def create(self, *seats: str | dict[str, Any], **more: Any) -> str:
        """Begin a match: seats like `me`, `open`, `bot:random`."""
        wishes = [_wish(seat) if isinstance(seat, str) else seat for seat in seats]
        made = await self.post("/api/matches", {"game": GAME, "seats": wishes, **more}, 201)
        return str(made["id"])

    async def invite(self, match: str, seat: int, other: Person) -> None:
        link = await self.post(f"/api/matches/{match}/seats/{seat}/link")
        await other.post("/api/join", {"token": link["token"]}, 200)

    def cookie(self) -> str:
        return "; ".join(f"{key}={text}" for key, text in self.http.cookies.items())

    @asynccontextmanager
    async def play(
        self, match: str, before: Socket | None = None, address: str = ""
    ) -> AsyncIterator[Socket]:
        """Connect, with what an earlier connection was told, if there was one."""
        async with self.connected(match, address) as connection:
            socket = Socket(connection)
            seq = None
            if before is not None:
                seq, socket.story, socket.chat = before.push["seq"], before.story, before.chat
            await socket.send(type="hello", seq=seq)
            await socket.until(lambda: socket.push is not None)
            yield socket

    def connected(self, match: str, address: str = "", **more: Any) -> connect:
        url = (address or self.address).replace("http", "ws", 1) + f"/ws/{match}"
        headers = {"Cookie": self.cookie()} if self.http.cookies else {}
        headers |= more.pop("headers", {})
        return connect(url, additional_headers=headers, compression=None, **more)

    async def close(self) -> None:
        await self.http.aclose()


class Socket:
    """One connection, and all that it was told."""

    keys = itertools.count(1)

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.push: Any = None
        self.pushes: list[Any] = []
        self.welcome: Any = None
        self.presence: Any = None
        self.story: dict[int | None, list[Any]] = {}
        self.chat: list[Any] = []
        self.acks: dict[str, int] = {}
        self.refused: list[Any] = []
        self.bye: Any = None

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self) -> Any:
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        self._learn(message)
        return message

    def _learn(self, message: Any) -> None:
        match message["type"]:
            case "push":
                story = self.story.get(message["you"], [])
                assert message["since"] <= len(story), "events are missing"
                self.story[message["you"]] = story[: message["since"]] + message["story"]
                self.chat += message["chat"]
                self.push = message
                self.pushes.append(message)
            case "ack":
                self.acks[message["key"]] = message["seq"]
            case "refused":
                self.refused.append(message)
            case "welcome" | "presence" | "bye" as kind:
                setattr(self, kind, message)

    async def until(self, true: Callable[[], Any]) -> None:
        while not true():
            await self.receive()

    async def tell(self, **message: Any) -> int:
        """Send something with a key and wait for its acknowledgement."""
        key = f"key-{next(self.keys)}"
        await self.send(**message, key=key)
        await self.until(lambda: key in self.acks)
        await self.until(lambda: self.push["seq"] >= self.acks[key])
        return self.acks[key]

    async def refusal(self, **message: Any) -> str:
        """Send something that must be refused; return the reason."""
        count = len(self.refused)
        await self.send(**message)
        await self.until(lambda: len(self.refused) > count)
        return str(self.refused[-1]["reason"])

    async def choose(self, code: str | None = None) -> int:
        """Answer the open ask, by default with its first option."""
        ask = self.push["ask"]
        return await self.tell(
            type="choose", seat=ask["seat"], number=ask["number"], code=code or ask["codes"][0]
        )

    async def asked(self) -> Any:
        """Wait to be asked, or for the end."""
        await self.until(lambda: self.push["ask"] or self.push["result"])
        return self.push["ask"]

    async def play_on(self, rng: random.Random, choices: int = 1000) -> None:
        """Play at random to the end, or for so many choices."""
        for _ in range(choices):
            ask = await self.asked()
            if ask is None:
                return
            await self.choose(rng.choice(ask["codes"]))


def _wish(seat: str) -> dict[str, str]:
    kind, _, level = seat.partition(":")
    return {"kind": kind, **({"level": level} if level else {})}


def _checked(answer: httpx.Response, status: int | None) -> Any:
    fine = answer.status_code == status if status else answer.is_success
    assert fine, f"{answer.request.url}: {answer.status_code} {answer.text}"
    kind = answer.headers.get("content-type", "")
    return answer.json() if kind.startswith("application/json") else answer.text


@asynccontextmanager
async def people(server: Server, count: int) -> AsyncIterator[list[Person]]:
    """Let some guests come in."""
    guests = [Person(server.address) for _ in range(count)]
    try:
        for guest in guests:
            await guest.get("/api/me")
        yield guests
    finally:
        for guest in guests:
            await guest.close()


async def play_all(sockets: Sequence[Socket], seed: int) -> None:
    """Let everybody play at random to the end."""
    rng = random.Random(seed)
    await asyncio.gather(*[socket.play_on(random.Random(rng.random())) for socket in sockets])
