"""Recruitment: the draft of many, of two, and alone (chapter 1)."""

from __future__ import annotations

import pytest

from emberkeep.games.royal_chronicles.cards import CARDS
from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import (
    NAMES,
    asked,
    codes,
    designs,
    fresh,
    idle,
    kinds,
    play,
    player,
    realm,
    seen_by,
    told,
)


def keep_first(table: Realm) -> Realm:
    """Let everybody keep the first card, once."""
    for name in [name for name, _ in asked(table)]:
        play(table, f"{name} {codes(table, name)[0]}")
    return table


# --- Three and more -------------------------------------------------------------------------------


@rule("RC-BASE-RECRUIT-01")
@pytest.mark.parametrize("people", [3, 4, 5])
def test_everybody_is_dealt_5_keeps_1_and_passes_4(people: int) -> None:
    table = fresh("standard", people)
    sizes = []
    while table.phase == 1:
        sizes.append(seen_by(table, "ada").packet_sizes[0])
        keep_first(table)

    assert sizes == [5, 4, 3, 2]
    assert all(len(each.hand) == 5 for each in table.players)


@rule("RC-BASE-RECRUIT-02")
@pytest.mark.parametrize(("round_", "giver"), [(1, "cy"), (2, "bo"), (3, "cy"), (4, "bo")])
def test_rounds_1_and_3_pass_to_the_left_the_others_to_the_right(round_: int, giver: str) -> None:
    table = realm("", "", "", phase="draft", round=round_)
    theirs = codes(table, giver)
    keep_first(table)

    assert codes(table) == theirs[1:]


@rule("RC-BASE-CONCEPT-05")
def test_all_pick_at_once_and_nobody_sees_what_others_keep() -> None:
    table = fresh("standard", 3)
    play(table, f"bo {codes(table, 'bo')[0]}")

    assert asked(table) == [("ada", "draft.keep"), ("cy", "draft.keep")]
    keep_first(table)
    assert seen_by(table, "ada").players[1].hand == ()
    assert seen_by(table, "ada").players[1].hand_size == 1


@rule("RC-BASE-RECRUIT-04")
def test_the_card_kept_from_the_last_round_joins_the_hand_at_the_end() -> None:
    table = realm("kept golem", "", "", phase="draft", whole=True, round=2)
    before = designs(player(table).hand)
    while table.phase == 1:
        keep_first(table)

    assert before == []
    assert len(player(table).hand) == 6
    assert "golem" in designs(player(table).hand)


@rule("RC-BASE-RECRUIT-05")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    table = realm("", "", "", phase="draft", only="knight miner rogue cook")

    assert "deck.shuffled" in kinds(table)
    assert len(table.deck) == 130 - 15


# --- Two ------------------------------------------------------------------------------------------


@rule("RC-BASE-RECRUIT-03")
def test_two_players_are_dealt_9_and_each_time_keep_1_and_discard_1() -> None:
    table = fresh("standard", 2)
    sizes = []
    while table.phase == 1:
        sizes.append(len(seen_by(table, "ada").packet))
        keep_first(keep_first(table))

    assert sizes == [9, 7, 5, 3]
    assert not any(seen_by(table, "ada").packet_sizes)
    assert [len(each.hand) for each in table.players] == [5, 5]
    assert len(table.discard) == 8


@rule("RC-BASE-RECRUIT-03")
def test_two_players_swap_the_packets() -> None:
    table = fresh("standard", 2)
    theirs = codes(table, "bo")
    keep_first(keep_first(table))

    assert codes(table) == theirs[2:]


@rule("RC-AMB-47")
def test_a_discard_is_seen_when_both_have_chosen() -> None:
    table = fresh("standard", 2)
    first, second = codes(table)[:2]
    play(table, f"ada {first}", f"ada {second.replace('keep', 'discard')}")
    before = seen_by(table, "bo").discard
    keep_first(keep_first(table))

    assert before == ()
    assert second.removeprefix("keep:") in seen_by(table, "bo").discard
    assert first.removeprefix("keep:") not in seen_by(table, "bo").discard


# --- Alone ----------------------------------------------------------------------------------------


@rule("RC-SOLO-RECRUIT-04", "RC-SOLO-RECRUIT-05", "RC-SOLO-RECRUIT-06", "RC-SOLO-RECRUIT-01")
def test_the_first_picks_are_from_5_4_and_3_cards_and_the_rest_goes_below() -> None:
    table = fresh("solo", 1)
    seen = []
    for _ in range(3):
        seen.append((len(codes(table)), below(table)))
        keep_first(table)

    assert seen == [(5, 0), (4, 4), (3, 7)]


def below(table: Realm) -> int:
    lich = seen_by(table, "ada").lich
    assert lich is not None
    return len(lich.underworld)


@rule("RC-SOLO-RECRUIT-07", "RC-SOLO-RECRUIT-08", "RC-AMB-01")
def test_the_fourth_pick_is_from_2_of_the_9_cards_below() -> None:
    table = fresh("solo", 1)
    for _ in range(3):
        keep_first(table)

    assert (told(table, "underworld.shuffled")[0]["cards"], len(codes(table))) == (9, 2)
    assert below(table) == 7


@rule("RC-SOLO-RECRUIT-09", "RC-SOLO-RECRUIT-10", "RC-AMB-01")
def test_the_fifth_card_is_no_choice_and_7_stay_below() -> None:
    table = fresh("solo", 1)
    for _ in range(4):
        keep_first(table)

    assert (len(player(table).hand), table.phase) == (5, 2)
    assert len(told(table, "underworld.emptied")[0]["cards"]) == 7  # type: ignore[arg-type]


@rule("RC-AMB-02")
def test_the_card_put_under_the_others_never_comes_back() -> None:
    for seed in range(80):
        table = fresh("solo", 1, seed)
        for _ in range(3):
            keep_first(table)
        returned = codes(table)[1].removeprefix("keep:")
        keep_first(table)

        assert CARDS[returned] not in player(table).hand


@rule("RC-SOLO-RECRUIT-08")
def test_the_fifth_card_may_be_any_other_of_the_underworld() -> None:
    fifth = set()
    for seed in range(80):
        table = realm(
            "",
            phase="solo",
            deck="monkey cook miner knight rogue archer golem farmer "
            "hunter cerberus veteran woodcutter",
        )
        table.chance.seed = seed
        for _ in range(4):
            keep_first(table)
        fifth.add(player(table).hand[4].unit.id)
    assert len(fifth) > 5


@rule("RC-SOLO-RECRUIT-11", "RC-AMB-03")
def test_discard_pile_and_underworld_can_be_looked_through_but_not_in_order() -> None:
    table = realm("", phase="solo", discard="golem cook", deck="titan cook monkey knight miner")
    play(table, "ada keep:knight-1")
    seen = seen_by(table, "ada")
    assert seen.lich is not None

    assert seen.lich.underworld == ("monkey-1", "cook-2", "miner-1", "titan-1")
    assert seen.discard == ("golem-1", "cook-1")


@rule("RC-AMB-15")
def test_alone_the_kept_card_joins_the_hand_after_pick_5() -> None:
    table = realm("kept golem", phase="solo", whole=True, round=2)
    held = []
    for _ in range(4):
        held.append((len(player(table).hand), designs(player(table).kept)))
        keep_first(table)

    assert held == [(0, ["golem"]), (1, ["golem"]), (2, ["golem"]), (3, ["golem"])]
    assert len(player(table).hand) == 6
    assert (designs(player(table).hand)[5], player(table).kept) == ("golem", [])
    gone = told(table, "underworld.emptied")[0]["cards"]
    assert isinstance(gone, list)
    assert (len(gone), "golem-1" in gone) == (7, False)


@rule("RC-AMB-17")
def test_alone_48_cards_are_drawn_in_four_rounds() -> None:
    table = fresh("solo", 1, 2)
    while not table.over:
        idle(table, "deploy", "build", "heal")
        if table.asks:
            keep_first(table)
    drawn = [len(fact["cards"]) for fact in told(table, "solo.draws")]  # type: ignore[arg-type]

    assert drawn == [5, 4, 3, 2] * 4
    assert "deck.shuffled" not in kinds(table)


DRAWN = (
    "colossus monkey cook farmer hunter woodcutter knight rogue archer time-master adventurer miner"
)


@rule("RC-SOLO-EX-01")
def test_the_example_of_the_booklet() -> None:
    table = realm("", phase="solo", deck=DRAWN)
    play(table, "ada keep:colossus-1", "ada keep:woodcutter-1", "ada keep:time-master-1")

    gone = told(table, "underworld")[-1]["cards"]
    assert gone == ["adventurer-1", "miner-1"]
    assert told(table, "underworld.shuffled") == [{"cards": 9}]
    assert len(codes(table)) == 2


def test_seven_players_pass_too() -> None:
    table = fresh("grand", 7)
    while table.phase == 1:
        keep_first(table)

    assert [len(player(table, name).hand) for name in NAMES] == [5] * 7
