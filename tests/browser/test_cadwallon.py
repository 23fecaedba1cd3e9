"""The board of Cadwallon: Moves in one gesture, reach, the list of places."""

from __future__ import annotations

import itertools
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.feed import Feed, played
from tests.browser.table import OPTIONS, choose, new_match, options
from tests.browser.test_screens import assert_accessible

GAME = "cadwallon"
WATCH_PURSE = """() => {
    const purse = () => document.querySelector("#player-0 .ducats").textContent.trim();
    window.purses = [purse()];
    new MutationObserver(() => purse() !== window.purses.at(-1) && window.purses.push(purse()))
        .observe(document.body, {childList: true, subtree: true, characterData: true});
}"""
FIGURES = '[data-stands] [data-code]:not([data-code*=":"])'


def night(page: Page, **more: Any) -> str:
    """Deploy the gang, and come to a turn in which somebody can be activated."""
    match = new_match(page, "me", "random", game=GAME, **more)
    for _ in range(60):
        page.wait_for_selector(OPTIONS)
        if page.locator(FIGURES).count() and "end" in options(page):
            return match
        choose(page, options(page)[0])
        page.wait_for_timeout(100)
    raise AssertionError("nobody can be activated")


def view(page: Page, match: str) -> Any:
    return page.request.get(f"/api/matches/{match}/push?seat=0").json()["view"]


def test_the_district_is_seen_as_a_whole(visit: Visit) -> None:
    page = visit()
    night(page, mode="king_of_ashes")

    for place in page.locator("[data-place]").all():
        expect(place).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_move_is_one_gesture_and_nothing_is_chosen_before(visit: Visit) -> None:
    page = visit()
    match = night(page)
    before = view(page, match)
    page.locator(FIGURES).first.click()
    place = page.locator(".place > button").last
    place.hover()
    expect(page.locator(".district polyline.way")).to_have_count(1)
    expect(page.locator(".head .due")).to_have_count(1)
    assert view(page, match) == before

    there = place.evaluate("each => each.parentElement.dataset.place")
    place.click()

    page.locator(f'[data-stands="{there}"]').wait_for(state="attached")
    assert there.removeprefix("place-") in {f["place"] for f in view(page, match)["figures"]}


def test_pointing_at_a_guard_shows_his_reach(visit: Visit) -> None:
    page = visit()
    night(page)

    page.locator("#figure-kornak").hover()

    page.wait_for_selector(".district svg text.cost")


def test_pointing_at_a_guard_shows_his_reach_while_somebody_acts_too(visit: Visit) -> None:
    page = visit()
    night(page)
    page.locator(FIGURES).first.click()
    page.locator(".place > button").first.click()
    page.wait_for_selector('.prompt [data-code="done"]')
    page.locator("#prompt").hover()
    own = page.locator(".district .reach").count()

    page.locator("#figure-kornak").hover()

    expect(page.locator(".district .reach")).not_to_have_count(own)
    page.locator("#prompt").hover()
    expect(page.locator(".district .reach")).to_have_count(own)


def test_what_is_said_of_a_guard_stands_beside_the_map(visit: Visit) -> None:
    page = visit(locale="ru-RU")
    night(page)

    page.locator("#figure-kornak").hover()

    page.locator(".popover .reason").wait_for()
    said = page.locator(".popover").bounding_box()
    district = page.locator(".district").bounding_box()
    assert said is not None
    assert district is not None
    assert said["x"] >= district["x"] + district["width"]


def test_all_places_are_listed_in_words_with_neighbours(visit: Visit) -> None:
    page = visit()
    night(page)
    page.locator(FIGURES).first.click()
    page.wait_for_selector(".place > button")

    page.get_by_role("button", name="All places").click()

    rows = page.get_by_role("dialog").get_by_role("listitem")
    expect(rows).to_have_count(95)
    expect(rows.nth(1)).to_contain_text("1 space away")
    expect(rows.filter(has_text="Guardroom (B2)").first).to_contain_text("Next to:")
    assert_accessible(page, "all places")


def test_on_a_phone_no_button_covers_a_place(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    night(page)

    tools = page.locator(".district .tools").bounding_box()
    lowest = page.locator('[data-place="place-K9"]').bounding_box()

    assert tools is not None
    assert lowest is not None
    assert tools["y"] >= lowest["y"] + lowest["height"]


def test_all_mercenaries_are_read_at_once(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", "random", game=GAME, mode="king_of_ashes")

    for name in ("Chufflock", "Sienne", "Isabeau"):
        expect(page.locator(".board").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    assert page.locator(".prompt .buttons").evaluate("e => e.scrollHeight <= e.clientHeight")


def test_ones_own_purse_is_counted_as_the_reckoning_is_told(visit: Visit) -> None:
    page = visit(kept={"speed": 4, "sound": False}, reduced_motion="reduce")
    told = list(played(GAME, "king_of_ashes", 2, 3))[-1]
    feed = Feed(page, GAME, "king_of_ashes", 2)
    feed.show(told.before)
    page.evaluate(WATCH_PURSE)

    feed.show(told.after)

    own = [each["facts"]["points"] for each in told.events("score") if each["facts"]["seat"] == 0]
    first = told.before["view"]["players"][0]["ducats"]
    sums = list(itertools.accumulate(own, initial=first))
    assert page.evaluate("window.purses") == [f"{each}".replace("-", "−") for each in sums]


def test_a_debt_has_a_minus_and_no_purse_is_opened_before_the_reckoning_is_told(
    visit: Visit,
) -> None:
    page = visit(kept={"speed": 0.5, "sound": False}, reduced_motion="no-preference")
    told = list(played(GAME, "city", 2, 3))[-1]
    feed = Feed(page, GAME, "city", 2)
    feed.show(told.before)
    mine, theirs = page.locator("#player-0 .ducats"), page.locator("#player-1 .ducats")
    told.before["view"]["players"][0]["ducats"] = -12
    told.after["view"]["players"][0]["ducats"] = -24
    told.after["view"]["players"][1]["ducats"] = 46

    feed.tell(told.after)

    page.wait_for_selector('[data-stage="reckoning"]')
    expect(theirs).to_have_text("?")
    expect(mine).to_have_text("−12")
    page.wait_for_selector(".result")
    expect(theirs).to_have_text("46")
    expect(mine).to_have_text("−24")
