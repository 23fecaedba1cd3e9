"""Why something on the board is not an option now: a rule, a word for the reason, its facts.

Computed when somebody asks, and never in play. It looks only at what the seat may know: all that is
public, its own cards and its own arrangement. A code stands for the thing that bears it.
"""

from __future__ import annotations

from emberkeep.games.royal_chronicles.cards import ARTIFACTS_EACH, BUILDINGS, CARDS, Card
from emberkeep.games.royal_chronicles.rules.ageing import Ageing, mortal
from emberkeep.games.royal_chronicles.rules.construction import (
    BUILD_ONE,
    BUILD_TWO,
    UPGRADE,
    land,
    price,
)
from emberkeep.games.royal_chronicles.rules.deployment import Arrangement
from emberkeep.games.royal_chronicles.rules.kingdom import resources
from emberkeep.games.royal_chronicles.rules.recruitment import Picking
from emberkeep.games.royal_chronicles.state import DUEL, LEVEL_TWO, Piece, Player, Realm
from emberkeep.kernel import Ask, Fact, Reason, SeatId

CHAPTERS = {
    "draft.keep": "RC-BASE-RECRUIT-01",
    "draft.discard": "RC-BASE-RECRUIT-03",
    "deploy": "RC-BASE-DEPLOY-01",
    "ability.next": "RC-AMB-26",
    "time-master": "RC-AMB-24",
    "master-alchemist": "RC-AMB-23",
    "herbalist": "RC-AMB-33",
    "shadow": "RC-AMB-35",
    "djinn": "RC-BTG-07",
    "sphinx": "RC-AMB-38",
    "build": "RC-BASE-BUILD-01",
    "heal": "RC-BASE-AGE-04",
    "banshee": "RC-AMB-33",
}
"""The rule behind each question, where nothing more can be said than that it comes first."""

OVER = Reason("RC-BASE-END-01", "over")
DRAFT = ("draft.keep", "draft.discard")
WORKS = ("build", "upgrade", "building")


def why_wait(table: Realm, seat: SeatId) -> Reason:
    """Say for whom a seat waits that has nothing to decide."""
    chosen = seat in table.answers or any(branch.seat == seat for branch in table.branches)
    key = "answered" if chosen else "not-asked"
    return Reason("RC-BASE-CONCEPT-05", key, {"seats": tuple(table.asked())})


def why_no_option(table: Realm, ask: Ask, code: str) -> Reason:
    """Say what is in the way of something, or which question comes first."""
    return _explained(table, ask, code) or Reason(CHAPTERS[ask.prompt], "first")


def _explained(table: Realm, ask: Ask, code: str) -> Reason | None:
    """Find the thing that bears a code, and what is in its way."""
    family, _, rest = code.partition(":")
    name, _, more = rest.partition("/")
    if family in WORKS:
        return _building(table, ask, name, LEVEL_TWO if family == "upgrade" or more == "2" else 1)
    if name not in CARDS:
        return None
    if family == "swap":
        plan = table.chapter_of(ask.seat)
        if isinstance(plan, Arrangement) and more in CARDS:
            return _swap(plan, CARDS[name], CARDS[more])
        return None
    return _card(table, ask, family, CARDS[name], more)


def _card(table: Realm, ask: Ask, family: str, card: Card, row: str) -> Reason | None:
    """Explain a card by where it lies, as far as the seat sees it."""
    found = _out_of_reach(table, ask.seat, card)
    if found is not None:
        return found
    plan = table.chapter_of(ask.seat)
    if isinstance(plan, Arrangement):
        return _arranged(table, plan, family, card, row)
    if ask.prompt in DRAFT:
        found = _drafted(table, ask, card)
    if found is None and _stands(table.players[ask.seat], card):
        if family == "unit" and ask.prompt not in {*DRAFT, "build"}:
            return _target(table, ask, card)
        return Reason("RC-BASE-DEPLOY-02", "units-later")
    return found


def _out_of_reach(table: Realm, seat: SeatId, card: Card) -> Reason | None:
    """Explain a card that a seat cannot choose in any phase."""
    for at in table.people():
        if at != seat and _stands(table.players[at], card):
            return Reason("RC-AMB-33", "others-unit", {"seats": (at,)})
    if card in table.discard:
        return Reason("RC-AMB-31", "in-discard")
    if card in table.players[seat].artifacts:
        return Reason("RC-FOL-04", "artifact-stays")
    return Reason("RC-BASE-RECRUIT-04", "waits") if card in table.players[seat].kept else None


def _stands(player: Player, card: Card) -> bool:
    """Return whether a card lies open in a kingdom."""
    return card in player.artifacts or any(piece.card is card for piece in player.pieces())


# Recruitment


def _drafted(table: Realm, ask: Ask, card: Card) -> Reason | None:
    chapter = table.chapter_of(ask.seat)
    if isinstance(chapter, Picking):
        if card in chapter.chosen:
            return Reason("RC-BASE-RECRUIT-03", "picked")
        if ask.prompt == "draft.discard" and card in chapter.cards:
            return Reason("RC-BASE-RECRUIT-03", "discard-now")
    if table.lich is not None and card in table.lich.underworld.cards():
        return Reason("RC-SOLO-RECRUIT-01", "in-underworld")
    if card in table.players[ask.seat].hand:
        return Reason("RC-BASE-DEPLOY-01", "deploy-later")
    if f"keep:{card.id}" in ask.codes():
        duel = table.rules.people == DUEL
        return Reason("RC-BASE-RECRUIT-03" if duel else "RC-BASE-RECRUIT-01", "keep-now")
    return None


# Deployment


def _arranged(table: Realm, plan: Arrangement, family: str, card: Card, row: str) -> Reason | None:
    """Explain a card in one's own arrangement."""
    if card in plan.hand:
        return _in_hand(table, plan, family, card, row)
    if card in plan.kept:
        return Reason("RC-AMB-36", "kept")
    if card in plan.dismissed:
        return Reason("RC-AMB-36", "dismissed")
    if card in plan.placed or card is plan.artifact:
        return Reason("RC-AMB-36", "placed")
    ahead = any(piece.card is card for piece in plan.front)
    if not ahead and not any(piece.card is card for piece in plan.back):
        return None
    return _in_row(table, plan, family, card, ahead=ahead)


def _in_hand(table: Realm, plan: Arrangement, family: str, card: Card, row: str) -> Reason | None:
    if family == "keep":
        rule = "RC-BASE-DEPLOY-09" if plan.keeps == 1 else "RC-AMB-44"
        return Reason(rule, "keeps-enough", {"limit": plan.keeps})
    if family != "place":
        return Reason("RC-BASE-DEPLOY-09", "discarded-later")
    if card.unit.artifact:
        return _cannot_lay(plan, card)
    if plan.cost(card) > plan.gold:
        return _too_dear(plan.cost(card), plan.gold)
    return _row_full(table, plan, row, "RC-BASE-DEPLOY-01")


def _cannot_lay(plan: Arrangement, card: Card) -> Reason:
    if plan.artifact is not None:
        return Reason("RC-FOL-04", "one-artifact")
    if plan.relics >= ARTIFACTS_EACH:
        return Reason("RC-FOL-04", "artifacts-full", {"limit": ARTIFACTS_EACH})
    if plan.price(card) > plan.gold:
        return _too_dear(plan.price(card), plan.gold)
    return Reason("RC-FOL-04", "artifact-beside")


def _too_dear(cost: int, gold: int) -> Reason:
    return Reason("RC-AMB-29", "too-dear", {"cost": cost, "gold": gold})


def _row_full(table: Realm, plan: Arrangement, row: str, rule: str) -> Reason | None:
    spots = {"front": plan.room, "back": table.players[plan.seat].back_room()}
    return Reason(rule, "row-full", {"row": row, "limit": spots[row]}) if row in spots else None


def _in_row(
    table: Realm, plan: Arrangement, family: str, card: Card, *, ahead: bool
) -> Reason | None:
    """Explain a unit that was there before."""
    if card.order in plan.fixed:
        return Reason("RC-AMB-36", "moved")
    back = table.players[plan.seat].back_room()
    match family:
        case "discard":
            return Reason("RC-AMB-37", "smith-stays")
        case "move" if len(plan.front) == plan.room and len(plan.back) == back:
            return Reason("RC-BASE-DEPLOY-02", "rows-full")
        case "move":
            return _row_full(table, plan, "back" if ahead else "front", "RC-BASE-DEPLOY-02")
        case _:
            return Reason("RC-BASE-DEPLOY-02", "in-play")


def _swap(plan: Arrangement, one: Card, two: Card) -> Reason | None:
    """Explain why two units cannot change places."""
    front = [piece.card for piece in plan.front]
    back = [piece.card for piece in plan.back]
    if any(card not in front + back for card in (one, two)):
        return None
    if one in plan.placed or two in plan.placed:
        return Reason("RC-AMB-36", "placed")
    if one.order in plan.fixed or two.order in plan.fixed:
        return Reason("RC-AMB-36", "moved")
    if (one in front) == (two in front):
        return Reason("RC-BASE-DEPLOY-02", "same-row")
    return Reason("RC-BASE-DEPLOY-02", "room-to-move")


# Abilities and Ageing


def _target(table: Realm, ask: Ask, card: Card) -> Reason | None:
    """Say why an ability cannot choose one of the player's units."""
    piece = next(p for p in table.players[ask.seat].pieces() if p.card is card)
    match ask.prompt:
        case "ability.next":
            return Reason("RC-BASE-DEPLOY-10", "no-ability")
        case "herbalist":
            return Reason("RC-AMB-33", "no-tokens")
        case "shadow" if card.unit.flip:
            return Reason("RC-AMB-35", "not-repeated")
        case "shadow":
            return Reason("RC-AMB-35", "no-ability")
        case "heal":
            return _patient(table, ask.seat, piece)
        case _:
            return None


def _patient(table: Realm, seat: SeatId, piece: Piece) -> Reason:
    """Say why a Healer cannot save a unit."""
    chapter = table.chapter_of(seat)
    if isinstance(chapter, Ageing) and piece.card in chapter.saved.get(seat, []):
        return Reason("RC-AMB-25", "saved")
    if piece.card.unit.eternal:
        return Reason("RC-BASE-AGE-04", "never-dies")
    if not mortal(piece):
        return Reason("RC-BASE-AGE-01", "lives")
    return Reason("RC-BASE-AGE-04", "too-old", {"number": piece.tokens})


# Buildings


def _building(table: Realm, ask: Ask, name: str, level: int) -> Reason | None:
    """Explain a level of a building."""
    if name not in BUILDINGS:
        return None
    if name not in table.rules.buildings:
        return Reason("RC-BTG-03", "not-in-game")
    player = table.players[ask.seat]
    has = player.level(name)
    if ask.prompt == "djinn" and not has:
        return Reason("RC-BTG-07", "not-built")
    if has >= level:
        return Reason("RC-BASE-BUILD-10", "built")
    if ask.prompt != "build":
        return Reason("RC-BASE-BUILD-01", "build-later")
    return _cannot_build(player, name, has, level)


def _cannot_build(player: Player, name: str, has: int, level: int) -> Reason | None:
    """Name the resources or the gold that is missing."""
    works = UPGRADE if has else BUILD_TWO if level == LEVEL_TWO else BUILD_ONE
    gold = price(player, works[name].value, resources(player))
    if gold is None:
        both = level == LEVEL_TWO and not has
        rule = "RC-BASE-BUILD-04" if both else "RC-BASE-BUILD-03"
        return Reason(rule, "resources-missing", {"missing": _missing(player, name, has, level)})
    if gold <= player.gold:
        return None
    facts: dict[str, Fact] = {"cost": gold, "gold": player.gold}
    if has or not land(player):
        return Reason("RC-AMB-32", "building-too-dear", facts)
    return Reason("RC-BASE-BUILD-05", "land-too-dear", {**facts, "land": land(player)})


def _missing(player: Player, name: str, has: int, level: int) -> dict[str, Fact]:
    """Count what a kingdom lacks; a level that gold can pay for needs nothing."""
    building = BUILDINGS[name]
    levels = [building.one, building.two][has:level]
    needed = [each for each in levels if each.gold is None]
    wood, food, ore = resources(player)
    lacking = {
        "wood": sum([each.wood for each in needed]) - wood,
        "food": sum([each.food for each in needed]) - food,
        "ore": sum([each.ore for each in needed]) - ore,
    }
    return {kind: number for kind, number in lacking.items() if number > 0}
