"""Words and board agree: what a stage counts up to is said when it stands there, and not before."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.feed import Feed, played

pytestmark = pytest.mark.thorough

WATCH = """() => {
    window.frames_seen = [];
    const text = selector => document.querySelector(selector)?.textContent.trim() ?? "";
    const look = () => window.frames_seen.push({
        caption: text(".telling"),
        story: text(".story"),
        sums: [...document.querySelectorAll(".stage-place .sum")].map(
            sum => [sum.querySelector("b").textContent, sum.ariaLabel.split("= ")[1]]),
        furled: document.querySelectorAll(".stage-place .furled").length,
    });
    new MutationObserver(() => queueMicrotask(look)).observe(
        document, {childList: true, subtree: true, characterData: true, attributes: true},
    );
}"""

FIGHTS = {"crown_of_ash": {"battle.won", "battle.lost"}, "royal_chronicles": {"war"}}
OUTCOME = re.compile(r", \d+ (against|to) \d+")


def outcomes(frame: dict[str, Any]) -> tuple[bool, str, int]:
    """Return whether words say an outcome, which, and how many the story has."""
    caption = frame["caption"]
    return bool(OUTCOME.search(caption)), caption, len(OUTCOME.findall(frame["story"]))


@pytest.mark.parametrize("name", FIGHTS)
def test_an_outcome_is_said_when_both_sums_stand_there(visit: Visit, name: str) -> None:
    matches = played(name, "standard", 2, seed=1, prefer="/battle")
    told = next(each for each in matches if each.before["story"] and each.events(*FIGHTS[name]))
    page = visit("/", reduced_motion="no-preference", kept={"speed": 1, "rounds": False})
    feed = Feed(page, name, "standard", 2)
    feed.show(told.before)
    page.evaluate(WATCH)

    feed.show(told.after)

    seen: list[dict[str, Any]] = page.evaluate("window.frames_seen")
    assert any(shown != total for each in seen for shown, total in each["sums"])
    said = 0
    for before, frame in itertools.pairwise(seen):
        says, caption, written = outcomes(frame)
        if (says and caption != before["caption"]) or written > outcomes(before)[2]:
            said += 1
            assert all(shown == total for shown, total in frame["sums"]), "the sums stand there"
            assert not frame["furled"], "the ribbon says the same"
    assert said, "the outcome is said"
