"""What a sensible player would do at each question, at a glance: weights for bots.

Every option gets a gain in VP, by rules of thumb that cost next to nothing; the weights are high
for high gains. Bots use them to leave silly options alone and to play on in what they imagine.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from emberkeep.games.crown_of_ash.cards import (
    BASICS,
    CITADEL,
    CITADEL_WARRIORS,
    GOLD_SLOT as GOLD_YIELD,
    MINIONS_EACH,
    PROVINCE_WARRIORS,
    ROUNDS,
    BattleCard,
    Goods,
    Structure,
    Warrior,
)
from emberkeep.games.crown_of_ash.odds import (
    CARD_AT,
    KING,
    best_forces,
    duel,
    king_card,
    king_chance,
    mask_of,
    win_chance,
)
from emberkeep.games.crown_of_ash.rules.abilities import Regroup
from emberkeep.games.crown_of_ash.rules.adjusting import Adjust, Move
from emberkeep.games.crown_of_ash.rules.battle import Battle
from emberkeep.games.crown_of_ash.rules.building import Build, affordable, sites
from emberkeep.games.crown_of_ash.rules.casualties import BlackSection
from emberkeep.games.crown_of_ash.rules.recruiting import COSTS, Hire, gold_needed
from emberkeep.games.crown_of_ash.rules.scoring import stack_value
from emberkeep.games.crown_of_ash.rules.strength import defence, force
from emberkeep.games.crown_of_ash.state import Ashlands, Slot
from emberkeep.kernel import Ask, SeatId

SHARPNESS = 0.9  # VP that make an option e times as likely
SELDOM = 0.02
STRONGEST = 0.7  # how much an attacker prefers one more point of strength


def weights(table: Ashlands, ask: Ask) -> list[float]:
    """Weigh the options of an ask, as its seat would at a glance."""
    habit = HABITS.get(ask.prompt)
    if habit is None or len(ask.options) == 1:
        return [1.0] * len(ask.options)
    return habit(table, ask)


def by_gain(gains: list[float], sharpness: float = SHARPNESS) -> list[float]:
    """Turn gains into weights."""
    best = max(gains)
    return [exp(max(-9.0, (gain - best) / sharpness)) for gain in gains]


# --- What things are worth ------------------------------------------------------------------------


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


# --- Placing a minion -----------------------------------------------------------------------------


def place(table: Ashlands, ask: Ask) -> list[float]:
    gains = [placement_gain(table, ask.seat, option.value) for option in ask.options]
    return by_gain(gains)


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
        ]
    )


def build_site(table: Ashlands, ask: Ask) -> list[float]:
    procedure = table.stack[-1]
    assert isinstance(procedure, Build)
    tile = procedure.tile
    assert tile is not None
    turns = turns_to_come(table, ask.seat)
    return by_gain(
        [tile_gain(table, ask.seat, tile, option.value, turns) for option in ask.options]
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


# --- Battle ---------------------------------------------------------------------------------------


def commit(table: Ashlands, ask: Ask) -> list[float]:
    """Send what wins, and no more than that: what is sent must stay there."""
    battle = table.stack[-1]
    assert isinstance(battle, Battle)
    limit = CITADEL_WARRIORS if battle.region == CITADEL else PROVINCE_WARRIORS
    against = KING if battle.defender is None else defence(table.regions[battle.region]) + 2
    base = battle.modifier - against
    now = force(battle.warriors)
    gains = []
    for option in ask.options:
        warrior: Warrior | None = option.value
        if warrior is None:
            gains.append(0.0)
            continue
        more = force([*battle.warriors, warrior])
        gain = advantage(more + base) - advantage(now + base) - 0.2
        if len(battle.warriors) + 1 < limit:
            gain += 0.15 * sum([w.type == warrior.type for w in table.players[ask.seat].hand])
        gains.append(gain - (0.3 if warrior.automaton else 0.0) + 0.05 * warrior.strength)
    return by_gain(gains, 0.4)


def advantage(margin: int) -> float:
    """Value a margin: an even fight is worth most to tip, a sure one still pays for weak cards."""
    return 6 / (1 + exp(-0.6 * margin)) if margin > -20 else 0.0


def battle_card(table: Ashlands, ask: Ask) -> list[float]:
    """Mix cards as in an equilibrium of what both may hold."""
    battle = table.stack[-1]
    assert isinstance(battle, Battle)
    attacks = ask.seat == battle.attacker
    attack_cards = mask_of(table.players[battle.attacker].cards)
    strike = force(battle.warriors) + battle.modifier
    if not attacks and not battle.unmasked:  # the defender sees how many there are, not who
        pool = (*table.players[battle.attacker].hand, *battle.warriors)
        strike = best_forces(pool)[len(battle.warriors) - 1] + battle.modifier
    if battle.defender is None:
        shares = king_card(attack_cards, strike - KING)
    else:
        defend_cards = mask_of(table.players[battle.defender].cards)
        margin = strike - defence(table.regions[battle.region])
        stake = min(16, 2 * round(0.5 * 1.5 * scored(table, battle.region)))
        both = duel(attack_cards, defend_cards, margin, stake)
        shares = both[0 if attacks else 1]
    return [max(shares[CARD_AT[option.value]], 0.005) for option in ask.options]


def likelihood(table: Ashlands, seat: SeatId) -> float:
    """Say how plausible the attackers that a defender imagines are: people send their best."""
    for procedure in table.stack:
        if isinstance(procedure, Battle):
            laid = procedure.warriors
            if procedure.attacker == seat or procedure.unmasked or procedure.revealed or not laid:
                return 1.0
            pool = (*table.players[procedure.attacker].hand, *laid)
            return exp(STRONGEST * (force(laid) - best_forces(pool)[len(laid) - 1]))
    return 1.0


def black(table: Ashlands, ask: Ask) -> list[float]:
    """Hurt the winner, or save the best of the own."""
    section = table.stack[-1]
    assert isinstance(section, BlackSection)
    region = table.regions[section.region]
    weakest = min([w.strength for w in region.defenders], default=0)
    stake = 0.3 * scored(table, section.region) if len(region.defenders) == 1 else 0.5
    gains = []
    for option in ask.options:
        warrior: Warrior | None = option.value
        gains.append(stake + 0.3 * weakest if warrior is None else 0.45 * warrior.strength)
    return by_gain(gains, 0.5)


def casualty(table: Ashlands, ask: Ask) -> list[float]:
    """Give up whom the rest misses least."""
    section = table.stack[-1]
    assert isinstance(section, BlackSection)
    defenders = table.regions[section.region].defenders
    return by_gain(
        [
            float(force([w for w in defenders if w is not option.value])) + 0.1 * option.value.level
            for option in ask.options
        ],
        0.3,
    )


# --- Defending ------------------------------------------------------------------------------------


def adjust(table: Ashlands, ask: Ask) -> list[float]:
    """Post whom the region needs against what others could send."""
    procedure = table.stack[-1]
    assert isinstance(procedure, Adjust)
    name = procedure.region
    region = table.regions[name]
    defenders = region.defenders
    stake = scored(table, name)
    turns = turns_to_come(table, ask.seat)
    held = hold_chance(table, ask.seat, force(defenders))
    gains = []
    for option in ask.options:
        move: Move | None = option.value
        if move is None:
            gains.append(0.0)
            continue
        warrior = move.warrior
        use = warrior.strength * (0.08 * turns) + (0.2 if warrior.strength > 2 else 0.0)
        if move.joins:
            after = hold_chance(table, ask.seat, force([*defenders, warrior]))
            gains.append((after - held) * stake * 1.5 - use)
        else:
            after = hold_chance(table, ask.seat, force([w for w in defenders if w is not warrior]))
            gains.append((after - held) * stake * 1.5 + use - 0.3)
    return by_gain(gains, 0.4)


def hold_chance(table: Ashlands, seat: SeatId, strength: int) -> float:
    """Give the chance to hold a province against the strongest of the others."""
    risk = 0.0
    cards = mask_of(table.players[seat].cards)
    for at, player in enumerate(table.players):
        if at != seat:
            strike = best_forces(tuple(player.hand))[1]
            risk = max(risk, win_chance(mask_of(player.cards), cards, strike - strength))
    return 1 - risk


def altar(table: Ashlands, ask: Ask) -> list[float]:
    return [1.0 if option.code == "return" else SELDOM for option in ask.options]


def turn_order(table: Ashlands, ask: Ask) -> list[float]:
    """Go first oneself, as a rule."""
    return [1.0 if option.value == ask.seat else 0.4 for option in ask.options]


# --- Abilities ------------------------------------------------------------------------------------


def premonition(table: Ashlands, ask: Ask) -> list[float]:
    """Name what the other is likely to have laid."""
    battle = table.stack[-1]
    assert isinstance(battle, Battle)
    other = battle.defender if ask.seat == battle.attacker else battle.attacker
    assert other is not None
    player = table.players[other]
    laid = battle.cards.get(other)
    cards = [*player.cards, laid] if laid is not None else list(player.cards)
    return [
        0.1
        if option.value is None
        else (0.2 + 0.3 * _might(option.value))
        if option.value in cards
        else 0.001
        for option in ask.options
    ]


def _might(card: BattleCard) -> float:
    return 3.5 if card.die else float(card.strength)


def reroll(table: Ashlands, ask: Ask) -> list[float]:
    """Roll own low dice and others' high ones again."""
    rolls: dict[SeatId, int] = getattr(table.stack[-1], "dice", None) or getattr(
        table.stack[-1], "rolls", {}
    )
    gains = []
    for option in ask.options:
        whose: SeatId | None = option.value
        if whose is None:
            gains.append(0.0)
        elif whose in rolls:
            low = 3.5 - rolls[whose]
            gains.append((low if whose == ask.seat else -low) - 1.0)
        else:
            gains.append(-1.5)
    return by_gain(gains)


def turn_end(table: Ashlands, ask: Ask) -> list[float]:
    return [1.0 if option.code == "done" else 0.3 for option in ask.options]


def regroup_post(table: Ashlands, ask: Ask) -> list[float]:
    assert isinstance(table.stack[-1], Regroup)
    return [1.0 if option.code.startswith("to:") else 0.4 for option in ask.options]


def barter(table: Ashlands, ask: Ask) -> list[float]:
    """Give what is needed least for what is needed most."""
    welcome = {basic: need(table, ask.seat, basic) for basic in BASICS}
    return by_gain(
        [
            welcome[option.value.taken] - welcome[option.value.given] if option.value else 0.0
            for option in ask.options
        ],
        0.3,
    )


Habit = Callable[[Ashlands, Ask], list[float]]

HABITS: dict[str, Habit] = {
    "place": place,
    "build.tile": build_tile,
    "build.site": build_site,
    "ingredient": ingredient,
    "recruit": recruit,
    "exhume": recruit,
    "recruit.ingredient": pay,
    "recruit.gold": gold_instead,
    "battle.commit": commit,
    "battle.card": battle_card,
    "battle.black": black,
    "battle.casualty": casualty,
    "adjust": adjust,
    "altar": altar,
    "order.next": turn_order,
    "order.start": turn_order,
    "battle.premonition": premonition,
    "reroll": reroll,
    "turn.end": turn_end,
    "regroup.post": regroup_post,
    "barter": barter,
}
