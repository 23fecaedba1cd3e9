"""Write the rules of every game as English catalogues of the client.

    python3 tools/rule_words.py

`rules.toml` is the one truth; a test fails when a catalogue differs from it. The other languages
have catalogues of their own with the same ids, kept by hand.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "emberkeep" / "games"
LOCALES = ROOT / "web" / "locales"


def games() -> list[str]:
    """List the games that have rules."""
    return sorted(path.parent.name for path in GAMES.glob("*/rules.toml"))


def path_of(game: str, language: str) -> Path:
    return LOCALES / language / f"{game}_rules.ftl"


def message(rule: str) -> str:
    """Name the message of a rule: COA-BATTLE-09 is coa-rule-battle-09."""
    game, _, number = rule.lower().partition("-")
    return f"{game}-rule-{number}"


def chapter_message(rule: str, chapter: str) -> str:
    """Name the message of the chapter that a rule stands in."""
    game = rule.lower().partition("-")[0]
    return f"{game}-chapter-{re.sub('[^a-z0-9]+', '-', chapter.lower())}"


def text_of(rule: str) -> str:
    """Give a rule's text as Fluent takes it, with a true minus sign and true quotation marks."""
    if "{" in rule or "}" in rule or "\n" in rule:
        problem = f"Fluent would not take this text as it is: {rule}"
        raise ValueError(problem)
    quoted = re.sub('"([^"]*)"', "“\\1”", rule)
    return quoted.replace(" -1", " −1").replace("'", "’")


def catalogue(game: str) -> str:
    """Write the whole catalogue of a game."""
    rules = tomllib.loads((GAMES / game / "rules.toml").read_text(encoding="utf-8"))["rule"]
    title = game.replace("_", " ").title().replace(" Of ", " of ")
    lines = [f"# {title}: the rules. Written by tools/rule_words.py from rules.toml.\n"]
    chapter = ""
    for rule in rules:
        if rule["chapter"] != chapter:
            chapter = rule["chapter"]
            lines.append(f"\n{chapter_message(rule['id'], chapter)} = {text_of(chapter)}\n")
        lines.append(f"{message(rule['id'])} = {text_of(rule['text'])}\n")
    return "".join(lines)


if __name__ == "__main__":
    for each in games():
        path_of(each, "en").write_text(catalogue(each), encoding="utf-8")
        sys.stdout.write(f"{path_of(each, 'en').relative_to(ROOT)} is written\n")
