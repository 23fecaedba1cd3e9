"""Pack Python for a page: our sources, and what they import of the standard library, compiled.

This runs when the client is built, in the very Python that the page will run.
"""

# ruff: noqa: INP001 - a script that the builder of the client runs

from __future__ import annotations

import ast
import importlib
import pkgutil
import py_compile
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

PARTS = ("bots", "games", "kernel", "page", "tables")
NAMED = ("encodings.ascii", "encodings.latin_1")  # found by their names, which nobody imports
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # so that the same sources are the same file
KEEP_ASSERTS, NO_DOCSTRINGS = 0, 2


def pack(project: str, library: str, folder: str) -> None:
    """Write `emberkeep.zip`, `python_stdlib.zip` and `games.json` into a folder."""
    root, unpacked = Path(project, "emberkeep"), Path(folder, "library")
    shutil.unpack_archive(library, unpacked)
    sys.path.append(project)
    for name in [*NAMED, *_our_modules(root), *_named_in(_our_files(root))]:
        importlib.import_module(name)
    games = _games()  # which imports the rest
    _write(Path(folder, "emberkeep.zip"), root.parent, _our_files(root), KEEP_ASSERTS)
    _write(Path(folder, "python_stdlib.zip"), unpacked, _imported(unpacked), NO_DOCSTRINGS)
    Path(folder, "games.json").write_bytes(games)


def _our_modules(root: Path) -> Iterator[str]:
    for part in PARTS:
        for module in pkgutil.walk_packages([str(root / part)], f"emberkeep.{part}."):
            if "testing" not in module.name:
                yield module.name


def _our_files(root: Path) -> list[Path]:
    found = [root / "__init__.py"]
    for part in PARTS:
        found += [file for end in ("py", "toml") for file in (root / part).rglob(f"*.{end}")]
    return [file for file in found if "testing" not in file.parts]


def _named_in(files: list[Path]) -> Iterator[str]:
    """Name what our sources import of the library, also where they do so later."""
    for file in files:
        if file.suffix == ".py":
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    yield from filter(_of_library, (alias.name for alias in node.names))
                elif isinstance(node, ast.ImportFrom) and _of_library(node.module or ""):
                    yield str(node.module)


def _of_library(module: str) -> bool:
    return module.partition(".")[0] in sys.stdlib_module_names


def _imported(library: Path) -> list[Path]:
    """Find the files of all modules that have been imported."""
    modules = [Path(library, *name.split(".")) for name in sys.modules]
    files = [file for at in modules for file in (at.with_suffix(".py"), at / "__init__.py")]
    return [file for file in files if file.is_file()]


def _write(target: Path, root: Path, files: list[Path], optimize: int) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(files):
            name = file.relative_to(root).as_posix()
            info = zipfile.ZipInfo(name + "c" * (file.suffix == ".py"), LONG_AGO)
            content = _compiled(file, name, optimize) if file.suffix == ".py" else file.read_bytes()
            archive.writestr(info, content, zipfile.ZIP_DEFLATED)


def _compiled(file: Path, name: str, optimize: int) -> bytes:
    made = py_compile.compile(
        str(file),
        "/compiled",
        name,
        doraise=True,
        optimize=optimize,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    assert made
    return Path(made).read_bytes()


def _games() -> bytes:
    catalogue = importlib.import_module("emberkeep.tables.catalogue")
    encode = importlib.import_module("emberkeep.tables.encode").encode
    return bytes(encode(catalogue.everything()))
