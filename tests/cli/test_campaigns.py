"""Campaigns at the terminal and in the lab: part by part, to the end or as far as one likes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from emberkeep.games import GAMES
from emberkeep.kernel import Match, Record, Sequel, Setup
from emberkeep.lab.matches import MatchFailed, play
from emberkeep.lab.soak import Failure, play_one
from emberkeep.lab.terms import Job, Terms
from tests.cli.conftest import Run
from tests.toys import pilgrims
from tests.toys.pilgrims import Pilgrim, Pilgrims

PART = "walk\n" * 3


class Endless(Pilgrims):
    """There is always one more pass."""

    def sequel(self, table: Pilgrim) -> Sequel | None:
        return Sequel("pass", {}, {})

    def check_carried(self, setup: Setup) -> None:
        pass


# The terminal


def test_whoever_wishes_goes_on_with_the_next_part(run: Run) -> None:
    said = run("play", "pilgrims", "--players", 1, typed=f"{PART}\n{PART}\n{PART}")

    assert said.code == 0, said.err
    assert said.out.count("Press Enter to go on with the campaign") == 2


@pytest.mark.parametrize("answer", ["", "q\n"])
def test_whoever_does_not_has_played_one_part(run: Run, answer: str) -> None:
    said = run("play", "pilgrims", "--players", 1, typed=f"{PART}{answer}")

    assert said.code == 0
    assert said.out.count("Press Enter") == 1


def test_each_part_has_a_record_of_its_own(run: Run) -> None:
    run(
        "play", "pilgrims", "--players", 1, "--record", "road.json", typed=f"{PART}\n{PART}\nwalk\n"
    )

    assert sorted(file.name for file in Path().glob("*.json")) == [
        "road-2.json", "road-3.json", "road.json"
    ]  # fmt: skip
    records = [Record.from_json(Path(f"road{n}.json").read_text()) for n in ("", "-2", "-3")]
    assert [record.setup.part for record in records] == [1, 2, 3]
    assert [len(record.choices) for record in records] == [3, 3, 1]
    first = Match.replay(pilgrims.GAME, records[0])
    assert first.sequel(records[1].setup.seed) == records[1].setup


def test_a_later_part_is_resumed_and_gone_on_from(run: Run) -> None:
    run("play", "pilgrims", "--players", 1, "--record", "road.json", typed=f"{PART}\nwalk\n")

    said = run("play", "--resume", "road-2.json", typed=f"walk\nwalk\n\n{PART}")

    assert said.code == 0, said.err
    assert Record.from_json(Path("road-3.json").read_text()).setup.mode == "shrine"


def test_a_record_in_the_way_of_the_next_part_is_kept(run: Run) -> None:
    Path("road-2.json").write_text("mine")

    said = run("play", "pilgrims", "--players", 1, "--record", "road.json", typed=f"{PART}\n")

    assert said.code == 2
    assert "road-2.json exists already" in said.err
    assert Path("road-2.json").read_text() == "mine"


def test_bots_alone_play_the_whole_campaign(run: Run) -> None:
    said = run("play", "pilgrims", "--seats", "random,random", "--seed", 1)

    assert said.out.count("the end") == 3


def test_later_modes_are_not_listed(run: Run) -> None:
    said = run("games")

    assert "road" in said.out
    assert "shrine" not in said.out


# The lab


def job(*bots: str, rotation: int = 0) -> Job:
    return Job(0, 0, rotation, 7, bots)


def test_a_campaign_counts_as_one_game_with_the_end_of_its_last_part(run: Run) -> None:
    terms = Terms("pilgrims", "road", 2, {}, "1")

    outcome = play(terms, job("random", "random"))

    assert outcome.parts >= 3
    assert outcome.choices == 6 * outcome.parts
    assert [deed.decisions for deed in outcome.deeds] == [3 * outcome.parts] * 2
    assert sum(outcome.deeds[0].buckets.values()) == 3 * outcome.parts
    assert max(outcome.scores) >= 3
    assert outcome.untimed() == play(terms, job("random", "random")).untimed()


def test_the_arena_rates_bots_by_whole_campaigns(run: Run) -> None:
    said = run("arena", "pilgrims", "random", "easy", "--mode", "road", "--games", 4,
               "--workers", 1, "--json", "games.jsonl", "--summary", "summary.json")  # fmt: skip

    assert said.code == 0, said.err
    assert "4 campaigns of " in said.out
    games = [json.loads(line) for line in Path("games.jsonl").read_text().splitlines()[1:]]
    summary = json.loads(Path("summary.json").read_text())
    assert (summary["games"], summary["matches"]) == (4, sum(game["parts"] for game in games))


def test_a_match_of_its_own_is_a_game_of_one_part(run: Run) -> None:
    said = run("arena", "pilgrims", "random", "easy", "--mode", "stroll", "--games", 2,
               "--workers", 1)  # fmt: skip

    assert "2 games, seed 0" in said.out


def test_soaking_plays_every_part(run: Run) -> None:
    assert play_one(pilgrims.GAME, 1, 0) in (18, 24)
    said = run("soak", "pilgrims", "--games", 20, "--workers", 1)

    assert said.code == 0, said.out


def test_a_campaign_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pilgrims", Endless())

    with pytest.raises(MatchFailed, match="no end of the campaign in 50 parts"):
        play(Terms("pilgrims", "road", 2, {}, "1"), job("random", "random"))
    found = play_one(Endless(), 1, 0)
    assert isinstance(found, Failure)
    assert found.problem == "the campaign does not end within 50 parts"
