"""Orders: deploying, moving, attacking (chapter Orders)."""

from __future__ import annotations

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


@rule("AT-ORDER-01")
def test_only_ready_champions_can_be_ordered() -> None:
    table = battleground(one="arha-templar@G5 twilight-scout@G6!", power=9)

    orders = [code for code in codes(table) if code.startswith("order:")]

    assert orders == ["order:arha-templar", "order:cultist"]


@rule("AT-ORDER-02")
def test_an_order_is_paid_with_power() -> None:
    table = battleground(one="arha-templar@G5 water-djinn@G6", power=3)
    assert "order:arha-templar" in codes(table)
    assert "order:water-djinn" not in codes(table)

    play(table, "one order:arha-templar")

    assert player(table, "one").power == 0


@rule("AT-ORDER-03", "AT-TERRAIN-PORTAL-2")
def test_an_ordered_champion_off_the_battlefield_enters_on_its_portal() -> None:
    table = battleground(one="twilight-scout", power=2)

    play(table, "one order:twilight-scout")

    assert cell(table, "twilight-scout") == "C5"


@rule("AT-AMB-16")
def test_nobody_is_deployed_on_an_occupied_portal() -> None:
    table = battleground(one="twilight-scout arha-templar@C5!", power=9)

    assert codes(table) == ["play:apprentice", "end"]


@rule("AT-ORDER-04", "AT-AMB-13")
def test_a_champion_may_attack_and_then_move_to_the_freed_cell() -> None:
    table = battleground(one="arha-templar@G5", two="mechana-initiate@G4", power=3)

    play(table, "one order:arha-templar", "one hit:mechana-initiate", "one to:G4")

    assert cell(table, "arha-templar") == "G4"


@rule("AT-ORDER-05", "AT-ORDER-09")
def test_both_actions_may_be_skipped_and_the_champion_is_exhausted() -> None:
    table = battleground(one="arha-templar@G5", power=3)

    play(table, "one order:arha-templar", "one done")

    assert not figure(table, "arha-templar").ready
    assert asked(table) == [("one", "turn")]


@rule("AT-MOVE-01", "AT-MOVE-02")
def test_a_champion_moves_three_cells() -> None:
    table = battleground(one="arha-templar@A9", power=3)

    play(table, "one order:arha-templar")

    ends = {code.removeprefix("to:") for code in codes(table) if code.startswith("to:")}
    assert {"A8", "A7", "A6", "D7"} <= ends
    assert "A5" not in ends
    assert "E7" not in ends


@rule("AT-MOVE-03", "AT-MOVE-04", "AT-MOVE-05")
def test_allies_can_be_passed_and_enemies_not() -> None:
    table = battleground(
        one="arha-templar@A1 twilight-scout@A2", two="tyranyx@B1 mechana-initiate@C9", power=3
    )

    play(table, "one order:arha-templar")

    ends = [code for code in codes(table) if code.startswith("to:")]
    assert "to:A2" not in ends
    assert "to:A3" in ends
    assert "to:B1" not in ends


@rule("AT-TERRAIN-PORTAL-3", "AT-AMB-15")
def test_nobody_ends_on_an_opponents_portal_but_may_pass_it() -> None:
    table = battleground(one="arha-templar@J5", power=3)

    play(table, "one order:arha-templar")

    assert "to:K5" not in codes(table)
    assert "to:L5" in codes(table)


@rule("AT-TERRAIN-FOREST-1", "AT-TERRAIN-FOREST-2")
def test_entering_a_forest_costs_one_more() -> None:
    table = battleground(
        one="arha-templar@A1", power=3, terrain=dict.fromkeys(["A2", "B1", "B2"], "forest")
    )

    play(table, "one order:arha-templar")

    ends = {code.removeprefix("to:") for code in codes(table) if code.startswith("to:")}
    assert ends == {"A2", "B1", "A3", "C1", "C2"}


@rule("AT-AMB-70")
def test_a_champion_whose_order_is_under_way_is_not_ready() -> None:
    table = battleground(one="rut@A1", power=2)

    play(table, "one order:rut")

    assert not figure(table, "rut").ready


@rule("AT-AMB-94", "AT-ORDER-03")
def test_the_demon_slayer_enters_in_place_of_a_cultist_and_of_nobody_else() -> None:
    behind_a_cultist = battleground(one="demon-slayer cultist@C5", power=3)
    behind_a_champion = battleground(one="demon-slayer rut@C5", power=3)

    assert "order:demon-slayer" in codes(behind_a_cultist)
    assert "order:demon-slayer" not in codes(behind_a_champion)
