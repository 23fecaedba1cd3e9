"""All that a page asks of a server and can do without one, in the words of the same wire."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any, TypeAlias
from urllib.parse import parse_qs, unquote, urlsplit

from emberkeep.kernel import EmberkeepError
from emberkeep.page.shelf import Shelf
from emberkeep.tables import catalogue, looking
from emberkeep.tables.conversations import Conversation, Viewer, decode, greet, wake_viewers
from emberkeep.tables.encode import encode
from emberkeep.tables.errors import Refuse, as_refusal
from emberkeep.tables.fairness import Fairness
from emberkeep.tables.habits import Counts, Habits
from emberkeep.tables.messages import Hello, Refused
from emberkeep.tables.names import proper
from emberkeep.tables.pushes import listed, match_info, me_info
from emberkeep.tables.records import exported, replayable
from emberkeep.tables.rooms import Rooms
from emberkeep.tables.rows import UserRow
from emberkeep.tables.structs import msgspec
from emberkeep.tables.tables import Tables
from emberkeep.tables.thinker import Mind
from emberkeep.tables.wire import (
    Fork,
    HandOver,
    Matches,
    MatchInfo,
    Me,
    NewMatch,
    Refusal,
    Rename,
    RoadInfo,
    Rules,
)

logger = logging.getLogger(__name__)

Send: TypeAlias = Callable[[str], None]
Keep: TypeAlias = Callable[[UserRow], Awaitable[None]]
Query: TypeAlias = dict[str, str]


class Home(Tables):
    """The tables of one person, and what they may ask."""

    def __init__(self, shelf: Shelf, mind: Mind, user: UserRow, keep: Keep) -> None:
        super().__init__(Rooms(shelf, Habits(), Counts()), Fairness(), mind)
        self.shelf = shelf
        self.user = user
        self._keep = keep
        self.rooms.followers.append(wake_viewers)

    def name_of(self, thing: str) -> str:
        return sha256(f"{self.user.id} {thing}".encode()).hexdigest()[:30]

    async def ask(self, method: str, address: str, body: str = "") -> tuple[int, str]:
        """Answer a request: a status and a text, as over HTTP."""
        try:
            answer = await self._answer(method, address, body)
        except (msgspec.MsgspecError, ValueError) as error:
            return _refused(Refuse("malformed", f"not what is asked for here: {error}"))
        except EmberkeepError as error:
            return _refused(as_refusal(error))
        except Exception:
            logger.exception("a request failed")
            return _refused(Refuse("busy", "the table failed; nothing has changed"))
        return 200, answer if isinstance(answer, str) else encode(answer).decode()

    async def _answer(self, method: str, address: str, body: str) -> Any:
        parts = urlsplit(address)
        query = {name: texts[0] for name, texts in parse_qs(parts.query).items()}
        for verb, pattern, answer in _ROUTES:
            found = re.fullmatch(pattern, parts.path) if verb == method else None
            if found:
                made = answer(self, *map(unquote, found.groups()), query=query, body=body)
                return await made
        raise Refuse("not-found", "there is no such thing without a server")

    # What can be played, and who one is

    async def games(self, query: Query, body: str) -> Any:
        return catalogue.everything()

    async def components(self, game: str, query: Query, body: str) -> str:
        return catalogue.components(game).decode()

    async def rules(self, game: str, query: Query, body: str) -> Rules:
        return catalogue.rules(game)

    async def me(self, query: Query, body: str) -> Me:
        return me_info(self.user)

    async def rename(self, query: Query, body: str) -> Me:
        self.user.name = proper(_read(body, Rename).name)
        await self._keep(self.user)
        return me_info(self.user)

    # Matches

    async def matches(self, query: Query, body: str) -> Matches:
        with suppress(Refuse):  # the list is there all the same, as it was last noted
            await self.rooms.note()
        kept = await self.shelf.all()
        infos = [listed(each.row, each.seats, self.user.id) for each in kept]
        await self._tell_roads(infos)
        return Matches(infos)

    async def tables(self, query: Query, body: str) -> Matches:
        return Matches([])

    async def create(self, query: Query, body: str) -> MatchInfo:
        room = await self.new_matches.create(self.user, "", _read(body, NewMatch))
        return match_info(room, self.user.id)

    async def match(self, match: str, query: Query, body: str) -> MatchInfo:
        info = match_info(await self.rooms.fresh(match), self.user.id)
        await self._tell_roads([info])
        return info

    async def _tell_roads(self, infos: list[MatchInfo]) -> None:
        roads = await self.shelf.roads()
        for info in infos:
            road = roads[info.id]
            info.road = RoadInfo(info.road.part, road.previous, road.next)

    async def rematch(self, match: str, query: Query, body: str) -> MatchInfo:
        room = await self.rooms.fresh(match)
        return match_info(await self.new_matches.rematch(room, self.user, ""), self.user.id)

    async def sequel(self, match: str, query: Query, body: str) -> MatchInfo:
        room = await self.rooms.fresh(match)
        return match_info(await self.new_matches.sequel(room, self.user, ""), self.user.id)

    async def fork(self, match: str, query: Query, body: str) -> MatchInfo:
        room, wish = await self.rooms.fresh(match), _read(body, Fork)
        begun = await self.new_matches.fork(room, self.user, "", wish.at, wish.seats)
        return match_info(begun, self.user.id)

    async def hand_over(self, match: str, seat: str, query: Query, body: str) -> MatchInfo:
        room = await self.rooms.fresh(match)
        await self.seats.hand_over(room, self.user.id, int(seat), _read(body, HandOver).level)
        return match_info(room, self.user.id)

    async def take_back(self, match: str, seat: str, query: Query, body: str) -> MatchInfo:
        room = await self.rooms.fresh(match)
        await self.seats.take_back(room, self.user.id, int(seat))
        return match_info(room, self.user.id)

    # Looking, and records

    async def why_not(self, match: str, query: Query, body: str) -> Any:
        room = await self.rooms.fresh(match)
        return looking.why_not(room, self.user.id, _seat(query), query["code"])

    async def preview(self, match: str, query: Query, body: str) -> Any:
        room = await self.rooms.fresh(match)
        return looking.preview(room, self.user.id, _seat(query), query["thing"])

    async def replay(self, match: str, query: Query, body: str) -> Any:
        room = await self.rooms.fresh(match)
        you = looking.looks_back(room, self.user.id, _seat(query))
        return looking.frame(room, int(query["at"]), you)

    async def story(self, match: str, query: Query, body: str) -> Any:
        room = await self.rooms.fresh(match)
        return looking.whole_story(room, looking.looks_back(room, self.user.id, _seat(query)))

    async def record(self, match: str, query: Query, body: str) -> str:
        return await exported(self.shelf, await self.rooms.fresh(match), running=True)

    async def import_record(self, query: Query, body: str) -> MatchInfo:
        found = replayable(body)
        room = await self.new_matches.replayed(self.user, "", found, len(found.choices), [])
        return match_info(room, self.user.id)

    # Playing

    def heard(self, match: str, seq: int) -> None:
        """Hear that another tab has changed a match."""
        self.rooms.background(self.shelf.heard(match, seq))

    def connect(self, match: str, send: Send) -> Line:
        """Open a line to a match, as a socket is opened."""
        return Line(self, match, send)


_MATCH = "/matches/([^/]+)"
_SEAT = f"{_MATCH}/seats/([0-7])"
_ROUTES: list[tuple[str, str, Callable[..., Awaitable[Any]]]] = [
    ("GET", "/games", Home.games),
    ("GET", "/games/([^/]+)/components", Home.components),
    ("GET", "/games/([^/]+)/rules", Home.rules),
    ("GET", "/me", Home.me),
    ("POST", "/me", Home.rename),
    ("GET", "/matches", Home.matches),
    ("GET", "/tables", Home.tables),
    ("POST", "/matches", Home.create),
    ("GET", _MATCH, Home.match),
    ("POST", f"{_MATCH}/rematch", Home.rematch),
    ("POST", f"{_MATCH}/sequel", Home.sequel),
    ("POST", f"{_MATCH}/fork", Home.fork),
    ("POST", f"{_SEAT}/bot", Home.hand_over),
    ("POST", f"{_SEAT}/person", Home.take_back),
    ("GET", f"{_MATCH}/why-not", Home.why_not),
    ("GET", f"{_MATCH}/preview", Home.preview),
    ("GET", f"{_MATCH}/replay", Home.replay),
    ("GET", f"{_MATCH}/story", Home.story),
    ("GET", f"{_MATCH}/record", Home.record),
    ("POST", "/records", Home.import_record),
]


class Line:
    """What a socket is to a server: messages in, one after the other, and words out."""

    def __init__(self, home: Home, match: str, send: Send) -> None:
        self._home = home
        self._match = match
        self._send = send
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._task = home.rooms.background(self._talk())

    def say(self, text: str) -> None:
        self._said.put_nowait(text)

    def close(self) -> None:
        self._task.cancel()

    async def _talk(self) -> None:
        try:
            hello = decode(await self._said.get())
            room = await self._home.rooms.fresh(self._match)
        except EmberkeepError as error:
            refusal = as_refusal(error)
            self._send(encode(Refused(None, refusal.reason, refusal.message)).decode())
            return
        assert isinstance(hello, Hello)
        viewer = Viewer(self._home, room, self._home.user.id)
        greet(viewer, self._home.user, hello)
        sending = asyncio.ensure_future(self._send_all(viewer))
        try:
            await self._home.presence.changed(room)
            talk = Conversation(viewer, self._home.user)
            while True:
                await talk.hear(await self._said.get())
        finally:
            sending.cancel()
            room.leave(viewer)

    async def _send_all(self, viewer: Viewer) -> None:
        while True:
            for word in await viewer.due():
                self._send(word.decode())


def _refused(error: Refuse) -> tuple[int, str]:
    return error.status, encode(Refusal(error.reason, error.message)).decode()


def _read(body: str, kind: Any) -> Any:
    return msgspec.json.decode(body, type=kind)


def _seat(query: Query) -> int | None:
    return int(query["seat"]) if "seat" in query else None
