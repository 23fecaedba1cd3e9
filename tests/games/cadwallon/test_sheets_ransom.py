"""Adventures 13 and 14 (chapter Adventures; CAD-AMB-200 and CAD-AMB-201)."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon.sheet import SHEETS
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import (
    LOCKED,
    ashes,
    asked,
    codes,
    figure,
    play,
    player,
    told,
)

# --- 13, The Festival Ashes -----------------------------------------------------------------------


@rule("CAD-AMB-200")
def test_six_crowds_stand_in_the_streets_and_cost_two_spaces_to_enter() -> None:
    table = play(ashes(13, one="iris@F2", two="nyra@K9", open="E2=staircase"), "one iris")

    assert sorted(table.pieces.values()) == ["D5", "F1", "F3", "F5", "F7", "H5"]
    assert "F4" in codes(table)  # two for F3, one more
    assert "F5" not in codes(table)  # would be five


@rule("CAD-AMB-200")
def test_nobody_in_a_crowd_is_attacked_or_attacks() -> None:
    into = play(ashes(13, one="maren@F4", two="nyra@F3"), "one maren")
    out_of = play(ashes(13, one="maren@F3", two="nyra@F4"), "one maren")
    elsewhere = play(ashes(13, one="maren@B5", two="nyra@C5"), "one maren")

    assert "attack:nyra" not in codes(into)
    assert "attack:nyra" not in codes(out_of)
    assert "attack:nyra" in codes(elsewhere)


@rule("CAD-AMB-200")
def test_who_would_come_out_of_a_crowd_goes_next_to_the_victim_first() -> None:
    table = play(ashes(13, one="maren@A5", two="nyra@C5"), "one maren")
    assert "attack:nyra" not in codes(table)

    play(table, "one B5")

    assert "attack:nyra" in codes(table)


@rule("CAD-AMB-200")
def test_a_victim_far_from_all_crowds_is_attacked_from_afar_as_ever() -> None:
    table = play(ashes(13, one="maren@A3", two="nyra@A5"), "one maren")

    assert "attack:nyra" in codes(table)


@rule("CAD-AMB-200")
def test_guards_do_not_enter_a_crowd_and_attack_nobody_in_it() -> None:
    table = ashes(
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
    table = ashes(
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
    table = ashes(13, one="iris@A1", two="nyra@K9", turn="two", round=1)

    play(table, "two end")
    assert asked(table) == ["one crowd"]
    play(table, "one crowd-5")

    assert set(codes(table)) == {"D5", "C5", "E5", "B5", "C4", "C6"}
    play(table, "one C4")
    assert table.pieces["crowd-5"] == "C4"
    assert told(table, "crowd") == [{"crowd": "crowd-5", "place": "C4"}]


@rule("CAD-AMB-200")
@pytest.mark.parametrize(("number", "chapters"), [(1, 0), (2, 1)])
def test_in_round_1_crowds_stay(number: int, chapters: int) -> None:
    table = ashes(13, one="iris@A1", round=number)
    table.asks.clear()
    before = len(table.stack)

    SHEETS["adv-13"].round_begins(table)

    assert len(table.stack) == before + chapters


@rule("CAD-AMB-200")
def test_a_crowd_may_stay_or_come_onto_a_figure_but_not_onto_a_gate_or_a_crowd() -> None:
    table = ashes(13, one="iris@E5", two="nyra@K9", turn="two")
    table.pieces["crowd-1"] = "C1"

    play(table, "two end", "one crowd-1")
    assert set(codes(table)) == {"C1", "D1", "C2", "C3"}  # B1 and E1 are gates
    play(table, "one C1")

    assert table.pieces["crowd-1"] == "C1"


@rule("CAD-AMB-200")
def test_a_crowd_comes_onto_a_figure() -> None:
    table = ashes(13, one="iris@E5", two="nyra@K9", turn="two")

    play(table, "two end", "one crowd-3")

    assert "E5" in codes(table)
    assert "D5" not in codes(table)  # another crowd


@rule("CAD-AMB-200")
def test_a_flight_counts_a_crowd_as_one_space_and_may_end_there() -> None:
    table = ashes(13, one="maren@F2", two="nyra@G3", dice=(5, 5, 1, 1))
    table.pieces["crowd-2"] = "I3"

    play(table, "one maren", "one G2", "one attack:nyra")

    assert "F5" in codes(table)


@rule("CAD-AMB-200")
def test_a_bought_intrigue_brings_a_ducat() -> None:
    table = ashes(13, one="iris@E2", two="nyra@K9")

    play(table, "one intrigue")

    assert told(table, "score")[0] == {"seat": 0, "points": 1, "source": "festival"}


@rule("CAD-AMB-200")
def test_at_the_alarm_all_crowds_are_gone() -> None:
    table = ashes(13, one="iris@A1", two="nyra@K9", turn="two", round=5)

    play(table, "two end")

    assert table.pieces == {}
    assert asked(table)[0].endswith("portcullis")


# --- 14, A Duke's Ransom --------------------------------------------------------------------------


@rule("CAD-AMB-201")
def test_the_nephew_is_taken_from_the_torture_chamber_as_an_action() -> None:
    table = ashes(14, one="iris@torture:ring leona@A1")
    assert table.pieces == {"nephew": "prison"}

    play(table, "one iris", "one free")

    assert figure(table, "iris").loot == ("ring", "nephew")
    assert (table.pieces, player(table, "one").actions) == ({}, 6)


@rule("CAD-AMB-201")
def test_the_nephew_needs_two_free_slots_and_no_prisoner_takes_him() -> None:
    full = play(ashes(14, one="iris@torture:ring,ring"), "one iris")
    satchel = play(ashes(14, one="iris@torture:ring,ring+deep-satchel"), "one iris")
    jailed = play(ashes(14, one="iris@prison"), "one iris")

    assert "free" not in codes(full)
    assert "free" in codes(satchel)
    assert codes(jailed) == ["escape", "done"]


@rule("CAD-AMB-201")
def test_handing_him_over_in_the_guardroom_brings_eight_and_guards_spare_the_gang() -> None:
    people = {"one": "iris@B2:nephew leona@F4", "two": "nyra@K9"}
    table = ashes(14, **people, guards={"kornak": "F3"}, round=3, options={"patrols": "base"})

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
    table = ashes(14, one="iris@B2:nephew", two="nyra@K9")

    play(table, "one iris", "one ransom")

    assert not _attacked(table, "iris", round=2)
    assert _attacked(table, "nyra", round=2)


@rule("CAD-AMB-201")
def test_bringing_him_out_pays_ten_and_he_is_not_sold() -> None:
    table = ashes(14, one="iris@A1", two="kaldern@out:nephew leona@K9", turn="two", round=8)

    play(table, "two end")

    assert table.result is not None
    assert table.result.scores[1] == 5 + 10 - 3  # and nothing for the haggler


@rule("CAD-AMB-201")
def test_scrolls_sell_for_two_more() -> None:
    table = ashes(14, one="iris@A1", two="nyra@out:scroll,ring leona@K9", turn="two", round=8)

    play(table, "two end")

    assert table.result is not None
    assert table.result.scores[1] == 5 + 4 + 3 - 3


@rule("CAD-AMB-201")
def test_he_is_not_lost_in_the_tunnel_on_a_two() -> None:
    table = ashes(14, one="iris@tunnel:nephew,ring leona@A1", closed=LOCKED, dice=(2,))

    play(table, "one iris", "one tunnel")

    assert figure(table, "iris").loot == ("nephew",)


@rule("CAD-AMB-201")
def test_when_his_carrier_is_lost_he_is_back_in_the_prison() -> None:
    table = ashes(14, one="iris@tunnel:nephew leona@A1", closed=LOCKED, dice=(1,))

    play(table, "one iris", "one tunnel")

    assert table.pieces == {"nephew": "prison"}


@rule("CAD-AMB-201")
def test_he_is_stolen_like_one_treasure() -> None:
    table = ashes(14, one="maren@F5", two="nyra@G5:nephew", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra")

    assert figure(table, "maren").loot == ("nephew",)
