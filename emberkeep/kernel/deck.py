"""A deck without a secret order: a known top, a known bottom and a bag between."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Generic, TypeVar

from emberkeep.kernel.chance import Chance
from emberkeep.kernel.state import State, state

T = TypeVar("T")


@state
class Deck(State, Generic[T]):
    """Cards face down. Nobody, not even the memory, knows the order of the bag.

    Cards put on top or under the bottom are known there until the deck is shuffled. `top` is
    drawn from its end, so that its last card is the next one; `bottom` from its start.
    """

    bag: list[T] = field(default_factory=list)
    top: list[T] = field(default_factory=list)
    bottom: list[T] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.bag) + len(self.top) + len(self.bottom)

    def draw(self, chance: Chance) -> T:
        """Draw the next card; the deck must not be empty."""
        if self.top:
            return self.top.pop()
        if self.bag:
            return chance.take(self.bag)
        return self.bottom.pop(0)

    def peek(self, chance: Chance) -> T:
        """Look at the next card, which is known on top from now on."""
        if not self.top:
            self.top.append(self.draw(chance))
        return self.top[-1]

    def put_on_top(self, card: T) -> None:
        self.top.append(card)

    def put_under(self, card: T) -> None:
        self.bottom.append(card)

    def shuffle_in(self, cards: Iterable[T] = ()) -> None:
        """Shuffle these cards and the whole deck: every known place is forgotten."""
        self.bag += self.top
        self.bag += self.bottom
        self.bag += cards
        self.top.clear()
        self.bottom.clear()

    def cards(self) -> list[T]:
        """List every card of the deck, in no order a player could use."""
        return [*self.bag, *self.top, *self.bottom]
