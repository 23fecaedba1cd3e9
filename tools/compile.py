"""Compile kernel and games with mypyc into build/compiled: `python3 run.py compile`.

The package is copied, its data classes are written out (see `rewrite.py`), and mypyc compiles the
copy in place. Run with PYTHONPATH=build/compiled to use it. Nothing else changes.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the plain build, whatever PYTHONPATH says

from tools.rewrite import CannotCompile, rewrite  # noqa: E402

TOOLS = Path(__file__).resolve().parent
PACKAGES = ("emberkeep/kernel", "emberkeep/games")
INTERPRETED = ("emberkeep/kernel/testing",)
MYPY_OPTIONS = ("--no-error-summary", "--config-file=", "--explicit-package-bases")


class Stop(Exception):
    """Leave with one sentence for the person at the terminal."""


def main() -> None:
    wish = arguments()
    stamp = wish.into / "stamp"
    wanted = fingerprint(wish)
    if stamp.is_file() and stamp.read_text() == wanted:
        print(f"The compiled build in {shown(wish.into)} is up to date.")
        return
    check_compiler()
    shutil.rmtree(wish.into, ignore_errors=True)
    copy_sources(wish.into, wish.extra)
    modules = [file for package in (*PACKAGES, *wish.extra) for file in to_compile(package)]
    for file in modules:
        text = rewrite((ROOT / file).read_text(), importlib.import_module(module_name(file)))
        (wish.into / file).write_text(text)
    native = "emberkeep/kernel/_native.py"
    shutil.copy(TOOLS / "native.py", wish.into / native)
    compile_files(wish.into, modules, wish.opt)
    stamp.write_text(wanted)
    print(f"Compiled {len(modules)} modules into {shown(wish.into)}.")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="run.py compile", description=__doc__)
    parser.add_argument("--opt", choices="0123", default="3", help="the compiler's effort")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "compiled", metavar="FOLDER")
    parser.add_argument(
        "--with", dest="extra", nargs="*", default=(), metavar="FOLDER", help="compile these too"
    )
    wish = parser.parse_args()
    wish.into = wish.into.resolve()
    wish.extra = tuple(str(Path(folder)) for folder in wish.extra)
    return wish


def shown(path: Path) -> str:
    return os.path.relpath(path)


def fingerprint(wish: argparse.Namespace) -> str:
    """Sum up all that a build depends on."""
    from mypy.version import __version__ as mypy_version  # noqa: PLC0415 - slow, seldom needed

    digest = hashlib.sha256(repr((sys.version, mypy_version, wish.opt, wish.extra)).encode())
    folders = ("emberkeep", "tools", *wish.extra)
    for file in sorted(file for folder in folders for file in (ROOT / folder).rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            digest.update(file.relative_to(ROOT).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def check_compiler() -> None:
    include = Path(sysconfig.get_path("include"))
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and not shutil.which(os.environ.get("CC", compiler)):
        raise Stop(f"The compiled build needs a C compiler: there is no {compiler} on the path.")
    if not (include / "Python.h").is_file():
        raise Stop(
            "The compiled build needs the headers of Python: on Debian or Ubuntu install them "
            "with `sudo apt install python3-dev`."
        )


def copy_sources(into: Path, extra: tuple[str, ...]) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for folder in ("emberkeep", *extra):
        shutil.copytree(ROOT / folder, into / folder, ignore=ignored)


def to_compile(package: str) -> list[str]:
    files = sorted((ROOT / package).rglob("*.py"))
    names = [file.relative_to(ROOT).as_posix() for file in files]
    return [name for name in names if not name.startswith(INTERPRETED)]


def module_name(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def compile_files(into: Path, files: list[str], opt: str) -> None:
    """Let mypyc make one library of all, so that calls between modules are native."""
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *MYPY_OPTIONS, *files],
        cwd=into,
        env={**os.environ, "MYPYC_OPT_LEVEL": opt, "MYPYC_DEBUG_LEVEL": "0", "MYPYPATH": str(into)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise Stop("mypyc could not compile the package; its messages are above.")
    shutil.rmtree(into / "build", ignore_errors=True)


if __name__ == "__main__":
    try:
        main()
    except (Stop, CannotCompile) as stop:
        print(stop, file=sys.stderr)
        sys.exit(1)
