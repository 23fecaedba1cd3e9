"""What a good position looks like: named features, their weights, and a value from them.

The standing of a side is the sum of features times weights, in points of glory. The value of a
position for a seat is the chance of its side to win: how its standing compares with the others',
the more decisive the nearer somebody is to the goal. `judge` reads a table, `value_of` a view; both
make the same sketch, so that they agree.
"""

from __future__ import annotations

from math import exp

from emberkeep.games.ascension_tactics.sketch import (
    Holding,
    Sketch,
    sketch_of_table,
    sketch_of_view,
)
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.views import TacticsView
from emberkeep.kernel import SeatId

WEIGHTS: dict[str, float] = {
    "glory": 1.0,
    "income": 0.9,
    "army": 1.6,
    "reach": 0.6,
    "deck": 0.35,
    "treasures": 0.5,
    "quest": 16.0,
}
NORMAL_TARGET = 30  # glory counts more where less of it wins
SPREAD = (2.0, 9.0)  # points of lead that make it e to 1: at the end, and more at the start


def features_of(held: Holding) -> dict[str, float]:
    scale = NORMAL_TARGET / (held.target or NORMAL_TARGET)
    return {
        "glory": held.glory * scale,
        "income": held.income * scale,
        "army": held.army,
        "reach": held.reach,
        "deck": held.deck,
        "treasures": float(held.treasures),
        "quest": held.quest,
    }


def standing(held: Holding) -> float:
    found = features_of(held)
    return sum([WEIGHTS[name] * found[name] for name in WEIGHTS])


def chance_of(sketch: Sketch, side: int) -> float:
    """Turn standings into the chance of a side to win."""
    done = max([held.glory / (held.target or NORMAL_TARGET) for held in sketch.sides])
    spread = SPREAD[0] + SPREAD[1] * max(0.0, 1 - done)
    standings = [standing(held) for held in sketch.sides]
    best = max(standings)
    shares = [exp(max(-30.0, (each - best) / spread)) for each in standings]
    return shares[side] / sum(shares)


def judge(table: Battleground, seat: SeatId) -> float:
    """Judge an imagined table for a seat, as `value_of` does its view."""
    if table.result is not None:
        return table.result.worth(seat)
    return chance_of(sketch_of_table(table), table.rules.side_of[seat])


def value_of(view: TacticsView, seat: SeatId) -> float:
    if view.result is not None:
        return view.result.worth(seat)
    return chance_of(sketch_of_view(view), view.sides[seat])


def feature_table(view: TacticsView, seat: SeatId) -> dict[str, float]:
    return features_of(sketch_of_view(view).sides[view.sides[seat]])
