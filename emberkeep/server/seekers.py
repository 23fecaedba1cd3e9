"""Who looks for opponents, as it is kept: plain SQL for both kinds of database.

Whoever looks asks again every few seconds; who has not been seen for longer is gone, and is seated
with nobody. Somebody who was seated stays in the table with the match until they have had time to
hear of it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from emberkeep.server.statements import Statement
from emberkeep.server.store import Store

GONE = 8.0  # seconds after which who was not seen is gone
KEPT = 600.0


class Seeker(msgspec.Struct):
    """Somebody who looks for a game; `match` is what they were seated in, or empty."""

    who: str
    name: str
    origin: str
    game: str
    mode: str
    players: int
    since: float
    seen: float
    match: str = ""


COLUMNS = ", ".join(Seeker.__struct_fields__)


async def look_for(store: Store, seeker: Seeker) -> None:
    """Note that somebody looks; who has looked for the same just now keeps the place."""
    marks = ", ".join("?" * len(Seeker.__struct_fields__))
    same = " AND ".join(f"seekers.{name} = excluded.{name}" for name in ("game", "mode", "players"))
    sql = (
        f"INSERT INTO seekers ({COLUMNS}) VALUES ({marks}) ON CONFLICT (who) DO UPDATE SET "  # noqa: S608
        f"since = CASE WHEN {same} AND seekers.seen > ? AND seekers.match = '' "
        "THEN seekers.since ELSE excluded.since END, "
        "name = excluded.name, origin = excluded.origin, game = excluded.game, "
        "mode = excluded.mode, players = excluded.players, seen = excluded.seen, match = '' "
        "WHERE seekers.match = '' OR seekers.seen <= ?"
    )
    alive = seeker.seen - GONE
    values = [getattr(seeker, name) for name in Seeker.__struct_fields__]
    await store.write(
        Statement(sql, [*values, alive, alive]),
        Statement("DELETE FROM seekers WHERE seen < ?", [seeker.seen - KEPT]),
    )


async def found_for(store: Store, who: str) -> str | None:
    """Find the match that somebody was seated in; None for who does not look any more."""
    found = await store.read("SELECT match FROM seekers WHERE who = ?", who)
    return found[0][0] if found else None


async def others(store: Store, seeker: Seeker, now: float) -> list[Seeker]:
    """List who else is here and looks for the same, the longest first: as many as are needed."""
    sql = (
        f"SELECT {COLUMNS} FROM seekers WHERE game = ? AND mode = ? AND players = ? "  # noqa: S608
        "AND who <> ? AND match = '' AND seen > ? ORDER BY since, who LIMIT ?"
    )
    wish = (seeker.game, seeker.mode, seeker.players)
    found = await store.read(sql, *wish, seeker.who, now - GONE, seeker.players - 1)
    return [Seeker(*columns) for columns in found]


async def from_address(store: Store, seeker: Seeker) -> int:
    """Count who else looks from the same address now."""
    sql = "SELECT count(*) FROM seekers WHERE origin = ? AND who <> ? AND match = '' AND seen > ?"
    found = await store.read(sql, seeker.origin, seeker.who, seeker.seen - GONE)
    return int(found[0][0])


def seated(seekers: Sequence[Seeker], match: str, now: float) -> list[Statement]:
    """Take people out of those who look, all of them or none; in one order, so that none block."""
    sql = (
        "UPDATE seekers SET match = ?, seen = ? "
        "WHERE who = ? AND match = '' AND game = ? AND mode = ? AND players = ? AND seen > ?"
    )
    return [
        Statement(sql, [match, now, each.who, each.game, each.mode, each.players, now - GONE], 1)
        for each in sorted(seekers, key=lambda each: each.who)
    ]


async def stop_looking(store: Store, who: str) -> None:
    await store.write(Statement("DELETE FROM seekers WHERE who = ?", [who]))
