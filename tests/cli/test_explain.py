"""What a bot considered, shown to whoever asks for it."""

from __future__ import annotations

from emberkeep.bots import Considered
from emberkeep.cli.client import told
from emberkeep.cli.words import Cast
from tests.cli.conftest import Run

CAST = Cast(("Ada", "Bob"))
ONES = "1\n" * 400
HARD = ("play", "hamlet", "--option", "rounds=2", "--seed", 5, "--seats")


def test_hard_explains_its_choices_to_a_person(run: Run) -> None:
    said = run(*HARD, "human,hard:6it", "--explain", typed=ONES)

    assert said.code == 0, said.err
    assert "what the bots considered" in said.out
    assert "% to win, tried " in said.out


def test_what_was_taken_stands_before_the_two_best_others() -> None:
    found = [Considered("gold", 25, 0.58), Considered("build", 6, 0.4), Considered("pass", 1, 0)]

    assert (
        told(CAST, found).plain
        == "gold (58% to win, tried 25×) rather than build (40%, 6×) or pass (0%, 1×)"
    )
    assert told(CAST, found[:1]).plain == "gold (58% to win, tried 25×)"


def test_nothing_is_explained_unasked(run: Run) -> None:
    said = run(*HARD, "human,hard:6it", typed=ONES)

    assert "to win, tried" not in said.out


def test_bots_among_themselves_think_aloud(run: Run) -> None:
    said = run(*HARD, "hard:6it,random", "--explain")

    assert "% to win, tried " in said.out


def test_a_budget_that_is_none_is_refused(run: Run) -> None:
    said = run("play", "hamlet", "--seats", "human,hard:soon")

    assert said.code != 0
    assert "'soon' is not a budget" in said.err
