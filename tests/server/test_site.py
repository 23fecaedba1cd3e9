"""Emberkeep as files: written into a folder, and offered by the server itself."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

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


def test_a_site_has_all_files_of_the_client_and_their_checksums(
    static: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"

    count = write_site(static, folder)

    names = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    assert names == {"index.html", "sw.js", "assets/a.js", "engine/pyodide.asm.wasm"}
    assert count == len(names)
    assert (folder / "index.html").read_text() == PAGE
    kept = json.loads((folder / "sw.js").read_text().removeprefix("const FILES = ").rstrip(";"))
    assert kept.keys() == names - {"sw.js"}
    assert kept["assets/a.js"] == sha256(b"let a").hexdigest()[:16]


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
    assert offline.get("/offline/match/x").status_code == 404
    assert offline.get("/offline/..%2f..%2fdb").status_code == 404
    assert offline.get("/").text == "the server's page"


def test_a_server_sends_files_compressed_and_only_if_they_are_others(
    offline: httpx.Client,
) -> None:
    address = "/offline/engine/pyodide.asm.wasm"
    answer = offline.get(address)
    assert (answer.text, answer.headers["content-encoding"]) == ("wasm", "gzip")
    plain = offline.get(address, headers={"accept-encoding": "identity"})
    assert (plain.text, "content-encoding" in plain.headers) == ("wasm", False)

    known = {"if-none-match": answer.headers["etag"]}
    again = offline.get(address, headers=known)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["content-security-policy"] == POLICY
    assert offline.get("/offline/", headers=known).text == PAGE


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
