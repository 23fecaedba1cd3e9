"""Compare the speed of two checkouts: `python benchmarks/versus.py OTHER [GAME] [--compiled]`.

Both are measured by their own `emberkeep bench`, in turns, a row at a time, so that whatever else
the machine does hits both alike. The table says how many times as fast this checkout is as the
other one: the median over pairs of takes, since the best takes of both may come from different
minutes, and a shared machine is half as fast again in one as in another.
"""
# ruff: noqa: INP001 - a script, not a package

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Annotated, TypeAlias

import typer
from rich.console import Console
from rich.table import Table as Grid

from emberkeep.cli.boundary import run_app
from emberkeep.games import GAMES
from emberkeep.kernel import EmberkeepError
from emberkeep.lab.measure import setups

HERE = Path(__file__).resolve().parent.parent
RATES = ("decisions_per_second", "games_per_second")
TIMES = ("copy_us", "view_us", "imagine_us")

Row: TypeAlias = tuple[str, str, int]
Takes: TypeAlias = dict[tuple[Row, str], list[float]]

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def versus(
    other: Annotated[Path, typer.Argument(metavar="OTHER", help="Another checkout, set up.")],
    game: Annotated[str, typer.Argument(help="Only this game.", show_default=False)] = "",
    *,
    compiled: Annotated[
        bool, typer.Option("--compiled", help="The compiled builds of both.")
    ] = False,
    rounds: Annotated[int, typer.Option(min=1, help="How often each row is taken.")] = 3,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to play for each.")] = 0.5,
) -> None:
    """Measure every row of both checkouts in turns and print the ratios."""
    mine: Takes = defaultdict(list)
    others: Takes = defaultdict(list)
    rows = list(all_rows(game, other))
    notes = Console(stderr=True)
    for number in range(rounds):
        for row in rows:
            notes.print(f"round {number + 1} of {rounds}: {', '.join(map(str, row))}")
            pair = [(other, others), (HERE, mine)]
            for checkout, takes in pair if number % 2 else reversed(pair):
                take(checkout, row, seconds, takes, compiled=compiled)
    Console().print(grid(rows, mine, others))


def all_rows(only: str, other: Path) -> Iterator[Row]:
    """List the rows that both checkouts can measure: a game, a mode, a number of players."""
    for name, game in GAMES.items():
        if only in {"", name} and (other / "emberkeep" / "games" / name).is_dir():
            for setup in setups(game, "", 0):
                yield name, setup.mode, setup.players


def take(checkout: Path, row: Row, seconds: float, takes: Takes, *, compiled: bool) -> None:
    """Run one row's measurement in a checkout and keep every repeat."""
    game, mode, players = row
    with TemporaryDirectory() as folder:
        file = Path(folder, "figures.json")
        program = checkout.resolve() / ".venv" / "bin" / "emberkeep"
        wishes = ["--mode", mode, "--players", str(players), "--seconds", str(seconds)]
        path = str(checkout.resolve() / "build" / "compiled") if compiled else ""
        done = subprocess.run(  # noqa: S603 - our own program
            [program, "bench", game, *wishes, "--json", file],
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise EmberkeepError(f"{checkout} cannot measure {game}, {mode}: {done.stderr.strip()}")
        told = json.loads(file.read_text())
    wanted = "compiled" if compiled else "plain"
    if told["build"] != wanted:
        raise EmberkeepError(
            f"{checkout} has no {wanted} build; run `python3 run.py compile` there"
        )
    for name in (*RATES, *TIMES):
        takes[row, name] += told["rows"][0][name]["repeats"]


def grid(rows: list[Row], mine: Takes, others: Takes) -> Grid:
    """Lay out how many times as fast each figure is here."""
    table = Grid(title="this checkout's speed, with the other one's as 1")
    for head in ("", *RATES, *TIMES):
        table.add_column(head.replace("_per_second", " /s").replace("_us", ""), justify="right")
    for row in rows:
        table.add_row(
            ", ".join(map(str, row)),
            *(ratio(mine[row, rate], others[row, rate]) for rate in RATES),
            *(ratio(others[row, time], mine[row, time]) for time in TIMES),
        )
    return table


def ratio(over: list[float], under: list[float]) -> str:
    """Say what takes are as parts of those that were taken beside them."""
    return f"{median(one / other for one, other in zip(over, under, strict=True)):.2f}"


if __name__ == "__main__":
    sys.exit(run_app(app, "versus.py"))
