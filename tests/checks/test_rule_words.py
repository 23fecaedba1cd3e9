"""The client's rules are those of rules.toml, in every language."""

from __future__ import annotations

import re

import pytest

from tools.rule_words import catalogue, games, path_of

MESSAGE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)


@pytest.mark.parametrize("game", games())
def test_the_english_catalogue_is_what_rules_toml_gives(game: str) -> None:
    written = path_of(game, "en").read_text(encoding="utf-8")
    assert written == catalogue(game), "run python3 tools/rule_words.py"


@pytest.mark.parametrize("language", ["ru", "cs"])
@pytest.mark.parametrize("game", games())
def test_a_translated_rule_has_the_numbers_of_the_english_one(game: str, language: str) -> None:
    translated = dict(MESSAGE.findall(path_of(game, language).read_text(encoding="utf-8")))
    english = dict(MESSAGE.findall(catalogue(game)))
    assert translated.keys() == english.keys()
    for message, text in english.items():
        numbers = [sorted(re.findall(r"\d+", each)) for each in (text, translated[message])]
        assert numbers[0] == numbers[1], message
