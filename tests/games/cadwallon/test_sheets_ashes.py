"""Adventures 9 to 14 (chapter Adventures; CAD-AMB-196 to CAD-AMB-201)."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.board import ROOMS
from emberkeep.games.cadwallon.sheet import SHEETS
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import (
    asked,
    city,
    codes,
    figure,
    pass_to,
    play,
    player,
    told,
)

STAIR = "D4=staircase"
LOCKED = "B1 E1 G1 K2 K4 K6 J9 G9 E9 A8 A6 A4"


def on(number: int, **given: Any) -> City:
    return city(mode="king_of_ashes", adventure=f"adv-{number:02}", **given)


@rule("CAD-AMB-192", "CAD-CAMPAIGN-05")
@pytest.mark.parametrize(
    ("number", "rounds", "alarm"),
    [(9, 8, 6), (10, 8, 6), (11, 8, 6), (12, 9, 7), (13, 8, 6), (14, 8, 6)],
)
def test_the_sheets_say_how_long_the_night_is_and_when_the_alarm_sounds(
    number: int, rounds: int, alarm: int
) -> None:
    sheet = SHEETS[f"adv-{number:02}"]

    assert (sheet.rounds, sheet.alarm) == (rounds, alarm)


# --- 9, First Tremor ------------------------------------------------------------------------------


def shaken(table: City) -> City:
    """Play on to the next round."""
    return pass_to(table, "one")


@rule("CAD-AMB-196")
@pytest.mark.parametrize(("number", "tokens"), [(2, 1), (3, 0), (4, 1), (6, 0)])
def test_a_token_turns_up_by_itself_in_rounds_3_and_5(number: int, tokens: int) -> None:
    table = on(9, one="iris@A1", two="nyra@K9", round=number, tokens="E2=staircase")

    shaken(table)

    assert list(table.open.values()) == ["staircase"] * tokens
    assert player(table, "one").experience == player(table, "two").experience == 0
    assert player(table, "one").turned == 0


@rule("CAD-AMB-196")
def test_a_trap_that_turns_up_by_itself_is_gone_without_effect() -> None:
    table = shaken(on(9, one="iris@A1", two="nyra@K9", tokens="E2=trap"))

    assert (table.open, table.covered, told(table, "wound")) == ({}, {}, [])


@rule("CAD-AMB-196")
def test_only_tokens_in_rooms_without_a_figure_turn_up() -> None:
    table = on(9, one="iris@A1", two="nyra@K9", guards={"kornak": "E2"}, tokens="E2=coat H2=coat")

    assert shaken(table).open == {"H2": "coat"}


@rule("CAD-AMB-196")
def test_when_no_token_can_turn_up_nothing_happens() -> None:
    table = shaken(on(9, one="iris@A1", two="nyra@K9"))

    assert told(table, "tremor") == []


@rule("CAD-AMB-196", "CAD-AMB-27")
def test_security_that_turns_up_where_no_chest_is_left_is_gone() -> None:
    bare = shaken(on(9, one="iris@A1", two="nyra@K9", tokens="E2=security"))
    full = shaken(on(9, one="iris@A1", two="nyra@K9", tokens="E2=security", chests="E2=ring"))

    assert (bare.open, full.open) == ({}, {"E2": "security"})


@rule("CAD-AMB-81", "CAD-AMB-182")
def test_a_coat_of_arms_that_lies_open_stops_the_next_who_enters_and_teaches() -> None:
    table = on(9, one="iris@C2 leona@A1", two="nyra@K9", open="D2=coat")

    play(table, "one iris")
    assert "E2" not in codes(table)  # behind the room that stops her
    play(table, "one D2")

    assert player(table, "one").experience == 1
    assert (table.open, player(table, "one").turned) == ({}, 0)
    assert asked(table) == ["one turn"]  # her Move is over


@rule("CAD-AMB-81")
def test_equipment_that_lies_open_is_for_the_next_who_enters() -> None:
    table = on(9, one="iris@C2", two="nyra@K9", open="D2=equipment")

    play(table, "one iris", "one D2", "one rapier")

    assert figure(table, "iris").gear == "rapier"
    assert table.open == {}


@rule("CAD-AMB-81")
def test_who_flees_into_such_a_room_takes_it_as_well() -> None:
    table = on(9, one="maren@F3", two="nyra@F2", open="E2=coat", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra", "one E2")

    assert player(table, "two").experience == 1


@rule("CAD-AMB-196")
def test_the_first_gang_underground_gains_two_ducats_once() -> None:
    table = on(9, one="iris@D4 leona@D3", two="nyra@K9", open=STAIR, dice=(6, 6))

    play(table, "one iris", "one altar", "one leona", "one archive")

    assert player(table, "one").ducats == 5 + 2


# --- 10, The Sealed Stair -------------------------------------------------------------------------


@rule("CAD-AMB-197", "CAD-SETUP-05")
def test_the_armoury_has_a_staircase_and_the_other_23_rooms_the_other_tokens() -> None:
    table = GAME.new(GAME.setup("king_of_ashes", 2, {"adventure": "adv-10"}, 3))

    assert table.open == {"D4": "staircase"}
    assert len(table.covered) == len(table.unseen) == 23
    assert table.unseen.count("staircase") == 2
    assert [each.experience for each in table.players] == [0, 0]


@rule("CAD-AMB-197")
def test_no_stairs_are_used_before_round_3_not_even_a_hidden_one() -> None:
    table = on(10, one="iris@D4", hand="hidden-stair", open=STAIR, round=2)
    later = on(10, one="iris@D4", open=STAIR, round=3)

    play(table, "one iris")
    play(later, "one iris")

    assert not {"altar", "card:hidden-stair"} & set(codes(table))
    assert "altar" in codes(later)


@rule("CAD-AMB-197")
@pytest.mark.parametrize("room", ["altar", "archive", "torture", "tunnel"])
def test_a_relic_is_taken_as_an_action_and_once(room: str) -> None:
    table = on(10, one=f"iris@{room} leona@A1")

    play(table, "one iris", "one relic")

    assert figure(table, "iris").loot == ("relic",)
    assert player(table, "one").actions == 6
    assert f"relic-{room}" not in table.pieces
    assert len(table.pieces) == 3
    assert "relic" not in codes(table)


@rule("CAD-AMB-197")
def test_a_relic_needs_a_free_slot_and_there_is_none_in_the_secret_treasury() -> None:
    full = play(on(10, one="iris@altar:ring,ring,ring"), "one iris")
    secret = play(on(10, one="iris@secret"), "one iris")

    assert "relic" not in codes(full)
    assert "relic" not in codes(secret)


@rule("CAD-AMB-197", "CADB-END-02")
def test_a_relic_that_is_carried_out_sells_for_four_and_helps_no_mission() -> None:
    table = on(10, one="iris@A1", two="nyra@out:relic,relic leona@K9", turn="two", round=8)

    play(table, "two end")

    assert table.result is not None
    assert table.result.scores[1] == 5 + 8 - 3


# --- 11, The Eye of Mid-Nor -----------------------------------------------------------------------

BEATEN = (5, 5, 1, 1, 1, 1, 5, 5, 1, 1, 1, 1)


@rule("CAD-AMB-198", "CAD-AMB-120")
def test_whoever_first_beats_the_cyclops_of_four_dice_takes_the_eye() -> None:
    table = on(11, one="maren@D4 leona@A1", cyclops="altar", open=STAIR, dice=BEATEN)

    play(table, "one maren", "one altar")

    assert [len(event["dice"]) for event in told(table, "fight.thrown")] == [2, 4, 2, 4]  # type: ignore[arg-type]
    assert figure(table, "maren").loot == ("eye",)
    assert table.counters == {"eye": 0}


@rule("CAD-AMB-198")
def test_the_eye_is_taken_once() -> None:
    table = on(11, one="maren@D4 leona@A1", cyclops="altar", open=STAIR, dice=BEATEN)
    table.counters["eye"] = 0

    play(table, "one maren", "one altar")

    assert figure(table, "maren").loot == ()


@rule("CAD-AMB-198")
def test_who_carries_three_treasures_puts_one_away_for_the_eye() -> None:
    gang = "maren@D4:ring,ring,keys leona@A1"
    table = on(11, one=gang, cyclops="altar", open=STAIR, dice=BEATEN)

    play(table, "one maren", "one altar", "one keys", "one H2")

    assert figure(table, "maren").loot == ("ring", "ring", "eye")
    assert table.chests == {"H2": "keys"}


@rule("CAD-AMB-198")
def test_the_eye_waits_when_no_room_could_take_a_treasure() -> None:
    kinds = ["ring", "keys", "scroll", "bracelet", "statuette"] * 4 + ["purse-4", "purse-5"] * 2
    table = on(
        11,
        one="maren@D4:crystal,crystal,crystal leona@A1",
        cyclops="altar",
        open=STAIR,
        dice=BEATEN,
        chests=" ".join([f"{room}={kind}" for room, kind in zip(ROOMS, kinds, strict=True)]),
    )

    play(table, "one maren", "one altar")

    assert figure(table, "maren").loot == ("crystal",) * 3
    assert table.counters == {"eye": 1}


@rule("CAD-AMB-198")
def test_a_six_on_its_movement_die_is_thrown_again_once() -> None:
    again = on(11, one="iris@D4 leona@A1", open=STAIR, dice=(6, 4))
    twice = on(11, one="iris@D4 leona@A1", open=STAIR, dice=(6, 6, 4))

    play(again, "one iris", "one altar")
    play(twice, "one iris", "one altar")

    assert (again.cyclops, twice.cyclops) == ("archive", "lair")


@rule("CAD-AMB-198")
def test_experience_may_throw_the_second_result_again() -> None:
    table = on(11, one="iris@D4 leona@A1", open=STAIR, experience=1, dice=(6, 6, 4))

    play(table, "one iris", "one altar", "one xp")

    assert table.cyclops == "archive"


@rule("CAD-AMB-198")
def test_the_eye_sells_for_ten() -> None:
    table = on(11, one="iris@A1", two="nyra@out:eye leona@K9", turn="two", round=8)

    play(table, "two end")

    assert table.result is not None
    assert table.result.scores[1] == 5 + 10 - 3


# --- 12, The Hoard of Ashes -----------------------------------------------------------------------


@rule("CAD-AMB-199")
def test_both_mechanisms_lie_open_from_the_start() -> None:
    table = GAME.new(GAME.setup("king_of_ashes", 2, {"adventure": "adv-12"}, 3))

    assert table.open == {"E2": "mechanism", "J7": "mechanism"}
    assert "mechanism" not in table.unseen
    assert len(table.unseen) == 22


@rule("CAD-AMB-199")
def test_the_secret_treasury_pays_three_more_for_three_different_dice_alone() -> None:
    paid = on(12, one="iris@secret leona@A1", dice=(1, 2, 3))
    dead = on(12, one="iris@secret leona@A1", dice=(2, 2, 3))

    play(paid, "one iris", "one search")
    play(dead, "one iris", "one search")

    assert (player(paid, "one").ducats, player(dead, "one").ducats) == (5 + 6 + 3, 5)


@rule("CAD-AMB-199")
@pytest.mark.parametrize(("closed", "moves"), [("", 0), (LOCKED, 1)])
def test_from_the_alarm_on_the_cyclops_moves_at_the_start_of_rounds(
    closed: str, moves: int
) -> None:
    table = on(12, one="iris@A1 leona@A9", two="nyra@K9", closed=closed, dice=(1,))

    shaken(table)

    assert len(told(table, "cyclops.thrown")) == moves
    assert table.cyclops == ("altar" if moves else "lair")


@rule("CAD-AMB-199")
def test_the_first_player_pays_and_the_victims_owner_fights() -> None:
    table = on(
        12,
        one="maren@A1",
        two="nyra@altar",
        turn="two",
        closed=LOCKED,
        experience={"one": 1, "two": 1},
        dice=(2, 1, 5, 5, 5, 1, 1),
    )

    play(table, "two end")
    assert asked(table) == ["one reroll"]
    play(table, "one xp")

    assert asked(table) == ["two fight.reroll"]


# --- 13, The Festival Ashes -----------------------------------------------------------------------


@rule("CAD-AMB-200")
def test_six_crowds_stand_in_the_streets_and_cost_two_spaces_to_enter() -> None:
    table = play(on(13, one="iris@F2", two="nyra@K9", open="E2=staircase"), "one iris")

    assert sorted(table.pieces.values()) == ["D5", "F1", "F3", "F5", "F7", "H5"]
    assert "F4" in codes(table)  # two for F3, one more
    assert "F5" not in codes(table)  # would be five


@rule("CAD-AMB-200")
def test_nobody_in_a_crowd_is_attacked_or_attacks() -> None:
    into = play(on(13, one="maren@F4", two="nyra@F3"), "one maren")
    out_of = play(on(13, one="maren@F3", two="nyra@F4"), "one maren")
    elsewhere = play(on(13, one="maren@B5", two="nyra@C5"), "one maren")

    assert "attack:nyra" not in codes(into)
    assert "attack:nyra" not in codes(out_of)
    assert "attack:nyra" in codes(elsewhere)


@rule("CAD-AMB-200")
def test_who_would_come_out_of_a_crowd_goes_next_to_the_victim_first() -> None:
    table = play(on(13, one="maren@A5", two="nyra@C5"), "one maren")
    assert "attack:nyra" not in codes(table)

    play(table, "one B5")

    assert "attack:nyra" in codes(table)


@rule("CAD-AMB-200")
def test_guards_do_not_enter_a_crowd_and_attack_nobody_in_it() -> None:
    table = on(
        13,
        one="iris@A1",
        two="nyra@F3",
        guards={"kornak": "F2"},
        options={"patrols": "base"},
        begins=True,
        dice=(5,),
    )

    play(table, "one kornak")

    assert not {"F3", "F1", "nyra"} & set(codes(table))
    assert "G3" in codes(table)


@rule("CAD-AMB-200")
def test_a_guard_in_a_crowd_attacks_nobody_from_there_but_may_leave() -> None:
    table = on(
        13,
        one="iris@A1",
        two="nyra@F4",
        guards={"kornak": "F3"},
        options={"patrols": "base"},
        begins=True,
        dice=(5,),
    )

    play(table, "one kornak")

    assert "nyra" not in codes(table)
    assert "G3" in codes(table)


@rule("CAD-AMB-200")
def test_from_round_2_the_first_player_moves_one_crowd_up_to_two_street_spaces() -> None:
    table = on(13, one="iris@A1", two="nyra@K9", turn="two", round=1)

    play(table, "two end")
    assert asked(table) == ["one crowd"]
    play(table, "one crowd-5")

    assert set(codes(table)) == {"D5", "C5", "E5", "B5", "C4", "C6"}
    play(table, "one C4")
    assert table.pieces["crowd-5"] == "C4"


@rule("CAD-AMB-200")
def test_a_crowd_may_stay_or_come_onto_a_figure_but_not_onto_a_gate_or_a_crowd() -> None:
    table = on(13, one="iris@E5", two="nyra@K9", turn="two")
    table.pieces["crowd-1"] = "C1"

    play(table, "two end", "one crowd-1")
    assert set(codes(table)) == {"C1", "D1", "C2", "C3"}  # B1 and E1 are gates
    play(table, "one C1")

    assert table.pieces["crowd-1"] == "C1"


@rule("CAD-AMB-200")
def test_a_crowd_comes_onto_a_figure() -> None:
    table = on(13, one="iris@E5", two="nyra@K9", turn="two")

    play(table, "two end", "one crowd-3")

    assert "E5" in codes(table)
    assert "D5" not in codes(table)  # another crowd


@rule("CAD-AMB-200")
def test_a_flight_counts_a_crowd_as_one_space_and_may_end_there() -> None:
    table = on(13, one="maren@F2", two="nyra@G3", dice=(5, 5, 1, 1))
    table.pieces["crowd-2"] = "I3"

    play(table, "one maren", "one G2", "one attack:nyra")

    assert "F5" in codes(table)


@rule("CAD-AMB-200")
def test_a_bought_intrigue_brings_a_ducat() -> None:
    table = on(13, one="iris@E2", two="nyra@K9")

    play(table, "one intrigue")

    assert told(table, "score")[0] == {"seat": 0, "points": 1, "source": "festival"}


@rule("CAD-AMB-200")
def test_at_the_alarm_all_crowds_are_gone() -> None:
    table = on(13, one="iris@A1", two="nyra@K9", turn="two", round=5)

    play(table, "two end")

    assert table.pieces == {}
    assert asked(table)[0].endswith("portcullis")


# --- 14, A Duke's Ransom --------------------------------------------------------------------------


@rule("CAD-AMB-201")
def test_the_nephew_is_taken_from_the_torture_chamber_as_an_action() -> None:
    table = on(14, one="iris@torture:ring leona@A1")
    assert table.pieces == {"nephew": "prison"}

    play(table, "one iris", "one free")

    assert figure(table, "iris").loot == ("ring", "nephew")
    assert (table.pieces, player(table, "one").actions) == ({}, 6)


@rule("CAD-AMB-201")
def test_the_nephew_needs_two_free_slots_and_no_prisoner_takes_him() -> None:
    full = play(on(14, one="iris@torture:ring,ring"), "one iris")
    satchel = play(on(14, one="iris@torture:ring,ring+deep-satchel"), "one iris")
    jailed = play(on(14, one="iris@prison"), "one iris")

    assert "free" not in codes(full)
    assert "free" in codes(satchel)
    assert codes(jailed) == ["escape", "done"]


@rule("CAD-AMB-201")
def test_handing_him_over_in_the_guardroom_brings_eight_and_guards_spare_the_gang() -> None:
    people = {"one": "iris@B2:nephew leona@F4", "two": "nyra@K9"}
    table = on(14, **people, guards={"kornak": "F3"}, round=3, options={"patrols": "base"})

    play(table, "one iris", "one ransom")
    assert (player(table, "one").ducats, figure(table, "iris").loot) == (5 + 8, ())
    assert player(table, "one").actions == 6

    assert not _attacked(table, "leona", round=4)
    assert _attacked(table, "leona", round=5)


def _attacked(table: City, name: str, round: int) -> bool:  # noqa: A002
    """Return whether a guard next to a character may attack it in a round."""
    twin = table.copy()
    twin.round = round
    return not SHEETS["adv-14"].guards_spare(twin, twin.figures[name])


@rule("CAD-AMB-201")
def test_guards_spare_that_gang_alone() -> None:
    table = on(14, one="iris@B2:nephew", two="nyra@K9")

    play(table, "one iris", "one ransom")

    assert not _attacked(table, "iris", round=2)
    assert _attacked(table, "nyra", round=2)


@rule("CAD-AMB-201")
def test_bringing_him_out_pays_ten_and_he_is_not_sold() -> None:
    table = on(14, one="iris@A1", two="kaldern@out:nephew leona@K9", turn="two", round=8)

    play(table, "two end")

    assert table.result is not None
    assert table.result.scores[1] == 5 + 10 - 3  # and nothing for the haggler


@rule("CAD-AMB-201")
def test_scrolls_sell_for_two_more() -> None:
    table = on(14, one="iris@A1", two="nyra@out:scroll,ring leona@K9", turn="two", round=8)

    play(table, "two end")

    assert table.result is not None
    assert table.result.scores[1] == 5 + 4 + 3 - 3


@rule("CAD-AMB-201")
def test_he_is_not_lost_in_the_tunnel_on_a_two() -> None:
    table = on(14, one="iris@tunnel:nephew,ring leona@A1", closed=LOCKED, dice=(2,))

    play(table, "one iris", "one tunnel")

    assert figure(table, "iris").loot == ("nephew",)


@rule("CAD-AMB-201")
def test_when_his_carrier_is_lost_he_is_back_in_the_prison() -> None:
    table = on(14, one="iris@tunnel:nephew leona@A1", closed=LOCKED, dice=(1,))

    play(table, "one iris", "one tunnel")

    assert table.pieces == {"nephew": "prison"}


@rule("CAD-AMB-201")
def test_he_is_stolen_like_one_treasure() -> None:
    table = on(14, one="maren@F5", two="nyra@G5:nephew", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra")

    assert figure(table, "maren").loot == ("nephew",)
