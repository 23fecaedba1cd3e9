"""What a sensible player would do in a battle, in defence, and with an ability."""

from __future__ import annotations

from math import exp

from emberkeep.games.crown_of_ash.cards import (
    BASICS,
    CITADEL,
    CITADEL_WARRIORS,
    PROVINCE_WARRIORS,
    BattleCard,
    Warrior,
)
from emberkeep.games.crown_of_ash.odds import (
    CARD_AT,
    KING,
    best_forces,
    duel,
    king_card,
    mask_of,
    win_chance,
)
from emberkeep.games.crown_of_ash.rules.abilities import Regroup
from emberkeep.games.crown_of_ash.rules.adjusting import Adjust, Move
from emberkeep.games.crown_of_ash.rules.battle import Battle
from emberkeep.games.crown_of_ash.rules.casualties import BlackSection
from emberkeep.games.crown_of_ash.rules.strength import defence, force
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.games.crown_of_ash.worth import STEP, need, scored, turns_to_come
from emberkeep.kernel import Ask, SeatId, by_gain

SELDOM = 0.02
STRONGEST = 0.7  # how much an attacker prefers one more point of strength


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


def fortify(table: Ashlands, ask: Ask) -> list[float]:
    """Raise the pair where that breaks a tie, and seldom otherwise: the token has other uses."""
    battle = table.stack[-1]
    assert isinstance(battle, Battle)
    tied = battle.attack_total() == battle.defence_total(table)
    return [1.0 if (option.value is not None) == tied else SELDOM for option in ask.options]


def black(table: Ashlands, ask: Ask) -> list[float]:
    """Hurt the winner, or save one's own best."""
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
    """Go first, as a rule."""
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
    """Roll one's own low dice and others' high ones again."""
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
    return by_gain(gains, STEP)


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
