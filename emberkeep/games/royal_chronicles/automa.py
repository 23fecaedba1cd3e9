"""The Lich King: he decides nothing, and is told step by step (chapters Solo)."""

from __future__ import annotations

from collections.abc import Sequence

from emberkeep.games.royal_chronicles.cards import (
    BACKS,
    LICH_WAR_VP,
    NECROPOLIS_ROWS,
    TOLL_STRENGTH,
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


def current(table: Realm, lich: Lich) -> Necropolis:
    """Find the card with the time marker."""
    return lich.row[table.round - 1]


def matches(unit: Unit, condition: Condition) -> bool:
    """Tell whether a card in the underworld meets a condition, by what is printed on it.

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
        case "":
            return 0


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
    card = current(table, lich)
    table.tell("lich.instant", card=card.id, points=card.instant)
    score(table, lich.seat, card.instant, "instant")  # RC-SOLO-LICH-02, RC-AMB-18
    cards = sorted(lich.underworld.cards(), key=lambda each: each.order)
    for place in range(table.round):  # RC-AMB-06: the cards that are open, not the last one drawn
        open_card = lich.row[place]
        by_icon = table.rules.per_icon
        found = [(each.id, times(each.unit, open_card, per_icon=by_icon)) for each in cards]
        names = [name for name, number in found if number]
        points = open_card.bonus * sum([number for _, number in found])
        table.tell("lich.bonus", card=open_card.id, cards=names, points=points)
        score(table, lich.seat, points, "underworld")  # RC-SOLO-LICH-03, -04, -05
    if lich.has("gravekeepers-toll"):
        strong = [each for each in cards if (each.unit.strength or 0) >= TOLL_STRENGTH]
        score(table, lich.seat, int(bool(strong)), "gravekeepers-toll")
    lich.underworld.bag, lich.underworld.bottom = [], []
    throw(table, cards)  # RC-SOLO-LICH-08
    table.tell("underworld.emptied", cards=[each.id for each in cards])


def raise_armies(table: Realm, lich: Lich) -> None:
    """Reveal the next card; both armies add up two cards (RC-SOLO-WAR-02, -03, -04)."""
    here, coming = current(table, lich), turn_over(table, lich)
    lich.black = here.black + coming.black
    lich.purple = here.purple + coming.purple
    table.tell("lich.armies", black=lich.black, purple=lich.purple)


def lich_wins(table: Realm, lich: Lich, army: str) -> None:
    """Give the Lich King his point for a war, or two (RC-SOLO-WAR-08)."""
    points = 2 if lich.has("dread-banner") else LICH_WAR_VP
    score(table, lich.seat, points, army)


def harvest(table: Realm, lich: Lich) -> None:
    """Score when at least one unit of the player has died (card Soul Harvest)."""
    if lich.has("soul-harvest"):
        score(table, lich.seat, 1, "soul-harvest")


def last_income(table: Realm, lich: Lich) -> None:
    """Pay the instant income of the last card; its bonus is never checked (RC-SOLO-END-04)."""
    card = lich.row[-1]
    table.tell("lich.instant", card=card.id, points=card.instant)
    score(table, lich.seat, card.instant, "instant")
