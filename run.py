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

  setup     make .venv, install what is pinned, build the browser client; idempotent
  play      start the server and open it in the browser; with a game's name, play in the terminal
  test      the tests; with CI=true all their cases, then those of the compiled build;
            --quick: those that take about a minute; --compiled: those of the compiled build;
            with other arguments, what pytest makes of them
  check     format, lint, types, rule matrix, import directions, docs that run, browser client
  compile   the optional mypyc build
  mutate    break a game's rules here and there, and see whether its tests notice
"""

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "emberkeep-stamp"
LOCK = ROOT / "requirements.lock"
COMPILED = ROOT / "build" / "compiled"
COMPILED_TESTS = (
    "tests/compiled",
    "tests/conformance",
    "tests/kernel",
    "tests/server/test_encode.py",
    *sorted(str(file) for file in ROOT.glob("tests/games/*/test_golden.py")),
    *sorted(str(file) for file in ROOT.glob("tests/games/*/test_invariants.py")),
)

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
        raise Stop(
            f"Setting up failed: {shlex.join(map(str, command))}\n"
            "If it fails again, delete .venv and start over."
        )


# Setting up


def setup(*arguments: str) -> int:
    if arguments:
        raise Stop("The command setup takes no arguments.", code=2)
    return web("build")


def prepare() -> None:
    """Make `.venv` what the lock file says it is."""
    stamp = STAMP.read_text() if STAMP.is_file() else ""
    if not stamp or stamp != fingerprint():
        print("Setting up .venv ...")
        make_environment(moved=bool(stamp) and not stamp.startswith(f"{ROOT}\n"))
        STAMP.unlink(missing_ok=True)
        install()
        STAMP.write_text(fingerprint())


def fingerprint() -> str:
    """Sum up all that an installation depends on, the Python in `.venv` included."""
    digest = hashlib.sha256(os.fsencode(tool("python").resolve()))
    for file in (ROOT / "pyproject.toml", LOCK, VENV / "pyvenv.cfg"):
        digest.update(file.read_bytes())
    return f"{ROOT}\n{digest.hexdigest()}\n"


def make_environment(*, moved: bool) -> None:
    """Make `.venv`, unless there is a working one; one that was moved does not work."""
    if tool("python").exists() and not moved:
        return
    if shutil.which("uv"):
        need(sys.executable, "-m", "venv", "--clear", "--without-pip", VENV)
    else:
        need_ensurepip()
        need(sys.executable, "-m", "venv", "--clear", VENV)


def need_ensurepip() -> None:
    if not importlib.util.find_spec("ensurepip"):
        raise Stop(
            "This Python cannot make a virtual environment: on Debian or Ubuntu install what is "
            "missing with `sudo apt install python3-venv`, elsewhere install a complete Python.",
            code=2,
        )


def install() -> None:
    installer = find_installer()
    need(*installer, "--require-hashes", "-r", LOCK)
    need(*installer, "--no-deps", "--no-build-isolation", "-e", ROOT)


def find_installer() -> Command:
    uv = shutil.which("uv")
    if uv:
        return [uv, "pip", "install", "--quiet", "--python", tool("python")]
    if run(tool("python"), "-c", "import importlib.util as u; exit(not u.find_spec('pip'))"):
        need_ensurepip()
        need(tool("python"), "-m", "ensurepip")
    return [tool("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


# Working


def play(*arguments: str) -> int:
    """Serve the games to browsers; a game that is named is played in the terminal."""
    if arguments and not arguments[0].startswith("-"):
        return run(tool("emberkeep"), "play", *arguments)
    return web("build") or run(tool("emberkeep"), "serve", "--open", *arguments)


def web(command: str) -> int:
    return run(tool("python"), "tools/web.py", command)


def check(*arguments: str) -> int:
    if arguments:
        raise Stop("The command check takes no arguments.", code=2)
    steps: dict[str, Command] = {
        "format": [tool("ruff"), "format", "--check", "."],
        "lint": [tool("ruff"), "check", "."],
        "types": [tool("mypy")],
        "rules": [tool("emberkeep"), "rules", "--check"],
        "imports and docs": [tool("pytest"), "-q", "tests/checks"],
        "browser client": [tool("python"), "tools/web.py", "check"],
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
    """Run the tests; without arguments, those of the client as well."""
    if arguments[:1] == ("--quick",):
        return pytest("-m", "not slow", *arguments[1:])
    if arguments == ("--compiled",):
        return test_compiled()
    if arguments:
        return pytest(*arguments)
    client = web("build") or web("test")
    if os.environ.get("CI") == "true":
        return client or pytest() or test_compiled()
    return client or pytest("-m", "not thorough")


def test_compiled() -> int:
    if not can_compile():
        lack = "The compiled build was not tested: it needs a C compiler and the Python headers."
        if os.environ.get("CI") == "true":
            raise Stop(lack)
        print(lack)
        return 0
    print("== compiled build")
    return compile_package() or pytest(
        *COMPILED_TESTS, PYTHONPATH=str(COMPILED), EMBERKEEP_BUILD="compiled"
    )


def pytest(*arguments: str, **settings: str) -> int:
    # Not `python -m pytest`: that puts the plain sources before the compiled ones.
    # No restarts: a test that kills its worker would be tried again in every new one.
    # A file is tested in one worker, with what its tests share; the browser's files are the longest
    # and come early, as they are found. There is one worker more than processors: many tests wait.
    files = ("--dist", "loadfile", "--no-loadscope-reorder")
    workers = str((os.cpu_count() or 1) + 1)
    spread = ("-n", workers, *files, "--max-worker-restart", "0")
    return run(tool("pytest"), *spread, *arguments, **settings)


def can_compile() -> bool:
    compiler = shutil.which("cc") or shutil.which("gcc")
    folder = "import sysconfig; print(sysconfig.get_path('include'))"
    include = subprocess.check_output([tool("python"), "-c", folder], text=True).strip()
    return compiler is not None and Path(include, "Python.h").is_file()


def compile_package(*arguments: str) -> int:
    return run(tool("python"), "tools/compile.py", *arguments)


def mutate(*arguments: str) -> int:
    return run(tool("python"), "tools/mutate.py", *arguments)


COMMANDS = {
    "setup": setup,
    "play": play,
    "test": test,
    "check": check,
    "compile": compile_package,
    "mutate": mutate,
}


def main(name: str = "", *arguments: str) -> int:
    if name in {"", "-h", "--help"}:
        print(USAGE, end="")
        return 0
    if name not in COMMANDS:
        raise Stop(f"There is no command {name!r}; there are {', '.join(COMMANDS)}.", code=2)
    prepare()
    return COMMANDS[name](*arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except Stop as stop:
        print(stop, file=sys.stderr)
        sys.exit(stop.code)
    except KeyboardInterrupt:
        sys.exit(130)
