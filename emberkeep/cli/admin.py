"""`emberkeep admin`: looking after a server and what it keeps."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from emberkeep.cli.terminal import out
from emberkeep.kernel import EmberkeepError

if TYPE_CHECKING:
    from emberkeep.server.check import Count

admin = typer.Typer(help="Look after a server.", no_args_is_help=True, add_completion=False)


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    database: Annotated[
        str, typer.Option(help="The SQLite file; the usual one otherwise.", show_default=False)
    ] = "",
) -> None:
    """Copy the SQLite database, also while the server runs."""
    from emberkeep.server.config import database as usual  # noqa: PLC0415
    from emberkeep.server.sqlite import backup as copy  # noqa: PLC0415

    source = usual(database)
    if "://" in source:
        raise EmberkeepError("this is a PostgreSQL database; back it up with pg_dump")
    copy(Path(source), file)
    out.print(f"Copied to {file}.")


@admin.command()
def schema(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
) -> None:
    """Write the OpenAPI schema with the messages of the WebSocket and the views of every game."""
    from emberkeep.cli.files import write_text  # noqa: PLC0415
    from emberkeep.server.app import schema_text  # noqa: PLC0415

    write_text(file, schema_text())


@admin.command()
def check(
    database: Annotated[
        str, typer.Option(help="A PostgreSQL address or an SQLite file.", show_default=False)
    ] = "",
) -> None:
    """Look for rows that were altered or are missing, also while the server runs."""
    from emberkeep.server.config import database as usual  # noqa: PLC0415

    count = asyncio.run(_check(usual(database)))
    out.print(f"Matches: {count.matches}, rows: {count.rows}, not as written: {count.faults}")
    if count.faults:
        raise typer.Exit(1)


async def _check(database: str) -> Count:
    from emberkeep.server.backends import open_store  # noqa: PLC0415
    from emberkeep.server.check import Count, faults  # noqa: PLC0415

    store, count = open_store(database), Count()
    await store.start(migrate=False)
    try:
        async for fault in faults(store, count):
            out.print(f"{fault.match}: {fault.what}", soft_wrap=True)
    finally:
        await store.close()
    return count
