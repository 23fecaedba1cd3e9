"""Who plays whom, on which seats, with which deals.

Deal number n is the same in every group of games, and each line-up plays it in all its rotations
around the table, so luck in the deal and the order of seats favours nobody.

    players  bots      groups
    any      one       the bot plays itself; nothing to rotate
    1        several   each bot alone, with the same deals
    2        several   every pair
    3 and up two       one of the first against as many of the second as there are other seats
    3 and up several   one group; each deal draws who sits down, as evenly as can be

`games` is for each group, rounded up to whole rotations.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from emberkeep.kernel import Chance
from emberkeep.lab.terms import Job

LINEUP_STREAM = 0x11E0_11E0_11E0_11E0


@dataclass(frozen=True)
class Group:
    """Games that belong together: the same bots; drawn for each deal if there is no line-up."""

    label: str
    bots: tuple[str, ...]
    lineup: tuple[str, ...] = ()


def groups(bots: Sequence[str], players: int) -> list[Group]:
    """Divide the games into groups."""
    if len(bots) == 1 or players == 1:
        return [Group(bot, (bot,), (bot,) * players) for bot in bots]
    if players == 2:
        return [Group(f"{a} – {b}", (a, b), (a, b)) for a, b in combinations(bots, 2)]
    if len(bots) == 2:
        one, other = bots
        label = f"1 {one} – {players - 1} {other}"
        return [Group(label, (one, other), (one, *[other] * (players - 1)))]
    return [Group("all", tuple(bots))]


def jobs(bots: Sequence[str], players: int, games: int, seed: int) -> list[Job]:
    """List all games to be played: all groups with deal 0, then all with deal 1, and so on."""
    divided = groups(bots, players)
    turns = rotations(bots, players)
    return [
        Job(number, deal, turn, deal_seed(seed, deal), rotated(line, turn))
        for deal in range(-(-games // turns))
        for number, group in enumerate(divided)
        for line in [group.lineup or drawn(group.bots, players, seed, deal)]
        for turn in range(turns)
    ]


def rotations(bots: Sequence[str], players: int) -> int:
    return 1 if len(bots) == 1 else players


def rotated(line: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """Let everybody sit `turn` seats further on."""
    at = -turn % len(line)
    return line[at:] + line[:at]


def deal_seed(seed: int, deal: int) -> int:
    return Chance(seed, deal).draw()


def drawn(bots: Sequence[str], players: int, seed: int, deal: int) -> tuple[str, ...]:
    """Draw who sits down for a deal; nobody twice before everybody once."""
    chance = Chance(seed ^ LINEUP_STREAM, deal).fork()
    line: list[str] = []
    while len(line) < players:
        some = list(bots)
        chance.shuffle(some)
        line += some[: players - len(line)]
    return tuple(line)
