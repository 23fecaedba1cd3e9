"""Playing in a terminal, by what is typed and what is shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from emberkeep.cli.client import numbers
from emberkeep.games import GAMES
from emberkeep.kernel import Ask, Match, Option, Record
from tests.cli.conftest import Run
from tests.toys import auction, hamlet, lanterns
from tests.toys.hamlet.cards import HIRELINGS, NAMES

ONES = "1\n" * 200
SHORT = ("hamlet", "--option", "rounds=2")


def ask(*codes: str) -> Ask:
    options = tuple(Option(code, code) for code in codes)
    return Ask(0, 1, "test", options, "then", "", secret=False, about={})


def read(file: Path) -> Record:
    return Record.from_json(file.read_text())


def test_a_match_is_played_to_its_end_and_told(run: Run) -> None:
    said = run("play", *SHORT, "--seed", 5, "--record", "match.json", typed=ONES)

    assert said.code == 0, said.err
    record = read(Path("match.json"))
    result = Match.replay(hamlet.GAME, record).table.result
    assert result is not None
    assert f"{NAMES[result.winners[0]]} ★ wins" in said.out
    assert "decided by points" in said.out
    assert "Seed 5. See it again with: emberkeep replay match.json" in said.out


def test_without_a_game_the_first_one_is_played_by_a_person_and_bots(run: Run) -> None:
    said = run("play", "--record", "match.json", typed="q\n")

    assert "Candlelight · you are Ada" in said.out
    assert read(Path("match.json")).seats == ("human", "random", "random")


def test_the_seat_count_decides_the_player_count(run: Run) -> None:
    run("play", "hamlet", "--seats", "random, HUMAN", "--record", "match.json")

    record = read(Path("match.json"))
    assert record.setup.players == 2
    assert record.seats == ("random", "human")


def test_mode_and_options_are_kept_in_the_record(run: Run) -> None:
    arguments = ["--mode", "sale", "--option", "lots=12", "--option", "ties=nobody"]
    run("play", "candlelight", *arguments, "--record", "match.json")

    assert read(Path("match.json")).setup.options == {"lots": 12, "ties": "nobody"}


def test_bots_alone_play_to_the_end(run: Run) -> None:
    said = run("play", "hamlet", "--seats", "random,random", "--seed", 3)

    assert said.code == 0
    assert "placed" in said.out
    assert "★ wins" in said.out


def test_the_same_seed_and_choices_give_the_same_match(run: Run) -> None:
    for file in ("one.json", "two.json"):
        run("play", *SHORT, "--seed", 7, "--record", file, typed=ONES)

    assert read(Path("one.json")) == read(Path("two.json"))


# Choosing


@pytest.mark.parametrize("typed", ["1", "forest", "fore", "FOREST"])
def test_a_choice_by_number_code_or_beginning(run: Run, typed: str) -> None:
    run("play", "hamlet", "--record", "match.json", typed=f"{typed}\n")

    assert read(Path("match.json")).choices[0].code == "forest"


def test_a_beginning_of_several_codes_lists_them(run: Run) -> None:
    said = run("play", "hamlet", "--record", "match.json", typed="fo\n")

    assert "fo fits 2 options:" in said.out
    assert read(Path("match.json")).choices == []


@pytest.mark.parametrize("typed", ["0", "99", "nowhere", "-1", "½"])
def test_what_is_no_option_is_refused_and_what_is_accepted_is_said(run: Run, typed: str) -> None:
    said = run("play", "hamlet", "--record", "match.json", typed=f"{typed}\n")

    assert f"{typed!r} is not an option of place; accepted: 1 to " in said.out
    assert read(Path("match.json")).choices == []


def test_an_empty_line_chooses_nothing(run: Run) -> None:
    said = run("play", "hamlet", "--record", "match.json", typed="\n\n")

    assert said.out.count("Choose by number or code") == 2
    assert read(Path("match.json")).choices == []


def test_options_whose_codes_are_numbers_have_no_other_numbers() -> None:
    assert numbers(ask("pass", "go")) == ["1", "2"]
    assert numbers(ask("pass", "3")) == ["", ""]


# Commands


def test_undo_takes_back_a_choice_that_revealed_nothing(run: Run) -> None:
    said = run("play", "hamlet", "--record", "match.json", typed="market\nu\n")

    assert said.out.count("Ada, place?") == 2
    assert read(Path("match.json")).choices == []


def test_undo_is_refused_with_a_reason(run: Run) -> None:
    said = run("play", "hamlet", typed="undo\n")

    assert "cannot take anything back" in said.out


def test_story_board_and_help(run: Run) -> None:
    said = run("play", "hamlet", "--seed", 5, typed="forest\nstory\nboard\n?\n")

    assert "Ada gained · good wood · amount 2" in said.out
    assert said.out.count("Hamlet · you are Ada") == 3
    assert "save FILE" in said.out


def test_what_tells_what_is_printed_on_a_piece(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = {"mason-1": HIRELINGS["mason-1"], "mason-2": HIRELINGS["mason-2"]}
    monkeypatch.setattr("emberkeep.cli.client.glossary", lambda _game, _table: pieces)

    said = run("play", "hamlet", typed="what\nwhat mason-2\nw mason\nw ox\n")

    assert "Type: what NAME" in said.out
    assert said.out.count("mason-2: cost 2, brings stone, points 4") == 2
    assert said.out.count("mason-1: ") == 1
    assert "There is no piece 'ox'." in said.out


def test_save_keeps_the_match_from_then_on(run: Run) -> None:
    said = run("play", "hamlet", "--seed", 5, typed="forest\nsave match.json\nquarry\nq\n")

    assert "Saved to match.json" in said.out
    assert [c.code for c in read(Path("match.json")).choices if c.seat == 0][:2] == [
        "forest",
        "quarry",
    ]
    assert said.out.endswith("Saved. Go on with: emberkeep play --resume match.json\n")


def test_save_does_not_write_over_a_file(run: Run) -> None:
    Path("diary.txt").write_text("dear diary")

    said = run("play", "hamlet", typed="save diary.txt\nsave\nsave .\nsave no/where\n")

    assert "diary.txt exists already; choose another name" in said.out
    assert "Save to which file?" in said.out
    assert "it is a folder, not a file" in said.out
    assert "there is no folder no" in said.out
    assert Path("diary.txt").read_text() == "dear diary"
    assert [file.name for file in Path().iterdir()] == ["diary.txt"]


def test_quit_warns_once_when_the_match_would_be_lost(run: Run) -> None:
    said = run("play", "hamlet", typed="forest\nquit\nquit\n")

    assert said.code == 0
    assert "This match is not saved" in said.out
    assert said.out.endswith("Left without saving.\n")


def test_the_end_of_input_leaves_politely(run: Run) -> None:
    said = run("play", "hamlet", "--record", "match.json", typed="forest\n")

    assert said.code == 0
    assert said.out.endswith("Saved. Go on with: emberkeep play --resume match.json\n")
    assert said.err == ""


# Save and resume


def test_a_resumed_match_goes_on_as_if_never_left(run: Run) -> None:
    run("play", *SHORT, "--seed", 9, "--record", "whole.json", typed=ONES)
    run("play", *SHORT, "--seed", 9, "--record", "parts.json", typed="1\n" * 4)
    said = run("play", "--resume", "parts.json", typed=ONES)

    assert said.code == 0
    assert "★ wins" in said.out
    assert read(Path("parts.json")) == read(Path("whole.json"))


def test_a_resumed_match_can_change_who_plays_and_where_it_is_kept(run: Run) -> None:
    run("play", *SHORT, "--seed", 9, "--record", "old.json", typed="1\n" * 4)
    before = Path("old.json").read_text()
    run("play", "--resume", "old.json", "--seats", "random,random,random,random",
        "--record", "new.json")  # fmt: skip

    assert Path("old.json").read_text() == before
    assert read(Path("new.json")).seats == ("random",) * 4
    assert Match.replay(hamlet.GAME, read(Path("new.json"))).table.over


def test_a_match_may_be_resumed_and_recorded_in_one_file(run: Run) -> None:
    run("play", "hamlet", "--record", "my match.json", typed="forest\n")
    said = run("play", "--resume", "my match.json", "--record", "my match.json", typed="q\n")

    assert said.out.endswith("Go on with: emberkeep play --resume 'my match.json'\n")


# Several people


def test_people_hand_over_behind_a_curtain_and_see_their_own_secrets_only(run: Run) -> None:
    said = run("play", "candlelight", "--seats", "human,human,human", "--seed", 3,
               "--record", "match.json", typed="\nleave\n1\n\n1\n\n1\n")  # fmt: skip

    screens = said.out.split("Hand over to ")[1:]
    assert [screen.split()[0] for screen in screens][:3] == ["Ada", "Bo", "Cy"]
    table = auction.GAME.new(read(Path("match.json")).setup)
    for seat, screen in enumerate(screens[:3]):
        hand = ", ".join(str(coin) for coin in table.bidders[seat].hand)
        assert f"you are {auction.NAMES[seat]}" in screen
        assert re.search(f"hand +{hand}\\b", screen)


def test_nobody_sees_an_answer_before_the_last_one_is_in(run: Run) -> None:
    said = run("play", "candlelight", "--seats", "human,human,human", "--seed", 3,
               typed="\nleave\n1\n\n")  # fmt: skip

    screen = said.out.split("Hand over to Bo")[1]
    assert "you are Bo" in screen
    assert "bid opened" not in screen


def test_the_last_person_can_take_back_at_the_curtain(run: Run) -> None:
    said = run("play", "hamlet", "--seats", "human,human", "--record", "match.json",
               typed="\nforest\nundo\nquarry\n")  # fmt: skip

    assert "Ada can still type undo." in said.out
    assert [choice.code for choice in read(Path("match.json")).choices] == ["quarry"]


@pytest.fixture
def joint(run: Run, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], str]:
    """Let people and bots walk through the tunnel of Lanterns; return what is shown."""
    monkeypatch.setitem(GAMES, "lanterns", lanterns.GAME)

    def played(seats: str, typed: str) -> str:
        arguments = ("--seats", seats, "--seed", 1, "--record", "match.json")
        return run("play", "lanterns", *arguments, typed=typed).out

    return played


def test_where_the_first_answer_counts_people_go_before_bots(joint: Callable[..., str]) -> None:
    said = joint("random,human", "wait\n")

    assert "The first answer counts. Also asked: Ada" in said
    assert [(c.seat, c.code) for c in read(Path("match.json")).choices][:1] == [(1, "wait")]
    assert {c.seat for c in read(Path("match.json")).choices[1:]} == {0}


def test_who_is_asked_can_leave_it_to_another_to_be_first(joint: Callable[..., str]) -> None:
    said = joint("human,human,human", "\nother\n\nother\n\nother\n\nother\n\nwait\n")

    hands = [screen.split()[0] for screen in said.split("Hand over to ")[1:]]
    assert hands[:5] == ["Ada", "Bo", "Cy", "Ada", "Bo"]
    assert [(c.seat, c.code) for c in read(Path("match.json")).choices] == [(1, "wait")]


def test_alone_there_is_nobody_to_leave_it_to(joint: Callable[..., str]) -> None:
    assert "Nobody else here is asked this." in joint("human,random", "other\n")


def test_compact_shows_lines_instead_of_tables(run: Run) -> None:
    said = run("play", "hamlet", "--compact", "--seed", 1)

    assert "villagers  " in said.out
    assert len(said.out.splitlines()) < len(run("play", "hamlet", "--seed", 1).out.splitlines())
