"""Ageing and the end of the game (chapters 6 and End)."""

from __future__ import annotations

import pytest

from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import (
    LICH,
    back,
    codes,
    designs,
    fresh,
    front,
    gold,
    idle,
    kinds,
    play,
    realm,
    seen_by,
    sources,
    told,
    vp,
)


def aged(text: str) -> Realm:
    return idle(realm(text, "", phase="age"))


@rule("RC-BASE-AGE-01")
def test_every_unit_with_a_token_dies() -> None:
    table = aged("front knight+1 rogue; back miner+3")

    assert (front(table), back(table)) == ("rogue+1", "")
    assert designs(table.discard) == ["knight", "miner"]


@rule("RC-BASE-AGE-02")
def test_every_survivor_gets_a_token_also_the_saved() -> None:
    table = realm("front knight+1 rogue; back mystical-healer", "", phase="age")
    play(table, "ada unit:knight-1")

    assert (front(table), back(table)) == ("knight+2 rogue+1", "mystical-healer+1")


@rule("RC-BASE-AGE-03")
def test_who_acts_on_deaths_counts_itself_if_it_dies() -> None:
    assert sources(aged("front knight+2; back palm-reader+1")) == {"palm-reader": 3}


@rule("RC-BASE-AGE-03", "RC-AMB-48")
def test_units_score_also_if_they_die_in_the_same_ageing() -> None:
    assert sources(aged("front knight+1; back chronicler+1")) == {"chronicler": 1}


@rule("RC-BASE-AGE-04")
def test_a_healer_saves_nobody_with_2_tokens() -> None:
    table = realm("front knight+2; back mystical-healer", "", phase="age")

    assert table.over


@rule("RC-AMB-25")
def test_each_healer_may_save_another_unit() -> None:
    text = "front knight+1 rogue+1; back mystical-healer mystical-healer"
    table = realm(text, "", phase="age")
    play(table, "ada unit:knight-1")

    assert codes(table) == ["pass", "unit:rogue-1"]
    play(table, "ada unit:rogue-1")
    assert front(table) == "knight+2 rogue+2"


@rule("RC-AMB-25")
def test_saving_is_optional() -> None:
    table = play(realm("front knight+1; back mystical-healer", "", phase="age"), "ada pass")

    assert front(table) == ""


@rule("RC-AMB-25")
def test_who_saves_nobody_is_not_asked_for_the_second_healer() -> None:
    text = "front knight+1 rogue+1; back mystical-healer mystical-healer"
    table = play(realm(text, "", phase="age"), "ada pass")

    assert table.over
    assert (front(table), back(table)) == ("", "mystical-healer+1 mystical-healer+1")


@rule("RC-AMB-34", "RC-BASE-CONCEPT-06")
def test_points_are_lost_before_others_are_gained_and_never_below_0() -> None:
    table = aged("front demon+1 sculptor+1; vp 1")

    assert sources(table) == {"demon": -1, "sculptor": 3}
    assert vp(table) == 3


@rule("RC-BASE-AGE-05", "RC-SOLO-FLOW-01", "RC-SOLO-FLOW-02")
def test_ageing_is_played_in_all_four_rounds() -> None:
    table = idle(fresh("standard", 3))

    phases = [(fact["round"], fact["phase"]) for fact in told(table, "phase")]
    assert phases == [(round_, phase) for round_ in (1, 2, 3, 4) for phase in range(1, 7)]


# --- The end --------------------------------------------------------------------------------------


@rule("RC-BASE-END-01")
def test_buildings_score_1_and_3_at_the_end() -> None:
    table = realm("town mine:2", "", phase="end")

    assert sources(table) == {"end:town": 1, "end:mine": 3}


@rule("RC-BASE-END-02")
@pytest.mark.parametrize(
    ("ada", "bo", "winners", "reason"),
    [
        ("vp 5", "vp 4; gold 9", (0,), "points"),
        ("vp 5; gold 1", "vp 5; gold 2", (1,), "gold"),
        ("vp 5; gold 2", "vp 5; gold 2", (0, 1), "shared"),
    ],
)
def test_most_points_win_then_most_gold_then_it_is_shared(
    ada: str, bo: str, winners: tuple[int, ...], reason: str
) -> None:
    result = realm(ada, bo, phase="end").result

    assert result is not None
    assert (result.winners, result.reason) == (winners, reason)


@rule("RC-SOLO-GOAL-01", "RC-SOLO-END-05", "RC-SOLO-END-06")
@pytest.mark.parametrize(("points", "winner"), [(16, 0), (15, 1), (14, 1)])
def test_alone_one_needs_more_points_than_the_lich_king(points: int, winner: int) -> None:
    table = realm(f"vp {points}", phase="end", round=4, lich=10)

    assert table.result is not None
    assert table.result.winners == (winner,)


@rule("RC-SOLO-END-01", "RC-SOLO-END-02", "RC-SOLO-END-03", "RC-SOLO-END-04", "RC-AMB-20")
def test_alone_buildings_and_artifacts_score_and_then_card_k() -> None:
    table = realm("town:2; beside heartstone; back relic-of-wisdom+1", phase="end", round=4)

    scored = [fact["source"] for fact in told(table, "score")]
    assert scored == ["end:town", "relic-of-wisdom", "heartstone", "instant"]
    assert vp(table, LICH) == 5


@rule("RC-SOLO-ART-02")
def test_artifacts_score_alone_as_among_many() -> None:
    text = "gold 9; back knight+2; town mine; beside heartstone bottomless-purse builders-seal"
    alone, among_many = realm(text, phase="end", round=4), realm(text, "", phase="end")

    assert sources(alone) == sources(among_many)
    assert sources(alone)["heartstone"] == 2


@rule("RC-AMB-07")
def test_card_k_pays_no_underworld_bonus() -> None:
    everything = "miner knight monkey rogue cook golem archer"
    table = realm("", phase="end", round=4, underworld=everything)

    assert sources(table, LICH) == {"instant": 5}
    assert "lich.bonus" not in kinds(table)


@rule("RC-SOLO-ROUND-01", "RC-SOLO-END-01", "RC-SOLO-FLOW-03", "RC-AMB-20")
def test_alone_the_marker_moves_each_round_and_the_game_ends_at_k() -> None:
    table = idle(fresh("solo", 1))
    lich = seen_by(table).lich
    assert lich is not None

    assert [fact["card"] for fact in told(table, "necropolis")] == list(lich.row)
    assert [fact["card"] for fact in told(table, "lich.instant")] == list(lich.row)
    assert [fact["place"] for fact in told(table, "marker")] == [1, 2, 3, 4]
    rounds = [(fact["round"], fact["phase"]) for fact in told(table, "phase")]
    assert rounds == [(number, phase) for number in (1, 2, 3, 4) for phase in range(1, 7)]
    assert table.over


@rule("RC-SOLO-END-01", "RC-AMB-20")
def test_at_the_end_the_marker_lies_on_the_last_card_before_anything_is_scored() -> None:
    table = idle(realm("town", phase="age", whole=True, round=4))
    told_last = [event.kind for event in table.log if event.kind in ("marker", "score", "crown")]
    lich = seen_by(table).lich

    assert told_last == ["marker", "score", "score", "crown"]
    assert lich is not None
    assert (lich.marker, table.round, lich.armies) == (4, 4, ())


def test_the_dead_leave_their_gold_and_points() -> None:
    table = aged("front monkey+2 sculptor+1; gold 1")

    assert (gold(table), vp(table)) == (3, 3)
