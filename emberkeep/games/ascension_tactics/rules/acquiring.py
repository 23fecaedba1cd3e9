"""Acquiring cards: prices, the way of a card, ambush (chapters Acquiring, Monsters)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.cards import PILES
from emberkeep.games.ascension_tactics.rows import Card, Champion
from emberkeep.games.ascension_tactics.rules.decks import put_on_deck, take_from_row, take_openly
from emberkeep.games.ascension_tactics.rules.resolving import Resolving, begin
from emberkeep.games.ascension_tactics.state import Battleground, Figure, Player
from emberkeep.games.ascension_tactics.words import CONSTRUCT, HERO, MONSTER, TWO_BODIES
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state

AMBUSH: Final = Option("ambush", "ambush")
NO_AMBUSH: Final = Option("pass", "")
ON_TOP: Final = Option("deck-top", "top")
ON_DISCARD: Final = Option("discard", "")


def price(player: Player, card: Card) -> int:
    """Return what a card costs a player now, in runes or for a monster in power (AT-AMB-117)."""
    if card.kind == CONSTRUCT:
        return max(0, card.cost - player.discount)
    return card.cost


def can_pay(player: Player, card: Card) -> bool:
    """Return whether a player can acquire a card (AT-ACQ-01, AT-MONSTER-01, AT-AMB-115)."""
    if card.kind == MONSTER:
        return player.power >= card.cost
    if card.kind == CONSTRUCT:
        return player.runes + player.purse >= price(player, card)
    return player.runes >= card.cost


def pay(player: Player, card: Card) -> None:
    """Pay for a card; a construct first from the purse that is for constructs (AT-AMB-115)."""
    due = price(player, card)
    if card.kind == MONSTER:
        player.power -= due
    elif card.kind == CONSTRUCT:
        first = min(player.purse, due)
        player.purse -= first
        player.runes -= due - first
    else:
        player.runes -= due


def affordable_cards(table: Battleground, player: Player) -> list[Card]:
    """List the cards that a player can acquire now."""
    runes = player.runes
    if runes or player.purse or player.discount:
        return [
            card
            for card in on_offer(table)
            if (card.cost <= runes if card.kind == HERO else can_pay(player, card))
        ]
    power = player.power
    monsters = [c for c in table.row if c is not None and c.kind == MONSTER and c.cost <= power]
    return list(dict.fromkeys(monsters)) if monsters else []


def on_offer(table: Battleground) -> list[Card]:
    """List the cards that can be acquired, each design once (AT-AVAIL-02, AT-AMB-29)."""
    cards = [card for card in dict.fromkeys(table.row) if card is not None]
    cards += [card for card in PILES if table.piles[card.id]]
    return cards


@state
class Acquiring(Procedure):
    """A card is acquired: the row is refilled, the card goes where it belongs, then its ambush.

    From the top of the center deck (`top`) there is no ambush (AT-AMB-27).
    """

    seat: SeatId
    card: Card
    to_hand: bool = False
    top: bool = False

    script = ("take", "ambush")

    def public(self) -> dict[str, Fact]:
        return {
            "seat": self.seat,
            "card": self.card.id,
            "to_hand": self.to_hand,
            "top": self.top,
        }

    def take(self, table: Battleground) -> None:
        """Take the card; a construct or hero may go on top of the deck (AT-AMB-114)."""
        card = self.card
        player = table.players[self.seat]
        table.tell("acquire", seat=self.seat, card=card.id)
        if card.id in table.piles:
            table.piles[card.id] -= 1
        elif not self.top:
            take_from_row(table, card)
        if card.champion is not None:
            join(table, self.seat, card.champion)
            return
        may_top = player.topdeck or (player.topdeck_construct and card.kind == CONSTRUCT)
        _spend_offers(player, card)
        if may_top and not self.to_hand:
            table.ask(self.seat, "acquire.place", [ON_TOP, ON_DISCARD], self.placed)
            return
        if self.to_hand:
            take_openly(player, card)
        else:
            player.discard.append(card)

    def placed(self, table: Battleground, seat: SeatId, answer: str) -> None:
        player = table.players[seat]
        if answer:
            put_on_deck(player, self.card, openly=True)
            table.tell("deck-top", seat=seat, card=self.card.id)
        else:
            player.discard.append(self.card)

    def waits(self) -> bool:
        """Return whether the card is on its way, while it is asked where it goes."""
        return self.at == 1 and self.card.champion is None

    def ambush(self, table: Battleground) -> None:
        """One may carry out the ambush of a card from the row (AT-AMBUSH-02)."""
        if self.card.parts.ambush and not self.top:
            options = [AMBUSH, NO_AMBUSH]
            about: dict[str, Fact] = {"card": self.card.id}
            table.ask(self.seat, "ambush", options, self.ambushed, about=about)

    def ambushed(self, table: Battleground, seat: SeatId, answer: str) -> None:
        if answer:
            begin(table, Resolving(seat, self.card.parts.ambush, self.card.id))


def _spend_offers(player: Player, card: Card) -> None:
    """End what waited for the next such card (AT-CARD-WRENCH-2, AT-AMB-114, AT-AMB-117)."""
    player.topdeck = False
    if card.kind == CONSTRUCT:
        player.topdeck_construct = False
        player.discount = 0


def join(table: Battleground, seat: SeatId, row: Champion) -> None:
    """Add a champion to a team, ready and off the battlefield (AT-ACQ-03, AT-ACQ-04)."""
    table.figures[row.id] = Figure(row.id, row, seat)
    if row.keywords & TWO_BODIES:
        second = f"{row.id}-2"
        table.figures[second] = Figure(second, row, seat, of=row.id)
