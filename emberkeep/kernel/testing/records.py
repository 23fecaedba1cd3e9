"""Properties of records: a match is its seed and its choices, and can be played again."""

from __future__ import annotations

import os
import subprocess
import sys

from emberkeep.kernel.chance import Chance
from emberkeep.kernel.errors import RecordError, UndoError
from emberkeep.kernel.match import Match
from emberkeep.kernel.record import Record
from emberkeep.kernel.sides import SeatId
from emberkeep.kernel.state import digest
from emberkeep.kernel.table import Table
from emberkeep.kernel.testing.compare import difference
from emberkeep.kernel.testing.play import AnyMatch, every_seat, expect, random_choice, where
from emberkeep.kernel.testing.replay import address, digests

STEPS_BACK = 8
"""How many choices are taken back, at most."""


def replay_is_exact(match: AnyMatch, chance: Chance) -> None:
    """Playing a record again gives the same table, byte for byte."""
    del chance
    again = Match.replay(match.game, match.record)
    other = difference(match.table, again.table)
    expect(not other, match, f"the replayed table differs: {other}")
    expect(digest(again.table) == digest(match.table), match, "the replayed table differs")
    expect(again.record == match.record, match, "the replayed record differs")


def records_survive_json(match: AnyMatch, chance: Chance) -> None:
    """A record that is written and read again is the same record."""
    del chance
    text = match.record.to_json()
    try:
        read = Record.from_json(text)
    except RecordError as error:
        raise AssertionError(
            f"the record cannot be read again: {error} ({where(match)})"
        ) from error
    expect(read == match.record, match, "the record differs after a round trip through JSON")
    expect(read.to_json() == text, match, "the record is written differently a second time")


def replay_is_the_same_elsewhere(match: AnyMatch, chance: Chance) -> None:
    """Another process, where strings hash differently, replays to the same table and views."""
    here = digests(match)
    there = replay_elsewhere(match, 1 + chance.below(1_000_000))
    for name, found in here.items():
        same = there.get(name) == found
        expect(same, match, f"{name} differs when the record is replayed in another process")


def replay_elsewhere(match: AnyMatch, hash_seed: int) -> dict[str, str]:
    """Replay in another process; return the digests of the table and of every view."""
    path = os.pathsep.join(folder for folder in sys.path if folder)
    settings = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": str(hash_seed)}
    script = "from emberkeep.kernel.testing.replay import main; main()"
    # -P keeps the present folder off the path: it might hold another build of this package.
    child = subprocess.run(  # noqa: S603  # our own script; the address is an argument of it
        [sys.executable, "-P", "-c", script, address(match.game)],
        input=match.record.to_json(),
        env=settings,
        capture_output=True,
        text=True,
        check=False,
    )
    expect(child.returncode == 0, match, f"replaying elsewhere failed: {child.stderr[-800:]}")
    return dict(line.rsplit(" ", 1) for line in child.stdout.splitlines())


# Undo


def undo_restores_the_table(match: AnyMatch, chance: Chance) -> None:
    """Taking back goes, table by table, to the last thing revealed, and no further."""
    before: list[Table] = []
    for _ in range(STEPS_BACK):
        if not match.table.over:
            before.append(match.table.copy())
            match.choose(*random_choice(match.table, chance))
    while before and _take_back(match, before.pop()):
        pass


def _take_back(match: AnyMatch, before: Table) -> bool:
    """Take the last choice back, if that can be; return whether it could."""
    seat = match.record.choices[-1].seat
    now = match.table
    learned = (now.chance.count, now.reveals) != (before.chance.count, before.reveals)
    if learned:
        expect(not match.can_undo(seat), match, f"seat {seat} may take back what it has learned")
        _refuses_undo(match, seat)
        return False
    expect(match.can_undo(seat), match, f"seat {seat} may not take back a choice without effect")
    match.undo(seat)
    other = difference(before, match.table)
    expect(not other, match, f"undo does not restore the table: {other}")
    return True


def undo_leaves_what_a_replay_gives(match: AnyMatch, chance: Chance) -> None:
    """What undo leaves is what a replay of the record gives, with a kept table and without."""
    keeping = Match(match.game, match.record.setup, keeps=True)
    for choice in match.record.choices:
        keeping.choose(choice.seat, choice.code)
    for _ in range(STEPS_BACK):
        if not match.table.over:
            picked = random_choice(match.table, chance)
            for each in (match, keeping):
                each.choose(*picked)
    for _ in range(STEPS_BACK):
        able = [seat for seat in every_seat(match) if match.can_undo(seat)]
        if not able:
            return
        seat = chance.pick(able)
        for each in (match, keeping):
            each.undo(seat)
            other = difference(Match.replay(each.game, each.record).table, each.table)
            expect(not other, each, f"what undo leaves is not what a replay gives: {other}")


def _refuses_undo(match: AnyMatch, seat: SeatId) -> None:
    table, record = match.table.copy(), match.record.copy()
    try:
        match.undo(seat)
    except UndoError as refused:
        expect(str(refused), match, "undo is refused without a reason")
    else:
        expect(holds=False, match=match, problem="undo goes back beyond something revealed")
    other = difference(table, match.table)
    expect(not other, match, f"undo is refused and yet changes the table: {other}")
    expect(record == match.record, match, "undo is refused and yet changes the record")
