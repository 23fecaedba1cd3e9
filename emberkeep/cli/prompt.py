"""Reading lines from the person at the terminal, with history and completion on a tty."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType

from emberkeep.cli.terminal import out


class Prompt:
    """Asks for lines; raises EOFError at the end of input and KeyboardInterrupt on Ctrl-C."""

    def __init__(self) -> None:
        self.readline = _readline()

    def line(self, prompt: str, completions: Sequence[str] = ()) -> str:
        self._complete(completions)
        out.file.flush()
        answer = input(prompt).strip()
        if not sys.stdin.isatty():
            out.print(answer)
        return answer

    def forget(self) -> None:
        """Let the next person not page through the last one's answers."""
        if self.readline:
            self.readline.clear_history()

    def _complete(self, words: Sequence[str]) -> None:
        if not self.readline:
            return

        def completer(text: str, at: int) -> str | None:
            fitting = [word for word in words if word.startswith(text)]
            return fitting[at] if at < len(fitting) else None

        self.readline.set_completer(completer)


def _readline() -> ModuleType | None:
    """Find the system's line editor; the colons and slashes of codes do not split words for it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    try:
        import readline  # noqa: PLC0415 - loading it writes to the terminal
    except ImportError:
        return None
    readline.set_completer_delims("")
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
    return readline


def clear_screen() -> None:
    """Wipe the terminal, what has scrolled away included."""
    if out.is_terminal and not out.legacy_windows:
        out.file.write("\x1b[H\x1b[2J\x1b[3J")
        out.file.flush()
    elif out.is_terminal:
        out.clear()
