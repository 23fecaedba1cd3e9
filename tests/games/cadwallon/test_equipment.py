"""The 20 Equipment cards (chapter Equipment cards; CAD-AMB-155 to CAD-AMB-173)."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon.equipment import EQUIPMENT_ROWS
from emberkeep.games.cadwallon.state import VISITED
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


@rule("CAD-EQUIP-01", "CAD-EQUIP-05", "CAD-EQUIP-06", "CAD-AMB-173")
def test_seven_kinds_work_once_and_three_work_in_prison() -> None:
    once = {row.number for row in EQUIPMENT_ROWS if row.once}
    in_prison = {row.number for row in EQUIPMENT_ROWS if row.in_prison}

    assert [row.number for row in EQUIPMENT_ROWS] == [f"EQ-{at:02}" for at in range(1, 21)]
    assert once == {"EQ-01", "EQ-02", "EQ-03", "EQ-10", "EQ-11", "EQ-12", "EQ-20"}
    assert in_prison == {"EQ-11", "EQ-16", "EQ-17"}


# --- Watchman's Pass, Flying Draught --------------------------------------------------------------


@rule("CAD-AMB-155")
@pytest.mark.parametrize("card", ["watchmans-pass", "watchmans-pass-2"])
def test_a_pass_leads_through_a_portcullis_after_the_alarm(card: str) -> None:
    table = ashes(one=f"iris@E1:ring+{card} leona@E9", closed=LOCKED)

    play(table, "one iris", "one out")

    left = figure(table, "iris")
    assert (left.fate, left.gear, left.loot) == ("gate", "", ("ring",))
    assert card not in table.equipment
    assert player(table, "one").actions == 6


@rule("CAD-AMB-155", "CADB-ALARM-05")
def test_without_a_pass_or_before_the_alarm_nobody_leaves_there() -> None:
    without = play(ashes(one="iris@E1", closed=LOCKED), "one iris")
    early = play(ashes(one="iris@E1+watchmans-pass"), "one iris")

    assert "out" not in codes(without)
    assert "out" not in codes(early)


@rule("CAD-AMB-156", "CAD-EQUIP-07")
def test_who_flies_crosses_walls_and_figures_and_ends_on_a_free_space() -> None:
    table = ashes(one="iris@D1+flying-draught", two="nyra@D2", chests="E4=ring")

    play(table, "one iris")
    assert "D4" not in codes(table)
    play(table, "one fly")

    options = codes(table)
    assert {"D3", "D4", "E2"} <= set(options)
    assert "D2" not in options  # Nyra is there
    assert "E4" not in options  # a block
    assert (figure(table, "iris").gear, player(table, "one").actions) == ("", 6)
    assert "flying-draught" not in table.equipment


@rule("CAD-AMB-156")
def test_a_flight_over_rooms_turns_up_the_token_of_the_last_alone() -> None:
    table = ashes(one="iris@D1+flying-draught leona@A1", tokens="D2=coat D4=coat")

    play(table, "one iris", "one fly", "one D4")

    assert player(table, "one").experience == 1
    assert list(table.covered) == ["D2"]
    assert asked(table) == ["one turn"]


@rule("CAD-AMB-156")
def test_nobody_exchanges_in_the_air_or_drinks_underground_or_in_the_midst_of_a_move() -> None:
    friends = ashes(one="iris@A5:ring+flying-draught leona@A4:keys")
    below = play(ashes(one="iris@altar+flying-draught"), "one iris")
    moving = play(ashes(one="iris@A1+flying-draught"), "one iris", "one A2")

    play(friends, "one iris", "one fly", "one A3")

    assert asked(friends) == ["one act"]
    assert "fly" not in codes(below)
    assert "fly" not in codes(moving)


# --- Lock-Opener, Crowbar, Soft Boots, Grappling Hook ---------------------------------------------


@rule("CAD-AMB-157")
@pytest.mark.parametrize(("roll", "loot", "gear"), [(5, ("ring",), "lock-opener"), (6, (), "")])
def test_a_lock_opener_adds_one_to_mind_and_breaks_on_a_six(
    roll: int, loot: tuple[str, ...], gear: str
) -> None:
    table = ashes(one="iris@D2+lock-opener leona@A1", chests="D2=ring", dice=(roll,))

    play(table, "one iris", "one pick")

    assert (figure(table, "iris").loot, figure(table, "iris").gear) == (loot, gear)


@rule("CAD-AMB-157")
def test_it_breaks_even_where_a_six_was_enough_and_does_not_help_in_the_archive() -> None:
    clever = ashes(one="iraem@D2+lock-opener leona@A1", open="D2=crystal", dice=(6,))
    reading = ashes(one="iris@archive+lock-opener leona@A1", dice=(5,))

    play(clever, "one iraem", "one pick:crystal")
    play(reading, "one iris", "one search")

    assert (figure(clever, "iraem").loot, figure(clever, "iraem").gear) == (("crystal",), "")
    assert len(player(reading, "one").hand) == 2


@rule("CAD-AMB-158")
@pytest.mark.parametrize(("lock", "price"), [("", 1), ("D2", 2)])
def test_a_crowbar_smashes_for_one_less(lock: str, price: int) -> None:
    table = ashes(one="iris@D2+crowbar leona@A1", chests="D2=ring", locks=lock)

    play(table, "one iris", "one smash")

    assert player(table, "one").actions == 7 - price


@rule("CAD-AMB-159")
def test_soft_boots_go_one_space_further_and_add_to_braggs_five() -> None:
    iris = play(ashes(one="iris@A1+soft-boots"), "one iris")
    bragg = play(ashes(one="bragg@A1+soft-boots"), "one bragg")

    assert "A6" in codes(iris)
    assert "A7" not in codes(iris)
    assert "A7" in codes(bragg)


@rule("CAD-AMB-159")
def test_soft_boots_help_on_the_way_up() -> None:
    table = play(ashes(one="iris@altar+soft-boots"), "one iris", "one centre", "one C3")

    assert "A1" in codes(table)  # four spaces are left


@rule("CAD-AMB-160")
def test_a_grappling_hook_crosses_a_wall_for_two_spaces() -> None:
    table = ashes(one="iris@D1+grappling-hook", chests="D2=ring")

    play(table, "one iris")
    assert "D2" in codes(table)
    play(table, "one D2", "one D2/hook")

    assert "C2" in codes(table)  # one
    assert "C1" in codes(table)  # and another
    assert "B1" not in codes(table)
    assert figure(table, "iris").gear == "grappling-hook"


# --- Fights ---------------------------------------------------------------------------------------


@rule("CAD-AMB-161")
def test_a_rapier_adds_one_in_an_attack_alone() -> None:
    attack = ashes(one="maren@F5+rapier", two="nyra@G5", dice=(4, 1, 5, 5))
    defence = ashes(one="maren@F5", two="nyra@G5+rapier", dice=(5, 1, 4, 1))

    play(attack, "one maren", "one attack:nyra")
    play(defence, "one maren", "one attack:nyra")

    assert told(attack, "fight.won")[0]["winner"] == "nyra"  # 5 and 5: the totals
    assert told(defence, "fight.won")[0]["winner"] == "maren"


@rule("CAD-AMB-161")
@pytest.mark.parametrize(("gear", "winner"), [("+buckler", "nyra"), ("", "maren")])
def test_a_buckler_adds_one_in_defence(gear: str, winner: str) -> None:
    table = ashes(one="maren@F5", two=f"nyra@G5{gear}", dice=(5, 1, 5, 1))

    play(table, "one maren", "one attack:nyra")

    assert told(table, "fight.won")[0]["winner"] == winner


@rule("CAD-AMB-162", "CAD-EQUIP-06", "CAD-EQUIP-07")
@pytest.mark.parametrize(
    ("answer", "wounds", "gear"), [("use", 1, ""), ("pass", 0, "venomed-dagger")]
)
def test_a_venomed_dagger_may_wound_whom_an_attacker_has_beaten(
    answer: str, wounds: int, gear: str
) -> None:
    table = ashes(one="maren@F5+venomed-dagger", two="nyra@G5", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra", f"one {answer}")

    assert (figure(table, "nyra").wounds, figure(table, "maren").gear) == (wounds, gear)
    assert "venomed-dagger" not in table.equipment
    assert asked(table) == ["one flight"]  # the wound comes before


@rule("CAD-AMB-162")
def test_a_dagger_is_no_use_in_defence_or_after_a_loss() -> None:
    defence = ashes(one="maren@F5", two="nyra@G5+venomed-dagger", dice=(1, 1, 5, 5))
    loss = ashes(one="maren@F5+venomed-dagger", two="nyra@G5", dice=(1, 1, 5, 5))

    play(defence, "one maren", "one attack:nyra")
    play(loss, "one maren", "one attack:nyra")

    assert asked(defence) == asked(loss) == ["two flight"]


# --- Chain Shirt, Healing Draught -----------------------------------------------------------------


@rule("CAD-AMB-163")
def test_a_chain_shirt_may_take_the_wound_of_a_trap_and_the_activation_goes_on() -> None:
    table = ashes(one="iris@C2+chain-shirt", tokens="D2=trap", chests="D2=ring")

    play(table, "one iris", "one D2")
    assert codes(table) == ["use", "pass"]
    play(table, "one use")

    assert (figure(table, "iris").wounds, figure(table, "iris").gear) == (0, "")
    assert codes(table) == ["pick", "smash", "done"]  # but the Move is over


@rule("CAD-AMB-163")
def test_a_chain_shirt_may_be_kept() -> None:
    table = ashes(one="iris@C2+chain-shirt leona@A1", tokens="D2=trap")

    play(table, "one iris", "one D2", "one pass")

    assert (figure(table, "iris").wounds, figure(table, "iris").gear) == (1, "chain-shirt")


@rule("CAD-AMB-163", "CAD-AMB-136")
def test_a_chain_shirt_takes_one_of_two_wounds() -> None:
    hand = "poisoned-blade poisoned-blade"
    table = ashes(one="maren@F5", two="nyra@G5+chain-shirt", hand=hand, dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra", *["one card:poisoned-blade"] * 2, "two use")

    assert figure(table, "nyra").wounds == 1


@rule("CAD-AMB-164", "CAD-AMB-173")
def test_a_healing_draught_removes_all_wounds_of_bearer_or_neighbour_for_nothing() -> None:
    table = ashes(one="iris@A1+healing-draught/2 leona@A2/3 maren@A9/1 davitto@prison/1", actions=0)

    assert codes(table) == ["draught:iris", "draught:leona", "end"]
    play(table, "one draught:leona")

    assert (figure(table, "leona").wounds, figure(table, "iris").wounds) == (0, 2)
    assert (figure(table, "iris").gear, table.equipment.count("healing-draught")) == ("", 0)


@rule("CAD-AMB-164", "CAD-AMB-173")
def test_no_draught_is_given_from_the_prison() -> None:
    table = ashes(one="iris@prison+healing-draught/1 leona@A1")

    assert "draught:iris" not in codes(table)


# --- Spellbook, Lantern, Satchel ------------------------------------------------------------------


@rule("CAD-AMB-165")
def test_a_spellbook_adds_to_mind_in_the_archive_and_one_card() -> None:
    pile = "run run dodge parry parry"
    good = ashes(one="iris@archive+spellbook leona@A1", discard=pile, dice=(5,))
    bad = ashes(one="iris@archive+spellbook leona@A1", discard=pile, dice=(6,))

    play(good, "one iris", "one search", "one run", "one run", "one dodge", "one parry")
    play(bad, "one iris", "one search")

    assert len(player(good, "one").hand) == 4
    assert good.discard == ["parry"]
    assert len(player(bad, "one").hand) == 3


@rule("CAD-AMB-166")
def test_a_lantern_throws_the_cyclops_die_again_once_on_its_bearers_entry() -> None:
    table = ashes(one="iris@D4+lantern leona@A1", open=STAIR, dice=(1, 2))

    play(table, "one iris", "one altar")
    assert codes(table) == ["pass", "lantern"]
    play(table, "one lantern")

    assert table.cyclops == "tunnel"
    assert figure(table, "iris").gear == "lantern"


@rule("CAD-AMB-166")
def test_a_lantern_helps_before_experience_and_nobody_but_its_bearer() -> None:
    both = ashes(one="iris@D4+lantern leona@A1", open=STAIR, experience=2, dice=(1, 1, 2))
    other = ashes(one="iris@D4 leona@altar+lantern", open=STAIR, dice=(2,))

    play(both, "one iris", "one altar", "one xp")
    play(other, "one iris", "one archive")

    assert codes(both) == ["pass", "xp"]
    assert other.cyclops == "tunnel"


@rule("CAD-AMB-167")
def test_a_deep_satchel_holds_a_fourth_treasure() -> None:
    table = ashes(one="iris@D2:ring,ring,ring+deep-satchel leona@A1", chests="D2=keys")

    play(table, "one iris", "one smash")

    assert len(figure(table, "iris").loot) == 4
    assert asked(table) == ["one act"]


@rule("CAD-AMB-167")
def test_who_lays_the_satchel_down_with_four_treasures_puts_one_away_at_once() -> None:
    table = ashes(one="iris@A1:ring,ring,ring,keys+deep-satchel leona@A9", experience=2)

    play(table, "one buy", "one iris", "one rapier", "one rapier")
    assert asked(table) == ["one surplus"]
    play(table, "one keys", "one H2")

    assert table.chests == {"H2": "keys"}


# --- Lucky Coin, Manacle Key, Disguise ------------------------------------------------------------


@rule("CAD-AMB-168", "CAD-AMB-173")
def test_a_lucky_coin_throws_a_die_again_once_a_turn_also_in_prison() -> None:
    table = ashes(one="iris@prison+lucky-coin leona@A1", dice=(1, 4))

    play(table, "one iris", "one escape", "one coin:1")

    assert figure(table, "iris").place == "centre"
    assert figure(table, "iris").gear == "lucky-coin"


@rule("CAD-AMB-168")
def test_the_coin_serves_once_a_turn_of_any_player() -> None:
    table = ashes(one="maren@F5 iris@A1", two="nyra@G5+lucky-coin", dice=(5, 5, 1, 1, 2), seed=3)

    play(table, "one maren", "one attack:nyra", "two coin:1")
    assert asked(table) == ["one flight"]  # the coin was not offered again
    play(table, "one J5")
    pass_to(table, "two")

    assert not figure(table, "nyra").used


@rule("CAD-AMB-169", "CAD-AMB-173")
@pytest.mark.parametrize(("roll", "place"), [(3, "centre"), (2, "prison")])
def test_a_manacle_key_escapes_on_a_three(roll: int, place: str) -> None:
    table = ashes(one="iris@prison+manacle-key leona@A1", dice=(roll,))

    play(table, "one iris", "one escape")

    assert figure(table, "iris").place == place


@rule("CAD-AMB-170")
@pytest.mark.parametrize(("loot", "spared"), [("", True), (":ring", False), (":nephew", False)])
def test_guards_spare_a_disguise_without_treasure(loot: str, spared: object) -> None:
    table = ashes(
        one="iris@A1",
        two=f"nyra@F4{loot}+disguise",
        guards={"kornak": "F3"},
        options={"patrols": "base"},
        begins=True,
        dice=(1,),
    )

    play(table, "one kornak")

    assert ("nyra" not in codes(table)) is spared


# --- Crossbow, Trap Kit ---------------------------------------------------------------------------


@rule("CAD-AMB-171")
def test_a_crossbow_reaches_three_street_spaces_in_a_straight_line() -> None:
    gang = "nyra@D5 valdur@F2 corvin@H7 selka@K5"
    table = play(ashes(one="iris@F5+crossbow", two=gang), "one iris")

    shots = [code for code in codes(table) if code.startswith("shoot")]

    assert shots == ["shoot:valdur", "shoot:nyra"]


@rule("CAD-AMB-171")
def test_rooms_and_blocks_stop_a_bolt_and_friends_do_not() -> None:
    walls = play(ashes(one="iris@D5+crossbow", two="nyra@D3 valdur@D4"), "one iris")
    friend = play(ashes(one="iris@A1+crossbow leona@A2", two="nyra@A3"), "one iris")
    indoors = play(ashes(one="iris@D4+crossbow", two="nyra@D5"), "one iris")

    assert not [code for code in codes(walls) if code.startswith("shoot")]
    assert "shoot:nyra" in codes(friend)
    assert "shoot:nyra" not in codes(indoors)


@rule("CAD-AMB-171")
@pytest.mark.parametrize(("roll", "wounds"), [(4, 0), (5, 1), (6, 1)])
def test_a_bolt_is_an_action_and_wounds_on_a_five(roll: int, wounds: int) -> None:
    table = ashes(one="iris@A1+crossbow leona@A9", two="nyra@A3:ring", dice=(roll,))

    play(table, "one iris", "one shoot:nyra")

    assert figure(table, "nyra").wounds == wounds
    assert player(table, "one").actions == 6
    assert player(table, "one").experience == 0  # a six teaches nothing
    assert figure(table, "nyra").place == "A3"
    assert not [code for code in codes(table) if code.startswith("shoot")]
    assert "A2" in codes(table)  # the Move is still open


@rule("CAD-AMB-69", "CAD-AMB-171")
def test_experience_throws_for_a_bolt_again() -> None:
    table = ashes(one="iris@A1+crossbow leona@A9", two="nyra@A3", experience=1, dice=(1, 5))

    play(table, "one iris", "one shoot:nyra", "one xp")

    assert (figure(table, "nyra").wounds, player(table, "one").experience) == (1, 0)


@rule("CAD-AMB-172")
def test_a_trap_kit_ignores_a_trap_and_teaches() -> None:
    table = ashes(one="iris@C2+trap-kit", tokens="D2=trap", chests="D2=ring")

    play(table, "one iris", "one D2", "one use")

    kit = figure(table, "iris")
    assert (kit.wounds, kit.gear, player(table, "one").experience) == (0, "", 1)
    assert codes(table) == ["pick", "smash", "done"]


@rule("CAD-AMB-172")
def test_a_trap_kit_may_be_kept() -> None:
    table = ashes(one="iris@C2+trap-kit leona@A1", tokens="D2=trap")

    play(table, "one iris", "one D2", "one pass")

    assert (figure(table, "iris").wounds, figure(table, "iris").gear) == (1, "trap-kit")
    assert player(table, "one").experience == 0


@rule("CAD-AMB-173")
def test_equipment_works_for_its_bearer_alone() -> None:
    table = play(ashes(one="iris@A1 leona@A9+soft-boots"), "one iris")

    assert "A6" not in codes(table)


@rule("CAD-AMB-171")
def test_a_bolt_reaches_the_edge_of_the_board() -> None:
    table = play(ashes(one="iris@C5+crossbow", two="nyra@A5"), "one iris")

    assert "shoot:nyra" in codes(table)


def test_who_has_used_a_room_before_may_fly() -> None:
    table = ashes(one="iris@D1+flying-draught")
    figure(table, "iris").used = VISITED

    play(table, "one iris")

    assert "fly" in codes(table)
