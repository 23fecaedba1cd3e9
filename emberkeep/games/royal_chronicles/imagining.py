"""Tables that look the same to a seat, with all that is hidden from it dealt anew."""

from __future__ import annotations

from emberkeep.games.royal_chronicles.automa import lay_row
from emberkeep.games.royal_chronicles.cards import Card
from emberkeep.games.royal_chronicles.memory import packet_groups, taker, trail_groups
from emberkeep.games.royal_chronicles.state import Realm, Trail
from emberkeep.games.royal_chronicles.views import abilities_of, hidden_cards, ordered
from emberkeep.kernel import Chance, SeatId


def imagine(table: Realm, seat: SeatId | None, chance: Chance) -> Realm:
    """Deal everything anew that a seat cannot see, as far as it does not remember it."""
    twin = table.copy()
    if twin.lich is not None:
        twin.deck.bag = ordered(twin.deck.bag)
        twin.lich.underworld.bag = ordered(twin.lich.underworld.bag)
        turned = twin.lich.turned
        twin.lich.row[turned:] = lay_row(chance)[turned:]
    else:
        _deal(twin, seat, chance)
    twin.veil(seat, chance)
    return twin


def _deal(table: Realm, seat: SeatId | None, chance: Chance) -> None:
    people = table.rules.people
    hands: list[list[Card]] = [[] for _ in range(people)]
    kept: list[list[Card]] = [[] for _ in range(people)]
    pool = _unknown(table, seat)
    for at in range(len(table.packets)):
        _deal_packet(table, seat, at, (hands, pool), chance)
    for at in range(len(table.trails)):
        _deal_trail(table, seat, at, (kept, pool), chance)
    for at in range(people):
        if at == seat:
            continue
        player = table.players[at]
        in_hand, waiting = len(player.hand), len(player.kept)
        if waiting:
            player.kept = _filled(kept[at], waiting, pool, chance)
            player.hand = _filled(hands[at], in_hand, pool, chance)
        else:
            player.hand = _filled(hands[at] + kept[at], in_hand, pool, chance)
    abilities = abilities_of(table)
    if abilities is not None:
        for at, drawn in abilities.drawn.items():
            if at != seat:
                abilities.drawn[at] = _filled([], len(drawn), pool, chance)
    table.deck.bag = ordered(pool)


def _filled(cards: list[Card], size: int, pool: list[Card], chance: Chance) -> list[Card]:
    """Fill up what is known of a hand; nobody sees in which order it is held."""
    return ordered([*cards, *[chance.take(pool) for _ in range(size - len(cards))]])


def _unknown(table: Realm, seat: SeatId | None) -> list[Card]:
    """List the cards of which the seat knows nothing, in their order."""
    known: list[Card] = []
    for at, packet in enumerate(table.packets):
        for group in packet_groups(table, seat, at):
            if not group.unknown:
                known += [packet[place] for place in group.places]
    for trail in table.trails:
        for group in trail_groups(table, seat, trail):
            if not group.unknown:
                known += [card for p in group.places if (card := trail.cards[p]) is not None]
    return hidden_cards(table, seat, known)


def _deal_packet(
    table: Realm,
    seat: SeatId | None,
    at: int,
    into: tuple[list[list[Card]], list[Card]],
    chance: Chance,
) -> None:
    """Deal a packet of this draft: who took what, and what is left in it."""
    hands, pool = into
    packet, taken, each = table.packets[at], table.taken, table.each()
    for group in packet_groups(table, seat, at):
        if group.unknown:
            cards = [chance.take(pool) for _ in group.places]
        else:
            cards = ordered([packet[place] for place in group.places])
            chance.shuffle(cards)
        for place, card in zip(group.places, cards, strict=True):
            packet[place] = card
    packet[taken:] = ordered(packet[taken:])
    for place in range(0, taken, each):
        owner = taker(at, place, table.direction(), each, table.rules.people)
        hands[owner].append(packet[place])


def _deal_trail(
    table: Realm,
    seat: SeatId | None,
    at: int,
    into: tuple[list[list[Card]], list[Card]],
    chance: Chance,
) -> None:
    """Deal what is still hidden of an earlier draft: who kept which card."""
    kept, pool = into
    trail = table.trails[at]
    cards = list(trail.cards)
    for group in trail_groups(table, seat, trail):
        if group.unknown:
            found = [chance.take(pool) for _ in group.places]
        else:
            found = ordered([card for p in group.places if (card := cards[p]) is not None])
            chance.shuffle(found)
        for place, card in zip(group.places, found, strict=True):
            cards[place] = card
            owner = taker(trail.packet, place, trail.step, table.each(), table.rules.people)
            kept[owner].append(card)
    table.trails[at] = Trail(trail.packet, trail.step, tuple(cards))
