"""Every message between server and clients, as types. `docs/wire.md` tells how they are used.

Views, facts and options are the game's own data: objects of the fields that its classes name.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

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
SeatNews = Literal[
    "claimed",  # somebody sat down
    "left",  # somebody stood up
    "freed",  # the owner took the seat back before the match was dealt
    "bot",  # a bot plays the seat from now on
    "back",  # whose seat it is plays again
    "opened",  # the bot is gone, the seat is open
    "time",  # somebody ran out of time
    "resigned",
    "gone",  # whoever sat there has been forgotten
]
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


# What is played: client to server


class Hello(Wire, tag_field="type", tag="hello"):
    """Must come first: the last `seq` this client has, or null.

    With `moments`, pushes tell the board step by step where much happened at once.
    """

    seq: Number | None = None
    moments: bool = False


class Take(Wire, tag_field="type", tag="take"):
    """Take the device for one of one's seats, or give it back (null)."""

    seat: SeatNumber | None


class Choose(Wire, tag_field="type", tag="choose"):
    """Answer the ask `number` of a seat. The same `key` is stored once, however often sent."""

    seat: SeatNumber
    number: Number
    code: Code
    key: Key


class Undo(Wire, tag_field="type", tag="undo"):
    """Take back the seat's last choice, or ask the others whether one may."""

    seat: SeatNumber
    key: Key


class Consent(Wire, tag_field="type", tag="consent"):
    """Answer somebody's wish to undo, for all one's seats."""

    agree: bool
    key: Key


class Resign(Wire, tag_field="type", tag="resign"):
    """Give up for a seat: it loses, and if others play on, a bot plays for it."""

    seat: SeatNumber
    key: Key


class ProposeEnd(Wire, tag_field="type", tag="propose-end"):
    """Propose to end the match as it stands; all people at the table must agree."""

    seat: SeatNumber
    key: Key


class AnswerEnd(Wire, tag_field="type", tag="answer-end"):
    """Answer a proposal to end the match, for all one's seats."""

    agree: bool
    key: Key


class Say(Wire, tag_field="type", tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    key: Key


class Ping(Wire, tag_field="type", tag="ping"):
    """Answered by pong; browsers cannot send a WebSocket ping."""


ClientMessage: TypeAlias = (
    Hello | Take | Choose | Undo | Consent | Resign | ProposeEnd | AnswerEnd | Say | Ping
)


# What is played: server to client


class Odds(Struct):
    """The odds of an option, from 0 to 1, by what the seat may know: expected, worst, best."""

    code: str
    chance: float
    worst: float
    best: float


class WayInfo(Struct):
    """One way to answer several questions: the choices to send, and what follows by itself.

    After one that is `final` nothing can be taken back.
    """

    codes: list[str]
    forced: list[str]
    final: bool


class AskInfo(Struct):
    """What a seat has to decide: answer with `number` and one of the `codes`.

    `odds` are there for the options whose outcome the game can estimate. With `first`, any of the
    `awaited` seats may answer: the first answer is taken, and the others' questions lapse. After
    one of the codes of `final` nothing can be taken back. Where this is the first question of
    several that are one payment, `bundle` lists all the ways to answer them.
    """

    seat: int
    number: int
    prompt: str
    about: dict[str, Any]
    codes: list[str]
    odds: list[Odds]
    first: bool
    final: list[str]
    bundle: list[WayInfo]


class ChatLine(Struct):
    """Something said; `seat` is null for a spectator. Plain text: never read it as HTML.

    `seq` numbers the lines of a match.
    """

    seq: int
    seat: int | None
    name: str
    text: str


class UndoInfo(Struct):
    """Which of one's seats can take back; who wishes to, and who has still to consent."""

    can: list[int]
    asked: int | None
    waiting: list[int]


class EndInfo(Struct):
    """Who proposes to end the match, who has still to agree, and which seats have given up."""

    asked: int | None
    waiting: list[int]
    given_up: list[int]


class SeatLine(Struct):
    """What everybody is told about a seat, after the first `after` events of the viewer's story.

    `name` is of who sits there now, or, if nobody does, of who did; `level` is a bot's. `seq`
    numbers these lines.
    """

    seq: int
    after: int
    seat: int
    how: SeatNews
    name: str
    level: str


class TimeLeft(Struct):
    """How many seconds a seat has left for its turn, when this is sent."""

    seat: int
    seconds: float


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to hello: the match and who one is. A push follows."""

    match: MatchInfo
    me: Me


class Moment(Struct):
    """The board as it was when the first `events` of a push's `story` had happened."""

    events: int
    view: Raw


class Push(Struct, tag_field="type", tag="push"):
    """All that a viewer may know now.

    `you` is the seat whose view this is, or null for the public view. `curtain` is the seat that
    should take the device before its view is sent. `story` follows the first `since` events of
    this viewer: cut there, then append (an undo takes events back). `moments` are the steps
    that led to `view`, for who asked for them. `chosen` counts, for each of the last choices of
    `you`, the events before it. `chat` and `changes` are what is new. `goes_on` tells that the
    match is over and another part of its campaign follows. While the match is `waiting`, `view`
    and `luck` are null.
    """

    match: str
    status: Status
    seq: int
    choices: int
    you: int | None
    curtain: int | None
    view: Raw
    ask: AskInfo | None
    awaited: list[int]
    since: int
    story: list[EventInfo]
    moments: list[Moment]
    chosen: list[int]
    chat: list[ChatLine]
    changes: list[SeatLine]
    seats: list[SeatInfo]
    mine: list[int]
    undo: UndoInfo
    end: EndInfo
    clocks: list[TimeLeft]
    result: ResultInfo | None
    goes_on: bool
    luck: Luck | None
    frozen: str | None


class Presence(Struct, tag_field="type", tag="presence"):
    """Which seats have somebody connected, and how many spectators watch."""

    online: list[int]
    watching: int


class Ack(Struct, tag_field="type", tag="ack"):
    """The message with this key is committed as row `seq`; a push follows or came before."""

    key: str
    seq: int


class Refused(Struct, tag_field="type", tag="refused"):
    """A message that changed nothing, and why. `key` is the message's, if it had one."""

    key: str | None
    reason: Reason
    message: str


class Pong(Struct, tag_field="type", tag="pong"):
    pass


class Bye(Struct, tag_field="type", tag="bye"):
    """The server stops: connect again after so many seconds."""

    retry: float


ServerMessage: TypeAlias = Welcome | Push | Presence | Ack | Refused | Pong | Bye
