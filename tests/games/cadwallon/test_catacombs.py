"""The Catacombs: the way down and up, and who is there already (chapter Catacombs)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import CELLARS, PENTAGRAMS, UNDERGROUND, WAYS
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import STAIR, ashes, codes, figure, play, player, told


def underground(table: City, name: str = "one") -> set[str]:
    return {code for code in codes(table, name) if code in UNDERGROUND}


# --- Down and up ----------------------------------------------------------------------------------


@rule("CAD-CATA-01", "CAD-CATA-02", "CAD-CATA-04", "CAD-EXPLORE-19", "CAD-AMB-66", "CAD-AMB-31")
def test_a_staircase_leads_to_four_rooms_and_never_to_prison_lair_or_centre() -> None:
    table = play(ashes(one="iris@D4", open=STAIR), "one iris")

    assert underground(table) == {"altar", "archive", "torture", "tunnel"}


@rule("CAD-CATA-01")
def test_without_a_staircase_there_is_no_way_down() -> None:
    assert not underground(play(ashes(one="iris@E2", open=STAIR), "one iris"))
    assert not underground(play(ashes(one="iris@D4", open="D4=mechanism"), "one iris"))


@rule("CAD-EXPLORE-21", "CAD-EXPLORE-22", "CAD-AMB-04")
def test_going_down_costs_one_space_of_the_move_and_not_the_action() -> None:
    table = ashes(one="iris@C2:crystal", open=STAIR, dice=(6,))

    play(table, "one iris")
    assert "altar" in codes(table)  # C3, D3, D4 and down: four spaces
    play(table, "one altar")

    assert player(table, "one").actions == 6
    assert "trade:1" in codes(table)


@rule("CAD-EXPLORE-22")
def test_stairs_five_spaces_away_are_out_of_reach_of_a_move_of_four() -> None:
    assert not underground(play(ashes(one="iris@C1", open=STAIR), "one iris"))


@rule("CAD-CATA-03", "CAD-SECRET-01", "CAD-EXPLORE-25", "CAD-EXPLORE-27", "CAD-AMB-32")
def test_the_secret_treasury_needs_a_friend_at_a_mechanism() -> None:
    signs = f"{STAIR} J7=mechanism"
    with_mate = ashes(one="iris@D4 leona@J7/1", open=signs)
    alone = ashes(one="iris@D4", two="nyra@J7", open=signs)

    assert "secret" in underground(play(with_mate, "one iris"))
    assert "secret" not in underground(play(alone, "one iris"))


@rule("CAD-CATA-03")
def test_the_one_who_goes_down_is_not_the_friend_at_the_mechanism() -> None:
    table = ashes(one="iris@J7", open="J7=mechanism", hand="hidden-stair")

    play(table, "one iris", "one card:hidden-stair")

    assert underground(table) == {"altar", "archive", "torture", "tunnel"}


@rule("CAD-AMB-32")
def test_the_mechanism_is_looked_at_on_entry_alone() -> None:
    table = ashes(one="iris@secret leona@J7", open="J7=mechanism", dice=(1, 2, 3))

    play(table, "one leona", "one I7", "one done", "one iris", "one search")

    assert player(table, "one").ducats == 5 + 6


@rule("CAD-CATA-05", "CAD-AMB-05")
def test_coming_down_ends_the_move_and_not_the_activation() -> None:
    table = ashes(one="iris@D4", open=STAIR, dice=(6,))

    play(table, "one iris", "one archive")

    assert codes(table) == ["search", "done"]


@rule("CAD-CATA-06")
def test_all_arrows_lead_to_the_centre() -> None:
    assert {room: WAYS[room] for room in CELLARS} == dict.fromkeys(CELLARS, ("centre",))
    table = play(ashes(one="iris@altar"), "one iris")
    assert codes(table) == ["centre", "done"]


@rule("CAD-CATA-07", "CAD-AMB-04")
def test_the_way_up_costs_one_ap_and_leads_to_any_free_pentagram() -> None:
    table = ashes(one="iris@centre", two="nyra@C3")

    play(table, "one iris")
    assert codes(table) == ["I3", "C7", "I7", "done"]
    play(table, "one I7")

    assert (figure(table, "iris").place, player(table, "one").actions) == ("I7", 6)


@rule("CAD-CATA-08", "CAD-AMB-04")
def test_who_comes_up_in_the_midst_of_a_move_goes_on_with_the_spaces_left() -> None:
    table = play(ashes(one="iris@altar"), "one iris", "one centre", "one C3")

    assert "B1" in codes(table)  # three spaces: C2, C1, B1
    assert "A1" not in codes(table)


@rule("CAD-CATA-08", "CAD-AMB-37")
def test_who_has_not_moved_may_still_make_the_whole_move_after_coming_up() -> None:
    table = play(ashes(one="iris@centre"), "one iris", "one C3")

    assert "C7" in codes(table)  # four spaces


@rule("CAD-CATA-07")
def test_without_ap_nobody_comes_up() -> None:
    table = ashes(one="iris@altar", two="nyra@A1", actions=1)

    play(table, "one iris", "one centre")

    assert (figure(table, "iris").place, told(table, "rose")) == ("centre", [])
    assert table.active == 1  # there was nothing left to do


ALL_HELD = "nyra@C3 valdur@I3 corvin@C7 selka@I7"


@rule("CAD-CATA-09", "CAD-AMB-49")
def test_when_all_pentagrams_are_held_one_comes_up_next_to_one() -> None:
    table = ashes(one="iris@centre leona@C2", two=ALL_HELD)

    play(table, "one iris")

    near = {space for place in PENTAGRAMS for space in WAYS[place]} - {"C2"}
    assert set(codes(table)) == {*near, "done"}


@rule("CAD-AMB-49", "CAD-AMB-22")
def test_who_comes_up_into_a_room_turns_its_token_up() -> None:
    table = ashes(one="iris@centre", two=ALL_HELD, tokens="B3=coat")

    play(table, "one iris", "one B3")

    assert player(table, "one").experience == 1


@rule("CAD-AMB-50", "CAD-PRISON-04", "CAD-PRISON-05")
def test_prison_and_centre_hold_any_number_and_no_fights() -> None:
    table = ashes(one="iris@centre leona@prison", two="nyra@centre valdur@prison", open=STAIR)

    play(table, "one iris")

    assert [code for code in codes(table) if code.startswith("attack")] == []
    play(table, "one done", "one leona")
    assert codes(table) == ["escape", "done"]


# --- Somebody is there ----------------------------------------------------------------------------


@rule("CAD-AMB-07", "CAD-AMB-66")
def test_stairs_do_not_lead_to_a_room_held_by_a_friend() -> None:
    table = play(ashes(one="iris@D4 leona@altar", open=STAIR), "one iris")

    assert underground(table) == {"archive", "torture", "tunnel"}


@rule("CAD-CATA-12", "CAD-CATA-14", "CAD-AMB-64")
def test_who_takes_the_stairs_to_an_enemy_attacks_and_the_loser_goes_to_prison() -> None:
    table = ashes(
        one="maren@D4 leona@A1", two="nyra@altar:ring,keys", open=STAIR, dice=(5, 4, 2, 1, 6)
    )

    play(table, "one maren", "one altar", "one keys")

    assert figure(table, "maren").place == "altar"
    assert figure(table, "maren").loot == ("keys",)
    assert (figure(table, "nyra").place, figure(table, "nyra").loot) == ("prison", ("ring",))
    assert player(table, "one").actions == 5


@rule("CAD-CATA-14", "CAD-AMB-64")
def test_an_entrant_who_loses_pays_goes_to_prison_and_is_done() -> None:
    table = ashes(one="maren@D4 leona@A1", two="nyra@altar", open=STAIR, dice=(1, 1, 6, 1, 6))

    play(table, "one maren", "one altar")

    assert figure(table, "maren").place == "prison"
    assert figure(table, "nyra").place == "altar"
    assert (player(table, "one").ducats, player(table, "two").ducats) == (5 - 2 - 1, 5 + 2 + 1)
    assert "maren" not in codes(table)


@rule("CAD-AMB-06")
def test_who_cannot_pay_for_the_fight_may_not_take_these_stairs() -> None:
    poor = ashes(one="iris@D4", two="nyra@altar", cyclops="archive", open=STAIR, actions=1)

    assert underground(play(poor, "one iris")) == {"torture", "tunnel"}


@rule("CAD-CATA-13", "CAD-AMB-08", "CAD-AMB-61")
def test_the_cyclops_moves_after_the_fight_and_attacks_the_survivor() -> None:
    dice = (5, 5, 1, 1, 1, 6, 6, 6, 1, 1)  # the fight, its die: the Altar, then its fight
    table = ashes(one="maren@D4", two="nyra@altar:ring", open=STAIR, dice=dice)

    play(table, "one maren", "one altar")

    assert [event["attacker"] for event in told(table, "fight")] == ["maren", "cyclops"]
    assert figure(table, "maren").place == "prison"
    assert table.cyclops == "altar"


@rule("CAD-AMB-08")
def test_the_cyclops_moves_also_when_the_entrant_has_lost() -> None:
    table = ashes(one="maren@D4", two="nyra@altar", open=STAIR, dice=(1, 1, 6, 1, 2))

    play(table, "one maren", "one altar")

    assert table.cyclops == "tunnel"


@rule("CAD-CATA-10")
def test_guards_do_not_go_down() -> None:
    table = ashes(
        one="iris@C4",
        two="nyra@K9",
        guards={"kornak": "B3"},
        open="B3=staircase",
        options={"patrols": "base"},
        begins=True,
        dice=(5,),
    )

    play(table, "one kornak")

    assert "B4" in codes(table)
    assert underground(table) == set()
