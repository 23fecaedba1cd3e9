"""What lies in the box and on the table (chapter Components)."""

from __future__ import annotations

from collections import Counter

import pytest

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.cards import (
    AI_CARD_ROWS,
    BASICS,
    BATTLE_CARD_ROWS,
    CITADEL_SIDE_ROWS,
    CITADEL_SLOT_ROWS,
    CONTROL_TOKENS_EACH,
    DIE_SIDES,
    FATE_CARD_ROWS,
    GOLD_SLOT as GOLD_YIELD,
    MINIONS_EACH,
    NECROMANCER_ROWS,
    PIECES,
    PROVINCE_ROWS,
    RECRUIT_PLACE_ROWS,
    RECRUIT_ROWS,
    STARTING_WARRIOR_ROWS,
    STRUCTURE_ROWS,
    SUBSTITUTE_VALUE,
    SUBSTITUTES_EACH,
    SYNERGY,
    SYNERGY_TOKENS,
    VP_TOKEN,
    WARRIOR_SCALE,
    Goods,
)
from emberkeep.games.crown_of_ash.state import BOARD_SLOTS, STRICT_CAPS
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    PARTIES,
    ashlands,
    fresh,
    idle_on,
    play,
    player,
    provinces,
    started,
    told,
)

parties = pytest.mark.parametrize(("mode", "people"), PARTIES)


@rule("COA-COMP-01")
def test_six_provinces_lie_around_a_citadel_each_with_slots_and_one_owner() -> None:
    view = GAME.view(fresh(), 0)

    assert [region.id for region in view.regions] == [*provinces(), "citadel"]
    assert len(set(provinces())) == 6
    assert all(row.resource_slots and row.battle_slots for row in PROVINCE_ROWS)
    assert [row.die for row in PROVINCE_ROWS] == [1, 2, 3, 4, 5, 6]


@rule("COA-COMP-01")
def test_the_board_has_one_gold_slot_one_build_slot_and_six_recruit_places() -> None:
    kinds = Counter(slot.kind for slot in BOARD_SLOTS.values())

    assert kinds == {"gold": 1, "build": 1, "resource": 6, "battle": 6 + len(CITADEL_SLOT_ROWS)}
    assert len(RECRUIT_PLACE_ROWS) == len(fresh().row) == 6


@rule("COA-COMP-02")
def test_a_player_board_shows_points_store_refresh_discard_graveyard_and_minions() -> None:
    table = ashlands(
        store={"mors": "1 bone 2 ash 3 blood 4 sulphur 5 gold"},
        vp={"mors": 9},
        graveyard={"mors": "mors-ash-2 mors-bone-1 mors-sulphur-1"},
        cards={"mors": "0 1 3 die"},
    )

    board = GAME.view(play(table, "mors build", "mors tile:charnel-pit", "mors coast"), 1).players[
        0
    ]

    assert (board.vp, board.minions, board.refreshed) == (9, 3, False)
    assert (board.bone, board.ash, board.blood, board.sulphur, board.gold) == (4, 2, 3, 4, 3)
    assert board.graveyard == ("mors-ash-2", "mors-bone-1", "mors-sulphur-1")
    assert board.last_card == "4"
    assert len(NECROMANCER_ROWS) == 4


@rule("COA-COMP-03")
def test_points_are_counted_beyond_the_end_of_the_track() -> None:
    table = ashlands(volcano="mors brimstone-works", vp={"mors": 49}, minions={"nox": 0, "mors": 1})

    play(table, "mors gold")

    assert VP_TOKEN == 50
    assert player(table, "mors").vp == 52


@rule("COA-COMP-03")
def test_the_active_player_and_the_round_are_marked() -> None:
    table = ashlands(round=2, minions={"nox": 4, "mors": 4})

    assert (GAME.view(table, 0).active, GAME.view(table, 0).round) == (0, 2)
    assert GAME.view(play(table, "mors gold"), 0).active == 1


@rule("COA-COMP-03")
def test_two_dice_can_be_rolled_in_one_battle() -> None:
    table = ashlands(volcano="nox", hand={"mors": "bone-thrall"}, dice=[6, 5])

    play(table, "mors volcano/battle", "mors card:die", "nox card:die")

    assert DIE_SIDES == 6
    assert [fact["roll"] for fact in told(table, "die")] == [6, 5]


@rule("COA-COMP-04")
@parties
def test_the_round_board_shows_decks_round_citadel_points_and_order(mode: str, people: int) -> None:
    view = GAME.view(started(mode, people), 0)

    assert len(view.deck_sizes) == 3
    assert len(view.citadel_vp) == 4
    assert sorted(view.order) == list(range(len(view.players)))


@rule("COA-COMP-04")
def test_the_round_board_has_two_sides_for_different_numbers_of_players() -> None:
    assert [side.players for side in CITADEL_SIDE_ROWS] == [(1, 2), (3, 4)]
    assert fresh(people=2).rules.citadel_vp == CITADEL_SIDE_ROWS[0].vp
    assert fresh(people=3).rules.citadel_vp == CITADEL_SIDE_ROWS[1].vp
    assert CITADEL_SIDE_ROWS[0].vp != CITADEL_SIDE_ROWS[1].vp


@rule("COA-COMP-05")
def test_there_are_32_warriors_to_recruit_and_three_starting_warriors_each() -> None:
    owners = Counter(row.owner for row in STARTING_WARRIOR_ROWS)

    assert len(RECRUIT_ROWS) == 32
    assert owners == {row.id: 3 for row in NECROMANCER_ROWS}
    assert len({row.id for row in (*RECRUIT_ROWS, *STARTING_WARRIOR_ROWS)}) == 44


@rule("COA-COMP-06")
def test_there_is_one_king_and_one_royal_token() -> None:
    table = ashlands(hand={"mors": "blood-colossus", "nox": "bone-colossus"}, row="bone-thrall")
    assert (table.king, *(each.royal for each in table.players)) == (True, False, False)

    play(table, "mors citadel/left", "mors card:4")
    play(table, "nox citadel/right", "nox card:4", "mors card:0", "mors casualty")

    assert (table.king, *(each.royal for each in table.players)) == (False, True, False)


@rule("COA-COMP-07")
def test_there_are_six_fate_cards_each_with_another_pair_of_types() -> None:
    assert len(FATE_CARD_ROWS) == 6
    assert len({frozenset(row.types) for row in FATE_CARD_ROWS}) == 6
    assert all(len(set(row.types)) == 2 for row in FATE_CARD_ROWS)


@rule("COA-COMP-08")
def test_the_automatic_opponent_has_six_action_cards_and_one_scale() -> None:
    assert len(AI_CARD_ROWS) == 6
    assert [row.id for row in AI_CARD_ROWS if not row.number] == ["targeted"]
    assert set(WARRIOR_SCALE) == {1, 2, 3}


@rule("COA-COMP-09")
@parties
def test_every_player_has_the_same_five_battle_cards(mode: str, people: int) -> None:
    table = fresh(mode, people)

    assert sorted(row.id for row in BATTLE_CARD_ROWS) == ["0", "1", "3", "4", "die"]
    assert all(each.cards == list(BATTLE_CARD_ROWS) for each in table.players)


@rule("COA-COMP-10")
@parties
def test_each_player_has_four_minions_a_place_in_the_order_and_an_ability_token(
    mode: str, people: int
) -> None:
    table = idle_on(fresh(mode, people, options={"abilities": True}))

    assert [each.minions for each in table.players] == [4] * len(table.players)
    assert sorted(table.order) == list(range(len(table.players)))
    assert [table.players[at].ability for at in table.people()] == [True] * people
    assert MINIONS_EACH == 4


@rule("COA-COMP-10", "COA-AMB-27")
def test_seven_control_tokens_are_enough_for_all_seven_regions() -> None:
    table = ashlands(
        hand={"mors": "blood-colossus"},
        minions={"nox": 0, "mors": 1},
        volcano="mors",
        village="mors",
        coast="mors",
        forest="mors",
        desert="mors",
        mountains="mors",
    )

    play(table, "mors citadel/left", "mors card:4")

    assert CONTROL_TOKENS_EACH == 7
    assert [region.owner for region in table.regions.values()] == [0] * 7
    assert player(table, "mors").sources == {"structures": 8, "citadel": 4}


@rule("COA-COMP-11")
def test_the_supply_holds_twenty_or_twelve_pieces_and_two_tokens_for_three_more() -> None:
    assert [getattr(PIECES, basic) for basic in BASICS] == [20, 20, 12, 12]
    assert (SUBSTITUTES_EACH, SUBSTITUTE_VALUE) == (2, 3)
    assert BASICS == ("bone", "ash", "blood", "sulphur")


@rule("COA-AMB-26")
def test_the_strict_supply_is_all_the_pieces_and_what_the_tokens_stand_for() -> None:
    assert STRICT_CAPS == {"bone": 26, "ash": 26, "blood": 18, "sulphur": 18, "gold": 30}
    for basic in BASICS:
        assert STRICT_CAPS[basic] == getattr(PIECES, basic) + SUBSTITUTES_EACH * SUBSTITUTE_VALUE


@rule("COA-COMP-12")
def test_there_are_thirty_gold_coins() -> None:
    assert PIECES.gold == 30


@rule("COA-COMP-13")
def test_there_are_27_structures_four_to_start_twelve_of_level_1_eleven_of_level_2() -> None:
    assert Counter(row.level for row in STRUCTURE_ROWS) == {0: 4, 1: 12, 2: 11}
    assert len({row.id for row in STRUCTURE_ROWS}) == 27


@rule("COA-COMP-14")
def test_there_are_eight_synergy_tokens_with_one_and_two_on_their_sides() -> None:
    assert SYNERGY_TOKENS == 8
    assert SYNERGY[2:] == (1, 2)


@rule("COA-BLD-01")
def test_a_structure_shows_cost_points_supply_tribute_and_level() -> None:
    for tile in STRUCTURE_ROWS:
        assert tile.resurrection or tile.supplies != Goods()
        assert tile.tribute != Goods()
        assert tile.vp > 0
        assert bool(tile.gold) == bool(tile.level) == (tile.province == "")


@rule("COA-BLD-10", "COA-AMB-74")
def test_structures_of_level_1_cost_supply_and_score_less_on_average() -> None:
    young = [tile for tile in STRUCTURE_ROWS if tile.level == 1]
    old = [tile for tile in STRUCTURE_ROWS if tile.level == 2]

    assert _mean([t.gold for t in young]) < _mean([t.gold for t in old])
    assert _mean([t.vp for t in young]) < _mean([t.vp for t in old])
    assert _mean([_size(t.supplies) for t in young]) < _mean([_size(t.supplies) for t in old])


@rule("COA-WAR-01", "COA-WAR-03")
def test_a_warrior_shows_type_strength_from_one_to_six_cost_and_level() -> None:
    for warrior in RECRUIT_ROWS:
        assert warrior.type in BASICS
        assert warrior.level in (1, 2, 3)
        assert _size(warrior.cost) > 0
    strengths = {warrior.strength for warrior in (*RECRUIT_ROWS, *STARTING_WARRIOR_ROWS)}
    assert strengths == {1, 2, 3, 4, 5, 6}


@rule("COA-WAR-02")
def test_most_of_a_warriors_cost_is_the_resource_of_its_type() -> None:
    living = [warrior for warrior in RECRUIT_ROWS if not warrior.automaton]

    assert all(2 * getattr(w.cost, w.type) > _size(w.cost) for w in living)
    assert any(getattr(w.cost, w.type) < _size(w.cost) for w in living)
    assert {w.type for w in living} == set(BASICS)


@rule("COA-AMB-04")
def test_a_starting_warrior_has_a_type_and_neither_level_nor_cost() -> None:
    for warrior in STARTING_WARRIOR_ROWS:
        assert warrior.type in BASICS
        assert (warrior.level, warrior.cost) == (0, Goods())


@rule("COA-AUTO-01", "COA-AMB-15")
def test_an_automaton_shows_type_strength_cost_level_and_the_deck_it_returns_to() -> None:
    automata = [warrior for warrior in RECRUIT_ROWS if warrior.automaton]

    assert automata
    assert {warrior.type for warrior in automata} == set(BASICS)
    assert all(w.returns_to in (1, 2, 3) and w.level and w.strength for w in automata)
    assert all(w.returns_to == 0 for w in RECRUIT_ROWS if not w.automaton)


@rule("COA-AUTO-02")
def test_automata_cost_fewer_resources_than_warriors_of_their_strength() -> None:
    living = [warrior for warrior in RECRUIT_ROWS if not warrior.automaton]

    for automaton in [warrior for warrior in RECRUIT_ROWS if warrior.automaton]:
        rivals = [_size(w.cost) for w in living if w.strength == automaton.strength]
        assert _size(automaton.cost) < min(rivals)


@rule("COA-GOLD-04")
def test_battle_cards_are_the_richest_source_of_gold() -> None:
    table = ashlands(volcano="nox", hand={"mors": "blood-colossus"})

    play(table, "mors volcano/battle", "mors card:0", "nox card:3")

    assert player(table, "mors").store["gold"] == 3 > GOLD_YIELD.gold
    assert not any(row.supplies.gold or row.tribute.gold for row in STRUCTURE_ROWS)


def _size(goods: Goods) -> int:
    """Count the resources of a cost or a yield."""
    return sum(getattr(goods, name) for name in (*BASICS, "gold", "ingredients"))


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)
