from __future__ import annotations

from emberkeep.games import GAMES
from tests.cli.conftest import Run


def test_every_game_is_listed_with_modes_counts_and_options(run: Run) -> None:
    said = run("games")

    assert said.code == 0
    rows = [line.split() for line in said.out.splitlines()]
    assert ["sale", "3,", "2,", "4", "lots", "8,", "12"] in rows
    assert ["ties", "chance,", "nobody"] in rows
    assert ["quick", "2", "none"] in rows
    assert "Hamlet  hamlet, rules 1" in said.out


def test_no_game_is_not_an_error(run: Run) -> None:
    GAMES.clear()

    assert run("games").out == "No game is installed.\n"


def test_the_help_page_lists_the_commands(run: Run) -> None:
    said = run("--help")

    assert said.code == 0
    assert "Usage: emberkeep" in said.out
    assert "serve" in said.out
    assert said.err == ""
