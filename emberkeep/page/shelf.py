"""Where a page keeps its matches: in memory, and behind it in whatever lasts in the browser.

Several tabs may share what lasts. A row is kept if no other tab was first with its number, as on a
server that several processes share.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from emberkeep.tables.keeping import Dealt, Keeper, Seated
from emberkeep.tables.rows import MatchRow, Note, Road, Row, Seating, Stored
from emberkeep.tables.structs import Struct, msgspec


class Lasting(Protocol):
    """What lasts when the page is closed: texts by match and number."""

    async def put_match(self, match: str, text: str) -> None: ...

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
        self._kept: dict[str, Kept] = {}

    async def all(self) -> list[Kept]:
        """List all matches, the latest first."""
        for text in await self._lasting.matches():
            found = _read(text, Kept)
            self._kept.setdefault(found.row.id, found)
        return sorted(self._kept.values(), key=_changed, reverse=True)

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
        kept = Kept(match, list(match.seats))
        added = await self._lasting.add_match(match.id, _written(kept), list(map(_written, rows)))
        if added:
            self._kept[match.id] = kept
        return added

    async def match(self, match: str) -> MatchRow | None:
        kept = await self._found(match)
        return msgspec.structs.replace(kept.row) if kept else None

    async def _found(self, match: str) -> Kept | None:
        text = None if match in self._kept else await self._lasting.match(match)
        if text is not None:
            self._kept[match] = _read(text, Kept)
        return self._kept.get(match)

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
            match fact:
                case Seated(match, seat, who):
                    self._kept[match].seats[seat] = who
                case Dealt(match, seq, seed, salt):
                    row = self._kept[match].row
                    row.dealt, row.seed, row.salt = seq, int(seed), salt
                case _:
                    continue
            await self._keep(match)

    async def _keep(self, match: str) -> None:
        await self._lasting.put_match(match, _written(self._kept[match]))

    async def stored_before(self, match: str, key: str) -> int | None:
        return next((row.seq for row in await self.rows(match) if row.key == key), None)

    async def note(self, notes: dict[str, Note]) -> None:
        for match, note in notes.items():
            kept = await self._found(match)
            if kept is not None:
                kept.row = msgspec.structs.replace(kept.row, **_as_dict(note))
                await self._keep(match)

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


def _as_dict(note: Note) -> dict[str, Any]:
    fields = ("status", "choices", "awaited", "result", "changed", "head")
    return {name: getattr(note, name) for name in fields}


def _written(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def _read(text: str, kind: Any) -> Any:
    return msgspec.json.decode(text, type=kind)
