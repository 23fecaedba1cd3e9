"""A deck has a known top, a known bottom, and a bag whose order is nowhere."""

from __future__ import annotations

from collections import Counter

import pytest

from emberkeep.kernel import Chance, Deck


def drawn(deck: Deck[str], chance: Chance | None = None) -> str:
    """Draw all cards, in their order."""
    chance = chance or Chance(0)
    return "".join(deck.draw(chance) for _ in range(len(deck)))


def test_cards_put_on_top_come_first_and_the_last_of_them_at_once() -> None:
    deck = Deck(["x"])
    deck.put_on_top("b")
    deck.put_on_top("a")

    assert drawn(deck) == "abx"


def test_cards_put_under_come_last_and_in_their_order() -> None:
    deck = Deck(["x"])
    deck.put_under("y")
    deck.put_under("z")

    assert drawn(deck) == "xyz"


def test_cards_of_the_bag_come_in_an_order_that_chance_makes() -> None:
    orders = {drawn(Deck(list("abc")), Chance(seed)) for seed in range(60)}

    assert len(orders) == 6


def test_a_known_card_costs_no_chance() -> None:
    deck, chance = Deck[str](top=["a"], bottom=["z"]), Chance(0)

    deck.draw(chance)
    deck.draw(chance)

    assert chance.count == 0


def test_a_card_from_the_bag_costs_one_draw_of_chance() -> None:
    deck, chance = Deck(list("abc")), Chance(0)

    deck.draw(chance)

    assert chance.count == 1


def test_a_peeked_card_is_the_next_one() -> None:
    deck, chance = Deck(list("abcdef")), Chance(1)

    seen = deck.peek(chance)

    assert (len(deck), deck.top) == (6, [seen])
    assert deck.draw(chance) == seen


def test_peeking_twice_shows_the_same_card() -> None:
    deck, chance = Deck(list("abcdef")), Chance(1)

    assert deck.peek(chance) == deck.peek(chance)
    assert chance.count == 1


def test_peeking_at_the_last_cards_finds_the_bottom() -> None:
    assert Deck[str](bottom=["y", "z"]).peek(Chance(0)) == "y"


def test_shuffling_forgets_every_known_place_and_takes_in_cards() -> None:
    deck = Deck(["b"], ["t"], ["u"])

    deck.shuffle_in(["n"])

    assert (Counter(deck.bag), deck.top, deck.bottom) == (Counter("btun"), [], [])


def test_a_deck_counts_and_lists_all_its_cards() -> None:
    deck = Deck(["b", "c"], ["t"], ["u"])

    assert len(deck) == 4
    assert Counter(deck.cards()) == Counter("bctu")


def test_an_empty_deck_is_false_and_cannot_be_drawn_from() -> None:
    deck = Deck[str]()

    assert not deck
    with pytest.raises(IndexError):
        deck.draw(Chance(0))


def test_a_copy_of_a_deck_is_drawn_from_alone() -> None:
    deck = Deck(["b", "c"], ["t"], ["u"])

    drawn(deck.copy())

    assert deck == Deck(["b", "c"], ["t"], ["u"])
