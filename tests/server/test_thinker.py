"""The process that bots think in."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec

from emberkeep.games import GAMES
from emberkeep.server.thinker import Answer, Question

GAME = GAMES["crown_of_ash"]
SETUP = GAME.setup("standard", 2, {}, 5)
QUESTION = Question(
    match="m",
    game=GAME.name,
    mode=SETUP.mode,
    players=SETUP.players,
    options=dict(SETUP.options),
    seed=SETUP.seed,
    choices=[],
    seat=GAME.new(SETUP).asked()[0],
    level="random",
    chance=1,
)


def thinker(stdout: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "emberkeep.server.thinker"],
        stdin=subprocess.PIPE,
        stdout=stdout,
        stderr=subprocess.PIPE,
    )


def test_it_answers_a_question_with_an_option() -> None:
    with thinker(subprocess.PIPE) as process:
        said, complaint = process.communicate(msgspec.json.encode(QUESTION) + b"\n")

    answer = msgspec.json.decode(said, type=Answer)
    assert answer.code in GAME.new(SETUP).ask_of(QUESTION.seat).codes()
    assert (process.returncode, complaint) == (0, b"")


def test_it_leaves_without_a_word_when_the_server_is_gone() -> None:
    nobody, stdout = os.pipe()
    os.close(nobody)
    with thinker(stdout) as process:
        os.close(stdout)
        _, complaint = process.communicate(msgspec.json.encode(QUESTION) + b"\n")

    assert (process.returncode, complaint) == (0, b"")
