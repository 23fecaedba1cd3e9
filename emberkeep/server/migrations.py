"""The schema, one script a version. A script that was released is never changed again.

A script says what to run, one statement after the other, and is told what each has found; so the
same scripts serve both kinds of database.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias

from emberkeep.server.store import SET_META, match_from
from emberkeep.tables import chain
from emberkeep.tables.errors import Refuse
from emberkeep.tables.names import skeleton
from emberkeep.tables.rows import Row

Running: TypeAlias = Generator[tuple[str, Sequence[Any]], list[tuple[Any, ...]], None]


def chain_logs() -> Running:
    """Give every match and every row that is there the sum it would have had."""
    columns = (
        "id, game, rules, mode, players, options, seats, seed, salt, owner, public, created, "
        "parent, clock, forfeit"
    )
    for (match,) in (yield "SELECT id FROM matches", ()):
        found = yield f"SELECT {columns} FROM matches WHERE id = ?", [match]  # noqa: S608
        first = chain.beginning(match_from(columns.split(", "), found[0]))
        yield "UPDATE matches SET sum = ? WHERE id = ?", [first, match]
        yield from _chain_log(match, first)


def _chain_log(match: str, first: str) -> Running:
    columns = "match, seq, kind, seat, body, who, key, at"
    found = yield f"SELECT {columns} FROM log WHERE match = ? ORDER BY seq", [match]  # noqa: S608
    rows = [Row(*row) for row in found]
    chain.linked(first, rows)
    for row in rows:
        yield "UPDATE log SET sum = ? WHERE match = ? AND seq = ?", [row.sum, match, row.seq]


def draw_skeletons() -> Running:
    """Note what the names of accounts look like; of two that look alike, the older has the look."""
    looks: set[str] = set()
    sql = "SELECT id, account FROM users WHERE account IS NOT NULL ORDER BY created, id"
    for user, account in (yield sql, ()):
        look = skeleton(account)
        look = f"{look} of {user}" if look in looks else look
        looks.add(look)
        yield "UPDATE users SET skeleton = ? WHERE id = ?", [look, user]


MIGRATIONS: tuple[tuple[str | Callable[[], Running], ...], ...] = (
    (
        """CREATE TABLE users (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, passhash TEXT,
            webhook TEXT, created DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, mode TEXT NOT NULL,
            players INTEGER NOT NULL, options TEXT NOT NULL, seats TEXT NOT NULL,
            seed TEXT NOT NULL, salt TEXT NOT NULL, owner TEXT NOT NULL, public INTEGER NOT NULL,
            created DOUBLE PRECISION NOT NULL, parent TEXT NOT NULL, status TEXT NOT NULL,
            choices INTEGER NOT NULL, awaited TEXT NOT NULL, result TEXT NOT NULL,
            changed DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX matches_changed ON matches (changed)",
        "CREATE INDEX matches_owner ON matches (owner)",
        """CREATE TABLE log (
            match TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER,
            body TEXT NOT NULL, who TEXT NOT NULL, key TEXT, at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (match, seq), UNIQUE (match, key))""",
        """CREATE TABLE seats (
            match TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, who TEXT NOT NULL,
            name TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (match, seat))""",
        "CREATE INDEX seats_who ON seats (who)",
        "CREATE INDEX seats_kind ON seats (kind)",
        """CREATE TABLE links (
            hash TEXT PRIMARY KEY, match TEXT NOT NULL, seat INTEGER NOT NULL,
            created DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE presence (
            process TEXT NOT NULL, match TEXT NOT NULL, seat INTEGER NOT NULL,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (process, match, seat))""",
        "CREATE INDEX presence_match ON presence (match)",
    ),
    (
        """CREATE TABLE outbox (
            match TEXT NOT NULL, who TEXT NOT NULL, seq INTEGER NOT NULL, tries INTEGER NOT NULL,
            due DOUBLE PRECISION NOT NULL, PRIMARY KEY (match, who))""",
        "CREATE INDEX outbox_due ON outbox (due)",
    ),
    (
        "ALTER TABLE matches ADD COLUMN origin TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX matches_origin ON matches (origin)",
    ),
    (
        "ALTER TABLE matches ADD COLUMN clock INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN forfeit INTEGER NOT NULL DEFAULT 0",
    ),
    (
        "ALTER TABLE matches ADD COLUMN head INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN sum TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE log ADD COLUMN sum TEXT NOT NULL DEFAULT ''",
        chain_logs,
    ),
    (
        "ALTER TABLE users ADD COLUMN since DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE users ADD COLUMN skeleton TEXT",
        draw_skeletons,
        "CREATE UNIQUE INDEX users_skeleton ON users (skeleton)",
        "CREATE TABLE ended (session TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX ended_at ON ended (at)",
    ),
    (
        "ALTER TABLE matches ADD COLUMN erased TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE log ADD COLUMN erased TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX log_who ON log (who) WHERE kind IN ('chat', 'seat')",
    ),
    (
        "ALTER TABLE matches ADD COLUMN carried TEXT NOT NULL DEFAULT '{}'",
        "ALTER TABLE matches ADD COLUMN previous TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX matches_previous ON matches (previous)",
    ),
    (
        "ALTER TABLE matches ADD COLUMN dealt INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN known INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE seekers (
            who TEXT PRIMARY KEY, name TEXT NOT NULL, origin TEXT NOT NULL, game TEXT NOT NULL,
            mode TEXT NOT NULL, players INTEGER NOT NULL, since DOUBLE PRECISION NOT NULL,
            seen DOUBLE PRECISION NOT NULL, match TEXT NOT NULL)""",
        "CREATE INDEX seekers_game ON seekers (game)",
    ),
)
META = "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)"


def migration(*, migrate: bool) -> Running:
    """Bring a database up to date, or refuse one that is not."""
    yield META, ()
    found = yield "SELECT value FROM meta WHERE name = 'schema'", ()
    version = int(found[0][0]) if found else 0
    if version > len(MIGRATIONS):
        raise Refuse("refused", "the database was written by a newer Emberkeep")
    if version < len(MIGRATIONS) and not migrate:
        raise Refuse("refused", "the database is of an older Emberkeep; start the server once")
    for script in MIGRATIONS[version:]:
        for step in script:
            if isinstance(step, str):
                yield step, ()
            else:
                yield from step()
    yield SET_META, ["schema", str(len(MIGRATIONS))]
