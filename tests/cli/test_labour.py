"""Long work at the terminal, and where there is none."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from emberkeep.cli import labour
from emberkeep.cli.labour import Labour
from emberkeep.lab.arena import contest
from emberkeep.lab.ledger import Ledger


def bar(monkeypatch: pytest.MonkeyPatch, width: int) -> str:
    """Draw the bar of some work that is under way, at a terminal that is so wide."""
    console = Console(file=StringIO(), width=width, force_terminal=True, color_system=None)
    monkeypatch.setattr(labour, "err", console)
    work = Labour(4000, workers=1)
    work.progress.update(work.task, description="arena crown_of_ash")
    for _ in range(1234):
        work.progress.advance(work.task)
    with console.capture() as drawn:
        console.print(work.progress.get_renderable())
    return drawn.get()


def test_the_bar_tells_what_is_done_and_how_long_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = bar(monkeypatch, 100)

    assert drawn.startswith("arena crown_of_ash ━")
    assert " 1234/4000 0:00:0" in drawn
    assert " left 0:00:0" in drawn


@pytest.mark.parametrize("width", [36, 50, 64])
def test_in_a_narrow_terminal_the_numbers_stay_whole(
    monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    drawn = bar(monkeypatch, width)

    assert drawn.count("\n") == 1
    assert "…" not in drawn
    assert " 1234/4000 0:00:0" in drawn
    assert " left 0:00:0" in drawn


def worked(monkeypatch: pytest.MonkeyPatch) -> str:
    """Play four games where there is no terminal; return what was said."""
    console = Console(file=StringIO(), soft_wrap=True)
    monkeypatch.setattr(labour, "err", console)
    wish = contest("crown_of_ash", ["random"], games=4)
    with console.capture() as said, Labour(4, workers=1) as work:
        work.work_off("arena", wish.terms, wish.jobs(), Ledger.begin(None, {}))
    return said.get()


def test_without_a_terminal_there_is_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worked(monkeypatch) == ""


def test_without_a_terminal_a_line_now_and_then_tells_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(labour, "NEWS", 0.0)

    said = worked(monkeypatch).splitlines()

    assert said[0] == "arena: 1 of 4 games"
    assert said[1].startswith("arena: 2 of 4 games, 0:00:0")
    assert said[-1] == "arena: 4 of 4 games, 0:00:00 left"
