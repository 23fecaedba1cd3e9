"""The terminal speaks the words of the browser's catalogues, in every language."""

from __future__ import annotations

import re

import pytest

from emberkeep.cli.catalogue import LANGUAGES, Catalogue, catalogue, locales, preferred_language
from emberkeep.cli.glossary import glossary
from emberkeep.cli.screen import Screen
from emberkeep.cli.words import Cast
from emberkeep.games import GAMES
from emberkeep.kernel import Ask, Event, Fact, Match, Option
from tests.cli.conftest import Run

GOODS = """
toy-wood = Wood
toy-card-elk = Elk
toy-text-elk = Runs away.
toy-building-mill = Mill
toy-gives-mill-1 = Makes flour.
toy-gives-mill-2 = Makes bread.
toy-phase-3 = War
toy-n-wood = { $number } logs
"""
STORY = """
toy-tell-hired = { $who } hires { $card } for { $paid } in { $phase }.
toy-tell-raced = { $who } beats { $loser } by { $lengths }.
"""
BOOK = Catalogue("en", [STORY], GOODS)
CAST = Cast(("Ada", "Bob"), BOOK)
KINDS = ("", "champions/", "villains/")


def screen_of(name: str, language: str) -> Screen:
    match = Match(GAMES[name], GAMES[name].setup(seed=1))
    cast = Cast.of(match.game, match.record.setup, language)
    return Screen(cast, 200, pieces=glossary(match.game, match.table))


def test_a_second_copy_is_called_as_the_first() -> None:
    assert BOOK.name("elk-2") == BOOK.name("elk") == "Elk"
    assert BOOK.name("yak") == ""


def test_a_number_alone_is_no_name() -> None:
    assert BOOK.name("3") == ""


def test_what_a_piece_does_is_told_level_by_level() -> None:
    assert BOOK.text("elk-1") == "Runs away."
    assert BOOK.text("mill") == "Makes flour. Makes bread."


def test_an_event_is_told_in_the_games_own_sentence() -> None:
    facts: dict[str, Fact] = {"seat": 1, "card": "elk-2", "paid": {"wood": 2}, "phase": 3}

    assert CAST.event(Event("hired", facts, None)).plain == "Bob hires Elk for 2 logs in War."


def test_a_sentence_that_lacks_an_argument_is_not_said_by_half() -> None:
    event = Event("raced", {"seat": 0, "loser": 1}, None)

    assert CAST.event(event).plain == "Ada raced · loser Bob"


@pytest.mark.parametrize(
    ("setting", "language"),
    [("ru_RU.UTF-8", "ru"), ("cs_CZ", "cs"), ("C.UTF-8", "en"), ("de_DE", "en")],
)
def test_the_language_is_the_terminals(setting: str, language: str) -> None:
    assert preferred_language({"LANG": setting}) == language
    assert preferred_language({"LC_ALL": setting, "LANG": "ru_RU"}) == language
    assert preferred_language({}) == "en"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_keeps_its_cost_and_strength(name: str, language: str) -> None:
    """Whatever number occurs in its code."""
    screen = screen_of(name, language)
    cast = screen.cast
    for code, piece in screen.pieces.items():
        for field in ("cost", "strength"):
            if isinstance(worth := getattr(piece, field, None), int) and worth:
                assert f"{cast.word(field)} {worth}" in screen.piece(code).plain, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_has_the_same_words_in_every_language(language: str) -> None:
    def ids(tongue: str) -> list[str]:
        text = (locales() / tongue / "terminal.ftl").read_text(encoding="utf-8")
        return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)

    assert ids(language) == ids("en")


def test_abilities_are_told_in_words() -> None:
    screen = screen_of("royal_chronicles", "en")

    assert screen.piece("cook").plain.startswith("cook: Cook. Income: 1 gold for each food. · ")
    assert "temple: Temple. Income: 2 gold. War: 2 points." in screen.piece("temple").plain
    assert screen.found("mystical h") == screen.found("mystical-h") != []


def test_abilities_that_are_put_together_are_told_in_words_too() -> None:
    said = screen_of("ascension_tactics", "ru").piece("dawn-acolyte").plain

    assert said.startswith(
        "dawn-acolyte: Послушник рассвета. Возьмите 1 карту. Преданность Просветлённым: 1 мощь. · "
    )
    treasure = screen_of("ascension_tactics", "en").piece("strength-3").plain
    assert treasure.startswith("strength-3: Strength +3. +3 strength. · ")


def test_pieces_of_two_kinds_may_have_one_code() -> None:
    screen = screen_of("ascension_tactics", "cs")
    card, champion, villain = (screen.piece(f"{kind}thane").plain for kind in KINDS)

    assert "Při rozkazu: smíte nasadit svého šampiona vedle tohoto." in card
    assert "cena 6" in card
    assert "cena rozkazu 3" in champion
    assert "Od hrozby 10: +3 k síle." in villain
    assert villain.count("vzepětí") == villain.count("síla") == 2


def test_an_option_is_described_by_its_family_and_its_question() -> None:
    book = catalogue("ascension_tactics", "en")

    assert book.option("play:mystic", "turn") == "Play: Mystic"
    assert book.option("champion:rut", "buff") == "Make stronger: Rūt"
    assert book.option("champion:cultist-1-2", "draft.split") == "Cultist"
    assert book.option("order:cultist", "turn") == "Order a new cultist"
    assert book.option("pass", "ambush") == "Without the ambush"
    assert book.option("to:G5", "order.act") == "Move to G5"


def test_a_game_may_mean_something_of_its_own_by_a_word() -> None:
    assert catalogue("ascension_tactics", "en").word("order") == "cost of an order"
    assert catalogue("crown_of_ash", "en").word("order") == "order"


def test_a_fact_may_be_named_by_what_it_says_of_a_match() -> None:
    cast = screen_of("ascension_tactics", "en").cast

    assert cast.fact("mode", "melee").plain == "mode Everybody for themselves"
    assert cast.fact("mode", "no such mode").plain == "mode no such mode"


def test_a_question_is_put_in_the_language_of_the_table() -> None:
    match = Match(GAMES["crown_of_ash"], GAMES["crown_of_ash"].setup(mode="solo", seed=1))
    ask = Ask(0, 1, "place", (Option("gold", None),), "", "", secret=False, about={})

    assert Cast.of(match.game, match.record.setup, "cs").names[0] == "hráč 1"
    asked = screen_of("crown_of_ash", "ru").cast.prompt(ask)
    assert asked == catalogue("crown_of_ash", "ru").say("coa-ask-place") != "coa-ask-place"


def test_a_whole_terminal_speaks_russian(run: Run) -> None:
    said = run("play", "hamlet", "--seed", 1, "--language", "ru", typed="?\nzzz\n")

    assert said.code == 0
    assert "вы — Ada" in said.out
    assert "Выбирайте номером" in said.out
    assert "принимается: от 1 до" in said.out


def test_an_unknown_language_is_refused(run: Run) -> None:
    said = run("play", "hamlet", "--language", "tlh")

    assert said.code != 0
    assert "there is no language 'tlh'; accepted: en, ru, cs" in said.err
