"""Tables that look the same to a seat, with all that is hidden from it dealt anew."""

from __future__ import annotations

from emberkeep.games.cadwallon.arcana import RANKS
from emberkeep.games.cadwallon.rows import PURPLE
from emberkeep.games.cadwallon.rules.ledger import BASE_KINDS
from emberkeep.games.cadwallon.state import City
from emberkeep.games.cadwallon.views import unseen_arcana, unseen_intrigues, unseen_tokens
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
    """Deal hands out of what is unseen; a card of the colour on top of the deck stays there."""
    pool = unseen_arcana(table, seat)
    top = ""
    if table.back:
        purple = table.back == PURPLE
        top = chance.pick([card for card in pool if (RANKS[card] < BASE_KINDS) == purple])
        pool.remove(top)
    for at, player in enumerate(table.players):
        player.shown.sort(key=RANKS.__getitem__)
        if at != seat:
            count = len(player.hand) - len(player.shown)
            dealt = [chance.take(pool) for _ in range(count)]
            player.hand = sorted([*player.shown, *dealt], key=RANKS.__getitem__)
    left = sorted([*pool, top] if top else pool, key=RANKS.__getitem__)
    table.purple = [card for card in left if RANKS[card] < BASE_KINDS]
    table.blue = [card for card in left if RANKS[card] >= BASE_KINDS]


def _deal_intrigues(table: City, seat: SeatId | None, chance: Chance) -> None:
    pool = unseen_intrigues(table, seat)
    for at, player in enumerate(table.players):
        if at != seat:
            player.intrigues = sorted([chance.take(pool) for _ in player.intrigues])
    table.intrigues = sorted(pool)


def _deal_tokens(table: City, seat: SeatId | None, chance: Chance) -> None:
    """Deal anew what others have looked at and this seat has not."""
    pool = unseen_tokens(table, seat)
    seen = () if seat is None else table.players[seat].seen
    for room, kind in table.covered.items():
        if kind and room not in seen:
            table.covered[room] = chance.take(pool)
    table.unseen = sorted(pool)
