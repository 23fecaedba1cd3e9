"""The Lich King: he decides nothing, and is told step by step (chapters Solo)."""

from __future__ import annotations

from collections.abc import Sequence

from emberkeep.games.royal_chronicles.cards import (
    BACKS,
    LICH_CARDS,
    LICH_WAR_VP,
    NECROPOLIS_ROWS,
    TOLL_STRENGTH,
    Card,
    Condition,
    Necropolis,
    Unit,
)
from emberkeep.games.royal_chronicles.rules.points import score, throw
from emberkeep.games.royal_chronicles.state import Lich, Realm
from emberkeep.kernel import Chance

ARMIES = ("black", "purple")
PILES = {back: [row for row in NECROPOLIS_ROWS if row.back == back] for back in BACKS}


def lay_row(chance: Chance) -> list[Necropolis]:
    """Draw one card from each pile, unseen (RC-SOLO-SETUP-09, -10, -11)."""
    return [chance.pick(PILES[back]) for back in BACKS]


def turn_over(table: Realm, lich: Lich) -> Necropolis:
    """Turn the next card of the row face up."""
    place = lich.turned
    lich.turned += 1
    table.reveal()
    table.tell("necropolis", place=place, card=lich.row[place].id)
    return lich.row[place]


def move_marker(table: Realm, lich: Lich) -> None:
    """Move the time marker to the next card, after round 4 to the last one (RC-SOLO-ROUND-01)."""
    lich.marker += 1
    table.tell("marker", place=lich.marker)


def current(lich: Lich) -> Necropolis:
    """Find the card with the time marker."""
    return lich.row[lich.marker]


def matches(unit: Unit, condition: Condition) -> bool:
    """Return whether a card in the underworld meets a condition, by what is printed on it.

    A strength is the number in the shield (RC-SOLO-LICH-06, RC-AMB-08), no shield is no strength
    (RC-AMB-09), and a resource counts whatever it depends on (RC-SOLO-LICH-07, RC-AMB-10).
    """
    match condition.kind:
        case "produces":
            return icons(unit, condition) > 0
        case "strength":
            printed = unit.strength
            return printed is not None and condition.least <= printed <= condition.most
        case "cost":
            return condition.least <= unit.cost <= condition.most
        case "phase":
            return condition.least in unit.phases
        case "none":
            return False


def icons(unit: Unit, condition: Condition) -> int:
    """Count the resources of a kind that are printed on a card."""
    match condition.resource:
        case "wood":
            return unit.wood
        case "food":
            return unit.food
        case "ore":
            return unit.ore
        case "any":
            return unit.wood + unit.food + unit.ore


def times(unit: Unit, necropolis: Necropolis, *, per_icon: bool) -> int:
    """Count how many times a card in the underworld pays a bonus.

    Once a card (RC-SOLO-LICH-04, RC-AMB-04); once an icon where that was agreed.
    """
    if not matches(unit, necropolis.condition):
        return 0
    if per_icon and necropolis.condition.kind == "produces":
        return icons(unit, necropolis.condition)
    return 1


def bonus_of(unit: Unit, row: Sequence[Necropolis], *, per_icon: bool) -> int:
    """Add up what a card in the underworld pays for all open cards of the row."""
    return sum([each.bonus * times(unit, each, per_icon=per_icon) for each in row])


def lich_income(table: Realm, lich: Lich) -> None:
    """Pay the Lich King at the end of Recruitment (RC-SOLO-LICH-01, RC-AMB-19)."""
    instant_income(table, lich)
    cards = sorted(lich.underworld.cards(), key=lambda each: each.order)
    for open_card in lich.open_row():  # RC-AMB-06: the next one is turned over in the war
        by_icon = table.rules.per_icon
        found = [(each.id, times(each.unit, open_card, per_icon=by_icon)) for each in cards]
        names = [name for name, number in found if number]
        points = open_card.bonus * sum([number for _, number in found])
        table.tell("lich.bonus", card=open_card.id, cards=names, points=points)
        score(table, lich.seat, points, "underworld")  # RC-SOLO-LICH-03, -04, -05
    use_cards(table, lich, cards)
    lich.underworld.bag, lich.underworld.bottom = [], []
    throw(table, cards)  # RC-SOLO-LICH-08
    table.tell("underworld.emptied", cards=[each.id for each in cards])


def instant_income(table: Realm, lich: Lich) -> None:
    """Pay the instant income of the card with the time marker (RC-SOLO-LICH-02, RC-AMB-18)."""
    card = current(lich)
    table.tell("lich.instant", card=card.id, points=card.instant)
    score(table, lich.seat, card.instant, "instant")


def use_cards(table: Realm, lich: Lich, underworld: Sequence[Card]) -> None:
    """Score the Lich King cards of this phase: Crown of Bones, Gravekeeper's Toll."""
    if lich.has("crown-of-bones"):
        score(table, lich.seat, LICH_CARDS["crown-of-bones"].vp, "crown-of-bones")
    strong = [each for each in underworld if (each.unit.strength or 0) >= TOLL_STRENGTH]
    if strong and lich.has("gravekeepers-toll"):
        score(table, lich.seat, LICH_CARDS["gravekeepers-toll"].vp, "gravekeepers-toll")


def raise_armies(table: Realm, lich: Lich) -> None:
    """Reveal the next card; both armies add up two cards (RC-SOLO-WAR-02, -03, -04)."""
    here, coming = current(lich), turn_over(table, lich)
    lich.black = here.black + coming.black
    lich.purple = here.purple + coming.purple
    table.tell("lich.armies", black=lich.black, purple=lich.purple)


def lich_wins(table: Realm, lich: Lich, army: str) -> None:
    """Give the Lich King his point for a war, or two (RC-SOLO-WAR-08)."""
    points = LICH_CARDS["dread-banner"].vp if lich.has("dread-banner") else LICH_WAR_VP
    score(table, lich.seat, points, army)


def harvest(table: Realm, lich: Lich) -> None:
    """Score when at least one unit of the player has died (card Soul Harvest)."""
    if lich.has("soul-harvest"):
        score(table, lich.seat, LICH_CARDS["soul-harvest"].vp, "soul-harvest")
