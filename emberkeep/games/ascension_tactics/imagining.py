"""Tables that look the same to a seat, with all that is hidden from it dealt anew."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.rows import Card
from emberkeep.games.ascension_tactics.state import Battleground, Player
from emberkeep.games.ascension_tactics.views import (
    in_kinds,
    is_partner,
    ordered,
    unseen_cards,
    unseen_treasures,
)
from emberkeep.kernel import Chance, SeatId


def imagine(table: Battleground, seat: SeatId | None, chance: Chance) -> Battleground:
    """Deal everything anew that a seat cannot see, as far as it does not remember it."""
    twin = table.copy()
    for at, player in enumerate(twin.players):
        if is_partner(table, seat, at):
            player.deck.bag = ordered(player.deck.bag)
            player.shown = ordered(player.shown)
        else:
            _deal(player, unseen_cards(table, at, seat), chance)
    twin.center.bag = ordered(twin.center.bag)
    _deal_treasures(twin, seat, chance)
    _deal_schemes(twin, seat, chance)
    twin.veil(seat, chance)
    return twin


def _deal(player: Player, pool: list[Card], chance: Chance) -> None:
    """Deal a hand and what was put back on the deck; nobody sees in which order a hand is held."""
    dealt = [chance.take(pool) for _ in range(len(player.hand) - len(player.shown))]
    player.hand = ordered([*player.shown, *dealt])
    player.shown = ordered(player.shown)
    player.deck.top = [
        card if openly else chance.take(pool)
        for card, openly in zip(player.deck.top, player.open_top, strict=True)
    ]
    player.deck.bag = ordered(pool)


def _deal_treasures(table: Battleground, seat: SeatId | None, chance: Chance) -> None:
    pool = unseen_treasures(table, seat)
    for at, player in enumerate(table.players):
        if not is_partner(table, seat, at):
            player.treasures = [chance.take(pool) for _ in player.treasures]
        player.treasures = in_kinds(player.treasures)
    table.unseen = in_kinds(pool)
    table.bag = in_kinds(table.bag)


def _deal_schemes(table: Battleground, seat: SeatId | None, chance: Chance) -> None:
    villains = table.villains
    if villains is None:
        return
    pool = sorted(villains.deck.bag, key=lambda row: row.number)
    if seat != villains.seat and villains.hand:
        pool = sorted([*pool, *villains.hand], key=lambda row: row.number)
        villains.hand = [chance.take(pool) for _ in villains.hand]
        villains.hand.sort(key=lambda row: row.number)
    villains.deck.bag = sorted(pool, key=lambda row: row.number)
