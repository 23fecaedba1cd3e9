"""What goes over HTTP around a match, as types. `docs/wire.md` tells how they are used.

What is said on the socket of a match is in `messages`. Views, facts and options are the game's own
data: objects of the fields that its classes name.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from emberkeep.tables.structs import Meta, Raw, Struct

LONGEST_NAME = 40
LONGEST_CHAT = 500
LONGEST_CODE = 200
MOST_SEATS = 8
SHORTEST_TURN = 30
LONGEST_TURN = 30 * 24 * 3600

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Code = Annotated[str, Meta(min_length=1, max_length=LONGEST_CODE)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, lt=1 << 31)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
Setting: TypeAlias = str | int | bool

Kind = Literal["person", "open", "bot", "automa"]
Status = Literal["waiting", "running", "over", "frozen", "closed"]
Reason = Literal[
    "stale",  # that question is closed; the next push shows what is open
    "not-asked",  # that seat has nothing to decide now
    "unknown-code",  # the code is not among the options
    "undo",  # nothing can be taken back, or nobody asked to
    "not-yours",  # the seat, the match or the right is somebody else's
    "not-found",  # no such match, seat, link or page
    "malformed",  # not a message of this protocol
    "too-large",
    "too-fast",
    "taken",  # the seat or the name is taken
    "refused",  # whatever else the message explains
    "frozen",  # the match was begun under other rules
    "running",  # only a finished match can do that
    "waiting",  # nothing is dealt yet: a seat is open
    "busy",  # the server cannot do it now; try again
    "full",  # what was done could not be kept; only without a server
]


class Wire(Struct, forbid_unknown_fields=True):
    """What clients send: unknown fields are mistakes, so they are refused."""


# What can be played


class KnobInfo(Struct):
    """An option of a mode; the first value is the default.

    `kind` is what it decides: it is the name, but for options of one `seat`, which share a kind.
    """

    name: str
    kind: str
    seat: int | None
    values: list[Setting]


class ModeInfo(Struct):
    """A way to play, for these numbers of people."""

    name: str
    players: list[int]
    options: list[KnobInfo]


class GameInfo(Struct):
    """A game; `view` names the schema component of its views, if the schema has one."""

    name: str
    title: str
    rules: str
    modes: list[ModeInfo]
    view: str


class Catalogue(Struct):
    """All games and all levels of bots, from the weakest."""

    games: list[GameInfo]
    bots: list[str]
    version: str


class RuleInfo(Struct):
    """A rule in our own words; `status` is printed, sourced or ours."""

    id: str
    chapter: str
    text: str
    status: str


class Rules(Struct):
    rules: list[RuleInfo]


# Who somebody is


class Me(Struct):
    """The person behind the cookie; `account` is the name to log in with, if there is one."""

    id: str
    name: str
    account: str | None
    webhook: str | None


class Rename(Wire):
    name: Name


class Credentials(Wire):
    account: Name
    passphrase: Passphrase


class NewPassphrase(Wire):
    """Change the passphrase of one's account."""

    old: Passphrase
    new: Passphrase


class Farewell(Wire):
    """Be forgotten: the passphrase of one's account, or nothing for a guest."""

    passphrase: Annotated[str, Meta(max_length=200)] = ""


class Webhook(Wire):
    """Where to post when it is one's turn; null for nowhere."""

    url: Annotated[str, Meta(max_length=500)] | None


# Matches


class Wish(Wire):
    """Who shall sit in a seat: me (also several times, on one device), a bot, or whoever comes."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    level: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class Clock(Wire):
    """How long a turn may take, in seconds, and what becomes of who takes longer."""

    seconds: Annotated[int, Meta(ge=SHORTEST_TURN, le=LONGEST_TURN)]
    then: Literal["bot", "forfeit"] = "bot"


class NewMatch(Wire):
    """A wish for a match. Seats of the game's own automatic opponents come with the mode."""

    game: Annotated[str, Meta(max_length=LONGEST_NAME)]
    seats: Annotated[list[Wish], Meta(min_length=1, max_length=MOST_SEATS)]
    mode: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    options: dict[str, Setting] = {}
    public: bool = False
    clock: Clock | None = None


class SeatInfo(Struct):
    """Who sits where. `role` is what the game calls the seat, `level` is a bot's.

    Seats with the same `side` win and lose together.
    """

    seat: int
    role: str
    side: int
    kind: Kind
    name: str
    level: str
    online: bool
    yours: bool


class Luck(Struct):
    """`hash` is the SHA-256 of `salt:seed`, known from the start; the others from the end."""

    hash: str
    seed: str | None
    salt: str | None


class ResultInfo(Struct):
    """How a match ended: scores by seat, and all seats of the winning sides.

    People ended it early where `reason` is `resigned`, `time` or `agreed`; then the scores tell
    nothing.
    """

    scores: list[int]
    winners: list[int]
    reason: str


class RoadInfo(Struct):
    """Where a match stands in a campaign: its part, which is 1 outside of campaigns too.

    `previous` and `next` are the matches that were the parts before and after it. Only lists and
    `GET /api/matches/ID` tell them, and only to those who play them or began them.
    """

    part: int
    previous: str | None = None
    next: str | None = None


class MatchInfo(Struct):
    """What does not change while a match is played, and how it stands.

    While it is `waiting`, nothing is dealt and there is no `luck`: that happens when the last open
    seat is filled. One that is `closed` never was dealt. With `known_luck`, somebody chose the luck
    or could know it beforehand: the match continues another one, or was imported. `owner` tells
    whether one began it, `host` is the name of whoever did.
    """

    id: str
    game: str
    title: str
    rules: str
    mode: str
    players: int
    options: dict[str, Setting]
    seats: list[SeatInfo]
    mine: list[int]
    owner: bool
    host: str
    public: bool
    status: Status
    frozen: str | None
    known_luck: bool
    choices: int
    awaited: list[int]
    result: ResultInfo | None
    luck: Luck | None
    created: str
    changed: str
    clock: Clock | None
    road: RoadInfo


class Matches(Struct):
    matches: list[MatchInfo]


class Link(Struct):
    """A link for one seat: the page is `/join/MATCH#TOKEN`; no server sees what follows the #."""

    match: str
    seat: int
    token: str


class Join(Wire):
    """Sit down by a link. Once a match is dealt, only those sit down who say that they know it."""

    token: Token
    knowing: bool = False


class Joined(Struct):
    match: str
    seat: int


class Invitation(Struct):
    """What a link offers, to be shown before one sits down.

    `begun` tells that the match is dealt: others may have seen the cards of this seat, and `held`
    names those who sat there. Then one joins with `knowing`.
    """

    match: MatchInfo
    seat: int
    begun: bool
    held: list[str]


class Seek(Wire):
    """Look for opponents: whoever else wishes for the same is seated with one."""

    game: Annotated[str, Meta(max_length=LONGEST_NAME)]
    mode: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 2


class Sought(Struct):
    """The match one was seated in, or null: then ask again at once, for as long as one looks."""

    match: str | None


class HandOver(Wire):
    """Let a bot play a seat; `level` is one of the catalogue's."""

    level: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class Fork(Wire):
    """Continue a finished match as it was after `at` choices; who is not named is a bot."""

    at: Number
    seats: Annotated[list[Wish], Meta(max_length=MOST_SEATS)] = []


class Frame(Struct):
    """A match as it was after `at` of `of` choices; `choice` is the one that led there."""

    match: str
    at: int
    of: int
    you: int | None
    view: Raw
    choice: ChoiceInfo | None
    story: list[EventInfo]
    awaited: list[int]


class Told(Struct):
    """All that was told in the first `of` choices; `after` counts those before each event."""

    match: str
    of: int
    you: int | None
    story: list[EventInfo]
    after: list[int]


class ChoiceInfo(Struct):
    """Who chose what when asked `prompt`; "?" and "" where the viewer may not know it."""

    seat: int
    code: str
    prompt: str


class EventInfo(Struct):
    """Something that happened: an id for the words, and its facts."""

    kind: str
    facts: dict[str, Any]


class WhyNot(Struct):
    """Why a code is not an option now: `rule` names one of the game's rules, or is empty.

    `key` is an id for the words, `args` are their facts. All are null for what can be chosen.
    """

    rule: str | None
    key: str | None
    args: dict[str, Any]


class Refusal(Struct):
    """The body of every HTTP answer from 400 on. Nothing has changed."""

    reason: Reason
    message: str
