"""Python for a page, as it was packed when the client was built."""

from __future__ import annotations

import ast
import json
import os
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from emberkeep.games import OURS
from tools.web import PACKAGE, PARTS

STATIC = PACKAGE / "server" / "static"


def built(pattern: str) -> Path:
    """Find a file of the built client."""
    found = next(STATIC.glob(pattern), None)
    if found is None and os.environ.get("CI") != "true":
        pytest.skip("no client is built (python3 run.py setup)")
    assert found, "no client is built"
    return found


def packed(pattern: str) -> set[str]:
    with zipfile.ZipFile(built(pattern)) as archive:
        return set(archive.namelist())


def sources() -> list[Path]:
    files = [file for part in PARTS for file in (PACKAGE / part).rglob("*.py")]
    return [PACKAGE / "__init__.py", *(file for file in files if "testing" not in file.parts)]


def imported(source: Path) -> Iterator[str]:
    """Name the modules that a source imports, also where it does so later."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_all_our_sources_are_inside_and_nothing_else() -> None:
    compiled = {f"{file.relative_to(PACKAGE.parent).as_posix()}c" for file in sources()}
    rules = {f"emberkeep/games/{name}/rules.toml" for name in OURS}

    assert packed("emberkeep-*.zip") == compiled | rules


def test_of_the_library_all_is_inside_that_our_sources_import() -> None:
    inside = packed("engine-*/python_stdlib.zip")
    wanted = {name for file in sources() for name in imported(file)}
    wanted -= {name for name in wanted if name.startswith(("emberkeep", "msgspec"))}
    wanted.discard("collections.abc")  # another name of a module that every Python has loaded
    specs = {name: find_spec(name) for name in wanted}
    written = {name for name, spec in specs.items() if spec and str(spec.origin).endswith(".py")}

    missing = {
        name
        for name in (each.replace(".", "/") for each in written)
        if not {f"{name}.pyc", f"{name}/__init__.pyc"} & inside
    }

    assert {"asyncio", "dataclasses", "json"} < written
    assert missing == set()


def test_the_games_on_the_first_screen_are_ours() -> None:
    games = json.loads(built("games-*.json").read_text(encoding="utf-8"))["games"]

    assert [game["name"] for game in games] == list(OURS)
