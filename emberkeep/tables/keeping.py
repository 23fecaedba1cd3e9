"""What tables need of whoever keeps them: a log for each match, and a few lists.

What a row changes elsewhere is said as a fact. A keeper that has lists of its own brings them up to
date with it, in the same moment as it keeps the row; one that has none may leave it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from emberkeep.tables.rows import MatchRow, Note, Row, Seating, Stored
from emberkeep.tables.structs import Struct

Listener: TypeAlias = Callable[[str, int], Awaitable[None]]

PRESENCE = 0  # announced instead of a row's number: somebody came or went
ENDED = -1  # announced with a person instead of a match: some of their sessions have ended


class Seated(Struct, frozen=True):
    """Somebody else sits in a seat."""

    match: str
    seat: int
    who: Seating


class Dealt(Struct, frozen=True):
    """Row `seq` of a match has dealt it."""

    match: str
    seq: int
    seed: str
    salt: str


class LinksEnded(Struct, frozen=True):
    """The links to a seat, or to all seats, are of no use any more."""

    match: str
    seat: int | None = None


class LinkUsed(Struct, frozen=True):
    """Somebody sat down by a link, which works once: nothing is kept if it was used before."""

    link: str


class Keeper(ABC):
    """Keeps matches and their logs. One that several processes share tells them of each other."""

    shared = False  # whether other processes may use the same store

    @abstractmethod
    async def add_match(self, match: MatchRow, rows: Sequence[Row], *more: object) -> bool:
        """Keep a new match and the rows it has already; False when there is one of this id."""

    @abstractmethod
    async def match(self, match: str) -> MatchRow | None: ...

    @abstractmethod
    async def rows(self, match: str, after: int = 0) -> list[Row]: ...

    @abstractmethod
    async def append(self, row: Row, *more: object) -> Stored:
        """Append a row with what it changes elsewhere; it is kept when this returns `new`."""

    @abstractmethod
    async def stored_before(self, match: str, key: str) -> int | None:
        """Find the row that a key was stored as."""

    @abstractmethod
    async def note(self, notes: dict[str, Note]) -> None:
        """Note how matches stand."""

    # Matches that somebody has to look after

    async def left_behind(self) -> list[str]:
        """Find matches that went on after they were last noted: who should have noted them died."""
        return []

    async def waiting_for_bots(self, since: float) -> list[str]:
        """List matches in which bots may have to move."""
        return []

    async def overdue(self, now: float) -> list[str]:
        """Find matches whose clocks may have run out."""
        return []

    # Other processes

    async def heads(self, matches: Sequence[str]) -> dict[str, int]:
        """Find the last row of each match."""
        return {}

    async def announce(self, match: str, seq: int) -> None:  # noqa: B027 - alone, there is nobody
        """Tell other processes that a match has a new row."""

    def listen(self, listener: Listener) -> None:  # noqa: B027 - nor anybody to hear
        """Have other processes' announcements told."""

    async def be_present(  # noqa: B027 - nor anybody to see
        self, process: str, match: str, seats: Sequence[int]
    ) -> None:
        """Note which seats of a match are connected to this process."""

    async def stay_present(self, process: str) -> None:  # noqa: B027 - as above
        """Note that this process lives."""

    async def present(self, match: str) -> set[int]:
        """List the seats of a match that are connected to any process that lives."""
        return set()
