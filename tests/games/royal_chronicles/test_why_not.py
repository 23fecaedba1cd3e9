"""Why something cannot be chosen now: each reason with the rule that it cites."""

from __future__ import annotations

import pytest

from emberkeep.games.royal_chronicles import GAME
from emberkeep.games.royal_chronicles.cards import BUILDING_ROWS, CARD_ROWS
from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.kernel import Chance
from emberkeep.kernel.testing import random_play, rule
from tests.games.royal_chronicles.positions import codes, fresh, idle, play, realm, seat
from tests.games.rulebook import LANGUAGES, reason_keys, reasons_in_words, rule_ids

RULES = rule_ids("royal_chronicles")
CLICKABLE = [
    *(f"{family}:{card.id}" for card in CARD_ROWS for family in ("keep", "discard", "move")),
    *(f"place:{card.id}{row}" for card in CARD_ROWS for row in ("/front", "/back", "")),
    *(f"unit:{card.id}" for card in CARD_ROWS),
    *(f"swap:{CARD_ROWS[at].id}/{card.id}" for at in (3, 40) for card in CARD_ROWS),
    *(f"build:{row.id}/{level}" for row in BUILDING_ROWS for level in (1, 2)),
    *(f"{family}:{row.id}" for row in BUILDING_ROWS for family in ("upgrade", "building")),
    "done",
    "pass",
    "nonsense",
]
"""What a board can offer, and a little more."""


def why(table: Realm, code: str, name: str = "ada") -> str:
    """Say why somebody may not choose a code: the rule and the word for it."""
    reason = GAME.why_not(table, seat(table, name), code)
    return f"{reason.rule} {reason.key}" if reason else ""


def facts(table: Realm, code: str, name: str = "ada") -> dict[str, object]:
    reason = GAME.why_not(table, seat(table, name), code)
    assert reason is not None
    return dict(reason.args)


def test_what_can_be_chosen_has_no_reason() -> None:
    table = realm("front golem; hand knight cook; gold 3", "front knight")

    assert [why(table, code) for code in codes(table)] == [""] * len(codes(table))


# Whose turn it is


@rule("RC-BASE-CONCEPT-05")
def test_whoever_has_chosen_waits_for_the_others() -> None:
    table = play(realm("hand knight; gold 3", "hand cook", "hand cook"), "ada done")

    assert why(table, "place:knight-1/front") == "RC-BASE-CONCEPT-05 answered"
    assert facts(table, "place:knight-1/front") == {"seats": (1, 2)}

    table = play(realm("gold 9", "gold 9", phase="build"), "bo pass")
    assert why(table, "build:temple/1", "bo") == "RC-BASE-CONCEPT-05 answered"


@rule("RC-BASE-CONCEPT-05")
def test_whoever_has_nothing_to_decide_waits() -> None:
    table = realm("front mystical-healer knight+1", "front knight+1", phase="age")

    assert why(table, "unit:knight-2", "bo") == "RC-BASE-CONCEPT-05 not-asked"
    assert facts(table, "unit:knight-2", "bo") == {"seats": (0,)}


@rule("RC-BASE-END-01")
def test_after_the_end_nothing_can_be_chosen() -> None:
    table = realm("front knight", "front knight", phase="end")

    assert table.over
    assert why(table, "keep:knight-1") == "RC-BASE-END-01 over"


# Recruitment


@rule("RC-BASE-RECRUIT-03", "RC-BASE-DEPLOY-01", "RC-BASE-DEPLOY-02", "RC-BASE-BUILD-01")
def test_two_players_keep_then_discard() -> None:
    table = fresh(people=2)
    kept, other = codes(table)[:2]
    card, rest = kept.removeprefix("keep:"), other.removeprefix("keep:")
    assert why(table, f"discard:{rest}") == "RC-BASE-RECRUIT-03 keep-now"

    play(table, f"ada {kept}")
    assert why(table, f"discard:{card}") == "RC-BASE-RECRUIT-03 picked"
    assert why(table, f"keep:{rest}") == "RC-BASE-RECRUIT-03 discard-now"

    play(table, f"ada discard:{rest}")
    idle(table, "draft.discard")
    play(table, f"bo {codes(table, 'bo')[0]}")
    play(table, f"bo {codes(table, 'bo')[0]}")
    assert why(table, f"keep:{card}") == "RC-BASE-DEPLOY-01 deploy-later"
    assert why(table, f"keep:{rest}") == "RC-AMB-31 in-discard"


@rule("RC-BASE-RECRUIT-01", "RC-BASE-RECRUIT-04", "RC-BASE-DEPLOY-02", "RC-BASE-BUILD-01")
def test_in_a_draft_cards_are_kept_and_nothing_else() -> None:
    table = realm("front golem; kept cook; town", "", "", phase="draft")
    card = codes(table)[0].removeprefix("keep:")

    assert why(table, f"discard:{card}") == "RC-BASE-RECRUIT-01 keep-now"
    assert why(table, "keep:cook-1") == "RC-BASE-RECRUIT-04 waits"
    assert why(table, "move:golem-1") == "RC-BASE-DEPLOY-02 units-later"
    assert why(table, "unit:golem-1") == "RC-BASE-DEPLOY-02 units-later"
    assert why(table, "build:mine/1") == "RC-BASE-BUILD-01 build-later"


@rule("RC-SOLO-RECRUIT-01")
def test_what_was_not_kept_is_in_the_underworld() -> None:
    table = realm("", phase="solo")
    kept, other = codes(table)[:2]
    play(table, f"ada {kept}")

    assert why(table, other) == "RC-SOLO-RECRUIT-01 in-underworld"
    assert why(table, kept) == "RC-BASE-DEPLOY-01 deploy-later"


# Deployment


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("place:kraken-1/front", "RC-AMB-29 too-dear"),
        ("place:cook-1/front", "RC-BASE-DEPLOY-01 row-full"),
        ("discard:cook-1", "RC-BASE-DEPLOY-09 discarded-later"),
        ("move:veteran-1", "RC-BASE-DEPLOY-02 row-full"),
        ("place:golem-1/back", "RC-BASE-DEPLOY-02 in-play"),
        ("swap:golem-1/veteran-1", "RC-BASE-DEPLOY-02 room-to-move"),
        ("swap:golem-1/miner-1", "RC-BASE-DEPLOY-02 same-row"),
        ("discard:knight-1", "RC-AMB-33 others-unit"),
        ("upgrade:temple", "RC-BASE-BUILD-01 build-later"),
        ("build:town/1", "RC-BASE-BUILD-10 built"),
        ("build:castle/1", "RC-BTG-03 not-in-game"),
        ("keep:dragonfang-1", "RC-FOL-04 artifact-stays"),
        ("keep:ogre-1", "RC-AMB-31 in-discard"),
        ("unit:nobody-1", "RC-BASE-DEPLOY-01 first"),
    ],
)
@rule(
    "RC-AMB-29", "RC-BASE-DEPLOY-01", "RC-BASE-DEPLOY-09", "RC-BASE-DEPLOY-02", "RC-AMB-33",
    "RC-BASE-BUILD-01", "RC-BASE-BUILD-10", "RC-BTG-03", "RC-FOL-04", "RC-AMB-31",
)  # fmt: skip
def test_an_arrangement_has_limits(code: str, reason: str) -> None:
    table = realm(
        "front golem miner; back veteran; hand kraken cook; beside dragonfang; gold 3; town",
        "front knight",
        discard="ogre",
    )
    assert why(table, code) == reason


@rule("RC-AMB-29", "RC-BASE-DEPLOY-01", "RC-AMB-33")
def test_limits_are_told_with_their_numbers() -> None:
    table = realm("front golem miner; hand kraken cook; gold 3", "front knight")

    assert facts(table, "place:kraken-1/back") == {"cost": 6, "gold": 3}
    assert facts(table, "place:cook-1/front") == {"row": "front", "limit": 2}
    assert facts(table, "discard:knight-1") == {"seats": (1,)}


@rule("RC-AMB-36")
def test_a_step_is_taken_once_in_an_arrangement() -> None:
    table = realm("front golem miner; back veteran; hand cook farmer knight; gold 3", "")
    play(table, "ada keep:knight-1", "ada discard:golem-1", "ada place:cook-1/front")

    assert why(table, "place:knight-1/front") == "RC-AMB-36 kept"
    assert why(table, "move:golem-1") == "RC-AMB-36 dismissed"
    assert why(table, "move:cook-1") == "RC-AMB-36 placed"
    assert why(table, "swap:cook-1/veteran-1") == "RC-AMB-36 placed"
    play(table, "ada move:miner-1")
    assert why(table, "move:miner-1") == "RC-AMB-36 moved"
    assert why(table, "swap:miner-1/veteran-1") == "RC-AMB-36 moved"


@rule("RC-BASE-DEPLOY-09", "RC-AMB-44")
def test_one_card_is_kept_or_two_with_a_library() -> None:
    table = play(realm("hand cook farmer", ""), "ada keep:cook-1")
    assert why(table, "keep:farmer-1") == "RC-BASE-DEPLOY-09 keeps-enough"

    table = realm("hand cook farmer miner; gold 1; library", "")
    play(table, "ada keep:cook-1", "ada keep:farmer-1")
    assert why(table, "keep:miner-1") == "RC-AMB-44 keeps-enough"
    assert facts(table, "keep:miner-1") == {"limit": 2}


@rule("RC-BASE-DEPLOY-02")
def test_full_rows_leave_exchanges() -> None:
    table = realm("front golem miner; back veteran cook", "")

    assert why(table, "move:golem-1") == "RC-BASE-DEPLOY-02 rows-full"
    assert why(table, "swap:golem-1/veteran-1") == ""


@rule("RC-FOL-04", "RC-AMB-29", "RC-AMB-37")
def test_artifacts_have_limits_of_their_own() -> None:
    table = realm("front runesmith; hand dragonfang heartstone; gold 1", "")
    assert why(table, "place:dragonfang-1/front") == "RC-FOL-04 artifact-beside"

    play(table, "ada place:dragonfang-1")
    assert why(table, "place:heartstone-1") == "RC-FOL-04 one-artifact"
    assert why(table, "discard:runesmith-1") == "RC-AMB-37 smith-stays"
    assert why(table, "place:dragonfang-1") == "RC-AMB-36 placed"

    full = "beside crown-of-ages hourglass builders-seal"
    table = realm(f"{full}; hand heartstone; gold 9", "")
    assert why(table, "place:heartstone-1") == "RC-FOL-04 artifacts-full"
    table = realm("forge; hand heartstone; gold 1", "")
    assert facts(table, "place:heartstone-1") == {"cost": 2, "gold": 1}


# Abilities


@rule("RC-AMB-33", "RC-AMB-35", "RC-BASE-DEPLOY-10", "RC-BASE-DEPLOY-02")
def test_abilities_choose_among_what_they_can_change() -> None:
    table = realm("front knight golem+1; back miner+1; hand herbalist; gold 1", "")
    play(table, "ada place:herbalist-1/back", "ada done", "bo done")
    assert why(table, "unit:knight-1") == "RC-AMB-33 no-tokens"
    assert why(table, "move:knight-1") == "RC-BASE-DEPLOY-02 units-later"
    assert why(table, "build:mine/1") == "RC-BASE-BUILD-01 build-later"

    table = realm("front golem miner; back veteran; hand shadow; gold 1", "")
    play(table, "ada place:shadow-1/back", "ada done", "bo done")
    assert why(table, "unit:miner-1") == "RC-AMB-35 no-ability"
    assert why(table, "unit:shadow-1") == "RC-AMB-35 not-repeated"

    table = realm("back miner; hand shadow herbalist; gold 2", "")
    play(table, "ada place:shadow-1/back", "ada place:herbalist-1/front", "ada done", "bo done")
    assert why(table, "unit:miner-1") == "RC-BASE-DEPLOY-10 no-ability"


@rule("RC-BTG-07", "RC-BASE-BUILD-10")
def test_a_djinn_raises_what_stands_at_level_one() -> None:
    table = realm("hand djinn; gold 2; town mine temple:2", "")
    play(table, "ada place:djinn-1/front", "ada done", "bo done")

    assert why(table, "building:tavern") == "RC-BTG-07 not-built"
    assert why(table, "building:temple") == "RC-BASE-BUILD-10 built"


# Construction


@pytest.mark.parametrize(
    ("code", "reason", "told"),
    [
        ("build:mine/1", "RC-BASE-BUILD-05 land-too-dear", {"cost": 4, "gold": 3, "land": 4}),
        ("build:mine/2", "RC-BASE-BUILD-04 resources-missing", {"missing": {"wood": 1, "ore": 1}}),
        ("upgrade:mine", "RC-BASE-BUILD-04 resources-missing", {"missing": {"wood": 1, "ore": 1}}),
        ("upgrade:town", "RC-BASE-BUILD-03 resources-missing", {"missing": {"wood": 1}}),
        ("build:town/2", "RC-BASE-BUILD-03 resources-missing", {"missing": {"wood": 1}}),
        ("build:town/1", "RC-BASE-BUILD-10 built", {}),
        ("move:golem-1", "RC-BASE-DEPLOY-02 units-later", {}),
        ("done", "RC-BASE-BUILD-01 first", {}),
    ],
)
@rule(
    "RC-BASE-BUILD-03", "RC-BASE-BUILD-04", "RC-BASE-BUILD-05", "RC-BASE-BUILD-10",
    "RC-BASE-DEPLOY-02", "RC-BASE-BUILD-01",
)  # fmt: skip
def test_a_building_says_what_it_lacks(code: str, reason: str, told: dict[str, object]) -> None:
    table = realm("front golem; gold 3; town temple", "", phase="build")

    assert why(table, code) == reason
    assert facts(table, code) == told


@rule("RC-AMB-32")
def test_a_building_may_be_too_dear_without_land() -> None:
    table = realm("front woodcutter; gold 1", "", phase="build")

    assert why(table, "build:temple/1") == "RC-AMB-32 building-too-dear"
    assert facts(table, "build:temple/1") == {"cost": 2, "gold": 1}
    table = realm("front woodcutter; temple; gold 2", "", phase="build")
    assert why(table, "upgrade:temple") == "RC-AMB-32 building-too-dear"


# Ageing


@rule("RC-BASE-AGE-01", "RC-BASE-AGE-04", "RC-AMB-25")
def test_a_healer_says_whom_it_cannot_save() -> None:
    table = realm("front mystical-healer mystical-healer; back knight+1 miner+2", "", phase="age")
    assert why(table, "unit:miner-1") == "RC-BASE-AGE-04 too-old"
    assert facts(table, "unit:miner-1") == {"number": 2}
    assert why(table, "unit:mystical-healer-1") == "RC-BASE-AGE-01 lives"

    table = realm("front mystical-healer mystical-healer+1; back knight+1", "", phase="age")
    play(table, "ada unit:knight-1")
    assert why(table, "unit:knight-1") == "RC-AMB-25 saved"

    table = realm("front mystical-healer+1 relic-of-wisdom+1", "", phase="age")
    assert why(table, "unit:relic-of-wisdom-1") == "RC-BASE-AGE-04 never-dies"


# All of them


@pytest.mark.parametrize(
    ("mode", "people", "expansions"),
    [("solo", 1, "both"), ("standard", 2, "both"), ("standard", 4, "gates"), ("grand", 6, "both")],
)
def test_everything_clickable_has_a_reason_with_a_rule(
    mode: str, people: int, expansions: str
) -> None:
    told = set()
    for seed in range(3):
        setup = GAME.setup(mode, people, {"expansions": expansions}, seed)
        for at, match in enumerate(random_play(GAME, setup, Chance(seed))):
            if at % 17:
                continue
            for each in range(len(match.table.players)):
                asked = match.table.ask_of(each).codes() if each in match.table.asked() else []
                for code in CLICKABLE:
                    reason = GAME.why_not(match.table, each, code)
                    assert (reason is None) == (code in asked)
                    if reason:
                        assert reason.rule in RULES
                        told.add(reason.key)
    assert len(told) > 15


def test_every_word_for_a_reason_is_in_the_catalogues() -> None:
    keys = reason_keys("royal_chronicles")
    keys |= {"answered", "not-asked"}
    assert len(keys) > 35
    for language in LANGUAGES:
        assert reasons_in_words("royal_chronicles", "rc", language) == keys, language
