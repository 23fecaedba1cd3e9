"""The rooms of the Catacombs (chapters Rooms, Prison)."""

from __future__ import annotations

from emberkeep.games.cadwallon.state import VISITED
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import (
    LOCKED,
    STAIR,
    ashes,
    codes,
    figure,
    pass_to,
    play,
    player,
)

# --- Prison ---------------------------------------------------------------------------------------


@rule("CAD-PRISON-03", "CAD-AMB-36", "CAD-PRISON-06")
def test_a_prisoner_can_only_try_to_escape_for_one_ap() -> None:
    table = ashes(one="iris@prison:keys", dice=(3,), open=STAIR)

    play(table, "one iris")

    assert codes(table) == ["escape", "done"]
    play(table, "one escape")
    assert player(table, "one").actions == 6


@rule("CAD-PRISON-06")
def test_a_prisoner_who_used_a_room_before_may_try_to_escape() -> None:
    table = ashes(one="iris@prison leona@A1")
    figure(table, "iris").used = VISITED

    play(table, "one leona", "one done")

    assert "iris" in codes(table)


@rule("CAD-PRISON-07", "CAD-AMB-38")
def test_an_escape_fails_on_a_three_and_is_tried_once_a_turn() -> None:
    table = ashes(one="iris@prison leona@A1", dice=(3,))

    play(table, "one iris", "one escape")

    assert figure(table, "iris").place == "prison"
    assert "iris" not in codes(table)


@rule("CAD-PRISON-08", "CAD-PRISON-10", "CAD-AMB-37")
def test_a_four_escapes_to_the_centre_and_leaves_the_way_up_and_the_move() -> None:
    table = ashes(one="valdur@prison", two="iris@D3", dice=(4,), chests="B3=ring")

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
    table = ashes(one="iris@prison:keys,keys", dice=(1, 2, 4))

    play(table, "one iris", "one escape", "one treasure:1", "one treasure:1")

    assert figure(table, "iris").place == "centre"
    assert figure(table, "iris").loot == ("keys", "keys")


@rule("CAD-PRISON-09")
def test_keys_throw_once_each() -> None:
    table = ashes(one="iris@prison:keys,scroll", dice=(1, 2))

    play(table, "one iris", "one escape", "one treasure:1")

    assert figure(table, "iris").place == "prison"


@rule("CAD-AMB-19", "CAD-AMB-83")
def test_a_wounded_prisoner_must_be_healed_first() -> None:
    table = ashes(one="iris@prison/1", dice=(6,))

    assert "iris" not in codes(table)
    play(table, "one heal:iris", "one iris", "one escape")

    assert (figure(table, "iris").place, player(table, "one").actions) == ("centre", 5)


# --- Torture Chamber, Altar -----------------------------------------------------------------------


@rule("CAD-TORTURE-01", "CAD-AMB-42")
def test_in_the_torture_chamber_one_treasure_of_any_prisoner_is_stolen() -> None:
    table = ashes(
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
    table = ashes(one="iris@torture:ring,ring,ring", two="nyra@prison:keys")

    play(table, "one iris", "one torture:nyra/keys", "one ring", "one H2")

    assert sorted(figure(table, "iris").loot) == ["keys", "ring", "ring"]
    assert table.chests == {"H2": "ring"}


@rule("CAD-ALTAR-01", "CAD-ALTAR-02", "CAD-ALTAR-03", "CAD-EXPLORE-05", "CAD-AMB-29")
def test_any_number_of_crystals_is_traded_for_six_ducats_each() -> None:
    table = ashes(one="iris@altar:crystal,crystal,ring")

    play(table, "one iris")
    assert [code for code in codes(table) if code.startswith("trade")] == ["trade:2", "trade:1"]
    play(table, "one trade:1")

    assert figure(table, "iris").loot == ("crystal", "ring")
    assert (player(table, "one").ducats, player(table, "one").actions) == (5 + 6, 6)
    assert "trade:1" not in codes(table)  # it was the action


@rule("CAD-ALTAR-02", "CAD-AMB-92")
def test_two_crystals_bring_twelve_and_the_altar_serves_again_next_turn() -> None:
    table = ashes(one="iris@altar:crystal,crystal,crystal", two="nyra@A1")

    play(table, "one iris", "one trade:2", "one done")
    play(pass_to(table, "one"), "one iris", "one trade:1")

    assert player(table, "one").ducats == 5 + 12 + 6


# --- Tunnel ---------------------------------------------------------------------------------------


@rule("CAD-TUNNEL-01", "CAD-AMB-90")
def test_the_tunnel_leads_out_after_the_alarm_alone() -> None:
    before = play(ashes(one="iris@tunnel"), "one iris")
    after = play(ashes(one="iris@tunnel", closed=LOCKED), "one iris")

    assert "tunnel" not in codes(before)
    assert "tunnel" in codes(after)


@rule("CAD-TUNNEL-02", "CAD-TUNNEL-03", "CAD-AMB-39", "CAD-AMB-88")
def test_on_a_one_the_character_is_lost_and_the_gang_pays_three_ducats() -> None:
    table = ashes(one="iris@tunnel:ring+rapier leona@A1", closed=LOCKED, dice=(1,))

    play(table, "one iris", "one tunnel")

    lost = figure(table, "iris")
    assert (lost.fate, lost.place, lost.loot, lost.gear) == ("lost", "", (), "")
    assert player(table, "one").ducats == 2
    assert "rapier" not in table.equipment


@rule("CAD-TUNNEL-03")
def test_a_poor_gang_pays_what_it_has() -> None:
    table = ashes(one="iris@tunnel leona@A1", closed=LOCKED, dice=(1,), ducats=1)

    play(table, "one iris", "one tunnel")

    assert player(table, "one").ducats == 0


@rule("CAD-TUNNEL-04")
def test_on_a_three_two_treasures_of_choice_are_lost() -> None:
    table = ashes(one="iris@tunnel:ring,keys,scroll leona@A1", closed=LOCKED, dice=(3,))

    play(table, "one iris", "one tunnel", "one keys", "one scroll")

    assert (figure(table, "iris").fate, figure(table, "iris").loot) == ("tunnel", ("ring",))


@rule("CAD-AMB-40")
def test_who_has_one_treasure_loses_that() -> None:
    table = ashes(one="iris@tunnel:ring leona@A1", closed=LOCKED, dice=(2,))

    play(table, "one iris", "one tunnel")

    assert (figure(table, "iris").fate, figure(table, "iris").loot) == ("tunnel", ())


@rule("CAD-TUNNEL-05")
def test_on_a_four_one_gets_out_with_everything() -> None:
    table = ashes(one="iris@tunnel:ring,keys leona@A1", closed=LOCKED, dice=(4,))

    play(table, "one iris", "one tunnel")

    assert (figure(table, "iris").fate, figure(table, "iris").loot) == ("tunnel", ("ring", "keys"))
    assert player(table, "one").ducats == 5


@rule("CAD-AMB-90", "CAD-XP-06")
def test_experience_throws_the_die_of_the_tunnel_again() -> None:
    table = ashes(one="iris@tunnel leona@A1", closed=LOCKED, experience=1, dice=(1, 6))

    play(table, "one iris", "one tunnel", "one xp:1")

    assert figure(table, "iris").fate == "tunnel"


@rule("CAD-AMB-41")
def test_who_is_underground_at_the_end_is_caught_and_sells_nothing() -> None:
    people = "iris@altar:ring leona@prison:ring maren@centre"
    table = ashes(one=people, two="nyra@A1", closed=LOCKED, round=8, turn="two")

    play(table, "two end")

    assert table.result is not None
    assert table.result.scores[0] == 5 - 9


# --- Archive --------------------------------------------------------------------------------------

PILE = "run run dodge parry"


@rule("CAD-ARCHIVE-01", "CAD-ARCHIVE-02", "CAD-AMB-01", "CAD-AMB-02")
def test_mind_or_less_picks_three_cards_of_the_discard_pile_and_teaches() -> None:
    table = ashes(one="iris@archive", dice=(4,), discard=PILE)

    play(table, "one iris", "one search", "one run", "one parry", "one run")

    assert sorted(player(table, "one").hand) == ["parry", "run", "run"]
    assert table.discard == ["dodge"]
    assert (player(table, "one").experience, player(table, "one").actions) == (1, 6)


@rule("CAD-AMB-67")
def test_one_may_stop_picking_and_an_empty_pile_gives_nothing_but_experience() -> None:
    some = ashes(one="iris@archive", dice=(1,), discard=PILE)
    none = ashes(one="iris@archive", dice=(1,))

    play(some, "one iris", "one search", "one dodge", "one done")
    play(none, "one iris", "one search")

    assert (player(some, "one").hand, len(some.discard)) == (["dodge"], 3)
    assert (player(none, "one").hand, player(none, "one").experience) == ([], 1)


@rule("CAD-ARCHIVE-03", "CAD-AMB-01")
def test_above_mind_two_cards_are_drawn() -> None:
    table = ashes(one="iris@archive", dice=(5,), discard=PILE)

    play(table, "one iris", "one search")

    assert len(player(table, "one").hand) == 2
    assert len(table.discard) == 4
    assert player(table, "one").experience == 0


@rule("CAD-ARCHIVE-04", "CAD-AMB-30")
def test_each_scroll_throws_the_die_of_the_archive_again() -> None:
    table = ashes(one="iris@archive:scroll,keys", dice=(6, 3))

    play(table, "one iris", "one search", "one treasure:1")

    assert player(table, "one").experience == 1
    assert figure(table, "iris").loot == ("scroll", "keys")


@rule("CAD-ARCHIVE-05", "CAD-SECRET-07", "CAD-AMB-92")
def test_archive_and_secret_treasury_serve_once_a_visit() -> None:
    table = ashes(one="iris@archive leona@secret", two="nyra@A1", dice=(1, 2, 3, 1))

    play(table, "one leona", "one search", "one done", "one iris", "one search", "one done")
    play(pass_to(table, "one"), "one iris")
    assert "search" not in codes(table)
    play(table, "one done", "one leona")
    assert "search" not in codes(table)


@rule("CAD-AMB-92")
def test_whoever_has_been_on_the_surface_may_search_again() -> None:
    table = ashes(one="iris@archive", two="nyra@A1", open=STAIR, dice=(1, 6))

    play(table, "one iris", "one search", "one centre", "one C3", "one D4", "one done")
    play(pass_to(table, "one"), "one iris", "one archive", "two quiet", "one quiet", "one pass")

    assert "search" in codes(table)


@rule("CAD-AMB-92", "CAD-AMB-49")
def test_the_way_up_renews_a_visit_at_once() -> None:
    table = ashes(one="iris@archive", two="nyra@A1", dice=(6,))

    play(table, "one iris", "one search", "one centre")
    assert figure(table, "iris").used & VISITED
    play(table, "one C3")

    assert not figure(table, "iris").used & VISITED


@rule("CAD-AMB-92")
def test_prison_and_centre_do_not_renew_a_visit() -> None:
    table = ashes(one="iris@archive", two="nyra@D4", open=STAIR, dice=(1,))

    play(table, "one iris", "one search", "one centre", "one done")

    assert figure(pass_to(table, "two"), "iris").used & VISITED


# --- Secret Treasury ------------------------------------------------------------------------------


@rule("CAD-SECRET-02", "CAD-SECRET-04", "CAD-AMB-03")
def test_three_different_dice_pay_their_sum() -> None:
    table = ashes(one="iris@secret", dice=(6, 5, 4))

    play(table, "one iris")
    assert "search" in codes(table)  # nobody must
    play(table, "one search")

    assert (player(table, "one").ducats, player(table, "one").actions) == (5 + 15, 6)


@rule("CAD-SECRET-03", "CAD-SECRET-06", "CAD-AMB-88")
def test_two_equal_dice_kill_and_cost_nothing_at_the_end() -> None:
    gang = "iris@secret:ring+rapier leona@A1"
    table = ashes(one="nyra@K9", two=gang, turn="two", round=8, dice=(6, 5, 6))

    play(table, "two iris", "two search")

    dead = figure(table, "iris")
    assert (dead.fate, dead.place, dead.loot, dead.gear) == ("dead", "", (), "")
    play(table, "two end")
    assert player(table, "two").ducats == 5 - 3  # for Leona


@rule("CAD-SECRET-05", "CAD-AMB-30")
def test_each_bracelet_throws_one_die_again() -> None:
    table = ashes(one="iris@secret:bracelet", dice=(6, 5, 6, 1))

    play(table, "one iris", "one search", "one treasure:3")

    assert player(table, "one").ducats == 5 + 6 + 5 + 1


@rule("CAD-AMB-67")
def test_cards_that_are_picked_in_the_archive_are_known_to_all() -> None:
    table = ashes(one="iris@archive leona@A1", dice=(1,), discard="run dodge")

    play(table, "one iris", "one search", "one dodge", "one done")

    assert player(table, "one").shown == ["dodge"]
