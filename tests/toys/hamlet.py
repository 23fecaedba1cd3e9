"""Hamlet, a toy of placing workers: goods, hirelings and raids, in about 150 choices.

It stands for a full board game where speed is measured: nested procedures, dice, two decks,
hidden hands, battle cards laid face down at the same time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import field
from typing import TypeAlias

from emberkeep.kernel import (
    BrokenRule,
    Chance,
    Deck,
    Fact,
    Game,
    Knob,
    Mode,
    Option,
    Procedure,
    Result,
    SeatId,
    Setup,
    State,
    Table,
    Value,
    state,
    value,
)

# Components

NAMES = ("Ada", "Bo", "Cy", "Di")
GOODS = ("wood", "stone", "iron", "grain", "gold")
HILLS = ("crow", "goat", "hazel", "mist", "oak", "rook", "salt", "wolf")
BLADES = (1, 1, 2, 2, 3, 3, 4, 4, 5, 6) * 2
WORKERS = 3
ROW = 8
HAND = 4
NOBODY = -1


@value
class Hireling(Value):
    """Somebody to hire: what one costs, brings every round, and is worth at the end."""

    name: str
    cost: int
    brings: str
    points: int


HIRELINGS = {
    card.name: card
    for card in (
        Hireling(f"{trade}-{rank}", cost=rank, brings=good, points=2 * rank)
        for trade, good in zip(("carter", "mason", "smith", "miller", "reeve"), GOODS, strict=True)
        for rank in (1, 2, 3, 4)
    )
}

PASS = Option("pass", "")
GOOD = {good: Option(f"good:{good}", good) for good in GOODS}
HIRE = {name: Option(f"hire:{name}", name) for name in HIRELINGS}
HILL = {hill: Option(f"hill:{hill}", hill) for hill in HILLS}
BLADE = {blade: Option(f"blade:{blade}", blade) for blade in range(7)}  # 0 is a bluff


# State


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


# Rules


@state
class Year(Procedure):
    """The match: rounds of placing workers one by one, then a harvest."""

    turn: int = 0

    script = ("place", "harvest", "settle_up")

    def public(self) -> tuple[Fact, ...]:
        return (self.turn,)

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


@state
class Trade(Procedure):
    """Take some goods, one by one."""

    seat: SeatId
    left: int

    script = ("choose",)

    def public(self) -> tuple[Fact, ...]:
        return (self.seat, self.left)

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

    def public(self) -> tuple[Fact, ...]:
        return (self.seat, self.name)

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

    def public(self) -> tuple[Fact, ...]:
        return (self.seat, self.owed)

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

    def public(self) -> tuple[Fact, ...]:
        return (self.seat, self.hill, *self.strength.items())

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


# Views


@value
class VillagerView(Value):
    """What everybody sees of one player."""

    goods: tuple[tuple[str, int], ...]
    blades: int
    hired: tuple[str, ...]
    points: int


@value
class HamletView(Value):
    """What one seat sees; the hand is its own."""

    rounds: int
    villagers: tuple[VillagerView, ...]
    row: tuple[str, ...]
    hirelings: int
    blades: int
    scrap: tuple[int, ...]
    taken: tuple[tuple[str, SeatId], ...]
    hills: tuple[tuple[str, SeatId], ...]
    chapters: tuple[tuple[Fact, ...], ...]
    hand: tuple[int, ...]


def villager_view(villager: Villager) -> VillagerView:
    return VillagerView(
        tuple(villager.goods.items()),
        len(villager.hand),
        tuple(villager.hired),
        villager.points,
    )


def deal_blades(table: Hamlet, seat: SeatId | None, chance: Chance) -> None:
    """Deal the blades anew that the seat does not see."""
    others = [villager for at, villager in enumerate(table.villagers) if at != seat]
    pool = table.blades.bag
    for villager in others:
        pool += villager.hand
    pool.sort()
    chance.shuffle(pool)
    for villager in others:
        villager.hand = [pool.pop() for _ in villager.hand]


class HamletGame(Game[Hamlet]):
    """The toy of placing workers."""

    name = "hamlet"
    title = "Hamlet"
    rules_version = "1"
    modes = (Mode("village", (4, 2, 3), (Knob("rounds", (6, 2)), Knob("rich", (False, True)))),)

    def new(self, setup: Setup) -> Hamlet:
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
        table = Hamlet(chance, rounds, villagers, hirelings, row, blades)
        table.start(Year())
        return table

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return NAMES[: setup.players]

    def view(self, table: Hamlet, seat: SeatId | None) -> HamletView:
        return HamletView(
            rounds=table.rounds,
            villagers=tuple(villager_view(villager) for villager in table.villagers),
            row=tuple(table.row),
            hirelings=len(table.hirelings),
            blades=len(table.blades),
            scrap=tuple(table.scrap),
            taken=tuple(table.taken.items()),
            hills=tuple(table.hills.items()),
            chapters=tuple(chapter.public() for chapter in table.stack),
            hand=() if seat is None else tuple(table.villagers[seat].hand),
        )

    def imagine(self, table: Hamlet, seat: SeatId | None, chance: Chance) -> Hamlet:
        twin = table.copy()
        deal_blades(twin, seat, chance)
        twin.hirelings.bag.sort()
        twin.veil(seat, chance)
        return twin

    def result(self, table: Hamlet) -> Result | None:
        if not table.over:
            return None
        scores = tuple(villager.points for villager in table.villagers)
        winners = tuple(at for at, points in enumerate(scores) if points == max(scores))
        return Result(scores, winners, "points")

    def check(self, table: Hamlet) -> None:
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


GAME = HamletGame()
