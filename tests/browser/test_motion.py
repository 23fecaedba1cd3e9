"""What moves, and what must not: flights from view to view, and a table that rests."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.table import OPTIONS, new_match, options, play, wait_for_other_options

COUNT_FLIGHTS = """() => {
    window.flights = 0;
    new MutationObserver(list => {
        for (const change of list)
            for (const node of change.addedNodes)
                if (node.classList?.contains("flying")) window.flights += 1;
    }).observe(document, {childList: true, subtree: true});
}"""

MOST_OF_ONE_CHOICE = 8

# While something stretches for a moment, the board gets another size and must be fitted anew.
SIZE_WHILE_STRETCHING = """async () => {
    const board = document.querySelector("main .whole > div");
    const [before, line] = [board.style.zoom, document.createElement("p")];
    board.firstElementChild.animate({transform: ["scaleX(1.5)", "none"]}, 600_000);
    line.style.height = "2px";
    board.append(line);
    for (let frame = 0; frame < 4; frame += 1)
        await new Promise(resolve => requestAnimationFrame(resolve));
    const after = board.style.zoom;
    board.getAnimations({subtree: true}).forEach(each => each.finish());
    line.remove();
    return [before, after].map(Number);
}"""


def test_pieces_fly_and_land(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    new_match(page, "me", "random", options={"necromancer-1": "nox"})
    page.wait_for_selector(OPTIONS)
    before, after = page.evaluate(SIZE_WHILE_STRETCHING)
    assert after > before * 0.9, "what moves does not make the board small"
    page.evaluate(COUNT_FLIGHTS)

    play(page, most=4)

    page.wait_for_function("() => window.flights > 0")
    expect(page.locator(".flying")).to_have_count(0)


def test_what_moves_with_the_board_does_not_fly(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference", viewport=PHONE, has_touch=True, is_mobile=True)
    new_match(page, "me", mode="solo")
    while (codes := options(page)) and "gold" not in codes:
        page.locator(OPTIONS).first.tap()
        page.locator(".confirm").tap()
        wait_for_other_options(page, codes)
    page.locator('[data-code="gold"]').tap()
    # Once it is chosen the bar below is lower, and the board can no longer be scrolled so far.
    page.evaluate("document.querySelector('.confirm').style.minHeight = '45dvh'")
    page.evaluate("document.querySelector('main').scrollTop = 1e6")
    shift = "document.querySelector('main [data-piece]').getBoundingClientRect().top"
    before = page.evaluate(shift)
    page.evaluate(COUNT_FLIGHTS)

    page.locator(".confirm").tap()
    wait_for_other_options(page, codes)

    assert page.evaluate(shift) > before + 3
    assert page.evaluate("window.flights") < MOST_OF_ONE_CHOICE


def test_the_page_itself_is_never_scrolled(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    new_match(page, "me", "random")

    scrolled = page.evaluate(
        """() => {
            const page = document.querySelector(".page");
            const wide = page.appendChild(document.createElement("p"));
            wide.style.width = "200vw";
            wide.scrollIntoView({inline: "end"});
            return [page.scrollLeft, document.scrollingElement.scrollLeft];
        }"""
    )

    assert scrolled == [0, 0]


def test_nothing_flies_for_those_who_asked_for_calm(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", "random")
    page.wait_for_selector(OPTIONS)
    page.evaluate(COUNT_FLIGHTS)

    play(page, most=4)

    page.wait_for_selector(OPTIONS)
    assert page.evaluate("window.flights") == 0
    assert not page.evaluate("document.getAnimations().length")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_table_at_rest_costs_nothing(visit: Visit, game: str, motion: str) -> None:
    page = visit(reduced_motion=motion)
    new_match(page, "me", "random", "random", "random", game=game)
    page.wait_for_selector(OPTIONS)
    page.wait_for_load_state("networkidle")
    expect(page.locator(".flying")).to_have_count(0)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    assert any(work_meanwhile(page, session) <= 2 for _ in range(10)), "it never comes to rest"


def work_meanwhile(page: Page, session: CDPSession) -> float:
    """Count what is computed in a while; the measuring itself is about two.

    It is long enough for several frames on a machine that does much else.
    """
    before = work(session)
    page.wait_for_timeout(2000)
    return work(session) - before


def work(session: CDPSession) -> float:
    """Count how often styles and layout were computed since the session began."""
    found = session.send("Performance.getMetrics")["metrics"]
    counts = {"LayoutCount", "RecalcStyleCount"}
    return sum(float(each["value"]) for each in found if each["name"] in counts)
