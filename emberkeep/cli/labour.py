"""Long work at the terminal: a bar with the time left, and Ctrl-C that loses nothing."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from datetime import timedelta
from time import monotonic
from typing import Self

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Column

from emberkeep.cli.terminal import err
from emberkeep.lab.ledger import Ledger
from emberkeep.lab.terms import Job, Terms
from emberkeep.lab.work import played

INTERRUPTED = 130
LONG_GAMES = 900.0  # seconds; the time left is estimated from as much
WIDE = 64  # columns; with less there is room for the bar and its numbers alone
NEWS = 60.0  # seconds between lines that tell how far it is, where there is no terminal


class Labour:
    """Plays games beside one progress bar, row after row, until somebody presses Ctrl-C."""

    def __init__(self, total: int, workers: int, cluster: str = "") -> None:
        self.workers = workers
        self.cluster = cluster
        self.stopped = False
        self.told = monotonic()
        self.progress = Progress(
            *([TextColumn("{task.description}")] if err.width >= WIDE else []),
            BarColumn(),
            MofNCompleteColumn(table_column=Column(no_wrap=True)),
            TimeElapsedColumn(table_column=Column(no_wrap=True)),
            TextColumn("left"),
            TimeRemainingColumn(table_column=Column(no_wrap=True)),
            console=err,
            transient=True,
            disable=not err.is_terminal,
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
                    self._tell()
        except KeyboardInterrupt:
            self.stopped = True

    def _tell(self) -> None:
        """Say now and then how far it is, where a bar cannot be seen."""
        if err.is_terminal or monotonic() - self.told < NEWS:
            return
        self.told = monotonic()
        task = self.progress.tasks[0]
        seconds = task.time_remaining
        left = "" if seconds is None else f", {timedelta(seconds=round(seconds))} left"
        err.print(f"{task.description}: {task.completed:.0f} of {task.total:.0f} games{left}")

    def skip(self, games: int) -> None:
        """Leave out games that were played before; they say nothing about the time left."""
        total = self.progress.tasks[0].total or 0
        self.progress.update(self.task, total=total - games)
