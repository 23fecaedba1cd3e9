"""Telling people who are away that it is their turn: one POST to an address of their own."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

import msgspec

from emberkeep.server.errors import Refuse
from emberkeep.server.identity import People
from emberkeep.server.room import Room
from emberkeep.server.tables import Tables

logger = logging.getLogger(__name__)

PATIENCE = 5.0
MOST_AT_ONCE = 4


class Webhooks:
    """Posts once for each decision that waits for somebody who is not connected."""

    def __init__(self, tables: Tables, people: People, *, private: bool) -> None:
        self.tables = tables
        self.people = people
        self.private = private
        self._some = asyncio.Semaphore(MOST_AT_ONCE)
        tables.followers.append(self.follow)

    def follow(self, room: Room, here: bool) -> None:  # noqa: FBT001 - a follower's signature
        """Remember who is asked anew; only the process that made the change tells them."""
        asked = {
            (room.seats[seat].user, room.live.table.ask_of(seat).number)
            for seat in room.awaited()
            if room.seats[seat].kind == "person"
        }
        before, room.told = room.told, asked
        if here and room.seq and not room.quiet:
            online = {room.seats[seat].user for seat in room.all_online()}
            for user, _ in asked - before:
                if user not in online:
                    self.tables.background(self._tell(room, user))

    async def _tell(self, room: Room, user: str) -> None:
        url = (await self.people.get(user)).webhook
        if not url:
            return
        text = f"{room.game.title}: it is your turn."
        body = msgspec.json.encode({"content": text, "text": text, "match": room.id})
        async with self._some:
            try:
                await asyncio.to_thread(post, url, body, private=self.private)
            except (OSError, HTTPException, Refuse) as error:
                logger.warning("a webhook failed: %s", type(error).__name__)


def check_url(url: str) -> None:
    """Refuse what is not an address of the web."""
    try:
        parts = urlsplit(url)
        fine = parts.scheme in {"http", "https"} and bool(parts.hostname) and not parts.username
        _ = parts.port
    except ValueError:
        fine = False
    if not fine:
        raise Refuse("refused", "a webhook is an http or https address without a user name")


def address_of(host: str, port: int, *, private: bool) -> str:
    """Resolve a host once; refuse an address inside the network of the server."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    address = str(found[0][4][0])
    if not private and not ipaddress.ip_address(address.partition("%")[0]).is_global:
        raise Refuse("refused", "a webhook cannot go to a private address")
    return address


def post(url: str, body: bytes, *, private: bool) -> int:
    """Post to the address that was checked; a redirect is not followed."""
    check_url(url)
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    host = parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    address = address_of(host, port, private=private)
    kind = HTTPSConnection if secure else HTTPConnection
    connection = kind(host, port, timeout=PATIENCE)
    connection._create_connection = (  # type: ignore[attr-defined]  # noqa: SLF001 - else it would resolve the name again
        lambda _, *rest: socket.create_connection((address, port), *rest)
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "User-Agent": "Emberkeep"}
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()
