"""The pictures of docs/gallery: plays to each scene and checks that it is the one it should be.

    EMBERKEEP_GALLERY=1 python3 run.py test tests/browser/test_gallery.py

takes the pictures anew; without the setting nothing is written.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from emberkeep.bots import bot
from emberkeep.games import game
from emberkeep.kernel import Chance, Match
from tests.browser.conftest import PHONE, Visit
from tests.browser.table import OPTIONS, post

pytestmark = pytest.mark.thorough

GALLERY = Path(__file__).resolve().parents[2] / "docs" / "gallery"
SEED = 7
TACTICS = "ascension_tactics"
MOST_BYTES = 165_000
TABLE_OF_FOUR = ({"kind": "me"}, *({"kind": "bot", "level": x} for x in ("normal", "hard", "easy")))


class Evening:
    """A match that bots played to its end, and where its scenes are."""

    def __init__(self, name: str, level: str = "normal", **setup: Any) -> None:
        played = game(name)
        match = Match(played, played.setup(seed=SEED, **setup))
        player, chance = bot(level), Chance(SEED)
        self.asks: list[tuple[list[int], str, int, bool]] = []
        while not match.table.over:
            seats = match.table.asked()
            ask = match.table.ask_of(seats[0])
            battle = getattr(played.view(match.table, None), "battle", None)
            attacks = battle is not None and battle.attacker == 0
            self.asks.append((seats, ask.prompt, _number(match.table), attacks))
            match.choose(seats[0], player.choose(match.seat(seats[0]), ask, chance))
        self.record = match.record.to_json()

    def moment(self, prompt: str, *, attacking: bool = False, after: int = 2) -> int:
        """Find when the first seat was asked this, late enough for a full board."""
        for at, (seats, asked, number, attacks) in enumerate(self.asks):
            if 0 in seats and asked == prompt and number > after and attacks == attacking:
                return at
        raise AssertionError(f"nobody was asked {prompt} in this match; take another seed")


def _number(table: Any) -> int:
    """Return the number of the round, or of the turn where a game has no rounds."""
    return int(table.round if hasattr(table, "round") else table.turn)


@pytest.fixture(scope="module")
def evening() -> Evening:
    return Evening("crown_of_ash", mode="standard", players=4)


@pytest.fixture(scope="module")
def chronicle() -> Evening:
    return Evening("royal_chronicles", mode="standard", players=4)


@pytest.fixture(scope="module")
def descent() -> Evening:
    return Evening("royal_chronicles", mode="solo", players=1)


@pytest.fixture(scope="module")
def melee() -> Evening:
    return Evening(TACTICS, "easy", mode="melee", players=4)


@pytest.fixture(scope="module")
def siege() -> Evening:
    return Evening(TACTICS, "easy", mode="solo", players=1)


@pytest.fixture(scope="module")
def heist() -> Evening:
    return Evening("cadwallon", "easy", mode="king_of_ashes", players=4)


def sit_down(page: Page, evening: Evening, name: str = "Ada") -> str:
    """Import the match in the name of whoever looks at the page; return its id."""
    post(page, "/api/me", {"name": name})
    return str(post(page, "/api/records", evening.record)["id"])


def go_to(page: Page, match: str, at: int, seats: Sequence[Any] = TABLE_OF_FOUR) -> None:
    """Continue the match from a moment, against bots."""
    scene = post(page, f"/api/matches/{match}/fork", {"at": at, "seats": list(seats)})["id"]
    page.goto(f"/match/{scene}")
    page.wait_for_selector(OPTIONS)


def keep(page: Page, name: str, *, pointing: bool = False) -> None:
    """Take the picture; write it where it was asked for."""
    if not pointing:
        page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    picture = page.screenshot(type="jpeg", quality=62)
    assert len(picture) < MOST_BYTES, f"{name}.jpg has {len(picture)} bytes"
    if os.environ.get("EMBERKEEP_GALLERY"):
        GALLERY.mkdir(exist_ok=True)
        (GALLERY / f"{name}.jpg").write_bytes(picture)


def assert_seen(page: Page, *selectors: str) -> None:
    """Everything of these kinds is on the screen as a whole, and there is something of each."""
    for selector in selectors:
        cut = page.eval_on_selector_all(
            selector,
            """all => all.length === 0 ? ["nothing"] : all.filter(each => {
                const box = each.getBoundingClientRect();
                return box.left < 0 || box.top < 0 || box.width === 0
                    || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
            }).map(each => each.outerHTML.slice(0, 80))""",
        )
        assert not cut, f"{selector}: not seen as a whole: {cut}"


def assert_fits(page: Page, selector: str) -> None:
    """Nothing there must be scrolled."""
    cut = page.eval_on_selector_all(
        selector,
        "all => all.filter(e => e.scrollHeight > e.clientHeight + 1"
        " || e.scrollWidth > e.clientWidth + 1).map(e => e.className)",
    )
    assert not cut, f"does not fit: {cut}"


def assert_whole(page: Page, selector: str) -> None:
    """No words there are cut."""
    cut = page.eval_on_selector_all(
        selector, "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.innerText)"
    )
    assert not cut, f"cut: {cut}"


def assert_narrow_enough(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_home(visit: Visit, evening: Evening) -> None:
    page = visit()
    match = sit_down(page, evening)
    for prompt in ("place", "recruit"):
        go_to(page, match, evening.moment(prompt))
    page.goto("/")

    expect(page.get_by_role("heading", name="Crown of Ash", level=2)).to_be_visible()
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    expect(page.get_by_text("your turn")).to_have_count(2)
    assert_seen(page, ".game")
    assert_narrow_enough(page)
    keep(page, "home")


def test_a_table_of_four_on_a_laptop(visit: Visit, evening: Evening) -> None:
    page = visit()

    go_to(page, sit_down(page, evening), evening.moment("place"))

    expect(page.locator(".player")).to_have_count(4)
    expect(page.locator(".region")).to_have_count(7)
    assert_seen(page, ".player", ".region", ".tile", ".row .warrior", ".hand .card", "#prompt")
    assert_fits(page, "html, .board, .players")
    keep(page, "table")


def test_a_battle(visit: Visit, evening: Evening) -> None:
    page = visit()

    go_to(page, sit_down(page, evening), evening.moment("battle.card", attacking=True))

    expect(page.get_by_role("region", name=re.compile("^Battle for "))).to_be_visible()
    expect(page.locator(".stage h3")).to_have_count(2)
    assert_seen(page, ".stage", '.hand [data-code^="card:"]', "#prompt")
    keep(page, "battle")


def test_a_phone(visit: Visit, evening: Evening) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)

    go_to(page, sit_down(page, evening), evening.moment("place"))

    assert_seen(page, "#prompt", "nav.tabs button", ".citadel .region")
    assert_narrow_enough(page)
    assert page.locator(".board [data-code]").count() > 1
    keep(page, "phone")


def test_russian(visit: Visit, evening: Evening) -> None:
    page = visit(locale="ru-RU")

    go_to(page, sit_down(page, evening, "Ада"), evening.moment("recruit"))

    assert page.evaluate("document.documentElement.lang") == "ru"
    expect(page.get_by_role("tab", name="История")).to_be_visible()
    assert not re.search(r"[A-Za-z]{4}", page.locator(".views").inner_text())
    assert_seen(page, ".player", ".region", ".tile")
    assert_fits(page, "html, .board, .players, #prompt")
    keep(page, "russian")


def test_a_replay(visit: Visit, evening: Evening) -> None:
    page = visit()
    match = sit_down(page, evening)
    at = evening.moment("place") + 1

    page.goto(f"/match/{match}/replay?at={at}")

    expect(page.locator(".at")).to_have_text(f"{at} / {len(evening.asks)}")
    expect(page.locator(".told h2")).to_contain_text(":")
    assert_seen(page, ".player", ".region", ".hand", ".scrub")
    keep(page, "replay")


def test_a_kingdom_among_four(visit: Visit, chronicle: Evening) -> None:
    page = visit()

    go_to(page, sit_down(page, chronicle), chronicle.moment("deploy"))

    expect(page.locator(".player")).to_have_count(4)
    assert_seen(page, ".player", ".kingdom .row", ".building", ".hand .pick", "#prompt")
    assert_whole(page, ".player .who b, .player .who small")
    assert_fits(page, "html, .board, .players")
    keep(page, "kingdom")


def test_the_lich_king_on_a_phone(visit: Visit, descent: Evening) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)

    go_to(page, sit_down(page, descent), descent.moment("draft.keep"), TABLE_OF_FOUR[:1])
    page.get_by_role("navigation", name="Views").get_by_role("button", name="Board").tap()

    expect(page.get_by_text("Necropolis", exact=True)).to_be_in_viewport()
    assert_narrow_enough(page)
    keep(page, "lich")


def test_a_battlefield_of_four(visit: Visit, melee: Evening) -> None:
    page = visit()

    go_to(page, sit_down(page, melee), melee.moment("turn", after=28))

    expect(page.locator(".player")).to_have_count(4)
    assert page.locator("[data-stands]").count() > 5
    assert_seen(page, ".player", "[data-place]", ".market .card", ".hand .card", "#prompt")
    assert_fits(page, "html, .board")
    keep(page, "battlefield")


def test_an_order_that_is_planned(visit: Visit, melee: Evening) -> None:
    page = visit()
    go_to(page, sit_down(page, melee), melee.moment("order.act", after=28))
    page.wait_for_selector(".field .place > button")
    page.locator(".field .victim, .field .place > button").last.hover()

    expect(page.locator(".field polyline.way, .field polyline.strike").first).to_be_visible()
    keep(page, "order", pointing=True)


def test_a_turn_of_villains(visit: Visit, siege: Evening) -> None:
    page = visit(kept={"speed": 0.3, "sound": False}, reduced_motion="reduce")
    go_to(page, sit_down(page, siege), siege.moment("turn", after=8), TABLE_OF_FOUR[:1])
    page.locator('[data-code="end"]').click()

    expect(page.locator('[data-stage="decision"]')).to_be_visible()
    assert_seen(page, "[data-stage]", ".player")
    keep(page, "villains")


def test_a_battlefield_on_a_phone(visit: Visit, melee: Evening) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)

    go_to(page, sit_down(page, melee), melee.moment("turn", after=28))
    page.get_by_role("navigation", name="Views").get_by_role("button", name="Board").tap()

    expect(page.locator(".field .map")).to_be_in_viewport()
    assert_narrow_enough(page)
    keep(page, "skirmish")


def test_a_city_of_four(visit: Visit, heist: Evening) -> None:
    page = visit()

    go_to(page, sit_down(page, heist), heist.moment("act"))

    expect(page.locator(".player")).to_have_count(4)
    assert_seen(page, ".player", "[data-place]", ".hand .card", "#prompt")
    assert_fits(page, "html, .board")
    keep(page, "city")


def test_a_fight_of_thieves(visit: Visit, heist: Evening) -> None:
    page = visit()

    go_to(page, sit_down(page, heist), heist.moment("fight.card"))

    expect(page.locator('[data-stage="fight"]')).to_be_visible()
    assert_seen(page, "[data-stage]", ".player", "#prompt")
    keep(page, "fight")


def test_the_catacombs(visit: Visit, heist: Evening) -> None:
    page = visit()

    go_to(page, sit_down(page, heist), heist.moment("act", after=6))

    for room in ("altar", "archive", "centre", "prison"):
        expect(page.locator(f'[data-stands="place-{room}"]').first).to_be_in_viewport(ratio=1)
    assert_fits(page, "html, .board")
    keep(page, "catacombs")


def test_a_city_on_a_phone(visit: Visit, heist: Evening) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)

    go_to(page, sit_down(page, heist), heist.moment("act"))
    page.get_by_role("navigation", name="Views").get_by_role("button", name="Board").tap()

    expect(page.locator(".map").first).to_be_in_viewport()
    assert_narrow_enough(page)
    keep(page, "night")


def test_no_picture_is_there_that_no_test_makes() -> None:
    made = re.findall(r'keep\(page, "(\w+)"', Path(__file__).read_text(encoding="utf-8"))

    assert {file.stem for file in GALLERY.glob("*.jpg")} <= set(made)
