"""What the browser tests do at a table."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Error, Page

from tests.patience import PATIENCE

OPTIONS = ".page:not([data-busy]) [data-code]:not([disabled], [aria-disabled=true])"


ASK = """async ([method, path, body]) => {
    const loaded = performance.getEntriesByType("resource").map((each) => each.name);
    const { home } = await import(loaded.find((name) => /assets\\/home-[^/]+js$/.test(name)));
    const answer = await home.ask(path, { method, body });
    return [answer.ok, await answer.text()];
}"""


def on_its_own(page: Page) -> bool:
    """Tell whether the tables of a page are in it."""
    return bool(page.evaluate("'home' in document.documentElement.dataset"))


def go(page: Page, path: str) -> None:
    """Go to another screen, wherever the tables are."""
    page.goto(f"#{path}" if on_its_own(page) else path)


def get(page: Page, path: str) -> Any:
    """Look something up as the person whose page it is."""
    return _ask(page, "GET", path) if on_its_own(page) else page.request.get(path).json()


def post(page: Page, path: str, body: Any = None) -> Any:
    """Ask whoever keeps the tables, as the person whose page it is."""
    if on_its_own(page):
        return _ask(page, "POST", path, body if isinstance(body, str) else json.dumps(body or {}))
    answer = page.request.post(
        path,
        data=body if isinstance(body, str) else json.dumps(body or {}),
        headers={"content-type": "application/json"},
        max_retries=3,  # the server may close a connection that has long been at rest
    )
    assert answer.ok, answer.text()
    return answer.json()


def _ask(page: Page, method: str, path: str, body: str | None = None) -> Any:
    done, text = page.evaluate(ASK, [method, path.removeprefix("/api"), body])
    assert done, text
    return json.loads(text)


def new_match(page: Page, *seats: str, game: str = "crown_of_ash", **more: Any) -> str:
    """Begin a match and go to its table: seats are "me", "open" or the level of a bot."""
    match = begin_match(page, *seats, game=game, **more)
    go(page, f"/match/{match}")
    page.wait_for_selector(".invite input" if "open" in seats else "#prompt")
    return match


def begin_match(page: Page, *seats: str, game: str, **more: Any) -> str:
    """Begin a match without going to its table."""
    kinds = {"me", "open"}
    wishes = [{"kind": s} if s in kinds else {"kind": "bot", "level": s} for s in seats]
    return str(post(page, "/api/matches", {"game": game, "seats": wishes, **more})["id"])


def sit_down(host: Page, guest: Page, match: str, seat: int) -> None:
    """Let a guest follow the link to an open seat, without a page."""
    link = post(host, f"/api/matches/{match}/seats/{seat}/link")
    post(guest, "/api/join", {"token": link["token"]})


def finished_match(page: Page, game: str, *others: str, **more: Any) -> str:
    """Let bots play a match to its end, in one's own name, and see how it ended."""
    match = begin_match(page, "me", *others, game=game, **more)
    post(page, f"/api/matches/{match}/seats/0/bot", {"level": "random"})
    until = time.monotonic() + PATIENCE
    while not get(page, f"/api/matches/{match}")["result"]:
        assert time.monotonic() < until, "the match does not end"
    go(page, f"/match/{match}")
    page.wait_for_selector(".result")
    return match


def options(page: Page) -> list[str]:
    """List what can be chosen now, as the page shows it."""
    found = page.eval_on_selector_all(OPTIONS, "all => all.map(each => each.dataset.code)")
    return [str(code) for code in found]


def wait_for_other_options(page: Page, before: list[str], or_else: str = "[never]") -> None:
    """Wait until something else can be chosen: questions of one kind have the same words."""
    page.wait_for_function(
        """([before, selector, orElse]) => {
            const now = [...document.querySelectorAll(selector)].map(each => each.dataset.code);
            const other = now.length > 0 && JSON.stringify(now) !== JSON.stringify(before);
            return other || document.querySelector(orElse) !== null;
        }""",
        arg=[before, OPTIONS, or_else],
    )


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def choose(page: Page, code: str) -> None:
    """Click on an option, as a hand would: it must be seen and nothing may cover it."""
    page.locator(f'[data-code="{code}"]:not([disabled], [aria-disabled=true])').first.click(
        timeout=20_000
    )


def play(page: Page, *, most: int = 1000) -> int:
    """Answer whatever is asked until the match is over or somebody else is asked for long."""
    made = missed = 0
    quiet_since = time.monotonic()
    while made < most and not is_over(page):
        codes = options(page)
        if not codes:
            if time.monotonic() - quiet_since > PATIENCE:
                break
            page.wait_for_timeout(20)
            continue
        code = spread(codes)
        try:
            choose(page, code)
        except Error:
            missed += 1  # a busy machine may be slow; what cannot be clicked stays so
            if missed > 2 and code in options(page):
                raise
            continue  # else the question was closed meanwhile
        made, missed = made + 1, 0
        quiet_since = time.monotonic()
    return made


def spread(codes: list[str]) -> str:
    """Pick one by a rule that tries many things and is the same in every run."""
    return codes[sum(map(ord, "".join(codes))) % len(codes)]
