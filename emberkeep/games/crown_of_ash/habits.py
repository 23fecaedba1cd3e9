"""What a sensible player would do at each question, at a glance: weights for bots.

Every option gets a gain in VP, by rules of thumb that cost next to nothing; the weights are high
for high gains. Bots use them to leave silly options alone and to play on in what they imagine.
"""

from __future__ import annotations

from emberkeep.games.crown_of_ash import fighting
from emberkeep.games.crown_of_ash.cards import (
    CITADEL,
    GOLD_SLOT as GOLD_YIELD,
    PROVINCE_WARRIORS,
    Structure,
)
from emberkeep.games.crown_of_ash.odds import KING, best_forces, king_chance, mask_of, win_chance
from emberkeep.games.crown_of_ash.rules.building import Build, affordable, sites
from emberkeep.games.crown_of_ash.rules.recruiting import COSTS, Hire, gold_needed
from emberkeep.games.crown_of_ash.rules.scoring import stack_value
from emberkeep.games.crown_of_ash.rules.strength import defence
from emberkeep.games.crown_of_ash.state import Ashlands, Slot
from emberkeep.games.crown_of_ash.worth import (
    STEP,
    basic_worth,
    gold_worth,
    goods_worth,
    need,
    rounds_left,
    scored,
    turns_to_come,
    warrior_worth,
)
from emberkeep.kernel import Ask, Habit, SeatId, by_gain

# --- Placing a minion -----------------------------------------------------------------------------


def place(table: Ashlands, ask: Ask) -> list[float]:
    gains = [placement_gain(table, ask.seat, option.value) for option in ask.options]
    return by_gain(gains, STEP)


def placement_gain(table: Ashlands, seat: SeatId, choice: Slot | str) -> float:
    """Estimate what a minion on a slot brings."""
    turns = turns_to_come(table, seat) - 1
    if isinstance(choice, str):
        return 1.5
    match choice.kind:
        case "gold":
            return goods_worth(GOLD_YIELD, turns)
        case "build":
            return build_gain(table, seat, turns)
        case "resource":
            return visit_gain(table, seat, choice.region, turns)
        case "battle":
            return attack_gain(table, seat, choice, turns)
        case _:
            spent = len(table.players[seat].discard)
            return min(turns, 4) * (0.1 * spent if spent < 3 else 0.3 * spent - 0.5)


def build_gain(table: Ashlands, seat: SeatId, turns: int) -> float:
    tiles = affordable(table, seat)
    spots = sites(table, seat)
    return max([tile_gain(table, seat, tile, site, turns) for tile in tiles for site in spots])


def tile_gain(table: Ashlands, seat: SeatId, tile: Structure, site: str, turns: int) -> float:
    """Estimate a tile on a site: what it scores, supplies and costs."""
    region = table.regions[site]
    old = stack_value(region.structures)
    points = tile.vp + len(region.structures) - old
    left = rounds_left(table)
    guard = region.defenders or table.players[seat].hand
    trust = (1.0, 1.75, 2.4, 2.9)[left - 1] if guard else (0.8, 1.3, 1.7, 2.0)[left - 1]
    safe = 0.15 * min(len(region.defenders), 1) if region.owner == seat else 0.3
    supplies = goods_worth(tile.supplies, turns)
    return points * (trust + safe) + supplies - tile.gold * gold_worth(turns)


def visit_gain(table: Ashlands, seat: SeatId, name: str, turns: int) -> float:
    region = table.regions[name]
    tile = region.structures[-1]
    gain = goods_worth(tile.supplies, turns)
    if tile.resurrection:
        gain += sum([w.strength for w in table.players[seat].graveyard]) * 0.3
    if region.owner != seat:
        return gain - 0.5 * goods_worth(tile.tribute, turns)
    hand = table.players[seat].hand
    if hand and len(region.defenders) < PROVINCE_WARRIORS:
        gain += 0.15 * stack_value(region.structures)
    return gain


def attack_gain(table: Ashlands, seat: SeatId, slot: Slot, turns: int) -> float:
    """Estimate an attack with the best that is in hand."""
    player = table.players[seat]
    region = table.regions[slot.region]
    citadel = slot.region == CITADEL
    strike = best_forces(tuple(player.hand))[2 if citadel else 1]
    cards = mask_of(player.cards)
    prize = scored(table, slot.region)
    if region.owner is None:
        chance = king_chance(cards, strike + slot.modifier - KING)
    else:
        other = table.players[region.owner]
        margin = strike + slot.modifier - defence(region)
        chance = win_chance(cards, mask_of(other.cards), margin)
        # What another loses counts as well, the more the fewer play.
        prize *= 1 + 0.6 / (len(table.players) - 1)
        if margin > 3:
            prize += 1.5
    return chance * (prize + 1.5) + (1 - chance) * (0.5 - 0.1 * strike)


# --- Building, resources --------------------------------------------------------------------------


def build_tile(table: Ashlands, ask: Ask) -> list[float]:
    turns = turns_to_come(table, ask.seat)
    spots = sites(table, ask.seat)
    return by_gain(
        [
            max([tile_gain(table, ask.seat, option.value, site, turns) for site in spots])
            for option in ask.options
        ],
        STEP,
    )


def build_site(table: Ashlands, ask: Ask) -> list[float]:
    procedure = table.stack[-1]
    assert isinstance(procedure, Build)
    tile = procedure.tile
    assert tile is not None
    turns = turns_to_come(table, ask.seat)
    return by_gain(
        [tile_gain(table, ask.seat, tile, option.value, turns) for option in ask.options], STEP
    )


def ingredient(table: Ashlands, ask: Ask) -> list[float]:
    """Gain what brings a good warrior of the row nearer."""
    return by_gain([need(table, ask.seat, option.value) for option in ask.options], 0.3)


def pay(table: Ashlands, ask: Ask) -> list[float]:
    """Pay with what is needed least, gold last."""
    store = table.players[ask.seat].store
    return by_gain(
        [
            -2.0
            if option.value == "gold"
            else 0.1 * store[option.value] - need(table, ask.seat, option.value)
            for option in ask.options
        ],
        0.3,
    )


# --- Recruiting -----------------------------------------------------------------------------------


def recruit(table: Ashlands, ask: Ask) -> list[float]:
    turns = turns_to_come(table, ask.seat)
    return by_gain([hire_gain(table, ask.seat, option.value, turns) for option in ask.options], 0.6)


def hire_gain(table: Ashlands, seat: SeatId, choice: Hire | str | None, turns: int) -> float:
    if choice is None:
        return 0.0
    if isinstance(choice, str):
        return 0.3
    warrior = choice.warrior
    store = table.players[seat].store
    cost = COSTS[warrior]
    gold = gold_needed(store, cost)
    total = sum(cost.values()) + warrior.cost.ingredients
    price = gold * gold_worth(turns) + (total - gold) * basic_worth(turns) * 0.8
    if choice.gold_instead:
        price += 1.0
    return warrior_worth(table, seat, warrior, turns) - price


def gold_instead(table: Ashlands, ask: Ask) -> list[float]:
    return [1.0 if option.code == "done" else 0.2 for option in ask.options]


HABITS: dict[str, Habit[Ashlands]] = {
    "place": place,
    "build.tile": build_tile,
    "build.site": build_site,
    "ingredient": ingredient,
    "recruit": recruit,
    "exhume": recruit,
    "recruit.ingredient": pay,
    "recruit.gold": gold_instead,
    "battle.commit": fighting.commit,
    "battle.card": fighting.battle_card,
    "battle.fortify": fighting.fortify,
    "battle.black": fighting.black,
    "battle.casualty": fighting.casualty,
    "adjust": fighting.adjust,
    "altar": fighting.altar,
    "order.next": fighting.turn_order,
    "order.start": fighting.turn_order,
    "battle.premonition": fighting.premonition,
    "reroll": fighting.reroll,
    "turn.end": fighting.turn_end,
    "regroup.post": fighting.regroup_post,
    "barter": fighting.barter,
}
