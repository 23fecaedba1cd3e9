"""The command as a process: exit codes, signals, terminals, full disks, odd encodings."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from emberkeep.kernel import Record
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow

pty = pytest.importorskip("pty", reason="needs a system with terminals")

ROOT = Path(__file__).parent.parent.parent
PROGRAM = """\
import secrets, sys
secrets.randbelow = lambda limit: 7  # the usual seed
from emberkeep.cli import main
from emberkeep.games import GAMES
from tests.toys import hamlet
GAMES["hamlet"] = hamlet.GAME
sys.exit(main())
"""
COMMAND = [sys.executable, "-B", "-c", PROGRAM]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "80", "TERM": "xterm"}


def run(
    *arguments: str, cwd: Path, typed: bytes = b"", limit: str = "unlimited", **settings: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the command with a limit on the size of files, in blocks of 1024 bytes."""
    return subprocess.run(
        ["/bin/bash", "-c", f'ulimit -f {limit}; exec "$0" "$@"', *COMMAND, *arguments],
        input=typed,
        capture_output=True,
        cwd=cwd,
        env={**ENVIRONMENT, **settings},
        check=False,
        timeout=PATIENCE,
    )


# Disks


def test_a_full_disk_at_the_start_is_refused(tmp_path: Path) -> None:
    done = run("play", "hamlet", "--record", "match.json", cwd=tmp_path, limit="0")

    assert done.returncode == 2
    assert done.stderr == b"emberkeep: cannot write match.json: file too large\n"
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_fills_during_a_match_keeps_the_last_good_record(tmp_path: Path) -> None:
    done = run("play", "hamlet", "--record", "match.json", "--seed", "1",
               cwd=tmp_path, typed=b"1\n" * 60, limit="1")  # fmt: skip

    assert done.returncode == 2
    assert b"cannot write match.json: file too large; the match goes on unsaved" in done.stderr
    assert b"Traceback" not in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]
    assert len(Record.from_json((tmp_path / "match.json").read_text()).choices) > 10


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_output_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE,
                              cwd=tmp_path, env=ENVIRONMENT, check=False)  # fmt: skip

    assert done.returncode == 2
    assert done.stderr == b"emberkeep: cannot write the output: no space left on device\n"


def test_a_reader_who_leaves_early_is_no_trouble(tmp_path: Path) -> None:
    done = subprocess.run(
        ["/bin/bash", "-c", '"$0" "$@" | head -1', *COMMAND, "rules"],
        capture_output=True, cwd=tmp_path, env=ENVIRONMENT, check=False,
    )  # fmt: skip

    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b""


# Encodings


def test_a_terminal_without_unicode_still_shows_the_match(tmp_path: Path) -> None:
    done = run("play", "hamlet", cwd=tmp_path, typed=b"1\n" * 9, PYTHONIOENCODING="ascii")

    assert done.returncode == 0
    assert b"you are Ada" in done.stdout
    assert done.stderr == b""


def test_bytes_that_are_no_text_choose_nothing(tmp_path: Path) -> None:
    done = run("play", "hamlet", cwd=tmp_path, typed=b"\xff\xfe\n", PYTHONIOENCODING="utf-8")

    assert done.returncode == 0
    assert b"is not an option of place" in done.stdout
    assert done.stderr == b""


# Terminals


class Terminal:
    """The command on a terminal of its own."""

    def __init__(self, cwd: Path, *arguments: str) -> None:
        self.screen, inside = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=inside, stdout=inside, stderr=inside,
            cwd=cwd, env=ENVIRONMENT, start_new_session=True,
        )  # fmt: skip
        os.close(inside)
        self.shown = ""

    def expect(self, text: str) -> str:
        """Wait until the terminal shows a text; return everything up to it."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown:
            ready, _, _ = select.select([self.screen], [], [], max(0, end - time.monotonic()))
            assert ready, f"no {text!r} in {self.shown!r}"
            try:
                self.shown += os.read(self.screen, 65536).decode(errors="replace")
            except OSError:
                break
        assert text in self.shown
        before, self.shown = self.shown.split(text, 1)
        return before

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def press_ctrl_c(self) -> None:
        """Interrupt once the program waits for its input.

        An interruption between the prompt and the wait is seen by Python only after the next key.
        """
        stat = Path(f"/proc/{self.process.pid}/stat")
        while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "S":
            os.sched_yield()
        self.process.send_signal(signal.SIGINT)

    def leave(self) -> int:
        code = self.process.wait(timeout=PATIENCE)
        os.close(self.screen)
        return code


def test_ctrl_c_saves_and_leaves(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "hamlet", "--record", "match.json")
    terminal.expect("Ada > ")
    terminal.type("forest\n")
    terminal.expect("Ada > ")
    terminal.press_ctrl_c()

    shown = terminal.expect("Saved. Go on with: emberkeep play --resume match.json")

    assert terminal.leave() == 130
    assert "Traceback" not in shown
    assert len(Record.from_json((tmp_path / "match.json").read_text()).choices) >= 1


def test_ctrl_d_leaves(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "hamlet")
    terminal.expect("Ada > ")
    terminal.type("\x04")

    terminal.expect("Left without saving.")

    assert terminal.leave() == 0


def test_the_curtain_wipes_the_screen_and_what_has_scrolled_away(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "hamlet", "--seats", "human,human")
    terminal.expect("press Enter.")
    terminal.type("\n")
    assert "hand" in terminal.expect("Ada > ")
    terminal.type("forest\n")

    wiped = terminal.expect("Hand over to ")

    assert "\x1b[2J\x1b[3J" in wiped
    assert not re.search(r"hand|wood", wiped.rpartition("\x1b[3J")[2])
    terminal.press_ctrl_c()
    terminal.expect("Left")
    assert terminal.leave() == 130
