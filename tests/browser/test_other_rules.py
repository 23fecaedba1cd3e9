"""A match of other rules: what is left of it can be had."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from tests.browser.conftest import Visit
from tests.server.harness import Server, people

pytestmark = pytest.mark.thorough


async def match_of_bots(server: Server, *, finished: bool) -> str:
    async with people(server, 1) as [ada]:
        match = await ada.create(*(["bot:random"] * 2 if finished else ["me", "bot:random"]))
        if finished:
            async with ada.play(match) as socket:
                await socket.until(lambda: socket.push["result"])
        await ada.get("/api/matches")  # notes how it stands
        return match


@pytest.mark.parametrize("finished", [False, True])
def test_a_match_of_other_rules_says_so_and_gives_its_record(
    visit: Visit, server: Server, *, finished: bool
) -> None:
    with ThreadPoolExecutor(1) as beside:  # Playwright's event loop runs here
        match = beside.submit(asyncio.run, match_of_bots(server, finished=finished)).result()
    assert server.stop() == 0
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute("UPDATE matches SET rules = '0' WHERE id = ?", [match])
    server.restart()
    page = visit(f"/match/{match}")
    page.get_by_text("This match can only be looked at").wait_for()
    record = page.get_by_role("link", name="Export")
    assert record.count() == finished
    if finished:
        with page.expect_download() as download:
            record.click()
        assert '"rules": "0"' in download.value.path().read_text()
