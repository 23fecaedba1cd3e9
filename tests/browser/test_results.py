"""Rounds and results: where points came from, what decided, and what comes next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.table import OPTIONS, choose, finished_match, new_match, play, spread
from tests.patience import THOROUGH

SET_ROUNDS = ("crown_of_ash", "royal_chronicles")  # four of them
COUNTS_TURNS = ("ascension_tactics",)
SOURCES = {"ascension_tactics": 1}  # of points: elsewhere there are several


def scores(page: Page, match: str) -> dict[str, int]:
    """Ask the server for the final scores, by seat."""
    info = page.request.get(f"/api/matches/{match}").json()
    return {str(seat): points for seat, points in enumerate(info["result"]["scores"])}


def totals(page: Page) -> dict[str, int]:
    """Read the sums below the table of points, by seat."""
    found = page.eval_on_selector_all(
        ".result [data-total]", "all => all.map(each => [each.dataset.total, each.textContent])"
    )
    return {str(seat): int(text.replace("\N{MINUS SIGN}", "-")) for seat, text in found}


def rows(page: Page) -> list[list[int]]:
    """Read the points of every row."""
    found = page.eval_on_selector_all(
        ".result tr[data-row]",
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(c => +c.dataset.points))",
    )
    return [[int(points) for points in row] for row in found]


def test_the_rows_of_a_result_add_up_and_it_leads_to_a_rematch_and_home(
    visit: Visit, game: str
) -> None:
    page = visit()
    match = finished_match(page, game, "random")

    assert totals(page) == scores(page, match)
    assert len(rows(page)) >= SOURCES.get(game, 2)
    assert [sum(column) for column in zip(*rows(page), strict=True)] == list(totals(page).values())

    page.keyboard.press("Escape")
    expect(page.locator(".result")).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    page.locator(".result").get_by_role("link", name="Home").click()
    expect(page).to_have_url("/")
    page.go_back()
    page.locator(".result").get_by_role("button", name="Rematch").click()
    expect(page.locator("#prompt")).to_be_visible()
    expect(page.locator(".result")).to_have_count(0)


def test_the_points_of_an_automatic_opponent_add_up_too(visit: Visit, game: str) -> None:
    page = visit(viewport=PHONE)
    match = finished_match(page, game, mode="solo")

    assert len(totals(page)) == 2
    assert totals(page) == scores(page, match)


def test_seven_players_have_a_result_that_fits_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    match = finished_match(page, "royal_chronicles", *["random"] * 6, mode="grand")

    assert totals(page) == scores(page, match)
    wide = page.evaluate("document.querySelector('.result .scroll').scrollWidth")
    assert wide <= page.locator(".result .scroll").bounding_box()["width"] + 1  # type: ignore[index]


def test_a_result_has_a_graph_says_what_decided_and_leads_to_its_moments(
    visit: Visit, game: str
) -> None:
    page = visit()
    finished_match(page, game, "random")

    expect(page.locator(".result svg.graph [data-course]")).to_have_count(2)
    rounds = page.locator(".result svg.graph .round")
    if game in SET_ROUNDS:
        expect(rounds).to_have_text([*(f"Round {n}" for n in range(1, 5)), "End"])
    expect(rounds.first).to_have_text(re.compile("Round [12]"))  # where it is narrow, every other
    expect(page.locator(".result .line").first).to_be_visible()
    moment = page.locator(".result .moments a").last
    text = moment.inner_text()
    moment.click()
    expect(page.locator(".told").get_by_role("button", name=text)).to_be_visible()


HEADINGS = ".side .heading:not(.part)"
NOW = f"""() => [
    document.querySelectorAll("{HEADINGS}").length,
    [...document.querySelectorAll("{OPTIONS}")].map(each => each.dataset.code),
]"""


def end_of_round(page: Page) -> None:
    """Play until the story has the heading of the second round, and not a choice longer."""
    while True:
        headings, codes = page.evaluate(NOW)
        if headings > 1:
            return
        if codes:
            choose(page, spread(codes))
        page.wait_for_timeout(20)


def watching(visit: Visit, game: str, **wishes: object) -> Page:
    """Sit down where things are shown as they happen."""
    page = visit(kept={"speed": 2, **wishes})
    new_match(page, "me", "random", game=game)
    return page


def test_the_points_of_a_round_are_shown_when_it_ends_and_block_nothing(
    visit: Visit, game: str
) -> None:
    page = watching(visit, game)
    end_of_round(page)

    expect(page.locator("#round-title")).to_have_text("Round 1: points")
    assert play(page, most=1) == 1
    expect(page.locator(".round")).to_have_count(0)


NOT_STOPPED = ({"rounds": False}, {"speed": 0})  # who turned it off, and who wants no movement


@pytest.mark.parametrize("wishes", NOT_STOPPED if THOROUGH else NOT_STOPPED[:1])
def test_whoever_is_not_shown_the_points_of_a_round_opens_them_from_the_story(
    visit: Visit, game: str, wishes: dict[str, object]
) -> None:
    page = watching(visit, game, **wishes)
    end_of_round(page)

    expect(page.locator(".page [data-code]").first).to_be_visible()
    expect(page.locator(".round")).to_have_count(0)
    page.get_by_role("button", name="Points of round 1").click()
    expect(page.locator("#round-title")).to_have_text("Round 1: points")
    page.keyboard.press("Escape")
    expect(page.locator(".round")).to_have_count(0)
    page.get_by_role("button", name="Points of round 1").click()
    page.locator(".round td").last.click()  # what lies over the board is put away by a click
    expect(page.locator(".round")).to_have_count(0)


# The replay


def moment(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def replayed(page: Page, game: str) -> None:
    """Go to the replay of a match, at its beginning."""
    match = finished_match(page, game, "random")
    page.goto(f"/match/{match}/replay?at=0")
    expect(page.locator(".marks .mark").last).to_be_visible()


def beginning(game: str, number: int) -> str:
    """Say how a round of two players begins in the story: by its number, or its first turn's."""
    return f"Turn {2 * number - 1}:" if game in COUNTS_TURNS else f"Round {number}"


def test_a_replay_has_marks_for_its_rounds_and_plays_by_itself(visit: Visit, game: str) -> None:
    page = visit()
    replayed(page, game)

    marks = page.locator(".marks .mark")
    if game in SET_ROUNDS:
        expect(marks).to_have_text(["1", "2", "3", "4", "End"])
    expect(marks.first).to_have_text("1")
    page.get_by_role("button", name="Round 3 begins here").click()
    expect(page.locator(".told")).to_contain_text(beginning(game, 3))
    third = moment(page)
    page.keyboard.press("PageDown")
    expect(page.locator(".told")).to_contain_text(beginning(game, 4))
    page.keyboard.press("PageUp")
    expect(page.locator(".told")).to_contain_text(beginning(game, 3))
    assert moment(page) == third

    page.get_by_label("Speed", exact=True).select_option("4×")
    page.get_by_role("slider").fill("0")
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.locator(".at")).to_have_text(re.compile(r"^[1-9]\d* / "))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
