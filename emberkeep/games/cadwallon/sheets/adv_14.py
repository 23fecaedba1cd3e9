"""Adventure 14, A Duke's Ransom: the Duke's nephew sits in the Prison (CAD-AMB-201)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.board import GUARDROOM, PRISON, TORTURE
from emberkeep.games.cadwallon.rules.figures import capacity, load, without
from emberkeep.games.cadwallon.rules.ledger import gain
from emberkeep.games.cadwallon.rules.loot import take
from emberkeep.games.cadwallon.sheet import Act, Sheet
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import NEPHEW, SCROLL, TREASURES

FREE: Final = "free"
RANSOM: Final = "ransom"
TRUCE: Final = "truce"  # with the seat: the last round in which guards spare a gang
HANDED_OVER: Final = 8
BROUGHT_OUT: Final = 10
SCROLLS: Final = 2  # more for each


class DukesRansom(Sheet):
    """The nephew is brought out of the district, or handed over in the Guardroom."""

    id = "adv-14"
    title = "A Duke's Ransom"
    bounty_source = RANSOM
    rounds = 8
    alarm = 6
    known = ("title",)

    def set_up(self, table: City) -> None:
        table.pieces[NEPHEW] = PRISON

    def actions(self, table: City, figure: Figure) -> list[Act]:
        """Take the nephew from the Torture Chamber, into two free slots, or hand him over."""
        if figure.place == GUARDROOM and NEPHEW in figure.loot:
            return [Act(RANSOM)]
        free = capacity(figure) - load(figure.loot) >= TREASURES[NEPHEW].slots
        return [Act(FREE)] if figure.place == TORTURE and free and NEPHEW in table.pieces else []

    def lures(self, table: City, figure: Figure) -> dict[str, float]:
        if NEPHEW in figure.loot:
            return {GUARDROOM: HANDED_OVER / 2}
        free = capacity(figure) - load(figure.loot) >= TREASURES[NEPHEW].slots
        return {TORTURE: BROUGHT_OUT / 2} if free and NEPHEW in table.pieces else {}

    def act(self, table: City, figure: Figure, act: Act) -> None:
        if act.kind == FREE:
            del table.pieces[NEPHEW]
            take(table, figure, NEPHEW)
            return
        figure.loot = without(figure.loot, NEPHEW)
        table.counters[f"{TRUCE}-{figure.seat}"] = table.round + 1
        table.tell("ransom", figure=figure.id)
        gain(table, figure.seat, HANDED_OVER, RANSOM)

    def guards_spare(self, table: City, figure: Figure) -> bool:
        return table.round <= table.counters.get(f"{TRUCE}-{figure.seat}", 0)

    def price(self, kind: str, price: int) -> int:
        return price + SCROLLS if kind == SCROLL else price

    def bounty(self, table: City, kind: str) -> int:
        return BROUGHT_OUT if kind == NEPHEW else 0


DUKES_RANSOM: Final = DukesRansom()
