"""A game that somebody else has installed is in every command, also in the processes they start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installing import ROOT, install, install_example
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the example, and beside it a game that is broken."""
    site = tmp_path_factory.mktemp("site")
    install_example(site, tmp_path_factory.mktemp("scratch"))
    install(site, "broken", broken="nowhere:GAME")
    return site


def run(site: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(site), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-m", "emberkeep", *arguments],
        input=typed,
        capture_output=True,
        cwd=site,
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "100", "LANG": "C.UTF-8"},
        check=False,
        text=True,
        timeout=PATIENCE,
    )


def test_it_is_listed_and_what_is_broken_beside_it_costs_one_sentence(site: Path) -> None:
    done = run(site, "games")

    assert done.returncode == 0
    assert "Last Ember  last_ember, rules 1" in done.stdout
    assert "Crown of Ash" in done.stdout
    assert done.stderr == (
        "The game nowhere:GAME of broken is left out: it cannot be imported "
        "(ModuleNotFoundError: No module named 'nowhere').\n"
    )


def test_it_is_played_in_the_terminal(site: Path) -> None:
    done = run(site, "play", "last_ember", "--seed", "1", typed="one\n" * 20)

    assert done.returncode == 0, done.stderr
    assert "decided by points" in done.stdout


def test_bots_play_it_in_processes_of_their_own(site: Path) -> None:
    done = run(site, "arena", "last_ember", "normal", "random", "--games", "4", "--workers", "2")

    assert done.returncode == 0, done.stderr
    assert "normal" in done.stdout


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("bench", "last_ember", "--seconds", "0.01"), "duel, 2p"),
        (("soak", "last_ember", "--games", "4"), "last_ember: 4 games"),
    ],
)
def test_it_is_measured_and_checked(site: Path, command: tuple[str, ...], said: str) -> None:
    done = run(site, *command)

    assert done.returncode == 0, done.stderr
    assert said in done.stdout
