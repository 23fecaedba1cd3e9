"""Bots that are other programs."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from emberkeep.games import GAMES
from emberkeep.kernel import SetupError
from emberkeep.lab import bridge
from emberkeep.lab.bridge import TAIL, UNREAD, Bridge, Program
from emberkeep.lab.manners import Misbehaved
from emberkeep.lab.matches import play
from emberkeep.lab.terms import Deed, Job, Terms
from tests.toys import auction

pytestmark = pytest.mark.slow

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "mybot.py"

PRELUDE = "import json, sys, time\n"
ANSWER = "print(json.dumps({'code': message['codes'][0]}), flush=True)"
LISTEN = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        {}
"""


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "candlelight", auction.GAME)


def program(folder: Path, code: str) -> str:
    file = folder / "bot.py"
    file.write_text(PRELUDE + code)
    return f"cmd:{sys.executable} {file}"


def deed_of(bot: str, limit_ms: float = 10_000) -> Deed:
    terms = Terms("candlelight", "sale", 2, {}, "1", limit_ms)
    return play(terms, Job(0, 0, 0, 7, ("random", bot))).deeds[1]


def test_the_example_plays() -> None:
    deed = deed_of(f"cmd:{sys.executable} {EXAMPLE}")

    assert deed.decisions > 10
    assert deed.forfeits == {}


@pytest.mark.skipif(os.name == "nt", reason="there, a script is no program")
def test_the_example_is_a_program() -> None:
    assert deed_of(f"cmd:{EXAMPLE}").forfeits == {}


def test_the_program_hears_all_it_needs(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    tell = f"""
heard = open({str(heard)!r}, "a")
for line in sys.stdin:
    heard.write(line)
    message = json.loads(line)
    if message["type"] == "ask":
        {ANSWER}
heard.close()
"""
    deed = deed_of(program(tmp_path, tell))

    hello, *asks, end = [json.loads(line) for line in heard.read_text().splitlines()]
    assert hello["type"] == "hello"
    assert (hello["game"], hello["seat"], hello["players"]) == ("candlelight", 1, 2)
    assert (hello["protocol"], hello["limit_ms"]) == (1, 10_000)
    assert hello["sides"] == end["sides"] == [[0], [1]]
    assert "seed" not in hello
    assert len(asks) == deed.decisions
    assert {"type", "number", "prompt", "about", "codes", "view"} == set(asks[0])
    assert asks[0]["view"]["is"] == "AuctionView"
    assert end["type"] == "end"
    assert len(end["scores"]) == 2


def test_a_bad_code_is_told_and_the_program_plays_on(tmp_path: Path) -> None:
    deed = deed_of(program(tmp_path, LISTEN.format('print(\'{"code": "victory"}\', flush=True)')))

    assert deed.forfeits == {"bad code": deed.decisions}
    assert "'victory' is not an option of" in deed.example


def test_what_is_not_json_is_told(tmp_path: Path) -> None:
    deed = deed_of(program(tmp_path, LISTEN.format("print('pass!', flush=True)")))

    assert deed.forfeits == {"not JSON": deed.decisions}
    assert deed.example == "not JSON: it answered 'pass!'"


@pytest.mark.parametrize("answer", ["[1]", '{"move": "pass"}', '{"code": 3}', "null"])
def test_an_answer_without_a_code_is_told(tmp_path: Path, answer: str) -> None:
    deed = deed_of(program(tmp_path, LISTEN.format(f"print({answer!r}, flush=True)")))

    assert deed.forfeits == {"bad code": deed.decisions}
    assert 'an answer is {"code": "…"}, not ' in deed.example


def test_a_crash_is_told_with_the_last_words_and_started_again(tmp_path: Path) -> None:
    crash = LISTEN.format("raise RuntimeError('out of ideas')")
    deed = deed_of(program(tmp_path, crash))

    assert deed.forfeits == {"crashed": 3, "given up": deed.decisions - 3}
    assert deed.example == "crashed: it ended with code 1: RuntimeError: out of ideas"


def test_after_one_crash_the_program_plays_on(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    once = f"""
import pathlib
mark = pathlib.Path({str(mark)!r})
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        if not mark.exists():
            mark.touch()
            sys.exit(3)
        {ANSWER}
"""
    deed = deed_of(program(tmp_path, once))

    assert deed.forfeits == {"crashed": 1}
    assert deed.example == "crashed: it ended with code 3"


def test_silence_is_told_and_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "STARTUP", 0.1)

    deed = deed_of(program(tmp_path, LISTEN.format("pass")), limit_ms=100)

    assert deed.forfeits == {"silent": 3, "given up": deed.decisions - 3}
    assert deed.example == "silent: no answer within 200 ms"


def test_a_program_that_never_listens_does_not_block_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bridge, "STARTUP", 0.1)

    deed = deed_of(program(tmp_path, "time.sleep(60)"), limit_ms=100)

    assert set(deed.forfeits) == {"silent", "given up"}


def test_a_late_answer_that_bears_its_number_is_not_taken_for_another(tmp_path: Path) -> None:
    late = """
before = ""
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        answer = json.dumps({"code": message["codes"][-1], "number": message["number"]})
        print(before, answer, sep="\\n", flush=True)
        before = json.dumps({"code": "too late", "number": message["number"]})
"""
    assert deed_of(program(tmp_path, late)).forfeits == {}


@pytest.mark.skipif(os.name == "nt", reason="signals are other things there")
def test_a_crash_by_a_signal_is_told_by_its_name(tmp_path: Path) -> None:
    crash = "import os, signal; sys.stdin.readline(); os.kill(os.getpid(), signal.SIGSEGV)"

    assert deed_of(program(tmp_path, crash)).example == "crashed: it was ended by SIGSEGV"


def test_nesting_without_end_is_not_json(tmp_path: Path) -> None:
    deed = deed_of(program(tmp_path, LISTEN.format("print('[' * 100_000, flush=True)")))

    assert deed.forfeits == {"not JSON": deed.decisions}


def test_a_flood_of_lines_is_held_back() -> None:
    flood = Program([sys.executable, "-c", "while True: print('me me me')"])
    try:
        until = monotonic() + 30
        while not flood.lines.full():
            assert monotonic() < until
            sleep(0.01)
        sleep(0.2)

        assert flood.lines.qsize() == UNREAD
        flood.send({"type": "ask"})
        assert flood.read_line(30, number=1) == "me me me"
    finally:
        flood.kill()
    assert not any(thread.is_alive() for thread in flood.threads)


def test_of_a_flood_of_messages_to_people_the_end_is_kept() -> None:
    code = "import sys; sys.stderr.write('no ' * 1_000_000); sys.exit('that is all')"
    flood = Program([sys.executable, "-c", code])
    try:
        with pytest.raises(Misbehaved, match=r"it ended with code 1: .*no that is all"):
            flood.read_line(30, number=1)

        assert len(flood.words) == TAIL
    finally:
        flood.kill()


@pytest.mark.skipif(os.name == "nt", reason="what belongs together is not known there")
def test_what_a_silent_program_has_started_ends_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bridge, "STARTUP", 0.5)
    child = tmp_path / "child"
    start = f"""
import pathlib, subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
pathlib.Path({str(child)!r}).write_text(str(child.pid))
child.wait()
"""
    assert "silent" in deed_of(program(tmp_path, start), limit_ms=500).forfeits

    until = monotonic() + 30
    while alive(int(child.read_text())):
        assert monotonic() < until
        sleep(0.01)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_empty_lines_do_not_count(tmp_path: Path) -> None:
    assert deed_of(program(tmp_path, LISTEN.format(f"print(); {ANSWER}"))).forfeits == {}


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("", "a program is given as"),
        ("./there-is-no-such-thing", "there is no program"),
        ("'unclosed", "cannot understand the command"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused(command: str, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        Bridge(command)
