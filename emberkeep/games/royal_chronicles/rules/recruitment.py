"""Recruitment: the draft, for two, for more, and alone (chapter 1)."""

from __future__ import annotations

from dataclasses import field

from emberkeep.games.royal_chronicles.cards import (
    CARD_ROWS,
    DUEL_HAND,
    HAND,
    SOLO_DRAWS,
    UNDERWORLD,
    UNDERWORLD_DRAW,
    Card,
)
from emberkeep.games.royal_chronicles.rules.points import draw, throw
from emberkeep.games.royal_chronicles.state import DUEL, Lich, Realm
from emberkeep.kernel import Option, Procedure, SeatId, state

KEEP: list[Option[Card]] = [Option(f"keep:{card.id}", card) for card in CARD_ROWS]
DISCARD: list[Option[Card]] = [Option(f"discard:{card.id}", card) for card in CARD_ROWS]


def by_order(card: Card) -> int:
    return card.order


def drawn(table: Realm, number: int) -> list[Card]:
    """Draw some cards and sort them, so that their order tells nothing."""
    cards = [card for _ in range(number) if (card := draw(table)) is not None]
    cards.sort(key=by_order)
    return cards


def take_kept(table: Realm) -> None:
    """Take up the cards that were kept in the previous round (RC-BASE-RECRUIT-04, RC-AMB-15)."""
    for seat in table.people():
        player = table.players[seat]
        player.hand += player.kept
        player.kept.clear()


@state
class Draft(Procedure):
    """Everybody keeps a card and passes the rest, until each has five."""

    script = ("deal", "pick", "pass_on", "take_kept")

    def deal(self, table: Realm) -> None:
        """Deal five cards each, nine with two players (RC-BASE-RECRUIT-01, RC-BASE-RECRUIT-03)."""
        number = DUEL_HAND if table.rules.people == DUEL else HAND
        table.packets = [drawn(table, number) for _ in table.people()]
        table.taken = 0
        table.tell("dealt", cards=number, direction=table.direction())

    def pick(self, table: Realm) -> None:
        """All choose at once; two players also choose what to discard (RC-BASE-CONCEPT-05)."""
        table.turn += 1
        if table.rules.people == DUEL:
            table.apart(table.people(), self.look, self.looked)
        else:
            for seat in table.people():
                table.ask(seat, "draft.keep", self.packet, self.kept, secret=True)

    def packet(self, table: Realm, seat: SeatId) -> list[Option[Card]]:
        return [KEEP[card.order] for card in table.packets[table.packet_of(seat)][table.taken :]]

    def kept(self, table: Realm, seat: SeatId, card: Card) -> None:
        self.take(table, seat, [card])

    def look(self, table: Realm, seat: SeatId) -> Procedure:
        return Picking(seat, table.packets[table.packet_of(seat)][table.taken :])

    def looked(self, table: Realm, seat: SeatId, picking: Picking) -> None:
        self.take(table, seat, picking.chosen)
        throw(table, picking.chosen[1:])
        for card in picking.chosen[1:]:
            table.tell("draft.discards", seat=seat, card=card.id)

    def take(self, table: Realm, seat: SeatId, chosen: list[Card]) -> None:
        """Take cards out of the packet: they come first in its order from now on."""
        packet = table.packets[table.packet_of(seat)]
        for at, card in enumerate(chosen, table.taken):
            packet.remove(card)
            packet.insert(at, card)
        table.players[seat].hand.append(chosen[0])

    def pass_on(self, table: Realm) -> None:
        """Pass the rest on, while there is any (RC-BASE-RECRUIT-02)."""
        table.taken += table.each()
        if table.taken < len(table.packets[0]):
            table.tell("draft.passes", direction=table.direction())
            self.again("pick")

    def take_kept(self, table: Realm) -> None:
        take_kept(table)


@state
class Picking(Procedure):
    """One of two players looks at a packet: one card to keep, one to discard."""

    seat: SeatId
    cards: list[Card]
    chosen: list[Card] = field(default_factory=list)

    script = ("keep", "discard")

    def keep(self, table: Realm) -> None:
        """Keep one card; everybody knows that the last of a packet leaves no choice."""
        if len(self.cards) > 1:
            table.ask(self.seat, "draft.keep", self.to_keep, self.chose, secret=True)
            return
        [last] = self.cards
        code = KEEP[last.order].code
        table.tell("obvious", to=(self.seat,), prompt="draft.keep", code=code)
        self.chose(table, self.seat, last)

    def to_keep(self, table: Realm, seat: SeatId) -> list[Option[Card]]:
        return [KEEP[card.order] for card in self.cards]

    def discard(self, table: Realm) -> None:
        """Discard one of the others; the last card of all is kept (RC-BASE-RECRUIT-03)."""
        if self.cards:
            table.ask(self.seat, "draft.discard", self.to_discard, self.chose, secret=True)

    def to_discard(self, table: Realm, seat: SeatId) -> list[Option[Card]]:
        return [DISCARD[card.order] for card in self.cards]

    def chose(self, table: Realm, seat: SeatId, card: Card) -> None:
        self.cards.remove(card)
        self.chosen.append(card)


@state
class SoloDraft(Procedure):
    """One monarch picks five units; the underworld takes the rest (chapter Solo recruitment)."""

    pick: int = 0
    cards: list[Card] = field(default_factory=list)

    script = ("draw_from_deck", "shuffle", "draw_from_underworld", "last_pick", "take_kept")

    def draw_from_deck(self, table: Realm) -> None:
        """Draw 5, 4 and 3 units, keep one each time (RC-SOLO-RECRUIT-04, -05, -06)."""
        table.turn += 1
        self.cards = drawn(table, SOLO_DRAWS[self.pick])
        table.tell("solo.draws", seat=0, cards=[card.id for card in self.cards])
        table.ask(0, "draft.keep", self.options, self.kept)

    def options(self, table: Realm, seat: SeatId) -> list[Option[Card]]:
        return [KEEP[card.order] for card in self.cards]

    def kept(self, table: Realm, seat: SeatId, card: Card) -> None:
        """Keep one; the others go to the underworld (RC-SOLO-RECRUIT-01)."""
        self.cards.remove(card)
        table.players[seat].hand.append(card)
        table.tell("recruited", seat=seat, card=card.id)
        lich_of(table).underworld.bag += self.cards
        table.tell("underworld", cards=[card.id for card in self.cards])
        self.cards = []
        self.pick += 1
        if self.pick < len(SOLO_DRAWS):
            self.again()

    def shuffle(self, table: Realm) -> None:
        """Shuffle the nine cards of the underworld (RC-SOLO-RECRUIT-07)."""
        lich_of(table).underworld.shuffle_in()
        table.tell("underworld.shuffled", cards=len(lich_of(table).underworld))

    def draw_from_underworld(self, table: Realm) -> None:
        """Take the top two back and keep one of them (RC-SOLO-RECRUIT-08)."""
        table.turn += 1
        underworld = lich_of(table).underworld
        self.cards = [underworld.draw(table.chance) for _ in range(UNDERWORLD_DRAW)]
        self.cards.sort(key=by_order)
        table.tell("solo.draws", seat=0, cards=[card.id for card in self.cards])
        table.ask(0, "draft.keep", self.options, self.fourth_kept)

    def fourth_kept(self, table: Realm, seat: SeatId, card: Card) -> None:
        """Put the other one at the bottom (RC-SOLO-RECRUIT-08, RC-AMB-02)."""
        self.cards.remove(card)
        table.players[seat].hand.append(card)
        table.tell("recruited", seat=seat, card=card.id)
        lich_of(table).underworld.put_under(self.cards.pop())

    def last_pick(self, table: Realm) -> None:
        """Take the next card from the top; there is no choice (RC-SOLO-RECRUIT-09)."""
        underworld = lich_of(table).underworld
        card = underworld.draw(table.chance)
        table.players[0].hand.append(card)
        table.tell("recruited", seat=0, card=card.id)
        assert len(underworld) == UNDERWORLD  # RC-SOLO-RECRUIT-10, RC-AMB-01

    def take_kept(self, table: Realm) -> None:
        take_kept(table)


def lich_of(table: Realm) -> Lich:
    assert table.lich is not None
    return table.lich
