"""Looks through the logs of all matches for rows that were altered or are missing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence

import msgspec

from emberkeep.server.store import Store
from emberkeep.tables.chain import beginning, is_blank, link
from emberkeep.tables.dealing import NOT_YET, Deal, deal_in
from emberkeep.tables.rows import MatchRow, Row

AT_ONCE = 500


class Fault(msgspec.Struct, frozen=True):
    """Something in a match that is not as it was written."""

    match: str
    what: str


class Count(msgspec.Struct):
    """How much was looked through, and how much of it is not as it was written."""

    matches: int = 0
    rows: int = 0
    faults: int = 0


async def faults(store: Store, count: Count | None = None) -> AsyncIterator[Fault]:
    """Look through every match; a server may use the store meanwhile."""
    count = count or Count()
    last = ""
    while matches := await store.matches_after(last, AT_ONCE):
        for match in matches:
            rows = await store.rows(match.id)
            count.matches += 1
            count.rows += len(rows)
            for what in check_match(match, rows):
                count.faults += 1
                yield Fault(match.id, what)
        last = matches[-1].id


def check_match(match: MatchRow, rows: Sequence[Row]) -> Iterator[str]:
    """Name what was altered or is missing, one after the other."""
    if beginning(match) != match.sum:
        yield "the match itself was altered"
    elif match.dealt and _luck_noted(match) != _luck_dealt(rows):
        yield "the luck of the match was altered"
    yield from _check_rows(match.sum, rows)
    last = rows[-1].seq if rows else 0
    if last < match.head:
        yield f"rows after {last} are missing"


def _luck_noted(match: MatchRow) -> tuple[int, Deal] | None:
    return None if match.dealt == NOT_YET else (match.dealt, Deal(str(match.seed), match.salt))


def _luck_dealt(rows: Sequence[Row]) -> tuple[int, Deal] | None:
    return next(((row.seq, deal) for row in rows if (deal := deal_in(row))), None)


def _check_rows(before: str, rows: Sequence[Row]) -> Iterator[str]:
    seq, told = 0, before  # the sum of the row before: as it should be, and as it is
    for row in rows:
        should = link(before, row)
        if row.seq != seq + 1:
            yield f"row {seq + 1} is missing"
        elif row.sum not in {should, link(told, row)} or (row.erased and not is_blank(row)):
            yield f"row {row.seq} was altered"
        seq, before, told = row.seq, should, row.sum
