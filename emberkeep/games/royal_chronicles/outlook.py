"""The odds of the coming war against the Lich King, as far as a seat may know them.

The next necropolis card is one of four, each as likely as the other, so the odds are the share of
both wars that would be won. They count on what is arranged so far, and on those abilities that act
by themselves; what one will choose after the reveal, and what the deck brings, is left out. Among
neighbours nothing can be said: they arrange their kingdoms unseen.
"""

from __future__ import annotations

from collections.abc import Sequence

from emberkeep.games.royal_chronicles.automa import current
from emberkeep.games.royal_chronicles.cards import BACKS, NECROPOLIS_ROWS, Card
from emberkeep.games.royal_chronicles.rules.deployment import Arrangement, Order, carry_out
from emberkeep.games.royal_chronicles.rules.kingdom import strength_of
from emberkeep.games.royal_chronicles.state import LEVEL_TWO, Piece, Player, Realm
from emberkeep.kernel import Prospect, SeatId


def outlook(table: Realm, seat: SeatId) -> Sequence[Prospect]:
    """Tell the odds of every step of an arrangement but the cards one keeps."""
    plan = table.chapter_of(seat)
    if table.lich is None or not isinstance(plan, Arrangement):
        return ()
    armies = coming_armies(table)
    options = [(option.code, option.value) for option in table.ask_of(seat).options]
    return [
        _prospect(code, planned_strength(table, plan, order), armies)
        for code, order in options
        if order is None or order.kind != "keep"
    ]


def coming_armies(table: Realm) -> list[tuple[int, int]]:
    """List what the black and the purple army may be, for each card that may come."""
    assert table.lich is not None
    here, next_back = current(table.lich), BACKS[table.lich.marker + 1]
    return [
        (here.black + coming.black, here.purple + coming.purple)
        for coming in NECROPOLIS_ROWS
        if coming.back == next_back
    ]


def planned_strength(table: Realm, plan: Arrangement, order: Order | None) -> int:
    """Count the strength of a kingdom that is arranged so, with one step more."""
    further = plan.copy()
    further.ordered(table, plan.seat, order)
    player = table.players[plan.seat].copy()
    carry_out(player, further)
    for card in further.placed:
        _act(player, card)
    return strength_of(player)


def _act(player: Player, card: Card) -> None:
    """Let a new unit do what it does without a choice when it is deployed."""
    match card.unit.id:
        case "veteran" | "cave-spirit" | "demon" | "titan":
            _age(player, [card])
        case "necromancer" | "kraken":
            _age(player, [p.card for p in player.pieces() if p.card is not card])
        case "golem":
            player.buildings = dict.fromkeys(player.buildings, LEVEL_TWO)


def _age(player: Player, cards: Sequence[Card]) -> None:
    player.front = [Piece(p.card, p.tokens + (p.card in cards)) for p in player.front]
    player.back = [Piece(p.card, p.tokens + (p.card in cards)) for p in player.back]


def _prospect(code: str, mine: int, armies: list[tuple[int, int]]) -> Prospect:
    shares = [((mine >= black) + (mine >= purple)) / 2 for black, purple in armies]
    return Prospect(code, sum(shares) / len(shares), min(shares), max(shares))
