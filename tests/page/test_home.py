"""A page on its own: its tables answer as a server's do, and last when the page is closed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from emberkeep.games import game as game_named
from emberkeep.kernel import Match, Record
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

    async def put_match(self, match: str, text: str) -> None:
        self.texts[match] = text

    async def add_match(self, match: str, text: str, rows: list[str]) -> bool:
        if match in self.texts:
            return False
        self.texts[match], self.logs[match] = text, list(rows)
        return True

    async def add_row(self, match: str, seq: int, text: str) -> bool:
        if seq <= len(self.logs[match]):
            return False
        self.logs[match].append(text)
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


@pytest.mark.parametrize("wish", [ALONE, TOGETHER], ids=["against a bot", "on one screen"])
def test_a_match_from_its_beginning_to_its_record(wish: Any) -> None:
    async def body(drawer: Drawer) -> None:
        tab = Tab(drawer)
        match = (await tab.ask("POST", "/matches", wish))["id"]
        over = await tab.play(await tab.sit(match))

        record = Record.from_json((await tab.home.ask("GET", f"/matches/{match}/record"))[1])
        again = Match.replay(game_named("crown_of_ash"), record)
        assert list(again.table.result.winners) == over["result"]["winners"]
        of = over["choices"]
        assert (await tab.ask("GET", f"/matches/{match}/replay?at={of}"))["of"] == of
        forked = await tab.ask("POST", f"/matches/{match}/fork", {"at": 3, "seats": []})
        assert forked["choices"] >= 3
        assert (await tab.ask("POST", f"/matches/{match}/rematch"))["status"] == "running"
        imported = await tab.ask("POST", "/records", record.to_json())
        assert imported["choices"] == of

    run(body)


def test_a_match_goes_on_where_a_closed_page_left_it() -> None:
    async def body(drawer: Drawer) -> None:
        first = Tab(drawer)
        match = (await first.ask("POST", "/matches", TOGETHER))["id"]
        left = await first.play(await first.sit(match), most=5)
        await first.home.rooms.close()
        second = Tab(drawer)

        found = (await second.ask("GET", "/matches"))["matches"]
        push = await second.sit(match)

        assert [each["choices"] for each in found] == [5]
        assert (push["choices"], push["awaited"]) == (5, left["awaited"])

    run(body)


def test_two_tabs_lose_nothing() -> None:
    async def body(drawer: Drawer) -> None:
        one, other = Tab(drawer, "one"), Tab(drawer, "other")
        match = (await one.ask("POST", "/matches", TOGETHER))["id"]
        early = await other.sit(match)
        await one.play(await one.sit(match), most=2)
        log = list(drawer.logs[match])

        with pytest.raises(AssertionError, match="stale"):  # it was answered in the first tab
            await other.play(early, most=1)

        assert drawer.logs[match] == log
        assert (await other.push())["choices"] == 2

    run(body)


def test_what_needs_others_is_refused_with_a_sentence() -> None:
    async def body(drawer: Drawer) -> None:
        status, answer = await Tab(drawer).home.ask("POST", "/seek", "{}")

        assert status == 404
        assert json.loads(answer)["reason"] == "not-found"

    run(body)


@pytest.mark.parametrize("body", ["", "{", "[]", '{"game":"chess","seats":[{"kind":"me"}]}'])
def test_a_wish_that_makes_no_sense_is_refused(body: str) -> None:
    async def asked(drawer: Drawer) -> None:
        assert (await Tab(drawer).home.ask("POST", "/matches", body))[0] in {400, 422}

    run(asked)
