"""Tabs of a browser, without one: what a page does and what lasts, in Python alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from emberkeep.page.home import Home
from emberkeep.page.shelf import Shelf
from emberkeep.tables.rows import UserRow
from emberkeep.tables.thinker import Question, Thinker

ALONE = {"game": "crown_of_ash", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
TOGETHER = {"game": "crown_of_ash", "seats": [{"kind": "me"}, {"kind": "me"}]}


class Drawer:
    """What lasts, without a browser."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.logs: dict[str, list[str]] = {}
        self.tabs: list[Tab] = []  # who hears of each other's rows

    async def swap_match(self, match: str, before: str, after: str) -> bool:
        if self.texts[match] != before:
            return False
        self.texts[match] = after
        return True

    async def add_match(self, match: str, text: str, rows: list[str]) -> bool:
        if match in self.texts:
            return False
        self.texts[match], self.logs[match] = text, list(rows)
        return True

    async def add_row(self, match: str, seq: int, text: str) -> bool:
        if seq <= len(self.logs[match]):
            return False
        self.logs[match].append(text)
        for tab in self.tabs:
            tab.home.heard(match, seq)
        return True

    async def matches(self) -> list[str]:
        return list(self.texts.values())

    async def match(self, match: str) -> str | None:
        return self.texts.get(match)

    async def rows(self, match: str, after: int) -> list[str]:
        return self.logs.get(match, [])[after:]

    async def heads(self) -> dict[str, int]:
        return {match: len(rows) for match, rows in self.logs.items() if rows}


class AtOnce:
    """Bots that think here."""

    def __init__(self) -> None:
        self.thinker = Thinker()

    async def think(self, question: Question, owner: str) -> str | None:
        return self.thinker.answer(question).code


async def kept(_user: UserRow) -> None: ...


class Tab:
    """A page that is open: asks, and talks with one table."""

    def __init__(self, drawer: Drawer, name: str = "tab") -> None:
        self.name = name
        self.home = Home(Shelf(drawer), AtOnce(), UserRow("ada", "Ada"), kept)
        self.home.rooms.habits = type(self.home.rooms.habits)(pace=0.0)
        self.home.start_tables()
        self.heard: asyncio.Queue[Any] = asyncio.Queue()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        text = body if isinstance(body, str) else json.dumps(body)
        status, answer = await self.home.ask(method, path, text)
        assert status == 200, answer
        return json.loads(answer)

    async def sit(self, match: str) -> Any:
        """Open a line to a match, and return the first push."""
        self.line = self.home.connect(match, lambda text: self.heard.put_nowait(json.loads(text)))
        self.say(type="hello", seq=None, moments=True)
        assert (await self.heard.get())["type"] == "welcome"
        return await self.push()

    def say(self, **message: Any) -> None:
        self.line.say(json.dumps(message))

    async def push(self) -> Any:
        while True:
            word = await self.heard.get()
            assert word["type"] != "refused", word
            if word["type"] == "push":
                return word

    async def play(self, push: Any, most: int = 10_000) -> Any:
        """Answer whatever is asked with the first option."""
        made = 0
        while not push["result"] and made < most:
            if push["curtain"] is not None:
                self.say(type="take", seat=push["curtain"])
            elif push["ask"]:
                ask = push["ask"]
                choice = {"seat": ask["seat"], "number": ask["number"], "code": ask["codes"][0]}
                self.say(type="choose", key=f"{self.name}-{ask['number']}", **choice)
                made += 1
            push = await self.push()
        return push


def run(body: Callable[[Drawer], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(240):
            await body(Drawer())

    asyncio.run(limited())
