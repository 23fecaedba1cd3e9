"""Players, figures and the table of Cadwallon: data only.

Cards, tokens and figures stand on the table by their ids, places by their names. A table is copied
many thousand times, so it is flat: few objects, small containers.

What lies face down has no secret order: the deck is a bag, `back` is the colour on top of it, and
`covered` knows the kind of a token only once somebody has looked at it.
"""

from __future__ import annotations

from dataclasses import field
from typing import Final

from emberkeep.games.cadwallon.characters import CHARACTERS
from emberkeep.games.cadwallon.rows import Character
from emberkeep.kernel import SeatId, State, Table, Value, state, value

# What a figure has done in this turn.
MOVED: Final = 1  # its Move has begun
ACTED: Final = 2
SKILLED: Final = 4
DONE: Final = 8  # its activation is over
BARRED: Final = 16  # has escaped from the Prison: no further action or skill (CAD-PRISON-10)
COINED: Final = 32  # the Lucky Coin was used, in anybody's turn
VISITED: Final = 64  # has used its room of the Catacombs; holds until it has been on the surface
TURNLY: Final = MOVED | ACTED | SKILLED | DONE | BARRED

IN_PLAY: Final = ""
ESCAPED: Final = "gate"
BY_TUNNEL: Final = "tunnel"
DEAD: Final = "dead"
LOST: Final = "lost"
OUTSIDE: Final = (ESCAPED, BY_TUNNEL)

# The two versions of a rule that the expansion changes.
BASE: Final = "base"
NEW: Final = "new"


@value
class Rules(Value):
    """What was agreed before the game, and what follows from it for the whole match.

    `order` lists the seats in turn order. The four flags from `totals` to `patrols` are the rules
    of the base game that the expansion changes.
    """

    mode: str
    sheet: str
    gangs: tuple[str, ...]
    order: tuple[SeatId, ...]
    expansion: bool
    totals: bool  # ties go to the higher total (CAD-TIE-01)
    furious: bool  # any number of cards in a fight (CAD-FURY-01)
    friends: bool  # one may pass through one's own gang (CAD-MOVE-01)
    patrols: bool  # the colour on top of the deck moves guards, with new cards (CAD-PATROL-01)
    stair_experience: int = 1  # for who finds a staircase (CAD-AMB-24)
    memory_aid: bool = False
    road: str = ""  # the campaign
    part: int = 1
    parts: int = 1
    before: str = ""  # the sheet of the part before
    scores: tuple[tuple[int, ...], ...] = ()  # of the parts before
    winners: tuple[tuple[SeatId, ...], ...] = ()  # of the parts before

    @property
    def bonus(self) -> tuple[SeatId, ...]:
        """Who won the part before (CAD-AMB-202)."""
        return self.winners[-1] if self.winners else ()


@state
class Player(State):
    """One player and what belongs to the whole gang.

    `shown` are those cards of the hand that everybody knows. `knows` are cards in other hands that
    this player knows and not everybody: they were stolen from here, or hands were looked into.
    `seen` are the places of face-down tokens that the player has looked at.
    """

    ducats: int = 0
    actions: int = 0
    experience: int = 0
    hand: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    knows: tuple[tuple[SeatId, str], ...] = ()
    intrigues: list[str] = field(default_factory=list)
    cleared: tuple[str, ...] = ()  # Intrigues that all know not to be in the hand
    seen: tuple[str, ...] = ()
    quiet: bool = False  # does not want to be asked for cards again this turn
    mission: bool = False  # has finished one this turn
    turned: int = 0  # tokens turned up so far
    jailed: bool = False  # somebody was ever in Prison


@state
class Figure(State):
    """A thief or a mercenary. Out of play it has no place, and `fate` says why."""

    id: str
    seat: SeatId
    place: str = ""
    fate: str = IN_PLAY
    wounds: int = 0
    loot: tuple[str, ...] = ()
    gear: str = ""
    used: int = 0
    slowed: int = 0  # spaces that its next Move is cut by

    @property
    def row(self) -> Character:
        return CHARACTERS[self.id]


@state
class City(Table):
    """The table of Cadwallon.

    `at` says which figure holds a space; Prison and centre hold any number and are not in it.
    `chests` are the rooms with a treasure, `open` the tokens that lie face up, a locked crystal
    among them. `pieces` and `counters` belong to the adventure sheet.
    """

    rules: Rules
    players: list[Player]
    figures: dict[str, Figure]
    at: dict[str, str]
    guards: dict[str, str]
    chests: dict[str, str]
    covered: dict[str, str]  # room: the kind, or nothing while nobody has looked at it
    unseen: list[str]  # kinds of the tokens nobody has looked at
    open: dict[str, str]
    purple: list[str]
    blue: list[str]
    missions: list[str]
    mission_deck: list[str]
    equipment: list[str]
    intrigues: list[str]
    back: str = ""
    discard: list[str] = field(default_factory=list)
    locks: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    cyclops: str = ""
    round: int = 0
    alarm: bool = False
    active: SeatId = 0
    turn: int = 0
    stopped: bool = False  # the guard was bribed
    lured: int = 0  # the result of the Cyclops' die that a card has named
    pieces: dict[str, str] = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)

    def gang(self, seat: SeatId) -> list[Figure]:
        """List the characters of a seat that are in play."""
        return [f for f in self.figures.values() if f.seat == seat and f.place]

    def others(self, seat: SeatId) -> list[SeatId]:
        """List the other seats, clockwise."""
        count = len(self.players)
        return [(seat + step) % count for step in range(1, count)]
