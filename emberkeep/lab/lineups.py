"""Who plays whom, on which seats, with which deals.

Deal number n is the same in every group of games, and each line-up plays it in all its rotations
around the table, so luck in the deal and the order of seats favours nobody.

    places  bots      groups
    any     one       the bot plays itself; nothing to rotate
    1       several   each bot alone, with the same deals
    2       several   every pair
    3 + up  two       one of the first against as many of the second as there are other places
    3 + up  several   one group; each deal draws who sits down, as evenly as can be

A place is a seat. Where seats are partners, all this is played twice: with a place for each side,
so that partners are of one kind, and mixed, with a place for each seat.

`games` is for each group, rounded up to whole rotations.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from emberkeep.kernel import Chance, Game, Setup, Sides, alone
from emberkeep.lab.terms import Job

LINEUP_STREAM = 0x11E0_11E0_11E0_11E0


@dataclass(frozen=True)
class Group:
    """Games that belong together: the same bots; drawn for each deal if there is no line-up.

    A line-up names a bot for each place, which is one seat or several.
    """

    label: str
    bots: tuple[str, ...]
    places: Sides
    lineup: tuple[str, ...] = ()

    @property
    def rotations(self) -> int:
        return 1 if len(self.bots) == 1 else len(self.places)

    def seated(self, line: tuple[str, ...], turn: int) -> tuple[str, ...]:
        """Name the bot of every seat, when all have moved `turn` places further on."""
        pairs = zip(rotated(line, turn), self.places, strict=True)
        bots = {seat: bot for bot, seats in pairs for seat in seats}
        return tuple(bots[seat] for seat in sorted(bots))


def open_sides(game: Game[Any], setup: Setup) -> Sides:
    """List the sides as far as people and bots sit on them: without automatic opponents."""
    sides = [tuple(s for s in side if s < setup.players) for side in game.sides(setup)]
    return tuple(side for side in sides if side)


def groups(bots: Sequence[str], sides: Sides) -> list[Group]:
    """Divide the games into groups."""
    seats = alone(sum(map(len, sides)))
    if len(bots) == 1 or len(sides) == len(seats):
        return _divided(bots, seats)
    return _divided(bots, sides) + _divided(bots, seats, ", mixed")


def _divided(bots: Sequence[str], places: Sides, note: str = "") -> list[Group]:
    """Let bots meet at places of which each is taken by one kind of bot."""
    count = len(places)
    if len(bots) == 1 or count == 1:
        return [Group(bot + note, (bot,), places, (bot,) * count) for bot in bots]
    if count == 2:
        return [
            Group(f"{_team(a, places[0])} – {_team(b, places[1])}{note}", (a, b), places, (a, b))
            for a, b in combinations(bots, 2)
        ]
    if len(bots) == 2:
        one, other = bots
        label = f"1 {_team(one, places[0])} – {count - 1} {_team(other, places[1])}{note}"
        return [Group(label, (one, other), places, (one, *[other] * (count - 1)))]
    return [Group(f"all{note}", tuple(bots), places)]


def _team(bot: str, seats: Sequence[int]) -> str:
    return "+".join([bot] * len(seats))


def jobs(bots: Sequence[str], sides: Sides, games: int, seed: int) -> list[Job]:
    """List all games to be played: all groups with deal 0, then all with deal 1, and so on."""
    divided = [(group, -(-games // group.rotations)) for group in groups(bots, sides)]
    return [
        Job(number, deal, turn, deal_seed(seed, deal), group.seated(line, turn))
        for deal in range(games)
        for number, (group, deals) in enumerate(divided)
        if deal < deals
        for line in [group.lineup or drawn(group.bots, len(group.places), seed, deal)]
        for turn in range(group.rotations)
    ]


def rotated(line: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """Let everybody sit `turn` places further on."""
    at = -turn % len(line)
    return line[at:] + line[:at]


def deal_seed(seed: int, deal: int) -> int:
    return Chance(seed, deal).draw()


def drawn(bots: Sequence[str], places: int, seed: int, deal: int) -> tuple[str, ...]:
    """Draw who sits down for a deal; nobody twice before everybody once."""
    chance = Chance(seed ^ LINEUP_STREAM, deal).fork()
    line: list[str] = []
    while len(line) < places:
        some = list(bots)
        chance.shuffle(some)
        line += some[: places - len(line)]
    return tuple(line)
