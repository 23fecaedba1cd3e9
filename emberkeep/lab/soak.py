"""Soaking: random games by the thousand, in every mode and with every option, checked all along."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from emberkeep.games import game as game_named
from emberkeep.kernel import BrokenRule, Chance, Choice, Game, Match, Setup, SetupError
from emberkeep.kernel.campaign import MOST_PARTS

LONGEST = 100_000
MIXES = 1000
BATCH = 10


@dataclass(frozen=True)
class Failure:
    """A match that went wrong: its record, what went wrong, and where in the code."""

    number: int
    record: str
    choices: int
    problem: str
    trace: str


@dataclass
class Tally:
    """What was done so far."""

    games: int = 0
    decisions: int = 0


def soaked(name: str, seed: int, games: int, workers: int) -> Generator[Tally | Failure]:
    """Play games in batches, here or in worker processes, and tell of each batch."""
    batches = [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]
    workers = min(workers, len(batches))
    if workers == 1:
        for numbers in batches:
            yield play_batch(name, seed, numbers)
        return
    # Workers are started afresh: a copy of this process would share its progress bar's thread.
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        with _interrupts_ignored():
            todo = [pool.submit(play_batch, name, seed, numbers) for numbers in batches]
        for done in as_completed(todo):
            yield done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Generator[None]:
    """Start processes that ignore Ctrl-C, and leave it to this one."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def play_batch(name: str, seed: int, numbers: range) -> Tally | Failure:
    """Play some games; stop at the first that fails."""
    game = game_named(name)
    tally = Tally()
    for number in numbers:
        outcome = play_one(game, seed, number)
        if isinstance(outcome, Failure):
            return outcome
        tally.games += 1
        tally.decisions += outcome
    return tally


def play_one(game: Game[Any], seed: int, number: int) -> int | Failure:
    """Play one game at random, or a whole campaign; return the number of choices or what failed."""
    chance = Chance(seed, number).fork()
    following: Setup | None = random_setup(game, chance, number)
    choices = 0
    while following is not None:
        played = play_match(game, following, chance, number)
        if isinstance(played, Failure):
            return played
        more, following = played
        choices += more
    return choices


def play_match(
    game: Game[Any], setup: Setup, chance: Chance, number: int
) -> tuple[int, Setup | None] | Failure:
    """Play one match, checking all along; return the number of choices and what follows."""
    match: Match[Any] | None = None
    choice: Choice | None = None
    try:
        match = Match(game, setup, ["random"] * setup.players)
        check(match)
        while not match.table.over:
            seat = chance.pick(match.table.asked())
            choice = Choice(seat, chance.pick(match.table.ask_of(seat).options).code)
            match.choose(choice.seat, choice.code)
            choice = None
            check(match)
        return len(match.record.choices), match.sequel(chance.draw())
    except Exception as error:  # noqa: BLE001 - whatever goes wrong in a game is what we look for
        return _failure(number, game, setup, match, choice, error)


def random_setup(game: Game[Any], chance: Chance, number: int) -> Setup:
    """Take the modes and player counts in turn, and options at random that go together."""
    ways = [(mode, players) for mode in game.offered() for players in mode.players]
    mode, players = ways[number % len(ways)]
    setup = game.setup(mode.name, players)
    for _ in range(MIXES):
        options = {knob.name: chance.pick(knob.values) for knob in mode.knobs}
        setup = game.setup(mode.name, players, options, chance.draw())
        try:
            game.new(setup)
        except SetupError:  # no two players can be the same necromancer, say
            continue
        break
    return setup


def check(match: Match[Any]) -> None:
    """Refuse a table with a broken invariant, and a match without end."""
    match.game.check(match.table)
    if len(match.record.choices) >= LONGEST:
        raise BrokenRule(f"the match does not end within {LONGEST} choices")
    if match.record.setup.part > MOST_PARTS:
        raise BrokenRule(f"the campaign does not end within {MOST_PARTS} parts")


def _failure(
    number: int,
    game: Game[Any],
    setup: Setup,
    match: Match[Any] | None,
    choice: Choice | None,
    error: Exception,
) -> Failure:
    if match is None:
        raise SetupError(f"{game.name} cannot be set up as {setup}: {error!r}") from error
    if choice:
        match.record.choices.append(choice)
    broken = isinstance(error, BrokenRule)
    trace = "" if broken else "".join(traceback.format_exception(error))
    problem = str(error) if broken else f"{type(error).__name__}: {error}"
    return Failure(number, match.record.to_json(), len(match.record.choices), problem, trace)
