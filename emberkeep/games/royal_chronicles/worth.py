"""What cards and buildings are worth to a monarch, in points: rules of thumb for bots.

Everything here is an estimate of ours. A unit is worth what it adds in a round it stands there,
times the rounds it will, and what it brings once. Buildings likewise, until the end of the game.
"""

from __future__ import annotations

from typing import Final

from emberkeep.games.royal_chronicles.cards import DESIGNS, ROUNDS, Unit
from emberkeep.games.royal_chronicles.state import LEVEL_TWO, WAR

STRENGTH: Final = 0.42  # a point of strength in the Front, a round
WOOD: Final = 0.8  # a resource, a round, while there is something to build
FOOD: Final = 0.6
ORE: Final = 0.7
COIN: Final = 0.55  # a gold, while there is something to buy

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
    "blacksmith": 0.55,
    "mystical-healer": 1.0,
    "giant-snake": 0.8,
    "grand-architect": 0.6,
    "rogue": 0.5,
    "peddler": 0.55,
    "master-alchemist": 1.6,
    "palm-reader": 1.6,
    "commander": 0.9,
    "colossus": 0.9,
    "landlord": 0.7,
    "kraken": 1.0,
    "princess": 3.0,
    "relic-of-light": 1.2,
    "smuggler": 0.9,
    "herald": 0.3,
    "mercenary": -0.55,
    "chronicler": 0.4,
    "minotaur": -0.2,
    "relic-keeper": 0.6,
}

# What a unit brings once, when it is deployed.
_ONCE: Final[dict[str, float]] = {
    "monkey": 0.4,
    "veteran": -0.6,
    "time-master": 0.4,
    "shapeshifter": 1.6,
    "necromancer": -1.0,
    "cave-spirit": -0.7,
    "demon": -2.4,
    "golem": 2.5,
    "kraken": -2.5,
    "shadow": 0.6,
    "noble": 2.5,
    "grand-intendant": 1.1,
    "djinn": 2.0,
    "herbalist": 0.5,
    "runesmith": 0.3,
    "sphinx": 0.5,
    "titan": -1.5,
}

# What a unit brings when it dies.
AT_DEATH: Final[dict[str, float]] = {"monkey": 0.5, "sculptor": 3.0, "lost-soul": 7.0}

ARTIFACTS: Final[dict[str, tuple[float, float]]] = {
    # id: each round, at the end
    "crown-of-ages": (0.0, 2.6),
    "dragonfang": (0.8, 1.0),
    "aegis-of-dawn": (0.9, 1.0),
    "horn-of-plenty": (0.7, 2.0),
    "evergreen-staff": (0.8, 2.0),
    "heartstone": (0.8, 2.0),
    "bottomless-purse": (0.55, 0.8),
    "hourglass": (1.0, 2.0),
    "builders-seal": (0.6, 1.2),
}

BUILDING: Final[dict[str, tuple[float, float]]] = {
    # id: each round at level I, and what level II adds
    "town": (1.3, 0.7),
    "mine": (0.6, 2.6),
    "tavern": (0.9, 1.3),
    "temple": (1.1, 2.0),
    "barracks": (0.7, 1.7),
    "port": (1.1, 1.9),
    "crypt": (0.8, 1.5),
    "castle": (0.8, 1.1),
    "library": (0.3, 0.9),
    "market": (0.3, 1.0),
    "watchtower": (1.0, 0.8),
    "forge": (0.3, 0.6),
    "treasury": (0.7, 0.5),
    "arena": (0.4, 0.9),
}
SPOT: Final = 1.3  # a fifth spot, a round


def expected(unit: Unit) -> float:
    """Give the strength to expect of a unit."""
    return _EXPECTED.get(unit.id, float(unit.strength or 0))


def _each_round(unit: Unit) -> float:
    made = WOOD * unit.wood + FOOD * unit.food + ORE * unit.ore
    return STRENGTH * expected(unit) + made + _EACH_ROUND.get(unit.id, 0.0)


EACH_ROUND: Final[dict[str, float]] = {
    unit.id: _each_round(unit) for unit in DESIGNS.values() if not unit.artifact
}
FORCE: Final[dict[str, float]] = {unit.id: expected(unit) for unit in DESIGNS.values()}


def rounds_left(round_: int, phase: int) -> int:
    """Count the wars to come."""
    return ROUNDS - round_ + (phase <= WAR)


def wars_ahead(unit: Unit, tokens: int, left: int, phase: int) -> int:
    """Count the wars in which a unit will still stand there."""
    if unit.eternal:
        return left
    dies = 2 if unit.id == "salamander" else 1
    lives = max(dies - tokens, 0) + (phase <= WAR)
    return min(lives, left)


def piece_worth(unit: Unit, tokens: int, left: int, phase: int) -> float:
    """Value a unit in play: wars to come, death, the end."""
    wars = wars_ahead(unit, tokens, left, phase)
    worth = EACH_ROUND[unit.id] * wars
    if unit.id == "relic-of-wisdom":
        return worth + 2.0 * (tokens + left)
    if unit.id in AT_DEATH and (tokens or left > 1 or (left == 1 and phase > WAR)):
        worth += AT_DEATH[unit.id]
    return worth


WORTHS: Final[dict[str, tuple[float, ...]]] = {
    unit.id: tuple(
        [
            (piece_worth(unit, 0, left, WAR) + _ONCE.get(unit.id, 0.0))
            if not unit.artifact
            else ARTIFACTS[unit.id][0] * left + ARTIFACTS[unit.id][1]
            for left in range(ROUNDS + 1)
        ]
    )
    for unit in DESIGNS.values()
}
"""What a card in hand is worth once it is deployed, by the number of wars to come."""


def net_worth(unit: Unit, left: int) -> float:
    """Value a card in hand, less what it costs."""
    return WORTHS[unit.id][left] - COIN * unit.cost


NET: Final[dict[str, tuple[float, ...]]] = {
    unit.id: tuple([net_worth(unit, left) for left in range(ROUNDS + 1)])
    for unit in DESIGNS.values()
}


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
    return COIN * first + 0.35 * more + 0.1 * (gold - first - more)
