"""What a good position looks like: named features, their weights, and a value from them.

A player's standing is the sum of features times weights, in VP expected at the end. The value of
a position for a seat is its chance to win: how its standing compares with everybody else's, the
more decisive the fewer turns are left. `judge` reads a table, `value_of` a view; both make the
same sketch, which holds only what the seat may know, so that they agree.

The weights are in `fitted`, the sketch in `sketch`.
"""

from __future__ import annotations

from math import exp

from emberkeep.games.crown_of_ash.cards import (
    GOLD_PER_VP,
    MINIONS_EACH,
    RESOURCES_PER_VP,
    ROUNDS,
    Warrior,
)
from emberkeep.games.crown_of_ash.fitted import COLUMNS, FEATURES, SPREAD
from emberkeep.games.crown_of_ash.odds import ALL_CARDS, KING, best_forces, king_chance, win_chance
from emberkeep.games.crown_of_ash.sketch import Sketch, sketch_of_table, sketch_of_view
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.games.crown_of_ash.views import AshView
from emberkeep.kernel import SeatId, Value, value

UNDRAWN = 0.5  # a place in the turn order that is not drawn yet


def kind_of(sketch: Sketch) -> str:
    """Name the kind of game, which decides the weights of people."""
    if len(sketch.seats) > 2:
        return "crowd"
    return "solo" if sketch.seats[-1].automa else "duel"


def lead(sketch: Sketch, threats: Threats) -> list[float]:
    """Give every seat's standing, in VP expected at the end."""
    left = turns_left(sketch)
    people, automa = COLUMNS[kind_of(sketch)], COLUMNS["automa"]
    standings = []
    for seat, held in enumerate(sketch.seats):
        found = features_of(sketch, threats, seat)
        end, start = automa if held.automa else people
        standing = 0.0
        for at, number in enumerate(found):
            if number:
                standing += number * (end[at] + left * start[at])
        standings.append(standing)
    return standings


def turns_left(sketch: Sketch) -> float:
    """Give the part of the game that is to come, from 1 to 0."""
    holdings = sketch.seats
    now = sum([held.minions for held in holdings]) / len(holdings)
    return (now + MINIONS_EACH * (ROUNDS - sketch.round)) / (MINIONS_EACH * ROUNDS)


def features_of(sketch: Sketch, threats: Threats, seat: SeatId) -> list[float]:
    """Measure a seat, in the order of FEATURES."""
    held = sketch.seats[seat]
    later = ROUNDS - sketch.round
    now_safe = now_risky = later_safe = later_risky = 0.0
    keep = [0.0, 0.0, 0.0, 0.0]
    provinces = posted = 0
    own = [*held.hand, *held.buried]
    for at, land in enumerate(sketch.lands):
        if land.owner != seat:
            continue
        now, then = threats.now[at], threats.later[at]
        if land.citadel:
            coming = sum(sketch.citadel_vp[sketch.round :])
            keep = [land.worth * (1 - now), land.worth * now, coming * (1 - then), coming * then]
        else:
            provinces += 1
            now_safe += land.worth * (1 - now)
            now_risky += land.worth * now
            later_safe += land.worth * (1 - then) * later
            later_risky += land.worth * then * later
        posted += land.defence
        own += land.defenders
    _, strike, siege = threats.forces[seat]
    fate, automata = fate_levels(own, held.fate), sum([w.level for w in own if w.automaton])
    converted = sum([number // RESOURCES_PER_VP for number in held.basics])
    cards = held.cards
    return [
        held.vp,
        now_safe,
        now_risky,
        later_safe,
        later_risky,
        *keep,
        provinces * later,
        held.gold,
        sum(held.basics),
        converted + held.gold // GOLD_PER_VP,
        strike,
        siege,
        sum([w.strength for w in own]),
        posted,
        sum([w.strength for w in held.buried]),
        fate,
        automata,
        cards & 1,
        cards >> 1 & 1,
        cards >> 2 & 1,
        cards >> 3 & 1,
        cards >> 4 & 1,
        held.minions,
        sketch.order.index(seat) / (len(sketch.order) - 1) if sketch.order else UNDRAWN,
        len(held.hand),
        held.ability,
    ]


def fate_levels(warriors: list[Warrior], types: tuple[str, ...]) -> float:
    """Add up what the fate card scores; one that is not known names two types of four."""
    if types:
        return sum([w.level for w in warriors if not w.automaton and w.type in types])
    return sum([w.level for w in warriors if not w.automaton]) / 2


# --- Threats --------------------------------------------------------------------------------------


@value
class Threats(Value):
    """How likely each land could be taken, this round and later; each seat's best attacks."""

    now: list[float]
    later: list[float]
    forces: list[tuple[int, int, int]]


def threats_in(sketch: Sketch) -> Threats:
    """Estimate the best attack on every land."""
    holdings = sketch.seats
    forces = [best_forces(held.hand) for held in holdings]
    rested = [
        best_forces(held.hand + held.buried) if held.buried else forces[at]
        for at, held in enumerate(holdings)
    ]
    now, later = [], []
    for land in sketch.lands:
        soon = then = 0.0
        owner = land.owner
        shield = holdings[owner].cards if owner is not None else 0
        for seat, held in enumerate(holdings):
            if seat == owner:
                continue
            reach = 2 if land.citadel else 1
            if owner is None:
                if held.minions and held.hand:
                    soon = max(soon, king_chance(held.cards, forces[seat][2] + land.gate - KING))
                continue
            if land.open and held.minions and held.hand:
                margin = forces[seat][reach] + land.gate - land.defence
                soon = max(soon, win_chance(held.cards, shield, margin))
            margin = rested[seat][reach] + (1 if land.citadel else 0) - land.defence
            then = max(then, win_chance(ALL_CARDS, ALL_CARDS, margin))
        now.append(soon)
        later.append(then)
    return Threats(now, later, forces)


# --- The value ------------------------------------------------------------------------------------


def chances(sketch: Sketch) -> list[float]:
    """Give every seat's chance to win."""
    standings = lead(sketch, threats_in(sketch))
    end, start = SPREAD[kind_of(sketch)]
    spread = end + start * turns_left(sketch)
    best = max(standings)
    shares = [exp((standing - best) / spread) for standing in standings]
    total = sum(shares)
    return [share / total for share in shares]


def judge(table: Ashlands, seat: SeatId) -> float:
    """Judge a table for a seat: the same as `value_of` its view, without making a view."""
    if table.result is not None:
        return table.result.worth(seat)
    return chances(sketch_of_table(table, seat))[seat]


def judge_all(table: Ashlands) -> list[float]:
    """Judge a table for every seat at once, as somebody would who sees all fate cards."""
    if table.result is not None:
        return [table.result.worth(seat) for seat in range(len(table.players))]
    return chances(sketch_of_table(table, None))


def value_of(view: AshView, seat: SeatId) -> float:
    """Judge a view for the seat that sees it."""
    if view.result is not None:
        return view.result.worth(seat)
    return chances(sketch_of_view(view, seat))[seat]


def feature_table(view: AshView, seat: SeatId) -> dict[str, float]:
    """Name the features of a seat, as another or itself sees them."""
    sketch = sketch_of_view(view, view.seat if view.seat is not None else seat)
    return dict(zip(FEATURES, features_of(sketch, threats_in(sketch), seat), strict=True))
