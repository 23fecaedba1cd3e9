"""Fights between thieves (chapter Fights between thieves)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import DISTANCES
from emberkeep.games.cadwallon.rules.aftermath import refuges
from emberkeep.games.cadwallon.tokens import FLIGHT
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import asked, city, codes, figure, play, player, told


@rule("CADB-FIGHT-03", "CADB-FIGHT-05", "CADB-FIGHT-06", "CADB-FIGHT-09")
def test_the_winner_steals_and_moves_the_loser_three_spaces() -> None:
    table = city(one="maren@F5", two="nyra@G5:ring", dice=(6, 1, 5, 5))

    play(table, "one maren", "one attack:nyra")

    assert figure(table, "maren").loot == ("ring",)
    assert sorted(codes(table)) == ["D5", "F3", "F7", "H7", "I4", "I6", "J5"]


@rule("CADB-FIGHT-04")
def test_the_attacker_wins_ties_in_the_base_game() -> None:
    table = city(one="maren@F5", two="nyra@G5", dice=(5, 1, 5, 5))

    play(table, "one maren", "one attack:nyra")

    assert (player(table, "one").ducats, player(table, "two").ducats) == (7, 3)


@rule("CAD-TIE-01")
def test_the_higher_total_wins_a_tie() -> None:
    table = city(one="maren@F5", two="nyra@G5", dice=(5, 1, 5, 5), options={"ties": "new"})

    play(table, "one maren", "one attack:nyra")

    assert (player(table, "one").ducats, player(table, "two").ducats) == (2, 8)


# --- Attacks --------------------------------------------------------------------------------------


@rule("CADB-FIGHT-01")
def test_an_attack_costs_an_action_point_and_is_the_characters_action() -> None:
    table = city(one="maren@F5 leona@A1", two="nyra@G5 valdur@H5", dice=(6, 1, 2, 2))

    play(table, "one maren", "one attack:nyra", "one I6")

    assert player(table, "one").actions == 6
    assert asked(table) == ["one turn"]  # though Valdur is next to her


@rule("CADB-FIGHT-07", "CADB-FIGHT-08", "CAD-PATROL-07")
def test_nobody_attacks_guards_or_friends() -> None:
    table = city(one="maren@F5 leona@G5", two="nyra@A1", guards={"kornak": "E5"})

    play(table, "one maren")

    assert not [code for code in codes(table) if code.startswith("attack")]


@rule("CADB-FIGHT-05")
def test_who_has_fewer_ducats_than_two_gives_what_there_is() -> None:
    table = city(one="maren@F5", two="nyra@G5", ducats={"two": 1}, dice=(6, 1, 2, 2))

    play(table, "one maren", "one attack:nyra")

    assert (player(table, "one").ducats, player(table, "two").ducats) == (6, 0)


@rule("CADB-FIGHT-05", "CAD-AMB-65")
def test_the_winner_picks_the_treasure() -> None:
    table = city(one="maren@F5", two="nyra@G5:ring,keys", dice=(6, 1, 2, 2))

    play(table, "one maren", "one attack:nyra", "one keys")

    assert figure(table, "maren").loot == ("keys",)
    assert figure(table, "nyra").loot == ("ring",)
    assert player(table, "one").ducats == 5


@rule("CADB-FIGHT-09")
def test_an_attacker_who_loses_runs_away_and_the_defender_stays() -> None:
    table = city(one="maren@F5:ring leona@A1", two="valdur@G5", dice=(1, 1, 6, 2))

    play(table, "one maren", "one attack:valdur", "two F3")

    assert figure(table, "valdur").place == "G5"
    assert figure(table, "valdur").loot == ("ring",)
    assert figure(table, "maren").place == "F3"
    assert table.at["G5"] == "valdur"


# --- Running away ---------------------------------------------------------------------------------


@rule("CADB-FIGHT-06", "CAD-AMB-74")
def test_who_runs_may_cross_others_but_not_end_on_them() -> None:
    table = city(one="maren@A1 leona@B1", two="nyra@A2 valdur@A4 selka@A5", dice=(6, 1, 1, 1))

    play(table, "one maren", "one attack:nyra")

    assert set(codes(table)) == {"C1", "B4"}  # three spaces; A5 is held


@rule("CAD-AMB-74")
def test_a_flight_ends_on_a_face_down_token() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@A3",
        two="nyra@A4",
        tokens="B4=coat",
        guards={"kornak": "K1"},
        dice=(6, 1, 1, 1),
    )
    play(table, "one maren", "one attack:nyra")
    assert set(codes(table)) == {"B4", "A1", "A7", "B6", "C5"}

    play(table, "one B4")
    assert player(table, "two").experience == 1
    assert table.covered == {}


@rule("CADB-FIGHT-06")
def test_a_flight_goes_as_far_as_possible() -> None:
    held = "nyra@A2 valdur@A4 selka@A5 corvin@C1"
    table = city(
        one="maren@A1 leona@B4 davitto@C2",
        two=held,
        guards={"kornak": "B2", "valrut": "B3"},
        dice=(6, 1, 1, 1),
    )

    play(table, "one maren", "one attack:nyra")

    assert figure(table, "nyra").place == "B1"  # two spaces; three are nowhere free


@rule("CAD-AMB-110")
def test_grole_is_moved_one_space_and_further_only_if_he_must() -> None:
    table = city(one="maren@F5", two="grole@G5", dice=(6, 1, 1, 1))
    play(table, "one maren", "one attack:grole")
    assert set(codes(table)) == {"F5", "H5"}

    table = city(one="maren@F5 leona@G7", two="grole@F7", dice=(6, 1, 1, 1))
    play(table, "one maren", "one attack:grole")
    assert set(codes(table)) == {"F6", "F8", "E7"}


# --- Ties and totals ------------------------------------------------------------------------------


@rule("CAD-TIE-01", "CAD-AMB-15")
def test_if_the_totals_tie_as_well_the_attacker_wins() -> None:
    table = city(one="maren@F5", two="nyra@G5", dice=(5, 2, 2, 5), options={"ties": "new"})

    play(table, "one maren", "one attack:nyra")

    assert player(table, "one").ducats == 7


@rule("CAD-TIE-02", "CAD-AMB-16", "CAD-AMB-121")
def test_a_powerful_blow_counts_on_the_best_die_and_in_the_total() -> None:
    position = {"one": "maren@F5", "two": "nyra@G5", "hand": "powerful-blow"}
    table = city(**position, dice=(5, 1, 6, 3), options={"ties": "new"})  # type: ignore[arg-type]
    play(table, "one maren", "one attack:nyra", "one card:powerful-blow")
    assert player(table, "one").ducats == 2  # 6 against 6, 7 against 9

    table = city(**position, dice=(6, 1, 6, 2), options={"ties": "new"})  # type: ignore[arg-type]
    play(table, "one maren", "one attack:nyra", "one card:powerful-blow")
    assert player(table, "one").ducats == 7  # 7 against 6


@rule("CAD-AMB-99")
def test_maren_wins_a_tie_of_best_dice_when_a_thief_attacks_her() -> None:
    table = city(one="nyra@F5", two="maren@G5", dice=(5, 5, 5, 1), options={"ties": "new"})

    play(table, "one nyra", "one attack:maren")

    assert player(table, "two").ducats == 7


@rule("CAD-AMB-101")
def test_nyra_takes_a_ducat_on_top_as_attacker_or_defender() -> None:
    table = city(one="maren@F5", two="nyra@G5", dice=(1, 1, 6, 1))
    play(table, "one maren", "one attack:nyra")
    assert (player(table, "one").ducats, player(table, "two").ducats) == (2, 8)

    table = city(one="nyra@F5", two="maren@G5:ring", ducats={"two": 0}, dice=(6, 1, 1, 1))
    play(table, "one nyra", "one attack:maren")
    assert (player(table, "one").ducats, figure(table, "nyra").loot) == (5, ("ring",))


def test_who_comes_from_afar_to_attack_ends_no_move_there() -> None:
    table = city(one="maren@A3", two="nyra@A5", dice=(6, 1, 1, 1))

    play(table, "one maren", "one attack:nyra")

    assert [fact["place"] for fact in told(table, "fight")] == ["A5"]
    assert told(table, "moved") == []


# --- Cards ----------------------------------------------------------------------------------------


@rule("CADB-FIGHT-02")
def test_in_the_base_game_each_fighter_plays_one_card_in_all() -> None:
    hand = "furious-assault powerful-blow jinx"
    table = city(one="maren@F5", two="nyra@G5", hand=hand, dice=(6, 1, 1, 5, 5))

    play(table, "one maren", "one attack:nyra")
    assert codes(table) == ["pass", "quiet", "card:furious-assault", "card:powerful-blow"]
    play(table, "one card:furious-assault")

    assert asked(table) == ["one flight"]
    assert told(table, "fight.thrown")[0]["dice"] == (6, 1, 1)


@rule("CADB-FIGHT-02")
def test_a_card_for_dice_is_the_one_card_of_a_fight_as_well() -> None:
    jinxed = city(one="maren@F5", two="nyra@G5", hand="jinx jinx", dice=(1, 1, 6, 6, 6))
    lucky = city(one="maren@F5", two="nyra@G5", hand="jinx lucky-star", dice=(1, 1, 6, 6))

    play(jinxed, "one maren", "one attack:nyra", "one pass", "one jinx:1")
    play(lucky, "one maren", "one attack:nyra", "one pass", "one card:lucky-star")

    assert asked(jinxed) == ["two flight"]
    assert codes(lucky) == ["pass", "quiet", "die:1", "die:2"]


@rule("CAD-FURY-01", "CAD-AMB-94", "CAD-AMB-54")
def test_in_furious_fights_any_number_of_cards_is_played() -> None:
    hand = "furious-assault furious-assault powerful-blow powerful-blow"
    table = city(
        one="maren@F5", two="nyra@G5", hand=hand, dice=(3, 1, 1, 1, 5, 5), options={"fights": "new"}
    )

    play(table, "one maren", "one attack:nyra", *["one card:furious-assault"] * 2)
    play(table, *["one card:powerful-blow"] * 2)

    assert player(table, "one").ducats == 7  # 3 and two points against 5
    assert player(table, "one").hand == []


@rule("CAD-FURY-02", "CAD-AMB-17")
def test_the_attacker_plays_first_and_there_is_no_second_pass() -> None:
    table = city(
        one="maren@F5",
        two="nyra@G5",
        hand={"one": "powerful-blow", "two": "parry"},
        dice=(6, 1, 5, 1, 1),
        options={"fights": "new"},
    )

    play(table, "one maren", "one attack:nyra")
    assert asked(table) == ["one fight.card"]
    play(table, "one pass")
    assert asked(table) == ["two fight.card"]
    assert "card:parry" in codes(table, "two")
    play(table, "two card:parry")

    assert told(table, "fight.thrown")[1]["dice"] == (5, 1, 1)
    assert asked(table) == ["one fight.reroll"]


@rule("CAD-AMB-122")
def test_attackers_have_furious_assault_and_defenders_parry() -> None:
    cards = "furious-assault parry"
    table = city(one="maren@F5", two="nyra@G5", hand={"one": cards, "two": "parry"})

    play(table, "one maren", "one attack:nyra")
    assert codes(table) == ["pass", "quiet", "card:furious-assault"]
    play(table, "one pass")
    assert codes(table, "two") == ["pass", "quiet", "card:parry"]


@rule("CAD-AMB-71")
def test_outsiders_play_no_cards_into_a_fight() -> None:
    table = city(
        people=3,
        one="maren@F5",
        two="nyra@G5",
        three="bragg@E5",
        hand={"three": "powerful-blow jinx"},
        dice=(6, 1, 1, 1),
    )

    play(table, "one maren", "one attack:nyra")

    assert asked(table) == ["one flight"]


# --- Throwing again -------------------------------------------------------------------------------


@rule("CAD-AMB-70", "CAD-AMB-123")
def test_lucky_star_throws_each_of_ones_dice_again_once() -> None:
    table = city(one="maren@F5", two="nyra@G5", hand="lucky-star", dice=(1, 2, 5, 5, 6, 3))

    play(table, "one maren", "one attack:nyra", "one pass", "one card:lucky-star", "one die:1")
    assert "die:1" not in codes(table)
    assert "die:2" in codes(table)
    play(table, "one die:2")

    assert player(table, "one").ducats == 7


@rule("CAD-AMB-70", "CAD-AMB-124")
def test_a_jinx_throws_a_named_die_of_the_other_again() -> None:
    table = city(one="maren@F5", two="nyra@G5", hand="jinx", dice=(4, 2, 1, 5, 3))

    play(table, "one maren", "one attack:nyra", "one pass")
    assert {"jinx:1", "jinx:2"} <= set(codes(table))
    play(table, "one jinx:2")

    assert player(table, "one").ducats == 7
    assert table.discard == ["jinx"]


@rule("CAD-AMB-97")
def test_iris_throws_one_of_her_dice_again_when_she_attacks() -> None:
    table = city(one="iris@F5", two="nyra@G5", dice=(1, 2, 5, 5, 6))

    play(table, "one iris", "one attack:nyra")
    assert codes(table) == ["pass", "quiet", "fury:1", "fury:2"]
    play(table, "one fury:1")

    assert player(table, "one").ducats == 7

    table = city(one="nyra@F5", two="iris@G5", dice=(6, 2, 5, 5))
    play(table, "one nyra", "one attack:iris")
    assert asked(table) == ["one flight"]


@rule("CAD-AMB-108")
def test_dorak_has_the_best_die_of_the_other_thrown_again_for_a_card() -> None:
    table = city(one="nyra@F5", two="dorak@G5", hand={"two": "run"}, dice=(2, 6, 5, 1, 1))

    play(table, "one nyra", "one attack:dorak", "two pass")
    assert codes(table, "two") == ["pass", "quiet", "trick:run"]
    play(table, "two trick:run")

    assert player(table, "two").ducats == 7
    assert table.discard == ["run"]


@rule("CAD-AMB-108")
def test_dorak_has_one_trick_a_round() -> None:
    table = city(one="dorak@F5", two="nyra@G5", hand="run run", dice=(1, 1, 5, 5, 5))

    play(table, "one dorak", "one attack:nyra", "one pass", "one trick:run")

    assert not [code for code in codes(table) if code.startswith("trick")]


# --- Experience -----------------------------------------------------------------------------------


@rule("CAD-XP-01", "CAD-XP-02", "CAD-XP-03")
def test_only_the_attacker_learns_from_sixes() -> None:
    table = city(mode="king_of_ashes", one="maren@F5", two="nyra@G5", dice=(6, 6, 6, 1))

    play(table, "one maren", "one attack:nyra")

    assert (player(table, "one").experience, player(table, "two").experience) == (2, 0)


@rule("CAD-XP-05", "CAD-AMB-43")
def test_a_six_must_be_thrown_and_still_lie_there() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@F5",
        two="nyra@G5",
        hand="powerful-blow",
        dice=(5, 1, 1, 1),
    )
    play(table, "one maren", "one attack:nyra", "one card:powerful-blow")
    assert player(table, "one").experience == 0

    table = city(
        mode="king_of_ashes", one="maren@F5", two="nyra@G5", experience=1, dice=(6, 1, 1, 1, 2)
    )
    play(table, "one maren", "one attack:nyra", "one xp:1")
    assert player(table, "one").experience == 0


@rule("CAD-AMB-161")
def test_a_rapier_helps_the_attacker_and_a_buckler_the_defender() -> None:
    table = city(mode="king_of_ashes", one="maren@F5+rapier", two="nyra@G5", dice=(5, 1, 5, 5))
    play(table, "one maren", "one attack:nyra")
    assert player(table, "one").ducats == 7

    table = city(mode="king_of_ashes", one="maren@F5", two="nyra@G5+buckler", dice=(5, 4, 5, 1))
    play(table, "one maren", "one attack:nyra")
    assert player(table, "one").ducats == 2

    table = city(mode="king_of_ashes", one="maren@F5", two="nyra@G5+rapier", dice=(5, 4, 5, 1))
    play(table, "one maren", "one attack:nyra")
    assert player(table, "one").ducats == 7


# --- The whole order ------------------------------------------------------------------------------


@rule("CAD-AMB-72", "CAD-AMB-136")
def test_a_poisoned_blade_wounds_the_loser_after_the_theft_and_before_the_flight() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@F5",
        two="nyra@G5:ring,keys",
        hand="poisoned-blade poisoned-blade",
        dice=(6, 1, 1, 1),
    )

    play(table, "one maren", "one attack:nyra", *["one card:poisoned-blade"] * 2)
    assert asked(table) == ["one fight.steal"]
    assert figure(table, "nyra").wounds == 0
    play(table, "one ring")

    assert figure(table, "nyra").wounds == 2
    assert asked(table) == ["one flight"]


@rule("CAD-AMB-137")
def test_a_riposte_wounds_the_attacker_and_ends_the_activation() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@F5 leona@A1",
        two="valdur@G5",
        hand={"two": "riposte"},
        dice=(1, 1, 6, 1),
    )

    play(table, "one maren", "one attack:valdur", "two card:riposte", "two F3")

    assert figure(table, "maren").wounds == 1
    assert asked(table) == ["one turn"]
    assert "maren" not in codes(table)


@rule("CAD-AMB-138")
def test_battle_trance_adds_a_die_and_wounds_who_loses_with_it() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@F5",
        two="nyra@G5",
        hand="battle-trance",
        dice=(1, 1, 2, 6, 1),
    )

    play(table, "one maren", "one attack:nyra", "one card:battle-trance")

    assert told(table, "fight.thrown")[0]["dice"] == (1, 1, 2)
    assert figure(table, "maren").wounds == 1


@rule("CAD-AMB-139")
def test_an_arrest_brings_the_beaten_thief_to_prison() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@F5",
        two="nyra@G5:ring",
        hand="arrest",
        dice=(6, 1, 1, 1),
    )

    play(table, "one maren", "one attack:nyra")
    play(table, "one pass")
    play(table, "one card:arrest")

    assert figure(table, "nyra").place == "prison"
    assert figure(table, "maren").loot == ("ring",)


@rule("CAD-AMB-140")
def test_feign_death_keeps_everything_also_from_nyra() -> None:
    table = city(
        mode="king_of_ashes",
        one="nyra@F5",
        two="maren@G5:ring",
        hand={"two": "feign-death"},
        dice=(6, 1, 1, 1),
    )

    play(table, "one nyra", "one attack:maren", "two pass", "two card:feign-death")

    assert figure(table, "maren").loot == ("ring",)
    assert (player(table, "one").ducats, player(table, "two").ducats) == (5, 5)
    assert asked(table) == ["one flight"]


def test_in_the_base_game_a_tie_is_told_as_won_by_who_attacks() -> None:
    table = city(one="maren@F5", two="nyra@G5", dice=(5, 1, 5, 3))

    play(table, "one maren", "one attack:nyra")

    assert [fact["by"] for fact in told(table, "fight.won")] == ["attack"]


def test_where_all_near_is_taken_a_flight_ends_on_the_nearest_free_space() -> None:
    table = city(one="maren@F5", two="nyra@G5")
    near = [space for space, steps in DISTANCES["G5"].items() if steps <= FLIGHT]
    table.at |= dict.fromkeys(near, "maren")

    found = refuges(table, "nyra", "G5")

    assert {DISTANCES["G5"][space] for space in found} == {FLIGHT + 1}
