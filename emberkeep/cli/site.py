"""`emberkeep site`: everything that can be played alone or on one screen, as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from emberkeep.cli.files import FileError, reason
from emberkeep.cli.terminal import out

Folder = Annotated[
    Path, typer.Argument(help="Where to write; files of an older site are replaced.")
]


def site(folder: Folder) -> None:
    """Write Emberkeep as files that any web server can offer, and that need no server of ours."""
    from emberkeep.server.config import Config  # noqa: PLC0415 - only this needs the server
    from emberkeep.server.site import write_site  # noqa: PLC0415 - as above

    try:
        count = write_site(Path(Config().static), folder)
    except OSError as error:
        raise FileError(f"cannot write {folder}: {reason(error)}") from error
    out.print(f"{count} files are in {folder}.")
