"""The script that measures how long bots think."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "bots.py"


@pytest.mark.parametrize("game", ["crown_of_ash", "royal_chronicles"])
def test_it_shows_budgets_and_what_was_spent(game: str) -> None:
    wish = [game, "--decisions", "2", "--budget", "20", "--budget", "40"]

    done = subprocess.run(
        [sys.executable, SCRIPT, *wish], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    title, _, *rows = [line.split() for line in done.stdout.splitlines()]
    assert title == [f"{game},", "2", "players,", "2", "decisions"]
    assert [row[0] for row in rows] == ["random", "easy", "normal", "hard:20ms", "hard:40ms"]
    assert float(rows[-1][4]) == pytest.approx(float(rows[-1][1]) / 40, abs=0.01)
    assert rows[-1][8:10] == ["of", "2"]
