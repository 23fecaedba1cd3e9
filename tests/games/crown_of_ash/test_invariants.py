"""What holds at every moment: each invariant catches its violation, and random games keep all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.cards import AI_CARDS, STRUCTURES, WARRIORS
from emberkeep.games.crown_of_ash.state import Ashlands, Opponent
from emberkeep.games.crown_of_ash.views import battle_of
from emberkeep.kernel import BrokenRule, Chance, Setting
from emberkeep.kernel.testing import play_on
from tests.games.crown_of_ash.positions import PARTIES, ashlands, play, player, told

Spoil: TypeAlias = Callable[[Ashlands], object]


def a_table() -> Ashlands:
    return ashlands(
        volcano="nox ash-kiln bone-thrall marrow-spear",
        hand={"mors": "soot-lancer"},
        slots={"gold": "mors"},
        options={"strict-supply": True},
    )


def a_solo_table() -> Ashlands:
    return ashlands(mode="solo", citadel="nox bone-colossus")


def opponent(table: Ashlands) -> Opponent:
    assert table.opponent is not None
    return table.opponent


def broken(table: Ashlands, spoil: Spoil, message: str) -> None:
    """Spoil a table that was in order, and expect to be told how."""
    GAME.check(table)
    spoil(table)
    with pytest.raises(BrokenRule, match=message):
        GAME.check(table)


# Components are where they can be, and once


def lose_a_warrior(table: Ashlands) -> None:
    player(table, "mors").hand.clear()


def show_a_warrior_twice(table: Ashlands) -> None:
    player(table, "nox").hand.append(WARRIORS["soot-lancer"])


def invent_a_crowded_warrior(table: Ashlands) -> None:
    table.decks[2].put_on_top(WARRIORS["skull-reaver"])


def bury_an_automaton(table: Ashlands) -> None:
    player(table, "mors").graveyard.append(WARRIORS["bone-puppet"])


def offer_a_starting_warrior(table: Ashlands) -> None:
    table.row[0] = player(table, "mors").graveyard.pop()


def forget_a_starting_warrior_in_a_deck(table: Ashlands) -> None:
    table.decks[1].put_under(player(table, "mors").graveyard.pop())


def lose_a_tile(table: Ashlands) -> None:
    table.offer[0] = None


def build_a_tile_twice(table: Ashlands) -> None:
    table.aside.append(STRUCTURES["ash-kiln"])


def lose_a_minion(table: Ashlands) -> None:
    player(table, "nox").minions -= 1


def refresh_for_nothing(table: Ashlands) -> None:
    player(table, "mors").refreshed = True


def crowd_a_slot(table: Ashlands) -> None:
    table.slots["volcano/battle"] = (0, 1)
    for each in table.players:
        each.minions -= 1


def lose_a_battle_card(table: Ashlands) -> None:
    player(table, "mors").cards.pop()


def discard_a_card_in_hand(table: Ashlands) -> None:
    nox = player(table, "nox")
    nox.discard.append(nox.cards[0])


def deal_a_fate_twice(table: Ashlands) -> None:
    player(table, "nox").fate = player(table, "mors").fate


def deal_no_fate(table: Ashlands) -> None:
    player(table, "nox").fate = None


def hold_the_royal_token_while_the_king_lives(table: Ashlands) -> None:
    player(table, "nox").royal = True


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lose_a_warrior, r"warriors .* missing \['soot-lancer'\]"),
        (show_a_warrior_twice, r"warriors .* too many \['soot-lancer', 'soot-lancer'\]"),
        (invent_a_crowded_warrior, r"warriors .* too many \['skull-reaver'\]"),
        (bury_an_automaton, "bone-puppet is an automaton in a graveyard"),
        (offer_a_starting_warrior, "mors-bone-1 cannot be recruited"),
        (forget_a_starting_warrior_in_a_deck, "mors-bone-1 cannot be recruited"),
        (lose_a_tile, r"structures .* missing \['charnel-pit'\]"),
        (build_a_tile_twice, r"structures .* too many \['ash-kiln', 'ash-kiln'\]"),
        (lose_a_minion, "seat 1 should have 4 minions"),
        (refresh_for_nothing, "seat 0 should have 4 minions"),
        (crowd_a_slot, "slot volcano/battle holds 2 minions"),
        (lose_a_battle_card, r"battle cards of seat 0 .* missing \['4'\]"),
        (discard_a_card_in_hand, r"battle cards of seat 1 .* too many \['0', '0'\]"),
        (deal_a_fate_twice, "fate cards .* too many"),
        (deal_no_fate, "everybody but the automatic opponent has a fate card"),
        (hold_the_royal_token_while_the_king_lives, r"royal token is held by \[1\]"),
    ],
)
def test_a_component_in_the_wrong_place_is_named(spoil: Spoil, message: str) -> None:
    broken(a_table(), spoil, message)


def test_two_royal_tokens_are_too_many() -> None:
    table = ashlands(citadel="nox bone-colossus")
    player(table, "nox").royal = True

    broken(table, lambda spoilt: setattr(player(spoilt, "mors"), "royal", True), r"by \[0, 1\]")


def test_a_warrior_in_a_battle_is_somewhere_too() -> None:
    table = play(a_table(), "mors volcano/battle")
    battle = battle_of(table)
    assert battle is not None

    broken(table, lambda _: battle.warriors.clear(), r"missing \['soot-lancer'\]")


def test_a_die_counts_only_when_it_was_rolled() -> None:
    table = ashlands(volcano="nox", hand={"mors": "gore-thrall"}, dice=[4])
    play(table, "mors volcano/battle", "mors card:die", "nox card:1")
    battle = battle_of(table)
    assert battle is not None

    broken(table, lambda _: battle.dice.clear(), "the die of seat 0 counted without being rolled")


def test_a_battle_card_on_the_table_is_somewhere_too() -> None:
    table = play(ashlands(hand={"mors": "bone-colossus"}), "mors citadel/left", "mors card:3")
    battle = battle_of(table)
    assert battle is not None

    broken(table, lambda _: battle.cards.clear(), r"battle cards of seat 0 .* missing \['3'\]")


# Regions


def post_three_defenders(table: Ashlands) -> None:
    table.regions["volcano"].defenders += (player(table, "mors").hand.pop(),)


def abandon_a_region(table: Ashlands) -> None:
    table.regions["volcano"].owner = None


def control_an_empty_province(table: Ashlands) -> None:
    table.regions["coast"].owner = 0


def raise_half_a_pair(table: Ashlands) -> None:
    table.regions["volcano"].fortified = (WARRIORS["bone-thrall"],)


def raise_a_pair_that_is_elsewhere(table: Ashlands) -> None:
    table.regions["volcano"].fortified = (WARRIORS["bone-puppet"], WARRIORS["bone-engine"])


def share_the_citadel_with_the_king(table: Ashlands) -> None:
    table.regions["citadel"].owner = 0


def leave_the_citadel_empty(table: Ashlands) -> None:
    table.king = False


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (post_three_defenders, "volcano has 3 defenders"),
        (abandon_a_region, "volcano is nobody's, but not empty"),
        (control_an_empty_province, "coast is controlled without a structure"),
        (raise_half_a_pair, "volcano has a raised synergy without its pair"),
        (raise_a_pair_that_is_elsewhere, "volcano has a raised synergy without its pair"),
        (share_the_citadel_with_the_king, "either the King or a player holds the citadel"),
        (leave_the_citadel_empty, "either the King or a player holds the citadel"),
    ],
)
def test_a_region_that_cannot_be_is_named(spoil: Spoil, message: str) -> None:
    broken(a_table(), spoil, message)


# Points and stores


def score_in_silence(table: Ashlands) -> None:
    player(table, "nox").vp += 1


def owe_a_resource(table: Ashlands) -> None:
    player(table, "mors").store["ash"] = -1


def hoard(table: Ashlands) -> None:
    player(table, "mors").store["blood"] = 10
    player(table, "nox").store["blood"] = 9


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (score_in_silence, "the points of seat 1 are not the sum of their sources"),
        (owe_a_resource, "seat 0 owes resources: .*'ash': -1"),
        (hoard, "more than 18 blood are in play"),
    ],
)
def test_points_and_stores_that_cannot_be_are_named(spoil: Spoil, message: str) -> None:
    broken(a_table(), spoil, message)


# The automatic opponent


def pay_the_opponent(table: Ashlands) -> None:
    player(table, "nox").store["gold"] = 1


def give_the_opponent_a_fate(table: Ashlands) -> None:
    player(table, "nox").fate, player(table, "mors").fate = player(table, "mors").fate, None


def lose_an_action_card(table: Ashlands) -> None:
    opponent(table).deck.bag.pop()


def add_the_targeted_card(table: Ashlands) -> None:
    opponent(table).used.append(AI_CARDS["targeted"])


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (pay_the_opponent, "the automatic opponent holds resources: .*'gold': 1"),
        (give_the_opponent_a_fate, "everybody but the automatic opponent has a fate card"),
        (lose_an_action_card, r"action cards .* missing \['exhumation'\]"),
        (add_the_targeted_card, r"action cards .* too many \['harvest'\]"),
    ],
)
def test_an_opponent_that_has_what_it_cannot_have_is_named(spoil: Spoil, message: str) -> None:
    broken(a_solo_table(), spoil, message)


def test_everything_that_is_wrong_is_told_at_once() -> None:
    table = a_table()
    lose_a_minion(table)
    owe_a_resource(table)

    with pytest.raises(BrokenRule, match=r"4 minions; .*owes resources"):
        GAME.check(table)


# A short soak


SPICES: list[dict[str, Setting]] = [
    {},
    {"abilities": True},
    {"abilities": True, "clockwise": True, "strict-supply": True},
]


@pytest.mark.parametrize("spice", SPICES, ids=["plain", "abilities", "all"])
@pytest.mark.parametrize(("mode", "people"), PARTIES)
def test_random_games_keep_every_invariant(
    mode: str, people: int, spice: dict[str, Setting]
) -> None:
    for seed in (1, 2):
        table = GAME.new(GAME.setup(mode, people, spice, seed))
        for _ in play_on(table, Chance(seed)):
            GAME.check(table)

        assert table.over
        assert scores_told(table) == [each.vp for each in table.players]


def scores_told(table: Ashlands) -> list[int]:
    scores = [0] * len(table.players)
    for facts in told(table, "score"):
        seat, points = facts["seat"], facts["points"]
        assert isinstance(seat, int)
        assert isinstance(points, int)
        scores[seat] += points
    return scores
