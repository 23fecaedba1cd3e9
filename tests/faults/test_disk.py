"""A disk that is full and a database that is gone: nothing is promised that is not kept."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.harness import Server, Socket, people

resource = pytest.importorskip("resource", reason="needs a system with limits")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux"),
]

Break = Callable[[Server], None]


def files(server: Server) -> list[Path]:
    file = Path(server.database)
    return sorted(file.parent.glob(f"{file.name}*"))


def fill_the_disk(server: Server) -> None:
    """Let no file of the server grow."""
    largest = max(file.stat().st_size for file in files(server))
    _limit(server, largest)


def empty_the_disk(server: Server) -> None:
    _limit(server, resource.RLIM_INFINITY)


def _limit(server: Server, size: int) -> None:
    limits = (size, resource.RLIM_INFINITY)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)


def take_away(server: Server) -> None:
    for file in files(server):
        file.rename(file.with_name(f"away-{file.name}"))


def bring_back(server: Server) -> None:
    file = Path(server.database)
    for away in file.parent.glob("away-*"):
        away.rename(file.with_name(away.name.removeprefix("away-")))


async def noted(server: Server, match: str, choices: int) -> None:
    """Wait until the list knows of so many choices."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with closing(sqlite3.connect(server.database)) as connection:
                sql = "SELECT choices FROM matches WHERE id = ?"
                if connection.execute(sql, [match]).fetchall() == [(choices,)]:
                    return
            await asyncio.sleep(0.2)


async def refused(socket: Socket, choice: dict[str, Any]) -> None:
    seq = socket.push["seq"]
    assert await socket.refusal(**choice) == "busy"
    assert "nothing has changed" in socket.refused[-1]["message"]
    assert socket.push["seq"] == seq


@pytest.mark.parametrize(
    ("spoil", "mend"),
    [(fill_the_disk, empty_the_disk), (take_away, bring_back)],
    ids=["full", "gone"],
)
def test_nothing_is_acknowledged_until_it_can_be_kept(
    tmp_path: Path, spoil: Break, mend: Break
) -> None:
    async def body(server: Server) -> None:
        async with people(server, 1) as [ada]:
            match = await ada.create("me", "bot:random")
            async with ada.play(match) as socket:
                await socket.play_on(random.Random(1), 5)
                ask = await socket.asked()
                choice = {
                    "type": "choose",
                    "seat": 0,
                    "number": ask["number"],
                    "code": ask["codes"][0],
                    "key": "choice",
                }
                spoil(server)
                await refused(socket, choice)
                wish = {"game": "crown_of_ash", "seats": [{"kind": "me"}, {"kind": "open"}]}
                assert (await ada.post("/api/matches", wish, 503))["reason"] == "busy"
                await asyncio.sleep(2.5)  # what is done regularly fails as well
                await refused(socket, choice)
                mend(server)
                await socket.send(**choice)
                await socket.until(lambda: socket.push["seq"] >= socket.acks.get("choice", 1 << 31))
                await socket.play_on(random.Random(2), 4)
                await socket.until(lambda: socket.push["awaited"] == [0])
                await noted(server, match, socket.push["choices"])
            server.kill()
            server.restart()
            async with ada.play(match, socket) as again:
                assert again.push["view"] == socket.push["view"]

    with Server(str(tmp_path / "db.sqlite"), tmp_path / "log") as server:
        asyncio.run(body(server))


def test_a_database_that_is_gone_or_full_is_not_healthy(tmp_path: Path) -> None:
    async def body(server: Server) -> None:
        async with people(server, 1) as [ada]:
            for spoil, mend in ((take_away, bring_back), (fill_the_disk, empty_the_disk)):
                assert await ada.get("/healthz") == "ok\n"
                spoil(server)
                assert (await ada.get("/healthz", 503))["reason"] == "busy"
                mend(server)
            assert await ada.get("/healthz") == "ok\n"
            take_away(server)
        assert server.stop() == 0
        assert "Traceback" not in server.logs.read_text()

    with Server(str(tmp_path / "db.sqlite"), tmp_path / "log") as server:
        asyncio.run(body(server))
