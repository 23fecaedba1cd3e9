"""The table of Hamlet before the first turn."""

from __future__ import annotations

from emberkeep.kernel import Chance, Deck, Setup
from tests.toys.hamlet.cards import BLADES, GOODS, HAND, HIRELINGS, ROW
from tests.toys.hamlet.state import Hamlet, Villager


def lay_out(setup: Setup) -> Hamlet:
    chance = Chance(setup.seed)
    blades = Deck(list(BLADES))
    hirelings = Deck(list(HIRELINGS))
    villagers = [
        Villager(
            dict.fromkeys(GOODS, 2 if setup.options["rich"] else 1),
            [blades.draw(chance) for _ in range(HAND)],
        )
        for _ in range(setup.players)
    ]
    row = [hirelings.draw(chance) for _ in range(ROW)]
    rounds = int(setup.options["rounds"])
    return Hamlet(chance, rounds, villagers, hirelings, row, blades)
