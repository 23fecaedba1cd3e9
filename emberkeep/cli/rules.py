"""`emberkeep rules`: the matrix rule → code → test."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

import emberkeep
from emberkeep.cli.rulebook import Citation, Library, Rule, Rulebook, read_library
from emberkeep.cli.terminal import out, plain
from emberkeep.cli.words import QUIET
from emberkeep.games import GAMES
from emberkeep.kernel import SetupError

FAILED = 1


def rules(
    name: Annotated[str, typer.Argument(metavar="[GAME]", help="See `emberkeep games`.")] = "",
    *,
    check: Annotated[
        bool, typer.Option("--check", help="Fail if a rule has no test or a citation no rule.")
    ] = False,
) -> int:
    """Print which code and which tests stand for each rule."""
    package = Path(emberkeep.__file__).parent
    tests = find_tests(package)
    library = read_library(package / "games", tests)
    books = wished(library, name)
    if not check:
        for book in books:
            show(book)
        return 0
    if tests is None:
        raise SetupError("there are no tests here to check the rules by; run this in a checkout")
    ours = [game for game in GAMES if (package / "games" / game).is_dir()]
    return report(library, [name] if name else ours)


def find_tests(package: Path) -> Path | None:
    """Find the tests beside the package, or where the command is run."""
    for folder in (package.parent / "tests", Path.cwd() / "tests"):
        if folder.is_dir():
            return folder
    return None


def wished(library: Library, name: str) -> list[Rulebook]:
    if not name:
        return list(library.books.values())
    if name not in library.books:
        known = ", ".join(library.books) or "none"
        raise SetupError(f"there are no rules of {name!r}; there are rules of: {known}")
    return [library.books[name]]


def report(library: Library, registered: list[str]) -> int:
    """Tell every problem, or that there is none; return the exit code."""
    problems = library.check(registered)
    for problem in problems:
        plain(problem)
    for book in library.books.values():
        plain(summary(book))
    if problems:
        out.print(f"{len(problems)} problems.")
    return FAILED if problems else 0


def summary(book: Rulebook) -> str:
    hidden = sum(not rule.observable for rule in book.rules)
    cited = len({citation.id for citation in book.code})
    tested = len({citation.id for citation in book.tests})
    state = "" if book.game in GAMES else " (not yet registered)"
    return (
        f"{book.game}{state}: {len(book.rules)} rules, {cited} cited by code, {tested} tested, "
        f"{len(book.untested())} without a test, {hidden} not observable"
    )


def show(book: Rulebook) -> None:
    """Print the matrix, as a table for people and as lines with tabs for programs."""
    if not out.is_terminal:
        for rule in book.rules:
            columns = [rule.id, rule.status, rule.text, *_cited(book, rule)]
            plain("\t".join(columns))
        return
    for chapter, inside in book.chapters().items():
        out.print(_table(book, chapter, inside))
    out.print(summary(book))


def _cited(book: Rulebook, rule: Rule) -> tuple[str, str]:
    return (
        ", ".join(str(citation) for citation in book.code if citation.id == rule.id),
        ", ".join(str(citation) for citation in book.tests if citation.id == rule.id),
    )


def _table(book: Rulebook, chapter: str, inside: list[Rule]) -> Table:
    table = Table(
        title=chapter, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, expand=True
    )
    table.add_column("rule", no_wrap=True)
    table.add_column("text", ratio=4)
    table.add_column("code", ratio=3, overflow="fold")
    table.add_column("tests", ratio=3, overflow="fold")
    for rule in inside:
        code = [citation for citation in book.code if citation.id == rule.id]
        tests = [citation for citation in book.tests if citation.id == rule.id]
        none = Text(rule.why, style=QUIET) if rule.why else Text("none", style="red")
        table.add_row(
            rule.id,
            Text.assemble(rule.text, (f" [{rule.status}]", QUIET)),
            _places(code) if code else Text("none", style=QUIET),
            _places(tests) if tests else none,
        )
    return table


def _places(citations: list[Citation]) -> Text:
    """Name the places, each file once."""
    said = Text()
    for file in dict.fromkeys(citation.file for citation in citations):
        here = [citation for citation in citations if citation.file == file]
        names = ", ".join(f"{citation.name or 'line'}:{citation.line}" for citation in here)
        short = "/".join(Path(file).parts[-2:])
        said.append("\n" if said else "").append(short, style=QUIET).append(f" {names}")
    return said
