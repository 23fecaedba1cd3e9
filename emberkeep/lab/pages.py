"""Pages of which a part is made by a command, between two marks, and the rest by hand."""

from __future__ import annotations

from pathlib import Path

from emberkeep.kernel import EmberkeepError


class PageError(EmberkeepError):
    """A page whose marks are not there."""


def begin_mark(name: str) -> str:
    return f"<!-- {name}: made by a command, from here -->"


def end_mark(name: str) -> str:
    return f"<!-- {name}: to here -->"


def filled(file: Path, name: str, body: str, template: str) -> str:
    """Put the body between the marks of a page; a page that is not there is begun."""
    begin, end = begin_mark(name), end_mark(name)
    made = f"{begin}\n\n{body.strip()}\n\n{end}"
    if not file.exists():
        return template.format(made)
    before, begun, rest = file.read_text(encoding="utf-8").partition(begin)
    _, ended, after = rest.partition(end)
    if not begun or not ended:
        raise PageError(f"{file} has no place for what is made: it needs the lines {begin} {end}")
    return before + made + after


def table(heads: list[str], rows: list[list[str]]) -> str:
    """Write a Markdown table; the first column is text, the others are numbers."""
    lines = [_line(heads), _line(["---", *["---:"] * (len(heads) - 1)])]
    return "\n".join([*lines, *map(_line, rows)])


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
