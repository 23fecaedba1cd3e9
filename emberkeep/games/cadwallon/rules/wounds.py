"""Wounds: how a character gets them, and how they are paid off (chapter No mercy)."""

from __future__ import annotations

from emberkeep.games.cadwallon.rules.ledger import pay
from emberkeep.games.cadwallon.rules.options import option
from emberkeep.games.cadwallon.sheet import Act
from emberkeep.games.cadwallon.state import DONE, City, Figure
from emberkeep.kernel import Option, SeatId


def wound(table: City, figure: Figure, source: str) -> None:
    """Wound a character; in its own activation its turn is over (CAD-WOUND-02, CAD-WOUND-03)."""
    if not figure.place:
        return
    figure.wounds += 1
    table.tell("wound", figure=figure.id, source=source)
    if figure.seat == table.active and figure.used and not figure.used & DONE:
        figure.used |= DONE


def heal_options(table: City, seat: SeatId) -> list[Option[Act]]:
    """List the wounds that can be paid off, at any moment of one's turn (CAD-AMB-83)."""
    if not table.rules.expansion or table.players[seat].actions < 1:
        return []
    return [option("heal", figure.id) for figure in table.gang(seat) if figure.wounds]


def heal(table: City, seat: SeatId, name: str) -> None:
    """Spend one AP to remove one wound (CAD-WOUND-06)."""
    pay(table, seat, 1)
    table.figures[name].wounds -= 1
    table.tell("healed", figure=name)
