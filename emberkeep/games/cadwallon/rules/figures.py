"""Figures on the board: where they stand, who is next to whom, what they carry."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import CROWDED, UNDERGROUND, WAYS
from emberkeep.games.cadwallon.characters import CYCLOPS, GUARD_CARDS
from emberkeep.games.cadwallon.equipment import DEEP_SATCHEL, EQUIPMENT
from emberkeep.games.cadwallon.rows import Guard
from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import VISITED, City, Figure
from emberkeep.games.cadwallon.tokens import LOOT, TREASURES
from emberkeep.kernel import SeatId


def put(table: City, figure: Figure, place: str) -> None:
    """Put a character on a free space; nowhere if the place is empty."""
    lift(table, figure)
    figure.place = place
    if place and place not in CROWDED:
        table.at[place] = figure.id
    if place not in UNDERGROUND:
        figure.used &= ~VISITED


def lift(table: City, figure: Figure) -> None:
    """Free the space on which a character stands."""
    if table.at.get(figure.place) == figure.id:
        del table.at[figure.place]


def put_guard(table: City, guard: str, place: str) -> None:
    if table.at.get(table.guards[guard]) == guard:
        del table.at[table.guards[guard]]
    table.guards[guard] = place
    table.at[place] = guard


def guard_card(table: City, guard: str) -> Guard:
    """Find the card of a guard: that of the base game, or the reinforced one (CAD-PATROL-01)."""
    return GUARD_CARDS[guard, table.rules.patrols]


def combat(table: City, name: str) -> int:
    """Count the dice of a fighter."""
    if name == CYCLOPS:
        return sheet_of(table).cyclops_combat
    return (
        guard_card(table, name).combat if name in table.guards else table.figures[name].row.combat
    )


def neighbours(table: City, place: str) -> list[str]:
    """List who stands on linked spaces, guards included."""
    at = table.at
    return [at[near] for near in WAYS[place] if near in at]


def is_enemy(table: City, seat: SeatId, name: str) -> bool:
    """Return whether a figure is a thief of another gang."""
    return name in table.figures and table.figures[name].seat != seat


# --- What they carry ------------------------------------------------------------------------------


def has_gear(figure: Figure, gear: str) -> bool:
    """Return whether a character has this Equipment and can use it here (CAD-AMB-173)."""
    return figure.gear == gear and (figure.place != "prison" or EQUIPMENT[gear].in_prison)


def capacity(figure: Figure) -> int:
    """Count the treasures that a character can carry (CADB-CHAR-06, CAD-AMB-167)."""
    return LOOT + (figure.gear == DEEP_SATCHEL)


def load(loot: tuple[str, ...]) -> int:
    """Count the slots that treasures fill; persons fill two."""
    return sum([TREASURES[kind].slots for kind in loot])


def without(loot: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """Take one token out."""
    at = loot.index(kind)
    return loot[:at] + loot[at + 1 :]
