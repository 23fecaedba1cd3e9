"""What the workers of a page call. Everything passes between Python and JavaScript as text."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from emberkeep.page.home import Home
from emberkeep.page.shelf import Shelf
from emberkeep.tables.errors import Refuse
from emberkeep.tables.names import GUEST, new_id
from emberkeep.tables.rows import UserRow
from emberkeep.tables.structs import msgspec
from emberkeep.tables.thinker import Answer, Question, Thinker

FULL = "this browser did not keep it: its storage is full, or may not be used any more"


class Browser:
    """What lasts in a browser, as a worker offers it."""

    def __init__(self, store: Any) -> None:
        self._store = store

    async def _do(self, name: str, *args: Any) -> Any:
        """Have something read or kept, or refuse with a sentence."""
        try:
            return await getattr(self._store, name)(*args)
        except Exception as error:
            raise Refuse("full", FULL) from error

    async def user(self) -> UserRow:
        """Find whose browser this is; the first time it is a new guest's."""
        text = await self._do("user")
        return UserRow(**json.loads(text)) if text else UserRow(new_id(), GUEST)

    async def put_user(self, user: UserRow) -> None:
        await self._do("putUser", json.dumps({"id": user.id, "name": user.name}))

    async def swap_match(self, match: str, before: str, after: str) -> bool:
        return bool(await self._do("swapMatch", match, before, after))

    async def add_match(self, match: str, text: str, rows: list[str]) -> bool:
        return bool(await self._do("addMatch", match, text, json.dumps(rows)))

    async def add_row(self, match: str, seq: int, text: str) -> bool:
        return bool(await self._do("addRow", match, seq, text))

    async def matches(self) -> list[str]:
        return list(json.loads(await self._do("matches")))

    async def match(self, match: str) -> str | None:
        return await self._do("match", match) or None

    async def rows(self, match: str, after: int) -> list[str]:
        return list(json.loads(await self._do("rows", match, after)))

    async def heads(self) -> dict[str, int]:
        return dict(json.loads(await self._do("heads")))


class Elsewhere:
    """Where bots think: in another worker, so that the table goes on meanwhile."""

    def __init__(self, think: Any) -> None:
        self._think = think

    async def think(self, question: Question, owner: str) -> str | None:
        text = await self._think(msgspec.json.encode(question).decode())
        answer = msgspec.json.decode(text, type=Answer)
        return None if answer.failed else answer.code


async def begin(store: Any, think: Any) -> Home:
    """Open the tables of whose browser this is."""
    browser = Browser(store)
    user = await browser.user()
    with suppress(Refuse):  # what is there can be looked at all the same
        await browser.put_user(user)
    home = Home(Shelf(browser), Elsewhere(think), user, browser.put_user)
    home.start_tables()
    return home


_thinker = Thinker()


def answer(question: str) -> str:
    """Let a bot choose."""
    found = _thinker.answer(msgspec.json.decode(question, type=Question))
    return msgspec.json.encode(found).decode()
