"""How points, gold and age tokens come and go, and how that is told."""

from __future__ import annotations

from emberkeep.games.royal_chronicles.cards import Card
from emberkeep.games.royal_chronicles.state import Piece, Realm, find
from emberkeep.kernel import SeatId


def score(table: Realm, seat: SeatId, points: int, source: str) -> None:
    """Move a VP marker and tell why; it never goes below 0 (RC-BASE-CONCEPT-06, RC-AMB-30)."""
    player = table.players[seat]
    points = max(points, -player.vp)
    if points:
        player.vp += points
        player.sources[source] = player.sources.get(source, 0) + points
        table.tell("score", seat=seat, points=points, source=source)


def earn(table: Realm, seat: SeatId, gold: int, source: str) -> None:
    """Take gold from the supply, which never runs out (RC-BASE-CONCEPT-07)."""
    if gold:
        table.players[seat].gold += gold
        table.tell("gold", seat=seat, gold=gold, source=source)


def age(table: Realm, seat: SeatId, card: Card, tokens: int, source: str) -> None:
    """Put age tokens on a unit, or take them off."""
    row, at = find(table.players[seat], card)
    piece = row[at]
    row[at] = Piece(card, piece.tokens + tokens)
    table.tell("age", seat=seat, card=card.id, tokens=tokens, source=source)


def throw(table: Realm, cards: list[Card]) -> None:
    """Put cards on the discard pile, which everybody may look through (RC-AMB-31)."""
    table.discard += cards


def draw(table: Realm) -> Card | None:
    """Draw a card; an empty deck is made anew of the discard pile (RC-BASE-RECRUIT-05)."""
    deck = table.deck
    if not deck.bag and not deck.top:
        if not table.discard:
            return None
        deck.bag = table.discard
        table.discard = []
        table.tell("deck.shuffled", cards=len(deck.bag))
    return deck.draw(table.chance)
