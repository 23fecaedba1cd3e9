"""Reading the log of a match: what moves the table, what stayed, who is meant."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from emberkeep.tables.rows import Row, Seating
from emberkeep.tables.structs import msgspec


class SeatLine(msgspec.Struct):
    """Something that everybody is told about a seat, and whom it is about."""

    seq: int
    seat: int
    how: str
    who: Seating


class Forgotten(msgspec.Struct):
    """The body of a row of kind `forget`: by what mark somebody is known, who is in their place."""

    mark: str
    seats: dict[int, Seating]


def moves(row: Row) -> bool:
    """Return whether a row changes the table."""
    return row.kind == "choice" or (row.kind == "undo" and row.body == "done")


def fold(rows: Sequence[Row]) -> tuple[list[Row], list[int]]:
    """Leave out what was taken back: list the rows to be played, each once, in their order.

    What a seat takes back is always its own last choice. The second list tells for each row (and
    before the first) how many of the rows to be played had been played by then and stayed. A row
    that takes back what is not there stays, for the rules to refuse.
    """
    kept: list[Row] = []
    depths = [0]
    for row in rows:
        depth = len(kept)
        if row.kind == "choice":
            kept.append(row)
            depth += 1
        elif row.kind == "undo" and row.body == "done":
            depth = _last_choice(kept, row.seat)
            kept[depth : depth + 1] = [] if depth < len(kept) else [row]
        depths.append(depth)
    for at in range(len(depths) - 2, -1, -1):
        depths[at] = min(depths[at], depths[at + 1])
    return kept, depths


def _last_choice(kept: Sequence[Row], seat: int | None) -> int:
    for at in range(len(kept) - 1, -1, -1):
        if kept[at].seat == seat:
            return at
    return len(kept)


def mark_of(match: str, user: str) -> str:
    """Name somebody in a row about them, so that only who knows them can tell whom it is about."""
    return sha256(f"{match}:{user}".encode()).hexdigest()
