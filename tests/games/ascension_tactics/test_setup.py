"""The table before the first turn, gates and components (chapters Overview, Setup)."""

from __future__ import annotations

from collections import Counter

import pytest

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.cards import BASIC_ROWS, CARDS, CENTER_ROWS
from emberkeep.games.ascension_tactics.champions import CHAMPION_ROWS, CULTIST
from emberkeep.games.ascension_tactics.scenarios import PLANS
from emberkeep.games.ascension_tactics.tokens import CULTISTS, TILE_ROWS, TREASURE_ROWS
from emberkeep.games.ascension_tactics.words import FACTIONS
from emberkeep.kernel import SetupError
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    codes,
    fresh,
    play,
    player,
    seen_by,
)

# --- Components -----------------------------------------------------------------------------------


@rule("AT-COMP-09")
def test_the_center_deck_has_132_cards() -> None:
    assert sum(row.copies for row in CENTER_ROWS) == 132
    assert len(CENTER_ROWS) == 68


@rule("AT-COMP-10", "AT-COMP-11")
def test_there_are_forty_starting_cards_and_thirty_that_are_always_available() -> None:
    copies = {row.id: row.copies for row in BASIC_ROWS}

    assert copies == {"apprentice": 32, "militia": 8, "mystic": 15, "heavy-infantry": 15}


@rule("AT-COMP-13", "AT-KIND-10")
def test_there_are_24_champions_six_of_each_faction() -> None:
    assert Counter(row.faction for row in CHAMPION_ROWS) == dict.fromkeys(FACTIONS, 6)


@rule("AT-COMP-04")
def test_there_are_24_treasures() -> None:
    assert sum(row.copies for row in TREASURE_ROWS) == 24


@rule("AT-COMP-03")
def test_there_are_65_terrain_tiles() -> None:
    assert sum(row.copies for row in TILE_ROWS) == 65


@rule("AT-COMP-12", "AT-CULTIST-04")
def test_a_cultist_has_strength_2_defence_1_speed_3_and_costs_2_to_order() -> None:
    assert (CULTIST.strength, CULTIST.defence, CULTIST.speed, CULTIST.order) == (2, 1, 3, 2)
    assert CULTISTS == 13


@rule("AT-GLOSS-6", "AT-GLOSS-7")
def test_the_battlefield_has_111_cells_with_up_to_six_neighbours() -> None:
    hexes = PLANS["three-shrines"].hexes

    assert len(hexes.at) == 111
    assert set(hexes.links["G5"]) == {"G4", "G6", "F4", "F5", "H4", "H5"}
    assert set(hexes.links["A1"]) == {"A2", "B1"}


# --- Setup ----------------------------------------------------------------------------------------


@rule("AT-OVER-01", "AT-SETUP-02", "AT-SETUP-03")
def test_everybody_begins_with_the_same_ten_cards_of_which_five_are_in_hand() -> None:
    table = fresh()

    for each in table.players:
        cards = [card.id for card in (*each.hand, *each.deck.cards())]
        assert Counter(cards) == {"apprentice": 8, "militia": 2}
        assert (len(each.hand), len(each.deck)) == (5, 5)


@rule("AT-SETUP-04", "AT-SETUP-05")
def test_mystics_and_heavy_infantry_lie_in_piles_for_everybody() -> None:
    assert fresh().piles == {"mystic": 15, "heavy-infantry": 15}


@rule("AT-SETUP-06", "AT-SETUP-10", "AT-TERRAIN-GEN-1")
def test_the_first_scenario_has_three_shrines_and_four_forests() -> None:
    table = fresh()

    assert Counter(table.terrain.values()) == {"shrine": 3, "forest": 4}
    assert set(table.portals) == {"C5", "K5"}


@rule("AT-SETUP-07", "AT-TREASURE-01")
def test_treasures_lie_face_down_on_marked_cells_and_the_rest_is_in_the_bag() -> None:
    table = fresh()

    assert table.chests == {"A3", "M3", "A7", "M7", "E5", "I5"}
    assert GAME.view(table, 0).bag_size == 18


@rule("AT-SETUP-11")
def test_who_begins_is_chosen_at_random() -> None:
    assert {fresh(seed=seed).rules.groups[0] for seed in range(12)} == {(0,), (1,)}


@rule("AT-SETUP-09", "AT-SETUP-12", "AT-AMB-163")
def test_teams_are_those_of_the_scenario_and_begin_off_the_battlefield() -> None:
    table = fresh()
    first, second = (group[0] for group in table.rules.groups)

    assert [f.id for f in table.figures_of(first)] == [
        "arha-templar",
        "twilight-scout",
        "unbound-emissary",
        "water-djinn",
    ]
    assert "tyranyx" in [f.id for f in table.figures_of(second)]
    assert table.at == {}


@rule("AT-SETUP-14", "AT-ACQ-07")
def test_six_cards_of_the_center_deck_lie_open() -> None:
    table = fresh()

    assert len([card for card in table.row if card is not None]) == 6
    assert len(table.center) == 126


@rule("AT-VAR-01")
def test_an_alternative_team_is_refused_where_there_is_none() -> None:
    wish = {"scenario": "signal-fires", "champions": "alternative"}

    with pytest.raises(SetupError, match="no alternative champions; accepted: recommended, draft"):
        fresh(options=wish)


# --- Gates ----------------------------------------------------------------------------------------


@rule("AT-GATE-01", "AT-GATE-02")
def test_the_first_player_has_gate_1_and_the_portal_with_that_number() -> None:
    for seed in range(6):
        table = fresh(seed=seed)
        first = table.rules.groups[0][0]

        assert table.rules.gates[first].id == "gate-1"
        assert table.portals["C5"] == (first,)


@rule("AT-GATE-03", "AT-AMB-01")
def test_a_gate_gives_two_power_every_turn() -> None:
    table = battleground(begins=True)

    assert player(table, "one").power == 2


@rule("AT-GATE-05", "AT-GATE-06")
def test_the_second_gate_gives_two_more_power_on_the_first_turn_alone() -> None:
    table = fresh(seed=1)
    first, second = (group[0] for group in table.rules.groups)
    assert table.players[first].power == 2

    table.choose(first, "end")
    assert table.players[second].power == 4

    table.choose(second, "end")
    table.choose(first, "end")
    assert table.players[second].power == 2


@rule("AT-GATE-05", "AT-AMB-45")
def test_nobody_begins_with_runes_or_a_free_card_that_nothing_gives() -> None:
    table = fresh()

    assert [(each.runes, each.free_card) for each in table.players] == [(0, False)] * 2


# --- Draft ----------------------------------------------------------------------------------------


@rule("AT-DRAFT-1", "AT-DRAFT-2", "AT-SETUP-13", "AT-VAR-02")
def test_a_draft_offers_six_champions() -> None:
    table = fresh(options={"champions": "draft"})

    assert table.figures == {}
    assert len(table.asks[0].options) == 6


@rule("AT-DRAFT-3", "AT-AMB-44")
def test_whoever_acts_last_picks_first_and_every_round_goes_the_same_way() -> None:
    table = fresh(options={"champions": "draft"})
    first, second = (group[0] for group in table.rules.groups)
    order = []

    for _ in range(8):
        ask = table.asks[0]
        order.append(ask.seat)
        assert len(ask.options) == 6
        table.choose(ask.seat, ask.options[0].code)

    assert order == [second, first] * 4


def test_circle_and_turret_lie_aside_and_belong_to_nobody() -> None:
    view = seen_by(fresh())

    assert (view.circle, view.circle_of, view.turret, view.turret_of) == ("", -1, "", -1)


@rule("AT-SETUP-11")
def test_who_will_begin_is_seen_while_champions_are_drafted() -> None:
    table = fresh(options={"champions": "draft"})

    assert seen_by(table).group == table.rules.groups[0]


@rule("AT-DRAFT-2")
def test_a_champion_that_takes_the_place_of_a_drafted_one_is_a_revelation() -> None:
    table = fresh(options={"champions": "draft"})
    before = table.reveals

    table.choose(table.asks[0].seat, table.asks[0].options[0].code)

    assert table.reveals == before + 1


@rule("AT-DRAFT-4", "AT-DRAFT-5")
def test_a_draft_ends_with_four_different_champions_each() -> None:
    table = fresh(options={"champions": "draft"})

    while table.asks[0].prompt == "draft":
        table.choose(table.asks[0].seat, table.asks[0].options[0].code)

    assert [len(table.figures_of(seat)) for seat in (0, 1)] == [
        4 + ("psyche-askara-2" in [f.id for f in table.figures_of(seat)]) for seat in (0, 1)
    ]
    assert table.asks[0].prompt == "turn"


@rule("AT-OVER-02", "AT-TURN-02")
def test_actions_are_taken_in_any_order_and_again_and_again() -> None:
    table = battleground(one="twilight-scout", hand="militia militia apprentice", row="", power=0)

    play(table, "one play:militia", "one play:apprentice", "one play:militia")

    assert asked(table) == [("one", "turn")]
    assert codes(table) == ["order:twilight-scout", "order:cultist", "end"]


@rule("AT-KIND-11")
def test_a_card_has_a_price() -> None:
    assert (CARDS["titan-harness"].cost, CARDS["apprentice"].cost) == (7, 0)
