"""Write the golden traces as the game plays now."""

from __future__ import annotations

from tests.games.cadwallon.golden import TRACES

for trace in TRACES:
    print(f"{trace.file.name}: {'written anew' if trace.write() else 'as it was'}")
