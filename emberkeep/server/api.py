"""HTTP around a match: what can be played, who one is, and the matches one has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from emberkeep.server.guard import cookie_header
from emberkeep.server.identity import WRONG, new_session
from emberkeep.server.service import Service
from emberkeep.server.users import Session
from emberkeep.server.webhooks import check_url
from emberkeep.tables import catalogue
from emberkeep.tables.errors import Refuse
from emberkeep.tables.names import GUEST
from emberkeep.tables.pushes import listed, match_info, me_info
from emberkeep.tables.rows import MatchRow, Road, UserRow
from emberkeep.tables.wire import (
    Catalogue,
    Credentials,
    Farewell,
    HandOver,
    Invitation,
    Join,
    Joined,
    Link,
    Matches,
    MatchInfo,
    Me,
    NewMatch,
    NewPassphrase,
    Rename,
    Seek,
    Sought,
    Webhook,
)

Serving = NamedDependency[Service]
User = NamedDependency[UserRow]
Source = NamedDependency[str]
MatchId = Annotated[str, PathParameter(max_length=64)]
SeatId = Annotated[int, PathParameter(ge=0, lt=8)]
AnyRequest = Request[Any, Any, Any]


async def the_service(request: AnyRequest) -> Service:
    service: Service = request.app.state.service
    return service


async def the_user(request: AnyRequest, service: Serving) -> UserRow:
    return await service.sessions.visitor(request.scope["state"])


async def the_source(request: AnyRequest) -> str:
    source: str = request.scope["state"]["source"]
    return source


# What can be played


@get("/api/games", sync_to_thread=False)
def games() -> Catalogue:
    """List all games and all levels of bots."""
    return catalogue.everything()


# Who one is


@get("/api/me")
async def me(user: User) -> Me:
    """Tell who one is."""
    return me_info(user)


@post("/api/me", status_code=200)
async def rename(data: JSONBody[Rename], service: Serving, user: User) -> Me:
    """Change one's name."""
    return me_info(await service.people.rename(user, data.name))


@post("/api/me/webhook", status_code=200)
async def webhook(data: JSONBody[Webhook], service: Serving, user: User) -> Me:
    """Say where to post when it is one's turn."""
    if data.url is not None:
        check_url(data.url, private=service.config.private_webhooks)
    return me_info(await service.people.set_webhook(user, data.url))


@post("/api/account", status_code=201)
async def register(data: JSONBody[Credentials], service: Serving, user: User) -> Me:
    """Make an account; the matches of the guest become its matches."""
    return me_info(await service.people.register(user, data.account, data.passphrase))


@post("/api/login", status_code=200)
async def log_in(data: JSONBody[Credentials], service: Serving) -> Response[Me]:
    """Become the person of an account."""
    user = await service.people.log_in(data.account, data.passphrase)
    return _become(service, user, new_session(user.id))


@post("/api/logout", status_code=200)
async def log_out(request: AnyRequest, service: Serving, user: User) -> Response[Me]:
    """End this session, and become a new guest."""
    await service.sessions.end(request.scope["state"]["session"])
    return _become_new(service)


@post("/api/logout/everywhere", status_code=200)
async def log_out_everywhere(service: Serving, user: User) -> Response[Me]:
    """End all of one's sessions, and become a new guest."""
    await service.people.keep(user)
    await service.sessions.end_all(user.id)
    return _become_new(service)


@post("/api/account/passphrase", status_code=200)
async def change_passphrase(
    data: JSONBody[NewPassphrase], service: Serving, user: User
) -> Response[Me]:
    """Change the passphrase; all other sessions end."""
    if not await service.people.fits(user, data.old):
        raise Refuse("not-yours", WRONG)
    passhash = await service.people.hashed(data.new)
    return _become(service, user, await service.sessions.end_all(user.id, passhash=passhash))


@post("/api/account/delete", status_code=200)
async def delete(data: JSONBody[Farewell], service: Serving, user: User) -> Response[Me]:
    """Be forgotten, and become a new guest; one's matches no longer say who played."""
    if user.account is not None and not await service.people.fits(user, data.passphrase):
        raise Refuse("not-yours", WRONG)
    await service.forgetting.forget(user.id)
    await service.sessions.ended(user.id)
    return _become_new(service)


def _become_new(service: Serving) -> Response[Me]:
    session = new_session()
    return _become(service, UserRow(session.user, GUEST), session)


def _become(service: Serving, user: User, session: Session) -> Response[Me]:
    assert service.signer is not None
    cookie = cookie_header(service.signer, session, secure=service.config.secure)
    return Response(me_info(user), headers={"set-cookie": cookie.decode()})


# Matches


@get("/api/matches")
async def my_matches(service: Serving, user: User) -> Matches:
    """List one's matches, the latest first."""
    await service.rooms.note()
    return await _listed(service, user, await service.store.matches_of(user.id))


@get("/api/tables")
async def tables(service: Serving, user: User) -> Matches:
    """List public tables that have an open seat."""
    await service.rooms.note()
    return await _listed(service, user, await service.fairness.open_tables())


async def _listed(service: Serving, user: User, rows: list[MatchRow]) -> Matches:
    seats = await service.store.seatings([row.id for row in rows])
    infos = [listed(row, seats[row.id], user.id) for row in rows]
    await _tell_roads(service, user, rows, infos)
    return Matches(infos)


async def _tell_roads(
    service: Serving, user: User, rows: Sequence[MatchRow], infos: Sequence[MatchInfo]
) -> None:
    """Tell which parts of a campaign came before and after those matches that can have any."""
    both = zip(rows, infos, strict=True)
    on_a_road = [row for row, info in both if row.carried or info.status == "over"]
    roads = await service.store.roads(user.id, on_a_road)
    for info in infos:
        road = roads.get(info.id, Road())
        info.road.previous, info.road.next = road.previous, road.next


@post("/api/matches")
async def create(
    data: JSONBody[NewMatch], service: Serving, user: User, source: Source
) -> MatchInfo:
    """Begin a match."""
    await service.people.keep(user)
    return match_info(await service.new_matches.create(user, source, data), user.id)


@get("/api/matches/{match:str}")
async def one_match(match: MatchId, service: Serving, user: User) -> MatchInfo:
    """Describe a match."""
    room = await service.rooms.fresh(match)
    info = match_info(room, user.id)
    await _tell_roads(service, user, [room.row], [info])
    return info


@post("/api/matches/{match:str}/rematch")
async def rematch(match: MatchId, service: Serving, user: User, source: Source) -> MatchInfo:
    """Begin the same game with the same people and new luck."""
    room = await service.rooms.fresh(match)
    return match_info(await service.new_matches.rematch(room, user, source), user.id)


@post("/api/matches/{match:str}/sequel")
async def sequel(match: MatchId, service: Serving, user: User, source: Source) -> MatchInfo:
    """Begin the next part of a campaign with the same people."""
    room = await service.rooms.fresh(match)
    return match_info(await service.new_matches.sequel(room, user, source), user.id)


# Seats


@post("/api/join", status_code=200)
async def join(data: JSONBody[Join], service: Serving, user: User) -> Joined:
    """Sit down by a link."""
    match, seat = await service.links.join(user, data.token, knowing=data.knowing)
    return Joined(match, seat)


@post("/api/join/look", status_code=200)
async def look(data: JSONBody[Join], service: Serving, user: User) -> Invitation:
    """Look at what a link offers, without sitting down."""
    return await service.links.look(user.id, data.token)


@post("/api/seek", status_code=200)
async def seek(data: JSONBody[Seek], service: Serving, user: User, source: Source) -> Sought:
    """Look for opponents; answered when some are found, or after a few seconds."""
    return Sought(await service.seeking.seek(user, source, data))


@post("/api/seek/stop", status_code=200)
async def stop_seeking(service: Serving, user: User) -> Sought:
    """Look for opponents no longer."""
    return Sought(await service.seeking.stop(user.id))


@post("/api/matches/{match:str}/close", status_code=200)
async def close(match: MatchId, service: Serving, user: User) -> MatchInfo:
    """Close a table that waits for players."""
    room = await service.rooms.fresh(match)
    await service.seats.close(room, user.id)
    return match_info(room, user.id)


@post("/api/matches/{match:str}/seats/{seat:int}/link")
async def make_link(match: MatchId, seat: SeatId, service: Serving, user: User) -> Link:
    """Get the link of an open seat; it is made if there is none."""
    return await service.links.make(await service.rooms.fresh(match), user.id, seat)


@post("/api/matches/{match:str}/seats/{seat:int}/unlink", status_code=200)
async def unlink(match: MatchId, seat: SeatId, service: Serving, user: User) -> MatchInfo:
    """End the link of a seat."""
    room = await service.rooms.fresh(match)
    await service.links.end(room, user.id, seat)
    return match_info(room, user.id)


@post("/api/matches/{match:str}/seats/{seat:int}/sit", status_code=200)
async def sit(match: MatchId, seat: SeatId, service: Serving, user: User) -> MatchInfo:
    """Sit down at a public table, or at one's own."""
    room = await service.rooms.fresh(match)
    await service.people.keep(user)
    await service.seats.sit(room, user, seat)
    return match_info(room, user.id)


@post("/api/matches/{match:str}/seats/{seat:int}/stand", status_code=200)
async def stand(match: MatchId, seat: SeatId, service: Serving, user: User) -> MatchInfo:
    """Give one's seat up, or, at a table of one's own that waits, send somebody away."""
    room = await service.rooms.fresh(match)
    await service.seats.stand(room, user.id, seat)
    return match_info(room, user.id)


@post("/api/matches/{match:str}/seats/{seat:int}/bot", status_code=200)
async def hand_over(
    match: MatchId, seat: SeatId, data: JSONBody[HandOver], service: Serving, user: User
) -> MatchInfo:
    """Let a bot play a seat."""
    room = await service.rooms.fresh(match)
    await service.seats.hand_over(room, user.id, seat, data.level)
    return match_info(room, user.id)


@post("/api/matches/{match:str}/seats/{seat:int}/person", status_code=200)
async def take_back(match: MatchId, seat: SeatId, service: Serving, user: User) -> MatchInfo:
    """Take a seat back from a bot."""
    room = await service.rooms.fresh(match)
    await service.seats.take_back(room, user.id, seat)
    return match_info(room, user.id)


HANDLERS = [
    games,
    me,
    rename,
    webhook,
    register,
    log_in,
    log_out,
    log_out_everywhere,
    change_passphrase,
    delete,
    my_matches,
    tables,
    create,
    one_match,
    rematch,
    sequel,
    join,
    look,
    seek,
    stop_seeking,
    close,
    make_link,
    unlink,
    sit,
    stand,
    hand_over,
    take_back,
]
