"""What was acknowledged survives any crash, and nothing counts twice.

The longer command: `python -m tests.faults.crash --kills 500`, with `--postgres` for the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.crash import crash
from tests.patience import THOROUGH
from tests.server.databases import new_database, postgres

# Well under a minute each; the limit is for machines that do a lot else.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]
KILLS = 9 if THOROUGH else 5
SEEDS = 2 if THOROUGH else 1  # some forty kills in all where there is time


@pytest.fixture(scope="module")
def postgres_server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_killed_server_or_bot_loses_nothing(tmp_path: Path, seed: int) -> None:
    fate = asyncio.run(crash(str(tmp_path / "db.sqlite"), tmp_path, KILLS, seed))
    assert sum(fate.killed.values()) == KILLS
    assert fate.resumed > fate.killed["server"]


@pytest.mark.parametrize("seed", range(SEEDS, 2 * SEEDS))
def test_one_of_two_killed_processes_loses_nothing(
    postgres_server: str, tmp_path: Path, seed: int
) -> None:
    database = new_database(postgres_server)
    fate = asyncio.run(crash(database, tmp_path, KILLS, seed, processes=2))
    assert sum(fate.killed.values()) == KILLS
    assert fate.resumed > fate.killed["server"]
