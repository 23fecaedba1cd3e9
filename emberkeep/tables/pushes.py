"""What leaves the server about a match: all of it is made here, for one viewer at a time."""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import UTC, datetime

from emberkeep.games import GAMES
from emberkeep.kernel import Event
from emberkeep.kernel.campaign import PART
from emberkeep.tables import luck
from emberkeep.tables.dealing import NOT_YET
from emberkeep.tables.layouts import Place, other_rules, places_of
from emberkeep.tables.messages import (
    AskInfo,
    ChatLine,
    EndInfo,
    Moment,
    Push,
    SeatLine,
    SeatNews,
    TimeLeft,
    UndoInfo,
)
from emberkeep.tables.room import Room
from emberkeep.tables.rows import MatchRow, Row, Seating, UserRow
from emberkeep.tables.standing import result_data
from emberkeep.tables.structs import msgspec
from emberkeep.tables.wire import (
    Clock,
    EventInfo,
    Luck,
    MatchInfo,
    Me,
    ResultInfo,
    RoadInfo,
    SeatInfo,
    Status,
)

MOST_CHOSEN = 12  # as many as a long turn has
SOME_CHAT = 200


class Looker(msgspec.Struct):
    """Who looks at a match, through whose eyes, and what they have seen already."""

    user: str
    you: int | None = None
    seen: dict[int | None, int] = {}
    chat: int = -1
    slowly: bool = False  # whether it wishes to see each step


def push(room: Room, looker: Looker) -> Push:
    """Make the next push for a viewer, and remember what it has then."""
    you = looker.you
    mine = room.seats_of(looker.user)
    since, story = _story(room, looker)
    moments = _moments(room, looker)
    lines = chat_lines(room, looker.chat)
    changes = seat_lines(room, you, looker.chat)
    looker.seen[you] = looker.chat = room.seq
    return Push(
        match=room.id,
        status="frozen" if room.frozen else room.status,
        seq=room.number(looker.user),
        choices=room.known_choices(looker.user),
        you=you,
        curtain=_curtain(room, mine, you),
        view=msgspec.Raw(room.shown.view(you)),
        ask=_ask(room, you),
        awaited=room.awaited(),
        since=since,
        story=story,
        moments=moments,
        chosen=_chosen(room, you),
        chat=lines,
        changes=changes,
        seats=seat_infos(room, looker.user),
        mine=mine,
        undo=_undo(room, mine),
        end=_end(room),
        clocks=_clocks(room),
        result=_result(room),
        goes_on=room.goes_on,
        luck=_luck(room.row, over=room.over),
        frozen=room.frozen,
    )


def eyes(room: Room, user: str, you: int | None, *, taken: bool) -> int | None:
    """Decide whose view a person is shown: with several seats, only one that took the device.

    Between partners without secrets nobody has to: who is to act is shown.
    """
    mine = room.seats_of(user)
    if len(mine) == 1:
        return mine[0]
    awaited = [seat for seat in room.awaited() if seat in mine and _by_hand(room, seat)]
    acts = you in mine and (you in awaited or not awaited)
    if mine and room.are_open(mine):
        return you if acts else (awaited or mine)[0]
    return you if acts and taken else None


def _by_hand(room: Room, seat: int) -> bool:
    return room.seats[seat].kind == "person"


def _curtain(room: Room, mine: list[int], you: int | None) -> int | None:
    if len(mine) < 2 or you is not None:
        return None
    for seat in room.awaited():
        if seat in mine and _by_hand(room, seat):
            return seat
    return None


def _ask(room: Room, you: int | None) -> AskInfo | None:
    if you is None or room.match is None or you not in room.awaited():
        return None
    return room.shown.ask(you)


def _story(room: Room, looker: Looker) -> tuple[int, list[EventInfo]]:
    """List the events that a viewer may know and does not have; count those it has."""
    if room.match is None:
        return 0, []
    you = looker.you
    seen = looker.seen.get(you)
    start = 0 if seen is None else room.common(seen)
    return room.heard(you, start), events(room.match.table.story(you, start))


def _moments(room: Room, looker: Looker) -> list[Moment]:
    """Show the steps of the last choice to who has seen everything before it."""
    last = room.last
    seen = looker.seen.get(looker.you)
    if not looker.slowly or last is None or seen is None or not seen < last.seq <= room.seq:
        return []
    follows = last.follows(seen, room.seats_of(looker.user))
    return last.moments(looker.you) if follows else []


def _chosen(room: Room, you: int | None) -> list[int]:
    """Count the events that a viewer knew before each of its last choices."""
    if you is None:
        return []
    return [room.heard(you, before) for before in room.chosen.get(you, [])[-MOST_CHOSEN:]]


def events(told: Iterable[Event]) -> list[EventInfo]:
    return [EventInfo(event.kind, dict(event.facts)) for event in told]


def chat_lines(room: Room, since: int) -> list[ChatLine]:
    """List what was said after a row, numbered by what was said before it."""
    return [_chat_line(at, row) for at, row in enumerate(room.chat, 1) if row.seq > since][
        -SOME_CHAT:
    ]


def _chat_line(number: int, row: Row) -> ChatLine:
    data = msgspec.json.decode(row.body)
    return ChatLine(number, row.seat, data["name"], data["text"])


def seat_lines(room: Room, you: int | None, since: int) -> list[SeatLine]:
    """List what was told about seats after a row, each where it belongs in a viewer's story."""
    if not room.changes or room.changes[-1].seq <= since:
        return []
    told = len(room.match.table.log) if room.match else 0
    return [
        SeatLine(
            seq=number,
            after=room.heard(you, min(room.common(line.seq - 1), told)),
            seat=line.seat,
            how=msgspec.convert(line.how, SeatNews),
            name=line.who.name,
            level=line.who.level,
        )
        for number, line in enumerate(room.changes, 1)
        if line.seq > since
    ][-SOME_CHAT:]


def _undo(room: Room, mine: list[int]) -> UndoInfo:
    can = [seat for seat in mine if can_undo(room, seat)]
    asked = room.undo.asked
    waiting = [] if asked is None else sorted(room.must_consent(asked))
    return UndoInfo(can, asked, waiting)


def _end(room: Room) -> EndInfo:
    ending = room.ending
    waiting = [] if ending.asked is None else room.must_agree("")
    return EndInfo(ending.asked, waiting, sorted(ending.given_up))


def _clocks(room: Room) -> list[TimeLeft]:
    now = time.time()
    return [TimeLeft(seat, round(max(due - now, 0), 1)) for seat, due in room.due().items()]


def can_undo(room: Room, seat: int) -> bool:
    return (
        room.match is not None
        and not room.over
        and room.seats[seat].kind == "person"
        and room.match.can_undo(seat)
    )


def _result(room: Room) -> ResultInfo | None:
    result = room.result
    if result is None:
        return None
    return ResultInfo(**result_data(result))


def _luck(row: MatchRow, *, over: bool) -> Luck | None:
    """Tell of the luck what may be told: its hash once it is made, all of it at the end."""
    if row.dealt == NOT_YET:
        return None
    promise = luck.commitment(row.seed, row.salt)
    return Luck(promise, str(row.seed), row.salt) if over else Luck(promise, None, None)


def seat_infos(room: Room, user: str) -> list[SeatInfo]:
    return _seats(room.places, room.seats, user, room.all_online())


def _seats(
    places: list[Place], seats: list[Seating], user: str, online: set[int]
) -> list[SeatInfo]:
    """List the seats; where the game is no longer known, each is on its own side."""
    known = [*places, *(Place("", at) for at in range(len(places), len(seats)))]
    return [
        SeatInfo(
            seat=at,
            role=known[at].role,
            side=known[at].side,
            kind=who.kind,
            name=who.name,
            level=who.level,
            online=at in online,
            yours=bool(user) and who.user == user,
        )
        for at, who in enumerate(seats)
    ]


def match_info(room: Room, user: str) -> MatchInfo:
    """Describe a live match to somebody."""
    info = listed(room.row, room.seats, user, room.all_online())
    if room.frozen:
        info.frozen = room.frozen
        info.status = "over" if info.status == "over" else "frozen"
        return info
    note = room.note()
    info.status = room.status
    info.choices = room.known_choices(user)
    info.awaited = note.awaited
    info.result = _result(room)
    info.luck = _luck(room.row, over=room.over)
    info.changed = _moment(note.changed)
    return info


def listed(
    row: MatchRow, seats: list[Seating], user: str, online: set[int] | None = None
) -> MatchInfo:
    """Describe a match by its row alone."""
    game = GAMES.get(row.game)
    mine = [at for at, who in enumerate(seats) if user and who.user == user]
    over = row.status == "over"
    frozen = other_rules(row)
    return MatchInfo(
        id=row.id,
        game=row.game,
        title=game.title if game else row.game,
        rules=row.rules,
        mode=row.mode,
        players=row.players,
        options=row.options,
        seats=_seats(places_of(row), seats, user, online or set()),
        mine=mine,
        owner=bool(user) and row.owner == user,
        host=row.host,
        public=row.public,
        status=msgspec.convert("frozen" if frozen and not over else row.status, Status),
        frozen=frozen,
        known_luck=row.known,
        choices=row.choices,
        awaited=row.awaited,
        result=None if row.result is None else msgspec.convert(row.result, ResultInfo),
        luck=_luck(row, over=over),
        created=_moment(row.created),
        changed=_moment(row.changed),
        clock=clock_of(row),
        road=RoadInfo(int(row.carried.get(PART, 1))),
    )


def clock_of(row: MatchRow) -> Clock | None:
    """Say what clock a match is played with."""
    return Clock(row.clock, "forfeit" if row.forfeit else "bot") if row.clock else None


def me_info(user: UserRow) -> Me:
    return Me(user.id, user.name, user.account, user.webhook)


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
