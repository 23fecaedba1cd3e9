"""Every screen: three languages, replay, a server that goes away, and axe on all of them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from emberkeep.games import GAMES
from tests.browser.conftest import PHONE, STATIC, Visit
from tests.browser.table import (
    OPTIONS,
    finished_match,
    new_match,
    options,
    play,
    wait_for_other_options,
)
from tests.server.harness import Server

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
UNTRANSLATED = re.compile(
    r"\b(?:coa|rc|prompt|refusal|replay|seat|state|nav|set|view)-[a-z][a-z-]+\b"
)


def assert_accessible(page: Page, screen: str) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [
        f"{screen}: {problem['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for problem in found["violations"]
        if problem["impact"] in {"serious", "critical"}
        for node in problem["nodes"][:3]
    ]
    assert not serious, "\n".join(serious)


@pytest.mark.parametrize(
    "path",
    ["/", "/import", "/settings", "/account", "/credits", "/join", "/nowhere"]
    + [f"/new/{name}" for name in GAMES],
)
def test_axe_finds_nothing_serious_around_the_tables(visit: Visit, path: str) -> None:
    page = visit(path)
    page.wait_for_selector("main")
    page.wait_for_load_state("networkidle")

    assert_accessible(page, path)


@pytest.mark.both
def test_axe_finds_nothing_serious_at_the_table(visit: Visit, game: str) -> None:
    page = visit()
    new_match(page, "me", "random", "random", "random", game=game)
    play(page, most=8)
    page.wait_for_selector(OPTIONS)
    assert_accessible(page, "table")

    for dialog in ("Seats", "Rules", "Settings"):
        page.get_by_role("button", name=dialog, exact=True).click()
        page.get_by_role("dialog").wait_for()
        page.wait_for_load_state("networkidle")
        assert_accessible(page, dialog)
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.wait_for_timeout(200)
    assert_accessible(page, "phone")


@pytest.mark.both
def test_axe_finds_nothing_serious_behind_the_curtain(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", "me")
    page.wait_for_selector(".curtain")

    assert_accessible(page, "curtain")


def test_axe_finds_nothing_serious_while_one_waits_for_a_friend(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", "open", "open")
    page.get_by_role("img", name="The link as a code to scan").wait_for()
    assert_accessible(page, "waiting")

    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})

    assert_accessible(page, "waiting on a phone")


def test_what_a_perfect_memory_knows_is_drawn_where_the_table_shows_it(
    visit: Visit, game: str
) -> None:
    page = visit()
    new_match(page, "me", "random", "random", game=game, options={"memory-aid": True})
    play(page, most=3)
    page.wait_for_selector(OPTIONS)

    page.get_by_role("tab", name="Memory").click()

    expect(page.locator(".memory h3").first).to_be_visible()
    assert page.locator(".memory [role=img]").count() > 10
    assert_accessible(page, "memory")


@pytest.mark.both
def test_the_rules_can_be_searched_and_linked(visit: Visit) -> None:
    page = visit("/rules/crown_of_ash#COA-BATTLE-09")
    page.locator("#COA-BATTLE-09").wait_for()
    expect(page.locator("#COA-BATTLE-09")).to_be_in_viewport()
    assert_accessible(page, "rules")

    page.get_by_role("searchbox").fill("defender tie")

    expect(page.get_by_role("status")).not_to_contain_text(re.compile("^[2-9][0-9][0-9]"))


@pytest.mark.both
def test_a_replay_is_stepped_scrubbed_and_continued(visit: Visit, game: str) -> None:
    page = visit()
    match = finished_match(page, game, "random")
    assert_accessible(page, "result")
    page.get_by_role("link", name="Replay").click()
    scrubber = page.get_by_role("slider")
    scrubber.wait_for()
    end = int(scrubber.get_attribute("max") or 0)
    assert end > 20

    page.keyboard.press("Home")
    expect(page.locator(".at")).to_have_text(f"0 / {end}")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(50)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".at")).to_have_text(f"2 / {end}")
    scrubber.fill("20")
    expect(page).to_have_url(re.compile("at=20"))
    assert_accessible(page, "replay")

    with page.expect_download() as download:
        page.get_by_role("link", name="Export").click()
    record = Path(download.value.path()).read_text(encoding="utf-8")
    assert json.loads(record)["game"] == game
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.wait_for_selector("#prompt")
    assert match not in page.url

    elsewhere = visit("/import")
    elsewhere.get_by_label("Or paste its text").fill(record)
    elsewhere.get_by_role("button", name="Open").click()
    elsewhere.get_by_role("slider").wait_for()


def test_a_moment_of_a_replay_is_shared(visit: Visit, game: str) -> None:
    page, elsewhere = visit(), visit()
    match = finished_match(page, game, "random")
    page.goto(f"/match/{match}/replay?at=20")
    told = page.locator(".told h2")
    told.wait_for()

    page.get_by_role("button", name="Share").click()
    elsewhere.goto(page.get_by_role("textbox", name="Link to this moment").input_value())

    expect(elsewhere.locator(".told h2")).to_have_text(told.inner_text())


@pytest.mark.both
@pytest.mark.parametrize(
    ("locale", "play_now"), [("en-GB", "Play now"), ("ru-RU", "Играть"), ("cs-CZ", "Hrát hned")]
)
def test_every_word_is_in_the_language_of_the_browser(
    visit: Visit, game: str, locale: str, play_now: str
) -> None:
    page = visit("/", locale=locale)
    page.get_by_role("button", name=play_now, exact=True).first.wait_for()
    new_match(page, "me", "random", game=game)
    page.wait_for_selector(OPTIONS)
    play(page, most=10)
    page.wait_for_selector(OPTIONS)

    assert page.evaluate("document.documentElement.lang") == locale[:2]
    assert not UNTRANSLATED.findall(page.locator("body").inner_text())
    labels = page.eval_on_selector_all("[aria-label]", "all => all.map(e => e.ariaLabel)")
    assert not [label for label in labels if UNTRANSLATED.search(label)]


def test_the_language_changes_at_the_table(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", "random")
    before = page.inner_text("#prompt")
    page.get_by_role("button", name="Settings").click()

    page.get_by_text("Čeština").click()

    expect(page.locator("#prompt")).not_to_have_text(before)
    page.reload()
    page.wait_for_selector("#prompt")
    assert page.evaluate("document.documentElement.lang") == "cs"


def test_a_choice_made_while_the_server_was_away_counts(
    chromium: Browser, tmp_path: Path, game: str
) -> None:
    with Server(str(tmp_path / "away.sqlite"), tmp_path / "log", static=str(STATIC)) as server:
        page = chromium.new_page(base_url=server.address, reduced_motion="reduce", locale="en-GB")
        new_match(page, "me", "random", game=game)
        page.wait_for_selector(OPTIONS)
        before = options(page)
        server.stop()
        expect(page.get_by_text("The connection is lost")).to_be_visible()

        play(page, most=1)
        expect(page.locator(".page[data-busy]")).to_have_count(1)
        server.restart()

        expect(page.get_by_text("The connection is lost")).to_have_count(0)
        wait_for_other_options(page, before)
        page.close()
