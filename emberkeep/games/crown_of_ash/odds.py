"""The odds of a battle: who wins by how strong they are and by which cards they hold.

A hand of battle cards is a mask, one bit a card in the order of their table. A margin is the
attack less the defence before cards; the attacker needs more than the defender.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from emberkeep.games.crown_of_ash.cards import (
    BATTLE_CARD_ROWS,
    DIE_SIDES,
    KING_STRENGTH,
    SYNERGY,
    BattleCard,
    Goods,
    Warrior,
)

CARD_BITS = {card: 1 << at for at, card in enumerate(BATTLE_CARD_ROWS)}
CARD_AT = {card: at for at, card in enumerate(BATTLE_CARD_ROWS)}
ALL_CARDS = (1 << len(BATTLE_CARD_ROWS)) - 1
FACES = tuple(
    tuple(range(1, DIE_SIDES + 1)) if card.die else (card.strength,) for card in BATTLE_CARD_ROWS
)

# What goods are worth to a player in mid-game, in VP.
GOLD_WORTH = 0.9
INGREDIENT_WORTH = 0.5
BLACK_WORTH = 1.0
# What it costs to have used a card, in the order of their table: the strong ones are missed.
USED = (0.3, 0.1, 0.5, 0.4, 0.9)

WIDEST = 8  # a margin beyond this is decided
DECIDED = 6  # and a die of six cannot bridge more than this
ROUNDS_OF_PLAY = 60


def _worth(goods: Goods) -> float:
    return goods.vp + GOLD_WORTH * goods.gold + INGREDIENT_WORTH * goods.ingredients


REWARD = tuple(_worth(card.reward) for card in BATTLE_CARD_ROWS)
CONSOLATION = tuple(
    BLACK_WORTH if card.black else _worth(card.compensation) for card in BATTLE_CARD_ROWS
)


def mask_of(cards: Sequence[BattleCard]) -> int:
    """Write battle cards as a mask."""
    mask = 0
    for card in cards:
        mask |= CARD_BITS[card]
    return mask


def held(mask: int) -> list[int]:
    """List the places of the cards in a mask."""
    return [at for at in range(len(BATTLE_CARD_ROWS)) if mask >> at & 1]


def _chance(own: int, other: int, margin: int) -> float:
    """Give the chance that the attacker wins with one card against another."""
    pairs = [(a, d) for a in FACES[own] for d in FACES[other]]
    return sum(margin + a > d for a, d in pairs) / len(pairs)


CHANCES = {
    margin: tuple(
        tuple(_chance(own, other, margin) for other in range(len(BATTLE_CARD_ROWS)))
        for own in range(len(BATTLE_CARD_ROWS))
    )
    for margin in range(-WIDEST, WIDEST + 1)
}


def clipped(margin: int) -> int:
    return max(-WIDEST, min(WIDEST, margin))


@lru_cache(maxsize=1 << 16)
def win_chance(attack: int, defend: int, margin: int) -> float:
    """Give the attacker's chance when each side takes any of its cards."""
    chances = CHANCES[clipped(margin)]
    own, other = held(attack), held(defend)
    if not own or not other:
        return float(margin > 0)
    return sum(chances[a][d] for a in own for d in other) / (len(own) * len(other))


@lru_cache(maxsize=1 << 10)
def king_chance(attack: int, margin: int) -> float:
    """Give the best chance against the King, who has no card; his strength is in the margin."""
    if not attack:
        return float(margin > 0)
    return max(sum(margin + face > 0 for face in FACES[a]) / len(FACES[a]) for a in held(attack))


@lru_cache(maxsize=1 << 16)
def duel(
    attack: int, defend: int, margin: int, stake: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Mix the cards of both sides so that neither can gain much: how often to lay which.

    Each side answers what the other did so far, over and over (fictitious play); the shares of
    its answers come close to an equilibrium. `stake` is what the region is worth to win, in VP.
    """
    own, other = held(attack), held(defend)
    chances = CHANCES[clipped(margin)]
    gains = [[_gain(chances[a][d], a, d, stake) for d in other] for a in own]
    columns = list(zip(*gains, strict=True))
    for_attack, for_defence = [0.0] * len(own), [0.0] * len(other)
    mix_attack, mix_defence = [0.0] * len(own), [0.0] * len(other)
    for number in range(ROUNDS_OF_PLAY):
        a = for_attack.index(max(for_attack))
        d = for_defence.index(min(for_defence))
        weight = 1.0 + number  # late answers are the wiser ones
        mix_attack[a] += weight
        mix_defence[d] += weight
        for_attack = [x + weight * gain for x, gain in zip(for_attack, columns[d], strict=True)]
        for_defence = [x + weight * gain for x, gain in zip(for_defence, gains[a], strict=True)]
    return _spread(own, mix_attack), _spread(other, mix_defence)


def _gain(chance: float, own: int, other: int, stake: int) -> float:
    """Give what the attacker gains over the defender by one card against another."""
    won = stake + REWARD[own] - CONSOLATION[other]
    lost = CONSOLATION[own] - REWARD[other]
    return chance * won + (1 - chance) * lost - USED[own] + USED[other]


def _spread(places: list[int], mix: list[float]) -> tuple[float, ...]:
    shares = [0.0] * len(BATTLE_CARD_ROWS)
    total = sum(mix)
    for place, weight in zip(places, mix, strict=True):
        shares[place] = weight / total
    return tuple(shares)


@lru_cache(maxsize=1 << 10)
def king_card(attack: int, margin: int) -> tuple[float, ...]:
    """Say how good each card is against the King: a sure win with the best reward."""
    worths = [0.0] * len(BATTLE_CARD_ROWS)
    for a in held(attack):
        chance = sum(margin + face > 0 for face in FACES[a]) / len(FACES[a])
        worths[a] = chance * (8 + REWARD[a]) + (1 - chance) * CONSOLATION[a] - USED[a]
    best = max(worths)
    return tuple(1.0 if worth == best else 0.02 if worth > 0 else 0.0 for worth in worths)


@lru_cache(maxsize=1 << 16)
def best_forces(warriors: tuple[Warrior, ...]) -> tuple[int, int, int]:
    """Give the strongest that one, two and three of some warriors can be together."""
    kinds: dict[str, list[int]] = {}
    for warrior in warriors:
        kinds.setdefault(warrior.type, []).append(warrior.strength)
    everybody = sorted((w.strength for w in warriors), reverse=True)
    two = sum(everybody[:2])
    three = sum(everybody[:3])
    for strengths in kinds.values():
        strengths.sort(reverse=True)
        if len(strengths) > 1:
            pair = strengths[0] + strengths[1]
            two = max(two, pair + SYNERGY[2])
            rest = everybody.copy()
            rest.remove(strengths[0])
            rest.remove(strengths[1])
            three = max(three, pair + SYNERGY[2] + (rest[0] if rest else 0))
        if len(strengths) > 2:
            three = max(three, sum(strengths[:3]) + SYNERGY[3])
    return (everybody[0] if everybody else 0, two, three)


KING = KING_STRENGTH
