"""The example of the documentation, built and installed as its users would, without a network."""

from __future__ import annotations

import shutil
from pathlib import Path
from zipfile import ZipFile

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
