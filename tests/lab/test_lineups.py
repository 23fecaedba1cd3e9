"""Who plays whom."""

from __future__ import annotations

from collections import Counter

from emberkeep.kernel import Setup, Sides, alone
from emberkeep.lab.lineups import groups, jobs, open_sides, rotated
from tests.toys import beacons


def test_two_bots_swap_seats_with_the_same_deal() -> None:
    first, second, *_ = jobs(["a", "b"], alone(2), games=10, seed=1)

    assert (first.bots, second.bots) == (("a", "b"), ("b", "a"))
    assert first.seed == second.seed


def test_games_are_for_each_pair() -> None:
    played = jobs(["a", "b", "c"], alone(2), games=10, seed=1)

    assert Counter(frozenset(job.bots) for job in played) == {
        frozenset("ab"): 10,
        frozenset("ac"): 10,
        frozenset("bc"): 10,
    }
    assert len({job.seed for job in played}) == 5


def test_every_pair_has_the_same_deals() -> None:
    played = jobs(["a", "b", "c"], alone(2), games=10, seed=1)

    seeds = [{job.seed for job in played if job.group == group} for group in range(3)]
    assert seeds[0] == seeds[1] == seeds[2]


def test_one_sits_among_others_on_every_seat() -> None:
    played = jobs(["a", "b"], alone(4), games=4, seed=1)

    assert [job.bots.index("a") for job in played] == [0, 1, 2, 3]
    assert all(job.bots.count("b") == 3 for job in played)
    assert groups(["a", "b"], alone(4))[0].label == "1 a – 3 b"


def test_odd_numbers_of_games_are_rounded_up_to_whole_rotations() -> None:
    assert len(jobs(["a", "b"], alone(3), games=4, seed=1)) == 6


def test_many_bots_are_drawn_for_each_deal_nobody_twice() -> None:
    played = jobs(["a", "b", "c", "d", "e"], alone(3), games=300, seed=1)

    assert all(len(set(job.bots)) == 3 for job in played)
    seats = Counter((name, seat) for job in played for seat, name in enumerate(job.bots))
    assert max(seats.values()) < 1.5 * min(seats.values())
    for name in "abcde":
        assert len({seats[name, seat] for seat in range(3)}) == 1


def test_few_bots_fill_the_table_evenly() -> None:
    played = jobs(["a", "b", "c"], alone(4), games=40, seed=1)

    assert all(sorted(Counter(job.bots).values()) == [1, 1, 2] for job in played)


def test_a_bot_alone_plays_itself_once_a_deal() -> None:
    played = jobs(["a"], alone(3), games=5, seed=1)

    assert [job.bots for job in played] == [("a", "a", "a")] * 5
    assert len({job.seed for job in played}) == 5


def test_several_bots_play_a_game_for_one_with_the_same_deals() -> None:
    played = jobs(["a", "b"], alone(1), games=2, seed=1)

    assert [(job.deal, job.bots) for job in played] == [
        (0, ("a",)),
        (0, ("b",)),
        (1, ("a",)),
        (1, ("b",)),
    ]


def test_another_seed_deals_anew() -> None:
    one, other = ({job.seed for job in jobs(["a"], alone(2), 50, seed)} for seed in (1, 2))

    assert not one & other


def test_rotation_moves_everybody_on() -> None:
    assert rotated(("a", "b", "c"), 1) == ("c", "a", "b")


# Partners


PAIRS = ((0, 2), (1, 3))


def test_partners_of_one_kind_play_on_both_sides_with_the_same_deal() -> None:
    played = [job for job in jobs(["a", "b"], PAIRS, games=4, seed=1) if job.group == 0]

    assert groups(["a", "b"], PAIRS)[0].label == "a+a – b+b"
    assert [(job.deal, "".join(job.bots)) for job in played] == [
        (0, "abab"),
        (0, "baba"),
        (1, "abab"),
        (1, "baba"),
    ]


def test_partners_are_mixed_too_on_every_seat() -> None:
    played = [job for job in jobs(["a", "b"], PAIRS, games=4, seed=1) if job.group == 1]

    assert groups(["a", "b"], PAIRS)[1].label == "1 a – 3 b, mixed"
    assert ["".join(job.bots) for job in played] == ["abbb", "babb", "bbab", "bbba"]


def test_every_pair_of_bots_meets_as_partners_and_all_are_drawn_mixed() -> None:
    assert [group.label for group in groups(["a", "b", "c"], PAIRS)] == [
        "a+a – b+b",
        "a+a – c+c",
        "b+b – c+c",
        "all, mixed",
    ]


def test_sides_of_different_size_are_swapped() -> None:
    played = [job for job in jobs(["a", "b"], ((0,), (1, 2)), games=2, seed=1) if job.group == 0]

    assert ["".join(job.bots) for job in played] == ["abb", "baa"]


def test_three_sides_of_two_rotate() -> None:
    sides = ((0, 3), (1, 4), (2, 5))
    played = [job for job in jobs(["a", "b"], sides, games=3, seed=1) if job.group == 0]

    assert ["".join(job.bots) for job in played] == ["abbabb", "babbab", "bbabba"]


def test_all_on_one_side_play_with_their_like_and_mixed() -> None:
    labels = [group.label for group in groups(["a", "b"], ((0, 1, 2),))]

    assert labels == ["a", "b", "1 a – 2 b, mixed"]


def test_an_automatic_partner_or_opponent_takes_no_place() -> None:
    class Haunted(beacons.BeaconGame):
        """A game with a ghost on each side."""

        def seats(self, setup: Setup) -> tuple[str, ...]:
            return (*super().seats(setup), "ghost", "ghost")

        def sides(self, setup: Setup) -> Sides:
            return ((0, 2, 4), (1, 3), (5,))

    assert open_sides(Haunted(), Haunted().setup()) == ((0, 2), (1, 3))
