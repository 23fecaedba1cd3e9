"""What cards and buildings are worth to a monarch, in points: rules of thumb for bots.

Everything here is an estimate of ours. A unit is worth what it adds in a war it sees, times the
wars it will see, and what it brings once; buildings likewise, until the end of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberkeep.games.royal_chronicles.cards import DESIGNS, ROUNDS, Unit
from emberkeep.games.royal_chronicles.state import LEVEL_TWO, WAR

STRENGTH: Final = 0.7  # a point of strength that fights, a war
WOOD: Final = 0.8  # a resource, a round
FOOD: Final = 0.6
ORE: Final = 0.7
COIN: Final = 0.8  # a gold, while there is something to buy
LAST_COIN: Final = 0.2  # in the last round it can still build something
FIRST_COINS: Final = 1.0  # each of the first four
THRIFT: Final = 0.4  # how much cheap units are preferred, for each gold
IDLE: Final = 0.15  # what a card counts that cannot be placed now

# The strength to expect of units whose own depends on something.
_EXPECTED: Final[dict[str, float]] = {
    "militiaman": 2.5,
    "cerberus": 2.6,
    "giant-snake": 2.0,
    "salamander": 5.2,
    "colossus": 4.0,
    "ogre": 6.2,
    "manticore": 4.5,
    "leviathan": 4.0,
    "dragon": 3.5,
    "strategist": 3.5,
    "relic-of-war": 3.0,
    "gatekeeper": 3.0,
    "duellist": 2.7,
    "hermit": 2.4,
    "paladin-of-legend": 5.6,
}

# What else a unit brings in a round in which it stands there.
_EACH_ROUND: Final[dict[str, float]] = {
    "wood-merchant": 0.3,
    "cook": 0.6,
    "blacksmith": 0.7,
    "mystical-healer": 0.9,
    "giant-snake": 0.9,
    "grand-architect": 0.6,
    "rogue": 0.7,
    "peddler": 0.7,
    "master-alchemist": 1.6,
    "palm-reader": 1.6,
    "commander": 1.1,
    "colossus": 1.1,
    "landlord": 0.7,
    "kraken": 1.0,
    "princess": 2.5,
    "relic-of-light": 0.8,
    "smuggler": 0.9,
    "herald": 0.4,
    "mercenary": -0.7,
    "chronicler": 0.3,
    "minotaur": -0.2,
    "relic-keeper": 0.5,
}

# What a unit brings once, when it is deployed.
_ONCE: Final[dict[str, float]] = {
    "monkey": 0.4,
    "time-master": 0.2,
    "shapeshifter": 1.4,
    "necromancer": -1.0,
    "demon": -2.0,
    "golem": 2.0,
    "kraken": -2.5,
    "shadow": 0.5,
    "noble": 2.0,
    "grand-intendant": 1.4,
    "djinn": 1.8,
    "herbalist": 0.4,
    "runesmith": 0.2,
    "sphinx": 0.5,
}

# Units that come with a token, and so see one war only.
_BRIEF: Final = ("veteran", "cave-spirit", "demon", "titan")

# What a unit brings when it dies.
AT_DEATH: Final[dict[str, float]] = {"monkey": 0.6, "sculptor": 3.0, "lost-soul": 7.0}

ARTIFACTS: Final[dict[str, tuple[float, float]]] = {
    # id: each round, at the end
    "crown-of-ages": (0.0, 2.6),
    "dragonfang": (1.6, 1.0),
    "aegis-of-dawn": (1.1, 1.0),
    "horn-of-plenty": (0.6, 2.0),
    "evergreen-staff": (0.7, 2.0),
    "heartstone": (0.7, 2.0),
    "bottomless-purse": (0.7, 0.8),
    "hourglass": (0.9, 2.0),
    "builders-seal": (0.6, 1.2),
}

BUILDING: Final[dict[str, tuple[float, float]]] = {
    # id: each round at level I, and what level II adds
    "town": (1.1, 1.6),
    "mine": (0.5, 3.5),
    "tavern": (0.7, 2.2),
    "temple": (1.4, 2.9),
    "barracks": (0.9, 2.7),
    "port": (0.9, 2.8),
    "crypt": (0.7, 2.1),
    "castle": (1.2, 2.0),
    "library": (0.3, 1.8),
    "market": (0.3, 1.9),
    "watchtower": (1.7, 1.7),
    "forge": (0.4, 1.4),
    "treasury": (0.8, 1.4),
    "arena": (0.7, 1.9),
}

FORCE: Final[dict[str, float]] = {
    unit.id: _EXPECTED.get(unit.id, float(unit.strength or 0)) for unit in DESIGNS.values()
}


def _a_war(unit: Unit) -> float:
    if unit.artifact:
        return ARTIFACTS[unit.id][0]
    made = WOOD * unit.wood + FOOD * unit.food + ORE * unit.ore
    return STRENGTH * FORCE[unit.id] + made + _EACH_ROUND.get(unit.id, 0.0)


A_WAR: Final[dict[str, float]] = {unit.id: _a_war(unit) for unit in DESIGNS.values()}
"""What a unit in play, or an artifact, is worth in a round."""


def rounds_left(round_: int, phase: int) -> int:
    """Count the wars to come."""
    return ROUNDS - round_ + (phase <= WAR)


def wars_ahead(unit: Unit, tokens: int, left: int, phase: int) -> int:
    """Count the wars in which a unit will still stand there."""
    if unit.eternal or unit.artifact:
        return left
    dies = 2 if unit.id == "salamander" else 1
    lives = max(dies - tokens, 0) + (phase <= WAR)
    return min(lives, left)


def piece_worth(unit: Unit, tokens: int, left: int, phase: int) -> float:
    """Value a unit in play: wars to come, death, the end."""
    if unit.id == "relic-of-wisdom":
        return 2.0 * (tokens + left + (phase > WAR))
    worth = A_WAR[unit.id] * wars_ahead(unit, tokens, left, phase)
    if unit.id in AT_DEATH and (tokens or left > 1 or (left == 1 and phase > WAR)):
        worth += AT_DEATH[unit.id]
    return worth


def artifact_worth(unit: Unit, left: int) -> float:
    each, end = ARTIFACTS[unit.id]
    return each * left + end


def net_worth(unit: Unit, left: int) -> float:
    """Value a card in hand once it is deployed, less what it costs."""
    if not left:
        return 0.0
    paid = (COIN if left > 1 else LAST_COIN) * unit.cost
    if unit.artifact:
        return artifact_worth(unit, left) - paid
    worth = piece_worth(unit, int(unit.id in _BRIEF), left, WAR)
    return worth + _ONCE.get(unit.id, 0.0) - paid


NET: Final[dict[str, tuple[float, ...]]] = {
    unit.id: tuple([net_worth(unit, left) for left in range(ROUNDS + 1)])
    for unit in DESIGNS.values()
}
"""What a card in hand is worth, less its cost, by the number of wars to come."""


def building_worth(name: str, level: int, left: int) -> float:
    """Value a building until the end, its points included."""
    one, two = BUILDING[name]
    if level == LEVEL_TWO:
        return 3.0 + (one + two) * left
    return 1.0 + one * left


def gold_worth(gold: int, left: int) -> float:
    """Value gold: the first coins buy most, and none buy anything after the last round."""
    if not left:
        return 0.01 * gold
    first = min(gold, 4)
    more = min(gold - first, 4)
    return FIRST_COINS * first + 0.5 * more + 0.15 * (gold - first - more)


def hand_worth(units: Sequence[Unit], gold: int, spots: int, left: int) -> float:
    """Value a hand: what can be placed and paid, and a little for the rest."""
    worth = 0.0
    for unit in sorted(units, key=lambda each: THRIFT * each.cost - NET[each.id][left]):
        net = NET[unit.id][left]
        if net <= 0:
            continue
        if unit.cost <= gold and (spots > 0 or unit.artifact):
            worth += net
            gold -= unit.cost
            spots -= not unit.artifact
        else:
            worth += IDLE * net
    return worth
