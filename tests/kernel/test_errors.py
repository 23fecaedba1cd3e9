"""Everything that Emberkeep refuses is an EmberkeepError, of the kind its page draws."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

from emberkeep.kernel import errors

SOURCE = Path(__file__).parents[2] / "emberkeep" / "kernel" / "errors.py"


def drawn_tree() -> dict[str, str]:
    """Read the tree in the docstring: every error and its parent."""
    page = ast.get_docstring(ast.parse(SOURCE.read_text("utf-8"))) or ""
    path: list[str] = []
    parents: dict[str, str] = {}
    for line in page.splitlines():
        name = next((word for word in line.split() if word in vars(errors)), None)
        if name:
            depth = line.index(name) // 5
            path[depth:] = [name]
            parents[name] = path[depth - 1] if depth else "Exception"
    return parents


def test_the_page_draws_every_error_under_its_parent() -> None:
    classes = [
        thing
        for thing in vars(errors).values()
        if inspect.isclass(thing) and issubclass(thing, errors.EmberkeepError)
    ]

    assert drawn_tree() == {error.__name__: error.__bases__[0].__name__ for error in classes}
