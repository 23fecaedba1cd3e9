"""Ducats, action points, experience and cards: what every chapter pays and gains."""

from __future__ import annotations

from emberkeep.games.cadwallon.arcana import RANKS
from emberkeep.games.cadwallon.rows import BLUE, PURPLE
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import SeatId

# --- Ducats ---------------------------------------------------------------------------------------


def gain(table: City, seat: SeatId, ducats: int, source: str) -> None:
    """Pay a player out of the bank."""
    if ducats:
        table.players[seat].ducats += ducats
        table.tell("score", seat=seat, points=ducats, source=source)


def lose(table: City, seat: SeatId, ducats: int, source: str) -> int:
    """Take ducats for the bank, or what the player has (CAD-AMB-47); return how many."""
    paid = min(ducats, max(0, table.players[seat].ducats))
    gain(table, seat, -paid, source)
    return paid


def owe(table: City, seat: SeatId, ducats: int, source: str) -> None:
    """Take ducats at the end of the game: a score may go below zero (CAD-AMB-47)."""
    gain(table, seat, -ducats, source)


# --- Action points and experience -----------------------------------------------------------------


def pay(table: City, seat: SeatId, actions: int) -> None:
    """Spend action points (CADB-TURN-03)."""
    table.players[seat].actions -= actions


def learn(table: City, seat: SeatId, tokens: int) -> None:
    """Give experience to a gang (CAD-XP-04)."""
    if tokens:
        table.players[seat].experience += tokens
        table.tell("experience", seat=seat, tokens=tokens)


# --- Arcana ---------------------------------------------------------------------------------------


def turn_back(table: City) -> None:
    """Look at the back of the card that is next: its colour is known to all (CAD-AMB-85)."""
    purple, blue = len(table.purple), len(table.blue)
    if not blue:
        table.back = PURPLE if purple else ""
    elif not purple:
        table.back = BLUE
    else:
        table.back = PURPLE if table.chance.below(purple + blue) < purple else BLUE


def shuffle_if_empty(table: City) -> None:
    """Make a new deck of the discard pile when the old one is out (CADB-ARCANA-04)."""
    if table.purple or table.blue or not table.discard:
        return
    for card in table.discard:
        (table.purple if RANKS[card] < BASE_KINDS else table.blue).append(card)
    table.discard = []
    turn_back(table)
    table.tell("arcana.shuffled")


BASE_KINDS = 16  # of the cards in the table of Arcana, those with purple backs


def draw(table: City, seat: SeatId, cards: int = 1) -> int:
    """Draw Arcana cards; return how many there were (CAD-AMB-68)."""
    drawn = 0
    player = table.players[seat]
    for _ in range(cards):
        shuffle_if_empty(table)
        if not table.back:
            break
        pile = table.purple if table.back == PURPLE else table.blue
        player.hand.append(table.chance.take(pile))
        turn_back(table)
        drawn += 1
    if drawn:
        table.tell("arcana.drawn", seat=seat, cards=drawn)
    return drawn


def discard(table: City, seat: SeatId, card: str, event: str = "arcana.played") -> None:
    """Put a card from a hand on the discard pile, where everybody sees it."""
    player = table.players[seat]
    player.hand.remove(card)
    if card in player.shown:
        player.shown.remove(card)
    else:
        _forget(table, seat, card)
    table.discard.append(card)
    table.tell(event, seat=seat, card=card)


def _forget(table: City, seat: SeatId, card: str) -> None:
    """A card that some knew to be in a hand, and not everybody, has left it."""
    for player in table.players:
        if (seat, card) in player.knows:
            at = player.knows.index((seat, card))
            player.knows = player.knows[:at] + player.knows[at + 1 :]


def discard_for_skill(table: City, seat: SeatId, card: str) -> None:
    """Pay for a skill with a card, whatever it says (CADB-CHAR-05)."""
    discard(table, seat, card, "arcana.spent")
