"""Adventure 4, The King of Ashes: the dead stand on the pentagrams (CADB-SHEET-04)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from emberkeep.games.cadwallon.board import LINKS, PENTAGRAMS
from emberkeep.games.cadwallon.rules.ledger import gain
from emberkeep.games.cadwallon.sheet import Act, Sheet
from emberkeep.games.cadwallon.state import City, Figure

BANISH: Final = "banish"
COST: Final = 2
PAYS: Final = 3


class KingOfAshes(Sheet):
    """Four zombies are in the way until somebody lays them to rest for three ducats each."""

    id = "adv-04"
    title = "The King of Ashes"
    known = ("title", "zombies")

    def set_up(self, table: City) -> None:
        table.pieces = {f"zombie-{at}": place for at, place in enumerate(PENTAGRAMS, 1)}

    def costs(self, table: City) -> dict[str, int]:
        return dict.fromkeys(table.pieces.values(), COST)

    def guards_shun(self, table: City) -> Collection[str]:
        return table.pieces.values()

    def actions(self, table: City, figure: Figure) -> list[Act]:
        """Whoever stands beside a zombie, or among the dead, may lay it to rest."""
        near = {figure.place, *LINKS.get(figure.place, ())}
        return [Act(BANISH, place) for place in table.pieces.values() if place in near]

    def lures(self, table: City, figure: Figure) -> dict[str, float]:
        return dict.fromkeys(table.pieces.values(), float(PAYS))

    def act(self, table: City, figure: Figure, act: Act) -> None:
        table.pieces = {name: at for name, at in table.pieces.items() if at != act.name}
        table.tell("zombie.banished", figure=figure.id, place=act.name)
        gain(table, figure.seat, PAYS, BANISH)


KING_OF_ASHES: Final = KingOfAshes()
