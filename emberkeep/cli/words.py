"""Words for things of any game: names, values, events, in one line each.

A game tells no prose. The words of its catalogues are used where there are some. What a game calls
its fields, codes and events is readable English as long as it is laid out kindly, so that is the
rest: `battle.won` with a seat and a region becomes "Mors battle won · region volcano".
"""

from __future__ import annotations

import ast
import enum
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any

from rich.text import Text

from emberkeep.cli.catalogue import Catalogue, catalogue, dashed
from emberkeep.kernel import Ask, Event, Game, Phrase, Setup, Value
from emberkeep.kernel.state import field_names

NONE = "–"
QUIET = "bright_black"
COLOURS = ("bright_cyan", "bright_yellow", "bright_magenta", "bright_green", "bright_red")
LABELS = ("code", "id", "name", "title", "kind")
PROVENANCE = {"status", "known", "source"}  # where a component's data come from
EFFECTS = "effects"  # the field with the phrases that say what a piece does
SEAT_WORDS = {
    *("seat", "seats", "owner", "owners", "winner", "winners", "loser", "leader", "active"),
    *("attacker", "defender", "controller", "rival", "opponent", "victim", "other"),
    *("order", "turn_order"),
}


class Hint:
    """What the written type of a thing says about seats: `tuple[tuple[SeatId, int], ...]`."""

    def __init__(self, node: ast.expr | None = None) -> None:
        self.node = node

    @property
    def is_seat(self) -> bool:
        return any(isinstance(n, ast.Name) and n.id == "SeatId" for n in self._branches())

    def at(self, place: int) -> Hint:
        """Look into a collection: at its nth type, or at the type of all its items."""
        for node in self._branches():
            if isinstance(node, ast.Subscript):
                inside = node.slice
                if not isinstance(inside, ast.Tuple):
                    return Hint(inside)
                every = any(isinstance(x, ast.Constant) for x in inside.elts)
                return Hint(inside.elts[0 if every else min(place, len(inside.elts) - 1)])
        return self

    def _branches(self) -> list[ast.expr]:
        """List the alternatives of `A | B | None`."""
        found, todo = [], [self.node]
        while todo:
            node = todo.pop()
            if isinstance(node, ast.BinOp):
                todo += [node.left, node.right]
            elif node is not None:
                found.append(node)
        return found


UNKNOWN = Hint()
SEATS = Hint(ast.Name("SeatId"))


def hint_of(thing: Any, name: str) -> Hint:
    """Read the type of a field where it is written, else guess by its name."""
    written = getattr(type(thing), "__annotations__", {}).get(name)
    return _parsed(written) if isinstance(written, str) else hint_by_name(name)


@cache
def _parsed(written: str) -> Hint:
    return Hint(ast.parse(written, mode="eval").body)


def hint_by_name(name: str) -> Hint:
    return SEATS if name in SEAT_WORDS else UNKNOWN


def words(name: str) -> str:
    """Read an identifier aloud: `known_hand` and `battle.card` lose their punctuation."""
    return re.sub(r"[._]+", " ", name).strip()


def is_empty(thing: object) -> bool:
    """Return whether there is nothing to show, a zero being something."""
    return thing is None or thing is False or (not isinstance(thing, int) and not thing)


@dataclass(frozen=True)
class Cast:
    """Who sits where, and in whose words. `names` has a name for each seat in order."""

    names: tuple[str, ...]
    book: Catalogue = field(default_factory=lambda: catalogue("", "en"))

    @staticmethod
    def of(game: Game[Any], setup: Setup, language: str) -> Cast:
        """Seat a game's players, all by their names in a language."""
        book = catalogue(game.name, language)
        return Cast(tuple(_seat_name(book, role) for role in game.seats(setup)), book)

    def term(self, key: str, **arguments: Any) -> str:
        """Say one of the terminal's own sentences."""
        return self.book.say(f"term-{key}", **arguments)

    def prompt(self, ask: Ask) -> str:
        """Put the question of an ask: in the game's words, if its facts are enough for them."""
        asked = self.book.of_game(f"ask-{dashed(ask.prompt)}", **self._arguments(ask.about))
        return asked or f"{self.word(ask.prompt)}?"

    def word(self, identifier: str) -> str:
        """Say what the code calls something: in the player's language, if there is a word."""
        return self.book.word(identifier) or words(identifier)

    def called(self, code: str, kind: str = "") -> str:
        """Name what has a code, or say the code."""
        return self.book.name(code, kind) or code

    def seat(self, seat: int) -> Text:
        if seat < 0:
            return Text(NONE, style=QUIET)
        return Text(self.name(seat), style=f"bold {COLOURS[seat % len(COLOURS)]}")

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"seat {seat}"

    def say(self, thing: Any, hint: Hint = UNKNOWN) -> Text:
        """Say anything in one line; the hint tells which whole numbers in it are seats."""
        match thing:
            case bool():
                return Text(self.word("yes")) if thing else Text(self.word("no"), style=QUIET)
            case enum.Enum():
                return Text(self.word(thing.name.lower()))
            case int() if hint.is_seat:
                return self.seat(thing)
            case _ if is_empty(thing):
                return Text(NONE, style=QUIET)
            case (Phrase(), *_):
                return Text(self.book.sentences(thing))
            case float():
                return Text(f"{thing:.4g}")
            case Mapping() | list() | tuple() | set() | frozenset():
                return joined(self.items(thing, hint))
            case _ if is_record(thing):
                return self._say_record(thing)
            case str():
                return Text(self.called(thing))
            case _:
                return Text(str(thing))

    def items(self, things: Collection[Any], hint: Hint = UNKNOWN) -> list[Text]:
        """Say each of several things; pairs and other groups among them hold together."""
        if isinstance(things, Mapping):
            return [self._pair(key, item, hint) for key, item in things.items()]
        said = []
        for at, item in enumerate(_ordered(things)):
            group = isinstance(item, (list, tuple)) and item
            inside = self.items(item, hint.at(at)) if group else []
            said.append(joined(inside, " ") if group else self.say(item, hint.at(at)))
        return said

    def _pair(self, key: Any, item: Any, hint: Hint) -> Text:
        name = (
            self.seat(key) if hint.at(0).is_seat and isinstance(key, int) else Text(self._key(key))
        )
        pair = Text.assemble(name, " ", self.say(item, hint.at(1)))
        if item == 0 or is_empty(item):
            pair.stylize(QUIET)
        return pair

    def _key(self, key: Any) -> str:
        called = key.name.lower() if isinstance(key, enum.Enum) else str(key)
        return self.book.name(dashed(called)) or self.word(called)

    def _say_record(self, thing: Any) -> Text:
        """Say a value by its code or name, and in brackets what that does not tell."""
        label = label_of(thing)
        code = str(getattr(thing, label)) if label else ""
        facts = joined(self.facts(thing, words(code)))
        said = self.book.name(code) or words(code)
        if said and facts:
            return Text.assemble(said, " (", facts, ")")
        return Text(said) if said else facts or Text(NONE, style=QUIET)

    def facts(self, thing: Any, told: str = "") -> list[Text]:
        """Say the fields of a value that are not empty, as ever, or told already."""
        known = set(_plain(told).split())
        said: list[Text] = []
        for name in telling_fields(thing):
            item = getattr(thing, name)
            if item is True and told and not label_of(thing):
                continue  # how the rules take the choice, which its code says in words
            inner = label_of(item) if is_record(item) else ""
            if inner and known.issuperset(_plain(getattr(item, inner)).split()):
                said += self._within(thing, name, told)
            elif isinstance(item, int) or not known.issuperset(_plain(item).split() or "?"):
                said.append(self.field(thing, name))
        return said

    def _within(self, thing: Any, name: str, told: str) -> list[Text]:
        """Say what a part of a thing tells; where there are several parts, with its name."""
        inside = self.facts(getattr(thing, name), told)
        parts = [n for n in telling_fields(thing) if is_record(getattr(thing, n))]
        if len(parts) == 1:
            return inside
        return [Text.assemble((self.word(name), QUIET), " (", joined(inside), ")")]

    def field(self, thing: Any, name: str) -> Text:
        """Say one field with its name."""
        return self.fact(name, getattr(thing, name), hint_of(thing, name))

    def fact(self, name: str, item: Any, hint: Hint | None = None) -> Text:
        """Say a thing with its name; a plain `yes` is said by the name alone."""
        if item is True:
            return Text(self.word(name))
        named = self.book.name(item, name) if isinstance(item, str) else ""
        said = Text(named) if named else self.say(item, hint or hint_by_name(name))
        return Text.assemble((self.word(name), QUIET), " ", said)

    def event(self, event: Event) -> Text:
        """Tell an event in one line: in the game's own words where it has them."""
        facts = dict(event.facts)
        if event.kind == "obvious":
            prompt = self.word(str(facts["prompt"]))
            return Text(self.term("obvious", prompt=prompt, code=facts["code"]), style=QUIET)
        sentence = self.book.event(event.kind, self._arguments(facts))
        if sentence:
            return self.coloured(sentence)
        seat = facts.pop("seat", None)
        parts = [self.seat(seat), Text(" ")] if isinstance(seat, int) else []
        told = [self.fact(name, item) for name, item in facts.items() if not is_empty(item)]
        end = [Text(" · ", style=QUIET), joined(told, " · ")] if told else []
        return Text.assemble(*parts, self.word(event.kind), *end)

    def _arguments(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Turn the facts of an event into the arguments of a message."""
        said = {name: self._argument(name, item) for name, item in facts.items()}
        if "seat" in said:
            said["who"] = said["seat"]
        return said

    def _argument(self, name: str, item: Any) -> Any:
        match item:
            case bool():
                return "yes" if item else "no"
            case int() if not hint_by_name(name).is_seat:
                return self.book.of_game(f"{dashed(name)}-{item}") or item
            case str():
                return self.called(item, name)
            case Mapping():
                counted = [self.book.count(str(k), n) for k, n in item.items() if n]
                return ", ".join(counted) if all(counted) else self.say(item).plain
            case _:
                return self.say(item, hint_by_name(name)).plain

    def coloured(self, sentence: str) -> Text:
        """Give the names of seats in a sentence their colours."""
        text = Text(sentence)
        for seat, name in enumerate(self.names):
            text.highlight_words([name], style=f"bold {COLOURS[seat % len(COLOURS)]}")
        return text


def _seat_name(book: Catalogue, role: str) -> str:
    """Name a seat; the nth of several alike is `player 2`."""
    kind, _, number = role.rpartition(" ")
    if number.isdigit() and (said := book.say(f"term-{dashed(kind)}", number=int(number))):
        return said
    return book.name(dashed(role)) or book.word(role) or role


def pairs_of(thing: Any) -> dict[Any, Any]:
    """Read a mapping, or what views have in its place, pairs of a key and a single fact."""
    if isinstance(thing, Mapping):
        return dict(thing)
    if isinstance(thing, tuple) and all(isinstance(x, tuple) and len(x) == 2 for x in thing):
        pairs = [(key, item) for key, item in thing if isinstance(key, (str, int))]
        if len({key for key, _ in pairs}) == len(thing):
            return dict(pairs)
    return {}


def joined(parts: Iterable[Text], separator: str = ", ") -> Text:
    return Text(separator).join(parts)


def flowed(parts: Iterable[Text], width: int) -> Text:
    """Join with commas, breaking lines between the parts and never within one."""
    text, used = Text(), 0
    for part in parts:
        if used:
            fits = used + 2 + part.cell_len < width
            text.append(", " if fits else ",\n")
            used = used + 2 if fits else 0
        text.append_text(part)
        used += part.cell_len
    return text


def is_record(thing: Any) -> bool:
    """Return whether this is a value of named fields: a part of a view or a component."""
    return isinstance(thing, Value) or (is_dataclass(thing) and not isinstance(thing, type))


def telling_fields(thing: Any) -> list[str]:
    """Name the fields that say something: not empty, not as they always are, no second name."""
    usual = {f.name: f.default for f in fields(thing)} if is_dataclass(thing) else {}
    silent = {*PROVENANCE, *LABELS, EFFECTS} if label_of(thing) else PROVENANCE
    return [
        name
        for name in field_names(thing)
        if name not in silent
        and not is_empty(getattr(thing, name))
        and getattr(thing, name) != usual.get(name, MISSING)
    ]


def label_of(thing: Any) -> str:
    """Find the field that names a value, if it has one."""
    names = field_names(thing)
    for label in LABELS:
        if label in names and isinstance(getattr(thing, label), str) and getattr(thing, label):
            return label
    return ""


def _plain(thing: Any) -> str:
    """Write a thing as it would look within a code: `Bone Thrall` as `bone thrall`."""
    return re.sub(r"[^a-z0-9]+", " ", str(thing).lower()).strip()


def _ordered(things: Iterable[Any]) -> Iterable[Any]:
    return sorted(things, key=repr) if isinstance(things, (set, frozenset)) else things
