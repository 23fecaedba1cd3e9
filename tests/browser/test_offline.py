"""Emberkeep without a server: a folder of files, and after the first visit not even a network."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from emberkeep.server.site import write_site
from emberkeep.tables.luck import verified
from tests.browser.conftest import STATIC
from tests.browser.site import keep_files, offered
from tests.browser.table import OPTIONS, options, play

People = Callable[..., BrowserContext]


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


@pytest.mark.thorough
def test_without_a_network_a_match_outlives_its_tab_and_its_record_is_true(
    people: People, site: str
) -> None:
    context = people()
    page = context.new_page()
    page.goto(site)
    keep_files(page)

    context.set_offline(True)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(OPTIONS)
    play(page, most=6)
    told, address = page.locator(".story li").count(), page.url
    page.close()
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(OPTIONS)
    assert page.locator(".story li").count() >= told > 0
    play(page)
    expect(page.locator("#result-title")).to_have_text(re.compile("You have (won|lost)"))
    context.set_offline(False)

    page.get_by_role("link", name="Replay").first.click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Export").click()
    match, _ = verified(saved.value.path().read_text(encoding="utf-8"))
    assert match.table.over


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


def write_newer_site(folder: Path) -> None:
    """Change a file of a site, and tell its keeper."""
    manifest, keeper = folder / "manifest.webmanifest", folder / "sw.js"
    before = checksum(manifest)
    manifest.write_text(manifest.read_text().replace("Dark-fantasy", "newer"))
    keeper.write_text(keeper.read_text().replace(before, checksum(manifest)))


def checksum(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()[:16]
