from __future__ import annotations

import re
from pathlib import Path

import pytest

from emberkeep.kernel import BrokenRule, Record
from tests.cli.conftest import Run
from tests.toys import auction
from tests.toys.hamlet import HamletGame
from tests.toys.hamlet.state import Hamlet


@pytest.fixture
def played(run: Run) -> Record:
    """Bots play a whole match of Candlelight."""
    run("play", "candlelight", "--seats", "random,random,random", "--seed", 3,
        "--option", "lots=12", "--record", "match.json")  # fmt: skip
    return Record.from_json(Path("match.json").read_text())


def test_the_story_has_every_choice_with_its_number_and_the_result(
    run: Run, played: Record
) -> None:
    said = run("replay", "match.json")

    assert said.code == 0
    for number, choice in enumerate(played.choices, 1):
        assert f"{number}  {auction.NAMES[choice.seat]} chose {choice.code}\n" in said.out
    assert "sale · 3 players · lots 12 · seed 3" in said.out
    assert "★ wins" in said.out


def test_a_spectator_is_not_told_what_a_seat_was_told_alone(run: Run, played: Record) -> None:
    assert "lot seen" not in run("replay", "match.json").out
    assert "lot seen" in run("replay", "match.json", "--all").out


def test_a_running_match_keeps_the_secrets_of_others(run: Run) -> None:
    run("play", "candlelight", "--seed", 3, "--record", "match.json", typed="look\n")

    for seat, told in (("0", True), ("Ada", True), ("bo", False), ("2", False)):
        assert ("lot seen" in run("replay", "match.json", "--seat", seat).out) == told
    own = run("replay", "match.json", "--seat", "Ada").out
    other = run("replay", "match.json", "--seat", "Bo").out
    assert "Ada decides: bid (coin:" in own
    assert "Ada decides: bid\n" in other


def test_a_board_after_a_choice(run: Run, played: Record) -> None:
    start = run("replay", "match.json", "--at", 0).out
    end = run("replay", "match.json", "--at", len(played.choices)).out

    assert "lots 12" in start
    assert "decides: steward look" in start
    assert f"after choice {len(played.choices)} of {len(played.choices)}" in end
    assert "★ wins" in end


def test_the_board_of_a_seat_and_of_all(run: Run, played: Record) -> None:
    table = auction.GAME.new(played.setup)
    hands = [", ".join(map(str, bidder.hand)) for bidder in table.bidders]

    spectator = run("replay", "match.json", "--at", 0).out
    own = run("replay", "match.json", "--at", 0, "--seat", 1).out
    everything = run("replay", "match.json", "--at", 0, "--all").out

    def seen(board: str) -> list[bool]:
        return [bool(re.search(f"hand +{hand}\\b", board)) for hand in hands]

    assert seen(spectator) == [False, False, False]
    assert seen(own) == [False, True, False]
    assert seen(everything) == [True, True, True]


def test_a_broken_invariant_is_told_with_its_choice(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("play", "hamlet", "--seats", "random,random", "--record", "match.json")

    def check(_: HamletGame, table: Hamlet) -> None:
        if table.choices == 5:
            raise BrokenRule("a hen has teeth")

    monkeypatch.setattr(HamletGame, "check", check)
    said = run("replay", "match.json")

    assert said.code == 2
    assert said.err == "emberkeep: after choice 5 the table is broken: a hen has teeth\n"
