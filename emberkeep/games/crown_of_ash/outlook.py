"""The odds before a battle, as far as a seat may know them.

They are read off what the seat is shown, so they tell nothing that is hidden. Without the memory
aid a player does not know which battle cards others still hold, but the last one used is out; nor
who attacks: then every hand that could be there counts, and attackers are expected to be the
strongest of it. Every card of the other side is taken to be equally likely; abilities are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from emberkeep.games.crown_of_ash.cards import (
    BATTLE_CARDS,
    CITADEL,
    CITADEL_WARRIORS,
    KING_STRENGTH,
    PROVINCE_WARRIORS,
    WARRIOR_ROWS,
    WARRIORS,
    Warrior,
    recruits,
)
from emberkeep.games.crown_of_ash.odds import (
    ALL_CARDS,
    CARD_AT,
    CARD_BITS,
    CHANCES,
    FACES,
    best_forces,
    clipped,
    held,
    mask_of,
)
from emberkeep.games.crown_of_ash.rules.strength import force
from emberkeep.games.crown_of_ash.state import BATTLE_SLOTS, CITADEL_GATES, Slot
from emberkeep.games.crown_of_ash.views import AshView, BattleView, RegionView
from emberkeep.kernel import Ask, Chance, Prospect, SeatId

Odds: TypeAlias = tuple[float, float, float]  # the mean, the worst, the best
Chances: TypeAlias = tuple[tuple[float, ...], ...]  # to win with a card against a card

BEFORE_BATTLE = ("place", "battle.commit", "battle.card")
HANDS = 30  # so many of the hands that an attacker could hold are tried
NO_CARDS = 0  # as a mask: the King's garrison and free provinces lay none
ATTACKS = {slot.id: slot for slot in (*BATTLE_SLOTS.values(), *CITADEL_GATES)}


def outlook(view: AshView, ask: Ask) -> list[Prospect]:
    """Tell the odds of every option that begins or decides a battle."""
    match ask.prompt:
        case "place":
            return _attacks(view, [ATTACKS[code] for code in ask.codes() if code in ATTACKS])
        case "battle.commit":
            cards = _own_cards(view)
            return [_joined(view, code, cards) for code in ask.codes()]
        case "battle.card":
            weigh = _attacking if view.seat == _battle(view).attacker else _defending
            return weigh(view, _battle(view), ask.codes())
        case _:
            return []


def _attacks(view: AshView, slots: Sequence[Slot]) -> list[Prospect]:
    """Judge attacks, each with the strongest warriors in hand and the best card."""
    if not slots:
        return []
    forces = best_forces(_warriors(_own_hand(view)))
    cards = _own_cards(view)
    return [
        _best_card(view, slot.id, slot.region, forces[_most(slot) - 1] + slot.modifier, cards)
        for slot in slots
    ]


def _most(slot: Slot) -> int:
    """Count the warriors that can attack from a slot."""
    return CITADEL_WARRIORS if slot.region == CITADEL else PROVINCE_WARRIORS


def _joined(view: AshView, code: str, cards: int) -> Prospect:
    """Judge a battle with one more warrior, or with those that lie there, and the best card."""
    battle = _battle(view)
    names = [*battle.warriors, *([] if code == "done" else [code.removeprefix("warrior:")])]
    strength = force(_warriors(names)) + battle.modifier
    return _best_card(view, code, battle.region, strength, cards)


def _best_card(view: AshView, code: str, region: str, strength: int, cards: int) -> Prospect:
    margin, theirs = _against(view, region, strength)
    return Prospect(code, *_best_of(margin, cards, theirs))


@lru_cache(maxsize=1 << 12)
def _best_of(margin: int, cards: int, theirs: int) -> Odds:
    """Give the odds of the best of some cards; nobody has none, for they come back."""
    return max([_odds(_wins(margin, card, theirs)) for card in held(cards)])


def _attacking(view: AshView, battle: BattleView, codes: Sequence[str]) -> list[Prospect]:
    """Judge the battle cards of an attacker."""
    strength = force(_warriors(battle.warriors)) + battle.modifier
    margin, theirs = _against(view, battle.region, strength)
    return [Prospect(code, *_odds(_wins(margin, _card(code), theirs))) for code in codes]


def _defending(view: AshView, battle: BattleView, codes: Sequence[str]) -> list[Prospect]:
    """Judge the battle cards of a defender, against all that may attack."""
    lead = battle.modifier - _defence(_region(view, battle.region))
    margins = [clipped(strength + lead) for strength in _attack_strengths(view, battle)]
    others = held(_possible_cards(view, battle.attacker))
    tables = [(CHANCES[margin], margins.count(margin)) for margin in sorted(set(margins))]
    return [Prospect(code, *_holds(_card(code), others, tables)) for code in codes]


def _holds(card: int, others: Sequence[int], tables: Sequence[tuple[Chances, int]]) -> Odds:
    """Give the odds that a card holds against others; each table is so many times as likely."""
    chances = [(1 - table[other][card], times) for table, times in tables for other in others]
    total = sum([chance * times for chance, times in chances])
    return _within([chance for chance, _ in chances], total / sum([times for _, times in chances]))


def _card(code: str) -> int:
    return CARD_AT[BATTLE_CARDS[code.removeprefix("card:")]]


def _against(view: AshView, region: str, strength: int) -> tuple[int, int]:
    """Give the margin of an attack before cards, and the cards that may answer it, if any."""
    found = _region(view, region)
    theirs = NO_CARDS if found.owner is None else _possible_cards(view, found.owner)
    return strength - _defence(found), theirs


def _wins(margin: int, card: int, theirs: int) -> list[float]:
    """List the chances of an attack with a card, for all that the other side may lay."""
    if theirs == NO_CARDS:
        return [sum(margin + face > 0 for face in FACES[card]) / len(FACES[card])]
    chances = CHANCES[clipped(margin)][card]
    return [chances[other] for other in held(theirs)]


def _odds(chances: Sequence[float]) -> Odds:
    """Give the mean of some chances, the worst and the best."""
    return _within(chances, sum(chances) / len(chances))


def _within(chances: Sequence[float], mean: float) -> Odds:
    """Give the odds of some chances; no rounding error takes the mean out of their range."""
    worst, best = min(chances), max(chances)
    return min(best, max(worst, mean)), worst, best


# What the seat knows


def _battle(view: AshView) -> BattleView:
    assert view.battle is not None
    return view.battle


def _own_hand(view: AshView) -> tuple[str, ...]:
    assert view.seat is not None
    return view.players[view.seat].hand


def _warriors(names: Sequence[str]) -> tuple[Warrior, ...]:
    return tuple([WARRIORS[name] for name in names])


def _own_cards(view: AshView) -> int:
    """Write the seat's battle cards as a mask."""
    assert view.seat is not None
    return mask_of([BATTLE_CARDS[name] for name in view.players[view.seat].cards])


def _region(view: AshView, name: str) -> RegionView:
    return next(each for each in view.regions if each.id == name)


def _defence(region: RegionView) -> int:
    """Give the strength that must be beaten, before cards; nobody in the citadel is the King."""
    return KING_STRENGTH if region.owner is None else region.defence


def _possible_cards(view: AshView, seat: SeatId) -> int:
    """Write the battle cards that somebody may still hold as a mask."""
    if view.memory is not None:
        return mask_of([BATTLE_CARDS[name] for name in view.memory.cards[seat]])
    last = view.players[seat].last_card
    return ALL_CARDS & ~CARD_BITS[BATTLE_CARDS[last]] if last else ALL_CARDS


def _attack_strengths(view: AshView, battle: BattleView) -> Sequence[int]:
    """List how strong attackers may be, each as likely as the other."""
    if battle.warriors:
        return [force(_warriors(battle.warriors))]
    if view.memory is not None:
        return [best_forces(_warriors(view.memory.hands[battle.attacker]))[battle.size - 1]]
    attacker = view.players[battle.attacker]
    seen = _seen(view)
    own = [w for w in WARRIOR_ROWS if w.owner == attacker.necromancer and w not in seen]
    others = [w for w in recruits(len(view.players)) if w not in seen]
    unknown = max(attacker.hand_size + battle.size - len(own), 0)
    return _imagined(tuple(own), tuple(others), unknown, battle.size)


def _seen(view: AshView) -> set[Warrior]:
    """Gather the warriors that lie open to the seat."""
    names = [*view.row, *_own_hand(view)]
    for region in view.regions:
        names += region.defenders
    for player in view.players:
        names += [*player.graveyard, *player.hand]
    return {WARRIORS[name] for name in names if name}


@lru_cache(maxsize=1 << 10)
def _imagined(
    own: tuple[Warrior, ...], others: tuple[Warrior, ...], unknown: int, size: int
) -> tuple[int, ...]:
    """Deal some hands of known and unknown warriors; give the strongest attack of each."""
    if not unknown:
        return (best_forces(own)[size - 1],)
    chance = Chance(unknown)
    found = []
    for _ in range(HANDS):
        left = list(others)
        dealt = [chance.take(left) for _ in range(min(unknown, len(left)))]
        found.append(best_forces((*own, *dealt))[size - 1])
    return tuple(found)
