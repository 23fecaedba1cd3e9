"""What rows do is said in words: every verb has some, in every language, and no number is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from emberkeep.cli.catalogue import LANGUAGES, catalogue, dashed
from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.cards import CARD_ROWS
from emberkeep.games.ascension_tactics.conditions import Condition, On
from emberkeep.games.ascension_tactics.effects import OWN, Allegiance, Buff, Draw, Power
from emberkeep.games.ascension_tactics.moments import Ambush, Moment, Slay, While, sorted_out
from emberkeep.games.ascension_tactics.wording import phrase, phrases, row_phrases
from emberkeep.games.ascension_tactics.words import ENLIGHTENED, FOREST, RANGED, Bonus, Effect
from emberkeep.kernel import Phrase, Value

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "emberkeep" / "games" / "ascension_tactics"
SOURCES = "\n".join([file.read_text("utf-8") for file in sorted(FOLDER.rglob("*.py"))])
NO_LIMIT = 99
TIMES = "verb-times"  # says "twice"


def kinds_of(kind: type[Value]) -> Iterator[type[Value]]:
    """List a kind of verbs and all that derive from it."""
    yield kind
    for derived in kind.__subclasses__():
        yield from kinds_of(derived)


VERBS = {*kinds_of(Effect), *kinds_of(Condition)} - {Effect, Condition, Moment}


def all_phrases(thing: object) -> Iterator[Phrase]:
    """Find every phrase in the rows of components, not those within phrases."""
    if isinstance(thing, Phrase):
        yield thing
    elif isinstance(thing, Value):
        for name in thing.FIELDS:
            yield from all_phrases(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from all_phrases(part)


def numbers_in(given: Phrase) -> set[int]:
    """List the numbers of a phrase that are said as figures: others are words, such as `both`."""
    found: set[int] = set()
    for _, fact in given.arguments:
        parts = fact if isinstance(fact, tuple) else (fact,)
        for part in parts:
            if isinstance(part, Phrase):
                found |= numbers_in(part)
            elif isinstance(part, int) and 1 < part < NO_LIMIT and given.message != TIMES:
                found.add(part)
    return found


PRINTED = list(dict.fromkeys(all_phrases(tuple(tuple(r) for r in GAME.components().values()))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", sorted([kind.__name__ for kind in VERBS]))
def test_every_verb_has_words(verb: str, language: str) -> None:
    name = re.sub("(?<!^)([A-Z])", r"-\1", verb).lower()
    text = (ROOT / "web" / "locales" / language / "ascension_tactics_effects.ftl").read_text()

    assert f"\nat-verb-{name} = " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_is_said_with_all_its_numbers(language: str) -> None:
    book = catalogue(GAME.name, language)
    assert len(PRINTED) > 150
    for each in PRINTED:
        said = book.phrase(each)
        assert said, each
        assert "none" not in said, each
        assert not re.search(r"\b0\b", said), said
        assert numbers_in(each) <= {int(number) for number in re.findall(r"\d+", said)}, said


def test_a_verb_is_said_with_its_fields_and_what_it_holds() -> None:
    said = phrase(Allegiance(ENLIGHTENED, Draw(2)))

    assert said.message == "verb-allegiance"
    assert dict(said.arguments) == {
        "faction": "enlightened",
        "then": Phrase("verb-draw", (("amount", 2),)),
    }


def test_a_row_says_its_bonus_first_and_names_every_moment() -> None:
    parts = sorted_out((Slay(Power(1)), Ambush(Draw(1)), Bonus(strength=2), Power(3)))
    book = catalogue(GAME.name, "en")

    assert book.sentences(row_phrases(parts)) == (
        "+2 strength. 3 power. Ambush: draw 1 card. Slay: 1 power."
    )
    assert row_phrases(parts, with_bonus=False)[0].message == "verb-power"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "One of your champions until the end of the turn: −1 speed, ranged attack."),
        ("ru", "1 ваш чемпион до конца хода: −1 к скорости, дальняя атака."),
        ("cs", "1 váš šampion do konce tahu: −1 k rychlosti, útok na dálku."),
    ],
)
def test_a_bonus_is_said_in_its_parts(language: str, said: str) -> None:
    verb = Buff(OWN, Bonus(speed=-1, keywords=RANGED), 1)

    assert catalogue(GAME.name, language).sentences([phrase(verb)]) == said


def test_what_is_done_again_is_said_once() -> None:
    book = catalogue(GAME.name, "en")
    twice, *others = phrases([Draw(1), Draw(1), Power(1), Draw(1)])

    assert book.phrase(twice) == "twice: draw 1 card"
    assert [each.message for each in others] == ["verb-power", "verb-draw"]


def test_a_condition_stands_before_what_it_is_for() -> None:
    verb = While(On(FOREST), Bonus(defence=2))

    assert catalogue(GAME.name, "ru").phrase(phrase(verb)) == "в лесу: +2 к защите"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_told_and_asked_has_a_sentence(language: str) -> None:
    """Also what random matches hardly ever come to."""
    told = {*re.findall(r'\.tell\(\s*"([a-z.-]+)"', SOURCES)}
    asked = {
        *re.findall(r'Choice\("([a-z.-]+)"', SOURCES),
        *re.findall(r'\.ask(?:_for|_first)?\(\s*[^"()]*?"([a-z.-]+)"', SOURCES),
    }
    assert len(told) > 50
    assert len(asked) > 40
    parts = [f"ascension_tactics_{part}.ftl" for part in ("asks", "story")]
    texts = [(ROOT / "web" / "locales" / language / part).read_text("utf-8") for part in parts]
    known = set(re.findall(r"^at-((?:ask|tell)-[\w-]+) =", "\n".join(texts), re.MULTILINE))
    needed = {f"tell-{dashed(kind)}" for kind in told} | {f"ask-{dashed(name)}" for name in asked}

    assert needed <= known


def test_the_browser_tells_every_kind_of_event() -> None:
    told = {*re.findall(r'\.tell\(\s*"([a-z.-]+)"', SOURCES)}
    story = (ROOT / "web" / "src" / "games" / "ascension_tactics" / "story.ts").read_text("utf-8")
    listed = story[story.index("const events") :]
    known = set(re.findall(r'^  "?([a-z.-]+)"?(?::|,$)', listed, re.MULTILINE))

    assert told <= known


def test_no_card_is_silent() -> None:
    faces = {row.id: row.effects for row in GAME.components()["cards"]}  # type: ignore[attr-defined]

    silent = [card.id for card in CARD_ROWS if not faces[card.id]]
    assert silent == []
