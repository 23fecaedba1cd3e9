"""Tables read and write the same with the standard library alone as with msgspec."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
RUN = f"import sys; sys.path[:0] = {[str(HERE), str(HERE.parents[1])]}; import said; said.main()"


def said(*options: str) -> list[str]:
    command = [sys.executable, "-X", "utf8", *options, "-c", RUN]
    child = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert child.stderr == ""
    return child.stdout.splitlines()


def test_all_that_is_read_and_written_is_the_same_without_other_packages() -> None:
    # -I: no environment, no present folder; -S: nothing that is installed.
    assert said("-I", "-S") == said()
