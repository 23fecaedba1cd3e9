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
from emberkeep.server.limits import Bucket
from emberkeep.server.protocols import AT_ONCE
from emberkeep.server.service import Service
from emberkeep.server.users import Session
from emberkeep.tables.conversations import RETRY, Conversation, Viewer, decode, greet
from emberkeep.tables.encode import encode
from emberkeep.tables.errors import Refuse, as_refusal
from emberkeep.tables.messages import Bye, Hello, Refused
from emberkeep.tables.names import GUEST
from emberkeep.tables.room import Room
from emberkeep.tables.rows import UserRow

logger = logging.getLogger(__name__)

LARGEST = 16 * 1024
SILENCE = 90.0
FIRST_WORD = 15.0
MOST_WAITING = 200
RATE, BURST = 10.0, 60.0
GOING_AWAY, TOO_SLOW, TOO_LARGE, VIOLATION = 1001, 1013, 1009, 1008
LATER = 30.0
NO_SESSION = Session("", "", 0.0)


class SocketViewer(Viewer):
    """Somebody at the other end of a socket, in a session that may end."""

    def __init__(
        self, service: Service, room: Room, user: str, session: Session = NO_SESSION
    ) -> None:
        super().__init__(service, room, user)
        self.service = service
        self.session = session

    async def send_all(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send what is due, for as long as the socket lives."""
        extensions: Any = socket.scope["extensions"]
        send = extensions[AT_ONCE]
        while True:
            words = await self.due()
            if len(words) > MOST_WAITING:
                await socket.close(TOO_SLOW)
                return
            if words:
                await send(words)
            if self.leaving:
                await socket.close(GOING_AWAY)
                return


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
    viewer = SocketViewer(service, room, user.id, session)
    greet(viewer, user, first)
    await _converse(Conversation(viewer, user, socket.scope["state"]["source"]), viewer, socket)


async def _converse(
    talk: Conversation, viewer: SocketViewer, socket: WebSocket[Any, Any, Any]
) -> None:
    service, room = viewer.service, viewer.room
    sender = asyncio.ensure_future(viewer.send_all(socket))
    receiver = asyncio.ensure_future(receive_all(talk, socket, limited=service.config.limits))
    service.rooms.background(service.presence.changed(room))  # which may fail, alone
    try:
        await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(viewer)
        for task in (sender, receiver):
            task.cancel()
        ended = await asyncio.gather(sender, receiver, return_exceptions=True)
        if not service.stopping:
            service.rooms.background(service.presence.changed(room))
    for error in ended:
        if isinstance(error, Exception):
            raise error


async def receive_all(
    talk: Conversation, socket: WebSocket[Any, Any, Any], *, limited: bool
) -> None:
    bucket = Bucket(RATE, BURST)
    while True:
        async with asyncio.timeout(SILENCE):
            text = await socket.receive_data("text")
        if len(text) > LARGEST:
            await socket.close(TOO_LARGE)
            return
        if limited:
            await asyncio.sleep(bucket.wait())  # who is too fast is not read any faster
        await talk.hear(text)


async def _refuse(socket: WebSocket[Any, Any, Any], reason: Any, message: str) -> None:
    await socket.send_data(encode(Refused(None, reason, message)).decode(), "text")
    await _close(socket, VIOLATION)


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    try:
        await socket.close(code)
    except (WebSocketException, RuntimeError):
        logger.debug("the socket was closed already")
