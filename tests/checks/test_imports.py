"""Who may import whom: the directions of the design page, read from the sources."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(file.relative_to(ROOT).as_posix() for file in ROOT.glob("emberkeep/**/*.py"))

ANY = "*"
MAY_IMPORT = {
    "kernel": ("kernel",),
    "games": ("kernel", "games"),
    "bots": ("kernel", "bots"),
    "envs": ("kernel", "games", "bots", "envs"),
    "lab": ("kernel", "games", "bots", "lab"),
    "tables": ("kernel", "games", "bots", "tables", "__init__"),
    "page": ("kernel", "games", "bots", "tables", "page"),
    "server": ("kernel", "games", "bots", "tables", "server"),
    "cli": (ANY,),
    "__main__": ("cli",),
    "__init__": (),
}
"""What each part may import of the others."""

LIBRARIES = {"kernel": (), "games": (), "bots": ("numpy",), "tables": (), "page": ()}
"""What some parts may import from elsewhere; all others anything."""

QUICKER = {"emberkeep/tables/structs.py": "msgspec"}
"""What a file imports where it is installed, and does without where it is not."""

PURE = (
    "__future__",
    "abc",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "hashlib",
    "heapq",
    "itertools",
    "json",
    "math",
    "operator",
    "re",
    "string",
    "types",
    "typing",
)
"""What kernel and games may import of the standard library: no chance, no clock, no files."""

SUITE = ("importlib", "os", "subprocess", "sys")
"""What the conformance suite, which starts a process, may import besides."""

REGISTRY = ("importlib",)
"""What finds games, ours and those that others have installed, may import besides."""

IMPURE_CALLS = ("breakpoint", "hash", "id", "input", "open", "print")
"""What kernel and games may not call: it talks to the world, or differs from run to run."""


def imports(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """List what a file imports: a module and, with `from`, a name of it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from ((module, alias.name) for alias in node.names)


def calls(tree: ast.AST) -> set[str]:
    """Name the functions that a file calls by their bare name."""
    return {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }


def problems(file: str, text: str) -> list[str]:
    """List what is wrong with the imports and calls of a file."""
    tree = ast.parse(text)
    found = [why for module, name in imports(tree) if (why := problem(file, module, name))]
    part = Path(file).parts[1].removesuffix(".py")
    if part in ("kernel", "games") and not file.startswith("emberkeep/kernel/testing/"):
        found += [f"calls {name}()" for name in sorted(calls(tree).intersection(IMPURE_CALLS))]
    return [f"{file} {why}" for why in found]


def problem(file: str, module: str, name: str) -> str:
    """Tell what is wrong with an import, or nothing."""
    if module.startswith("."):
        return f"imports {module}{name} without saying from where"
    if module.split(".", maxsplit=1)[0] != "emberkeep":
        return library_problem(file, module)
    return direction_problem(file, f"{module}.{name}".rstrip("."))


def library_problem(file: str, module: str) -> str:
    part = Path(file).parts[1].removesuffix(".py")
    library = module.split(".", maxsplit=1)[0]
    if library not in sys.stdlib_module_names:
        known = LIBRARIES.get(part, (library,))
        known = (*known, QUICKER.get(file, ""))
        return "" if library in known else f"imports {module}, which it may not depend on"
    if part in ("kernel", "games") and library not in pure_libraries(file):
        return f"imports {module}, which has effects or chance of its own"
    return ""


def pure_libraries(file: str) -> tuple[str, ...]:
    if file.startswith("emberkeep/kernel/testing/"):
        return (*PURE, *SUITE)
    finds_games = file in {"emberkeep/games/installed.py", "emberkeep/games/shelf.py"}
    return (*PURE, *REGISTRY) if finds_games else PURE


def direction_problem(file: str, target: str) -> str:
    """Judge an import of the package itself, given as `emberkeep.part.rest`."""
    part = Path(file).parts[1].removesuffix(".py")
    path = target.split(".")[1:]
    allowed = MAY_IMPORT[part]
    if path and path[0] in MAY_IMPORT and path[0] not in allowed and ANY not in allowed:
        return f"imports {target}: {part} may import {', '.join(allowed) or 'nothing'} alone"
    if path[:2] == ["kernel", "testing"] and part in ("kernel", "games"):
        inside = file.startswith("emberkeep/kernel/testing/")
        return "" if inside else f"imports {target}, which is for tests"
    if len(path) > 2 and path[0] == "games" and (ROOT / "emberkeep/games" / path[1]).is_dir():
        own = file.startswith(f"emberkeep/games/{path[1]}/")
        return "" if own or path[2:] == ["GAME"] else f"imports {target}, the inside of a game"
    return ""


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_every_part_imports_only_what_it_may(part: str) -> None:
    files = [file for file in FILES if Path(file).parts[1].removesuffix(".py") == part]
    found = [why for file in files for why in problems(file, (ROOT / file).read_text("utf-8"))]

    assert found == []


def test_every_folder_has_its_place_in_the_directions() -> None:
    assert {Path(file).parts[1].removesuffix(".py") for file in FILES} <= set(MAY_IMPORT)


# The check itself

GAME = "emberkeep/games/crown_of_ash/rules/battle.py"


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("emberkeep/kernel/table.py", "import random"),
        ("emberkeep/kernel/table.py", "import numpy"),
        ("emberkeep/kernel/table.py", "from os import path"),
        ("emberkeep/kernel/table.py", "from emberkeep.games import GAMES"),
        ("emberkeep/kernel/table.py", "from emberkeep import games"),
        ("emberkeep/kernel/table.py", "from emberkeep.kernel.testing import rule"),
        ("emberkeep/kernel/table.py", "from .state import State"),
        ("emberkeep/kernel/testing/play.py", "import hypothesis"),
        ("emberkeep/kernel/testing/play.py", "import random"),
        (GAME, "import time"),
        (GAME, "def f():\n    import pathlib"),
        (GAME, "from emberkeep.bots import Bot"),
        (GAME, "from emberkeep.kernel.testing import rule"),
        (GAME, "print(1)"),
        (GAME, "open('a')"),
        (GAME, "hash('a')"),
        ("emberkeep/games/other/rules.py", "from emberkeep.games.crown_of_ash import cards"),
        ("emberkeep/games/__init__.py", "from emberkeep.games.crown_of_ash.state import Ashlands"),
        ("emberkeep/bots/easy.py", "from emberkeep.games import GAMES"),
        ("emberkeep/bots/easy.py", "import scipy"),
        ("emberkeep/lab/arena.py", "import emberkeep.cli"),
        ("emberkeep/lab/arena.py", "from emberkeep.tables.room import Room"),
        ("emberkeep/server/app.py", "from emberkeep.lab import arena"),
        ("emberkeep/server/app.py", "import emberkeep.games.crown_of_ash.views"),
        ("emberkeep/tables/room.py", "import msgspec"),
        ("emberkeep/tables/room.py", "from emberkeep.server.store import Store"),
        ("emberkeep/cli/play.py", "from emberkeep.games.crown_of_ash.cards import WARRIORS"),
    ],
)
def test_what_may_not_be_is_found(file: str, line: str) -> None:
    assert len(problems(file, line)) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("emberkeep/kernel/table.py", "from emberkeep.kernel.state import State"),
        ("emberkeep/kernel/table.py", "import typing, json"),
        ("emberkeep/kernel/testing/records.py", "import subprocess, sys, os"),
        ("emberkeep/games/__init__.py", "from emberkeep.games.crown_of_ash import GAME as CROWN"),
        (GAME, "from emberkeep.games.crown_of_ash.cards import WARRIORS"),
        (GAME, "from emberkeep.kernel import Table\nwarrior.open(1)"),
        ("emberkeep/bots/hard.py", "import numpy as np, time\nfrom emberkeep.kernel import Seat"),
        ("emberkeep/server/app.py", "import litestar\nfrom emberkeep.tables.room import Room"),
        ("emberkeep/tables/room.py", "import asyncio\nfrom emberkeep.bots import BOTS"),
        ("emberkeep/tables/structs.py", "import msgspec"),
        (
            "emberkeep/cli/play.py",
            "import emberkeep.lab\nfrom emberkeep.games import game",
        ),
        ("emberkeep/cli/play.py", "from emberkeep import __version__"),
    ],
)
def test_what_may_be_is_not_found(file: str, line: str) -> None:
    assert problems(file, line) == []


# The standard library alone


TABLES = sorted(file.stem for file in ROOT.glob("emberkeep/tables/*.py"))


def test_kernel_games_and_tables_need_nothing_but_the_standard_library() -> None:
    script = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
import importlib, emberkeep.games, emberkeep.kernel, emberkeep.kernel.testing
for name in {TABLES!r}:
    importlib.import_module("emberkeep.tables." + name)
known = {{*sys.stdlib_module_names, "__main__", "emberkeep"}}
sys.exit(", ".join({{name.split(".")[0] for name in sys.modules}} - known) or None)
"""
    # -I: no environment, no present folder; -S: nothing that is installed.
    command = [sys.executable, "-I", "-S", "-c", script]
    child = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (child.returncode, child.stderr) == (0, "")
