"""Having games played on many machines: a Dask cluster, the extra `emberkeep[cluster]`.

A worker that dies takes nothing with it: the scheduler has its games played by another. As a game
depends on its job alone, the outcomes are those of a single machine.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable
from typing import Any

from emberkeep.kernel import EmberkeepError
from emberkeep.lab.matches import play
from emberkeep.lab.terms import Job, Outcome, Terms

AHEAD = 3  # games in the queue for each thread of each worker
RETRIES = 5
PATIENCE = "30s"


class ClusterError(EmberkeepError):
    """A cluster that cannot be used."""


def played_on(address: str, works: Iterable[tuple[Terms, Job]]) -> Generator[Outcome]:
    """Play games on a cluster, and yield each outcome as soon as it is there."""
    client = connected(address)
    try:
        yield from _played(client, deque(works))
    finally:
        client.close()


def connected(address: str) -> Any:
    """Reach the scheduler, or refuse."""
    try:
        from distributed import Client  # noqa: PLC0415 - only who asks for a cluster needs it
    except ImportError:
        raise ClusterError(
            "a cluster needs dask.distributed; install it with: pip install 'emberkeep[cluster]'"
        ) from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
        client.wait_for_workers(1, timeout=PATIENCE)
    except (OSError, ValueError, TimeoutError) as error:
        raise ClusterError(f"no cluster answers at {address}: {error}") from None
    return client


def _played(client: Any, left: deque[tuple[Terms, Job]]) -> Generator[Outcome]:
    from distributed import as_completed  # noqa: PLC0415 - it is there, or we were not connected

    running = as_completed()
    while left or running.count():
        room = AHEAD * max(1, sum(client.nthreads().values())) - running.count()
        for _ in range(min(room, len(left))):
            terms, job = left.popleft()
            # Not `pure`: a second game with the same job is played, not looked up.
            running.add(client.submit(play, terms, job, pure=False, retries=RETRIES))
        future = next(running)
        yield future.result()
