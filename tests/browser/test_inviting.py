"""From an invitation to the table: by link, at an open table, with whoever looks for a game."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.table import new_match, post, sit_down


def invited(ada: Page) -> str:
    """Read the link that the page has made."""
    field = ada.get_by_label("Invitation", exact=True)
    expect(field).to_have_value(re.compile(r"/join#.+"))
    return field.input_value()


def test_from_a_link_to_the_table_in_two_browsers(visit: Visit, game: str) -> None:
    ada, ben = visit(f"/new/{game}"), visit(viewport=PHONE)
    ada.get_by_label("Seat 2", exact=True).select_option("open")
    ada.get_by_label("Name in seat 1").fill("Ada")
    ada.get_by_role("button", name="Invite").click()
    expect(ada.get_by_role("heading", name="Waiting for a friend")).to_be_visible()
    expect(ada.get_by_role("img", name="The link as a code to scan")).to_be_visible()

    ben.goto(invited(ada))
    expect(ben.get_by_role("heading", name="Ada invites you")).to_be_visible()
    expect(ben.get_by_text("1 seat free")).to_be_visible()
    expect(ben.get_by_text("Nobody knows the luck")).to_be_visible()
    ben.get_by_role("button", name="Sit down").click()  # a name is missing
    expect(ben).to_have_url(re.compile("/join"))
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()

    for page in (ada, ben):  # it opens by itself
        expect(page.locator("#prompt")).to_be_visible()
    expect(ada.locator("section.player").first).to_contain_text("Ada")
    expect(ada.locator("section.player").last).to_contain_text("Ben")
    expect(ada.locator("#side-pane li").first).to_contain_text("Ben sits down")


def test_a_link_that_was_used_says_so(visit: Visit, people: Callable[..., BrowserContext]) -> None:
    ada, ben = visit(), visit()
    eve = people().new_page()  # whose browser notes the refusal as an error, as it should
    match = new_match(ada, "me", "open")
    link = invited(ada)
    sit_down(ada, ben, match, 1)

    eve.goto(link)

    expect(eve.get_by_role("alert")).to_contain_text("the link has been used")


def test_a_bot_takes_the_seat_of_a_friend_who_does_not_come(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", "open", "open")

    page.get_by_role("button", name="Seat a bot instead").first.click()
    expect(page.get_by_role("button", name="Seat a bot instead")).to_have_count(1)
    page.get_by_role("button", name="Free the seat again").click()
    expect(page.get_by_role("button", name="Seat a bot instead")).to_have_count(2)
    page.get_by_role("button", name="Seat a bot instead").first.click()
    expect(page.get_by_role("button", name="Seat a bot instead")).to_have_count(1)
    page.get_by_role("button", name="Seat a bot instead").click()

    expect(page.locator("#prompt")).to_be_visible()


def test_each_free_seat_has_a_link_of_its_own(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", "open", "open")
    first = invited(page)

    page.get_by_role("button", name="Invite", exact=True).click()

    expect(page.get_by_text("whoever shall have seat 3")).to_be_visible()
    expect(page.get_by_label("Invitation", exact=True)).not_to_have_value(first)


def test_a_stranger_sits_down_at_an_open_table(visit: Visit) -> None:
    ada = visit()
    post(ada, "/api/me", {"name": "Ada"})
    match = new_match(ada, "me", "open", public=True)

    ben = visit("/")
    ben.locator(f'a[href="/match/{match}"]').filter(has_text="Ada invites").click()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down here").click()

    for page in (ada, ben):
        expect(page.locator("#prompt")).to_be_visible()


def test_whoever_waits_hears_that_the_table_is_closed(visit: Visit) -> None:
    ada, ben = visit(), visit()
    match = new_match(ada, "me", "open", "open")
    sit_down(ada, ben, match, 1)
    ben.goto(ada.url)
    expect(ben.get_by_role("heading", name="Waiting for the others")).to_be_visible()

    ada.get_by_role("button", name="Close the table").click()

    expect(ben.get_by_role("heading", name="This table is closed")).to_be_visible()
    expect(ada).to_have_url(re.compile(r":\d+/$"))


def look_for_an_opponent(page: Page, name: str) -> None:
    page.get_by_role("button", name="Find an opponent").first.click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Find an opponent").click()
    expect(page.get_by_text("Looking for somebody")).to_be_visible()


def test_two_who_look_for_the_same_game_are_seated_together(visit: Visit) -> None:
    ada, ben = visit("/"), visit("/", viewport=PHONE)

    look_for_an_opponent(ada, "Ada")
    ben.get_by_role("button", name="Find an opponent").first.click()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("dialog").get_by_role("button", name="Find an opponent").click()

    for page in (ada, ben):
        page.wait_for_url("**/match/*")
        expect(page.locator("#prompt")).to_be_visible()
    assert ada.url == ben.url


def test_who_stops_looking_is_seated_with_nobody(visit: Visit) -> None:
    ada, ben = visit("/"), visit("/")
    look_for_an_opponent(ada, "Ada")
    with ada.expect_response("**/api/seek/stop"):
        ada.get_by_role("button", name="Stop looking").click()

    look_for_an_opponent(ben, "Ben")
    with ben.expect_response("**/api/seek") as answer:
        pass

    assert answer.value.json() == {"match": None}
    with ben.expect_response("**/api/seek/stop"):
        ben.get_by_role("button", name="Close").click()
