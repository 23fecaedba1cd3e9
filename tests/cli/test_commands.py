"""The commands, which are imported when they are run."""

from __future__ import annotations

import subprocess
import sys

import pytest

from emberkeep.cli.commands import SUMMARIES, imported


@pytest.mark.parametrize("name", SUMMARIES)
def test_a_summary_is_what_the_command_says_of_itself(name: str) -> None:
    first, _, _ = imported(name).help.partition("\n\n")

    assert SUMMARIES[name] == " ".join(first.split())


def test_help_imports_no_command() -> None:
    script = (
        "import sys; from emberkeep.cli import main; main(['--help']);"
        "print(sorted(name for name in sys.modules if name.startswith('emberkeep.')))"
    )

    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )

    *page, modules = done.stdout.splitlines()
    assert all(any(f" {name} " in line for line in page) for name in SUMMARIES)
    assert "emberkeep.cli.commands" in modules
    for unneeded in ("emberkeep.games", "emberkeep.lab", "emberkeep.server"):
        assert unneeded not in modules
