"""Campaigns on a server: who played goes on with the next part, and lists show the road."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from emberkeep.cli import main
from emberkeep.kernel import Record, Setup
from emberkeep.tables.luck import exported
from tests.installing import install, with_site
from tests.server.harness import Person, Server, people

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(backend: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server beside which the toy with a campaign is installed."""
    site = tmp_path_factory.mktemp("site")
    install(site, "toys", pilgrims="tests.toys.pilgrims:GAME")
    with with_site(site), Server(backend, tmp_path_factory.mktemp("logs") / "log") as running:
        yield running


async def road(person: Person, *seats: str, mode: str = "road") -> str:
    return await person.create(*seats, game="pilgrims", mode=mode)


async def walked(match: str, *people: Person, way: str = "rest") -> Any:
    """Let everybody go in one way to the end of a part; return the last push."""

    async def walk(person: Person) -> Any:
        async with person.play(match) as socket:
            while await socket.asked():
                await socket.choose(way)
            return socket.push

    return (await asyncio.gather(*[walk(person) for person in people]))[0]


async def shown(person: Person, match: str) -> Any:
    return (await person.get(f"/api/matches/{match}"))["road"]


def test_all_who_played_go_on_together_with_what_is_carried_over(server: Server) -> None:
    async def body() -> None:
        async with people(server, 2) as [ada, ben]:
            first = await road(ada, "me", "open")
            await ada.invite(first, 1, ben)
            last = await walked(first, ada, ben)
            assert last["goes_on"]
            path = f"/api/matches/{first}/sequel"
            wishes = [person.post(path, status=201) for person in (ada, ben, ada)]
            second, *others = await asyncio.gather(*wishes)
            assert {made["id"] for made in others} == {second["id"]}
            assert (second["mode"], second["road"]["part"]) == ("pass", 2)
            assert [seat["kind"] for seat in second["seats"]] == ["person", "person"]
            async with ben.play(second["id"]) as socket:
                assert socket.push["view"]["relics"] == [1, 1]
                assert socket.push["view"]["bread"] == [3, 3]
                assert not socket.push["goes_on"]

    asyncio.run(body())


def test_a_campaign_is_played_to_its_end_with_bots(server: Server) -> None:
    async def body() -> None:
        async with people(server, 1) as [ada]:
            match = await road(ada, "me", "bot:random")
            parts = [("road", 1)]
            while (await walked(match, ada, way="walk"))["goes_on"]:
                made = await ada.post(f"/api/matches/{match}/sequel")
                match = made["id"]
                parts.append((made["mode"], made["road"]["part"]))
            assert parts == [("road", 1), ("pass", 2), ("shrine", 3)]
            refused = await ada.post(f"/api/matches/{match}/sequel", status=422)
            assert refused["message"] == "no further part of a campaign follows this match"

    asyncio.run(body())


def test_nobody_else_goes_on_and_nobody_before_the_end(server: Server) -> None:
    async def body() -> None:
        async with people(server, 2) as [ada, eve]:
            match = await road(ada, "me")
            await ada.post(f"/api/matches/{match}/sequel", status=409)
            await walked(match, ada)
            await eve.post(f"/api/matches/{match}/sequel", status=403)
            alone = await road(ada, "me", "bot:random", mode="stroll")
            await walked(alone, ada)
            await ada.post(f"/api/matches/{alone}/sequel", status=422)

    asyncio.run(body())


def test_a_client_cannot_begin_in_the_middle(server: Server) -> None:
    async def body() -> None:
        async with people(server, 1) as [ada]:
            wish = {"game": "pilgrims", "mode": "pass", "seats": [{"kind": "me"}]}
            refused = await ada.post("/api/matches", wish, 422)
            assert "only played as a later part of a campaign" in refused["message"]
            carried = {"part": 2, "relics": [1], "bread": [3], "tries": 0}
            await ada.post("/api/matches", {**wish, "carried": carried}, 400)
            games = (await ada.get("/api/games"))["games"]
            (offered,) = [game["modes"] for game in games if game["name"] == "pilgrims"]
            assert [mode["name"] for mode in offered] == ["road", "stroll"]
            assert [mode["options"] for mode in offered] == [[], []]

    asyncio.run(body())


def test_lists_show_the_road_to_those_who_went_it(server: Server) -> None:
    async def body() -> None:
        async with people(server, 2) as [ada, eve]:
            first = await road(ada, "me")
            await walked(first, ada)
            assert await shown(ada, first) == {"part": 1, "previous": None, "next": None}
            second = (await ada.post(f"/api/matches/{first}/sequel"))["id"]
            listed = (await ada.get("/api/matches"))["matches"]
            roads = {match["id"]: match["road"] for match in listed}
            assert roads[first] == {"part": 1, "previous": None, "next": second}
            assert roads[second] == {"part": 2, "previous": first, "next": None}
            assert await shown(ada, second) == roads[second]
            assert await shown(eve, first) == {"part": 1, "previous": None, "next": None}
            assert await shown(eve, second) == {"part": 2, "previous": None, "next": None}

    asyncio.run(body())


def test_a_part_is_played_again_and_gone_on_from_like_any_match(server: Server) -> None:
    async def body() -> None:
        async with people(server, 1) as [ada]:
            first = await road(ada, "me")
            await walked(first, ada)
            second = (await ada.post(f"/api/matches/{first}/sequel"))["id"]
            await walked(second, ada, way="walk")
            again = await ada.post(f"/api/matches/{second}/rematch")
            forked = await ada.post(f"/api/matches/{second}/fork", {"at": 1})
            for made in (again, forked):
                assert (made["mode"], made["road"]["part"]) == ("pass", 2)
                assert (await shown(ada, made["id"]))["previous"] == first
                push = await ada.get(f"/api/matches/{made['id']}/push")
                assert push["view"]["bread"] == [3]

    asyncio.run(body())


def test_the_record_of_a_part_is_imported_alone_and_checked_by_the_game(server: Server) -> None:
    carried: dict[str, Any] = {"part": 2, "relics": [1], "bread": [3], "tries": 0}

    async def body() -> None:
        async with people(server, 2) as [ada, eve]:
            first = await road(ada, "me")
            await walked(first, ada)
            second = (await ada.post(f"/api/matches/{first}/sequel"))["id"]
            await walked(second, ada, way="walk")
            text = (await ada.http.get(f"/api/matches/{second}/record")).text
            assert json.loads(text)["carried"] == carried
            imported = (await eve.http.post("/api/records", content=text)).json()
            assert imported["road"] == {"part": 2, "previous": None, "next": None}
            third = await eve.post(f"/api/matches/{imported['id']}/sequel", status=201)
            assert third["road"]["part"] == 3
            rich = Setup("pilgrims", "pass", 1, {"storm": False}, 1, {**carried, "bread": [99]})
            forged = exported(Record(rich, "1", ()), "salt")
            refused = await eve.http.post("/api/records", content=forged)
            assert refused.status_code == 422
            assert "bread are 1 numbers from 0 to 3" in refused.json()["message"]

    asyncio.run(body())


def test_what_is_carried_over_survives_a_restart_and_cannot_be_altered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site, database = tmp_path / "site", str(tmp_path / "db")
    site.mkdir()
    install(site, "toys", pilgrims="tests.toys.pilgrims:GAME")

    async def begin(running: Server) -> str:
        async with people(running, 1) as [ada]:
            first = await road(ada, "me")
            await walked(first, ada)
            return str((await ada.post(f"/api/matches/{first}/sequel"))["id"])

    async def look(running: Server, match: str) -> Any:
        async with people(running, 1) as [eve]:
            return await eve.get(f"/api/matches/{match}/push")

    with with_site(site), Server(database, tmp_path / "log") as running:
        second = asyncio.run(begin(running))
        running.stop()
        running.restart()
        assert asyncio.run(look(running, second))["view"]["bread"] == [3]
        running.stop()
    assert main(["admin", "check", "--database", database]) == 0
    alter(database, "UPDATE matches SET carried = replace(carried, '[3]', '[2]')")
    assert main(["admin", "check", "--database", database]) == 1
    assert f"{second}: the match itself was altered" in capsys.readouterr().out


def alter(database: str, sql: str) -> None:
    """Write past the server."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(sql)
