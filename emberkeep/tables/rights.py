"""Who may do what at a table: each check refuses, or returns what was checked."""

from __future__ import annotations

from emberkeep.bots import BOTS
from emberkeep.tables.errors import Refuse
from emberkeep.tables.room import Room
from emberkeep.tables.rows import Seating

DEFAULT_LEVEL = "normal"


def seating(room: Room, seat: int) -> Seating:
    """Find who sits in a seat that exists."""
    if not 0 <= seat < len(room.seats):
        raise Refuse("not-found", f"there is no seat {seat}; there are {len(room.seats)}")
    return room.seats[seat]


def held(room: Room, seat: int, user: str) -> Seating:
    """Refuse whoever does not hold a seat."""
    who = seating(room, seat)
    if not user or who.user != user:
        raise Refuse("not-yours", f"seat {seat} is not yours")
    return who


def held_by_hand(room: Room, seat: int, user: str) -> None:
    """Refuse whoever does not hold a seat, or lets a bot play it."""
    if held(room, seat, user).kind != "person":
        raise Refuse("not-yours", "a bot plays this seat; take it back first")


def owned(room: Room, user: str) -> None:
    """Refuse whoever did not begin the match."""
    if room.row.owner != user:
        raise Refuse("not-yours", "only the owner of the table can do that")


def known_level(level: str) -> str:
    """Refuse a level of bots that does not exist; none given is the usual one."""
    level = level or DEFAULT_LEVEL
    if level not in BOTS:
        raise Refuse("refused", f"there is no bot {level!r}; there are: {', '.join(BOTS)}")
    return level
