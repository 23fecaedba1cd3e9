"""When a match is dealt: as it is made if nobody else is to come, else with the last open seat.

Until then there is no luck that anybody could know, not even the server: seed and salt are made in
the moment in which the last open seat is filled, and are committed in the very row that fills it.
So a match is dealt once, whoever sits down at the same time, in whichever process.
"""

from __future__ import annotations

from collections.abc import Sequence

from emberkeep.tables import luck
from emberkeep.tables.rows import Row, Seating
from emberkeep.tables.structs import msgspec

AT_ONCE = 0  # instead of the row that dealt a match: it was dealt as it was made
NOT_YET = -1


class Deal(msgspec.Struct, frozen=True):
    """The luck of a match; the seed is text, since it has 64 bits."""

    seed: str
    salt: str


class SeatChange(msgspec.Struct, omit_defaults=True):
    """The body of a row of kind `seat`: what happened, who sits there now, perhaps the deal."""

    how: str
    who: Seating
    deal: Deal | None = None


def new_deal() -> Deal:
    return Deal(str(luck.new_seed()), luck.new_salt())


def change_in(row: Row) -> SeatChange | None:
    """Read the change of a seat that a row holds, if it is of that kind."""
    return msgspec.json.decode(row.body, type=SeatChange) if row.kind == "seat" else None


def deal_in(row: Row) -> Deal | None:
    change = change_in(row)
    return change.deal if change else None


def is_open(seats: Sequence[Seating]) -> bool:
    return any(who.kind == "open" for who in seats)
