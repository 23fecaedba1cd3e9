"""Bad input of every kind: one sentence, exit code 2, no traceback, nothing changed on disk."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, Said


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Run a command that must be refused; return the sentence."""

    def run_it(*arguments: object, typed: str = "") -> str:
        before = snapshot()
        said = run(*arguments, typed=typed)
        assert said.code == 2, said
        assert said.out == ""
        assert snapshot() == before
        return sentence(said)

    return run_it


Refused = Callable[..., str]


def snapshot() -> dict[str, bytes]:
    return {str(f): f.read_bytes() for f in Path().rglob("*") if f.is_file()}


def sentence(said: Said) -> str:
    assert said.err.startswith("emberkeep: ")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err.removeprefix("emberkeep: ").strip()


@pytest.fixture
def record(run: Run) -> dict[str, Any]:
    """Play a few choices; `match.json` holds the record, as does what is returned."""
    run("play", "hamlet", "--seed", 4, "--record", "match.json", typed="1\n1\n1\n")
    data: dict[str, Any] = json.loads(Path("match.json").read_text())
    return data


def forge(data: dict[str, Any]) -> None:
    """Write a record with a checksum that fits."""
    head = {name: data[name] for name in data if name not in {"choices", "checksum"}}
    text = json.dumps([head, data["choices"]], sort_keys=True)
    checksum = blake2b(text.encode(), digest_size=8).hexdigest()
    Path("match.json").write_text(json.dumps({**data, "checksum": checksum}))


# What does not exist


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("fly", "no such command 'fly'; there are: games, play, replay, rules, bench, soak"),
        ("admin fly", "no such command 'fly'; there are: backup, schema, check"),
        ("play chess", "there is no game 'chess'; there are: candlelight, hamlet"),
        ("bench chess", "there is no game 'chess'; there are: candlelight, hamlet"),
        ("soak chess", "there is no game 'chess'; there are: candlelight, hamlet"),
        ("rules chess", "there are no rules of 'chess'; there are rules of: "),
        ("play hamlet --mode war", "hamlet has no mode 'war'; it has: village"),
        ("bench hamlet --mode war", "hamlet has no mode 'war'; it has: village"),
        ("play hamlet --players 7", "hamlet is for 2, 3, 4 players, not 7"),
        ("bench hamlet --players 7", "hamlet is for 2, 3, 4 players, not 7"),
        (
            "play candlelight --mode quick --players 4",
            "candlelight in mode quick is for 2 players, not 4",
        ),
        (
            "play hamlet --option rounds=9",
            "rounds cannot be '9'; accepted: 6, 2",
        ),
        (
            "play hamlet --option speed=9",
            "hamlet in mode village has no option 'speed'; it has: rounds, rich",
        ),
        ("play hamlet --option rounds", "an option is given as name=value, not 'rounds'"),
        (
            "play hamlet --option rounds=2 --option rounds=6",
            "the option 'rounds' is given twice",
        ),
        (
            "play hamlet --seats human,alien",
            "nobody of kind 'alien' can take a seat; accepted: human, random",
        ),
        (
            "play hamlet --players 4 --seats human,random",
            "this match is for 4 players, but 2 seats were named: human, random",
        ),
        ("play hamlet --seed -1", "a seed is a number from 0 to 18446744073709551615, not -1"),
        ("play hamlet --seed 18446744073709551616", "a seed is a number from 0 to "),
        ("play hamlet --seed one", "invalid value for '--seed'"),
        ("play hamlet --fast", "no such option: --fast"),
        ("play hamlet extra", "got unexpected extra argument"),
        ("replay", "missing argument 'FILE'"),
        ("soak hamlet --games 0", "invalid value for '--games'"),
        ("bench hamlet --seconds 0", "invalid value for '--seconds'"),
    ],
)
def test_what_does_not_exist_is_refused(refused: Refused, arguments: str, expected: str) -> None:
    assert refused(*arguments.split()).startswith(expected)


# Records that cannot be used


@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "match.json: not a record, or a truncated one"),
        (b"hello", "match.json: not a record, or a truncated one"),
        (b"[1, 2]", "match.json: not a record: its format should be 'emberkeep record 1'"),
        (b"{}", "match.json: not a record: its format should be 'emberkeep record 1'"),
        (b'{"format": "emberkeep record 1"}', "match.json: a broken record: "),
        (b"[" * 100_000, "match.json: not a record, or a truncated one"),
        (b"\xff\xfe\x00", "cannot read match.json: it is not text in UTF-8"),
    ],
)
def test_what_is_no_record_is_refused(
    refused: Refused, command: list[str], content: bytes, expected: str
) -> None:
    Path("match.json").write_bytes(content)

    assert refused(*command, "match.json").startswith(expected)


def test_a_truncated_record_is_refused(refused: Refused, record: dict[str, Any]) -> None:
    text = Path("match.json").read_text()
    for length in range(0, len(text) - 2, 37):
        Path("match.json").write_text(text[:length])
        assert "not a record, or a truncated one" in refused("replay", "match.json")


@pytest.mark.parametrize("old", ['"seed": 4', "forest", '"players": 4', '"random"'])
def test_an_edited_record_is_refused(refused: Refused, record: dict[str, Any], old: str) -> None:
    text = Path("match.json").read_text()
    new = old.replace("4", "3").replace("forest", "quarry").replace("random", "human")
    Path("match.json").write_text(text.replace(old, new, 1))

    assert "this record was edited" in refused("replay", "match.json")
    assert "this record was edited" in refused("play", "--resume", "match.json")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"rules": "0"}, "this is a record of hamlet, rules 0; here is hamlet, rules 1"),
        ({"game": "chess"}, "there is no game 'chess'; there are: candlelight, hamlet"),
        ({"mode": "war"}, "hamlet has no mode 'war'; it has: village"),
        ({"players": 9}, "hamlet in mode village is for 4, 2, 3 players, not 9"),
        ({"options": {"rounds": 7}}, "rounds cannot be 7; accepted: 6, 2"),
        ({"seed": -4}, "a seed is a number from 0 to "),
        ({"seed": 1.5}, "a broken record: its seed "),
        ({"players": "4"}, "a broken record: its players "),
        ({"choices": [[0, "castle"]]}, "choice 1 of the record is not possible: 'castle'"),
        ({"choices": [[3, "forest"]]}, "choice 1 of the record is not possible: seat 3"),
        ({"choices": [["a", "b"]]}, "['a', 'b'] is not a choice; a choice is [seat, code]"),
        ({"choices": [[0]]}, "match.json: "),
        ({"choices": {}}, "a broken record: its choices "),
    ],
)
def test_a_record_of_other_rules_or_impossible_choices_is_refused(
    refused: Refused, record: dict[str, Any], change: dict[str, Any], expected: str
) -> None:
    forge({**record, **change})

    assert expected in refused("replay", "match.json")
    assert expected in refused("play", "--resume", "match.json")


def test_a_record_cannot_move_the_cursor(refused: Refused, record: dict[str, Any]) -> None:
    forge({**record, "rules": "\x1b[2J\n\nevil"})

    assert "\x1b" not in refused("replay", "match.json")


@pytest.mark.parametrize("at", ["-1", "99999"])
def test_a_moment_outside_the_record_is_refused(
    refused: Refused, record: dict[str, Any], at: str
) -> None:
    count = len(record["choices"])

    said = refused("replay", "match.json", f"--at={at}")

    assert said == f"--at takes 0 to {count} for this record, not {at}"


def test_a_seat_that_is_not_at_the_table_is_refused(
    refused: Refused, record: dict[str, Any]
) -> None:
    said = refused("replay", "match.json", "--seat", "Zed")

    assert said == "there is no seat 'Zed'; accepted: 0 (Ada), 1 (Bo), 2 (Cy), 3 (Di)"
    assert refused("replay", "match.json", "--seat", 0, "--all") == "give --seat or --all, not both"


# Resuming


def test_a_new_match_does_not_write_over_a_record(refused: Refused, record: dict[str, Any]) -> None:
    said = refused("play", "hamlet", "--record", "match.json")

    assert said == (
        "match.json exists already; go on with it by --resume match.json, or choose another name"
    )


def test_a_resumed_match_keeps_what_decided_it(refused: Refused, record: dict[str, Any]) -> None:
    for wish in (["--players", 2], ["--seed", 1], ["--mode", "village"], ["--option", "rich=true"]):
        assert "a resumed match keeps its" in refused("play", "--resume", "match.json", *wish)
    assert (
        refused("play", "candlelight", "--resume", "match.json")
        == "match.json is a record of hamlet, not of candlelight"
    )


def test_a_match_that_is_over_is_not_resumed(run: Run) -> None:
    run("play", "hamlet", "--seats", "random,random", "--record", "match.json")

    said = run("play", "--resume", "match.json")

    assert said.code == 2
    assert sentence(said) == (
        "the match in match.json is over; see it with: emberkeep replay match.json"
    )


# Files


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("replay nothing.json", "cannot read nothing.json: there is no such file or folder"),
        ("replay .", "cannot read .: it is a folder, not a file"),
        ("play --resume nothing.json", "cannot read nothing.json: there is no such file"),
        ("play --resume .", "cannot read .: it is a folder, not a file"),
        ("play hamlet --record .", "cannot write .: it is a folder, not a file"),
        ("play hamlet --record no/match.json", "cannot write no/match.json: there is no folder no"),
        ("bench hamlet --json .", "cannot write .: it is a folder, not a file"),
        ("bench hamlet --json no/x.json", "cannot write no/x.json: there is no folder no"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused(
    refused: Refused, arguments: str, expected: str
) -> None:
    assert refused(*arguments.split()).startswith(expected)


@pytest.mark.skipif(sys.platform == "win32", reason="has other permissions")
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may do anything")
def test_missing_permissions_are_named(refused: Refused) -> None:
    Path("locked").mkdir(mode=0o500)

    said = refused("play", "hamlet", "--record", "locked/match.json")

    assert said == "cannot write locked/match.json: permission denied"


def test_a_file_that_may_not_be_read_is_named(
    run: Run, record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def deny(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", deny)
        said = run("replay", "match.json")

    assert said.code == 2
    assert sentence(said) == "cannot read match.json: permission denied"
