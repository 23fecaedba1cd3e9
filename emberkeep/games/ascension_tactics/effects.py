"""The vocabulary of effects: every card, champion, villain, scheme and sigil is written with it.

A row is a line of verbs, carried out from left to right (AT-AMB-62):

    hero("dawn-acolyte", "E01", "Dawn Acolyte", ENLIGHTENED, 2, Draw(1), Allegiance(ENLIGHTENED, Power(1)))

A verb is a small value without any code; `rules/verbs.py` says what each of them does. When
something is done, and what holds all the time, is said in `moments.py`.
"""

# ruff: noqa: E501  # the example is a row, and a row is one line

from __future__ import annotations

from typing import Final, Literal

from emberkeep.games.ascension_tactics.conditions import Condition
from emberkeep.games.ascension_tactics.words import Bonus, Effect, Faction, Goal, Kind
from emberkeep.kernel import Value, value

# --- Whom an effect picks -------------------------------------------------------------------------

Whom = Literal[
    "own",
    "own.onboard",
    "others",
    "self",
    "next-ordered",
    "villains",
    "crown",
    "blade",
    "eye",
    "claw",
]
OWN: Final = "own"  # so many of one's champions, by choice; all without a number
OWN_ONBOARD: Final = "own.onboard"
OTHERS: Final = "others"  # one's other champions, later ones too (AT-AMB-04)
SELF: Final = "self"
NEXT_ORDERED: Final = "next-ordered"
VILLAINS: Final = "villains"

Until = Literal["turn", "my-turn", "scenario"]
TURN: Final = "turn"  # the end of the current turn
MY_TURN: Final = "my-turn"  # the start of one's next turn, or of the next villain turn
SCENARIO: Final = "scenario"

Spot = Literal["", "own", "self", "forest", "beacon", "crown", "blade", "eye", "claw"]
OWN_CHAMPION: Final = "own"


@value
class Enemies(Value):
    """Enemy champions on the battlefield, perhaps near something, perhaps in its line of sight."""

    near: Spot = ""
    within: int = 0
    sight: bool = False


# --- Verbs: resources and cards -------------------------------------------------------------------


@value
class Runes(Effect):
    amount: int


@value
class ConstructRunes(Effect):
    """Runes that pay only for constructs: a purse of their own (AT-AMB-115)."""

    amount: int


@value
class Power(Effect):
    amount: int


@value
class PowerPerConstruct(Effect):
    """One power for each construct that one's champions carry, up to a limit."""

    most: int


@value
class Glory(Effect):
    amount: int


@value
class Draw(Effect):
    amount: int


@value
class Discard(Effect):
    """Discard cards of one's choice from the hand."""

    amount: int


@value
class DiscardRandom(Effect):
    """Every opponent loses random cards of the hand (AT-AMB-136)."""

    amount: int


Zone = Literal["hand-or-discard", "played", "row"]
HAND_OR_DISCARD: Final = "hand-or-discard"
PLAYED: Final = "played"
ROW: Final = "row"


@value
class Banish(Effect):
    """One may banish so many cards, one after the other; `then` follows if one was (AT-AMB-120)."""

    zone: Zone
    amount: int = 1
    then: Effect | None = None


@value
class BanishDearest(Effect):
    """The dearest card of the center row is banished (AT-AMB-123)."""


@value
class AcquireFree(Effect):
    """One may acquire a card of the row or of the piles that costs at most so many runes."""

    most: int


@value
class AcquireTop(Effect):
    """Acquire the unseen top card of the center deck; a cheap one goes to the hand (AT-AMB-85)."""

    to_hand: int


@value
class TopdeckNext(Effect):
    """The next such card one acquires this turn may go on top of the deck (AT-AMB-114)."""

    kind: Kind


@value
class CostNext(Effect):
    """The next construct one acquires this turn costs less (AT-AMB-117)."""

    less: int


@value
class PutBack(Effect):
    """Put cards of one's choice from the hand on top of the deck."""

    amount: int


@value
class Fetch(Effect):
    """Take a card of a kind from one's discard pile into the hand."""

    kind: Kind


@value
class ToDeckTop(Effect):
    """This construct goes on top of its owner's deck instead of the discard pile (AT-AMB-118)."""


@value
class CopyHero(Effect):
    """One may carry out the effects of another hero that one played this turn (AT-AMB-104)."""


@value
class Steal(Effect):
    """Take the top card of each opponent's deck into the hand (AT-AMB-129)."""


@value
class Replace(Effect):
    """Before the first shuffle, swap a card of the starting deck for one of a pile."""

    card: str
    by: str


@value
class Treasure(Effect):
    """Take treasures from the bag."""

    amount: int


@value
class RevealTreasure(Effect):
    """Reveal a treasure of the bag: this champion has its bonus until one's next turn."""


# --- Verbs: champions -----------------------------------------------------------------------------


@value
class Buff(Effect):
    """Give a bonus to champions; with a number, to so many of one's choice (AT-AMB-63)."""

    whom: Whom
    bonus: Bonus
    count: int = 0
    until: Until = TURN


@value
class FreeOrder(Effect):
    """Later this turn one order to another champion costs nothing (AT-AMB-82)."""


@value
class Damage(Effect):
    """Damage enemies: one of one's choice with `count` 1, all who fit without (AT-AMB-73)."""

    enemies: Enemies
    amount: int
    count: int = 0


@value
class Blast(Effect):
    """One may damage all champions near and in sight, and oneself (AT-AMB-96, AT-AMB-152).

    Villains are spared from a threat level on.
    """

    within: int
    spares: int = 0


Orderable = Literal["ready", "cultist", "enemy"]
READY: Final = "ready"
CULTIST: Final = "cultist"
ENEMY: Final = "enemy"


@value
class GiveOrder(Effect):
    """One may give an order for nothing: to a ready champion, a cultist, or an enemy's champion."""

    to: Orderable
    most: int = 99


Entry = Literal["portal-or-own", "self"]
PORTAL_OR_OWN: Final = "portal-or-own"
NEXT_TO_SELF: Final = "self"


@value
class Deploy(Effect):
    """One may deploy a champion that is off the battlefield (AT-AMB-72)."""

    where: Entry


@value
class DeployVillain(Effect):
    """The first villain of Blade, Eye, Claw off the battlefield enters next to this one."""


@value
class EnterOnCultist(Effect):
    """It may enter on the cell of one of its cultists, who is defeated (AT-AMB-94, AT-AMB-150)."""


@value
class Recall(Effect):
    """One may take champions of any side off the battlefield (AT-AMB-74)."""

    count: int


@value
class RecallStrongest(Effect):
    """The strongest enemy so near leaves the battlefield (AT-AMB-158)."""

    within: int


@value
class Ready(Effect):
    """Ready one exhausted champion (AT-AMB-124)."""


@value
class Destroy(Effect):
    """Destroy an enemy's construct of at most a printed price (AT-AMB-122)."""

    most: int


@value
class Push(Effect):
    """Push enemies so near a cell away (AT-AMB-75)."""

    within: int


@value
class Attack(Effect):
    """This champion attacks from where it stands (AT-AMB-161)."""


# --- Verbs: the battlefield -----------------------------------------------------------------------

Token = Literal["circle", "turret"]
CIRCLE: Final = "circle"
TURRET: Final = "turret"


@value
class PlaceForest(Effect):
    """Lay a forest on a plain cell: of one's choice, or the nearest one to this champion."""

    nearest: bool = False


@value
class PlaceToken(Effect):
    token: Token


@value
class MoveToken(Effect):
    token: Token
    steps: int


@value
class TurretAttack(Effect):
    strength: int


# --- Verbs: villains ------------------------------------------------------------------------------

Place = Literal["crown", "blade", "eye", "claw", "self", "slain", "cell"]
SLAIN: Final = "slain"


@value
class OrderVillain(Effect):
    """Order the villain whose card has this token (AT-VILLAIN-06)."""

    goal: Goal


@value
class OrderVanguard(Effect):
    """Order the villain nearest to a player's portal (AT-AMB-139)."""


@value
class OrderCultists(Effect):
    """Order every villain cultist once (AT-AMB-138)."""


@value
class EnterCultist(Effect):
    """Put a villain cultist on the cell of a goal, of this villain or of the slain (AT-VCULT-1)."""

    place: Place
    cell: str = ""


@value
class Equip(Effect):
    """The villain takes the cheapest construct of the center row (AT-AMB-133)."""

    whom: Whom


@value
class GloryPerShrine(Effect):
    """Glory for each shrine that one's side controls now."""

    amount: int


@value
class Surge(Effect):
    """The boss's surge, and the scenario's (AT-AMB-140)."""


# --- Wrappers -------------------------------------------------------------------------------------


@value
class Allegiance(Effect):
    """Once, if another card of the faction is played this turn, before or after (AT-GLOSS-4)."""

    faction: Faction
    then: Effect


@value
class If(Effect):
    condition: Condition
    then: Effect


@value
class Choose(Effect):
    one: Effect
    other: Effect


@value
class Both(Effect):
    """Two effects where a row has room for one."""

    one: Effect
    other: Effect
