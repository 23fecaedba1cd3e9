"""What was acknowledged survives any crash, and nothing counts twice.

The longer command: `python -m tests.faults.crash --kills 500`, with `--postgres` for the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.crash import crash
from tests.server.databases import new_database, postgres

# Well under a minute each; the limit is for machines that do a lot else.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]
KILLS = 8
KILLS_OF_TWO = 5  # fewer: two processes start slower than one


@pytest.fixture(scope="module")
def postgres_server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.mark.parametrize("seed", range(7))  # more than fifty kills in all
def test_a_killed_server_loses_nothing(tmp_path: Path, seed: int) -> None:
    fate = asyncio.run(crash(str(tmp_path / "db.sqlite"), tmp_path, KILLS, seed))
    assert fate.resumed > KILLS


@pytest.mark.xdist_group("postgres")
@pytest.mark.parametrize("seed", range(7, 11))
def test_one_of_two_killed_processes_loses_nothing(
    postgres_server: str, tmp_path: Path, seed: int
) -> None:
    database = new_database(postgres_server)
    fate = asyncio.run(crash(database, tmp_path, KILLS_OF_TWO, seed, processes=2))
    assert fate.resumed > KILLS_OF_TWO
