"""The store of a single process: SQLite, with one writer thread and group commit.

Whatever is queued when the writer looks is one transaction, so that many choices share one sync
of the disk. Nobody's future is resolved before the commit.

Rows of the log are inserted by one statement, and so are all notes: after each statement the thread
waits for its turn to run Python, which takes long while the server has a lot to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import msgspec

from emberkeep.server.migrations import migration
from emberkeep.server.statements import Statement
from emberkeep.server.store import APPEND, LOG_COLUMNS, NOTE, Store, values
from emberkeep.tables.errors import Refuse
from emberkeep.tables.rows import Row

logger = logging.getLogger(__name__)

MOST_AT_ONCE = 500
PRIVATE = 0o600  # whoever can read the file can be anybody


def _from_json(*columns: str) -> str:
    """Select the rows of a JSON array of arrays."""
    parts = [f"json_extract(value, '$[{at}]') AS {name}" for at, name in enumerate(columns)]
    return f"SELECT {', '.join(parts)} FROM json_each(?)"  # noqa: S608 - our own names


APPEND_ALL = (
    f"INSERT INTO log ({LOG_COLUMNS}) {_from_json(*LOG_COLUMNS.split(', '))} "
    "WHERE true ON CONFLICT DO NOTHING"
)
NOTED = ("id", "status", "choices", "awaited", "result", "changed", "head")
NOTE_ALL = NOTE.format(_from_json(*NOTED))


class _Write:
    """Statements that belong together, and the future that waits for their commit."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[bool] = self.loop.create_future()
        self.done = False
        self.appends = len(statements) == 1 and statements[0].sql is APPEND

    def resolve(self, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(self.done)
        else:
            self.future.set_exception(error)


class SqliteStore(Store):
    """A database file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._queue: SimpleQueue[_Write | None] = SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(1, "sqlite-reader")
        self._reader: sqlite3.Connection | None = None
        self._opened: tuple[int, int] | None = None
        self._reserved: sqlite3.Connection | None = None

    async def reserve(self) -> None:
        """Take a lock that this process holds for as long as it lives."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._reserved = _locked(self.file.resolve())
        except (OSError, sqlite3.Error) as error:
            raise self._unopened(error) from error
        if self._reserved is None:
            why = "several share one on PostgreSQL only"
            raise Refuse("taken", f"another server uses the database {self.file}; {why}")

    async def start(self, *, migrate: bool = True) -> None:
        if not migrate and not self.file.is_file():
            raise Refuse("not-found", f"there is no database {self.file}")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            if not self.file.exists():
                self.file.touch(PRIVATE)
            connection = _connect(self.file)
            _migrate(connection, migrate=migrate)
            self._opened = _identity(self.file)
        except (OSError, sqlite3.Error) as error:
            raise self._unopened(error) from error
        self._writer = threading.Thread(
            target=self._write_all, args=(connection,), name="sqlite-writer", daemon=True
        )
        self._writer.start()
        loop = asyncio.get_running_loop()
        self._reader = await loop.run_in_executor(self._readers, _connect, self.file)

    def _unopened(self, error: Exception) -> Refuse:
        return Refuse("busy", f"cannot use the database {self.file}: {error}")

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        if self._writer is not None:
            self._queue.put(None)
            await loop.run_in_executor(None, self._writer.join)
            self._writer = None
        if self._reader is not None:
            await loop.run_in_executor(self._readers, self._reader.close)
            self._reader = None
        self._readers.shutdown()
        if self._reserved is not None:
            self._reserved.close()
            self._reserved = None

    async def read(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, sql, args)

    def _read(self, sql: str, args: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        assert self._reader is not None
        try:
            self._check_file()
            return self._reader.execute(sql, args).fetchall()
        except (OSError, sqlite3.Error) as error:
            raise _unusable(error) from error

    async def write(self, *statements: Statement) -> bool:
        if not statements:
            return True
        if self._writer is None:
            raise Refuse("busy", "the server is stopping")
        write = _Write(statements)
        self._queue.put(write)
        return await write.future

    def noting(self, rows: Sequence[Sequence[Any]]) -> Statement:
        return Statement(NOTE_ALL, [msgspec.json.encode(rows).decode()])

    async def insert(self, row: Row) -> bool:
        return await self.write(Statement(APPEND, values(row), 1))

    async def backup(self, file: Path) -> None:
        """Write a consistent copy while the server runs."""
        backup(self.file, file)

    # The writer thread

    def _write_all(self, connection: sqlite3.Connection) -> None:
        while batch := self._next_batch():
            error = self._commit(connection, batch)
            errors = [error] * len(batch)
            if error and len(batch) > 1:  # let nobody else fail with the one that did
                errors = [self._commit(connection, [write]) for write in batch]
            batch[0].loop.call_soon_threadsafe(_resolve_all, batch, errors)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: Sequence[_Write]) -> Exception | None:
        """Commit writes as one transaction, or none of them, and tell what went wrong."""
        try:
            self._check_file()
            _write_batch(connection, batch)
        except Exception as error:  # noqa: BLE001 - the thread must live on
            with contextlib.suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            return _unusable(error) if isinstance(error, OSError | sqlite3.Error) else error
        return None

    def _check_file(self) -> None:
        """Refuse to use a file that nobody can find any more: what it is told is lost."""
        if _identity(self.file) != self._opened:
            raise FileNotFoundError(f"{self.file} is not the file that was opened")

    def _next_batch(self) -> list[_Write]:
        """Wait for something to write and take all that is there; empty when the store closes."""
        first = self._queue.get()
        batch: list[_Write] = []
        while first is not None:
            batch.append(first)
            if self._queue.empty() or len(batch) == MOST_AT_ONCE:
                return batch
            first = self._queue.get()
        if batch:
            self._queue.put(None)
        return batch


def _resolve_all(batch: Sequence[_Write], errors: Sequence[Exception | None]) -> None:
    """Tell all who wait for a commit, in the thread of the event loop, which is woken once."""
    for write, error in zip(batch, errors, strict=True):
        write.resolve(error)


def _connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=30, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _locked(file: Path) -> sqlite3.Connection | None:
    """Lock a file beside the database until it is closed; None when somebody else has it."""
    beside = file.with_name(f"{file.name}-lock")
    beside.touch(PRIVATE)
    lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return None
        raise
    return lock


def _identity(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_dev, found.st_ino


def _unusable(error: Exception) -> Refuse:
    logger.error("the database failed: %s", error)
    return Refuse("busy", "the database cannot be used now; nothing has changed, try again")


def _write_batch(connection: sqlite3.Connection, batch: Sequence[_Write]) -> None:
    if len(batch) == 1 and len(batch[0].statements) == 1:
        batch[0].done = _try(connection, batch[0].statements)
        return
    connection.execute("BEGIN IMMEDIATE")
    rows = [write for write in batch if write.appends]
    rest = [write for write in batch if not write.appends]
    for write in rest if _append_all(connection, rows) else batch:
        write.done = _try(connection, write.statements)
    connection.execute("COMMIT")


def _append_all(connection: sqlite3.Connection, rows: Sequence[_Write]) -> bool:
    """Append rows at once; none of them, if one of them has to be refused."""
    data = [write.statements[0].args for write in rows]
    added = connection.execute(APPEND_ALL, [msgspec.json.encode(data).decode()]).rowcount
    if added < len(rows):
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return False
    for write in rows:
        write.done = True
    return True


def _try(connection: sqlite3.Connection, statements: Sequence[Statement]) -> bool:
    """Run statements; undo them all when one did not change what it was expected to."""
    alone = len(statements) == 1
    if not alone:
        connection.execute("SAVEPOINT one")
    fine = True
    for statement in statements:
        changed = connection.execute(statement.sql, statement.args).rowcount
        if statement.expect is not None and changed != statement.expect:
            fine = False
            break
    if not alone:
        if not fine:
            connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
    return fine


def _migrate(connection: sqlite3.Connection, *, migrate: bool) -> None:
    connection.execute("BEGIN IMMEDIATE")
    running = migration(migrate=migrate)
    try:
        sql, args = next(running)
        while True:
            sql, args = running.send(connection.execute(sql, args).fetchall())
    except StopIteration:
        connection.execute("COMMIT")
    except BaseException:
        connection.close()
        raise


def backup(source: Path, target: Path) -> None:
    """Copy a database, also one in use."""
    if not source.is_file():
        raise Refuse("not-found", f"there is no database {source}")
    try:
        target.touch(PRIVATE, exist_ok=False)
        _copy(source, target)
    except FileExistsError:
        raise Refuse("refused", f"{target} exists already; choose another name") from None
    except (OSError, sqlite3.Error) as error:
        with contextlib.suppress(OSError):
            target.unlink()
        raise Refuse("refused", f"cannot back up to {target}: {error}") from error


def _copy(source: Path, target: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(source)) as here,
        contextlib.closing(sqlite3.connect(target)) as there,
    ):
        here.backup(there)
        there.execute("PRAGMA journal_mode = DELETE")
