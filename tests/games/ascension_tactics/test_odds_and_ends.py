"""Rules that stand between the chapters: setup, orders, terrain, treasures, glossary."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.cards import BASIC_ROWS, CENTER_ROWS
from emberkeep.games.ascension_tactics.champions import CHAMPION_ROWS
from emberkeep.games.ascension_tactics.schemes import SCHEME_ROWS
from emberkeep.games.ascension_tactics.sigils import SIGIL_ROWS
from emberkeep.games.ascension_tactics.tokens import GATE_ROWS, TREASURE_ROWS, TREASURES
from emberkeep.games.ascension_tactics.villains import VILLAIN_ROWS
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    battleground,
    cell,
    codes,
    figure,
    fresh,
    play,
    player,
)

# --- Components -----------------------------------------------------------------------------------


@rule("AT-COMP-08", "AT-COMP-15", "AT-COMP-16", "AT-COMP-18")
def test_there_are_334_cards() -> None:
    gate_cards = 4  # two gates each, on both sides
    cultist = 1
    cards = sum(row.copies for row in (*CENTER_ROWS, *BASIC_ROWS))
    cards += sum(row.copies for row in SIGIL_ROWS)

    assert (len(SCHEME_ROWS), len(VILLAIN_ROWS)) == (32, 31)
    assert cards + cultist + len(CHAMPION_ROWS) + gate_cards + 32 + 31 == 334


@rule("AT-COMP-14", "AT-GATE-06")
def test_four_gate_cards_have_two_sides_of_which_teams_share_one() -> None:
    assert [row.id for row in GATE_ROWS][:4] == ["gate-1", "gate-2", "gate-3", "gate-4"]
    first = {(row.first_power, row.first_runes) for row in GATE_ROWS[:4]}
    assert len(first) == 4


@rule("AT-SETUP-01", "AT-VAR-04")
def test_every_variant_is_a_mode_and_a_duel_is_for_two() -> None:
    modes = {mode.name: mode.players for mode in GAME.modes}

    assert modes["duel"] == (2,)
    assert {"melee", "teams", "solo", "coop", "archvillain"} <= set(modes)


@rule("AT-SETUP-08")
def test_beacons_lie_where_the_scenario_puts_them() -> None:
    table = fresh(options={"scenario": "signal-fires"})

    assert list(table.terrain.values()).count("beacon") == 5
    assert table.beacons == {}


@rule("AT-GATE-04")
def test_gates_stay_what_they_are() -> None:
    table = fresh()
    before = table.rules.gates

    while not table.over:
        table.choose(table.asks[0].seat, table.asks[0].options[-1].code)
        if table.turn > 4:
            break

    assert table.rules.gates is before


# --- Orders ---------------------------------------------------------------------------------------


@rule("AT-TURN-06", "AT-KIND-03")
def test_ordering_a_ready_champion_costs_power_and_exhausts_it() -> None:
    table = battleground(one="tyranyx@G5", power=4)

    play(table, "one order:tyranyx", "one to:G4")

    assert (player(table, "one").power, figure(table, "tyranyx").ready) == (0, False)


@rule("AT-ORDER-06")
def test_a_champion_just_deployed_moves_and_attacks_like_any_other() -> None:
    table = battleground(one="tyranyx", two="water-djinn@C2", power=4)

    play(table, "one order:tyranyx", "one to:C3", "one hit:water-djinn")

    assert cell(table, "water-djinn") == ""


@rule("AT-ORDER-07", "AT-AMB-71")
def test_nothing_else_is_done_before_an_order_is_finished() -> None:
    table = battleground(one="tyranyx@G5", power=9, runes=9)

    play(table, "one order:tyranyx")

    assert {code.partition(":")[0] for code in codes(table)} == {"to", "done"}


@rule("AT-MOVE-06", "AT-MOVE-07")
def test_a_champion_moves_once_and_unused_points_are_lost() -> None:
    table = battleground(one="tyranyx@G5", two="water-djinn@G3", power=4)

    play(table, "one order:tyranyx", "one to:G4")

    assert codes(table) == ["hit:water-djinn", "done"]


@rule("AT-MOVE-08", "AT-GLOSS-1")
def test_a_cell_holds_one_champion_and_tokens_do_not_occupy_it() -> None:
    table = battleground(one="tyranyx@G5 raven-siren@G4", chests="G6", power=4)

    play(table, "one order:tyranyx")

    assert "to:G4" not in codes(table)
    assert "to:G6" in codes(table)


@rule("AT-MOVE-09")
def test_a_champion_may_go_fewer_cells_than_it_could() -> None:
    table = battleground(one="tyranyx@G5", power=4)

    play(table, "one order:tyranyx", "one to:G4")

    assert cell(table, "tyranyx") == "G4"


@rule("AT-AMB-17")
def test_allies_are_passed_only_with_points_to_get_beyond() -> None:
    allies = "raven-siren@A2 twilight-scout@A3 arha-templar@A4 spike-vixen@B1 prime@B2 rut@B3"
    table = battleground(one=f"tyranyx@A1 {allies}", power=4)

    play(table, "one order:tyranyx")

    ends = {code for code in codes(table) if code.startswith("to:")}
    assert ends == {"to:C1", "to:C2", "to:C3", "to:D1", "to:D2"}


# --- Terrain and tokens ---------------------------------------------------------------------------


@rule("AT-TERRAIN-GEN-2", "AT-TERRAIN-PLAIN-1")
def test_a_forest_is_laid_on_a_plain_cell_without_a_tile() -> None:
    table = battleground(row="mosscaller", runes=5)

    play(table, "one acquire:mosscaller", "one ambush", "one column:G")
    assert "cell:G5" not in codes(table)  # a shrine

    play(table, "one cell:G4")
    assert table.terrain["G4"] == "forest"


@rule("AT-TERRAIN-SHRINE-5")
def test_the_second_picture_of_a_shrine_pays_three() -> None:
    table = battleground(scenario="blighted-ford", one="tyranyx@G5")

    play(table, "one end")

    assert player(table, "one").glory == 3


@rule("AT-TERRAIN-ENCHANT-1")
def test_a_barrier_cannot_be_entered_nor_seen_through() -> None:
    table = battleground(one="raven-siren@A5", two="tyranyx@A3", power=3, terrain={"A4": "barrier"})

    play(table, "one order:raven-siren")

    assert "to:A4" not in codes(table)
    assert "hit:tyranyx" not in codes(table)


@rule("AT-TOKEN-GEN-1", "AT-TOKEN-CIRCLE-1")
def test_the_circle_lies_on_a_shrine_that_goes_on_scoring() -> None:
    table = battleground(one="tyranyx@G5", row="kiri", runes=5)

    play(table, "one acquire:kiri", "one ambush", "one column:G", "one cell:G5")
    assert table.circle == "G5"

    play(table, "one end")
    assert player(table, "one").glory == 2


@rule("AT-TOKEN-TURRET-1")
def test_the_turret_is_placed_when_mila_is_acquired() -> None:
    table = battleground(one="tyranyx", row="mila", runes=5)

    play(table, "one acquire:mila", "one ambush", "one column:G", "one cell:G4")

    assert (table.turret, table.turret_of) == ("G4", 0)


@rule("AT-AMB-68", "AT-GLOSS-5")
def test_being_deployed_on_corrupted_land_is_no_moving_in() -> None:
    table = battleground(
        one="tyranyx raven-siren@A1",
        hand="typhoon-ascetic apprentice",
        terrain={"A2": "corrupted"},
    )

    play(table, "one play:typhoon-ascetic", "one champion:tyranyx", "one cell:A2")

    assert (cell(table, "tyranyx"), figure(table, "tyranyx").damage) == ("A2", 0)


# --- Treasures ------------------------------------------------------------------------------------


@rule("AT-TREASURE-06")
def test_an_empty_bag_is_filled_with_the_discarded_treasures() -> None:
    table = battleground(one="tyranyx", hand="grove-matron", row="")
    table.spent, table.unseen = table.unseen, []

    play(table, "one play:grove-matron")

    assert len(player(table, "one").treasures) == 1
    assert (len(table.bag), table.spent) == (23, [])


@rule("AT-TREASURE-09", "AT-AMB-03")
def test_treasures_give_strength_defence_speed_or_ranged() -> None:
    table = battleground(one="raven-siren tyranyx@G5", treasures="ranged", two="water-djinn@G2")

    play(table, "one treasure:ranged", "one champion:tyranyx")

    assert GAME.view(table, 0).figures[1].keywords == ("ranged",)
    gives = [row.bonus for row in TREASURE_ROWS]
    assert all(b.strength or b.defence or b.speed or b.keywords for b in gives)


@rule("AT-AMB-125")
@pytest.mark.parametrize("kind", ["strength-defence", "speed-ranged"])
def test_both_bonuses_go_to_the_same_champion(kind: str) -> None:
    table = battleground(one="tyranyx@G5 raven-siren", treasures=kind)

    play(table, f"one treasure:{kind}", "one champion:tyranyx")

    bonus, got = TREASURES[kind].bonus, figure(table, "tyranyx")
    assert (got.strength, got.defence, got.speed) == (bonus.strength, bonus.defence, bonus.speed)
    assert got.keywords == bonus.keywords
