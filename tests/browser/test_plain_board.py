"""A game that somebody else has installed is played on a plain board, made of its ids."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, STATIC, Visit
from tests.browser.table import OPTIONS, finished_match, new_match, play
from tests.browser.test_screens import assert_accessible
from tests.installing import install, install_example, with_site
from tests.server.harness import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server beside which some games are installed."""
    folder, site = tmp_path_factory.mktemp("server"), tmp_path_factory.mktemp("site")
    install_example(site, folder)
    install(site, "toys", hamlet="tests.toys.hamlet:GAME", road="tests.toys.pilgrims:GAME")
    database, log = str(folder / "matches.sqlite"), folder / "log"
    with with_site(site), Server(database, log, static=str(STATIC)) as running:
        yield running


def test_an_installed_game_is_begun_from_the_first_page_and_played_to_its_end(visit: Visit) -> None:
    page = visit("/")
    page.locator(".game", has_text="Last Ember").get_by_role("button", name="Play now").click()
    page.wait_for_selector(OPTIONS)

    expect(page.locator(".facts")).to_contain_text("Embers")
    expect(page.locator("#prompt")).to_contain_text("Fingers?")
    expect(page.locator("#player-1")).to_contain_text("normal bot")
    assert_accessible(page, "plain board")
    play(page, most=30)

    expect(page.locator("#result-title")).to_be_visible()
    expect(page.locator(".story")).to_contain_text("Shown · left")


def test_many_options_have_room_on_the_board(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    new_match(page, "me", "random", game="hamlet")
    page.wait_for_selector(OPTIONS)

    assert page.locator("main [data-code]").count() > 9
    assert page.locator(".prompt [data-code]").count() == 0
    expect(page.get_by_role("main")).to_contain_text("Villagers")
    assert_accessible(page, "many options")


def test_an_installed_game_is_replayed(visit: Visit) -> None:
    page = visit()
    finished_match(page, "last_ember", "random")

    page.get_by_role("link", name="Replay").click()

    expect(page.locator(".facts")).to_contain_text("Embers")


def test_a_campaign_goes_on_from_the_end_of_a_part_and_lists_show_the_road(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", game="pilgrims")
    play(page, most=9)
    assert_accessible(page, "the end of a part")

    page.get_by_role("button", name="Go on with part 2").click()
    expect(page.locator(".facts")).to_contain_text("pass")
    page.goto("/")

    lines = page.locator(".road")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("Part 2 of a campaign")
    assert_accessible(page, "the road")
    lines.first.get_by_role("link", name="part 1").click()
    expect(page.locator(".facts")).to_contain_text("road")
