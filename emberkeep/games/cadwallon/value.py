"""What a good position looks like: the ducats that each gang will have, as far as one can tell.

`standing` adds up what a gang has and what its characters are worth where they are; the chance to
win compares the standings, the more sharply the nearer the end is.
"""

from __future__ import annotations

from math import exp
from typing import Final

from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import BY_TUNNEL, ESCAPED, City
from emberkeep.games.cadwallon.worth import (
    CARD,
    EXPERIENCE,
    GEAR,
    INTRIGUE,
    carried,
    character,
    missions,
    threatened,
    turns_left,
)
from emberkeep.kernel import SeatId

# Ducats of lead that make it e to 1: at the end, and more a round.
SPREAD: Final[tuple[float, ...]] = (2.0, 1.2)
MISSION_SHARE: Final = 0.8
MARGIN: Final = 0.05  # how much a ducat more counts when the game seems won or lost
FLAT: Final = 20.0  # the spread of that part


def features(table: City, seat: SeatId) -> dict[str, float]:
    """Name and measure what a gang has, in ducats."""
    player = table.players[seat]
    turns = turns_left(table, seat)
    gang = [figure for figure in table.figures.values() if figure.seat == seat]
    inside = [figure for figure in gang if figure.place]
    out = [figure for figure in gang if figure.fate in {ESCAPED, BY_TUNNEL}]
    late = min(1.0, turns / 3)
    return {
        "ducats": float(player.ducats),
        "sold": float(sum([carried(table, figure) for figure in out])),
        "characters": sum([character(table, f, f.place, turns) for f in inside]),
        "threats": -sum([threatened(table, f, f.place) for f in inside]),
        "missions": MISSION_SHARE * missions(table, seat) if turns >= 1 else 0.0,
        "fees": -float(sum([figure.row.fee for figure in gang])),
        "cards": CARD * len(player.hand) * late,
        "experience": EXPERIENCE * player.experience * late,
        "gear": GEAR * len([figure for figure in inside if figure.gear]) * late,
        "intrigues": INTRIGUE * len(player.intrigues),
    }


def standing(table: City, seat: SeatId) -> float:
    return sum(features(table, seat).values())


def judge(table: City, seat: SeatId) -> float:
    """Judge an imagined table: the chance of a seat to win.

    A part of it grows with every ducat, so that nobody gives up who has lost, nor who has won.
    """
    seats = range(len(table.players))
    if table.result is not None:
        scores = [float(score) for score in table.result.scores]
        return (1 - MARGIN) * table.result.worth(seat) + MARGIN * _share(scores, seat, FLAT)
    rounds = sheet_of(table).rounds - table.round
    spread = SPREAD[0] + SPREAD[1] * max(0, rounds)
    standings = [standing(table, each) for each in seats]
    chance = _share(standings, seat, spread)
    return (1 - MARGIN) * chance + MARGIN * _share(standings, seat, FLAT)


def _share(standings: list[float], seat: SeatId, spread: float) -> float:
    """Compare a standing with the others: a lead of the spread makes it e to 1."""
    best = max(standings)
    shares = [exp(max(-30.0, (each - best) / spread)) for each in standings]
    return shares[seat] / sum(shares)
