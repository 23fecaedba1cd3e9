"""Emberkeep as files: written into a folder, and offered by the server itself."""

from __future__ import annotations

import io
import json
import os
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from emberkeep.games import GAMES
from emberkeep.server import site
from emberkeep.server.site import write_site
from emberkeep.tables.errors import Refuse
from tests.server.harness import Server

POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
PAGE = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" /><script src="./a.js">'
CLIENT = {
    "index.html": "the server's page",
    "offline.html": PAGE,
    "sw.js": "const FILES = {};",
    "assets/a.js": "let a",
    "engine/pyodide.asm.wasm": "wasm",
}


@pytest.fixture
def static(tmp_path: Path) -> Path:
    for name, text in CLIENT.items():
        file = tmp_path / "static" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path / "static"


@pytest.fixture
def offline(static: Path, tmp_path: Path) -> Iterator[httpx.Client]:
    with (
        Server(str(tmp_path / "db"), tmp_path / "log", static=str(static)) as server,
        httpx.Client(base_url=server.address) as client,
    ):
        yield client


def test_a_site_has_the_client_the_engine_and_our_sources(static: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"

    count = write_site(static, folder)

    names = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    made = {"index.html", "emberkeep.zip", "games.json", "sw.js"}
    assert names == made | {"assets/a.js", "engine/pyodide.asm.wasm"}
    assert count == len(names)
    assert (folder / "index.html").read_text() == PAGE
    kept = json.loads((folder / "sw.js").read_text().removeprefix("const FILES = ").rstrip(";"))
    assert kept.keys() == names - {"sw.js"}
    games = json.loads((folder / "games.json").read_text())["games"]
    assert [game["name"] for game in games] == list(GAMES)


def test_our_sources_are_those_that_tables_need(static: Path, tmp_path: Path) -> None:
    write_site(static, tmp_path / "site")

    packed = zipfile.ZipFile(io.BytesIO((tmp_path / "site" / "emberkeep.zip").read_bytes()))

    folders = {name.split("/")[1] for name in packed.namelist()}
    assert folders == {"__init__.py", "bots", "games", "kernel", "page", "tables"}
    assert "emberkeep/games/crown_of_ash/rules.toml" in packed.namelist()


def test_without_a_client_one_is_told_how_to_build_it(tmp_path: Path) -> None:
    with pytest.raises(Refuse, match="has not been built"):
        write_site(tmp_path, tmp_path / "site")


def test_a_server_offers_the_same_files(offline: httpx.Client) -> None:
    page = offline.get("/offline/")
    assert (page.text, page.headers["content-security-policy"]) == (PAGE, POLICY)
    assert offline.get("/offline").headers["location"] == "/offline/"
    engine = offline.get("/offline/engine/pyodide.asm.wasm")
    assert (engine.text, engine.headers["content-type"]) == ("wasm", "application/wasm")
    assert engine.headers["content-security-policy"] == POLICY
    assert offline.get("/offline/sw.js").text.startswith("const FILES = {\n")
    assert zipfile.is_zipfile(io.BytesIO(offline.get("/offline/emberkeep.zip").content))
    assert offline.get("/offline/match/x").status_code == 404
    assert offline.get("/offline/..%2f..%2fdb").status_code == 404
    assert offline.get("/").text == "the server's page"


def test_files_are_looked_through_once_for_each_build(
    static: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[bytes] = []

    def look(data: bytes) -> str:
        looked.append(data)
        return str(len(looked))

    monkeypatch.setattr(site, "_hash", look)

    first = site.content(static, "sw.js")
    count = len(looked)
    assert site.content(static, "sw.js") == first
    assert len(looked) == count > 0

    os.utime(static / "offline.html", ns=(1, 1))
    assert site.content(static, "sw.js") != first
