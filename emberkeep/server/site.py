"""Emberkeep without a server, as files: the client, Python for the browser, and our sources.

They may lie in any folder of any web server. The same files are at `/offline/` of this server.
"""

from __future__ import annotations

import gzip
import json
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from emberkeep.tables.errors import Refuse

PAGE = "index.html"
OF_PAGE = "offline.html"  # what the page is called among the files of a server
WORKER = "sw.js"
MADE = (PAGE, WORKER)  # all others are files of the client
UNBUILT = "the browser client has not been built yet; `python3 run.py setup` builds it"

State: TypeAlias = frozenset[tuple[str, int]]


def policy(static: Path) -> str:
    """Read the content security policy of the page, which its workers need as well."""
    page = content(static, PAGE).decode()
    return page.partition('http-equiv="Content-Security-Policy" content="')[2].partition('"')[0]


def names(static: Path) -> list[str]:
    """Name all files of a site, but for the one that keeps the others."""
    _must_be_built(static)
    client = [file.relative_to(static).as_posix() for file in static.rglob("*") if file.is_file()]
    return sorted({*client, *MADE} - {OF_PAGE, WORKER})


def _must_be_built(static: Path) -> None:
    if not (static / OF_PAGE).is_file():
        raise Refuse("not-found", UNBUILT)


def content(static: Path, name: str) -> bytes:
    """Read or make a file of a site."""
    _must_be_built(static)
    match name:
        case "index.html":
            return (static / OF_PAGE).read_bytes()
        case "sw.js":
            return _keeper(static)
        case _:
            return (static / name).read_bytes()


def checksum(static: Path, name: str) -> str:
    """Tell versions of a file apart."""
    known = _checksums(static, _state(static)).get(name)
    return known or _hash(content(static, name))


@lru_cache(1024)
def compressed(static: Path, name: str, version: str) -> bytes:
    """Compress this version of a file, once for all who ask."""
    return gzip.compress(content(static, name), 6, mtime=0)  # little larger, much sooner


def _keeper(static: Path) -> bytes:
    """Write the worker that keeps all files for when there is no network."""
    files = json.dumps(_checksums(static, _state(static)), indent=1)
    text = (static / WORKER).read_text(encoding="utf-8")
    return text.replace("FILES = {}", f"FILES = {files}").encode()


def _state(static: Path) -> State:
    """Return the files of the client and when each was written."""
    files = (file for file in static.rglob("*") if file.is_file())
    return frozenset((file.name, file.stat().st_mtime_ns) for file in files)


@lru_cache(1)
def _checksums(static: Path, state: State) -> dict[str, str]:
    """Look through all files: it costs too much to do it more than once for each state of them."""
    return {name: _hash(content(static, name)) for name in names(static)}


def _hash(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


def write_site(static: Path, folder: Path) -> int:
    """Write all files of a site into a folder; return how many."""
    all_names = [*names(static), WORKER]
    for name in all_names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content(static, name))
    return len(all_names)
