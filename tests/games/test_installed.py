"""Games that others install are found by their entry points; broken ones are left out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from emberkeep.games import GAMES, OURS, game
from emberkeep.games.installed import add_installed
from emberkeep.kernel import Game, SetupError
from tests.installing import install

GOOD = """
from tests.toys.hamlet import HamletGame

class Village(HamletGame):
    name = "village"

GAME = Village()
"""


BROKEN = [
    ("import nothing_there", "cannot be imported (ModuleNotFoundError: No module named"),
    ("1 +", "cannot be imported (SyntaxError: "),
    ("raise SystemExit('enough')", "cannot be imported (SystemExit: enough)"),
    ("raise ValueError('two\\nlines')", "cannot be imported (ValueError: two lines)"),
    ("OTHER = 1", "cannot be imported (AttributeError: "),
    ("GAME = 'village'", "it is of type str; an emberkeep.kernel.Game is needed"),
    (
        GOOD.replace("Village()", "Village"),
        "it is the class Village; an instance of it is needed",
    ),
    (GOOD.replace('"village"', "7"), "its name is 7; a text is needed"),
    (GOOD + "Village.title = ''", "its title is ''; a text is needed"),
    (GOOD + "Village.rules_version = 2", "its rules_version is 2; a text is needed"),
    (
        GOOD.replace('"village"', '"A/b"'),
        "its name is 'A/b'; small letters, digits and _ are accepted",
    ),
    (
        GOOD.replace('"village"', '"crown_of_ash"'),
        "there is already a game named crown_of_ash",
    ),
    (GOOD + "Village.modes = ()", "it has no modes; a tuple of at least one is needed"),
    (GOOD + "Village.modes = ('duel',)", "one of its modes is 'duel'; a Mode is needed"),
    (
        "from emberkeep.kernel import Mode\n" + GOOD + "Village.modes = (Mode('duel', ()),)",
        "its mode duel is for no number of players",
    ),
]


class Shelf:
    """A folder that Python finds installed distributions in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, name: str, source: str) -> None:
        """Install a distribution of one module."""
        module = f"installed_{name}"
        (self.folder / f"{module}.py").write_text(dedent(source))
        install(self.folder, name, it=f"{module}:GAME")

    def found(self) -> tuple[list[str], list[str]]:
        """List the names of the games found beside ours, and what is said of the others."""
        games: dict[str, Game[Any]] = dict(OURS)
        left_out = add_installed(games)
        return [name for name in games if name not in OURS], left_out


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    monkeypatch.syspath_prepend(tmp_path)
    for module in [name for name in sys.modules if name.startswith("installed_")]:
        monkeypatch.delitem(sys.modules, module)
    return Shelf(tmp_path)


def test_a_game_is_imported_when_it_is_wanted_and_no_other() -> None:
    script = """
        import sys
        from emberkeep.games import GAMES, OURS, game

        def imported():
            return [name for name in OURS if f"emberkeep.games.{name}" in sys.modules]

        assert "cadwallon" in GAMES
        assert imported() == []
        assert game("cadwallon") is GAMES["cadwallon"]
        assert imported() == ["cadwallon"]
        assert [game.name for game in GAMES.values()][: len(OURS)] == imported() == list(OURS)
    """
    subprocess.run([sys.executable, "-c", dedent(script)], check=True)


def test_an_installed_game_is_found(shelf: Shelf) -> None:
    shelf.install("village", GOOD)

    assert shelf.found() == (["village"], [])


def test_games_come_in_the_order_of_their_modules(shelf: Shelf) -> None:
    for name in ("c", "a", "b"):
        shelf.install(name, GOOD.replace("village", name))

    assert shelf.found() == (["a", "b", "c"], [])


@pytest.mark.parametrize(("source", "said"), BROKEN, ids=[said for _, said in BROKEN])
def test_a_broken_game_is_left_out_with_one_sentence_and_stops_no_other(
    shelf: Shelf, source: str, said: str
) -> None:
    shelf.install("broken", source)
    shelf.install("village", GOOD)

    names, (sentence,) = shelf.found()

    assert names == ["village"]
    assert sentence.startswith("The game installed_broken:GAME of broken is left out: ")
    assert said in sentence
    assert "\n" not in sentence


def test_of_two_games_of_one_name_the_first_stays(shelf: Shelf) -> None:
    shelf.install("one", GOOD)
    shelf.install("two", GOOD)

    names, (sentence,) = shelf.found()

    assert names == ["village"]
    assert sentence.startswith("The game installed_two:GAME of two is left out: there is already")


def test_who_asks_for_a_game_that_was_left_out_hears_why(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(GAMES) >= len(OURS)  # by now it is known what was left out
    said = ["The game x:GAME of x is left out: it rots."]
    monkeypatch.setattr("emberkeep.games.GAMES._left_out", said)

    with pytest.raises(SetupError, match=r"no game 'x'; there are: .*\. The game x:GAME of x"):
        game("x")
