"""The odds of throws, as far as everybody knows them: without cards and throws that may follow.

An attack is the throw of both fighters' dice, a lock is one die. Cards that others may hold, and
whether one throws again, are left out: nobody can tell before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emberkeep.games.cadwallon.board import ARCHIVE, CELLARS, HOARD, PRISON
from emberkeep.games.cadwallon.brawling import fight_chance, turned, win_chance
from emberkeep.games.cadwallon.characters import CYCLOPS
from emberkeep.games.cadwallon.rules.activation import Activation
from emberkeep.games.cadwallon.rules.catacombs import Throwing, escapes_from, reads_up_to
from emberkeep.games.cadwallon.rules.chests import Picking, target
from emberkeep.games.cadwallon.rules.dice import SIDES
from emberkeep.games.cadwallon.rules.fighting import TRICK, Fight
from emberkeep.games.cadwallon.rules.figures import is_enemy
from emberkeep.games.cadwallon.rules.patrol import Patrol
from emberkeep.games.cadwallon.rules.shooting import CROSSBOW_WOUNDS, SHOOT
from emberkeep.games.cadwallon.sheet import Act
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.kernel import Option, Prospect, SeatId

FACES = range(1, SIDES + 1)
HOARD_DICE = 3
CRAWL = 5 / SIDES  # only a 1 is the end in the Tunnel


def outlook(table: City, seat: SeatId) -> Sequence[Prospect]:
    """Tell the odds of every throw that somebody may make or repeat now."""
    found = []
    for option in table.ask_of(seat).options:
        chance = _chance(table, seat, option)
        if chance is not None:
            found.append(Prospect(option.code, chance, chance, chance))
    return found


def _chance(table: City, seat: SeatId, option: Option[Any]) -> float | None:
    chapter = table.chapter_of(seat)
    match table.ask_of(seat).prompt, chapter:
        case "act", Activation():
            return _act(table, table.figures[chapter.figure], option.value)
        case "patrol.move", Patrol() if option.value in table.figures:
            return win_chance(table, chapter.guard, option.value)
        case "fight.card", Fight():
            return _card(table, chapter, option.value)
        case "fight.reroll", Fight():
            return _fight_again(table, chapter, option.value)
        case "reroll", Picking():
            return _pick_again(table, chapter, option.value)
        case "reroll", Throwing():
            return _throw_again(table, chapter, option.value)
    return None


# --- What a character can do ----------------------------------------------------------------------


def _act(table: City, figure: Figure, act: Act) -> float | None:
    match act.kind:
        case "attack":
            return win_chance(table, figure.id, act.name)
        case "go" if act.name in CELLARS:
            return _descent(table, figure, act.name)
        case "pick":
            return min(1.0, target(figure) / SIDES)
        case "smash" | "master":
            return 1.0
        case "search" | "escape" | "tunnel":
            return _room(figure)
    return (SIDES - CROSSBOW_WOUNDS + 1) / SIDES if act.kind == SHOOT else None


def _descent(table: City, figure: Figure, room: str) -> float | None:
    """Whoever is in a room must be attacked, the Cyclops twice (CAD-CATA-11, CAD-CYCLOPS-09)."""
    if table.cyclops == room:
        return win_chance(table, figure.id, CYCLOPS) ** 2
    holder = table.at.get(room, "")
    return win_chance(table, figure.id, holder) if is_enemy(table, figure.seat, holder) else None


def _room(figure: Figure) -> float:
    """Count the throws that do well in the room of a character."""
    if figure.place == HOARD:
        return 5 * 4 / SIDES**2
    if figure.place in {ARCHIVE, PRISON}:
        return sum([_does_well(figure, (face,)) for face in FACES]) / SIDES
    return CRAWL


def _does_well(figure: Figure, dice: tuple[int, ...]) -> bool:
    """Return whether a throw does well in a room: it finds, gets out, pays, or stays alive."""
    if figure.place == HOARD:
        return len(set(dice)) == HOARD_DICE
    if figure.place == ARCHIVE:
        return dice[0] <= reads_up_to(figure)
    if figure.place == PRISON:
        return dice[0] >= escapes_from(figure)
    return dice[0] > 1


# --- What is thrown again -------------------------------------------------------------------------


def _card(table: City, fight: Fight, act: Act) -> float:
    """Tell how likely one's own side wins if this card is played, or none."""
    laid = fight.copy()
    if act.kind == "card":
        laid.play(laid.sides[laid.window], act.name)
    chance = fight_chance(table, laid.sides)
    return 1 - chance if fight.window else chance


def _fight_again(table: City, fight: Fight, act: Act) -> float | None:
    mine, theirs = fight.sides[fight.window], fight.sides[1 - fight.window]
    if act.kind in {"pass", "quiet"}:
        return float(fight.decide(table) == fight.window)
    if act.kind == "card":
        return None
    if act.kind == TRICK:
        return turned(table, fight, theirs, theirs.dice.index(max(theirs.dice)))
    return turned(table, fight, theirs if act.kind == "jinx" else mine, int(act.name) - 1)


def _pick_again(table: City, picking: Picking, act: Act) -> float:
    if act.kind == "pass":
        return 0.0
    return min(1.0, target(table.figures[picking.figure]) / SIDES)


def _throw_again(table: City, throwing: Throwing, act: Act) -> float:
    figure, dice = table.figures[throwing.figure], throwing.dice
    if act.kind == "pass":
        return float(_does_well(figure, dice))
    at = int(act.name) - 1
    throws = [(*dice[:at], face, *dice[at + 1 :]) for face in FACES]
    return sum([_does_well(figure, throw) for throw in throws]) / SIDES
