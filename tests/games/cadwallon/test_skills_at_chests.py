"""Skills of thieves at chests, one ruling each (chapter Characters, guards, Cyclops)."""

from __future__ import annotations

import pytest

from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import asked, city, codes, figure, play, player, told


@rule("CAD-AMB-98")
def test_davitto_turns_a_failed_pick_into_a_success_for_any_card() -> None:
    table = city(one="davitto@B3", two="nyra@K9", chests="B3=ring", hand="run jinx", dice=(6,))

    play(table, "one davitto", "one pick")
    assert asked(table) == ["one tinker"]
    assert codes(table) == ["pass", "card:run", "card:jinx"]
    play(table, "one card:jinx")

    assert figure(table, "davitto").loot == ("ring",)
    assert (player(table, "one").hand, table.discard) == (["run"], ["jinx"])
    assert player(table, "one").actions == 6
    assert told(table, "arcana.spent") == [{"seat": 0, "card": "jinx"}]


@rule("CAD-AMB-98", "CAD-AMB-131")
def test_a_tinkered_pick_is_a_successful_pick() -> None:
    table = city(
        one="davitto@B3", two="nyra@K9", chests="B3=ring", hand="run false-bottom", dice=(6,)
    )

    play(table, "one davitto", "one pick", "one card:run", "one card:false-bottom")

    assert player(table, "one").ducats == 7


@rule("CAD-AMB-98")
def test_davitto_may_let_it_fail() -> None:
    table = city(one="davitto@B3", two="nyra@K9", chests="B3=ring", hand="run", dice=(6,))

    play(table, "one davitto", "one pick", "one pass")

    assert table.chests == {"B3": "ring"}
    assert player(table, "one").hand == ["run"]


@rule("CAD-AMB-98")
@pytest.mark.parametrize(("thief", "roll"), [("davitto", 4), ("iris", 6)])
def test_only_davitto_tinkers_and_only_after_a_failure(thief: str, roll: int) -> None:
    table = city(
        one=f"{thief}@B3 leona@A1", two="nyra@K9", chests="B3=ring", hand="run", dice=(roll,)
    )

    play(table, f"one {thief}", "one pick")

    assert asked(table) != ["one tinker"]


@rule("CAD-AMB-98", "CAD-AMB-157")
def test_a_six_breaks_the_lock_opener_of_davitto_all_the_same() -> None:
    table = city(
        mode="king_of_ashes",
        one="davitto@B3+lock-opener",
        two="nyra@K9",
        chests="B3=ring",
        hand="run",
        dice=(6,),
    )

    play(table, "one davitto", "one pick", "one card:run")

    assert (figure(table, "davitto").loot, figure(table, "davitto").gear) == (("ring",), "")


@rule("CAD-AMB-98", "CAD-AMB-69")
def test_davitto_tinkers_after_the_last_reroll() -> None:
    table = city(
        mode="king_of_ashes",
        one="davitto@B3",
        two="nyra@K9",
        chests="B3=ring",
        hand="run",
        experience=1,
        dice=(6, 5),
    )

    play(table, "one davitto", "one pick")
    assert asked(table) == ["one reroll"]
    play(table, "one xp")
    assert asked(table) == ["one tinker"]


@rule("CAD-AMB-111")
def test_sable_throws_a_failed_pick_again_once_a_turn() -> None:
    table = city(one="sable@B3 dorak@A1", two="nyra@K9", chests="B3=ring", dice=(6, 5, 1))

    play(table, "one sable", "one pick")
    assert codes(table) == ["pass", "luck"]
    play(table, "one luck")

    assert figure(table, "sable").loot == ()
    assert table.chests == {"B3": "ring"}


@rule("CAD-AMB-111")
def test_sable_may_be_lucky() -> None:
    table = city(one="sable@B3 dorak@A1", two="nyra@K9", chests="B3=ring", dice=(6, 4))

    play(table, "one sable", "one pick", "one luck")

    assert figure(table, "sable").loot == ("ring",)
    assert told(table, "rerolled") == [{"figure": "sable", "by": "luck"}]


@rule("CAD-AMB-111")
@pytest.mark.parametrize(("thief", "roll"), [("sable", 4), ("grole", 6)])
def test_only_sable_is_lucky_and_only_after_a_failure(thief: str, roll: int) -> None:
    table = city(one=f"{thief}@B3 dorak@A1", two="nyra@K9", chests="B3=ring", dice=(roll,))

    play(table, f"one {thief}", "one pick")

    assert asked(table) != ["one reroll"]


@rule("CAD-AMB-111", "CAD-XP-07")
def test_the_second_result_stands_unless_experience_is_paid() -> None:
    table = city(
        mode="king_of_ashes",
        one="sable@B3 dorak@A1",
        two="nyra@K9",
        chests="B3=ring",
        experience=1,
        dice=(6, 5, 2),
    )

    play(table, "one sable", "one pick", "one luck")
    assert codes(table) == ["pass", "xp"]
    play(table, "one xp")

    assert figure(table, "sable").loot == ("ring",)
    assert player(table, "one").experience == 0


@rule("CAD-AMB-105")
def test_tortok_smashes_for_one_point_and_any_card() -> None:
    table = city(one="tortok@B3", two="nyra@K9", chests="B3=ring", hand="run jinx", actions=1)

    play(table, "one tortok")
    assert "smash" not in codes(table)
    assert {"pick", "strong-arm:run", "strong-arm:jinx"} <= set(codes(table))
    play(table, "one strong-arm:jinx")

    assert figure(table, "tortok").loot == ("ring",)
    assert player(table, "one").hand == ["run"]
    assert player(table, "one").actions == 0
    assert told(table, "arcana.spent") == [{"seat": 0, "card": "jinx"}]


@rule("CAD-AMB-105", "CAD-AMB-158")
@pytest.mark.parametrize(("locks", "able"), [("", False), ("B3", True)])
def test_tortok_never_smashes_for_less_than_one_point(locks: str, *, able: bool) -> None:
    table = city(
        mode="king_of_ashes",
        one="tortok@B3+crowbar",
        two="nyra@K9",
        chests="B3=ring",
        hand="run",
        locks=locks,
    )

    play(table, "one tortok")

    assert ("strong-arm:run" in codes(table)) == able


@rule("CAD-AMB-105", "CAD-AMB-132")
@pytest.mark.parametrize(("actions", "able"), [(1, False), (2, True)])
def test_tortok_pays_for_a_lock_as_well(actions: int, *, able: bool) -> None:
    table = city(
        one="tortok@B3", two="nyra@K9", chests="B3=ring", hand="run", locks="B3", actions=actions
    )

    play(table, "one tortok")

    assert ("strong-arm:run" in codes(table)) == able


@rule("CAD-AMB-105")
def test_tortok_smashes_the_chest_of_a_crystal_too() -> None:
    table = city(
        mode="king_of_ashes", one="tortok@B3", two="nyra@K9", open="B3=crystal", hand="run"
    )

    play(table, "one tortok", "one strong-arm:run/crystal")

    assert figure(table, "tortok").loot == ("crystal",)
    assert player(table, "one").actions == 6


@rule("CAD-AMB-105")
def test_nobody_else_has_a_strong_arm() -> None:
    table = city(one="bragg@B3", two="nyra@K9", chests="B3=ring", hand="run")

    play(table, "one bragg")

    assert "strong-arm:run" not in codes(table)
