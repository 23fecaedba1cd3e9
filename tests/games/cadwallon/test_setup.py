"""The table before the first round (chapters Goal and players, Setup, Character values)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.board import GATES, ROOMS
from emberkeep.games.cadwallon.characters import (
    CHARACTERS,
    GANG_MEMBERS,
    GANGS,
    GUARD_CARDS,
    GUARD_ROWS,
    THIEF_ROWS,
)
from emberkeep.games.cadwallon.state import City
from emberkeep.games.cadwallon.tokens import TREASURE_ROWS
from emberkeep.kernel import Setting, SetupError
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import asked, codes, play, told

MANY = range(60)


def dealt(people: int = 2, seed: int = 3, options: Mapping[str, Setting] | None = None) -> City:
    return GAME.new(GAME.setup("city", people, options or {}, seed))


def deployed(table: City) -> City:
    """Put everybody on the first gate that is free."""
    while asked(table)[0].endswith(("deploy", "deploy.gate")):
        ask = table.asks[0]
        table.choose(ask.seat, ask.codes()[0])
    return table


@rule("CADB-GOAL-01", "CADB-SETUP-02")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_two_to_four_players_lead_a_gang_of_four_thieves_each(people: int) -> None:
    table = dealt(people)

    for seat in range(people):
        gang = [name for name, figure in table.figures.items() if figure.seat == seat]
        assert tuple(gang) == GANG_MEMBERS[table.rules.gangs[seat]]
        assert len(gang) == 4
    assert len(table.figures) == 4 * people


@rule("CADB-SETUP-02")
def test_all_begin_unhurt_with_nothing_carried_and_nothing_done() -> None:
    figures = GAME.view(dealt(), 0).figures

    assert {(f.wounds, f.loot, f.gear, f.used, f.slowed) for f in figures} == {(0, (), "", 0, 0)}


@rule("CADB-GOAL-03")
def test_ducats_are_hidden_from_the_others() -> None:
    view = GAME.view(dealt(), 0)

    assert [player.ducats for player in view.players] == [5, -1]


@rule("CADB-SETUP-02")
def test_a_gang_can_be_asked_for() -> None:
    table = dealt(3, options={"gang-1": "cursed", "gang-3": "nocturnis"})

    assert table.rules.gangs == ("cursed", "executioners", "nocturnis")


def test_two_seats_cannot_have_the_same_gang() -> None:
    with pytest.raises(SetupError, match=r"only one seat can play cursed; free are: executioners"):
        dealt(options={"gang-1": "cursed", "gang-2": "cursed"})


@rule("CADB-SETUP-01", "CAD-AMB-192")
def test_the_sheet_is_chosen_and_the_first_round_is_round_one() -> None:
    table = deployed(dealt(options={"adventure": "adv-06"}))

    assert table.rules.sheet == "adv-06"
    assert told(table, "round") == [{"number": 1}]
    assert table.round == 1


@rule("CADB-SETUP-03")
def test_one_guard_begins_in_the_guardroom_the_other_in_the_watch_post() -> None:
    assert dealt().guards == {"kornak": "B2", "valrut": "J8"}


@rule("CADB-SETUP-04", "CADB-BOARD-04")
def test_one_treasure_lies_in_every_room_and_all_are_open() -> None:
    table = dealt()

    assert tuple(table.chests) == ROOMS
    assert Counter(table.chests.values()) == {row.id: row.copies for row in TREASURE_ROWS}
    assert {room.id: room.chest for room in GAME.view(table, None).rooms} == table.chests
    assert len({tuple(dealt(seed=seed).chests.values()) for seed in MANY}) == len(MANY)


@rule("CADB-SETUP-05", "CADB-MISSION-01")
def test_three_of_15_missions_lie_open() -> None:
    table = dealt()

    assert (len(table.missions), len(table.mission_deck)) == (3, 12)
    assert len({*table.missions, *table.mission_deck}) == 15
    assert len({tuple(dealt(seed=seed).missions) for seed in MANY}) > 40


@rule("CADB-SETUP-06")
def test_everybody_is_dealt_five_arcana() -> None:
    table = dealt(4)

    assert [len(player.hand) for player in table.players] == [5, 5, 5, 5]
    assert told(table, "arcana.drawn") == [{"seat": seat, "cards": 5} for seat in range(4)]


@rule("CADB-SETUP-07", "CAD-SETUP-13", "CAD-SETUP-14")
def test_the_highest_throw_of_two_dice_goes_first_and_others_follow_clockwise() -> None:
    firsts = set()
    for seed in MANY:
        table = dealt(4, seed)
        first = told(table, "first-player")[-1]["seat"]
        rolls = told(table, "first-player")[0]["rolls"]
        assert isinstance(first, int)
        assert isinstance(rolls, tuple)
        assert rolls[first] == max(rolls)
        assert all(2 <= roll <= 12 for roll in rolls)
        assert table.rules.order == tuple((first + step) % 4 for step in range(4))
        firsts.add(first)
    assert firsts == {0, 1, 2, 3}


@rule("CAD-AMB-48")
def test_who_ties_for_the_first_place_throws_again_and_nobody_else_does() -> None:
    tables = [dealt(4, seed) for seed in MANY]
    tied = [table for table in tables if len(told(table, "first-player")) > 1]

    assert tied
    for table in tied:
        first, again = [event["rolls"] for event in told(table, "first-player")][:2]
        assert isinstance(first, tuple)
        assert isinstance(again, tuple)
        highest = [at for at in range(4) if first[at] == max(first)]
        assert [at for at in range(4) if again[at]] == highest
    alone = [table for table in tables if table not in tied]
    for table in alone:
        rolls = told(table, "first-player")[0]["rolls"]
        assert isinstance(rolls, tuple)
        assert rolls.count(max(rolls)) == 1


@rule("CADB-SETUP-08", "CADB-BOARD-05")
def test_in_turn_order_one_thief_at_a_time_comes_to_a_free_gate() -> None:
    table = deployed(dealt(4))

    placed = [str(event["figure"]) for event in told(table, "deployed")]
    assert [table.figures[name].seat for name in placed] == [*table.rules.order] * 4
    assert sorted(table.figures[name].place for name in placed) == sorted(GATES)


@rule("CADB-SETUP-09")
def test_everybody_begins_with_five_ducats() -> None:
    table = dealt(3)

    assert [player.ducats for player in table.players] == [5, 5, 5]


@rule("CADB-CHAR-01", "CADB-CHAR-02")
def test_every_thief_has_combat_2_movement_4_and_mind_4() -> None:
    assert len(THIEF_ROWS) == 16
    assert {(row.combat, row.movement, row.mind) for row in THIEF_ROWS} == {(2, 4, 4)}


@rule("CADB-CHAR-03")
def test_sienne_and_isabeau_have_combat_3_and_belong_to_no_gang() -> None:
    for name in ("sienne", "isabeau"):
        row = CHARACTERS[name]
        assert (row.combat, row.movement, row.mind, row.gang) == (3, 4, 4, "")


@rule("CADB-CHAR-04")
def test_guards_have_two_dice_and_no_mind() -> None:
    assert [GUARD_CARDS[name, False].combat for name in ("kornak", "valrut")] == [2, 2]
    assert not any(hasattr(row, "mind") or hasattr(row, "movement") for row in GUARD_ROWS)


@rule("CADB-CHAR-05")
def test_each_thief_has_a_skill_and_each_gang_one_that_costs_an_action_point() -> None:
    assert len({row.skill for row in THIEF_ROWS}) == 16
    for gang in GANGS:
        prices = sorted(row.price for row in THIEF_ROWS if row.gang == gang)
        assert prices == ["", "", "ap", "card"]


@rule("CAD-AMB-95")
def test_the_box_can_be_added_to_a_base_adventure() -> None:
    without, added = dealt(), dealt(options={"expansion": True})

    assert (without.covered, without.equipment, without.intrigues, without.blue) == ({}, [], [], [])
    assert without.cyclops == ""
    assert len(added.covered) == 24
    assert (len(added.equipment), len(added.intrigues)) == (20, 18)
    assert [len(player.intrigues) for player in added.players] == [1, 1]
    assert added.cyclops == "lair"
    assert len(added.purple) + len(added.blue) == 80
    assert asked(added)[0].endswith("mercenary")
    assert asked(without)[0].endswith("deploy")


@rule("CAD-AMB-95")
def test_a_base_adventure_follows_the_base_rules_unless_asked_otherwise() -> None:
    plain = dealt().rules
    changed = dealt(options=dict.fromkeys(("ties", "fights", "passing", "patrols"), "new")).rules

    assert (plain.totals, plain.furious, plain.friends, plain.patrols) == (False,) * 4
    assert (changed.totals, changed.furious, changed.friends, changed.patrols) == (True,) * 4


def test_a_thief_who_is_placed_stands_where_the_player_wants() -> None:
    table = dealt()
    seat = table.asks[0].seat
    name = ("one", "two")[seat]
    thief = codes(table, name)[1]

    play(table, f"{name} {thief}", f"{name} K4")

    assert table.figures[thief].place == "K4"
    assert table.at["K4"] == thief


def test_nobody_is_helped_to_remember_unless_they_wish_to_be() -> None:
    assert not dealt().rules.memory_aid
    assert dealt(options={"memory-aid": True}).rules.memory_aid
