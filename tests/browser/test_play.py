"""Whole matches in a real browser: by clicking, by keys, on a phone, with friends."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from emberkeep.games import GAMES
from tests.browser.conftest import PHONE, Visit
from tests.browser.feed import Feed, mode_for_two, played
from tests.browser.table import (
    OPTIONS,
    is_over,
    new_match,
    options,
    play,
    post,
    sit_down,
    spread,
    wait_for_other_options,
)
from tests.patience import PATIENCE


@pytest.mark.both
def test_from_the_address_to_the_end_of_a_match_alone(visit: Visit, game: str) -> None:
    page = visit("/")

    page.locator(f'a[href$="/new/{game}"]').first.click()
    if "solo" in {mode.name for mode in GAMES[game].modes}:
        page.get_by_text("Solo", exact=True).click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("#prompt")
    play(page)

    expect(page.locator("#result-title")).to_have_text(re.compile("You have (won|lost)"))
    page.get_by_role("button", name="Check the luck").click()
    expect(page.get_by_text("fixed before the first choice")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".result")).to_have_count(0)
    page.wait_for_selector("[data-code]")


def test_one_click_to_the_first_decision(visit: Visit) -> None:
    page = visit("/")

    page.get_by_role("button", name="Play now").first.click()

    page.wait_for_selector(OPTIONS)


def test_two_browsers_and_a_reload(visit: Visit, game: str) -> None:
    ada, ben = visit(), visit()
    match = new_match(ada, "me", "open", game=game)
    sit_down(ada, ben, match, 1)
    ben.goto(ada.url)
    ben.wait_for_selector("#prompt")

    both_play(ada, ben, most=14)
    story = ben.locator(".story li").all_inner_texts()
    ben.reload()
    ben.wait_for_selector("#prompt")
    assert [line for line in ben.locator(".story li").all_inner_texts() if line in story]
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("<b>Well played</b>")
    ada.keyboard.press("Enter")
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.locator(".chat li")).to_contain_text("<b>Well played</b>")
    both_play(ada, ben, most=8)
    for seat, page in enumerate((ada, ben)):  # they are called to dinner, and watch the end
        post(page, f"/api/matches/{match}/seats/{seat}/bot", {"level": "random"})

    ada.wait_for_selector(".result")
    ben.wait_for_selector(".result")
    assert {ada.inner_text("#result-title"), ben.inner_text("#result-title")} <= {
        "You have won!",
        "You have lost",
    }


def both_play(ada: Page, ben: Page, *, most: int) -> None:
    made, until = 0, time.monotonic() + 2 * PATIENCE
    while made < most and not is_over(ada):
        assert time.monotonic() < until, "nobody can move"
        for page in (ada, ben):
            if options(page):
                made += play(page, most=1)


def test_undo_is_one_key(visit: Visit, game: str) -> None:
    page = visit()
    wishes = {"crown_of_ash": {"necromancer-1": "nox"}}  # who can barter and take it back
    new_match(page, "me", "random", game=game, options=wishes.get(game, {}))
    for _ in range(60):
        page.wait_for_selector(OPTIONS)
        play(page, most=1)
        page.wait_for_timeout(150)
        if page.get_by_role("button", name="Undo").count():
            break
    page.wait_for_selector(OPTIONS)
    before = options(page)

    page.keyboard.press("u")

    wait_for_other_options(page, before)


@pytest.mark.both
def test_keys_alone(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}")
    page.get_by_role("button", name="Start").wait_for()
    tab_to(page, "document.activeElement.matches('button.primary')")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-code]")
    told: set[str | None] = set()

    for _ in range(8):
        page.wait_for_selector(f"{OPTIONS}, .result")
        if is_over(page):  # who does nothing but end turns has lost by then
            break
        if page.locator(".prompt [data-code]").count():
            page.keyboard.press("1")
        else:
            tab_to(page, "document.activeElement.matches('[data-code]')")
            page.keyboard.press("Enter")
        page.wait_for_timeout(200)
        lost = page.evaluate("document.activeElement === document.body")
        assert not lost, "the focus was lost after a choice"
        told.add(page.locator("[data-spoken]").text_content())

    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert any(told), "nothing was told in words"


def test_an_answer_by_keys_leaves_the_focus_at_the_table(visit: Visit, game: str) -> None:
    mode = mode_for_two(game)
    told = next(each for each in played(game, mode, 2, 1) if each.before["ask"])
    feed = Feed(visit(), game, mode, 2)
    page = feed.page
    told.before["ask"]["codes"].append("unheard-of")  # no board has a place for it
    feed.show(told.before)
    tab_to(page, "document.activeElement.matches('.prompt [data-code]')")

    page.keyboard.press("Enter")

    page.wait_for_selector(".page[data-busy]")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("document.activeElement.matches('.prompt [data-code]')")
    feed.show(told.after)
    assert page.evaluate("document.activeElement !== document.body")


def tab_to(page: Page, condition: str) -> None:
    for _ in range(80):
        if page.evaluate(condition):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached by Tab: {condition}")


def test_a_phone_in_one_hand(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Start").tap()
    page.wait_for_selector("[data-code]")

    for _ in range(7):
        page.wait_for_selector(OPTIONS)
        page.wait_for_timeout(150)
        in_reach = page.evaluate(
            "[...document.querySelectorAll('[data-code]:not([disabled], [aria-disabled=true])')]"
            ".filter(e => { const r = e.getBoundingClientRect();"
            " return r.right > 0 && r.left < innerWidth; }).map(e => e.dataset.code)"
        )
        assert in_reach, "nothing that can be chosen is in the view that is shown"
        code = spread(in_reach)
        page.locator(f'[data-code="{code}"]:not([disabled], [aria-disabled=true])').first.tap()
        if page.locator(".confirm").count():
            page.locator(".confirm").tap()
        page.wait_for_timeout(100)
    prompt = page.locator("#prompt").bounding_box()
    assert prompt is not None
    assert 0 < prompt["y"] < PHONE["height"]
    for view in ("Hand", "Players", "Story", "Board"):
        page.get_by_role("navigation", name="Views").get_by_role("button", name=view).tap()
        page.wait_for_timeout(100)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_three_friends_on_one_device_keep_their_secrets(visit: Visit) -> None:
    page = visit()
    match = new_match(page, "me", "me", "me")

    for _ in range(24):
        page.wait_for_selector(".curtain, [data-code]")
        if page.locator(".curtain").count():
            assert_hidden(page, match, holder=None)
            page.locator(".curtain button").click()
            page.wait_for_selector("[data-code]")
        holder = page.evaluate("document.querySelector('[data-holder]')?.dataset.holder")
        assert_hidden(page, match, holder=int(holder))
        play(page, most=1)
        page.wait_for_selector(".page:not([data-busy])")


def assert_hidden(page: Page, match: str, holder: int | None) -> None:
    """No secret of another seat may be anywhere in the page: warriors, battle cards, fates."""
    shown = page.content()
    views = [
        page.request.get(f"/api/matches/{match}/push?seat={seat}").json()["view"]
        for seat in range(3)
    ]
    for seat, view in enumerate(views):
        if seat == holder:
            continue
        for warrior in view["players"][seat]["hand"]:
            assert f"warrior-{warrior}" not in shown, f"{warrior} of seat {seat} is shown"
        assert view["players"][seat]["fate"] not in shown, f"the fate of seat {seat} is shown"
    own = None if holder is None else views[holder]["players"][holder]
    assert fate_shown(page) == ("" if own is None else own["fate"])
    assert cards_in_hand(page) == (set() if own is None else set(own["cards"]))
    assert cards_on_stage(page) <= cards_known(views, holder)


def test_no_secret_of_a_friend_is_in_the_page(visit: Visit, game: str) -> None:
    page = visit()
    match = new_match(page, "me", "me", "me", game=game)
    address = f"/api/matches/{match}/push?seat="

    for _ in range(8):
        page.wait_for_selector(".curtain, [data-code]")
        if page.locator(".curtain").count():
            assert not secrets(page, address, holder=None) & names(page)
            page.locator(".curtain button").click()
            page.wait_for_selector("[data-code]")
        holder = page.evaluate("document.querySelector('[data-holder]')?.dataset.holder")
        assert not secrets(page, address, holder=int(holder)) & names(page)
        hidden = secrets(page, address, holder=None)
        assert not hidden or hidden & names(page), "one's own secrets are shown"
        play(page, most=1)
        page.wait_for_selector(".page:not([data-busy])")


def secrets(page: Page, address: str, holder: int | None) -> set[str]:
    """Name the things that other seats see and the holder does not."""
    views = [things(page.request.get(f"{address}{seat}").json()["view"]) for seat in range(3)]
    one, two, three = views
    known = views[holder] if holder is not None else one & two & three
    return (one | two | three) - known


def things(view: Any) -> set[str]:
    """Name everything in a view that there is only one of: `monkey-2`, `bone-thrall`."""
    if isinstance(view, str):
        return {view} if re.fullmatch(r"[a-z]+([-+][a-z0-9]+)+", view) else set()
    parts = view.values() if isinstance(view, dict) else view if isinstance(view, list) else ()
    return set().union(*map(things, parts))


def names(page: Page) -> set[str]:
    """Name everything that is drawn, by what the attributes of elements say."""
    said = page.evaluate(
        "[...document.querySelectorAll('*')].flatMap(e => [...e.attributes].map(a => a.value))"
    )
    words = {word for each in said for word in re.split(r"[\s:/]", each)}
    words |= {word.partition("-")[2] for word in words}
    return words | {re.sub(r"-\d+$", "", word) for word in words}  # the nth of equal cards


def fate_shown(page: Page) -> str:
    """Read the fate card off the page, wherever one is drawn."""
    fates = page.eval_on_selector_all("[id=fate]", "all => all.map(each => each.dataset.fate)")
    assert len(fates) < 2
    return str(fates[0]) if fates else ""


def cards_in_hand(page: Page) -> set[str]:
    """Read the battle cards that are shown as held."""
    held = "[id^=card-]:not(:has(.spent))"
    return set(page.eval_on_selector_all(held, "all => all.map(each => each.id.slice(5))"))


def cards_on_stage(page: Page) -> set[str]:
    """Read the battle cards that lie face up in a battle."""
    return set(
        page.eval_on_selector_all(".stage [data-card]", "all => all.map(e => e.dataset.card)")
    )


def cards_known(views: list[dict[str, Any]], holder: int | None) -> set[str]:
    """The cards of a battle that the holder, or everybody, may see."""
    others = [view["battle"] for seat, view in enumerate(views) if seat != holder]
    eyes = others if holder is None else [views[holder]["battle"]]
    known = [{card for _, card in battle["cards"]} for battle in eyes if battle]
    return set.intersection(*known) if known else set()


def test_a_seat_is_lent_to_a_bot_and_taken_back(visit: Visit) -> None:
    page = visit()
    match = new_match(page, "me", "open")
    sit_down(page, visit(), match, 1)
    page.wait_for_selector("#prompt")
    page.get_by_role("button", name="Seats").click()

    page.get_by_role("button", name="Let a bot play").first.click()
    page.get_by_role("button", name="Take the seat back").first.wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_contain_text("A bot plays")
    assert options(page) == [], "what the bot is asked is offered to its owner"
    page.locator(".prompt").get_by_role("button", name="Take the seat back").click()

    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    post(page, f"/api/matches/{match}/seats/0/stand")
