"""The balance report: counting, judging, writing."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from emberkeep.cli import main
from emberkeep.games import GAMES, game
from emberkeep.kernel import Chance, Match
from emberkeep.lab.balance import Tally, flags, slug, tally
from emberkeep.lab.facts import facts_of
from emberkeep.lab.pages import PageError, begin_mark, end_mark, filled, table
from emberkeep.lab.terms import Deed, Outcome
from tests.toys import auction

pytestmark = pytest.mark.slow


def outcome(winners: list[int], facts: list[list[Any]], seats: int = 2, bots: int = 2) -> Outcome:
    deeds = [Deed() for _ in range(bots)]
    names = ["normal"] * bots + ["opponent"] * (seats - bots)
    sides = [[seat] for seat in range(seats)]
    return Outcome(0, 0, 0, 1, names, [10] * seats, winners, "points", sides, 50, deeds, facts)


def trait(key: str, seat: int) -> list[Any]:
    return ["trait", "necromancer", key, seat, 1, 1]


def record(wins: int, games: int) -> Tally:
    """Play nox on seat 0 against mors on seat 1."""
    facts = [trait("nox", 0), trait("mors", 1)]
    return tally(outcome([0 if number < wins else 1], facts) for number in range(games))


def against_opponent(wins: int, games: int) -> Tally:
    return tally(outcome([0 if n < wins else 1], [], bots=1) for n in range(games))


# Counting


def test_traits_count_wins() -> None:
    counted = record(wins=30, games=40)

    assert counted.traits["necromancer"]["nox"].share().mid == 0.75
    assert counted.fair("necromancer") == 0.5


def test_a_shared_win_is_half_a_win() -> None:
    counted = tally([outcome([0, 1], [trait("nox", 0)])])

    assert counted.traits["necromancer"]["nox"].good == 0.5


def test_amounts_have_means_and_trials_have_shares() -> None:
    facts = [["amount", "points", "fate", 0, 1, 6], ["trial", "card", "die", 0, 4, 1]]
    counted = tally([outcome([0], facts)] * 2)

    assert counted.amounts["points"]["fate"].mean().mid == 6
    assert counted.trials["card"]["die"].share().mid == 0.25


def test_the_opponent_is_counted_apart() -> None:
    counted = against_opponent(wins=1, games=4)

    assert counted.bots.share().mid == 0.25
    assert (counted.scores.count, counted.rival_scores.count) == (4, 4)


# Judging


def test_a_fair_game_is_not_flagged() -> None:
    assert flags({"2 players": record(205, 400)}, []) == []


def test_too_many_wins_are_flagged() -> None:
    found = flags({"2 players": record(240, 400)}, [])

    assert [(flag.what, flag.certain) for flag in found] == [
        ("necromancer nox", True),
        ("necromancer mors", True),
    ]
    assert found[0].sentence.startswith("wins 60.0 % where 50.0 % is fair: +10.0 points (+")


def test_what_players_choose_is_not_flagged() -> None:
    assert flags({"2 players": record(240, 400)}, [], ["necromancer"]) == []


def test_few_games_make_nothing_certain() -> None:
    assert [flag.certain for flag in flags({"2 players": record(6, 10)}, [])] == [False, False]


@pytest.mark.parametrize(
    ("hard", "certain"), [(10, []), (45, [False]), (55, [False]), (90, [True])]
)
def test_rows_that_are_not_in_order_are_flagged(hard: int, certain: list[bool]) -> None:
    tallies = {"easy": against_opponent(50, 100), "hard": against_opponent(hard, 100)}

    found = flags(tallies, [["easy", "unplayed", "hard"]])

    assert [flag.certain for flag in found] == certain


def test_two_rows_never_won_are_not_shown_to_be_in_order() -> None:
    tallies = {"easy": against_opponent(0, 100), "hard": against_opponent(0, 100)}

    assert [flag.certain for flag in flags(tallies, [["easy", "hard"]])] == [False]


# Facts of Crown of Ash


def finished(mode: str, players: int, **options: Any) -> Match[Any]:
    ash = game("crown_of_ash")
    match = Match(ash, ash.setup(mode, players, options, seed=11))
    chance = Chance(3)
    while not match.table.over:
        seat = match.table.asked()[0]
        match.choose(seat, chance.pick(match.table.ask_of(seat).options).code)
    return match


@pytest.mark.parametrize(("mode", "players"), [("standard", 4), ("solo", 1), ("automa", 3)])
def test_the_facts_of_a_match_add_up(mode: str, players: int) -> None:
    match = finished(mode, players)
    facts = facts_of(match.game, match.table)

    traits = [(category, seat) for kind, category, _, seat, _, _ in facts if kind == "trait"]
    for category in ("seat", "turn in round 1", "necromancer", "fate card"):
        assert [seat for name, seat in traits if name == category] == list(range(players))
    points = [0.0] * len(match.table.players)
    for kind, category, _, seat, _, total in facts:
        if kind == "amount" and "points" in category:
            points[seat] += total
    assert points == [player.vp for player in match.table.players]
    battles = sum(event.kind == "battle.revealed" for event in match.table.log)
    attacks = [number for kind, name, _, _, number, _ in facts if name == "attack succeeds"]
    assert sum(attacks) == battles


@pytest.mark.parametrize(("players", "provinces"), [(2, 2), (3, 1), (4, 1)])
def test_everybody_begins_with_provinces(players: int, provinces: int) -> None:
    match = finished("standard", players)

    owned = [
        (seat, key)
        for _, category, key, seat, _, _ in facts_of(match.game, match.table)
        if category == "starting province"
    ]
    assert len(set(owned)) == players * provinces


def test_rows_and_orders_fit() -> None:
    report = game("crown_of_ash").report()  # type: ignore[attr-defined]
    rows = [*report.rows(), *report.extra_rows()]
    labels = [label for label, *_ in rows]

    assert len(set(labels)) == len(labels) == 22
    assert {row for order in report.hardest_last() for row in order} <= set(labels)
    for _, mode, players, options in rows:
        game("crown_of_ash").setup(mode, players, options)


# Pages


def test_what_is_written_by_hand_stays(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text(f"Above\n{begin_mark('x')}\nold\n{end_mark('x')}\nBelow\n")

    text = filled(file, "x", "new", "")

    assert text == f"Above\n{begin_mark('x')}\n\nnew\n\n{end_mark('x')}\nBelow\n"


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text("All by hand.\n")

    with pytest.raises(PageError, match="has no place"):
        filled(file, "x", "new", "")


def test_a_table() -> None:
    assert table(["a", "b"], [["c", "1"]]) == "| a | b |\n| --- | ---: |\n| c | 1 |"


def test_a_file_name_from_words() -> None:
    assert slug("4 players, abilities") == "4-players-abilities"


# The command


def test_a_table_with_many_columns_is_turned(tmp_path: Path) -> None:
    wish = ("--games", "2", "--row", "solo, basic")

    assert balance(tmp_path, *wish, name="royal_chronicles") == 0

    page = (tmp_path / "docs" / "royal-chronicles.md").read_text()
    heads = page.partition("## Card is deployed")[2].splitlines()[4:7]
    assert heads[:2] == ["|  | solo, basic |", "| --- | ---: |"]
    assert heads[2].startswith("| adventurer | ")
    assert "deployed" not in page.partition("## Rows")[0]


def balance(folder: Path, *arguments: str, name: str = "crown_of_ash") -> int:
    places = ["--into", str(folder / "docs"), "--keep", str(folder / "games")]
    wish = ["balance", name, "--bot", "random", "--workers", "1", *places]
    return main([*wish, *arguments])


def test_the_command_writes_a_page_with_plots_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = ("--row", "2 players", "--row", "solo hard", "--row", "3 and the opponent")

    assert balance(tmp_path, "--games", "3", *rows) == 0

    page = tmp_path / "docs" / "crown-of-ash.md"
    text = page.read_text()
    assert "3 games a row, the bot `random` on every seat" in text
    for head in ("Off balance", "Rows", "Wins by seat", "Wins by necromancer", "Battles"):
        assert f"## {head}" in text
    plots = sorted(page.parent.glob("*.svg"))
    assert len(plots) >= 9
    for plot in plots:
        assert ET.parse(plot).getroot().tag.endswith("svg")  # noqa: S314 - our own file
        assert f"({plot.name})" in text
    page.write_text(text.replace("Nothing has been changed", "Much has been changed"))

    assert balance(tmp_path, "--games", "3", *rows) == 2
    assert "go on with them by --resume" in capsys.readouterr().err
    assert balance(tmp_path, "--games", "4", "--row", "solo hard", "--resume") == 0
    text = page.read_text()
    assert "3 to 4 games a row" in text
    assert "Much has been changed for the sake of balance yet." in text
    assert "| 2 players |" in text


def test_unknown_rows_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert balance(tmp_path, "--row", "7 players") == 2
    assert "no row has 7 players in its name; there are: 2 players;" in capsys.readouterr().err


def test_a_game_that_tells_nothing_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, "candlelight", auction.GAME)

    assert main(["balance", "candlelight", "--bot", "random"]) == 2
    assert "tells nothing for a balance report" in capsys.readouterr().err
