"""Personal decks, the center row, and banishing (chapters Personal deck, Acquiring, Banishing)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.cards import CENTER_ROWS
from emberkeep.games.ascension_tactics.rows import Card
from emberkeep.games.ascension_tactics.state import Battleground, Player
from emberkeep.kernel import SeatId

CENTER_IDS = frozenset(card.id for card in CENTER_ROWS)


def draw(table: Battleground, seat: SeatId, count: int) -> None:
    """Draw cards; an empty deck is made anew from the discard pile (AT-DECK-02, AT-AMB-29)."""
    player = table.players[seat]
    drawn: list[Card] = []
    if not player.deck.top and len(player.deck.bag) >= count:
        drawn = [table.chance.take(player.deck.bag) for _ in range(count)]
    else:
        while len(drawn) < count and has_card(player):
            drawn.append(draw_one(table, player))
    if drawn:
        table.reveal()
        player.hand += drawn
        table.tell("draw", seat=seat, count=len(drawn))
        table.tell("drawn", to=(seat,), seat=seat, cards=tuple([card.id for card in drawn]))


def draw_one(table: Battleground, player: Player) -> Card:
    """Draw a card; one that everybody saw on the deck is known in the hand as well."""
    known = bool(player.open_top) and player.open_top[-1]
    card = take_top(table, player)
    if known:
        player.shown.append(card)
    return card


def take_top(table: Battleground, player: Player) -> Card:
    """Take the top card of a deck, whoever gets it."""
    if player.open_top:
        player.open_top.pop()
    return player.deck.draw(table.chance)


def put_on_deck(player: Player, card: Card, *, openly: bool) -> None:
    """Put a card on top of a deck, so that all see it or its owner alone."""
    player.deck.put_on_top(card)
    player.open_top.append(openly)


def leave_hand(player: Player, card: Card) -> None:
    """Take a card out of a hand."""
    player.hand.remove(card)
    if card in player.shown:
        player.shown.remove(card)


def take_openly(player: Player, card: Card) -> None:
    """Take a card into a hand for all to see."""
    player.hand.append(card)
    player.shown.append(card)


def has_card(player: Player) -> bool:
    """Return whether the deck has a card, once the discard pile is shuffled in if it must be."""
    if player.deck:
        return True
    player.deck.shuffle_in(player.discard)
    player.discard.clear()
    return len(player.deck) > 0


def refill(table: Battleground, place: int) -> None:
    """Reveal a card in an empty place of the center row (AT-ACQ-06, AT-CENTER-01, AT-AMB-29)."""
    center = table.center
    if not center and table.banished:
        center.shuffle_in(table.banished)
        table.banished.clear()
    table.row[place] = None
    if center:
        card = center.draw(table.chance)
        table.row[place] = card
        table.reveal()
        table.tell("reveal", card=card.id, place=place)


def take_from_row(table: Battleground, card: Card) -> None:
    """Take a card out of the center row; a new one is revealed at once (AT-ACQ-06)."""
    refill(table, table.row.index(card))


def banish(table: Battleground, card: Card) -> None:
    """Put a card out of circulation (AT-BANISH-02, AT-BANISH-03, AT-BANISH-04)."""
    if card.id in table.piles:
        table.piles[card.id] += 1
    elif card.id in CENTER_IDS:
        table.banished.append(card)
    table.tell("banish", card=card.id)
