"""A file of finished games: a head, then one line of JSON a game. What is in it is not lost.

A line is written at once and whole; a last line that a power cut left unfinished is cut off when
work goes on. The order of the lines means nothing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Self

from emberkeep.kernel import EmberkeepError
from emberkeep.lab.terms import Outcome

SYNC_SECONDS = 1.0
MODE = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)  # Windows has a text mode too


class LedgerError(EmberkeepError):
    """A file of finished games that cannot be used."""


class Ledger:
    """Finished games on disk, or in memory alone where there is no file."""

    def __init__(self, file: Path | None, head: dict[str, Any]) -> None:
        self.file = file
        self.head = head
        self.outcomes: dict[Any, Outcome] = {}
        self.handle = -1
        self.synced = 0.0

    @classmethod
    def begin(cls, file: Path | None, head: dict[str, Any]) -> Self:
        """Start a new file, or refuse to write over an old one."""
        ledger = cls(file, head)
        if file is not None:
            if file.exists():
                raise LedgerError(f"{file} exists already; go on with it by --resume {file}")
            ledger._open(os.O_CREAT | os.O_EXCL)
            ledger._write(head)
        return ledger

    @classmethod
    def resume(cls, file: Path, head: dict[str, Any]) -> Self:
        """Go on with a file, which must be of the same games; begin it if there is none."""
        if not file.exists() or file.stat().st_size == 0:
            file.unlink(missing_ok=True)
            return cls.begin(file, head)
        ledger = cls(file, head)
        found, outcomes = read(file)
        for name in [*head, *found]:
            if head.get(name) != found.get(name):
                raise LedgerError(
                    f"{file} holds other games: its {name} is {found.get(name)!r}, "
                    f"now it is {head.get(name)!r}"
                )
        ledger.outcomes = {outcome.key: outcome for outcome in outcomes}
        ledger._open(0)
        ledger._cut_unfinished_line()
        return ledger

    def add(self, outcome: Outcome) -> None:
        """Keep an outcome; the same game a second time changes nothing."""
        if outcome.key not in self.outcomes:
            self.outcomes[outcome.key] = outcome
            if self.file is not None:
                self._write(outcome.to_data())

    def sorted(self) -> list[Outcome]:
        return [self.outcomes[key] for key in sorted(self.outcomes)]

    def close(self) -> None:
        if self.handle >= 0:
            with suppress(OSError):
                os.fsync(self.handle)
            os.close(self.handle)
            self.handle = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _open(self, flags: int) -> None:
        assert self.file is not None
        try:
            self.handle = os.open(self.file, MODE | flags, 0o666)
        except OSError as error:
            raise LedgerError(f"cannot write {self.file}: {error.strerror}") from error

    def _write(self, data: dict[str, Any]) -> None:
        line = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
        try:
            written = os.write(self.handle, line)
            if monotonic() - self.synced > SYNC_SECONDS:
                os.fsync(self.handle)
                self.synced = monotonic()
        except OSError as error:
            raise LedgerError(f"cannot write {self.file}: {error.strerror}") from error
        if written < len(line):
            raise LedgerError(f"cannot write {self.file}: the disk is full")

    def _cut_unfinished_line(self) -> None:
        assert self.file is not None
        data = self.file.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.ftruncate(self.handle, whole)


def read(file: Path) -> tuple[dict[str, Any], list[Outcome]]:
    """Read a head and all finished games, or refuse."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise LedgerError(f"cannot read {file}: {error.strerror}") from error
    lines = _objects(file, text)
    head = next(lines, None)
    if head is None or not str(head.get("format", "")).startswith("emberkeep"):
        raise LedgerError(f"{file} is not a file of finished games")
    try:
        return head, [Outcome.from_data(data) for data in lines]
    except (TypeError, KeyError) as error:
        raise LedgerError(f"{file} is broken: {error}") from None


def _objects(file: Path, text: bytes) -> Iterator[dict[str, Any]]:
    """Read line by line; only the last may be unfinished."""
    for number, line in enumerate(text.split(b"\n")[:-1], 1):
        try:
            data = json.loads(line)
        except ValueError:
            raise LedgerError(f"{file} is broken in line {number}") from None
        if not isinstance(data, dict):
            raise LedgerError(f"{file} is broken in line {number}: not an object")
        yield data
