"""What the log of a match says about taking a choice back."""

from __future__ import annotations

from collections.abc import Iterable

from emberkeep.tables.rows import Row


class Undoing:
    """Who wishes to take a choice back, and which seats have agreed."""

    def __init__(self) -> None:
        self.asked: int | None = None
        self.agreed: set[int] = set()

    def note(self, row: Row, seats: Iterable[int]) -> None:
        """Let a row of kind `undo` happen; these are all the seats of who made it."""
        assert row.seat is not None
        match row.body:
            case "asked":
                self.asked, self.agreed = row.seat, set()
            case "agreed":
                self.agreed |= {row.seat, *seats}
            case _:  # it was refused, or is done
                self.asked = None

    def lapse(self) -> None:
        """Forget a wish that a further choice has overtaken."""
        self.asked, self.agreed = None, set()
