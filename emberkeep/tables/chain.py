"""A checksum chain over a match: each row's sum holds the sum before it, the first the match's own.

Whoever alters a row by hand breaks the chain there: `emberkeep admin check` finds it. The chain is
no signature: who can write the whole database can write a whole chain.

What tells of people is summed up on its own, so that the chain holds when somebody is forgotten:
their part of a row is left blank then, and only its sum is kept, as `erased`.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from emberkeep.tables.rows import MatchRow, Row, Seating
from emberkeep.tables.structs import msgspec


def beginning(match: MatchRow) -> str:
    """Sum up what a match is before its first row."""
    return _sum(
        match.id,
        match.game,
        match.rules,
        match.mode,
        match.players,
        match.options,
        [(who.kind, who.level) for who in match.seats],
        *_luck(match),
        match.public,
        _moment(match.created),
        match.parent,
        match.clock,
        match.forfeit,
        match.erased or people_in_match(match),
        *_campaign(match),
        *(["known"] if match.known else []),
    )


def _luck(match: MatchRow) -> list[str]:
    """What a match is dealt from, if it is dealt as it is made; else the row that deals has it."""
    return ["", ""] if match.dealt else [str(match.seed), match.salt]


def _campaign(match: MatchRow) -> list[Any]:
    """What a sequel has besides; the sums of all other matches are as they always were."""
    return [match.carried, match.previous] if match.carried else []


def link(before: str, row: Row) -> str:
    """Sum up a row and all that came before it."""
    people = row.erased or people_in_row(row)
    return _sum(before, row.match, row.seq, row.kind, row.seat, _moment(row.at), blank(row), people)


def linked(before: str, rows: Sequence[Row]) -> None:
    """Give rows their sums."""
    for row in rows:
        before = row.sum = link(before, row)


# What tells of people


def people_in_row(row: Row) -> str:
    """Sum up what a row tells of people."""
    return _sum(row.body, row.user, row.key)


def people_in_match(match: MatchRow) -> str:
    """Sum up what a match tells of people before its first row."""
    return _sum(match.seats, match.owner)


def blank(row: Row) -> str:
    """Write the body of a row as it is when nobody is named in it."""
    if row.kind not in {"chat", "seat"}:
        return row.body
    data = msgspec.json.decode(row.body)
    who = data.get("who", data)
    if row.kind == "chat" or who.get("user"):
        who.update({name: "" for name in ("user", "name", "text") if name in who})
    return msgspec.json.encode(data).decode()


def is_blank(row: Row) -> bool:
    return row.body == blank(row) and not row.user and row.key is None


def blank_seats(seats: Sequence[Seating], user: str) -> list[Seating]:
    return [Seating("person") if who.user == user else who for who in seats]


def concerns(row: Row, user: str) -> bool:
    """Return whether somebody made a row or is named in it."""
    return row.user == user or (row.kind == "seat" and seated_by(row) == user)


def seated_by(row: Row) -> str:
    """Find whom a row of kind `seat` seats."""
    return str(msgspec.json.decode(row.body)["who"]["user"])


def people_of(match: MatchRow) -> set[str]:
    """List who owned a match and sat in it when it began."""
    return {match.owner, *(who.user for who in match.seats)} - {""}


def _moment(at: float) -> str:
    return f"{at:.3f}"  # databases differ beyond


def _sum(*parts: Any) -> str:
    data = msgspec.json.encode(parts, order="sorted")
    return blake2b(data, digest_size=16).hexdigest()
