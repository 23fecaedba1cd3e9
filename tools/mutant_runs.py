"""Run a game's tests against mutants: each in a process that imports the broken text instead.

First every test runs once as it is, to see that it passes, how long it takes and which functions it
enters. Then a mutant meets the tests that enter its function, until one fails; those that do not
could not notice it. Golden matches are left out: they notice everything and explain nothing.
"""

from __future__ import annotations

import gc
import importlib.abc
import importlib.machinery
import importlib.util
import multiprocessing
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from cProfile import Profile
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, TypeAlias

import pytest

import emberkeep.kernel.testing  # noqa: F401  # once, not in every process
from tools.mutants import Mutant

ROOT = Path(__file__).resolve().parent.parent
GAMES = str(ROOT / "emberkeep" / "games")
GOLDEN = "test_golden.py"
SETTINGS = (
    "-qq",
    "--exitfirst",
    "--tb=no",
    "--import-mode=importlib",
    "--config-file=/dev/null",  # with warnings as errors, deprecations would kill
    f"--rootdir={ROOT}",
    "-pno:cacheprovider",
)
MEMORY = 4 << 30
GRACE = 5.0  # seconds of processor time that any test may take
PATIENCE = 10  # and how many times its own

Function: TypeAlias = tuple[str, int]  # its file and first line


class TestsFail(Exception):
    """The tests fail with nothing broken."""


@dataclass(frozen=True)
class Test:
    """A test, how long it takes, and what it enters."""

    id: str
    seconds: float
    entered: frozenset[Function]

    @property
    def file(self) -> str:
        return self.id.partition("::")[0]


@dataclass(frozen=True)
class Suite:
    """All tests of a game, and the functions that are entered before any test."""

    tests: tuple[Test, ...]
    on_import: frozenset[Function]

    def against(self, mutant: Mutant) -> list[list[Test]]:
        """List the tests that could notice a mutant, in two parts: where most are comes first."""
        function = (str(mutant.file), mutant.place.entry)
        if not mutant.place.entry or function in self.on_import:
            return [list(self.tests)]
        able = [test for test in self.tests if function in test.entered]
        if not able:
            return []
        near = Counter(test.file for test in able).most_common(1)[0][0]
        first = [test for test in able if test.file == near]
        rest = [test for test in able if test.file != near]
        return [part for part in (first, rest) if part]


# The tests as they are


class Watch:
    """A plugin that notes what every test enters. Nothing may be remembered from another test."""

    def __init__(self) -> None:
        self.imports = Profile(subcalls=False, builtins=False)
        self.tests: list[Test] = []
        self.failed = ""
        self.caches: list[_lru_cache_wrapper[Any]] = []
        self.imports.enable()

    def pytest_collection_finish(self) -> None:
        self.imports.disable()
        self.caches = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        for cache in self.caches:
            cache.cache_clear()
        profile = Profile(subcalls=False, builtins=False)
        started = time.process_time()
        profile.enable()
        result = yield
        profile.disable()
        seconds = time.process_time() - started
        self.tests.append(Test(item.nodeid, seconds, functions(profile)))
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = report.nodeid if report.failed else self.failed

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.failed = report.nodeid if report.failed else self.failed

    def suite(self) -> Suite:
        return Suite(tuple(self.tests), functions(self.imports))


def functions(profile: Profile) -> frozenset[Function]:
    """List the functions of games that were entered."""
    codes = [entry.code for entry in profile.getstats() if isinstance(entry.code, CodeType)]
    return frozenset(
        (code.co_filename, code.co_firstlineno)
        for code in codes
        if code.co_filename.startswith(GAMES)
    )


def watch(folder: Path) -> Suite:
    """Run all tests of a folder once, in a process of its own."""
    here, there = multiprocessing.Pipe(duplex=False)
    process = start(watch_there, folder, there)
    there.close()
    try:
        answer: Suite | str = here.recv()
    except EOFError:
        answer = "pytest itself"
    process.join()
    if isinstance(answer, str):
        raise TestsFail(f"With nothing broken, {answer} fails; mend that first.")
    return answer


def watch_there(folder: Path, answer: Connection) -> None:
    settle()
    plugin = Watch()
    code = pytest.main([*SETTINGS, str(folder), f"--ignore={folder / GOLDEN}"], [plugin])
    answer.send(plugin.suite() if code == pytest.ExitCode.OK else plugin.failed)


# The mutants


def trials(mutants: Sequence[Mutant], suite: Suite, jobs: int) -> Iterator[tuple[Mutant, bool]]:
    """Try mutants side by side; yield each with whether it survived, in any order."""
    waiting = list(reversed(mutants))
    running: dict[int, tuple[BaseProcess, Mutant]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            process = start(try_there, mutant, suite.against(mutant))
            running[process.sentinel] = (process, mutant)
        for sentinel in wait(list(running)):
            assert isinstance(sentinel, int)
            process, mutant = running.pop(sentinel)
            process.join()
            yield mutant, process.exitcode == 0


def try_there(mutant: Mutant, parts: list[list[Test]]) -> None:
    """Run the tests against one mutant; leave with 0 if it survives."""
    settle()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, Instead(mutant))
    for tests in parts:
        chosen = Chosen({test.id: test.seconds for test in tests})
        chosen.allow(GRACE * 4)
        files = sorted({str(ROOT / test.file) for test in tests})
        if pytest.main([*SETTINGS, *files], [chosen]) != pytest.ExitCode.OK:
            sys.exit(1)


@dataclass
class Chosen:
    """A plugin that runs some tests, the shortest first, and none for ever."""

    seconds: dict[str, float]

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            [item for item in items if item.nodeid in self.seconds],
            key=lambda item: self.seconds[item.nodeid],
        )

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.allow(GRACE + PATIENCE * self.seconds[nodeid])

    def allow(self, seconds: float) -> None:
        """Let the process be ended after so much more processor time."""
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


class Instead(importlib.abc.MetaPathFinder):
    """Import a mutant in place of its file."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = str(mutant.file)
        self.name = ".".join(mutant.file.relative_to(ROOT).with_suffix("").parts)
        self.loader = Broken(self.name, self.path, mutant.source())

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.path, loader=self.loader)


class Broken(importlib.machinery.SourceFileLoader):
    """A loader that compiles a given text."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.code = compile(text, path, "exec", dont_inherit=True)

    def get_code(self, fullname: str) -> CodeType:
        return self.code


# Processes


def start(target: Any, *arguments: object) -> BaseProcess:
    """Fork; whatever was imported before need not be imported again."""
    process = multiprocessing.get_context("fork").Process(target=target, args=arguments)
    process.start()
    return process


def settle() -> None:
    """Say nothing, and load no plugin: none is needed, and each takes its time."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
