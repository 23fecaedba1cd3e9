"""Who acts is answered before others are told, so that many tables do not wait for each other."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from emberkeep.server.protocols import AT_ONCE
from emberkeep.server.service import Service
from emberkeep.server.sockets import SocketViewer, receive_all
from emberkeep.tables.conversations import Conversation, wake_viewers
from emberkeep.tables.messages import Choose
from emberkeep.tables.room import Room
from emberkeep.tables.rows import Row, Stored, UserRow
from tests.server.test_leaks import match_row
from tests.server.test_webhooks import service_on

Sent = asyncio.Queue[tuple[str, int, list[str]]]  # match, seat, kinds of messages


class Player:
    """Somebody at a table, and their socket without a wire."""

    def __init__(self, service: Service, room: Room, seat: int, sent: Sent) -> None:
        self.room, self.seat, self.sent = room, seat, sent
        self.scope = {"extensions": {AT_ONCE: self.send}}
        self.written: asyncio.Queue[bytes] = asyncio.Queue()
        user = room.seats[seat].user
        viewer = self.viewer = SocketViewer(service, room, user)
        room.enter(viewer)
        self.talk = Conversation(viewer, UserRow(user, user), "here")

    async def send(self, words: Sequence[bytes]) -> None:
        kinds = [str(msgspec.json.decode(word)["type"]) for word in words]
        self.sent.put_nowait((self.room.id, self.seat, kinds))

    async def receive_data(self, _mode: str) -> bytes:
        return await self.written.get()

    def connect(self) -> list[asyncio.Task[None]]:
        socket: Any = self
        both = (self.viewer.send_all(socket), receive_all(self.talk, socket, limited=False))
        return [asyncio.ensure_future(side) for side in both]

    def choose(self) -> None:
        ask = self.room.live.table.ask_of(self.seat)
        message = Choose(self.seat, ask.number, ask.codes()[0], str(ask.number))
        self.written.put_nowait(msgspec.json.encode(message))


def commit_together(service: Service, rows: int) -> None:
    """Let nobody know of a commit before so many rows are in it, as in a batch."""
    append, waiting = service.store.append, list[asyncio.Future[None]]()

    async def appended(row: Row, *more: object) -> Stored:
        stored = await append(row, *more)
        waiting.append(asyncio.get_running_loop().create_future())
        mine = waiting[-1]
        if len(waiting) == rows:
            for each in waiting:
                each.set_result(None)
            waiting.clear()
        await mine
        return stored

    service.store.append = appended  # type: ignore[method-assign]


async def tables(service: Service, count: int) -> list[Room]:
    service.rooms.followers.append(wake_viewers)
    commit_together(service, count)
    rows = [msgspec.structs.replace(match_row(1), id=f"match-{at}") for at in range(count)]
    return [await service.rooms.add(row) for row in rows]


def test_who_chooses_is_answered_with_the_push_before_anybody_is_told(tmp_path: Path) -> None:
    async def body() -> None:
        async with service_on(str(tmp_path / "db")) as service:
            rooms, sent = await tables(service, 3), Sent()
            players = [
                Player(service, room, seat, sent)
                for room in rooms
                for seat in range(len(room.seats))
            ]
            tasks = [task for player in players for task in player.connect()]
            for _ in range(6):
                choosers = [player for player in players if player.seat == player.room.awaited()[0]]
                for player in choosers:
                    player.choose()
                told = [await sent.get() for _ in players]
                answers = [(player.room.id, player.seat, ["ack", "push"]) for player in choosers]
                assert sorted(told[: len(rooms)]) == sorted(answers)
                assert [kinds for *_, kinds in told[len(rooms) :]] == [["push"]] * 6
            for task in tasks:
                task.cancel()

    asyncio.run(body())
