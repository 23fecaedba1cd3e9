"""Measure the browser client against its budget: the first screen, and a push with four players.

    python benchmarks/web.py
    python benchmarks/web.py --loads 9 --pushes 120

A server of its own and Chromium share this machine, over loopback; the client is the built one.
It takes about two minutes, and nothing else should run meanwhile.

- JavaScript: what the first screen loads before anything is clicked, each file compressed by gzip.
- First paint, interactive: medians of visits with an empty cache. Interactive is when a game can be
  started by a click and no long task follows.
- A push: all that the browser's main thread does from one push to the next (script, style, layout,
  paint) while bots of four seats play, movement and telling off; in processor time. Each game that
  four can play on a board of its own is watched.
- A page on its own: all its files, each compressed by gzip, as `/offline/` of a server sends them;
  when its home page is interactive; and the time from the visit to the first question, somebody
  clicking at once, for a first visit and for one where all files are kept.
- A map: what the main thread does for a frame while a battlefield with twenty figures is dragged
  and zoomed; in processor time. No frame may need more than a screen has for it.
"""

# ruff: noqa: INP001, T201 - a script, not a package; its table is what it is for

from __future__ import annotations

import argparse
import gzip
import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, ViewportSize, sync_playwright

from emberkeep.server.site import WORKER, content, names

STATIC = Path(__file__).resolve().parent.parent / "emberkeep" / "server" / "static"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
EARLIER = 1000  # µs: the task that hears a message begins a moment before it is told of
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
FRAME = 1000 / 60  # ms: what needs longer is a dropped frame
PACE = 0.12  # seconds between the choices of bots: time enough to draw each
GAMES = {
    "crown_of_ash": "standard",
    "royal_chronicles": "standard",
    "ascension_tactics": "melee",
    "cadwallon": "king_of_ashes",
}
MAP = {"game": "ascension_tactics", "mode": "duel"}
TWENTY = """() => {
    const [there] = document.querySelectorAll("[data-stands]");
    const places = [...document.querySelectorAll(".map .place")];
    for (let at = document.querySelectorAll("[data-stands]").length; at < 20; at += 1) {
        const copy = there.cloneNode(true);
        const { left, top } = places[(at * 5) % places.length].style;
        copy.style.transform = `translate(${left}, ${top})`;
        there.parentElement.append(copy);
    }
}"""
WATCH = """
window.ready = 0;
window.longest = 0;
new PerformanceObserver(list => {
    for (const task of list.getEntries()) window.longest = task.startTime + task.duration;
}).observe({type: "longtask", buffered: true});
new MutationObserver((_, observer) => {
    if (!document.querySelector(".game button:enabled")) return;
    window.ready = performance.now();
    observer.disconnect();
}).observe(document, {childList: true, subtree: true});
"""


class Goal:
    """A figure, and what it must stay below."""

    def __init__(self, name: str, unit: str, most: float, figure: float) -> None:
        self.name = name
        self.unit = unit
        self.most = most
        self.figure = figure

    def line(self) -> str:
        verdict = "ok" if self.figure <= self.most else "MISSED"
        return (
            f"{self.name:<34} {self.figure:>8.1f} {self.unit:<3} {self.most:>8.0f} {self.unit:<3}"
            f"  {verdict}"
        )


def first_screen(browser: Browser, address: str, loads: int) -> list[Goal]:
    """Visit the home page as somebody new, several times."""
    visits = [visit(browser, address) for _ in range(loads)]
    sizes, paints, ready = zip(*visits, strict=True)
    return [
        Goal("JavaScript of the first screen", "kB", 150, statistics.median(sizes) / 1000),
        Goal("first contentful paint", "ms", 1000, statistics.median(paints)),
        Goal("interactive", "ms", 1500, statistics.median(ready)),
    ]


def visit(browser: Browser, address: str) -> tuple[int, float, float]:
    """Load the home page with an empty cache: bytes of JavaScript, first paint, interactive."""
    page = browser.new_page()
    scripts: list[Response] = []

    def heard(answer: Response) -> None:
        if answer.request.resource_type == "script":
            scripts.append(answer)

    page.on("response", heard)
    page.add_init_script(WATCH)
    page.goto(address, wait_until="networkidle")
    page.wait_for_function("window.ready > 0")
    size = sum(len(gzip.compress(script.body())) for script in scripts)
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    ready = page.evaluate("Math.max(window.ready, window.longest)")
    page.close()
    return size, float(paint), float(ready)


def on_its_own(browser: Browser, address: str, loads: int) -> list[Goal]:
    """Visit a page that keeps its tables itself, as somebody new and then once more."""
    files = [len(gzip.compress(content(STATIC, name))) for name in [*names(STATIC), WORKER]]
    ready = [visit(browser, address)[2] for _ in range(loads)]
    times = [two_visits(browser, address) for _ in range(loads)]
    cold, warm = zip(*times, strict=True)
    return [
        Goal("a page on its own: all files", "kB", 8000, sum(files) / 1000),
        Goal("the same, interactive", "ms", 1500, statistics.median(ready)),
        Goal("first question, first visit", "ms", 6000, statistics.median(cold)),
        Goal("first question, later visit", "ms", 3000, statistics.median(warm)),
    ]


def two_visits(browser: Browser, address: str) -> tuple[float, float]:
    context = browser.new_context(viewport=LAPTOP, reduced_motion="reduce")
    page = context.new_page()
    cold = first_question(page, address)
    page.evaluate("navigator.serviceWorker.ready")
    page.close()
    warm = first_question(context.new_page(), address)
    context.close()
    return cold, warm


def first_question(page: Page, address: str) -> float:
    """Begin a match as soon as one can; return when something is asked."""
    page.goto(address)
    page.locator(".game button.primary:enabled").first.click()
    page.wait_for_selector("[data-code]")
    return float(page.evaluate("performance.now()"))


def pushes(browser: Browser, address: str, wanted: int, game: str) -> list[Goal]:
    """Watch bots play at a table of four."""
    page = sit_down(browser, address, {"game": game, "mode": GAMES[game]}, bots=3)
    match = page.url.rpartition("/")[2]
    with traced(browser, page) as events:
        _post(page, address, f"/api/matches/{match}/seats/0/bot", {"level": "random"})
        page.wait_for_timeout(wanted * PACE * 1000)
    page.close()
    times = sorted(costs(events))
    return [
        Goal(f"{game}: a push, median", "ms", 16, statistics.median(times)),
        Goal("the same, 95th percentile", "ms", 50, times[len(times) * 95 // 100]),
    ]


def sit_down(browser: Browser, address: str, wish: dict[str, str], *, bots: int) -> Page:
    """Sit down with bots, where nothing moves and nothing is told slowly."""
    page = browser.new_page(viewport=LAPTOP, reduced_motion="reduce")
    page.goto(address)
    page.evaluate("localStorage.setItem('emberkeep-settings', JSON.stringify({speed: 0}))")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * bots]
    match = _post(page, address, "/api/matches", {**wish, "seats": seats})["id"]
    page.goto(f"{address}/match/{match}")
    page.wait_for_selector("[data-code]")
    return page


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[dict[str, Any]]]:
    """Note what the browser does; the list is filled at the end."""
    events: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "trace.json"
        browser.start_tracing(
            page=page,
            path=file,
            categories=[
                "devtools.timeline",
                "disabled-by-default-devtools.timeline",
                "disabled-by-default-devtools.timeline.frame",
            ],
        )
        yield events
        browser.stop_tracing()
        events += json.loads(file.read_text(encoding="utf-8"))["traceEvents"]


def frames(browser: Browser, address: str) -> list[Goal]:
    """Drag and zoom a battlefield of 65 cells and more with twenty figures on it."""
    page = sit_down(browser, address, MAP, bots=1)
    page.locator('.team [data-code^="order:"]').first.click()
    page.locator(".field .place > button").last.click()
    page.wait_for_selector("[data-stands]", state="attached")
    page.evaluate(TWENTY)
    page.mouse.move(500, 300)
    with traced(browser, page) as events:
        for step in range(12):
            page.mouse.wheel(0, -120 if step < 6 else 120)
            page.mouse.down()
            page.mouse.move(420 + 15 * step, 260 + 9 * step, steps=8)
            page.mouse.up()
            page.mouse.move(500, 300)
    page.close()
    times = sorted(frame_costs(events))
    return [
        Goal("a frame of a map, median", "ms", 8, statistics.median(times)),
        Goal("the same, 95th percentile", "ms", 16, times[len(times) * 95 // 100]),
        Goal(f"dropped of {len(times)} frames", "", 0, sum(took > FRAME for took in times)),
    ]


def frame_costs(events: list[dict[str, Any]]) -> list[float]:
    """Sum up what the page's main thread did from frame to frame, in milliseconds of its time."""
    begun = sorted(
        (e for e in events if e["name"] == "BeginMainThreadFrame"), key=lambda e: e["ts"]
    )
    threads = {(e["pid"], e["tid"]) for e in begun}
    tasks = [
        (e["ts"], e.get("tdur", 0) / 1000)
        for e in events
        if e["name"] == "RunTask" and (e["pid"], e["tid"]) in threads
    ]
    times = [event["ts"] for event in begun]
    return [sum(took for at, took in tasks if start <= at < end) for start, end in pairwise(times)]


def costs(events: list[dict[str, Any]]) -> list[float]:
    """Sum up what the main thread did after each message, in milliseconds of processor time."""
    heard = sorted((e for e in events if e["name"] == "WebSocketReceive"), key=lambda e: e["ts"])
    threads = {(e["pid"], e["tid"]) for e in heard}
    tasks = [
        (e["ts"], e.get("tdur", 0) / 1000)
        for e in events
        if e["name"] == "RunTask" and (e["pid"], e["tid"]) in threads
    ]
    begins = [event["ts"] - EARLIER for event in heard]
    return [sum(took for at, took in tasks if start <= at < end) for start, end in pairwise(begins)]


def _post(page: Page, address: str, path: str, body: Any) -> Any:
    answer = page.request.post(address + path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


@contextmanager
def running() -> Iterator[str]:
    """Start a server with the built client."""
    with tempfile.TemporaryDirectory() as folder:
        config = {
            "port": 0,
            "database": str(Path(folder) / "matches.sqlite"),
            "static": str(STATIC),
            "limits": False,
            "pace": PACE,
            "workers": 1,
        }
        server = subprocess.Popen(  # noqa: S603 - our own server
            [sys.executable, "-m", "emberkeep.server", json.dumps(config)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert server.stdout is not None
        try:
            yield re.sub("/$", "", server.stdout.readline().strip())
        finally:
            server.kill()
            server.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--loads", type=int, default=5, help="visits of the home page")
    parser.add_argument("--pushes", type=int, default=80, help="pushes to draw")
    parser.add_argument(
        "--games", nargs="*", default=[*GAMES], choices=[*GAMES], help="whose pushes to draw"
    )
    wish = parser.parse_args()
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None or not (STATIC / "index.html").is_file():
        print("This needs Chromium and a built client (python3 run.py setup).", file=sys.stderr)
        return 1
    with running() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, chromium_sandbox=False, args=ARGUMENTS
        )
        goals = first_screen(browser, address, wish.loads)
        goals += on_its_own(browser, f"{address}/offline/", wish.loads)
        for game in wish.games:
            goals += pushes(browser, address, wish.pushes, game)
        goals += frames(browser, address)
        browser.close()
    print(f"{'':<34} {'measured':>12} {'goal':>12}")
    for goal in goals:
        print(goal.line())
    return 0


if __name__ == "__main__":
    sys.exit(main())
