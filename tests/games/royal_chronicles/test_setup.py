"""The table before the first round (chapters Setup)."""

from __future__ import annotations

import pytest

from emberkeep.games.royal_chronicles import GAME
from emberkeep.games.royal_chronicles.cards import CARD_ROWS, UNIT_ROWS
from emberkeep.kernel import SetupError
from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import LICH, fresh, realm, seen_by, vp


@rule("RC-BASE-SETUP-01", "RC-BTG-04")
@pytest.mark.parametrize(
    ("mode", "people"),
    [("solo", 1), ("standard", 2), ("standard", 5), ("grand", 6), ("grand", 7)],
)
def test_how_many_can_play(mode: str, people: int) -> None:
    table = fresh(mode, people)

    assert len(table.people()) == people


@rule("RC-BASE-SETUP-01", "RC-BTG-04")
def test_six_need_beyond_the_gates() -> None:
    assert fresh("grand", 6).rules.gates
    with pytest.raises(SetupError, match="expansions cannot be 'none'"):
        GAME.setup("grand", 6, {"expansions": "none"})
    with pytest.raises(SetupError, match="is for 2, 3, 4, 5 players"):
        GAME.setup("standard", 6)


@rule("RC-BASE-SETUP-02")
def test_everybody_has_3_gold_no_points_and_no_building() -> None:
    for player in fresh("standard", 4).players:
        assert (player.gold, player.vp, player.buildings) == (3, 0, {})


@rule("RC-BASE-SETUP-03")
def test_the_deck_of_the_base_game_has_81_cards_of_42_designs() -> None:
    base = [unit for unit in UNIT_ROWS if unit.set == "base"]

    assert (len(base), sum(unit.copies for unit in base)) == (42, 81)
    assert len(fresh("standard", 3).deck) == 81 - 15


@rule("RC-BASE-SETUP-04")
def test_it_begins_in_round_1_and_points_go_beyond_the_track() -> None:
    assert (fresh().round, fresh().phase) == (1, 1)
    assert vp(realm("vp 59; town:2", "", phase="end")) == 62


@rule("RC-BTG-01", "RC-FOL-02", "RC-SOLO-SETUP-08", "RC-SOLO-COMP-03")
@pytest.mark.parametrize(
    ("expansions", "cards"), [("none", 81), ("gates", 101), ("forge", 110), ("both", 130)]
)
def test_the_deck_is_made_of_the_sets_in_use(expansions: str, cards: int) -> None:
    table = fresh("solo", 1, options={"expansions": expansions})

    assert len(table.deck) + 5 == cards
    assert len(CARD_ROWS) == 130


@rule("RC-BTG-02", "RC-BTG-03", "RC-FOL-06", "RC-SOLO-SETUP-07")
@pytest.mark.parametrize(
    ("expansions", "tiles"), [("none", 1), ("gates", 7), ("forge", 4), ("both", 10)]
)
def test_four_buildings_are_always_used_and_three_are_drawn(expansions: str, tiles: int) -> None:
    drawn = set()
    for seed in range(60):
        buildings = fresh("solo", 1, seed, {"expansions": expansions}).rules.buildings
        assert buildings[:4] == ("town", "mine", "tavern", "temple")
        assert len(buildings) == (5 if expansions == "none" else 7)
        drawn |= set(buildings[4:])
    assert len(drawn) == tiles


@rule("RC-BTG-06")
def test_an_expansion_changes_nothing_else() -> None:
    plain, gates = fresh("standard", 3), fresh("standard", 3, options={"expansions": "gates"})

    assert [len(packet) for packet in plain.packets] == [len(packet) for packet in gates.packets]
    assert plain.ask_of(0).prompt == gates.ask_of(0).prompt == "draft.keep"


@rule("RC-BTG-05")
def test_the_solo_cards_can_be_used_with_beyond_the_gates() -> None:
    table = fresh("solo", 1, options={"expansions": "gates", "lich-cards": 4})

    assert table.lich is not None
    assert len(table.lich.cards) == 4


# --- Alone ----------------------------------------------------------------------------------------


@rule("RC-SOLO-COMP-01", "RC-SOLO-SETUP-05", "RC-SOLO-SETUP-06", "RC-SOLO-SETUP-03")
def test_one_monarch_with_3_gold_faces_the_lich_king_and_both_start_at_0() -> None:
    table = fresh("solo", 1)

    assert [player.automa for player in table.players] == [False, True]
    assert table.players[0].gold == 3
    assert (vp(table), vp(table, LICH)) == (0, 0)


@rule("RC-SOLO-SETUP-09", "RC-SOLO-SETUP-10", "RC-SOLO-SETUP-11", "RC-SOLO-SETUP-12")
def test_five_necropolis_cards_lie_in_a_row_and_the_first_is_open() -> None:
    first = set()
    for seed in range(60):
        lich = seen_by(fresh("solo", 1, seed), "ada").lich
        assert lich is not None
        assert lich.backs == ("1", "2", "3", "4", "K")
        assert lich.row[1:] == ("", "", "", "")
        first.add(lich.row[0])
    assert first == {"bone-quarry", "rotten-granary", "withered-grove", "pit-of-champions"}


@rule("RC-SOLO-SETUP-13")
def test_the_row_is_the_track_of_rounds() -> None:
    table = fresh("solo", 1)
    lich = seen_by(table, "ada").lich

    assert lich is not None
    assert lich.row[table.round - 1]
