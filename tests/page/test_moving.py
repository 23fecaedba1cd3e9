"""A match moves between a page on its own and a server, by its record."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.page.tabs import TOGETHER, Drawer, Tab, run
from tests.server.harness import Server

JSON = {"content-type": "application/json"}


def test_a_match_goes_on_on_a_server_and_back_in_a_page(tmp_path: Path) -> None:
    async def body(drawer: Drawer) -> None:
        tab = Tab(drawer)
        match = (await tab.ask("POST", "/matches", TOGETHER))["id"]
        await tab.play(await tab.sit(match), most=5)
        record = (await tab.home.ask("GET", f"/matches/{match}/record"))[1]

        with Server(str(tmp_path / "db"), tmp_path / "log") as server:
            async with httpx.AsyncClient(base_url=server.address) as client:
                answer = await client.post("/api/records", content=record, headers=JSON)
                there = answer.json()
                assert (there["status"], there["choices"]) == ("running", 5)
                back = await client.get(f"/api/matches/{there['id']}/record")
                assert back.status_code == 200
                begun = (await client.post("/api/matches", json=TOGETHER)).json()["id"]
                unknown = await client.get(f"/api/matches/{begun}/record")
                assert unknown.json()["reason"] == "running"

        here = await tab.ask("POST", "/records", back.text)
        assert here["choices"] >= 5
        assert (await tab.play(await tab.sit(here["id"])))["result"]

    run(body)
