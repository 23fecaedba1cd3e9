"""When players may use treasures, and that nobody learns from being asked (AT-AMB-31)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics import GAME
from emberkeep.kernel import Chance
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    figure,
    play,
    player,
)


@rule("AT-TREASURE-02", "AT-AMB-35")
def test_whoever_ends_a_move_on_a_treasure_takes_it() -> None:
    table = battleground(one="tyranyx@G5", chests="G4", power=4)

    play(table, "one order:tyranyx", "one to:G4")

    assert len(player(table, "one").treasures) == 1
    assert table.chests == set()


@rule("AT-TREASURE-02")
def test_moving_through_takes_no_treasure() -> None:
    table = battleground(one="tyranyx@G5", chests="G4", power=4)

    play(table, "one order:tyranyx", "one to:G3")

    assert table.chests == {"G4"}


@rule("AT-TREASURE-03")
def test_only_its_owner_sees_which_treasure_it_is() -> None:
    table = battleground(treasures={"two": "ranged"})

    assert GAME.view(table, 1).players[1].treasures == ("ranged",)
    assert GAME.view(table, 0).players[1].treasures == ()
    assert GAME.view(table, 0).players[1].treasure_count == 1


@rule("AT-TREASURE-07", "AT-TREASURE-08", "AT-ORDER-08", "AT-AMB-33")
def test_a_treasure_is_used_on_an_opponents_turn_and_lasts_to_its_end() -> None:
    table = battleground(
        one="tyranyx@G5", two="water-djinn@G4", treasures={"two": "defence-5"}, power=4
    )
    play(table, "one order:tyranyx", "two pass", "one hit:water-djinn")
    assert asked(table) == [("two", "treasure")]

    play(table, "two treasure:defence-5")

    assert cell(table, "water-djinn") == "G4"
    assert figure(table, "water-djinn").damage == 8
    assert table.spent == ["defence-5"]


@rule("AT-AMB-34", "AT-AMB-80")
def test_a_treasure_after_the_blow_is_too_late() -> None:
    table = battleground(
        one="tyranyx@G5", two="water-djinn@G4", treasures={"two": "defence-5"}, power=4
    )

    play(table, "one order:tyranyx", "two pass", "one hit:water-djinn", "two pass")

    assert cell(table, "water-djinn") == ""


@rule("AT-AMB-31")
def test_there_is_a_moment_for_treasures_at_the_start_of_a_turn_before_the_land_hurts() -> None:
    table = battleground(
        begins=True,
        one="mechana-initiate@A1",
        treasures={"one": "defence-3"},
        terrain={"A1": "corrupted"},
    )
    assert asked(table) == [("one", "treasure")]

    play(table, "one treasure:defence-3")

    assert cell(table, "mechana-initiate") == "A1"


@rule("AT-AMB-31")
def test_there_is_a_moment_for_treasures_before_an_effect_deals_damage() -> None:
    table = battleground(
        one="tyranyx@G5",
        two="mechana-initiate@G4/2",
        hand="pit-duelist apprentice",
        treasures={"two": "defence-3"},
    )

    play(table, "one play:pit-duelist", "two treasure:defence-3")

    assert cell(table, "mechana-initiate") == "G4"


@rule("AT-AMB-31")
def test_there_is_a_moment_for_treasures_before_the_score() -> None:
    table = battleground(one="tyranyx@G5", treasures={"two": "strength-3"}, two="water-djinn")

    play(table, "one end")

    assert asked(table) == [("two", "treasure")]
    assert player(table, "one").glory == 0


@rule("AT-AMB-31")
def test_the_active_player_is_asked_first_and_all_again_after_a_use() -> None:
    table = battleground(
        one="tyranyx@G5",
        two="water-djinn@G4",
        treasures={"one": "strength-3", "two": "defence-5 defence-3"},
        power=4,
    )
    play(table, "one order:tyranyx", "one pass", "two pass", "one hit:water-djinn")
    assert asked(table) == [("one", "treasure")]

    play(table, "one pass", "two treasure:defence-5")
    assert asked(table) == [("one", "treasure")]

    play(table, "one treasure:strength-3")
    assert asked(table) == [("two", "treasure")]


@rule("AT-AMB-31")
def test_the_active_player_may_use_one_at_any_idle_moment() -> None:
    table = battleground(one="tyranyx@G5", treasures="speed-2")

    play(table, "one treasure:speed-2")

    assert figure(table, "tyranyx").speed == 2


@rule("AT-AMB-31")
def test_whoever_wants_quiet_is_not_asked_again_this_turn() -> None:
    table = battleground(
        one="tyranyx@G5",
        two="water-djinn@G4",
        treasures={"two": "ranged"},
        hand={"one": "apprentice", "two": "apprentice"},
        power=4,
    )
    play(table, "one order:tyranyx", "two quiet", "one hit:water-djinn", "one done")
    assert asked(table) == [("one", "turn")]

    play(table, "one end")
    assert asked(table) == [("two", "treasure")]


@rule("AT-AMB-31")
def test_being_asked_does_not_depend_on_the_kind_that_is_held() -> None:
    for kind in ("ranged", "strength-3", "speed-2"):
        table = battleground(
            one="tyranyx@G5", two="water-djinn@G4", treasures={"two": kind}, power=4
        )

        play(table, "one order:tyranyx")

        assert asked(table) == [("two", "treasure")]
        assert len(codes(table, "two")) == 3
        imagined = GAME.imagine(table, 0, Chance(1))
        assert imagined.asked() == table.asked()


@rule("AT-AMB-32")
def test_a_ranged_treasure_does_not_change_an_attack_that_was_declared() -> None:
    table = battleground(
        one="tyranyx@G5", two="iron-bastion@G4", treasures={"two": "speed-2"}, power=4
    )
    play(table, "one order:tyranyx", "two pass", "one hit:iron-bastion")

    play(table, "two treasure:speed-2")

    assert figure(table, "iron-bastion").damage == 8


@rule("AT-AMB-32")
def test_a_speed_treasure_used_before_the_move_makes_it_longer() -> None:
    table = battleground(one="rift-colossus@A9", treasures="speed-2", power=4)
    play(table, "one order:rift-colossus")

    play(table, "one treasure:speed-2")

    assert "to:A5" in codes(table)
