"""Who is here is counted once a change and told at most once a second, however many watch."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from emberkeep.server.config import Config
from emberkeep.server.service import Service
from emberkeep.tables import presence
from emberkeep.tables.conversations import Viewer
from emberkeep.tables.errors import Refuse
from emberkeep.tables.room import Room
from tests.server.test_leaks import match_row

NEVER = 1e6


class Hears(Viewer):
    """Somebody who looks, and what they were told about who is here."""

    def __init__(self, service: Service, room: Room, user: str) -> None:
        super().__init__(service, room, user)
        self.heard: list[bytes] = []

    def tell_presence(self, message: bytes) -> None:
        self.heard.append(message)


@pytest.fixture(autouse=True)
def no_second_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "PAUSE", NEVER)


def run(folder: Path, body: Callable[[Service, Room], Awaitable[None]]) -> None:
    async def whole() -> None:
        service = Service(Config(database=str(folder / "db")))
        await service.store.start()
        await body(service, await service.rooms.add(match_row(1)))
        await service.close()

    asyncio.run(whole())


async def come(service: Service, room: Room, *users: str) -> list[Hears]:
    viewers = [Hears(service, room, user) for user in users]
    for viewer in viewers:
        room.enter(viewer)
        await service.presence.changed(room)
    return viewers


def test_a_crowd_that_comes_within_a_second_is_told_twice(tmp_path: Path) -> None:
    async def body(service: Service, room: Room) -> None:
        [first, *crowd] = await come(service, room, "user-0", *[f"guest-{at}" for at in range(99)])
        assert [viewer.heard for viewer in crowd] == [[]] * 99
        assert len(first.heard) == 1

        service.presence.tell_again(room)  # a second has passed
        heard = {viewer.heard[-1] for viewer in (first, *crowd)}
        assert [msgspec.json.decode(message) for message in heard] == [
            {"type": "presence", "online": [0], "watching": 99}
        ]
        assert len({id(viewer.heard[-1]) for viewer in (first, *crowd)}) == 1  # written once

    run(tmp_path, body)


def test_who_comes_alone_is_told_at_once(tmp_path: Path) -> None:
    async def body(service: Service, room: Room) -> None:
        [ada] = await come(service, room, "user-0")
        assert len(ada.heard) == 1
        service.presence.tell_again(room)
        assert len(ada.heard) == 1  # nothing has changed
        [ben] = await come(service, room, "user-1")
        assert (len(ada.heard), len(ben.heard)) == (2, 1)

    run(tmp_path, body)


def test_who_has_two_windows_is_here_until_both_are_closed(tmp_path: Path) -> None:
    async def body(service: Service, room: Room) -> None:
        here, there = await come(service, room, "user-0", "user-0")
        room.leave(here)
        room.leave(here)  # twice is once
        assert room.connected() == {0}
        room.leave(there)
        assert room.connected() == set()

    run(tmp_path, body)


def test_a_push_does_not_count_who_is_here(tmp_path: Path) -> None:
    class Uncountable(set[Viewer]):
        def __iter__(self) -> object:  # type: ignore[override]
            raise AssertionError("everybody was counted")

    async def body(service: Service, room: Room) -> None:
        await come(service, room, "user-0", "guest")
        viewers, room.viewers = room.viewers, Uncountable(room.viewers)
        assert room.all_online() == {0}
        room.viewers = viewers

    run(tmp_path, body)


def test_who_could_not_be_noted_is_noted_as_soon_as_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[list[int]] = []
    away = True

    async def be_present(process: str, match: str, seats: list[int]) -> None:
        if away:
            raise Refuse("busy", "the database does not answer")
        noted.append(seats)

    async def nobody(*words: str) -> set[int]:
        return set()

    async def body(service: Service, room: Room) -> None:
        nonlocal away
        monkeypatch.setattr(type(service.store), "shared", True)
        for name, done in (("be_present", be_present), ("present", nobody), ("announce", nobody)):
            monkeypatch.setattr(service.store, name, done)
        room.enter(Hears(service, room, "user-0"))
        with pytest.raises(Refuse):
            await service.presence.changed(room)

        away = False
        await service.presence.catch_up()
        await service.presence.catch_up()

        assert noted == [[0]]

    run(tmp_path, body)
