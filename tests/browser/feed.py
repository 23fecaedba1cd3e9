"""Whole seeded matches, told to a page from outside, a choice at a time."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from emberkeep.games import GAMES
from emberkeep.tables.pushes import Looker, push
from emberkeep.tables.room import Room
from emberkeep.tables.rows import MatchRow, Row, Seating
from tests.browser.table import post

PushData = dict[str, Any]
PASSED_ON = {"welcome", "pong"}
PATIENT_STEPS = 200


def mode_for_two(game: str) -> str:
    """Name the first mode of a game that two people can play."""
    return next(mode.name for mode in GAMES[game].offered() if 2 in mode.players)


def match_row(game: str, mode: str, players: int, seed: int) -> MatchRow:
    """Seat people at a match of a game."""
    return MatchRow(
        id="told",
        game=game,
        rules=GAMES[game].rules_version,
        mode=mode,
        players=players,
        options={},
        seats=[Seating("person", f"user-{at}", f"Name {at}") for at in range(players)],
        seed=seed,
        salt="salt",
        owner="user-0",
        public=False,
        created=1.0,
    )


@dataclass
class Told:
    """What a choice led to: what seat 0 knew before, and what it is told then."""

    before: PushData
    after: PushData

    def events(self, *kinds: str) -> list[PushData]:
        return [each for each in self.after["story"] if each["kind"] in kinds]


def played(game: str, mode: str, players: int, seed: int, prefer: str = "") -> Iterator[Told]:
    """Play a match with seeded choices and tell it to seat 0, choice by choice."""
    room = Room(match_row(game, mode, players, seed))
    room.viewers.add(object())
    rng = random.Random(seed)
    watching = Looker("user-0", 0, {}, slowly=True)
    before = _data(room, watching)
    while not room.over:
        seat = rng.choice(room.awaited())
        codes = room.live.table.ask_of(seat).codes()
        liked = [code for code in codes if prefer and prefer in code]
        room.apply(Row(room.id, room.seq + 1, "choice", seat, rng.choice(liked or codes)))
        fresh = Looker("user-0", 0, {}, slowly=True)
        yield Told(before, _data(room, watching))
        before = _data(room, fresh)


def _data(room: Room, looker: Looker) -> PushData:
    return dict(json.loads(msgspec.json.encode(push(room, looker))))


class Feed:
    """A page at a table, which hears what the test tells it instead of what the server would."""

    def __init__(self, page: Page, game: str, mode: str, players: int) -> None:
        self.page = page
        self.line: WebSocketRoute | None = None
        page.route_web_socket(lambda _: True, self._open)
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (players - 1)]
        wish = {"game": game, "mode": mode, "seats": seats}
        match = post(page, "/api/matches", wish)["id"]
        page.goto(f"/match/{match}")

    def _open(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            kind = json.loads(message)["type"]
            if kind in PASSED_ON:
                line.send(message)
            if kind == "welcome":
                self.line = line

        server.on_message(hear)

    def tell(self, data: PushData) -> None:
        """Send a push, without waiting for what the page does with it."""
        self._wait(lambda: self.line is not None)
        assert self.line is not None
        self.line.send(json.dumps(data))

    def show(self, data: PushData) -> None:
        """Send a push, and wait until it is on the table."""
        self.tell(data)
        self.page.wait_for_selector(f'.page[data-choices="{data["choices"]}"]')

    def _wait(self, until: Callable[[], bool]) -> None:
        for _ in range(PATIENT_STEPS):
            if until():
                return
            self.page.wait_for_timeout(50)
