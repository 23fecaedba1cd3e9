"""What is kept, row by row: matches, their logs, people; and what becomes of a row."""

from __future__ import annotations

from typing import Any, Literal

from emberkeep.tables.structs import msgspec

Happening = Literal["choice", "undo", "chat", "seat", "end", "forget"]


class Seating(msgspec.Struct, frozen=True):
    """Who sits in a seat; a person keeps the seat while a bot plays for it."""

    kind: Literal["person", "open", "bot", "automa"]
    user: str = ""
    name: str = ""
    level: str = ""


class Row(msgspec.Struct):
    """One row of a log. `key` lets a client send twice what counts once; `sum` is a checksum."""

    match: str
    seq: int
    kind: Happening
    seat: int | None
    body: str
    user: str = ""
    key: str | None = None
    at: float = 0.0
    sum: str = ""
    erased: str = ""  # the sum of what told of somebody who is forgotten


class MatchRow(msgspec.Struct):
    """A match before its first choice, and how it stood when it was last noted."""

    id: str
    game: str
    rules: str
    mode: str
    players: int
    options: dict[str, Any]
    seats: list[Seating]
    seed: int
    salt: str
    owner: str
    public: bool
    created: float
    parent: str = ""
    origin: str = ""  # the address it was begun from, as a name that tells nobody
    clock: int = 0  # seconds for a turn; 0: as long as one likes
    forfeit: bool = False  # what becomes of who runs out of time: else a bot plays on
    carried: dict[str, Any] = {}  # from the parts of a campaign before this one
    previous: str = ""  # the match that was the part before
    dealt: int = 0  # the row that dealt it; 0: dealt as it was made; -1: not dealt yet
    known: bool = False  # whether somebody chose the luck, or could know it beforehand
    host: str = ""  # what the owner is called, as far as it is known
    status: str = "running"
    choices: int = 0
    awaited: list[int] = []
    result: dict[str, Any] | None = None
    changed: float = 0.0
    head: int = 0  # the last row that was noted
    sum: str = ""
    erased: str = ""  # the sum of who was here, since somebody of them is forgotten


class Road(msgspec.Struct):
    """The parts of a campaign before and after a match, as far as somebody had to do with them."""

    previous: str | None = None
    next: str | None = None


class Note(msgspec.Struct):
    """How a match stands, for lists."""

    status: str
    choices: int
    awaited: list[int]
    result: dict[str, Any] | None
    changed: float
    head: int = 0


class UserRow(msgspec.Struct):
    """A person."""

    id: str
    name: str
    account: str | None = None
    passhash: str | None = None
    webhook: str | None = None
    since: float = 0.0  # sessions that were begun before have ended


class Stored(msgspec.Struct):
    """What became of a row: `new`, `again` (this key was stored as `seq`), or `conflict`."""

    how: Literal["new", "again", "conflict"]
    seq: int
