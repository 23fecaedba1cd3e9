"""The store of many processes: PostgreSQL. Only `match:seq` travels between them, by NOTIFY.

Rows of the log are inserted in groups, one statement and one commit for all that wait. What is
announced goes out after the commit: a NOTIFY inside would make all commits queue one by one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool

from emberkeep.server.migrations import migration
from emberkeep.server.statements import Statement
from emberkeep.server.store import LOG_COLUMNS, NOTE, Store, values
from emberkeep.tables.errors import Refuse
from emberkeep.tables.keeping import Listener
from emberkeep.tables.rows import Row

logger = logging.getLogger(__name__)

CHANNEL = "emberkeep"
POOL = 8
PATIENCE = 10.0
MOST_AT_ONCE = 500
LOCK = 0x656D6265  # "embe": one process migrates at a time
TYPES = ("text", "integer", "text", "integer", "text", "text", "text", "double precision", "text")
INSERT = (
    f"INSERT INTO log ({LOG_COLUMNS}) SELECT * FROM unnest("  # noqa: S608 - our own names
    + ", ".join(f"%s::{kind}[]" for kind in TYPES)
    + ") ON CONFLICT DO NOTHING RETURNING match, seq, who, key"
)


NOTE_ALL = NOTE.format(
    "SELECT * FROM unnest(?::text[], ?::text[], ?::integer[], ?::text[], ?::text[], "
    "?::double precision[], ?::integer[]) "
    "AS each (id, status, choices, awaited, result, changed, head) ORDER BY id"
)


class PostgresStore(Store):
    """A database that any number of processes share."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: AsyncConnectionPool[psycopg.AsyncConnection[Any]] = AsyncConnectionPool(
            url,
            min_size=2,
            max_size=POOL,
            open=False,
            timeout=PATIENCE,
            kwargs={"autocommit": True, "prepare_threshold": 2},
        )
        self._rows: list[tuple[Row, asyncio.Future[bool]]] = []
        self._news: dict[tuple[str, int], int] = {}
        self._due = asyncio.Event()
        self._listener: Listener | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, *, migrate: bool = True) -> None:
        try:
            await self._migrate(migrate=migrate)
            await self._pool.open(wait=True, timeout=PATIENCE)
        except (psycopg.Error, OSError) as error:
            await self._pool.close()
            raise Refuse("busy", f"cannot use the PostgreSQL database: {_reason(error)}") from error
        self._tasks = [asyncio.ensure_future(work) for work in (self._insert_all(), self._hear())]

    async def close(self) -> None:
        while self._rows or self._news:
            self._due.set()
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()

    async def _migrate(self, *, migrate: bool) -> None:
        opened = await psycopg.AsyncConnection.connect(self.url, connect_timeout=int(PATIENCE))
        async with opened as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
            running = migration(migrate=migrate)
            with contextlib.suppress(StopIteration):
                sql, args = next(running)
                while True:
                    done = await connection.execute(_native(sql), args)
                    sql, args = running.send(await done.fetchall() if done.description else [])

    async def read(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        try:
            async with self._pool.connection() as connection:
                found = await connection.execute(_native(sql), args)
                return await found.fetchall()
        except psycopg.DataError as error:
            raise Refuse("malformed", "there are characters that cannot be stored") from error
        except psycopg.Error as error:
            raise _unreachable(error) from error

    async def write(self, *statements: Statement) -> bool:
        try:
            async with self._pool.connection() as connection, connection.transaction():
                for statement in statements:
                    await _run(connection, statement)
        except (_Unexpected, psycopg.errors.UniqueViolation):
            return False
        except psycopg.DataError as error:
            raise Refuse("malformed", "there are characters that cannot be stored") from error
        except psycopg.Error as error:
            raise _unreachable(error) from error
        return True

    def noting(self, rows: Sequence[Sequence[Any]]) -> Statement:
        return Statement(NOTE_ALL, [list(column) for column in zip(*rows, strict=True)])

    # The log

    async def insert(self, row: Row) -> bool:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._rows.append((row, future))
        self._due.set()
        return await future

    async def announce(self, match: str, seq: int) -> None:
        about = (match, min(seq, 1))  # of rows, only the last need be told
        self._news[about] = max(seq, self._news.get(about, seq))
        self._due.set()

    async def _insert_all(self) -> None:
        """Insert what waits, group by group, and announce what was inserted."""
        while True:
            await self._due.wait()
            self._due.clear()
            while self._rows or self._news:
                group, self._rows = self._rows[:MOST_AT_ONCE], self._rows[MOST_AT_ONCE:]
                news, self._news = self._news, {}
                await self._insert_group(group)
                await self._notify(news)

    async def _insert_group(self, group: Sequence[tuple[Row, asyncio.Future[bool]]]) -> None:
        if not group:
            return
        columns = [list(column) for column in zip(*[values(row) for row, _ in group], strict=True)]
        try:
            async with self._pool.connection() as connection:
                done = await connection.execute(INSERT, columns)
                stored = set(await done.fetchall())
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it
            for _, future in group:
                if not future.done():
                    future.set_exception(_unreachable(error))
            return
        for row, future in group:
            if not future.done():
                mark = (row.match, row.seq, row.user, row.key)
                future.set_result(mark in stored)
                stored.discard(mark)  # of two equal rows only one is new

    async def _notify(self, news: dict[tuple[str, int], int]) -> None:
        """Announce; a lost announcement is made up for by looking regularly."""
        if not news:
            return
        words = [f"{match}:{seq}" for (match, _), seq in news.items()]
        try:
            async with self._pool.connection() as connection:
                await connection.execute(
                    "SELECT pg_notify(%s, word) FROM unnest(%s::text[]) AS word", [CHANNEL, words]
                )
        except psycopg.Error as error:
            logger.warning("an announcement was lost: %s", type(error).__name__)

    # Other processes

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    async def _hear(self) -> None:
        """Listen, and connect again when the connection is lost."""
        while True:
            try:
                await self._hear_once()
            except (psycopg.Error, OSError) as error:
                logger.warning("listening was interrupted: %s", type(error).__name__)
                await asyncio.sleep(1)

    async def _hear_once(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            async for notice in connection.notifies():
                if self._listener is None:
                    continue
                match, _, seq = notice.payload.rpartition(":")
                try:
                    await self._listener(match, int(seq))
                except Refuse:
                    logger.warning("news of a match could not be read")


class _Unexpected(Exception):
    """A statement changed other rows than expected."""


async def _run(connection: psycopg.AsyncConnection[Any], statement: Statement) -> None:
    done = await connection.execute(_native(statement.sql), statement.args)
    if statement.expect is not None and done.rowcount != statement.expect:
        raise _Unexpected


def _native(sql: str) -> str:
    return sql.replace("?", "%s")


def _reason(error: Exception) -> str:
    """Say what is wrong; an address that is not understood stays untold, with its password."""
    if isinstance(error, psycopg.ProgrammingError):
        return "its address is not understood"
    return str(error).partition("\n")[0] or type(error).__name__


def _unreachable(error: Exception) -> Refuse:
    logger.warning("the database failed: %s", type(error).__name__)
    return Refuse("busy", "the database cannot be reached now; try again")
