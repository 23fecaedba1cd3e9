"""The command that starts the server, and what starts without a command."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from emberkeep.cli import main, serve
from emberkeep.server import run as server
from emberkeep.server.config import Config
from tests.cli.conftest import Run

ADDRESS = "http://127.0.0.1:8765/"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Config]:
    """Take the place of the server: list how it was started, and tell an address."""
    configs: list[Config] = []

    def start(config: Config, ready: Callable[[str], None]) -> None:
        configs.append(config)
        ready(ADDRESS)

    monkeypatch.setattr(server, "start", start)
    return configs


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Take the place of the browser: list what it was told to open."""
    pages: list[str] = []

    class AtOnce:
        def __init__(self, _seconds: float, work: Callable[..., Any], args: list[str]) -> None:
            self.run: Callable[[], Any] = lambda: work(*args)

        def start(self) -> None:
            self.run()

    monkeypatch.setattr(serve, "Timer", AtOnce)
    monkeypatch.setattr("webbrowser.open", pages.append)
    monkeypatch.setattr(serve, "has_screen", lambda: True)
    return pages


def test_without_a_command_the_server_starts_and_is_opened(
    run: Run, started: list[Config], opened: list[str]
) -> None:
    said = run()

    assert said.code == 0
    assert started == [Config()]
    assert said.out == f"Emberkeep is at {ADDRESS}\n"
    assert opened == [ADDRESS]


def test_a_command_line_without_arguments_starts_it_as_well(
    run: Run, started: list[Config], opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["emberkeep"])

    assert main() == 0
    assert started == [Config()]


def test_serve_opens_nothing_unless_asked(
    run: Run, started: list[Config], opened: list[str]
) -> None:
    assert run("serve", "--port", 9000).code == 0
    assert started == [Config(port=9000)]
    assert opened == []


def test_without_a_screen_nothing_is_opened(
    run: Run, started: list[Config], opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "has_screen", lambda: False)

    assert run().code == 0
    assert opened == []


def test_the_help_page_lists_the_commands(run: Run, started: list[Config]) -> None:
    said = run("--help")

    assert said.code == 0
    assert all(name in said.out for name in ("play", "serve", "verify", "admin"))
    assert not started
