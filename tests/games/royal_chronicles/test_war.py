"""War: strength, neighbours, two players, the Lich King's armies (chapter 3)."""

from __future__ import annotations

import pytest

from emberkeep.games.royal_chronicles.rules.kingdom import strength_of
from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import (
    LICH,
    gold,
    idle,
    kinds,
    player,
    realm,
    seen_by,
    sources,
    told,
    vp,
)


@rule("RC-BASE-WAR-01")
def test_strength_is_that_of_the_front_and_of_who_fights_from_the_back_and_of_buildings() -> None:
    table = realm("front knight miner; back archer rogue; barracks town", "", phase="war")

    assert told(table, "strength")[0]["total"] == 4 + 2 + 2 + 1
    assert told(table, "strength")[0]["lines"] == [
        ("knight-1", 4),
        ("miner-1", 2),
        ("archer-1", 2),
        ("barracks", 1),
    ]


@rule("RC-BASE-WAR-02", "RC-BASE-CONCEPT-03")
def test_strength_is_counted_with_all_that_modifies_it_now() -> None:
    table = realm("front militiaman+1 manticore; back farmer; town", "", phase="war")

    assert told(table, "strength")[0]["total"] == 3 + 2 + 2 * 2


@rule("RC-BASE-WAR-03", "RC-BASE-WAR-04")
def test_each_neighbour_is_fought_separately() -> None:
    table = realm("front rogue", "front knight", "front miner", "front kraken", phase="war")

    assert [vp(table, name) for name in ("ada", "bo", "cy", "di")] == [0, 6, 0, 6]


@rule("RC-BASE-WAR-03", "RC-BASE-WAR-04")
def test_who_is_no_neighbour_is_not_fought() -> None:
    table = realm("front miner", "front cook", "front kraken", "front farmer", phase="war")

    assert vp(table) == 6


@rule("RC-BASE-WAR-04")
def test_a_tie_is_won_by_both() -> None:
    table = realm("front knight", "front commander", "front kraken", phase="war")

    assert sources(table) == {"war": 3}
    assert sources(table, "bo")["war"] == 3


@rule("RC-BASE-WAR-05", "RC-AMB-52")
@pytest.mark.parametrize("place", ["front", "back"])
def test_rewards_for_wars_won_do_not_ask_where_the_unit_stands(place: str) -> None:
    table = realm(f"{place} commander rogue", "", "", phase="war")

    assert (sources(table)["commander"], gold(table)) == (2, 2)


@rule("RC-BASE-WAR-06")
def test_level_2_buildings_score_whatever_the_wars_brought() -> None:
    assert sources(realm("temple:2", "front knight", phase="war")) == {"temple": 2}


# --- Two players ----------------------------------------------------------------------------------


@rule("RC-BASE-WAR-07")
@pytest.mark.parametrize(
    ("ada", "bo", "points"),
    [
        ("front knight", "front rogue", (3, 0)),
        ("front knight", "front miner", (6, 0)),
        ("front knight", "front necromancer", (3, 3)),
        ("front knight", "", (6, 0)),
        ("", "", (0, 0)),
    ],
)
def test_two_players_fight_once_and_double_strength_counts_double(
    ada: str, bo: str, points: tuple[int, int]
) -> None:
    table = realm(ada, bo, phase="war")

    assert (vp(table), vp(table, "bo")) == points


@rule("RC-BASE-WAR-07", "RC-AMB-39")
def test_with_two_players_both_wars_means_the_one() -> None:
    assert sources(realm("front herald", "", phase="war")) == {"war": 6, "herald": 1}


# --- The Lich King --------------------------------------------------------------------------------

ROW = "bone-quarry conscripted-dead barrow-of-captains"


@rule("RC-SOLO-WAR-01", "RC-SOLO-WAR-02", "RC-SOLO-WAR-03", "RC-SOLO-WAR-04", "RC-SOLO-EX-04")
def test_both_armies_are_the_sum_of_the_current_card_and_the_next() -> None:
    table = realm("", phase="war", round=2, row=ROW)
    lich = seen_by(table).lich
    assert lich is not None

    assert (lich.black, lich.purple) == (2 + 4, 4 + 5)
    assert lich.row[2] == "barrow-of-captains"
    assert table.round == 2


@rule("RC-SOLO-WAR-05", "RC-SOLO-WAR-06", "RC-SOLO-WAR-07")
@pytest.mark.parametrize(
    ("text", "points"),
    [("front knight", 0), ("front demon", 3), ("front kraken", 6)],
)
def test_the_kingdom_fights_each_army_for_3_points(text: str, points: int) -> None:
    assert vp(realm(text, phase="war", round=2, row=ROW)) == points


@rule("RC-SOLO-WAR-08")
def test_the_lich_king_gets_1_for_each_war_he_wins() -> None:
    assert vp(realm("front knight", phase="war", round=2, row=ROW), LICH) == 2
    assert vp(realm("front demon", phase="war", round=2, row=ROW), LICH) == 1


@rule("RC-SOLO-WAR-09", "RC-AMB-11")
def test_in_a_tie_with_an_army_both_win() -> None:
    table = realm("front commander miner", phase="war", round=2, row=ROW)

    assert sources(table) == {"war": 3, "commander": 1}
    assert sources(table, LICH) == {"black": 1, "purple": 1}


@rule("RC-AMB-12")
def test_the_next_card_is_revealed_after_deployment() -> None:
    table = realm("hand knight; gold 1", phase="deploy", whole=True, row=ROW, round=2)
    before = seen_by(table).lich
    idle(table, "deploy")

    assert before is not None
    assert before.row[2] == ""
    assert kinds(table).index("deployed") < kinds(table).index("necropolis")


@rule("RC-AMB-13")
def test_double_strength_counts_nothing_alone() -> None:
    table = realm("front kraken titan", phase="war", row="rotten-granary paupers-field")

    assert sources(table) == {"war": 6}
    assert len(told(table, "war")) == 2


@rule("RC-AMB-14")
def test_strength_0_ties_with_an_army_of_0() -> None:
    table = realm("", phase="war", row="withered-grove")
    assert strength_of(player(table)) == 0
    wars = told(table, "war")

    assert all(fact["won"] == (fact["theirs"] == 0) for fact in wars)
