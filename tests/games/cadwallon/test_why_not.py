"""Why something is not an option now, and the odds of a throw."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.state import City
from emberkeep.games.cadwallon.why_not import QUESTIONS
from tests.games.cadwallon.positions import city, play
from tests.games.rulebook import LANGUAGES, reason_keys, reasons_in_words, rule_ids

RULES = rule_ids("cadwallon")


def why(table: City, code: str) -> tuple[str, str]:
    """Name the reason and the rule why the first player cannot choose something."""
    reason = GAME.why_not(table, 0, code)
    assert reason is not None
    assert reason.rule in RULES
    return reason.key, reason.rule


@pytest.mark.parametrize(
    ("code", "key", "rule"),
    [
        ("nyra", "not-yours", "CADB-TURN-05"),
        ("iris", "wounded", "CAD-WOUND-04"),
        ("maren", "activated", "CADB-TURN-05"),
        ("mission:mi-10", "treasures-missing", "CADB-MISSION-03"),
        ("mission:mi-09", "not-open", "CADB-MISSION-05"),
        ("card:tax-collector", "not-in-hand", "CADB-ARCANA-02"),
        ("card:run", "no-moment", "CADB-ARCANA-02"),
        ("buy", "too-little-experience", "CAD-XP-08"),
        ("D1", "activate-first", "CADB-TURN-05"),
        ("done", "first", "CADB-TURN-02"),
    ],
)
def test_in_a_turn(code: str, key: str, rule: str) -> None:
    table = city(
        mode="king_of_ashes",
        one="leona@C1 iris@D1/1 maren@E1!",
        two="nyra@I5",
        hand="run",
        missions="mi-10",
    )

    assert why(table, code) == (key, rule)


def test_with_too_few_action_points() -> None:
    table = city(one="leona@C1:ring,ring", missions="mi-10", actions=2, hand="tax-collector")

    assert why(table, "mission:mi-10") == ("too-few-actions", "CADB-TURN-03")
    reason = GAME.why_not(table, 0, "mission:mi-10")
    assert reason is not None
    assert dict(reason.args) == {"price": 3, "have": 2}


@pytest.mark.parametrize(
    ("code", "key", "rule"),
    [
        ("D1", "occupied", "CADB-MOVE-02"),
        ("K9", "too-far", "CADB-MOVE-01"),
        ("out", "no-alarm", "CADB-ALARM-01"),
        ("pick", "no-chest", "CADB-CHEST-01"),
        ("attack:valdur", "not-next-to", "CADB-FIGHT-01"),
        ("attack:iris", "friend", "CADB-FIGHT-07"),
        ("card:run", "not-in-hand", "CADB-ARCANA-02"),
        ("mission:mi-10", "first", "CADB-TURN-05"),
    ],
)
def test_in_an_activation(code: str, key: str, rule: str) -> None:
    table = city(one="leona@C1 iris@B1", two="nyra@D1 valdur@I5")
    play(table, "one leona")

    assert why(table, code) == (key, rule)


def test_after_the_action_and_after_the_move() -> None:
    table = city(one="leona@D2", chests="D2=ring", dice=(1,))
    play(table, "one leona", "one pick")
    assert why(table, "pick") == ("no-chest", "CADB-CHEST-01")

    table = city(one="leona@D2 iris@I5", chests="D2=ring", dice=(6,))
    play(table, "one leona", "one pick")
    assert why(table, "pick") == ("acted", "CADB-TURN-05")
    play(table, "one E2", "one done")
    assert why(table, "leona") == ("activated", "CADB-TURN-05")


def test_a_prisoner_goes_nowhere() -> None:
    table = city(mode="king_of_ashes", one="leona@prison iris@C1")
    play(table, "one leona")

    assert why(table, "C2") == ("prison", "CAD-PRISON-03")


def test_a_truce_is_told() -> None:
    table = city(adventure="adv-02", round=1, one="leona@C1", two="nyra@D1")
    play(table, "one leona")

    assert why(table, "attack:nyra") == ("truce", "CADB-FIGHT-01")


def test_who_waits_is_told_for_whom() -> None:
    reason = GAME.why_not(city(one="leona@C1", hand="tax-collector"), 1, "end")

    assert reason is not None
    assert (reason.key, reason.args) == ("not-asked", {"seats": (0,)})


def test_every_word_for_a_reason_is_in_the_catalogues() -> None:
    keys = reason_keys("cadwallon")
    assert len(keys) > 20
    for language in LANGUAGES:
        assert reasons_in_words("cadwallon", "cad", language) == keys, language


def test_every_rule_behind_a_question_exists() -> None:
    assert set(QUESTIONS.values()) <= RULES


# --- Odds -----------------------------------------------------------------------------------------


def odds(table: City, seat: int = 0) -> dict[str, float]:
    return {p.code: round(p.chance, 3) for p in GAME.outlook(table, seat)}


def test_an_attack_a_lock_and_an_escape_have_odds() -> None:
    table = city(one="leona@D2", two="nyra@C2", chests="D2=ring")
    play(table, "one leona")

    assert odds(table) == {"pick": 0.667, "smash": 1.0, "attack:nyra": 0.61}


def test_with_the_new_rule_for_ties_an_attack_is_less_sure() -> None:
    table = city(one="leona@C1", two="nyra@D1", options={"ties": "new"})
    play(table, "one leona")

    assert odds(table) == {"attack:nyra": 0.525}


def test_the_odds_know_of_a_rapier_and_of_a_guarded_stance() -> None:
    armed = city(mode="king_of_ashes", one="nyra@C1+rapier", two="leona@D1")
    play(armed, "one nyra")
    wary = city(one="nyra@C1", two="maren@D1")
    play(wary, "one nyra")

    assert odds(armed) == {"attack:leona": 0.695}
    assert odds(wary) == {"attack:maren": 0.39}


@pytest.mark.parametrize(("gear", "chance"), [("", 0.5), ("+manacle-key", 0.667)])
def test_an_escape_succeeds_in_half_of_all_cases_with_a_key_in_more(
    gear: str, chance: float
) -> None:
    table = city(mode="king_of_ashes", one=f"leona@prison{gear}")
    play(table, "one leona")

    assert odds(table) == {"escape": chance}


@pytest.mark.parametrize(
    ("place", "code", "chance"),
    [("archive", "search", 0.667), ("secret", "search", 0.556), ("tunnel", "tunnel", 0.833)],
)
def test_rooms_of_the_catacombs_have_odds(place: str, code: str, chance: float) -> None:
    table = city(mode="king_of_ashes", round=7, closed="A2", one=f"leona@{place}")
    play(table, "one leona")

    assert odds(table)[code] == chance


def test_who_comes_down_to_the_cyclops_must_beat_it_twice() -> None:
    table = city(mode="king_of_ashes", one="iris@D4", open="D4=staircase", cyclops="altar")
    play(table, "one iris")

    assert odds(table) == {"altar": 0.103}


def test_a_guard_who_may_attack_has_odds() -> None:
    table = city(begins=True, two="nyra@C2", one="leona@K9", dice=(4,))
    play(table, "one kornak")

    assert odds(table) == {"nyra": 0.61}


def test_a_card_changes_the_odds_of_a_fight_for_its_side() -> None:
    table = city(one="leona@C1", two="nyra@D1", hand={"one": "powerful-blow", "two": "parry"})
    play(table, "one leona", "one attack:nyra")

    assert odds(table) == {"pass": 0.61, "quiet": 0.61, "card:powerful-blow": 0.776}

    play(table, "one pass")

    assert odds(table, 1) == {"pass": 0.39, "quiet": 0.39, "card:parry": 0.472}


def test_throwing_a_die_again_has_odds() -> None:
    ashes = {"mode": "king_of_ashes", "experience": 1}
    fight = city(**ashes, one="leona@C1", two="nyra@D1", dice=(1, 3, 4, 2))  # type: ignore[arg-type]
    play(fight, "one leona", "one attack:nyra")
    lock = city(**ashes, one="leona@D2", chests="D2=ring", dice=(6,))  # type: ignore[arg-type]
    play(lock, "one leona", "one pick")
    hoard = city(**ashes, one="leona@secret", dice=(2, 2, 5))  # type: ignore[arg-type]
    play(hoard, "one leona", "one search")

    assert odds(fight) == {"pass": 0.0, "quiet": 0.0, "xp:1": 0.5, "xp:2": 0.333}
    assert odds(lock) == {"pass": 0.0, "xp": 0.667}
    assert odds(hoard) == {"pass": 0.0, "xp:1": 0.667, "xp:2": 0.667, "xp:3": 0.0}


def test_the_question_of_the_turn_has_no_odds() -> None:
    assert odds(city(one="leona@C1", hand="tax-collector")) == {}
