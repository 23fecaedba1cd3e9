"""Rows of component tables: where each comes from, and how it stands on the table.

`status` says where a row comes from: PRINTED in the rulebook or on the cards, SOURCED from other
public material, or OURS, our own design.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

Status = Literal["printed", "sourced", "ours"]
PRINTED: Final = "printed"
SOURCED: Final = "sourced"
OURS: Final = "ours"


class Row:
    """A row of a component table, which stands on the table by its id alone."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("id",)

    def __repr__(self) -> str:
        return str(getattr(self, "id", ""))
