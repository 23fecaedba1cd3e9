"""Who plays whom."""

from __future__ import annotations

from collections import Counter

from emberkeep.lab.lineups import groups, jobs, rotated


def test_two_bots_swap_seats_with_the_same_deal() -> None:
    first, second, *_ = jobs(["a", "b"], 2, games=10, seed=1)

    assert (first.bots, second.bots) == (("a", "b"), ("b", "a"))
    assert first.seed == second.seed


def test_games_are_for_each_pair() -> None:
    played = jobs(["a", "b", "c"], 2, games=10, seed=1)

    assert Counter(frozenset(job.bots) for job in played) == {
        frozenset("ab"): 10,
        frozenset("ac"): 10,
        frozenset("bc"): 10,
    }
    assert len({job.seed for job in played}) == 5


def test_every_pair_has_the_same_deals() -> None:
    played = jobs(["a", "b", "c"], 2, games=10, seed=1)

    seeds = [{job.seed for job in played if job.group == group} for group in range(3)]
    assert seeds[0] == seeds[1] == seeds[2]


def test_one_sits_among_others_on_every_seat() -> None:
    played = jobs(["a", "b"], 4, games=4, seed=1)

    assert [job.bots.index("a") for job in played] == [0, 1, 2, 3]
    assert all(job.bots.count("b") == 3 for job in played)
    assert groups(["a", "b"], 4)[0].label == "1 a – 3 b"


def test_odd_numbers_of_games_are_rounded_up_to_whole_rotations() -> None:
    assert len(jobs(["a", "b"], 3, games=4, seed=1)) == 6


def test_many_bots_are_drawn_for_each_deal_nobody_twice() -> None:
    played = jobs(["a", "b", "c", "d", "e"], 3, games=300, seed=1)

    assert all(len(set(job.bots)) == 3 for job in played)
    seats = Counter((name, seat) for job in played for seat, name in enumerate(job.bots))
    assert max(seats.values()) < 1.5 * min(seats.values())
    for name in "abcde":
        assert len({seats[name, seat] for seat in range(3)}) == 1


def test_few_bots_fill_the_table_evenly() -> None:
    played = jobs(["a", "b", "c"], 4, games=40, seed=1)

    assert all(sorted(Counter(job.bots).values()) == [1, 1, 2] for job in played)


def test_a_bot_alone_plays_itself_once_a_deal() -> None:
    played = jobs(["a"], 3, games=5, seed=1)

    assert [job.bots for job in played] == [("a", "a", "a")] * 5
    assert len({job.seed for job in played}) == 5


def test_several_bots_play_a_game_for_one_with_the_same_deals() -> None:
    played = jobs(["a", "b"], 1, games=2, seed=1)

    assert [(job.deal, job.bots) for job in played] == [
        (0, ("a",)),
        (0, ("b",)),
        (1, ("a",)),
        (1, ("b",)),
    ]


def test_another_seed_deals_anew() -> None:
    assert not {j.seed for j in jobs(["a"], 2, 50, 1)} & {j.seed for j in jobs(["a"], 2, 50, 2)}


def test_rotation_moves_everybody_on() -> None:
    assert rotated(("a", "b", "c"), 1) == ("c", "a", "b")
