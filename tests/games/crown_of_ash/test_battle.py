"""Battles (chapter Battle)."""

from __future__ import annotations

from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    defenders,
    graveyard,
    owner,
    play,
    player,
)


@rule("COA-BATTLE-09")
def test_the_defender_wins_a_tie() -> None:
    table = ashlands(volcano="nox marrow-spear", hand={"mors": "soot-lancer"})

    play(table, "mors volcano/battle", "mors card:1", "nox card:1")

    assert owner(table, "volcano") == "nox"
    assert "soot-lancer" in graveyard(table, "mors")


@rule("COA-BATTLE-14", "COA-BATTLE-07", "COA-SYN-01")
def test_the_worked_example_eight_to_six() -> None:
    table = ashlands(
        volcano="nox marrow-spear mors-bone-1", hand={"mors": "blood-colossus"}, dice=[2]
    )

    play(table, "mors volcano/battle", "mors card:die", "nox card:1", "nox bone")

    assert owner(table, "volcano") == "mors"
    assert defenders(table, "volcano") == ["blood-colossus"]
    assert player(table, "mors").vp == 1
    assert player(table, "nox").store["bone"] == 1
