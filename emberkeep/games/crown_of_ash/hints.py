"""What a good position looks like: named features, their weights, and a value from them.

A player's standing is the sum of features times weights, in VP expected at the end. The value of
a position for a seat is its chance to win: how its standing compares with everybody else's, the
more decisive the fewer turns are left. `judge` reads a table, `value` a view; both first make the
same sketch, which holds only what the seat may know, so that they agree.

The weights come from games that bots played against themselves: see `tools/fit_hints.py`.
"""

from __future__ import annotations

from math import exp
from typing import TypeAlias

from emberkeep.games.crown_of_ash.cards import (
    BASICS,
    BATTLE_CARDS,
    CITADEL,
    CITADEL_SLOT_ROWS,
    FATE_CARDS,
    GOLD_PER_VP,
    MINIONS_EACH,
    RESOURCES_PER_VP,
    ROUNDS,
    STRUCTURES,
    WARRIORS,
    Warrior,
)
from emberkeep.games.crown_of_ash.odds import (
    ALL_CARDS,
    CARD_BITS,
    KING,
    best_forces,
    king_chance,
    mask_of,
    win_chance,
)
from emberkeep.games.crown_of_ash.rules.battle import Battle
from emberkeep.games.crown_of_ash.rules.scoring import stack_value
from emberkeep.games.crown_of_ash.rules.strength import defence
from emberkeep.games.crown_of_ash.state import BATTLE_SLOTS, PROVINCE_IDS, Ashlands
from emberkeep.games.crown_of_ash.views import AshView, PlayerView
from emberkeep.kernel import SeatId, Value, value


@value
class Side(Value):
    """What one seat has, as far as the seat that judges knows it."""

    automa: bool
    vp: int
    gold: int
    basics: tuple[int, ...]
    hand: tuple[Warrior, ...]
    buried: tuple[Warrior, ...]
    cards: int
    minions: int
    ability: bool
    fate: tuple[str, ...]


@value
class Land(Value):
    """A region that somebody holds: what it scores, and how it can be attacked this round."""

    owner: SeatId | None
    worth: int
    defence: int
    defenders: tuple[Warrior, ...]
    citadel: bool = False
    open: bool = True
    gate: int = 0


@value
class Sketch(Value):
    """The outline of a position."""

    round: int
    order: tuple[SeatId, ...]
    citadel_vp: tuple[int, ...]
    sides: tuple[Side, ...]
    lands: tuple[Land, ...]


# --- Features and weights -------------------------------------------------------------------------

FEATURES = (
    "vp",
    "now_safe",
    "now_risky",
    "later_safe",
    "later_risky",
    "citadel_now_safe",
    "citadel_now_risky",
    "citadel_later_safe",
    "citadel_later_risky",
    "provinces",
    "gold",
    "basics",
    "converted",
    "strike",
    "siege",
    "army",
    "posted",
    "buried",
    "fate",
    "automata",
    "card_0",
    "card_1",
    "card_3",
    "card_die",
    "card_4",
    "minions",
    "order",
    "held",
    "ability",
)

# What a feature counts at the end of the game, and how much more at its beginning; between, in
# proportion. For people among two, among three or four, alone against the automatic opponent, and
# for the automatic opponent itself.
WEIGHTS: dict[str, dict[str, tuple[float, float]]] = {
    "duel": {
        "vp": (1.0, 0.0),
        "now_safe": (0.93, -1.24),
        "now_risky": (0.13, -1.01),
        "later_safe": (0.91, -0.82),
        "later_risky": (0.23, 0.12),
        "citadel_now_safe": (0.89, -0.78),
        "citadel_now_risky": (-0.15, -0.35),
        "citadel_later_safe": (1.10, -1.23),
        "citadel_later_risky": (-0.12, 0.19),
        "provinces": (-0.26, 0.21),
        "gold": (0.50, 1.40),
        "basics": (0.20, 1.67),
        "converted": (0.04, 0.54),
        "strike": (0.12, 0.03),
        "siege": (-0.15, 0.01),
        "army": (-0.01, 1.92),
        "posted": (-0.00, -0.29),
        "buried": (-0.15, -0.32),
        "fate": (0.86, 0.65),
        "automata": (-0.04, -4.57),
        "card_0": (0.88, 1.35),
        "card_1": (0.69, -0.39),
        "card_3": (-0.29, 0.25),
        "card_die": (0.45, 0.74),
        "card_4": (-0.44, 0.09),
        "minions": (1.56, 1.77),
        "order": (-1.99, 1.36),
        "held": (-0.07, -1.51),
        "ability": (0.61, -0.66),
    },
    "crowd": {
        "vp": (1.0, 0.0),
        "now_safe": (0.96, -1.75),
        "now_risky": (0.28, -1.67),
        "later_safe": (0.46, -0.26),
        "later_risky": (0.18, 0.47),
        "citadel_now_safe": (0.90, -1.65),
        "citadel_now_risky": (0.22, -1.19),
        "citadel_later_safe": (1.15, -1.25),
        "citadel_later_risky": (0.16, 0.03),
        "provinces": (0.19, -0.18),
        "gold": (0.35, 0.92),
        "basics": (0.28, 0.62),
        "converted": (0.09, -0.35),
        "strike": (0.14, -0.13),
        "siege": (0.06, 0.04),
        "army": (0.11, 0.59),
        "posted": (-0.03, -0.23),
        "buried": (-0.17, -0.38),
        "fate": (1.00, 0.41),
        "automata": (-0.84, -0.73),
        "card_0": (-0.26, 2.58),
        "card_1": (0.78, -0.70),
        "card_3": (0.74, -1.89),
        "card_die": (-0.48, 1.37),
        "card_4": (0.14, -0.35),
        "minions": (1.83, 0.39),
        "order": (-1.11, -0.12),
        "held": (-0.54, -0.13),
        "ability": (0.13, -0.77),
    },
    "solo": {
        "vp": (1.0, 0.0),
        "now_safe": (0.78, 0.48),
        "now_risky": (0.55, 0.40),
        "later_safe": (0.38, -0.30),
        "later_risky": (0.72, 0.51),
        "citadel_now_safe": (0.34, -0.49),
        "citadel_now_risky": (0.10, -0.79),
        "citadel_later_safe": (0.39, -0.83),
        "citadel_later_risky": (-0.20, -0.18),
        "provinces": (0.06, 0.09),
        "gold": (0.59, 1.67),
        "basics": (0.22, 0.67),
        "converted": (-0.22, 0.94),
        "strike": (0.05, -0.59),
        "siege": (0.19, 0.09),
        "army": (0.12, 1.13),
        "posted": (0.00, -0.15),
        "buried": (0.08, -1.73),
        "fate": (0.62, -0.44),
        "automata": (-0.78, -2.82),
        "card_0": (1.25, -2.38),
        "card_1": (-1.31, 1.63),
        "card_3": (0.58, 0.60),
        "card_die": (-0.88, -3.12),
        "card_4": (-0.29, 1.59),
        "minions": (1.35, 1.63),
        "order": (-1.00, 0.68),
        "held": (-0.77, -1.61),
        "ability": (1.14, 3.42),
    },
    "automa": {
        "vp": (1.0, 0.0),
        "now_safe": (0.98, -1.80),
        "now_risky": (-0.26, -1.06),
        "later_safe": (0.59, -0.57),
        "later_risky": (-0.21, 0.36),
        "citadel_now_safe": (1.05, -0.56),
        "citadel_now_risky": (0.09, -0.88),
        "citadel_later_safe": (0.40, 0.17),
        "citadel_later_risky": (0.66, -0.53),
        "strike": (-0.20, 0.52),
        "army": (-0.09, 1.43),
        "minions": (2.38, 0.80),
    },
}

# How many VP of lead make it e to 1, at the end of the game and added at its beginning.
SPREAD: dict[str, tuple[float, float]] = {
    "duel": (3.5, 8.0),
    "crowd": (2.8, 8.0),
    "solo": (3.5, 8.0),
}

Column: TypeAlias = tuple[tuple[float, ...], tuple[float, ...]]

COLUMNS: dict[str, Column] = {
    kind: (
        tuple([column.get(name, (0.0, 0.0))[0] for name in FEATURES]),
        tuple([column.get(name, (0.0, 0.0))[1] for name in FEATURES]),
    )
    for kind, column in WEIGHTS.items()
}


def kind_of(sketch: Sketch) -> str:
    """Name the kind of game, which decides the weights of people."""
    if len(sketch.sides) > 2:
        return "crowd"
    return "solo" if sketch.sides[-1].automa else "duel"


def lead(sketch: Sketch, threats: Threats) -> list[float]:
    """Give every seat's standing, in VP expected at the end."""
    left = turns_left(sketch)
    people, automa = COLUMNS[kind_of(sketch)], COLUMNS["automa"]
    standings = []
    for seat, side in enumerate(sketch.sides):
        found = features_of(sketch, threats, seat)
        end, start = automa if side.automa else people
        standing = 0.0
        for at, number in enumerate(found):
            if number:
                standing += number * (end[at] + left * start[at])
        standings.append(standing)
    return standings


def turns_left(sketch: Sketch) -> float:
    """Give the part of the game that is to come, from 1 to 0."""
    sides = sketch.sides
    now = sum([side.minions for side in sides]) / len(sides)
    return (now + MINIONS_EACH * (ROUNDS - sketch.round)) / (MINIONS_EACH * ROUNDS)


def features_of(sketch: Sketch, threats: Threats, seat: SeatId) -> list[float]:
    """Measure a seat, in the order of FEATURES."""
    side = sketch.sides[seat]
    later = ROUNDS - sketch.round
    now_safe = now_risky = later_safe = later_risky = 0.0
    keep = [0.0, 0.0, 0.0, 0.0]
    provinces = posted = 0
    own = [*side.hand, *side.buried]
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
    fate, automata = fate_levels(own, side.fate), sum([w.level for w in own if w.automaton])
    converted = sum([number // RESOURCES_PER_VP for number in side.basics])
    cards = side.cards
    return [
        side.vp,
        now_safe,
        now_risky,
        later_safe,
        later_risky,
        *keep,
        provinces * later,
        side.gold,
        sum(side.basics),
        converted + side.gold // GOLD_PER_VP,
        strike,
        siege,
        sum([w.strength for w in own]),
        posted,
        sum([w.strength for w in side.buried]),
        fate,
        automata,
        cards & 1,
        cards >> 1 & 1,
        cards >> 2 & 1,
        cards >> 3 & 1,
        cards >> 4 & 1,
        side.minions,
        sketch.order.index(seat) / (len(sketch.order) - 1),
        len(side.hand),
        side.ability,
    ]


def fate_levels(warriors: list[Warrior], types: tuple[str, ...]) -> float:
    """Add up what the fate card scores; one that is not known names two types of four."""
    if types:
        return sum([w.level for w in warriors if not w.automaton and w.type in types])
    return sum([w.level for w in warriors if not w.automaton]) / 2


# --- Threats --------------------------------------------------------------------------------------


@value
class Threats(Value):
    """How likely each land could be taken, this round and later; each side's best attacks."""

    now: list[float]
    later: list[float]
    forces: list[tuple[int, int, int]]


def threats_in(sketch: Sketch) -> Threats:
    """Estimate the best attack on every land."""
    sides = sketch.sides
    forces = [best_forces(side.hand) for side in sides]
    rested = [
        best_forces(side.hand + side.buried) if side.buried else forces[at]
        for at, side in enumerate(sides)
    ]
    now, later = [], []
    for land in sketch.lands:
        soon = then = 0.0
        owner = land.owner
        shield = sides[owner].cards if owner is not None else 0
        for seat, side in enumerate(sides):
            if seat == owner:
                continue
            reach = 2 if land.citadel else 1
            if owner is None:
                if side.minions and side.hand:
                    soon = max(soon, king_chance(side.cards, forces[seat][2] + land.gate - KING))
                continue
            if land.open and side.minions and side.hand:
                margin = forces[seat][reach] + land.gate - land.defence
                soon = max(soon, win_chance(side.cards, shield, margin))
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


def outcome(winners: tuple[SeatId, ...], seat: SeatId) -> float:
    """Share a win among the winners."""
    return 1 / len(winners) if seat in winners else 0.0


def judge(table: Ashlands, seat: SeatId) -> float:
    """Judge a table for a seat: the same as `value` of its view, without making a view."""
    if table.over:
        return outcome(table.winners, seat)
    return chances(sketch_of_table(table, seat))[seat]


def judge_all(table: Ashlands) -> list[float]:
    """Judge a table for every seat at once, as somebody would who sees all fate cards."""
    if table.over:
        return [outcome(table.winners, seat) for seat in range(len(table.players))]
    return chances(sketch_of_table(table, None))


def value_of(view: AshView, seat: SeatId) -> float:
    """Judge a view for the seat that sees it."""
    if view.reason:
        return outcome(view.winners, seat)
    return chances(sketch_of_view(view, seat))[seat]


def feature_table(view: AshView, seat: SeatId) -> dict[str, float]:
    """Name the features of a seat, as another or itself sees them."""
    sketch = sketch_of_view(view, view.seat if view.seat is not None else seat)
    return dict(zip(FEATURES, features_of(sketch, threats_in(sketch), seat), strict=True))


# --- Sketches -------------------------------------------------------------------------------------

GATES = tuple((f"{CITADEL}/{row.id}", row.modifier) for row in CITADEL_SLOT_ROWS)


def sketch_of_table(table: Ashlands, seat: SeatId | None) -> Sketch:
    """Outline a table as a seat knows it; nobody in particular knows every fate."""
    sides = []
    battle = _battle(table)
    for at, player in enumerate(table.players):
        store = player.store
        hand = tuple(player.hand)
        cards = mask_of(player.cards)
        if battle is not None:
            if at == battle.attacker:
                hand += tuple(battle.warriors)
            if not battle.revealed and at in battle.cards:
                cards |= CARD_BITS[battle.cards[at]]
        fate = player.fate
        sides.append(
            Side(
                player.automa,
                player.vp,
                store["gold"],
                (store["bone"], store["ash"], store["blood"], store["sulphur"]),
                hand,
                tuple(player.graveyard),
                cards,
                player.minions,
                player.ability,
                fate.types if fate is not None and (seat is None or at == seat) else (),
            )
        )
    slots, limits = table.slots, table.rules.limits
    lands = []
    for name in PROVINCE_IDS:
        region = table.regions[name]
        if region.owner is not None:
            slot = BATTLE_SLOTS[name].id
            free = len(slots[slot]) < limits[slot]
            worth = stack_value(region.structures)
            lands.append(Land(region.owner, worth, defence(region), region.defenders, open=free))
    citadel = table.regions[CITADEL]
    gate = next(bonus for name, bonus in GATES if len(slots[name]) < limits[name])
    vp = table.rules.citadel_vp
    lands.append(
        Land(
            citadel.owner,
            vp[max(table.round, 1) - 1],
            defence(citadel),
            citadel.defenders,
            citadel=True,
            gate=gate,
        )
    )
    return Sketch(max(table.round, 1), table.order, vp, tuple(sides), tuple(lands))


def _battle(table: Ashlands) -> Battle | None:
    for procedure in table.stack:
        if isinstance(procedure, Battle):
            return procedure
    return None


def sketch_of_view(view: AshView, seat: SeatId) -> Sketch:
    """Outline a view; the memory in it holds hands and cards."""
    slots = {slot.id: slot.limit is None or len(slot.minions) < slot.limit for slot in view.slots}
    round_ = max(view.round, 1)
    lands = []
    for region in view.regions:
        citadel = region.id == CITADEL
        if not citadel and region.owner is None:
            continue
        if citadel:
            worth = view.citadel_vp[round_ - 1]
            gate = next(bonus for name, bonus in GATES if slots[name])
            free = True
        else:
            worth = stack_value(tuple([STRUCTURES[name] for name in region.structures]))
            gate = 0
            free = slots[BATTLE_SLOTS[region.id].id]
        defenders = tuple([WARRIORS[name] for name in region.defenders])
        lands.append(Land(region.owner, worth, region.defence, defenders, citadel, free, gate))
    sides = tuple([_side_of_view(view, player, seat) for player in view.players])
    return Sketch(round_, view.order, view.citadel_vp, sides, tuple(lands))


def _side_of_view(view: AshView, player: PlayerView, seat: SeatId) -> Side:
    at = player.seat
    memory = view.memory
    assert memory is not None, "bots are handed views with a memory"
    hand = set(memory.hands[at])
    battle = view.battle
    if battle is not None and battle.won is None and battle.attacker == at:
        hand |= set(battle.warriors)
    return Side(
        player.automa,
        player.vp,
        player.gold,
        tuple([getattr(player, name) for name in BASICS]),
        tuple([WARRIORS[name] for name in sorted(hand)]),
        tuple([WARRIORS[name] for name in player.graveyard]),
        mask_of([BATTLE_CARDS[name] for name in memory.cards[at]]),
        player.minions,
        player.ability,
        FATE_CARDS[player.fate].types if player.fate and at == seat else (),
    )
