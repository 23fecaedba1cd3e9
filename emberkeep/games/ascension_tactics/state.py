"""Players, figures and the table of Ascension Tactics: data only.

Cards, champions and tokens of a kind are alike: rows stand for them, and a row may lie in a pile
several times. Figures are what stands on the battlefield or waits in a team; each has an id of its
own, which is the code it is chosen by.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TypeVar

from emberkeep.games.ascension_tactics.rows import Card, Champion, Gate, Scenario, Scheme
from emberkeep.games.ascension_tactics.words import Bonus, Effect, Faction, Goal
from emberkeep.kernel import Deck, Fact, Option, SeatId, State, Table, Value, state, value

V = TypeVar("V")
NOTHING: Mapping[str, Fact] = {}


@value
class Rules(Value):
    """What was agreed before the game, and what follows from it for the whole match.

    `groups` are the seats that take their turns together, in the order of turns. `gates` and
    `side_of` are by seat; `villain` is the seat of the villains, or -1.
    """

    mode: str
    scenario: Scenario
    people: int
    groups: tuple[tuple[SeatId, ...], ...]
    gates: tuple[Gate, ...]
    side_of: tuple[int, ...]
    target: int
    villain: SeatId = -1
    villain_target: int = 0
    archvillain: bool = False
    memory_aid: bool = False


@value
class Waiting(Value):
    """An allegiance effect that waits for the next card of its faction."""

    faction: Faction
    then: Effect
    source: str


@value
class Lasting(Value):
    """A bonus that ends with the start of a seat's turn; of nobody's, with the scenario."""

    bonus: Bonus
    until: SeatId


@value
class Banner(Value):
    """A bonus of this turn for all champions of a seat but one, whenever they come (AT-AMB-04)."""

    seat: SeatId
    bearer: str
    bonus: Bonus


@state
class Player(State):
    """One player: deck, hand, what lies in front, and what holds for this turn.

    `played` are the heroes in front of the player, `tally` all cards played this turn. The villains
    are a player without cards. What lies on top of the deck is known to its owner; `open_top` says
    of each such card whether everybody else knows it too.
    """

    automa: bool = False
    deck: Deck[Card] = field(default_factory=Deck)
    open_top: list[bool] = field(default_factory=list)  # who knows the top of the deck: all, or one
    hand: list[Card] = field(default_factory=list)
    shown: list[Card] = field(default_factory=list)  # those of the hand that everybody knows
    discard: list[Card] = field(default_factory=list)
    played: list[Card] = field(default_factory=list)
    tally: list[Card] = field(default_factory=list)
    waiting: list[Waiting] = field(default_factory=list)
    runes: int = 0
    purse: int = 0  # runes for constructs alone
    power: int = 0
    glory: int = 0
    turns: int = 0  # begun so far
    treasures: list[str] = field(default_factory=list)  # of a side: with its first seat
    quiet: bool = False  # does not want to be asked for treasures again this turn
    topdeck: bool = False  # the next hero or construct acquired may go on top of the deck
    topdeck_construct: bool = False
    discount: int = 0  # on the next construct
    free_orders: tuple[str, ...] = ()  # who gave them: they go to other champions
    next_ordered: tuple[Bonus, ...] = ()
    free_card: bool = False  # the first turn still offers a card for nothing (AT-AMB-45)
    sigils: tuple[str, ...] = ()
    used: tuple[str, ...] = ()  # sigils used up in this scenario


@state
class Figure(State):
    """A champion of a team, on the battlefield or off it, or a cultist on it.

    The second body of a champion has `of`, the id of the first, which is ready and carries
    constructs for both. `strength` to `keywords` are bonuses to the end of the turn. `lead` is who
    commands it during an order that another player gives to it, else -1.
    """

    id: str
    row: Champion
    seat: SeatId
    lead: SeatId = -1
    of: str = ""
    cell: str = ""
    ready: bool = True
    damage: int = 0
    strength: int = 0
    defence: int = 0
    speed: int = 0
    keywords: int = 0
    lasting: tuple[Lasting, ...] = ()
    constructs: tuple[Card, ...] = ()

    @property
    def side(self) -> SeatId:
        """The seat for which it moves and fights now."""
        return self.seat if self.lead < 0 else self.lead


@state
class Villains(State):
    """What the villains have besides their figures: schemes, and who wants to go where."""

    seat: SeatId
    deck: Deck[Scheme]
    boss: str
    bearers: dict[Goal, str]  # the villain with the token
    goals: dict[Goal, str]  # the cell with the token
    discard: list[Scheme] = field(default_factory=list)
    open: list[Scheme] = field(default_factory=list)
    hand: list[Scheme] = field(default_factory=list)  # of an archvillain
    fallen: bool = False  # the boss was defeated at least once

    @property
    def threat(self) -> int:
        return len(self.discard)

    def goals_of(self, figure: str) -> list[str]:
        """List the cells that a villain wants to reach: one, or none for a cultist."""
        return [self.goals[goal] for goal, bearer in self.bearers.items() if bearer == figure]


@state
class Campaign(State):
    """How far a campaign is: which scenario, at which attempt, and the sigils drawn so far.

    `kept` and `extra` are by seat; what is `extra` returns to the pile after this attempt.
    """

    scenario: int
    difficulty: str
    attempt: int
    kept: list[tuple[str, ...]]
    gone: list[str]
    extra: list[str] = field(default_factory=list)


@state
class Battleground(Table):
    """The table of Ascension Tactics."""

    rules: Rules
    players: list[Player]
    figures: dict[str, Figure]
    terrain: dict[str, str]
    portals: dict[str, tuple[SeatId, ...]]
    center: Deck[Card]
    row: list[Card | None]
    unseen: list[str]  # treasures in the bag or face down on the battlefield, nobody knows which
    chests: set[str]  # cells with a treasure, face down
    piles: dict[str, int]
    villains: Villains | None = None
    campaign: Campaign | None = None
    at: dict[str, str] = field(default_factory=dict)  # cell: the figure on it
    beacons: dict[str, SeatId] = field(default_factory=dict)
    banished: list[Card] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)  # treasures put back after the first bag
    spent: list[str] = field(default_factory=list)
    circle: str = ""
    circle_of: SeatId = -1
    turret: str = ""
    turret_of: SeatId = -1
    banners: tuple[Banner, ...] = ()
    turn: int = 0
    group: tuple[SeatId, ...] = ()  # whose turn it is

    def enemies(self, one: SeatId, other: SeatId) -> bool:
        """Return whether two seats are on different sides."""
        side_of = self.rules.side_of
        return side_of[one] != side_of[other]

    def deciders(self, seat: SeatId) -> tuple[SeatId, ...]:
        """List who may decide for a seat: the players for villains (AT-VILLAIN-05, AT-AMB-179)."""
        rules = self.rules
        if seat != rules.villain or rules.archvillain:
            return (seat,)
        return tuple(range(rules.people))

    def ask_for(
        self,
        seat: SeatId,
        prompt: str,
        options: Sequence[Option[V]] | Callable[[Battleground, SeatId], Sequence[Option[V]]],
        then: Callable[[Battleground, SeatId, V], None],
        *,
        secret: bool = False,
        about: Mapping[str, Fact] = NOTHING,
    ) -> None:
        """Ask whoever decides for a seat; of partners either answers."""
        seats = self.deciders(seat)
        if len(seats) == 1:
            self.ask(seats[0], prompt, options, then, secret=secret, about=about)
        else:
            self.ask_first(seats, prompt, options, then, secret=secret, about=about)

    def holder(self, seat: SeatId) -> SeatId:
        """Find the seat that holds the treasures of a seat's side (AT-2V2-7)."""
        return self.rules.side_of.index(self.rules.side_of[seat])

    def card_of(self, figure: Figure) -> Figure:
        """Find the figure that is ready and carries constructs for a body (AT-AMB-83)."""
        return self.figures[figure.of] if figure.of else figure

    def figures_of(self, seat: SeatId) -> list[Figure]:
        """List the champions of a seat, on the battlefield and off it, its cultists included."""
        return [figure for figure in self.figures.values() if figure.seat == seat]

    def onboard(self, seat: SeatId) -> list[Figure]:
        return [f for f in self.figures.values() if f.seat == seat and f.cell]
