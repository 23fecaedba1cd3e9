"""The commands by name: each is imported when it is run, since to import all takes a while.

What `emberkeep --help` says of them is therefore said here; a test holds it to their docstrings.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

SUMMARIES = {
    "games": "List the games with their modes, player counts and options.",
    "play": "Play a game in the terminal, against bots or with friends.",
    "replay": "Tell the story of a record; without --seat or --all, as a spectator saw it.",
    "rules": "Print which code and which tests stand for each rule.",
    "bench": "Measure random play, copies, views and imagining, on one core.",
    "soak": "Play random games in all modes, counts and options, and check the rules all along.",
    "arena": "Let bots play each other, on every seat with the same deals, and rate them.",
    "balance": "Play a game in all its ways, count who wins with what, and say what is off "
    "balance.",
    "serve": "Start the server and print its address.",
    "verify": "Check that the luck and the choices of an exported record are what they should be.",
    "site": "Write Emberkeep as files that any web server can offer, and that need no server "
    "of ours.",
    "admin": "Look after a server.",
}
ELSEWHERE = {"verify": "serve"}  # the modules of commands that are not named like them


class Commands(TyperGroup):
    """All commands: listed by their summaries, imported to be run."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(SUMMARIES)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in SUMMARIES:
            return None
        return TyperCommand(cmd_name, help=SUMMARIES[cmd_name])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, _, rest = super().resolve_command(ctx, args)
        return name, imported(name or ""), rest


def imported(name: str) -> Any:
    """Import a command."""
    thing = getattr(import_module(f"emberkeep.cli.{ELSEWHERE.get(name, name)}"), name)
    if not isinstance(thing, typer.Typer):
        app = typer.Typer(add_completion=False)
        app.command(name)(thing)
        thing = app
    return get_command(thing)
