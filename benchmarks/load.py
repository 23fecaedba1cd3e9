"""Load a server: sockets that play Crown of Ash at random, and how long a choice takes.

    python benchmarks/load.py --sockets 500 --rate 1 --seconds 20
    python benchmarks/load.py --sockets 500 --database postgresql://…

Server and clients share this machine, over loopback. Two sockets play each match; whoever is asked
waits so that every socket chooses `rate` times a second on average. Measured is the time from
sending a choice to the push that shows it. Without --database: an SQLite file on a disk.
"""

# ruff: noqa: INP001 - a script, not a package

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 2
CONNECTING = 20  # at once


class Ask(msgspec.Struct):
    number: int
    codes: list[str]


class Told(msgspec.Struct):
    """The part of a message that a client of this kind needs."""

    type: str
    choices: int = 0
    ask: Ask | None = None
    result: Any = None


decode = msgspec.json.Decoder(Told).decode


class Score:
    """What was measured."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.pushes = 0
        self.bytes = 0
        self.refused = 0
        self.finished = 0
        self.measuring = False
        self.playing = 0
        self.all_play = asyncio.Event()

    def begins(self, wanted: int) -> None:
        """Count who has been pushed a first view."""
        self.playing += 1
        if self.playing >= wanted:
            self.all_play.set()


class Player:
    """One socket at one seat."""

    def __init__(self, seat: int, rate: float, score: Score, rng: random.Random) -> None:
        self.seat = seat
        self.pause = 1 / rate / SEATS
        self.score = score
        self.rng = rng
        self.sent: tuple[int, float] | None = None
        self.answered = 0
        self.wanted = 0  # sockets in all, until this one has begun

    async def play(self, socket: ClientConnection) -> None:
        """Play until the match is over."""
        await socket.send('{"type": "hello", "seq": null}')
        self.sent, self.answered = None, 0
        async for text in socket:
            told = decode(text)
            if told.type == "refused":
                self.score.refused += 1
            if told.type != "push":
                continue
            if self.wanted:
                self.score.begins(self.wanted)
                self.wanted = 0
            self._measure(told, len(text))
            if told.result:
                self.score.finished += 1
                return
            if told.ask and told.ask.number != self.answered:
                self.answered = told.ask.number
                await asyncio.sleep(self.pause * self.rng.uniform(0.5, 1.5))
                await self._choose(socket, told.ask)

    def _measure(self, told: Told, size: int) -> None:
        if self.score.measuring:
            self.score.pushes += 1
            self.score.bytes += size
        if self.sent and told.choices >= self.sent[0]:
            if self.score.measuring:
                self.score.times.append(time.perf_counter() - self.sent[1])
            self.sent = None

    async def _choose(self, socket: ClientConnection, ask: Ask) -> None:
        message = {
            "type": "choose",
            "seat": self.seat,
            "number": ask.number,
            "code": self.rng.choice(ask.codes),
            "key": f"{self.seat}-{ask.number}",
        }
        self.sent = (ask.number, time.perf_counter())
        await socket.send(json.dumps(message))


async def match_of_two(address: str, gate: asyncio.Semaphore, players: list[Player]) -> None:
    """Play one match after another."""
    people = [httpx.AsyncClient(base_url=address, timeout=60) for _ in players]
    for person in people:
        async with gate:
            await person.get("/api/me")
    while True:
        async with gate:
            wish = {"game": "crown_of_ash", "seats": [{"kind": "me"}, {"kind": "open"}]}
            match = (await people[0].post("/api/matches", json=wish)).json()["id"]
            link = (await people[0].post(f"/api/matches/{match}/seats/1/link")).json()
            await people[1].post("/api/join", json={"token": link["token"]})
        sockets = []
        for person in people:
            cookie = "; ".join(f"{name}={text}" for name, text in person.cookies.items())
            url = f"{address.replace('http', 'ws')}/ws/{match}"
            async with gate:
                sockets.append(
                    await connect(url, additional_headers={"Cookie": cookie}, compression=None)
                )
        await asyncio.gather(*[p.play(s) for p, s in zip(players, sockets, strict=True)])
        for socket in sockets:
            await socket.close()


async def load(address: str, pid: int, wish: argparse.Namespace) -> dict[str, Any]:
    """Connect everybody, wait until they play, measure."""
    rng = random.Random(wish.seed)
    score = Score()
    gate = asyncio.Semaphore(CONNECTING)
    empty = memory(pid)
    tasks = []
    for _ in range(wish.sockets // SEATS):
        players = [Player(at, wish.rate, score, random.Random(rng.random())) for at in range(SEATS)]
        for player in players:
            player.wanted = wish.sockets // SEATS * SEATS
        tasks.append(asyncio.ensure_future(match_of_two(address, gate, players)))
    ready = asyncio.ensure_future(score.all_play.wait())
    await asyncio.wait([ready, *tasks], timeout=wish.patience, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        if task.done():
            task.result()
    if not ready.done():
        raise TimeoutError(f"only {score.playing} of {wish.sockets} play after {wish.patience} s")
    await asyncio.sleep(wish.settle)
    score.measuring = True
    started, worked = time.perf_counter(), cpu(pid)
    await asyncio.sleep(wish.seconds)
    score.measuring = False
    took, worked = time.perf_counter() - started, cpu(pid) - worked
    full = memory(pid)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    times = sorted(score.times)
    return {
        "sockets": wish.sockets,
        "choices a second": round(len(times) / took, 1),
        "pushes a second": round(score.pushes / took, 1),
        "bytes a push": score.bytes // max(1, score.pushes),
        **{f"p{share} ms": quantile(times, share) for share in (50, 95, 99)},
        "server CPU %": round(100 * worked / took),
        "kB a match": round((full - empty) / (wish.sockets / SEATS)),
        "matches finished": score.finished // SEATS,
        "refused": score.refused,
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
    server = subprocess.Popen(  # noqa: S603 - our own server
        [sys.executable, "-m", "emberkeep.server", json.dumps(config)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        yield server.stdout.readline().strip().rstrip("/"), server.pid
    finally:
        server.kill()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=100)
    parser.add_argument("--rate", type=float, default=1.0, help="choices a socket and second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--settle", type=float, default=5.0)
    parser.add_argument("--patience", type=float, default=240.0, help="to connect everybody")
    parser.add_argument("--database", default="")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wish.database or str(Path(folder) / "load.sqlite")
        with running(database) as (address, pid):
            found = asyncio.run(load(address, pid, wish))
    print(json.dumps({"database": database.partition(":")[0][-8:], **found}))  # noqa: T201


if __name__ == "__main__":
    main()
