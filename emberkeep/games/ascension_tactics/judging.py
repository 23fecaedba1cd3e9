"""How villains judge the battlefield: how near they are to a goal, and whom they can defeat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from emberkeep.games.ascension_tactics.rules.ground import (
    FOREST_COST,
    hexes,
    is_cultist,
    targets,
    walk_of,
)
from emberkeep.games.ascension_tactics.rules.stats import (
    arms,
    defence,
    has,
    is_rooted,
    pace,
    strength,
)
from emberkeep.games.ascension_tactics.scenarios import PLANS
from emberkeep.games.ascension_tactics.state import Battleground, Figure
from emberkeep.games.ascension_tactics.tokens import RANGE
from emberkeep.games.ascension_tactics.words import BARRIER, FOREST, FORESTER
from emberkeep.kernel.paths import Reached, Walk, reach

FAR = 60  # more than any way on a battlefield costs
KNOWN = 200  # goals on a land as it is; land hardly changes

# --- Where it wants to go -------------------------------------------------------------------------


def wanted(table: Battleground, figure: Figure) -> list[str]:
    """List the cells a villain may have for its goal: one; for a cultist the nearest ones.

    (AT-VILLAIN-09, AT-AMB-52.)
    """
    villains = table.villains
    assert villains is not None
    if not is_cultist(figure):
        return villains.goals_of(figure.of or figure.id)
    cells = list(dict.fromkeys(villains.goals.values()))
    return nearest(cells, {goal: far_from(table, figure, goal)[figure.cell] for goal in cells})


def far_from(table: Battleground, figure: Figure, goal: str) -> Mapping[str, int]:
    """Say for every cell what moving from there to the goal costs, whoever stands between.

    Where no way exists, the distance in hexes counts (AT-AMB-47).
    """
    land = table.terrain.items()
    forest = [] if has(table, figure, FORESTER) else [cell for cell, kind in land if kind == FOREST]
    barred = [cell for cell, kind in land if kind == BARRIER]
    return _far(table.rules.scenario.id, goal, frozenset(forest), frozenset(barred))


@lru_cache(KNOWN)
def _far(
    scenario: str, goal: str, forest: frozenset[str], barred: frozenset[str]
) -> Mapping[str, int]:
    """Find the ways back from a goal: each costs the same but for its two ends."""
    costs = dict.fromkeys(forest, FOREST_COST)
    field = PLANS[scenario].hexes
    back = reach(field.links, goal, Walk(FAR, costs, set(barred))).costs
    last = costs.get(goal, 1)
    return {
        cell: 0
        if cell == goal
        else back[cell] - costs.get(cell, 1) + last
        if cell in back
        else field.distance(cell, goal)
        for cell in field.at
    }


def nearest(cells: list[str], distances: Mapping[str, int]) -> list[str]:
    """List those cells that are nearest."""
    least = min([distances[cell] for cell in cells])
    return [cell for cell in cells if distances[cell] == least]


# --- Whom it can defeat ---------------------------------------------------------------------------


def strongest(table: Battleground, figures: list[Figure]) -> list[Figure]:
    """List those of the highest strength (AT-AMB-30)."""
    by_figure = [strength(table, figure) for figure in figures]
    most = max(by_figure)
    return [f for f, its in zip(figures, by_figure, strict=True) if its == most]


def walkable(table: Battleground, villain: Figure) -> Reached:
    """Find where a villain can move now."""
    flags, points = pace(table, villain)
    walk = walk_of(table, villain, points, flags)
    return reach(hexes(table).links, villain.cell, walk)


def doomed(
    table: Battleground, villain: Figure, cells: Iterable[str], attacks: int
) -> dict[str, list[Figure]]:
    """Say from which cells a villain would defeat whom, with all attacks on one (AT-AMB-48)."""
    foes = [
        foe
        for name in table.at.values()
        if table.enemies((foe := table.figures[name]).side, villain.side)
    ]
    bears = {foe.id: defence(table, foe) - foe.damage for foe in foes}
    armed = None if is_rooted(table, villain) else arms(table, villain)
    if armed is not None:
        foes = [foe for foe in foes if armed[1] * attacks >= bears[foe.id]]
    field = hexes(table)
    near = {cell for foe in foes for cell in field.within(foe.cell, RANGE)}
    found: dict[str, list[Figure]] = {}
    here = villain.cell
    for cell in cells:
        if cell in near:
            villain.cell = cell
            flags, blow = armed or arms(table, villain)
            falling = [f for f in targets(table, villain, flags) if blow * attacks >= bears[f.id]]
            if falling:
                found[cell] = falling
    villain.cell = here
    return found
