"""What holds at every moment of Crown of Ash, whatever is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from emberkeep.games.crown_of_ash.cards import (
    AI_CARD_ROWS,
    BATTLE_CARD_ROWS,
    CITADEL,
    CITADEL_WARRIORS,
    MINIONS_EACH,
    PROVINCE_WARRIORS,
    STARTING_WARRIOR_ROWS,
    STRUCTURE_ROWS,
    Structure,
    Warrior,
    recruits,
)
from emberkeep.games.crown_of_ash.rules.strength import PAIR
from emberkeep.games.crown_of_ash.state import STRICT_CAPS, Ashlands
from emberkeep.games.crown_of_ash.views import battle_of
from emberkeep.kernel import BrokenRule


def check(table: Ashlands) -> None:
    """Raise BrokenRule with everything that is wrong at this table."""
    wrong = [
        *_warriors(table),
        *_structures(table),
        *_minions(table),
        *_battle_cards(table),
        *_dice(table),
        *_other_cards(table),
        *_regions(table),
        *_stores(table),
    ]
    if wrong:
        raise BrokenRule("; ".join(wrong))


def _once(what: str, found: Iterable[str], expected: Iterable[str]) -> Iterator[str]:
    there, due = sorted(found), sorted(expected)
    if there != due:
        missing = [name for name in due if name not in there]
        extra = [name for name in there if name not in due or there.count(name) > 1]
        yield f"{what} should each be somewhere once: missing {missing}, too many {extra}"


def _warriors(table: Ashlands) -> Iterator[str]:
    battle = battle_of(table)
    places: list[Iterable[Warrior | None]] = [
        *(player.hand for player in table.players),
        *(player.graveyard for player in table.players),
        *(region.defenders for region in table.regions.values()),
        *(deck.cards() for deck in table.decks.values()),
        table.row,
        battle.warriors if battle is not None else (),
    ]
    names = {player.necromancer for player in table.players}
    expected = [w.id for w in STARTING_WARRIOR_ROWS if w.owner in names]
    expected += [w.id for w in recruits(table.rules.size)]
    yield from _once("warriors", [w.id for place in places for w in place if w], expected)
    for player in table.players:
        yield from (
            f"{w.id} is an automaton in a graveyard" for w in player.graveyard if w.automaton
        )
    on_offer = [*table.row, *(w for deck in table.decks.values() for w in deck.cards())]
    yield from (f"{w.id} cannot be recruited" for w in on_offer if w and w.owner)


def _structures(table: Ashlands) -> Iterator[str]:
    places: list[Iterable[Structure | None]] = [
        *(region.structures for region in table.regions.values()),
        *(stack.cards() for stack in table.quarry),
        table.offer,
        table.aside,
        table.box,
    ]
    found = [tile.id for place in places for tile in place if tile]
    yield from _once("structures", found, [row.id for row in STRUCTURE_ROWS])


def _minions(table: Ashlands) -> Iterator[str]:
    placed = [seat for minions in table.slots.values() for seat in minions]
    for seat, player in enumerate(table.players):
        if player.minions + placed.count(seat) + player.refreshed != MINIONS_EACH:
            yield f"seat {seat} should have {MINIONS_EACH} minions"
    for name, minions in table.slots.items():
        if len(minions) > table.rules.limits[name]:
            yield f"slot {name} holds {len(minions)} minions"


def _dice(table: Ashlands) -> Iterator[str]:
    battle = battle_of(table)
    if battle is not None and battle.won is not None:
        for seat, card in battle.cards.items():
            if card.die and seat != battle.named and seat not in battle.dice:
                yield f"the die of seat {seat} counted without being rolled"


def _battle_cards(table: Ashlands) -> Iterator[str]:
    battle = battle_of(table)
    for seat, player in enumerate(table.players):
        cards = [*player.cards, *player.discard]
        if battle is not None and seat in battle.cards and battle.cards[seat] not in cards:
            cards.append(battle.cards[seat])
        found = [card.id for card in cards]
        yield from _once(f"battle cards of seat {seat}", found, [c.id for c in BATTLE_CARD_ROWS])


def _other_cards(table: Ashlands) -> Iterator[str]:
    """Check fate cards, the royal token and the action cards."""
    fates = [player.fate.id for player in table.players if player.fate is not None]
    yield from _once("fate cards", fates, set(fates))
    if [player.fate is None for player in table.players] != [p.automa for p in table.players]:
        yield "everybody but the automatic opponent has a fate card"
    slayers = [seat for seat, player in enumerate(table.players) if player.royal]
    if len(slayers) > (not table.king):
        yield f"the royal token is held by {slayers}"
    if table.opponent is not None:
        actions = [card.id for card in (*table.opponent.deck.cards(), *table.opponent.used)]
        left_out = "I" if "targeted" in actions else ""
        due = [row.id for row in AI_CARD_ROWS if row.number != left_out]
        yield from _once("action cards", actions, due)


def _regions(table: Ashlands) -> Iterator[str]:
    for name, region in table.regions.items():
        limit = CITADEL_WARRIORS if name == CITADEL else PROVINCE_WARRIORS
        if len(region.defenders) > limit:
            yield f"{name} has {len(region.defenders)} defenders"
        if region.owner is None and (region.defenders or region.structures):
            yield f"{name} is nobody's, but not empty"
        if name != CITADEL and region.owner is not None and not region.structures:
            yield f"{name} is controlled without a structure"
        pair = [w for w in region.fortified if w in region.defenders]
        if len(pair) not in (0, PAIR) or len(pair) != len(region.fortified):
            yield f"{name} has a raised synergy without its pair"
    if table.king == (table.regions[CITADEL].owner is not None):
        yield "either the King or a player holds the citadel"


def _stores(table: Ashlands) -> Iterator[str]:
    for seat, player in enumerate(table.players):
        if player.vp != sum(player.sources.values()):
            yield f"the points of seat {seat} are not the sum of their sources"
        if min(player.store.values()) < 0:
            yield f"seat {seat} owes resources: {player.store}"
        if player.automa and any(player.store.values()):
            yield f"the automatic opponent holds resources: {player.store}"
    if table.rules.strict_supply:
        for name, cap in STRICT_CAPS.items():
            if sum(player.store[name] for player in table.players) > cap:
                yield f"more than {cap} {name} are in play"
