"""Who is still to be told that it is their turn: written together with the row that asks them.

A notice stays until it was sent, is no longer true, or failed too often. Whoever sends it first
puts off when it is due again, counting the tries: of all processes that want to, one can. So a
notice whose sender died or failed is simply due later, and there is nothing else to recover.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from emberkeep.server.statements import Statement
from emberkeep.server.store import Store

MOST_AT_ONCE = 500


class Notice(msgspec.Struct, frozen=True):
    """Somebody to tell of a question that row `seq` of a match has asked."""

    match: str
    who: str
    seq: int
    tries: int


def write_notice(match: str, who: str, seq: int, now: float) -> Statement:
    """Note that somebody is to be told, if they have a webhook; it replaces an older notice."""
    return Statement(
        "INSERT INTO outbox (match, who, seq, tries, due) "
        "SELECT ?, id, ?, 0, ? FROM users WHERE id = ? AND webhook IS NOT NULL "
        "ON CONFLICT (match, who) DO UPDATE SET "
        "seq = excluded.seq, tries = excluded.tries, due = excluded.due",
        [match, seq, now, who],
    )


async def due_notices(store: Store, now: float, besides: Collection[str] = ()) -> list[Notice]:
    """List what is due, the oldest of each person; nothing for those who are being told."""
    told = ["", *besides]  # nobody is called ""; a list must not be empty
    marks = ", ".join("?" * len(told))
    sql = (
        "SELECT match, who, seq, tries FROM (SELECT match, who, seq, tries, due, "  # noqa: S608
        "row_number() OVER (PARTITION BY who ORDER BY due, match) AS place "
        f"FROM outbox WHERE due <= ? AND who NOT IN ({marks})) AS each "
        "WHERE place = 1 ORDER BY due LIMIT ?"
    )
    found = await store.read(sql, now, *told, MOST_AT_ONCE)
    return [Notice(*columns) for columns in found]


async def claim(store: Store, notice: Notice, until: float) -> bool:
    """Take the next try for oneself; False when somebody else was first."""
    return await store.write(
        Statement(
            "UPDATE outbox SET tries = tries + 1, due = ? "
            "WHERE match = ? AND who = ? AND seq = ? AND tries = ?",
            [until, notice.match, notice.who, notice.seq, notice.tries],
            1,
        )
    )


async def settle(store: Store, notice: Notice) -> None:
    """Be done with a notice; a newer one for the same person stays."""
    await store.write(
        Statement(
            "DELETE FROM outbox WHERE match = ? AND who = ? AND seq = ?",
            [notice.match, notice.who, notice.seq],
        )
    )
