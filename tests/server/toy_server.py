"""`python toy_server.py JSON`: a server on which toys can be played as well."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))

from emberkeep.games import GAMES
from tests.toys import lanterns

if __name__ == "__main__":
    GAMES[lanterns.GAME.name] = lanterns.GAME
    runpy.run_module("emberkeep.server", run_name="__main__")
