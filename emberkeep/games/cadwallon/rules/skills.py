"""Skills that a character uses in its activation, for an AP or for nothing (5.3, 5.4)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import DISTANCES, PENTAGRAMS, UNDERGROUND
from emberkeep.games.cadwallon.rules.exploring import turn_up
from emberkeep.games.cadwallon.rules.figures import neighbours, put
from emberkeep.games.cadwallon.rules.ledger import pay
from emberkeep.games.cadwallon.rules.options import option
from emberkeep.games.cadwallon.sheet import Act
from emberkeep.games.cadwallon.state import SKILLED, City, Figure
from emberkeep.kernel import Option

NEAR = 3
HEX = 2


def skill_options(table: City, figure: Figure) -> list[Option[Act]]:
    """List how a character can use its skill now."""
    row = figure.row
    if row.price != "ap" or figure.used & SKILLED or not table.players[figure.seat].actions:
        return []
    if figure.place in UNDERGROUND:
        return []
    return [option("skill", target) for target in targets(table, figure)]


def targets(table: City, figure: Figure) -> list[str]:
    """List what the skill of a character can be used on."""
    if figure.id == "leona":
        return [name for name in neighbours(table, figure.place) if name in table.figures]
    if figure.id == "valdur" and figure.place in PENTAGRAMS:
        return [place for place in PENTAGRAMS if place not in table.at]
    if figure.id == "veshra":
        far = DISTANCES[figure.place]
        return [
            other.id
            for other in table.figures.values()
            if other.seat != figure.seat and far.get(other.place, 9) <= NEAR and not other.slowed
        ]
    return []


def use_skill(table: City, figure: Figure, target: str) -> None:
    """Use a skill that costs an AP, once a turn."""
    pay(table, figure.seat, 1)
    figure.used |= SKILLED
    table.tell("skill", figure=figure.id, target=target)
    if figure.id == "leona":
        _swap(table, figure, table.figures[target])
    elif figure.id == "valdur":
        put(table, figure, target)
    else:
        table.figures[target].slowed += HEX


def _swap(table: City, one: Figure, other: Figure) -> None:
    """Swap two figures; both come into a room (CAD-AMB-96, CAD-AMB-22)."""
    here, there = one.place, other.place
    put(table, other, "")
    put(table, one, there)
    put(table, other, here)
    turn_up(table, one)
    turn_up(table, other)
