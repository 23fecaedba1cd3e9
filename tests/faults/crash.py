"""Kill servers and their bots' processes while clients play; then compare what was promised.

As a command: `python -m tests.faults.crash --kills 500` (and `--postgres` for two processes). It
kills servers, bots' processes that are idle and bots' processes that think, each as often, and
fails if a bot took more than `--within` seconds to answer.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from emberkeep.games import GAMES
from emberkeep.server.backends import open_store
from emberkeep.server.check import faults
from tests.server.databases import new_database, postgres
from tests.server.harness import Person, Server, Socket

SHORT = 5.0  # seconds to wait for a bot to think, or for none to
PATIENCE = 100.0  # for a choice, on a machine that does a lot else
BOTS = ("random", "hard", "")  # in each match: one that answers at once, one that thinks, none
TELL_EVERY = 50  # kills
VICTIMS = ("server", "idle", "busy")
LOST = (OSError, WebSocketException, EOFError, TimeoutError, httpx.HTTPError)


class Promise:
    """A choice that somebody sent; `seq` once it was acknowledged."""

    def __init__(self, seat: int, code: str) -> None:
        self.seat = seat
        self.code = code
        self.seq: int | None = None


class Waiting:
    """How long bots take to answer, as those see it who play with them."""

    def __init__(self) -> None:
        self.since: dict[str, tuple[int, float]] = {}  # by match: what bots were asked, and when
        self.longest = 0.0  # through however many kills
        self.again = 0.0  # the longest, counted from the last kill on
        self.killed = 0.0  # when something was killed
        self.load = 0.0  # how many processes wished to run on the machine during the longest wait

    def see(self, match: str, push: Any) -> None:
        """Take note of a push: bots are waited for until the match goes on."""
        now = time.monotonic()
        seq, since = self.since.pop(match, (-1, now))
        if seq >= 0:
            self.again = max(self.again, now - max(since, self.killed))
        if seq >= 0 and now - since > self.longest:
            self.longest, self.load = now - since, os.getloadavg()[0]
        if any(push["seats"][seat]["kind"] == "bot" for seat in push["awaited"]):
            self.since[match] = (push["seq"], since if seq == push["seq"] else now)


class Fate:
    """What happened in the whole test."""

    def __init__(self) -> None:
        self.promises: dict[str, dict[str, Promise]] = {}
        self.acks = 0
        self.resumed = 0
        self.killed: Counter[str] = Counter()
        self.restart = 0.0  # the longest that a server took to start again
        self.bots = Waiting()
        self.changed = asyncio.Event()
        self.over = False

    def ack(self) -> None:
        self.acks += 1
        self.changed.set()

    async def wait_for(self, more: int, kills: int) -> None:
        """Wait for some more acknowledged choices."""
        wanted = self.acks + more
        try:
            async with asyncio.timeout(PATIENCE):
                while self.acks < wanted:
                    self.changed.clear()
                    await self.changed.wait()
        except TimeoutError:
            missing = (
                f"{wanted - self.acks} choices are missing {PATIENCE:.0f} s after kill {kills}"
            )
            raise AssertionError(f"{missing}; {self.acks} were acknowledged") from None


class Stubborn:
    """A client that comes back whatever happens, and sends again what was not acknowledged."""

    def __init__(self, person: Person, seat: int, fate: Fate, seed: int) -> None:
        self.person = person
        self.seat = seat
        self.fate = fate
        self.rng = random.Random(seed)
        self.count = 0
        self.socket: Socket | None = None
        self.pending: dict[str, Any] | None = None

    async def play(self, match: str) -> None:
        """Play a match to its end, or until the test is over."""
        self.socket = None
        while not self.fate.over:
            try:
                async with asyncio.timeout(60), self.person.play(match, self.socket) as socket:
                    self.socket = socket
                    self.fate.resumed += 1
                    await self._go_on(match, socket)
                    if socket.push["result"]:
                        self.fate.bots.see(match, socket.push)
                        return
            except LOST:
                await asyncio.sleep(0.05)

    async def _go_on(self, match: str, socket: Socket) -> None:
        while not self.fate.over and not (socket.push["result"] and self.pending is None):
            self.fate.bots.see(match, socket.push)
            if self.pending is None:
                ask = socket.push["ask"]
                if ask is None:
                    await socket.receive()
                    continue
                self.pending = self._choice(match, ask)
            await self._send(match, socket, self.pending)

    def _choice(self, match: str, ask: Any) -> dict[str, Any]:
        self.count += 1
        key = f"{self.seat}-{self.count}"
        code = self.rng.choice(ask["codes"])
        self.fate.promises.setdefault(match, {})[key] = Promise(self.seat, code)
        return {"seat": self.seat, "number": ask["number"], "code": code, "key": key}

    async def _send(self, match: str, socket: Socket, choice: dict[str, Any]) -> None:
        key = choice["key"]
        refused = len(socket.refused)
        await socket.send(type="choose", **choice)
        await socket.until(lambda: key in socket.acks or len(socket.refused) > refused)
        assert key in socket.acks, f"{choice} was refused: {socket.refused[-1]}"
        self.fate.promises[match][key].seq = socket.acks[key]
        self.pending = None
        self.fate.ack()
        await socket.until(lambda: socket.push["seq"] >= socket.acks[key])


async def play_matches(pair: list[Stubborn], bot: str) -> None:
    """Play one match of each game after another, with a bot at the third seat if it is named."""
    owner, guest = pair
    seats = ["me", "open", *([f"bot:{bot}"] if bot else [])]
    games = itertools.cycle(owner.rng.sample(sorted(GAMES), len(GAMES)))
    while not owner.fate.over:
        try:
            match = await owner.person.create(*seats, game=next(games))
            await owner.person.invite(match, 1, guest.person)
        except LOST:
            await asyncio.sleep(0.05)
            continue
        except AssertionError:  # the invitation was committed, its answer lost
            continue
        await asyncio.gather(owner.play(match), guest.play(match))
        owner.pending = guest.pending = None


async def killing(servers: list[Server], kills: int, fate: Fate, rng: random.Random) -> None:
    """Kill one process after the other, each time after some more acknowledged choices."""
    for count in range(kills):
        await fate.wait_for(rng.randint(1, 12), count)
        await asyncio.sleep(rng.random() * 0.02)  # anywhere between two messages
        wish = VICTIMS[count % len(VICTIMS)]
        if wish == "server" or not await kill_thinker(servers, fate, busy=wish == "busy"):
            wish = "server"
            victim = rng.choice(servers)
            victim.kill()
            fate.bots.killed = time.monotonic()
            await asyncio.to_thread(victim.restart)
            fate.restart = max(fate.restart, time.monotonic() - fate.bots.killed)
        fate.killed[wish] += 1
        if (count + 1) % TELL_EVERY == 0:
            print(f"{count + 1} kills, {fate.acks} acknowledged choices", flush=True)
    await fate.wait_for(10, kills)
    fate.over = True


async def kill_thinker(servers: list[Server], fate: Fate, *, busy: bool) -> bool:
    """Kill a process in which bots think, while one thinks or while none does; False for none."""
    until = time.monotonic() + SHORT
    while bool(fate.bots.since) != busy and time.monotonic() < until:  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    found = [pid for server in servers for pid in thinkers(server)]
    for pid in found:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    fate.bots.killed = time.monotonic()
    return bool(found)


def thinkers(server: Server) -> list[int]:
    """List the processes in which a server's bots think."""
    command = ["pgrep", "-P", str(server.process.pid)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


async def crash(database: str, logs: Path, kills: int, seed: int, processes: int = 1) -> Fate:
    """Run the whole test; every promise is kept, or an assertion fails."""
    rng = random.Random(seed)
    fate = Fate()
    servers = [Server(database, logs / f"log-{at}", grace=1.0) for at in range(processes)]
    clients: list[Stubborn] = []
    try:
        pairs: list[list[Stubborn]] = []
        for _ in BOTS:
            pair = []
            for seat in (0, 1):
                person = Person(servers[seat % processes].address)
                await person.get("/api/me")
                pair.append(Stubborn(person, seat, fate, rng.getrandbits(32)))
            pairs.append(pair)
            clients += pair
        players = [
            asyncio.ensure_future(play_matches(pair, bot))
            for pair, bot in zip(pairs, BOTS, strict=True)
        ]
        killer = asyncio.ensure_future(killing(servers, kills, fate, rng))
        await _first_failure([killer, *players], killer)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    except BaseException:
        for server in servers:
            print(f"== {server.logs}", server.logs.read_text()[-3000:], sep="\n", file=sys.stderr)
        raise
    finally:
        for server in servers:
            server.__exit__()
        for client in clients:
            await client.person.close()
    await check(database, fate)
    return fate


async def _first_failure(tasks: list[asyncio.Future[None]], last: asyncio.Future[None]) -> None:
    while not last.done():
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()


async def check(database: str, fate: Fate) -> None:
    """Compare the log with what the clients were promised."""
    store = open_store(database)
    await store.start()
    kept = 0
    for match, promises in fate.promises.items():
        rows = await store.rows(match)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        by_key: dict[str, list[Any]] = {}
        for row in rows:
            if row.key is not None and row.kind == "choice":
                by_key.setdefault(row.key.partition(":")[2], []).append(row)
        for key, promise in promises.items():
            found = by_key.pop(key, [])
            assert len(found) <= 1, f"{key} of {match} is there twice"
            if promise.seq is not None:
                assert found, f"{key} of {match} was acknowledged and is lost"
                assert found[0].seq >= promise.seq  # which leaves out what others do apart
                assert (found[0].seat, found[0].body) == (promise.seat, promise.code)
                kept += 1
        assert not by_key, f"nobody sent {by_key}"
    assert [fault async for fault in faults(store)] == []
    await store.close()
    assert kept == fate.acks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--postgres", action="store_true", help="two processes, killing one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--within", type=float, default=10.0, help="seconds a bot may take")
    wish = parser.parse_args()
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        logs = Path(folder)
        if wish.postgres:
            with postgres() as address:
                fate = asyncio.run(
                    crash(new_database(address), logs, wish.kills, wish.seed, processes=2)
                )
        else:
            fate = asyncio.run(crash(str(logs / "db.sqlite"), logs, wish.kills, wish.seed))
    took = time.perf_counter() - started
    print(
        f"{wish.kills} kills in {took:.0f} s: {fate.acks} acknowledged choices in "
        f"{len(fate.promises)} matches, each there once; {fate.resumed} connections; "
        f"killed {', '.join(f'{count} {what}' for what, count in fate.killed.items())}; "
        f"servers started again within {fate.restart:.1f} s, "
        f"bots answered within {fate.bots.again:.1f} s of the last kill, "
        f"{fate.bots.longest:.1f} s through all of them (load {fate.bots.load:.1f})"
    )
    if fate.bots.longest > wish.within:
        sys.exit(f"a bot took longer than {wish.within:.0f} s")


if __name__ == "__main__":
    main()
