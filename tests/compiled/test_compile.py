"""The compiled build plays the same as the plain one."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tools.compile import PACKAGES, ROOT, Stop, check_compiler, fingerprint, to_compile

COMPILED = ROOT / "build" / "compiled"
STAMP = COMPILED / "stamp"

SAMPLE = """
import sys
from emberkeep.games import GAMES
from emberkeep.kernel import Chance, Match, digest, table

print(table.__file__, file=sys.stderr)
for seed in (0, 1, 2**31, 2**62, 2**63 - 1, 2**63, 2**64 - 1):
    chance = Chance(seed)
    for limit in (1, 2, 6, 52, 10**6, 2**31 - 1, 2**31, 2**40, 2**64):
        print(seed, limit, chance.draw(), chance.below(limit), chance.fork())
for game in GAMES.values():
    for mode in game.modes:
        match, chance = Match(game, game.setup(mode.name, seed=2**63 + 5)), Chance(1)
        while not match.table.over:
            seat = match.table.asked()[0]
            match.choose(seat, chance.pick(match.table.ask_of(seat).options).code)
        again = Match.replay(game, match.record)
        print(game.name, mode.name, digest(match.table), digest(again.table.copy()))
        print(match.record.to_json())
"""


SENT = """
import sys
from emberkeep.games import GAMES
from emberkeep.kernel import Chance, Match, table
from emberkeep.server.app import schema_text
from emberkeep.tables.catalogue import view_name
from emberkeep.tables.encode import encode
from emberkeep.tables.pushes import events

print(table.__file__, file=sys.stderr)
for line in schema_text().splitlines():
    if '"description"' not in line:  # compiled classes have lost their docstrings
        print(line.rstrip(","))
for game in GAMES.values():
    print(view_name(game), encode(dict(game.components())))
    for mode in game.modes:
        match, chance = Match(game, game.setup(mode.name, seed=7)), Chance(2)
        seats = (*range(len(game.seats(match.record.setup))), None)
        while not match.table.over:
            seat = match.table.asked()[0]
            if chance.below(8) == 0:
                for each in seats:
                    print(each, encode(game.show(match.table, each)))
                print(encode(match.table.ask_of(seat).about))
                print(encode(game.outlook(match.table, seat)))
            match.choose(seat, chance.pick(match.table.ask_of(seat).options).code)
        print(encode(events(match.table.log)), encode(match.table.result))
"""


def sampled(path: str, program: str = SAMPLE) -> tuple[str, str]:
    """Run a program on one of the builds; return what it prints and the file it used."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT / "tests",  # not the project folder, whose package would come first
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, done.stderr.strip()


def is_current() -> bool:
    """Return whether there is a compiled build of these sources."""
    modules = to_compile(*PACKAGES)
    made = {fingerprint(opt, modules) for opt in "0123"}
    return STAMP.is_file() and STAMP.read_text() in made


@pytest.mark.skipif(not is_current(), reason="no compiled build of this: python3 run.py compile")
@pytest.mark.parametrize("program", [SAMPLE, SENT], ids=["played", "sent"])
def test_both_builds_draw_play_digest_and_send_the_same(program: str) -> None:
    plain, plain_file = sampled(str(ROOT), program)
    compiled, compiled_file = sampled(str(COMPILED), program)

    assert plain_file.endswith(".py")
    assert not compiled_file.endswith(".py")
    assert compiled == plain


def test_a_missing_compiler_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")

    with pytest.raises(Stop, match="needs a C compiler: there is no no-such-compiler"):
        check_compiler()
