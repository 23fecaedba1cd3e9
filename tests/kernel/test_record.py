"""A record is JSON that people can read, and anything else is refused in one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from emberkeep.kernel import BrokenRecord, Choice, EmberkeepError, Match, Record
from emberkeep.kernel.record import _checksum, _head
from tests.kernel.path import GAME, walked

PLAYED = walked("0 go", "0 both", "1 left", "0 right", "0 secret", "0 left").record
TEXT = PLAYED.to_json()


def test_a_record_is_readable_with_one_choice_a_line() -> None:
    assert (
        TEXT
        == """\
{
  "format": "emberkeep record 1",
  "game": "path",
  "rules": "3",
  "mode": "plain",
  "players": 2,
  "options": {"weather": "fair", "hills": 0},
  "seats": ["Ada", "Bo"],
  "seed": 5,
  "choices": [
    [0, "go"],
    [0, "both"],
    [1, "left"],
    [0, "right"],
    [0, "secret"],
    [0, "left", "secret"]
  ],
  "checksum": "20d9c8230c4bd1a0"
}
"""
    )


def test_a_record_is_the_same_after_a_round_trip() -> None:
    assert Record.from_json(TEXT) == PLAYED
    assert Record.from_json(TEXT).to_json() == TEXT


def test_a_record_without_choices_survives_too() -> None:
    empty = walked().record

    assert Record.from_json(empty.to_json()) == empty


texts = st.text(max_size=20)
choices = st.builds(Choice, st.integers(0, 9), texts, st.booleans())


@settings(derandomize=True, database=None, deadline=None)
@given(names=st.lists(texts, max_size=4), made=st.lists(choices, max_size=20))
def test_any_names_and_codes_survive(names: list[str], made: list[Choice]) -> None:
    record = Record(PLAYED.setup, "3", tuple(names), made)

    assert Record.from_json(record.to_json()) == record


# Refusals


def refused(text: str) -> str:
    with pytest.raises(BrokenRecord) as caught:
        Record.from_json(text)
    reason = str(caught.value)
    assert "\n" not in reason
    return reason


@pytest.mark.parametrize("share", range(0, 100, 7))
def test_a_truncated_record_is_refused(share: int) -> None:
    reason = refused(TEXT[: len(TEXT) * share // 100])

    assert reason.startswith("not a record, or a truncated one: ")


@pytest.mark.parametrize("text", ["hello", "\x00\xff", "{", "[" * 100_000, "1e", "'a'"])
def test_what_is_not_json_is_refused(text: str) -> None:
    assert refused(text).startswith("not a record, or a truncated one: ")


@pytest.mark.parametrize("text", ["[]", "{}", "null", "7", '"record"', '{"format": "pgn"}'])
def test_what_is_not_a_record_is_refused(text: str) -> None:
    assert refused(text) == "not a record: its format should be 'emberkeep record 1'"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('[1, "left"]', '[1, "right"]'),
        ('"seed": 5', '"seed": 6'),
        ('"fair"', '"foul"'),
        ('    [0, "go"],\n', ""),
        ('"Ada"', '"Eve"'),
        ('"checksum": "', '"checksum": "0'),
        ('"left", "secret"]', '"left"]'),
    ],
)
def test_an_edited_record_is_refused(old: str, new: str) -> None:
    assert old in TEXT

    assert refused(TEXT.replace(old, new)) == (
        "this record was edited: its checksum does not fit its choices"
    )


WRONG: list[tuple[str, Any, str]] = [
    ("game", 7, "str"),
    ("rules", None, "str"),
    ("mode", [], "str"),
    ("players", "2", "int"),
    ("players", True, "int"),
    ("players", 2.0, "int"),
    ("options", [1], "dict"),
    ("seats", "Ada", "list"),
    ("seed", "x", "int"),
    ("choices", {}, "list"),
    ("checksum", 1, "str"),
]


@pytest.mark.parametrize(("name", "wrong", "kind"), WRONG)
def test_a_wrong_type_is_refused_with_the_right_one(name: str, wrong: Any, kind: str) -> None:
    data = {**json.loads(TEXT), name: wrong}

    assert refused(json.dumps(data)) == f"a broken record: its {name} should be of type {kind}"


@pytest.mark.parametrize(("name", "wrong"), [("options", {"hills": [0]}), ("seats", [None])])
def test_a_wrong_type_within_is_refused(name: str, wrong: Any) -> None:
    data = {**json.loads(TEXT), name: wrong}

    assert refused(json.dumps(data)) == (
        f"a broken record: its {name} should hold texts and whole numbers"
    )


@pytest.mark.parametrize("name", [name for name in json.loads(TEXT) if name != "format"])
def test_a_missing_field_is_refused_with_its_name(name: str) -> None:
    data = json.loads(TEXT)
    del data[name]

    assert refused(json.dumps(data)).startswith(f"a broken record: its {name} should be of type ")


@pytest.mark.parametrize(
    "row", [5, "go", [], [0], [0, 1], ["0", "go"], [0, "go", "loud"], [0, "go", "secret", 1], None]
)
def test_what_is_not_a_choice_is_refused(row: Any) -> None:
    data = {**json.loads(TEXT), "choices": [row]}

    assert refused(json.dumps(data)).startswith(f"{row!r} is not a choice; a choice is [seat, code")


def forged(**changes: Any) -> Record:
    """Change a record and give it the checksum that fits, as somebody with patience could."""
    data = {**json.loads(TEXT), **changes}
    head = {name: data[name] for name in _head(PLAYED)}
    return Record.from_json(json.dumps({**data, "checksum": _checksum(head, data["choices"])}))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"mode": "short"}, "path has no mode 'short'; it has: plain, long"),
        ({"players": 9}, "path in mode plain is for 2, 3 players, not 9"),
        ({"seed": -1}, "a seed is a number from 0 to 18446744073709551615, not -1"),
        ({"options": {"wind": 1}}, "has no option 'wind'; it has: weather, hills"),
        ({"options": {"hills": 9}}, "hills cannot be 9; accepted: 0, 4"),
        ({"game": "chess"}, "this is a record of chess, rules 3; here is path, rules 3"),
        ({"choices": [[0, "fly"]]}, "choice 1 of the record is not possible: 'fly' is not"),
        ({"choices": [[-1, "go"]]}, "choice 1 of the record is not possible: seat -1 has nothing"),
    ],
)
def test_a_forged_record_is_refused_when_it_is_replayed(
    changes: dict[str, Any], reason: str
) -> None:
    record = forged(**changes)

    with pytest.raises(EmberkeepError) as caught:
        Match.replay(GAME, record)

    assert reason in str(caught.value)
