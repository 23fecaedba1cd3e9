"""The client's rules are those of rules.toml, in every language."""

from __future__ import annotations

import re

import pytest

from tools.rule_words import CATALOGUE, catalogue

MESSAGE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)


def test_the_english_catalogue_is_what_rules_toml_gives() -> None:
    written = CATALOGUE.read_text(encoding="utf-8")
    assert written == catalogue(), "run python3 tools/rule_words.py"


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_a_translated_rule_has_the_numbers_of_the_english_one(language: str) -> None:
    path = CATALOGUE.parent.parent / language / CATALOGUE.name
    translated = dict(MESSAGE.findall(path.read_text(encoding="utf-8")))
    for message, text in MESSAGE.findall(catalogue()):
        numbers = [sorted(re.findall(r"\d+", each)) for each in (text, translated[message])]
        assert numbers[0] == numbers[1], message
