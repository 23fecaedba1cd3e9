"""Arcana in one's own turn, outside rolls, Moves and fights (CADB-ARCANA-02, CAD-AMB-149)."""

from __future__ import annotations

from collections.abc import Iterable

from emberkeep.games.cadwallon.arcana import ARCANA, BLUE_BACKS, MOMENTS
from emberkeep.games.cadwallon.board import CENTRE, PRISON
from emberkeep.games.cadwallon.effects import (
    TURN,
    Effect,
    FreePrisoner,
    HealAll,
    LockChest,
    LookAtTokens,
    StealCard,
    Tax,
)
from emberkeep.games.cadwallon.rules.chests import chests_at
from emberkeep.games.cadwallon.rules.exploring import peek
from emberkeep.games.cadwallon.rules.figures import neighbours, put
from emberkeep.games.cadwallon.rules.ledger import discard, lose
from emberkeep.games.cadwallon.rules.options import CARD_OPTIONS, named
from emberkeep.games.cadwallon.sheet import Act
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state


def turn_cards(table: City, seat: SeatId) -> list[Option[Act]]:
    """List the cards that can be played now, each kind once: those that have a target."""
    cards = dict.fromkeys([c for c in table.players[seat].hand if MOMENTS[c] == TURN])
    return [CARD_OPTIONS[c] for c in cards if targets(table, seat, ARCANA[c].effect)]


def targets(table: City, seat: SeatId, effect: Effect) -> list[str]:
    """List what a card can be played on."""
    if isinstance(effect, LockChest):
        rooms = dict.fromkeys([*table.chests, *table.open])
        chests = [chest for room in rooms for chest in chests_at(table, room)]
        return [chest for chest in chests if chest not in table.locks]
    if isinstance(effect, Tax):
        return [str(other) for other in table.others(seat)]
    if isinstance(effect, StealCard):
        return [str(other) for other in _next_to(table, seat) if table.players[other].hand]
    if isinstance(effect, HealAll):
        return [figure.id for figure in table.gang(seat) if figure.wounds]
    if isinstance(effect, FreePrisoner):
        return [figure.id for figure in table.gang(seat) if figure.place == PRISON]
    return [room for room in table.covered if room not in table.players[seat].seen]


def _next_to(table: City, seat: SeatId) -> list[SeatId]:
    """List the players who have a figure next to one of a seat's (CAD-AMB-135)."""
    near = [name for figure in table.gang(seat) for name in neighbours(table, figure.place)]
    seats = [table.figures[name].seat for name in near if name in table.figures]
    return [other for other in table.others(seat) if other in seats]


@state
class Playing(Procedure):
    """A card that is played in one's own turn: its target is chosen, then it acts."""

    seat: SeatId
    card: str
    left: int = 1

    script = ("choose",)

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "card": self.card, "left": self.left}

    def choose(self, table: City) -> None:
        found = targets(table, self.seat, ARCANA[self.card].effect)
        if found and self.left:
            options = [named(target) for target in found]
            more = [named("done")] if self.left > 1 else []
            about: dict[str, Fact] = {"card": self.card}
            table.ask(self.seat, "card.target", [*options, *more], self.chosen, about=about)

    def chosen(self, table: City, seat: SeatId, target: str) -> None:
        if target == "done":
            return
        effect = ARCANA[self.card].effect
        if isinstance(effect, LockChest):
            table.locks = (*table.locks, target)
        elif isinstance(effect, Tax):
            lose(table, int(target), effect.ducats, "tax")
        elif isinstance(effect, StealCard):
            _steal_card(table, seat, int(target))
        elif isinstance(effect, HealAll):
            table.figures[target].wounds = 0
        elif isinstance(effect, FreePrisoner):
            put(table, table.figures[target], CENTRE)
        else:
            self.look(table, seat, target)
        table.tell("card.target", seat=seat, card=self.card, target=target)

    def look(self, table: City, seat: SeatId, room: str) -> None:
        """Look at a token, which stays face down (CAD-AMB-148)."""
        peek(table, seat, room)
        self.left -= 1
        self.again()


def play_turn_card(table: City, seat: SeatId, card: str) -> None:
    """Play a card of one's own turn."""
    discard(table, seat, card)
    effect = ARCANA[card].effect
    table.call(Playing(seat, card, effect.tokens if isinstance(effect, LookAtTokens) else 1))


def _steal_card(table: City, seat: SeatId, victim: SeatId) -> None:
    """Draw a card blind from another hand (CAD-AMB-135).

    Both players know the card then; others see the colour of its back, and are no longer sure of
    the victim's cards of that colour.
    """
    loser = table.players[victim]
    card = table.chance.take(loser.hand)
    table.reveal()
    table.players[seat].hand.append(card)
    before = loser.shown
    loser.shown = _sure_without(before, card)
    for at, player in enumerate(table.players):
        if at != victim:
            known = [*before, *[name for held, name in player.knows if held == victim]]
            left = _sure_without(known, card) if at != seat else _minus(known, [card])
            others = [each for each in player.knows if each[0] != victim]
            player.knows = (*others, *[(victim, name) for name in _minus(left, loser.shown)])
    loser.knows = (*loser.knows, (seat, card))
    table.tell("arcana.stolen", to=(seat, victim), seat=seat, victim=victim, card=card)


def _sure_without(cards: list[str], stolen: str) -> list[str]:
    """List the cards that are surely left, when one with the back of the stolen one is gone."""
    blue = stolen in BLUE_BACKS
    return _minus(cards, {card for card in cards if (card in BLUE_BACKS) == blue})


def _minus(cards: list[str], gone: Iterable[str]) -> list[str]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left
