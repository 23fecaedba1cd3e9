"""A file of finished games loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberkeep.lab.ledger import Ledger, LedgerError, read
from emberkeep.lab.terms import Outcome

HEAD = {"format": "emberkeep arena 1", "game": "candlelight", "bots": ["a", "b"]}


def outcome(deal: int) -> Outcome:
    return Outcome(0, deal, 0, 1, ["a", "b"], [3, 4], [1], "points", [[0], [1]], 9, [])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    with Ledger.begin(file, HEAD) as ledger:
        for deal in range(3):
            ledger.add(outcome(deal))
    return file


def test_what_was_written_is_read(file: Path) -> None:
    assert read(file) == (HEAD, [outcome(0), outcome(1), outcome(2)])


def test_an_old_file_is_not_written_over(file: Path) -> None:
    with pytest.raises(LedgerError, match="go on with it by --resume"):
        Ledger.begin(file, HEAD)


def test_work_goes_on(file: Path) -> None:
    with Ledger.resume(file, HEAD) as ledger:
        assert len(ledger.outcomes) == 3
        ledger.add(outcome(3))

    assert len(read(file)[1]) == 4


def test_a_game_is_kept_once(file: Path) -> None:
    with Ledger.resume(file, HEAD) as ledger:
        ledger.add(outcome(2))

    assert len(read(file)[1]) == 3


def test_an_unfinished_line_is_cut_off(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])

    with Ledger.resume(file, HEAD) as ledger:
        assert sorted(ledger.outcomes) == [(0, 0, 0), (0, 1, 0)]
        ledger.add(outcome(2))

    assert file.read_bytes() == whole


def test_other_games_are_refused(file: Path) -> None:
    with pytest.raises(LedgerError, match=r"its bots is \['a', 'b'\], now it is \['a'\]"):
        Ledger.resume(file, HEAD | {"bots": ["a"]})


@pytest.mark.parametrize("text", ["", "\n"])
def test_a_file_is_begun_where_there_is_none(tmp_path: Path, text: str) -> None:
    file = tmp_path / "new.jsonl"
    if not text:
        file.touch()

    with Ledger.resume(file, HEAD) as ledger:
        ledger.add(outcome(0))

    assert len(read(file)[1]) == 1


@pytest.mark.parametrize(
    "text", ["no JSON\n", "[1]\n", '{"format": "other"}\n', '{"format": "emberkeep 1"}\n{"a": 1}\n']
)
def test_what_is_no_such_file_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "other.txt"
    file.write_text(text)

    with pytest.raises(LedgerError):
        read(file)


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="cannot write"):
        Ledger.begin(tmp_path / "nowhere" / "games.jsonl", HEAD)


def test_without_a_file_games_are_kept_in_memory() -> None:
    with Ledger.begin(None, HEAD) as ledger:
        ledger.add(outcome(1))
        ledger.add(outcome(0))

    assert [o.deal for o in ledger.sorted()] == [0, 1]
