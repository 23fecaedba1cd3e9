"""Who stands where: placing, walking, entering cells, sight (chapters Move, Terrain, Sight).

Nothing else changes `figure.cell` or `table.at`.
"""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.rules.scenarios import OFF_PORTAL, check_goal, is_gateway
from emberkeep.games.ascension_tactics.scenarios import PLANS
from emberkeep.games.ascension_tactics.state import Battleground, Figure
from emberkeep.games.ascension_tactics.tokens import BASES, CORRUPTION, CULTISTS, RANGE
from emberkeep.games.ascension_tactics.words import (
    BARRIER,
    BEACON,
    CORRUPTED,
    FOREST,
    FORESTER,
    RANGED,
)
from emberkeep.kernel import SeatId
from emberkeep.kernel.paths import Hexes, Walk

FOREST_COST: Final = 2
CULTIST_ID: Final = "cultist"
HAPPENING = frozenset((CORRUPTED, BEACON, OFF_PORTAL))  # terrain on which moving in does something


def hexes(table: Battleground) -> Hexes:
    return PLANS[table.rules.scenario.id].hexes


# --- Standing -------------------------------------------------------------------------------------


def place(table: Battleground, figure: Figure, cell: str) -> None:
    """Put a figure on an unoccupied cell, and take the treasure on it (AT-TREASURE-02)."""
    step(table, figure, cell)
    table.at[cell] = figure.id
    if cell in table.chests and figure.seat != table.rules.villain:  # AT-VILLAIN-23
        take_chest(table, figure.side, cell)


def step(table: Battleground, figure: Figure, cell: str) -> None:
    """Let a figure leave its cell for another, on which it perhaps does not stay."""
    if table.at.get(figure.cell) == figure.id:
        del table.at[figure.cell]
    figure.cell = cell


def lift(table: Battleground, figure: Figure) -> None:
    """Take a figure off the battlefield; its damage goes (AT-DAMAGE-09)."""
    step(table, figure, "")
    figure.damage = 0
    if is_cultist(figure):
        del table.figures[figure.id]


def is_cultist(figure: Figure) -> bool:
    return figure.row.id == CULTIST_ID


def take_chest(table: Battleground, seat: SeatId, cell: str) -> None:
    """Take the treasure from a cell: any of those that nobody has seen yet."""
    table.chests.remove(cell)
    kind = table.chance.take(table.unseen)
    gain_treasure(table, seat, kind)


def gain_treasure(table: Battleground, seat: SeatId, kind: str) -> None:
    """Give a treasure to a side, which alone may look at it (AT-TREASURE-03, AT-2V2-7)."""
    table.players[table.holder(seat)].treasures.append(kind)
    table.reveal()
    table.tell("treasure", seat=seat)
    side = table.rules.side_of[seat]
    partners = tuple([at for at, other in enumerate(table.rules.side_of) if other == side])
    table.tell("treasure.kind", to=partners, seat=seat, treasure=kind)


# --- Deploying ------------------------------------------------------------------------------------


def free_portals(table: Battleground, seat: SeatId) -> list[str]:
    """List the unoccupied portal cells of a seat (AT-ORDER-03, AT-AMB-16)."""
    at = table.at
    return [cell for cell, seats in table.portals.items() if seat in seats and cell not in at]


def has_base(table: Battleground, seat: SeatId) -> bool:
    """Return whether a seat may have one more champion on the battlefield (AT-BASE-01)."""
    if seat == table.rules.villain or len(table.at) < BASES:
        return True
    return len(table.onboard(seat)) < BASES


def cultists_left(table: Battleground) -> int:
    """Count the cultists that nobody uses (AT-AMB-38)."""
    return CULTISTS - len([1 for f in table.figures.values() if f.row.id == CULTIST_ID])


def may_stand(table: Battleground, seat: SeatId, cell: str) -> bool:
    """Return whether an effect may put a champion of a seat on a cell (AT-AMB-69)."""
    if cell in table.at or table.terrain.get(cell) == BARRIER:
        return False
    return not foreign_portal(table, seat, cell)


def foreign_portal(table: Battleground, seat: SeatId, cell: str) -> bool:
    """Return whether a cell is a portal of an opponent (AT-TERRAIN-PORTAL-3)."""
    seats = table.portals.get(cell)
    if seats is None or is_gateway(table, seat, cell):
        return False
    return table.enemies(seat, seats[0])


def near_foes(table: Battleground, seat: SeatId, cells: list[str]) -> list[str]:
    """List those of the cells that are nearest to an enemy of a seat (AT-AMB-150)."""
    field = hexes(table)
    foes = [f.cell for f in table.figures.values() if f.cell and table.enemies(f.seat, seat)]
    far = [min([field.distance(cell, foe) for foe in foes], default=0) for cell in cells]
    return [cell for cell, away in zip(cells, far, strict=True) if away == min(far)]


# --- Walking --------------------------------------------------------------------------------------


def walk_of(table: Battleground, figure: Figure, points: int, flags: int) -> Walk:
    """Say what a move of a champion has to mind.

    Enemies bar the way, allies only the end of it (AT-MOVE-03 to AT-MOVE-05); one ends on no
    opponent's portal (AT-TERRAIN-PORTAL-3); forest costs more (AT-TERRAIN-FOREST-1).
    """
    side = figure.side
    side_of = table.rules.side_of
    mine = side_of[side]
    blocked: set[str] = set()
    crossed: set[str] = set()
    figures = table.figures
    for cell, name in table.at.items():
        other = figures[name]
        if side_of[other.side] != mine:
            blocked.add(cell)
        elif name != figure.id:
            crossed.add(cell)
    own = side_of[figure.seat]
    gateway = table.rules.scenario.gateway if figure.seat == table.rules.villain else ""
    for cell, seats in table.portals.items():
        if side_of[seats[0]] != own and cell != gateway:  # AT-AMB-170
            crossed.add(cell)
    costs: dict[str, int] = {}
    forester = flags & FORESTER
    for cell, kind in table.terrain.items():
        if kind == FOREST and not forester:
            costs[cell] = FOREST_COST
        elif kind == BARRIER:
            blocked.add(cell)
    return Walk(points, costs, blocked, crossed)


def happening(table: Battleground, figure: Figure) -> list[str]:
    """List the cells on which something happens to whoever moves in."""
    beacons = table.beacons
    immune = figure.seat == table.rules.villain  # AT-TERRAIN-CORRUPT-4
    return [
        cell
        for cell, kind in table.terrain.items()
        if kind in HAPPENING
        and not (kind == BEACON and beacons.get(cell) == figure.side)
        and not (kind == CORRUPTED and immune)
        and not is_gateway(table, figure.side, cell)
    ]


def enter(table: Battleground, figure: Figure, cell: str) -> None:
    """Let happen what happens to whoever moves into a cell (AT-AMB-68)."""
    kind = table.terrain.get(cell, "")
    if kind == CORRUPTED and figure.seat != table.rules.villain:
        figure.damage += CORRUPTION  # AT-TERRAIN-CORRUPT-1
        table.tell("corrupted", figure=figure.id, cell=cell)
    elif kind == BEACON:
        light(table, figure.side, cell)
    elif kind == OFF_PORTAL and not is_gateway(table, figure.side, cell):
        activate(table, figure, cell)


def light(table: Battleground, seat: SeatId, cell: str) -> None:
    """Take control of a beacon (AT-TERRAIN-BEACON-2 to AT-TERRAIN-BEACON-4)."""
    if table.beacons.get(cell) != seat:
        table.beacons[cell] = seat
        table.tell("beacon", seat=seat, cell=cell)


def activate(table: Battleground, figure: Figure, cell: str) -> None:
    """Turn a disabled portal into one of the mover's side (AT-TERRAIN-OFFPORTAL-2, AT-COOP-7)."""
    side = table.rules.side_of[figure.side]
    seats = [seat for seat, other in enumerate(table.rules.side_of) if other == side]
    together = table.rules.mode != "teams"
    table.portals[cell] = tuple(seats) if together else (figure.side,)
    table.terrain[cell] = "portal"
    table.tell("portal", seat=figure.side, cell=cell)
    check_goal(table)


# --- Sight ----------------------------------------------------------------------------------------


def targets(table: Battleground, figure: Figure, flags: int) -> list[Figure]:
    """List the enemies that a champion with these keywords may attack from where it stands.

    (AT-ATTACK-01, AT-KEY-RANGED-1.)
    """
    side_of = table.rules.side_of
    mine = side_of[figure.side]
    here = figure.cell
    far = hexes(table).far(here)
    reach = RANGE if flags & RANGED else 1
    found: list[Figure] = []
    figures = table.figures
    for cell, name in table.at.items():
        if far[cell] <= reach:
            other = figures[name]
            if side_of[other.side] != mine and (
                far[cell] <= 1 or in_sight(table, figure.side, here, cell)
            ):
                found.append(other)
    return found


def in_sight(table: Battleground, seat: SeatId, here: str, there: str) -> bool:
    """Return whether a cell is in the line of sight of a seat's champion (AT-LOS-02, AT-AMB-05)."""
    return hexes(table).sees(here, there, blockers(table, seat, here))


def blockers(table: Battleground, seat: SeatId, here: str) -> set[str]:
    """List the cells that sight does not pass: enemies, forest, barriers (AT-LOS-03, AT-AMB-06)."""
    side_of = table.rules.side_of
    mine = side_of[seat]
    figures = table.figures
    found = {cell for cell, name in table.at.items() if side_of[figures[name].side] != mine}
    found.update([cell for cell, kind in table.terrain.items() if kind in (FOREST, BARRIER)])
    found.discard(here)
    return found
