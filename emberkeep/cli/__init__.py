"""The `emberkeep` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from emberkeep.cli.bench import bench
from emberkeep.cli.files import reason
from emberkeep.cli.games import games
from emberkeep.cli.play import play
from emberkeep.cli.replay import replay
from emberkeep.cli.rules import rules
from emberkeep.cli.soak import soak
from emberkeep.cli.terminal import complain, forgive_encodings
from emberkeep.kernel import EmberkeepError

REFUSED = 2

app = typer.Typer(
    help="Four dark-fantasy board games, for people, bots and experiments.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
for command in (games, play, replay, rules, bench, soak):
    app.command()(command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 2, with one sentence, for what is refused."""
    forgive_encodings()
    try:
        code = app(arguments, prog_name="emberkeep", standalone_mode=False)
        sys.stdout.flush()
    except EmberkeepError as error:
        complain(str(error))
    except typer.TyperException as error:
        complain(error.format_message())
    except OSError as error:
        complain(f"cannot write the output: {reason(error)}")
        _give_up_output()
    else:
        return int(code or 0)
    return REFUSED


def _give_up_output() -> None:
    """Keep Python from trying to write the rest again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
