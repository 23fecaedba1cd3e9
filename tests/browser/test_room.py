"""The room of a window is used: large screens, many players, a phone on its side."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.feed import Feed, played
from tests.browser.table import (
    OPTIONS,
    finished_match,
    new_match,
    options,
    spread,
    wait_for_other_options,
)

SIDEWAYS = {"width": 844, "height": 390}
CARD = ".hand .card, .row .warrior, .board .champion"
LEAST_FILLED = 0.8
A_TURN = 14  # a draft and a deployment, or several minions

FILLED = """() => {
    const place = document.querySelector("main.board").getBoundingClientRect();
    const board = document.querySelector("main.board .board").getBoundingClientRect();
    return board.height / place.height;
}"""

IN_VIEW = """selector => [...document.querySelectorAll(selector)].filter(each => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return width > 0 && inside && (each.contains(there) || there?.contains(each));
}).map(each => each.dataset.code)"""

HIDDEN = """() => {
    const swiper = document.querySelector(".swiper");
    const shown = swiper.children[Math.round(swiper.scrollLeft / swiper.clientWidth)];
    return [document.documentElement, shown].filter(each =>
        each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2
    ).map(each => each.className);
}"""

WHOLE = "each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight"

RING_INSIDE = """(thing, within) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(thing);
    const ring = (parseFloat(outlineWidth) + parseFloat(outlineOffset)) * thing.currentCSSZoom;
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const room = thing.closest(within).getBoundingClientRect();
    return left - ring >= room.left && right + ring <= room.right
        && top - ring >= room.top && bottom + ring <= room.bottom;
}"""


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (2560, 1440)])
def test_the_board_grows_with_the_window(visit: Visit, game: str, width: int, height: int) -> None:
    page = visit(viewport={"width": 1280, "height": 720})
    new_match(page, "me", "random", "random", "random", game=game)
    page.wait_for_selector(OPTIONS)
    card = page.locator(CARD).first
    before = width_of(page)

    page.set_viewport_size({"width": width, "height": height})

    expect(card).to_be_visible()
    page.wait_for_function(f"() => ({FILLED})() > {LEAST_FILLED} && ({FILLED})() <= 1.01")
    assert width_of(page) > before * (1.2 if height == 1080 else 1.6)


def width_of(page: Page) -> float:
    """Measure a card that lies on every table."""
    box = page.locator(CARD).first.bounding_box()
    assert box is not None
    return box["width"]


def test_on_a_phone_on_its_side_a_turn_is_played_with_everything_in_view(
    visit: Visit, game: str
) -> None:
    page = visit(viewport=SIDEWAYS, has_touch=True, is_mobile=True)
    new_match(page, "me", "random", game=game)
    for _ in range(A_TURN):
        page.wait_for_selector(OPTIONS)
        page.wait_for_function(f"() => ({IN_VIEW})({OPTIONS!r}).length > 0")
        codes: list[str] = page.evaluate(IN_VIEW, OPTIONS)

        assert page.evaluate(HIDDEN) == []
        expect(page.locator("#prompt")).to_be_in_viewport(ratio=1)
        tap(page, spread(codes))


def tap(page: Page, code: str) -> None:
    """Choose with a finger: what is final, or lies on the board, wants a second tap."""
    before = options(page)
    option = page.locator(f'[data-code="{code}"]:not([disabled], [aria-disabled=true])').first
    option.tap()
    wait_for_other_options(page, before, or_else=".confirm")  # which may ask the server first
    confirm = page.locator(".confirm")
    if confirm.count():
        confirm.tap()
    wait_for_other_options(page, before)


def ask_many(page: Page) -> None:
    """Ask something that others may answer as well, with final answers in several rows."""
    feed = Feed(page, "crown_of_ash", "standard", 2)
    data = next(told.before for told in played("crown_of_ash", "standard", 2, 1))
    codes = [f"answer:number-{number}" for number in range(12)]
    data["ask"] |= {"codes": codes, "final": codes, "first": True, "odds": [], "bundle": []}
    data["awaited"] = [0, 1]
    feed.show(data)


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "cs-CZ"])
def test_who_else_is_asked_is_read_beside_many_answers(visit: Visit, locale: str) -> None:
    page = visit(viewport={"width": 1280, "height": 720}, locale=locale)

    ask_many(page)

    assert page.locator(".pointed em").inner_text()
    assert page.locator(".pointed").evaluate(WHOLE)


def test_the_ring_of_an_answer_that_is_shown_is_seen_all_around(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    ask_many(page)

    for option in page.locator(".prompt .option").all()[:2]:
        option.tap()
        assert option.evaluate(RING_INSIDE, ".buttons")


def test_the_frame_of_what_is_told_about_is_seen_at_the_edge_of_the_board(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", "random")

    for place in ("desert", "village"):
        page.evaluate("id => document.getElementById(id).toggleAttribute('data-lit', true)", place)
        assert page.locator(f"#{place}").evaluate(RING_INSIDE, "main")


def test_the_result_has_the_height_of_the_window(visit: Visit) -> None:
    page = visit()
    finished_match(page, "royal_chronicles", mode="solo")

    place = page.locator(".over").bounding_box()
    assert place is not None
    assert place["height"] > LAPTOP["height"] * 0.9
