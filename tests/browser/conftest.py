"""A server and a real Chromium, for tests that play as people do."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zlib import crc32

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from emberkeep.games import GAMES
from emberkeep.server.site import write_site
from tests.browser.site import offered
from tests.patience import PATIENCE, THOROUGH
from tests.server.harness import Server

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "emberkeep" / "server" / "static"
BOARDS = ROOT / "web" / "src" / "games"
# The shell shows pages with a third less work: it has no windows to keep.
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
OFF_THE_NETWORK = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}

AT_ONCE = {"speed": 0, "sound": False}
REMEMBER = """if (location.origin !== "null" && !localStorage.getItem("emberkeep-settings"))
    localStorage.setItem("emberkeep-settings", JSON.stringify(KEPT))"""

# What a board of its own must be able to do, whatever the game: tested over all of them in CI.
OVER_EVERY_GAME = ("test_play.py", "test_screens.py")

Visit = Callable[..., Page]

expect.set_options(timeout=PATIENCE * 1000)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Give browsers the time they need."""
    item.add_marker(pytest.mark.timeout(900))
    item.add_marker(pytest.mark.slow)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test of all games over one that has a board, each in turn; some over every one.

    A test that is marked `both` is run where a server keeps the tables, and in CI once more where
    a page does.
    """
    both = THOROUGH and metafunc.definition.get_closest_marker("both")
    if "game" in metafunc.fixturenames:
        games = [name for name in GAMES if (BOARDS / name).is_dir()]
        turn = games[crc32(metafunc.function.__name__.encode()) % len(games)]
        every = THOROUGH and metafunc.definition.path.name in OVER_EVERY_GAME
        over = games if every else [turn]
        if both:
            pairs = [*((name, "server") for name in over), (turn, "page")]
            metafunc.parametrize(("game", "visit"), pairs, indirect=["visit"])
        else:
            metafunc.parametrize("game", over)
    elif both:
        metafunc.parametrize("visit", ["server", "page"], indirect=True)


def missing(sentence: str) -> None:
    if os.environ.get("CI") == "true":
        pytest.fail(sentence)
    pytest.skip(sentence)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Start a browser for all tests of this folder. Until it ends, Playwright's event loop runs."""
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        missing(
            "The browser tests were skipped: there is no Chromium "
            "(Debian: apt install chromium-headless-shell)."
        )
    if not (STATIC / "index.html").is_file():
        missing("The browser tests were skipped: no client is built (python3 run.py setup).")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, chromium_sandbox=False, args=OFF_THE_NETWORK
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server with the built client for all tests of this folder."""
    folder = tmp_path_factory.mktemp("server")
    with Server(str(folder / "matches.sqlite"), folder / "log", static=str(STATIC)) as running:
        yield running


@pytest.fixture(scope="package")
def site(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Offer a site from a folder within a web server that knows nothing of it."""
    root = tmp_path_factory.mktemp("web")
    write_site(STATIC, root / "games" / "ember keep")
    with offered(root) as address:
        yield f"{address}/games/ember%20keep/"


class Profile:
    """A browser profile. It is used again: to open its window costs more than most tests."""

    def __init__(self, context: BrowserContext, kept: dict[str, Any] | None) -> None:
        self.context = context
        context.set_default_timeout(PATIENCE * 1000)
        if kept is not None:
            context.add_init_script(REMEMBER.replace("KEPT", json.dumps(kept)))
        self.window = context.new_page()
        self.session = context.new_cdp_session(self.window)

    def forget(self) -> None:
        """Close all pages but the one that keeps the window open, and forget who was here."""
        pages = [page for page in self.context.pages if page is not self.window]
        origins = {"{0.scheme}://{0.netloc}".format(urlsplit(page.url)) for page in pages}
        for page in pages:
            page.close()
        self.context.clear_cookies()
        for origin in origins - {"about://"}:
            wish = {"origin": origin, "storageTypes": "all"}
            self.session.send("Storage.clearDataForOrigin", wish)


@pytest.fixture(scope="package")
def profiles() -> dict[str, list[Profile]]:
    """Keep profiles that nobody uses, by their settings."""
    return {}


@pytest.fixture
def people(
    chromium: Browser, profiles: dict[str, list[Profile]]
) -> Iterator[Callable[..., BrowserContext]]:
    """Make separate people: each has a browser profile of their own, and settings of the table."""
    used: list[tuple[str, Profile]] = []

    def person(*, kept: dict[str, Any] | None = None, **settings: object) -> BrowserContext:
        wishes = {"viewport": LAPTOP, "reduced_motion": "reduce", "locale": "en-GB", **settings}
        if kept is None and wishes["reduced_motion"] == "reduce":
            kept = AT_ONCE  # tests that wait for nobody's telling
        kind = json.dumps([wishes, kept], sort_keys=True)
        free = profiles.setdefault(kind, [])
        if not free:
            context = chromium.new_context(**wishes)  # type: ignore[arg-type]  # Playwright's own
            free.append(Profile(context, kept))
        used.append((kind, free.pop()))
        return used[-1][1].context

    yield person
    for kind, profile in used:
        profile.forget()
        profiles[kind].append(profile)


@pytest.fixture
def visit(people: Callable[..., BrowserContext], request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open a page as somebody new; without a path, an empty one, for who goes to a table at once.

    A page that complains fails its test.
    """
    complaints: list[str] = []
    alone = getattr(request, "param", "server") == "page"
    base = request.getfixturevalue("site" if alone else "server")

    def complain(said: ConsoleMessage) -> None:
        if said.type == "error":
            complaints.append(said.text)

    def open_page(path: str = "", **settings: object) -> Page:
        page = people(base_url=base if alone else base.address, **settings).new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", complain)
        if alone:
            page.goto(f"#{path or '/'}")  # where its tables are
            page.wait_for_selector("main")
        elif path:
            page.goto(path)
        return page

    yield open_page
    assert not complaints, complaints
