"""Guards: the patrol of a turn, in both versions (chapters Militia, Reinforced patrols)."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon.arcana import BASE_DECK
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import asked, city, codes, figure, play, player, told

REINFORCED = {"patrols": "new"}
NEW_TIES = {"patrols": "new", "ties": "new"}


def street(*, dice: tuple[int, ...] = (), one: str = "iris@A1", two: str = "nyra@H5") -> City:
    """Kornak is in the middle of the cross, and the base patrol of seat one begins."""
    return city(one=one, two=two, guards={"kornak": "F5"}, begins=True, dice=dice)


@rule("CADB-MILITIA-01")
def test_the_player_picks_one_guard_and_then_throws() -> None:
    table = street(dice=(2,))

    assert asked(table) == ["one patrol"]
    assert codes(table) == ["kornak", "valrut"]
    assert not told(table, "patrol.thrown")
    play(table, "one valrut")
    assert told(table, "patrol.thrown") == [{"guard": "valrut", "roll": 2}]
    assert sorted(codes(table)) == ["H8", "I7", "I8", "I9", "J8", "K7", "K8", "K9"]


@rule("CADB-MILITIA-01")
@pytest.mark.parametrize(
    ("roll", "far", "too_far"), [(1, "F4", "F3"), (4, "F1", "E1"), (5, "E1", "D1")]
)
def test_a_guard_goes_up_to_as_many_spaces_as_the_die_shows(
    roll: int, far: str, too_far: str
) -> None:
    table = street(two="nyra@K9", dice=(roll,))

    play(table, "one kornak")
    assert {"F5", far} <= set(codes(table))
    assert too_far not in codes(table)
    play(table, f"one {far}")

    assert table.guards["kornak"] == far
    assert table.at[far] == "kornak"
    assert "F5" not in table.at


@rule("CADB-MILITIA-01")
def test_on_a_six_the_guard_does_not_move() -> None:
    table = street(dice=(6,))

    play(table, "one kornak")

    assert asked(table) == ["one turn"]
    assert table.guards["kornak"] == "F5"


@rule("CADB-MILITIA-02")
def test_a_guard_attacks_enemies_and_neither_ones_own_gang_nor_the_other_guard() -> None:
    table = city(
        one="iris@F4",
        two="nyra@G5",
        guards={"kornak": "F5", "valrut": "E5"},
        begins=True,
        dice=(1,),
    )

    play(table, "one kornak")

    assert sorted(codes(table)) == ["F5", "F6", "nyra"]


@rule("CAD-AMB-75", "CADB-MILITIA-08")
def test_a_guard_goes_along_links_and_not_through_figures() -> None:
    table = city(
        one="iris@F4", two="nyra@E5 bragg@F7", guards={"kornak": "F5"}, begins=True, dice=(4,)
    )

    play(table, "one kornak")

    assert not {"F3", "D5", "G7", "F8"} & set(codes(table))
    assert {"H4", "H6", "I4", "nyra", "bragg"} <= set(codes(table))


@rule("CAD-AMB-75")
@pytest.mark.parametrize(("roll", "reaches"), [(2, False), (3, True)])
def test_the_step_into_the_space_of_the_victim_is_part_of_the_move(
    roll: int, *, reaches: bool
) -> None:
    table = street(two="nyra@I5", dice=(roll,))

    play(table, "one kornak")

    assert ("nyra" in codes(table)) == reaches


@rule("CADB-MILITIA-03")
def test_ties_go_to_the_guard() -> None:
    table = street(two="nyra@G5", dice=(1, 5, 1, 5, 5))

    play(table, "one kornak", "one nyra")

    assert player(table, "two").ducats == 3


@rule("CAD-AMB-15")
def test_with_the_new_ties_a_thief_with_the_higher_total_beats_a_guard() -> None:
    table = city(
        one="iris@A1",
        two="nyra@G5",
        guards={"kornak": "F5"},
        begins=True,
        options=NEW_TIES,
        dice=(5, 1, 1, 5, 5),
    )

    play(table, "one kornak", "one nyra")

    assert player(table, "two").ducats == 5


@rule("CADB-MILITIA-04", "CAD-AMB-53", "CAD-AMB-75", "CADB-MILITIA-07")
def test_a_beaten_thief_pays_two_ducats_to_the_bank_and_is_moved_by_the_active_player() -> None:
    table = street(two="nyra@G5", dice=(1, 6, 6, 1, 1))

    play(table, "one kornak", "one nyra")
    assert asked(table) == ["one flight"]
    play(table, "one I4")

    assert (player(table, "one").ducats, player(table, "two").ducats) == (5, 3)
    assert figure(table, "nyra").place == "I4"
    assert table.guards["kornak"] == "G5"
    assert asked(table) == ["one turn"]


@rule("CADB-MILITIA-04", "CAD-AMB-47")
def test_who_has_one_ducat_pays_one() -> None:
    table = city(
        one="iris@A1",
        two="nyra@G5",
        guards={"kornak": "F5"},
        begins=True,
        ducats={"two": 1},
        dice=(1, 6, 6, 1, 1),
    )

    play(table, "one kornak", "one nyra")

    assert player(table, "two").ducats == 0


@rule("CADB-MILITIA-05", "CAD-AMB-76")
def test_a_beaten_guard_is_moved_three_spaces_by_the_owner_of_the_thief() -> None:
    table = street(two="nyra@G5:ring", dice=(1, 1, 1, 6, 6))

    play(table, "one kornak", "one nyra")
    assert asked(table) == ["two flight"]
    play(table, "two I4")

    assert table.guards["kornak"] == "I4"
    assert figure(table, "nyra").place == "G5"
    assert (player(table, "one").ducats, player(table, "two").ducats) == (5, 5)


@rule("CAD-AMB-76")
def test_who_beats_a_guard_learns_nothing() -> None:
    table = city(
        mode="king_of_ashes",
        one="iris@A1",
        two="nyra@G5",
        guards={"kornak": "F5"},
        options={"patrols": "base"},
        begins=True,
        dice=(1, 1, 1, 6, 6),
    )

    play(table, "one kornak", "one nyra")

    assert player(table, "two").experience == 0


@rule("CADB-MILITIA-06")
def test_only_the_thief_plays_cards_in_a_fight_with_a_guard() -> None:
    table = city(
        one="iris@A1",
        two="nyra@G5",
        guards={"kornak": "F5"},
        hand={"one": "furious-assault jinx", "two": "parry"},
        begins=True,
        dice=(1, 6, 6, 5, 5, 6),
    )

    play(table, "one kornak", "one nyra", "two pass", "two card:parry")

    assert told(table, "fight.thrown")[0] == {"figure": "kornak", "dice": (6, 6), "seat": 0}
    assert asked(table) == ["one flight"]


@rule("CADB-MILITIA-08")
def test_a_guard_takes_no_treasure() -> None:
    table = street(two="nyra@G5:ring", dice=(1, 6, 6, 1, 1))

    play(table, "one kornak", "one nyra")

    assert figure(table, "nyra").loot == ("ring",)


@rule("CADB-MILITIA-08")
def test_a_guard_never_leaves_the_district() -> None:
    table = city(
        one="iris@A1", two="nyra@K9", guards={"kornak": "B1"}, closed="E1", begins=True, dice=(4,)
    )

    play(table, "one kornak")

    assert "out" not in codes(table)


@rule("CADB-FIGHT-07", "CAD-PATROL-07")
def test_a_thief_may_not_attack_a_guard() -> None:
    table = city(one="iris@F4", two="nyra@K9", guards={"kornak": "F5"})

    play(table, "one iris")

    assert "attack:kornak" not in codes(table)
    assert "F5" not in codes(table)


# --- Bribes ---------------------------------------------------------------------------------------


@rule("CAD-AMB-134", "CAD-AMB-75")
def test_who_might_be_bribed_is_asked_where_he_comes_from() -> None:
    table = city(
        one="iris@A1",
        two="nyra@I2",
        guards={"kornak": "J1"},
        hand={"two": "bribe"},
        begins=True,
        dice=(3,),
    )

    play(table, "one kornak", "one nyra")
    assert asked(table) == ["one patrol.from"]
    assert codes(table) == ["I1", "J2"]
    play(table, "one J2", "two card:bribe")

    assert table.guards["kornak"] == "J2"
    assert asked(table) == ["one turn"]
    assert player(table, "two").ducats == 5
    assert told(table, "patrol") == [{"guard": "kornak", "place": "J2"}]


@rule("CAD-AMB-134")
def test_a_guard_whom_nobody_bribes_attacks() -> None:
    table = city(
        one="iris@A1",
        two="nyra@I2",
        guards={"kornak": "J1"},
        hand={"two": "bribe"},
        begins=True,
        dice=(2, 6, 6, 1, 1),
    )

    play(table, "one kornak", "one nyra", "one I1", "two pass", "two quiet")

    assert asked(table) == ["one flight"]
    assert table.guards["kornak"] == "I2"


@rule("CAD-AMB-134")
def test_where_a_guard_comes_from_does_not_matter_without_a_bribe() -> None:
    table = city(
        one="iris@A1",
        two="nyra@I2",
        guards={"kornak": "J1"},
        begins=True,
        dice=(2, 6, 6, 1, 1),
    )

    play(table, "one kornak", "one nyra")

    assert asked(table) == ["one flight"]


# --- Reinforced patrols ---------------------------------------------------------------------------


def reinforced(*, two: str = "nyra@G5", dice: tuple[int, ...] = (), guard: str = "kornak") -> City:
    return city(
        one="iris@A1", two=two, guards={guard: "F5"}, options=REINFORCED, begins=True, dice=dice
    )


@rule("CAD-PATROL-02", "CAD-PATROL-03", "CAD-AMB-34")
def test_on_purple_a_guard_of_ones_choice_goes_up_to_four_spaces_without_a_throw() -> None:
    table = reinforced(two="nyra@K9")

    assert codes(table) == ["kornak", "valrut"]
    play(table, "one kornak")
    assert not told(table, "patrol.thrown")
    assert {"F5", "F1", "I4"} <= set(codes(table))
    assert not {"E1", "I3"} & set(codes(table))


@rule("CAD-PATROL-04")
def test_on_blue_no_guard_moves() -> None:
    table = city(
        mode="king_of_ashes",
        one="iris@A1",
        two="nyra@K9",
        discard=" ".join(BASE_DECK),
        begins=True,
    )

    assert told(table, "patrol.stays") == [{"back": "blue"}]
    assert asked(table) == ["one turn"]


@rule("CAD-AMB-33")
def test_the_colour_counts_that_is_on_top_after_the_draw() -> None:
    table = city(
        mode="king_of_ashes",
        one="iris@A1",
        two="nyra@K9",
        discard=" ".join(BASE_DECK[1:]),
        back="purple",
        begins=True,
    )

    assert player(table, "one").hand == [BASE_DECK[0]]
    assert told(table, "patrol.stays") == [{"back": "blue"}]


@rule("CAD-AMB-33", "CAD-AMB-68")
def test_an_empty_deck_is_shuffled_before_the_patrol() -> None:
    table = city(
        one="iris@A1",
        two="nyra@K9",
        hand={"two": " ".join(BASE_DECK[3:])},
        discard=" ".join(BASE_DECK[1:3]),
        options=REINFORCED,
        begins=True,
    )

    assert player(table, "one").hand == [BASE_DECK[0]]
    assert len(told(table, "arcana.shuffled")) == 1
    assert sorted(table.purple) == sorted(BASE_DECK[1:3])
    assert asked(table) == ["one patrol"]


@rule("CAD-AMB-68")
def test_an_empty_deck_is_shuffled_before_the_draw() -> None:
    table = city(
        one="iris@A1",
        two="nyra@K9",
        hand={"two": " ".join(BASE_DECK[2:])},
        discard=" ".join(BASE_DECK[:2]),
        options=REINFORCED,
        begins=True,
    )

    assert len(player(table, "one").hand) == 1
    assert table.discard == []
    assert len(table.purple) == 1


@rule("CAD-AMB-68")
def test_with_no_cards_at_all_nothing_is_drawn_and_no_guard_moves() -> None:
    table = city(
        one="iris@A1",
        two="nyra@K9",
        hand={"two": " ".join(BASE_DECK)},
        options=REINFORCED,
        begins=True,
    )

    assert player(table, "one").hand == []
    assert told(table, "patrol.stays") == [{"back": ""}]
    assert asked(table) == ["one turn"]


@rule("CAD-PATROL-01", "CAD-PATROL-05", "CAD-AMB-118", "CAD-AMB-35")
def test_kornak_fights_with_three_dice_takes_two_ducats_and_lets_run() -> None:
    table = reinforced(dice=(1, 1, 6, 5, 5))

    play(table, "one kornak", "one nyra")
    assert asked(table) == ["one flight"]
    play(table, "one I4")

    assert figure(table, "nyra").place == "I4"
    assert (player(table, "one").ducats, player(table, "two").ducats) == (5, 3)


@rule("CAD-PATROL-06", "CAD-AMB-119", "CAD-AMB-35")
def test_valrut_takes_two_ducats_and_imprisons_with_all_goods() -> None:
    table = reinforced(two="nyra@G5:ring", dice=(6, 6, 1, 1), guard="valrut")

    play(table, "one valrut", "one nyra")

    assert figure(table, "nyra").place == "prison"
    assert figure(table, "nyra").loot == ("ring",)
    assert player(table, "two").ducats == 3
    assert table.guards["valrut"] == "G5"


@rule("CAD-PATROL-01", "CAD-AMB-119")
def test_valrut_fights_with_two_dice() -> None:
    table = reinforced(dice=(1, 6, 5, 5), guard="valrut")

    play(table, "one valrut", "one nyra")

    assert figure(table, "nyra").place == "prison"


@rule("CAD-AMB-35")
def test_the_base_card_of_valrut_imprisons_nobody() -> None:
    table = city(
        one="iris@A1", two="nyra@G5", guards={"valrut": "F5"}, begins=True, dice=(1, 6, 6, 1, 1)
    )

    play(table, "one valrut", "one nyra")

    assert asked(table) == ["one flight"]


@rule("CAD-PATROL-08")
def test_a_guard_is_never_imprisoned() -> None:
    table = reinforced(two="chufflock@G5", dice=(1, 1, 6, 6, 6), guard="valrut")

    play(table, "one valrut", "one chufflock")

    assert asked(table) == ["two flight"]
    assert "prison" not in codes(table, "two")
