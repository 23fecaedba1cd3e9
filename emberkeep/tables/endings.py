"""How a match has ended that its rules did not end: somebody gave up, all agreed, or time ran out.

A seat that gives up loses. When only one side is left, it has won; as long as there are more, a bot
plays for whoever gave up. An end that all agree to is shared by all. Whoever has a seat must agree,
also who is away: nobody ends a match behind another's back.
"""

from __future__ import annotations

from emberkeep.kernel import Result
from emberkeep.kernel.sides import Sides
from emberkeep.tables.rows import Row, Seating

STAND_IN = "normal"


class Ending:
    """What the log of a match says about an early end."""

    def __init__(self) -> None:
        self.asked: int | None = None
        self.agreed: set[str] = set()
        self.given_up: dict[int, str] = {}
        self.done = False

    def note(self, row: Row) -> None:
        """Let a row of kind `end` happen."""
        assert row.seat is not None
        match row.body:
            case "asked":
                self.asked, self.agreed = row.seat, {row.user}
            case "agreed":
                self.agreed.add(row.user)
            case "refused":
                self.asked = None
            case "done":
                self.asked, self.done = None, True
            case how:
                self.asked = None
                self.given_up[row.seat] = how


def replaced(who: Seating) -> Seating:
    """Seat a bot in somebody's place."""
    return Seating("bot", who.user, who.name, who.level or STAND_IN)


def early_result(sides: Sides, given_up: dict[int, str], *, agreed: bool) -> Result | None:
    """Say how a match has ended early; nothing if it goes on."""
    everybody = tuple(seat for side in sides for seat in side)
    nothing = (0,) * len(everybody)
    if agreed:
        return Result(nothing, everybody, "agreed", sides)
    left = [side for side in sides if any(seat not in given_up for seat in side)]
    if not given_up or len(left) > 1:
        return None
    *_, how = given_up.values()
    return Result(nothing, left[0], how, sides)
