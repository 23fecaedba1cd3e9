"""Every bot plays every game in every mode, fairly, within its budget."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from emberkeep.bots import (
    BOTS,
    Bot,
    EasyBot,
    Explaining,
    HardBot,
    NormalBot,
    RandomBot,
    bot,
)
from emberkeep.games import GAMES
from emberkeep.kernel import Ask, Chance, Match, Seat, SeatId, Setup, SetupError, digest
from emberkeep.kernel.testing import AnyGame, AnyMatch, reach, setups
from tests.patience import THOROUGH
from tests.toys import auction, lanterns

MAKERS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": lambda: HardBot(iterations=8),
}
ALL_GAMES: tuple[AnyGame, ...] = (auction.GAME, lanterns.GAME, *GAMES.values())
CASES = [
    pytest.param(
        game, game.setup(mode.name, players, {}, 7), id=f"{game.name}-{mode.name}-{players}"
    )
    for game in ALL_GAMES
    for mode in game.modes
    for players in (mode.players if THOROUGH else mode.players[:1])
]
ASH = GAMES["crown_of_ash"]
seeds = st.integers(0, 2**32)


def played(match: AnyMatch, bots: list[Bot], seed: int = 0) -> AnyMatch:
    """Let bots play a match to its end."""
    rng = Chance(seed)
    while not match.table.over:
        at = match.table.asked()[0]
        seat = match.seat(at)
        match.choose(at, bots[at].choose(seat, seat.ask, rng.fork()))
    return match


@pytest.mark.parametrize("name", MAKERS)
def test_whoever_is_asked_for_the_first_answer_finds_one_of_their_own(name: str) -> None:
    match = Match(lanterns.GAME, lanterns.GAME.setup(players=3, seed=2))

    for at in (2, 1, 0):
        seat = match.seat(at)
        assert MAKERS[name]().choose(seat, seat.ask, Chance(at)) in seat.ask.codes()


class InTurn:
    """Lets bots of every kind choose one after the other, so that one match meets them all."""

    def __init__(self, first: int) -> None:
        bots = [make() for make in MAKERS.values()]
        self.turns = cycle(bots[first % len(bots) :] + bots[: first % len(bots)])

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        return next(self.turns).choose(seat, ask, rng)


def decision(match: AnyMatch) -> tuple[Seat[Any], Ask]:
    seat = match.seat(match.table.asked()[0])
    return seat, seat.ask


def moment(game: AnyGame, setup: Setup, seed: int, at: int) -> AnyMatch | None:
    """Play at random to some moment of a match; none if the match is over by then."""
    match = reach(game, setup, Chance(seed), at)
    return None if match.table.over else match


def test_the_ladder_has_four_rungs() -> None:
    assert set(BOTS) == set(MAKERS)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "setup"), CASES)
def test_bots_of_every_kind_play_whole_matches_with_choices_that_are_accepted(
    game: AnyGame, setup: Setup
) -> None:
    bots: list[Bot] = [InTurn(first) for first in range(setup.players)]

    match = played(Match(game, setup), bots)

    assert match.table.result is not None


@pytest.mark.parametrize("name", MAKERS)
def test_abilities_are_within_the_reach_of_every_bot(name: str) -> None:
    setup = ASH.setup("standard", 4, {"abilities": True}, 11)
    bots: list[Bot] = [RandomBot() for _ in range(4)]
    bots[2] = MAKERS[name]()

    match = played(Match(ASH, setup), bots)

    assert match.table.over


Maker = Callable[[], Bot]
SeatMaker = Callable[[AnyGame, Any, SeatId], Seat[Any]]


def choices(match: AnyMatch, dealt: int, make: Maker, sit: SeatMaker = Seat) -> list[str]:
    """Ask a bot at a table, and at another that looks the same, with the same chance."""
    seat = match.table.asked()[0]
    other = match.game.imagine(match.table, seat, Chance(dealt))
    places = [sit(match.game, table, seat) for table in (match.table, other)]
    return [make().choose(place, place.ask, Chance(dealt)) for place in places]


def some_setups(game: AnyGame, first: int) -> list[Setup]:
    """Take four ways to play a game, far apart; all there are, with all numbers."""
    ways = setups(game)
    return [ways[(first + len(ways) * step // 4) % len(ways)] for step in range(4)]


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
@settings(max_examples=8, derandomize=True, database=None, deadline=None)
@given(way=st.integers(0, 99), seed=seeds, at=st.integers(0, 120), dealt=seeds)
def test_a_bot_never_peeks(
    game: AnyGame, name: str, way: int, seed: int, at: int, dealt: int
) -> None:
    """Two tables that look the same to a seat get the same choice, with the same chance."""
    for setup in some_setups(game, way):
        match = moment(game, setup, seed, at)
        if match is not None:
            first, second = choices(match, dealt, MAKERS[name])

            assert first == second


class Peeker:
    """Chooses by all that is on the table it can reach."""

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        secrets = int(digest(seat._world), 16)  # noqa: SLF001 - that is what it is for
        return ask.codes()[secrets % len(ask.codes())]


def open_seat(game: AnyGame, table: Any, seat: SeatId) -> Seat[Any]:
    """Make a seat as it must not be: it holds the table itself."""
    place = Seat(game, table, seat)
    place._world = table  # noqa: SLF001 - so that there is something to peek at
    return place


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_bot_that_peeks_would_be_found_out_and_finds_nothing_to_peek_at(game: AnyGame) -> None:
    matches = [moment(game, game.setup("", 3, {}, seed), seed, 4 + seed) for seed in range(6)]

    def found_out(sit: SeatMaker) -> int:
        asked = [choices(match, 5, Peeker, sit) for match in matches if match is not None]
        return sum(first != second for first, second in asked)

    assert found_out(open_seat) > 0
    assert found_out(Seat) == 0


@pytest.mark.parametrize("name", MAKERS)
def test_a_match_of_bots_repeats_itself_choice_by_choice(name: str) -> None:
    setup = ASH.setup("standard", 2, {}, 3)

    def choices() -> list[str]:
        match = played(Match(ASH, setup), [MAKERS[name](), MAKERS[name]()], seed=5)
        return [choice.code for choice in match.record.choices]

    assert choices() == choices()


@pytest.mark.parametrize("name", MAKERS)
def test_a_bot_leaves_its_seat_as_it_was(name: str) -> None:
    seat, ask = decision(Match(ASH, ASH.setup("standard", 3, {}, 4)))
    before = seat.view

    MAKERS[name]().choose(seat, ask, Chance(1))

    assert seat.view == before
    assert seat.ask == ask


# Budgets and names


@pytest.mark.parametrize("iterations", [1, 15, 40])
def test_hard_searches_as_often_as_it_is_told_or_less_when_it_is_clear(iterations: int) -> None:
    seat, ask = decision(reach(ASH, ASH.setup("standard", 2, {}, 4), Chance(1), 8))
    hard = HardBot(iterations=iterations)

    hard.choose(seat, ask, Chance(1))

    tried = sum(found.visits for found in hard.explain())
    assert iterations / 2 <= tried <= iterations


def test_hard_answers_after_one_look_when_its_time_is_over_at_once() -> None:
    seat, ask = decision(reach(ASH, ASH.setup("standard", 2, {}, 4), Chance(1), 8))
    hard = HardBot(time_ms=0)

    assert hard.choose(seat, ask, Chance(1)) in ask.codes()
    assert sum(found.visits for found in hard.explain()) == 1


@pytest.mark.parametrize(
    ("name", "time_ms", "iterations"),
    [("hard", 500, 0), ("hard:100ms", 100, 0), ("hard:2000it", 0, 2000)],
)
def test_a_budget_is_part_of_a_name(name: str, time_ms: int, iterations: int) -> None:
    made = bot(name)

    assert isinstance(made, HardBot)
    assert (made.iterations, made.time_ms if not iterations else 0) == (iterations, time_ms)


@pytest.mark.parametrize("name", ["brutal", "hard:", "hard:0ms", "hard:5", "easy:100ms", "hard:1h"])
def test_a_name_that_means_nothing_is_refused(name: str) -> None:
    with pytest.raises(SetupError):
        bot(name)


# Explaining


def test_hard_tells_what_it_considered_its_choice_first() -> None:
    seat, ask = decision(reach(ASH, ASH.setup("standard", 2, {}, 4), Chance(1), 8))
    hard = HardBot(iterations=60)

    code = hard.choose(seat, ask, Chance(1))

    found = hard.explain()
    assert isinstance(hard, Explaining)
    assert found[0].code == code
    assert len(found) >= 3
    assert [f.visits for f in found[1:]] == sorted((f.visits for f in found[1:]), reverse=True)
    assert all(0 <= f.value <= 1 and f.code in ask.codes() for f in found)


# Strength, a little of it; docs/strength.md has the figures


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("normal", "easy")])
def test_each_rung_beats_the_one_below(better: str, worse: str) -> None:
    won = 0.0
    for seed in range(12):
        own = seed % 2
        bots = [MAKERS[better if at == own else worse]() for at in range(2)]
        match = played(Match(ASH, ASH.setup("standard", 2, {}, seed)), bots, seed)
        assert match.table.result is not None
        won += match.table.result.worth(own)

    assert won >= 8


def test_a_game_without_hints_is_played_by_trying_it_out_to_its_end() -> None:
    """Nothing but the result tells who is ahead in the toy auction, and that is enough."""
    won = 0.0
    for seed in range(10):
        bots: list[Bot] = [NormalBot(), RandomBot()]
        match = played(Match(auction.GAME, auction.GAME.setup("", 2, {}, seed)), bots, seed)
        assert match.table.result is not None
        won += match.table.result.worth(0)

    assert won >= 6
