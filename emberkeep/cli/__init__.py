"""The `emberkeep` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer

from emberkeep.cli.boundary import run_app
from emberkeep.cli.commands import Commands

USUAL = ("serve", "--open")

app = typer.Typer(
    cls=Commands, add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False
)


@app.callback()
def emberkeep() -> None:
    """Four dark-fantasy board games, for people, bots and experiments.

    Without a command: start them and open the browser.
    """


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command, by default the server, and return its exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    return run_app(app, "emberkeep", list(given) or list(USUAL))
