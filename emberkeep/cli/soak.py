"""`emberkeep soak`: random games by the thousand, checked after every choice."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Annotated

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
from emberkeep.lab.soak import Failure, Tally, soaked

FAILED = 1
INTERRUPTED = 130


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
    count = workers or os.cpu_count() or 1
    tally = Tally()
    start = perf_counter()
    try:
        with closing(soaked(name, seed, games, count)) as played, _progress() as progress:
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
