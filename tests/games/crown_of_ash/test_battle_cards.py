"""Battle cards, the black section of card 0, and refreshing (chapters Battle cards, Refresh)."""

from __future__ import annotations

import pytest

from emberkeep.games.crown_of_ash.cards import BATTLE_CARD_ROWS, BATTLE_CARDS, Goods
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    PARTIES,
    ashlands,
    asked,
    codes,
    defenders,
    fresh,
    graveyard,
    hand,
    idle_on,
    owner,
    play,
    player,
    seen_by,
    told,
)

ALL_FIVE = ["0", "1", "3", "die", "4"]


# The five cards


@rule("COA-BCARD-01", "COA-COMP-09")
@pytest.mark.parametrize(("mode", "people"), PARTIES)
def test_each_player_has_the_same_five_battle_cards(mode: str, people: int) -> None:
    table = fresh(mode, people)

    for each in table.players:
        assert [card.id for card in each.cards] == ALL_FIVE
    assert [card.strength for card in BATTLE_CARD_ROWS if not card.die] == [0, 1, 3, 4]


@rule("COA-BCARD-02")
def test_a_battle_card_shows_strength_reward_and_compensation() -> None:
    for card in BATTLE_CARD_ROWS:
        assert card.reward != Goods()
        assert card.black or card.compensation != Goods()
    assert [card.id for card in BATTLE_CARD_ROWS if card.black] == ["0"]
    assert BATTLE_CARDS["die"].die
    assert BATTLE_CARDS["die"].reward == Goods(vp=1)
    assert BATTLE_CARDS["1"].compensation == Goods(ingredients=1)


@rule("COA-BCARD-03", "COA-BCARD-02")
@pytest.mark.parametrize(
    ("card", "gold", "vp", "ingredients"),
    [("0", 3, 2, 0), ("1", 2, 1, 0), ("3", 1, 0, 1), ("die", 0, 1, 0), ("4", 1, 0, 0)],
)
def test_the_winner_takes_the_reward_of_the_own_card(
    card: str, gold: int, vp: int, ingredients: int
) -> None:
    table = ashlands(volcano="nox", hand={"mors": "bone-colossus"}, cards={"nox": "3"}, dice=[6])

    play(table, "mors volcano/battle", f"mors card:{card}", *["mors blood"] * ingredients)

    mors = player(table, "mors")
    assert (mors.store["gold"], mors.vp, mors.store["blood"]) == (gold, vp, ingredients)


@rule("COA-BCARD-03", "COA-BCARD-02")
@pytest.mark.parametrize(
    ("card", "gold", "ingredients"), [("1", 0, 1), ("3", 1, 0), ("die", 0, 2), ("4", 0, 1)]
)
def test_the_loser_takes_the_compensation_of_the_own_card(
    card: str, gold: int, ingredients: int
) -> None:
    table = ashlands(
        volcano="nox bone-colossus", hand={"mors": "gore-thrall"}, cards={"nox": "4"}, dice=[1]
    )

    play(table, "mors volcano/battle", f"mors card:{card}", *["mors blood"] * ingredients)

    mors = player(table, "mors")
    assert (mors.store["gold"], mors.vp, mors.store["blood"]) == (gold, 0, ingredients)


@rule("COA-BCARD-03")
def test_a_defender_who_wins_takes_the_reward_too() -> None:
    table = ashlands(volcano="nox bone-colossus", hand={"mors": "gore-thrall"})

    play(table, "mors volcano/battle", "mors card:3", "nox card:1")

    assert (player(table, "nox").store["gold"], player(table, "nox").vp) == (2, 1)
    assert (player(table, "mors").store["gold"], player(table, "mors").vp) == (1, 0)


# The black section


@rule("COA-BCARD-04")
def test_a_loser_with_card_0_chooses_a_casualty_or_a_warrior_of_the_own_graveyard() -> None:
    table = ashlands(
        volcano="nox bone-colossus",
        hand={"mors": "gore-thrall"},
        graveyard={"mors": "marrow-spear mors-ash-2 mors-bone-1 mors-sulphur-1"},
    )

    play(table, "mors volcano/battle", "mors card:0", "nox card:4")

    assert asked(table) == [("mors", "battle.black")]
    assert codes(table, "mors") == [
        "casualty",
        "recall:marrow-spear",
        "recall:mors-ash-2",
        "recall:mors-bone-1",
        "recall:mors-sulphur-1",
        "recall:gore-thrall",  # just defeated
    ]


@rule("COA-BCARD-04")
def test_the_loser_takes_back_one_warrior_also_one_just_defeated() -> None:
    table = ashlands(volcano="nox bone-colossus", hand={"mors": "gore-thrall"})

    play(table, "mors volcano/battle", "mors card:0", "nox card:4", "mors recall:gore-thrall")

    assert hand(table, "mors") == ["gore-thrall"]
    assert "gore-thrall" not in graveyard(table, "mors")
    assert defenders(table, "volcano") == ["bone-colossus"]


@rule("COA-BCARD-04")
def test_the_winner_chooses_which_defender_is_lost() -> None:
    table = ashlands(volcano="nox bone-colossus soot-lancer", hand={"mors": "gore-thrall"})

    play(table, "mors volcano/battle", "mors card:0", "nox card:4", "mors casualty")
    assert asked(table) == [("nox", "battle.casualty")]
    assert codes(table, "nox") == ["warrior:bone-colossus", "warrior:soot-lancer"]

    play(table, "nox warrior:soot-lancer")
    assert defenders(table, "volcano") == ["bone-colossus"]
    assert graveyard(table, "nox")[-1] == "soot-lancer"
    assert owner(table, "volcano") == "nox"


@rule("COA-BCARD-04")
def test_a_winning_attacker_loses_one_that_fought_even_if_the_region_is_left_empty() -> None:
    table = ashlands(volcano="nox gore-thrall", hand={"mors": "bone-colossus"})

    play(table, "mors volcano/battle", "mors card:1", "nox card:0", "nox casualty")

    assert owner(table, "volcano") == "mors"
    assert defenders(table, "volcano") == []
    assert "bone-colossus" in graveyard(table, "mors")


@rule("COA-BCARD-04")
def test_warriors_that_did_not_fight_are_no_casualties() -> None:
    table = ashlands(
        volcano="nox gore-thrall",
        coast="mors fume-thrall",
        hand={"mors": "bone-colossus soot-lancer cinder-thrall"},
    )

    play(table, "mors volcano/battle", "mors warrior:bone-colossus", "mors warrior:soot-lancer")
    play(table, "mors card:1", "nox card:0", "nox casualty")

    assert codes(table, "mors") == ["warrior:bone-colossus", "warrior:soot-lancer"]


@rule("COA-AMB-20")
def test_a_winner_with_no_warrior_left_suffers_no_casualty() -> None:
    starters = "mors-ash-2 mors-bone-1 mors-sulphur-1"
    table = ashlands(
        volcano="nox", hand={"mors": "gore-thrall fume-thrall"}, graveyard={"mors": starters}
    )

    play(table, "mors volcano/battle", "mors warrior:gore-thrall", "mors done")
    play(table, "mors card:0", "nox card:3", "nox ash")

    assert asked(table) == [("mors", "battle.black")]
    assert "casualty" not in codes(table, "mors")
    assert "recall:gore-thrall" in codes(table, "mors")


@rule("COA-AMB-20")
def test_card_0_does_nothing_where_nobody_can_be_lost_or_taken_back() -> None:
    table = ashlands(
        volcano="nox", hand={"mors": "bone-engine", "nox": "nox-blood-2 nox-ash-1 nox-sulphur-1"}
    )

    play(table, "mors volcano/battle", "mors card:4", "nox card:0")

    assert owner(table, "volcano") == "mors"  # by an automaton, which has left
    assert defenders(table, "volcano") == []
    assert asked(table) == [("nox", "place")]


@rule("COA-AMB-21")
def test_card_0_never_brings_back_an_automaton() -> None:
    table = ashlands(volcano="nox bone-colossus", hand={"mors": "blood-puppet gore-thrall"})

    play(table, "mors volcano/battle", "mors warrior:blood-puppet", "mors warrior:gore-thrall")
    play(table, "mors card:0", "nox card:4")

    assert "recall:gore-thrall" in codes(table, "mors")
    assert "recall:blood-puppet" not in codes(table, "mors")
    assert told(table, "automaton.returns") == [{"warrior": "blood-puppet", "deck": 1}]


@rule("COA-AMB-21", "COA-AMB-20")
def test_an_automaton_that_won_is_no_casualty() -> None:
    table = ashlands(volcano="nox blood-engine soot-lancer", hand={"mors": "gore-thrall"})

    play(table, "mors volcano/battle", "mors card:0", "nox card:4", "mors casualty")

    assert defenders(table, "volcano") == []  # the lancer was the only one left to lose
    assert graveyard(table, "nox")[-1] == "soot-lancer"


@rule("COA-AMB-22")
def test_if_both_play_card_0_the_winner_takes_its_reward_and_the_loser_chooses() -> None:
    table = ashlands(volcano="nox gore-thrall", hand={"mors": "bone-colossus"})

    play(table, "mors volcano/battle", "mors card:0", "nox card:0")
    assert (player(table, "mors").store["gold"], player(table, "mors").vp) == (3, 2)
    assert asked(table) == [("nox", "battle.black")]

    play(table, "nox recall:gore-thrall")
    assert hand(table, "nox") == ["gore-thrall"]
    assert (player(table, "nox").store["gold"], player(table, "nox").vp) == (0, 0)


# Used cards


@rule("COA-BCARD-05")
def test_opponents_see_only_the_top_card_of_a_discard_pile() -> None:
    table = ashlands(cards={"mors": "1 4"})  # 0, 3 and the die are used, the die last

    own = seen_by(table, "mors").players[0]
    assert own.discard == ("0", "3", "die")
    for watcher in ("nox", ""):
        seen = seen_by(table, watcher).players[0]
        assert seen.last_card == "die"
        assert seen.discard == ()


@rule("COA-BCARD-06")
def test_after_the_last_of_the_five_cards_all_return_to_hand() -> None:
    table = ashlands(volcano="nox", hand={"mors": "bone-colossus"}, cards={"mors": "1", "nox": "3"})

    play(table, "mors volcano/battle")

    for name in ("mors", "nox"):
        assert sorted(card.id for card in player(table, name).cards) == sorted(ALL_FIVE)
        assert player(table, name).discard == []


@rule("COA-BCARD-06")
def test_the_cards_stay_used_while_one_is_left() -> None:
    table = ashlands(volcano="nox", hand={"mors": "bone-colossus"}, cards={"mors": "1 4"})

    play(table, "mors volcano/battle", "mors card:4", "nox card:3")

    assert [card.id for card in player(table, "mors").cards] == ["1"]
    assert [card.id for card in player(table, "mors").discard] == ["0", "3", "die", "4"]


@rule("COA-BCARD-06")
def test_used_cards_do_not_return_at_the_end_of_a_round() -> None:
    table = ashlands(cards={"mors": "1 4"}, minions={"mors": 1, "nox": 0}, row="")

    idle_on(table)

    assert [card.id for card in player(table, "mors").cards] == ["1", "4"]


# Refreshing


@rule("COA-REFRESH-01")
def test_a_minion_on_the_refresh_slot_returns_all_used_battle_cards() -> None:
    table = ashlands(cards={"mors": "1", "nox": "4"})

    play(table, "mors refresh")

    assert sorted(card.id for card in player(table, "mors").cards) == sorted(ALL_FIVE)
    assert player(table, "mors").discard == []
    assert [card.id for card in player(table, "nox").cards] == ["4"]  # each on the own board


@rule("COA-REFRESH-02")
def test_the_refresh_slot_serves_once_a_round() -> None:
    table = ashlands(volcano="nox", row="")

    play(table, "mors refresh", "nox gold")
    assert "refresh" not in codes(table, "mors")
    assert player(table, "mors").minions == 3

    play(table, "mors gold")
    assert "refresh" in codes(table, "nox")  # the other board has a slot of its own
    idle_on(table)
    assert "refresh" in codes(table, "mors")


@rule("COA-AMB-23")
def test_refreshing_is_open_even_if_no_battle_card_has_been_used() -> None:
    table = ashlands()
    assert player(table, "mors").discard == []

    play(table, "mors refresh")

    assert player(table, "mors").refreshed
    assert [card.id for card in player(table, "mors").cards] == ALL_FIVE
