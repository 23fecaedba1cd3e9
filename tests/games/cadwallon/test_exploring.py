"""Exploration tokens: what is under them (chapter Exploration tokens)."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.board import ROOMS
from emberkeep.games.cadwallon.tokens import TOKEN_ROWS
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import ashes, asked, codes, figure, play, player, told


@rule("CAD-EXPLORE-02", "CAD-SETUP-05", "CAD-SETUP-06")
def test_seven_kinds_of_tokens_lie_face_down_one_in_each_room() -> None:
    table = GAME.new(GAME.setup("king_of_ashes", 2, {"adventure": "adv-14"}, 1))

    assert {row.id: row.copies for row in TOKEN_ROWS} == {
        "crystal": 4,
        "trap": 4,
        "equipment": 4,
        "coat": 4,
        "security": 3,
        "staircase": 3,
        "mechanism": 2,
    }
    assert len(table.unseen) == 24
    assert table.covered == dict.fromkeys(ROOMS, "")
    assert (table.open, len(table.chests)) == ({}, 24)


@rule("CAD-EXPLORE-01", "CAD-AMB-21")
def test_who_comes_into_a_room_stops_and_turns_its_token_up_but_may_still_act() -> None:
    table = ashes(one="iris@C2", tokens="D2=coat", chests="D2=ring")

    play(table, "one iris")
    assert "E2" not in codes(table)  # behind the room
    play(table, "one D2")

    assert told(table, "explored") == [{"figure": "iris", "room": "D2", "token": "coat"}]
    assert player(table, "one").turned == 1
    assert codes(table) == ["pick", "smash", "done"]


@rule("CAD-EXPLORE-01", "CAD-AMB-81")
@pytest.mark.parametrize("kind", ["staircase", "mechanism", "crystal", "security"])
def test_tokens_that_lie_face_up_stop_nobody(kind: str) -> None:
    table = ashes(one="iris@C2", open=f"D2={kind}", chests="D2=ring")

    play(table, "one iris")
    assert "E2" in codes(table)
    play(table, "one D2")

    assert "E2" in codes(table)


@rule("CAD-AMB-81")
def test_the_finder_of_a_staircase_has_stopped() -> None:
    table = ashes(one="iris@C2", tokens="D2=staircase", chests="D2=ring")

    play(table, "one iris", "one D2")

    assert "altar" not in codes(table)


@rule("CAD-AMB-22")
def test_who_flees_into_a_room_turns_its_token_up_and_stops_there() -> None:
    table = ashes(one="maren@F3", two="nyra@F2", tokens="E2=coat G2=coat", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra")
    assert {"E2", "G2"} <= set(codes(table))
    assert "D2" not in codes(table)
    play(table, "one E2")

    assert (player(table, "two").experience, player(table, "two").turned) == (1, 1)


@rule("CAD-AMB-22", "CAD-AMB-20")
def test_a_trap_wounds_who_flees_into_it_and_ends_nothing() -> None:
    table = ashes(one="maren@F3", two="nyra@F2", tokens="E2=trap", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra", "one E2")

    assert (figure(table, "nyra").wounds, figure(table, "nyra").used) == (1, 0)


@rule("CAD-AMB-22", "CAD-EXPLORE-24")
def test_who_flees_onto_a_staircase_learns_but_does_not_go_down() -> None:
    table = ashes(one="maren@F3", two="nyra@F2", tokens="E2=staircase", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra", "one E2")

    assert player(table, "two").experience == 1
    assert figure(table, "nyra").place == "E2"


@rule("CAD-EXPLORE-24", "CAD-AMB-74")
def test_a_flight_does_not_lead_down_a_staircase() -> None:
    table = ashes(one="maren@F3", two="nyra@F2", open="E2=staircase", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra")

    assert not {"altar", "tunnel", "archive", "torture"} & set(codes(table))


@rule("CAD-AMB-22")
def test_the_owner_of_a_fleeing_character_chooses_the_equipment() -> None:
    table = ashes(one="maren@F3", two="nyra@F2", tokens="E2=equipment", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra", "one E2")

    assert asked(table) == ["two equipment"]


@rule("CAD-AMB-23")
def test_guards_turn_no_tokens_up() -> None:
    table = ashes(
        one="iris@A1",
        two="nyra@K9",
        guards={"kornak": "F2"},
        tokens="E2=coat",
        options={"patrols": "base"},
        begins=True,
        dice=(5,),
    )

    play(table, "one kornak", "one E2")

    assert table.covered == {"E2": ""}


# --- Crystal, Trap --------------------------------------------------------------------------------


@rule("CAD-EXPLORE-03", "CAD-EXPLORE-04", "CAD-AMB-26", "CAD-AMB-80")
def test_a_crystal_lies_in_a_chest_of_its_own_that_the_finder_may_open_at_once() -> None:
    table = ashes(one="iris@C2 leona@A1", tokens="D2=crystal", chests="D2=ring", dice=(4,))

    play(table, "one iris", "one D2")
    assert codes(table) == ["pick", "smash", "pick:crystal", "smash:crystal", "done"]
    play(table, "one pick:crystal")

    assert figure(table, "iris").loot == ("crystal",)
    assert (table.chests, table.open) == ({"D2": "ring"}, {})
    assert asked(table) == ["one turn"]  # the other chest needs another action


@rule("CAD-EXPLORE-04")
def test_a_crystal_whose_lock_holds_stays_in_the_room() -> None:
    table = ashes(one="iris@D2 leona@A1", open="D2=crystal", dice=(5,))

    play(table, "one iris", "one pick:crystal")

    assert (table.open, figure(table, "iris").loot) == ({"D2": "crystal"}, ())


@rule("CAD-AMB-26", "CADB-CHAR-06")
def test_a_crystal_counts_toward_the_limit_of_three() -> None:
    table = ashes(one="iris@D2:ring,ring,ring leona@A1", open="D2=crystal")

    play(table, "one iris", "one smash:crystal")

    assert asked(table) == ["one surplus"]


@rule("CAD-EXPLORE-06", "CAD-EXPLORE-07", "CAD-EXPLORE-08", "CAD-AMB-20", "CAD-WOUND-01")
def test_a_trap_wounds_ends_the_activation_and_is_gone() -> None:
    table = ashes(one="iris@C2 leona@A1", tokens="D2=trap", chests="D2=ring")

    play(table, "one iris", "one D2")

    assert figure(table, "iris").wounds == 1
    assert (table.covered, table.open) == ({}, {})
    assert codes(table) == ["leona", "heal:iris", "end"]


# --- Equipment, Coat of arms ----------------------------------------------------------------------


@rule("CAD-EXPLORE-09", "CAD-EXPLORE-10", "CAD-EXPLORE-13", "CAD-SETUP-12")
def test_who_turns_equipment_up_takes_any_card_of_the_display() -> None:
    table = ashes(one="iris@C2 leona@A1", tokens="D2=equipment")

    play(table, "one iris", "one D2")
    assert len(codes(table)) == 20
    play(table, "one lantern")

    assert figure(table, "iris").gear == "lantern"
    assert "lantern" not in table.equipment
    assert table.open == table.covered == {}


@rule("CAD-EXPLORE-11", "CAD-EXPLORE-12", "CAD-EQUIP-02", "CAD-EQUIP-03", "CAD-EQUIP-04")
@pytest.mark.parametrize("kept", ["rapier", "lantern"])
def test_of_two_cards_one_is_kept_and_the_other_goes_to_the_box(kept: str) -> None:
    table = ashes(one="iris@C2+rapier leona@A1", tokens="D2=equipment")

    play(table, "one iris", "one D2", "one lantern")
    assert codes(table) == ["rapier", "lantern"]
    play(table, f"one {kept}")

    assert figure(table, "iris").gear == kept
    assert not {"rapier", "lantern"} & set(table.equipment)


@rule("CAD-AMB-78")
def test_the_owner_decides_at_once_also_in_anothers_turn() -> None:
    table = ashes(one="maren@F3", two="nyra@F2+rapier", tokens="E2=equipment", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra", "one E2", "two lantern")

    assert asked(table) == ["two equipment.keep"]


@rule("CAD-AMB-77")
def test_with_an_empty_display_the_token_gives_nothing() -> None:
    table = ashes(one="iris@C2 leona@A1", tokens="D2=equipment")
    table.equipment = []

    play(table, "one iris", "one D2")

    assert (figure(table, "iris").gear, table.covered) == ("", {})


@rule("CAD-EXPLORE-14", "CAD-EXPLORE-15", "CAD-AMB-25", "CAD-XP-04")
def test_a_coat_of_arms_gives_the_gang_one_experience_and_is_gone() -> None:
    table = ashes(one="iris@C2 leona@A1", tokens="D2=coat")

    play(table, "one iris", "one D2")

    assert player(table, "one").experience == 1
    assert (table.covered, table.open) == ({}, {})


# --- Security, Staircase, Mechanism ---------------------------------------------------------------


@rule("CAD-EXPLORE-16", "CAD-EXPLORE-17", "CAD-EXPLORE-18", "CAD-AMB-27")
@pytest.mark.parametrize(("way", "price"), [("pick", 2), ("smash", 3)])
def test_a_secured_chest_costs_one_more_and_is_secure_no_longer_once_open(
    way: str, price: int
) -> None:
    table = ashes(one="iris@D2 leona@A1", open="D2=security", chests="D2=ring", dice=(1,))

    play(table, "one iris", f"one {way}")

    assert player(table, "one").actions == 7 - price
    assert table.open == {}


@rule("CAD-AMB-27")
def test_a_failed_pick_costs_as_much_and_security_stays() -> None:
    table = ashes(one="iris@D2 leona@A1", open="D2=security", chests="D2=ring", dice=(6,))

    play(table, "one iris", "one pick")

    assert (player(table, "one").actions, table.open) == (5, {"D2": "security"})


@rule("CAD-AMB-27")
def test_security_where_no_chest_is_left_is_removed() -> None:
    table = ashes(one="iris@C2 leona@A1", tokens="D2=security")

    play(table, "one iris", "one D2")

    assert (table.covered, table.open) == ({}, {})


@rule("CAD-EXPLORE-20", "CAD-EXPLORE-23", "CAD-AMB-24")
@pytest.mark.parametrize("tokens", [1, 4])
def test_a_staircase_stays_and_gives_the_gang_experience(tokens: int) -> None:
    options = {"stair-experience": tokens}
    table = ashes(one="iris@C2 leona@A1", tokens="D2=staircase", options=options)

    play(table, "one iris", "one D2")

    assert table.open == {"D2": "staircase"}
    assert player(table, "one").experience == tokens


@rule("CAD-EXPLORE-21")
def test_any_gang_may_use_a_staircase() -> None:
    table = ashes(one="leona@A1", two="nyra@D2", turn="two", open="D2=staircase")

    assert "altar" in codes(play(table, "two nyra"), "two")


@rule("CAD-EXPLORE-26")
def test_a_mechanism_stays_and_teaches_nothing() -> None:
    table = ashes(one="iris@C2 leona@A1", tokens="D2=mechanism")

    play(table, "one iris", "one D2")

    assert (table.open, player(table, "one").experience) == ({"D2": "mechanism"}, 0)


def test_a_token_that_somebody_had_looked_at_is_known_to_all_once_it_is_turned_up() -> None:
    table = ashes(one="iris@C2 leona@A1", two="nyra@K9", tokens="D2=coat H2=trap")
    assert player(table, "two").seen == ("D2", "H2")
    before = table.reveals

    play(table, "one iris", "one D2")

    assert player(table, "two").seen == ("H2",)
    assert table.reveals == before + 1
