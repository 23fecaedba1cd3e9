"""Emberkeep without a server: a folder of files, and after the first visit not even a network."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

from emberkeep.server.site import write_site
from emberkeep.tables.luck import exported, verified
from tests.browser.conftest import STATIC
from tests.browser.site import keep_files, offered
from tests.browser.table import OPTIONS, is_over, options, play, wait_for_other_options
from tests.server.harness import Server

People = Callable[..., BrowserContext]
UPDATE = """async () => {
    const registered = await navigator.serviceWorker.getRegistration();
    await registered.update();
    const coming = registered.installing;
    return new Promise((done) => {
        const look = () => coming.state === "installing" || done(coming.state);
        coming.addEventListener("statechange", look);
        look();
    });
}"""


def test_a_folder_of_files_is_enough_for_the_first_decision(people: People, site: str) -> None:
    page = people().new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.extend([said.text] * (said.type == "error")))
    page.goto(site)

    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(OPTIONS)

    assert complaints == []
    assert page.url.startswith(f"{site}#/match/")
    for absent in ("Join", "Account", "Chat"):
        expect(page.get_by_text(absent, exact=True)).to_have_count(0)


def test_a_server_offers_it_too(people: People, server: Server) -> None:
    page = people().new_page()
    page.goto(f"{server.address}/offline/")
    keep_files(page)  # which are known already, and must be allowed what they were before

    page.reload()
    page.get_by_role("button", name="Play now").first.click()

    page.wait_for_selector(OPTIONS)


def test_it_can_be_installed(people: People, site: str) -> None:
    context = people()
    page = context.new_page()
    page.goto(site)
    keep_files(page)
    browser = context.new_cdp_session(page)

    manifest = browser.send("Page.getAppManifest")
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]

    assert manifest["errors"] == []
    for icon in json.loads(manifest["data"])["icons"]:
        picture = page.request.get(f"{site}{icon['src']}").body()
        if icon["type"] == "image/png":
            assert icon["sizes"] == "{}x{}".format(*struct.unpack(">2I", picture[16:24]))
    # Profiles of tests leave nothing behind: that alone forbids it.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}


def wish(
    page: Page, *, game: str = "crown_of_ash", mode: str = "", seats: Sequence[str] = ()
) -> None:
    """Begin a match by the dialog."""
    page.locator(f'a[href$="/new/{game}"]').click()
    dialog = page.get_by_role("dialog")
    if mode:
        dialog.get_by_text(mode, exact=True).click()
    if len(seats) > 2:
        dialog.get_by_text(str(len(seats)), exact=True).click()
    for number, who in enumerate(seats, 1):
        dialog.get_by_label(f"Seat {number}", exact=True).select_option(who)
    for name in dialog.get_by_role("textbox").all():
        name.fill("Ada")
    dialog.get_by_role("button", name="Start").click()


def play_by_turns(page: Page) -> None:
    """Play for whoever has the device, to the end."""
    while not is_over(page):
        page.wait_for_selector(f".curtain button, {OPTIONS}, .result")
        if page.locator(".curtain").count():
            with suppress(Error):  # what is asked may have changed meanwhile
                page.locator(".curtain button").click(timeout=5000)
        elif not is_over(page):
            play(page, most=1)
            page.wait_for_selector(".curtain, .page:not([data-busy])")


@pytest.mark.thorough
@pytest.mark.parametrize(
    "wishes",
    [
        {"mode": "Solo"},
        {"game": "royal_chronicles", "seats": ["me", "bot:random", "bot:random", "bot:random"]},
        {"seats": ["me", "me"]},
    ],
    ids=["alone", "against three bots", "two on one screen"],
)
def test_without_a_network_a_whole_match_is_played(people: People, site: str, wishes: Any) -> None:
    context = people()
    page = context.new_page()
    page.goto(site)
    keep_files(page)
    context.set_offline(True)
    page.reload()

    wish(page, **wishes)
    play_by_turns(page)

    page.get_by_role("link", name="Replay").first.click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Export").click()
    text = saved.value.path().read_text(encoding="utf-8")
    match, _ = verified(text)
    assert match.table.over
    assert exported(match.record, json.loads(text)["luck"]["salt"]) == text
    context.set_offline(False)


def test_a_match_outlives_its_tab(people: People, site: str) -> None:
    context = people()
    page = context.new_page()
    page.goto(site)
    wish(page, seats=["me", "bot:random"])
    page.wait_for_selector(OPTIONS)
    play(page, most=4)
    page.wait_for_selector(OPTIONS)
    asked, address = options(page), page.url
    with suppress(Error):  # a tab that is killed says so
        page.goto("chrome://crash")
    page.close()

    page = context.new_page()
    page.goto(address)

    page.wait_for_selector(OPTIONS)
    assert options(page) == asked
    assert play(page, most=2) == 2


def test_two_tabs_play_one_match(people: People, site: str) -> None:
    context = people()
    one = context.new_page()
    one.goto(site)
    wish(one, seats=["me", "bot:random"])
    one.wait_for_selector(OPTIONS)
    other = context.new_page()
    other.goto(one.url)
    other.wait_for_selector(OPTIONS)

    for here, there in ((one, other), (other, one)):
        before = options(here)
        assert options(there) == before
        play(here, most=1)
        wait_for_other_options(here, before)
        wait_for_other_options(there, before)


@pytest.mark.thorough
def test_a_match_goes_on_with_newer_files_which_are_told_of(people: People, tmp_path: Path) -> None:
    write_site(STATIC, tmp_path)
    with offered(tmp_path) as address:
        context = people()
        page = context.new_page()
        page.goto(address)
        page.get_by_role("button", name="Play now").first.click()
        page.wait_for_selector(OPTIONS)
        play(page, most=2)
        page.wait_for_selector(OPTIONS)
        asked = options(page)
        keep_files(page)

        write_newer_site(tmp_path)
        page.reload()
        with page.expect_navigation():
            page.locator(".notice").get_by_role("button", name="Load again").click()
        expect(page.get_by_text("A newer version is here.")).to_have_count(0)
        context.set_offline(True)
        page.reload()

        page.wait_for_selector(OPTIONS)
        assert options(page) == asked
        assert "newer" in page.evaluate("fetch('manifest.webmanifest').then((file) => file.text())")
        assert play(page, most=1) == 1
        context.set_offline(False)


def test_files_that_do_not_fit_together_are_not_kept(people: People, tmp_path: Path) -> None:
    write_site(STATIC, tmp_path)
    with offered(tmp_path) as address:
        page = people().new_page()
        page.goto(address)
        keep_files(page)
        known = (tmp_path / "manifest.webmanifest").read_text()

        write_newer_site(tmp_path)
        (tmp_path / "manifest.webmanifest").write_text("of a third version")

        assert page.evaluate(UPDATE) == "redundant"
        assert page.evaluate("fetch('manifest.webmanifest').then((file) => file.text())") == known


def write_newer_site(folder: Path) -> None:
    """Change a file of a site, and tell its keeper."""
    manifest, keeper = folder / "manifest.webmanifest", folder / "sw.js"
    before = checksum(manifest)
    manifest.write_text(manifest.read_text().replace("Dark-fantasy", "newer"))
    keeper.write_text(keeper.read_text().replace(before, checksum(manifest)))


def checksum(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()[:16]
