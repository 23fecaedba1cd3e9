"""Where a command meets the world: whatever is refused leaves one sentence and exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import typer

from emberkeep.cli.files import reason
from emberkeep.cli.terminal import complain, forgive_encodings
from emberkeep.kernel import EmberkeepError

REFUSED = 2


def run_app(app: typer.Typer, name: str, arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    forgive_encodings()
    try:
        code = app(arguments, prog_name=name, standalone_mode=False)
        sys.stdout.flush()
    except EmberkeepError as error:
        complain(str(error))
    except typer.TyperException as error:
        message = error.format_message()
        if not message:
            return 0  # the help page was asked for, by no argument at all
        complain(_helpful(getattr(error, "ctx", None), name, message))
    except OSError as error:
        complain(f"cannot write the output: {reason(error)}")
        _give_up_output()
    else:
        return int(code or 0)
    return REFUSED


def _helpful(context: Any, name: str, message: str) -> str:
    """Say what would be accepted, which Typer leaves to its usage text."""
    sentence = message.rstrip(".")
    sentence = sentence[:1].lower() + sentence[1:]
    if sentence.startswith("no such command"):
        names = context.command.list_commands(context)
        return f"{sentence}; there are: {', '.join(names)}"
    return f"{sentence}; see {name} --help"


def _give_up_output() -> None:
    """Keep Python from trying to write the rest again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
