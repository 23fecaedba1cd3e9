"""What a good position looks like: named features, their weights, and a value from them.

A monarch's standing is the sum of features times weights, in points expected at the end. The value
of a position for a seat is its chance to win: how its standing compares with everybody else's, the
more decisive the fewer rounds are left. `judge` reads a table, `value` a view; both first make the
same sketch, which holds only what the seat may know, so that they agree.
"""

from __future__ import annotations

from math import exp

from emberkeep.games.royal_chronicles.cards import CARDS, Unit
from emberkeep.games.royal_chronicles.rules.kingdom import strength_of
from emberkeep.games.royal_chronicles.state import (
    DEPLOYMENT,
    LEVEL_TWO,
    WAR,
    Player,
    Realm,
)
from emberkeep.games.royal_chronicles.views import PlayerView, RoyalView
from emberkeep.games.royal_chronicles.worth import (
    ARTIFACTS,
    NET,
    SPOT,
    building_worth,
    gold_worth,
    piece_worth,
    rounds_left,
)
from emberkeep.kernel import SeatId, Value, value

UNKNOWN = 2.2  # what a card that one does not see is worth, about, with all rounds to come
USES = (1.0, 0.9, 0.7, 0.4, 0.2, 0.1, 0.05)  # of the cards in hand, the best first
KEPT = 0.35
LICH_ROUND = 6.6  # what the Lich King gains in a round, wars apart
LICH_END = 5.0
LICH_WAR = 1.2

FEATURES = ("vp", "units", "buildings", "spot", "artifacts", "gold", "hand", "kept", "strength")

WEIGHTS: dict[str, float] = {
    "vp": 1.0,
    "units": 0.8,
    "buildings": 1.0,
    "spot": 1.0,
    "artifacts": 1.0,
    "gold": 1.0,
    "hand": 0.8,
    "kept": 1.0,
    "strength": 0.0,
}

SPREAD = (1.6, 1.5)  # points of lead that make it e to 1: at the end, and more for each round


@value
class Side(Value):
    """What one seat has, as far as the seat that judges knows it."""

    automa: bool
    vp: int
    gold: int
    pieces: tuple[tuple[Unit, int], ...]
    buildings: tuple[tuple[str, int], ...]
    artifacts: tuple[Unit, ...]
    hand: tuple[Unit, ...]
    unseen: int
    kept: tuple[Unit, ...]
    kept_unseen: int
    strength: int


@value
class Sketch(Value):
    """The outline of a position."""

    round: int
    phase: int
    sides: tuple[Side, ...]


def features_of(sketch: Sketch, seat: SeatId) -> list[float]:
    """Measure a seat, in the order of FEATURES."""
    side = sketch.sides[seat]
    phase = sketch.phase
    left = rounds_left(sketch.round, phase)
    units = 0.0
    for unit, tokens in side.pieces:
        units += piece_worth(unit, tokens, left, phase)
    buildings = 0.0
    spot = 0.0
    for name, level in side.buildings:
        buildings += building_worth(name, level, left)
        if level == LEVEL_TWO:
            spot = SPOT * (left - (phase in {DEPLOYMENT, WAR}))
    artifacts = 0.0
    for unit in side.artifacts:
        each, end = ARTIFACTS[unit.id]
        artifacts += each * left + end
    hand = hand_worth(side, left) if phase <= DEPLOYMENT else 0.0
    later = max(left - (phase <= WAR), 0)
    kept = sum([NET[unit.id][later] for unit in side.kept]) + side.kept_unseen * UNKNOWN
    return [
        side.vp,
        units,
        buildings,
        max(spot, 0.0),
        artifacts,
        gold_worth(side.gold, left),
        hand,
        KEPT * kept if later else 0.0,
        side.strength if phase <= WAR else 0.0,
    ]


def hand_worth(side: Side, left: int) -> float:
    """Value the cards in hand: the best can be used, the others hardly."""
    found = [NET[unit.id][left] for unit in side.hand]
    found += [UNKNOWN * (0.4 + 0.15 * left)] * side.unseen
    found.sort(reverse=True)
    return sum([use * worth for use, worth in zip(USES, found, strict=False)])


def standing(sketch: Sketch, seat: SeatId) -> float:
    """Estimate what a seat will have at the end."""
    side = sketch.sides[seat]
    if side.automa:
        left = rounds_left(sketch.round, sketch.phase)
        incomes = left - (sketch.phase in {DEPLOYMENT, WAR})
        return side.vp + LICH_ROUND * incomes + LICH_WAR * left + LICH_END
    found = features_of(sketch, seat)
    total = 0.0
    for at, name in enumerate(FEATURES):
        total += WEIGHTS[name] * found[at]
    return total


def chance_of(sketch: Sketch, seat: SeatId) -> float:
    """Turn standings into the chance of a seat to win."""
    left = rounds_left(sketch.round, sketch.phase)
    spread = SPREAD[0] + SPREAD[1] * left
    standings = [standing(sketch, at) for at in range(len(sketch.sides))]
    if sketch.sides[-1].automa:
        ahead = solo_lead(standings, left)
        return 1 / (1 + exp(-max(-30.0, min(30.0, ahead / spread))))
    best = max(standings)
    shares = [exp(max(-30.0, (each - best) / spread)) for each in standings]
    return shares[seat] / sum(shares)


def solo_lead(standings: list[float], left: int) -> float:
    """Compare with the Lich King; rounds to come bring more than what is there promises."""
    return standings[0] + 5.0 * left - standings[1]


def judge(table: Realm, seat: SeatId) -> float:
    """Judge an imagined table for a seat, as `value_of` does its view."""
    if table.over:
        winners = table.winners
        return 1 / len(winners) if seat in winners else 0.0
    return chance_of(sketch_of(table, seat), seat)


def value_of(view: RoyalView, seat: SeatId) -> float:
    if view.winners:
        return 1 / len(view.winners) if seat in view.winners else 0.0
    return chance_of(sketch_from(view, seat), seat)


def feature_table(view: RoyalView, seat: SeatId) -> dict[str, float]:
    found = features_of(sketch_from(view, seat), seat)
    return dict(zip(FEATURES, found, strict=True))


# --- Sketches -------------------------------------------------------------------------------------


def sketch_of(table: Realm, seat: SeatId) -> Sketch:
    """Outline a table as a seat knows it."""
    solo = table.lich is not None
    sides = [_side(player, solo or at == seat) for at, player in enumerate(table.players)]
    return Sketch(table.round, table.phase, tuple(sides))


def _side(player: Player, own: bool) -> Side:  # noqa: FBT001
    hand, kept = player.hand, player.kept
    return Side(
        automa=player.automa,
        vp=player.vp,
        gold=player.gold,
        pieces=tuple([(piece.card.unit, piece.tokens) for piece in player.pieces()]),
        buildings=tuple(player.buildings.items()),
        artifacts=tuple([card.unit for card in player.artifacts]),
        hand=tuple([card.unit for card in hand]) if own else (),
        unseen=0 if own else len(hand),
        kept=tuple([card.unit for card in kept]) if own else (),
        kept_unseen=0 if own else len(kept),
        strength=strength_of(player) if WEIGHTS["strength"] else 0,
    )


def sketch_from(view: RoyalView, seat: SeatId) -> Sketch:
    """Outline a view; it gives the same sketch as the table does."""
    solo = view.lich is not None
    sides = [_side_from(player, solo or player.seat == seat) for player in view.players]
    return Sketch(view.round, view.phase, tuple(sides))


def _side_from(player: PlayerView, own: bool) -> Side:  # noqa: FBT001
    kingdom = player.kingdom
    pieces = kingdom.front + kingdom.back
    return Side(
        automa=player.automa,
        vp=player.vp,
        gold=player.gold,
        pieces=tuple([(CARDS[piece.card].unit, piece.tokens) for piece in pieces]),
        buildings=kingdom.buildings,
        artifacts=_units(kingdom.artifacts),
        hand=_units(player.hand),
        unseen=0 if own else player.hand_size,
        kept=_units(player.kept),
        kept_unseen=0 if own else player.kept_size,
        strength=kingdom.strength if WEIGHTS["strength"] else 0,
    )


def _units(names: tuple[str, ...]) -> tuple[Unit, ...]:
    return tuple([CARDS[name].unit for name in names])
