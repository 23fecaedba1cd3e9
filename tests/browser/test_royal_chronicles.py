"""The board of Royal Chronicles: deployment by hand and by keys, and everything seen at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from emberkeep.games import game
from emberkeep.kernel import Chance, Match
from emberkeep.kernel.testing.play import random_play
from tests.browser.conftest import PHONE, Visit
from tests.browser.table import OPTIONS, choose, options, post

ROYAL = game("royal_chronicles")


Scene = Callable[[Match[Any]], bool]


def moment(
    mode: str, players: int, scene: Scene, *, seed: int = 1, **wishes: Any
) -> tuple[str, int]:
    """Play a match at random; find the first moment that is such a scene."""
    setup = ROYAL.setup(mode, players, wishes, seed)
    scenes: list[int] = []
    record = ""
    for match in random_play(ROYAL, setup, Chance(seed)):
        if scene(match):
            scenes.append(len(match.record.choices))
        if match.table.over:
            record = match.record.to_json()
    return (record, scenes[0]) if scenes else moment(mode, players, scene, seed=seed + 1, **wishes)


def is_full(match: Match[Any]) -> bool:
    """Return whether the first seat deploys late into two full rows."""
    table = match.table
    if 0 not in table.asked() or table.ask_of(0).prompt != "deploy" or table.round < 3:
        return False
    return any(option.code.startswith("swap:") for option in table.ask_of(0).options)


def is_arranged(match: Match[Any]) -> bool:
    """Return whether the first seat has nothing left to do but to give the word."""
    table = match.table
    return 0 in table.asked() and table.ask_of(0).codes() == ["done"]


def is_open(match: Match[Any]) -> bool:
    """Return whether the first seat can place two units in the front."""
    table = match.table
    if 0 not in table.asked() or table.ask_of(0).prompt != "deploy":
        return False
    view: Any = ROYAL.view(table, 0)
    two = cheapest(table.ask_of(0).codes())
    room = view.plan.kingdom.front_room - len(view.plan.kingdom.front)
    return len(two) > 1 and room > 1 and sum(map(cost_of, two)) <= view.plan.gold


def cheapest(codes: list[str]) -> list[str]:
    """Pick the two cards that cost least of those that can be placed in the front."""
    found = [match.group(1) for code in codes if (match := re.match("place:(.+)/front", code))]
    return sorted(found, key=cost_of)[:2]


def cost_of(card: str) -> int:
    rows: Any = ROYAL.components()["units"]
    return next((row.cost for row in rows if row.id == card.rpartition("-")[0]), 0)


def sit_down(page: Page, mode: str, players: int, scene: Scene = is_full, **wishes: Any) -> None:
    """Go to a table in the middle of a match, among bots."""
    record, at = moment(mode, players, scene, **wishes)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (players - 1)]
    match = post(page, "/api/records", record)["id"]
    scene = post(page, f"/api/matches/{match}/fork", {"at": at, "seats": seats})["id"]
    page.goto(f"/match/{scene}")
    page.wait_for_selector(OPTIONS)
    page.wait_for_load_state("networkidle")


def hidden_parts(page: Page, selector: str) -> list[str]:
    """List what must be scrolled to be seen as a whole."""
    found = page.eval_on_selector_all(
        selector,
        "all => all.filter(e => e.scrollHeight > e.clientHeight + 1"
        " || e.scrollWidth > e.clientWidth + 1).map(e => e.className)",
    )
    return [str(each) for each in found]


@pytest.mark.parametrize(
    ("mode", "players", "expansions"),
    [
        ("solo", 1, "none"),
        ("standard", 2, "none"),
        ("standard", 4, "none"),
        ("standard", 5, "both"),
        ("grand", 7, "both"),
    ],
)
def test_the_whole_table_is_seen_at_once(
    visit: Visit, mode: str, players: int, expansions: str
) -> None:
    page = visit()

    sit_down(page, mode, players, expansions=expansions)

    expect(page.locator(".kingdom .row")).to_have_count(2)
    assert hidden_parts(page, "html, main.board, .players, .hand, .hand .cards") == []


def test_a_large_screen_has_the_kingdoms_of_both_neighbours_beside_ones_own(visit: Visit) -> None:
    page = visit(viewport={"width": 1920, "height": 1080})
    sit_down(page, "standard", 3)
    neighbours = page.locator(".neighbours section.kingdom")

    expect(neighbours).to_have_count(2)
    for each in neighbours.all():
        expect(each).to_be_in_viewport(ratio=1)
    assert hidden_parts(page, "html, main.board") == []
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(neighbours).to_have_count(0)


def test_a_unit_is_dragged_to_its_place_and_taken_back(visit: Visit) -> None:
    page = visit("/new/royal_chronicles")
    page.get_by_text("Solo", exact=True).click()
    page.get_by_role("button", name="Start").click()
    to_deployment(page)
    before = page.locator("[data-strength]").inner_text()
    card = next(
        found.group(1) for code in options(page) if (found := re.match("place:(.+)/front", code))
    )

    page.locator(f"#card-{card}").drag_to(page.locator(".row.front"))

    expect(page.locator(f".row.front #card-{card}")).to_be_visible()
    expect(page.locator(f".hand #card-{card}")).to_have_count(0)
    if int(strength_of(card)):
        expect(page.locator("[data-strength]")).not_to_have_text(before)
    page.keyboard.press("u")
    expect(page.locator(f".hand #card-{card}")).to_be_visible()
    expect(page.locator("[data-strength]")).to_have_text(before)


def test_a_card_is_dragged_back_and_what_was_placed_after_it_stays(visit: Visit) -> None:
    page = visit()
    sit_down(page, "standard", 2, is_open)
    one, two = cheapest(options(page))
    for card in (one, two):
        page.locator(f"#card-{card}").drag_to(page.locator(".row.front"))
        expect(page.locator(f".row.front #card-{card}")).to_be_visible()

    page.locator(f"#card-{one}").drag_to(page.locator(".hand .cards"))

    expect(page.locator(f".hand .cards #card-{one}")).to_be_visible()
    expect(page.locator(f".row.front #card-{two}")).to_be_visible()


def can_lay_an_artifact(match: Match[Any]) -> bool:
    """Return whether the first seat can lay an artifact beside its kingdom."""
    table = match.table
    return 0 in table.asked() and bool(artifacts(table.ask_of(0).codes()))


def artifacts(codes: list[str]) -> list[str]:
    """List the cards that can be placed, but in no row."""
    return [code[6:] for code in codes if code.startswith("place:") and "/" not in code]


def test_an_artifact_is_laid_beside_the_kingdom_and_taken_back_by_hand(visit: Visit) -> None:
    page = visit()
    sit_down(page, "standard", 2, can_lay_an_artifact, expansions="forge")
    artifact = artifacts(options(page))[0]
    there, back = (page.locator(f"{at} #card-{artifact}") for at in (".relics", ".hand .cards"))
    back.drag_to(page.locator(".beside"))
    expect(there).to_be_visible()

    there.drag_to(page.locator(".hand .cards"))

    expect(back).to_be_visible()
    choose(page, f"place:{artifact}")
    page.locator(".relics").get_by_role("button", name="hand").click()
    expect(back).to_be_visible()


def to_deployment(page: Page) -> None:
    """Keep whatever comes first in the draft."""
    for _ in range(8):
        page.wait_for_selector(OPTIONS)
        if "done" in options(page):
            return
        choose(page, options(page)[0])
        page.wait_for_selector(".page:not([data-busy])")
    raise AssertionError("the draft does not end")


def strength_of(card: str) -> int:
    rows: Any = ROYAL.components()["units"]
    return next((row.strength or 0 for row in rows if row.id == card.rpartition("-")[0]), 0)


def test_two_units_change_places_by_keys(visit: Visit) -> None:
    page = visit()
    sit_down(page, "standard", 2)
    one, two = (page.locator(f".row.{row} .pick").first for row in ("front", "back"))
    ahead, behind = one.get_attribute("id"), two.get_attribute("id")

    one.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".kingdom [data-target] [data-code]").first).to_be_focused()
    page.keyboard.press("Enter")

    expect(page.locator(f".row.back [id='{ahead}']")).to_be_visible()
    expect(page.locator(f".row.front [id='{behind}']")).to_be_visible()


def test_on_a_phone_kingdom_and_cards_are_in_one_view(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)

    sit_down(page, "standard", 3)

    expect(page.locator(".hand .kingdom .row")).to_have_count(2)
    expect(page.locator(".board .kingdom")).to_have_count(0)
    page.locator(".hand .pick").first.tap()
    expect(page.locator(".pick.held")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_word_is_given_with_the_kingdom_in_view_and_can_be_held_back(visit: Visit) -> None:
    page = visit()
    sit_down(page, "solo", 1, is_arranged)

    expect(page.locator(".prompt .words")).to_have_text(
        "All is arranged. Look it over, then give the word."
    )
    expect(page.locator(".kingdom .row").first).to_be_visible()
    assert options(page) == ["done"]
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".prompt .words")).not_to_contain_text("All is arranged")
    assert len(options(page)) > 1
