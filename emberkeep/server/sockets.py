"""One WebSocket: somebody who looks at a match and may play in it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import ExitStack
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from emberkeep.kernel import EmberkeepError
from emberkeep.server.encode import encode
from emberkeep.server.errors import Refuse, as_refusal
from emberkeep.server.identity import GUEST
from emberkeep.server.limits import Bucket
from emberkeep.server.messages import (
    Ack,
    AnswerEnd,
    Bye,
    Choose,
    ClientMessage,
    Consent,
    Hello,
    Ping,
    Pong,
    ProposeEnd,
    Refused,
    Resign,
    Say,
    Take,
    Undo,
    Welcome,
)
from emberkeep.server.protocols import AT_ONCE
from emberkeep.server.pushes import Looker, eyes, match_info, push
from emberkeep.server.room import Room
from emberkeep.server.rows import Stored, UserRow
from emberkeep.server.service import Service
from emberkeep.server.users import Session
from emberkeep.server.wire import Me

logger = logging.getLogger(__name__)

LARGEST = 16 * 1024
SILENCE = 90.0
FIRST_WORD = 15.0
MOST_WAITING = 200
RATE, BURST = 10.0, 60.0
GOING_AWAY, TOO_SLOW, TOO_LARGE, VIOLATION = 1001, 1013, 1009, 1008
RETRY = 1.0
LATER = 30.0
NO_SESSION = Session("", "", 0.0)

decode = msgspec.json.Decoder(ClientMessage).decode


class Viewer:
    """The sending side: what waits to be sent, and whether a new push is due."""

    def __init__(
        self, service: Service, room: Room, user: str, session: Session = NO_SESSION
    ) -> None:
        self.service = service
        self.room = room
        self.user = user
        self.session = session
        self.looker = Looker(user, None, {})
        self.taken = False
        self._words: list[bytes] = []
        self._due = False
        self._again = False
        self._held = False
        self._queued = False
        self._pushed: tuple[Any, ...] = ()
        self._wake = asyncio.Event()
        self.leaving = False

    # What others call

    def wake(self, *, again: bool = False) -> None:
        """Have the present state of the room pushed; one that was pushed already, if `again`.

        Not at once: whoever has just acted is answered first, then the others are told.
        """
        self._due = True
        self._again |= again
        if not (self._held or self._queued or self._wake.is_set()):
            self._queued = True
            self.service.telling.add(self._tell)

    def _tell(self) -> None:
        self._queued = False
        self._wake.set()

    def hold(self) -> None:
        """Keep pushes until a message is answered, so that both leave at once."""
        self._held = True

    def release(self) -> None:
        self._held = False
        if self._due:
            self._wake.set()

    def tell(self, message: Any) -> None:
        """Have a message sent, in order."""
        self._words.append(encode(message))
        self._wake.set()

    def tell_presence(self, message: bytes) -> None:
        """Have it sent who is here; it is written once for all."""
        self._words.append(message)
        self._wake.set()

    def leave(self) -> None:
        """Say goodbye."""
        self.leaving = True
        self.tell(Bye(RETRY))

    def take(self, seat: int | None) -> None:
        self.looker.you = seat
        self.taken = seat is not None
        self.wake()

    # What the socket runs

    async def send_all(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send what is due, for as long as the socket lives; a slow client skips pushes."""
        extensions: Any = socket.scope["extensions"]
        send = extensions[AT_ONCE]
        while True:
            await self._wake.wait()
            self._wake.clear()
            words, self._words = self._words, []
            if len(words) > MOST_WAITING:
                await socket.close(TOO_SLOW)
                return
            if self._due:
                words += self._push()
            if words:
                await send(words)
            if self.leaving:
                await socket.close(GOING_AWAY)
                return

    def _push(self) -> list[bytes]:
        again, self._due, self._again = self._again, False, False
        looker = self.looker
        looker.you = eyes(self.room, self.user, looker.you, taken=self.taken)
        if looker.you is None:
            self.taken = False
        state = (self.room.number(self.user), looker.you, self.room.awaited())
        if state == self._pushed and not again:
            return []
        self._pushed = state
        return [encode(push(self.room, looker))]


def wake_viewers(room: Room, here: bool) -> None:  # noqa: FBT001 - a follower's signature
    for viewer in room.viewers:
        viewer.wake()


async def serve_socket(service: Service, socket: WebSocket[Any, Any, Any], match: str) -> None:
    """Talk with one client from hello to goodbye, if it is not one too many."""
    await socket.accept()
    state = socket.scope["state"]
    with ExitStack() as stack:
        try:
            stack.enter_context(service.fairness.socket(state["session"].user, state["source"]))
        except Refuse as error:
            service.metrics.refused.inc()
            await _turn_away(socket, error)
            return
        stack.enter_context(service.metrics.sockets.track_inprogress())
        await _listen(service, socket, match)


async def _turn_away(socket: WebSocket[Any, Any, Any], error: Refuse) -> None:
    """Say why somebody cannot come in, and when to try again."""
    for word in (Refused(None, error.reason, error.message), Bye(LATER)):
        await socket.send_data(encode(word).decode(), "text")
    await _close(socket, VIOLATION)


async def _listen(service: Service, socket: WebSocket[Any, Any, Any], match: str) -> None:
    try:
        await _talk(service, socket, match)
    except (WebSocketDisconnect, WebSocketException):
        pass
    except TimeoutError:
        await _close(socket, GOING_AWAY)
    except EmberkeepError as error:
        logger.warning("a socket was given up: %s", type(error).__name__)
        await _close(socket, TOO_SLOW)


async def _talk(service: Service, socket: WebSocket[Any, Any, Any], match: str) -> None:
    session: Session = socket.scope["state"]["session"]
    user = await service.sessions.user(session) or UserRow("", GUEST)
    try:
        async with asyncio.timeout(FIRST_WORD):
            first = decode(await socket.receive_data("text"))
        room = await service.rooms.fresh(match)
    except (msgspec.MsgspecError, ValueError):
        await _refuse(socket, "malformed", "say hello first")
        return
    except EmberkeepError as error:
        await _refuse(socket, as_refusal(error).reason, str(error))
        return
    if not isinstance(first, Hello):
        await _refuse(socket, "malformed", "say hello first")
        return
    if service.stopping:
        await socket.send_data(encode(Bye(RETRY)).decode(), "text")
        await _close(socket, GOING_AWAY)
        return
    viewer = Viewer(service, room, user.id, session)
    viewer.looker.slowly = first.moments
    if first.seq is not None:
        you = eyes(room, user.id, None, taken=False)
        viewer.looker.seen[you] = viewer.looker.chat = first.seq
    source = socket.scope["state"]["source"]
    await _converse(Conversation(service, room, viewer, user, source), socket)


async def _converse(talk: Conversation, socket: WebSocket[Any, Any, Any]) -> None:
    room, viewer = talk.room, talk.viewer
    room.enter(viewer)
    viewer.tell(Welcome(match_info(room, talk.user.id), me_info(talk.user)))
    viewer.wake()
    sender = asyncio.ensure_future(viewer.send_all(socket))
    receiver = asyncio.ensure_future(talk.receive_all(socket))
    talk.service.rooms.background(talk.service.presence.changed(room))  # which may fail, alone
    try:
        await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(viewer)
        for task in (sender, receiver):
            task.cancel()
        ended = await asyncio.gather(sender, receiver, return_exceptions=True)
        if not talk.service.stopping:
            talk.service.rooms.background(talk.service.presence.changed(room))
    for error in ended:
        if isinstance(error, Exception):
            raise error


class Conversation:
    """The receiving side: one message after another, each answered."""

    def __init__(
        self, service: Service, room: Room, viewer: Viewer, user: UserRow, source: str
    ) -> None:
        self.service = service
        self.room = room
        self.viewer = viewer
        self.user = user
        self.source = source
        self.bucket = Bucket(RATE, BURST)

    async def receive_all(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            async with asyncio.timeout(SILENCE):
                text = await socket.receive_data("text")
            if len(text) > LARGEST:
                await socket.close(TOO_LARGE)
                return
            await self._receive(text)

    async def _receive(self, text: str | bytes) -> None:
        if self.service.config.limits:
            await asyncio.sleep(self.bucket.wait())  # who is too fast is not read any faster
        try:
            message = decode(text)
        except (msgspec.MsgspecError, ValueError) as error:
            self._refuse(None, "malformed", f"not a message of this protocol: {error}"[:300])
            return
        key = getattr(message, "key", None)
        self.viewer.hold()
        try:
            await self._act(message)
        except EmberkeepError as error:
            refusal = as_refusal(error)
            self._refuse(key, refusal.reason, refusal.message)
            if refusal.reason in {"stale", "not-asked"}:
                self.viewer.wake(again=True)
        finally:
            self.viewer.release()

    async def _act(self, message: Any) -> None:
        actions, room, user = self.service.actions, self.room, self.user.id
        match message:
            case Choose():
                await self._choose(message)
            case Undo(seat, key):
                self._ack(key, await actions.undo(room, user, seat, key))
            case Consent(agree, key):
                self._ack(key, await actions.consent(room, user, agree=agree, key=key))
            case Resign() | ProposeEnd() | AnswerEnd():
                self._ack(message.key, await self._end(message))
            case Say(text, key):
                self._ack(key, await actions.say(room, self.user, text, key, self.source))
            case Take(seat):
                self._take(seat)
            case Ping():
                self.viewer.tell(Pong())
            case Hello():
                self._refuse(None, "malformed", "hello was said already")

    async def _choose(self, message: Choose) -> None:
        """Make a choice, and answer as soon as it is committed, before others are told of it."""
        choice = (message.seat, message.number, message.code)

        def answer(stored: Stored) -> None:
            self._ack(message.key, stored)
            self.viewer.release()

        choosing = self.service.actions.choose
        stored = await choosing(self.room, self.user.id, choice, message.key, answer)
        if stored.how != "new":
            answer(stored)

    async def _end(self, message: Resign | ProposeEnd | AnswerEnd) -> Stored:
        giving_up, room, user = self.service.giving_up, self.room, self.user.id
        match message:
            case Resign(seat, key):
                return await giving_up.resign(room, user, seat, key)
            case ProposeEnd(seat, key):
                return await giving_up.propose(room, user, seat, key)
            case AnswerEnd(agree, key):
                return await giving_up.answer(room, user, agree=agree, key=key)

    def _take(self, seat: int | None) -> None:
        if seat is not None and seat not in self.room.seats_of(self.user.id):
            self._refuse(None, "not-yours", f"seat {seat} is not yours")
            return
        self.viewer.take(seat)

    def _ack(self, key: str, stored: Stored) -> None:
        self.viewer.tell(Ack(key, self.room.number(self.user.id, stored.seq)))

    def _refuse(self, key: str | None, reason: Any, message: str) -> None:
        self.service.metrics.refused.inc()
        self.viewer.tell(Refused(key, reason, message))


async def _refuse(socket: WebSocket[Any, Any, Any], reason: Any, message: str) -> None:
    await socket.send_data(encode(Refused(None, reason, message)).decode(), "text")
    await _close(socket, VIOLATION)


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    try:
        await socket.close(code)
    except (WebSocketException, RuntimeError):
        logger.debug("the socket was closed already")


def me_info(user: UserRow) -> Me:
    return Me(user.id, user.name, user.account, user.webhook)
