"""Measure the kernel on the toy games: `python benchmarks/kernel.py [--json FILE]`."""
# ruff: noqa: INP001 - a script, not a package

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from emberkeep.cli.bench import run
from emberkeep.cli.boundary import run_app
from tests.toys import empty, hamlet

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def kernel(
    *,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=600, help="How long to play for each of 3 repeats.")
    ] = 1.0,
    file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the figures here too.")
    ] = None,
) -> None:
    """Measure an empty game, which costs what the kernel costs, and a full one."""
    run([empty.GAME, hamlet.GAME], seconds=seconds, file=file)


if __name__ == "__main__":
    sys.exit(run_app(app, "kernel.py"))
