"""The ability token, and the abilities of one's own turn (chapter Abilities)."""

from __future__ import annotations

import pytest

from emberkeep.games.crown_of_ash.cards import ABILITY_ROWS, NECROMANCERS
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    codes,
    defenders,
    hand,
    idle_on,
    play,
    player,
    started,
    told,
)

ADVANCED = {"abilities": True}


def abilities(table: Ashlands, name: str) -> list[str]:
    """List the abilities that a necromancer may use now."""
    return [code.split(":")[1] for code in codes(table, name) if code.startswith("ability")]


def slots_of(table: Ashlands) -> dict[str, tuple[int, ...]]:
    return {name: minions for name, minions in table.slots.items() if minions}


# The token


@rule("COA-ABIL-01")
def test_in_the_advanced_game_everybody_has_an_active_ability_token() -> None:
    assert [each.ability for each in ashlands(options=ADVANCED).players] == [True, True]
    assert [each.ability for each in ashlands().players] == [False, False]


@rule("COA-ABIL-01")
def test_without_the_advanced_game_there_are_no_abilities() -> None:
    table = ashlands("nox mors", store={"nox": "3 blood"}, slots={"coast/battle": "nox"})

    assert abilities(table, "nox") == []
    play(table, "nox refresh")
    assert not player(table, "nox").ability
    assert asked(table) == [("mors", "place")]
    assert abilities(table, "mors") == []


@rule("COA-ABIL-01")
@pytest.mark.parametrize("mode", ["solo", "automa"])
def test_the_automatic_opponent_has_no_token(mode: str) -> None:
    table = started(mode, 1 if mode == "solo" else 2, options=ADVANCED)
    people = [not each.automa for each in table.players]
    assert people[-1] is False
    assert [each.ability for each in table.players] == people

    idle_on(table)
    assert table.round == 2
    assert [each.ability for each in table.players] == people


@rule("COA-ABIL-02")
def test_the_token_becomes_active_at_the_start_of_each_round() -> None:
    table = ashlands(
        "nox mors", options=ADVANCED, store={"nox": "1 blood"}, minions={"nox": 1, "mors": 0}
    )

    play(table, "nox ability:barter", "nox blood>bone", "nox done", "nox gold")
    assert told(table, "round")[-1]["number"] == 1
    assert not player(table, "nox").ability

    idle_on(table)
    assert player(table, "nox").ability


@rule("COA-ABIL-03")
def test_each_necromancer_has_two_abilities() -> None:
    assert [necromancer.abilities for necromancer in NECROMANCERS.values()] == [
        ("unmask", "premonition"),
        ("barter", "exhume"),
        ("command", "second-chance"),
        ("regroup", "fortify"),
    ]
    for row in ABILITY_ROWS:
        assert row.id in NECROMANCERS[row.owner].abilities


@rule("COA-ABIL-03")
def test_using_either_ability_makes_the_token_inactive() -> None:
    table = ashlands("nox mors", options=ADVANCED, store={"nox": "3 blood"}, row="gore-thrall")
    assert abilities(table, "nox") == ["barter", "exhume"]

    play(table, "nox ability:exhume")  # there is one warrior to recruit

    assert hand(table, "nox") == ["gore-thrall"]
    assert not player(table, "nox").ability
    assert abilities(table, "nox") == []


@rule("COA-ABIL-04")
def test_refreshing_makes_the_token_active_again_besides_returning_the_cards() -> None:
    table = ashlands("nox mors", options=ADVANCED, store={"nox": "3 blood"}, cards={"nox": "1"})

    play(table, "nox ability:barter", "nox blood>bone", "nox done")
    assert not player(table, "nox").ability

    play(table, "nox refresh")
    assert player(table, "nox").ability
    assert len(player(table, "nox").cards) == 5
    assert abilities(table, "nox") == ["barter"]


# Nox


@rule("COA-ABIL-NOX-1", "COA-AMB-43")
def test_barter_exchanges_up_to_three_basic_resources_one_for_one() -> None:
    table = ashlands(
        "nox mors", options=ADVANCED, store={"nox": "2 blood 1 ash 1 bone 2 gold"}, row=""
    )

    play(table, "nox ability:barter", "nox blood>sulphur", "nox blood>sulphur")
    assert asked(table) == [("nox", "barter")]

    play(table, "nox ash>sulphur")
    assert asked(table) == [("nox", "place")]  # three, and no more
    store = {"bone": 1, "ash": 0, "blood": 0, "sulphur": 3, "gold": 2}
    assert player(table, "nox").store == store


@rule("COA-AMB-43")
def test_gold_takes_no_part_in_barter_and_one_exchange_is_enough() -> None:
    table = ashlands("nox mors", options=ADVANCED, store={"nox": "1 blood 5 gold"}, row="")

    play(table, "nox ability:barter")
    assert codes(table, "nox") == ["blood>bone", "blood>ash", "blood>sulphur"]

    play(table, "nox blood>ash")
    assert codes(table, "nox") == ["done", "ash>bone", "ash>blood", "ash>sulphur"]
    play(table, "nox done")
    assert (player(table, "nox").store["ash"], player(table, "nox").store["gold"]) == (1, 5)


@rule("COA-AMB-43")
def test_gold_alone_cannot_be_bartered() -> None:
    table = ashlands("nox mors", options=ADVANCED, store={"nox": "5 gold"}, row="")

    assert abilities(table, "nox") == []


@rule("COA-ABIL-NOX-1", "COA-AMB-26")
def test_barter_is_not_offered_while_the_supply_has_nothing_else_to_give() -> None:
    options = {**ADVANCED, "strict-supply": True}
    hoard = "25 bone 26 ash 18 blood 18 sulphur"
    emptied = {"nox": "1 bone", "mors": hoard}

    assert abilities(ashlands("nox mors", options=options, store=emptied), "nox") == []

    left = {"nox": "1 bone", "mors": hoard.replace("18 blood", "17 blood")}
    table = ashlands("nox mors", options=options, store=left)
    assert abilities(table, "nox") == ["barter"]
    play(table, "nox ability:barter")
    assert (player(table, "nox").store["bone"], player(table, "nox").store["blood"]) == (0, 1)


@rule("COA-ABIL-NOX-1")
def test_barter_is_open_at_any_time_in_the_own_turn() -> None:
    parts = {"nox": "2 blood 3 ash 1 bone"}
    table = ashlands(
        "nox mors", options=ADVANCED, store=parts, row="gore-thrall fume-thrall", volcano="nox"
    )
    assert "barter" in abilities(table, "nox")  # before the minion

    play(table, "nox gold")
    assert "barter" in abilities(table, "nox")  # before the recruit

    play(table, "nox recruit:gore-thrall")
    assert asked(table) == [("nox", "turn.end")]  # after it
    play(table, "nox ability:barter", "nox ash>bone", "nox done")
    assert asked(table) == [("mors", "place")]


@rule("COA-ABIL-NOX-1")
def test_bartered_resources_pay_for_the_recruit_of_the_same_turn() -> None:
    table = ashlands("nox mors", options=ADVANCED, store={"nox": "2 bone"}, row="gore-thrall")

    play(table, "nox refresh")
    assert "recruit:gore-thrall" not in codes(table, "nox")
    play(table, "nox ability:barter", "nox bone>blood", "nox bone>blood", "nox done")
    play(table, "nox recruit:gore-thrall")

    assert hand(table, "nox") == ["gore-thrall"]


@rule("COA-ABIL-NOX-2")
def test_exhume_recruits_at_the_start_of_the_turn_and_the_warrior_fights_at_once() -> None:
    table = ashlands(
        "nox mors",
        options=ADVANCED,
        store={"nox": "2 blood 2 sulphur"},
        row="gore-thrall fume-thrall",
        volcano="mors",
    )
    assert "volcano/battle" not in codes(table, "nox")  # no warrior in hand

    play(table, "nox ability:exhume", "nox recruit:gore-thrall", "nox volcano/battle")
    play(table, "nox card:4", "mors card:3")
    assert defenders(table, "volcano") == ["gore-thrall"]

    play(table, "nox recruit:fume-thrall")  # and at the end of the turn as well
    assert hand(table, "nox") == ["fume-thrall"]


@rule("COA-ABIL-NOX-2")
def test_exhume_is_open_only_at_the_start_of_the_turn_and_to_who_can_pay() -> None:
    table = ashlands("nox mors", options=ADVANCED, store={"nox": "2 blood"}, row="gore-thrall")
    assert "exhume" in abilities(table, "nox")
    play(table, "nox refresh")
    assert abilities(table, "nox") == ["barter"]

    poor = ashlands("nox mors", options=ADVANCED, store={"nox": "1 blood"}, row="gore-thrall")
    assert abilities(poor, "nox") == ["barter"]


@rule("COA-AMB-48")
def test_the_place_of_an_exhumed_warrior_is_refilled_at_once() -> None:
    table = ashlands(
        "nox mors",
        options=ADVANCED,
        store={"nox": "2 blood"},
        row="gore-thrall",
        decks={1: "soot-lancer"},
    )

    play(table, "nox ability:exhume")

    assert asked(table) == [("nox", "place")]
    assert table.row[0] is not None
    assert table.row[0].id == "soot-lancer"


# Mors


@rule("COA-ABIL-MORS-1", "COA-AMB-44")
def test_command_moves_any_minion_and_the_slot_it_leaves_is_free() -> None:
    table = ashlands(options=ADVANCED, volcano="nox", slots={"volcano/resource": "nox"})
    assert "volcano/resource" not in codes(table, "mors")

    play(table, "mors ability:command")  # a single minion is on the board
    play(table, "mors to:volcano/battle")

    assert slots_of(table) == {"volcano/battle": (1,)}
    assert "volcano/resource" in codes(table, "mors")


@rule("COA-ABIL-MORS-1")
def test_a_moved_minion_takes_no_action() -> None:
    table = ashlands(
        options=ADVANCED, volcano="nox", hand={"mors": "soot-lancer"}, slots={"build": "mors nox"}
    )

    play(table, "mors ability:command", "mors minion:build:nox", "mors to:gold")
    assert player(table, "nox").store["gold"] == 0
    assert slots_of(table) == {"gold": (1,), "build": (0,)}
    assert asked(table) == [("mors", "place")]


@rule("COA-AMB-44")
def test_command_may_be_used_after_the_own_placement() -> None:
    table = ashlands(options=ADVANCED, row="")
    assert abilities(table, "mors") == []  # no minion is on the board

    play(table, "mors gold", "mors ability:command")
    assert "to:gold" not in codes(table, "mors")  # it goes to another slot
    play(table, "mors to:citadel/left")

    assert slots_of(table) == {"citadel/left": (0,)}
    assert player(table, "mors").store["gold"] == 2


@rule("COA-AMB-44")
def test_command_offers_every_other_open_slot_with_room() -> None:
    table = ashlands(
        options=ADVANCED,
        volcano="nox",
        village="mors",
        slots={"volcano/resource": "nox", "citadel/left": "nox", "gold": "mors"},
    )

    play(table, "mors ability:command")
    assert codes(table, "mors") == [
        "minion:gold:mors",
        "minion:volcano/resource:nox",
        "minion:citadel/left:nox",
    ]

    play(table, "mors minion:citadel/left:nox")
    assert codes(table, "mors") == [
        "to:gold",
        "to:build",
        "to:village/resource",  # the volcano's is taken, the others are closed
        "to:volcano/battle",
        "to:village/battle",
        "to:coast/battle",
        "to:forest/battle",
        "to:desert/battle",
        "to:mountains/battle",
        "to:citadel/right",
        "to:citadel/front",
    ]


@rule("COA-AMB-44")
def test_command_leaves_the_refresh_slots_of_players_alone() -> None:
    table = ashlands("nox mors", options=ADVANCED, volcano="nox", row="")

    play(table, "nox refresh")

    assert player(table, "nox").refreshed
    assert abilities(table, "mors") == []


@rule("COA-ABIL-MORS-1", "COA-ABIL-NOX-1")
def test_abilities_of_the_own_turn_are_not_open_in_the_turns_of_others() -> None:
    store = {"nox": "1 bone", "mors": "1 bone"}
    table = ashlands("nox mors", options=ADVANCED, store=store, volcano="nox", row="")

    play(table, "nox gold")
    assert asked(table) == [("nox", "recruit")]  # Mors has a token and a minion to move

    play(table, "nox pass")
    assert asked(table) == [("mors", "place")]  # Nox has a token and something to barter
