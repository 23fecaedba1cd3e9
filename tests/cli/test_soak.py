from __future__ import annotations

from pathlib import Path

import pytest

from emberkeep.kernel import BrokenRule, Chance, Match, Record
from emberkeep.lab.soak import Failure, check, play_one, random_setup
from tests.cli.conftest import Run
from tests.toys import auction, hamlet
from tests.toys.hamlet import HamletGame
from tests.toys.hamlet.rules import PLACES
from tests.toys.hamlet.state import Hamlet

pytestmark = pytest.mark.slow


def test_sound_games_pass_in_all_modes(run: Run) -> None:
    said = run("soak", "candlelight", "--games", 25, "--workers", 1)

    assert said.code == 0
    assert said.out.startswith("candlelight: 25 games, ")
    assert said.out.endswith("no rule broken.\n")


def test_every_mode_count_and_option_has_its_turn() -> None:
    made = [random_setup(auction.GAME, Chance(0, n).fork(), n) for n in range(100)]

    assert {(setup.mode, setup.players) for setup in made} == {
        ("sale", 2), ("sale", 3), ("sale", 4), ("quick", 2),
    }  # fmt: skip
    assert {setup.options.get("lots") for setup in made} == {8, 12, None}


def test_a_broken_invariant_is_reported_with_a_record_that_shows_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_gold(_: HamletGame, table: Hamlet) -> None:
        if any(villager.goods["gold"] > 4 for villager in table.villagers):
            raise BrokenRule("somebody is rich")

    monkeypatch.setattr(HamletGame, "check", no_gold)
    said = run("soak", "hamlet", "--games", 50, "--workers", 1, "--seed", 7)

    assert said.code == 1
    assert "somebody is rich" in said.out
    (file,) = Path().glob("soak-hamlet-7-*.json")
    assert f"emberkeep replay {file} --all --at " in said.out
    record = Record.from_json(file.read_text())
    with pytest.raises(BrokenRule):
        no_gold(hamlet.GAME, Match.replay(hamlet.GAME, record).table)
    assert "somebody is rich" in run("replay", file).err


def test_a_crash_is_reported_with_the_choice_that_causes_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(*_: object) -> None:
        raise KeyError("drill")

    monkeypatch.setitem(PLACES, "drill", crash)
    said = run("soak", "hamlet", "--games", 5, "--workers", 1)

    assert said.code == 1
    assert "KeyError: 'drill'" in said.out
    (file,) = Path().glob("soak-hamlet-0-*.json")
    choices = Record.from_json(file.read_text()).choices
    assert choices[-1].code == "drill"
    before = run("replay", file, "--all", "--at", len(choices) - 1)
    assert before.code == 0
    assert f"after choice {len(choices) - 1} of {len(choices)}" in " ".join(before.out.split())
    crashed = run("replay", file)
    assert crashed.code == 2
    assert "the rules fail on a choice of this record (KeyError: 'drill')" in crashed.err


def test_a_match_that_does_not_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emberkeep.lab.soak.LONGEST", 20)

    failure = play_one(hamlet.GAME, 0, 0)

    assert isinstance(failure, Failure)
    assert failure.problem == "the match does not end within 20 choices"


def test_ctrl_c_tells_what_was_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0

    def interrupt(match: Match[Hamlet]) -> None:
        nonlocal played
        played += match.table.over
        if played > 15:
            raise KeyboardInterrupt
        check(match)

    monkeypatch.setattr("emberkeep.lab.soak.check", interrupt)
    said = run("soak", "hamlet", "--games", 50, "--workers", 1)

    assert said.code == 130
    assert said.out.startswith("hamlet: 10 games, ")
    assert said.out.endswith("stopped, of 50 wished.\n")


def test_workers_play_the_same_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()

    one, two = (run("soak", "crown_of_ash", "--games", 20, "--workers", n).out for n in (1, 2))

    assert one.partition(" in ")[0] == two.partition(" in ")[0]
    assert one.startswith("crown_of_ash: 20 games, ")
