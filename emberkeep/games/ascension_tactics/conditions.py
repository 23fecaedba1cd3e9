"""Conditions of effects: something that holds or not, looked up whenever it matters."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.words import ANY, NO_FACTION, Faction, Kind, Terrain
from emberkeep.kernel import Value, value


@value
class Condition(Value):
    """Something that holds or not, looked up whenever it matters."""


@value
class Played(Condition):
    """The owner played another card this turn: of a faction, of a kind, or of at least a price."""

    faction: Faction = NO_FACTION
    kind: Kind = ANY
    cost: int = 0


@value
class Carried(Condition):
    """The champions of the player carry at least so many constructs."""

    count: int = 1


@value
class On(Condition):
    """The champion stands on such terrain."""

    terrain: Terrain


@value
class Near(Condition):
    """The champion stands on such terrain or next to it."""

    terrain: Terrain


@value
class AtGoal(Condition):
    """The villain stands on its goal or next to it."""


@value
class Threat(Condition):
    """So many schemes have been discarded (AT-VILLAIN-26)."""

    level: int
