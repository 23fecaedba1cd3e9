"""Having games played on many machines: a Dask cluster, the extra `emberkeep[cluster]`.

A worker that dies takes nothing with it: the scheduler has its games played by another. As a game
depends on its job alone, the outcomes are those of a single machine.
"""

from __future__ import annotations

import importlib
from collections import deque
from collections.abc import Generator, Iterable
from typing import Any

from emberkeep.kernel import EmberkeepError
from emberkeep.lab.matches import play
from emberkeep.lab.terms import Job, Outcome, Terms

AHEAD = 3  # games in the queue for each thread of each worker
PATIENCE = 30.0  # seconds to wait for a scheduler and its first worker


class ClusterError(EmberkeepError):
    """A cluster that cannot be used."""


def played_on(address: str, works: Iterable[tuple[Terms, Job]]) -> Generator[Outcome]:
    """Play games on a cluster, and yield each outcome as soon as it is there."""
    dask = distributed()
    client = connected(dask, address)
    left = deque(works)
    running = dask.as_completed(loop=client.loop)
    try:
        while left or running.count():
            room = AHEAD * max(1, sum(client.nthreads().values())) - running.count()
            for _ in range(min(room, len(left))):
                terms, job = left.popleft()
                # Not `pure`: a second game with the same job is played, not looked up.
                running.add(client.submit(play, terms, job, pure=False))
            yield _outcome(next(running))
    finally:
        client.close()


def distributed() -> Any:
    """Load the library, which only those need who ask for a cluster."""
    try:
        return importlib.import_module("distributed")
    except ImportError:
        raise ClusterError(
            "a cluster needs dask.distributed; install it with: pip install 'emberkeep[cluster]'"
        ) from None


def connected(dask: Any, address: str) -> Any:
    """Reach the scheduler, or refuse."""
    client = None
    try:
        client = dask.Client(address, timeout=PATIENCE, set_as_default=False)
        client.wait_for_workers(1, timeout=PATIENCE)
    except (OSError, ValueError, TimeoutError) as error:
        if client is not None:
            client.close()
        raise ClusterError(f"no cluster with workers answers at {address}: {error}") from None
    return client


def _outcome(future: Any) -> Outcome:
    try:
        outcome: Outcome = future.result()
    except EmberkeepError:
        raise
    except Exception as error:
        # Workers without Emberkeep, a game that killed several workers, a scheduler that is gone.
        raise ClusterError(f"the cluster failed: {type(error).__name__}: {error}") from error
    return outcome
