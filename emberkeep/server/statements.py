"""SQL to be committed, and what facts about a row mean in SQL."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from emberkeep.tables.dealing import NOT_YET
from emberkeep.tables.keeping import Dealt, LinksEnded, LinkUsed, Seated


class Statement(msgspec.Struct):
    """One SQL statement; `expect` rows must be changed, or the whole write is undone."""

    sql: str
    args: Sequence[Any] = ()
    expect: int | None = None


def statement(fact: object) -> Statement:
    """Say a fact in SQL; what is SQL already stays as it is."""
    match fact:
        case Statement():
            return fact
        case Seated():
            return _seat(fact)
        case Dealt():
            return _deal(fact)
        case LinksEnded(match, None):
            return Statement("DELETE FROM links WHERE match = ?", [match])
        case LinksEnded(match, seat):
            return Statement("DELETE FROM links WHERE match = ? AND seat = ?", [match, seat])
        case LinkUsed(link):
            return Statement("DELETE FROM links WHERE hash = ?", [link], 1)
        case _:
            raise TypeError(f"{type(fact).__name__} is nothing that can be committed")


def _seat(fact: Seated) -> Statement:
    who = fact.who
    return Statement(
        "INSERT INTO seats (match, seat, kind, who, name, level) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (match, seat) DO UPDATE SET kind = excluded.kind, who = excluded.who, "
        "name = excluded.name, level = excluded.level",
        [fact.match, fact.seat, who.kind, who.user, who.name, who.level],
    )


def _deal(fact: Dealt) -> Statement:
    """Note for lists, and for whoever looks for matches to go on with, that a match is dealt."""
    return Statement(
        "UPDATE matches SET seed = ?, salt = ?, dealt = ?, status = 'running', changed = ? "
        "WHERE id = ? AND dealt = ?",
        [fact.seed, fact.salt, fact.seq, time.time(), fact.match, NOT_YET],
        1,
    )
