"""Chance gives the same numbers for ever, in range, and all of them as often."""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings, strategies as st

from emberkeep.kernel import Chance

seeds = st.integers(0, 2**64 - 1)
limits = st.integers(1, 2**32)
unhurried = settings(derandomize=True, database=None, deadline=None)


def too_uneven(counts: Counter[int], sorts: int) -> bool:
    """Return whether chance alone would be this uneven less than once in a million times."""
    expected = counts.total() / sorts
    chi_square = sum((counts[sort] - expected) ** 2 / expected for sort in range(sorts))
    freedom = sorts - 1
    spread = 2 / (9 * freedom)
    limit = freedom * (1 - spread + 4.75 * math.sqrt(spread)) ** 3
    return chi_square > limit


# These numbers are in every record ever written: they must never change.


def test_the_first_numbers_are_those_of_splitmix64() -> None:
    chance = Chance(0)

    assert [chance.draw() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_the_first_rolls_never_change() -> None:
    chance = Chance(2024)

    assert [chance.roll() for _ in range(12)] == [4, 1, 2, 1, 5, 4, 1, 4, 2, 3, 3, 6]


def test_the_first_shuffle_never_changes() -> None:
    cards = list("abcdefgh")

    Chance(7).shuffle(cards)

    assert "".join(cards) == "hegbcfad"


def test_the_first_cards_taken_never_change() -> None:
    chance, cards = Chance(7), list("abcdefgh")

    assert "".join(chance.take(cards) for _ in range(8)) == "dafcbgeh"


def test_the_first_fork_never_changes() -> None:
    assert Chance(7).fork() == Chance(7191089600892374487)


# Range


@unhurried
@given(seed=seeds)
def test_a_draw_has_64_bits(seed: int) -> None:
    assert 0 <= Chance(seed).draw() < 2**64


@unhurried
@given(seed=seeds, limit=limits)
def test_a_number_below_a_limit_is_below_it(seed: int, limit: int) -> None:
    assert 0 <= Chance(seed).below(limit) < limit


@unhurried
@given(seed=seeds, sides=st.integers(1, 100))
def test_a_die_shows_one_of_its_sides(seed: int, sides: int) -> None:
    assert 1 <= Chance(seed).roll(sides) <= sides


@unhurried
@given(seed=seeds, items=st.lists(st.integers(), min_size=1))
def test_a_pick_is_one_of_the_items_and_leaves_them_there(seed: int, items: list[int]) -> None:
    before = items[:]

    assert Chance(seed).pick(items) in items
    assert items == before


@unhurried
@given(seed=seeds, items=st.lists(st.integers(), min_size=1))
def test_taking_removes_one_item_and_keeps_the_others(seed: int, items: list[int]) -> None:
    before = Counter(items)

    taken = Chance(seed).take(items)

    assert Counter(items) + Counter([taken]) == before


@unhurried
@given(seed=seeds, items=st.lists(st.integers()))
def test_shuffling_keeps_every_item(seed: int, items: list[int]) -> None:
    before = Counter(items)

    Chance(seed).shuffle(items)

    assert Counter(items) == before


def test_picking_from_nothing_is_an_error() -> None:
    with pytest.raises(IndexError):
        Chance(0).pick([])


# Uniformity


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 52])
@pytest.mark.parametrize("seed", [0, 1, 2**63])
def test_every_number_comes_as_often(seed: int, sides: int) -> None:
    chance = Chance(seed)

    assert not too_uneven(Counter(chance.below(sides) for _ in range(20_000)), sides)


@settings(unhurried, max_examples=25)
@given(seed=seeds, sides=st.integers(2, 20))
def test_every_number_comes_as_often_from_any_seed(seed: int, sides: int) -> None:
    chance = Chance(seed)

    assert not too_uneven(Counter(chance.below(sides) for _ in range(2_000)), sides)


@pytest.mark.parametrize("bit", range(0, 64, 7))
def test_every_bit_is_set_half_of_the_time(bit: int) -> None:
    chance = Chance(3)

    assert not too_uneven(Counter(chance.draw() >> bit & 1 for _ in range(10_000)), 2)


def test_the_first_number_is_even_over_seeds_that_follow_each_other() -> None:
    assert not too_uneven(Counter(Chance(seed).below(6) for seed in range(20_000)), 6)


def test_two_rolls_are_independent() -> None:
    chance = Chance(11)

    assert not too_uneven(Counter(6 * chance.below(6) + chance.below(6) for _ in range(20_000)), 36)


def test_every_order_of_a_shuffle_comes_as_often() -> None:
    chance, orders = Chance(5), list(permutations("abcd"))
    counts: Counter[int] = Counter()
    for _ in range(12_000):
        cards = list("abcd")
        chance.shuffle(cards)
        counts[orders.index(tuple(cards))] += 1

    assert not too_uneven(counts, len(orders))


def test_every_card_is_taken_as_often_at_every_place() -> None:
    chance = Chance(6)
    for place in range(4):
        counts: Counter[int] = Counter()
        for _ in range(4_000):
            cards = [0, 1, 2, 3]
            counts[[chance.take(cards) for _ in range(4)][place]] += 1
        assert not too_uneven(counts, 4)


def test_an_uneven_die_would_be_noticed() -> None:
    chance = Chance(1)

    assert too_uneven(
        Counter(max(chance.below(6), chance.below(24) // 4) for _ in range(20_000)), 6
    )


# State


def test_a_draw_depends_on_the_seed_and_the_count_alone() -> None:
    early, late = Chance(9), Chance(9, count=2)

    assert [early.draw() for _ in range(3)][2] == late.draw()


def draws(chance: Chance, number: int) -> list[int]:
    return [chance.draw() for _ in range(number)]


def test_a_copy_draws_the_same_numbers_and_leaves_the_original() -> None:
    chance = Chance(4)
    twin = chance.copy()

    numbers = draws(twin, 5)

    assert chance.count == 0
    assert draws(chance, 5) == numbers


def test_a_fork_is_another_stream() -> None:
    chance = Chance(4)
    fork = chance.fork()

    assert set(draws(fork, 100)).isdisjoint(draws(chance, 100))
