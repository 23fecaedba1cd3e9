"""The words of the browser's catalogues, for the terminal: the same names, in every language.

Messages are found by how they are called, so that no game needs code here. With the prefix `rc` of
a game, its catalogues name a piece `rc-FAMILY-CODE`, say what it does in `rc-text-CODE` (or
`rc-FAMILY-text-CODE`, or `rc-gives-CODE-LEVEL`), ask in `rc-ask-PROMPT`, describe options in
`rc-do-CODE`, `rc-do-FAMILY` or `rc-slot-CODE`, count things in `rc-n-KIND` and tell events in
`rc-tell-KIND`. A message whose arguments an event does not have is left alone: the caller says it
more plainly.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import emberkeep
from emberkeep.kernel import Phrase
from emberkeep.kernel.phrase import Argument

LANGUAGES = ("en", "ru", "cs")
SHELL = ("terminal", "games")
PARTS = ("", "_asks", "_effects", "_story")  # of a game's catalogues, besides its names
TEXTS = {"text", "gives"}
NO_NAMES = {"at", "if", "in", "n", "no"}

_TWO_STOPS = re.compile(r"([^.])\.\.$")  # of a name that ends with one, and of its sentence
_COPY = re.compile(r"(-\d+)+$")  # the second copy of a card is called as the first one


def locales() -> Path:
    """Find the catalogues: within an installed package, or where the sources have them."""
    package = Path(emberkeep.__file__).parent
    inside = package / "locales"
    return inside if inside.is_dir() else package.parent / "web" / "locales"


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """Choose the language that the terminal is set to, as far as we have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := environment.get(name):
            return next((tongue for tongue in LANGUAGES if wish.lower().startswith(tongue)), "en")
    return "en"


@cache
def catalogue(game: str, language: str) -> Catalogue:
    """Read what a game is called in a language; of a game without words, only the terminal's."""
    folder = locales() / language
    files = [folder / f"{name}.ftl" for name in (*SHELL, f"terminal_{game}")]
    files += [folder / f"{game}{part}.ftl" for part in PARTS]
    texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    names = folder / f"{game}_names.ftl"
    return Catalogue(language, texts, names.read_text(encoding="utf-8") if names.is_file() else "")


class Catalogue:
    """The words of one game in one language. What it does not know is an empty text."""

    def __init__(self, language: str, texts: Iterable[str], names: str) -> None:
        self.language = language
        self._sources = (*texts, names)
        ids = re.findall(r"^([a-z][\w-]*) =", names, re.MULTILINE)
        self.prefix = ids[0].partition("-")[0] if ids else ""
        self._names, self._texts = _sorted_out(ids)

    @cached_property
    def _bundle(self) -> Any:
        # Not at the top: it takes a quarter of a second, and most commands say nothing of a game.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        bundle = FluentBundle([self.language], use_isolating=False)
        for text in self._sources:
            bundle.add_resource(FluentResource(text))
        return bundle

    def say(self, key: str, **arguments: Any) -> str:
        """Say a message; nothing if it is not there, or lacks an argument."""
        if not self._bundle.has_message(key):
            return ""
        pattern = self._bundle.get_message(key).value
        said, problems = self._bundle.format_pattern(pattern, arguments) if pattern else ("", [])
        return "" if problems else _TWO_STOPS.sub(r"\1.", str(said))

    def of_game(self, key: str, **arguments: Any) -> str:
        """Say a message of the game, called without its prefix."""
        return self.say(f"{self.prefix}-{key}", **arguments) if self.prefix else ""

    def word(self, identifier: str) -> str:
        """Say what something is called in the code: a field of a view, a kind of event.

        A game may mean something of its own by it: `word-rc-order` goes before `word-order`.
        """
        called = dashed(identifier)
        return self.say(f"word-{self.prefix}-{called}") or self.say(f"word-{called}")

    def name(self, code: str, kind: str = "") -> str:
        """Name a piece, a place or anything else that has a code."""
        for called in (code, _COPY.sub("", code)):
            key = f"{dashed(kind)}-{called}"
            if kind and (said := self.of_game(key) or self.say(key)):
                return said
            if called in self._names:
                return self.say(self._names[called])
        return ""

    def text(self, code: str) -> str:
        """Say what a piece does."""
        found = self._texts.get(code) or self._texts.get(_COPY.sub("", code)) or []
        return " ".join(self.say(key) for key in found)

    def option(self, code: str, prompt: str = "") -> str:
        """Describe an option by its code, or by its family and the name of what it is about."""
        family, _, thing = code.partition(":")
        named = {"thing": self.name(thing) or thing} if thing else {}
        asked = f"do-{dashed(family)}-{dashed(prompt)}"
        own = [f"do-{dashed(code)}", f"slot-{dashed(code)}"]
        tried = [*own, asked, f"do-{dashed(family)}"] if thing else [asked, *own]
        return next(filter(None, (self.of_game(key, **named) for key in tried)), "")

    def phrase(self, phrase: Phrase) -> str:
        """Say what a game has put together out of messages."""
        said = {name: self._argument(fact) for name, fact in phrase.arguments}
        return self.of_game(phrase.message, **said)

    def _argument(self, fact: Argument) -> int | str:
        match fact:
            case Phrase():
                return self.phrase(fact)
            case tuple():
                return ", ".join([self.phrase(each) for each in fact])
            case _:
                return fact

    def sentences(self, phrases: Iterable[Phrase]) -> str:
        """Say phrases one after the other, each as a sentence."""
        said = [self.phrase(each) for each in phrases]
        whole = [f"{words[:1].upper()}{words[1:]}." for words in said if words]
        return " ".join([_TWO_STOPS.sub(r"\1.", words) for words in whole])

    def event(self, kind: str, facts: Mapping[str, Any]) -> str:
        """Tell an event whose facts are in words already, as somebody who only watches hears it."""
        return self.of_game(f"tell-{dashed(kind)}", **{"you": "none", **facts})

    def count(self, kind: str, number: int) -> str:
        """Count things of a kind: 2 wood, 3 points."""
        return self.of_game(f"n-{dashed(kind)}", number=number)


def dashed(identifier: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", identifier.lower()).strip("-")


def _sorted_out(ids: Iterable[str]) -> tuple[dict[str, str], dict[str, list[str]]]:
    """Tell the messages that name something from those that say what it does."""
    names: dict[str, str] = {}
    texts: dict[str, list[str]] = {}
    for key in ids:
        _, first, *rest = key.split("-")
        if first in TEXTS or rest[:1] == ["text"]:
            code = "-".join(rest if first in TEXTS else rest[1:])
            texts.setdefault(_COPY.sub("", code) if first == "gives" else code, []).append(key)
        elif first not in NO_NAMES:
            names["-".join([first, *rest])] = key
            code = "-".join(rest)
            if code and not code.isdigit():  # the third phase is not called just 3
                names.setdefault(code, key)
    return names, texts
