"""Record what a game can tell and ask, for the tests of the client's words.

    python3 tools/word_facts.py GAME [PROMPT | MODE/PROMPT ...]

Matches in every mode are played at random, campaigns to their end. Of the events a sample is kept
for every combination of facts that can decide the wording, of the questions every family of
answers, and the first view at each prompt that is named, in a mode if that is named too. It is
written to `web/fixtures/GAME_words.json`.

The fixtures that the tests use were made with these prompts:

    crown_of_ash automa/place recruit.ingredient build.site battle.card reroll
    royal_chronicles draft.keep build solo/deploy
    ascension_tactics turn solo/order.act
    cadwallon turn king_of_ashes/act
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Collection, Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

if __name__ == "__main__" and "emberkeep" not in sys.modules:
    sys.path.append(str(Path(__file__).resolve().parent.parent))

from emberkeep.games import game as find_game
from emberkeep.kernel import Ask, Chance, Event, Game, Match, Setup
from emberkeep.kernel.testing.play import random_play, setups

ROOT = Path(__file__).resolve().parent.parent
COPY = re.compile(r"(-\d+)+$")
CELL = re.compile(r"[A-Z]\d+$")
CELLS = re.compile(r"[A-Z]\d+(-[A-Z]\d+)*")
MATCHES = 40
"""So many matches of each setup."""


def plain(thing: object) -> Any:
    """Write a value, a card or any part of one as JSON has it."""
    if is_dataclass(thing) and not isinstance(thing, type):
        return {field.name: plain(getattr(thing, field.name)) for field in fields(thing)}
    if isinstance(thing, Mapping):
        return {str(key): plain(item) for key, item in thing.items()}
    if isinstance(thing, (list, tuple)):
        return [plain(item) for item in thing]
    return thing


def family(prompt: str, code: str) -> str:
    """Reduce a code to what decides its words."""
    if ":" in code:
        return f"{prompt} {code.split(':', maxsplit=1)[0]}:"
    return f"{prompt} {CELLS.sub('cell', code)}"


class Record:
    """What was heard and asked in matches of a game."""

    def __init__(self, game: Game[Any], viewed: Collection[str]) -> None:
        self.game = game
        self.viewed = viewed
        self.components = plain(dict(game.components()))
        self.kinds = {
            row["id"]: kind for kind, rows in self.components.items() for row in rows if "id" in row
        }
        self.events: dict[object, Event] = {}
        self.asks: dict[str, dict[str, Any]] = {}
        self.views: dict[str, Any] = {}

    def kind(self, code: str) -> str:
        """Reduce a code to its kind: a component, a copy of one, or a cell of a map."""
        first = COPY.sub("", code)
        kind = self.kinds.get(code) or self.kinds.get(first)
        return kind or ("cell" if CELL.match(code) else code)

    def shape(self, fact: object) -> object:
        """Reduce a fact to what can decide words: a component to its kind, a number to its sign."""
        if isinstance(fact, str):
            return tuple(self.kind(part) for part in fact.replace(":", "/").split("/"))
        if isinstance(fact, bool) or fact is None:
            return fact
        if isinstance(fact, (int, float)):
            return "number", (fact > 0) - (fact < 0)
        if isinstance(fact, dict):
            return frozenset((key, self.shape(item)) for key, item in fact.items())
        if isinstance(fact, (list, tuple)):
            return frozenset(self.shape(item) for item in fact)
        return type(fact)

    def listen(self, events: list[Event]) -> None:
        for event in events:
            facts = plain(dict(event.facts))
            self.events.setdefault((event.kind, self.shape(facts)), event)

    def hear(self, match: Match[Any], ask: Ask) -> None:
        """Keep an ask if it has answers of a new family; only those answers."""
        names = {ask.prompt, f"{match.record.setup.mode}/{ask.prompt}"}
        if ask.prompt not in self.views and not names.isdisjoint(self.viewed):
            self.views[ask.prompt] = plain(self.game.show(match.table, ask.seat))
        new = [o.code for o in ask.options if family(ask.prompt, o.code) not in self.asks]
        if not new:
            return
        kept = {
            "seat": ask.seat,
            "number": ask.number,
            "prompt": ask.prompt,
            "about": plain(dict(ask.about)),
            "codes": list({family(ask.prompt, code): code for code in new}.values()),
        }
        for code in new:
            self.asks[family(ask.prompt, code)] = kept

    def play(self) -> None:
        """Play matches of every kind and take notes."""
        for setup in setups(self.game):
            for seed in range(MATCHES):
                following: Setup | None = setup.seeded(seed)
                while following is not None:
                    following = self.play_match(following, seed)

    def play_match(self, setup: Setup, seed: int) -> Setup | None:
        """Play a match and take notes; return what follows it in a campaign."""
        told = 0
        for match in random_play(self.game, setup, Chance(seed + 1)):
            self.listen(match.table.log[told:])
            told = len(match.table.log)
            for seat in match.table.asked():
                self.hear(match, match.table.ask_of(seat))
        return match.sequel(seed)

    def numbers(self) -> dict[str, Any]:
        """Gather the constants of the game's cards: numbers, and single rows."""
        cards = vars(import_module(f"{type(self.game).__module__}.cards"))
        constants = {name: cards[name] for name in cards if name.isupper()}
        return {
            name: plain(constant)
            for name, constant in constants.items()
            if isinstance(constant, int) or is_dataclass(constant)
        }

    def written(self) -> str:
        """Write it all down, an event and an ask to a line."""
        asks = {id(ask): ask for ask in self.asks.values()}
        parts: dict[str, Any] = {
            "numbers": self.numbers(),
            "components": self.components,
            "events": [
                {"kind": e.kind, "facts": plain(dict(e.facts))} for e in self.events.values()
            ],
            "asks": list(asks.values()),
            "views": self.views,
        }
        lines = [f"{dumped(name)}: {in_lines(part)}" for name, part in parts.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"


def dumped(thing: object) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))


def in_lines(part: Any) -> str:
    if isinstance(part, list):
        return "[\n" + ",\n".join([dumped(each) for each in part]) + "\n]"
    return "{\n" + ",\n".join([f"{dumped(k)}: {dumped(v)}" for k, v in part.items()]) + "\n}"


def main(name: str, *viewed: str) -> None:
    """Play, and write what was heard."""
    record = Record(find_game(name), viewed)
    record.play()
    path = ROOT / "web" / "fixtures" / f"{name}_words.json"
    path.write_text(record.written(), encoding="utf-8")
    sys.stdout.write(f"{path.relative_to(ROOT)} is written\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
