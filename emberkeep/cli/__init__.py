"""The `emberkeep` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer

from emberkeep.cli import (
    admin,
    arena,
    balance,
    bench,
    games,
    play,
    replay,
    rules,
    serve,
    site,
    soak,
)
from emberkeep.cli.boundary import run_app

USUAL = ("serve", "--open")

app = typer.Typer(
    help="Four dark-fantasy board games, for people, bots and experiments. Without a command: "
    "start them and open the browser.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.command()(games.games)
app.command()(play.play)
app.command()(replay.replay)
app.command()(rules.rules)
app.command()(bench.bench)
app.command()(soak.soak)
app.command()(arena.arena)
app.command()(balance.balance)
app.command()(serve.serve)
app.command()(serve.verify)
app.command()(site.site)
app.add_typer(admin.admin, name="admin")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command, by default the server, and return its exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    return run_app(app, "emberkeep", list(given) or list(USUAL))
