"""Set up, play, test and check Emberkeep with nothing but Python 3.11+: `python3 run.py`."""

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one should read why
    found = "{}.{}".format(*sys.version_info)
    sys.stderr.write("Emberkeep needs Python 3.11 or newer; this is Python " + found + ".\n")
    sys.exit(2)

USAGE = """\
usage: python3 run.py COMMAND [ARGUMENTS]

  setup     make .venv and install what is pinned; the other commands do this first
  play      play a game: python3 run.py play [GAME] [OPTIONS]
  test      every test, plain and compiled; with arguments, what pytest makes of them
  check     format, lint, types, rule matrix, import directions, docs that run
  compile   the optional mypyc build
"""

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "emberkeep-stamp"
LOCK = ROOT / "requirements.lock"
COMPILED = ROOT / "build" / "compiled"
COMPILED_TESTS = ("tests/conformance", "tests/games", "tests/kernel")

Command = list[str | Path]


class Stop(Exception):
    """Leave with one sentence for the person at the terminal."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


def tool(name: str) -> Path:
    """Find a program of the environment; Windows keeps them elsewhere."""
    return VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name


def run(*command: str | Path, **settings: str) -> int:
    """Run a program in the project folder, with extra environment settings."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **settings}, check=False).returncode


def need(*command: str | Path) -> None:
    code = run(*command)
    if code:
        raise Stop(f"This failed with exit code {code}: {shlex.join(map(str, command))}")


# Setting up


def setup(*arguments: str) -> int:
    if arguments:
        raise Stop("The command setup takes no arguments.", code=2)
    if not STAMP.is_file() or STAMP.read_text() != fingerprint():
        print("Setting up .venv ...")
        STAMP.unlink(missing_ok=True)
        make_environment()
        install()
        STAMP.write_text(fingerprint())
    return 0


def fingerprint() -> str:
    """Sum up all that an installation depends on, the Python in `.venv` included."""
    digest = hashlib.sha256(os.fsencode(tool("python").resolve()))
    for file in (ROOT / "pyproject.toml", LOCK, VENV / "pyvenv.cfg"):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def make_environment() -> None:
    """Make `.venv`, unless there is one with a Python that can be run."""
    if tool("python").exists():
        return
    if shutil.which("uv"):
        need(sys.executable, "-m", "venv", "--clear", "--without-pip", VENV)
        return
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise Stop(
            "This Python cannot make a virtual environment: on Debian or Ubuntu install it with "
            "`sudo apt install python3-venv`, elsewhere install a complete Python.",
            code=2,
        )
    need(sys.executable, "-m", "venv", "--clear", VENV)


def install() -> None:
    installer = find_installer()
    need(*installer, "--require-hashes", "-r", LOCK)
    need(*installer, "--no-deps", "--no-build-isolation", "-e", ROOT)


def find_installer() -> Command:
    uv = shutil.which("uv")
    if uv:
        return [uv, "pip", "install", "--quiet", "--python", tool("python")]
    if run(tool("python"), "-c", "import importlib.util as u; exit(not u.find_spec('pip'))"):
        need(tool("python"), "-m", "ensurepip")
    return [tool("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


# Working


def play(*arguments: str) -> int:
    return run(tool("emberkeep"), "play", *arguments)


def check(*arguments: str) -> int:
    if arguments:
        raise Stop("The command check takes no arguments.", code=2)
    steps: dict[str, Command] = {
        "format": [tool("ruff"), "format", "--check", "."],
        "lint": [tool("ruff"), "check", "."],
        "types": [tool("mypy")],
        "rules": [tool("emberkeep"), "rules", "--check"],
        "imports and docs": [tool("pytest"), "-q", "tests/checks"],
    }
    failed = [name for name, command in steps.items() if not passes(name, command)]
    if failed:
        raise Stop(f"Failed: {', '.join(failed)}.")
    return 0


def passes(name: str, command: Command) -> bool:
    print(f"== {name}")
    started = time.perf_counter()
    code = run(*command)
    print(f"   {'FAILED' if code else 'ok'}, {time.perf_counter() - started:.1f} s")
    return code == 0


def test(*arguments: str) -> int:
    """Run the tests; without arguments, those of the compiled build as well."""
    code = run(tool("pytest"), "-n", "auto", "--dist", "loadgroup", *arguments)
    return code if code or arguments else test_compiled()


def test_compiled() -> int:
    if not can_compile():
        print("The compiled build was not tested: it needs a C compiler and the Python headers.")
        return int(os.environ.get("CI") == "true")
    print("== compiled build")
    code = compile_package()
    if code:
        return code
    tests = (tool("pytest"), "-n", "auto", "--dist", "loadgroup", *COMPILED_TESTS)
    return run(*tests, PYTHONPATH=str(COMPILED), EMBERKEEP_BUILD="compiled")


def can_compile() -> bool:
    headers = (
        "import os, sysconfig as s; exit(not os.path.exists(s.get_path('include') + '/Python.h'))"
    )
    return bool(shutil.which("cc") or shutil.which("gcc")) and not run(
        tool("python"), "-c", headers
    )


def compile_package(*arguments: str) -> int:
    return run(tool("python"), "tools/compile.py", *arguments)


COMMANDS = {
    "setup": setup,
    "play": play,
    "test": test,
    "check": check,
    "compile": compile_package,
}


def main(name: str = "", *arguments: str) -> int:
    if name in {"", "-h", "--help"}:
        print(USAGE, end="")
        return 0
    if name not in COMMANDS:
        raise Stop(f"There is no command {name!r}; there are {', '.join(COMMANDS)}.", code=2)
    if name != "setup":
        setup()
    return COMMANDS[name](*arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except Stop as stop:
        print(stop, file=sys.stderr)
        sys.exit(stop.code)
    except KeyboardInterrupt:
        sys.exit(130)
