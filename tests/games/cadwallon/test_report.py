"""What the balance report counts about finished matches."""

from __future__ import annotations

from emberkeep.games.cadwallon import GAME
from emberkeep.kernel import Chance
from emberkeep.kernel.testing import random_play
from tests.games.cadwallon.positions import city, play


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


def test_every_gang_meets_every_other_one() -> None:
    duels = [options for _, _, players, options in GAME.report().rows() if players == 2]
    met = {frozenset((str(each["gang-1"]), str(each["gang-2"]))) for each in duels}

    assert len(met) == 6


def test_rounds_against_the_cyclops_are_counted() -> None:
    dice = (5, 5, 1, 1, 1, 1, 1, 5, 5, 5)
    stair = {"mode": "king_of_ashes", "adventure": "adv-09", "open": "D4=staircase"}
    table = city(one="maren@D4 leona@A1", cyclops="altar", dice=dice, **stair)  # type: ignore[arg-type]
    play(table, "one maren", "one altar")

    found = [f for f in GAME.report().findings(table) if f[0] == "trial"]

    assert found == [
        ("trial", "round won against the Cyclops", "adv-09", 0, 1.0),
        ("trial", "round won against the Cyclops", "adv-09", 0, 0.0),
    ]


def test_cards_are_counted_for_whoever_uses_them() -> None:
    stair = {"mode": "king_of_ashes", "adventure": "adv-09", "tokens": "D2=equipment"}
    table = city(one="leona@C2", two="nyra@K9", hand="tax-collector", **stair)  # type: ignore[arg-type]
    play(table, "one card:tax-collector", "one leona", "one D2", "one rapier")

    found = {f[1:4] for f in GAME.report().findings(table) if f[0] == "trait"}

    assert {("arcana", "tax-collector", 0), ("equipment", "rapier", 0)} <= found
