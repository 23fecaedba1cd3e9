"""A record: game, rules, options, seats, seed, and the choices. A match is nothing else."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import field
from hashlib import blake2b
from typing import Any

from emberkeep.kernel.errors import BrokenRecord
from emberkeep.kernel.game import Setup
from emberkeep.kernel.sides import SeatId
from emberkeep.kernel.state import State, Value, state, value

FORMAT = "emberkeep record 1"
HIDDEN = "?"


@value
class Choice(Value):
    """Who chose what. A secret choice is kept from the others while the match runs."""

    seat: SeatId
    code: str
    secret: bool = False


@state
class Record(State):
    """Everything needed to play a match again."""

    setup: Setup
    rules_version: str
    seats: tuple[str, ...]
    choices: list[Choice] = field(default_factory=list)

    def seen_by(
        self, seat: SeatId | None, waiting: Sequence[SeatId] = (), apart: int = 0
    ) -> list[Choice]:
        """List the choices of a running match with the secrets of other seats hidden.

        `waiting` are the seats whose last answers are not yet known to the others. The last
        `apart` choices are left out altogether: even their number would tell something.
        """
        unknown = set(waiting) - {seat}
        seen: list[Choice] = []
        for choice in reversed(self.choices[: len(self.choices) - apart]):
            hidden = choice.seat in unknown or (choice.secret and choice.seat != seat)
            unknown.discard(choice.seat)
            seen.append(Choice(choice.seat, HIDDEN) if hidden else choice)
        return seen[::-1]

    def to_json(self) -> str:
        """Write the record for people and programs: JSON with one choice a line."""
        head = _head(self)
        lines = [f'  "{name}": {json.dumps(data)},' for name, data in head.items()]
        rows = [json.dumps(row) for row in _rows(self.choices)]
        choices = "\n    " + ",\n    ".join(rows) + "\n  " if rows else ""
        lines.append(f'  "choices": [{choices}],')
        lines.append(f'  "checksum": "{_checksum(head, _rows(self.choices))}"')
        return "{\n" + "\n".join(lines) + "\n}\n"

    @staticmethod
    def from_json(text: str) -> Record:
        """Read a record, or refuse what is broken or was edited."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            message = f"not a record, or a truncated one: {error}"
            raise BrokenRecord(message) from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            message = f"not a record: its format should be {FORMAT!r}"
            raise BrokenRecord(message)
        return _from_data(data)


def _head(record: Record) -> dict[str, Any]:
    setup = record.setup
    head = {
        "format": FORMAT,
        "game": setup.game,
        "rules": record.rules_version,
        "mode": setup.mode,
        "players": setup.players,
        "options": dict(setup.options),
        "seats": list(record.seats),
        "seed": setup.seed,
    }
    return {**head, "carried": dict(setup.carried)} if setup.carried else head


def _rows(choices: Sequence[Choice]) -> list[list[Any]]:
    return [[c.seat, c.code, "secret"] if c.secret else [c.seat, c.code] for c in choices]


def _checksum(head: dict[str, Any], rows: list[list[Any]]) -> str:
    text = json.dumps([head, rows], sort_keys=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()


_TYPES = {
    "game": str,
    "rules": str,
    "mode": str,
    "players": int,
    "options": dict,
    "seats": list,
    "seed": int,
    "choices": list,
    "checksum": str,
}


def _from_data(data: dict[str, Any]) -> Record:
    for name, kind in _TYPES.items():
        if type(data.get(name)) is not kind:
            message = f"a broken record: its {name} should be of type {kind.__name__}"
            raise BrokenRecord(message)
    for name, parts in (("options", data["options"].values()), ("seats", data["seats"])):
        if not all(isinstance(part, (str, int)) for part in parts):
            message = f"a broken record: its {name} should hold texts and whole numbers"
            raise BrokenRecord(message)
    carried = data.get("carried", {})
    if not isinstance(carried, dict):
        raise BrokenRecord("a broken record: what is carried over should be an object")
    setup = Setup(
        data["game"], data["mode"], data["players"], data["options"], data["seed"], carried
    )
    choices = [_choice(row) for row in data["choices"]]
    record = Record(setup, data["rules"], tuple(data["seats"]), choices)
    if data["checksum"] != _checksum(_head(record), _rows(choices)):
        message = "this record was edited: its checksum does not fit its choices"
        raise BrokenRecord(message)
    return record


def _choice(row: Any) -> Choice:
    match row:
        case [int(seat), str(code)]:
            return Choice(seat, code)
        case [int(seat), str(code), "secret"]:
            return Choice(seat, code, secret=True)
    message = f'{row!r} is not a choice; a choice is [seat, code] or [seat, code, "secret"]'
    raise BrokenRecord(message)
