"""Moves: where a Move can end, by which way, and what happens on it (chapters Movement, Catacombs).

One chooses where a Move ends. The way is asked for only where ways differ in which friends are met
with something to exchange; a face-down token ends a Move wherever it lies.
"""

from __future__ import annotations

from emberkeep.games.cadwallon.board import CELLARS, CENTRE, GATES, HOARD, PENTAGRAMS, WALLS, WAYS
from emberkeep.games.cadwallon.characters import CYCLOPS
from emberkeep.games.cadwallon.equipment import SOFT_BOOTS
from emberkeep.games.cadwallon.rules.exchanging import can_exchange
from emberkeep.games.cadwallon.rules.figures import has_gear, is_enemy
from emberkeep.games.cadwallon.rules.options import OUT
from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import ACTED, City, Figure
from emberkeep.games.cadwallon.tokens import MECHANISM, STAIRCASE
from emberkeep.kernel import State, state
from emberkeep.kernel.paths import NOWHERE, Links, Walk, reach, ways


@state
class Pace(State):
    """A Move in progress: the spaces left, and what cards allow in it."""

    spaces: int = 0
    open: bool = False  # it can still go on
    dodge: bool = False
    smoke: bool = False
    jumps: bool = False
    walls: int = 0  # crossings left
    stair: bool = False  # the room it stands in serves as a staircase


def movement(figure: Figure) -> int:
    """Count the spaces of a Move before it is cut (CADB-MOVE-01, CAD-AMB-107, CAD-AMB-159)."""
    spaces = figure.row.movement + (figure.id == "bragg" and not figure.loot)
    return spaces + has_gear(figure, SOFT_BOOTS)


def links_for(table: City, figure: Figure, pace: Pace) -> Links:
    """Add to the links of the board what leads further now: stairs, open gates, pentagrams."""
    extra: dict[str, tuple[str, ...]] = {}
    if table.rules.expansion and sheet_of(table).stairs_open(table):
        below = cellars_open(table, figure)
        for room, kind in table.open.items():
            if kind == STAIRCASE:
                extra[room] = (*WAYS[room], *below)
        if pace.stair and figure.place not in extra:
            extra[figure.place] = (*WAYS[figure.place], *below)
    if table.alarm:
        extra |= {gate: (*WAYS[gate], OUT) for gate in GATES if gate not in table.closed}
    if pace.jumps:
        extra |= {place: (*WAYS[place], *PENTAGRAMS) for place in PENTAGRAMS}
    if pace.walls:
        walls = WALLS.get(figure.place, ())
        extra[figure.place] = (*extra.get(figure.place, WAYS[figure.place]), *walls)
    return {**WAYS, **extra, OUT: ()} if extra else WAYS


def cellars_open(table: City, figure: Figure) -> list[str]:
    """List the rooms of the Catacombs that stairs lead to (CAD-CATA-02, CAD-AMB-06, CAD-AMB-07)."""
    fights = table.players[figure.seat].actions > 0 and not figure.used & ACTED
    found = []
    for room in CELLARS:
        holder = CYCLOPS if table.cyclops == room else table.at.get(room, "")
        if room == HOARD and not has_mate(table, figure):
            continue
        if not holder or (fights and may_fight_below(table, figure, holder, room)):
            found.append(room)
    return found


def may_fight_below(table: City, figure: Figure, holder: str, room: str) -> bool:
    """Return whether one may take the stairs to somebody: to the Cyclops, or to an enemy."""
    if holder == CYCLOPS:
        return True
    return is_enemy(table, figure.seat, holder) and sheet_of(table).may_attack(table, figure, room)


def has_mate(table: City, figure: Figure) -> bool:
    """Return whether another of the gang is in a room with a Mechanism (CAD-CATA-03)."""
    for room, kind in table.open.items():
        if kind == MECHANISM:
            name = table.at.get(room, "")
            mate = table.figures.get(name)
            if mate is not None and mate is not figure and mate.seat == figure.seat:
                return True
    return False


def walk_of(table: City, figure: Figure, pace: Pace) -> Walk:
    """Say what is in the way of a Move (CADB-MOVE-02, CAD-MOVE-01, CAD-AMB-126)."""
    blocked, crossed = set(), set()
    for place, name in table.at.items():
        if place == figure.place or place in CELLARS:
            continue
        friend = name in table.figures and table.figures[name].seat == figure.seat
        if (pace.dodge or (friend and table.rules.friends)) and place not in table.covered:
            crossed.add(place)
        else:
            blocked.add(place)
    stops = {*CELLARS, OUT, CENTRE} if pace.smoke else {*CELLARS, OUT, CENTRE, *table.covered}
    return Walk(pace.spaces, sheet_of(table).costs(table), blocked, crossed, stops or NOWHERE)


def destinations(table: City, figure: Figure, pace: Pace) -> list[str]:
    """List where a Move can end, nearest first."""
    if pace.spaces < 1:
        return []
    found = reach(links_for(table, figure, pace), figure.place, walk_of(table, figure, pace))
    return [place for place in found.costs if place != figure.place]


def ways_to(table: City, figure: Figure, pace: Pace, goal: str) -> list[tuple[str, ...]]:
    """List the ways to a place that differ in what happens on them, the cheapest first."""
    links, walk = links_for(table, figure, pace), walk_of(table, figure, pace)
    marks = [
        place
        for place in walk.crossed
        if (name := table.at[place]) in table.figures
        and table.figures[name].seat == figure.seat
        and can_exchange(figure, table.figures[name])
    ]
    if not marks:
        return [reach(links, figure.place, walk).way(goal)]
    return [way.places for way in ways(links, figure.place, walk, sorted(marks))[goal]]


def cost_of(table: City, way: tuple[str, ...]) -> int:
    """Count the spaces of a way."""
    costs = sheet_of(table).costs(table)
    return sum([costs.get(place, 1) for place in way])
