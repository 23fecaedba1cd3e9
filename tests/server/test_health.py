"""Whether the server is well: only if what it is told can be kept."""

from __future__ import annotations

from pathlib import Path

import httpx
import psycopg
import pytest

from tests.patience import PATIENCE
from tests.server.databases import new_database
from tests.server.harness import Server

pytestmark = pytest.mark.slow


def set_read_only(database: str, how: str) -> None:
    """Let nobody write any more, or let them again; whoever is connected has to come anew."""
    with psycopg.connect(
        database, autocommit=True, options="-c default_transaction_read_only=off"
    ) as connection:
        name = connection.info.dbname
        connection.execute(
            f'ALTER DATABASE "{name}" SET default_transaction_read_only = {how}'.encode()
        )
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = %s AND pid <> pg_backend_pid()",
            [name],
        )


def test_a_database_that_can_be_read_but_not_written_is_not_healthy(
    postgres_server: str, tmp_path: Path
) -> None:
    database = new_database(postgres_server)
    with (
        Server(database, tmp_path / "log") as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as client,
    ):
        assert client.get("/healthz").text == "ok\n"
        set_read_only(database, "on")
        while not client.get("/api/matches").is_success:  # until the pool has connected anew
            pass
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()["reason"]) == (503, "busy")
        set_read_only(database, "off")
        while client.get("/healthz").status_code == 503:
            pass
        assert client.get("/healthz").text == "ok\n"
