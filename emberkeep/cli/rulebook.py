"""The matrix rule → code → test: which rules there are, who cites them, and what is missing.

Rules come from each game's `rules.toml`. Code cites an id in a docstring, a comment or a string;
a test carries it in `@rule("COA-BATTLE-09")`. Everything is read, nothing is imported or run.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from emberkeep.cli.files import read_text
from emberkeep.kernel import EmberkeepError

OURS = "ours"
STATUSES = ("printed", "sourced", OURS)
ID = re.compile(r"\b([A-Z]{2,5})(?:-[A-Z0-9]+)*-[A-Z]*\d\w*")
WELL_FORMED = re.compile(r"[A-Z]{2,5}(?:-[A-Z0-9]+)*-\d+")


class RulebookError(EmberkeepError):
    """A rules.toml that cannot be understood."""


@dataclass(frozen=True)
class Rule:
    """One rule of a game; where it cannot be observed in play, `why`."""

    id: str
    chapter: str
    text: str
    source: str
    status: str
    observable: bool = True
    why: str = ""


@dataclass(frozen=True)
class Citation:
    """A place that cites a rule; `name` is the function, class or table around it."""

    id: str
    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.name}" if self.name else "")


@dataclass
class Rulebook:
    """The rules of one game with everything that cites them."""

    game: str
    rules: list[Rule]
    code: list[Citation] = field(default_factory=list)
    tests: list[Citation] = field(default_factory=list)

    def chapters(self) -> dict[str, list[Rule]]:
        found: dict[str, list[Rule]] = defaultdict(list)
        for rule in self.rules:
            found[rule.chapter].append(rule)
        return found

    def untested(self) -> list[Rule]:
        tested = {citation.id for citation in self.tests}
        return [rule for rule in self.rules if rule.observable and rule.id not in tested]


@dataclass
class Library:
    """The rulebooks of all games, and what is wrong whatever the game."""

    books: dict[str, Rulebook]
    problems: list[str]

    def check(self, registered: Iterable[str]) -> list[str]:
        """List everything that keeps the matrix from being whole."""
        problems = list(self.problems)
        for name in registered:
            book = self.books.get(name)
            if book is None:
                problems.append(f"{name} has no rules.toml")
                continue
            problems += [f"{rule.id} has no test: {rule.text}" for rule in book.untested()]
        return problems


def read_library(games: Path, tests: Path | None) -> Library:
    """Read all rules, code and tests below two folders."""
    folders = sorted(file.parent for file in games.glob("*/rules.toml"))
    books = {folder.name: Rulebook(folder.name, read_rules(folder)) for folder in folders}
    problems = [*_duplicates(books.values())]
    owners: dict[str, Rulebook] = {}
    for book in books.values():
        for rule in book.rules:
            owners.setdefault(rule.id, book)
    prefixes = {rule_id.partition("-")[0] for rule_id in owners}
    for file in sorted(games.rglob("*.py")):
        for citation in code_citations(file, games.parent.parent, prefixes):
            _file_under(owners, citation, problems, "code")
    for file in sorted(tests.rglob("*.py")) if tests else []:
        marks = TestMarks(file, file.relative_to(tests.parent if tests else file.parent))
        problems += marks.problems
        for citation in marks.citations:
            _file_under(owners, citation, problems, "tests")
    return Library(books, problems)


def _file_under(
    owners: dict[str, Rulebook], citation: Citation, problems: list[str], kind: str
) -> None:
    book = owners.get(citation.id)
    if book is None:
        problems.append(f"{citation} cites {citation.id}, which is no rule")
    elif kind == "tests":
        book.tests.append(citation)
    else:
        book.code.append(citation)


def _duplicates(books: Iterable[Rulebook]) -> Iterator[str]:
    seen: dict[str, str] = {}
    for book in books:
        for rule in book.rules:
            if rule.id in seen:
                yield f"{rule.id} is defined twice: in {seen[rule.id]} and in {book.game}"
            seen.setdefault(rule.id, book.game)


# Rules


def read_rules(folder: Path) -> list[Rule]:
    """Read a game's rules.toml, or refuse what is not well-formed."""
    file = folder / "rules.toml"
    where = f"{folder.name}/rules.toml"
    try:
        data = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(f"{where} is not TOML: {error}") from error
    rows = data.get("rule")
    if not isinstance(rows, list):
        raise RulebookError(f"{where} has no [[rule]]")
    return [_rule(row, where) for row in rows]


def _rule(row: dict[str, Any], where: str) -> Rule:
    wrong = _wrong_with(row)
    if wrong:
        name = row.get("id", "a rule without id")
        raise RulebookError(f"{where}: {name}: {wrong}")
    return Rule(**row)


def _wrong_with(row: dict[str, Any]) -> str:
    needed = ("id", "chapter", "text", "source", "status")
    for name in needed:
        if not isinstance(row.get(name), str) or not row[name]:
            return f"{name} is missing or no text"
    unknown = [name for name in row if name not in {*needed, "observable", "why"}]
    if unknown:
        return f"{unknown[0]} is no property of a rule"
    if not WELL_FORMED.fullmatch(row["id"]):
        return "an id is capitals and digits between hyphens and ends in a number"
    if row["status"] not in STATUSES:
        return f"status {row['status']!r} is unknown; accepted: {', '.join(STATUSES)}"
    if OURS in row["source"].split(", ") and row["status"] != OURS:
        return "it is partly ours; make our part a ruling of its own"
    if (row.get("observable", True) is False) != isinstance(row.get("why"), str):
        return "`why` goes with `observable = false`, and only with it"
    return ""


# Code


def code_citations(file: Path, root: Path, prefixes: Iterable[str]) -> list[Citation]:
    """Find the rule ids in comments and strings of a source file."""
    text = read_text(file)
    wanted = set(prefixes)
    spans = _spans(_parsed(file))
    found: dict[Citation, None] = {}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in _PROSE:
            for match in ID.finditer(token.string):
                if match[1] in wanted:
                    line = token.start[0] + token.string.count("\n", 0, match.start())
                    where = file.relative_to(root).as_posix()
                    found[Citation(match[0], where, line, _name_at(spans, line))] = None
    return list(found)


def _parsed(file: Path) -> ast.Module:
    try:
        return ast.parse(read_text(file))
    except SyntaxError as error:
        raise RulebookError(f"{file}:{error.lineno} is not Python: {error.msg}") from error


_PROSE = {
    getattr(tokenize, name)
    for name in ("COMMENT", "STRING", "FSTRING_MIDDLE")
    if hasattr(tokenize, name)
}

Span = tuple[int, int, str]


def _spans(tree: ast.Module) -> list[Span]:
    """List what has a name in a module, with its lines, the outer before the inner."""
    spans: list[Span] = []

    def visit(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            name = _name_of(child)
            full = f"{prefix}{name}"
            if name and isinstance(child, ast.stmt):
                spans.append((_first_line(child), child.end_lineno or child.lineno, full))
            if isinstance(child, ast.stmt):
                visit(child, f"{full}." if name else prefix)

    visit(tree, "")
    return spans


def _name_of(node: ast.AST) -> str:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return node.name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case _:
            return ""


def _first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *[decorator.lineno for decorator in decorators]])


def _name_at(spans: Sequence[Span], line: int) -> str:
    around = [name for first, last, name in spans if first <= line <= last]
    return around[-1] if around else ""


# Tests


class TestMarks:
    """The `@rule(...)` marks of one file of tests."""

    __test__ = False

    def __init__(self, file: Path, shown: Path) -> None:
        self.file = shown.as_posix()
        self.citations: list[Citation] = []
        self.problems: list[str] = []
        self._visit(_parsed(file), "")

    def _visit(self, node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                for decorator in child.decorator_list:
                    self._mark(decorator, f"{prefix}{child.name}", child.name)
                self._visit(child, f"{prefix}{child.name}.")
            else:
                self._visit(child, prefix)

    def _mark(self, decorator: ast.expr, full: str, name: str) -> None:
        if not (isinstance(decorator, ast.Call) and _called(decorator.func) == "rule"):
            return
        place = f"{self.file}:{decorator.lineno} {full}"
        if not name.lower().startswith("test"):
            self.problems.append(f"{place} carries @rule but is no test")
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                citation = Citation(argument.value, self.file, decorator.lineno, full)
                self.citations.append(citation)
            else:
                self.problems.append(f"{place}: @rule takes ids written out as strings")


def _called(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""
