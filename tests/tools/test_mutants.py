"""How sources are broken to see whether tests notice."""

from __future__ import annotations

from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

from tools.mutants import mutants_of
from tools.mutate import Equivalent, Stop, change, files_of, sampled, verdict, without_equivalents

NESTED = """
@old(1)
class A:
    x = 1

    @new
    def f(self, y=2):
        def g():
            z()
"""
GAMES = ("ascension_tactics", "cadwallon", "crown_of_ash", "royal_chronicles")
FOLDER = Path(__file__).parents[2] / "emberkeep" / "games"


def broken(folder: Path, text: str) -> list[str]:
    """List how the lines of a text would be changed."""
    file = folder / "some.py"
    file.write_text(dedent(text), encoding="utf-8")
    return [mutant.after() for mutant in mutants_of(file)]


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("a = b < c", ["a = (b <= c)", "a = (b >= c)"]),
        ("a = b is c", ["a = (b is not c)"]),
        ("a = 3", ["a = (2)", "a = 4"]),
        ("a = True", ["a = False"]),
        ("a = b + c", ["a = (b)", "a = (c)"]),
        ("a = b - c", ["a = (b + c)"]),
        ("a -= b", ["a += b", "pass"]),
        ("a += b", ["a = b", "pass"]),
        ("a = b and c", ["a = (b or c)", "a = (b)", "a = (c)"]),
        ("a = not b", ["a = (b)"]),
        ("a = max(b)", ["a = (min(b))"]),
        ("a = b if c else d", ["a = b if (not (c)) else d"]),
        ("a = [b for b in c if d]", ["a = [b for b in c if True]"]),
        ("a()", ["pass"]),
        ("a.b = c", ["pass"]),
        ('script = ("a", "b")', ["script = ('a',)", "script = ('b', 'a')", "script = ('b',)"]),
    ],
)
def test_every_part_of_a_text_is_broken_in_its_way(
    tmp_path: Path, text: str, changed: list[str]
) -> None:
    assert sorted(broken(tmp_path, text)) == sorted(changed)


@pytest.mark.parametrize(
    "text",
    [
        '"""Two words."""',
        "import a",
        "assert a < 1",
        "a: Literal[3] = b",
        'f(name="a", known=(1,))',
    ],
)
def test_what_names_things_or_speaks_to_the_type_checker_is_left_alone(
    tmp_path: Path, text: str
) -> None:
    assert set(broken(tmp_path, text)) <= {"pass"}


def test_a_change_is_told_by_its_whole_lines_also_beyond_ascii(tmp_path: Path) -> None:
    assert broken(tmp_path, 'def f():\n    return "–", a(  # why\n        1)\n')[0] == "(0))"


def test_a_mutant_knows_the_outermost_function_it_is_in(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text(NESTED)

    places = [(mutant.line, *mutant.place) for mutant in mutants_of(file)]

    assert places == [(4, "A.", 0), (4, "A.", 0), (7, "A.", 0), (7, "A.", 0), (9, "A.f", 6)]


@pytest.mark.parametrize(
    ("game", "broken", "whole"),
    [
        ("ascension_tactics", ("cards.py", "scenarios/four_gates.py", "judging.py"), "habits.py"),
        ("cadwallon", ("board.py", "sheets/adv_13.py", "rules/dice.py"), "brawling.py"),
        ("crown_of_ash", ("automa.py", "cards.py", "setup.py"), "__init__.py"),
    ],
)
def test_what_play_rests_on_is_broken_and_what_serves_people_and_bots_is_not(
    game: str, broken: tuple[str, ...], whole: str
) -> None:
    files = files_of(game)

    assert {FOLDER / game / file for file in broken} < set(files)
    assert FOLDER / game / whole not in files


@pytest.mark.parametrize("game", GAMES)
def test_mutants_of_a_game_can_be_compiled(game: str) -> None:
    mutants = [mutant for file in files_of(game) for mutant in mutants_of(file)]

    for mutant in sampled(mutants, 100, Random(5)):
        compile(mutant.source(), str(mutant.file), "exec")


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_has_one_mutant_a_line_and_is_the_same_for_the_same_seed(game: str) -> None:
    mutants = [mutant for file in files_of(game) for mutant in mutants_of(file)]

    sample = sampled(mutants, 50, Random(3))

    assert len({(mutant.file, mutant.line) for mutant in sample}) == 50
    assert sample == sampled(mutants, 50, Random(3))
    assert sample != sampled(mutants, 50, Random(4))


def test_what_is_listed_as_equivalent_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text("a = b < c\n")
    first, second = mutants_of(file)

    assert without_equivalents([first, second], [Equivalent(*change(first), "why")]) == [second]


def test_an_equivalent_that_is_not_there_any_more_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Stop, match=r"some\.py: a = 1  →  a = 2"):
        without_equivalents([], [Equivalent("some.py", "a = 1", "a = 2", "why")])


@pytest.mark.parametrize(("died", "code"), [(9, 0), (8, 1)])
def test_too_small_a_share_of_dead_mutants_is_a_failure(died: int, code: int) -> None:
    assert verdict(died, 10, least=90) == code
