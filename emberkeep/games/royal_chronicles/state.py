"""Kingdoms, piles and the table of Royal Chronicles: data only."""

from __future__ import annotations

from dataclasses import field

from emberkeep.games.royal_chronicles.cards import (
    BACK,
    CARD_ROWS,
    EXTRA_SPOT,
    FRONT,
    KEPT,
    STARTING_GOLD,
    Card,
    LichCard,
    Necropolis,
)
from emberkeep.kernel import Deck, Option, SeatId, State, Table, Value, state, value

LEVEL_TWO = 2
DUEL = 2

RECRUITMENT = 1
DEPLOYMENT = 2
WAR = 3
INCOME = 4
CONSTRUCTION = 5
AGEING = 6

UNITS: list[Option[Card | None]] = [Option(f"unit:{card.id}", card) for card in CARD_ROWS]


@value
class Rules(Value):
    """What was agreed before the game."""

    people: int
    gates: bool
    forge: bool
    per_icon: bool
    memory_aid: bool
    buildings: tuple[str, ...]


@value
class Piece(Value):
    """A unit in a kingdom, with its age tokens."""

    card: Card
    tokens: int


@state
class Player(State):
    """One monarch: kingdom, gold, cards. The Lich King has points alone."""

    automa: bool = False
    vp: int = 0
    sources: dict[str, int] = field(default_factory=dict)
    gold: int = STARTING_GOLD
    hand: list[Card] = field(default_factory=list)
    kept: list[Card] = field(default_factory=list)
    front: list[Piece] = field(default_factory=list)
    back: list[Piece] = field(default_factory=list)
    artifacts: list[Card] = field(default_factory=list)
    buildings: dict[str, int] = field(default_factory=dict)

    def pieces(self) -> list[Piece]:
        """List the units, Front then Back, from left to right (RC-AMB-26)."""
        return self.front + self.back

    def level(self, building: str) -> int:
        return self.buildings.get(building, 0)

    def level_two(self) -> int:
        """Count the buildings of level II."""
        return sum([1 for level in self.buildings.values() if level == LEVEL_TWO])

    def has(self, design: str) -> bool:
        """Return whether a unit of a design stands in the kingdom."""
        for piece in self.front + self.back:  # noqa: SIM110  # a generator takes twice as long
            if piece.card.unit.id == design:
                return True
        return False

    def owns(self, artifact: str) -> bool:
        for card in self.artifacts:  # noqa: SIM110  # a generator takes twice as long
            if card.unit.id == artifact:
                return True
        return False

    def front_room(self) -> int:
        """Count the spots in the Front: one more with any level II building (RC-BASE-BUILD-09)."""
        return FRONT + EXTRA_SPOT * (LEVEL_TWO in self.buildings.values())

    def back_room(self) -> int:
        return BACK

    def keeps(self) -> int:
        """Count the cards that may wait for the next round (RC-BASE-DEPLOY-09; Library)."""
        return KEPT + ("library" in self.buildings)


@state
class Lich(State):
    """What the Lich King has besides points: his row, his cards, the underworld, two armies.

    The row lies face down but for the cards that were `turned` over. The time marker lies on the
    card at the place `marker`: that of the round, and at the end the last one.
    """

    seat: SeatId
    row: list[Necropolis]
    cards: tuple[LichCard, ...]
    turned: int = 0
    marker: int = 0
    underworld: Deck[Card] = field(default_factory=Deck)
    black: int = 0
    purple: int = 0

    def has(self, name: str) -> bool:
        return any(card.id == name for card in self.cards)

    def open_row(self) -> list[Necropolis]:
        return self.row[: self.turned]


@value
class Trail(Value):
    """A packet of an earlier draft: who took which card, as far as that card is still hidden."""

    packet: int
    step: int  # of the seats: +1 clockwise, -1 counter-clockwise
    cards: tuple[Card | None, ...]


def leaving(people: int) -> int:
    """Count the cards that leave a packet at each step of a draft (RC-BASE-RECRUIT-03)."""
    return 2 if people == DUEL else 1


@state
class Realm(Table):
    """The table of Royal Chronicles.

    A packet lists its cards in the order in which they were taken; those that are left come last.
    `taken` counts how many of each packet were taken.
    """

    rules: Rules
    players: list[Player]
    deck: Deck[Card]
    lich: Lich | None
    discard: list[Card] = field(default_factory=list)
    packets: list[list[Card]] = field(default_factory=list)
    taken: int = 0
    trails: list[Trail] = field(default_factory=list)
    round: int = 1
    phase: int = 0
    turn: int = 0

    def people(self) -> range:
        """List the seats of people and bots: all but the Lich King's."""
        return range(self.rules.people)

    def direction(self) -> int:
        """Rounds 1 and 3 pass clockwise, 2 and 4 the other way (RC-BASE-RECRUIT-02)."""
        return 1 if self.round % 2 else -1

    def each(self) -> int:
        """Count the cards that leave a packet at each step: two players also discard one."""
        return leaving(self.rules.people)

    def packet_of(self, seat: SeatId) -> int:
        """Find the packet that a seat holds in the draft."""
        people = self.rules.people
        steps = self.taken // 2 if people == DUEL else self.taken
        return (seat - steps if self.round % 2 else seat + steps) % people


def find(player: Player, card: Card) -> tuple[list[Piece], int]:
    """Find where a unit stands: its row and the place in it."""
    for row in (player.front, player.back):
        for at, piece in enumerate(row):
            if piece.card is card:
                return row, at
    raise LookupError(card.id)
