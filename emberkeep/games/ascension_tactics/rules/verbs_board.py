"""What verbs do on the battlefield: forests, the witch circle, the turret."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.effects import (
    CIRCLE,
    MoveToken,
    PlaceForest,
    PlaceToken,
    Token,
    TurretAttack,
)
from emberkeep.games.ascension_tactics.rules.fighting import fall, harm
from emberkeep.games.ascension_tactics.rules.ground import hexes, in_sight
from emberkeep.games.ascension_tactics.rules.options import CELL, NOBODY, champion_option
from emberkeep.games.ascension_tactics.rules.resolving import Choice, Resolving, learn
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.tokens import FORESTS, RANGE
from emberkeep.games.ascension_tactics.words import BARRIER, FOREST
from emberkeep.kernel import Option


def by_column(run: Resolving, cells: list[str]) -> list[Option[str]]:
    """Offer a column, then the cells in it: a whole battlefield is too much for one question."""
    if not run.picked:
        return [Option(f"column:{name}", name) for name in sorted({cell[0] for cell in cells})]
    return [CELL[cell] for cell in cells if cell[0] == run.picked[0]]


# --- Forest ---------------------------------------------------------------------------------------


def plain_cells(run: Resolving, table: Battleground, verb: PlaceForest) -> list[Option[str]]:
    """Offer the plain cells without a tile, while there are forests left (AT-AMB-108)."""
    if len([1 for kind in table.terrain.values() if kind == FOREST]) >= FORESTS:
        return []
    cells = [cell for cell in hexes(table).at if is_plain(table, cell)]
    if verb.nearest:
        return [CELL[cell] for cell in _nearest(run, table, cells)]
    return by_column(run, cells)


def _nearest(run: Resolving, table: Battleground, cells: list[str]) -> list[str]:
    """List the unoccupied cells nearest to who does it; none if that one is away (AT-AMB-154)."""
    here = table.figures[run.source].cell
    if not here:
        return []
    field = hexes(table)
    free = [cell for cell in cells if cell not in table.at]
    least = min([field.distance(here, cell) for cell in free], default=0)
    return [cell for cell in free if field.distance(here, cell) == least]


def is_plain(table: Battleground, cell: str) -> bool:
    """Return whether a cell has no tile (AT-TERRAIN-PLAIN-1)."""
    return cell not in table.terrain and cell not in table.portals


def grow(run: Resolving, table: Battleground, verb: PlaceForest, answer: str) -> None:
    if not run.picked and not verb.nearest:
        run.picked = (answer,)
        run.ask(table)
    else:
        table.terrain[answer] = FOREST
        table.tell("forest", cell=answer)


# --- Tokens ---------------------------------------------------------------------------------------


def token_cell(table: Battleground, token: Token) -> str:
    return table.circle if token == CIRCLE else table.turret


def put_token(run: Resolving, table: Battleground, token: Token, cell: str) -> None:
    """Put the circle or the turret on a cell; it serves who did it last (AT-AMB-111)."""
    if token == CIRCLE:
        table.circle, table.circle_of = cell, run.seat
    else:
        table.turret, table.turret_of = cell, run.seat
    table.tell("token", token=token, cell=cell, seat=run.seat)
    fall(table, run.seat)  # whoever stood in the circle may fall without it (AT-AMB-112)


def places(run: Resolving, table: Battleground, verb: PlaceToken) -> list[Option[str]]:
    """Offer every passable cell (AT-AMB-111)."""
    return by_column(run, [c for c in hexes(table).at if table.terrain.get(c) != BARRIER])


def token_placed(run: Resolving, table: Battleground, verb: PlaceToken, answer: str) -> None:
    if not run.picked:
        run.picked = (answer,)
        run.ask(table)
    else:
        put_token(run, table, verb.token, answer)


def moves(run: Resolving, table: Battleground, verb: MoveToken) -> list[Option[str]]:
    """Offer the cells near the token, its own first: it may stay (AT-CARD-KIRI-1)."""
    cell = token_cell(table, verb.token)
    if not cell:
        return []
    near = hexes(table).within(cell, verb.steps)
    return [CELL[there] for there in near if table.terrain.get(there) != BARRIER]


def token_moved(run: Resolving, table: Battleground, verb: MoveToken, answer: str) -> None:
    put_token(run, table, verb.token, answer)


def in_fire(run: Resolving, table: Battleground, verb: TurretAttack) -> list[Option[str]]:
    """Offer the enemies in reach of the turret, or nobody (AT-AMB-113, AT-CARD-MILA-2)."""
    turret = table.turret
    if not turret:
        return []
    field = hexes(table)
    enemies = [
        champion_option(figure.id)
        for figure in table.figures.values()
        if figure.cell
        and table.enemies(figure.side, run.seat)
        and field.distance(turret, figure.cell) <= RANGE
        and in_sight(table, run.seat, turret, figure.cell)
    ]
    return [NOBODY, *enemies] if enemies else []


def fired(run: Resolving, table: Battleground, verb: TurretAttack, name: str) -> None:
    if name:
        table.turret_of = run.seat
        harm(table, run.seat, [table.figures[name]], verb.strength, "turret")


learn(
    {},
    {},
    {
        PlaceForest: Choice("forest", plain_cells, grow),
        PlaceToken: Choice("token.place", places, token_placed),
        MoveToken: Choice("token.move", moves, token_moved),
        TurretAttack: Choice("turret", in_fire, fired),
    },
)
