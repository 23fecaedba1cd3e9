"""Adventures 9 to 12, the campaign (chapter Adventures; CAD-AMB-196 to CAD-AMB-199)."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.board import ROOMS
from emberkeep.games.cadwallon.sheet import SHEETS
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import (
    LOCKED,
    STAIR,
    ashes,
    asked,
    codes,
    figure,
    pass_to,
    play,
    player,
    told,
)


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
    table = ashes(9, one="iris@A1", two="nyra@K9", round=number, tokens="E2=staircase")

    shaken(table)

    assert list(table.open.values()) == ["staircase"] * tokens
    assert player(table, "one").experience == player(table, "two").experience == 0
    assert player(table, "one").turned == 0


@rule("CAD-AMB-196")
def test_a_trap_that_turns_up_by_itself_is_gone_without_effect() -> None:
    table = shaken(ashes(9, one="iris@A1", two="nyra@K9", tokens="E2=trap"))

    assert (table.open, table.covered, told(table, "wound")) == ({}, {}, [])


@rule("CAD-AMB-196")
def test_only_tokens_in_rooms_without_a_figure_turn_up() -> None:
    table = ashes(
        9, one="iris@A1", two="nyra@K9", guards={"kornak": "E2"}, tokens="E2=coat H2=coat"
    )

    assert shaken(table).open == {"H2": "coat"}


@rule("CAD-AMB-196")
def test_when_no_token_can_turn_up_nothing_happens() -> None:
    table = shaken(ashes(9, one="iris@A1", two="nyra@K9"))

    assert told(table, "tremor") == []


@rule("CAD-AMB-196", "CAD-AMB-27")
def test_security_that_turns_up_where_no_chest_is_left_is_gone() -> None:
    bare = shaken(ashes(9, one="iris@A1", two="nyra@K9", tokens="E2=security"))
    full = shaken(ashes(9, one="iris@A1", two="nyra@K9", tokens="E2=security", chests="E2=ring"))

    assert (bare.open, full.open) == ({}, {"E2": "security"})


@rule("CAD-AMB-81", "CAD-AMB-182")
def test_a_coat_of_arms_that_lies_open_stops_the_next_who_enters_and_teaches() -> None:
    table = ashes(9, one="iris@C2 leona@A1", two="nyra@K9", open="D2=coat")

    play(table, "one iris")
    assert "E2" not in codes(table)  # behind the room that stops her
    play(table, "one D2")

    assert player(table, "one").experience == 1
    assert (table.open, player(table, "one").turned) == ({}, 0)
    assert asked(table) == ["one turn"]  # her Move is over


@rule("CAD-AMB-81")
def test_equipment_that_lies_open_is_for_the_next_who_enters() -> None:
    table = ashes(9, one="iris@C2", two="nyra@K9", open="D2=equipment")

    play(table, "one iris", "one D2", "one rapier")

    assert figure(table, "iris").gear == "rapier"
    assert table.open == {}


@rule("CAD-AMB-81")
def test_who_flees_into_such_a_room_takes_it_as_well() -> None:
    table = ashes(9, one="maren@F3", two="nyra@F2", open="E2=coat", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra", "one E2")

    assert player(table, "two").experience == 1


@rule("CAD-AMB-196")
def test_the_first_gang_underground_gains_two_ducats_once() -> None:
    table = ashes(9, one="iris@D4 leona@D3", two="nyra@K9", open=STAIR, dice=(6, 6))

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
    table = ashes(10, one="iris@D4", hand="hidden-stair", open=STAIR, round=2)
    later = ashes(10, one="iris@D4", open=STAIR, round=3)

    play(table, "one iris")
    play(later, "one iris")

    assert not {"altar", "card:hidden-stair"} & set(codes(table))
    assert "altar" in codes(later)


@rule("CAD-AMB-197")
@pytest.mark.parametrize("room", ["altar", "archive", "torture", "tunnel"])
def test_a_relic_is_taken_as_an_action_and_once(room: str) -> None:
    table = ashes(10, one=f"iris@{room} leona@A1")

    play(table, "one iris", "one relic")

    assert figure(table, "iris").loot == ("relic",)
    assert player(table, "one").actions == 6
    assert f"relic-{room}" not in table.pieces
    assert len(table.pieces) == 3
    assert "relic" not in codes(table)


@rule("CAD-AMB-197")
def test_a_relic_needs_a_free_slot_and_there_is_none_in_the_secret_treasury() -> None:
    full = play(ashes(10, one="iris@altar:ring,ring,ring"), "one iris")
    secret = play(ashes(10, one="iris@secret"), "one iris")

    assert "relic" not in codes(full)
    assert "relic" not in codes(secret)


@rule("CAD-AMB-197", "CADB-END-02")
def test_a_relic_that_is_carried_out_sells_for_four_and_helps_no_mission() -> None:
    table = ashes(10, one="iris@A1", two="nyra@out:relic,relic leona@K9", turn="two", round=8)

    play(table, "two end")

    assert table.result is not None
    assert table.result.scores[1] == 5 + 8 - 3


# --- 11, The Eye of Mid-Nor -----------------------------------------------------------------------

BEATEN = (5, 5, 1, 1, 5, 5, 1, 1)


@rule("CAD-AMB-198", "CAD-AMB-120")
def test_whoever_first_beats_the_half_blind_cyclops_takes_the_eye() -> None:
    table = ashes(11, one="maren@D4 leona@A1", cyclops="altar", open=STAIR, dice=BEATEN)

    play(table, "one maren", "one altar")

    assert [len(event["dice"]) for event in told(table, "fight.thrown")] == [2, 2, 2, 2]  # type: ignore[arg-type]
    assert figure(table, "maren").loot == ("eye",)
    assert table.counters == {"eye": 0}


@rule("CAD-AMB-198")
def test_the_eye_is_taken_once() -> None:
    table = ashes(11, one="maren@D4 leona@A1", cyclops="altar", open=STAIR, dice=BEATEN)
    table.counters["eye"] = 0

    play(table, "one maren", "one altar")

    assert figure(table, "maren").loot == ()


@rule("CAD-AMB-198")
def test_who_carries_three_treasures_puts_one_away_for_the_eye() -> None:
    gang = "maren@D4:ring,ring,keys leona@A1"
    table = ashes(11, one=gang, cyclops="altar", open=STAIR, dice=BEATEN)

    play(table, "one maren", "one altar", "one keys", "one H2")

    assert figure(table, "maren").loot == ("ring", "ring", "eye")
    assert table.chests == {"H2": "keys"}


@rule("CAD-AMB-198")
def test_the_eye_waits_when_no_room_could_take_a_treasure() -> None:
    kinds = ["ring", "keys", "scroll", "bracelet", "statuette"] * 4 + ["purse-4", "purse-5"] * 2
    table = ashes(
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
    again = ashes(11, one="iris@D4 leona@A1", open=STAIR, dice=(6, 4))
    twice = ashes(11, one="iris@D4 leona@A1", open=STAIR, dice=(6, 6, 4))

    play(again, "one iris", "one altar")
    play(twice, "one iris", "one altar")

    assert (again.cyclops, twice.cyclops) == ("archive", "lair")


@rule("CAD-AMB-198")
def test_experience_may_throw_the_second_result_again() -> None:
    table = ashes(11, one="iris@D4 leona@A1", open=STAIR, experience=1, dice=(6, 6, 4))

    play(table, "one iris", "one altar", "one xp")

    assert table.cyclops == "archive"


@rule("CAD-AMB-198")
def test_the_eye_sells_for_ten() -> None:
    table = ashes(11, one="iris@A1", two="nyra@out:eye leona@K9", turn="two", round=8)

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
    paid = ashes(12, one="iris@secret leona@A1", dice=(1, 2, 3))
    dead = ashes(12, one="iris@secret leona@A1", dice=(2, 2, 3))

    play(paid, "one iris", "one search")
    play(dead, "one iris", "one search")

    assert (player(paid, "one").ducats, player(dead, "one").ducats) == (5 + 6 + 3, 5)


@rule("CAD-AMB-199")
@pytest.mark.parametrize(("closed", "moves"), [("", 0), (LOCKED, 1)])
def test_from_the_alarm_on_the_cyclops_moves_at_the_start_of_rounds(
    closed: str, moves: int
) -> None:
    table = ashes(12, one="iris@A1 leona@A9", two="nyra@K9", closed=closed, dice=(1,))

    shaken(table)

    assert len(told(table, "cyclops.thrown")) == moves
    assert table.cyclops == ("altar" if moves else "lair")


@rule("CAD-AMB-199")
def test_the_first_player_pays_and_the_victims_owner_fights() -> None:
    table = ashes(
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
