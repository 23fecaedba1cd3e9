"""The example of the documentation, built and installed as its users would, without a network."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "docs" / "examples" / "last_ember"


def install_example(site: Path, scratch: Path) -> None:
    """Build the example's wheel and unpack it into a folder, which is all that pip does with it."""
    project = scratch / "project"
    shutil.copytree(EXAMPLE, project, ignore=shutil.ignore_patterns("__pycache__"))
    (wheel,) = WheelBuilder(str(project)).build(directory=str(scratch / "dist"))
    with ZipFile(wheel) as packed:
        packed.extractall(site)


def install(site: Path, name: str, **games: str) -> None:
    """Install a distribution that has nothing but entry points: `village="module:GAME"`."""
    info = site / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    points = "".join(f"{game} = {place}\n" for game, place in games.items())
    (info / "entry_points.txt").write_text(f"[emberkeep.games]\n{points}")


@contextmanager
def with_site(site: Path) -> Iterator[None]:
    """Have processes that are started meanwhile find what is installed in a folder."""
    with pytest.MonkeyPatch.context() as patch:
        path = os.environ.get("PYTHONPATH", str(ROOT))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(site), path]))
        yield
