"""A checksum chain over a match: each row's sum holds the sum before it, the first the match's own.

Whoever alters a row by hand breaks the chain there: `emberkeep admin check` finds it. The chain is
no signature: who can write the whole database can write a whole chain.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from emberkeep.server.store import MatchRow, Row


def beginning(match: MatchRow) -> str:
    """Sum up what a match is before its first row."""
    return _sum(
        match.id,
        match.game,
        match.rules,
        match.mode,
        match.players,
        match.options,
        match.seats,
        str(match.seed),
        match.salt,
        match.owner,
        match.public,
        _moment(match.created),
        match.parent,
        match.clock,
        match.forfeit,
    )


def link(before: str, row: Row) -> str:
    """Sum up a row and all that came before it."""
    return _sum(before, row.match, row.seq, row.kind, row.seat, _moment(row.at), content(row))


def content(row: Row) -> str:
    """Sum up what somebody did: all of a row that may name them."""
    return _sum(row.body, row.user, row.key)


def linked(before: str, rows: Sequence[Row]) -> None:
    """Give rows their sums."""
    for row in rows:
        before = row.sum = link(before, row)


def _moment(at: float) -> str:
    return f"{at:.3f}"  # databases differ beyond


def _sum(*parts: Any) -> str:
    data = msgspec.json.encode(parts, order="sorted")
    return blake2b(data, digest_size=16).hexdigest()
