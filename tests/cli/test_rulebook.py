"""The matrix rule → code → test, over a small tree of files."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberkeep
from emberkeep.cli.rulebook import Library, RulebookError, read_library, read_rules
from emberkeep.cli.rules import show
from emberkeep.games import GAMES
from tests.cli.conftest import Run
from tests.toys import hamlet

RULES = """
[[rule]]
id = "HAM-WORK-01"
chapter = "Work"
text = "Everybody has three workers."
source = "us"
status = "ours"

[[rule]]
id = "HAM-ABIL-VISIO-1"
chapter = "Abilities"
text = "Some see more."
source = "us"
status = "printed"

[[rule]]
id = "HAM-AMB-26"
chapter = "Rulings"
text = "The box is blue."
source = "us"
status = "sourced"
observable = false
why = "there is no box"
"""
CODE = '''\
"""The rules of the hamlet."""

WORKERS = 3  # HAM-WORK-01


class Work:
    """The work.

    Some see more (HAM-ABIL-VISIO-1).
    """

    def place(self) -> str:
        # UTF-8 and SHA-256 are no rules, nor is the chapter HAM-WORK.
        return "HAM-WORK-01"
'''
TESTS = """\
from emberkeep.kernel.testing import rule

@rule("HAM-WORK-01", "HAM-ABIL-VISIO-1")
def test_three_workers() -> None: ...

class TestMore:
    @rule("HAM-WORK-01")
    def test_more(self) -> None: ...
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    write(tmp_path, "emberkeep/games/hamlet/rules.toml", RULES)
    write(tmp_path, "emberkeep/games/hamlet/rules.py", CODE)
    write(tmp_path, "tests/games/test_hamlet.py", TESTS)
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def library(tree: Path) -> Library:
    return read_library(tree / "emberkeep/games", tree / "tests")


def test_a_whole_matrix_has_no_problem(tree: Path) -> None:
    assert library(tree).check(["hamlet"]) == []


def test_citations_name_file_line_and_what_is_around(tree: Path) -> None:
    book = library(tree).books["hamlet"]

    assert [f"{citation.id} {citation}" for citation in book.code] == [
        "HAM-WORK-01 emberkeep/games/hamlet/rules.py:3 WORKERS",
        "HAM-ABIL-VISIO-1 emberkeep/games/hamlet/rules.py:9 Work",
        "HAM-WORK-01 emberkeep/games/hamlet/rules.py:14 Work.place",
    ]
    assert [f"{citation.id} {citation}" for citation in book.tests] == [
        "HAM-WORK-01 tests/games/test_hamlet.py:3 test_three_workers",
        "HAM-ABIL-VISIO-1 tests/games/test_hamlet.py:3 test_three_workers",
        "HAM-WORK-01 tests/games/test_hamlet.py:7 TestMore.test_more",
    ]
    assert list(book.chapters()) == ["Work", "Abilities", "Rulings"]


def test_a_rule_without_a_test_is_a_problem_unless_it_cannot_be_observed(tree: Path) -> None:
    write(tree, "tests/games/test_hamlet.py", "")

    assert library(tree).check(["hamlet"]) == [
        "HAM-WORK-01 has no test: Everybody has three workers.",
        "HAM-ABIL-VISIO-1 has no test: Some see more.",
    ]
    assert library(tree).check([]) == []


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        (
            "emberkeep/games/hamlet/setup.py",
            'def lay_out():\n    """Lay out (HAM-WORK-02)."""\n',
            "emberkeep/games/hamlet/setup.py:2 lay_out cites HAM-WORK-02, which is no rule",
        ),
        (
            "emberkeep/games/hamlet/setup.py",
            "# as HAM-WORK-1 says\n",
            "emberkeep/games/hamlet/setup.py:1 cites HAM-WORK-1, which is no rule",
        ),
        (
            "emberkeep/games/hamlet/setup.py",
            "# as HAM-WORK-O1 says\n",
            "emberkeep/games/hamlet/setup.py:1 cites HAM-WORK-O1, which is no rule",
        ),
        (
            "tests/test_x.py",
            '@rule("HAM-X-1")\ndef test_x(): ...\n',
            "tests/test_x.py:1 test_x cites HAM-X-1, which is no rule",
        ),
        (
            "tests/test_x.py",
            '@rule("HAM-WORK-01")\ndef helper(): ...\n',
            "tests/test_x.py:1 helper carries @rule but is no test",
        ),
        (
            "tests/test_x.py",
            "@testing.rule(*IDS)\ndef test_x(): ...\n",
            "tests/test_x.py:1 test_x: @rule takes ids written out as strings",
        ),
        (
            "emberkeep/games/other/rules.toml",
            RULES.partition('[[rule]]\nid = "HAM-ABIL')[0],
            "HAM-WORK-01 is defined twice: in hamlet and in other",
        ),
    ],
)
def test_what_does_not_fit_is_a_problem(tree: Path, name: str, text: str, problem: str) -> None:
    write(tree, name, text)

    assert library(tree).check(["hamlet"]) == [problem]


def test_a_registered_game_needs_rules(tree: Path) -> None:
    assert library(tree).check(["hamlet", "chess"]) == ["chess has no rules.toml"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("[[rule]]", "[[", "hamlet/rules.toml is not TOML"),
        ("[[rule]]", "[[rules]]", "hamlet/rules.toml has no [[rule]]"),
        ('"ours"', '"theirs"', "HAM-WORK-01: status 'theirs' is unknown; accepted: printed, sou"),
        ('"HAM-WORK-01"', '"ham1"', "ham1: an id is capitals and digits between hyphens"),
        ('chapter = "Work"', "chapter = 3", "HAM-WORK-01: chapter is missing or no text"),
        ('text = "Everybody has three workers."', "", "HAM-WORK-01: text is missing or no text"),
        ('source = "us"', 'source = "us"\nnote = ""', "HAM-WORK-01: note is no property of a rule"),
        ('"us"\nstatus = "pr', '"a card, ours"\nstatus = "pr', "VISIO-1: it is partly ours"),
        ("observable = false", "", "HAM-AMB-26: `why` goes with `observable = false`"),
        ('why = "there is no box"', "", "HAM-AMB-26: `why` goes with `observable = false`"),
    ],
)
def test_rules_that_are_not_well_formed_are_refused(
    tree: Path, old: str, new: str, problem: str
) -> None:
    write(tree, "emberkeep/games/hamlet/rules.toml", RULES.replace(old, new))

    with pytest.raises(RulebookError) as refusal:
        read_rules(tree / "emberkeep/games/hamlet")

    assert problem in str(refusal.value)


def test_a_file_that_is_not_python_is_refused(tree: Path) -> None:
    write(tree, "tests/test_x.py", "def (:\n")

    with pytest.raises(RulebookError, match=r"test_x.py:1 is not Python"):
        library(tree)


# The command


@pytest.fixture
def at_tree(tree: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Let the command find the small tree instead of the true package."""
    monkeypatch.setattr(emberkeep, "__file__", str(tree / "emberkeep/__init__.py"))
    monkeypatch.delitem(GAMES, "candlelight")
    return run


def test_the_check_passes_and_sums_up(at_tree: Run) -> None:
    said = at_tree("rules", "--check")

    assert said.code == 0
    assert said.out == (
        "hamlet: 3 rules, 2 cited by code, 2 tested, 0 without a test, 1 not observable\n"
    )


def test_the_check_fails_with_every_problem(at_tree: Run, tree: Path) -> None:
    write(tree, "tests/games/test_hamlet.py", "")

    said = at_tree("rules", "--check")

    assert said.code == 1
    assert "HAM-WORK-01 has no test: Everybody has three workers.\n" in said.out
    assert said.out.endswith("2 problems.\n")


def test_piped_rules_are_lines_with_tabs(at_tree: Run) -> None:
    said = at_tree("rules", "hamlet")

    rows = [line.split("\t") for line in said.out.splitlines()]
    assert [row[0] for row in rows] == ["HAM-WORK-01", "HAM-ABIL-VISIO-1", "HAM-AMB-26"]
    assert rows[1] == [
        "HAM-ABIL-VISIO-1",
        "printed",
        "Some see more.",
        "emberkeep/games/hamlet/rules.py:9 Work",
        "tests/games/test_hamlet.py:3 test_three_workers",
    ]


def test_people_see_a_table_for_each_chapter(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("emberkeep.cli.rules.out._force_terminal", True)
    monkeypatch.setattr("emberkeep.cli.rules.out._width", 120)

    show(library(tree).books["hamlet"])

    shown = capsys.readouterr().out
    for text in ("Work", "Abilities", "Rulings", "hamlet/rules.py", "there is no box"):
        assert text in shown


def test_without_tests_nothing_can_be_checked(
    at_tree: Run, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tree / "tests").rename(tree / "elsewhere")

    said = at_tree("rules", "--check")

    assert said.code == 2
    assert "there are no tests here" in said.err
    assert at_tree("rules").code == 0


def test_this_project_cites_no_unknown_rule() -> None:
    root = Path(hamlet.__file__).parent.parent.parent

    assert read_library(root / "emberkeep/games", root / "tests").problems == []
