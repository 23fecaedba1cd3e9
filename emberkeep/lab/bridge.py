"""Bots in any language: a program that reads JSON lines and writes JSON lines.

To the program, one object a line:

    {"type": "hello", "protocol": 1, "game": …, "mode": …, "options": …, "seat": 0, …}
    {"type": "ask", "number": 17, "prompt": "battle.card", "codes": [...], "view": {...}, …}
    {"type": "end", "scores": [...], "winners": [...], "reason": "points"}

From the program, after each ask and within the time limit: {"code": "card:die"}.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import subprocess
import tempfile
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
                told = {"scores": result.scores, "winners": result.winners, "reason": result.reason}
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
            line = program.read_line(limit)
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
    except ValueError:
        raise Misbehaved("not JSON", f"it answered {_short(line)}") from None
    code = data.get("code") if isinstance(data, dict) else None
    if not isinstance(code, str):
        raise Misbehaved("bad code", f'an answer is {{"code": "…"}}, not {_short(line)}')
    return code


def _short(line: str) -> str:
    return repr(line if len(line) <= TAIL else line[:TAIL] + "…")


class Program:
    """Another process, with a thread for its input and one for its output, and its last words."""

    def __init__(self, arguments: list[str]) -> None:
        self.words = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the program
        try:
            self.process = subprocess.Popen(  # noqa: S603 - the program that was asked for
                arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.words
            )
        except OSError as error:
            self.words.close()
            raise Misbehaved("crashed", f"it cannot be started: {error}") from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input: IO[bytes] = self.process.stdin
        self.output: IO[bytes] = self.process.stdout
        self.messages: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.threads = [threading.Thread(target=f, daemon=True) for f in (self._write, self._read)]
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

    def send(self, message: dict[str, Any]) -> None:
        """Send a message; what the program said before, unasked, counts for nothing."""
        with suppress(queue.Empty):
            while self.lines.get_nowait():
                pass
            self.lines.put(b"")  # that was the end of its output
        self.messages.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def read_line(self, limit: float) -> str:
        """Wait for a line, skipping empty ones, as long as the limit allows."""
        until = perf_counter() + limit
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, until - perf_counter()))
            except queue.Empty:
                raise Misbehaved("silent", f"no answer within {limit * 1000:.0f} ms") from None
            if not line:
                raise self._crash()
            if line.strip():
                return line.decode(errors="replace").strip()

    def _crash(self) -> Misbehaved:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.words.seek(max(0, os.fstat(self.words.fileno()).st_size - TAIL))
        said = self.words.read().decode(errors="replace").strip().splitlines()
        code = self.process.poll()
        ending = "it closed its output" if code is None else f"it ended with code {code}"
        return Misbehaved("crashed", f"{ending}{f': {said[-1]}' if said else ''}")

    def close(self) -> None:
        """Let it end by itself, for a moment."""
        self.messages.put(b"")
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.kill()

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.messages.put(b"")
        for thread in self.threads:
            thread.join(GRACE)
        self.words.close()
