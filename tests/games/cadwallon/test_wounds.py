"""Wounds and experience (chapters No mercy, Experience)."""

from __future__ import annotations

from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import (
    ashes,
    asked,
    codes,
    figure,
    pass_to,
    play,
    player,
    told,
)


@rule("CAD-WOUND-04")
def test_a_wounded_character_is_not_activated_but_defends_itself() -> None:
    table = ashes(one="maren@F5/1 leona@A1", two="nyra@G5", turn="two", dice=(1, 1, 5, 5))

    play(table, "two nyra", "two attack:maren")

    assert told(table, "fight.won")[0]["winner"] == "maren"
    own = ashes(one="maren@F5/1 leona@A1")
    assert "maren" not in codes(own)


@rule("CAD-WOUND-02", "CAD-WOUND-05", "CAD-WOUND-06", "CAD-WOUND-07", "CAD-AMB-19")
def test_each_wound_costs_one_ap_and_whoever_has_none_left_can_be_activated() -> None:
    table = ashes(one="iris@A1/2 leona@A9")

    play(table, "one heal:iris")
    assert (figure(table, "iris").wounds, player(table, "one").actions) == (1, 6)
    assert "iris" not in codes(table)
    play(table, "one heal:iris")

    assert (figure(table, "iris").wounds, player(table, "one").actions) == (0, 5)
    assert "iris" in codes(table)


@rule("CAD-WOUND-05")
def test_without_ap_nothing_is_healed() -> None:
    table = ashes(one="iris@A1/1 leona@E2", actions=1, experience=2)

    play(table, "one intrigue")

    assert not [code for code in codes(table) if code.startswith("heal")]


@rule("CAD-AMB-83")
def test_wounds_are_healed_also_in_the_midst_of_anothers_move() -> None:
    table = ashes(one="iris@A1/1 leona@A9")

    play(table, "one leona", "one B9", "one heal:iris")

    assert figure(table, "iris").wounds == 0
    assert "D9" in codes(table)  # Leona goes on


@rule("CAD-WOUND-03")
def test_who_was_wounded_in_its_activation_is_done_even_when_healed() -> None:
    table = ashes(one="iris@C2 leona@A9", tokens="D2=trap")

    play(table, "one iris", "one D2", "one heal:iris")

    assert "iris" not in codes(table)


@rule("CAD-AMB-18", "CAD-WOUND-08")
def test_a_lost_fight_alone_wounds_nobody() -> None:
    table = ashes(one="maren@F5", two="nyra@G5", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra")

    assert figure(table, "nyra").wounds == 0


@rule("CAD-AMB-82", "CAD-WOUND-03", "CAD-AMB-138")
def test_a_wound_in_anothers_turn_is_but_a_marker() -> None:
    table = ashes(one="maren@F5", two="nyra@G5", hand={"one": "poisoned-blade"}, dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra", "one card:poisoned-blade", "one J5")

    assert (figure(table, "nyra").wounds, figure(table, "nyra").used) == (1, 0)


@rule("CAD-WOUND-05")
def test_only_ones_own_characters_are_healed() -> None:
    table = ashes(one="iris@A1/1", two="nyra@K9/1")

    assert codes(table) == ["heal:iris", "end"]


# --- Experience -----------------------------------------------------------------------------------


@rule("CAD-XP-06", "CAD-XP-07")
def test_one_experience_throws_one_die_again_and_the_second_result_stands() -> None:
    table = ashes(one="maren@D2 leona@A1", chests="D2=ring", experience=1, dice=(5, 6))

    play(table, "one maren", "one pick", "one xp")

    assert (figure(table, "maren").loot, player(table, "one").experience) == ((), 0)


@rule("CAD-AMB-69", "CAD-XP-06")
def test_another_token_throws_the_same_die_again() -> None:
    table = ashes(one="maren@D2 leona@A1", chests="D2=ring", experience=2, dice=(5, 6, 1))

    play(table, "one maren", "one pick", "one xp", "one xp")

    assert figure(table, "maren").loot == ("ring",)


@rule("CAD-AMB-69")
def test_in_anothers_turn_ones_own_dice_may_be_thrown_again() -> None:
    table = ashes(one="maren@F5", two="nyra@G5", experience={"two": 1}, dice=(5, 4, 1, 1, 6))

    play(table, "one maren", "one attack:nyra")
    assert asked(table) == ["two fight.reroll"]
    play(table, "two xp:1")

    won = told(table, "fight.won")[0]
    assert (won["winner"], won["loser"]) == ("nyra", "maren")


@rule("CAD-XP-08", "CAD-XP-09", "CAD-AMB-44")
def test_two_experience_buy_equipment_for_any_member_also_wounded_or_imprisoned() -> None:
    table = ashes(one="iris@A1 leona@prison maren@A9/1 davitto@dead", experience=2)

    play(table, "one buy")
    assert codes(table) == ["iris", "leona", "maren"]
    play(table, "one leona", "one manacle-key")

    assert figure(table, "leona").gear == "manacle-key"
    assert (player(table, "one").experience, player(table, "one").actions) == (0, 7)


@rule("CAD-XP-09", "CAD-EQUIP-02")
def test_a_bought_card_is_held_to_the_limit_of_one() -> None:
    table = ashes(one="iris@A1+rapier leona@A9", experience=2)

    play(table, "one buy", "one iris", "one buckler", "one buckler")

    assert figure(table, "iris").gear == "buckler"
    assert "rapier" not in table.equipment


@rule("CAD-XP-08", "CAD-AMB-77")
def test_one_experience_or_an_empty_display_buys_nothing() -> None:
    poor = ashes(one="iris@A1", experience=1)
    empty = ashes(one="iris@A1 leona@A9", experience=2)
    empty.equipment = []
    play(empty, "one iris", "one A2", "one done")

    assert "buy" not in codes(poor)
    assert "buy" not in codes(empty)


@rule("CAD-AMB-44")
def test_nothing_is_bought_in_the_midst_of_an_activation() -> None:
    table = play(ashes(one="iris@A1", experience=2), "one iris")

    assert "buy" not in codes(table)


@rule("CAD-XP-04")
def test_experience_belongs_to_the_gang_and_stays_until_it_is_spent() -> None:
    table = ashes(one="iris@C2 leona@D3", two="nyra@K9", tokens="D2=coat", chests="D4=ring")

    play(table, "one iris", "one D2")
    pass_to(table, "one")

    assert player(table, "one").experience == 1
