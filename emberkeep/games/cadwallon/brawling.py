"""What a sensible player does in a fight, at a glance: cards, dice thrown again, what is stolen."""

from __future__ import annotations

from functools import cache

from emberkeep.games.cadwallon.arcana import ARCANA
from emberkeep.games.cadwallon.effects import ExtraDice, Points, RerollOwn
from emberkeep.games.cadwallon.equipment import BUCKLER, RAPIER
from emberkeep.games.cadwallon.rules.aftermath import Brawl
from emberkeep.games.cadwallon.rules.fighting import TRICK, Fight, Side, bonus, side_of
from emberkeep.games.cadwallon.rules.figures import combat
from emberkeep.games.cadwallon.sheet import Act
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import STOLEN
from emberkeep.games.cadwallon.worth import CARD, EXPERIENCE, character, price, turns_left
from emberkeep.kernel import Ask, SeatId, by_gain

STEP = 0.4
QUIETLY = -0.05
FACES = range(1, 7)
POINT = 0.17  # how much likelier a win is with one more on the best die
DIE = 0.13
WHOLE_THROW = 0.1  # what choosing among all dice adds to the best of them


@cache
def odds(
    attacker: int,
    defender: int,
    *,
    totals: bool,
    points: tuple[int, int] = (0, 0),
    stance: bool = False,
) -> float:
    """Work out how likely an attack with so many dice wins; `points` count on both sides.

    With `stance` the defender wins a tie of the best dice (CAD-AMB-99).
    """
    won = every = 0
    for (best, total), often in _throws(attacker).items():
        mine = best + points[0], total + points[0]
        for (other, sum_of), times in _throws(defender).items():
            theirs = other + points[1], sum_of + points[1]
            tie = mine[0] == theirs[0] and not stance and (not totals or mine[1] >= theirs[1])
            every += often * times
            won += often * times * (mine[0] > theirs[0] or tie)
    return won / every


@cache
def _throws(dice: int) -> dict[tuple[int, int], int]:
    """Count how often so many dice show each best die and total."""
    found = {(0, 0): 1}
    for _ in range(dice):
        before, found = found, {}
        for (best, total), often in before.items():
            for face in FACES:
                throw = (max(best, face), total + face)
                found[throw] = found.get(throw, 0) + often
    return found


def win_chance(table: City, attacker: str, defender: str) -> float:
    """Work out how likely an attack wins, as far as everybody knows: no cards, no re-rolls."""
    return fight_chance(table, [side_of(table, attacker), side_of(table, defender)])


def fight_chance(table: City, sides: list[Side]) -> float:
    """Work out how likely the attacker wins before the throw, with the cards that lie there."""
    mine, theirs = sides
    return odds(
        combat(table, mine.name) + mine.extra,
        combat(table, theirs.name) + theirs.extra,
        totals=table.rules.totals,
        points=(
            mine.points + bonus(table, mine.name, RAPIER),
            theirs.points + bonus(table, theirs.name, BUCKLER),
        ),
        stance=theirs.name == "maren" and mine.seat >= 0,
    )


def dearest(table: City, figure: Figure) -> float:
    """Value what a thief would steal from a character."""
    if figure.loot:
        return float(max([price(table, kind) for kind in figure.loot]))
    return float(min(STOLEN, max(0, table.players[figure.seat].ducats)))


def attack_gain(table: City, figure: Figure, name: str) -> float:
    """Value an attack: what is won, what is lost, and what the rivals lose."""
    target = table.figures[name]
    chance = win_chance(table, figure.id, name)
    mine, theirs = dearest(table, figure), dearest(table, target)
    share = 1 + 1 / max(1, len(table.players) - 1)
    return share * (chance * theirs - (1 - chance) * mine)


def stake(table: City, fight: Fight) -> float:
    """Value what a fight decides."""
    names = [side.name for side in fight.sides]
    return 1.0 + sum([dearest(table, table.figures[n]) for n in names if n in table.figures])


# --- Cards before and after the throw -------------------------------------------------------------


def card(table: City, ask: Ask) -> list[float]:
    """Play cards where much is at stake."""
    fight = table.stack[-1]
    assert isinstance(fight, Fight)
    worth = stake(table, fight)
    return by_gain([_card_gain(option.value, worth) for option in ask.options], STEP)


def _card_gain(act: Act, worth: float) -> float:
    if act.kind != "card":
        return QUIETLY if act.kind == "quiet" else 0.0
    effect = ARCANA[act.name].effect
    if isinstance(effect, Points):
        return POINT * effect.points * worth - CARD
    if isinstance(effect, ExtraDice):
        return (DIE - 0.03 * effect.wound_if_lost) * effect.dice * worth - CARD
    return 0.1


def reroll(table: City, ask: Ask) -> list[float]:
    """Throw again what may turn a loss, if it is worth its price."""
    fight = table.stack[-1]
    assert isinstance(fight, Fight)
    if fight.decide(table) == fight.window:
        return [1.0 if option.code == "pass" else 0.02 for option in ask.options]
    worth = stake(table, fight)
    return by_gain([_reroll_gain(table, fight, o.value, worth) for o in ask.options], STEP)


def _reroll_gain(table: City, fight: Fight, act: Act, worth: float) -> float:
    if act.kind in {"pass", "quiet"}:
        return QUIETLY if act.kind == "quiet" else 0.0
    mine, theirs = fight.sides[fight.window], fight.sides[1 - fight.window]
    if act.kind == "jinx":
        return turned(table, fight, theirs, int(act.name) - 1) * worth - CARD
    if act.kind == TRICK:
        return turned(table, fight, theirs, theirs.dice.index(max(theirs.dice))) * worth - CARD
    if act.kind == "card":
        free = isinstance(ARCANA[act.name].effect, RerollOwn)
        best = max([turned(table, fight, mine, at) for at in range(len(mine.dice))])
        return (best + WHOLE_THROW) * worth * free - CARD
    cost = EXPERIENCE if act.kind == "xp" else 0.0
    return turned(table, fight, mine, int(act.name) - 1) * worth - cost


def turned(table: City, fight: Fight, side: Side, at: int) -> float:
    """Work out how likely another throw of one die wins the fight."""
    kept, won = side.dice[at], 0
    for face in FACES:
        side.dice[at] = face
        won += fight.decide(table) == fight.window
    side.dice[at] = kept
    return won / len(FACES)


# --- After the fight ------------------------------------------------------------------------------


def steal(table: City, ask: Ask) -> list[float]:
    return by_gain([float(price(table, str(option.value))) for option in ask.options], STEP)


def lost(table: City, ask: Ask) -> list[float]:
    """Feign death where something dear would be stolen."""
    brawl = table.stack[-1]
    assert isinstance(brawl, Brawl)
    saved = dearest(table, table.figures[brawl.names()[1]])
    return by_gain([_after(option.value, saved - 2.0) for option in ask.options], STEP)


def won(table: City, ask: Ask) -> list[float]:
    """Have people arrested; it costs them turns."""
    return by_gain([_after(option.value, 1.5) for option in ask.options], STEP)


def _after(act: Act, gain: float) -> float:
    return gain if act.kind == "card" else QUIETLY if act.kind == "quiet" else 0.0


def flight(table: City, ask: Ask) -> list[float]:
    """Let enemies run where they are worth least, and one's own where they are worth most."""
    figure = table.figures.get(str(ask.about["figure"]))
    if figure is None:
        return [1.0] * len(ask.options)
    turns = turns_left(table, figure.seat)
    sign = 1 if figure.seat == ask.seat else -1
    gains = [sign * character(table, figure, str(o.value), turns) for o in ask.options]
    return by_gain(gains, STEP)


def owner(table: City, name: str) -> SeatId:
    """Say whose a figure is; -1 if nobody's."""
    figure = table.figures.get(name)
    return -1 if figure is None else figure.seat
