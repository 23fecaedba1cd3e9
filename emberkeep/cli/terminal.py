"""Where commands write: one console for what was asked for, one for trouble."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from rich.console import Console

out = Console(highlight=False, markup=False, emoji=False)
err = Console(highlight=False, markup=False, emoji=False, stderr=True, soft_wrap=True)


def forgive_encodings() -> None:
    """Show a replacement for what a terminal cannot show, rather than fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def complain(sentence: str) -> None:
    """Say in one line what was wrong; a record from a stranger must not move the cursor."""
    shown = "".join(c if c.isprintable() else " " for c in sentence)
    err.print(f"emberkeep: {shown}")


def plain(line: str) -> None:
    """Write a line as it is, for other programs to read."""
    out.file.write(f"{line}\n")
