"""The lab on a real cluster: a scheduler and two workers, of which one is killed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep

import pytest

from emberkeep.lab import cluster
from emberkeep.lab.arena import Contest, contest
from emberkeep.lab.cluster import ClusterError
from emberkeep.lab.work import played
from tests.patience import PATIENCE

pytest.importorskip("distributed")
FAST = {"DASK_DISTRIBUTED__LOGGING__DISTRIBUTED": "error"}


class Cluster:
    """A scheduler with workers in processes of their own."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.stack = stack
        file = folder / "scheduler.json"
        self.start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", file)
        until = monotonic() + PATIENCE
        while not file.exists() or not file.stat().st_size:
            assert monotonic() < until, "the scheduler did not start"
            sleep(0.05)
        self.address: str = json.loads(file.read_text())["address"]
        self.workers = [self.start("worker", self.address, "--nthreads", "1") for _ in range(2)]

    def start(self, what: str, *arguments: str | Path) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *arguments]
        extra = ["--no-dashboard"] if what == "scheduler" else ["--no-dashboard", "--no-nanny"]
        process = subprocess.Popen(
            [*command, *extra], env={**os.environ, **FAST}, stderr=subprocess.DEVNULL
        )
        self.stack.callback(process.wait)
        self.stack.callback(process.kill)
        return process


@pytest.fixture
def dask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    monkeypatch.setattr(cluster, "PATIENCE", PATIENCE)
    with ExitStack() as stack:
        yield Cluster(tmp_path, stack)


def wish(games: int, *bots: str) -> Contest:
    return contest("crown_of_ash", bots, games=games, players=2, seed=5)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # of the library itself, and of a worker that is killed
def test_a_killed_worker_changes_nothing(dask: Cluster) -> None:
    arena = wish(8, "random", "tests.lab.bots:Slow")
    works = [(arena.terms, job) for job in arena.jobs()]

    outcomes = []
    for outcome in played(works, cluster=dask.address):
        outcomes.append(outcome)
        if len(outcomes) == 2:
            dask.workers[0].kill()

    assert dask.workers[0].wait() != 0
    assert dask.workers[1].poll() is None
    there = sorted((outcome.untimed() for outcome in outcomes), key=repr)
    here = sorted((outcome.untimed() for outcome in played(works)), key=repr)
    assert there == here


def test_a_cluster_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    arena = wish(2, "random")

    with pytest.raises(ClusterError, match="no cluster with workers answers at tcp://127"):
        list(played([(arena.terms, arena.jobs()[0])], cluster="tcp://127.0.0.1:9"))


def test_without_the_library_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)

    with pytest.raises(ClusterError, match=r"emberkeep\[cluster\]"):
        cluster.distributed()
