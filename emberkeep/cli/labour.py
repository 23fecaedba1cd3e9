"""Long work at the terminal: a bar with the time left, and Ctrl-C that loses nothing."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from emberkeep.cli.terminal import err
from emberkeep.lab.ledger import Ledger
from emberkeep.lab.terms import Job, Terms
from emberkeep.lab.work import played

INTERRUPTED = 130
LONG_GAMES = 900.0  # seconds; the time left is estimated from as much


def work_off(
    what: str,
    terms: Terms,
    jobs: Sequence[Job],
    ledger: Ledger,
    *,
    workers: int,
    cluster: str = "",
) -> bool:
    """Play what the ledger does not have yet; tell whether all is done."""
    todo = [(terms, job) for job in jobs if job.key not in ledger.outcomes]
    try:
        with _progress() as progress, closing(played(todo, workers, cluster)) as outcomes:
            task = progress.add_task(what, total=len(jobs), completed=len(jobs) - len(todo))
            for outcome in outcomes:
                ledger.add(outcome)
                progress.advance(task)
    except KeyboardInterrupt:
        return False
    return True


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
        speed_estimate_period=LONG_GAMES,
    )
