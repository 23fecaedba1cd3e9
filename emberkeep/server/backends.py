"""Which backend keeps what the server stores: its database's name says so."""

from __future__ import annotations

from pathlib import Path

from emberkeep.server.sqlite import SqliteStore
from emberkeep.server.store import Store
from emberkeep.tables.errors import Refuse


def open_store(name: str) -> Store:
    """Choose the backend by the name of the database."""
    if name.startswith(("postgresql://", "postgres://")):
        from emberkeep.server.postgres import PostgresStore  # noqa: PLC0415 - loads its library

        return PostgresStore(name)
    kind, mark, _ = name.partition("://")
    if mark:
        raise Refuse("refused", f"a database is postgresql://… or an SQLite file, not {kind}://…")
    return SqliteStore(Path(name))
