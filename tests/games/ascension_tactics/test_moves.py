"""Moves, tiles and tokens (chapters Orders, Terrain)."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.rules.ground import hexes
from emberkeep.games.ascension_tactics.rules.stats import defence, strength
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
from tests.games.ascension_tactics.test_champions_enlightened import hurt


@rule("AT-ORDER-06", "AT-KIND-03", "AT-TURN-06")
def test_a_champion_that_was_just_deployed_may_move_and_attack() -> None:
    table = battleground(one="rut", two="tyranyx@C7", power=2)

    play(table, "one order:rut", "one to:C6", "one hit:tyranyx")

    assert hurt(table) == [("tyranyx", 5)]
    assert not figure(table, "rut").ready
    assert asked(table) == [("one", "turn")]


@rule("AT-ORDER-07")
def test_an_order_is_finished_before_anything_else_is_done() -> None:
    table = battleground(
        one="rut@G5 spike-vixen@A1", two="tyranyx@G4", power=9, runes=9, hand="mystic"
    )

    play(table, "one order:rut")

    kinds = {code.split(":")[0] for code in codes(table)}
    assert kinds == {"to", "hit", "done"}


@rule("AT-MOVE-06", "AT-MOVE-07")
def test_a_move_is_not_split_around_an_attack() -> None:
    table = battleground(one="rut@G6", two="tyranyx@G4", power=2)
    play(table, "one order:rut", "one to:G5")
    assert codes(table) == ["hit:tyranyx", "done"]

    play(table, "one hit:tyranyx")

    assert cell(table, "rut") == "G5"
    assert asked(table) == [("one", "turn")]


@rule("AT-MOVE-09")
def test_a_champion_may_go_fewer_cells_than_its_speed() -> None:
    table = battleground(one="arha-templar@A1", power=3)

    play(table, "one order:arha-templar")

    assert {"to:A2", "to:A3", "to:A4"} <= set(codes(table))


@rule("AT-MOVE-08", "AT-GLOSS-1")
def test_a_cell_holds_one_champion_and_a_token_does_not_occupy_it() -> None:
    table = battleground(one="arha-templar@A1 rut@A2", two="tyranyx@B1", power=3, chests="A3")

    play(table, "one order:arha-templar")

    assert not {"to:A1", "to:A2", "to:B1"} & set(codes(table))
    assert "to:A3" in codes(table)


@rule("AT-AMB-17")
def test_an_ally_is_passed_only_with_points_to_get_beyond() -> None:
    table = battleground(
        one="arha-templar@A1 rut@A4", power=3, terrain={"A2": "", "A5": "", "B4": ""}
    )

    play(table, "one order:arha-templar")

    assert "to:A3" in codes(table)
    assert not {"to:A4", "to:A5", "to:B4"} & set(codes(table))


@pytest.mark.parametrize(("speed", "first", "number"), [(0, "to", 60), (1, "column", 11)])
def test_all_that_four_steps_reach_is_asked_at_once_and_beyond_it_the_column(
    speed: int, first: str, number: int
) -> None:
    table = battleground(one="prime@G5", power=3)
    table.terrain, table.portals = {}, {}
    figure(table, "prime").speed = speed

    play(table, "one order:prime")

    assert len([code for code in codes(table) if code.startswith(f"{first}:")]) == number


@rule("AT-TERRAIN-GEN-2", "AT-TERRAIN-PLAIN-1")
def test_a_tile_is_laid_on_a_plain_cell_and_sets_its_terrain() -> None:
    table = battleground(one="arha-templar@G4", power=3, runes=5, row="mosscaller")
    play(table, "one acquire:mosscaller", "one ambush", "one column:G")
    assert codes(table) == [f"cell:G{row}" for row in (1, 3, 4, 6, 7, 9)]

    play(table, "one cell:G6", "one order:arha-templar")

    assert table.terrain["G6"] == "forest"
    assert "to:G6" in codes(table)
    assert "to:G7" not in codes(table)


@rule("AT-TERRAIN-GEN-2")
def test_without_a_plain_cell_no_tile_is_laid() -> None:
    table = battleground(one="rut", runes=5, row="mosscaller")
    table.terrain |= {name: "shrine" for name in hexes(table).at if name not in table.portals}

    play(table, "one acquire:mosscaller", "one ambush")

    assert asked(table) == [("one", "turn")]
    assert "forest" not in table.terrain.values()


@rule("AT-TERRAIN-SHRINE-5", "AT-AMB-165")
def test_a_shrine_with_the_second_picture_pays_what_the_scenario_says() -> None:
    table = battleground(scenario="blighted-ford", one="rut@G5 spike-vixen@E2")

    play(table, "one end")

    assert player(table, "one").glory == 3 + 2


@pytest.mark.parametrize(("turn", "winner"), [("one", 0), ("two", 1)])
@rule("AT-AMB-39", "AT-AMB-165")
def test_when_the_land_takes_champions_of_both_the_active_player_wins(
    turn: str, winner: int
) -> None:
    table = battleground(
        scenario="blighted-ford",
        turn=turn,
        begins=True,
        one="rut@G1",
        two="mechana-initiate@G2",
        hand="",
        glory={"one": 35, "two": 35},
    )

    assert table.result is not None
    assert table.result.winners == (winner,)


@rule("AT-AMB-165", "AT-AMB-83")
def test_a_body_that_falls_with_the_one_the_land_took_scores_nothing() -> None:
    table = battleground(
        scenario="blighted-ford",
        begins=True,
        one="rut@A1",
        two="psyche-askara@G1/1 psyche-askara-2@M1",
    )

    assert cell(table, "psyche-askara-2") == ""
    assert player(table, "one").glory == 1


@rule("AT-TOKEN-GEN-1")
def test_the_terrain_under_a_treasure_keeps_working() -> None:
    table = battleground(one="arha-templar@E5", power=3, chests="E3")
    play(table, "one order:arha-templar")
    assert "to:E3" in codes(table)
    assert "to:E2" not in codes(table)

    play(table, "one to:E3")

    assert player(table, "one").treasures
    assert table.terrain["E3"] == "forest"


@rule("AT-TOKEN-TURRET-1", "AT-AMB-113")
def test_mila_places_the_turret_and_later_attacks_with_it_or_moves_it() -> None:
    table = battleground(one="rut", two="tyranyx@G7", runes=5, row="mila", hand="apprentice")
    play(table, "one acquire:mila", "one ambush", "one column:G", "one cell:G4")
    assert table.turret == "G4"

    table = battleground(one="rut", two="tyranyx@G7", hand="mila apprentice")
    table.turret, table.turret_of = "G4", 0
    play(table, "one play:mila", "one choose:turretattack", "one champion:tyranyx")

    assert hurt(table) == [("tyranyx", 4)]


@rule("AT-TOKEN-CIRCLE-1", "AT-TOKEN-CIRCLE-2", "AT-AMB-02")
def test_kiri_places_the_circle_and_later_moves_it() -> None:
    table = battleground(one="rut@G4", runes=5, row="kiri", hand="apprentice")
    play(table, "one acquire:kiri", "one ambush", "one column:G", "one cell:G4")
    assert strength(table, figure(table, "rut")) == 8
    assert defence(table, figure(table, "rut")) == 7

    table = battleground(one="rut@G4", hand="kiri apprentice")
    table.circle, table.circle_of = "G4", 0
    play(table, "one play:kiri", "one cell:G6")

    assert table.circle == "G6"
    assert strength(table, figure(table, "rut")) == 5


@rule("AT-DAMAGE-07", "AT-AMB-112")
def test_whoever_leaves_the_circle_falls_at_once_and_takes_nothing_where_it_would_have_gone() -> (
    None
):
    table = battleground(one="spike-vixen@A5/7", power=2, chests="A7")
    table.circle, table.circle_of = "A5", 0

    play(table, "one order:spike-vixen", "one to:A7")

    assert cell(table, "spike-vixen") == ""
    assert player(table, "one").treasures == []
    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-68")
def test_being_deployed_on_a_beacon_or_corrupted_land_is_not_moving_in() -> None:
    table = battleground(
        scenario="signal-fires", one="thane@G4 rut", power=3, terrain={"G3": "corrupted"}
    )
    play(table, "one order:thane", "one champion:rut", "one cell:G5")
    assert table.beacons == {}

    table = battleground(
        scenario="signal-fires", one="thane@G4 rut", power=3, terrain={"G3": "corrupted"}
    )
    play(table, "one order:thane", "one champion:rut", "one cell:G3")

    assert figure(table, "rut").damage == 0


@rule("AT-AMB-76")
def test_a_card_counts_as_played_while_its_own_effect_is_carried_out() -> None:
    table = battleground(one="hedron-smithy@G5", two="rift-colossus@G4", hand="grand-abbot")

    play(table, "one play:grand-abbot", "one champion:hedron-smithy")
    play(table, "one hit:rift-colossus", "one hit:rift-colossus")

    assert hurt(table) == [("rift-colossus", 4)] * 2


def test_a_far_walker_names_a_column_and_then_goes_to_a_cell_in_it() -> None:
    table = battleground(one="rut@G5", power=2, treasures="speed-2")
    play(table, "one treasure:speed-2", "one order:rut")
    assert codes(table) == [*[f"column:{column}" for column in "BCDEFGHIJKL"], "done"]

    play(table, "one column:D")

    assert {code[:4] for code in codes(table)} == {"to:D"}  # no way back: an order must end
    play(table, "one to:D3")
    assert cell(table, "rut") == "D3"


@rule("AT-MOVE-02")
def test_a_far_walker_is_not_offered_its_own_column_where_it_cannot_go_there() -> None:
    wall = {f"G{at}": "barrier" for at in range(1, 10) if at != 5}
    table = battleground(one="arha-templar@G5", power=3, terrain=wall)
    figure(table, "arha-templar").speed = 9

    play(table, "one order:arha-templar")

    assert "column:F" in codes(table)
    assert "column:G" not in codes(table)
