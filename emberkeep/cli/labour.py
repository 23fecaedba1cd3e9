"""Long work at the terminal: a bar with the time left, and Ctrl-C that loses nothing."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from typing import Self

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


class Labour:
    """Plays games beside one progress bar, row after row, until somebody presses Ctrl-C."""

    def __init__(self, total: int, workers: int, cluster: str = "") -> None:
        self.workers = workers
        self.cluster = cluster
        self.stopped = False
        self.progress = Progress(
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
        self.task = self.progress.add_task("", total=total)

    def __enter__(self) -> Self:
        self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def work_off(self, what: str, terms: Terms, jobs: Sequence[Job], ledger: Ledger) -> None:
        """Play what the ledger does not have yet."""
        todo = [(terms, job) for job in jobs if job.key not in ledger.outcomes]
        self.skip(len(jobs) - len(todo))
        self.progress.update(self.task, description=what)
        try:
            with closing(played(todo, self.workers, self.cluster)) as outcomes:
                for outcome in outcomes:
                    ledger.add(outcome)
                    self.progress.advance(self.task)
        except KeyboardInterrupt:
            self.stopped = True

    def skip(self, games: int) -> None:
        """Leave out games that were played before; they say nothing about the time left."""
        total = self.progress.tasks[0].total or 0
        self.progress.update(self.task, total=total - games)
