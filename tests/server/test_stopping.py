"""A server that stops tells everybody to come back; one that cannot start says why."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from emberkeep.server.config import Config
from emberkeep.server.identity import new_session
from emberkeep.server.service import Service
from emberkeep.server.sockets import GOING_AWAY, serve_socket
from tests.patience import PATIENCE
from tests.server.harness import Server
from tests.server.test_leaks import match_row


class Line:
    """A socket of which only the words are real."""

    def __init__(self, *words: str) -> None:
        self.scope: Any = {"state": {"session": new_session("user-0"), "source": ""}}
        self.words = list(words)
        self.sent: list[Any] = []
        self.closed: int | None = None

    async def accept(self) -> None: ...

    async def receive_data(self, _kind: str) -> str:
        return self.words.pop(0)

    async def send_data(self, text: str, _kind: str) -> None:
        self.sent.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.closed = code


def test_who_comes_while_the_server_stops_is_told_to_come_back(tmp_path: Path) -> None:
    async def body() -> None:
        service = Service(Config(database=str(tmp_path / "db"), workers=1))
        await service.start()
        await service.rooms.add(match_row(1))
        await service.say_goodbye()
        line: Any = Line('{"type": "hello"}')
        await serve_socket(service, line, "the-match")
        assert [message["type"] for message in line.sent] == ["bye"]
        assert line.closed == GOING_AWAY
        await service.close()

    asyncio.run(body())


@pytest.mark.slow
def test_a_server_that_cannot_start_says_why_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    database = str(tmp_path / "file" / "db")
    done = serve(database)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"emberkeep: cannot use the database {database}: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
@pytest.mark.timeout(300)  # it starts five processes, one after the other
def test_of_two_servers_on_one_file_the_second_says_so_and_stops(tmp_path: Path) -> None:
    database = tmp_path / "db"
    (tmp_path / "link").symlink_to(database)
    with Server(str(database), tmp_path / "log") as first:
        for name in (database, tmp_path / "link"):
            done = serve(str(name))
            assert (done.returncode, done.stdout) == (2, "")
            assert done.stderr == (
                f"emberkeep: another server uses the database {name}; "
                "several share one on PostgreSQL only\n"
            )
        first.kill()
        first.restart()
        assert first.stop() == 0
        first.restart()


def serve(database: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "emberkeep", "serve", "--port", "0", "--database", database]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
