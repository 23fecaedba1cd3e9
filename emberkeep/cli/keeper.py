"""Keeping a match on disk while it is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from emberkeep.cli.files import FileError, refuse_existing, write_text
from emberkeep.kernel import Match


class Keeper:
    """Writes the record of a match to its file after each choice, if it has a file."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.trouble: FileError | None = None

    def keep(self, match: Match[Any]) -> None:
        """Save; a full disk does not end a match, but it is told and tried again."""
        if self.file is None:
            return
        try:
            write_text(self.file, match.record.to_json())
        except FileError as error:
            self.trouble = error
        else:
            self.trouble = None

    def of_next_part(self, match: Match[Any]) -> Keeper:
        """Keep the next part of a campaign beside this one: `road.json`, then `road-2.json`."""
        if self.file is None:
            return Keeper()
        part = match.record.setup.part
        file = self.file.with_stem(f"{self.file.stem.removesuffix(f'-{part - 1}')}-{part}")
        keeper = Keeper()
        keeper.save_as(file, match)
        return keeper

    def save_as(self, file: Path, match: Match[Any]) -> None:
        """Save to another file from now on; never over one that is not this match's."""
        if file != self.file:
            refuse_existing(file, "choose another name")
        write_text(file, match.record.to_json())
        self.file = file
        self.trouble = None
