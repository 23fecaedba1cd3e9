"""Emberkeep without a server, as files: the client, Python for the browser, and our sources.

They may lie in any folder of any web server. The same files are at `/offline/` of this server.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path

import emberkeep
from emberkeep.tables import catalogue
from emberkeep.tables.encode import encode
from emberkeep.tables.errors import Refuse

PARTS = ("bots", "games", "kernel", "page", "tables")
KINDS = (".py", ".toml")
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # so that the same sources are the same file
PAGE = "index.html"
OF_PAGE = "offline.html"  # what the page is called among the files of a server
WORKER = "sw.js"
MADE = (PAGE, "emberkeep.zip", "games.json", WORKER)  # all others are files of the client
UNBUILT = "the browser client has not been built yet; `python3 run.py setup` builds it"


def policy(static: Path) -> str:
    """Read the content security policy of the page, which its workers need as well."""
    page = content(static, PAGE).decode()
    return page.partition('http-equiv="Content-Security-Policy" content="')[2].partition('"')[0]


@cache
def sources() -> bytes:
    """Pack what tables need of this package."""
    root = Path(emberkeep.__file__).parent
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in [root / "__init__.py", *_sources(root)]:
            name = file.relative_to(root.parent).as_posix()
            archive.writestr(
                zipfile.ZipInfo(name, LONG_AGO), file.read_bytes(), zipfile.ZIP_DEFLATED
            )
    return packed.getvalue()


def _sources(root: Path) -> Iterator[Path]:
    for part in PARTS:
        for file in sorted((root / part).rglob("*")):
            if file.suffix in KINDS and "testing" not in file.parts:
                yield file


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
        case "emberkeep.zip":
            return sources()
        case "games.json":
            return encode(catalogue.everything())
        case "sw.js":
            return _keeper(static, _state(static))
        case _:
            return (static / name).read_bytes()


def _state(static: Path) -> frozenset[tuple[str, int]]:
    """Return the files of the client and when each was written."""
    files = (file for file in static.rglob("*") if file.is_file())
    return frozenset((file.name, file.stat().st_mtime_ns) for file in files)


@lru_cache(1)
def _keeper(static: Path, state: frozenset[tuple[str, int]]) -> bytes:
    """Write the worker that keeps all files for when there is no network.

    To read all of them costs too much to do it for whoever asks: once for each state of them.
    """
    files = {name: _hash(content(static, name)) for name in names(static)}
    text = (static / WORKER).read_text(encoding="utf-8")
    return text.replace("FILES = {}", f"FILES = {json.dumps(files, indent=1)}").encode()


def _hash(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()


def write_site(static: Path, folder: Path) -> int:
    """Write all files of a site into a folder; return how many."""
    all_names = [*names(static), WORKER]
    for name in all_names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content(static, name))
    return len(all_names)
