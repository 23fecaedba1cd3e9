"""Battles, wars, income and ageing are shown on stage, whoever fights and however it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.feed import Feed, Told, mode_for_two, played
from tests.patience import combined, some

WATCH = """() => {
    window.frames_seen = [];
    const text = selector => document.querySelector(selector)?.textContent.trim() ?? "";
    const place = element => element?.getBoundingClientRect();
    const apart = (a, b) => a && b && (
        a.bottom <= b.top + 1 || b.bottom <= a.top + 1 || a.right <= b.left || b.right <= a.left);
    const area = box => box ? box.width * box.height : 0;
    const whole = ({left, top, right, bottom}) =>
        left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const look = () => {
        const stage = document.querySelector(".stage-place");
        const about = document.getElementById(stage?.dataset.about);
        const frame = {
            line: text(".telling"),
            verdict: text(".stage-place [data-verdict]"),
            sums: [...document.querySelectorAll(".stage-place .sum")].map(sum => sum.ariaLabel),
            title: stage?.querySelector("section").ariaLabel ?? "",
            kind: stage?.querySelector("section").dataset.stage ?? "",
            seen: !about || (apart(place(stage), place(about)) && whole(place(about))),
            share: area(place(stage)) / (innerWidth * innerHeight),
            asked: document.querySelectorAll("[data-code]:not([aria-disabled=true])").length,
            points: [...document.querySelectorAll("[data-stock$='/vp']")]
                .map(stock => Number(stock.textContent)),
        };
        const last = window.frames_seen.at(-1);
        if (frame.line && JSON.stringify(frame) !== JSON.stringify(last))
            window.frames_seen.push(frame);
    };
    new MutationObserver(() => queueMicrotask(look)).observe(
        document, {childList: true, subtree: true, characterData: true, attributes: true},
    );
}"""

LEAST_SHARE = 0.25
PHONES = [(640, 360), (844, 390), (390, 844)]

Frame = dict[str, Any]


def fought(**wanted: Any) -> Callable[[Told], bool]:
    """Find a battle that ended in some way: facts of how it ended; and whether automata fought."""
    automata = wanted.pop("automata", None)
    tied = wanted.pop("tied", None)
    kinds = [wanted.pop("kind")] if "kind" in wanted else ["battle.won", "battle.lost"]

    def ended(told: Told) -> bool:
        if automata is not None and automata != bool(told.events("automaton.returns")):
            return False
        return any(
            all(event["facts"][key] == value for key, value in wanted.items())
            and tied in {None, event["facts"]["attack"] == event["facts"]["defence"]}
            for event in told.events(*kinds)
        )

    return ended


BATTLES = {
    "one wins": ("standard", 2, fought(kind="battle.won", seat=0, defender=1, automata=False)),
    "one is beaten": ("standard", 2, fought(kind="battle.won", seat=1, defender=0)),
    "the defender holds": ("standard", 2, fought(kind="battle.lost", seat=0, tied=False)),
    "a tie": ("standard", 2, fought(kind="battle.lost", tied=True, defender=1)),
    "automata": ("standard", 2, fought(automata=True)),
    "the King stands": ("standard", 2, fought(kind="battle.lost", defender=None)),
    "the King falls": ("standard", 2, fought(kind="battle.won", defender=None)),
    "the automatic opponent attacks": ("solo", 1, fought(seat=1)),
    "the automatic opponent is attacked": ("solo", 1, fought(seat=0, defender=1)),
}


def table(visit: Visit, game: str, mode: str, players: int, **settings: Any) -> Feed:
    """Sit down at a table whose story the test tells, quickly and in still pictures."""
    page = visit(kept={"speed": 2, "rounds": False}, **settings)
    return Feed(page, game, mode, players)


def frames(feed: Feed, told: Told) -> list[Frame]:
    """Tell what a choice led to, and list what is seen while it is told."""
    feed.show(told.before)
    feed.page.evaluate(WATCH)
    feed.show(told.after)
    return list(feed.page.evaluate("window.frames_seen"))


def first(game: str, mode: str, players: int, fits: Callable[[Told], bool]) -> Told:
    """Find the first choice in some seeded matches that led to what is wanted."""
    for seed in range(1, 20):
        for told in played(game, mode, players, seed, prefer="/battle"):
            if told.before["story"] and fits(told):
                return told
    raise AssertionError


@pytest.mark.parametrize("how", some(BATTLES))
def test_every_battle_ends_with_its_reveal_beside_its_province(visit: Visit, how: str) -> None:
    mode, players, fits = BATTLES[how]
    told = first("crown_of_ash", mode, players, fits)
    seen = frames(table(visit, "crown_of_ash", mode, players), told)

    [facts] = [event["facts"] for event in told.events("battle.won", "battle.lost")]
    decided = [frame for frame in seen if frame["verdict"]]
    assert decided, "the outcome is shown"
    for total, sum_up in zip((facts["attack"], facts["defence"]), decided[0]["sums"], strict=True):
        parts, _, shown = sum_up.partition(" = ")
        assert int(shown) == total == sum(map(int, parts.split(" + "))), "the sums are counted"
    assert all(frame["seen"] for frame in seen), "the province stays in sight"
    assert not any(frame["asked"] for frame in seen), "nothing is asked meanwhile"
    assert ("tie" in decided[0]["verdict"]) == (facts["attack"] == facts["defence"])
    slain = [frame for frame in seen if frame["title"] == "The King is slain"]
    assert bool(slain) == bool(told.events("king.slain"))


@pytest.mark.parametrize(("width", "height"), some(PHONES))
def test_on_a_phone_the_province_stays_in_sight_and_the_board_comes_back(
    visit: Visit, width: int, height: int
) -> None:
    told = first("crown_of_ash", "standard", 2, fought(kind="battle.lost", region="coast"))
    viewport = {"width": width, "height": height}
    feed = table(visit, "crown_of_ash", "standard", 2, viewport=viewport)
    feed.show(told.before)
    hand = feed.page.locator("nav.tabs button").nth(1)
    hand.click()
    expect(hand).to_have_attribute("aria-current", "true")

    decided = [frame for frame in frames(feed, told) if frame["verdict"]]

    assert decided
    assert all(frame["seen"] for frame in decided)
    if width > height:
        assert decided[-1]["share"] > LEAST_SHARE, "it can be read once the board is back"
    expect(feed.page.locator("nav.tabs button").first).to_have_attribute("aria-current", "true")


def war(outcome: str) -> Callable[[Told], bool]:
    """Find a war of one's own that ended so."""

    def ended(told: Told) -> bool:
        wars = [each["facts"] for each in told.events("war") if each["facts"]["seat"] == 0]
        equal = [each["mine"] == each["theirs"] for each in wars]
        return {
            "tied": any(equal),
            "won": any(each["won"] and each["mine"] > each["theirs"] for each in wars),
            "lost": any(not each["won"] for each in wars),
            "gold": any(each["facts"]["source"] == "rogue" for each in told.events("gold")),
        }[outcome]

    return ended


@pytest.mark.parametrize(
    ("outcome", "mode"), combined(["won", "lost", "tied"], ["standard", "solo"])
)
def test_every_war_is_fought_on_stage(visit: Visit, outcome: str, mode: str) -> None:
    players = 3 if mode == "standard" else 1
    told = first("royal_chronicles", mode, players, war(outcome))
    seen = frames(table(visit, "royal_chronicles", mode, players), told)

    verdicts = {"won": "wins", "lost": "wins is beaten", "tied": "a tie"}[outcome]
    wars = [frame for frame in seen if frame["kind"] == "war" and frame["verdict"]]
    assert [frame for frame in wars if frame["verdict"] in verdicts]
    strengths = {event["facts"]["mine"] for event in told.events("war")}
    shown = {int(frame["sums"][0].partition(" = ")[2]) for frame in wars}
    assert shown <= strengths
    assert not any(frame["asked"] for frame in seen)


def test_phases_follow_each_other_and_points_come_with_their_captions(visit: Visit) -> None:
    told = first(
        "royal_chronicles",
        "standard",
        3,
        lambda told: war("won")(told) and bool(told.events("deployed")),
    )
    seen = frames(table(visit, "royal_chronicles", "standard", 3), told)

    stages = list(dict.fromkeys(frame["kind"] for frame in seen if frame["kind"]))
    assert stages[:3] == ["unveiled", "war", "income"]
    points = [player["vp"] for player in told.before["view"]["players"]]
    fighting = [frame for frame in seen if frame["kind"] == "war"]
    assert fighting[0]["points"] == points, "nobody has points before they are told"
    steps = {tuple(frame["points"]) for frame in seen}
    assert len(steps) > len([p for p in points if p]), "they come one after the other"


def test_gold_taken_in_war_is_listed(visit: Visit) -> None:
    told = first("royal_chronicles", "standard", 3, war("gold"))
    feed = table(visit, "royal_chronicles", "standard", 3)
    frames(feed, told)

    [robbed, *_] = [e["facts"] for e in told.events("gold") if e["facts"]["source"] == "rogue"]
    panel = feed.page.locator(f"#kingdom-{robbed['seat']} button.who")
    if panel.count():
        panel.click()
    expect(feed.page.locator("[data-coins]")).to_contain_text("Rogue")


def test_a_page_that_rests_after_a_story_has_no_timer_left(visit: Visit, game: str) -> None:
    mode = mode_for_two(game)
    feed = table(visit, game, mode, 2)
    told = next(each for each in played(game, mode, 2, 1) if len(each.after["moments"]) > 1)
    frames(feed, told)

    count_work(feed.page)

    feed.page.wait_for_timeout(1500)
    assert feed.page.evaluate("window.work_done") == []
    assert not feed.page.evaluate("document.getAnimations().length")


def count_work(page: Page) -> None:
    """Note from now on whoever asks for a frame or a timer."""
    page.evaluate(
        """() => {
            window.work_done = [];
            for (const name of ["requestAnimationFrame", "setTimeout", "setInterval"]) {
                const really = window[name].bind(window);
                window[name] = (...all) => { window.work_done.push(name); return really(...all); };
            }
        }"""
    )
