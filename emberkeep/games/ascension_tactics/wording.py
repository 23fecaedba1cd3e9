"""Effects as phrases: which message a verb is said with, and what stands in it.

A verb is said with the message of its name: `Draw(2)` with `verb-draw` and the amount 2. Its fields
are the arguments, and a verb within a verb is a phrase within a phrase. The words themselves are in
the catalogues, in every language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from emberkeep.games.ascension_tactics.moments import Parts
from emberkeep.games.ascension_tactics.rows import Scenario
from emberkeep.games.ascension_tactics.rules.scoring import RICH_SHRINE
from emberkeep.games.ascension_tactics.rules.sigils import (
    BOW,
    CHEST,
    COIN,
    FLAME,
    FOR_A_CHAMPION,
    GIFT,
)
from emberkeep.games.ascension_tactics.scenarios import PLANS
from emberkeep.games.ascension_tactics.words import (
    KEYWORDS,
    NO_BONUS,
    RANGED,
    SHRINE,
    Bonus,
    Effect,
)
from emberkeep.kernel import Phrase, Value
from emberkeep.kernel.phrase import Argument


def keyword_names(flags: int) -> tuple[str, ...]:
    return tuple([name for flag, name in KEYWORDS.items() if flags & flag])


def said(message: str, **arguments: Argument) -> Phrase:
    return Phrase(message, tuple([(name.replace("_", "-"), a) for name, a in arguments.items()]))


# --- Verbs ----------------------------------------------------------------------------------------


def phrase(thing: Value) -> Phrase:
    """Say an effect, a condition or a bonus."""
    if isinstance(thing, Bonus):
        return said("verb-bonus", parts=bonus_phrases(thing))
    facts = {name: _argument(getattr(thing, name)) for name in thing.FIELDS}
    return said(f"verb-{_dashed(type(thing).__name__)}", **facts)


def phrases(effects: Sequence[Effect]) -> tuple[Phrase, ...]:
    """Say effects one after the other; the same one again is said once, with how often."""
    said_all: list[Phrase] = []
    for effect, group in groupby(effects):
        number = len(list(group))
        once = phrase(effect)
        said_all.append(once if number == 1 else said("verb-times", number=number, then=once))
    return tuple(said_all)


def _argument(fact: object) -> Argument:
    """Say one field of a verb: what is not there is `none`, and words have no points in them."""
    if isinstance(fact, Value):
        return phrase(fact)
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return fact if isinstance(fact, int) else str(fact or "none").replace(".", "-")


def _dashed(name: str) -> str:
    """Write `GiveOrder` or `give_order` as `give-order`."""
    apart = "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name])
    return apart.replace("_", "-").strip("-")


def bonus_phrases(bonus: Bonus) -> tuple[Phrase, ...]:
    """Say what a bonus adds, one part after the other."""
    numbers = [(name, getattr(bonus, name)) for name in bonus.FIELDS if name != "keywords"]
    added = [said(f"add-{name}", amount=_signed(number)) for name, number in numbers if number]
    return (*added, *[said(f"keyword-{name}") for name in keyword_names(bonus.keywords)])


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def row_phrases(parts: Parts, *, with_bonus: bool = True) -> tuple[Phrase, ...]:
    """Say the effects of a row, each moment with its name.

    The bonus of a champion is left out: its numbers and keywords are printed apart.
    """
    lines = [] if parts.bonus == NO_BONUS or not with_bonus else [phrase(parts.bonus)]
    for name in parts.FIELDS:
        held = getattr(parts, name)
        if isinstance(held, tuple):
            lines += [_at_moment(name, each) for each in phrases(held)]
    return tuple(lines)


def _at_moment(name: str, effect: Phrase) -> Phrase:
    always = name in {"play", "passive"}
    return effect if always else said(f"verb-{_dashed(name)}", then=effect)


# --- Sigils ---------------------------------------------------------------------------------------


def sigil_phrase(sigil: str) -> Phrase:
    """Say what a sigil does."""
    if sigil in FOR_A_CHAMPION:
        return said("sigil-does-champion", bonus=phrase(FOR_A_CHAMPION[sigil]))
    if sigil == BOW:
        return said("sigil-does-bow", bonus=phrase(Bonus(keywords=RANGED)))
    amounts = {COIN: GIFT, FLAME: GIFT, CHEST: 1}
    return said(f"sigil-does-{sigil}", **({"amount": amounts[sigil]} if sigil in amounts else {}))


# --- Scenarios ------------------------------------------------------------------------------------


def scenario_phrases(row: Scenario) -> tuple[Phrase, ...]:
    """Say how a scenario is won, what scores in it, and its special rules."""
    return (*_victory(row), *_scoring(row), *_special(row))


def _victory(row: Scenario) -> Iterator[Phrase]:
    if row.target:
        yield said("scene-players-target" if row.villains else "scene-target", number=row.target)
    if row.winning_beacons:
        yield said("scene-winning-beacons", number=row.winning_beacons)
    if row.gateway:
        yield said("scene-gateway", cell=row.gateway)
    if row.throne:
        yield said("scene-throne", cell=row.throne)
    if row.villain_target:
        yield said("scene-villain-target", number=row.villain_target)


def _scoring(row: Scenario) -> Iterator[Phrase]:
    kinds = set(PLANS[row.id].terrain.values())
    numbers = {
        "shrine": row.per_shrine if SHRINE in kinds else 0,
        "rich-shrine": row.rich_shrine if RICH_SHRINE in kinds else 0,
        "beacon": row.per_beacon,
        "many-beacons": row.many_beacons,
        "beacon-power": row.beacon_power,
        "kill": row.kill,
        "corruption": row.corruption_kill,
    }
    for name, number in numbers.items():
        if number:
            yield said(f"scene-{name}", number=number)


def _special(row: Scenario) -> Iterator[Phrase]:
    if row.villain_beacons:
        yield said("scene-villain-beacons", cells=", ".join(row.villain_beacons))
    if row.instead is not None:
        yield said("scene-instead", then=phrase(row.instead))
    if row.enchanted is not None:
        yield said("scene-enchanted", bonus=phrase(row.enchanted))
    if row.surge:
        yield said("scene-surge", then=phrases(row.surge))
