"""What tests of the server share: databases and running servers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import new_database, postgres
from tests.server.harness import Server

BACKENDS = [
    pytest.param("sqlite", id="sqlite"),
    pytest.param("postgres", id="postgres", marks=pytest.mark.xdist_group("postgres")),
]


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module", params=BACKENDS)
def backend(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Name an empty database, once of each kind."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("server") / "emberkeep.sqlite")
    return new_database(request.getfixturevalue("postgres_server"))


@pytest.fixture(params=BACKENDS)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Name an empty database that no other test uses."""
    if request.param == "sqlite":
        return str(tmp_path / "db")
    return new_database(request.getfixturevalue("postgres_server"))


@pytest.fixture(scope="module")
def server(backend: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server on each kind of database, for all tests of a module."""
    with Server(backend, tmp_path_factory.mktemp("logs") / "log") as running:
        yield running


class ToyServer(Server):
    """A server on which toys can be played as well."""

    program = ("-P", str(Path(__file__).with_name("toy_server.py")))


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server with toys, on SQLite, for all tests of a module."""
    folder = tmp_path_factory.mktemp("toys")
    with ToyServer(str(folder / "emberkeep.sqlite"), folder / "log") as running:
        yield running


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run one server on SQLite for all tests of a module."""
    folder = tmp_path_factory.mktemp("server")
    with Server(str(folder / "emberkeep.sqlite"), folder / "log") as running:
        yield running
