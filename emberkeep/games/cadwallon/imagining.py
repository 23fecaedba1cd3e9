"""Tables that look the same to a seat, with all that is hidden from it dealt anew."""

from __future__ import annotations

from emberkeep.games.cadwallon.arcana import BLUE_BACKS, RANKS, count_blue
from emberkeep.games.cadwallon.state import City
from emberkeep.games.cadwallon.views import (
    in_order,
    known_hand,
    unseen_arcana,
    unseen_intrigues,
    unseen_tokens,
)
from emberkeep.kernel import Chance, SeatId


def imagine(table: City, seat: SeatId | None, chance: Chance) -> City:
    """Deal everything anew that a seat cannot see, as far as it does not remember it."""
    twin = table.copy()
    _deal_arcana(twin, seat, chance)
    _deal_intrigues(twin, seat, chance)
    _deal_tokens(twin, seat, chance)
    twin.mission_deck.sort()
    twin.veil(seat, chance)
    return twin


def _deal_arcana(table: City, seat: SeatId | None, chance: Chance) -> None:
    """Deal hands out of what is unseen, by the backs of their cards; the rest is the deck."""
    pool = unseen_arcana(table, seat)
    blue = [card for card in pool if card in BLUE_BACKS]
    purple = pool[: len(pool) - len(blue)]
    for at, player in enumerate(table.players):
        player.shown.sort(key=RANKS.__getitem__)
        if at != seat:
            known = known_hand(table, seat, at)
            blues = count_blue(player.hand) - count_blue(known)
            purples = len(player.hand) - len(known) - blues
            dealt = [chance.take(purple) for _ in range(purples)]
            dealt += [chance.take(blue) for _ in range(blues)]
            player.hand = list(in_order([*known, *dealt]))
    table.purple, table.blue = purple, blue
    _forget(table, seat)


def _forget(table: City, seat: SeatId | None) -> None:
    """What others know of hands is not known to a seat; its own knowledge has no order."""
    for at, player in enumerate(table.players):
        player.knows = tuple(sorted(player.knows)) if at == seat else ()


def _deal_intrigues(table: City, seat: SeatId | None, chance: Chance) -> None:
    """Deal to others what they may hold; those go first of whom more is known."""
    pool = unseen_intrigues(table, seat)
    others = [player for at, player in enumerate(table.players) if at != seat]
    for player in sorted(others, key=lambda each: -len(each.cleared)):
        hand = []
        for _ in player.intrigues:
            card = chance.pick([name for name in pool if name not in player.cleared] or pool)
            pool.remove(card)
            hand.append(card)
        player.intrigues = sorted(hand)
    table.intrigues = sorted(pool)


def _deal_tokens(table: City, seat: SeatId | None, chance: Chance) -> None:
    """Deal anew what others have looked at and this seat has not."""
    pool = unseen_tokens(table, seat)
    seen = () if seat is None else table.players[seat].seen
    for room, kind in table.covered.items():
        if kind and room not in seen:
            table.covered[room] = chance.take(pool)
    table.unseen = sorted(pool)
