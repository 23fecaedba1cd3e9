"""`emberkeep soak`: random games by the thousand, checked after every choice."""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from emberkeep.cli.files import write_text
from emberkeep.cli.terminal import err, out
from emberkeep.games import game as game_named
from emberkeep.kernel import BrokenRule, Chance, Choice, Game, Match, Setup, SetupError

FAILED = 1
INTERRUPTED = 130
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


def soak(
    name: Annotated[str, typer.Argument(metavar="GAME", help="See `emberkeep games`.")],
    *,
    games: Annotated[int, typer.Option(min=1, help="How many to play.")] = 1000,
    workers: Annotated[
        int, typer.Option(min=0, help="How many processes; 0 is one for each core.")
    ] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Other games with another seed.")] = 0,
) -> int:
    """Play random games in all modes, counts and options, and check the rules all along."""
    game_named(name)
    count = min(workers or os.cpu_count() or 1, -(-games // BATCH))
    batches = [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]
    tally = Tally()
    start = perf_counter()
    try:
        with closing(_played(name, seed, batches, count)) as played, _progress() as progress:
            task = progress.add_task(f"soaking {name}", total=games)
            for outcome in played:
                if isinstance(outcome, Failure):
                    break
                tally.games += outcome.games
                tally.decisions += outcome.decisions
                progress.update(task, completed=tally.games)
            else:
                outcome = None
    except KeyboardInterrupt:
        _sum_up(name, tally, perf_counter() - start, f"stopped, of {games} wished")
        return INTERRUPTED
    if outcome is not None:
        _tell(name, seed, outcome)
        return FAILED
    _sum_up(name, tally, perf_counter() - start, "no rule broken")
    return 0


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=err,
        transient=True,
    )


def _sum_up(name: str, tally: Tally, seconds: float, ending: str) -> None:
    done = f"{tally.games:,} games, {tally.decisions:,} decisions in {seconds:.1f} s"
    out.print(f"{name}: {done}; {ending}.")


def _tell(name: str, seed: int, failure: Failure) -> None:
    """Keep the failing match and say how to see it again."""
    file = Path(f"soak-{name}-{seed}-{failure.number}.json")
    write_text(file, failure.record)
    if failure.trace:
        out.print(failure.trace.rstrip(), soft_wrap=True)
    out.print(f"Game {failure.number} failed at choice {failure.choices}: {failure.problem}")
    out.print(f"Its record is in {file}. See the table before that choice with:")
    out.print(f"  emberkeep replay {file} --all --at {max(0, failure.choices - 1)}")


# Playing


def _played(
    name: str, seed: int, batches: Sequence[range], workers: int
) -> Generator[Tally | Failure]:
    """Play batches of games, here or in worker processes, and tell of each."""
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
    """Play one game at random, checking all along; return the number of choices or what failed."""
    chance = Chance(seed, number).fork()
    setup = random_setup(game, chance, number)
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
    except Exception as error:  # noqa: BLE001 - whatever goes wrong in a game is what we look for
        return _failure(number, game, setup, match, choice, error)
    return len(match.record.choices)


def random_setup(game: Game[Any], chance: Chance, number: int) -> Setup:
    """Take the modes and player counts in turn, and options at random that go together."""
    ways = [(mode, players) for mode in game.modes for players in mode.players]
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
