"""TCP connections: how many there may be, and how long each may keep the server waiting.

uvicorn counts requests, not connections, and waits for ever for the first byte of one. So every
connection is entered here, and looked after once a second. When all places are taken, whoever has
waited longest without asking for anything makes way for whoever comes next.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from ipaddress import ip_address, ip_network
from typing import Literal

from emberkeep.server.addresses import source_of
from emberkeep.server.config import ConnectionLimits
from emberkeep.server.metrics import Metrics
from emberkeep.tables.tally import Tally

logger = logging.getLogger(__name__)

SWEEP = 1.0
LINGER = 10.0  # seconds to take what is left when a connection is closed
MOST_UNREAD = 4 << 20  # bytes that may wait for somebody who does not read
TELL_EVERY = 10.0  # seconds between two lines in the log about the same thing

State = Literal["silent", "body", "answer", "socket", "closing"]
Why = Literal["full", "crowded", "address", "silent", "body", "answer", "closing", "unread"]


class Connection:
    """One connection: from where it comes, what it does, and since when."""

    __slots__ = ("since", "source", "state", "transport")

    def __init__(self, transport: asyncio.Transport, source: str) -> None:
        self.transport = transport
        self.source = source
        self.state: State = "silent"
        self.since = time.monotonic()


class Connections:
    """All connections of this process; those that say nothing in the order they began to."""

    def __init__(self, most: int, limits: ConnectionLimits, trusted: str, metrics: Metrics) -> None:
        self.most = most
        self.by_address = limits.by_address
        self.metrics = metrics
        self._trusted = [host.strip() for host in trusted.split(",")]
        self._all: dict[asyncio.Transport, Connection] = {}
        self._silent: OrderedDict[asyncio.Transport, Connection] = OrderedDict()
        self._sources: Tally[str] = Tally()
        self._dropped: Counter[Why] = Counter()
        self._told: dict[Why, float] = {}
        self._longest = {
            "silent": limits.header_seconds,
            "body": limits.body_seconds,
            "answer": limits.answer_seconds,
            "closing": LINGER,
        }

    # Coming and going

    def enter(self, transport: asyncio.Transport) -> str | None:
        """Enter a new connection, or say why there is no place for it."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        source = "" if self._is_trusted(host) else source_of(host)
        if source and self._sources[source] >= self.by_address:
            self._note("address")
            return f"all at your address may have {self.by_address} connections"
        if len(self._all) >= self.most and not self._make_room():
            self._note("full")
            return f"the server has {self.most} connections, as many as it can"
        connection = Connection(transport, source)
        self._all[transport] = self._silent[transport] = connection
        self._sources.add(source)
        self.metrics.connections.set(len(self._all))
        return None

    def leave(self, transport: asyncio.Transport) -> None:
        connection = self._all.pop(transport, None)
        if connection is not None:
            self._silent.pop(transport, None)
            self._sources.remove(connection.source)
            self.metrics.connections.set(len(self._all))

    def turns(self, transport: asyncio.Transport, state: State, *, anew: bool = False) -> None:
        """Note what a connection does now; its time begins when that changes."""
        connection = self._all.get(transport)
        if connection is None or (connection.state == state and not anew):
            return
        connection.state = state
        connection.since = time.monotonic()
        self._silent.pop(transport, None)
        if state == "silent":
            self._silent[transport] = connection

    def _is_trusted(self, host: str) -> bool:
        """Return whether a proxy is there, which speaks for many."""
        for trusted in self._trusted:
            try:
                if trusted == "*" or ip_address(host) in ip_network(trusted):
                    return True
            except ValueError:
                continue
        return False

    def _make_room(self) -> bool:
        """Drop whoever has said nothing for longest."""
        if not self._silent:
            return False
        transport = next(iter(self._silent))
        self._drop(transport, "crowded")
        return True

    # Looking after

    async def look_after(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """Drop connections that keep the server waiting for too long."""
        for transport, connection in list(self._all.items()):
            if transport.is_closing():
                self.turns(transport, "closing")
            state = connection.state
            if state != "socket" and now - connection.since > self._longest[state]:
                self._drop(transport, state)
            elif transport.get_write_buffer_size() > MOST_UNREAD:
                self._drop(transport, "unread")

    def _drop(self, transport: asyncio.Transport, why: Why) -> None:
        self._note(why)
        self.leave(transport)
        transport.abort()

    def _note(self, why: Why) -> None:
        """Count a connection that was turned away or dropped, and tell so now and then."""
        self.metrics.connections_dropped.labels(why).inc()
        self._dropped[why] += 1
        now = time.monotonic()
        if now - self._told.get(why, -TELL_EVERY) >= TELL_EVERY:
            self._told[why] = now
            logger.warning(
                "connections dropped or turned away (%s): %s; %s are open, at most %s",
                why,
                self._dropped.pop(why),
                len(self._all),
                self.most,
            )
