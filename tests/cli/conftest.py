"""The command run in this process on toy games, and what it said."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from emberkeep.cli import main
from emberkeep.games import GAMES
from tests.toys import auction, hamlet, pilgrims


@dataclass(frozen=True)
class Said:
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run the command in an empty folder; `typed` are the lines of the person at the terminal."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("emberkeep.cli.play.secrets.randbelow", lambda limit: 7)  # the usual seed
    for name in list(GAMES):
        monkeypatch.delitem(GAMES, name)
    for game in (auction.GAME, hamlet.GAME, pilgrims.GAME):
        monkeypatch.setitem(GAMES, game.name, game)

    def run_it(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run_it
