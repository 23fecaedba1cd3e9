"""What is printed on the pieces, for clients: plain values, and effects as phrases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberkeep.games.ascension_tactics.cards import CARD_ROWS
from emberkeep.games.ascension_tactics.champions import (
    CENTER_CHAMPION_ROWS,
    CHAMPION_ROWS,
    CULTIST,
)
from emberkeep.games.ascension_tactics.rows import Card, Champion, Scenario, Scheme, Villain
from emberkeep.games.ascension_tactics.rules.turns import is_plain
from emberkeep.games.ascension_tactics.scenarios import PLANS, SCENARIO_ROWS
from emberkeep.games.ascension_tactics.schemes import SCHEME_ROWS
from emberkeep.games.ascension_tactics.sigils import SIGIL_ROWS
from emberkeep.games.ascension_tactics.tokens import GATE_ROWS, TREASURE_ROWS
from emberkeep.games.ascension_tactics.villains import VILLAIN_ROWS
from emberkeep.games.ascension_tactics.wording import (
    keyword_names,
    phrase,
    phrases,
    row_phrases,
    scenario_phrases,
    sigil_phrase,
)
from emberkeep.kernel import Phrase, Value, value


@value
class CardFace(Value):
    """A card of a deck or of the center row; a `plain` one is played without any question."""

    id: str
    name: str
    kind: str
    faction: str
    cost: int
    copies: int
    effects: tuple[Phrase, ...]
    plain: bool
    ambush: bool


@value
class ChampionFace(Value):
    """A champion, or one side of a villain's card; only villains have a glory value."""

    id: str
    name: str
    faction: str
    strength: int
    order: int
    defence: int
    speed: int
    keywords: tuple[str, ...]
    effects: tuple[Phrase, ...]
    value: int
    surge: tuple[Phrase, ...]


@value
class VillainFace(Value):
    """A villain's card: its black side for a single player, its grey side for two."""

    id: str
    name: str
    value: int
    black: ChampionFace
    grey: ChampionFace


@value
class SchemeFace(Value):
    """A scheme: what always happens, and what happens from a threat level on."""

    id: str
    name: str
    upper: tuple[Phrase, ...]
    threat: int
    lower: tuple[Phrase, ...]


@value
class TokenFace(Value):
    """A treasure or a sigil, and how many there are."""

    id: str
    copies: int
    effects: tuple[Phrase, ...]


@value
class GateFace(Value):
    """What a gate gives each turn, and what else in the first one."""

    id: str
    power: int
    first_power: int
    first_runes: int


@value
class ScenarioFace(Value):
    """A scenario: its modes, the glory that wins it, all its rules in words, and its cells."""

    id: str
    name: str
    modes: tuple[str, ...]
    target: int
    villain_target: int
    effects: tuple[Phrase, ...]
    cells: tuple[str, ...]


def card_face(row: Card) -> CardFace:
    parts = row.parts if row.champion is None else row.champion.parts
    facts = row.id, row.name, row.kind, row.faction, row.cost, row.copies, row_phrases(parts)
    return CardFace(*facts, is_plain(row), bool(parts.ambush))


def champion_face(row: Champion) -> ChampionFace:
    return ChampionFace(
        row.id,
        row.name,
        row.faction,
        row.strength,
        row.order,
        row.defence,
        row.speed,
        keyword_names(row.keywords),
        row_phrases(row.parts, with_bonus=False),
        row.value,
        phrases(row.surge),
    )


def villain_face(row: Villain) -> VillainFace:
    sides = champion_face(row.black), champion_face(row.grey)
    return VillainFace(row.id, row.name, row.value, *sides)


def scheme_face(row: Scheme) -> SchemeFace:
    return SchemeFace(row.id, row.name, phrases(row.upper), row.threat, phrases(row.lower))


def scenario_face(row: Scenario) -> ScenarioFace:
    rules, cells = scenario_phrases(row), tuple(PLANS[row.id].hexes.at)
    return ScenarioFace(row.id, row.name, row.modes, row.target, row.villain_target, rules, cells)


_TEAM: Final = (*CHAMPION_ROWS, *CENTER_CHAMPION_ROWS, CULTIST)

COMPONENTS: Final[dict[str, Sequence[object]]] = {
    "cards": tuple([card_face(row) for row in CARD_ROWS]),
    "champions": tuple([champion_face(row) for row in _TEAM]),
    "villains": tuple([villain_face(row) for row in VILLAIN_ROWS]),
    "schemes": tuple([scheme_face(row) for row in SCHEME_ROWS]),
    "treasures": tuple([TokenFace(r.id, r.copies, (phrase(r.bonus),)) for r in TREASURE_ROWS]),
    "sigils": tuple([TokenFace(r.id, r.copies, (sigil_phrase(r.id),)) for r in SIGIL_ROWS]),
    "gates": tuple([GateFace(r.id, r.power, r.first_power, r.first_runes) for r in GATE_ROWS]),
    "scenarios": tuple([scenario_face(row) for row in SCENARIO_ROWS]),
}
