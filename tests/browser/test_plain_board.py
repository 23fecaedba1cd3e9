"""A game that somebody else has installed is played on a plain board, made of its ids."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, STATIC, Visit
from tests.browser.table import OPTIONS, choose, finished_match, new_match, options, play, sit_down
from tests.browser.test_screens import assert_accessible
from tests.installing import install, install_example, with_site
from tests.server.harness import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server beside which some games are installed."""
    folder, site = tmp_path_factory.mktemp("server"), tmp_path_factory.mktemp("site")
    install_example(site, folder)
    toys = ("hamlet", "lanterns", "pilgrims")
    install(site, "toys", **{name: f"tests.toys.{name}:GAME" for name in toys})
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

    page.get_by_role("button", name="Go on with the campaign").click()
    expect(page.locator(".facts")).to_contain_text("pass")
    page.goto("/")

    lines = page.locator(".road")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("Part 2 of a campaign")
    assert_accessible(page, "the road")
    lines.first.get_by_role("link", name="part 1").click()
    expect(page.locator(".facts")).to_contain_text("road")


# The first answer counts


def partners(visit: Visit) -> tuple[Page, Page, Late]:
    """Seat two who are asked together; what the second hears of it can be held back."""
    ada, ben = visit(), visit()
    late = Late(ben)
    match = new_match(ada, "me", "open", game="lanterns")
    sit_down(ada, ben, match, 1)
    ben.goto(f"/match/{match}")
    for page in (ada, ben):
        page.wait_for_selector(OPTIONS)
    return ada, ben, late


class Late:
    """A page that hears what its server says, some of it later."""

    def __init__(self, page: Page) -> None:
        self.deaf = False
        self.missed: list[str | bytes] = []
        page.route_web_socket(lambda _: True, self._open)

    def _open(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self.deaf:
            self.missed.append(message)
        else:
            self.line.send(message)

    def catch_up(self) -> None:
        self.deaf = False
        for message in self.missed:
            self.line.send(message)


def assert_left(page: Page, way: int) -> None:
    """So much of the tunnel is left, and nobody was told of anything wrong."""
    expect(page.locator(".facts")).to_contain_text(re.compile(rf"Left\s*{way}\b"))
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_a_partner_has_answered_is_no_longer_asked(visit: Visit) -> None:
    ada, ben, _ = partners(visit)
    expect(ben.get_by_text("Also asked: Ada")).to_be_visible()
    choose(ada, "wait")
    expect(ben.get_by_text("Also asked")).to_have_count(0)  # before that, his answer is too late
    choose(ben, "wait")
    for page in (ada, ben):
        expect(page.locator('[data-code="pass"]')).to_be_enabled()

    choose(ada, "card:3")  # drives away what stirs in the dark

    expect(ben.locator('[data-code="wait"]')).to_be_enabled()
    expect(ben.locator('[data-code="pass"]')).to_have_count(0)
    assert_left(ben, 24)


def test_whoever_answers_too_late_is_asked_what_is_open_now(visit: Visit) -> None:
    ada, ben, late = partners(visit)
    asked = options(ben)
    late.deaf = True
    choose(ada, "card:1")
    assert_left(ada, 23)

    choose(ben, "card:3")
    while '"stale"' not in str(late.missed):
        ben.wait_for_timeout(20)
    late.catch_up()

    assert_left(ben, 23)
    expect(ben.locator('[data-code="card:3"]')).to_be_enabled()
    assert options(ben) == asked
    choose(ben, "card:3")
    for page in (ada, ben):
        assert_left(page, 20)
