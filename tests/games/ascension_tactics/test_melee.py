"""Everybody for themselves (chapter Free-for-all)."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.scenarios import PLANS
from emberkeep.kernel import SetupError
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    fresh,
    play,
    player,
)


@rule("AT-FFA-1")
@pytest.mark.parametrize(
    ("people", "scenario", "cells"), [(3, "three-crowns", 61), (4, "four-gates", 111)]
)
def test_three_play_on_three_crowns_and_four_on_four_gates(
    people: int, scenario: str, cells: int
) -> None:
    table = battleground(mode="melee", people=people)

    assert table.rules.scenario.id == scenario
    assert len(PLANS[scenario].hexes.at) == cells
    assert GAME.sides(GAME.setup("melee", people)) == tuple((seat,) for seat in range(people))


@rule("AT-FFA-1")
def test_one_player_wins_with_thirty_glory() -> None:
    table = battleground(mode="melee", people=4, one="arha-templar@G5", glory=28)

    play(table, "one end")

    assert table.result is not None
    assert table.result.winners == (0,)


@rule("AT-FFA-2", "AT-DRAFT-4")
@pytest.mark.parametrize("people", [3, 4])
def test_champions_are_drafted_three_each_from_the_last_player_on(people: int) -> None:
    table = fresh("melee", people)
    order = [group[0] for group in table.rules.groups]
    names = ("one", "two", "three", "four")
    pickers = []

    while asked(table)[0][1] == "draft":
        name = asked(table)[0][0]
        pickers.append(names.index(name))
        play(table, f"{name} {codes(table, name)[0]}")

    assert pickers == order[::-1] * 3
    assert all(len([f for f in table.figures_of(s) if not f.of]) == 3 for s in range(people))


@rule("AT-FFA-3")
def test_turns_go_round_by_the_number_of_the_gate() -> None:
    hands = dict.fromkeys(["one", "two", "three"], "apprentice")
    table = battleground(mode="melee", people=3, hand=hands)
    turns = []

    for _ in range(4):
        name = asked(table)[0][0]
        turns.append(name)
        play(table, f"{name} end")

    assert turns == ["one", "two", "three", "one"]


@rule("AT-FFA-3")
def test_every_other_player_is_an_opponent() -> None:
    table = battleground(
        mode="melee",
        people=4,
        one="arha-templar@G5",
        two="tyranyx@G4",
        three="rut@G6",
        four="prime@F4",
        power=3,
    )

    play(table, "one order:arha-templar")

    hits = [code for code in codes(table) if code.startswith("hit:")]
    assert sorted(hits) == ["hit:prime", "hit:rut", "hit:tyranyx"]


@rule("AT-FFA-4", "AT-GATE-06")
def test_all_gates_differ_on_the_first_turn() -> None:
    gates = battleground(mode="melee", people=4).rules.gates

    first = [(gate.power, gate.first_power, gate.first_runes) for gate in gates]
    assert first == [(2, 0, 0), (2, 2, 0), (2, 2, 1), (2, 2, 2)]


@rule("AT-AMB-23", "AT-TERRAIN-SHRINE-3")
def test_two_who_tie_for_most_hold_nothing_even_if_a_third_has_fewer() -> None:
    table = battleground(
        mode="melee",
        people=3,
        one="arha-templar@G5 twilight-scout@G4",
        two="tyranyx@G6 prime@F5",
        three="rut@F4",
    )

    play(table, "one end")

    assert player(table, "one").glory == 0


@rule("AT-AMB-163")
def test_nobody_is_on_the_battlefield_when_a_melee_begins() -> None:
    table = fresh("melee", 4)

    assert table.at == {}
    assert [each.glory for each in table.players] == [0, 0, 0, 0]


# --- Three Crowns ---------------------------------------------------------------------------------


@rule("AT-AMB-166")
def test_no_way_leaves_the_smaller_battlefield() -> None:
    table = battleground(mode="melee", people=3, one="arha-templar@G1", power=3)

    play(table, "one order:arha-templar")

    ends = {code.removeprefix("to:") for code in codes(table) if code.startswith("to:")}
    assert {"F1", "H1", "E2", "I2"} <= ends
    assert not {"E1", "I1", "D1", "J1"} & ends


def test_the_three_crowns_are_alike_from_every_portal() -> None:
    table = battleground(mode="melee", people=3)
    hexes = PLANS["three-crowns"].hexes
    shrines = ["G5", "G8", "J3", "D3"]

    assert table.portals == {"G1": (0,), "K7": (1,), "C7": (2,)}
    for portal in table.portals:
        assert sorted(hexes.distance(portal, shrine) for shrine in shrines) == [4, 4, 4, 7]


def test_the_four_gates_are_alike_from_every_portal() -> None:
    table = battleground(mode="melee", people=4)
    hexes = PLANS["four-gates"].hexes
    shrines = [place for place, kind in table.terrain.items() if kind == "shrine"]

    assert table.portals == {"C2": (0,), "K8": (1,), "K2": (2,), "C8": (3,)}
    far = {tuple(sorted(hexes.distance(portal, s) for s in shrines)) for portal in table.portals}
    assert len(far) == 1


def test_a_champion_enters_at_ones_own_gate() -> None:
    table = battleground(mode="melee", people=4, turn="three", three="rut", power=9)

    play(table, "three order:rut")

    assert cell(table, "rut") == "K2"


# --- What does not fit ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "people", "options", "reason"),
    [
        ("melee", 2, {}, "in mode melee is for 3, 4 players, not 2"),
        ("teams", 3, {}, "in mode teams is for 4 players, not 3"),
        ("duel", 2, {"scenario": "four-gates"}, "scenario cannot be 'four-gates'; accepted: "),
        ("melee", 3, {"scenario": "four-gates"}, "mode melee has no option 'scenario'"),
        ("melee", 3, {"champions": "recommended"}, "mode melee has no option 'champions'"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(
    mode: str, people: int, options: dict[str, str], reason: str
) -> None:
    with pytest.raises(SetupError, match=reason):
        GAME.setup(mode, people, options)
