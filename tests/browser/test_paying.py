"""A payment of several questions is made on one panel, and recorded choice by choice."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from emberkeep.games.crown_of_ash import GAME
from emberkeep.kernel import Chance, Match, Way, bundle_of
from emberkeep.kernel.testing import random_choice
from tests.browser.conftest import PHONE, Visit
from tests.browser.table import OPTIONS, choose, post
from tests.browser.test_screens import assert_accessible

MIXTURES = 5  # ways to pay, at least


def goes_on(match: Match[Any], seat: int, ways: tuple[Way, ...]) -> bool:
    """Return whether whoever has paid, in any way, is asked next, and may take it back."""
    for way in ways:
        paid = match.fork()
        for code in way.codes:
            paid.choose(seat, code)
        if paid.table.asked() != [seat] or not paid.can_undo(seat):
            return False
    return True


@cache
def payment(prompt: str, *, undone: bool = False) -> tuple[str, int, int, int]:
    """Play at random until somebody may pay in a mixture: the record, how far, who, how much.

    One that is to be `undone` has no bot after it, who would play on.
    """
    for seed in range(200):
        match, chance = Match(GAME, GAME.setup("standard", 2, seed=seed)), Chance(seed)
        found = None
        while not match.table.over:
            asked = match.table.asked()
            ask = match.table.ask_of(asked[0])
            meant = found is None and ask.prompt == prompt
            ways = bundle_of(GAME, match.table, asked[0]) if meant else ()
            if len(ways) >= MIXTURES and (not undone or goes_on(match, asked[0], ways)):
                much = len(ways[0].codes) + len(ways[0].forced)
                found = len(match.record.choices), asked[0], much
            match.choose(*random_choice(match.table, chance))
        if found is not None:
            return match.record.to_json(), *found
    raise AssertionError(f"nobody is ever asked {prompt} for a mixture")


def to_payment(page: Page, prompt: str, *, undone: bool = False) -> str:
    record, at, seat, _ = payment(prompt, undone=undone)
    match = post(page, "/api/records", record)["id"]
    seats: list[dict[str, Any]] = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
    scene = post(
        page, f"/api/matches/{match}/fork", {"at": at, "seats": seats if seat else seats[::-1]}
    )["id"]
    page.goto(f"/match/{scene}")
    panel(page).wait_for()
    return str(scene)


def panel(page: Page) -> Locator:
    return page.locator(".bundle")


def total(page: Page) -> Locator:
    return panel(page).locator("output")


def fill(page: Page) -> None:
    """Choose of each kind in turn until all is paid."""
    for _ in range(5):
        for plus in panel(page).locator(".step[data-code]").all():
            if plus.is_enabled():
                plus.click()


def chosen(page: Page, match: str) -> list[str]:
    """List what was chosen in a match, the latest last, as its replay tells."""
    page.wait_for_selector(OPTIONS)
    length = page.request.get(f"/api/matches/{match}/replay?at=0").json()["of"]
    codes = []
    for at in range(length + 1):
        step = page.request.get(f"/api/matches/{match}/replay?at={at}").json()["choice"]
        codes.append(step and step["code"])
    return [str(code) for code in codes if code]


def test_a_mixture_is_paid_on_one_panel_and_recorded_choice_by_choice(visit: Visit) -> None:
    page = visit()
    match = to_payment(page, "recruit.ingredient")
    before = len(chosen(page, match))
    plus = panel(page).locator(".step[data-code]")
    *_, much = payment("recruit.ingredient")
    expect(total(page)).to_have_text(f"0 of {much}")
    expect(panel(page).locator(".pay")).to_be_disabled()
    assert_accessible(page, "payment")

    fill(page)
    expect(total(page)).to_have_text(f"{much} of {much}")
    expect(plus.first).to_be_disabled()
    codes = (panel(page).locator(".pay").get_attribute("data-code") or "").split()
    panel(page).locator(".pay").click()

    expect(panel(page)).to_have_count(0)
    assert len(set(codes)) > 1
    assert chosen(page, match)[before : before + len(codes)] == codes


def test_a_payment_that_is_not_made_leaves_the_question_as_it_was(visit: Visit) -> None:
    page = visit()
    match = to_payment(page, "recruit.ingredient")
    before = chosen(page, match)
    plus = panel(page).locator(".step[data-code]")

    plus.nth(0).click()
    panel(page).get_by_role("button", name="Clear").click()
    expect(total(page)).to_contain_text("0 of")
    plus.nth(1).click()
    panel(page).get_by_role("button", name="One less").nth(1).click()
    expect(total(page)).to_contain_text("0 of")
    plus.nth(1).click()
    page.reload()

    expect(total(page)).to_contain_text("0 of")
    assert chosen(page, match) == before


def test_a_payment_is_taken_back_at_one_go(visit: Visit) -> None:
    page = visit()
    match = to_payment(page, "ingredient", undone=True)
    before = chosen(page, match)
    fill(page)
    codes = (panel(page).locator(".pay").get_attribute("data-code") or "").split()
    panel(page).locator(".pay").click()
    expect(panel(page)).to_have_count(0)
    assert len(codes) > 1

    page.get_by_role("button", name="Undo").click()

    expect(total(page)).to_contain_text("0 of")
    assert chosen(page, match) == before


def test_who_pays_only_a_part_elsewhere_is_asked_for_the_rest(visit: Visit) -> None:
    page = visit()
    match = to_payment(page, "ingredient")
    _, _, seat, _ = payment("ingredient")
    ask = page.request.get(f"/api/matches/{match}/push?seat={seat}").json()["ask"]

    post(
        page,
        f"/api/matches/{match}/choose",
        {"type": "choose", "seat": seat, "number": ask["number"], "code": "ash", "key": "k"},
    )

    expect(panel(page)).to_have_count(0)
    choose(page, "bone")
    expect(page.locator('.prompt [data-code="bone"]')).to_have_count(0)


def test_on_a_phone_a_payment_is_made_by_thumb(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    to_payment(page, "recruit.ingredient")
    plus = panel(page).locator(".step[data-code]")

    fill(page)
    box = plus.nth(0).bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    panel(page).locator(".pay").tap()

    expect(panel(page)).to_have_count(0)
