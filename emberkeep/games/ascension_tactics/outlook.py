"""The odds that an attack defeats its target, as far as a seat may know them.

There is no die: all that can come between is a treasure of the attacked. Its side holds so many of
the tokens that nobody has seen, each as likely as another; who has asked for quiet uses none.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from emberkeep.games.ascension_tactics.rules.orders import Activation
from emberkeep.games.ascension_tactics.rules.stats import damage_of, defence
from emberkeep.games.ascension_tactics.state import Battleground, Figure
from emberkeep.games.ascension_tactics.tokens import TREASURES
from emberkeep.games.ascension_tactics.views import unseen_treasures
from emberkeep.kernel import Prospect, SeatId


def outlook(table: Battleground, seat: SeatId) -> Sequence[Prospect]:
    """Tell the odds of every target of an order to defeat it."""
    chapter = table.chapter_of(seat)
    if not isinstance(chapter, Activation):
        return ()
    attacker = table.figures[chapter.figure]
    targets = [
        (option.code, table.figures[option.value.name])
        for option in table.ask_of(seat).options
        if option.value.kind == "hit" and option.value.name
    ]
    return [_prospect(table, seat, code, attacker, target) for code, target in targets]


def _prospect(
    table: Battleground, seat: SeatId, code: str, attacker: Figure, target: Figure
) -> Prospect:
    lacking = damage_of(table, attacker) + target.damage - defence(table, target) + 1
    if lacking <= 0:
        return Prospect(code, 0.0, 0.0, 0.0)
    unsaved = _unsaved(table, seat, target, lacking)
    return Prospect(code, unsaved, 0.0 if unsaved < 1 else 1.0, 1.0)


def _unsaved(table: Battleground, seat: SeatId, target: Figure, lacking: int) -> float:
    """Tell how likely it is that the attacked holds no treasure that would save it."""
    holder = table.players[table.holder(target.seat)]
    held = 0 if holder.quiet else len(holder.treasures)
    pool = unseen_treasures(table, seat)
    saving = len([1 for kind in pool if TREASURES[kind].bonus.defence >= lacking])
    return comb(len(pool) - saving, held) / comb(len(pool), held)
