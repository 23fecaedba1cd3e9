"""The words of Cadwallon: whatever is on the table, asked or told has some, in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from emberkeep.bots.lookahead import habit
from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.arcana import ARCANA
from emberkeep.games.cadwallon.board import ROOMS, UNDERGROUND
from emberkeep.games.cadwallon.characters import CHARACTERS, GANGS, GUARDS
from emberkeep.games.cadwallon.equipment import EQUIPMENT
from emberkeep.games.cadwallon.intrigues import INTRIGUES
from emberkeep.games.cadwallon.missions import MISSIONS
from emberkeep.games.cadwallon.sheet import SHEETS
from emberkeep.games.cadwallon.tokens import TOKENS, TREASURES

ROOT = Path(__file__).resolve().parents[3]
LOCALES = ROOT / "web" / "locales"
LANGUAGES = ("en", "ru", "cs")
PARTS = ("names", "asks", "story", "reasons", "board", "stage", "primer", "tutorial")
CATALOGUES = {"terminal": "terminal_cadwallon", **{part: f"cadwallon_{part}" for part in PARTS}}
COPIES = re.compile(r"-\d$")  # the second copy of a card is called as the first one


@cache
def messages(language: str, part: str) -> dict[str, str]:
    """Read the messages of a catalogue as written, by their ids."""
    file = LOCALES / language / f"{CATALOGUES[part]}.ftl"
    text = file.read_text(encoding="utf-8")
    return dict(re.findall(r"^(?:cad|word)-([\w-]+) = ((?:.*)(?:\n[ }].*)*)", text, re.MULTILINE))


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


@pytest.mark.parametrize("part", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_messages(language: str, part: str) -> None:
    english, other = messages("en", part), messages(language, part)

    assert list(other) == list(english)
    assert {key: variables(text) for key, text in other.items()} == {
        key: variables(text) for key, text in english.items()
    }


def needed_names() -> set[str]:
    cards = {COPIES.sub("", card) for card in (*ARCANA, *EQUIPMENT)}
    treasures = {COPIES.sub("", kind) for kind in TREASURES}
    return {
        *[f"figure-{name}" for name in (*CHARACTERS, *GUARDS, "cyclops")],
        *[f"gang-{name}" for name in GANGS],
        *[f"place-{place}" for place in (*ROOMS, *UNDERGROUND)],
        *[f"treasure-{kind}" for kind in treasures],
        *[f"token-{kind}" for kind in TOKENS],
        *[f"card-{card}" for card in cards],
        *[f"text-{thing}" for thing in (*cards, *CHARACTERS)],
        *[f"mission-{name}" for name in MISSIONS],
        *[f"intrigue-{name}" for name in INTRIGUES],
        *[f"adventure-{name}" for name in SHEETS],
    }


def test_everything_on_the_table_has_a_name() -> None:
    assert needed_names() <= set(messages("en", "names"))


@pytest.mark.parametrize("sheet", SHEETS)
def test_whatever_is_asked_and_told_has_words(sheet: str) -> None:
    mode = next(m for m in GAME.modes if any(sheet in knob.values for knob in m.knobs))
    table = GAME.new(GAME.setup(mode.name, 2, {"adventure": sheet}, seed=4))
    prompts = set()
    while not table.over:
        ask = table.asks[0]
        prompts.add(f"ask-{ask.prompt.replace('.', '-')}")
        table.choose(ask.seat, habit(GAME.hints, table, ask))
    kinds = {f"tell-{e.kind.replace('.', '-')}" for e in table.log if e.kind != "obvious"}
    sources = {f"source-{event.facts['source']}" for event in table.log if event.kind == "score"}

    assert prompts <= set(messages("en", "asks"))
    assert kinds <= set(messages("en", "story"))
    assert sources <= set(messages("en", "names"))


def test_every_reason_has_words() -> None:
    source = (ROOT / "emberkeep" / "games" / "cadwallon" / "why_not.py").read_text("utf-8")
    keys = set(re.findall(r'Reason\(\s*(?:"[^"]+"|[^"]+"[^"]+"\)), "([\w-]+)"', source))

    assert {f"not-{key}" for key in keys} == set(messages("en", "reasons"))
