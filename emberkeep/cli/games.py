"""`emberkeep games`: what can be played, and how."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from emberkeep.cli.terminal import err, out
from emberkeep.cli.words import QUIET
from emberkeep.games import GAMES
from emberkeep.kernel import Game, Knob, Mode


def games() -> None:
    """List the games with their modes, player counts and options."""
    if not GAMES:
        out.print("No game is installed.")
    for game in GAMES.values():
        out.print(_table(game))
    for sentence in GAMES.left_out:
        err.print(sentence)


def _table(game: Game[Any]) -> Table:
    title = Text.assemble((game.title, "bold"), f"  {game.name}, rules {game.rules_version}")
    table = Table(
        title=title, title_justify="left", title_style="", box=box.SIMPLE_HEAD, pad_edge=False
    )
    table.add_column("mode")
    table.add_column("players")
    table.add_column("option")
    table.add_column("accepted values, the default first", overflow="fold")
    for mode in game.offered():
        _add(table, mode)
    return table


def _add(table: Table, mode: Mode) -> None:
    players = ", ".join(map(str, mode.players))
    if not mode.knobs:
        table.add_row(mode.name, players, Text("none", style=QUIET), "")
    for at, knob in enumerate(mode.knobs):
        head = ("", "") if at else (mode.name, players)
        table.add_row(*head, knob.name, _values(knob))


def _values(knob: Knob) -> Text:
    first, *others = [str(setting).lower() for setting in knob.values]
    return Text.assemble((first, "bold"), *[f", {other}" for other in others])
