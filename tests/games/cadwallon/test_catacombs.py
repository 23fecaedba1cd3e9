"""The Catacombs: the way down and up, and their rooms (chapters Catacombs, Rooms, Prison)."""

from __future__ import annotations

from typing import Any

from emberkeep.games.cadwallon.board import CELLARS, PENTAGRAMS, UNDERGROUND, WAYS
from emberkeep.games.cadwallon.state import VISITED, City
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import city, codes, figure, pass_to, play, player, told

STAIR = "D4=staircase"
LOCKED = "B1 E1 G1 K2 K4 K6 J9 G9 E9 A8 A6 A4"  # portcullises after the alarm


def below(**given: Any) -> City:
    """Lay out a position of an adventure that changes nothing about the Catacombs."""
    return city(mode="king_of_ashes", adventure="adv-14", **given)


def underground(table: City, name: str = "one") -> set[str]:
    return {code for code in codes(table, name) if code in UNDERGROUND}


# --- Down and up ----------------------------------------------------------------------------------


@rule("CAD-CATA-01", "CAD-CATA-02", "CAD-CATA-04", "CAD-EXPLORE-19", "CAD-AMB-66", "CAD-AMB-31")
def test_a_staircase_leads_to_four_rooms_and_never_to_prison_lair_or_centre() -> None:
    table = play(below(one="iris@D4", open=STAIR), "one iris")

    assert underground(table) == {"altar", "archive", "torture", "tunnel"}


@rule("CAD-CATA-01")
def test_without_a_staircase_there_is_no_way_down() -> None:
    assert not underground(play(below(one="iris@E2", open=STAIR), "one iris"))


@rule("CAD-EXPLORE-21", "CAD-EXPLORE-22", "CAD-AMB-04")
def test_going_down_costs_one_space_of_the_move_and_not_the_action() -> None:
    table = below(one="iris@C2:crystal", open=STAIR, dice=(6,))

    play(table, "one iris")
    assert "altar" in codes(table)  # C3, D3, D4 and down: four spaces
    play(table, "one altar")

    assert player(table, "one").actions == 6
    assert "trade:1" in codes(table)


@rule("CAD-EXPLORE-22")
def test_stairs_five_spaces_away_are_out_of_reach_of_a_move_of_four() -> None:
    assert not underground(play(below(one="iris@C1", open=STAIR), "one iris"))


@rule("CAD-CATA-03", "CAD-SECRET-01", "CAD-EXPLORE-25", "CAD-EXPLORE-27", "CAD-AMB-32")
def test_the_secret_treasury_needs_a_friend_at_a_mechanism() -> None:
    signs = f"{STAIR} J7=mechanism"
    with_mate = below(one="iris@D4 leona@J7/1", open=signs)
    alone = below(one="iris@D4", two="nyra@J7", open=signs)

    assert "secret" in underground(play(with_mate, "one iris"))
    assert "secret" not in underground(play(alone, "one iris"))


@rule("CAD-CATA-03")
def test_the_one_who_goes_down_is_not_the_friend_at_the_mechanism() -> None:
    table = below(one="iris@J7", open="J7=mechanism", hand="hidden-stair")

    play(table, "one iris", "one card:hidden-stair")

    assert underground(table) == {"altar", "archive", "torture", "tunnel"}


@rule("CAD-AMB-32")
def test_the_mechanism_is_looked_at_on_entry_alone() -> None:
    table = below(one="iris@secret leona@J7", open="J7=mechanism", dice=(1, 2, 3))

    play(table, "one leona", "one I7", "one done", "one iris", "one search")

    assert player(table, "one").ducats == 5 + 6


@rule("CAD-CATA-05", "CAD-AMB-05")
def test_coming_down_ends_the_move_and_not_the_activation() -> None:
    table = below(one="iris@D4", open=STAIR, dice=(6,))

    play(table, "one iris", "one archive")

    assert codes(table) == ["search", "done"]


@rule("CAD-CATA-06")
def test_all_arrows_lead_to_the_centre() -> None:
    assert {room: WAYS[room] for room in CELLARS} == dict.fromkeys(CELLARS, ("centre",))
    table = play(below(one="iris@altar"), "one iris")
    assert codes(table) == ["centre", "done"]


@rule("CAD-CATA-07", "CAD-AMB-04")
def test_the_way_up_costs_one_ap_and_leads_to_any_free_pentagram() -> None:
    table = below(one="iris@centre", two="nyra@C3")

    play(table, "one iris")
    assert codes(table) == ["I3", "C7", "I7", "done"]
    play(table, "one I7")

    assert (figure(table, "iris").place, player(table, "one").actions) == ("I7", 6)


@rule("CAD-CATA-08", "CAD-AMB-04")
def test_who_comes_up_in_the_midst_of_a_move_goes_on_with_the_spaces_left() -> None:
    table = play(below(one="iris@altar"), "one iris", "one centre", "one C3")

    assert "B1" in codes(table)  # three spaces: C2, C1, B1
    assert "A1" not in codes(table)


@rule("CAD-CATA-08", "CAD-AMB-37")
def test_who_has_not_moved_may_still_make_the_whole_move_after_coming_up() -> None:
    table = play(below(one="iris@centre"), "one iris", "one C3")

    assert "C7" in codes(table)  # four spaces


@rule("CAD-CATA-07")
def test_without_ap_nobody_comes_up() -> None:
    table = below(one="iris@altar", two="nyra@A1", actions=1)

    play(table, "one iris", "one centre")

    assert (figure(table, "iris").place, told(table, "rose")) == ("centre", [])
    assert table.active == 1  # there was nothing left to do


ALL_HELD = "nyra@C3 valdur@I3 corvin@C7 selka@I7"


@rule("CAD-CATA-09", "CAD-AMB-49")
def test_when_all_pentagrams_are_held_one_comes_up_next_to_one() -> None:
    table = below(one="iris@centre leona@C2", two=ALL_HELD)

    play(table, "one iris")

    near = {space for place in PENTAGRAMS for space in WAYS[place]} - {"C2"}
    assert set(codes(table)) == {*near, "done"}


@rule("CAD-AMB-49", "CAD-AMB-22")
def test_who_comes_up_into_a_room_turns_its_token_up() -> None:
    table = below(one="iris@centre", two=ALL_HELD, tokens="B3=coat")

    play(table, "one iris", "one B3")

    assert player(table, "one").experience == 1


@rule("CAD-AMB-50", "CAD-PRISON-04", "CAD-PRISON-05")
def test_prison_and_centre_hold_any_number_and_no_fights() -> None:
    table = below(one="iris@centre leona@prison", two="nyra@centre valdur@prison", open=STAIR)

    play(table, "one iris")

    assert [code for code in codes(table) if code.startswith("attack")] == []
    play(table, "one done", "one leona")
    assert codes(table) == ["escape", "done"]


# --- Somebody is there ----------------------------------------------------------------------------


@rule("CAD-AMB-07", "CAD-AMB-66")
def test_stairs_do_not_lead_to_a_room_held_by_a_friend() -> None:
    table = play(below(one="iris@D4 leona@altar", open=STAIR), "one iris")

    assert underground(table) == {"archive", "torture", "tunnel"}


@rule("CAD-CATA-12", "CAD-CATA-14", "CAD-AMB-64")
def test_who_takes_the_stairs_to_an_enemy_attacks_and_the_loser_goes_to_prison() -> None:
    table = below(
        one="maren@D4 leona@A1", two="nyra@altar:ring,keys", open=STAIR, dice=(5, 4, 2, 1, 6)
    )

    play(table, "one maren", "one altar", "one keys")

    assert figure(table, "maren").place == "altar"
    assert figure(table, "maren").loot == ("keys",)
    assert (figure(table, "nyra").place, figure(table, "nyra").loot) == ("prison", ("ring",))
    assert player(table, "one").actions == 5


@rule("CAD-CATA-14", "CAD-AMB-64")
def test_an_entrant_who_loses_pays_goes_to_prison_and_is_done() -> None:
    table = below(one="maren@D4 leona@A1", two="nyra@altar", open=STAIR, dice=(1, 1, 6, 1, 6))

    play(table, "one maren", "one altar")

    assert figure(table, "maren").place == "prison"
    assert figure(table, "nyra").place == "altar"
    assert (player(table, "one").ducats, player(table, "two").ducats) == (5 - 2 - 1, 5 + 2 + 1)
    assert "maren" not in codes(table)


@rule("CAD-AMB-06")
def test_who_cannot_pay_for_the_fight_may_not_take_these_stairs() -> None:
    poor = below(one="iris@D4", two="nyra@altar", cyclops="archive", open=STAIR, actions=1)

    assert underground(play(poor, "one iris")) == {"torture", "tunnel"}


@rule("CAD-CATA-13", "CAD-AMB-08", "CAD-AMB-61")
def test_the_cyclops_moves_after_the_fight_and_attacks_the_survivor() -> None:
    dice = (5, 5, 1, 1, 1, 6, 6, 6, 1, 1)  # the fight, its die: the Altar, then its fight
    table = below(one="maren@D4", two="nyra@altar:ring", open=STAIR, dice=dice)

    play(table, "one maren", "one altar")

    assert [event["attacker"] for event in told(table, "fight")] == ["maren", "cyclops"]
    assert figure(table, "maren").place == "prison"
    assert table.cyclops == "altar"


@rule("CAD-AMB-08")
def test_the_cyclops_moves_also_when_the_entrant_has_lost() -> None:
    table = below(one="maren@D4", two="nyra@altar", open=STAIR, dice=(1, 1, 6, 1, 2))

    play(table, "one maren", "one altar")

    assert table.cyclops == "tunnel"


@rule("CAD-CATA-10")
def test_guards_do_not_go_down() -> None:
    table = below(
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


# --- Prison ---------------------------------------------------------------------------------------


@rule("CAD-PRISON-03", "CAD-AMB-36", "CAD-PRISON-06")
def test_a_prisoner_can_only_try_to_escape_for_one_ap() -> None:
    table = below(one="iris@prison:keys", dice=(3,), open=STAIR)

    play(table, "one iris")

    assert codes(table) == ["escape", "done"]
    play(table, "one escape")
    assert player(table, "one").actions == 6


@rule("CAD-PRISON-07", "CAD-AMB-38")
def test_an_escape_fails_on_a_three_and_is_tried_once_a_turn() -> None:
    table = below(one="iris@prison leona@A1", dice=(3,))

    play(table, "one iris", "one escape")

    assert figure(table, "iris").place == "prison"
    assert "iris" not in codes(table)


@rule("CAD-PRISON-08", "CAD-PRISON-10", "CAD-AMB-37")
def test_a_four_escapes_to_the_centre_and_leaves_the_way_up_and_the_move() -> None:
    table = below(one="valdur@prison", two="iris@D3", dice=(4,), chests="B3=ring")

    play(table, "one valdur", "one escape")
    assert figure(table, "valdur").place == "centre"
    play(table, "one C3")

    options = codes(table)
    assert "C4" in options
    assert not [code for code in options if code.startswith(("attack", "skill"))]
    play(table, "one B3")
    assert not {"pick", "smash"} & set(codes(table))
    assert player(table, "one").actions == 7 - 3


@rule("CAD-PRISON-09", "CAD-AMB-30", "CAD-AMB-28")
def test_each_bunch_of_keys_throws_the_die_of_an_escape_again() -> None:
    table = below(one="iris@prison:keys,keys", dice=(1, 2, 4))

    play(table, "one iris", "one escape", "one treasure:1", "one treasure:1")

    assert figure(table, "iris").place == "centre"
    assert figure(table, "iris").loot == ("keys", "keys")


@rule("CAD-PRISON-09")
def test_keys_throw_once_each() -> None:
    table = below(one="iris@prison:keys,scroll", dice=(1, 2))

    play(table, "one iris", "one escape", "one treasure:1")

    assert figure(table, "iris").place == "prison"


@rule("CAD-AMB-19", "CAD-AMB-83")
def test_a_wounded_prisoner_must_be_healed_first() -> None:
    table = below(one="iris@prison/1", dice=(6,))

    assert "iris" not in codes(table)
    play(table, "one heal:iris", "one iris", "one escape")

    assert (figure(table, "iris").place, player(table, "one").actions) == ("centre", 5)


# --- Torture Chamber, Altar -----------------------------------------------------------------------


@rule("CAD-TORTURE-01", "CAD-AMB-42")
def test_in_the_torture_chamber_one_treasure_of_any_prisoner_is_stolen() -> None:
    table = below(
        one="iris@torture leona@prison:ring", two="nyra@prison:keys,scroll valdur@A1:ring"
    )

    play(table, "one iris")
    tortures = [code for code in codes(table) if code.startswith("torture")]
    assert tortures == ["torture:leona/ring", "torture:nyra/keys", "torture:nyra/scroll"]
    play(table, "one torture:nyra/scroll")

    assert figure(table, "iris").loot == ("scroll",)
    assert figure(table, "nyra").loot == ("keys",)
    assert player(table, "one").actions == 6
    assert not [code for code in codes(table) if code.startswith("torture")]


@rule("CAD-AMB-42")
def test_a_robber_with_three_treasures_puts_one_into_an_empty_room() -> None:
    table = below(one="iris@torture:ring,ring,ring", two="nyra@prison:keys")

    play(table, "one iris", "one torture:nyra/keys", "one ring", "one H2")

    assert sorted(figure(table, "iris").loot) == ["keys", "ring", "ring"]
    assert table.chests == {"H2": "ring"}


@rule("CAD-ALTAR-01", "CAD-ALTAR-02", "CAD-ALTAR-03", "CAD-EXPLORE-05", "CAD-AMB-29")
def test_any_number_of_crystals_is_traded_for_six_ducats_each() -> None:
    table = below(one="iris@altar:crystal,crystal,ring")

    play(table, "one iris")
    assert [code for code in codes(table) if code.startswith("trade")] == ["trade:2", "trade:1"]
    play(table, "one trade:1")

    assert figure(table, "iris").loot == ("crystal", "ring")
    assert (player(table, "one").ducats, player(table, "one").actions) == (5 + 6, 6)
    assert "trade:1" not in codes(table)  # it was the action


@rule("CAD-ALTAR-02", "CAD-AMB-92")
def test_two_crystals_bring_twelve_and_the_altar_serves_again_next_turn() -> None:
    table = below(one="iris@altar:crystal,crystal,crystal", two="nyra@A1")

    play(table, "one iris", "one trade:2", "one done")
    play(pass_to(table, "one"), "one iris", "one trade:1")

    assert player(table, "one").ducats == 5 + 12 + 6


# --- Tunnel ---------------------------------------------------------------------------------------


@rule("CAD-TUNNEL-01", "CAD-AMB-90")
def test_the_tunnel_leads_out_after_the_alarm_alone() -> None:
    before = play(below(one="iris@tunnel"), "one iris")
    after = play(below(one="iris@tunnel", closed=LOCKED), "one iris")

    assert "tunnel" not in codes(before)
    assert "tunnel" in codes(after)


@rule("CAD-TUNNEL-02", "CAD-TUNNEL-03", "CAD-AMB-39", "CAD-AMB-88")
def test_on_a_one_the_character_is_lost_and_the_gang_pays_three_ducats() -> None:
    table = below(one="iris@tunnel:ring+rapier leona@A1", closed=LOCKED, dice=(1,))

    play(table, "one iris", "one tunnel")

    lost = figure(table, "iris")
    assert (lost.fate, lost.place, lost.loot, lost.gear) == ("lost", "", (), "")
    assert player(table, "one").ducats == 2
    assert "rapier" not in table.equipment


@rule("CAD-TUNNEL-03")
def test_a_poor_gang_pays_what_it_has() -> None:
    table = below(one="iris@tunnel leona@A1", closed=LOCKED, dice=(1,), ducats=1)

    play(table, "one iris", "one tunnel")

    assert player(table, "one").ducats == 0


@rule("CAD-TUNNEL-04")
def test_on_a_three_two_treasures_of_choice_are_lost() -> None:
    table = below(one="iris@tunnel:ring,keys,scroll leona@A1", closed=LOCKED, dice=(3,))

    play(table, "one iris", "one tunnel", "one keys", "one scroll")

    assert (figure(table, "iris").fate, figure(table, "iris").loot) == ("tunnel", ("ring",))


@rule("CAD-AMB-40")
def test_who_has_one_treasure_loses_that() -> None:
    table = below(one="iris@tunnel:ring leona@A1", closed=LOCKED, dice=(2,))

    play(table, "one iris", "one tunnel")

    assert (figure(table, "iris").fate, figure(table, "iris").loot) == ("tunnel", ())


@rule("CAD-TUNNEL-05")
def test_on_a_four_one_gets_out_with_everything() -> None:
    table = below(one="iris@tunnel:ring,keys leona@A1", closed=LOCKED, dice=(4,))

    play(table, "one iris", "one tunnel")

    assert (figure(table, "iris").fate, figure(table, "iris").loot) == ("tunnel", ("ring", "keys"))
    assert player(table, "one").ducats == 5


@rule("CAD-AMB-90", "CAD-XP-06")
def test_experience_throws_the_die_of_the_tunnel_again() -> None:
    table = below(one="iris@tunnel leona@A1", closed=LOCKED, experience=1, dice=(1, 6))

    play(table, "one iris", "one tunnel", "one xp:1")

    assert figure(table, "iris").fate == "tunnel"


@rule("CAD-AMB-41")
def test_who_is_underground_at_the_end_is_caught_and_sells_nothing() -> None:
    people = "iris@altar:ring leona@prison:ring maren@centre"
    table = below(one=people, two="nyra@A1", closed=LOCKED, round=8, turn="two")

    play(table, "two end")

    assert table.result is not None
    assert table.result.scores[0] == 5 - 9


# --- Archive --------------------------------------------------------------------------------------

PILE = "run run dodge parry"


@rule("CAD-ARCHIVE-01", "CAD-ARCHIVE-02", "CAD-AMB-01", "CAD-AMB-02")
def test_mind_or_less_picks_three_cards_of_the_discard_pile_and_teaches() -> None:
    table = below(one="iris@archive", dice=(4,), discard=PILE)

    play(table, "one iris", "one search", "one run", "one parry", "one run")

    assert sorted(player(table, "one").hand) == ["parry", "run", "run"]
    assert table.discard == ["dodge"]
    assert (player(table, "one").experience, player(table, "one").actions) == (1, 6)


@rule("CAD-AMB-67")
def test_one_may_stop_picking_and_an_empty_pile_gives_nothing_but_experience() -> None:
    some = below(one="iris@archive", dice=(1,), discard=PILE)
    none = below(one="iris@archive", dice=(1,))

    play(some, "one iris", "one search", "one dodge", "one done")
    play(none, "one iris", "one search")

    assert (player(some, "one").hand, len(some.discard)) == (["dodge"], 3)
    assert (player(none, "one").hand, player(none, "one").experience) == ([], 1)


@rule("CAD-ARCHIVE-03", "CAD-AMB-01")
def test_above_mind_two_cards_are_drawn() -> None:
    table = below(one="iris@archive", dice=(5,), discard=PILE)

    play(table, "one iris", "one search")

    assert len(player(table, "one").hand) == 2
    assert len(table.discard) == 4
    assert player(table, "one").experience == 0


@rule("CAD-ARCHIVE-04", "CAD-AMB-30")
def test_each_scroll_throws_the_die_of_the_archive_again() -> None:
    table = below(one="iris@archive:scroll,keys", dice=(6, 3))

    play(table, "one iris", "one search", "one treasure:1")

    assert player(table, "one").experience == 1
    assert figure(table, "iris").loot == ("scroll", "keys")


@rule("CAD-ARCHIVE-05", "CAD-SECRET-07", "CAD-AMB-92")
def test_archive_and_secret_treasury_serve_once_a_visit() -> None:
    table = below(one="iris@archive leona@secret", two="nyra@A1", dice=(1, 2, 3, 1))

    play(table, "one leona", "one search", "one done", "one iris", "one search", "one done")
    play(pass_to(table, "one"), "one iris")
    assert "search" not in codes(table)
    play(table, "one done", "one leona")
    assert "search" not in codes(table)


@rule("CAD-AMB-92")
def test_whoever_has_been_on_the_surface_may_search_again() -> None:
    table = below(one="iris@archive", two="nyra@A1", open=STAIR, dice=(1, 6))

    play(table, "one iris", "one search", "one centre", "one C3", "one D4", "one done")
    play(pass_to(table, "one"), "one iris", "one archive", "two quiet", "one quiet", "one pass")

    assert "search" in codes(table)


@rule("CAD-AMB-92", "CAD-AMB-49")
def test_the_way_up_renews_a_visit_at_once() -> None:
    table = below(one="iris@archive", two="nyra@A1", dice=(6,))

    play(table, "one iris", "one search", "one centre")
    assert figure(table, "iris").used & VISITED
    play(table, "one C3")

    assert not figure(table, "iris").used & VISITED


@rule("CAD-AMB-92")
def test_prison_and_centre_do_not_renew_a_visit() -> None:
    table = below(one="iris@archive", two="nyra@D4", open=STAIR, dice=(1,))

    play(table, "one iris", "one search", "one centre", "one done")

    assert figure(pass_to(table, "two"), "iris").used & VISITED


# --- Secret Treasury ------------------------------------------------------------------------------


@rule("CAD-SECRET-02", "CAD-SECRET-04", "CAD-AMB-03")
def test_three_different_dice_pay_their_sum() -> None:
    table = below(one="iris@secret", dice=(6, 5, 4))

    play(table, "one iris")
    assert "search" in codes(table)  # nobody must
    play(table, "one search")

    assert (player(table, "one").ducats, player(table, "one").actions) == (5 + 15, 6)


@rule("CAD-SECRET-03", "CAD-SECRET-06", "CAD-AMB-88")
def test_two_equal_dice_kill_and_cost_nothing_at_the_end() -> None:
    gang = "iris@secret:ring+rapier leona@A1"
    table = below(one="nyra@K9", two=gang, turn="two", round=8, dice=(6, 5, 6))

    play(table, "two iris", "two search")

    dead = figure(table, "iris")
    assert (dead.fate, dead.place, dead.loot, dead.gear) == ("dead", "", (), "")
    play(table, "two end")
    assert player(table, "two").ducats == 5 - 3  # for Leona


@rule("CAD-SECRET-05", "CAD-AMB-30")
def test_each_bracelet_throws_one_die_again() -> None:
    table = below(one="iris@secret:bracelet", dice=(6, 5, 6, 1))

    play(table, "one iris", "one search", "one treasure:3")

    assert player(table, "one").ducats == 5 + 6 + 5 + 1


@rule("CAD-AMB-67")
def test_cards_that_are_picked_in_the_archive_are_known_to_all() -> None:
    table = below(one="iris@archive leona@A1", dice=(1,), discard="run dodge")

    play(table, "one iris", "one search", "one dodge", "one done")

    assert player(table, "one").shown == ["dodge"]
