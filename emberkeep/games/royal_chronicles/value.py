"""What a good position looks like: named features, their weights, and a value from them.

A monarch's standing is the sum of features times weights, in points expected at the end. The value
of a position for a seat is its chance to win: how its standing compares with everybody else's, the
more decisive the fewer rounds are left. `judge` reads a table, `value` a view; both first make the
same sketch, which holds only what the seat may know, so that they agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from emberkeep.games.royal_chronicles.automa import bonus_of
from emberkeep.games.royal_chronicles.cards import (
    CARDS,
    NECROPOLIS,
    ROUNDS,
    UNDERWORLD,
    Necropolis,
    Unit,
)
from emberkeep.games.royal_chronicles.state import (
    DEPLOYMENT,
    RECRUITMENT,
    WAR,
    Player,
    Realm,
)
from emberkeep.games.royal_chronicles.views import PlayerView, RoyalView
from emberkeep.games.royal_chronicles.worth import (
    NET,
    artifact_worth,
    building_worth,
    gold_worth,
    hand_worth,
    piece_worth,
    rounds_left,
)
from emberkeep.kernel import Result, SeatId, Value, value

UNKNOWN = 1.5  # what a card that one does not see is worth, with all rounds to come
KEPT = 0.35
LICH_ROUND = 6.6  # what the Lich King gains in a round, wars apart
LICH_END = 5.0
LICH_WAR = 1.2
PRIDE = 0.02
SCORING = 0.8  # of the cards in the underworld, before two are taken back

FEATURES = ("vp", "units", "buildings", "artifacts", "gold", "hand", "kept")

WEIGHTS: dict[str, float] = {
    "vp": 1.0,
    "units": 0.8,
    "buildings": 1.0,
    "artifacts": 1.0,
    "gold": 1.0,
    "hand": 0.9,
    "kept": 1.0,
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
    spots: int


@value
class Sketch(Value):
    """The outline of a position."""

    round: int
    phase: int
    sides: tuple[Side, ...]
    below: float


def features_of(sketch: Sketch, seat: SeatId) -> list[float]:
    """Measure a seat, in the order of FEATURES."""
    side = sketch.sides[seat]
    phase = sketch.phase
    left = rounds_left(sketch.round, phase)
    units = 0.0
    for unit, tokens in side.pieces:
        units += piece_worth(unit, tokens, left, phase)
    buildings = 0.0
    for name, level in side.buildings:
        buildings += building_worth(name, level, left)
    artifacts = 0.0
    for unit in side.artifacts:
        artifacts += artifact_worth(unit, left)
    hand = 0.0
    if phase <= DEPLOYMENT:
        spots = side.spots - len(side.pieces)
        hand = hand_worth(side.hand, side.gold, spots, left)
        hand += side.unseen * UNKNOWN * left / ROUNDS
    later = max(left - (phase <= WAR), 0)
    kept = sum([NET[unit.id][later] for unit in side.kept]) + side.kept_unseen * UNKNOWN
    return [
        side.vp,
        units,
        buildings,
        artifacts,
        gold_worth(side.gold, left),
        hand,
        KEPT * kept if later else 0.0,
    ]


def standing(sketch: Sketch, seat: SeatId) -> float:
    """Estimate what a seat will have at the end."""
    side = sketch.sides[seat]
    if side.automa:
        left = rounds_left(sketch.round, sketch.phase)
        incomes = left - (sketch.phase in {DEPLOYMENT, WAR})
        gains = LICH_ROUND * incomes + LICH_WAR * left + LICH_END
        return side.vp + gains + sketch.below
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
    if table.result is not None:
        return final(table.result, seat)
    return chance_of(sketch_of(table, seat), seat)


def final(result: Result, seat: SeatId) -> float:
    """Value the end: to win is all, and to lose by little is a little better."""
    scores = result.scores
    others = max([score for at, score in enumerate(scores) if at != seat])
    close = 0.5 + max(-0.5, min(0.5, (scores[seat] - others) / 100))
    return (1 - PRIDE) * result.worth(seat) + PRIDE * close


def value_of(view: RoyalView, seat: SeatId) -> float:
    if view.result is not None:
        return final(view.result, seat)
    return chance_of(sketch_from(view, seat), seat)


def feature_table(view: RoyalView, seat: SeatId) -> dict[str, float]:
    found = features_of(sketch_from(view, seat), seat)
    return dict(zip(FEATURES, found, strict=True))


# --- Sketches -------------------------------------------------------------------------------------


def sketch_of(table: Realm, seat: SeatId) -> Sketch:
    """Outline a table as a seat knows it."""
    solo = table.lich is not None
    sides = [_side(player, solo or at == seat) for at, player in enumerate(table.players)]
    below = 0.0
    if table.lich is not None and table.phase == RECRUITMENT:
        units = [card.unit for card in table.lich.underworld.cards()]
        below = payment(units, table.lich.open_row(), per_icon=table.rules.per_icon)
    return Sketch(table.round, table.phase, tuple(sides), below)


def payment(units: list[Unit], row: Sequence[Necropolis], *, per_icon: bool) -> float:
    """Guess what the underworld will pay the Lich King: two of nine cards are taken back."""
    paid = sum([bonus_of(unit, row, per_icon=per_icon) for unit in units])
    return paid * (SCORING if len(units) > UNDERWORLD else 1.0)


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
        spots=player.front_room() + player.back_room(),
    )


def sketch_from(view: RoyalView, seat: SeatId) -> Sketch:
    """Outline a view; it gives the same sketch as the table does."""
    solo = view.lich is not None
    sides = [_side_from(player, solo or player.seat == seat) for player in view.players]
    below = 0.0
    if view.lich is not None and view.phase == RECRUITMENT:
        row = [NECROPOLIS[name] for name in view.lich.row if name]
        below = payment(list(_units(view.lich.underworld)), row, per_icon=view.per_icon)
    return Sketch(view.round, view.phase, tuple(sides), below)


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
        spots=kingdom.front_room + kingdom.back_room,
    )


def _units(names: tuple[str, ...]) -> tuple[Unit, ...]:
    return tuple([CARDS[name].unit for name in names])
