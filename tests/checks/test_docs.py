"""The code on the pages runs: every Python block of README and docs, page by page."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks(text: str) -> Iterator[str]:
    """List the Python blocks of a page, each moved down to its line, so that errors name it."""
    for block in BLOCK.finditer(text):
        yield "\n" * text.count("\n", 0, block.start(1)) + block[1]


def run(page: Path) -> ModuleType:
    """Run the blocks of a page one after the other in one module, as a reader would."""
    module = ModuleType(f"page_{page.stem.replace('-', '_')}")
    sys.modules[module.__name__] = module  # where classes look for the types of their fields
    try:
        for block in blocks(page.read_text("utf-8")):
            exec(compile(block, page, "exec"), vars(module))  # noqa: S102  # our own pages
    finally:
        del sys.modules[module.__name__]
    return module


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if page.exists() and BLOCK.search(page.read_text("utf-8"))],
    ids=lambda page: page.relative_to(ROOT).as_posix(),
)
def test_the_code_on_the_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(ROOT / "docs" / "examples" / "last_ember")

    run(page)


def test_blocks_of_one_page_go_on_from_each_other(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "Text\n\n```python\na = 1\n```\n\n```console\n$ rm\n```\n\n```python\na += 1\n```\n"
    )

    assert vars(run(page))["a"] == 2


def test_an_error_names_the_line_of_the_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Text\n\n```python\na = 1\nb\n```\n")

    with pytest.raises(NameError) as caught:
        run(page)

    last = caught.traceback[-1]
    assert (str(last.path), last.lineno + 1) == (str(page), 5)
