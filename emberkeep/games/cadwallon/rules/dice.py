"""Throwing a die again: what pays for it, wherever a die is thrown for a character (CAD-AMB-69)."""

from __future__ import annotations

from emberkeep.games.cadwallon.equipment import LUCKY_COIN
from emberkeep.games.cadwallon.rules.figures import has_gear
from emberkeep.games.cadwallon.state import COINED, City, Figure

EXPERIENCE = "xp"
COIN = "coin"
SIDES = 6


def up_to(most: int) -> tuple[int, ...]:
    """List the results of a die that are not above a number."""
    return tuple(range(1, min(most, SIDES) + 1))


def from_on(least: int) -> tuple[int, ...]:
    """List the results of a die that are not below a number."""
    return tuple(range(least, SIDES + 1))


def rerolls(table: City, figure: Figure) -> list[str]:
    """List what can pay for another throw: experience (CAD-XP-06), the Lucky Coin (CAD-AMB-168)."""
    kinds = [EXPERIENCE] if table.players[figure.seat].experience else []
    if has_gear(figure, LUCKY_COIN) and not figure.used & COINED:
        kinds.append(COIN)
    return kinds


def pay_reroll(table: City, figure: Figure, kind: str) -> None:
    """Use up what pays for another throw."""
    if kind == COIN:
        figure.used |= COINED
    else:
        table.players[figure.seat].experience -= 1
    table.tell("rerolled", figure=figure.id, by=kind)
