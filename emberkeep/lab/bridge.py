"""Bots in any language: a program that reads JSON lines and writes JSON lines.

To the program, one object a line:

    {"type": "hello", "protocol": 1, "game": …, "mode": …, "options": …, "seat": 0, …}
    {"type": "ask", "number": 17, "prompt": "battle.card", "codes": [...], "view": {...}, …}
    {"type": "end", "scores": [...], "winners": [...], "reason": "points", "sides": [...]}

From the program, after each ask and within the time limit: {"code": "card:die"}. It may add the
number of the ask; a line with the number of an earlier one is then not taken for the answer.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from dataclasses import asdict
from time import perf_counter
from typing import IO, Any

from emberkeep.kernel import Ask, Chance, Result, Seat, SetupError, dump
from emberkeep.lab.manners import Misbehaved
from emberkeep.lab.terms import Hello

PROTOCOL = 1
STARTS = 3  # a program that crashes or falls silent is started again so many times in a match
LONGEST_LINE = 1 << 20
UNREAD = 16  # lines that are kept for us; then the program waits
TAIL = 200
GRACE = 1.0
STARTUP = 10.0  # seconds that the first answer may take on top, as a program has to start


class Bridge:
    """A bot that asks another program, and watches the clock itself."""

    keeps_time = True

    def __init__(self, command: str) -> None:
        self.command = command
        self.arguments = split(command)
        self.hello: Hello | None = None
        self.program: Program | None = None
        self.starts = 0

    def begin(self, hello: Hello) -> None:
        self.hello = hello
        self.starts = 0

    def end(self, result: Result | None) -> None:
        if self.program is not None:
            if result is not None:
                told = {
                    "scores": result.scores,
                    "winners": result.winners,
                    "reason": result.reason,
                    "sides": result.sides,
                }
                self.program.send({"type": "end", **told})
            self.program.close()
            self.program = None

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        """Pass the question on and the answer back; whatever is wrong with it is told."""
        limit = (self.hello.limit_ms if self.hello else 10_000.0) / 1000
        if self.program is None:
            limit += STARTUP
        program = self._running()
        try:
            program.send(question(seat, ask))
            line = program.read_line(limit, ask.number)
        except BaseException:  # also when somebody presses Ctrl-C
            program.kill()
            self.program = None
            raise
        return code_in(line)

    def _running(self) -> Program:
        """Return the program, started again if it crashed or fell silent before."""
        if self.program is None:
            if self.starts == STARTS:
                raise Misbehaved("given up", f"{self.command} failed {STARTS} times in this match")
            self.starts += 1
            self.program = Program(self.arguments)
            if self.hello is not None:
                self.program.send({"type": "hello", "protocol": PROTOCOL, **asdict(self.hello)})
        return self.program


def split(command: str) -> list[str]:
    """Take a command line apart, or refuse one whose program is not there."""
    try:
        arguments = shlex.split(command)
    except ValueError as error:
        raise SetupError(f"cannot understand the command {command!r}: {error}") from None
    if not arguments:
        raise SetupError("a program is given as cmd:PROGRAM [ARGUMENTS]")
    if not shutil.which(arguments[0]):
        raise SetupError(f"there is no program {arguments[0]!r} that can be run")
    return arguments


def question(seat: Seat[Any], ask: Ask) -> dict[str, Any]:
    """Put an ask, and what the seat sees, into plain data."""
    return {
        "type": "ask",
        "number": ask.number,
        "prompt": ask.prompt,
        "about": dict(ask.about),
        "codes": ask.codes(),
        "view": dump(seat.view),
    }


def code_in(line: str) -> str:
    """Take the code out of an answer."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise Misbehaved("not JSON", f"it answered {_short(line)}") from None
    code = data.get("code") if isinstance(data, dict) else None
    if not isinstance(code, str):
        raise Misbehaved("bad code", f'an answer is {{"code": "…"}}, not {_short(line)}')
    return code


def late(line: str, number: int) -> bool:
    """Return whether a line says by its number that it answers an earlier ask."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return False
    told = data.get("number") if isinstance(data, dict) else None
    return isinstance(told, int) and told < number


def _short(line: str) -> str:
    return repr(line if len(line) <= TAIL else line[:TAIL] + "…")


class Program:
    """Another process, with a thread each for its input, its output and its last words."""

    def __init__(self, arguments: list[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(  # noqa: S603 - the program that was asked for
                # A session of its own: Ctrl-C is for us, and what it starts can be ended with it.
                arguments,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                start_new_session=True,
            )
        except OSError as error:
            raise Misbehaved("crashed", f"it cannot be started: {error}") from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.input: IO[bytes] = self.process.stdin
        self.output: IO[bytes] = self.process.stdout
        self.errors: IO[bytes] = self.process.stderr
        self.messages: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.lines: queue.Queue[bytes] = queue.Queue(UNREAD)
        self.words = b""
        tasks = (self._write, self._read, self._overhear)
        self.threads = [threading.Thread(target=task, daemon=True) for task in tasks]
        for thread in self.threads:
            thread.start()

    def _write(self) -> None:
        """Write messages; an empty one is the last."""
        with suppress(OSError, ValueError):
            while message := self.messages.get():
                self.input.write(message)
                self.input.flush()
        with suppress(OSError):
            self.input.close()

    def _read(self) -> None:
        """Read lines; an empty one is the last."""
        with suppress(OSError, ValueError):
            while line := self.output.readline(LONGEST_LINE):
                self.lines.put(line)
        self.output.close()
        self.lines.put(b"")

    def _overhear(self) -> None:
        """Keep the end of what it says to people."""
        with suppress(OSError, ValueError):
            while some := os.read(self.errors.fileno(), LONGEST_LINE):
                self.words = (self.words + some)[-TAIL:]
        self.errors.close()

    def send(self, message: dict[str, Any]) -> None:
        """Send a message; what the program said before, unasked, counts for nothing."""
        for _ in range(self.lines.qsize()):
            if not self.lines.get():
                self.lines.put(b"")  # that was the end of its output
                break
        self.messages.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def read_line(self, limit: float, number: int) -> str:
        """Wait for a line, skipping empty and late ones, as long as the limit allows."""
        until = perf_counter() + limit
        while True:
            try:
                read = self.lines.get(timeout=max(0.0, until - perf_counter()))
            except queue.Empty:
                raise Misbehaved("silent", f"no answer within {limit * 1000:.0f} ms") from None
            if not read:
                raise self._crash()
            line = read.decode(errors="replace").strip()
            if line and not late(line, number):
                return line

    def _crash(self) -> Misbehaved:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.threads[-1].join(GRACE)
        said = self.words.decode(errors="replace").strip().splitlines()
        told = f": {said[-1]}" if said else ""
        return Misbehaved("crashed", f"{ending(self.process.poll())}{told}")

    def close(self) -> None:
        """Let it end by itself, for a moment."""
        self.messages.put(b"")
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.kill()

    def kill(self) -> None:
        """End it, and what it started."""
        if self.process.poll() is None:
            kill_all(self.process)
        self.process.wait()
        self.messages.put(b"")
        until = perf_counter() + GRACE
        while self.threads[1].is_alive() and perf_counter() < until:
            with suppress(queue.Empty):  # the reader may wait for room
                self.lines.get(timeout=GRACE / 20)
        for thread in self.threads:
            thread.join(GRACE)


def ending(code: int | None) -> str:
    """Tell how a program ended."""
    if code is None:
        return "it closed its output"
    if code >= 0:
        return f"it ended with code {code}"
    with suppress(ValueError):
        return f"it was ended by {signal.Signals(-code).name}"
    return f"it was ended by signal {-code}"


def kill_all(process: subprocess.Popen[bytes]) -> None:
    """Kill a program with its children, where the system knows which they are."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(OSError):  # it may have ended this moment
            os.killpg(process.pid, signal.SIGKILL)
