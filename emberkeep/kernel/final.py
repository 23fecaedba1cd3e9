"""Which options cannot be taken back, found by trying them on an imagined table."""

from __future__ import annotations

from typing import Any

from emberkeep.kernel.chance import Chance
from emberkeep.kernel.game import Game
from emberkeep.kernel.sides import SeatId
from emberkeep.kernel.table import Table


def final_codes(game: Game[Any], table: Table, seat: SeatId) -> list[str]:
    """List the options after which a seat could take nothing back, as far as it may know.

    They are tried where all that is hidden from the seat is dealt anew, so they tell it nothing. A
    forced answer that makes something final counts for the option that leads to it. While others
    have to answer as well, nothing follows yet, and nothing needs to be tried.
    """
    if len(table.asked()) > 1 and not table.ask_of(seat).first:
        return []
    world = game.imagine(table, seat, Chance(0))
    *codes, last = table.ask_of(seat).codes()
    found = [code for code in codes if is_final(world.copy(), seat, code)]
    if is_final(world, seat, last):  # which nobody needs any more
        found.append(last)
    return found


def is_final(world: Table, seat: SeatId, code: str) -> bool:
    """Play an option, no further than to where something is drawn or seen; return whether it is."""
    drawn, seen = world.chance.count, world.reveals
    goes_on = world.answer(seat, code)
    while world.chance.count == drawn and world.reveals == seen:
        if not goes_on:
            return False
        goes_on = world.step()
    return True
