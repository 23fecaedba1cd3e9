"""The script that measures our games beside other libraries."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "benchmarks" / "peers"


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT), str(FOLDER)])
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_our_games_are_played_and_copied() -> None:
    done = run(FOLDER / "ours.py", "0.05", "1", "royal_chronicles", "standard", "4")

    figures = json.loads(done.stdout)

    assert figures["choices_per_second"] > 0
    assert figures["copy_us"] > 0


def test_a_checkout_that_is_not_built_is_refused_with_one_sentence(tmp_path: Path) -> None:
    done = run(ROOT / "benchmarks" / "peers.py", "--tag", tmp_path)

    assert done.returncode != 0
    assert "there is no" in done.stderr
    assert "Traceback" not in done.stderr
