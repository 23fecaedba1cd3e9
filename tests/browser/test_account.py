"""The account page: sessions end, the passphrase changes, and one can be forgotten."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Visit
from tests.server.harness import Server


def say(page: Page, words: str) -> None:
    expect(page.get_by_role("status").first).to_have_text(words)


def enter(page: Page, how: str, passphrase: str) -> None:
    page.get_by_label("Account name").fill("Theodora")
    page.get_by_label("Passphrase (8").first.fill(passphrase)
    page.get_by_role("button", name=how).click()


def test_an_account_from_its_making_to_its_end(visit: Visit) -> None:
    page = visit("/account")
    enter(page, "New account", "correct horse")
    say(page, "Your account is made. Your matches belong to it.")
    phone = visit("/account")
    enter(phone, "Log in", "correct horse")
    say(phone, "You are logged in.")

    page.get_by_label("Passphrase until now").fill("correct horse")
    page.get_by_label("New passphrase").fill("battery staple")
    page.locator("form", has_text="Change the passphrase").get_by_role("button").click()
    say(page, "Your passphrase is changed. Your other devices are logged out.")
    phone.reload()
    expect(phone.get_by_role("button", name="Log in")).to_be_visible()

    page.get_by_role("button", name="Log out everywhere").click()
    say(page, "You are logged out on every device. Here you are a new guest.")
    enter(page, "Log in", "battery staple")
    say(page, "You are logged in.")

    page.get_by_role("button", name="Be forgotten").click()
    page.locator("form", has_text="Be forgotten").get_by_label("Passphrase").fill("battery staple")
    page.get_by_role("button", name="Delete for good").click()
    say(page, "You are forgotten. Here you are a new guest.")
    enter(page, "New account", "another horse")
    say(page, "Your account is made. Your matches belong to it.")


def test_a_name_that_hides_something_is_refused_in_a_sentence(
    people: Callable[..., BrowserContext], server: Server
) -> None:
    page = people().new_page()  # whose console may complain
    page.goto(f"{server.address}/account")
    page.get_by_label("Name", exact=True).fill("A\u200bda")
    page.locator("form", has_text="What others call you").get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_text(
        "This cannot be a name: a name shows all it holds, but not U+200B."
    )
