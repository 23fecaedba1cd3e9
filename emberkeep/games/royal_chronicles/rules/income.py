"""Income: gold for everybody (chapter 4)."""

from __future__ import annotations

from emberkeep.games.royal_chronicles.rules.kingdom import income, resources, total
from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.kernel import Procedure, state


@state
class Income(Procedure):
    """Everybody gains 2 gold, and what units and buildings bring (RC-BASE-INCOME-01)."""

    script = ("gain",)

    def gain(self, table: Realm) -> None:
        for seat in table.people():
            player = table.players[seat]
            lines = income(player, resources(player))
            gold = total(lines)
            player.gold += gold
            table.tell("income", seat=seat, gold=gold, lines=lines)
