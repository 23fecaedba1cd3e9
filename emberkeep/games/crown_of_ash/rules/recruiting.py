"""Recruiting warriors, paying for them, and refilling the row (chapters Warriors, Refill)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import field

from emberkeep.games.crown_of_ash.cards import (
    RECRUIT_PLACE_ROWS,
    RECRUIT_ROWS,
    RESOURCES,
    Warrior,
)
from emberkeep.games.crown_of_ash.rules.resources import pieces
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import DONE, Fact, Option, Procedure, SeatId, Value, state, value

REFILL_ORDER = {1: (1, 2, 3), 2: (2, 1, 3), 3: (3, 2, 1)}
"""The decks that fill a place of each level (COA-REFILL-02, COA-REFILL-03, COA-AMB-12)."""

COSTS = {w: dict(pieces(w.cost)) for w in RECRUIT_ROWS}


@value
class Hire(Value):
    """A warrior to recruit, paid as printed or with gold in place of chosen resources."""

    warrior: Warrior
    gold_instead: bool


AS_PRINTED = {w: Option(f"recruit:{w.id}", Hire(w, gold_instead=False)) for w in RECRUIT_ROWS}
WITH_GOLD = {w: Option(f"gold-for:{w.id}", Hire(w, gold_instead=True)) for w in RECRUIT_ROWS}
PAY = {name: Option(f"pay:{name}", name) for name in RESOURCES}
REPLACE: dict[str, Option[str | None]] = {n: Option(f"gold:{n}", n) for n in RESOURCES}


def refill(table: Ashlands, place: int) -> None:
    """Fill a place of the row, from the deck of its level first (COA-REFILL-01, COA-AMB-11)."""
    for level in REFILL_ORDER[RECRUIT_PLACE_ROWS[place].level]:
        if table.decks[level]:
            warrior = table.decks[level].draw(table.chance)
            table.row[place] = warrior
            table.tell("row.refilled", place=place, warrior=warrior.id)
            return
    table.row[place] = None  # COA-REFILL-04


def fill_gaps(table: Ashlands, levels: Collection[int]) -> None:
    """Fill empty places when cards came back to decks, their levels first (COA-AMB-13)."""
    gaps = [place for place, warrior in enumerate(table.row) if warrior is None]
    for place in sorted(gaps, key=lambda at: RECRUIT_PLACE_ROWS[at].level not in levels):
        refill(table, place)


def gold_needed(store: dict[str, int], cost: dict[str, int]) -> int:
    """Count the named resources that only gold could pay (COA-GOLD-02)."""
    need = 0
    for name, number in cost.items():
        left = number - store[name]
        if left > 0:
            need += left
    return need


def can_pay(store: dict[str, int], warrior: Warrior) -> bool:
    """Return whether a store covers the cost, gold standing in where needed (COA-GOLD-02).

    Ingredients take any resource at all, gold too (COA-SPEC-03, COA-AUTO-03, COA-AMB-24).
    """
    cost = COSTS[warrior]
    if gold_needed(store, cost) > store["gold"]:
        return False
    ingredients = warrior.cost.ingredients
    return not ingredients or sum(store.values()) >= sum(cost.values()) + ingredients


def hires(table: Ashlands, seat: SeatId) -> list[Option[Hire]]:
    """List the warriors of the row that a seat can pay for, with both ways to pay."""
    store = table.players[seat].store
    gold = store["gold"]
    options = []
    for warrior in table.row:
        if warrior is not None and can_pay(store, warrior):
            options.append(AS_PRINTED[warrior])
            if gold:
                cost = COSTS[warrior]
                need = gold_needed(store, cost)
                if gold > need and sum(cost.values()) > need:
                    options.append(WITH_GOLD[warrior])
    return options


def take_from_row(
    table: Ashlands, seat: SeatId, warrior: Warrior, paid: dict[str, int] | None = None
) -> None:
    """Take a warrior of the row to hand and refill its place at once (COA-RECR-02)."""
    place = table.row.index(warrior)
    table.players[seat].hand.append(warrior)
    table.tell("recruited", seat=seat, warrior=warrior.id, paid=paid or {})
    refill(table, place)


@state
class Recruit(Procedure):
    """Pay for a chosen warrior and take it to hand (COA-RECR-02)."""

    seat: SeatId
    hire: Hire
    gold: dict[str, int] = field(default_factory=dict)
    owed: int = 0
    paid: dict[str, int] = field(default_factory=dict)

    script = ("replace_with_gold", "pay_resources", "pay_ingredients", "take")

    def public(self) -> dict[str, Fact]:
        return {
            "seat": self.seat,
            "warrior": self.hire.warrior.id,
            "gold": tuple(self.gold.items()),
            "owed": self.owed,
            "paid": tuple(self.paid.items()),
        }

    def replace_with_gold(self, table: Ashlands) -> None:
        """Let the player give gold for a resource he has (COA-AMB-85)."""
        if self.hire.gold_instead:
            options = self.replaceable(table)
            if self.gold:
                options.append(DONE)
            table.ask(self.seat, "recruit.gold", options, self.gold_given)

    def replaceable(self, table: Ashlands) -> list[Option[str | None]]:
        """List the resources that gold can still stand in for by choice."""
        store, cost = table.players[self.seat].store, COSTS[self.hire.warrior]
        spare = store["gold"] - gold_needed(store, cost) - sum(self.gold.values())
        return [
            REPLACE[name]
            for name, number in cost.items()
            if spare > 0 and min(number, store[name]) > self.gold.get(name, 0)
        ]

    def gold_given(self, table: Ashlands, seat: SeatId, resource: str | None) -> None:
        del table, seat
        if resource is not None:
            self.gold[resource] = self.gold.get(resource, 0) + 1
            self.again()

    def pay_resources(self, table: Ashlands) -> None:
        """Return the named cost to the supply, gold for what is missing."""
        store, cost = table.players[self.seat].store, COSTS[self.hire.warrior]
        gold = gold_needed(store, cost) + sum(self.gold.values())
        for name, number in cost.items():
            self.pay(table, name, min(number, store[name]) - self.gold.get(name, 0))
        self.pay(table, "gold", gold)
        self.owed = self.hire.warrior.cost.ingredients

    def pay_ingredients(self, table: Ashlands) -> None:
        """Pay each special ingredient with any one resource (COA-SPEC-03)."""
        if self.owed:
            store = table.players[self.seat].store
            options = [PAY[name] for name in RESOURCES if store[name]]
            table.ask(self.seat, "recruit.ingredient", options, self.ingredient_paid)

    def ingredient_paid(self, table: Ashlands, seat: SeatId, resource: str) -> None:
        del seat
        self.pay(table, resource, 1)
        self.owed -= 1
        self.again()

    def pay(self, table: Ashlands, resource: str, number: int) -> None:
        if number:
            table.players[self.seat].store[resource] -= number
            self.paid[resource] = self.paid.get(resource, 0) + number

    def take(self, table: Ashlands) -> None:
        take_from_row(table, self.seat, self.hire.warrior, dict(self.paid))
