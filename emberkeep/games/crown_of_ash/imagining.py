"""Tables that look the same to a seat, with all that is hidden from it dealt anew."""

from __future__ import annotations

from emberkeep.games.crown_of_ash.cards import FATE_CARD_ROWS
from emberkeep.games.crown_of_ash.rules.battle import Battle
from emberkeep.games.crown_of_ash.state import Ashlands, Player
from emberkeep.games.crown_of_ash.views import (
    AI_ORDER,
    CARD_ORDER,
    TILE_ORDER,
    WARRIOR_ORDER,
    battle_of,
    in_order,
)
from emberkeep.kernel import Chance, SeatId


def imagine(table: Ashlands, seat: SeatId | None, chance: Chance) -> Ashlands:
    """Make a table that looks the same to a seat, all that is hidden from it dealt anew."""
    twin = table.copy()
    for at, player in enumerate(twin.players):
        if at != seat:
            _forget_order(player)
    for deck in twin.decks.values():
        deck.bag = in_order(deck.bag, WARRIOR_ORDER)
    for stack in twin.quarry:
        stack.bag = in_order(stack.bag, TILE_ORDER)
    if twin.opponent is not None:
        twin.opponent.deck.bag = in_order(twin.opponent.deck.bag, AI_ORDER)
    if not twin.over:
        _deal_fates(twin, seat, chance)
    battle = battle_of(twin)
    if battle is not None and not battle.revealed:
        _deal_battle(twin, battle, seat, chance)
    twin.veil(seat, chance)
    return twin


def _forget_order(player: Player) -> None:
    """Sort a hand, since nobody else sees in which order it is held."""
    if not player.automa:
        player.hand = in_order(player.hand, WARRIOR_ORDER)
    player.cards = in_order(player.cards, CARD_ORDER)


def _deal_fates(table: Ashlands, seat: SeatId | None, chance: Chance) -> None:
    known = None if seat is None else table.players[seat].fate
    fates = [fate for fate in FATE_CARD_ROWS if fate is not known]
    for at in table.people():
        if at != seat:
            table.players[at].fate = chance.take(fates)


def _deal_battle(table: Ashlands, battle: Battle, seat: SeatId | None, chance: Chance) -> None:
    """Choose anew which warriors and cards lie face down, from what their owners had."""
    if not battle.unmasked and battle.attacker != seat and battle.warriors:
        player = table.players[battle.attacker]
        pool = in_order([*player.hand, *battle.warriors], WARRIOR_ORDER)
        laid = [chance.take(pool) for _ in battle.warriors]
        battle.warriors = in_order(laid, WARRIOR_ORDER)
        player.hand = in_order(pool, WARRIOR_ORDER)
    for at in battle.cards:
        if at != seat:
            player = table.players[at]
            held = in_order([*player.cards, battle.cards[at]], CARD_ORDER)
            battle.cards[at] = chance.take(held)
            player.cards = in_order(held, CARD_ORDER)
