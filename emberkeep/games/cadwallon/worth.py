"""What things are worth in ducats, by rules of thumb: loot, cards, and a character where it stands.

A character is worth what it carries out, less what it costs when it is caught; so what counts is
how many Moves it needs to an open gate, and how many turns are left for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from emberkeep.games.cadwallon.board import (
    ALTAR,
    ARCHIVE,
    CELLARS,
    CENTRE,
    DISTANCES,
    GATES,
    HOARD,
    PENTAGRAMS,
    PRISON,
    TUNNEL,
)
from emberkeep.games.cadwallon.missions import MISSIONS
from emberkeep.games.cadwallon.rows import Mission
from emberkeep.games.cadwallon.rules.catacombs import GEM_PRICE
from emberkeep.games.cadwallon.rules.figures import capacity, load
from emberkeep.games.cadwallon.rules.moving import movement
from emberkeep.games.cadwallon.rules.options import OUT
from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import VISITED, City, Figure
from emberkeep.games.cadwallon.tokens import (
    ACTIONS,
    CAUGHT,
    CRYSTAL,
    MISSION_PRICE,
    STAIRCASE,
    TREASURES,
    TYPES,
)
from emberkeep.kernel import SeatId

ACTION: Final = 0.5  # what an AP is worth
CARD: Final = 0.6
EXPERIENCE: Final = 0.8
GEAR: Final = 1.0
INTRIGUE: Final = 0.5
DETOUR: Final = 3  # spaces to an exit that nobody knows yet, beyond the nearest gate
OPENED: Final = 0.65  # of a chest one stands at
HELD: Final = 0.4  # of a chest that somebody else stands at
LATER: Final = tuple([0.8**moves for moves in range(20)])  # of that, by the Moves to it
STEP: Final = 0.06  # what each space on the way to a chest costs
SPARE: Final = 0.8  # for each turn that is left after a chest and the way out
MOST_SPARE: Final = 2.0
SECRET: Final = 0.4  # a face-down token
ABYSS: Final = 0.8  # what coming down risks: the Cyclops, the Prison
READING: Final = 2.0  # a search of the Archive
HOARDED: Final = 4.0  # a throw in the Secret Treasury, for who carries nothing
CRAWLED: Final = 0.7  # of what is carried gets through the Tunnel
RISK: Final = 0.15  # that an enemy who can come near robs a character of its dearest treasure
REACH: Final = 4  # spaces from which an enemy attacks
KNOWN: Final = 300  # sets of closed portcullises, of chests and of missions that are remembered
ESCAPES: Final[tuple[float, ...]] = (0.03, 0.75, 0.9, 0.95)  # by the turns to spare


# --- Time and distance ----------------------------------------------------------------------------


def turns_left(table: City, seat: SeatId) -> float:
    """Count the turns that a seat still has, the one in progress by its AP."""
    rounds = sheet_of(table).rounds - table.round
    order = table.rules.order
    at = order.index(seat)
    if at >= table.turn:
        return rounds + 1.0
    if order[table.turn - 1] == seat:
        return rounds + table.players[seat].actions / ACTIONS
    return float(rounds)


@lru_cache(KNOWN)
def exits(closed: tuple[str, ...]) -> Mapping[str, int]:
    """Say for every space how far it is off the board, through the nearest open gate."""
    gates = [gate for gate in GATES if gate not in closed]
    return {space: min([far[gate] for gate in gates]) + 1 for space, far in DISTANCES.items()}


def way_out(table: City, place: str) -> int:
    """Count the spaces from a place off the board."""
    far = exits(table.closed)
    later = 0 if table.alarm else DETOUR
    if place in far:
        return far[place] + later
    return min([far[space] for space in PENTAGRAMS]) + later


def moves_out(table: City, figure: Figure, place: str) -> int:
    """Count the turns that a character needs to leave the board."""
    moves = -(-way_out(table, place) // movement(figure))
    below = 2 if place == PRISON else 1 if place in CELLARS else 0
    return moves + below + (figure.wounds > 1)


def escape_chance(turns: float, moves: int) -> float:
    """Guess how likely a character gets out."""
    spare = turns - moves
    if spare < 0:
        return 0.5 if spare > -0.5 else ESCAPES[0]
    return ESCAPES[min(len(ESCAPES) - 1, 1 + int(spare))]


# --- What a character is worth --------------------------------------------------------------------


def price(table: City, kind: str) -> int:
    sheet = sheet_of(table)
    return sheet.price(kind, TREASURES[kind].price) + sheet.bounty(table, kind)


def carried(table: City, figure: Figure) -> int:
    return sum([price(table, kind) for kind in figure.loot])


Goal: TypeAlias = tuple[str, float, int, bool]
"""A chest worth going to: its room, what it promises, the turns that one needs to leave from there,
and whether it pays at once, even whoever does not get out."""


def goals(table: City, figure: Figure) -> list[Goal]:
    """List the chests that a character has a hand free for, and what the sheet and stairs offer."""
    found = _offers(table, figure)
    if load(figure.loot) >= capacity(figure):
        return found
    later = 0 if table.alarm else DETOUR
    names, held = _wishes(table, figure.seat)
    chests = tuple(table.chests.items())
    promises = _promises(chests, table.closed, later, movement(figure), names, held)
    at, name = table.at, figure.id
    for room, promised, needed, at_once in promises:
        free = at.get(room, name) == name
        found.append((room, promised if free else HELD * promised, needed, at_once))
    return found


@lru_cache(KNOWN)
def _promises(
    chests: tuple[tuple[str, str], ...],
    closed: tuple[str, ...],
    later: int,
    pace: int,
    names: tuple[str, ...],
    held: tuple[tuple[str, int], ...],
) -> list[Goal]:
    """Value all chests for whoever has a certain pace, the best first."""
    far, sought = exits(closed), _sought(names, held)
    found = []
    for room, kind in chests:
        row = TREASURES[kind]
        promised = OPENED * (row.price + sought.get(kind, 0.0))
        found.append((room, promised, -(-(far[room] + later) // pace), row.paid_at_once))
    return sorted(found, key=lambda goal: -goal[1])


def _offers(table: City, figure: Figure) -> list[Goal]:
    """List the places of the sheet, and the stairs to what is worth having below."""
    lures = sheet_of(table).lures(table, figure)
    if not lures and not table.open:
        return []
    far, pace = exits(table.closed), movement(figure)
    later = 0 if table.alarm else DETOUR
    found: list[Goal] = [
        (place, worth, -(-(far[place] + later) // pace), False)
        for place, worth in lures.items()
        if place in far
    ]
    stairs = [room for room, kind in table.open.items() if kind == STAIRCASE]
    if stairs and sheet_of(table).stairs_open(table):
        worth = max([below(table, figure, room) for room in CELLARS]) - ABYSS
        needed = 1 + moves_out(table, figure, CENTRE)
        found += [(room, worth, needed, False) for room in stairs if worth > 0]
    return found


def below(table: City, figure: Figure, room: str) -> float:
    """Value what a room of the Catacombs offers to a character."""
    worth = sheet_of(table).lures(table, figure).get(room, 0.0)
    if room == ALTAR:
        worth += (GEM_PRICE - TREASURES[CRYSTAL].price) * figure.loot.count(CRYSTAL)
    elif room == ARCHIVE and not figure.used & VISITED:
        worth += READING
    elif room == HOARD and not figure.used & VISITED:
        worth += HOARDED - 0.4 * carried(table, figure)
    return worth


def character(
    table: City, figure: Figure, place: str, turns: float, aims: list[Goal] | None = None
) -> float:
    """Value a character at a place: what it brings out, what it costs if caught, what it can get.

    Nothing more is worth having than what it can still carry away. `aims` are its goals, made once
    by whoever looks at many places.
    """
    loot = carried(table, figure)
    if place == OUT:
        return float(loot)
    chance = escape_chance(turns, moves_out(table, figure, place))
    if place == TUNNEL and table.alarm and turns >= 1:
        chance = max(chance, CRAWLED)
    worth = chance * (loot + CAUGHT) - CAUGHT
    if place in DISTANCES:
        chests = goals(table, figure) if aims is None else aims
        worth += prospects(chests, place, movement(figure), turns)
        if chests:
            worth += SECRET * (place in table.covered)
    elif place in CELLARS and turns >= 1:
        worth += below(table, figure, place)
    return worth - 0.4 * figure.wounds - (place == CENTRE) * 0.2


def prospects(aims: list[Goal], place: str, pace: int, turns: float) -> float:
    """Value the best chest that a character can come to and leave with, and the time after it.

    A purse is also worth having for whoever will be caught.
    """
    far = DISTANCES[place]
    best = 0.0
    for room, promised, needed, at_once in aims:
        if promised + MOST_SPARE * SPARE > best:
            steps = far[room]
            moves = -(-steps // pace)
            worth = promised * LATER[moves] - STEP * steps
            spare = turns - moves - needed
            if spare >= 0:
                worth += SPARE * min(MOST_SPARE, spare)
            elif at_once and moves <= turns:
                worth -= CAUGHT
            else:
                continue
            best = max(best, worth)
    return best


def threatened(table: City, figure: Figure, place: str) -> float:
    """Value what enemies who can come to a place might rob a character of."""
    if not figure.loot or place not in DISTANCES:
        return 0.0
    far = DISTANCES[place]
    near = 0
    for other in table.figures.values():
        if other.seat != figure.seat and not other.wounds and far.get(other.place, 99) <= REACH:
            near += 1
    if not near:
        return 0.0
    return RISK * min(3, near) * max([price(table, kind) for kind in figure.loot])


# --- Missions -------------------------------------------------------------------------------------


def mission_gain(row: Mission, held: Mapping[str, int]) -> float:
    """Value a mission by what it pays beyond the treasures handed in, if one has them."""
    if row.each:
        kind = row.hand_in[0]
        return held.get(kind, 0) * (row.pays - TREASURES[kind].price)
    need = dict.fromkeys(row.hand_in, 0)
    for kind in row.hand_in:
        need[kind] += 1
    others = len([kind for kind in held if kind not in need])
    have = sum([min(count, held.get(kind, 0)) for kind, count in need.items()])
    share = (have + min(others, row.others)) / (len(row.hand_in) + row.others)
    prices = sum([TREASURES[kind].price for kind in row.hand_in]) + 2 * row.others
    return (row.pays - prices) * (1.0 if share == 1 else 0.4 * share * share)


def held_by(table: City, seat: SeatId) -> dict[str, int]:
    """Count the treasures that a gang could hand in."""
    held: dict[str, int] = {}
    for figure in table.figures.values():
        if figure.seat == seat and figure.loot and figure.place and figure.place != PRISON:
            for kind in figure.loot:
                if kind in TYPES:
                    held[kind] = held.get(kind, 0) + 1
    return held


def missions(table: City, seat: SeatId) -> float:
    """Value the best open mission for what a gang carries."""
    held = held_by(table, seat)
    if not held:
        return 0.0
    gains = [mission_gain(MISSIONS[name], held) for name in table.missions if name]
    return max([0.0, max(gains, default=0.0) - MISSION_PRICE * ACTION])


def sought_after(table: City, seat: SeatId) -> Mapping[str, float]:
    """Say what a treasure of each kind is worth to a gang beyond its price."""
    names, held = _wishes(table, seat)
    return _sought(names, held)


def _wishes(table: City, seat: SeatId) -> tuple[tuple[str, ...], tuple[tuple[str, int], ...]]:
    """Name the missions that can still be finished, and what a gang has for them."""
    if turns_left(table, seat) < 1:
        return (), ()
    names = tuple([name for name in table.missions if name])
    return names, tuple(sorted(held_by(table, seat).items()))


@lru_cache(KNOWN)
def _sought(names: tuple[str, ...], held: tuple[tuple[str, int], ...]) -> Mapping[str, float]:
    now = dict(held)
    found = {}
    for kind in TYPES:
        then = {**now, kind: now.get(kind, 0) + 1}
        more = [mission_gain(MISSIONS[m], then) - mission_gain(MISSIONS[m], now) for m in names]
        found[kind] = max([0.0, *more])
    return found
