"""What things are worth in ducats, by rules of thumb: loot, cards, and a character where it stands.

A character is worth what it carries out, less what it costs when it is caught; so what counts is
how many Moves it needs to an open gate, and how many turns are left for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from emberkeep.games.cadwallon.board import CELLARS, CENTRE, DISTANCES, GATES, PENTAGRAMS, PRISON
from emberkeep.games.cadwallon.missions import MISSIONS
from emberkeep.games.cadwallon.rows import Mission
from emberkeep.games.cadwallon.rules.figures import capacity, load
from emberkeep.games.cadwallon.rules.moving import movement
from emberkeep.games.cadwallon.rules.options import OUT
from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import ACTIONS, CAUGHT, MISSION_PRICE, TREASURES, TYPES
from emberkeep.kernel import SeatId

ACTION: Final = 0.5  # what an AP is worth
CARD: Final = 0.6
EXPERIENCE: Final = 0.8
GEAR: Final = 1.0
INTRIGUE: Final = 0.5
DETOUR: Final = 3  # spaces to an exit that nobody knows yet, beyond the nearest gate
OPENED: Final = 0.65  # of a chest one stands at
LATER: Final = tuple([0.8**moves for moves in range(20)])  # of that, by the Moves to it
SPARE: Final = 0.5  # for each further turn of a character with a free hand
SECRET: Final = 0.4  # a face-down token
KNOWN: Final = 300  # sets of closed portcullises remembered
ESCAPES: Final[tuple[float, ...]] = (0.03, 0.9, 0.97, 0.99)  # by the turns to spare


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


Goal: TypeAlias = tuple[str, float, int]
"""A chest worth going to: its room, what it promises, and the turns that one needs from there."""


def goals(table: City, figure: Figure) -> list[Goal]:
    """List the chests that a character has a hand free for; a purse need not be carried out."""
    if load(figure.loot) >= capacity(figure):
        return []
    pace = movement(figure)
    far = exits(table.closed)
    later = 0 if table.alarm else DETOUR
    found = []
    for room, kind in table.chests.items():
        row = TREASURES[kind]
        moves = 0 if row.paid_at_once else -(-(far[room] + later) // pace)
        found.append((room, OPENED * row.price, moves))
    return found


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
    moves = moves_out(table, figure, place)
    worth = escape_chance(turns, moves) * (loot + CAUGHT) - CAUGHT
    if place in DISTANCES:
        chests = goals(table, figure) if aims is None else aims
        worth += prospects(chests, place, movement(figure), turns)
        if chests:
            worth += SPARE * max(0.0, min(3.0, turns - moves - 1))
            worth += SECRET * (place in table.covered)
    return worth - 0.4 * figure.wounds - (place == CENTRE) * 0.2


def prospects(aims: list[Goal], place: str, pace: int, turns: float) -> float:
    """Value the best chest that a character can come to and leave with."""
    far = DISTANCES[place]
    best = 0.0
    for room, promised, needed in aims:
        if promised > best:
            steps = far[room]
            moves = -(-steps // pace)
            worth = promised * LATER[moves] - 0.06 * steps
            if worth > best and turns - moves >= needed:
                best = worth
    return best


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


def missions(table: City, seat: SeatId) -> float:
    """Value the best open mission for what a gang carries."""
    held: dict[str, int] = {}
    for figure in table.gang(seat):
        for kind in figure.loot:
            if kind in TYPES and figure.place != PRISON:
                held[kind] = held.get(kind, 0) + 1
    if not held:
        return 0.0
    gains = [mission_gain(MISSIONS[name], held) for name in table.missions if name]
    return max([0.0, max(gains, default=0.0) - MISSION_PRICE * ACTION])
