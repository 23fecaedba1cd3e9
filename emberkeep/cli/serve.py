"""`emberkeep serve`: the server that people and programs play on."""

from __future__ import annotations

import os
import sys
import webbrowser
from functools import partial
from pathlib import Path
from threading import Timer
from typing import Annotated

import typer

from emberkeep.cli.files import read_text
from emberkeep.cli.terminal import out
from emberkeep.kernel import EmberkeepError

Host = Annotated[str, typer.Option(help="Where to listen.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")]
Database = Annotated[
    str, typer.Option(help="A PostgreSQL address or an SQLite file.", show_default=False)
]
Origins = Annotated[
    list[str] | None, typer.Option(help="A further origin that may connect. Repeatable.")
]
Secure = Annotated[bool, typer.Option("--secure", help="Cookies over https only.")]
Workers = Annotated[int, typer.Option(min=0, help="Processes for bots; 0: by cores.")]
Think = Annotated[float, typer.Option(min=0.1, help="Seconds a bot may think.")]
Pace = Annotated[float, typer.Option(min=0, help="Seconds between a bot's choices.")]
Rooms = Annotated[int, typer.Option(min=1, help="Live tables kept in memory.")]
Grace = Annotated[
    float, typer.Option(min=0, help="Seconds before the bots of another process are driven.")
]
Limits = Annotated[bool, typer.Option(help="Limit what clients may take up.")]
Quotas = Annotated[
    list[str] | None,
    typer.Option(help="What each person/address may take up: sockets=20/200. Repeatable."),
]
Connections = Annotated[
    list[str] | None,
    typer.Option(help="A limit on connections: most=4000, header-seconds=10. Repeatable."),
]
PrivateWebhooks = Annotated[
    bool, typer.Option("--private-webhooks", help="Let webhooks go to private addresses.")
]
LogFormat = Annotated[str, typer.Option(help="plain or json.")]
Quiet = Annotated[bool, typer.Option("--quiet", help="Log only what is wrong.")]
Browser = Annotated[bool, typer.Option("--open", help="Open the address, given a screen.")]


def serve(  # noqa: PLR0913 - each is an option of the command
    *,
    host: Host = "127.0.0.1",
    port: Port = 8765,
    database: Database = "",
    origin: Origins = None,
    secure: Secure = False,
    workers: Workers = 0,
    think: Think = 10.0,
    pace: Pace = 0.6,
    rooms: Rooms = 2000,
    grace: Grace = 5.0,
    limits: Limits = True,
    quota: Quotas = None,
    connections: Connections = None,
    private_webhooks: PrivateWebhooks = False,
    log_format: LogFormat = "plain",
    quiet: Quiet = False,
    browser: Browser = False,
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
    start(config, partial(welcome, browser=browser))


def welcome(address: str, *, browser: bool) -> None:
    """Tell where the server is, and open it if that is wished and there is a screen."""
    out.print(f"Emberkeep is at {address}", soft_wrap=True)
    if browser and has_screen():
        Timer(1.0, webbrowser.open, [address]).start()


def has_screen() -> bool:
    """Return whether somebody at a terminal has a screen that a browser can open on."""
    screen = os.name == "nt" or sys.platform == "darwin"
    screen = screen or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return screen and sys.stdout.isatty()


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record exported by a server.")],
) -> None:
    """Check that the luck and the choices of an exported record are what they should be."""
    from emberkeep.tables.luck import verified  # noqa: PLC0415

    try:
        match, promised = verified(read_text(file))
    except EmberkeepError as error:
        raise type(error)(f"{file}: {error}") from None
    out.print(f"The seed {match.record.setup.seed} is the one promised by {promised}.")
    out.print(f"All {len(match.record.choices)} choices were possible, and the match is over.")
