"""Who acts is answered before others are told, so that many tables do not wait for each other."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from emberkeep.server.messages import Choose
from emberkeep.server.protocols import AT_ONCE
from emberkeep.server.room import Room
from emberkeep.server.rows import UserRow
from emberkeep.server.service import Service
from emberkeep.server.sockets import Conversation, Viewer, wake_viewers
from tests.patience import PATIENCE
from tests.server.test_leaks import match_row
from tests.server.test_webhooks import service_on


class Table:
    """Those who play a match, and all that is sent to them, in its order."""

    def __init__(self, service: Service, room: Room) -> None:
        self.sent: list[tuple[str, list[str]]] = []
        self.room = room
        self.talks = [self.sit(service, seating.user) for seating in room.seats]

    def sit(self, service: Service, user: str) -> Conversation:
        viewer = Viewer(service, self.room, user)
        self.room.enter(viewer)
        return Conversation(service, self.room, viewer, UserRow(user, user), "here")

    async def listen(self, talk: Conversation) -> None:
        """Send what is due as a socket does; nothing is written anywhere."""

        async def send(words: Sequence[bytes]) -> None:
            kinds = [str(msgspec.json.decode(word)["type"]) for word in words]
            self.sent.append((talk.user.id, kinds))

        socket: Any = msgspec.defstruct("Socket", [("scope", dict)])
        await talk.viewer.send_all(socket({"extensions": {AT_ONCE: send}}))

    async def choose(self, key: str) -> None:
        """Make the first choice that is open."""
        seat = self.room.awaited()[0]
        ask = self.room.live.table.ask_of(seat)
        message = Choose(seat, ask.number, ask.codes()[0], key)
        await self.talks[seat]._receive(msgspec.json.encode(message))


async def all_told(table: Table, people: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(table.sent) < people:
            await asyncio.sleep(0)


def test_who_chooses_is_answered_with_the_push_before_anybody_else_is_told(tmp_path: Path) -> None:
    async def body() -> None:
        async with service_on(str(tmp_path / "db")) as service:
            service.rooms.followers.append(wake_viewers)
            table = Table(service, await service.rooms.add(match_row(1)))
            senders = [asyncio.ensure_future(table.listen(talk)) for talk in table.talks]
            for number in range(6):
                chooser = table.room.seats[table.room.awaited()[0]].user
                table.sent.clear()
                await table.choose(str(number))
                await all_told(table, len(senders))
                assert table.sent[0] == (chooser, ["ack", "push"])
                assert [told for _, told in table.sent[1:]] == [["push"], ["push"]]
            for sender in senders:
                sender.cancel()

    asyncio.run(body())
