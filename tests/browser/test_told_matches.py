"""Whole matches are told to two pages: who sees every step and who skips end at the same table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.feed import Feed, PushData, Told, mode_for_two, played

pytestmark = pytest.mark.thorough

PICTURE = """() => {
    const parts = [...document.querySelectorAll("main, .players, .hand, .prompt, .stage-place")];
    return JSON.stringify({
        texts: parts.map(part => part.innerText),
        pieces: [...document.querySelectorAll("[data-piece][id]")].map(piece => piece.id),
        options: [...document.querySelectorAll("[data-code]")].map(each => each.dataset.code),
    });
}"""
STEP = 1000  # milliseconds, less than the page waits for an answer to a ping
DUEL = 200  # choices after which a duel has told almost every kind of event
MODES = {"standard": 2, "solo": 1}


def seat(visit: Visit, game: str, mode: str, speed: float) -> Feed:
    """Sit down with a clock that the test turns; pictures are still."""
    page = visit(kept={"speed": speed, "rounds": False})
    page.clock.install()
    return Feed(page, game, mode, MODES.get(mode, 2))


def is_shown(page: Page, told: PushData) -> bool:
    """Return whether the page has come to where it was told to."""
    shown = page.locator(f'.page[data-choices="{told["choices"]}"]:not(:has(.told))')
    return shown.count() > 0


def watch(feed: Feed, told: PushData) -> int:
    """Let everything be told in its time; return how many lines were seen."""
    feed.tell(told)
    lines = set()
    while not is_shown(feed.page, told):
        lines.add(feed.page.evaluate("() => document.querySelector('.telling')?.textContent"))
        feed.page.clock.run_for(STEP)
    return len(lines - {None})


def skip(feed: Feed, told: PushData) -> None:
    """Have enough of it as soon as it begins."""
    feed.tell(told)
    while not is_shown(feed.page, told):
        feed.page.keyboard.press("Shift")


def picture(feed: Feed) -> str:
    """Describe what the page shows once numbers have been counted."""
    feed.page.clock.run_for(STEP)
    return str(feed.page.evaluate(PICTURE))


def worth_telling(stories: Iterable[Told]) -> Iterator[Told]:
    """Take the first story of every combination of events; all of them where there is time."""
    heard: set[frozenset[str]] = set()
    for told in stories:
        kinds = frozenset(event["kind"] for event in told.after["story"])
        if kinds not in heard:
            yield told
        heard.add(kinds)


def with_news(stories: Iterable[Told]) -> Iterator[Told]:
    """Take the stories with an event of a kind that was not told before."""
    heard: set[str] = set()
    for told in stories:
        kinds = {event["kind"] for event in told.after["story"]}
        if kinds - heard:
            yield told
        heard |= kinds


def test_a_skipped_story_ends_like_one_that_is_told(visit: Visit, game: str) -> None:
    stories = played(game, "solo", 1, seed=1, prefer="/battle")

    assert lines_of_the_same_end(visit, game, "solo", worth_telling(stories)) > 20


def test_a_skipped_duel_ends_like_one_that_is_told(visit: Visit) -> None:
    name = "ascension_tactics"
    stories = islice(played(name, "duel", 2, seed=1, prefer="hit:"), DUEL)

    assert lines_of_the_same_end(visit, name, "duel", with_news(stories)) > 10


def lines_of_the_same_end(visit: Visit, game: str, mode: str, stories: Iterable[Told]) -> int:
    """Compare who sees every step with who skips; return how many lines were seen."""
    patient, hasty = (seat(visit, game, mode, 1) for _ in range(2))
    seen = 0
    for told in stories:
        for feed in (patient, hasty):
            skip(feed, told.before)
        seen += watch(patient, told.after)
        skip(hasty, told.after)
        assert picture(patient) == picture(hasty), told.after["story"]
    return seen


def test_what_happened_since_ones_last_choice_survives_a_reload(visit: Visit, game: str) -> None:
    mode = mode_for_two(game)
    feed = seat(visit, game, mode, 0)
    told = next(
        each
        for each in islice(played(game, mode, 2, seed=1), 20, None)
        if each.after["ask"] and each.after["chosen"] and each.events("turn", "war", "phase")
    )
    feed.show(told.before)
    feed.show(told.after)
    recap = feed.page.locator(".recap").inner_text()
    assert recap.strip()

    feed.line = None
    feed.page.reload()
    feed.show({**told.after, "since": 0, "story": told.before["story"] + told.after["story"]})

    assert feed.page.locator(".recap").inner_text() == recap
