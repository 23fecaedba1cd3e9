"""A site: files in a folder, and a web server that knows nothing of them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

SERVE = """
import functools, http.server, sys
handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=sys.argv[1])
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
print(server.server_port, flush=True)
server.serve_forever()
"""


@contextmanager
def offered(root: Path) -> Iterator[str]:
    """Offer the files of a folder, and nothing else."""
    command = [sys.executable, "-c", SERVE, str(root)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=subprocess.DEVNULL, text=True) as child:
        assert child.stdout is not None
        try:
            yield f"http://localhost:{child.stdout.readline().strip()}"
        finally:
            child.kill()


def keep_files(page: Page) -> None:
    """Wait until all files are kept for when there is no network."""
    page.evaluate(
        """() => new Promise((done) => {
            const workers = navigator.serviceWorker;
            if (workers.controller) done();
            else workers.addEventListener("controllerchange", () => done(), { once: true });
        })"""
    )
