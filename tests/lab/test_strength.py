"""The script that measures the bots."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

END = "<!-- strength: to here -->"
SCRIPT = Path(__file__).parents[2] / "tools" / "strength.py"


def strength(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    places = ("--keep", folder / "games", "--page", folder / "strength.md")
    command: list[str | Path] = [sys.executable, SCRIPT, *places, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_it_writes_a_page_and_goes_on(tmp_path: Path) -> None:
    wish = ("--only", "crown_of_ash easy against random", "--games")

    first = strength(tmp_path, *wish, "2")
    page = tmp_path / "strength.md"
    page.write_text(page.read_text().replace(END, f"## Royal Chronicles\n\nOf old.\n\n{END}"))
    again = strength(tmp_path, *wish, "4")

    assert (first.returncode, again.returncode) == (0, 0), first.stderr + again.stderr
    text = page.read_text()
    assert "## Crown of Ash\n" in text
    assert f"\n\n## Royal Chronicles\n\nOf old.\n\n{END}" in text  # not played again, so it stays
    assert "| easy against random | 4 | " in text
    assert "emberkeep arena crown_of_ash easy random --games 4 --players 2" in text
    assert (tmp_path / "strength-crown-of-ash.svg").read_text().startswith("<svg")


def test_it_lists_the_arenas(tmp_path: Path) -> None:
    done = strength(tmp_path, "--list")

    assert "emberkeep arena crown_of_ash hard:500it normal --games 400 --players 4" in done.stdout
    assert "--players 1 --mode solo --option difficulty=hard" in done.stdout
    assert "emberkeep arena royal_chronicles normal easy" in done.stdout
    assert "hard:2000it hard:500it --games 400" in done.stdout


def test_unknown_trials_are_refused(tmp_path: Path) -> None:
    done = strength(tmp_path, "--only", "chess")

    assert done.returncode == 2
    assert "there are:\n  crown_of_ash easy against random" in done.stdout
