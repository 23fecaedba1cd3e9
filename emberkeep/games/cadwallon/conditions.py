"""How far Intrigues are fulfilled, condition by condition: for people, as far as they may know.

A condition is its name, how far it is met and how far it must be. What fulfils an Intrigue is in
`rules/intrigues.py`; a test holds both to one another.
"""

from __future__ import annotations

from collections.abc import Sequence

from emberkeep.games.cadwallon.board import ALTAR, PRISON
from emberkeep.games.cadwallon.rules.intrigues import (
    BY_PLACE,
    FULL_HAND,
    GEARED,
    MANY,
    TURNED,
)
from emberkeep.games.cadwallon.state import BY_TUNNEL, OUTSIDE, City, Figure
from emberkeep.games.cadwallon.tokens import (
    BRACELET,
    CRYSTAL,
    KEYS,
    RING,
    SCROLL,
    TREASURES,
)
from emberkeep.kernel import SeatId, Value, value

PLACES = {name: place for place, name in BY_PLACE.items()}


@value
class Condition(Value):
    """Something that an Intrigue asks for: how far it is met, and how far it must be."""

    name: str
    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


def conditions(table: City, seat: SeatId, intrigue: str) -> tuple[Condition, ...]:
    """List what an Intrigue asks of a seat, and how far that is met."""
    if intrigue in PLACES:
        gang = table.gang(seat)
        return max(
            [_in_place(table, seat, figure, intrigue) for figure in gang],
            key=lambda found: [condition.met for condition in found],
            default=_in_place(table, seat, Figure("", seat), intrigue),
        )
    return _of_deeds(table, seat, intrigue) or _of_gang(table, seat, intrigue)


def _in_place(table: City, seat: SeatId, figure: Figure, name: str) -> tuple[Condition, ...]:
    """Say how far one character fulfils what is to be done in a place."""
    there = Condition("there", int(figure.place == PLACES[name]), 1)
    loot = figure.loot
    what = {
        "in-01": Condition("carries-scroll", loot.count(SCROLL), 1),
        "in-02": Condition("carries-keys", loot.count(KEYS), 1),
        "in-03": Condition("carries-many", len(loot), MANY),
        "in-04": Condition("enemy-wounded", _wounded(table, seat), 1),
        "in-05": Condition("carries-jewel", loot.count(RING) + loot.count(BRACELET), 1),
        "in-06": Condition("hand", len(table.players[seat].hand), FULL_HAND),
    }[name]
    return (there, what)


def _wounded(table: City, seat: SeatId) -> int:
    others = [f for f in table.figures.values() if f.seat != seat and f.place]
    return len([figure for figure in others if figure.wounds])


def _of_deeds(table: City, seat: SeatId, name: str) -> tuple[Condition, ...]:
    """List what leads to a deed, and the deed, which is shown as soon as it is done."""
    gang = table.gang(seat)
    enemies = [f for f in table.figures.values() if f.seat != seat and f.place]
    match name:
        case "in-07":
            return (_count("rich-enemy", [f for f in enemies if len(f.loot) >= MANY]), _UNDONE)
        case "in-08":
            return (_UNDONE,)
        case "in-09":
            return (_count("prisoner", [f for f in gang if f.place == PRISON]), _UNDONE)
        case "in-10":
            bearers = [f for f in gang if CRYSTAL in f.loot]
            at_altar = [f for f in bearers if f.place == ALTAR]
            return (_count("crystal", bearers), _count("altar", at_altar), _UNDONE)
    return ()


_UNDONE = Condition("deed", 0, 1)


def _count(name: str, found: Sequence[object], need: int = 1) -> Condition:
    return Condition(name, len(found), need)


def _of_gang(table: City, seat: SeatId, name: str) -> tuple[Condition, ...]:
    """Say how far a whole gang has come, now or at the end."""
    player = table.players[seat]
    mine = [figure for figure in table.figures.values() if figure.seat == seat]
    out = [figure for figure in mine if figure.fate in OUTSIDE]
    loot = [kind for figure in out for kind in figure.loot]
    left = (seat + 1) % len(table.players)
    return (
        {
            "in-11": Condition("turned", player.turned, TURNED),
            "in-12": _count("geared", [f for f in mine if f.gear], GEARED),
            "in-13": _count("out", out, len(mine)),
            "in-14": _count("loot-out", [kind for kind in loot if TREASURES[kind].price], 6),
            "in-15": Condition("experience", player.experience, 3),
            "in-16": _count("left-inside", table.gang(left)),
            "in-17": Condition("rings-out", loot.count(RING), 2),
            "in-18": Condition("scrolls-out", loot.count(SCROLL), 2),
            "in-19": _count("by-tunnel", [f for f in mine if f.fate == BY_TUNNEL]),
            "in-20": Condition("never-jailed", int(not player.jailed), 1),
        }[name],
    )
