"""What tests of the server share: databases and running servers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import THOROUGH
from tests.server.databases import new_database, postgres
from tests.server.harness import Server

BACKENDS = ("sqlite", "postgres")
SERVED = BACKENDS if THOROUGH else BACKENDS[:1]  # the store itself is tried on both everywhere


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as address:
        yield address


def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """Name an empty database of the kind that is asked for."""
    if request.param == "sqlite":
        return str(folder / "emberkeep.sqlite")
    return new_database(request.getfixturevalue("postgres_server"))


@pytest.fixture(scope="module", params=BACKENDS)
def backend(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Name a database that the tests of a module share, once of each kind."""
    return database(request, tmp_path_factory.mktemp("server"))


@pytest.fixture(params=BACKENDS)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Name an empty database that no other test uses."""
    return database(request, tmp_path)


@pytest.fixture(scope="package")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server on SQLite for all tests of this folder."""
    folder = tmp_path_factory.mktemp("sqlite")
    with Server(str(folder / "emberkeep.sqlite"), folder / "log") as running:
        yield running


@pytest.fixture(scope="package")
def other_server(
    postgres_server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """Run a server on PostgreSQL for all tests of this folder."""
    log = tmp_path_factory.mktemp("postgres") / "log"
    with Server(new_database(postgres_server), log) as running:
        yield running


@pytest.fixture(params=SERVED)
def server(request: pytest.FixtureRequest) -> Server:
    """Name a running server; in CI once on each kind of database."""
    kind = "one_server" if request.param == "sqlite" else "other_server"
    running: Server = request.getfixturevalue(kind)
    return running


class ToyServer(Server):
    """A server on which toys can be played as well."""

    program = ("-P", str(Path(__file__).with_name("toy_server.py")))


@pytest.fixture(scope="package")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server with toys, on SQLite, for all tests of this folder."""
    folder = tmp_path_factory.mktemp("toys")
    with ToyServer(str(folder / "emberkeep.sqlite"), folder / "log") as running:
        yield running
