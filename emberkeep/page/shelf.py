"""Where a page keeps its matches: in memory, and behind it in whatever lasts in the browser.

Several tabs may share what lasts. A row is kept if no other tab was first with its number, as on a
server that several processes share.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from emberkeep.tables.keeping import Dealt, Keeper, Listener, Seated
from emberkeep.tables.rows import MatchRow, Note, Road, Row, Seating, Stored
from emberkeep.tables.structs import Struct, msgspec


class Lasting(Protocol):
    """What lasts when the page is closed: texts by match and number."""

    async def swap_match(self, match: str, before: str, after: str) -> bool:
        """Keep how a match stands, unless that has changed meanwhile."""

    async def add_match(self, match: str, text: str, rows: list[str]) -> bool:
        """Keep a match and its first rows, unless there is one of this name."""

    async def add_row(self, match: str, seq: int, text: str) -> bool:
        """Keep a row, unless there is one of this number."""

    async def matches(self) -> list[str]: ...

    async def match(self, match: str) -> str | None: ...

    async def rows(self, match: str, after: int) -> list[str]: ...

    async def heads(self) -> dict[str, int]:
        """Find the last row of each match that has any."""


class Kept(Struct):
    """A match as it was begun and last noted, and who sits there now."""

    row: MatchRow
    seats: list[Seating]


class Shelf(Keeper):
    """Keeps the matches of one person."""

    def __init__(self, lasting: Lasting) -> None:
        self._lasting = lasting
        self._listener: Listener | None = None

    async def all(self) -> list[Kept]:
        """List all matches, the latest first."""
        kept = [_read(text, Kept) for text in await self._lasting.matches()]
        return sorted(kept, key=_changed, reverse=True)

    async def roads(self) -> dict[str, Road]:
        """Find the parts of campaigns before and after each match."""
        kept = await self.all()
        known = {each.row.id for each in kept}
        after = {each.row.previous: each.row.id for each in reversed(kept)}
        return {
            each.row.id: Road(
                each.row.previous if each.row.previous in known else None, after.get(each.row.id)
            )
            for each in kept
        }

    async def add_match(self, match: MatchRow, rows: Sequence[Row], *more: object) -> bool:
        kept = _written(Kept(match, list(match.seats)))
        return await self._lasting.add_match(match.id, kept, list(map(_written, rows)))

    async def match(self, match: str) -> MatchRow | None:
        text = await self._lasting.match(match)
        return _read(text, Kept).row if text is not None else None

    async def rows(self, match: str, after: int = 0) -> list[Row]:
        return [_read(text, Row) for text in await self._lasting.rows(match, after)]

    async def append(self, row: Row, *more: object) -> Stored:
        if await self._lasting.add_row(row.match, row.seq, _written(row)):
            await self._note_facts(more)
            return Stored("new", row.seq)
        before = await self.stored_before(row.match, row.key) if row.key else None
        return Stored("conflict", row.seq) if before is None else Stored("again", before)

    async def _note_facts(self, facts: Sequence[object]) -> None:
        """Note for the list who sits where, and what was dealt."""
        for fact in facts:
            if isinstance(fact, Seated | Dealt):
                await self._change(fact.match, partial(_note_fact, fact=fact))

    async def _change(self, match: str, change: Callable[[Kept], None]) -> None:
        """Change what is noted of a match; nothing is lost that another tab has noted meanwhile."""
        while (text := await self._lasting.match(match)) is not None:
            kept = _read(text, Kept)
            change(kept)
            if await self._lasting.swap_match(match, text, _written(kept)):
                return

    async def stored_before(self, match: str, key: str) -> int | None:
        return next((row.seq for row in await self.rows(match) if row.key == key), None)

    async def note(self, notes: dict[str, Note]) -> None:
        for match, note in notes.items():
            await self._change(match, partial(_note, note=note))

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    async def heard(self, match: str, seq: int) -> None:
        """Hear that another tab has changed a match."""
        if self._listener:
            await self._listener(match, seq)

    async def left_behind(self) -> list[str]:
        heads = await self._lasting.heads()
        return [
            each.row.id for each in await self.all() if heads.get(each.row.id, 0) > each.row.head
        ]

    async def waiting_for_bots(self, since: float) -> list[str]:
        return [
            each.row.id
            for each in await self.all()
            if each.row.status == "running" and any(who.kind == "bot" for who in each.seats)
        ]


def _changed(kept: Kept) -> float:
    return kept.row.changed or kept.row.created


def _note_fact(kept: Kept, fact: Seated | Dealt) -> None:
    match fact:
        case Seated(_, seat, who):
            kept.seats[seat] = who
        case Dealt(_, seq, seed, salt):
            row = kept.row
            row.dealt, row.seed, row.salt = seq, int(seed), salt


def _note(kept: Kept, note: Note) -> None:
    """Note how a match stands, unless somebody knows more of it already."""
    if note.head >= kept.row.head:
        fields = ("status", "choices", "awaited", "result", "changed", "head")
        known = {name: getattr(note, name) for name in fields}
        kept.row = msgspec.structs.replace(kept.row, **known)


def _written(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def _read(text: str, kind: Any) -> Any:
    return msgspec.json.decode(text, type=kind)
