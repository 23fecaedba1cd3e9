"""What people may call themselves and say: text that can be read and hides nothing.

The rule for names:

1. A name is brought into one form (Unicode's NFKC), with single spaces between its words. The marks
   that only choose how an emoji is drawn are left out.
2. Refused are characters that show nothing or change the text around them: control and format
   characters (zero width, direction of writing), fillers, unassigned and private ones; and more
   than three marks upon one letter.
3. The letters and digits of one word are of one script, of those in everyday use (Unicode's
   recommended scripts). Han goes with the scripts of Japan, Korea and Taiwan.
4. Two accounts whose names look alike cannot both exist: `skeleton` says what looks alike.
"""

from __future__ import annotations

import re
import secrets
import unicodedata

from emberkeep.tables.errors import Refuse
from emberkeep.tables.wire import LONGEST_NAME

GUEST = "Guest"
UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+")

PRESENTATION = re.compile("[\ufe0e\ufe0f]")
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Me"})
FILLERS = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
MOST_MARKS = 3

EAST = "Han and its companions"
SCRIPTS = {
    **dict.fromkeys(("CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"), EAST),
    **{
        script: script
        for script in (
            *("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "THAANA"),
            *("DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU"),
            *("KANNADA", "MALAYALAM", "SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "KHMER"),
            "ETHIOPIC",
        )
    },
}
ANY_SCRIPT = frozenset({"DIGIT", "MODIFIER"})  # 0 to 9, and letters like the apostrophe of Hawaiʻi

ALIKE = str.maketrans(
    # Cyrillic, Greek and Armenian letters beside the Latin ones they are drawn like
    "аеорсухіјѕһԁԛԝѵӏАВЕКМНОРСТУХІЈЅҮԚԜѴӀαικνορυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧօսոհցզյՏՍՕıɑɡ",
    "aeopcyxijshdqwvlABEKMHOPCTYXIJSYQWVIaikvopuxABEZHIKMNOPTYXounhgqjSUOiag",
)
AS_ONE = str.maketrans("l1|0", "iiio")  # once small and large letters are the same


def new_id() -> str:
    """Make a name that nobody can guess."""
    return secrets.token_urlsafe(15)


def cleaned(text: str, limit: int = LONGEST_NAME) -> str:
    """Leave out what cannot be read or would reorder the text around it."""
    return " ".join(UNPRINTABLE.sub(" ", text).split())[:limit]


def proper(text: str) -> str:
    """Bring a name into its one form, or refuse it and say why."""
    name = " ".join(PRESENTATION.sub("", unicodedata.normalize("NFKC", text)).split())
    if not name:
        raise Refuse("malformed", "a name has at least one character that can be read")
    if len(name) > LONGEST_NAME:
        raise Refuse("malformed", f"a name has at most {LONGEST_NAME} characters")
    _check_seen(name)
    for word in name.split():
        _check_script(word)
    return name


def _check_seen(name: str) -> None:
    marks = MOST_MARKS  # so that none comes before the first letter
    for character in name:
        kind = unicodedata.category(character)
        if kind in UNSEEN or FILLERS.match(character):
            raise Refuse("malformed", f"a name shows all it holds, but not U+{ord(character):04X}")
        marks = marks + 1 if kind == "Mn" else 0
        if marks > MOST_MARKS:
            raise Refuse("malformed", f"a letter bears at most {MOST_MARKS} marks")


def _check_script(word: str) -> None:
    found = {_script(character) for character in word if unicodedata.category(character)[0] in "LN"}
    scripts = sorted(found - ANY_SCRIPT)
    if len(scripts) > 1:
        mixed = " and ".join(script.title() for script in scripts)
        raise Refuse("malformed", f"a word has letters of one script, not of {mixed}")


def _script(character: str) -> str:
    """Name the script of a letter or digit, as its Unicode name begins with it."""
    first = re.split("[ -]", unicodedata.name(character, "?"))[0]
    if first not in SCRIPTS and first not in ANY_SCRIPT:
        raise Refuse("malformed", f"{character} is of no script in everyday use")
    return SCRIPTS.get(first, first)


def skeleton(name: str) -> str:
    """Write a name as it looks at a glance: names with one skeleton look alike."""
    text = name.translate(ALIKE).casefold().translate(AS_ONE)
    return text.replace("rn", "m").replace("vv", "w")
