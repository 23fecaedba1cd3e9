"""Emberkeep without a server: a folder of files, and after the first visit not even a network."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from emberkeep.server.site import write_site
from emberkeep.tables.luck import verified
from tests.browser.conftest import STATIC
from tests.browser.table import OPTIONS, play

People = Callable[..., BrowserContext]
SERVE = """
import functools, http.server, sys
handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=sys.argv[1])
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
print(server.server_port, flush=True)
server.serve_forever()
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Offer a site from a folder within a web server that knows nothing of it."""
    root = tmp_path_factory.mktemp("web")
    write_site(STATIC, root / "games" / "ember keep")
    with offered(root) as address:
        yield f"{address}/games/ember%20keep/"


@contextmanager
def offered(root: Path) -> Iterator[str]:
    """Offer the files of a folder, and nothing else."""
    command = [sys.executable, "-c", SERVE, str(root)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=subprocess.DEVNULL, text=True) as child:
        assert child.stdout is not None
        yield f"http://localhost:{child.stdout.readline().strip()}"
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


def test_a_folder_of_files_is_enough_for_the_first_decision(people: People, site: str) -> None:
    page = people().new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.extend([said.text] * (said.type == "error")))
    page.goto(site)

    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(OPTIONS)

    assert complaints == []
    assert page.url.startswith(f"{site}#/match/")
    for absent in ("Join", "Account", "Chat"):
        expect(page.get_by_text(absent, exact=True)).to_have_count(0)


@pytest.mark.thorough
def test_without_a_network_a_match_outlives_its_tab_and_its_record_is_true(
    people: People, site: str
) -> None:
    context = people()
    page = context.new_page()
    page.goto(site)
    keep_files(page)

    context.set_offline(True)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(OPTIONS)
    play(page, most=6)
    told, address = page.locator(".story li").count(), page.url
    page.close()
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(OPTIONS)
    assert page.locator(".story li").count() >= told > 0
    play(page)
    expect(page.locator("#result-title")).to_have_text(re.compile("You have (won|lost)"))
    context.set_offline(False)

    page.get_by_role("link", name="Replay").first.click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Export").click()
    match, _ = verified(saved.value.path().read_text(encoding="utf-8"))
    assert match.table.over


def test_newer_files_are_told_of_and_used_when_the_page_is_loaded_again(
    people: People, tmp_path: Path
) -> None:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static, ignore=shutil.ignore_patterns("pyodide.mjs"))
    write_site(static, tmp_path / "site")
    with offered(tmp_path / "site") as address:
        context = people()
        page = context.new_page()
        page.goto(address)
        keep_files(page)
        expect(page.get_by_role("alert")).to_contain_text("The games could not be loaded")

        (static / "engine" / "pyodide-lock.json").write_text("{}")
        write_site(static, tmp_path / "site")
        page.reload()
        with page.expect_navigation():
            page.get_by_role("button", name="Load again").click()
        expect(page.get_by_text("A newer version is here.")).to_have_count(0)
        context.set_offline(True)
        page.reload()

        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
        context.set_offline(False)
