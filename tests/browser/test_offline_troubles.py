"""A site where something is wrong: one sentence says what, a button leads on, no match is lost."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from emberkeep.server.site import write_site
from tests.browser.conftest import STATIC
from tests.browser.site import offered
from tests.browser.table import OPTIONS, options, play

People = Callable[..., BrowserContext]
NO_WASM = {
    "en-GB": "it has no WebAssembly",
    "ru-RU": "в нём нет WebAssembly",
    "cs-CZ": "nemá WebAssembly",
}
FULL = """
const { add, put } = IDBObjectStore.prototype;
const refuse = () => { throw new DOMException("full", "QuotaExceededError"); };
new BroadcastChannel("full").onmessage = ({ data }) =>
    Object.assign(IDBObjectStore.prototype, data ? { add: refuse, put: refuse } : { add, put });
"""
DENIED = 'indexedDB.open = () => { throw new DOMException("denied", "SecurityError"); };\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Write a site that tests may spoil."""
    write_site(STATIC, tmp_path)
    return tmp_path


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    with offered(folder) as found:
        yield found


def one(folder: Path, pattern: str) -> Path:
    (file,) = folder.glob(pattern)
    return file


def prepare_worker(folder: Path, script: str) -> None:
    """Let a script run in the worker before anything else does."""
    worker = one(folder, "assets/tables.worker-*.js")
    worker.write_text(script + worker.read_text())


def says(page: Page, words: str) -> None:
    """Look whether one sentence says what is wrong."""
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.get_by_role("alert")).to_contain_text(words)


@pytest.mark.parametrize("language", NO_WASM)
def test_a_browser_without_wasm_is_told_of(people: People, site: str, language: str) -> None:
    page = people(locale=language).new_page()
    page.add_init_script("delete globalThis.WebAssembly")

    page.goto(site)

    says(page, NO_WASM[language])
    expect(page.locator("main").get_by_role("button")).to_have_count(1)


def test_refused_storage_is_told_of(people: People, folder: Path, address: str) -> None:
    prepare_worker(folder, DENIED)
    page = people().new_page()

    page.goto(address)

    says(page, "does not let the page keep anything")


def test_a_damaged_engine_is_told_of_and_loaded_again(
    people: People, folder: Path, address: str
) -> None:
    engine = one(folder, "engine-*/pyodide.asm.wasm")
    whole = engine.read_bytes()
    engine.write_bytes(whole[:5000] + bytes(5000) + whole[10_000:])
    page = people().new_page()
    page.goto(address)
    says(page, "files are missing, damaged or of two versions")

    engine.write_bytes(whole)
    page.get_by_role("button", name="Load again").click()
    page.get_by_role("button", name="Play now").first.click()

    page.wait_for_selector(OPTIONS)


@pytest.mark.parametrize("missing", ["emberkeep-*.zip", "engine-*/pyodide.mjs"])
def test_files_of_two_versions_are_told_of(
    people: People, folder: Path, address: str, missing: str
) -> None:
    one(folder, missing).unlink()  # the other version's has another name
    page = people().new_page()

    page.goto(address)

    says(page, "files are missing, damaged or of two versions")


def test_a_page_whose_client_is_missing_says_so_by_itself(
    people: People, folder: Path, address: str
) -> None:
    shutil.rmtree(folder / "assets")
    page = people().new_page()

    page.goto(address)

    for again in ("Load again", "Загрузить снова", "Načíst znovu"):
        expect(page.get_by_role("link", name=again)).to_be_visible()


def test_full_storage_is_told_of_and_loses_nothing(
    people: People, folder: Path, address: str
) -> None:
    prepare_worker(folder, FULL)
    page = people().new_page()
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(OPTIONS)
    play(page, most=2)
    page.wait_for_selector(OPTIONS)
    asked = options(page)
    page.evaluate("new BroadcastChannel('full').postMessage(true)")

    page.locator(OPTIONS).first.click()
    notice = page.locator(".notice")
    expect(notice).to_contain_text("its storage is full")
    expect(page.locator("#prompt")).to_be_visible()

    notice.get_by_role("button", name="Load again").click()
    page.wait_for_selector(OPTIONS)
    assert options(page) == asked
    assert play(page, most=1) == 1
    expect(notice).to_have_count(0)
