"""Properties of hints: bots can rely on what a game tells them."""

from __future__ import annotations

from emberkeep.kernel.hints import Hints
from emberkeep.kernel.testing.play import AnyMatch, every_seat, expect

EVERY = 8
"""One in so many positions is judged."""

CLOSE = 1e-9


def options_have_weights(match: AnyMatch) -> None:
    """Every option has a weight, none below nothing and not all nothing."""
    table, hints = match.table, match.game.hints
    for ask in table.asks:
        weights = hints.weights(table, ask)
        about = f"ask {ask.prompt!r} of seat {ask.seat}"
        expect(
            len(weights) == len(ask.options),
            match,
            f"{about} has {len(ask.options)} options and {len(weights)} weights",
        )
        least, most = min(weights), max(weights)
        expect(least >= 0 < most, match, f"{about} has weights from {least} to {most}")


def judgements_are_chances(match: AnyMatch) -> None:
    """A position is worth from 0 to 1 to a seat, and its view is worth the same."""
    if len(match.record.choices) % EVERY and not match.table.over:
        return
    table, hints, seats = match.table, match.game.hints, every_seat(match)
    chances = hints.chances(table, seats)
    expect(
        len(chances) == len(seats),
        match,
        f"{len(seats)} seats have {len(chances)} chances",
    )
    for seat, chance in zip(seats, chances, strict=True):
        judged, likely = hints.judge(table, seat), hints.likelihood(table, seat)
        for name, number in (("chance", chance), ("judgement", judged), ("likelihood", likely)):
            expect(0 <= number <= 1, match, f"the {name} of seat {seat} is {number}")
        if type(hints).value is not Hints.value:
            seen = hints.value(match.game.view(table, seat), seat)
            expect(
                abs(seen - judged) < CLOSE,
                match,
                f"seat {seat} judges its view as {seen} and the table as {judged}",
            )
