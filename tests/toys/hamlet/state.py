"""The table of Hamlet: data only."""

from __future__ import annotations

from collections import Counter
from dataclasses import field

from emberkeep.kernel import BrokenRule, Deck, SeatId, State, Table, state
from tests.toys.hamlet.cards import BLADES, HILLS, HIRELINGS, NOBODY


@state
class Villager(State):
    """What one player has; the hand of blades is hidden."""

    goods: dict[str, int]
    hand: list[int]
    hired: list[str] = field(default_factory=list)
    points: int = 0


@state
class Hamlet(Table):
    """A table of Hamlet."""

    rounds: int
    villagers: list[Villager]
    hirelings: Deck[str]
    row: list[str]
    blades: Deck[int]
    scrap: list[int] = field(default_factory=list)
    taken: dict[str, SeatId] = field(default_factory=dict)
    hills: dict[str, SeatId] = field(default_factory=lambda: dict.fromkeys(HILLS, NOBODY))

    def gain(self, seat: SeatId, good: str, amount: int) -> None:
        self.villagers[seat].goods[good] += amount
        self.tell("gained", seat=seat, good=good, amount=amount)

    def draw_blade(self, seat: SeatId) -> None:
        if not self.blades:
            self.blades.shuffle_in(self.scrap)
            self.scrap.clear()
        if self.blades:
            self.villagers[seat].hand.append(self.blades.draw(self.chance))
            self.tell("drew", seat=seat)


def check(table: Hamlet) -> None:
    """Count the cards, and what nobody can have less than none of."""
    blades = table.blades.cards() + table.scrap
    hirelings = table.hirelings.cards() + table.row
    for villager in table.villagers:
        blades += villager.hand
        hirelings += villager.hired
        if min(villager.goods.values()) < 0:
            raise BrokenRule("somebody paid with what was not there")
    if Counter(blades) != Counter(BLADES):
        raise BrokenRule("a blade was lost or made")
    if sorted(hirelings) != sorted(HIRELINGS):
        raise BrokenRule("a hireling was lost or made")
