"""`emberkeep serve`: the server that people and programs play on."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from threading import Timer
from typing import Annotated

import typer

from emberkeep.cli.files import read_text
from emberkeep.cli.terminal import out
from emberkeep.kernel import EmberkeepError


def serve(  # noqa: PLR0913 - each is an option of the command
    *,
    host: Annotated[str, typer.Option(help="Where to listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8765,
    database: Annotated[
        str, typer.Option(help="A PostgreSQL address or an SQLite file.", show_default=False)
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="A further origin that may connect. Repeatable.")
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Cookies over https only.")] = False,
    workers: Annotated[int, typer.Option(min=0, help="Processes for bots; 0: by cores.")] = 0,
    think: Annotated[float, typer.Option(min=0.1, help="Seconds a bot may think.")] = 10.0,
    pace: Annotated[float, typer.Option(min=0, help="Seconds between a bot's choices.")] = 0.6,
    rooms: Annotated[int, typer.Option(min=1, help="Live tables kept in memory.")] = 2000,
    grace: Annotated[
        float, typer.Option(min=0, help="Seconds before the bots of another process are driven.")
    ] = 5.0,
    limits: Annotated[bool, typer.Option(help="Limit what clients may take up.")] = True,
    quota: Annotated[
        list[str] | None,
        typer.Option(help="What each person/address may take up: sockets=20/200. Repeatable."),
    ] = None,
    connections: Annotated[
        list[str] | None,
        typer.Option(help="A limit on connections: most=4000, header-seconds=10. Repeatable."),
    ] = None,
    private_webhooks: Annotated[
        bool, typer.Option("--private-webhooks", help="Let webhooks go to private addresses.")
    ] = False,
    log_format: Annotated[str, typer.Option(help="plain or json.")] = "plain",
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what is wrong.")] = False,
    browser: Annotated[
        bool, typer.Option("--open", help="Open the address, given a screen.")
    ] = False,
) -> None:
    """Start the server and print its address."""
    from emberkeep.server.config import Config, connection_limits, quotas  # noqa: PLC0415 - loads only when it starts
    from emberkeep.server.run import start  # noqa: PLC0415

    if log_format not in {"plain", "json"}:
        raise EmberkeepError(f"logs are plain or json, not {log_format!r}")
    config = Config(
        database=database,
        host=host,
        port=port,
        origins=origin or [],
        secure=secure,
        workers=workers,
        think=think,
        pace=pace,
        rooms=rooms,
        grace=grace,
        limits=limits,
        quotas=quotas(quota or []),
        connections=connection_limits(connections or []),
        private_webhooks=private_webhooks,
        log_format=log_format,
        quiet=quiet,
    )

    def ready(address: str) -> None:
        out.print(f"Emberkeep is at {address}", soft_wrap=True)
        if browser and has_screen():
            Timer(1.0, webbrowser.open, [address]).start()

    start(config, ready)


def has_screen() -> bool:
    """Return whether somebody at a terminal has a screen that a browser can open on."""
    screen = os.name == "nt" or sys.platform == "darwin"
    screen = screen or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return screen and sys.stdout.isatty()


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record exported by a server.")],
) -> None:
    """Check that the luck and the choices of an exported record are what they should be."""
    from emberkeep.server.luck import verified  # noqa: PLC0415

    try:
        match, promised = verified(read_text(file))
    except EmberkeepError as error:
        raise type(error)(f"{file}: {error}") from None
    out.print(f"The seed {match.record.setup.seed} is the one promised by {promised}.")
    out.print(f"All {len(match.record.choices)} choices were possible, and the match is over.")
