"""Compile kernel, games and bots with mypyc into build/compiled: `python3 run.py compile`.

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
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))  # the plain build, whatever PYTHONPATH says

from mypy.version import __version__ as mypy_version  # noqa: E402

from tools.rewrite import CannotCompile, rewrite  # noqa: E402

TOOLS = Path(__file__).resolve().parent
OWN = ("compile.py", "declared.py", "native.py", "native_chance.py", "rewrite.py", "run_mypyc.py")
BOTS = "emberkeep/bots"
PACKAGES = ("emberkeep/kernel", "emberkeep/games", BOTS)
INTERPRETED = (
    "emberkeep/kernel/testing",
    "emberkeep/games/shelf.py",  # derived from a class that is not native
    "emberkeep/bots/__init__.py",
    "emberkeep/bots/bot.py",  # protocols that are looked at while running
)
MYPY_OPTIONS = (
    "--no-error-summary",
    "--config-file=",
    f"--cache-dir={os.devnull}",
    "--explicit-package-bases",
    "--ignore-missing-imports",
)


class Stop(Exception):
    """Leave with one sentence for the person at the terminal."""


def main() -> None:
    wish = arguments()
    modules = to_compile(*PACKAGES, *wish.extra)
    stamp = wish.into / "stamp"
    wanted = fingerprint(wish.opt, modules)
    if stamp.is_file() and stamp.read_text() == wanted:
        copy_the_rest(wish, modules)
        print(f"The compiled build in {shown(wish.into)} is up to date.")
        return
    check_compiler()
    shutil.rmtree(wish.into, ignore_errors=True)
    copy_the_rest(wish, modules)
    for file in modules:
        text = rewrite((ROOT / file).read_text(), importlib.import_module(module_name(file)))
        (wish.into / file).write_text(text)
    shutil.copy(TOOLS / "native.py", wish.into / "emberkeep/kernel/_native.py")
    compile_files(wish.into, modules, wish.opt)
    for file in modules:
        if file.startswith(BOTS):  # whose sources tell the lab who has played
            shutil.copy(ROOT / file, wish.into / file)
    stamp.write_text(wanted)
    print(f"Compiled {len(modules)} modules into {shown(wish.into)}.")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="run.py compile", description=__doc__)
    parser.add_argument("--opt", choices="0123", default="1", help="the compiler's effort")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "compiled", metavar="FOLDER")
    parser.add_argument(
        "--with", dest="extra", nargs="*", default=(), metavar="FOLDER", help="compile these too"
    )
    wish = parser.parse_args()
    wish.into = wish.into.resolve()
    wish.extra = tuple(str(Path(folder)) for folder in wish.extra)
    return wish


def shown(path: Path) -> str:
    return os.path.relpath(path, ROOT)


def fingerprint(opt: str, modules: list[str]) -> str:
    """Sum up all that the compiled files depend on."""
    digest = hashlib.sha256(repr((sys.version, mypy_version, opt, modules)).encode())
    for file in (*(ROOT / module for module in modules), *(TOOLS / name for name in OWN)):
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def check_compiler() -> None:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if os.name != "nt" and not shutil.which(compiler.split()[0]):
        raise Stop(f"The compiled build needs a C compiler: there is no {compiler} on the path.")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise Stop(
            "The compiled build needs the headers of Python: on Debian or Ubuntu install them "
            "with `sudo apt install python3-dev`."
        )


def copy_the_rest(wish: argparse.Namespace, modules: list[str]) -> None:
    """Copy what is not compiled: it is quick, and changes more often."""
    compiled = {ROOT / module for module in modules}

    def ignored(folder: str, names: list[str]) -> set[str]:
        return {name for name in names if name == "__pycache__" or Path(folder, name) in compiled}

    for folder in ("emberkeep", *wish.extra):
        shutil.copytree(ROOT / folder, wish.into / folder, ignore=ignored, dirs_exist_ok=True)
        for parent in Path(folder).parents:
            if (ROOT / parent / "__init__.py").is_file():
                shutil.copy(ROOT / parent / "__init__.py", wish.into / parent)


def to_compile(*packages: str) -> list[str]:
    files = [file for package in packages for file in sorted((ROOT / package).rglob("*.py"))]
    names = [file.relative_to(ROOT).as_posix() for file in files]
    return [name for name in names if not name.startswith(INTERPRETED)]


def module_name(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def compile_files(into: Path, files: list[str], opt: str) -> None:
    """Let mypyc make one library of all, so that calls between modules are native."""
    paths = [shown(into / file) for file in files]
    work = into / "work"
    done = subprocess.run(
        [sys.executable, "-m", "tools.run_mypyc", opt, into, work, *MYPY_OPTIONS, *paths],
        cwd=ROOT,  # so that tracebacks name files as seen from the project folder
        env={**os.environ, "MYPYPATH": str(into)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise Stop("mypyc could not compile the package; its messages are above.")
    shutil.rmtree(work)


if __name__ == "__main__":
    try:
        main()
    except (Stop, CannotCompile) as stop:
        print(stop, file=sys.stderr)
        sys.exit(1)
