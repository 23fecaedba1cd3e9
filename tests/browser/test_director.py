"""What others do is played on the board before the next question opens."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import OPTIONS, choose, new_match, options, wait_for_other_options

WATCH = """() => {
    window.scenes = [];
    const look = () => {
        const line = document.querySelector(".telling")?.textContent ?? "";
        const last = window.scenes.at(-1);
        if (line && line !== last?.line) window.scenes.push({
            line,
            asked: document.querySelectorAll("[data-code]:not([aria-disabled=true])").length,
            battle: document.querySelectorAll(".battle").length,
        });
    };
    new MutationObserver(look).observe(
        document, {childList: true, subtree: true, characterData: true},
    );
}"""


def scenes(page: Page) -> list[Any]:
    return list(page.evaluate("window.scenes"))


def begin(visit: Visit, speed: float) -> Page:
    """Sit down against the automatic opponent, with everything told at this speed."""
    page = visit(reduced_motion="no-preference", kept={"speed": speed})
    new_match(page, "me", mode="solo", options={"necromancer-1": "visio"})
    page.wait_for_selector(OPTIONS)
    page.evaluate(WATCH)
    return page


def attack(page: Page) -> None:
    """Choose until a battle of one's own is decided."""
    for _ in range(40):
        codes = options(page)
        battles = [code for code in codes if code.endswith("/battle")]
        choose(page, (battles or codes)[0])
        wait_for_other_options(page, codes)
        if any(" against " in scene["line"] for scene in scenes(page)):
            return


def test_a_battle_ends_with_its_reveal_before_anything_is_asked(visit: Visit) -> None:
    page = begin(visit, 2)

    attack(page)

    told = [scene for scene in scenes(page) if " against " in scene["line"]]
    assert told
    assert all(scene["battle"] for scene in told), "the stage is there while the outcome is told"
    assert not any(scene["asked"] for scene in scenes(page)), "nothing is asked meanwhile"


def test_what_the_automatic_opponent_does_is_told_step_by_step(visit: Visit) -> None:
    page = begin(visit, 2)
    attack(page)

    for _ in range(30):
        if any("turns up a card" in scene["line"] for scene in scenes(page)):
            break
        codes = options(page)
        choose(page, "pass" if "pass" in codes else codes[0])
        wait_for_other_options(page, codes)

    lines = [scene["line"] for scene in scenes(page)]
    card = next(at for at, line in enumerate(lines) if "turns up a card" in line)
    assert any("It can" in line for line in lines[card:])


def test_a_key_ends_what_is_being_played(visit: Visit) -> None:
    page = begin(visit, 0.5)
    for _ in range(40):
        codes = options(page)
        battles = [code for code in codes if code.endswith("/battle")]
        choose(page, (battles or codes)[0])
        page.wait_for_selector(f".telling, {OPTIONS}")
        if page.locator(".telling").count():
            break
    page.keyboard.press("Shift")

    page.wait_for_selector(".telling", state="detached")
    page.wait_for_selector(OPTIONS)


def attack_after_the_opponent(page: Page) -> str:
    """Choose until one can attack and the opponent has done something; name that attack."""
    for _ in range(60):
        page.wait_for_selector(OPTIONS)
        codes = options(page)
        attacks = [code for code in codes if code.endswith("/battle")]
        if attacks and "Mors" in page.locator(".recap-place").inner_text():
            return attacks[0]
        choose(page, "pass" if "pass" in codes else codes[0])
        wait_for_other_options(page, codes)
    raise AssertionError


def test_a_recap_stands_above_the_question_and_survives_an_undo_and_a_reload(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", mode="solo", options={"necromancer-1": "visio"})
    attack = attack_after_the_opponent(page)
    codes = options(page)
    recap = page.locator(".recap")
    said = recap.inner_text()
    choose(page, attack)
    wait_for_other_options(page, codes)
    expect(recap).to_contain_text("Mors")

    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector('[data-code$="/battle"]')
    expect(recap).to_have_text(said, use_inner_text=True)
    page.reload()
    page.wait_for_selector(OPTIONS)
    expect(recap).to_have_text(said, use_inner_text=True)

    recap.click()
    expect(page.locator("dialog[open] li")).not_to_have_count(0)


def test_the_live_region_has_one_full_stop_after_each_sentence(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", mode="solo", options={"necromancer-1": "visio"})
    for _ in range(8):
        codes = options(page)
        choose(page, codes[0])
        wait_for_other_options(page, codes)
        spoken = page.locator("[data-spoken]").inner_text()
        assert spoken
        assert not re.search(r"[.!?]\s*\.", spoken)
