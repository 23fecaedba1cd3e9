"""People and their sessions, as they are kept: plain SQL for both kinds of database.

A session is in the store only once it has ended: its cookie is signed, so nothing needs to be kept
of those who only look around. Sessions that were begun before a person's `since` have ended too.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

import msgspec

from emberkeep.server.statements import Statement
from emberkeep.server.store import Store
from emberkeep.tables.rows import UserRow

YEAR = 365 * 24 * 3600
FIRST = "first-"  # begins the name of somebody's session from before there were sessions
COLUMNS = "id, name, account, passhash, webhook, since"
CHANGEABLE = frozenset({"name", "account", "skeleton", "passhash", "webhook", "since"})


class Session(msgspec.Struct, frozen=True):
    """Somebody on one device: who, which of their sessions, and when its cookie was made."""

    user: str
    id: str
    at: float  # 0: before there were sessions

    def lasts(self, now: float) -> bool:
        """Return whether a cookie has not ended by itself."""
        return not self.at or now - self.at < YEAR


# People


async def find_user(store: Store, user: str) -> UserRow | None:
    return await _find(store, "id", user)


async def find_account(store: Store, account: str) -> UserRow | None:
    return await _find(store, "account", account)


async def _find(store: Store, column: str, key: str) -> UserRow | None:
    found = await store.read(f"SELECT {COLUMNS} FROM users WHERE {column} = ?", key)  # noqa: S608
    return UserRow(*found[0]) if found else None


async def keep_user(store: Store, user: UserRow) -> None:
    """Store somebody who is not there yet."""
    sql = (
        "INSERT INTO users (id, name, webhook, created) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (id) DO NOTHING"
    )
    await store.write(Statement(sql, [user.id, user.name, user.webhook, time.time()]))


async def change_user(store: Store, user: str, **columns: Any) -> bool:
    """Change only what is named; False when an account's name is, or looks like, another's."""
    assert columns.keys() <= CHANGEABLE
    sets = ", ".join(f"{name} = ?" for name in columns)
    sql = f"UPDATE users SET {sets} WHERE id = ?"  # noqa: S608
    args = [*columns.values(), user]
    if "skeleton" in columns:
        sql += " AND NOT EXISTS (SELECT 1 FROM users AS other WHERE other.skeleton = ?)"
        args.append(columns["skeleton"])
    return await store.write(Statement(sql, args, 1))


# Sessions


async def known(store: Store, session: Session) -> UserRow | None:
    """Find whom a session is for, if it has not ended; `""` is the name of who was never stored."""
    columns = ", ".join(f"users.{name}" for name in COLUMNS.split(", "))
    sql = (
        "SELECT (SELECT count(*) FROM ended WHERE session IN (?, ?)), "  # noqa: S608
        f"{columns} FROM (SELECT 1 AS one) AS one LEFT JOIN users ON users.id = ?"
    )
    [(ended, *found)] = await store.read(sql, session.id, session.user, session.user)
    user = UserRow(*found) if found[0] else UserRow(session.user, "")
    return None if ended or session.at < user.since else user


async def end_session(store: Store, session: str) -> None:
    """End a session, or all of a person's if it is the person's own name."""
    now = time.time()
    await store.write(
        Statement(
            "INSERT INTO ended (session, at) VALUES (?, ?) ON CONFLICT DO NOTHING", [session, now]
        ),
        # The cookies of the others have ended by themselves.
        Statement(
            "DELETE FROM ended WHERE at < ? AND session NOT LIKE ?", [now - YEAR, f"{FIRST}%"]
        ),
    )


async def ended_among(store: Store, sessions: Collection[Session]) -> set[Session]:
    """Find which of some sessions have ended."""
    names = {session.id for session in sessions} | {session.user for session in sessions}
    marks = ", ".join("?" * len(names))
    sql = f"SELECT session FROM ended WHERE session IN ({marks})"  # noqa: S608
    ended = {name for (name,) in await store.read(sql, *names)}
    since = dict(await store.read(f"SELECT id, since FROM users WHERE id IN ({marks})", *names))  # noqa: S608
    return {
        session
        for session in sessions
        if {session.id, session.user} & ended or session.at < since.get(session.user, 0.0)
    }


# People who wish to be forgotten


async def clear_user(store: Store, user: str) -> None:
    """End all sessions of somebody and free their account; their matches are still to be left."""
    await end_session(store, user)
    await store.write(
        Statement(
            "UPDATE users SET name = '', account = NULL, skeleton = NULL, passhash = NULL, "
            "webhook = NULL WHERE id = ?",
            [user],
        ),
        Statement("DELETE FROM outbox WHERE who = ?", [user]),
        Statement("DELETE FROM seekers WHERE who = ?", [user]),
    )


async def leaving_users(store: Store) -> list[str]:
    """List those who are being forgotten."""
    sql = "SELECT id FROM users WHERE id IN (SELECT session FROM ended)"
    return [user for (user,) in await store.read(sql)]


async def matches_with(store: Store, user: str) -> list[str]:
    """List all matches that somebody began, plays, has played or has talked in."""
    sql = (
        "SELECT id FROM matches WHERE owner = ? UNION SELECT match FROM seats WHERE who = ? "
        "UNION SELECT match FROM log WHERE who = ? AND kind IN ('chat', 'seat')"
    )
    return [match for (match,) in await store.read(sql, user, user, user)]


async def drop_user(store: Store, user: str) -> None:
    await store.write(Statement("DELETE FROM users WHERE id = ?", [user]))
