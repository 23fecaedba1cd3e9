"""The table before the first turn, for every mode and number of players (chapter Setup)."""

from __future__ import annotations

from itertools import permutations

import pytest

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.cards import (
    BATTLE_CARD_ROWS,
    CITADEL_SIDES,
    FATE_CARD_ROWS,
    RECRUIT_PLACE_ROWS,
    RECRUIT_ROWS,
    WARRIORS,
)
from emberkeep.games.crown_of_ash.rules.building import deal_structure
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    PARTIES,
    ashlands,
    asked,
    codes,
    defenders,
    fresh,
    hand,
    idle,
    names,
    play,
    player,
    provinces,
    started,
)

parties = pytest.mark.parametrize(("mode", "people"), PARTIES)
SEEDS = range(40)


def seats(mode: str, people: int) -> int:
    return people if mode == "standard" else people + 1


def starting_provinces(table: Ashlands, at: int) -> list[str]:
    return [name for name in provinces() if table.regions[name].owner == at]


@rule("COA-SETUP-01")
@parties
def test_all_players_share_one_board(mode: str, people: int) -> None:
    table = started(mode, people)
    first = table.order[0]
    play(table, f"{table.players[first].necromancer} gold")

    for at in (*range(len(table.players)), None):
        view = GAME.view(table, at)
        gold = next(slot for slot in view.slots if slot.id == "gold")
        assert first in gold.minions
        assert {region.id: region.owner for region in view.regions} == {
            name: region.owner for name, region in table.regions.items()
        }


@rule("COA-SETUP-02")
@parties
def test_each_player_takes_a_board_with_minions_battle_cards_and_starting_warriors(
    mode: str, people: int
) -> None:
    table = fresh(mode, people)

    assert len({each.necromancer for each in table.players}) == seats(mode, people)
    for at, each in enumerate(table.players):
        own = [w.id for w in WARRIORS.values() if w.owner == each.necromancer]
        posted = [w for name in starting_provinces(table, at) for w in defenders(table, name)]
        assert sorted([*names(each.hand), *posted]) == sorted(own)
        assert (each.minions, each.cards, each.discard) == (4, list(BATTLE_CARD_ROWS), [])


@rule("COA-SETUP-03")
@parties
def test_every_player_starts_with_no_points(mode: str, people: int) -> None:
    assert [each.vp for each in started(mode, people).players] == [0] * seats(mode, people)


@rule("COA-SETUP-04")
@parties
def test_the_round_board_lies_with_the_side_for_the_number_of_players_up(
    mode: str, people: int
) -> None:
    assert fresh(mode, people).rules.citadel_vp == CITADEL_SIDES[seats(mode, people)].vp


@rule("COA-SETUP-05")
@parties
def test_the_recruits_form_three_decks_by_level(mode: str, people: int) -> None:
    decks = fresh(mode, people).decks

    assert {level: {w.level for w in deck.cards()} for level, deck in decks.items()} == {
        1: {1},
        2: {2},
        3: {3},
    }


@rule("COA-SETUP-06", "COA-AMB-68")
@parties
def test_with_fewer_than_three_the_four_warriors_marked_3_4_are_left_out(
    mode: str, people: int
) -> None:
    table = fresh(mode, people)
    marked = [w.id for w in RECRUIT_ROWS if w.crowded]
    dealt = names([*(w for deck in table.decks.values() for w in deck.cards())])
    dealt += [w.id for w in table.row if w] + defenders(table, "citadel")

    assert len(marked) == 4
    assert {WARRIORS[name].level for name in marked} == {2}
    assert len(dealt) == (28 if seats(mode, people) == 2 else 32)
    assert [name for name in marked if name in dealt] == (
        [] if seats(mode, people) == 2 else marked
    )


@rule("COA-SETUP-07")
def test_the_warrior_decks_are_shuffled_and_lie_face_down() -> None:
    table = fresh()

    assert all(not deck.top and not deck.bottom for deck in table.decks.values())
    assert GAME.view(table, 0).deck_sizes == (10, 6, 6)
    for place in range(6):
        assert len({fresh(seed=seed).row[place] for seed in SEEDS}) >= 6


@rule("COA-SETUP-08")
@parties
def test_each_recruit_place_is_filled_from_the_deck_of_the_level_it_shows(
    mode: str, people: int
) -> None:
    table = fresh(mode, people)

    assert [w.level for w in table.row if w] == [place.level for place in RECRUIT_PLACE_ROWS]
    assert [place.level for place in RECRUIT_PLACE_ROWS] == [1, 1, 2, 2, 3, 3]
    assert GAME.view(table, None).row == tuple(w.id for w in table.row if w)


@rule("COA-SETUP-09")
@pytest.mark.parametrize(("mode", "people"), [party for party in PARTIES if party[0] != "solo"])
def test_the_king_and_the_royal_token_are_put_on_the_citadel(mode: str, people: int) -> None:
    table = fresh(mode, people)

    assert table.king
    assert table.regions["citadel"].owner is None
    assert not any(each.royal for each in table.players)


@rule("COA-SETUP-10")
@parties
def test_each_player_looks_at_one_secret_fate_card_and_the_others_leave_unseen(
    mode: str, people: int
) -> None:
    table = fresh(mode, people)
    dealt = [table.players[at].fate for at in table.people()]

    assert len(set(dealt) & set(FATE_CARD_ROWS)) == people
    for at in table.people():
        seen = [board.fate for board in GAME.view(table, at).players]
        fate = table.players[at].fate
        assert fate is not None
        assert seen == [fate.id if seat == at else "" for seat in range(len(seen))]
    assert not any(board.fate for board in GAME.view(table, None).players)


@rule("COA-SETUP-10")
def test_the_fate_cards_are_dealt_at_random() -> None:
    assert {fresh(seed=seed).players[0].fate for seed in SEEDS} == set(FATE_CARD_ROWS)


@rule("COA-SETUP-11", "COA-AMB-68")
@parties
def test_one_or_two_players_take_two_starting_structures_each_and_more_take_one(
    mode: str, people: int
) -> None:
    table = fresh(mode, people)
    players = seats(mode, people)
    each = 2 if players == 2 else 1

    assert [len(starting_provinces(table, at)) for at in range(players)] == [each] * players
    assert [tile.level for tile in table.box] == [0] * (4 - each * players)


@rule("COA-SETUP-11")
def test_the_starting_structures_are_dealt_at_random() -> None:
    tables = [fresh(people=3, seed=seed) for seed in SEEDS]

    assert {starting_provinces(table, 0)[0] for table in tables} == {
        "volcano",
        "village",
        "desert",
        "mountains",
    }
    assert len({table.box for table in tables}) == 4


@rule("COA-SETUP-12", "COA-AMB-02")
@parties
def test_each_starting_structure_is_put_on_its_own_place(mode: str, people: int) -> None:
    table = fresh(mode, people)
    laid = {n: [t.id for t in table.regions[n].structures] for n in provinces()}
    left = [tile.province for tile in table.box]

    for name in ("volcano", "village", "desert", "mountains"):
        assert laid[name] == ([] if name in left else [f"{name}-start"])
    assert laid["coast"] == laid["forest"] == []


@rule("COA-SETUP-13", "COA-AMB-02")
@parties
def test_a_starting_province_is_controlled_and_defended_by_an_own_warrior_of_strength_1(
    mode: str, people: int
) -> None:
    table = started(mode, people)

    for name in provinces():
        region = table.regions[name]
        if region.owner is None:
            assert (region.structures, region.defenders) == ((), ())
        else:
            own = table.players[region.owner].necromancer
            assert [(w.owner, w.strength) for w in region.defenders] == [(own, 1)]


@rule("COA-AMB-03", "COA-SETUP-13")
def test_with_two_starting_structures_one_weak_warrior_stands_in_each_province() -> None:
    table = fresh(options={"necromancer-1": "mors", "necromancer-2": "nox"})
    first, second = starting_provinces(table, 0)
    assert asked(table) == [("mors", "setup.defender"), ("nox", "setup.defender")]
    assert codes(table, "mors") == ["warrior:mors-sulphur-1", "warrior:mors-bone-1"]

    play(table, "mors warrior:mors-bone-1", "nox warrior:nox-ash-1")

    assert defenders(table, first) == ["mors-bone-1"]
    assert defenders(table, second) == ["mors-sulphur-1"]
    assert hand(table, "mors") == ["mors-ash-2"]


@rule("COA-AMB-03")
def test_with_one_starting_structure_two_starting_warriors_begin_in_hand() -> None:
    options = {"necromancer-1": "mors", "necromancer-2": "nox", "necromancer-3": "visio"}
    table = fresh(people=3, options=options)

    play(table, "mors warrior:mors-bone-1", "visio warrior:visio-ash-1", "nox warrior:nox-ash-1")

    assert defenders(table, starting_provinces(table, 0)[0]) == ["mors-bone-1"]
    assert hand(table, "mors") == ["mors-ash-2", "mors-sulphur-1"]


@rule("COA-SETUP-13", "COA-AMB-77")
@parties
def test_the_first_defenders_are_chosen_before_offer_and_turn_order_are_seen(
    mode: str, people: int
) -> None:
    table = fresh(mode, people)
    assert {prompt for _, prompt in asked(table)} == {"setup.defender"}
    assert (table.order, table.offer) == ((), [None] * 4)
    assert all(not tiles.top for tiles in table.quarry)  # nor is anything fixed yet
    assert defenders(table, "citadel") == []

    *_, last = table.people()
    for at in table.asked():
        assert table.order == ()
        table.choose(at, table.ask_of(at).codes()[0])
    assert at == last
    assert len(table.order) == seats(mode, people)
    assert None not in table.offer


@rule("COA-SETUP-14")
def test_the_other_structures_form_one_stack_with_level_1_on_top_of_level_2() -> None:
    table = started()
    assert GAME.view(table, 0).stack_size == 19

    levels = []
    for _ in range(19):
        deal_structure(table, 0)
        tile = table.offer[0]
        assert tile is not None
        levels.append(tile.level)

    assert levels == [1] * 8 + [2] * 11


@rule("COA-SETUP-14")
def test_the_structures_are_shuffled() -> None:
    assert len({started(seed=seed).offer[0] for seed in SEEDS}) >= 8


@rule("COA-SETUP-15", "COA-AMB-02")
@parties
def test_the_top_four_structures_are_laid_face_up_as_the_offer(mode: str, people: int) -> None:
    table = started(mode, people)

    assert [tile.level for tile in table.offer if tile] == [1, 1, 1, 1]
    assert GAME.view(table, None).offer == tuple(tile.id for tile in table.offer if tile)


@rule("COA-SETUP-16", "COA-AMB-02")
def test_the_turn_order_of_the_first_round_is_random() -> None:
    assert {started(people=3, seed=seed).order for seed in SEEDS} == set(permutations(range(3)))
    assert {started("automa", 2, seed).order for seed in SEEDS} == {(0, 1, 2), (1, 0, 2)}


@rule("COA-SETUP-17")
@parties
def test_the_round_marker_starts_on_the_first_round(mode: str, people: int) -> None:
    assert started(mode, people).round == 1


@rule("COA-SETUP-18")
def test_what_one_player_holds_is_missing_from_the_common_supply() -> None:
    table = ashlands(
        mountains="nox",
        store={"nox": "25 bone"},
        options={"strict-supply": True},
    )

    play(table, "mors mountains/resource")

    assert player(table, "mors").store["bone"] == 1


@rule("COA-SETUP-19", "COA-AMB-02")
@parties
def test_each_player_starts_with_two_gold_and_no_other_resource(mode: str, people: int) -> None:
    table = fresh(mode, people)

    for at in table.people():
        assert {n: k for n, k in table.players[at].store.items() if k} == {"gold": 2}


@rule("COA-SETUP-20")
@pytest.mark.parametrize("seed", range(6))
def test_the_first_player_in_the_turn_order_begins(seed: int) -> None:
    table = idle(fresh(people=3, seed=seed))

    assert table.active == table.order[0]
    assert asked(table) == [(table.players[table.order[0]].necromancer, "place")]


@rule("COA-AMB-68")
@parties
def test_the_automatic_opponent_counts_as_a_player(mode: str, people: int) -> None:
    table = fresh(mode, people)
    crowd = seats(mode, people) > 2

    assert len(table.players) == table.rules.size == seats(mode, people)
    assert table.rules.limits["volcano/resource"] == (2 if crowd else 1)
    assert [each.automa for each in table.players] == [
        at >= people for at in range(seats(mode, people))
    ]
