"""Special rules of scenarios: the gateway, winning beacons, the throne behind its barrier.

The plain numbers of a scenario are in its row; here is what it changes in the rules.
"""

from __future__ import annotations

from emberkeep.games.ascension_tactics.rules.scoring import beacons_of, controller, shrines, win
from emberkeep.games.ascension_tactics.state import Battleground, Figure
from emberkeep.games.ascension_tactics.words import BARRIER
from emberkeep.kernel import SeatId

OFF_PORTAL = "off"


def check_goal(table: Battleground) -> None:
    """End the match when the players have done what the scenario asks for (AT-AMB-79)."""
    scenario, villains = table.rules.scenario, table.villains
    if table.over or villains is None or not villains.fallen:
        return
    if scenario.throne:
        win(table, 0, "throne")
    elif scenario.gateway in table.portals:
        win(table, 0, "gateway")  # AT-AMB-170


def after_score(table: Battleground, seat: SeatId) -> None:
    """Carry out what a scenario does right after the score of a turn (AT-AMB-171, AT-AMB-172)."""
    scenario = table.rules.scenario
    if table.over:
        return
    if seat == table.rules.villain:
        close_gateway(table)
    elif scenario.winning_beacons and beacons_of(table, seat) >= scenario.winning_beacons:
        win(table, seat, "beacons")
    elif scenario.throne and holds_all_shrines(table, seat):
        break_barrier(table)


# --- The gateway ----------------------------------------------------------------------------------


def is_gateway(table: Battleground, seat: SeatId, cell: str) -> bool:
    """Return whether villains may stand on a cell, whatever portal it shows (AT-AMB-170)."""
    return cell == table.rules.scenario.gateway and seat == table.rules.villain


def close_gateway(table: Battleground) -> None:
    """Disable the gateway on which a villain stands at the end of their turn (AT-AMB-170)."""
    cell = table.rules.scenario.gateway
    name = table.at.get(cell)
    if name is None or cell not in table.portals:
        return
    if table.figures[name].seat == table.rules.villain:
        del table.portals[cell]
        table.terrain[cell] = OFF_PORTAL
        table.tell("portal.closed", cell=cell)


# --- The throne -----------------------------------------------------------------------------------


def guarded(table: Battleground, figure: Figure) -> bool:
    """Return whether nothing can be done to a boss behind its barrier (AT-AMB-172)."""
    return bool(
        table.rules.scenario.throne
        and table.villains is not None
        and figure.id == table.villains.boss
        and BARRIER in table.terrain.values()
    )


def holds_all_shrines(table: Battleground, seat: SeatId) -> bool:
    side_of = table.rules.side_of
    holders = [controller(table, shrine) for shrine in shrines(table)]
    return all(holder is not None and side_of[holder] == side_of[seat] for holder in holders)


def break_barrier(table: Battleground) -> None:
    """Take the barrier away for good."""
    cells = [cell for cell, kind in table.terrain.items() if kind == BARRIER]
    for cell in cells:
        del table.terrain[cell]
    if cells:
        table.tell("barrier.broken", cells=tuple(cells))
