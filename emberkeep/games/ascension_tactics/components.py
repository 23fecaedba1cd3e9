"""What is printed on the pieces, for clients: plain values, effects in the vocabulary's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberkeep.games.ascension_tactics.cards import CARD_ROWS
from emberkeep.games.ascension_tactics.champions import (
    CENTER_CHAMPION_ROWS,
    CHAMPION_ROWS,
    CULTIST,
)
from emberkeep.games.ascension_tactics.effects import KEYWORDS, NO_BONUS, Effect, Parts
from emberkeep.games.ascension_tactics.rows import Card, Champion, Scenario, Scheme, Villain
from emberkeep.games.ascension_tactics.scenarios import SCENARIO_ROWS
from emberkeep.games.ascension_tactics.schemes import SCHEME_ROWS
from emberkeep.games.ascension_tactics.sigils import SIGIL_ROWS
from emberkeep.games.ascension_tactics.tokens import GATE_ROWS, TREASURE_ROWS
from emberkeep.games.ascension_tactics.villains import VILLAIN_ROWS
from emberkeep.kernel import Value, value


@value
class CardFace(Value):
    """A card of a deck or of the center row."""

    id: str
    name: str
    kind: str
    faction: str
    cost: int
    copies: int
    effects: tuple[str, ...]


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
    effects: tuple[str, ...]
    value: int
    surge: tuple[str, ...]


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
    upper: tuple[str, ...]
    threat: int
    lower: tuple[str, ...]


@value
class TokenFace(Value):
    """A treasure or a sigil, and how many there are."""

    id: str
    copies: int
    effects: tuple[str, ...]


@value
class GateFace(Value):
    """What a gate gives each turn, and what else in the first one."""

    id: str
    power: int
    first_power: int
    first_runes: int


@value
class ScenarioFace(Value):
    """A scenario: in which modes it can be played, and the glory that wins it."""

    id: str
    name: str
    modes: tuple[str, ...]
    target: int
    villain_target: int


def keyword_names(flags: int) -> tuple[str, ...]:
    return tuple([name for flag, name in KEYWORDS.items() if flags & flag])


def said(thing: Value) -> str:
    """Write an effect, a condition or a bonus in words: `allegiance enlightened power 1`."""
    words = [_spaced(type(thing).__name__)]
    for name in thing.FIELDS:
        words += _facts(name, getattr(thing, name))
    return " ".join(words)


def _facts(name: str, fact: object) -> list[str]:
    """Write one field, unless it says nothing."""
    if name == "keywords" and isinstance(fact, int):
        return list(keyword_names(fact))
    if isinstance(fact, tuple):
        return [word for part in fact for word in _facts("", part)]
    if isinstance(fact, Value):
        return [said(fact)]
    if isinstance(fact, bool):
        return [_spaced(name)] if fact else []
    if fact is None or fact in {"", 0}:
        return []
    number = isinstance(fact, int) and name not in {"", "amount"}
    return [f"{_spaced(name)} {fact}" if number else str(fact).replace("_", " ")]


def _spaced(name: str) -> str:
    """Write `GiveOrder` or `give_order` as `give order`."""
    apart = "".join([f" {letter}" if letter.isupper() else letter for letter in name])
    return apart.replace("_", " ").strip().lower()


def _all_said(effects: Sequence[Effect]) -> tuple[str, ...]:
    return tuple([said(effect) for effect in effects])


def _parts(parts: Parts) -> tuple[str, ...]:
    """Write the effects of a row, each moment with its name."""
    lines = [] if parts.bonus == NO_BONUS else [said(parts.bonus)]
    for name in parts.FIELDS:
        held = getattr(parts, name)
        if isinstance(held, tuple):
            when = "" if name in {"play", "passive"} else f"{_spaced(name)}: "
            lines += [when + text for text in _all_said(held)]
    return tuple(lines)


def card_face(row: Card) -> CardFace:
    parts = row.parts if row.champion is None else row.champion.parts
    return CardFace(row.id, row.name, row.kind, row.faction, row.cost, row.copies, _parts(parts))


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
        tuple([line for line in _parts(row.parts) if not line.startswith("bonus ")]),
        row.value,
        _all_said(row.surge),
    )


def villain_face(row: Villain) -> VillainFace:
    sides = champion_face(row.black), champion_face(row.grey)
    return VillainFace(row.id, row.name, row.value, *sides)


def scheme_face(row: Scheme) -> SchemeFace:
    return SchemeFace(row.id, row.name, _all_said(row.upper), row.threat, _all_said(row.lower))


def scenario_face(row: Scenario) -> ScenarioFace:
    return ScenarioFace(row.id, row.name, row.modes, row.target, row.villain_target)


_TEAM: Final = (*CHAMPION_ROWS, *CENTER_CHAMPION_ROWS, CULTIST)

COMPONENTS: Final[dict[str, Sequence[object]]] = {
    "cards": tuple([card_face(row) for row in CARD_ROWS]),
    "champions": tuple([champion_face(row) for row in _TEAM]),
    "villains": tuple([villain_face(row) for row in VILLAIN_ROWS]),
    "schemes": tuple([scheme_face(row) for row in SCHEME_ROWS]),
    "treasures": tuple([TokenFace(r.id, r.copies, (said(r.bonus),)) for r in TREASURE_ROWS]),
    "sigils": tuple([TokenFace(row.id, row.copies, ()) for row in SIGIL_ROWS]),
    "gates": tuple([GateFace(r.id, r.power, r.first_power, r.first_runes) for r in GATE_ROWS]),
    "scenarios": tuple([scenario_face(row) for row in SCENARIO_ROWS]),
}
