"""What the balance report counts about finished matches."""

from __future__ import annotations

from emberkeep.games.cadwallon import GAME
from emberkeep.kernel import Chance
from emberkeep.kernel.testing import random_play


def test_every_row_can_be_played_and_has_findings() -> None:
    report = GAME.report()
    for label, mode, players, options in [*report.rows(), *report.extra_rows()]:
        setup = GAME.setup(mode, players, options, seed=1)
        match = list(random_play(GAME, setup, Chance(1)))[-1]
        found = report.findings(match.table)

        categories = {category for _, category, _, _, _ in found}
        assert {"gang", "order", "fate", "ducats by source"} <= categories, label
        for seat, player in enumerate(match.table.players):
            parts = [n for _, name, _, at, n in found if name == "ducats by source" and at == seat]
            assert sum(parts) == player.ducats
            fates = [n for _, name, _, at, n in found if name == "fate" and at == seat]
            assert sum(fates) == 4


def test_labels_of_rows_are_unique() -> None:
    report = GAME.report()
    labels = [row[0] for row in [*report.rows(), *report.extra_rows()]]

    assert len(set(labels)) == len(labels)
