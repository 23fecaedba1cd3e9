"""Write the rules of Crown of Ash as an English catalogue of the client.

    python3 tools/rule_words.py

`rules.toml` is the one truth; a test fails when the catalogue differs from it. The other languages
have catalogues of their own with the same ids, kept by hand.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "emberkeep" / "games" / "crown_of_ash" / "rules.toml"
CATALOGUE = ROOT / "web" / "locales" / "en" / "crown_of_ash_rules.ftl"

HEAD = "# Crown of Ash: the rules. Written by tools/rule_words.py from rules.toml.\n"


def message(rule: str) -> str:
    """Name the message of a rule: COA-BATTLE-09 is coa-rule-battle-09."""
    return f"coa-rule-{rule.removeprefix('COA-').lower()}"


def chapter_message(chapter: str) -> str:
    return f"coa-chapter-{chapter.lower().replace(' ', '-')}"


def text_of(rule: str) -> str:
    """Give a rule's text as Fluent takes it, with a true minus sign."""
    if "{" in rule or "}" in rule or "\n" in rule:
        problem = f"Fluent would not take this text as it is: {rule}"
        raise ValueError(problem)
    return rule.replace(" -1", " −1").replace("'", "’")


def catalogue() -> str:
    """Write the whole catalogue."""
    rules = tomllib.loads(RULES.read_text(encoding="utf-8"))["rule"]
    lines = [HEAD]
    chapter = ""
    for rule in rules:
        if rule["chapter"] != chapter:
            chapter = rule["chapter"]
            lines.append(f"\n{chapter_message(chapter)} = {chapter}\n")
        lines.append(f"{message(rule['id'])} = {text_of(rule['text'])}\n")
    return "".join(lines)


if __name__ == "__main__":
    CATALOGUE.write_text(catalogue(), encoding="utf-8")
    sys.stdout.write(f"{CATALOGUE.relative_to(ROOT)} is written\n")
