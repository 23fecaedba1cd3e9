"""The rules of Hamlet, in the order of play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import TypeAlias

from emberkeep.kernel import Fact, Option, Procedure, SeatId, highest, state
from tests.toys.hamlet.cards import BLADE, GOOD, HILL, HIRE, HIRELINGS, NOBODY, PASS, WORKERS
from tests.toys.hamlet.state import Hamlet

# What the places do

Effect: TypeAlias = Callable[[Hamlet, SeatId], None]


def gather(good: str, amount: int) -> Effect:
    return lambda table, seat: table.gain(seat, good, amount)


def dice(table: Hamlet, seat: SeatId) -> None:
    table.gain(seat, "gold", table.chance.roll() // 2)


def blessing(table: Hamlet, seat: SeatId) -> None:
    table.villagers[seat].points += 1


def drill(table: Hamlet, seat: SeatId) -> None:
    table.draw_blade(seat)
    table.draw_blade(seat)


def trade(table: Hamlet, seat: SeatId) -> None:
    table.call(Trade(seat, 2))


def recruit(table: Hamlet, seat: SeatId) -> None:
    table.call(Recruit(seat))


def raid(table: Hamlet, seat: SeatId) -> None:
    table.call(Raid(seat))


PLACES: dict[str, Effect] = {
    "forest": gather("wood", 2),
    "quarry": gather("stone", 2),
    "mine": gather("iron", 2),
    "field": gather("grain", 2),
    "toll": gather("gold", 1),
    "shrine": blessing,
    "well": blessing,
    "dice": dice,
    "drill": drill,
    "market": trade,
    "fair": trade,
    "harbour": trade,
    "tavern": recruit,
    "inn": recruit,
    "gallows": recruit,
    "gate": raid,
    "ford": raid,
    "causeway": raid,
}
PLACE = tuple(Option(place, place) for place in PLACES)


# Chapters


@state
class Year(Procedure):
    """The match: rounds of placing workers one by one, then a harvest."""

    turn: int = 0

    script = ("place", "harvest", "settle_up")

    def public(self) -> dict[str, Fact]:
        return {"turn": self.turn}

    def place(self, table: Hamlet) -> None:
        taken = table.taken
        seat = self.turn % len(table.villagers)
        table.ask(seat, "place", [o for o in PLACE if o.code not in taken], self.placed)

    def placed(self, table: Hamlet, seat: SeatId, place: str) -> None:
        taken = table.taken
        taken[place] = seat
        self.turn += 1
        if len(taken) < WORKERS * len(table.villagers):
            self.again()
        table.tell("placed", seat=seat, place=place)
        PLACES[place](table, seat)

    def harvest(self, table: Hamlet) -> None:
        """Hirelings bring goods, hills bring points; the workers come home."""
        for villager in table.villagers:
            for name in villager.hired:
                villager.goods[HIRELINGS[name].brings] += 1
        for owner in table.hills.values():
            if owner != NOBODY:
                table.villagers[owner].points += 1
        table.taken.clear()
        table.rounds -= 1
        if table.rounds:
            self.turn += 1
            self.again("place")

    def settle_up(self, table: Hamlet) -> None:
        for villager in table.villagers:
            villager.points += sum(HIRELINGS[name].points for name in villager.hired)
            villager.points += sum(villager.goods.values()) // 4
        scores = [villager.points for villager in table.villagers]
        table.end(winners=highest(scores), reason="points", scores=scores)


@state
class Trade(Procedure):
    """Take some goods, one by one."""

    seat: SeatId
    left: int

    script = ("choose",)

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "left": self.left}

    def choose(self, table: Hamlet) -> None:
        table.ask(self.seat, "trade", TRADES, self.chosen)

    def chosen(self, table: Hamlet, seat: SeatId, good: str) -> None:
        table.gain(seat, good, 1)
        self.left -= 1
        if self.left:
            self.again()


TRADES = tuple(GOOD.values())


@state
class Recruit(Procedure):
    """Hire somebody from the row, pay, and fill the row again."""

    seat: SeatId
    name: str = ""

    script = ("choose", "pay", "welcome")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "name": self.name}

    def choose(self, table: Hamlet) -> None:
        wealth = sum(table.villagers[self.seat].goods.values())
        options = [HIRE[name] for name in table.row if HIRELINGS[name].cost <= wealth]
        table.ask(self.seat, "recruit", [*options, PASS], self.chosen)

    def chosen(self, table: Hamlet, seat: SeatId, name: str) -> None:
        self.name = name
        if not name:
            self.finish()

    def pay(self, table: Hamlet) -> None:
        table.call(Payment(self.seat, HIRELINGS[self.name].cost))

    def welcome(self, table: Hamlet) -> None:
        table.villagers[self.seat].hired.append(self.name)
        table.row.remove(self.name)
        if table.hirelings:
            table.row.append(table.hirelings.draw(table.chance))
        table.tell("hired", seat=self.seat, name=self.name)


@state
class Payment(Procedure):
    """Pay with goods of any kind, one by one."""

    seat: SeatId
    owed: int

    script = ("choose",)

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "owed": self.owed}

    def choose(self, table: Hamlet) -> None:
        goods = table.villagers[self.seat].goods
        table.ask(self.seat, "pay", [GOOD[g] for g, n in goods.items() if n], self.paid)

    def paid(self, table: Hamlet, seat: SeatId, good: str) -> None:
        table.villagers[seat].goods[good] -= 1
        self.owed -= 1
        if self.owed:
            self.again()


@state
class Raid(Procedure):
    """Fight for a hill, against its owner or whoever lives there."""

    seat: SeatId
    hill: str = ""
    strength: dict[SeatId, int] = field(default_factory=dict)

    script = ("choose_hill", "lay_blades", "fight")

    def public(self) -> dict[str, Fact]:
        strength = tuple(self.strength.items())
        return {"seat": self.seat, "hill": self.hill, "strength": strength}

    def choose_hill(self, table: Hamlet) -> None:
        hills = [HILL[hill] for hill, owner in table.hills.items() if owner != self.seat]
        table.ask(self.seat, "raid.hill", [*hills, PASS], self.hill_chosen)

    def hill_chosen(self, table: Hamlet, seat: SeatId, hill: str) -> None:
        self.hill = hill
        if not hill:
            self.finish()

    def lay_blades(self, table: Hamlet) -> None:
        """Both sides lay a blade face down at the same time, or bluff."""
        table.ask(self.seat, "raid.blade", self.blades_of, self.blade_laid)
        owner = table.hills[self.hill]
        if owner != NOBODY:
            table.ask(owner, "raid.blade", self.blades_of, self.blade_laid)

    def blades_of(self, table: Hamlet, seat: SeatId) -> list[Option[int]]:
        return [BLADE[blade] for blade in (0, *sorted(set(table.villagers[seat].hand)))]

    def blade_laid(self, table: Hamlet, seat: SeatId, blade: int) -> None:
        self.strength[seat] = blade
        if blade:
            table.villagers[seat].hand.remove(blade)
            table.scrap.append(blade)
        table.tell("blade.laid", seat=seat, blade=blade)

    def fight(self, table: Hamlet) -> None:
        """Each side adds a die; the defender wins a tie."""
        owner = table.hills[self.hill]
        attack = self.strength[self.seat] + table.chance.roll()
        defence = self.strength.get(owner, 0) + table.chance.roll()
        if attack > defence:
            table.hills[self.hill] = self.seat
            table.villagers[self.seat].points += 2
        table.tell("raid.fought", hill=self.hill, attack=attack, defence=defence)
