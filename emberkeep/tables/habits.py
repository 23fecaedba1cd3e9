"""How tables are run, and what is counted of it."""

from __future__ import annotations

from emberkeep.tables.structs import Struct


class Habits(Struct, frozen=True):
    """What can be set about tables."""

    absence: float = 60.0  # seconds after which who has left counts as away
    rooms: int = 2000  # live tables kept in memory
    grace: float = 5.0  # seconds before another process's bots are taken over
    pace: float = 0.6  # seconds between a bot's choices while people watch
    bots_alone: int = 3  # matches of an owner in which bots alone play at their full pace


class Counts:
    """Hears what happens, and counts nothing."""

    def began(self) -> None:
        """Count a match."""

    def kept(self, rooms: int) -> None:
        """Hear how many rooms are in memory."""

    def conflict(self) -> None:
        """Count a row that another process was first with."""

    def refusal(self) -> None:
        """Count a message or a request that was refused."""

    def took(self, seconds: float) -> None:
        """Count a choice and how long it took."""
