"""`emberkeep bench`: how fast the games are on this machine."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from emberkeep.cli.files import refuse_unwritable, write_text
from emberkeep.cli.screen import HEADING
from emberkeep.cli.terminal import err, out
from emberkeep.cli.wishes import the_games
from emberkeep.cli.words import QUIET
from emberkeep.kernel import Game, SetupError
from emberkeep.lab import measure
from emberkeep.lab.measure import Figure, Row

HEADS = (
    "decisions\n/s",
    "games\n/s",
    "decisions\n/game",
    "options",
    "copy\nµs",
    "view\nµs",
    "imagine\nµs",
    "record\nbytes",
)


def bench(
    name: Annotated[str, typer.Argument(metavar="[GAME]", help="See `emberkeep games`.")] = "",
    *,
    players: Annotated[
        int, typer.Option(min=0, help="Only for so many players.", show_default=False)
    ] = 0,
    mode: Annotated[str, typer.Option(help="Only in this mode.", show_default=False)] = "",
    seconds: Annotated[
        float, typer.Option(min=0.01, max=600, help="How long to play for each of 3 repeats.")
    ] = 1.0,
    file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the figures here too.")
    ] = None,
) -> None:
    """Measure random play, copies, views and imagining, on one core."""
    run(the_games(name), mode=mode, players=players, seconds=seconds, file=file)


def run(
    games: Sequence[Game[Any]],
    *,
    mode: str = "",
    players: int = 0,
    seconds: float = 1.0,
    file: Path | None = None,
) -> None:
    """Measure games, print the figures, and write them to a file."""
    wanted = [(game, setup) for game in games for setup in measure.setups(game, mode, players)]
    if not wanted:
        raise SetupError("there is nothing to measure: no game is installed")
    if file:
        refuse_unwritable(file)  # before the work
    with _progress() as progress:
        task = progress.add_task("measuring", total=len(wanted) * measure.REPEATS)

        def advance() -> None:
            progress.advance(task)
            progress.refresh()

        rows = [measure.measure(game, setup, seconds, advance) for game, setup in wanted]
    report = measure.report(rows)
    show(rows, report)
    if file:
        write_text(file, json.dumps(report, indent=1) + "\n")


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        auto_refresh=False,  # a thread that draws would be measured too
    )


def show(rows: Sequence[Row], report: dict[str, Any]) -> None:
    """Print a line of figures for each row, and below it the same in beats."""
    for game in dict.fromkeys(row.game for row in rows):
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(Text(game, style=HEADING), vertical="bottom")
        for head in HEADS:
            table.add_column(head, justify="right")
        for row in rows:
            if row.game == game:
                table.add_row(*_figures(row))
                table.add_row(*_ratios(row), style=QUIET)
        out.print(table)
        out.print()
    out.print(
        f"{report['build']} build, {report['python']}, one core, median of {measure.REPEATS}. "
        f"In beats: rates per beat, times in thousandths of a beat. A beat, the calibration "
        f"loop, took {report['beat_us']:.0f} µs."
    )


def _figures(row: Row) -> list[str]:
    return [
        f"{row.mode}, {row.players}p",
        f"{row.decisions_per_second.median:,.0f}",
        _short(row.games_per_second.median),
        f"{row.decisions_per_game:.1f}",
        f"{row.options_per_decision:.1f}",
        *[_short(figure.median) for figure in _times(row)],
        f"{row.record_bytes:,.0f}",
    ]


def _ratios(row: Row) -> list[str]:
    return [
        "  in beats",
        _short(row.decisions_per_second.ratio),
        _short(row.games_per_second.ratio),
        "",
        "",
        *[_short(figure.ratio * 1000) for figure in _times(row)],
        "",
    ]


def _times(row: Row) -> list[Figure]:
    return [row.copy_us, row.view_us, row.imagine_us]


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"
