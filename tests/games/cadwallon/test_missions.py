"""Missions: treasures of the gang for ducats (chapter Missions)."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon.missions import MISSION_ROWS
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import asked, city, codes, figure, play, player, told

# fmt: off
PAID = [
    ("mi-01", "scroll", 4), ("mi-02", "keys", 4), ("mi-03", "bracelet", 5), ("mi-04", "ring", 5),
    ("mi-05", "statuette", 6), ("mi-06", "scroll,scroll", 10), ("mi-07", "keys,keys", 10),
    ("mi-08", "bracelet,ring", 11), ("mi-09", "bracelet,bracelet", 12), ("mi-10", "ring,ring", 12),
    ("mi-11", "statuette,statuette", 14), ("mi-12", "scroll,keys", 9),
    ("mi-13", "bracelet,ring,statuette", 18), ("mi-14", "scroll,keys,ring", 14),
]
SHORT = [
    ("mi-01", "keys,ring"), ("mi-02", "scroll,ring"), ("mi-03", "ring"), ("mi-04", "bracelet"),
    ("mi-05", "ring"), ("mi-06", "scroll,keys"), ("mi-07", "keys,scroll"),
    ("mi-08", "bracelet,bracelet"), ("mi-09", "bracelet,ring"), ("mi-10", "ring,bracelet"),
    ("mi-11", "statuette,ring"), ("mi-12", "scroll,scroll"), ("mi-13", "bracelet,ring,ring"),
    ("mi-14", "scroll,keys,keys"), ("mi-14", "scroll,scroll,ring"), ("mi-14", "keys,ring,bracelet"),
    ("mi-15", "scroll,keys,ring"),
]
# fmt: on


@rule("CADB-MISSION-03", "CAD-AMB-150", "CAD-AMB-151", "CAD-AMB-152")
@pytest.mark.parametrize(("mission", "loot", "ducats"), PAID)
def test_a_mission_pays_at_once_for_treasures_that_leave_the_game(
    mission: str, loot: str, ducats: int
) -> None:
    table = city(one=f"iris@A1:{loot}", two="nyra@K9", missions=mission)

    play(table, f"one mission:{mission}")

    assert player(table, "one").ducats == 5 + ducats
    assert figure(table, "iris").loot == ()
    assert table.chests == {}


@rule("CAD-AMB-151")
def test_the_fifteenth_mission_asks_for_one_of_each_kind() -> None:
    table = city(
        one="iris@A1:scroll,keys,bracelet leona@A9:ring,statuette,ring",
        two="nyra@K9",
        missions="mi-15",
    )

    play(table, "one mission:mi-15")

    assert player(table, "one").ducats == 30
    assert figure(table, "leona").loot == ("ring",)


@rule("CAD-AMB-150", "CAD-AMB-151", "CAD-AMB-152")
@pytest.mark.parametrize(("mission", "loot"), SHORT)
def test_a_mission_is_not_finished_with_other_treasures(mission: str, loot: str) -> None:
    table = city(one=f"iris@A1:{loot}", two="nyra@K9", missions=mission)

    assert codes(table) == ["iris", "end"]


def test_all_15_missions_are_in_these_tests() -> None:
    tried = {mission for mission, _, _ in PAID} | {"mi-15"}

    assert tried == {row.id for row in MISSION_ROWS}
    assert len(MISSION_ROWS) == 15


@rule("CAD-AMB-150")
def test_of_one_kind_as_many_are_handed_in_as_one_likes() -> None:
    table = city(one="iris@A1:ring,ring,ring", two="nyra@K9", missions="mi-04")

    play(table, "one mission:mi-04", "one more", "one done")

    assert player(table, "one").ducats == 15
    assert figure(table, "iris").loot == ("ring",)


@rule("CAD-AMB-152")
def test_the_other_kinds_are_chosen() -> None:
    table = city(
        one="iris@A1:scroll,keys,ring leona@A9:bracelet,scroll", two="nyra@K9", missions="mi-14"
    )

    play(table, "one mission:mi-14")
    assert codes(table) == ["keys", "bracelet", "ring"]
    play(table, "one bracelet")
    assert codes(table) == ["keys", "ring"]
    play(table, "one keys", "one leona")

    assert figure(table, "iris").loot == ("scroll", "ring")
    assert figure(table, "leona").loot == ()


@rule("CADB-MISSION-02", "CAD-AMB-153")
def test_a_mission_costs_three_points_and_there_is_one_a_turn() -> None:
    table = city(one="iris@A1:ring,keys", two="nyra@K9", missions="mi-04 mi-02")

    play(table, "one mission:mi-04")

    assert player(table, "one").actions == 4
    assert "mission:mi-02" not in codes(table)


@rule("CADB-MISSION-02")
def test_there_is_another_mission_in_the_next_turn() -> None:
    table = city(one="iris@A1:ring,keys", two="nyra@K9", missions="mi-04 mi-02", dice=(6, 6))

    play(table, "one mission:mi-04", "one end", "two kornak", "two end", "one kornak")

    assert "mission:mi-02" in codes(table)


@rule("CADB-MISSION-02")
@pytest.mark.parametrize(("actions", "able"), [(2, False), (3, True)])
def test_who_has_fewer_points_cannot_finish_a_mission(actions: int, *, able: bool) -> None:
    table = city(one="iris@A1:ring", two="nyra@K9", missions="mi-04", actions=actions)

    assert ("mission:mi-04" in codes(table)) == able


@rule("CADB-MISSION-04", "CAD-AMB-153")
def test_treasures_come_from_several_members_and_one_says_from_whom() -> None:
    table = city(one="iris@A1:ring leona@A9:ring maren@A5:ring", two="nyra@K9", missions="mi-10")

    play(table, "one mission:mi-10")
    assert asked(table) == ["one mission.giver"]
    assert codes(table) == ["iris", "leona", "maren"]
    play(table, "one leona", "one iris")

    assert figure(table, "maren").loot == ("ring",)
    assert figure(table, "iris").loot == figure(table, "leona").loot == ()


@rule("CAD-AMB-153")
@pytest.mark.parametrize("place", ["A1/1", "altar", "centre"])
def test_the_wounded_and_who_is_underground_hand_in_as_well(place: str) -> None:
    where, _, wounds = place.partition("/")
    word = f"iris@{where}:ring" + (f"/{wounds}" if wounds else "")
    table = city(mode="king_of_ashes", one=word, two="nyra@K9", missions="mi-04")

    assert "mission:mi-04" in codes(table)


@rule("CAD-AMB-153", "CADB-MISSION-04")
@pytest.mark.parametrize("place", ["prison", "out", "crawled"])
def test_prisoners_and_those_who_have_left_hand_nothing_in(place: str) -> None:
    table = city(
        mode="king_of_ashes", one=f"iris@{place}:ring leona@A1", two="nyra@K9", missions="mi-04"
    )

    assert "mission:mi-04" not in codes(table)


@rule("CAD-AMB-153")
def test_what_is_no_treasure_of_the_five_kinds_never_counts() -> None:
    table = city(
        mode="king_of_ashes", one="iris@A1:scroll,crystal,crystal", two="nyra@K9", missions="mi-14"
    )

    assert "mission:mi-14" not in codes(table)


@rule("CADB-MISSION-05", "CAD-AMB-154")
def test_a_finished_mission_is_replaced_at_once() -> None:
    table = city(one="iris@A1:ring", two="nyra@K9", missions="mi-01 mi-04 mi-02")
    deck = sorted(table.mission_deck)

    play(table, "one mission:mi-04")

    new = table.missions[1]
    assert table.missions == ["mi-01", new, "mi-02"]
    assert sorted([*table.mission_deck, new]) == deck
    assert told(table, "mission") == [{"seat": 0, "mission": "mi-04", "next": new}]


@rule("CAD-AMB-154")
def test_without_a_deck_the_place_stays_empty() -> None:
    table = city(one="iris@A1:ring", two="nyra@K9", missions="mi-04")
    table.mission_deck.clear()

    play(table, "one mission:mi-04")

    assert table.missions == ["", "", ""]


@rule("CADB-MISSION-06")
def test_a_mission_is_not_finished_in_the_midst_of_an_activation() -> None:
    table = city(one="iris@A1:ring", two="nyra@K9", missions="mi-04")

    play(table, "one iris")

    assert "mission:mi-04" not in codes(table)
