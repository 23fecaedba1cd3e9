"""What things are worth to a player, in VP, by rules of thumb."""

from __future__ import annotations

from emberkeep.games.crown_of_ash.cards import CITADEL, MINIONS_EACH, ROUNDS, Goods, Warrior
from emberkeep.games.crown_of_ash.rules.recruiting import COSTS, gold_needed
from emberkeep.games.crown_of_ash.rules.scoring import stack_value
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import SeatId

STEP = 0.9  # VP that make an option e times as likely


def rounds_left(table: Ashlands) -> int:
    """Count the scorings to come."""
    return ROUNDS + 1 - max(table.round, 1)


def turns_to_come(table: Ashlands, seat: SeatId) -> int:
    return table.players[seat].minions + MINIONS_EACH * (rounds_left(table) - 1)


def gold_worth(turns: int) -> float:
    return 0.5 + 0.05 * turns if turns else 0.4


def basic_worth(turns: int) -> float:
    return 0.25 + 0.03 * turns


def strength_worth(turns: int) -> float:
    return 0.08 * turns


def goods_worth(goods: Goods, turns: int) -> float:
    basics = goods.bone + goods.ash + goods.blood + goods.sulphur + goods.ingredients
    return goods.vp + goods.gold * gold_worth(turns) + basics * basic_worth(turns)


def scored(table: Ashlands, name: str) -> float:
    """Give what a region scores until the end, trusting a hold on it less and less."""
    left = rounds_left(table)
    if name == CITADEL:
        vp = table.rules.citadel_vp[ROUNDS - left :]
    else:
        vp = (stack_value(table.regions[name].structures),) * left
    total, trust = 0.0, 1.0
    for points in vp:
        total += points * trust
        trust *= 0.6
    return total


def warrior_worth(table: Ashlands, seat: SeatId, warrior: Warrior, turns: int) -> float:
    """Give what a warrior adds: strength while it can fight, levels for the fate card."""
    worth = warrior.strength * strength_worth(turns)
    if warrior.automaton:
        return worth * 0.5 - (warrior.level * 0.8 if turns < 3 else 0.3)
    fate = table.players[seat].fate
    if fate is not None and warrior.type in fate.types:
        worth += warrior.level
    return worth


def need(table: Ashlands, seat: SeatId, basic: str) -> float:
    """Estimate how welcome one more of a resource is."""
    store = table.players[seat].store
    turns = turns_to_come(table, seat)
    if turns == 0:
        return 0.5 if store[basic] % 3 == 2 else 0.1 * (store[basic] % 3)
    best = 0.05 * (store[basic] % 3)
    for warrior in table.row:
        if warrior is None or warrior.automaton:
            continue
        cost = COSTS[warrior]
        wanted = cost.get(basic, 0)
        if wanted > store[basic]:
            missing = gold_needed(store, cost)
            worth = warrior_worth(table, seat, warrior, turns)
            best = max(best, worth / (missing + 1))
    return best
