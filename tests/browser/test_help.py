"""What a table explains: why not, with what odds, what a tap would do; and the guide."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.table import (
    OPTIONS,
    choose,
    new_match,
    options,
    play,
    post,
    wait_for_other_options,
)
from tests.browser.test_screens import assert_accessible

NECROMANCERS = {"necromancer-1": "mors", "necromancer-2": "nox"}
RULE = re.compile(r"[A-Z]+(-[A-Z]+)+-\d+")


class Scene(NamedTuple):
    """Something that cannot be chosen where a match of a game has got to, and why."""

    options: dict[str, str]
    asks_for: str
    closed: str
    about: str
    reason: str
    rule: str
    says: str
    pointed_at: str = ""  # what can be chosen, unless it is what is asked for


SCENES = {
    "crown_of_ash": Scene(
        options=NECROMANCERS,
        asks_for="gold",
        closed=".hand #card-3",
        about="If you win: 1 gold, 1 ingredient of choice. If you lose: 1 gold.",
        reason="Battle cards are played in battles",
        rule="COA-BATTLE-05",
        says="Attacker and defender each choose one battle card",
    ),
    "royal_chronicles": Scene(
        options={},
        asks_for="keep:",
        closed=".building .level-spot",
        about="Needs 1 wood. Makes",
        reason="Building comes in the Construction phase",
        rule="RC-BASE-BUILD-01",
        says="At most one construction action per round",
    ),
    "ascension_tactics": Scene(
        options={},
        asks_for="play:",
        closed="#pile-mystic",
        about="Hero, 3 runes. 2 runes.",
        reason="It costs 3; you have 0.",
        rule="AT-ACQ-01",
        says="Pay runes equal to the card",
    ),
    "cadwallon": Scene(
        options={},
        asks_for="end",
        closed='[id^="mission-"]',
        about="ducats. Nobody carries enough now.",
        reason="Your gang does not carry the treasures for it.",
        rule="CADB-MISSION-03",
        says="A Mission pays ducats at once",
        pointed_at="maren",
    ),
}
ON_ONE_PAGE = {
    "crown_of_ash": "за четыре раунда",
    "royal_chronicles": "за четыре раунда",
    "ascension_tactics": "наберёт славу",
    "cadwallon": "одна ночь",
}


def begin(page: Page, game: str) -> Scene:
    """Play to the scene of a game."""
    scene = SCENES[game]
    new_match(page, "me", "random", game=game, options=scene.options)
    for _ in range(30):
        page.wait_for_selector(OPTIONS)
        if any(code.startswith(scene.asks_for) for code in options(page)):
            return scene
        play(page, most=1)
    raise AssertionError(f"{scene.asks_for} can never be chosen")


def to_battle(page: Page) -> None:
    """Attack with one warrior, and stop where the battle card is chosen."""
    page.wait_for_selector(OPTIONS)
    for _ in range(30):
        if "gold" in options(page):
            break
        play(page, most=1)
        page.wait_for_selector(OPTIONS)
    attacks = [code for code in options(page) if code.endswith("/battle")]
    choose(page, attacks[0])  # at the start everybody has a warrior in hand, and neighbours
    expect(page.locator("#prompt")).to_contain_text(re.compile("who attacks|which battle card"))
    while not any(code.startswith("card:") for code in options(page)):
        laid = [code for code in options(page) if code == "done" or code.startswith("warrior:")]
        choose(page, laid[0])
        page.wait_for_selector(OPTIONS)


def test_pointing_at_what_is_not_allowed_says_why_and_opens_the_rule(
    visit: Visit, game: str
) -> None:
    page = visit()
    scene = begin(page, game)

    page.locator(scene.closed).first.hover()

    said = page.locator(".why")
    expect(said).to_contain_text(scene.reason)
    expect(said).to_contain_text(scene.about)
    expect(said).not_to_contain_text(RULE)
    assert_accessible(page, "why not")
    said.get_by_role("button", name="The rule about it").click()
    rule = page.get_by_role("dialog").locator(f"#{scene.rule}")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(scene.says)
    expect(rule).to_have_class(re.compile("here"))
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)


def test_what_can_be_chosen_needs_no_reason(visit: Visit, game: str) -> None:
    page = visit()
    scene = begin(page, game)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    free = '[data-code^="keep:monkey"]'  # of which no cost is told
    code = scene.pointed_at or scene.asks_for
    page.locator(f'[data-code^="{code}"]:not({free})').first.hover()

    expect(page.locator(".says")).to_contain_text(
        re.compile("Take 2 gold|Keep .+: cost|Play: |Activate Maren")
    )
    expect(page.locator(".why")).to_have_count(0)
    assert not [url for url in asked if "why-not" in url]


def test_keys_reach_what_cannot_be_chosen_as_well(visit: Visit, game: str) -> None:
    page = visit()
    scene = begin(page, game)
    assert page.locator('.spot[role="img"][tabindex="0"]').count() == 0

    page.keyboard.press("w")
    page.locator(scene.closed).first.focus()

    expect(page.locator("[aria-live] .why .reason")).to_contain_text(scene.reason)
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
    page.keyboard.press("w")
    assert page.locator('.spot[role="img"][tabindex="0"]').count() == 0


def test_reasons_are_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit(locale="cs-CZ")
    scene = begin(page, "crown_of_ash")

    page.locator(scene.closed).hover()

    expect(page.locator(".why .reason")).to_have_text("Karty boje se hrají v bojích.")
    expect(page.locator(".why .rule")).to_have_text("Pravidlo o tom")


def test_odds_are_shown_before_a_battle_card_is_laid(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", "random", options=NECROMANCERS)
    to_battle(page)

    stage = page.locator("[data-odds]")
    expect(stage).to_contain_text("With your best choice")
    assert_accessible(page, "odds")
    for code in options(page):
        expect(page.locator(f'.hand [data-code="{code}"] .odds')).to_have_text(
            re.compile(r"Odds: \d+%")
        )
    page.locator('.hand [data-code="card:4"]').hover()
    expect(stage).to_contain_text("If you lay Strength 4")
    expect(page.locator(".pointed")).to_contain_text(re.compile(r"Odds: \d+%"))


def test_odds_stand_on_the_places_to_attack_before_one_points_at_them(visit: Visit) -> None:
    page = visit()
    begin(page, "crown_of_ash")

    attacks = [code for code in options(page) if code.endswith("/battle")]
    assert attacks
    for code in attacks:
        expect(page.locator(f'.board [data-code="{code}"] .odds')).to_have_text(
            re.compile(r"Odds: \d+%")
        )
    expect(page.locator('.board [data-code$="/resource"] .odds')).to_have_count(0)


def test_on_a_phone_odds_cover_no_yield(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    new_match(page, "me", *["random"] * 3)
    to_place_by_taps(page)

    page.wait_for_selector(".slots .odds")

    covered = page.evaluate(
        """[...document.querySelectorAll(".slots .odds")].flatMap(odds =>
            [...odds.closest(".region").querySelectorAll(".yield")].filter(other => {
                const [one, two] = [odds, other].map(each => each.getBoundingClientRect());
                return one.top < two.bottom && two.top < one.bottom
                    && one.left < two.right && two.left < one.right;
            })).length"""
    )
    assert covered == 0
    rows = page.eval_on_selector_all(
        ".region:not(.citadel) .slots",
        "all => all.map(slots => slots.children.length && slots.getBoundingClientRect().height"
        " / slots.firstElementChild.getBoundingClientRect().height)",
    )
    assert max(rows) < 2


def test_the_place_that_a_question_is_about_is_lit(visit: Visit) -> None:
    page = visit()
    begin(page, "crown_of_ash")
    lit = page.locator(".region[data-lit]")
    expect(lit).to_have_count(0)

    to_battle(page)

    expect(lit).to_have_count(1)


def test_keeping_and_discarding_look_opposite(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", "random", game="royal_chronicles")
    page.wait_for_selector(OPTIONS)
    expect(page.locator('.hand .live:not([data-tone="keep"])')).to_have_count(0)
    expect(page.locator(".hand .live").first).to_contain_text("Keep")

    choose(page, options(page)[0])

    expect(page.locator("#prompt")).to_contain_text("discard")
    expect(page.locator('.hand .live:not([data-tone="discard"])')).to_have_count(0)
    expect(page.locator(".hand .live").first).to_contain_text("Discard")
    expect(page.locator(".hand .way")).to_contain_text("Discard one")


def test_what_a_sign_means_is_told_beside_it(visit: Visit) -> None:
    page = visit()
    begin(page, "crown_of_ash")
    sign = page.locator(".region .defence").first

    sign.hover()
    expect(page.locator(".tip")).to_have_text("Strength of the defenders")
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)

    page.keyboard.press("w")  # signs are reached by keys, too
    sign.focus()
    expect(page.locator("[aria-live] .tip")).to_have_text("Strength of the defenders")


def test_on_a_phone_a_tap_on_a_sign_tells_what_it_means(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="ru-RU")
    new_match(page, "me", "random", options=NECROMANCERS)
    page.wait_for_selector(OPTIONS)

    page.locator(".region .worth").first.tap()

    said = page.locator(".tip")
    expect(said).to_have_text("Очки в конце раунда")
    page.locator("#prompt").tap()
    expect(said).to_have_count(0)


def test_on_a_phone_what_a_tap_would_do_is_said_above_the_thumb(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    new_match(page, "me", "random", options=NECROMANCERS)
    to_place_by_taps(page)
    gold = page.locator("#slot-gold")

    gold.tap()

    said = page.locator(".says")
    expect(said).to_have_text("Take 2 gold")
    above, thing = said.bounding_box(), gold.bounding_box()
    assert above is not None
    assert thing is not None
    assert above["y"] + above["height"] <= thing["y"]


def test_a_card_that_is_not_laid_yet_is_an_empty_place(visit: Visit) -> None:
    page = visit()
    match = new_match(page, "me", "open", options=NECROMANCERS)
    post(page, f"/api/matches/{match}/seats/1/bot", {"level": "random"})
    page.wait_for_selector("#prompt")
    to_battle(page)

    expect(page.locator(".stage").get_by_role("img", name="No battle card yet")).to_have_count(1)


def test_on_a_phone_the_first_tap_shows_and_the_second_chooses(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    new_match(page, "me", "random", options=NECROMANCERS)
    page.wait_for_selector(OPTIONS)
    asked = page.inner_text("#prompt .words")
    codes = options(page)
    first, second = (page.locator(f'[data-code="{code}"]') for code in codes[:2])

    first.tap()
    expect(page.locator(".pointed")).to_contain_text("This cannot be taken back")
    assert page.inner_text("#prompt .words") == asked
    second.tap()
    expect(second).to_have_class(re.compile("armed"))
    expect(first).not_to_have_class(re.compile("armed"))
    second.tap()

    expect(page.locator("#prompt .words")).not_to_have_text(asked)
    to_place_by_taps(page)
    asked = page.inner_text("#prompt .words")
    page.locator("#slot-gold").tap()
    page.get_by_role("button", name="Do it").tap()
    expect(page.locator("#prompt .words")).not_to_have_text(asked)


def test_on_a_phone_an_answer_in_words_is_confirmed_if_it_is_final(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    new_match(page, "me", mode="solo", options=NECROMANCERS)
    to_place_by_taps(page)
    page.locator("#slot-gold").tap()  # enough to recruit somebody, so that it is asked
    page.locator(".confirm").tap()
    end = page.locator('.prompt [data-code="pass"]')  # the automatic opponent is next: chance acts
    end.wait_for()
    asked = page.inner_text("#prompt .words")

    end.tap()
    expect(page.locator(".confirm")).to_be_visible()
    assert page.inner_text("#prompt .words") == asked
    end.tap()

    expect(page.locator("#prompt .words")).not_to_have_text(asked)


def to_place_by_taps(page: Page) -> None:
    for _ in range(20):
        page.wait_for_selector(OPTIONS)
        if "gold" in options(page):
            return
        page.locator(OPTIONS).first.tap()
        if page.locator(".confirm").count():
            page.locator(".confirm").tap()


def test_on_a_phone_a_tap_chooses_at_once_where_that_was_set(visit: Visit, game: str) -> None:
    page = visit("/settings", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_label("the first tap shows").uncheck()
    new_match(page, "me", "random", game=game)
    page.wait_for_selector(OPTIONS)
    before = options(page)

    page.locator(OPTIONS).first.tap()

    wait_for_other_options(page, before)


def test_on_a_phone_a_tap_on_what_is_not_allowed_says_why(visit: Visit, game: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    scene = SCENES[game]
    new_match(page, "me", "random", game=game, options=scene.options)
    page.wait_for_selector(OPTIONS)

    page.locator(scene.closed).first.tap()

    said = page.locator(".why")
    expect(said.locator(".reason")).to_be_visible()
    box = said.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    page.locator("#prompt").tap()
    expect(said).to_have_count(0)


# Keys, and the first page of the rules


def test_keys_are_listed_at_the_table_and_in_the_settings(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_text("Keyboard shortcuts").click()
    expect(page.locator("dt", has_text="U")).to_be_visible()
    new_match(page, "me", "random")
    page.wait_for_selector(OPTIONS)

    page.keyboard.press("?")

    listed = page.get_by_role("dialog")
    expect(listed).to_contain_text("Take the last choice back")
    assert_accessible(page, "keys")
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_contain_text("The game on one page")


def test_the_rules_open_with_the_game_on_one_page(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", locale="ru-RU")
    first = page.get_by_role("region", name="Игра на одной странице")
    expect(first.locator("ol li")).to_have_count(8 if game == "cadwallon" else 7)
    expect(first).to_contain_text(ON_ONE_PAGE[game])
    expect(first.locator(".legend li").first).to_be_visible()
    assert_accessible(page, "primer")

    page.get_by_role("searchbox").fill("король")

    expect(first).to_have_count(0)


# The guide


def learn(page: Page) -> Locator:
    """Begin a first match with the guide."""
    page.get_by_role("button", name="Learn to play").first.click()
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("Welcome")
    return guide


def guided(page: Page) -> list[str]:
    """List what the guide points at."""
    found = page.eval_on_selector_all("[data-guided]", "all => all.map(each => each.id)")
    return [str(element) for element in found]


@pytest.mark.both
def test_the_guide_explains_while_one_plays(visit: Visit) -> None:
    page = visit("/")
    guide = learn(page)
    page.wait_for_selector(OPTIONS)

    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("Six provinces")
    expect(page.locator("section.region[data-guided]")).to_have_count(2)
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("Choose who stays behind")
    expect(page.locator(".hand [data-guided]")).to_have_count(2)
    assert set(guided(page)) == {f"warrior-{code.split(':')[1]}" for code in options(page)}

    play(page, most=1)  # it never waits: what was said beside a question is told by its answer
    expect(guide).to_contain_text("four minions each round")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("place a minion on a resource slot")
    assert all(element.endswith("/resource") for element in guided(page))


def test_on_a_phone_the_guide_goes_to_what_it_speaks_of(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    guide = learn(page)
    page.wait_for_selector(OPTIONS)
    assert_accessible(page, "guide")

    guide.get_by_role("button", name="Next").tap()
    expect(page.locator("section.region[data-guided]").last).to_be_in_viewport(ratio=0.2)
    guide.get_by_role("button", name="Next").tap()
    expect(page.locator(".hand [data-guided]").first).to_be_in_viewport(ratio=0.5)


def test_the_guide_goes_on_after_a_reload_and_can_be_skipped(visit: Visit) -> None:
    page = visit("/")
    guide = learn(page)
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("Six provinces")

    page.reload()
    expect(guide).to_contain_text("Six provinces")
    guide.get_by_role("button", name="Skip the guide").click()
    expect(guide).to_have_count(0)
    assert guided(page) == []
    page.reload()
    page.wait_for_selector(OPTIONS)
    expect(guide).to_have_count(0)


def test_the_guide_speaks_in_a_whole_round_and_blocks_nothing(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}")
    page.get_by_role("dialog").get_by_role("button", name="Learn to play").click()
    page.get_by_role("region", name="Guide").wait_for()
    heard: set[str] = set()
    for _ in range(60):
        page.wait_for_selector(OPTIONS)
        heard |= set(page.locator(".guide p").all_inner_texts())
        play(page, most=1)
        if page.locator("[aria-current=step]", has_text="2").count():
            break

    assert len(heard) >= 6


def test_other_matches_have_no_guide(visit: Visit) -> None:
    page = visit()
    new_match(page, "me", "random")
    page.wait_for_selector(OPTIONS)

    assert page.get_by_role("region", name="Guide").count() == 0
