"""Bots play for their side: a win with a partner is a whole win."""

from __future__ import annotations

import pytest

from emberkeep.bots import Bot, EasyBot, HardBot, NormalBot
from emberkeep.kernel import Chance, Match
from tests.toys import beacons


def far_ahead() -> Match[beacons.Beacons]:
    """Lay out a position that one log wins, and that looks almost won without it."""
    match: Match[beacons.Beacons] = Match(beacons.GAME, beacons.GAME.setup(seed=1))
    match.table.laid[2] = [4, 4, 4]
    match.table.hands[0] = [4, 3, 2]
    match.table.asks.clear()
    match.table.stack[-1].at = 0
    match.table.run()
    return match


@pytest.mark.parametrize("bot", [EasyBot(ideas=20, blur=0), NormalBot(), HardBot(iterations=200)])
def test_a_bot_does_not_avoid_winning_with_its_partner(bot: Bot) -> None:
    match = far_ahead()
    place = match.seat(0)
    assert beacons.GAME.hints.judge(match.table, 0) > 0.8

    match.choose(0, bot.choose(place, place.ask, Chance(5)))

    assert match.table.result is not None
    assert match.table.result.winners == (0, 2)
    assert [match.table.result.worth(seat) for seat in range(4)] == [1, 0, 1, 0]
