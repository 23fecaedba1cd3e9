"""Reading and writing files so that nothing is ever half written or lost."""

from __future__ import annotations

import os
import shlex
from contextlib import suppress
from pathlib import Path

from emberkeep.kernel import EmberkeepError, Record

LARGEST = 64 * 1024 * 1024


class FileError(EmberkeepError):
    """A file that cannot be read or written."""


def read_text(path: Path) -> str:
    """Read a whole text file, or refuse."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise FileError(f"cannot read {path}: it is larger than {LARGEST >> 20} MB")
        return data.decode()
    except UnicodeDecodeError:
        raise FileError(f"cannot read {path}: it is not text in UTF-8") from None
    except OSError as error:
        raise FileError(f"cannot read {path}: {reason(error)}") from error


def read_record(path: Path) -> Record:
    """Read a record, or refuse and name the file."""
    text = read_text(path)
    try:
        return Record.from_json(text)
    except EmberkeepError as error:
        raise type(error)(f"{path}: {error}") from None


def write_text(path: Path, text: str) -> None:
    """Write a whole file or leave what was there: a new file takes the place of the old one."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            path.write_text(text, encoding="utf-8")  # a pipe or a device cannot be replaced
        else:
            _replace(path.resolve(), text)
    except OSError as error:
        raise FileError(f"cannot write {path}: {reason(error)}") from error


def _replace(path: Path, text: str) -> None:
    if path.is_dir():
        raise IsADirectoryError
    draft = path.with_name(f".emberkeep-{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name survive a power cut, where the system offers that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def refuse_existing(path: Path, advice: str) -> None:
    """Refuse to write over a file that somebody may still want."""
    refuse_unwritable(path)
    if os.path.lexists(path):
        raise FileError(f"{path} exists already; {advice}")


def refuse_unwritable(path: Path) -> None:
    """Refuse early, before the work whose result is to be written."""
    folder = path.parent
    if path.is_dir():
        raise FileError(f"cannot write {path}: it is a folder, not a file")
    if not folder.is_dir():
        raise FileError(f"cannot write {path}: there is no folder {folder}")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise FileError(f"cannot write {path}: permission denied")


def typed(path: Path) -> str:
    """Write a path as it is typed in a shell."""
    return shlex.quote(str(path))


def reason(error: OSError) -> str:
    """Say in words why the system refused."""
    match error:
        case FileNotFoundError():
            return "there is no such file or folder"
        case IsADirectoryError():
            return "it is a folder, not a file"
        case NotADirectoryError():
            return "a part of its path is not a folder"
        case PermissionError():
            return "permission denied"
        case _:
            return (error.strerror or type(error).__name__).lower()
