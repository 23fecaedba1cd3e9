"""The invariants hold of every position, and notice what is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emberkeep.games.royal_chronicles import GAME
from emberkeep.games.royal_chronicles.state import Piece, Realm
from emberkeep.kernel import BrokenRule, Chance
from emberkeep.kernel.testing import random_play
from tests.games.royal_chronicles.positions import card, fresh, realm


def lose_a_card(table: Realm) -> None:
    table.deck.bag.pop()


def double_a_card(table: Realm) -> None:
    table.discard.append(table.deck.bag[0])


def crowd_the_front(table: Realm) -> None:
    table.players[0].front += [Piece(table.deck.bag.pop(), 0) for _ in range(3)]


def take_tokens(table: Realm) -> None:
    table.players[0].front = [Piece(table.deck.bag.pop(), -1)]


def raise_too_high(table: Realm) -> None:
    table.players[0].buildings["town"] = 3


def build_what_is_not_there(table: Realm) -> None:
    table.players[0].buildings["arena"] = 1


def owe_gold(table: Realm) -> None:
    table.players[0].gold = -1


def forge_points(table: Realm) -> None:
    table.players[0].vp = 5


def keep_too_much(table: Realm) -> None:
    table.players[0].kept = [table.deck.bag.pop(), table.deck.bag.pop()]


def swap_picks(table: Realm) -> None:
    hands = [player.hand for player in table.players]
    table.players[0].hand, table.players[1].hand = hands[1], hands[0]


def misplace_an_artifact(table: Realm) -> None:
    table.deck.bag.remove(card("heartstone-1"))
    table.players[0].front = [Piece(card("heartstone-1"), 0)]


def misplace_a_unit(table: Realm) -> None:
    table.players[0].artifacts = [table.deck.bag.pop(0)]


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lose_a_card, "missing"),
        (double_a_card, "too many"),
        (crowd_the_front, "more units than spots"),
        (take_tokens, "less than no tokens"),
        (raise_too_high, "a town of level 3"),
        (build_what_is_not_there, "a arena of level 1"),
        (owe_gold, "owes 1 gold"),
        (forge_points, "not the sum of their sources"),
        (keep_too_much, "keeps 2 cards"),
        (misplace_an_artifact, "an artifact among the units"),
        (misplace_a_unit, "a unit among the artifacts"),
    ],
)
def test_what_is_broken_is_noticed(spoil: Callable[[Realm], None], complaint: str) -> None:
    table = realm("hand knight cook", "hand rogue miner")
    spoil(table)

    with pytest.raises(BrokenRule, match=complaint):
        GAME.check(table)


def test_a_draft_that_does_not_fit_the_hands_is_noticed() -> None:
    table = fresh("standard", 3)
    for seat in range(3):
        table.choose(seat, table.ask_of(seat).codes()[0])
    swap_picks(table)

    with pytest.raises(BrokenRule, match="does not hold it"):
        GAME.check(table)


def test_a_lich_king_who_builds_is_noticed() -> None:
    table = fresh("solo", 1)
    table.players[1].buildings["town"] = 1

    with pytest.raises(BrokenRule, match="neither recruits nor builds"):
        GAME.check(table)


@pytest.mark.parametrize("people", [2, 5])
def test_points_are_what_was_told(people: int) -> None:
    setup = GAME.setup("standard", people, {"expansions": "both"}, seed=3)
    match = list(random_play(GAME, setup, Chance(2)))[-1]

    for seat, player in enumerate(match.table.players):
        scored = [e.facts for e in match.table.log if e.kind == "score" and e.facts["seat"] == seat]
        assert player.vp == sum(int(str(facts["points"])) for facts in scored)
