"""Moves: where a Move can end, by which way, and what happens on it (chapters Movement, Catacombs).

One chooses where a Move ends: on a free space, or on that of an enemy, who is attacked. The way is
asked for only where ways differ in which friends are met with something to exchange, or in whether
a wall is crossed; a face-down token ends a Move wherever it lies.

Where a wall may be crossed, the map is laid out in layers, one for every crossing that was made: a
step over a wall leads one layer on. A place is written with a mark for each: C4' is C4 after a
crossing by a card, C4^ after one by the Grappling Hook, which costs a space more.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emberkeep.games.cadwallon.board import (
    CELLARS,
    CENTRE,
    DISTANCES,
    GATES,
    HOARD,
    PENTAGRAMS,
    SPACES,
    WALLS,
    WAYS,
)
from emberkeep.games.cadwallon.characters import CYCLOPS
from emberkeep.games.cadwallon.equipment import GRAPPLING_HOOK, PASSES, SOFT_BOOTS
from emberkeep.games.cadwallon.rules.exchanging import can_exchange
from emberkeep.games.cadwallon.rules.exploring import loose
from emberkeep.games.cadwallon.rules.figures import has_gear, is_enemy
from emberkeep.games.cadwallon.rules.options import OUT
from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import ACTED, BARRED, MOVED, City, Figure
from emberkeep.games.cadwallon.tokens import MECHANISM, STAIRCASE
from emberkeep.kernel import State, state
from emberkeep.kernel.paths import Links, Reached, Walk, Way, distances, reach, ways

CARD: Final = "'"  # a wall was crossed by a card
HOOK: Final = "^"  # and by the Grappling Hook
TOP: Final = "~"  # on top of a wall
NEAR: Final = dict.fromkeys(SPACES, 0)
FAR: Final = 99
ENDS: Final = {*CELLARS, OUT, CENTRE}
SKY: Final[Links] = {place: (*near, *WALLS.get(place, ())) for place, near in WAYS.items()}
ROOFS: Final = {place: distances(SKY, place) for place in SPACES}  # as if there were no walls


@state
class Pace(State):
    """A Move in progress: the spaces left, and what cards and Equipment allow in it."""

    spaces: int = 0
    open: bool = False  # it can still go on
    dodge: bool = False
    smoke: bool = False
    jumps: bool = False
    walls: int = 0  # crossings left
    hook: bool = False  # the Grappling Hook can still be used
    stair: bool = False  # the room it stands in serves as a staircase
    ladder: bool = False  # a rope ladder leads up from the room it stands in
    fly: bool = False  # over walls and figures (CAD-AMB-156)
    met: tuple[str, ...] = ()  # friends with whom it has had an exchange (CAD-AMB-79)


def new_pace(figure: Figure, cut: int = 0) -> Pace:
    """Begin a Move (CADB-MOVE-01, CAD-AMB-129)."""
    hook = has_gear(figure, GRAPPLING_HOOK)
    return Pace(max(0, movement(figure) - cut), open=True, hook=hook)


def movement(figure: Figure) -> int:
    """Count the spaces of a Move before it is cut (CADB-MOVE-01, CAD-AMB-107, CAD-AMB-159)."""
    spaces = figure.row.movement + (figure.id == "bragg" and not figure.loot)
    return spaces + has_gear(figure, SOFT_BOOTS)


# --- The map --------------------------------------------------------------------------------------


def links_for(table: City, figure: Figure, pace: Pace) -> Links:
    """Add to the links of the board what leads further now: stairs, open gates, pentagrams."""
    plain_ways = SKY if pace.fly else WAYS
    extra: dict[str, tuple[str, ...]] = {}
    if table.rules.expansion and sheet_of(table).stairs_open(table):
        extra = _stairs(table, figure, pace, plain_ways)
    if table.alarm:
        closed, far = () if has_pass(figure) else table.closed, distances_of(figure, pace)
        spaces = pace.spaces
        open_gates = [gate for gate in GATES if far[gate] < spaces and gate not in closed]
        extra |= {gate: (*plain_ways[gate], OUT) for gate in open_gates}
    if pace.jumps:
        extra |= {place: (*plain_ways[place], *PENTAGRAMS) for place in PENTAGRAMS}
    if pace.ladder:
        extra[figure.place] = (*WAYS[figure.place], *ladders(table))
    return {**plain_ways, **extra, OUT: ()} if extra else plain_ways


def has_pass(figure: Figure) -> bool:
    """Return whether portcullises open for a character (CAD-AMB-155)."""
    return figure.gear in PASSES and has_gear(figure, figure.gear)


def _stairs(
    table: City, figure: Figure, pace: Pace, plain_ways: Links
) -> dict[str, tuple[str, ...]]:
    """Find the rooms from which stairs lead down, as far as they can be reached."""
    rooms: list[str] = []
    if table.open:
        far = distances_of(figure, pace)
        rooms = [r for r, kind in table.open.items() if kind == STAIRCASE and far[r] < pace.spaces]
    if pace.stair:
        rooms.append(figure.place)
    if not rooms:
        return {}
    below = cellars_open(table, figure)
    return {room: (*plain_ways[room], *below) for room in rooms}


def distances_of(figure: Figure, pace: Pace) -> dict[str, int]:
    """Say how far a Move has to every space at least; with jumps and the like nothing is far."""
    if figure.place not in DISTANCES or pace.jumps or pace.walls or pace.hook or pace.fly:
        return NEAR
    return DISTANCES[figure.place]


def ladders(table: City) -> list[str]:
    """List the free rooms with a Staircase, where a rope ladder can end (CAD-AMB-141)."""
    return [r for r, kind in table.open.items() if kind == STAIRCASE and r not in table.at]


def cellars_open(table: City, figure: Figure) -> list[str]:
    """List the rooms of the Catacombs that stairs lead to (CAD-CATA-02, CAD-AMB-06, CAD-AMB-07)."""
    fights = can_strike(table, figure)
    found = []
    for room in CELLARS:
        holder = CYCLOPS if table.cyclops == room else table.at.get(room, "")
        if room == HOARD and not has_mate(table, figure):
            continue
        if not holder or (fights and may_fight_below(table, figure, holder, room)):
            found.append(room)
    return found


def can_strike(table: City, figure: Figure) -> bool:
    """Return whether an action and the AP for it are left at the end of the Move (CAD-AMB-73)."""
    due = 1 if figure.used & MOVED else 2
    return table.players[figure.seat].actions >= due and not figure.used & (ACTED | BARRED)


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


# --- What is in the way ---------------------------------------------------------------------------


def walk_of(table: City, figure: Figure, pace: Pace) -> Walk:
    """Say what is in the way of a Move, and where it must end.

    Friends can be passed, with Dodge everybody (CADB-MOVE-02, CAD-MOVE-01, CAD-AMB-126); an enemy
    who may be attacked stops a Move, or ends it at will if it could go on. Who flies passes all.
    """
    if pace.fly:
        held = {place for place in table.at if place != figure.place and place not in CELLARS}
        return Walk(pace.spaces, sheet_of(table).costs(table), crossed=held, stops=ENDS)
    blocked: set[str] = set()
    crossed: set[str] = set()
    stops = set(ENDS) if pace.smoke else {*ENDS, *table.covered}
    if table.open:
        stops.update(loose(table))
    figures, friends, strikes = table.figures, table.rules.friends, can_strike(table, figure)
    sheet, far, spaces = sheet_of(table), distances_of(figure, pace), pace.spaces
    for place, name in table.at.items():
        if far.get(place, FAR) > spaces:  # stairs lead only to who may be attacked below
            continue
        other = figures.get(name)
        if other is figure:
            continue
        enemy = other is not None and other.seat != figure.seat
        passed = (pace.dodge or (friends and not enemy and other is not None)) and (
            pace.smoke or place not in table.covered
        )
        if enemy and strikes and sheet.may_attack(table, figure, place):
            if not passed:
                stops.add(place)
        elif passed:
            crossed.add(place)
        else:
            blocked.add(place)
    return Walk(pace.spaces, sheet.costs(table), blocked, crossed, stops)


def destinations(table: City, figure: Figure, pace: Pace) -> list[str]:
    """List where a Move can end, nearest first: free spaces, and those of enemies to attack."""
    if pace.spaces < 1:
        return []
    if not (pace.walls or pace.hook):
        return list(on_foot(table, figure, pace).costs)[1:]
    links, walk = links_for(table, figure, pace), walk_of(table, figure, pace)
    found = reach(*_over_walls(table, links, figure.place, walk, pace)).costs
    ends = dict.fromkeys([plain(place) for place in found])
    return [place for place in ends if place != figure.place]


def on_foot(table: City, figure: Figure, pace: Pace) -> Reached:
    """Find where a Move that crosses no wall can end, and a way to each place."""
    links, walk = links_for(table, figure, pace), walk_of(table, figure, pace)
    return reach(links, figure.place, walk)


def ways_to(
    table: City, figure: Figure, pace: Pace, goal: str, reached: Reached | None = None
) -> list[tuple[str, ...]]:
    """List the ways to a place that differ in what happens on them, the cheapest first.

    `reached`, where it is known, is what `on_foot` has found.
    """
    friends = _on_the_way(friends_to_meet(table, figure, pace), figure, pace, goal)
    if reached is not None and not friends:
        return [reached.way(goal)]
    links, walk = links_for(table, figure, pace), walk_of(table, figure, pace)
    marks = [place for place in friends if place in walk.crossed]
    if pace.walls or pace.hook:
        links, start, walk = _over_walls(table, links, figure.place, walk, pace)
        marks = _on_all(marks, pace)
        found = ways(links, start, walk, sorted(marks), _on_all([goal], pace))
        to_goal = [way for place in found for way in found[place]]
        return _worthwhile(sorted(to_goal, key=lambda way: way.cost))
    if not marks:
        return [(reached or reach(links, figure.place, walk)).way(goal)]
    return [way.places for way in ways(links, figure.place, walk, sorted(marks), [goal])[goal]]


def friends_to_meet(table: City, figure: Figure, pace: Pace) -> list[str]:
    """List the spaces of friends with whom something can be exchanged (CAD-AMB-79)."""
    seat = figure.seat
    return [
        friend.place
        for friend in table.figures.values()
        if friend.seat == seat
        and can_exchange(figure, friend)  # first, since mostly there is nothing
        and friend_at(table, figure, pace, friend.place)
    ]


def _on_the_way(places: list[str], figure: Figure, pace: Pace, goal: str) -> list[str]:
    """Leave out what would be too long a detour."""
    far, spaces = distances_of(figure, pace), pace.spaces
    if not places or goal not in DISTANCES or far is NEAR:
        return places
    return [p for p in places if p in far and far[p] + DISTANCES[p][goal] <= spaces]


def friend_at(table: City, figure: Figure, pace: Pace, place: str) -> str:
    """Name the friend on a space with whom something can be exchanged in this Move."""
    name = "" if pace.fly else table.at.get(place, "")
    friend = table.figures.get(name)
    if friend is None or friend.seat != figure.seat or friend is figure or name in pace.met:
        return ""
    return name if can_exchange(figure, friend) else ""


def cost_of(table: City, way: tuple[str, ...]) -> int:
    """Count the spaces of a way."""
    costs = sheet_of(table).costs(table)
    if not costs:
        return len(way)
    return sum([costs.get(plain(place), 1) if place[-1] != TOP else 1 for place in way])


# --- Over walls -----------------------------------------------------------------------------------


def plain(place: str) -> str:
    """Take the marks of crossings off a place."""
    return place.rstrip(CARD + HOOK + TOP)


def way_code(way: tuple[str, ...]) -> str:
    """Write a way as the places that it enters, and by what it crosses walls."""
    places = "-".join([plain(place) for place in way if place[-1] != TOP])
    return places + "/wall" * way[-1].count(CARD) + "/hook" * way[-1].count(HOOK)


def _layers(pace: Pace) -> list[str]:
    """List the marks of all layers."""
    cards = [CARD * used for used in range(pace.walls + 1)]
    return [*cards, *[card + HOOK for card in cards]] if pace.hook else cards


def _on_all(places: Iterable[str], pace: Pace) -> list[str]:
    layers = _layers(pace)
    return [place + layer for place in places for layer in layers]


def _over_walls(
    table: City, links: Links, start: str, walk: Walk, pace: Pace
) -> tuple[Links, str, Walk]:
    """Lay the map out in layers; nobody is attacked through a wall (CAD-AMB-73, CAD-AMB-128)."""
    layered: Links = {}
    layers = _layers(pace)
    far = {} if pace.jumps else ROOFS.get(start, {})
    for place, onward in links.items():
        if far.get(place, 0) >= walk.points:
            continue
        walls = [
            near for near in WALLS.get(place, ()) if near not in table.at or near in walk.crossed
        ]
        for layer in layers:
            steps = [near + layer for near in onward] if layer else list(onward)
            if walls and layer.count(CARD) < pace.walls:
                steps += [f"{near}{CARD}{layer}" for near in walls]
            if walls and pace.hook and HOOK not in layer:
                steps += [near + layer + TOP for near in walls]
                layered |= {near + layer + TOP: (near + layer + HOOK,) for near in walls}
            layered[place + layer] = tuple(steps)
    tops = [place for place in layered if place[-1] == TOP]
    return (
        layered,
        start,
        Walk(
            walk.points,
            {place + layer: cost for place, cost in walk.costs.items() for layer in layers},
            set(_on_all(walk.blocked, pace)),
            {*_on_all(walk.crossed, pace), *tops},
            set(_on_all(walk.stops, pace)),
        ),
    )


def _worthwhile(found: list[Way]) -> list[tuple[str, ...]]:
    """Leave out ways that are no cheaper, meet the same friends and cross more walls."""
    kept: dict[tuple[str, ...], list[tuple[int, int]]] = {}
    worth: list[tuple[str, ...]] = []
    for way in found:
        end = way.places[-1]
        crossings = (end.count(CARD), end.count(HOOK))
        met = tuple(dict.fromkeys([plain(mark) for mark in way.marks]))
        others = kept.setdefault(met, [])
        if not any(cards <= crossings[0] and hooks <= crossings[1] for cards, hooks in others):
            others.append(crossings)
            worth.append(way.places)
    return worth
