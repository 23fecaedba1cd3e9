"""Connections that say nothing, or far too slowly, keep nobody else out."""

from __future__ import annotations

import asyncio
import random
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from emberkeep.server.files import most_connections
from tests.patience import PATIENCE
from tests.server.harness import Server, people

pytestmark = pytest.mark.slow

MANY = 1000
FEW_FILES = """
import resource, sys, msgspec
resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300))
from emberkeep.server.config import Config
from emberkeep.server.run import start
start(msgspec.json.decode(sys.argv[1], type=Config))
"""
GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"


class Poor(Server):
    """A server that may have 300 files open."""

    program = ("-c", FEW_FILES)


@contextmanager
def serving(folder: Path, kind: type[Server] = Server, **limits: Any) -> Iterator[Server]:
    with kind(str(folder / "db"), folder / "log", connections=limits) as server:
        yield server


def called(server: Server, stack: ExitStack, *, whence: str = "127.0.0.1") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (whence, 0))
    return stack.enter_context(made)


def ended(connection: socket.socket) -> bytes:
    """Wait until the other side has closed a connection; return what it said before."""
    said = b""
    try:
        while more := connection.recv(1 << 16):
            said += more
    except ConnectionResetError:
        pass
    return said


def dropped(server: Server, why: str) -> float:
    found = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
    name = f'emberkeep_connections_dropped_total{{why="{why}"}} '
    return sum(float(line.split()[1]) for line in found.splitlines() if line.startswith(name))


async def play(server: Server) -> None:
    """Two people come, meet and play a little."""
    async with people(server, 2) as [ada, ben]:
        match = await ada.create("me", "open")
        await ada.invite(match, 1, ben)
        async with ada.play(match) as here, ben.play(match) as there:
            rng = random.Random(1)
            playing = [asyncio.ensure_future(one.play_on(rng, 5)) for one in (here, there)]
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for one in playing:
                one.cancel()
            await asyncio.gather(*playing, return_exceptions=True)


@pytest.mark.parametrize("kind", [Server, Poor])
def test_a_thousand_idle_connections_keep_nobody_from_playing(
    tmp_path: Path, kind: type[Server]
) -> None:
    assert most_connections(MANY + 100) > MANY
    with serving(tmp_path, kind, most=600, header_seconds=3600) as server, ExitStack() as stack:
        for _ in range(MANY):
            called(server, stack)
        asyncio.run(play(server))
        assert dropped(server, "crowded") >= MANY - 600
        assert "connections dropped or turned away (crowded)" in server.logs.read_text()


def test_an_address_has_its_share_of_connections(tmp_path: Path) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("only there is every 127.x.y.z an address of one's own")
    with serving(tmp_path, by_address=5) as server, ExitStack() as stack:
        for _ in range(5):
            called(server, stack, whence="127.0.0.2")
        refused = ended(called(server, stack, whence="127.0.0.2"))
        assert refused.startswith(b"HTTP/1.1 503")
        assert b"all at your address may have 5 connections" in refused
        assert dropped(server, "address") == 1

        other = called(server, stack, whence="127.0.0.3")
        other.sendall(GET)
        assert other.recv(100).startswith(b"HTTP/1.1 200")


def test_a_full_server_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, most=2, body_seconds=3600) as server, ExitStack() as stack:
        for _ in range(2):
            busy = called(server, stack)
            busy.sendall(b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n")
            busy.sendall(b"{")
        assert b"the server has 2 connections" in refusal(server, stack)


def refusal(server: Server, stack: ExitStack) -> bytes:
    """Call until there is no place left: whoever called before may not have been heard yet."""
    while True:
        said = ended(called(server, stack))
        if said:
            return said


def test_who_does_not_go_on_is_dropped(tmp_path: Path) -> None:
    with serving(tmp_path, header_seconds=0.1, body_seconds=0.1) as server, ExitStack() as stack:
        for sent, why in (
            (b"", "silent"),
            (b"GET / HTTP/1.1\r\nX-Slow: ", "silent"),
            (GET + b"G", "silent"),
            (b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{", "body"),
        ):
            before = dropped(server, why)
            slow = called(server, stack)
            slow.sendall(sent)
            ended(slow)
            assert dropped(server, why) > before, sent


def test_who_does_not_read_is_dropped(tmp_path: Path) -> None:
    with serving(tmp_path, answer_seconds=0.1) as server, ExitStack() as stack:
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stack.enter_context(deaf).connect(("127.0.0.1", server.port))
        asked = 0
        while not dropped(server, "answer"):
            deaf.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n")
            asked += 1
        assert asked > 1
