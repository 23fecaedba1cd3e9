"""A page on its own: its tables answer as a server's do, and last when the page is closed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from emberkeep.games import game as game_named
from emberkeep.kernel import Match, Record
from emberkeep.tables.errors import Refuse
from tests.page.tabs import ALONE, TOGETHER, Drawer, Tab, run


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


def test_a_second_tab_is_told_of_what_happens_in_the_first() -> None:
    async def body(drawer: Drawer) -> None:
        one, other = Tab(drawer, "one"), Tab(drawer, "other")
        drawer.tabs = [one, other]
        match = (await one.ask("POST", "/matches", ALONE))["id"]
        await other.sit(match)

        await one.play(await one.sit(match), most=3)

        while (await other.push())["choices"] < 3:
            pass

    run(body)


def test_what_is_noted_of_a_match_is_not_written_over_by_another_tab() -> None:
    async def body(drawer: Drawer) -> None:
        one, other = Tab(drawer, "one"), Tab(drawer, "other")
        match = (await one.ask("POST", "/matches", TOGETHER))["id"]
        await other.sit(match)
        await one.play(await one.sit(match), most=4)
        await one.ask("POST", f"/matches/{match}/seats/1/bot", {"level": "random"})
        await one.home.rooms.note()

        await other.home.rooms.note()  # which knows nothing of all that

        (found,) = (await one.ask("GET", "/matches"))["matches"]
        assert found["choices"] >= 4
        assert [seat["kind"] for seat in found["seats"]] == ["person", "bot"]

    run(body)


def test_a_running_match_moves_by_its_record() -> None:
    async def body(drawer: Drawer) -> None:
        tab = Tab(drawer)
        match = (await tab.ask("POST", "/matches", TOGETHER))["id"]
        left = await tab.play(await tab.sit(match), most=5)
        record = (await tab.home.ask("GET", f"/matches/{match}/record"))[1]

        elsewhere = Tab(Drawer())
        moved = await elsewhere.ask("POST", "/records", record)
        push = await elsewhere.sit(moved["id"])

        assert (moved["status"], moved["choices"]) == ("running", 5)
        assert (await elsewhere.play(push))["result"]
        assert left["result"] is None

    run(body)


@pytest.mark.parametrize("spoil", [lambda text: text[:-40], lambda text: text.replace("seed", "s")])
def test_a_damaged_record_is_refused_and_changes_nothing(spoil: Callable[[str], str]) -> None:
    async def body(drawer: Drawer) -> None:
        tab = Tab(drawer)
        match = (await tab.ask("POST", "/matches", TOGETHER))["id"]
        await tab.play(await tab.sit(match), most=2)
        record = (await tab.home.ask("GET", f"/matches/{match}/record"))[1]

        status, answer = await tab.home.ask("POST", "/records", spoil(record))

        assert (status, list(drawer.texts)) == (422, [match])
        assert json.loads(answer)["message"]

    run(body)


def test_matches_are_listed_though_nothing_more_can_be_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def full(*_: object) -> bool:
        raise Refuse("full", "no room")

    async def body(drawer: Drawer) -> None:
        tab = Tab(drawer)
        match = (await tab.ask("POST", "/matches", TOGETHER))["id"]
        for write in ("swap_match", "add_match", "add_row"):
            monkeypatch.setattr(drawer, write, full)

        assert [each["id"] for each in (await tab.ask("GET", "/matches"))["matches"]] == [match]
        status, answer = await tab.home.ask("POST", "/matches", json.dumps(TOGETHER))
        assert (status, json.loads(answer)["reason"]) == (507, "full")

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
