"""HTTP inside a match: polling instead of a socket, replay, records; and the socket's address."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody, QueryParameter

from emberkeep.server.api import AnyRequest, MatchId, Serving, Source, User
from emberkeep.server.service import Service
from emberkeep.server.sockets import serve_socket
from emberkeep.tables import looking
from emberkeep.tables.encode import encode
from emberkeep.tables.errors import Refuse
from emberkeep.tables.messages import (
    Ack,
    AnswerEnd,
    Choose,
    Consent,
    ProposeEnd,
    Push,
    Resign,
    Say,
    Undo,
)
from emberkeep.tables.pushes import Looker, match_info, push
from emberkeep.tables.records import exported, replayable
from emberkeep.tables.room import Room
from emberkeep.tables.rows import Stored
from emberkeep.tables.wire import LONGEST_CODE, Fork, Frame, MatchInfo, Told, WhyNot

Point = Annotated[int, QueryParameter(ge=0, lt=1 << 31)]
OptionalSeat = Annotated[int | None, QueryParameter(ge=0, lt=8)]
OptionalSeq = Annotated[int | None, QueryParameter(ge=0, lt=1 << 31)]
AskedCode = Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_CODE)]
JSON = "application/json"


@websocket("/ws/{match:str}")
async def play(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """Play or watch."""
    service: Service = socket.app.state.service
    await serve_socket(service, socket, match)


@get("/api/matches/{match:str}/push")
async def poll(
    match: MatchId,
    service: Serving,
    user: User,
    seat: OptionalSeat = None,
    since: OptionalSeq = None,
) -> Response[Push]:
    """Get the push that a socket would get."""
    room = await service.rooms.fresh(match)
    you = looking.looks(room, user.id, seat)
    looker = Looker(
        user.id, you, {} if since is None else {you: since}, -1 if since is None else since
    )
    return _json(push(room, looker))


@get("/api/matches/{match:str}/why-not")
async def why_not(
    match: MatchId,
    service: Serving,
    user: User,
    code: AskedCode,
    seat: OptionalSeat = None,
) -> WhyNot:
    """Say why something is not an option of one's seat now."""
    room = await service.rooms.fresh(match)
    return looking.why_not(room, user.id, seat, code)


@get("/api/matches/{match:str}/preview")
async def preview(
    match: MatchId,
    service: Serving,
    user: User,
    thing: AskedCode,
    seat: OptionalSeat = None,
) -> Response[Any]:
    """Look ahead from a thing on the board, as far as the game does."""
    room = await service.rooms.fresh(match)
    return _json(looking.preview(room, user.id, seat, thing))


@post("/api/matches/{match:str}/choose", status_code=200)
async def choose(match: MatchId, data: JSONBody[Choose], service: Serving, user: User) -> Ack:
    """Make a choice."""
    room = await service.rooms.fresh(match)
    choice = (data.seat, data.number, data.code)
    stored = await service.actions.choose(room, user.id, choice, data.key)
    return _ack(room, user, data.key, stored)


@post("/api/matches/{match:str}/undo", status_code=200)
async def undo(match: MatchId, data: JSONBody[Undo], service: Serving, user: User) -> Ack:
    """Take the last choice back, or ask whether one may."""
    room = await service.rooms.fresh(match)
    stored = await service.actions.undo(room, user.id, data.seat, data.key)
    return _ack(room, user, data.key, stored)


@post("/api/matches/{match:str}/consent", status_code=200)
async def consent(match: MatchId, data: JSONBody[Consent], service: Serving, user: User) -> Ack:
    """Answer somebody's wish to take a choice back."""
    room = await service.rooms.fresh(match)
    stored = await service.actions.consent(room, user.id, agree=data.agree, key=data.key)
    return _ack(room, user, data.key, stored)


@post("/api/matches/{match:str}/resign", status_code=200)
async def resign(match: MatchId, data: JSONBody[Resign], service: Serving, user: User) -> Ack:
    """Give up for a seat."""
    room = await service.rooms.fresh(match)
    stored = await service.giving_up.resign(room, user.id, data.seat, data.key)
    return _ack(room, user, data.key, stored)


@post("/api/matches/{match:str}/propose-end", status_code=200)
async def propose_end(
    match: MatchId, data: JSONBody[ProposeEnd], service: Serving, user: User
) -> Ack:
    """Propose to end the match as it stands."""
    room = await service.rooms.fresh(match)
    stored = await service.giving_up.propose(room, user.id, data.seat, data.key)
    return _ack(room, user, data.key, stored)


@post("/api/matches/{match:str}/answer-end", status_code=200)
async def answer_end(
    match: MatchId, data: JSONBody[AnswerEnd], service: Serving, user: User
) -> Ack:
    """Answer a proposal to end the match."""
    room = await service.rooms.fresh(match)
    stored = await service.giving_up.answer(room, user.id, agree=data.agree, key=data.key)
    return _ack(room, user, data.key, stored)


@post("/api/matches/{match:str}/say", status_code=200)
async def say(
    match: MatchId, data: JSONBody[Say], service: Serving, user: User, source: Source
) -> Ack:
    """Say something."""
    room = await service.rooms.fresh(match)
    stored = await service.actions.say(room, user, data.text, data.key, source)
    return _ack(room, user, data.key, stored)


def _ack(room: Room, user: User, key: str, stored: Stored) -> Ack:
    return Ack(key, room.number(user.id, stored.seq))


# Replay and records


@get("/api/matches/{match:str}/replay")
async def replay(
    match: MatchId,
    service: Serving,
    user: User,
    at: Point = 0,
    seat: OptionalSeat = None,
) -> Response[Frame]:
    """Show a match as it was: a finished one to anybody from any seat, else what one may know."""
    room = await service.rooms.fresh(match)
    return _json(looking.frame(room, at, looking.looks_back(room, user.id, seat)))


@get("/api/matches/{match:str}/story")
async def story(
    match: MatchId, service: Serving, user: User, seat: OptionalSeat = None
) -> Response[Told]:
    """Tell all that happened, as far as one may know, and after which choices."""
    room = await service.rooms.fresh(match)
    return _json(looking.whole_story(room, looking.looks_back(room, user.id, seat)))


@post("/api/matches/{match:str}/fork")
async def fork(
    match: MatchId, data: JSONBody[Fork], service: Serving, user: User, source: Source
) -> MatchInfo:
    """Continue a finished match from a point."""
    room = await service.rooms.fresh(match)
    await service.people.keep(user)
    begun = await service.new_matches.fork(room, user, source, data.at, data.seats)
    return match_info(begun, user.id)


@get("/api/matches/{match:str}/record", media_type=JSON)
async def record(match: MatchId, service: Serving) -> Response[bytes]:
    """Export the record of a finished match, with seed and salt."""
    room = await service.rooms.fresh(match)
    text = await exported(service.store, room)
    headers = {"content-disposition": f'attachment; filename="{room.row.game}-{room.id}.json"'}
    return Response(text.encode(), media_type=JSON, headers=headers)


@post("/api/records")
async def import_record(
    request: AnyRequest, service: Serving, user: User, source: Source
) -> MatchInfo:
    """Import a record: a match to look at, or to continue."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refuse("malformed", "a record is text in UTF-8") from None
    found = replayable(text)
    await service.people.keep(user)
    room = await service.new_matches.replayed(user, source, found, len(found.choices), [])
    return match_info(room, user.id)


def _json(thing: Any) -> Response[Any]:
    """Answer with bytes that are written already."""
    return Response(encode(thing), media_type=JSON)


HANDLERS = [
    play,
    poll,
    why_not,
    preview,
    choose,
    undo,
    consent,
    resign,
    propose_end,
    answer_end,
    say,
    replay,
    story,
    fork,
    record,
    import_record,
]
