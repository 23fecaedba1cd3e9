"""Options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="See `emberkeep games`.")]
Players = Annotated[int, typer.Option(min=0, help="How many play.", show_default=False)]
ModeName = Annotated[str, typer.Option(help="Which mode of the game.", show_default=False)]
Options = Annotated[
    list[str] | None, typer.Option(help="An option of the mode: name=value. Repeatable.")
]
Seed = Annotated[int, typer.Option(min=0, help="Other deals with another seed.")]
Workers = Annotated[int, typer.Option(min=0, help="How many processes; 0 is one for each core.")]
Cluster = Annotated[
    str, typer.Option(metavar="ADDRESS", help="Play on a Dask cluster: tcp://host:8786.")
]
Limit = Annotated[float, typer.Option(min=1, help="A decision that takes longer is forfeited.")]

BotNames = Annotated[
    list[str] | None,
    typer.Argument(metavar="BOT...", help="random, hard:100ms, module:Class, cmd:PROGRAM."),
]
OneMoreBot = Annotated[
    list[str] | None, typer.Option(help="One more bot: module:Class or cmd:PROGRAM.")
]
TimeBudget = Annotated[
    int, typer.Option(min=0, help="Budget of a decision, for bots that take one.")
]
IterationBudget = Annotated[int, typer.Option(min=0, help="The same, in iterations.")]
GamesFile = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help="Keep each finished game here.")
]
ResumeFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Go on with such a file, or begin it.")
]
SummaryFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write the tables here as JSON.")
]
PlotFile = Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw the results here.")]
