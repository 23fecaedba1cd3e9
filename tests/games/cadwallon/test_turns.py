"""Rounds and turns (chapter Round and turn)."""

from __future__ import annotations

from emberkeep.games.cadwallon.state import ACTED, MOVED, SKILLED
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import asked, city, codes, figure, play, player, told


@rule("CADB-TURN-01", "CAD-AMB-86")
def test_in_a_round_everybody_takes_a_turn_and_the_first_player_begins_again() -> None:
    table = city(
        people=3, one="iris@A1", two="nyra@K9", three="bragg@K1", options={"patrols": "new"}
    )
    table.back = "purple"

    for _ in range(2):
        play(table, "one end", "two kornak", "two B2", "two end")
        play(table, "three kornak", "three B2", "three end", "one kornak", "one B2")

    turns = [event["seat"] for event in told(table, "turn")]
    assert turns == [1, 2, 0, 1, 2, 0]
    assert [event["number"] for event in told(table, "round")] == [3, 4]


@rule("CADB-TURN-02")
def test_a_turn_is_draw_patrol_activation_end() -> None:
    table = city(one="iris@A1", two="nyra@K9", begins=True, dice=(6,))

    assert len(player(table, "one").hand) == 1
    assert asked(table) == ["one patrol"]
    play(table, "one kornak")
    assert asked(table) == ["one turn"]
    assert codes(table) == ["iris", "end"]


@rule("CADB-TURN-03", "CADB-TURN-02")
def test_a_gang_has_seven_action_points_which_come_back_in_the_next_turn() -> None:
    table = city(one="iris@A1 leona@A9", two="nyra@K9", begins=True, dice=(6, 6, 6))

    play(table, "one kornak")
    assert player(table, "one").actions == 7

    play(table, "one iris", "one A3", "one done")
    assert player(table, "one").actions == 6
    play(table, "one end", "two kornak", "two end", "one kornak")
    assert player(table, "one").actions == 7


@rule("CADB-TURN-06", "CADB-TURN-07")
def test_unspent_action_points_are_lost_with_the_turn() -> None:
    table = city(one="iris@A1", two="nyra@K9")

    play(table, "one end")

    assert player(table, "one").actions == 0


@rule("CADB-TURN-06")
def test_nobody_must_be_activated() -> None:
    table = city(one="iris@A1 leona@A9", two="nyra@K9")

    play(table, "one end")

    assert asked(table) == ["two patrol"]
    assert figure(table, "iris").place == "A1"


@rule("CADB-TURN-04")
def test_one_finishes_a_character_before_the_next_in_any_order() -> None:
    table = city(one="iris@A1 leona@A9", two="nyra@K9")

    play(table, "one leona", "one A7")
    assert "iris" not in codes(table)
    play(table, "one done")
    assert codes(table) == ["iris", "end"]


@rule("CADB-TURN-05", "CADB-MOVE-01")
def test_a_character_moves_once() -> None:
    table = city(one="iris@A1", two="nyra@K9", chests="B4=ring")

    play(table, "one iris", "one B4")

    assert codes(table) == ["pick", "smash", "done"]
    assert figure(table, "iris").used & MOVED


@rule("CADB-TURN-05")
def test_a_character_acts_once() -> None:
    table = city(one="iris@B3", two="nyra@C3", chests="B3=ring B4=keys", dice=(1,))

    play(table, "one iris", "one pick")

    assert figure(table, "iris").used & ACTED
    assert "attack:nyra" not in codes(table)
    play(table, "one B4")
    assert not {"pick", "smash"} & set(codes(table))


@rule("CADB-TURN-05")
def test_a_character_uses_its_skill_once() -> None:
    table = city(one="leona@F5", two="nyra@G5 selka@E5")

    play(table, "one leona", "one skill:nyra")

    assert figure(table, "leona").used & SKILLED
    assert not [code for code in codes(table) if code.startswith("skill")]


@rule("CADB-TURN-05")
def test_move_action_and_skill_come_in_any_order() -> None:
    table = city(one="leona@C4 iris@A1", two="nyra@C3", chests="B4=ring", dice=(1,))

    play(table, "one leona", "one skill:nyra", "one B3", "one B4", "one pick")

    assert figure(table, "leona").loot == ("ring",)
    assert player(table, "one").actions == 4


@rule("CAD-AMB-87")
def test_a_player_with_nobody_left_still_takes_turns() -> None:
    table = city(
        two="nyra@K9", one="", hand="tax-collector", begins=True, dice=(6,), ducats={"two": 4}
    )

    play(table, "one kornak", "one card:tax-collector")

    assert player(table, "two").ducats == 2


@rule("CAD-AMB-57")
def test_a_mercenary_is_a_character_like_any_other() -> None:
    table = city(mode="king_of_ashes", one="chufflock@F5", two="isabeau@G5", chests="B3=ring")

    play(table, "one chufflock")

    assert {"attack:isabeau", "F4", "done"} <= set(codes(table))


@rule("CAD-AMB-57")
def test_guards_are_no_characters() -> None:
    table = city(one="iris@F5", two="nyra@K9", guards={"kornak": "F4"})

    play(table, "one iris")

    assert not [code for code in codes(table) if "kornak" in code]


@rule("CAD-AMB-55")
def test_an_attack_and_a_chest_are_the_one_action_of_a_turn() -> None:
    table = city(one="iris@C3 leona@A1", two="nyra@B3", chests="B3=ring", dice=(6, 6, 1, 1))

    play(table, "one iris", "one attack:nyra")
    play(table, f"one {codes(table)[0]}")

    assert figure(table, "iris").place == "B3"
    assert not {"pick", "smash"} & set(codes(table))
    assert player(table, "one").actions == 6


@rule("CAD-AMB-55")
def test_a_mission_is_nobodys_action() -> None:
    table = city(one="iris@B3:ring", two="nyra@K9", chests="B3=keys", missions="mi-04")

    play(table, "one mission:mi-04", "one iris")

    assert "pick" in codes(table)


@rule("CAD-AMB-47")
def test_during_play_one_pays_what_one_has() -> None:
    table = city(one="iris@A1", two="nyra@K9", hand="tax-collector", ducats={"two": 1})

    play(table, "one card:tax-collector")

    assert player(table, "two").ducats == 0


@rule("CAD-AMB-56")
def test_the_supply_of_experience_has_no_limit() -> None:
    table = city(
        mode="king_of_ashes", one="iris@C3", two="nyra@K9", tokens="B3=coat", experience=40
    )

    play(table, "one iris", "one B3")

    assert player(table, "one").experience == 41
