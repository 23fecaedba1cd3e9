"""Skills of thieves in moves and turns, one ruling each (chapter Characters, guards, Cyclops)."""

from __future__ import annotations

import pytest

from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import asked, city, codes, figure, play, player, told


def skills(found: list[str]) -> list[str]:
    return [code.removeprefix("skill:") for code in found if code.startswith("skill")]


# --- Leona ----------------------------------------------------------------------------------------


@rule("CAD-AMB-96", "CAD-AMB-117")
def test_leona_swaps_with_a_friend_an_enemy_or_a_guard_beside_her_but_not_with_isabeau() -> None:
    table = city(
        mode="king_of_ashes",
        one="leona@F5 iris@F4",
        two="nyra@G5 isabeau@F6 selka@H5",
        guards={"kornak": "E5"},
    )

    play(table, "one leona")

    assert skills(codes(table)) == ["iris", "nyra", "kornak"]


@rule("CAD-AMB-96")
def test_a_swap_costs_one_point_and_there_is_no_fight() -> None:
    table = city(one="leona@F5", two="nyra@G5")

    play(table, "one leona", "one skill:nyra")

    assert (figure(table, "leona").place, figure(table, "nyra").place) == ("G5", "F5")
    assert (table.at["G5"], table.at["F5"]) == ("leona", "nyra")
    assert player(table, "one").actions == 6
    assert told(table, "skill") == [{"figure": "leona", "target": "nyra"}]
    assert "attack:nyra" in codes(table)


@rule("CAD-AMB-96")
def test_a_guard_who_is_swapped_stands_where_leona_was() -> None:
    table = city(one="leona@F5", two="nyra@K9", guards={"kornak": "F4"})

    play(table, "one leona", "one skill:kornak")

    assert table.guards["kornak"] == "F5"
    assert (table.at["F5"], table.at["F4"]) == ("kornak", "leona")


@rule("CAD-AMB-96")
def test_leona_swaps_in_the_midst_of_her_move_and_goes_on() -> None:
    table = city(one="leona@F5", two="nyra@G7")

    play(table, "one leona", "one F7", "one skill:nyra")

    assert figure(table, "leona").place == "G7"
    assert {"H7", "I7"} <= set(codes(table))
    assert "I6" not in codes(table)


@rule("CAD-AMB-96", "CAD-AMB-22")
def test_her_move_is_over_when_she_comes_into_a_room_with_a_covered_token() -> None:
    table = city(mode="king_of_ashes", one="leona@C5 iris@A1", two="nyra@B3", tokens="B3=coat")

    play(table, "one leona", "one C3", "one skill:nyra")

    assert figure(table, "leona").place == "B3"
    assert player(table, "one").experience == 1
    assert "B4" not in codes(table)


@rule("CAD-AMB-96", "CAD-AMB-22")
def test_who_is_swapped_into_such_a_room_turns_the_token_up() -> None:
    table = city(mode="king_of_ashes", one="leona@B3", two="nyra@C3", tokens="B3=coat")

    play(table, "one leona", "one skill:nyra")

    assert player(table, "two").experience == 1
    assert (player(table, "one").experience, table.covered) == (0, {})
    assert {"C5", "D3"} <= set(codes(table))


@rule("CAD-AMB-96")
def test_there_is_no_swap_without_a_point_or_underground() -> None:
    poor = city(one="leona@F5", two="nyra@G5", hand="run", actions=1)
    play(poor, "one leona", "one F4")
    assert not skills(codes(poor))

    below = city(mode="king_of_ashes", one="leona@altar iris@archive", two="nyra@K9")
    play(below, "one leona")
    assert not skills(codes(below))


# --- Valdur ---------------------------------------------------------------------------------------


@rule("CAD-AMB-100")
def test_valdur_steps_from_one_pentagram_to_another_free_one() -> None:
    table = city(one="valdur@C3 corvin@I3", two="iris@K9")

    play(table, "one valdur")
    assert skills(codes(table)) == ["C7", "I7"]
    play(table, "one skill:I7")

    assert figure(table, "valdur").place == "I7"
    assert player(table, "one").actions == 6
    assert "I3" not in codes(table)
    assert "I4" in codes(table)


@rule("CAD-AMB-100")
def test_valdur_keeps_the_spaces_that_are_left_of_his_move() -> None:
    table = city(one="valdur@C2", two="iris@K9")

    play(table, "one valdur", "one C3", "one skill:I7")

    assert {"I6", "I5", "I4"} <= set(codes(table))
    assert "I3" not in codes(table)


@rule("CAD-AMB-100")
def test_valdur_must_stand_on_a_pentagram() -> None:
    table = city(one="valdur@C2", two="iris@K9")

    play(table, "one valdur")

    assert not skills(codes(table))


# --- Veshra ---------------------------------------------------------------------------------------


@rule("CAD-AMB-109")
def test_veshra_hexes_an_enemy_within_three_steps() -> None:
    table = city(one="veshra@F5 grole@F6", two="iris@F2 leona@F1 maren@K9", guards={"kornak": "G5"})

    play(table, "one veshra")

    assert skills(codes(table)) == ["iris"]


@rule("CAD-AMB-109")
def test_the_next_move_of_a_hexed_thief_is_cut_by_two_once() -> None:
    table = city(one="veshra@A1 grole@K1", two="iris@A4 leona@K9", dice=(6, 6, 6))

    play(table, "one veshra", "one skill:iris", "one done", "one end", "two kornak", "two iris")
    assert figure(table, "iris").slowed == 2
    assert "A6" in codes(table, "two")
    assert "A7" not in codes(table, "two")
    play(table, "two A5")
    assert figure(table, "iris").slowed == 0
    assert "A6" in codes(table, "two")
    assert "A7" not in codes(table, "two")


@rule("CAD-AMB-109")
def test_the_mark_waits_over_turns_and_there_is_one_for_each_target() -> None:
    table = city(one="veshra@A1 grole@K1", two="iris@A4 leona@K9", dice=(6, 6, 6))

    play(table, "one veshra", "one skill:iris", "one done", "one end", "two kornak", "two end")
    play(table, "one kornak", "one veshra")

    assert figure(table, "iris").slowed == 2
    assert not skills(codes(table))


@rule("CAD-AMB-109", "CAD-AMB-129")
def test_a_hex_and_a_niggling_injury_add_up() -> None:
    table = city(
        one="veshra@A1 grole@K1",
        two="iris@A4 leona@K9",
        hand="niggling-injury",
        dice=(6, 6),
    )

    play(table, "one veshra", "one skill:iris", "one done", "one end")
    play(table, "two kornak", "two iris", "two A5", "one card:niggling-injury")

    assert figure(table, "iris").place == "A4"
    assert not {"A3", "A5", "B4"} & set(codes(table, "two"))


# --- Elise ----------------------------------------------------------------------------------------


@rule("CAD-AMB-106")
def test_elise_moves_a_guard_within_three_steps_up_to_two() -> None:
    table = city(one="elise@F5 bragg@F3", two="nyra@F1", guards={"kornak": "F2", "valrut": "F9"})

    play(table, "one elise")
    assert skills(codes(table)) == ["kornak"]
    play(table, "one skill:kornak")
    assert asked(table) == ["one charm"]
    assert sorted(codes(table)) == ["D2", "E2", "F2", "G2", "G3"]
    play(table, "one G3")

    assert table.guards["kornak"] == "G3"
    assert (table.at["G3"], "F2" in table.at) == ("kornak", False)
    assert player(table, "one").actions == 6
    assert "F6" in codes(table)
    assert told(table, "charmed") == [{"guard": "kornak", "place": "G3"}]


@rule("CAD-AMB-106")
def test_the_distance_is_counted_in_linked_steps() -> None:
    table = city(one="elise@D3", two="nyra@K9", guards={"kornak": "D2"})

    play(table, "one elise")

    assert skills(codes(table)) == ["kornak"]

    far = city(one="elise@E3", two="nyra@K9", guards={"kornak": "D2"})
    play(far, "one elise")
    assert not skills(codes(far))


@rule("CAD-AMB-106")
def test_a_charmed_guard_attacks_nobody_and_may_stay() -> None:
    table = city(one="elise@F5", two="nyra@F3", guards={"kornak": "F4"})

    play(table, "one elise", "one skill:kornak")

    assert table.guards["kornak"] == "F4"
    assert not told(table, "fight")


# --- Selka ----------------------------------------------------------------------------------------


@rule("CAD-AMB-103")
def test_selka_looks_at_a_covered_token_beside_her_for_nothing_once() -> None:
    table = city(
        mode="king_of_ashes",
        one="selka@I4",
        two="iris@K9",
        tokens="J4=trap H4=trap J3=trap",
        actions=1,
    )

    play(table, "one selka")
    assert sorted(skills(codes(table))) == ["H4", "J4"]
    play(table, "one skill:H4")

    assert player(table, "one").actions == 1
    assert player(table, "one").seen == ("H4",)
    assert table.covered["H4"] == "trap"
    assert not skills(codes(table))


@rule("CAD-AMB-103")
def test_only_her_owner_learns_what_selka_saw() -> None:
    table = city(mode="king_of_ashes", one="selka@I4", two="iris@K9", tokens="J4=trap")

    play(table, "one selka", "one skill:J4")

    looked = [event for event in table.log if event.kind == "looked"]
    assert dict(looked[0].facts) == {"seat": 0, "room": "J4", "token": "trap"}
    assert table.reveals == 1
    assert [event.to for event in looked] == [(0,)]
    assert "token" not in told(table, "skill")[0]


@rule("CAD-AMB-103")
def test_selka_looks_in_the_midst_of_her_move_and_goes_on() -> None:
    table = city(mode="king_of_ashes", one="selka@I6", two="iris@K9", tokens="J4=trap")

    play(table, "one selka", "one I4", "one skill:J4")

    assert {"I3", "I2"} <= set(codes(table))


@rule("CAD-AMB-103")
def test_selka_does_not_look_twice_at_the_same_token() -> None:
    table = city(
        mode="king_of_ashes", one="selka@I4 nyra@A1", two="iris@K9", tokens="J4=trap", begins=False
    )
    table.covered["J4"] = "trap"
    table.unseen.remove("trap")
    table.players[0].seen = ("J4",)

    play(table, "one selka")

    assert not skills(codes(table))


# --- Bragg ----------------------------------------------------------------------------------------


@rule("CAD-AMB-107")
@pytest.mark.parametrize(("word", "far"), [("bragg@A1", True), ("bragg@A1:ring", False)])
def test_bragg_goes_five_spaces_while_he_carries_no_treasure(word: str, *, far: bool) -> None:
    table = city(one=word, two="nyra@K9")

    play(table, "one bragg")

    assert "A5" in codes(table)
    assert ("A6" in codes(table)) == far


@rule("CAD-AMB-107")
def test_equipment_does_not_slow_bragg() -> None:
    table = city(mode="king_of_ashes", one="bragg@A1+rapier", two="nyra@K9")

    play(table, "one bragg")

    assert "A6" in codes(table)


@rule("CAD-AMB-107")
def test_it_counts_what_bragg_carries_when_the_move_is_paid() -> None:
    table = city(one="bragg@B4", two="nyra@K9", chests="B4=ring")

    play(table, "one bragg", "one smash")

    assert "A7" in codes(table)
    assert "A8" not in codes(table)


# --- Corvin ---------------------------------------------------------------------------------------


@rule("CAD-AMB-102")
def test_corvin_crosses_one_wall_in_his_move_for_a_card_and_one_space() -> None:
    table = city(one="corvin@C4", two="iris@K9", hand="jinx tax-collector")

    play(table, "one corvin")
    assert skills(codes(table)) == ["jinx", "tax-collector"]
    assert "B4" in codes(table)  # round the corner
    play(table, "one skill:jinx", "one D4", "one D4/wall")

    assert figure(table, "corvin").place == "D4"
    assert told(table, "arcana.spent") == [{"seat": 0, "card": "jinx"}]
    assert player(table, "one").actions == 6
    assert {"D3", "D5"} <= set(codes(table))


@rule("CAD-AMB-102")
def test_corvin_crosses_only_one_wall() -> None:
    table = city(one="corvin@C4", two="iris@K9", hand="jinx run")

    play(table, "one corvin", "one skill:jinx", "one B4")

    assert not skills(codes(table))
    assert "B5" not in codes(table)


@rule("CAD-AMB-102")
@pytest.mark.parametrize("place", ["altar", "centre"])
def test_there_are_no_roofs_underground(place: str) -> None:
    table = city(mode="king_of_ashes", one=f"corvin@{place}", two="iris@K9", hand="jinx")

    play(table, "one corvin")

    assert not skills(codes(table))
