"""The scenarios of the campaign: what each asks for, and its special rules."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.effects import (
    Damage,
    Enemies,
    EnterCultist,
    GloryPerShrine,
    OrderVillain,
    Recall,
    Surge,
)
from emberkeep.games.ascension_tactics.rules.ground import enter, happening, walk_of
from emberkeep.games.ascension_tactics.rules.phases import close_turn
from emberkeep.games.ascension_tactics.rules.resolving import Resolving, begin
from emberkeep.games.ascension_tactics.rules.scenarios import break_barrier
from emberkeep.games.ascension_tactics.rules.stats import defence
from emberkeep.games.ascension_tactics.rules.turns import open_gate
from emberkeep.games.ascension_tactics.scenarios import SCENARIOS
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.value import judge, value_of
from emberkeep.games.ascension_tactics.words import CROWN
from emberkeep.kernel import SetupError
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    battleground,
    cell,
    codes,
    figure,
    fresh,
    play,
    player,
    told,
)

# --- The Silent Road ------------------------------------------------------------------------------


def against(scenario: str, **position: Any) -> Battleground:
    """Lay out a scenario of the campaign, in which somebody plays the villains."""
    given: dict[str, Any] = {"hand": {"one": "apprentice"}} | position
    return battleground(mode="archvillain", people=2, scenario=scenario, **given)


@rule("AT-VAR-02")
def test_the_scenarios_of_the_campaign_know_no_draft() -> None:
    setup = GAME.setup("archvillain", 2, {"scenario": "silent-road", "champions": "draft"})

    with pytest.raises(SetupError, match="silent-road names its champions"):
        GAME.new(setup)


@rule("AT-AMB-170", "AT-AMB-79")
def test_the_road_is_won_when_the_portal_is_open_and_the_boss_was_defeated() -> None:
    table = against("silent-road", one="arha-templar@H5", power=3)
    assert table.villains is not None
    table.villains.fallen = True

    play(table, "one order:arha-templar", "one to:I5")

    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0,), "gateway")


@rule("AT-AMB-170")
def test_the_open_portal_alone_does_not_win() -> None:
    table = against("silent-road", one="arha-templar@H5", power=3)

    play(table, "one order:arha-templar", "one to:I5")

    assert not table.over
    assert table.portals["I5"] == (0,)


@rule("AT-AMB-170")
def test_the_road_is_won_by_defeating_the_boss_while_the_portal_is_open() -> None:
    table = against(
        "silent-road",
        one="arha-templar@G5 rut@A9",
        villains="flytrap-witch@G4/5",
        power=3,
        portals={"I5": "one"},
        terrain={"I5": "portal"},
    )

    play(table, "one order:arha-templar", "one hit:flytrap-witch")

    assert table.result is not None
    assert table.result.reason == "gateway"


@rule("AT-AMB-170")
def test_villains_do_not_activate_the_gateway_and_may_stand_on_it() -> None:
    table = against(
        "silent-road",
        villains="flytrap-witch@J5",
        turn="villains",
        schemes="",
        portals={"I5": "one"},
        terrain={"I5": "portal"},
    )
    witch = figure(table, "flytrap-witch")

    walk = walk_of(table, witch, 3, 0)

    assert "I5" not in walk.crossed
    enter(table, witch, "I5")
    assert table.portals["I5"] == (0,)
    table.terrain["I5"] = "off"
    del table.portals["I5"]
    assert "I5" not in happening(table, witch)
    enter(table, witch, "I5")
    assert "I5" not in table.portals


@rule("AT-AMB-170")
@pytest.mark.parametrize(("villain", "shut"), [("tuskrider@I5", True), ("tuskrider@I6", False)])
def test_a_villain_on_the_gateway_closes_it_at_the_end_of_their_turn(
    villain: str, *, shut: bool
) -> None:
    table = against("silent-road", one="rut@A1", villains=f"flytrap-witch {villain}")
    table.portals["I5"], table.terrain["I5"] = (0,), "portal"

    close_turn(table, table.rules.villain)

    assert ("I5" not in table.portals) is shut
    assert table.terrain["I5"] == ("off" if shut else "portal")
    assert told(table, "portal.closed") == ([{"cell": "I5"}] if shut else [])


def test_the_gateway_stays_open_at_the_end_of_the_players_turn() -> None:
    table = against("silent-road", one="rut@A1", villains="flytrap-witch tuskrider@I5")
    table.portals["I5"], table.terrain["I5"] = (0,), "portal"

    close_turn(table, 0)

    assert table.portals["I5"] == (0,)


def test_villains_win_the_road_with_forty_five_glory() -> None:
    table = against("silent-road", one="rut@A1", glory={"villains": 43}, villains="tuskrider@G2")
    table.asks.clear()

    close_turn(table, table.rules.villain)

    assert table.result is not None
    assert table.result.winners == (1,)


@rule("AT-AMB-79", "AT-AMB-170")
def test_the_gateway_is_not_closed_after_the_score_that_wins() -> None:
    team = "tuskrider@G2 flytrap-witch@I5"
    table = against("silent-road", one="rut@A1", glory={"villains": 43}, villains=team)
    table.portals["I5"], table.terrain["I5"] = (0,), "portal"
    table.asks.clear()

    close_turn(table, table.rules.villain)

    assert table.over
    assert table.portals["I5"] == (0,)


@rule("AT-SURGE-3")
def test_the_surge_of_the_road_comes_with_that_of_the_boss() -> None:
    table = against("silent-road", one="rut@A1", villains="flytrap-witch@C9")

    carry_out(table, 1, Surge())
    assert codes(table, "villains") == ["first:flytrap-witch", "first:silent-road"]
    play(table, "villains first:silent-road")

    assert SCENARIOS["silent-road"].surge == (EnterCultist("cell", "I5"),)
    assert cell(table, "cultist-2-1") == "I5"


# --- The Drowned Beacons --------------------------------------------------------------------------


@rule("AT-AMB-171", "AT-AMB-53")
def test_villains_begin_with_two_beacons_and_score_for_them() -> None:
    table = against("drowned-beacons", one="rut@A1")
    assert table.beacons == {"J2": 1, "J7": 1}

    close_turn(table, table.rules.villain)

    assert player(table, "villains").glory == 2


@rule("AT-AMB-171", "AT-TERRAIN-ENCHANT-1")
def test_enchanted_land_gives_both_sides_three_defence() -> None:
    table = against("drowned-beacons", one="rut@G4", villains="demon-slayer@G6")

    assert defence(table, figure(table, "rut")) == figure(table, "rut").row.defence + 3
    slayer = figure(table, "demon-slayer")
    assert defence(table, slayer) == slayer.row.defence + 3


@rule("AT-AMB-171")
@pytest.mark.parametrize(("count", "won"), [(3, False), (4, True)])
def test_four_beacons_win_at_the_end_of_the_players_turn(count: int, *, won: bool) -> None:
    table = against("drowned-beacons", one="rut@A1")
    table.beacons = dict.fromkeys(["D2", "D7", "G5", "J2"][:count], 0)

    play(table, "one end")

    assert table.over is won


@rule("AT-AMB-171", "AT-GATE-05")
def test_three_beacons_give_no_power_there() -> None:
    table = against("drowned-beacons", one="rut@A1")
    table.beacons = dict.fromkeys(["D2", "D7", "G5"], 0)

    open_gate(table, 0)

    assert player(table, "one").power == table.rules.gates[0].power


@rule("AT-AMB-171")
def test_four_beacons_do_not_win_for_the_villains() -> None:
    table = against("drowned-beacons", one="rut@A1")
    table.beacons = dict.fromkeys(["D2", "D7", "G5", "J2"], 1)
    table.asks.clear()

    close_turn(table, table.rules.villain)

    assert not table.over


def test_the_surge_of_the_beacons_hurts_players_champions_on_beacons() -> None:
    table = against(
        "drowned-beacons", one="rut@D2 arha-templar@D3", villains="water-djinn demon-slayer@J7"
    )

    carry_out(table, table.rules.villain, *SCENARIOS["drowned-beacons"].surge)

    assert [figure(table, n).damage for n in ("rut", "arha-templar", "demon-slayer")] == [2, 0, 0]


# --- Throne of the Rift ---------------------------------------------------------------------------


def carry_out(table: Battleground, seat: int, *effects: Any) -> None:
    """Carry out effects now, whoever is asked for what."""
    table.asks.clear()
    begin(table, Resolving(seat, effects, "test"))
    table.run()


XERON = "xeron@K5"


@rule("AT-AMB-172")
def test_the_boss_begins_on_the_throne_behind_the_barrier() -> None:
    table = fresh("archvillain", 2, options={"scenario": "throne-of-the-rift"})

    assert cell(table, "xeron") == "K5"


@rule("AT-AMB-172")
@pytest.mark.parametrize("barrier", [True, False])
def test_nothing_hurts_the_boss_behind_the_barrier(*, barrier: bool) -> None:
    table = against("throne-of-the-rift", one="rut@A1", villains=XERON)
    if not barrier:
        break_barrier(table)

    carry_out(table, 0, Damage(Enemies(), 3))

    assert figure(table, "xeron").damage == (0 if barrier else 3)


@rule("AT-AMB-172")
@pytest.mark.parametrize("barrier", [True, False])
def test_nobody_recalls_the_boss_behind_the_barrier(*, barrier: bool) -> None:
    table = against("throne-of-the-rift", one="rut@A1", villains=XERON)
    if not barrier:
        break_barrier(table)

    carry_out(table, 0, Recall(1))

    assert ("champion:xeron" in codes(table)) is not barrier


@rule("AT-AMB-172")
def test_nobody_walks_through_or_sees_through_the_barrier() -> None:
    table = against("throne-of-the-rift", one="raven-siren@J3", villains=XERON, power=9)

    play(table, "one order:raven-siren")

    assert not {"to:J4", "to:K4", "to:K5"} & set(codes(table))
    assert "hit:xeron" not in codes(table)


@rule("AT-AMB-172")
@pytest.mark.parametrize(
    ("stand", "broken"), [("rut@G2 arha-templar@G8", True), ("rut@G2 arha-templar@A1", False)]
)
def test_both_shrines_at_the_end_of_the_players_turn_break_the_barrier(
    stand: str, *, broken: bool
) -> None:
    table = against("throne-of-the-rift", one=stand, villains=XERON)

    play(table, "one end")

    assert ("barrier" not in table.terrain.values()) is broken
    assert bool(told(table, "barrier.broken")) is broken


def test_only_the_barrier_is_gone_when_it_breaks() -> None:
    table = against("throne-of-the-rift", one="rut@A1", villains=XERON)
    before = dict(table.terrain)

    break_barrier(table)

    assert table.terrain == {cell: kind for cell, kind in before.items() if kind != "barrier"}


@rule("AT-AMB-172")
def test_an_order_to_the_boss_brings_a_cultist_while_the_barrier_stands() -> None:
    table = against("throne-of-the-rift", one="rut@A1", villains=XERON)

    carry_out(table, 1, OrderVillain(CROWN))

    assert cell(table, "cultist-2-1") == "G5"
    assert cell(table, "xeron") == "K5"


@rule("AT-AMB-79")
def test_the_throne_is_won_when_the_boss_is_defeated() -> None:
    table = against("throne-of-the-rift", one="arha-templar@K6", villains="xeron@K5/9", power=3)
    break_barrier(table)

    play(table, "one order:arha-templar", "one hit:xeron")

    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0,), "throne")


def test_the_bringer_of_despair_is_worth_three_here() -> None:
    table = against(
        "throne-of-the-rift",
        one="arha-templar@G5",
        villains="xeron@K5 bringer-of-despair@G4/9",
        power=3,
    )

    play(table, "one order:arha-templar", "one hit:bringer-of-despair")

    assert player(table, "one").glory == 3


def test_the_surge_of_the_throne_scores_one_for_each_shrine_of_the_villains() -> None:
    table = against(
        "throne-of-the-rift",
        one="rut@G8",
        villains="xeron@K5 bringer-of-despair@G2",
    )
    assert SCENARIOS["throne-of-the-rift"].surge == (GloryPerShrine(1),)

    carry_out(table, 1, GloryPerShrine(1))

    assert player(table, "villains").glory == 1


# --- What bots make of it -------------------------------------------------------------------------


def test_bots_know_what_the_road_asks_for_besides_glory() -> None:
    table = against("silent-road", one="rut@A1", villains="flytrap-witch@C9")
    chances = [judge(table, 0)]
    table.portals["I5"], table.terrain["I5"] = (0,), "portal"
    chances.append(judge(table, 0))
    assert table.villains is not None
    table.villains.fallen = True
    chances.append(judge(table, 0))

    assert chances == sorted(set(chances))
    assert judge(table, 0) == value_of(GAME.view(table, 0), 0)


def test_bots_go_to_the_portal_that_is_to_be_opened() -> None:
    table = against("silent-road", one="rut@H6", villains="flytrap-witch@C9", power=9)
    play(table, "one order:rut")
    ask = table.ask_of(0)

    weights = dict(zip(ask.codes(), GAME.hints.weights(table, ask), strict=True))

    assert max(weights, key=lambda code: weights[code]) == "to:I5"


def test_bots_know_that_the_barrier_is_in_the_way() -> None:
    table = against("throne-of-the-rift", one="rut@A1", villains=XERON)
    before = judge(table, 0)

    break_barrier(table)

    assert judge(table, 0) > before
    assert judge(table, 0) == value_of(GAME.view(table, 0), 0)
