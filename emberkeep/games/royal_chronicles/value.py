"""What a good position looks like: named features, their weights, and a value from them.

A monarch's standing is the sum of features times weights, in points expected at the end. The value
of a position for a seat is its chance to win: how its standing compares with everybody else's, the
more decisive the fewer rounds are left. `judge` reads a table, `value_of` a view; both make the
same sketch, which holds only what the seat may know, so that they agree.
"""

from __future__ import annotations

from math import exp

from emberkeep.games.royal_chronicles.cards import ROUNDS
from emberkeep.games.royal_chronicles.sketch import Sketch, sketch_of_table, sketch_of_view
from emberkeep.games.royal_chronicles.state import DEPLOYMENT, WAR, Realm
from emberkeep.games.royal_chronicles.views import RoyalView
from emberkeep.games.royal_chronicles.worth import (
    NET,
    artifact_worth,
    building_worth,
    gold_worth,
    hand_worth,
    piece_worth,
    rounds_left,
)
from emberkeep.kernel import Result, SeatId

UNKNOWN = 1.5  # what a card that one does not see is worth, with all rounds to come
KEPT = 0.35
LICH_ROUND = 6.6  # what the Lich King gains in a round, wars apart
LICH_END = 5.0
LICH_WAR = 1.2
PRIDE = 0.02

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


def features_of(sketch: Sketch, seat: SeatId) -> list[float]:
    """Measure a seat, in the order of FEATURES."""
    held = sketch.seats[seat]
    phase = sketch.phase
    left = rounds_left(sketch.round, phase)
    units = 0.0
    for unit, tokens in held.pieces:
        units += piece_worth(unit, tokens, left, phase)
    buildings = 0.0
    for name, level in held.buildings:
        buildings += building_worth(name, level, left)
    artifacts = 0.0
    for unit in held.artifacts:
        artifacts += artifact_worth(unit, left)
    hand = 0.0
    if phase <= DEPLOYMENT:
        spots = held.spots - len(held.pieces)
        hand = hand_worth(held.hand, held.gold, spots, left)
        hand += held.unseen * UNKNOWN * left / ROUNDS
    later = max(left - (phase <= WAR), 0)
    kept = sum([NET[unit.id][later] for unit in held.kept]) + held.kept_unseen * UNKNOWN
    return [
        held.vp,
        units,
        buildings,
        artifacts,
        gold_worth(held.gold, left),
        hand,
        KEPT * kept if later else 0.0,
    ]


def standing(sketch: Sketch, seat: SeatId) -> float:
    """Estimate what a seat will have at the end."""
    held = sketch.seats[seat]
    if held.automa:
        left = rounds_left(sketch.round, sketch.phase)
        incomes = left - (sketch.phase in {DEPLOYMENT, WAR})
        gains = LICH_ROUND * incomes + LICH_WAR * left + LICH_END
        return held.vp + gains + sketch.below
    found = features_of(sketch, seat)
    total = 0.0
    for at, name in enumerate(FEATURES):
        total += WEIGHTS[name] * found[at]
    return total


def chance_of(sketch: Sketch, seat: SeatId) -> float:
    """Turn standings into the chance of a seat to win."""
    left = rounds_left(sketch.round, sketch.phase)
    spread = SPREAD[0] + SPREAD[1] * left
    standings = [standing(sketch, at) for at in range(len(sketch.seats))]
    if sketch.seats[-1].automa:
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
    return chance_of(sketch_of_table(table, seat), seat)


def final(result: Result, seat: SeatId) -> float:
    """Value the end: to win is all, and to lose by little is a little better."""
    scores = result.scores
    others = max([score for at, score in enumerate(scores) if at != seat])
    close = 0.5 + max(-0.5, min(0.5, (scores[seat] - others) / 100))
    return (1 - PRIDE) * result.worth(seat) + PRIDE * close


def value_of(view: RoyalView, seat: SeatId) -> float:
    if view.result is not None:
        return final(view.result, seat)
    return chance_of(sketch_of_view(view, seat), seat)


def feature_table(view: RoyalView, seat: SeatId) -> dict[str, float]:
    found = features_of(sketch_of_view(view, seat), seat)
    return dict(zip(FEATURES, found, strict=True))
