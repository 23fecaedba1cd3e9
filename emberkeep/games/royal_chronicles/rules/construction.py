"""Construction: one building or one upgrade a round (chapter 5)."""

from __future__ import annotations

from typing import Literal

from emberkeep.games.royal_chronicles.cards import BUILDING_ROWS, BUILDINGS, LAND_COST, Price
from emberkeep.games.royal_chronicles.rules.kingdom import Goods, resources
from emberkeep.games.royal_chronicles.state import LEVEL_TWO, Player, Realm
from emberkeep.kernel import PASS, Option, Procedure, SeatId, Value, state, value

Kind = Literal["build", "upgrade"]


@value
class Work(Value):
    """A construction: a building raised to a level."""

    kind: Kind
    building: str
    level: int


BUILD_ONE = {b.id: Option(f"build:{b.id}/1", Work("build", b.id, 1)) for b in BUILDING_ROWS}
BUILD_TWO = {b.id: Option(f"build:{b.id}/2", Work("build", b.id, 2)) for b in BUILDING_ROWS}
UPGRADE = {b.id: Option(f"upgrade:{b.id}", Work("upgrade", b.id, 2)) for b in BUILDING_ROWS}


@state
class Construction(Procedure):
    """Everybody may build or upgrade once (RC-BASE-BUILD-01)."""

    script = ("build",)

    def build(self, table: Realm) -> None:
        for seat in table.people():
            table.ask(seat, "build", works(table, table.players[seat]), self.built)

    def built(self, table: Realm, seat: SeatId, work: Work | None) -> None:
        """Pay as little gold as possible and build (RC-AMB-32)."""
        if work is None:
            return
        player = table.players[seat]
        goods = resources(player)
        gold = price(player, work, goods)
        assert gold is not None
        player.gold -= gold
        player.buildings[work.building] = work.level
        name, level = work.building, work.level
        new = work.kind == "build"
        table.tell("built", seat=seat, building=name, level=level, new=new, paid=gold)


def works(table: Realm, player: Player) -> list[Option[Work | None]]:
    """List what a kingdom can build now, and passing (RC-BASE-BUILD-02, RC-BASE-BUILD-10)."""
    options: list[Option[Work | None]] = [PASS]
    goods = resources(player)
    helped = helpers(player)
    new = land(player)
    gold = player.gold
    for name in table.rules.buildings:
        level = player.buildings.get(name, 0)
        building = BUILDINGS[name]
        if level == 0:
            one = cheapest(building.one, goods, helped)
            if one is not None and one + new <= gold:
                options.append(BUILD_ONE[name])
            both = cheapest_both(building.one, building.two, goods, helped)
            if both is not None and both + new <= gold:
                options.append(BUILD_TWO[name])
        elif level < LEVEL_TWO:
            two = cheapest(building.two, goods, helped)
            if two is not None and two <= gold:
                options.append(UPGRADE[name])
    return options


def next_works(player: Player, name: str) -> list[Option[Work]]:
    """List what can become of a building next, whatever it costs (RC-BASE-BUILD-02)."""
    level = player.level(name)
    if level == 0:
        return [BUILD_ONE[name], BUILD_TWO[name]]
    return [UPGRADE[name]] if level < LEVEL_TWO else []


def price(player: Player, work: Work, goods: Goods) -> int | None:
    """Tell what a construction costs in gold, or that its resources are missing."""
    building, helped = BUILDINGS[work.building], helpers(player)
    if work.kind == "upgrade":
        return cheapest(building.two, goods, helped)  # RC-BASE-BUILD-03
    if work.level == LEVEL_TWO:
        gold = cheapest_both(building.one, building.two, goods, helped)
    else:
        gold = cheapest(building.one, goods, helped)
    return None if gold is None else gold + land(player)


def land(player: Player) -> int:
    """Price the land of a new building (RC-BASE-BUILD-05): Landlord, Builder's Seal, Minotaur."""
    gold = LAND_COST * len(player.buildings)
    if player.has("landlord"):
        gold = 0
    if player.owns("builders-seal"):
        gold = max(gold - 2, 0)
    return gold + player.has("minotaur")


Helpers = tuple[bool, bool, bool]
"""Whether a Wood Merchant, a Grand Architect and a Market help to pay."""


def helpers(player: Player) -> Helpers:
    return player.has("wood-merchant"), player.has("grand-architect"), "market" in player.buildings


def cheapest(price: Price, goods: Goods, helped: Helpers) -> int | None:
    """Find the least gold for one level: with resources, or the printed gold (RC-BASE-BUILD-06)."""
    gold = missing(price.wood, price.food, price.ore, goods, helped)
    if price.gold is not None and (gold is None or price.gold < gold):
        return price.gold
    return gold


def cheapest_both(one: Price, two: Price, goods: Goods, helped: Helpers) -> int | None:
    """Find the least gold for both levels at once: what both need is added (RC-BASE-BUILD-04)."""
    wood, food, ore = one.wood + two.wood, one.food + two.food, one.ore + two.ore
    ways = [missing(wood, food, ore, goods, helped)]
    if one.gold is not None:
        ways.append(plus(missing(two.wood, two.food, two.ore, goods, helped), one.gold))
    if two.gold is not None:
        ways.append(plus(missing(one.wood, one.food, one.ore, goods, helped), two.gold))
    if one.gold is not None and two.gold is not None:
        ways.append(one.gold + two.gold)
    possible = [gold for gold in ways if gold is not None]
    return min(possible) if possible else None


def plus(gold: int | None, more: int) -> int | None:
    return None if gold is None else gold + more


def missing(wood: int, food: int, ore: int, goods: Goods, helped: Helpers) -> int | None:
    """Price what is missing: 1 gold each with a helper, one for 2 (RC-BASE-BUILD-07, Market)."""
    wood = max(wood - goods[0], 0)
    other = max(food - goods[1], 0) + max(ore - goods[2], 0)
    merchant, architect, market = helped
    if architect:
        return wood + other
    if merchant:
        gold, lacking = wood, other
    else:
        gold, lacking = 0, wood + other
    if lacking == 0:
        return gold
    return gold + 2 if market and lacking == 1 else None
