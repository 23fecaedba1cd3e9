"""Record what Crown of Ash can tell and ask, for the tests of the client's words.

    python3 tools/word_facts.py > web/fixtures/crown_of_ash_words.json
    cd web && npx prettier --write fixtures/crown_of_ash_words.json

Matches of every kind are played at random. Of the events a sample is kept for every combination of
facts that decides the wording, of the questions every family of answers, and a few views.
"""

from __future__ import annotations

import json
import sys
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

if __name__ == "__main__" and "emberkeep" not in sys.modules:
    sys.path.append(str(Path(__file__).resolve().parent.parent))

from emberkeep.games.crown_of_ash import GAME, cards
from emberkeep.kernel import Ask, Chance, Event, Match
from emberkeep.kernel.testing.play import random_play

GAMES = (("automa", 3), ("standard", 4), ("standard", 3), ("standard", 2), ("solo", 1))
MATCHES = 60
WORDED = ("source", "why", "why_not", "action", "reason", "ability", "card", "right", "resource")
"""Facts whose value decides which words are used."""
VIEWED = ("place", "recruit.ingredient", "build.site", "battle.card", "reroll")
"""Prompts whose view is kept: a turn, a payment, a battle, a match with the automatic opponent."""


def plain(thing: object) -> Any:
    """Write a value, a card or any part of one as JSON has it."""
    if is_dataclass(thing) and not isinstance(thing, type):
        return {field.name: plain(getattr(thing, field.name)) for field in fields(thing)}
    if isinstance(thing, dict):
        return {str(key): plain(item) for key, item in thing.items()}
    if isinstance(thing, (list, tuple)):
        return [plain(item) for item in thing]
    return thing


def shape(event: Event) -> tuple[object, ...]:
    """Tell events apart that need words of their own."""
    facts = event.facts
    slot = str(facts.get("slot", "")).split("/")
    empty = [name for name in facts if not facts[name]]
    values = [(name, facts[name]) for name in WORDED if name in facts]
    return (event.kind, slot[-1], *values, *empty)


def family(prompt: str, code: str) -> str:
    """Reduce a code to what decides its words."""
    if ":" in code:
        return f"{prompt} {code.split(':', maxsplit=1)[0]}:"
    return f"{prompt} {code}"


class Record:
    def __init__(self) -> None:
        self.events: dict[tuple[object, ...], Event] = {}
        self.asks: dict[str, dict[str, Any]] = {}
        self.views: dict[str, Any] = {}

    def listen(self, events: list[Event]) -> None:
        for event in events:
            self.events.setdefault(shape(event), event)

    def hear(self, match: Match[Any], ask: Ask) -> None:
        """Keep an ask if it has answers of a new family; only those answers."""
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
        if ask.prompt in VIEWED:
            self.views.setdefault(ask.prompt, plain(GAME.show(match.table, ask.seat)))
        for code in new:
            self.asks[family(ask.prompt, code)] = kept


def play(record: Record) -> None:
    for mode, players in GAMES:
        for seed in range(MATCHES):
            options = {"abilities": seed % 3 > 0, "clockwise": seed % 4 == 0}
            if mode != "standard":
                options["targeted"] = seed % 2 == 0
            setup = GAME.setup(mode, players, options, seed)
            told = 0
            for match in random_play(GAME, setup, Chance(seed + 1)):
                record.listen(match.table.log[told:])
                told = len(match.table.log)
                for seat in match.table.asked():
                    record.hear(match, match.table.ask_of(seat))


def main() -> None:
    """Play, and write what was heard."""
    record = Record()
    play(record)
    asks = {id(ask): ask for ask in record.asks.values()}
    facts = {
        "gold": cards.GOLD_SLOT.gold,
        "king": cards.KING_STRENGTH,
        "components": plain(cards.COMPONENTS),
        "events": [{"kind": e.kind, "facts": plain(dict(e.facts))} for e in record.events.values()],
        "asks": list(asks.values()),
        "views": record.views,
    }
    json.dump(facts, sys.stdout, ensure_ascii=False, separators=(",", ":"))
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
