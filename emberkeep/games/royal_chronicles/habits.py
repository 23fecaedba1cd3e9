"""What a sensible monarch would do at each question, at a glance: weights for bots.

Every option gets a gain in points, by rules of thumb that cost next to nothing; the weights are
high for high gains. Bots use them to leave silly options alone and to play on in what they imagine.
"""

from __future__ import annotations

from emberkeep.games.royal_chronicles.automa import bonus_of
from emberkeep.games.royal_chronicles.cards import Card
from emberkeep.games.royal_chronicles.rules.construction import Work, price
from emberkeep.games.royal_chronicles.rules.deployment import Arrangement, Order
from emberkeep.games.royal_chronicles.rules.kingdom import resources
from emberkeep.games.royal_chronicles.sketch import SCORING
from emberkeep.games.royal_chronicles.state import LEVEL_TWO, Player, Realm, find
from emberkeep.games.royal_chronicles.worth import (
    COIN,
    FORCE,
    NET,
    STRENGTH,
    building_worth,
    gold_worth,
    hand_worth,
    piece_worth,
    rounds_left,
)
from emberkeep.kernel import Ask, Habit, by_gain

STEP = 0.6  # points that make an option e times as likely
DEPLOY_STEP = 1.1
NEVER = -6.0
ROW = STRENGTH  # what a unit in the Back loses, for each point


def left_of(table: Realm) -> int:
    return rounds_left(table.round, table.phase)


# --- Recruitment ----------------------------------------------------------------------------------


def pick(table: Realm, ask: Ask) -> list[float]:
    """Prefer what is worth most, given what one has already."""
    left = left_of(table)
    player = table.players[ask.seat]
    gains = [card_gain(player, option.value, left) for option in ask.options]
    lich = table.lich
    if lich is None:
        return by_gain(gains, STEP)
    icons = table.rules.per_icon
    row = lich.open_row()
    saved = [bonus_of(option.value.unit, row, per_icon=icons) for option in ask.options]
    both = [gain + SCORING * bonus for gain, bonus in zip(gains, saved, strict=True)]
    return by_gain(both, STEP)


def card_gain(player: Player, card: Card, left: int) -> float:
    """Value a card for a hand: what is dear is worth little to who has no gold."""
    spots = player.front_room() + player.back_room() - len(player.front) - len(player.back)
    held = [each.unit for each in player.hand]
    before = hand_worth(held, player.gold, spots, left)
    gain = hand_worth([*held, card.unit], player.gold, spots, left) - before
    gain += 0.1 * NET[card.unit.id][left]
    if card.unit.id == "golem":
        ones = len([1 for level in player.buildings.values() if level < LEVEL_TWO])
        gain += 1.5 * ones - 1.5
    return gain


def spoil(table: Realm, ask: Ask) -> list[float]:
    """Discard what would help the other most."""
    left = left_of(table)
    other = table.players[1 - ask.seat]
    return by_gain([card_gain(other, option.value, left) for option in ask.options], STEP)


# --- Deployment -----------------------------------------------------------------------------------


def deploy(table: Realm, ask: Ask) -> list[float]:
    plan = table.chapter_of(ask.seat)
    assert isinstance(plan, Arrangement)
    left = left_of(table)
    bar = front_bar(plan)
    gains = [order_gain(plan, option.value, left, bar) for option in ask.options]
    return by_gain(gains, DEPLOY_STEP)


def front_bar(plan: Arrangement) -> float:
    """Tell how strong a unit must be to deserve one of the free spots in the Front."""
    free = plan.room - len(plan.front)
    if free <= 0:
        return 0.0
    forces = [
        FORCE[card.unit.id]
        for card in plan.hand
        if card.unit.cost <= plan.gold and not card.unit.ranged
    ]
    forces.sort(reverse=True)
    return forces[free - 1] if len(forces) >= free else 0.0


def order_gain(plan: Arrangement, order: Order | None, left: int, bar: float) -> float:
    """Estimate what a step of an arrangement brings; to end it brings nothing."""
    if order is None:
        return 0.0
    card = order.card
    name = card.unit.id
    match order.kind:
        case "front":
            weak = ROW * max(bar - FORCE[name], 0.0)
            return NET[name][left] + 0.3 * (card.unit.when == "front") - weak
        case "back":
            lost = 0.0 if card.unit.ranged else ROW * FORCE[name]
            return NET[name][left] - lost + 0.5 * (card.unit.when == "back")
        case "beside":
            return NET[name][left]
        case "keep":
            return 0.15 * NET[name][max(left - 1, 0)] - 0.4 if left > 1 else NEVER
        case "move":
            return move_gain(plan, card)
        case "swap":
            assert order.other is not None
            return (FORCE[order.other.unit.id] - FORCE[name]) * ROW - 0.4
        case _:
            return dismiss_gain(plan, card, left)


def move_gain(plan: Arrangement, card: Card) -> float:
    forward = any(piece.card is card for piece in plan.back)
    force = 0.0 if card.unit.ranged else FORCE[card.unit.id]
    return (ROW * force if forward else -ROW * force) - 0.8


def dismiss_gain(plan: Arrangement, card: Card, left: int) -> float:
    """Discard a unit for a better one in hand, where there is no room for both."""
    if len(plan.front) < plan.room or len(plan.back) < 2:
        return NEVER
    better = [NET[each.unit.id][left] for each in plan.hand if each.unit.cost <= plan.gold]
    tokens = next((p.tokens for p in plan.front + plan.back if p.card is card), 0)
    return max(better, default=0.0) - piece_worth(card.unit, tokens, left, 2) - 1.0


# --- Abilities ------------------------------------------------------------------------------------


def likes_tokens(player: Player, card: Card, tokens: int, left: int) -> float:
    """Estimate what a unit gains, or loses, by age tokens put on it."""
    row, at = find(player, card)
    unit, there = card.unit, row[at].tokens
    gain = piece_worth(unit, there + tokens, left, 3) - piece_worth(unit, there, left, 3)
    match unit.id:
        case "militiaman" | "salamander":
            gain += 0.42 * tokens
        case "colossus" if not there:
            gain += 2.6
        case "adventurer":
            gain += 0.7 * tokens
        case "relic-of-war":
            gain += 0.84 * tokens * left
        case "monkey":
            gain += COIN * tokens
        case "giant-snake" if not there:
            gain -= 0.3
    if player.has("palm-reader") or player.has("kraken"):
        gain += 0.8 * tokens
    if player.has("strategist"):
        gain += 0.42 * tokens
    return gain


def ripen(table: Realm, ask: Ask) -> list[float]:
    """Put tokens where they do most good, or least harm."""
    player, left = table.players[ask.seat], left_of(table)
    tokens = 2 if ask.prompt == "time-master" else 1
    if ask.prompt == "master-alchemist":
        tokens = resources(player)[1]
    gains = [likes_tokens(player, option.value, tokens, left) for option in ask.options]
    return by_gain(gains, STEP)


def refresh(table: Realm, ask: Ask) -> list[float]:
    player, left = table.players[ask.seat], left_of(table)
    gains = []
    for option in ask.options:
        row, at = find(player, option.value)
        gains.append(likes_tokens(player, option.value, -row[at].tokens, left))
    return by_gain(gains, STEP)


def heal(table: Realm, ask: Ask) -> list[float]:
    """Save who is worth most in the rounds to come."""
    player, left = table.players[ask.seat], left_of(table)
    gains = [
        0.1 if option.value is None else saved_worth(player, option.value, left)
        for option in ask.options
    ]
    return by_gain(gains, STEP)


def saved_worth(player: Player, card: Card, left: int) -> float:
    if card.unit.id == "demon":
        return 3.0 + piece_worth(card.unit, 0, min(left, 1), 3)
    dead = piece_worth(card.unit, 1, left, 6)
    return piece_worth(card.unit, 0, min(left, 1), 3) - dead


def raise_one(table: Realm, ask: Ask) -> list[float]:
    left = left_of(table)
    gains = [
        building_worth(o.value, 2, left) - building_worth(o.value, 1, left) for o in ask.options
    ]
    return by_gain(gains, STEP)


# --- Construction ---------------------------------------------------------------------------------


def construct(table: Realm, ask: Ask) -> list[float]:
    player = table.players[ask.seat]
    left = left_of(table)
    return by_gain([work_gain(player, option.value, left) for option in ask.options], STEP)


def work_gain(player: Player, work: Work | None, left: int) -> float:
    """Estimate what a construction brings until the end, less what it costs."""
    if work is None:
        return 0.0
    before = player.level(work.building)
    gain = building_worth(work.building, work.level, left)
    if before:
        gain -= building_worth(work.building, before, left)
    gold = price(player, work, resources(player)) or 0
    return gain - gold_worth(player.gold, left) + gold_worth(player.gold - gold, left)


HABITS: dict[str, Habit[Realm]] = {
    "draft.keep": pick,
    "draft.discard": spoil,
    "deploy": deploy,
    "time-master": ripen,
    "master-alchemist": ripen,
    "banshee": ripen,
    "herbalist": refresh,
    "djinn": raise_one,
    "heal": heal,
    "build": construct,
}
