"""The arena, from the wish to the tables."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from emberkeep.cli import main
from emberkeep.games import GAMES
from emberkeep.kernel import SetupError
from emberkeep.lab.arena import contest, results
from emberkeep.lab.ledger import read
from emberkeep.lab.terms import Outcome
from emberkeep.lab.work import played, uninterrupted
from tests.patience import PATIENCE
from tests.toys import auction

pytestmark = pytest.mark.slow

SLOW = "tests.lab.bots:Slow"


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "candlelight", auction.GAME)
    monkeypatch.setenv("COLUMNS", "100")


def untimed(outcomes: list[Outcome]) -> list[dict[str, Any]]:
    return [outcome.untimed() for outcome in sorted(outcomes, key=lambda o: o.key)]


def arena(*arguments: str | Path) -> int:
    return main(["arena", *map(str, arguments)])


def test_the_same_games_whatever_the_number_of_workers() -> None:
    wish = contest("crown_of_ash", ["random", "tests.lab.bots:First"], games=6, players=3, seed=2)
    works = [(wish.terms, job) for job in wish.jobs()]

    assert untimed(list(played(works, 2))) == untimed(list(played(works, 1)))


def test_a_stronger_bot_is_rated_higher() -> None:
    wish = contest("crown_of_ash", ["tests.lab.bots:First", "random"], games=20, seed=1)

    first, random = results(played((wish.terms, job) for job in wish.jobs())).standings

    assert first.seats == random.seats == 20
    assert random.share().mid > 0.8 > first.share().mid
    assert random.elo
    assert first.elo
    assert random.elo.low > first.elo.high
    assert (first.fair_share(), random.fair_share()) == (0.5, 0.5)


def test_the_command_shows_tables(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["random", "--bot", "tests.lab.bots:First", "--bot", "tests.lab.bots:Cheats"]

    assert arena("candlelight", *bots, "--games", "4", "--players", "2", "--workers", "1") == 0

    said = capsys.readouterr().out
    assert "candlelight sale, 2 players 12 games, seed 0" in said
    assert "wins %" in said
    assert "random – tests.lab.bots:First:" in said
    assert "tests.lab.bots:Cheats forfeited choices to chance:" in said
    assert "'victory' is not an option" in said


@pytest.mark.parametrize("width", [44, 60])
def test_in_a_narrow_terminal_the_bots_are_still_named(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("emberkeep.cli.terminal.out._width", width)

    assert arena("candlelight", "random", "--games", "1", "--workers", "1") == 0

    said = capsys.readouterr().out
    assert said.count("\nrandom ") == 2
    assert max(map(len, said.splitlines())) <= width


def test_one_player_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    wish = ("crown_of_ash", "random", "--mode", "solo", "--games", "1", "--workers", "1")

    assert arena(*wish) == 0

    assert "crown_of_ash solo, 1 player 1 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("bots", "limit"),
    [
        (["hard:4000ms", "random"], 20_000),
        (["hard", "random", "--time-ms", "3000"], 15_000),
        (["hard:50000it", "random"], 10_000),
    ],
)
def test_a_bot_may_take_its_budget_however_that_was_given(
    bots: list[str], limit: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emberkeep.cli.arena.compete", lambda *_: True)
    file = tmp_path / "g.jsonl"

    assert arena("candlelight", *bots, "--json", file) == 0

    assert read(file)[0]["limit_ms"] == limit


def test_files_are_written(tmp_path: Path) -> None:
    games, summary, plot = tmp_path / "g.jsonl", tmp_path / "s.json", tmp_path / "p.svg"

    code = arena(
        *("candlelight", "random", "tests.lab.bots:First", "--games", "4", "--workers", "1"),
        *("--players", "2", "--option", "lots=12"),
        *("--json", games, "--summary", summary, "--plot", plot),
    )

    assert code == 0
    head, outcomes = read(games)
    assert (head["options"]["lots"], len(outcomes)) == (12, 4)
    data = json.loads(summary.read_text())
    assert [standing["name"] for standing in data["standings"]] == head["bots"]
    assert ET.fromstring(plot.read_text()).tag.endswith("svg")  # noqa: S314 - our own file


def test_resuming_plays_only_what_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    wish = ("candlelight", "random", SLOW, "--players", "2", "--workers", "1", "--resume", file)

    assert arena(*wish, "--games", "2") == 0
    early = file.read_text()
    assert arena(*wish, "--games", "6") == 0

    assert file.read_text().startswith(early)
    assert len(read(file)[1]) == 6


def test_an_old_file_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "g.jsonl"
    wish = ("candlelight", "random", "--players", "2", "--workers", "1", "--games", "1")

    assert arena(*wish, "--json", file) == 0
    assert arena(*wish, "--json", file) == 2
    assert arena(*wish, "--resume", file, "--seed", "3") == 2

    said = capsys.readouterr().err
    assert "exists already; go on with it by --resume" in said
    assert "holds other games: its seed is 0, now it is 3" in said


@pytest.mark.skipif(os.name == "nt", reason="interrupts are other things there")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_keeps_what_is_done(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "g.jsonl"
    wish = ["arena", "crown_of_ash", "random", SLOW, "--workers", workers, "--resume", str(file)]
    command = [sys.executable, "-m", "emberkeep", *wish, "--games"]

    process = subprocess.Popen(
        [*command, "400"], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    until = monotonic() + PATIENCE
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert monotonic() < until
        sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
    said, _ = process.communicate(timeout=PATIENCE)

    assert process.returncode == 130
    assert "wins %" in said
    assert f"Stopped. Go on by the same command with --resume {file}" in said
    done = read(file)[1]
    assert 2 <= len(done) < 400
    check = contest("crown_of_ash", ["random", SLOW], games=400)
    jobs = {job.key: job for job in check.jobs()}
    again = list(played((check.terms, jobs[outcome.key]) for outcome in done[:2]))
    assert untimed(again) == untimed(done[:2])


def test_an_interrupt_waits_until_a_worker_is_started() -> None:
    steps = []

    def start() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            steps.append("started")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert steps == ["started"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.skipif(os.name == "nt", reason="interrupts are other things there")
def test_an_interrupt_at_the_very_beginning_ends_the_work(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    wish = ["arena", "crown_of_ash", "random", SLOW, "--workers", "2", "--json", str(file)]

    process = subprocess.Popen(
        [sys.executable, "-m", "emberkeep", *wish], stdout=subprocess.PIPE, start_new_session=True
    )
    until = monotonic() + PATIENCE
    while not file.exists():
        assert monotonic() < until
        sleep(0.01)
    sleep(0.1)  # now the workers are starting
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=PATIENCE)

    assert process.returncode == 130


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(os.name == "nt", reason="interrupts are other things there")
def test_a_second_interrupt_does_not_wait_for_a_slow_bot(tmp_path: Path) -> None:
    thinking = tmp_path / "thinking"
    thinking.mkdir()
    (tmp_path / "slow.py").write_text(
        "import os, pathlib, time\n"
        "class Bot:\n"
        "    def choose(self, seat, ask, rng):\n"
        f"        pathlib.Path({str(thinking)!r}, str(os.getpid())).touch()\n"
        "        time.sleep(3600)\n"
    )
    wish = ["arena", "crown_of_ash", "slow:Bot", "--workers", "2", "--limit-ms", "600000"]

    process = subprocess.Popen(
        [sys.executable, "-m", "emberkeep", *wish],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = monotonic() + PATIENCE
    while not any(thinking.iterdir()):
        assert monotonic() < until
        sleep(0.05)
    until = monotonic() + PATIENCE
    # Two that come too soon after each other are one; whoever is leaving is left in peace.
    while any(lives(int(worker.name)) for worker in thinking.iterdir()):
        assert monotonic() < until
        os.killpg(process.pid, signal.SIGINT)
        sleep(0.5)
    said, _ = process.communicate(timeout=PATIENCE)

    assert process.returncode == 130
    assert "Stopped." in said


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (["candlelight"], "name at least one bot"),
        (["candlelight", "random", "random"], "each bot is named once"),
        (["candlelight", "nobody"], "there is no bot 'nobody'"),
        (["chess", "random"], "there is no game 'chess'"),
        (["candlelight", "random", "--players", "9"], "is for 2, 3, 4 players, not 9"),
        (["candlelight", "random", "--time-ms", "5", "--iterations", "5"], "not by both"),
        (["candlelight", "random", "--json", "a", "--resume", "b"], "give one of them"),
        (["candlelight", "random", "--plot", "nowhere/a.svg"], "there is no folder nowhere"),
    ],
)
def test_what_cannot_be_played_is_refused(
    wish: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*wish) == 2
    assert why in capsys.readouterr().err


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    (tmp_path / "deadly.py").write_text(
        "import os, pathlib\n"
        "class Bot:\n"
        "    def choose(self, seat, ask, rng):\n"
        f"        mark = pathlib.Path({str(mark)!r})\n"
        "        if not mark.exists():\n"
        "            mark.touch()\n"
        "            os._exit(1)\n"
        "        return ask.options[0].code\n"
    )
    script = (
        "import sys; from emberkeep.cli import main\n"
        "if __name__ == '__main__':\n"
        "    sys.exit(main(['arena', 'crown_of_ash', 'random', 'deadly:Bot', '--games', '6',"
        " '--workers', '2']))\n"
    )
    (tmp_path / "run.py").write_text(script)

    done = subprocess.run(
        [sys.executable, "run.py"], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    assert "6 games" in done.stdout


def test_a_bot_must_be_named() -> None:
    with pytest.raises(SetupError, match="at least one"):
        contest("candlelight", [])
