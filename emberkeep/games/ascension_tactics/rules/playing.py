"""Playing cards: heroes and constructs, and allegiance that comes later (chapter Playing cards)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.rows import Card
from emberkeep.games.ascension_tactics.rules.decks import leave_hand
from emberkeep.games.ascension_tactics.rules.ground import is_cultist
from emberkeep.games.ascension_tactics.rules.options import champion_option
from emberkeep.games.ascension_tactics.rules.resolving import Resolving, begin, resolve, trigger
from emberkeep.games.ascension_tactics.state import Battleground, Figure, Waiting
from emberkeep.games.ascension_tactics.words import CONSTRUCT
from emberkeep.kernel import Fact, Procedure, SeatId, state


def equippable(table: Battleground, seat: SeatId) -> list[Figure]:
    """List whom a player may equip: anybody but cultists (AT-CONSTR-04, AT-CULTIST-09)."""
    return [
        figure
        for figure in table.figures.values()
        if figure.seat == seat and not figure.of and not is_cultist(figure)
    ]


def play(table: Battleground, seat: SeatId, card: Card) -> None:
    """Play a card; a hero that switches nothing on needs no chapter of its own."""
    player = table.players[seat]
    if card.kind == CONSTRUCT or any(w.faction == card.faction for w in player.waiting):
        begin(table, Playing(seat, card))
        return
    leave_hand(player, card)
    player.tally.append(card)
    player.played.append(card)
    table.tell("play", seat=seat, card=card.id)
    resolve(table, Resolving(seat, card.parts.play, card.id, card))


@state
class Playing(Procedure):
    """A card is played: it lies on the table, does what it says, and switches others on."""

    seat: SeatId
    card: Card
    bearer: str = ""
    switched: tuple[Waiting, ...] = ()

    script = ("lay", "carry_out", "switch_on")

    def public(self) -> dict[str, Fact]:
        switched = tuple([waiting.source for waiting in self.switched])
        return {
            "seat": self.seat,
            "card": self.card.id,
            "bearer": self.bearer,
            "switched": switched,
        }

    def lay(self, table: Battleground) -> None:
        """Put the card down; a construct is equipped to a champion (AT-PLAY-02, AT-CONSTR-01)."""
        player = table.players[self.seat]
        card = self.card
        leave_hand(player, card)
        player.tally.append(card)
        table.tell("play", seat=self.seat, card=card.id)
        if card.faction and player.waiting:
            self.switched = tuple([w for w in player.waiting if w.faction == card.faction])
            player.waiting = [w for w in player.waiting if w.faction != card.faction]
        if card.kind != CONSTRUCT:
            player.played.append(card)
            return
        options = [champion_option(figure.id) for figure in equippable(table, self.seat)]
        table.ask(self.seat, "equip", options, self.equipped, about={"card": card.id})

    def equipped(self, table: Battleground, seat: SeatId, name: str) -> None:
        figure = table.figures[name]
        figure.constructs = (*figure.constructs, self.card)
        table.tell("equip", figure=name, card=self.card.id)
        self.bearer = name

    def waits(self) -> bool:
        """Return whether a construct is in nobody's hand any more, and under no champion yet."""
        return self.at == 1 and self.card.kind == CONSTRUCT and not self.bearer

    def carry_out(self, table: Battleground) -> None:
        parts = self.card.parts
        effects = parts.on_equip if self.card.kind == CONSTRUCT else parts.play
        if effects:
            begin(table, Resolving(self.seat, effects, self.card.id, self.card))

    def switch_on(self, table: Battleground) -> None:
        """Then the allegiance of cards played before (AT-KEY-ALLEGIANCE-3, AT-AMB-26)."""
        if self.switched:
            waiting = [Resolving(self.seat, (w.then,), w.source) for w in self.switched]
            trigger(table, self.seat, waiting)
