"""The outline of a position: what the hints judge, made from a table or from a view alike."""

from __future__ import annotations

from collections.abc import Iterable

from emberkeep.games.ascension_tactics.cards import CARDS
from emberkeep.games.ascension_tactics.rows import Scenario
from emberkeep.games.ascension_tactics.rules.scenarios import OFF_PORTAL
from emberkeep.games.ascension_tactics.rules.scoring import RICH_SHRINE, controller, shrines
from emberkeep.games.ascension_tactics.scenarios import PLANS, SCENARIOS
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.views import TacticsView
from emberkeep.games.ascension_tactics.words import BARRIER, BEACON
from emberkeep.games.ascension_tactics.worth import CARD_WORTH, FORCE, carried_worth
from emberkeep.kernel import SeatId, Value, value
from emberkeep.kernel.paths import Hexes

NEAR = 4  # steps from which on a champion is close to what it wants
OFF_BOARD = 0.45  # of its force, for a champion that waits in the team
EXHAUSTED_OFF = 0.25
BOSS_BEARS = 12  # damage that strikes a boss down, roughly
FAR_OFF = 8  # steps from which on nobody is near the gateway
BARRED = 4  # steps that a villain on the gateway is worth


@value
class Holding(Value):
    """What one side has."""

    glory: int
    target: int
    income: int  # glory at the end of a turn, as things stand
    army: float
    reach: float  # how near its champions are to shrines and beacons
    deck: float
    treasures: int
    quest: float  # how much of what the scenario asks for besides glory is done


@value
class Sketch(Value):
    """The outline of a position: the sides in their order."""

    sides: tuple[Holding, ...]


@value
class Piece(Value):
    """A champion: which side, where, and how strong."""

    side: int
    cell: str
    force: float


def _piece(  # what a champion is worth depends on all of it
    side: int, champion: str, cell: str, constructs: Iterable[str], *, ready: bool, hurt: int
) -> Piece:
    force = FORCE[champion] + carried_worth([CARDS[name] for name in constructs])
    if not cell:
        force *= OFF_BOARD if ready else EXHAUSTED_OFF
    return Piece(side, cell, force - 0.02 * hurt)


def sketch_of_table(table: Battleground) -> Sketch:
    """Outline a table: all of it is public, or known to a perfect memory."""
    rules = table.rules
    pieces = [
        _piece(
            rules.side_of[f.seat],
            f.row.id,
            f.cell,
            [card.id for card in f.constructs],
            ready=table.card_of(f).ready,
            hurt=f.damage,
        )
        for f in table.figures.values()
    ]
    held = {cell: controller(table, cell) for cell in shrines(table)}
    decks = [0.0] * len(table.players)
    for at, player in enumerate(table.players):
        cards = [*player.deck.cards(), *player.hand, *player.discard, *player.played]
        decks[at] = sum([CARD_WORTH[name] for name in sorted([card.id for card in cards])])
    return _sketch(
        rules.scenario.id,
        rules.side_of,
        pieces,
        {cell: (table.terrain[cell], seat) for cell, seat in held.items()}
        | {c: (BEACON, table.beacons.get(c)) for c, k in table.terrain.items() if k == BEACON}
        | {c: (OFF_PORTAL, None) for c, k in table.terrain.items() if k == OFF_PORTAL},
        [
            (player.glory, deck, len(player.treasures))
            for player, deck in zip(table.players, decks, strict=True)
        ],
        (
            rules.target,
            rules.villain_target,
            -1 if table.villains is None else rules.villain,
            _quest(
                rules.scenario,
                pieces,
                opened=rules.scenario.gateway in table.portals,
                free=BARRIER not in table.terrain.values(),
                fallen=table.villains is not None and table.villains.fallen,
                hurt=0 if table.villains is None else table.figures[table.villains.boss].damage,
            ),
        ),
    )


def sketch_of_view(view: TacticsView) -> Sketch:
    """Outline a view; it gives the same sketch as the table does."""
    assert view.memory is not None
    pieces = [
        _piece(view.sides[f.seat], f.champion, f.cell, f.constructs, ready=f.ready, hurt=f.damage)
        for f in view.figures
    ]
    wanted = {
        cell.id: (cell.terrain, cell.beacon if cell.terrain == BEACON else cell.controller)
        for cell in view.cells
        if cell.terrain in ("shrine", RICH_SHRINE, BEACON, OFF_PORTAL)
    }
    stock = []
    for player, unseen in zip(view.players, view.memory.unseen, strict=True):
        known = [*player.hand, *player.deck_top, *player.discard, *player.played]
        shown = player.shown if not player.hand else ()
        names = sorted([name for name in (*known, *unseen, *shown) if name])
        deck = sum([CARD_WORTH[name] for name in names])
        stock.append((player.glory, deck, player.treasure_count))
    villain = -1 if view.villains is None else view.villains.seat
    scenario = SCENARIOS[view.scenario]
    hurt = 0
    if view.villains is not None:
        hurt = sum([f.damage for f in view.figures if f.id == view.villains.boss])
    quest = _quest(
        scenario,
        pieces,
        opened=any(cell.portal for cell in view.cells if cell.id == scenario.gateway),
        free=all(cell.terrain != BARRIER for cell in view.cells),
        fallen=view.villains is not None and view.villains.fallen,
        hurt=hurt,
    )
    numbers = (view.target, view.villain_target, villain, quest)
    return _sketch(view.scenario, view.sides, pieces, wanted, stock, numbers)


def _quest(  # a quest has many parts
    scenario: Scenario, pieces: list[Piece], *, opened: bool, free: bool, fallen: bool, hurt: int
) -> float:
    """Say how much of the players' own goal in a scenario of the campaign is done.

    The gateway is won by whoever has struck the boss down and then opens it; before that it would
    be closed again. The throne is won by the boss's fall, once the barrier is gone.
    """
    wounds = min(hurt, BOSS_BEARS) / BOSS_BEARS
    if scenario.gateway and fallen:
        return 0.6 + 0.3 * _nearness(scenario, pieces)
    if scenario.gateway:
        return 0.4 * wounds + 0.1 * opened
    return (0.5 + 0.4 * wounds) * free if scenario.throne else 0.0


def _nearness(scenario: Scenario, pieces: list[Piece]) -> float:
    """Say how near the players are to the gateway, from 0 to 1; a villain who bars it counts."""
    far = PLANS[scenario.id].hexes.distance
    goal = scenario.gateway
    near = [far(piece.cell, goal) for piece in pieces if piece.side == 0 and piece.cell]
    barred = BARRED * any(piece.cell == goal for piece in pieces if piece.side != 0)
    return max(0, FAR_OFF - min(near, default=FAR_OFF) - barred) / FAR_OFF


def _sketch(  # a position has many parts
    scenario: str,
    side_of: tuple[int, ...],
    pieces: list[Piece],
    wanted: dict[str, tuple[str, SeatId | None]],
    stock: list[tuple[int, float, int]],
    numbers: tuple[int, int, SeatId, float],
) -> Sketch:
    target, villain_target, villain, quest = numbers
    hexes = PLANS[scenario].hexes
    sides = []
    for side in range(max(side_of) + 1):
        seats = [seat for seat, other in enumerate(side_of) if other == side]
        own = [piece for piece in pieces if piece.side == side]
        sides.append(
            Holding(
                glory=stock[seats[0]][0],
                target=villain_target if villain in seats else target,
                income=_income(scenario, side_of, side, wanted),
                army=round(sum([piece.force for piece in own]), 6),
                reach=round(sum([_reach(hexes, wanted, piece) for piece in own]), 6),
                deck=round(sum([stock[seat][1] for seat in seats]) / len(seats), 6),
                treasures=sum([stock[seat][2] for seat in seats]),
                quest=0.0 if villain in seats else quest,
            )
        )
    return Sketch(tuple(sides))


def _income(
    scenario: str,
    side_of: tuple[int, ...],
    side: int,
    wanted: dict[str, tuple[str, SeatId | None]],
) -> int:
    """Count what a side would score now."""
    row = SCENARIOS[scenario]
    pays = {BEACON: row.per_beacon, RICH_SHRINE: row.rich_shrine, "shrine": row.per_shrine}
    return sum(
        [pays[kind] for kind, seat in wanted.values() if seat is not None and side_of[seat] == side]
    )


def _reach(hexes: Hexes, wanted: dict[str, tuple[str, SeatId | None]], piece: Piece) -> float:
    """Measure how near a champion is to the nearest shrine or beacon."""
    if not piece.cell or not wanted:
        return 0.0
    nearest = min([hexes.distance(piece.cell, cell) for cell in wanted])
    return max(0, NEAR - nearest) / NEAR
