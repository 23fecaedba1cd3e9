"""Compare random play with that of other libraries: `python benchmarks/peers.py [--python …]`.

Every contender plays in a process of its own, in turns, round after round, so that whatever else
the machine does hits all alike: so many seconds of processor time on one core. Only choices with
two options or more count. The table has medians, and ratios to the contender named first.

Peers are measured where they can be found: catanatron, pyminion and OpenSpiel (`open_spiel`) in
the Python given by `--python`, TAG in a checkout given by `--tag`, of which `mvn package` has made
`target/TAG.jar`, or whose classes are in `--classes`. Our compiled build is measured too, if
`python3 run.py compile` has made it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from emberkeep.cli.boundary import run_app
from emberkeep.games import OURS
from emberkeep.kernel import EmberkeepError

HERE = Path(__file__).resolve().parent
PROGRAMS = HERE / "peers"
COMPILED = HERE.parent / "build" / "compiled"
MOST_PLAYERS = 4
MODES = {"ascension_tactics": "melee"}  # of the others the first for four is taken
TAG_GAMES = {"puertorico": "TAG, Puerto Rico", "dominion": "TAG, Dominion"}
PYTHON_PEERS = {
    "catanatron": ("catanatron", "catanatron, Catan"),
    "pyminion": ("pyminion", "pyminion, Dominion"),
    "pyspiel": ("open_spiel", "OpenSpiel, Backgammon for 2"),
}

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@dataclass
class Contender:
    """A program that plays, and what it measured: choices a second, microseconds a copy."""

    name: str
    command: list[str]
    more: list[str] = field(default_factory=list)
    folder: Path = HERE
    path: str = ""  # for PYTHONPATH
    rates: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)

    def take(self, seconds: float, seed: int) -> None:
        """Play once more, and keep the figures."""
        done = subprocess.run(
            [*self.command, str(seconds), str(seed), *self.more],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": self.path},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
            raise EmberkeepError(f"{self.name} could not be measured: {last}")
        figures = json.loads(done.stdout.splitlines()[-1])
        self.rates.append(figures["choices_per_second"])
        if figures["copy_us"] is not None:
            self.copies.append(figures["copy_us"])


@app.command()
def peers(
    *,
    python: Annotated[
        str, typer.Option(help="The Python that has catanatron, pyminion or open_spiel.")
    ] = sys.executable,
    tag: Annotated[Path | None, typer.Option(help="A checkout of TAG.", show_default=False)] = None,
    classes: Annotated[
        str, typer.Option(help="The class path of TAG, if not target/TAG.jar.", show_default=False)
    ] = "",
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play for each take.")] = 2.0,
    rounds: Annotated[int, typer.Option(min=1, help="How often each is taken.")] = 5,
) -> None:
    """Measure all that can be found, in turns, and print medians and ratios."""
    contenders = [*tag_games(tag, classes), *ours(), *python_peers(python)]
    notes = Console(stderr=True)
    for number in range(rounds):
        for contender in contenders:
            notes.print(f"round {number + 1} of {rounds}: {contender.name}")
            contender.take(seconds, number + 1)
    Console().print(grid(contenders))


def ours() -> list[Contender]:
    """List our games for four, of the compiled build and of the plain one."""
    found = []
    for build, path in (("compiled", COMPILED), ("plain", HERE.parent)):
        if not (path / "emberkeep").is_dir():
            continue
        for game in OURS.values():
            fitting = [mode.name for mode in game.offered() if MOST_PLAYERS in mode.players]
            mode = MODES.get(game.name, fitting[0])
            command = [sys.executable, str(PROGRAMS / "ours.py")]
            more = [game.name, mode, str(MOST_PLAYERS)]
            name = f"{game.title}, {build}"
            found.append(Contender(name, command, more, path=f"{path}:{PROGRAMS}"))
    return found


def python_peers(python: str) -> list[Contender]:
    """List the peers that a Python has."""
    found = []
    for module, (program, name) in PYTHON_PEERS.items():
        has = subprocess.run([python, "-c", f"import {module}"], capture_output=True, check=False)
        if has.returncode == 0:
            command = [python, str(PROGRAMS / f"{program}_play.py")]
            found.append(Contender(name, command, path=str(PROGRAMS)))
    return found


def tag_games(checkout: Path | None, classes: str) -> list[Contender]:
    """List the games of a checkout of TAG."""
    if checkout is None:
        return []
    jar = checkout.resolve() / "target" / "TAG.jar"
    if not shutil.which("java"):
        raise EmberkeepError("TAG needs Java, and there is no `java` on the path")
    if not classes and not jar.is_file():
        raise EmberkeepError(f"there is no {jar}: run `mvn package` there, or give --classes")
    java = ["java", "-XX:+UseSerialGC", "-cp", classes or str(jar), str(PROGRAMS / "Measure.java")]
    return [Contender(name, [*java, game], folder=checkout) for game, name in TAG_GAMES.items()]


def grid(contenders: list[Contender]) -> Table:
    """Write a line for each contender."""
    table = Table(box=None, pad_edge=False)
    for head in ("4 players, random play", "choices/s", "ratio", "copy µs", "ratio"):
        table.add_column(head, justify="right" if table.columns else "left")
    first = contenders[0]
    for each in contenders:
        rate, copy = median(each.rates), median(each.copies)
        table.add_row(
            each.name,
            f"{rate:,.0f}",
            f"{rate / median(first.rates):.2f}",
            f"{copy:,.1f}",
            f"{copy / median(first.copies):.2f}",
        )
    return table


if __name__ == "__main__":
    sys.exit(run_app(app, "peers.py"))
