"""Everybody finds themselves: one's own seat, one's own name, one's own language."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.table import finished_match, new_match, play, post


def test_ones_own_panel_comes_first_and_says_whose_turn_it_is(visit: Visit, game: str) -> None:
    page = visit()

    new_match(page, "random", "random", "me", game=game)

    panels = page.locator("section.player")
    expect(panels).to_have_count(3)
    expect(panels.first.locator(".you")).to_have_text("Your turn")
    expect(page.locator(".you")).to_have_count(1)


def test_people_at_one_device_see_the_panel_of_whoever_holds_it_first(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", "random", "me")

    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Continue as ")).click()
        mine = page.locator("section.player").first
        expect(mine.locator(".you")).to_have_text("Your turn")
        holder = int(str(page.locator(".page").get_attribute("data-holder")))
        expect(mine).to_have_attribute("data-pattern", str(holder))
        play(page, most=1)


def test_the_story_speaks_to_its_reader(visit: Visit, game: str) -> None:
    page = visit()
    new_match(page, "me", "random", game=game)

    play(page, most=6)

    expect(
        page.locator("#side-pane li").filter(has_text=re.compile(r"\b[Yy]ou\b")).first
    ).to_be_visible()


def test_people_at_one_device_say_their_names(visit: Visit) -> None:
    page = visit("/new/crown_of_ash")
    page.get_by_label("Seat 2", exact=True).select_option("me")

    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile("/new/"))  # names are missing
    page.get_by_label("Name in seat 1").fill("Ada")
    page.get_by_label("Name in seat 2").fill("Ben")
    page.get_by_role("button", name="Start").click()

    expect(page.locator("section.player").filter(has_text="Ada")).to_have_count(1)
    expect(page.locator("section.player").filter(has_text="Ben")).to_have_count(1)


def test_the_language_is_chosen_on_the_first_page(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)

    page.get_by_label("Language").select_option("cs")

    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.get_by_role("heading", name="Koruna z popela")).to_be_visible()
    page.get_by_role("button", name="Hrát hned").first.click()
    page.wait_for_selector("#prompt")
    expect(page).to_have_title(re.compile("Koruna z popela"))
    expect(page.locator("h1")).to_have_text("Koruna z popela")


def test_a_finished_match_is_listed_with_its_scores(visit: Visit, game: str) -> None:
    page = visit()
    match = finished_match(page, game, "random")
    scores = page.request.get(f"/api/matches/{match}").json()["result"]["scores"]

    page.goto("/")

    over = page.locator("section").filter(has=page.get_by_role("heading", name="Finished"))
    expect(over.locator(".state b")).to_have_text(" : ".join(map(str, scores)))


def test_open_tables_are_sifted_by_game_and_by_players(visit: Visit) -> None:
    host = visit()
    tables = (("crown_of_ash", 2), ("crown_of_ash", 3), ("royal_chronicles", 3))
    for game, players in tables:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        post(host, "/api/matches", {"game": game, "seats": seats, "public": True})

    guest = visit("/")
    lines = guest.locator(".match")
    expect(lines).to_have_count(3)
    guest.get_by_label("Show tables of").select_option("crown_of_ash")
    expect(lines).to_have_count(2)
    guest.get_by_label("Show tables for").select_option(label="3 players")
    expect(lines).to_have_count(1)
    guest.get_by_label("Show tables of").select_option("royal_chronicles")
    expect(lines.get_by_text("Royal Chronicles")).to_be_visible()
