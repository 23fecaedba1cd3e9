"""What the balance report counts about finished matches."""

from __future__ import annotations

from emberkeep.games.ascension_tactics import GAME
from emberkeep.kernel import Chance
from emberkeep.kernel.testing import random_play


def test_every_row_can_be_played_and_has_findings() -> None:
    report = GAME.report()
    for label, mode, players, options in [*report.rows(), *report.extra_rows()]:
        setup = GAME.setup(mode, players, options, seed=1)
        match = list(random_play(GAME, setup, Chance(1)))[-1]
        found = report.findings(match.table)

        categories = {category for _, category, _, _, _ in found}
        assert {"gate", "champion", "turns", "glory by source"} <= categories, label
        for seat, player in enumerate(match.table.players):
            parts = [n for _, name, _, at, n in found if name == "glory by source" and at == seat]
            assert sum(parts) == player.glory


def test_an_attempt_at_a_scenario_of_the_campaign_is_told_with_its_end() -> None:
    setup = GAME.setup("campaign", 1, {}, seed=1)
    table = list(random_play(GAME, setup, Chance(1)))[-1].table
    assert table.result is not None
    won = 0 in table.result.winners

    found = GAME.report().findings(table)

    assert [f for f in found if f[0] == "trial"] == [
        ("trial", "scenario won", "The Silent Road", 0, won)
    ]


def test_rows_that_get_harder_exist() -> None:
    report = GAME.report()
    labels = {row[0] for row in report.rows()}

    assert report.hardest_last()[0] == ["solo, normal", "solo, hard", "solo, nightmare"]
    assert all(label in labels for rows in report.hardest_last() for label in rows)
