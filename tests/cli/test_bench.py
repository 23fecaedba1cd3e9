from __future__ import annotations

import json
from pathlib import Path

import pytest

from emberkeep.kernel import Chance
from emberkeep.lab import measure
from tests.cli.conftest import Run
from tests.toys import empty, hamlet

pytestmark = pytest.mark.slow

FIGURES = ("decisions_per_second", "games_per_second", "copy_us", "view_us", "imagine_us")


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "SHORTEST", 0.001)


def test_the_figures_of_every_player_count_are_printed_and_written(run: Run) -> None:
    said = run("bench", "hamlet", "--seconds", 0.01, "--json", "bench.json")

    assert said.code == 0
    for text in ("village, 2p", "village, 3p", "village, 4p", "in beats", "plain build, CPython"):
        assert text in said.out
    report = json.loads(Path("bench.json").read_text())
    assert report["format"] == "emberkeep bench 1"
    assert report["build"] in {"plain", "compiled"}
    assert [row["players"] for row in report["rows"]] == [2, 3, 4]
    for row in report["rows"]:
        for name in FIGURES:
            assert row[name]["median"] == sorted(row[name]["repeats"])[1] > 0
            assert row[name]["ratio"] > 0
        assert row["options_per_decision"] > 1
        assert row["record_bytes"] > 100


def test_one_mode_and_count_can_be_measured_alone(run: Run) -> None:
    said = run("bench", "candlelight", "--mode", "sale", "--players", 4, "--seconds", 0.01)

    assert "sale, 4p" in said.out
    assert "sale, 3p" not in said.out
    assert "quick" not in said.out


def test_the_length_of_a_game_is_counted_right() -> None:
    setup = empty.GAME.setup()

    row = measure.measure(empty.GAME, setup, 0.01, lambda: None)

    assert row.decisions_per_game == 100
    assert row.options_per_decision == 2


def test_samples_come_from_all_along_a_game() -> None:
    samples = measure.sample(hamlet.GAME, hamlet.GAME.setup(players=4), Chance(1))

    choices = [table.choices for table, _ in samples.tables]
    assert len(choices) >= measure.SAMPLED_TABLES
    assert min(choices) == 0
    assert max(choices) > 100
    assert all(seat in table.asked() for table, seat in samples.tables)
