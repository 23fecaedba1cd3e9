"""The browser client, built into `static`; without it, a page that says how to build it."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from emberkeep.server import site
from emberkeep.server.api import AnyRequest, Serving
from emberkeep.server.previews import with_preview
from emberkeep.tables.errors import Refuse

MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Emberkeep</title>
<h1>Emberkeep</h1>
<p>The server runs, but its browser client has not been built yet.</p>
<p>In the project folder, <code>python3 run.py play</code> builds it and starts the server.</p>
</html>
"""
FOREVER = "public, max-age=31536000, immutable"


def _file(folder: Path, path: str) -> Path | None:
    """Find a file of the client; never one outside its folder."""
    root = folder.resolve()
    try:
        file = (root / path.lstrip("/")).resolve()
        return file if file.is_file() and root in file.parents else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def _answer(file: Path, content: bytes) -> Response[bytes]:
    kind, _ = mimetypes.guess_type(file.name)
    kept = FOREVER if "assets" in file.parts else "no-cache"
    kind = kind or "application/octet-stream"
    return Response(content, media_type=kind, headers={"cache-control": kept})


@get(["/offline", "/offline/{path:path}"], include_in_schema=False)
async def offline(
    request: AnyRequest, service: Serving, path: FromPath[str] = "/"
) -> Response[bytes]:
    """Serve the files of a site that needs no server; its page names them from where it lies."""
    if path == "/" and not request.scope["raw_path"].endswith(b"/"):
        return Response(b"", status_code=308, headers={"location": "/offline/"})
    folder, name = Path(service.config.static), path.strip("/") or site.PAGE
    if name not in site.MADE and _file(folder, name) is None:
        raise Refuse("not-found", "no such file")
    version = await asyncio.to_thread(site.checksum, folder, name)
    if request.headers.get("if-none-match") == f'W/"{version}"':
        answer = Response(b"", status_code=304)
    else:
        answer = await _of_site(folder, name, version, request.headers.get("accept-encoding", ""))
    # Also of what is known already: a browser takes these for those of the file that it has.
    answer.headers["etag"] = f'W/"{version}"'
    answer.headers["vary"] = "accept-encoding"
    answer.headers["content-security-policy"] = await asyncio.to_thread(site.policy, folder)
    return answer


async def _of_site(folder: Path, name: str, version: str, accepted: str) -> Response[bytes]:
    if "gzip" not in accepted:
        return _answer(folder / name, await asyncio.to_thread(site.content, folder, name))
    small = await asyncio.to_thread(site.compressed, folder, name, version)
    answer = _answer(folder / name, small)
    answer.headers["content-encoding"] = "gzip"
    return answer


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(service: Serving, path: FromPath[str] = "/") -> Response[bytes]:
    """Serve the client; what is no file is one of its pages."""
    folder = Path(service.config.static)
    if path.startswith(("/api/", "/schema/", "/ws/")):
        raise Refuse("not-found", "no such page")
    found = _file(folder, path)
    if found is None and "." in path.rpartition("/")[2]:
        raise Refuse("not-found", "no such file")
    found = found or _file(folder, "index.html")
    if found is None:
        return Response(MISSING.encode(), media_type="text/html")
    content = await asyncio.to_thread(found.read_bytes)
    return _answer(found, await with_preview(service.store, path, content))
