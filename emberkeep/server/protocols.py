"""uvicorn's protocols, with their connections entered in `connections`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import h11
import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from emberkeep.server.connections import Connections
from emberkeep.tables.wire import Refusal

AT_ONCE = "emberkeep.at_once"  # the extension of ASGI by which several messages are sent
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-type: application/json\r\n"
    b"retry-after: 10\r\ncontent-length: %d\r\n\r\n%b"
)


class BoundedConfig(uvicorn.Config):
    """uvicorn's settings, and where connections are entered."""

    connections: Connections


class BoundedHttp(H11Protocol):
    """HTTP, until a connection is closed or becomes a WebSocket."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.places = cast("BoundedConfig", config).connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        refused = self.places.enter(transport)
        if refused is None:
            super().connection_made(transport)
            return
        self.transport = transport
        body = msgspec.json.encode(Refusal("busy", refused))
        transport.write(FULL % (len(body), body))
        transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._note()

    def on_response_complete(self) -> None:
        self.places.turns(self.transport, "silent", anew=True)
        super().on_response_complete()
        self._note()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.places.turns(self.transport, "socket")
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.places.leave(self.transport)
        super().connection_lost(exc)

    def _note(self) -> None:
        """Note what the connection does, if it still is one of HTTP."""
        if self not in self.connections:
            return
        cycle: Any = self.cycle  # None before the first request
        if cycle is None or cycle.response_complete:
            self.places.turns(self.transport, "silent")
        else:
            self.places.turns(self.transport, "body" if cycle.more_body else "answer")


class BoundedSocket(WebSocketsSansIOProtocol):
    """A WebSocket, which was a connection of HTTP before."""

    def handle_connect(self, event: Request) -> None:
        """Offer to whoever serves the socket what ASGI has no message for."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[AT_ONCE] = self.send_at_once

    async def send_at_once(self, texts: Sequence[bytes]) -> None:
        """Send several messages by one write, once there is room for them."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def connection_lost(self, exc: Exception | None) -> None:
        cast("BoundedConfig", self.config).connections.leave(self.transport)
        super().connection_lost(exc)
