"""The odds of what a character can do, as far as everybody knows them: no cards, no other throws.

An attack is the throw of both fighters' dice, a lock is one die. Cards that others may hold, and
whether one throws again, are left out: nobody can tell before.
"""

from __future__ import annotations

from collections.abc import Sequence

from emberkeep.games.cadwallon.brawling import win_chance
from emberkeep.games.cadwallon.rules.activation import Activation
from emberkeep.games.cadwallon.rules.catacombs import ESCAPE
from emberkeep.games.cadwallon.rules.chests import target
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.kernel import Prospect, SeatId

SIDES = 6


def outlook(table: City, seat: SeatId) -> Sequence[Prospect]:
    """Tell the odds of every throw that an active character may make now."""
    chapter = table.chapter_of(seat)
    if not isinstance(chapter, Activation):
        return ()
    figure = table.figures[chapter.figure]
    found = []
    for option in table.ask_of(seat).options:
        chance = _chance(table, figure, option.value.kind, option.value.name)
        if chance is not None:
            found.append(Prospect(option.code, chance, 0.0 if chance < 1 else 1.0, 1.0))
    return found


def _chance(table: City, figure: Figure, kind: str, name: str) -> float | None:
    if kind == "attack":
        return win_chance(table, figure.id, name)
    if kind == "pick":
        return min(1.0, target(figure) / SIDES)
    if kind == "escape":
        return (SIDES - ESCAPE + 1) / SIDES
    return 1.0 if kind in {"smash", "master"} else None
