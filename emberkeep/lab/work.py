"""Having games played: here, in worker processes, or on a cluster. The outcomes are the same."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from typing import Any, TypeAlias

from emberkeep.lab.matches import MatchFailed, play
from emberkeep.lab.terms import Job, Outcome, Terms

Work: TypeAlias = tuple[Terms, Job]

AHEAD = 3  # games in the queue for each worker
CRASHES = 3  # pools that may break down before we give up

_stop: Any = None


def played(works: Iterable[Work], workers: int = 1, cluster: str = "") -> Generator[Outcome]:
    """Play games, and yield each outcome as soon as it is there, in no particular order."""
    if cluster:
        from emberkeep.lab.cluster import played_on  # noqa: PLC0415 - needs the extra `cluster`

        return played_on(cluster, works)
    if workers == 1:
        return (play(terms, job) for terms, job in works)
    return played_in_processes(list(works), workers or os.cpu_count() or 1)


def played_in_processes(works: list[Work], workers: int) -> Generator[Outcome]:
    """Play games in processes; those that a dying process took with it are played again."""
    todo = {(at, job.key): (terms, job) for at, (terms, job) in enumerate(works)}
    for crash in range(CRASHES):
        try:
            for mark, outcome in _played_in_pool(todo, workers):
                del todo[mark]
                yield outcome
        except BrokenProcessPool:
            if crash == CRASHES - 1:
                raise MatchFailed(
                    f"worker processes died {CRASHES} times, perhaps for lack of memory, or "
                    f"because a bot ends the process it runs in"
                ) from None
        else:
            return


def _played_in_pool(todo: dict[Any, Work], workers: int) -> Iterator[tuple[Any, Outcome]]:
    # Workers are started afresh: a copy of this process would share its progress bar's thread.
    context = get_context("spawn")
    stop = context.RawValue("b", 0)  # no lock that a dying worker could take with it
    pool = ProcessPoolExecutor(min(workers, len(todo) or 1), context, _enter, (stop,))
    left = deque(todo.items())
    running: dict[Future[Outcome], Any] = {}
    try:
        while left or running:
            for mark, (terms, job) in islice(_popped(left), workers * AHEAD - len(running)):
                with uninterrupted():
                    running[pool.submit(_play, terms, job)] = mark
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()
    finally:
        stop.value = 1
        with impatient():
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C back for a moment; processes that are started meanwhile never feel it.

    A pool that is interrupted while it starts its workers waits for them forever.
    """
    if current_thread() is not main_thread():
        yield
        return
    caught: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: caught.append(number))
    blocking = hasattr(signal, "pthread_sigmask")  # not on Windows
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if blocking else set()
    try:
        yield
    finally:
        if blocking:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
    if caught:
        raise KeyboardInterrupt


@contextmanager
def impatient() -> Iterator[None]:
    """Have another Ctrl-C end the workers, which otherwise finish what they are deciding.

    An interrupt would leave a pool that is being shut down waiting for them forever.
    """
    if current_thread() is not main_thread():
        yield
        return

    def insist(number: int, frame: object) -> None:
        for worker in active_children():
            worker.kill()

    handler = signal.signal(signal.SIGINT, insist)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


def _popped(left: deque[Any]) -> Iterator[Any]:
    while left:
        yield left.popleft()


def _enter(stop: Any) -> None:
    """Begin as a worker: leave Ctrl-C to the process that started this one."""
    global _stop  # noqa: PLW0603 - the one thing a worker is told beforehand
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(terms: Terms, job: Job) -> Outcome:
    return play(terms, job, lambda: bool(_stop.value))
