"""What was seen in the drafts: packets go round, so players know part of what others hold.

A packet lists its cards in the order in which they were taken, and who took each follows from the
direction. A seat that held a packet knows what was in it then. So the places of a packet fall into
groups, for that seat: its own, those of which it knows the cards but not who took which, and,
before it first saw the packet, those of which it knows nothing.
"""

from __future__ import annotations

from functools import cache

from emberkeep.games.royal_chronicles.cards import Card
from emberkeep.games.royal_chronicles.state import Realm, Trail, leaving
from emberkeep.kernel import SeatId, Value, value


@value
class Group(Value):
    """Places of a packet whose cards a seat knows together, but not one by one.

    `unknown` places were gone before the seat saw the packet, or it never did.
    """

    places: tuple[int, ...]
    unknown: bool


def taker(packet: int, place: int, step: int, each: int, people: int) -> SeatId:
    """Tell who takes the card at a place of a packet."""
    return (packet + step * (place // each)) % people


@cache
def groups(
    seat: SeatId | None, packet: int, step: int, people: int, length: int, gone: int
) -> tuple[Group, ...]:
    """Part the places of a packet that others took, or hold, as a seat knows them.

    `gone` places are taken. Where the seat holds the packet now, it sees what is left. What two
    players discard is open to both.
    """
    each = leaving(people)
    found: list[Group] = []
    places: list[int] = []
    seen = False
    for place in range(length):
        own = taker(packet, place, step, each, people) == seat
        if own and place <= gone and place % each == 0:
            if places:
                found.append(Group(tuple(places), not seen))
            places, seen = [], True
            if place == gone:
                break  # it holds the packet and sees the rest
        if place >= gone or (place % each == 0 and not own):
            places.append(place)
    if places:
        found.append(Group(tuple(places), not seen))
    return tuple(found)


def packet_groups(table: Realm, seat: SeatId | None, packet: int) -> tuple[Group, ...]:
    """Part what is hidden of a packet of this draft."""
    people, length = table.rules.people, len(table.packets[packet])
    return groups(seat, packet, table.direction(), people, length, table.taken)


def trail_groups(table: Realm, seat: SeatId | None, trail: Trail) -> list[Group]:
    """Part what is still hidden of a packet of an earlier round."""
    length = len(trail.cards)
    found = groups(seat, trail.packet, trail.step, table.rules.people, length, length)
    hidden = [
        Group(tuple([p for p in group.places if trail.cards[p] is not None]), group.unknown)
        for group in found
    ]
    return [group for group in hidden if group.places]


def settle_trails(table: Realm) -> None:
    """Note which cards of this draft and earlier ones are still hidden: those that were kept."""
    if table.lich is not None:
        return
    each, people, step = table.each(), table.rules.people, table.direction()
    old = table.trails
    old += [Trail(at, step, tuple(packet)) for at, packet in enumerate(table.packets)]
    table.packets, table.taken = [], 0
    table.trails = []
    for trail in old:
        cards: list[Card | None] = []
        for place, card in enumerate(trail.cards):
            owner = taker(trail.packet, place, trail.step, each, people)
            hidden = card is not None and card in table.players[owner].kept
            cards.append(card if hidden else None)
        if any(card is not None for card in cards):
            table.trails.append(Trail(trail.packet, trail.step, tuple(cards)))
    table.trails.sort(key=by_way)  # their age is of no account, so nothing may depend on it


def by_way(trail: Trail) -> tuple[int, int]:
    return trail.packet, trail.step


def forget_trail(table: Realm, gone: Card) -> None:
    """Note that a card which was kept is no longer hidden."""
    table.trails = [
        Trail(trail.packet, trail.step, tuple([c if c is not gone else None for c in trail.cards]))
        for trail in table.trails
    ]
