"""The board of Ascension Tactics: orders in one gesture, previews, open hands of partners."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.table import OPTIONS, choose, new_match, options, play, sit_down

GAME = "ascension_tactics"
SIDEWAYS = {"width": 844, "height": 390}


def duel(page: Page, **more: Any) -> str:
    match = new_match(page, "me", "random", game=GAME, **more)
    page.wait_for_selector(".market")
    page.wait_for_selector(OPTIONS)
    return match


def view(page: Page, match: str) -> Any:
    return page.request.get(f"/api/matches/{match}/push?seat=0").json()["view"]


def own(page: Page, match: str) -> list[Any]:
    """List the champions of the player on the battlefield."""
    return [f for f in view(page, match)["figures"] if f["seat"] == 0 and f["cell"]]


def picked(page: Page) -> None:
    """Pick a champion of the team that can be ordered; what it can do is then shown."""
    page.locator('.team [data-code^="order:"]').first.click()
    page.wait_for_selector(".field .place > button")


def test_the_battlefield_the_row_the_hand_and_the_team_are_seen_at_once(visit: Visit) -> None:
    page = visit()
    duel(page)

    for part in ("[data-place]", ".market .card", ".cards .card", ".team .champion"):
        for thing in page.locator(part).all():
            expect(thing).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_an_order_is_one_gesture_and_nothing_is_chosen_before(visit: Visit) -> None:
    page = visit()
    match = duel(page)
    before = view(page, match)
    picked(page)
    cell = page.locator(".field .place > button").last
    cell.hover()
    expect(page.locator(".field polyline.way")).to_have_count(1)
    assert view(page, match) == before

    place = cell.evaluate("each => each.parentElement.dataset.place")
    cell.click()

    page.locator(f'[data-stands="{place}"]').wait_for(state="attached")
    assert [f"cell-{figure['cell']}" for figure in own(page, match)] == [place]


def test_an_order_by_keys_alone_leaves_the_focus_at_the_question(visit: Visit) -> None:
    page = visit()
    match = duel(page)
    page.locator('.team [data-code^="order:"]').first.press("Enter")
    page.wait_for_selector(".field .place > button")

    page.locator(".field .place > button").last.press("Enter")

    page.locator("[data-stands]").wait_for(state="attached")
    assert own(page, match)
    expect(page.locator("#prompt")).to_be_focused()


def test_a_champion_is_dragged_to_where_it_goes(visit: Visit) -> None:
    page = visit()
    match = duel(page)
    picked(page)
    page.locator(".field .place > button").last.click()
    figure = page.locator('.field [data-code^="order:"]')
    for _ in range(40):  # until it can be ordered again
        page.wait_for_selector(OPTIONS)
        if figure.count():
            break
        codes = options(page)
        choose(page, next((c for c in codes if c.startswith("play:")), "end"))
        page.wait_for_timeout(150)
    [champion] = own(page, match)
    figure.first.hover()
    page.mouse.down()
    page.mouse.move(600, 300, steps=4)
    page.wait_for_selector(".field .place > button")
    there = page.locator(".field .place > button").first
    place = there.evaluate("each => each.parentElement.dataset.place")
    there.hover(force=True)
    page.mouse.up()

    page.locator(f'[data-stands="{place}"]').wait_for(state="attached")
    assert f"cell-{champion['cell']}" != place


def point_at_champion(page: Page) -> None:
    """Deploy a champion, plan nothing, and point at it."""
    duel(page)
    picked(page)
    page.locator(".field .place > button").last.click()
    page.locator("[data-stands]").first.wait_for(state="attached")
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    page.locator("[data-stands] .standee").first.hover()


def test_pointing_at_a_champion_shows_its_reach(visit: Visit) -> None:
    page = visit()
    point_at_champion(page)

    page.wait_for_selector(".field svg text")


def test_a_champion_says_why_it_cannot_be_ordered(visit: Visit) -> None:
    page = visit()
    match = duel(page)
    picked(page)
    page.locator(".field .place > button").last.click()
    page.locator("[data-stands]").first.wait_for(state="attached")
    if "done" in options(page):
        choose(page, "done")
    page.wait_for_selector('.page:not([data-busy]) [data-code="end"]')
    (champion,) = own(page, match)

    for place in ("team", "figure"):
        page.locator(f"#{place}-{champion['id']}").hover()
        page.wait_for_selector(".popover .reason")
        assert "exhausted" in page.locator(".popover .reason").inner_text()
        page.mouse.move(5, 5)
        page.wait_for_selector(".popover", state="detached")


def test_what_is_said_of_a_champion_leaves_its_reach_in_sight(visit: Visit) -> None:
    page = visit()
    point_at_champion(page)

    said, field = (page.locator(each).bounding_box() for each in (".popover", ".field"))
    assert said
    assert field
    assert said["x"] >= field["x"] + field["width"]


def test_a_draft_is_nobodys_turn_and_no_hand_is_used_up(visit: Visit) -> None:
    page = visit()

    new_match(page, "me", "random", game=GAME, options={"champions": "draft"})

    page.wait_for_selector(OPTIONS)
    expect(page.get_by_text("No cards left")).to_have_count(0)
    expect(page.locator(".head .turn b")).to_have_count(0)


def test_cards_of_the_row_have_no_small_words_on_a_phone_on_its_side(visit: Visit) -> None:
    page = visit(viewport=SIDEWAYS, has_touch=True, is_mobile=True)
    duel(page)
    page.get_by_role("navigation", name="Views").get_by_role("button", name="Board").tap()
    card = page.locator(".market .card").first
    expect(card.locator(".name")).to_be_visible()
    expect(card.locator(".text")).to_have_count(0)

    card.tap()

    expect(page.locator(".popover")).to_contain_text(card.locator(".name").inner_text())


def test_all_cards_that_need_no_choice_are_played_at_once(visit: Visit) -> None:
    page = visit()
    match = duel(page)

    page.get_by_role("button", name="Play all (5)").click()

    page.wait_for_function("() => document.querySelectorAll('.played .card').length === 5")
    assert view(page, match)["players"][0]["hand"] == []


def test_partners_on_one_device_play_without_a_curtain(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", "me", game=GAME, mode="coop")

    for _ in range(6):
        page.wait_for_selector(OPTIONS)
        play(page, most=1)
        assert page.locator(".curtain").count() == 0
    page.wait_for_selector(".partner .card")
    holder = page.locator("[data-holder]").get_attribute("data-holder")
    page.locator(".partner button.button").click()

    page.wait_for_selector(f'[data-holder="{1 - int(holder or 0)}"]')


def test_the_guide_explains_the_first_turn_of_villains(visit: Visit) -> None:
    page = visit(f"/new/{GAME}")
    page.get_by_text("Solo", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Learn to play").click()
    guide = page.get_by_role("region", name="Guide")
    guide.get_by_role("button", name="Next").click()
    assert (
        page.request.get(f"/api{urlsplit(page.url).path.replace('match', 'matches')}").json()[
            "mode"
        ]
        == "solo"
    )

    while "villains turn over" not in (guide.text_content() or ""):
        choose(page, "end") if "end" in options(page) else play(page, most=1)

    expect(page.locator("[data-guided]")).to_have_attribute("id", "player-1")


def test_partners_hear_who_wants_to_end_their_turn(visit: Visit) -> None:
    ada, ben = visit(), visit()
    match = new_match(ada, "me", "open", game=GAME, mode="coop")
    sit_down(ada, ben, match, 1)
    ben.goto(f"/match/{match}")
    while not ada.locator('[data-code="end"]').count():
        play(ada, most=1)

    choose(ada, "end")

    expect(ben.locator("#prompt")).to_contain_text("wants to end the turn")
    choose(ben, next(code for code in options(ben) if code.startswith("play:")))
    expect(ada.locator("#prompt")).to_contain_text("The turn goes on")
    expect(ada.locator('[data-code="end"]')).to_be_visible()


def test_a_phone_shows_the_battlefield_for_who_is_picked_out_of_the_hand(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    match = duel(page)
    page.get_by_role("navigation", name="Views").get_by_role("button", name="Hand").tap()
    page.locator('.team [data-code^="order:"]').first.tap()
    page.wait_for_selector(".field .place > button")
    expect(page.locator(".field")).to_be_in_viewport(ratio=0.5)

    cell = page.locator(".field .place > button").last
    place = cell.evaluate("each => each.parentElement.dataset.place")
    cell.tap()
    page.get_by_role("button", name="Do it").tap()

    page.locator(f'[data-stands="{place}"]').wait_for(state="attached")
    assert own(page, match)
