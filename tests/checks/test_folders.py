"""The games' folders have the same files for the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "games.md").read_text("utf-8")
LISTED = set(re.findall(r"^\| `([\w.]+)/?` \|", PAGE, re.MULTILINE))
MAY_LACK = set(re.findall(r"^\| `([\w.]+)` \| where there is one:", PAGE, re.MULTILINE))
GAMES = sorted(file.parent for file in (ROOT / "emberkeep" / "games").glob("*/rules.toml"))


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_game_has_the_files_of_the_page(folder: Path) -> None:
    there = {path.name for path in folder.iterdir()}

    assert LISTED - MAY_LACK - there == set()


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_a_file_of_one_game_alone_is_named_in_its_readme(folder: Path) -> None:
    readme = (folder / "README.md").read_text("utf-8")
    rows = [line for line in readme.splitlines() if line.startswith("| `")]
    own = {path.name for path in folder.glob("*.py")} - LISTED

    assert [name for name in sorted(own) if not any(f"`{name}`" in row for row in rows)] == []


def test_the_page_lists_what_a_game_consists_of() -> None:
    assert {"__init__.py", "cards.py", "state.py", "rules", "views.py", "hints.py"} <= LISTED
