"""Fingerprints change with what they stand for, and with nothing else."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from emberkeep.games import game
from emberkeep.kernel import Ask, Hints
from emberkeep.lab.fingerprint import behaviour, code
from emberkeep.lab.players import make_bot
from tests.toys import auction


def test_the_same_game_behaves_the_same() -> None:
    ash = game("crown_of_ash")

    assert behaviour(ash, ash.setup(seed=1)) == behaviour(ash, ash.setup(seed=2))
    assert behaviour(ash, ash.setup(players=3)) != behaviour(ash, ash.setup(players=2))


def test_other_hints_are_another_behaviour() -> None:
    class Wisdom(Hints[Any]):
        def weights(self, table: Any, ask: Ask) -> Sequence[float]:
            return [2.0] * len(ask.options)

    class Wiser(auction.Candlelight):
        hints = Wisdom()

    setup = auction.GAME.setup()

    assert behaviour(Wiser(), setup) != behaviour(auction.GAME, setup)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "athome"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "bot.py").write_text(
        '"""A bot."""\nfrom athome.help import pick\nclass Bot:\n'
        "    def choose(self, seat, ask, rng):\n        return pick(ask)\n"
    )
    (folder / "help.py").write_text("def pick(ask):\n    return ask.codes()[0]\n")
    monkeypatch.syspath_prepend(tmp_path)
    return folder


def sum_up() -> str:
    for name in [name for name in sys.modules if name.startswith("athome")]:
        del sys.modules[name]
    sys.path_importer_cache.clear()
    return code(make_bot("athome.bot:Bot"))


def test_a_compiled_module_counts_by_the_source_beside_it(package: Path) -> None:
    before = sum_up()
    module = sys.modules["athome.bot"]
    module.__file__ = str(package / "bot.cpython-311-x86_64-linux-gnu.so")

    assert code(module.Bot()) == before
    assert code(module.Bot()) != code(object())


def test_words_about_the_code_do_not_count(package: Path) -> None:
    before = sum_up()
    file = package / "bot.py"
    file.write_text(file.read_text().replace("A bot.", "A very good bot.") + "# and quick\n")

    assert sum_up() == before


def test_code_it_uses_counts(package: Path) -> None:
    before = sum_up()
    (package / "help.py").write_text("def pick(ask):\n    return ask.codes()[-1]\n")

    assert sum_up() != before


def test_bots_differ() -> None:
    assert code(make_bot("random")) != code(make_bot("normal"))
    assert code(make_bot("hard:1ms")) == code(make_bot("hard:2ms"))
