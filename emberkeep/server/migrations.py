"""The schema, one script a version. A script that was released is never changed again."""

from __future__ import annotations

MIGRATIONS: tuple[tuple[str, ...], ...] = (
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
)
META = "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)"
