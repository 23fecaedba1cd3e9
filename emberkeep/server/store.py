"""What the server keeps, in plain SQL that SQLite and PostgreSQL both read.

The log is the truth: one row for everything that happens in a match, numbered by `seq`. Whoever
appends names the number it expects to be next; if somebody else was first, nothing is stored, and
one looks again. `seats` and the columns `status` to `result` of `matches` are only an index over
the logs, for lists.
"""

from __future__ import annotations

import secrets
import time
from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from emberkeep.server.statements import Statement, statement
from emberkeep.tables.errors import Refuse
from emberkeep.tables.keeping import Keeper, LinksEnded, Seated
from emberkeep.tables.rows import MatchRow, Note, Road, Row, Seating, Stored

LOG_COLUMNS = "match, seq, kind, seat, body, who, key, at, sum"
MATCH_COLUMNS = (
    "id, game, rules, mode, players, options, seats, seed, salt, owner, public, created, parent, "
    "origin, clock, forfeit, carried, previous, dealt, known, "
    "status, choices, awaited, result, changed, head, sum, erased"
)
HOST = "COALESCE((SELECT users.name FROM users WHERE users.id = matches.owner), '') AS host"
APPEND = (
    f"INSERT INTO log ({LOG_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"  # noqa: S608
)
NOTE = (
    "UPDATE matches SET status = noted.status, choices = noted.choices, awaited = noted.awaited, "
    "result = noted.result, changed = noted.changed, head = noted.head "
    "FROM ({}) AS noted WHERE matches.id = noted.id"
)
SET_META = (
    "INSERT INTO meta (name, value) VALUES (?, ?) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
STALE_PRESENCE = 30.0


class Store(Keeper):
    """Everything the server keeps. Backends say how to read, write and hear of each other."""

    # What a backend does

    @abstractmethod
    async def start(self, *, migrate: bool = True) -> None:
        """Open, and bring an older schema up to date or refuse it."""

    @abstractmethod
    async def close(self) -> None: ...

    async def reserve(self) -> None:
        """Refuse if another process serves from a store that cannot be shared."""

    @abstractmethod
    async def read(self, sql: str, *args: Any) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def write(self, *statements: Statement) -> bool:
        """Commit all statements or none; return whether each changed as many rows as expected."""

    @abstractmethod
    async def insert(self, row: Row) -> bool:
        """Commit a row of the log, unless its number or its key is there already."""

    @abstractmethod
    def noting(self, rows: Sequence[Sequence[Any]]) -> Statement:
        """Write all notes as one statement: id and the columns of `NOTE`."""

    async def prove(self) -> None:
        """Write something new and read, or refuse: a file can be readable on a full disk."""
        await self.write(Statement(SET_META, ["proved", secrets.token_hex(4)]))
        await self.read("SELECT value FROM meta WHERE name = 'proved'")

    async def backup(self, file: Path) -> None:
        """Write a consistent copy."""
        raise Refuse("refused", f"use pg_dump to back up a PostgreSQL database, not {file}")

    # The log

    async def append(self, row: Row, *more: object) -> Stored:
        """Append a row together with what it changes elsewhere, all or nothing."""
        if await (self._insert_with(row, more) if more else self.insert(row)):
            await self.announce(row.match, row.seq)
            return Stored("new", row.seq)
        before = await self.stored_before(row.match, row.key) if row.key else None
        return Stored("conflict", row.seq) if before is None else Stored("again", before)

    async def _insert_with(self, row: Row, more: Sequence[object]) -> bool:
        return await self.write(append_statement(row), *map(statement, more))

    async def stored_before(self, match: str, key: str) -> int | None:
        found = await self.read("SELECT seq FROM log WHERE match = ? AND key = ?", match, key)
        return found[0][0] if found else None

    async def rows(self, match: str, after: int = 0) -> list[Row]:
        found = await self.read(
            f"SELECT {LOG_COLUMNS}, erased FROM log WHERE match = ? AND seq > ? ORDER BY seq",  # noqa: S608
            match,
            after,
        )
        return [Row(*columns) for columns in found]

    async def heads(self, matches: Sequence[str]) -> dict[str, int]:
        """Find the last row of each match."""
        marks = ", ".join("?" * len(matches))
        sql = f"SELECT match, max(seq) FROM log WHERE match IN ({marks}) GROUP BY match"  # noqa: S608
        return dict(await self.read(sql, *matches))

    # Matches

    async def add_match(self, match: MatchRow, rows: Sequence[Row] = (), *more: object) -> bool:
        marks = ", ".join("?" * (MATCH_COLUMNS.count(",") + 1))
        sql = f"INSERT INTO matches ({MATCH_COLUMNS}) VALUES ({marks}) ON CONFLICT DO NOTHING"  # noqa: S608
        seats = [Seated(match.id, at, who) for at, who in enumerate(match.seats)]
        logged = map(append_statement, rows)
        facts = map(statement, [*seats, *more])
        return await self.write(Statement(sql, _match_values(match), 1), *logged, *facts)

    async def match(self, match: str) -> MatchRow | None:
        found = await self.read(f"SELECT {MATCH_COLUMNS}, {HOST} FROM matches WHERE id = ?", match)  # noqa: S608
        return _match(found[0]) if found else None

    async def matches_of(self, user: str, limit: int = 100) -> list[MatchRow]:
        return await self._matches(
            "(id IN (SELECT match FROM seats WHERE who = ?) OR owner = ?) AND status <> 'closed'",
            user,
            user,
            limit,
        )

    async def open_tables(
        self, *, by_owner: int, by_origin: int, limit: int = 100
    ) -> list[MatchRow]:
        """List the latest public tables that wait for players; only so many of each owner."""
        ranks = ", ".join(
            f"row_number() OVER (PARTITION BY {column} ORDER BY changed DESC, id) AS by_{column}"
            for column in ("owner", "origin")
        )
        return await self._matches(
            f"id IN (SELECT id FROM (SELECT id, origin, {ranks} FROM matches "  # noqa: S608
            "WHERE public = 1 AND status = 'waiting') AS ranked "
            "WHERE by_owner <= ? AND (origin = '' OR by_origin <= ?))",
            by_owner,
            by_origin,
            limit,
        )

    async def waiting_for_bots(self, since: float, limit: int = 1000) -> list[str]:
        """List matches in which bots may have to move: the latest of each owner first."""
        found = await self.read(
            "SELECT id FROM matches WHERE status = 'running' AND changed > ? "
            "AND id IN (SELECT match FROM seats WHERE kind = 'bot') "
            "ORDER BY row_number() OVER (PARTITION BY owner ORDER BY changed DESC), changed DESC "
            "LIMIT ?",
            since,
            limit,
        )
        return [match for (match,) in found]

    async def overdue(self, now: float, limit: int = 1000) -> list[str]:
        """Find matches whose clocks may have run out."""
        sql = (
            "SELECT id FROM matches WHERE status = 'running' AND clock > 0 "
            "AND changed + clock < ? ORDER BY changed LIMIT ?"
        )
        return [match for (match,) in await self.read(sql, now, limit)]

    async def left_behind(self) -> list[str]:
        """Find matches that went on after they were last noted: who should have noted them died."""
        found = await self.read(
            "SELECT id FROM matches WHERE status IN ('running', 'waiting') AND changed + 0.001 < "
            "(SELECT at FROM log WHERE match = id ORDER BY seq DESC LIMIT 1)"
        )
        return [match for (match,) in found]

    async def matches_after(self, match: str, limit: int) -> list[MatchRow]:
        """List matches by their ids, from one of them on."""
        sql = f"SELECT {MATCH_COLUMNS}, {HOST} FROM matches WHERE id > ? ORDER BY id LIMIT ?"  # noqa: S608
        return [_match(columns) for columns in await self.read(sql, match, limit)]

    async def _matches(self, where: str, *args: Any) -> list[MatchRow]:
        sql = (
            f"SELECT {MATCH_COLUMNS}, {HOST} FROM matches WHERE {where} "  # noqa: S608
            "ORDER BY changed DESC LIMIT ?"
        )
        return [_match(columns) for columns in await self.read(sql, *args)]

    async def note(self, notes: dict[str, Note]) -> None:
        """Note how matches stand."""
        rows = [[match, *_note(note)] for match, note in notes.items()]
        await self.write(self.noting(rows))

    async def seatings(self, matches: Sequence[str]) -> dict[str, list[Seating]]:
        """List who sits in each of some matches."""
        seats: dict[str, list[Seating]] = {match: [] for match in matches}
        if seats:
            marks = ", ".join("?" * len(seats))
            sql = f"SELECT match, kind, who, name, level FROM seats WHERE match IN ({marks}) ORDER BY seat"  # noqa: S608, E501
            for match, *columns in await self.read(sql, *seats):
                seats[match].append(Seating(*columns))
        return seats

    async def roads(self, user: str, rows: Sequence[MatchRow]) -> dict[str, Road]:
        """Find the parts before and after some matches, of those that a person plays or began."""
        if not rows:
            return {}
        names = list({name for row in rows for name in (row.id, row.previous) if name})
        marks = ", ".join("?" * len(names))
        mine = "(owner = ? OR id IN (SELECT match FROM seats WHERE who = ?))"
        sql = (
            f"SELECT id, previous FROM matches WHERE (id IN ({marks}) OR previous IN ({marks})) "  # noqa: S608
            f"AND status <> 'closed' AND {mine} ORDER BY created"
        )
        found = await self.read(sql, *names, *names, user, user)
        known = {match for match, _ in found}
        after = {previous: match for match, previous in found if previous}  # the latest of several
        return {
            row.id: Road(row.previous if row.previous in known else None, after.get(row.id))
            for row in rows
        }

    # Links: only a hash is kept, so that nobody sits down by a copy of this table

    async def add_link(self, link: str, match: str, seat: int, created: float) -> None:
        await self.write(
            statement(LinksEnded(match, seat)),
            Statement(
                "INSERT INTO links (hash, match, seat, created) VALUES (?, ?, ?, ?)",
                [link, match, seat, created],
            ),
        )

    async def link_of(self, match: str, seat: int) -> tuple[str, float] | None:
        """Find the link of a seat: its hash, and when it was made."""
        sql = "SELECT hash, created FROM links WHERE match = ? AND seat = ?"
        found = await self.read(sql, match, seat)
        return (found[0][0], found[0][1]) if found else None

    async def link(self, link: str) -> tuple[str, int] | None:
        found = await self.read("SELECT match, seat FROM links WHERE hash = ?", link)
        return (found[0][0], found[0][1]) if found else None

    async def drop_links(self, match: str, seat: int) -> None:
        await self.write(statement(LinksEnded(match, seat)))

    # People

    async def secret(self) -> bytes:
        """Get the secret that all processes sign with; the first one makes it."""
        await self.write(
            Statement(
                "INSERT INTO meta (name, value) VALUES ('secret', ?) ON CONFLICT DO NOTHING",
                [secrets.token_hex(32)],
            )
        )
        found = await self.read("SELECT value FROM meta WHERE name = 'secret'")
        return bytes.fromhex(found[0][0])

    # Presence, where several processes share the store

    async def be_present(self, process: str, match: str, seats: Sequence[int]) -> None:
        """Note which seats of a match are connected to this process."""
        now = time.time()
        gone = Statement("DELETE FROM presence WHERE process = ? AND match = ?", [process, match])
        sql = "INSERT INTO presence (process, match, seat, at) VALUES (?, ?, ?, ?)"
        await self.write(gone, *[Statement(sql, [process, match, seat, now]) for seat in seats])

    async def stay_present(self, process: str) -> None:
        now = time.time()
        await self.write(
            Statement("UPDATE presence SET at = ? WHERE process = ?", [now, process]),
            Statement("DELETE FROM presence WHERE at < ?", [now - 2 * STALE_PRESENCE]),
        )

    async def present(self, match: str) -> set[int]:
        """List the seats of a match that are connected to any process that lives."""
        found = await self.read(
            "SELECT DISTINCT seat FROM presence WHERE match = ? AND at > ?",
            match,
            time.time() - STALE_PRESENCE,
        )
        return {seat for (seat,) in found}


def values(row: Row) -> list[Any]:
    return [
        row.match,
        row.seq,
        row.kind,
        row.seat,
        row.body,
        row.user,
        row.key,
        row.at,
        row.sum,
    ]


def append_statement(row: Row) -> Statement:
    """Append a row, or let all that belongs to it fail."""
    return Statement(APPEND, values(row), 1)


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def _match_values(match: MatchRow) -> list[Any]:
    return [
        match.id,
        match.game,
        match.rules,
        match.mode,
        match.players,
        _json(match.options),
        _json(match.seats),
        str(match.seed),
        match.salt,
        match.owner,
        int(match.public),
        match.created,
        match.parent,
        match.origin,
        match.clock,
        int(match.forfeit),
        _json(match.carried),
        match.previous,
        match.dealt,
        int(match.known),
        match.status,
        match.choices,
        _json(match.awaited),
        _json(match.result),
        match.changed or match.created,
        match.head,
        match.sum,
        match.erased,
    ]


def _match(columns: tuple[Any, ...]) -> MatchRow:
    return match_from([*MATCH_COLUMNS.split(", "), "host"], columns)


def match_from(names: Sequence[str], columns: tuple[Any, ...]) -> MatchRow:
    """Read the row of a match from some columns."""
    data = dict(zip(names, columns, strict=True))
    for name in {"options", "seats", "carried", "awaited", "result"} & data.keys():
        data[name] = msgspec.json.decode(data[name])
    data["seed"] = int(data["seed"])
    for name in {"public", "forfeit", "known"} & data.keys():
        data[name] = bool(data[name])
    return msgspec.convert(data, MatchRow)


def _note(note: Note) -> list[Any]:
    awaited, result = _json(note.awaited), _json(note.result)
    return [note.status, note.choices, awaited, result, note.changed, note.head]
