"""What is pinned: the whole workshop, and the little that a server needs, at the same versions."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
EVERYTHING = "requirements.lock"
PRODUCTION = "requirements-production.lock"


def entries(lock: str) -> list[str]:
    return re.split(r"\n(?=\S)", (ROOT / lock).read_text().strip())


def pinned(lock: str) -> dict[str, set[str]]:
    """Read a lock file: by name, the version and its hashes."""
    found = {}
    for entry in entries(lock):
        name, _, rest = entry.partition("==")
        found[name] = {rest.split()[0], *re.findall(r"--hash=\S+", rest)}
    return found


def wished(extra: str = "") -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    found: list[str] = project["optional-dependencies"][extra] if extra else project["dependencies"]
    return found


def needed(wishes: list[str], extras: frozenset[str] = frozenset()) -> set[str]:
    """List all that some requirements bring along on this machine."""
    found: set[str] = set()
    for wish in wishes:
        requirement = Requirement(wish)
        holds = {"", *extras}
        marker = requirement.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in holds):
            name = canonicalize_name(requirement.name)
            found |= {name} | needed(requires(name) or [], frozenset(requirement.extras))
    return found


def test_a_server_installs_what_it_needs_and_no_tool_of_the_workshop() -> None:
    production, server = set(pinned(PRODUCTION)), needed(wished())
    assert server <= production
    assert not production & (needed(wished("dev")) - server)


def test_a_server_runs_on_what_was_tested() -> None:
    everything = pinned(EVERYTHING)
    for name, entry in pinned(PRODUCTION).items():
        assert entry == everything[name]


@pytest.mark.parametrize("lock", [EVERYTHING, PRODUCTION])
def test_whatever_is_pinned_has_its_hashes_and_names_no_host(lock: str) -> None:
    for entry in entries(lock):
        assert "--hash=sha256:" in entry
        assert "://" not in entry
        assert "--index" not in entry
