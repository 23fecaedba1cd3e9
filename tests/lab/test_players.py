"""Bots by their names."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from emberkeep.bots import RandomBot
from emberkeep.kernel import SetupError
from emberkeep.lab.bridge import Bridge
from emberkeep.lab.players import make_bot, with_budget
from tests.lab.bots import First, Last


def test_a_built_in_bot() -> None:
    assert isinstance(make_bot("random"), RandomBot)


def test_a_class_of_a_module() -> None:
    assert isinstance(make_bot("tests.lab.bots:First"), First)


def test_a_class_in_the_present_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "homemade.py").write_text("from tests.lab.bots import First as Bot\n")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(tmp_path)

    assert isinstance(make_bot("homemade:Bot"), First)


def test_a_program() -> None:
    assert isinstance(make_bot("cmd:python3 -V"), Bridge)


def test_an_installed_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "gambler = tests.lab.bots:First\nbroken = tests.lab.nowhere:First\n")
    monkeypatch.syspath_prepend(tmp_path)

    assert isinstance(make_bot("gambler"), First)
    with pytest.raises(SetupError, match="'broken' cannot be loaded: ModuleNotFoundError"):
        make_bot("broken")
    with pytest.raises(SetupError, match=r"there are: random.*broken, gambler"):
        make_bot("nobody")


def test_a_module_may_be_called_as_an_installed_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "rambler = tests.lab.bots:First\n")
    (tmp_path / "rambler.py").write_text("from tests.lab.bots import Last\n")
    monkeypatch.syspath_prepend(tmp_path)

    assert isinstance(make_bot("rambler"), First)
    assert isinstance(make_bot("rambler:Last"), Last)


def test_a_module_that_ends_the_program_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "script.py").write_text("import sys\nsys.exit(0)\n")
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(SetupError, match="'script:Bot' cannot be imported: SystemExit: 0"):
        make_bot("script:Bot")


def test_what_is_installed_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    make_bot("tests.lab.bots:Last")
    monkeypatch.setattr("emberkeep.lab.players.entry_points", None)

    assert isinstance(make_bot("tests.lab.bots:Last"), Last)


def install(folder: Path, points: str) -> None:
    info = folder / "gambler-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: gambler\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[emberkeep.bots]\n{points}")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", "there is no bot 'nobody'; there are: random"),
        ("tests.lab.nowhere:First", "cannot be imported: ModuleNotFoundError"),
        ("tests.lab.bots:Nobody", "cannot be imported: AttributeError"),
        ("tests.lab.bots:no_bot", "makes no bot"),
        ("tests.lab.bots:Polite.heard", "is not a class or a function"),
        ("emberkeep.kernel:Match", "cannot be made: TypeError"),
        ("tests.lab.bots:", "there is no bot"),
    ],
)
def test_what_makes_no_bot_is_refused(name: str, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        make_bot(name)


def test_a_budget_is_for_bots_that_take_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def hard_or_nothing(name: str) -> RandomBot:
        if name not in {"random", "hard", "hard:500ms"}:
            raise SetupError("no such bot")
        return RandomBot()

    monkeypatch.setattr("emberkeep.lab.players.BOTS", {"random": RandomBot, "hard": RandomBot})
    monkeypatch.setattr("emberkeep.lab.players.built_in", hard_or_nothing)

    assert with_budget("hard", "500ms") == "hard:500ms"
    assert with_budget("hard", "") == "hard"
    assert with_budget("hard:100ms", "500ms") == "hard:100ms"
    assert with_budget("random", "500ms") == "random"
    assert with_budget("my:Bot", "500ms") == "my:Bot"
