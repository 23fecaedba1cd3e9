"""What is said on the socket of a match, as types: by clients, then by the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from emberkeep.tables.structs import Meta, Raw, Struct
from emberkeep.tables.wire import (
    LONGEST_CHAT,
    Code,
    EventInfo,
    Key,
    Luck,
    MatchInfo,
    Me,
    Number,
    Reason,
    ResultInfo,
    SeatInfo,
    SeatNumber,
    Status,
    Wire,
)

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
