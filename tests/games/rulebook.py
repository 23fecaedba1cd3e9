"""What tests of all games want to know of a game's rules and words."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from emberkeep.cli.rulebook import read_rules

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "ru", "cs")


def rule_ids(game: str) -> set[str]:
    return {rule.id for rule in read_rules(ROOT / "emberkeep" / "games" / game)}


def reason_keys(game: str) -> set[str]:
    """List the reasons that a game's `why_not.py` gives: what stands second in a `Reason`."""
    source = (ROOT / "emberkeep" / "games" / game / "why_not.py").read_text("utf-8")
    given = [
        call.args[1]
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "Reason"
    ]
    words = [word for key in given for word in ast.walk(key) if isinstance(word, ast.Constant)]
    return {str(word.value) for word in words}


def reasons_in_words(game: str, prefix: str, language: str) -> set[str]:
    """List the reasons that a language has words for."""
    file = ROOT / "web" / "locales" / language / f"{game}_reasons.ftl"
    return set(re.findall(rf"^{prefix}-not-([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE))
