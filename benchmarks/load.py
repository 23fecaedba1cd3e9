"""Load a server: sockets that play Crown of Ash at random, and how long a choice takes.

    python benchmarks/load.py --matrix
    python benchmarks/load.py --sockets 500 --rate 1 --seconds 20
    python benchmarks/load.py --sockets 500 --database postgresql://…
    python benchmarks/load.py --sockets 500 --bots hard

Server and clients share this machine, over loopback. Two sockets play each match; whoever is asked
waits so that every socket chooses `rate` times a second on average. Measured is the time from
sending a choice to the push that shows it. Without --database: an SQLite file on a disk.

The matches are written into the database before the server starts. The clients are as cheap as
can be, so that the figures are the server's: WebSocket frames by hand, and of a push only what a
player at random needs is decoded.

With --bots, one person has bots of that level play among themselves all the while, in as many
matches as the limits allow: when one is over, the next is begun.
"""

# ruff: noqa: INP001, T201 - a script, not a package

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

from emberkeep.games import GAMES
from emberkeep.server.backends import open_store
from emberkeep.server.config import Quotas
from emberkeep.server.identity import COOKIE, Signer, new_session
from emberkeep.tables.rows import MatchRow, Seating
from tests.server.databases import new_database, postgres

GAME = "crown_of_ash"
SEATS = 2
MOST_BOTS = 4
LENGTH = 100  # choices that a match has at least, on average
CONNECTING = 40  # at once
SOCKETS_A_PROCESS = 500
MATRIX = ((100, ""), (500, ""), (500, "random"), (500, "hard"), (2000, ""))  # sockets, bots
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Ask(msgspec.Struct):
    number: int
    codes: list[str]


class Told(msgspec.Struct):
    """The part of a message that a client of this kind needs."""

    type: str
    choices: int = 0
    ask: Ask | None = None
    result: dict[str, Any] | None = None


class Score(msgspec.Struct):
    """What one process of clients has measured."""

    times: list[float] = []
    pushes: int = 0
    bytes: int = 0
    refused: int = 0
    finished: int = 0


decode = msgspec.json.Decoder(Told).decode


# What is played


def matches_a_pair(wish: argparse.Namespace) -> int:
    """Tell how many matches two clients need so that they never run out of them."""
    return 1 + int((wish.seconds + wish.settle) * wish.rate * SEATS / LENGTH)


def user(pair: int, seat: int) -> str:
    return f"user-{pair}-{seat}"


def match_id(pair: int, count: int) -> str:
    return f"match-{pair}-{count}"


async def prepare(database: str, wish: argparse.Namespace) -> str:
    """Write all matches; return the secret that cookies are signed with."""
    store = open_store(database)
    await store.start()
    pairs = range(wish.sockets // SEATS)
    rows = [a_match(pair, count) for pair in pairs for count in range(matches_a_pair(wish))]
    for at in range(0, len(rows), 100):
        await asyncio.gather(*[store.add_match(row) for row in rows[at : at + 100]])
    secret = await store.secret()
    await store.close()
    return secret.hex()


def a_match(pair: int, count: int) -> MatchRow:
    return MatchRow(
        id=match_id(pair, count),
        game=GAME,
        rules=GAMES[GAME].rules_version,
        mode="standard",
        players=SEATS,
        options={},
        seats=[Seating("person", user(pair, seat), f"Player {seat}") for seat in range(SEATS)],
        seed=pair * 1000 + count,
        salt="salt",
        owner=user(pair, 0),
        public=False,
        created=time.time(),
    )


# Clients


class Clients:
    """All clients of one process."""

    def __init__(self, address: str, secret: str, wish: argparse.Namespace) -> None:
        host, _, port = address.rpartition("//")[2].partition(":")
        self.place = (host, int(port))
        self.signer = Signer(bytes.fromhex(secret))
        self.pause = 1 / wish.rate / SEATS
        self.score = Score()
        self.playing = False
        self.measuring = False
        self.waiting: list[tuple[Client, Ask]] = []  # for the others to connect
        self.begun = 0
        self.all_begun = asyncio.Event()
        self.gate = asyncio.Semaphore(CONNECTING)

    async def play(self, pairs: range) -> None:
        """Connect everybody."""
        self.wanted = len(pairs) * SEATS
        seats = [(pair, seat) for pair in pairs for seat in range(SEATS)]
        await asyncio.gather(*[self.connect(pair, seat, 0) for pair, seat in seats])
        await self.all_begun.wait()

    async def connect(self, pair: int, seat: int, count: int) -> None:
        async with self.gate:
            client = Client(self, pair, seat, count)
            await asyncio.get_running_loop().create_connection(lambda: client, *self.place)
            await client.begun.wait()

    def start(self) -> None:
        """Let everybody play, who have waited for each other."""
        self.playing = True
        for client, ask in self.waiting:
            client.think(ask)

    def begins(self) -> None:
        self.begun += 1
        if self.begun == self.wanted:
            self.all_begun.set()


class Client(asyncio.Protocol):
    """One socket at one seat."""

    transport: asyncio.Transport

    def __init__(self, clients: Clients, pair: int, seat: int, count: int) -> None:
        self.clients = clients
        self.pair, self.seat, self.count = pair, seat, count
        self.rng = random.Random(f"{pair}-{seat}-{count}")
        self.buffer = bytearray()
        self.open = False
        self.begun = asyncio.Event()
        self.sent: tuple[int, float] | None = None
        self.answered = 0

    # WebSocket

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        host, port = self.clients.place
        cookie = f"{COOKIE}={self.clients.signer.sign(new_session(user(self.pair, self.seat)))}"
        lines = [
            f"GET /ws/{match_id(self.pair, self.count)} HTTP/1.1",
            f"Host: {host}:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"Cookie: {cookie}",
        ]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.open, self.buffer = True, rest
            self.send(TEXT, b'{"type": "hello", "seq": null}')
        while frame := self.frame():
            kind, body = frame
            if kind == TEXT:
                self.told(body)
            elif kind == PING:
                self.send(PONG, body)
            elif kind == CLOSE:
                self.transport.close()

    def frame(self) -> tuple[int, bytes] | None:
        """Take one whole frame out of the buffer, if there is one."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, begin = buffer[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:begin], "big")
        if len(buffer) < begin + size:
            return None
        body = bytes(buffer[begin : begin + size])
        kind = buffer[0] & 15
        del buffer[: begin + size]
        return kind, body

    def send(self, kind: int, body: bytes) -> None:
        """Send a frame; its mask of zeros changes nothing."""
        size = (
            bytes([128 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        )
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + body)

    # Playing

    def told(self, text: bytes) -> None:
        told = decode(text)
        if told.type == "refused":
            self.clients.score.refused += 1
        if told.type != "push":
            return
        if not self.begun.is_set():
            self.begun.set()
            if self.count == 0:
                self.clients.begins()
        self.measure(told, len(text))
        if told.result:
            self.clients.score.finished += 1
            self.transport.close()
            next_one = self.clients.connect(self.pair, self.seat, self.count + 1)
            self.task = asyncio.ensure_future(next_one)
        elif told.ask and told.ask.number != self.answered:
            self.answered = told.ask.number
            if self.clients.playing:
                self.think(told.ask)
            else:
                self.clients.waiting.append((self, told.ask))

    def think(self, ask: Ask) -> None:
        wait = self.clients.pause * self.rng.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(wait, self.choose, ask)

    def measure(self, told: Told, size: int) -> None:
        clients = self.clients
        if clients.measuring:
            clients.score.pushes += 1
            clients.score.bytes += size
        if self.sent and told.choices >= self.sent[0]:
            if clients.measuring:
                clients.score.times.append(time.perf_counter() - self.sent[1])
            self.sent = None

    def choose(self, ask: Ask) -> None:
        message = {
            "type": "choose",
            "seat": self.seat,
            "number": ask.number,
            "code": self.rng.choice(ask.codes),
            "key": f"{self.seat}-{ask.number}",
        }
        self.sent = (ask.number, time.perf_counter())
        self.send(TEXT, msgspec.json.encode(message))


async def be_clients(wish: argparse.Namespace) -> None:
    """Be one process of clients: say when all play, measure for a while, tell the score."""
    address, secret, first, last = json.loads(wish.part)
    clients = Clients(address, secret, wish)
    await clients.play(range(first, last))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    clients.start()
    await asyncio.sleep(wish.settle)
    clients.measuring = True
    await asyncio.sleep(wish.seconds)
    clients.measuring = False
    print(msgspec.json.encode(clients.score).decode(), flush=True)
    os._exit(0)  # nobody waits for two thousand sockets to be closed well


# Somebody with many bots


class Greedy(threading.Thread):
    """Keeps as many matches of bots alone running as one person may."""

    def __init__(self, address: str, secret: str, level: str) -> None:
        super().__init__(daemon=True)
        cookie = {COOKIE: Signer(bytes.fromhex(secret)).sign(new_session("greedy"))}
        self.http = httpx.Client(base_url=address, cookies=cookie, timeout=60)
        self.level = level
        self.most = Quotas().bot_matches.person
        self.begun = 0
        self.choices = 0
        self.done = threading.Event()

    def run(self) -> None:
        while not self.done.wait(0.2):
            matches = self.http.get("/api/matches").json()["matches"]
            running = [match for match in matches if match["status"] == "running"]
            self.choices = sum(match["choices"] for match in matches)
            for _ in range(self.most - len(running)):
                self.begin()

    def end(self) -> None:
        self.done.set()
        if self.is_alive():
            self.join()

    def begin(self) -> None:
        self.begun += 1
        seat = {"kind": "bot", "level": self.level}
        self.http.post("/api/matches", json={"game": GAME, "seats": [seat] * MOST_BOTS})


# One run


def load(database: str, wish: argparse.Namespace) -> dict[str, Any]:
    """Run a server and its clients, and measure."""
    secret = asyncio.run(prepare(database, wish))
    with ExitStack() as stack:
        address, pid = stack.enter_context(running(database))
        empty = memory(pid)
        pairs = wish.sockets // SEATS
        step = SOCKETS_A_PROCESS // SEATS
        parts = [
            stack.enter_context(clients_of(wish, [address, secret, at, min(at + step, pairs)]))
            for at in range(0, pairs, step)
        ]
        for part in parts:
            assert part.stdout.readline() == "ready\n", "the clients cannot connect"
        greedy = Greedy(address, secret, wish.bots)
        if wish.bots:
            greedy.start()
        for part in parts:
            part.stdin.write("\n")
            part.stdin.flush()
        time.sleep(wish.settle)
        started, worked = time.perf_counter(), cpu(pid)
        scores = [msgspec.json.decode(part.stdout.readline(), type=Score) for part in parts]
        took, worked = time.perf_counter() - started, cpu(pid) - worked
        full = memory(pid)
        greedy.end()
    times = sorted(each for score in scores for each in score.times)
    pushes = sum(score.pushes for score in scores)
    return {
        "sockets": wish.sockets,
        "bots": wish.bots or "none",
        "choices a second": round(len(times) / wish.seconds, 1),
        **{f"p{share} ms": quantile(times, share) for share in (50, 95, 99)},
        "ms CPU a choice": round(1000 * worked / max(1, len(times)), 2),
        "server CPU %": round(100 * worked / took),
        "kB a match": round((full - empty) / (wish.sockets / SEATS)),
        "bytes a push": sum(score.bytes for score in scores) // max(1, pushes),
        "matches finished": sum(score.finished for score in scores) // SEATS,
        "refused": sum(score.refused for score in scores),
        "bots' matches": greedy.begun,
        "bots' choices": greedy.choices,
    }


def quantile(times: list[float], share: int) -> float:
    return round(times[min(len(times) - 1, len(times) * share // 100)] * 1000, 1) if times else 0


def memory(pid: int) -> int:
    """Read the resident memory of a process, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu(pid: int) -> float:
    """Read the processor time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


@contextmanager
def running(database: str) -> Iterator[tuple[str, int]]:
    config = {"port": 0, "database": database, "limits": False, "quiet": True}
    # -P: the compiled build, if PYTHONPATH names it, though this folder has the sources as well.
    command = [sys.executable, "-P", "-m", "emberkeep.server", json.dumps(config)]
    with _process(command) as server:
        yield server.stdout.readline().strip().rstrip("/"), server.pid


@contextmanager
def clients_of(wish: argparse.Namespace, part: list[Any]) -> Iterator[Any]:
    told = [f"--{name}={getattr(wish, name)}" for name in ("rate", "seconds", "settle")]
    with _process([sys.executable, __file__, *told, "--part", json.dumps(part)]) as clients:
        yield clients


@contextmanager
def _process(command: list[str]) -> Iterator[Any]:
    with subprocess.Popen(  # noqa: S603 - our own programs
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


# All runs


def matrix(wish: argparse.Namespace) -> None:
    """Measure with few and many sockets on both databases, as a table."""
    with tempfile.TemporaryDirectory() as folder, postgres() as server:
        head = ""
        for name in ("SQLite", "PostgreSQL"):
            for wish.sockets, wish.bots in MATRIX:
                file = str(Path(folder) / f"{wish.sockets}-{wish.bots}.sqlite")
                found = load(file if name == "SQLite" else new_database(server), wish)
                line = {"database": name, **found, "machine": f"{os.getloadavg()[0]:.1f}"}
                if not head:
                    head = "| " + " | ".join(line) + " |"
                    print(head, "|---" * len(line) + "|", sep="\n")
                print("| " + " | ".join(map(str, line.values())) + " |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--matrix",
        action="store_true",
        help="few and many sockets, without and with bots, on both databases",
    )
    parser.add_argument("--sockets", type=int, default=100)
    parser.add_argument("--rate", type=float, default=1.0, help="choices a socket and second")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--settle", type=float, default=3.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--bots", default="", help="level of bots that one person lets play")
    parser.add_argument("--part", default="", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.part:
        uvloop.run(be_clients(wish))
    elif wish.matrix:
        matrix(wish)
    else:
        with tempfile.TemporaryDirectory() as folder:
            found = load(wish.database or str(Path(folder) / "load.sqlite"), wish)
        print(json.dumps(found))


if __name__ == "__main__":
    main()
