"""Deployment: everybody arranges the kingdom at once, unseen; then all is revealed (chapter 2)."""

from __future__ import annotations

from dataclasses import field
from functools import cache
from typing import Literal, TypeAlias

from emberkeep.games.royal_chronicles.cards import ARTIFACTS_EACH, CARD_ROWS, Card
from emberkeep.games.royal_chronicles.memory import settle_trails
from emberkeep.games.royal_chronicles.rules.abilities import Abilities
from emberkeep.games.royal_chronicles.rules.points import throw
from emberkeep.games.royal_chronicles.state import Piece, Player, Realm
from emberkeep.kernel import DONE, Option, Procedure, SeatId, Value, state, value

Kind = Literal["front", "back", "beside", "keep", "move", "dismiss", "swap"]


@value
class Order(Value):
    """One step of an arrangement."""

    kind: Kind
    card: Card
    other: Card | None = None


Orders: TypeAlias = list[Option[Order | None]]

FRONT: list[Option[Order]] = [Option(f"place:{c.id}/front", Order("front", c)) for c in CARD_ROWS]
REAR: list[Option[Order]] = [Option(f"place:{c.id}/back", Order("back", c)) for c in CARD_ROWS]
BESIDE: list[Option[Order]] = [Option(f"place:{c.id}", Order("beside", c)) for c in CARD_ROWS]
KEEP: list[Option[Order]] = [Option(f"keep:{c.id}", Order("keep", c)) for c in CARD_ROWS]
MOVE: list[Option[Order]] = [Option(f"move:{c.id}", Order("move", c)) for c in CARD_ROWS]
DISMISS: list[Option[Order]] = [Option(f"discard:{c.id}", Order("dismiss", c)) for c in CARD_ROWS]


@cache
def swap(front: int, back: int) -> Option[Order]:
    one, two = CARD_ROWS[front], CARD_ROWS[back]
    return Option(f"swap:{one.id}/{two.id}", Order("swap", one, two))


@state
class Deployment(Procedure):
    """Arrange, reveal and pay, then the abilities of the phase."""

    fresh: dict[SeatId, list[Card]] = field(default_factory=dict)

    script = ("arrange", "use_abilities")

    def arrange(self, table: Realm) -> None:
        """All arrange their kingdoms at the same time (RC-BASE-CONCEPT-05, RC-BASE-DEPLOY-04)."""
        table.turn += 1
        table.apart(table.people(), self.begin, self.revealed)

    def begin(self, table: Realm, seat: SeatId) -> Procedure:
        player = table.players[seat]
        return Arrangement(
            seat,
            front=player.front[:],
            back=player.back[:],
            hand=player.hand[:],
            gold=player.gold,
            room=player.front_room(),
            keeps=player.keeps(),
            relics=len(player.artifacts),
            discount=int("forge" in player.buildings),
        )

    def revealed(self, table: Realm, seat: SeatId, plan: Arrangement) -> None:
        """Reveal, pay, and discard what is neither placed nor kept (RC-BASE-DEPLOY-04, -09)."""
        player = table.players[seat]
        paid = player.gold - plan.gold
        carry_out(player, plan)
        self.fresh[seat] = plan.placed
        throw(table, plan.dismissed)
        throw(table, plan.hand)
        table.tell(
            "deployed",
            seat=seat,
            placed=[card.id for card in plan.placed],
            front=[piece.card.id for piece in plan.front],
            back=[piece.card.id for piece in plan.back],
            artifact="" if plan.artifact is None else plan.artifact.id,
            dismissed=[card.id for card in plan.dismissed],
            discarded=[card.id for card in plan.hand],
            kept=len(plan.kept),
            paid=paid,
        )

    def use_abilities(self, table: Realm) -> None:
        settle_trails(table)
        fresh, self.fresh = self.fresh, {}
        table.call(Abilities(fresh))


def carry_out(player: Player, plan: Arrangement) -> None:
    """Make a kingdom what was planned."""
    player.front = plan.front[:]
    player.back = plan.back[:]
    player.gold = plan.gold
    player.kept = plan.kept[:]
    player.hand = []
    if plan.artifact is not None:
        player.artifacts.append(plan.artifact)


@state
class Arrangement(Procedure):
    """One seat's secret arrangement, a step at a time.

    A unit that was there before is moved, exchanged or discarded at most once, and a new card is
    placed once, so that it ends; whoever thinks again takes steps back. Every legal arrangement
    can be reached: discards make room, then moves, then the new units.
    """

    seat: SeatId
    front: list[Piece]
    back: list[Piece]
    hand: list[Card]
    gold: int
    room: int
    keeps: int
    relics: int
    discount: int
    kept: list[Card] = field(default_factory=list)
    placed: list[Card] = field(default_factory=list)
    dismissed: list[Card] = field(default_factory=list)
    fixed: list[int] = field(default_factory=list)
    artifact: Card | None = None

    script = ("arrange",)

    def arrange(self, table: Realm) -> None:
        table.ask(self.seat, "deploy", self.orders, self.ordered, secret=True)

    def orders(self, table: Realm, seat: SeatId) -> Orders:
        """List what can be done next; what cannot be paid is not offered (RC-AMB-29)."""
        ahead = len(self.front) < self.room
        behind = len(self.back) < table.players[seat].back_room()
        options: Orders = [DONE]
        self.place_orders(options, ahead, behind)
        self.move_orders(options, ahead, behind)
        return options

    def place_orders(self, options: Orders, ahead: bool, behind: bool) -> None:  # noqa: FBT001
        """Add what can become of the cards in hand."""
        keeps = len(self.kept) < self.keeps
        gold = self.gold
        for card in self.hand:
            at = card.order
            if keeps:
                options.append(KEEP[at])
            if card.unit.artifact:
                if self.can_lay(card):
                    options.append(BESIDE[at])
            elif card.unit.cost <= gold or self.cost(card) <= gold:
                if ahead:
                    options.append(FRONT[at])
                if behind:
                    options.append(REAR[at])

    def move_orders(self, options: Orders, ahead: bool, behind: bool) -> None:  # noqa: FBT001
        """Add what can become of the units that were there before."""
        fixed = self.fixed
        for row, room in ((self.front, behind), (self.back, ahead)):
            for piece in row:
                at = piece.card.order
                if at not in fixed:
                    if room:
                        options.append(MOVE[at])
                    if self.can_dismiss(piece.card):
                        options.append(DISMISS[at])
        if not ahead and not behind:
            options += [
                swap(one.card.order, two.card.order)
                for one in self.front
                if one.card.order not in fixed
                for two in self.back
                if two.card.order not in fixed
            ]

    def price(self, card: Card, smiths: int = 0) -> int:
        """Price an artifact: a Forge and each Runesmith make it cheaper (RC-FOL-04, RC-AMB-37).

        The Runesmiths of the whole arrangement help, in whatever order all is laid; `smiths` more
        may come, or leave.
        """
        helping = [p for p in self.front + self.back if p.card.unit.id == "runesmith"]
        return max(card.unit.cost - self.discount - len(helping) - smiths, 0)

    def saving(self, smiths: int) -> int:
        """Count the gold that Runesmiths who come, or leave, take off the artifact laid."""
        if self.artifact is None:
            return 0
        return self.price(self.artifact) - self.price(self.artifact, smiths)

    def cost(self, card: Card) -> int:
        """Price a unit, less what a Runesmith takes off the artifact laid before it."""
        return card.unit.cost - (self.saving(1) if card.unit.id == "runesmith" else 0)

    def can_lay(self, card: Card) -> bool:
        """One new artifact a round, three in a kingdom (RC-FOL-04)."""
        return (
            self.artifact is None and self.relics < ARTIFACTS_EACH and self.price(card) <= self.gold
        )

    def can_dismiss(self, card: Card) -> bool:
        """A Runesmith stays where the artifact could not be paid without it (RC-AMB-37)."""
        return card.unit.id != "runesmith" or -self.saving(-1) <= self.gold

    def ordered(self, table: Realm, seat: SeatId, order: Order | None) -> None:
        if order is None:
            return
        self.again()
        card = order.card
        match order.kind:
            case "front":
                self.place(card, self.front)
            case "back":
                self.place(card, self.back)
            case "beside":
                self.gold -= self.price(card)
                self.hand.remove(card)
                self.artifact = card
            case "keep":
                self.hand.remove(card)
                self.kept.append(card)
            case "move":
                self.move(card)
            case "dismiss":
                self.dismiss(card)
            case "swap":
                assert order.other is not None
                self.exchange(card, order.other)

    def place(self, card: Card, row: list[Piece]) -> None:
        """Lay a unit face down and set its gold aside (RC-BASE-DEPLOY-01, RC-BASE-DEPLOY-07)."""
        self.hand.remove(card)
        self.gold -= self.cost(card)
        row.append(Piece(card, 0))
        self.placed.append(card)
        self.fixed.append(card.order)

    def move(self, card: Card) -> None:
        """Move a unit to the other row (RC-BASE-DEPLOY-02)."""
        for row, other in ((self.front, self.back), (self.back, self.front)):
            for at, piece in enumerate(row):
                if piece.card is card:
                    other.append(row.pop(at))
                    self.fixed.append(card.order)
                    return

    def dismiss(self, card: Card) -> None:
        """Discard a unit to make room: it does not die (RC-BASE-DEPLOY-03)."""
        if card.unit.id == "runesmith":
            self.gold += self.saving(-1)
        self.front = [piece for piece in self.front if piece.card is not card]
        self.back = [piece for piece in self.back if piece.card is not card]
        self.dismissed.append(card)

    def exchange(self, one: Card, two: Card) -> None:
        """Let two units change places, where there is no room to move (RC-BASE-DEPLOY-02)."""
        ahead = next(at for at, piece in enumerate(self.front) if piece.card is one)
        behind = next(at for at, piece in enumerate(self.back) if piece.card is two)
        self.front[ahead], self.back[behind] = self.back[behind], self.front[ahead]
        self.fixed += [one.order, two.order]
