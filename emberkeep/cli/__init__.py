"""The `emberkeep` command."""

from __future__ import annotations

from collections.abc import Sequence

import typer

from emberkeep.cli.bench import bench
from emberkeep.cli.boundary import run_app
from emberkeep.cli.games import games
from emberkeep.cli.play import play
from emberkeep.cli.replay import replay
from emberkeep.cli.rules import rules
from emberkeep.cli.soak import soak

app = typer.Typer(
    help="Four dark-fantasy board games, for people, bots and experiments.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
for command in (games, play, replay, rules, bench, soak):
    app.command()(command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    return run_app(app, "emberkeep", arguments)
