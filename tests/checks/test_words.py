"""Every game that can be chosen has words for its modes and options, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emberkeep.games import GAMES

LOCALES = Path(__file__).parents[2] / "web" / "locales"


def needed() -> set[str]:
    """List the messages that the dialog of a new match looks for."""
    ids: set[str] = set()
    for game in GAMES.values():
        ids |= {f"game-{game.name}", f"game-{game.name}-blurb"}
        for mode in game.modes:
            ids |= {f"mode-{mode.name}", f"mode-about-{game.name}-{mode.name}"}
            for knob in mode.knobs:
                ids.add(f"option-{knob.kind}")
                ids |= {f"value-{value}" for value in knob.values if isinstance(value, str)}
    return ids


@pytest.mark.parametrize("language", sorted(folder.name for folder in LOCALES.iterdir()))
def test_modes_and_options_have_words(language: str) -> None:
    text = (LOCALES / language / "games.ftl").read_text()
    known = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))

    assert known == needed()
