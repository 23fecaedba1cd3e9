"""Why something on the board is not an option now: a rule, a word for the reason, its facts.

Computed when somebody asks, and never in play. It looks only at what the seat may know. A code
stands for the thing that bears it; `aim:CHAMPION/TARGET` for an order that is being planned.
"""

from __future__ import annotations

from emberkeep.games.ascension_tactics.cards import CARDS
from emberkeep.games.ascension_tactics.preview import Outreach, preview
from emberkeep.games.ascension_tactics.rows import Card
from emberkeep.games.ascension_tactics.rules.acquiring import can_pay, on_offer, price
from emberkeep.games.ascension_tactics.rules.ground import (
    blockers,
    foreign_portal,
    free_portals,
    has_base,
    hexes,
)
from emberkeep.games.ascension_tactics.rules.orders import (
    NEW_CULTIST,
    Activation,
    attack_limit,
    cost_of,
)
from emberkeep.games.ascension_tactics.rules.stats import has, keywords
from emberkeep.games.ascension_tactics.state import Battleground, Figure, Player
from emberkeep.games.ascension_tactics.tokens import RANGE
from emberkeep.games.ascension_tactics.words import BARRIER, MONSTER, RANGED
from emberkeep.kernel import Ask, Reason, SeatId, Value, value

OVER = Reason("AT-TURN-11", "over")

QUESTIONS = {
    "turn": "AT-TURN-02",
    "order.act": "AT-ORDER-07",
    "order.way": "AT-AMB-66",
    "order.portal": "AT-ORDER-03",
    "order.body": "AT-CARD-ASKARA-2",
    "treasure": "AT-AMB-31",
    "treasure.champion": "AT-TREASURE-08",
    "equip": "AT-CONSTR-01",
    "ambush": "AT-AMBUSH-02",
    "draft": "AT-DRAFT-3",
    "draft.split": "AT-2V2-4",
    "trigger": "AT-PLAY-05",
}
"""The rule behind a question, where nothing more can be said than that it comes first."""


def why_wait(table: Battleground, seat: SeatId) -> Reason:
    """Say for whom a seat waits that has nothing to decide."""
    return Reason("AT-END-06", "not-asked", {"seats": tuple(table.asked())})


def why_no_option(table: Battleground, ask: Ask, code: str) -> Reason:
    """Say what is in the way of something, or which question comes first."""
    family, _, name = code.partition(":")
    found: Reason | None = None
    if family == "aim":
        found = _no_aim(table, ask.seat, name)
    elif ask.prompt == "turn":
        found = _in_turn(table, ask.seat, family, name)
    elif ask.prompt == "order.act":
        found = _in_order(table, ask, family, name)
    return found or Reason(QUESTIONS.get(ask.prompt, "AT-PLAY-02"), "first")


# --- The turn -------------------------------------------------------------------------------------


def _in_turn(table: Battleground, seat: SeatId, family: str, name: str) -> Reason | None:
    player = table.players[seat]
    if family == "play" and name in CARDS:
        return Reason("AT-TURN-03", "not-in-hand")
    if family == "acquire" and name in CARDS:
        return _no_acquisition(table, player, CARDS[name])
    if family in ("order", "free"):
        return _no_order(table, seat, name)
    if family in ("to", "hit"):
        return Reason("AT-ORDER-02", "order-first")
    return Reason("AT-TREASURE-08", "no-such-treasure") if family == "treasure" else None


def _no_acquisition(table: Battleground, player: Player, card: Card) -> Reason | None:
    if card not in on_offer(table):
        return Reason("AT-ACQ-07", "not-on-offer")
    if can_pay(player, card):
        return None
    monster = card.kind == MONSTER
    have = player.power if monster else player.runes
    rule = "AT-MONSTER-01" if monster else "AT-ACQ-01"
    return Reason(rule, "too-dear", {"price": price(player, card), "have": have})


def _no_order(table: Battleground, seat: SeatId, name: str) -> Reason | None:
    figure = table.figures.get(name)
    if figure is None:
        if name != NEW_CULTIST:
            return None
    elif figure.seat != seat:
        return Reason("AT-ORDER-01", "not-yours")
    elif not figure.ready:
        return Reason("AT-ORDER-09", "exhausted")
    if figure is None or not figure.cell:
        if not free_portals(table, seat):
            return Reason("AT-AMB-16", "portal-occupied")
        if not has_base(table, seat):
            return Reason("AT-BASE-01", "no-base")
    cost, power = cost_of(table, name), table.players[seat].power
    if cost > power:
        return Reason("AT-ORDER-02", "too-dear", {"price": cost, "have": power})
    return Reason("AT-CULTIST-03", "too-many-cultists") if figure is None else None


# --- An order -------------------------------------------------------------------------------------


def _in_order(table: Battleground, ask: Ask, family: str, name: str) -> Reason | None:
    chapter = table.chapter_of(ask.seat)
    assert isinstance(chapter, Activation)
    figure = table.figures[chapter.figure]
    if family == "to" and name in hexes(table).at:
        return _no_way(table, chapter, figure, name)
    if family == "hit" and name in table.figures:
        return _no_target(table, chapter, figure, table.figures[name])
    return None


def _no_way(table: Battleground, chapter: Activation, figure: Figure, cell: str) -> Reason:
    if chapter.moved:
        return Reason("AT-MOVE-06", "moved")
    if cell in table.at:
        return Reason("AT-MOVE-03", "occupied")
    if table.terrain.get(cell) == BARRIER:
        return Reason("AT-TERRAIN-ENCHANT-1", "barrier")
    if foreign_portal(table, figure.seat, cell):
        return Reason("AT-TERRAIN-PORTAL-3", "foreign-portal")
    if chapter.column or any(option == cell[0] for option in _columns(table)):
        return Reason("AT-MOVE-01", "column-first")
    return Reason("AT-MOVE-01", "too-far")


def _columns(table: Battleground) -> list[str]:
    """List the columns that are asked for before cells."""
    codes = [code for ask in table.asks for code in ask.codes()]
    return [code.removeprefix("column:") for code in codes if code.startswith("column:")]


def _no_target(table: Battleground, chapter: Activation, figure: Figure, target: Figure) -> Reason:
    flags = keywords(table, figure)
    if chapter.attacks >= attack_limit(flags):
        return Reason("AT-ORDER-04", "attacked")
    shot = _Shot(figure.side, (figure.cell,), flags & RANGED != 0)
    return _no_shot(table, shot, target)


# --- Sight ----------------------------------------------------------------------------------------


@value
class _Shot(Value):
    """Who could attack from which cells, and whether from afar."""

    side: SeatId
    cells: tuple[str, ...]
    ranged: bool


def _no_aim(table: Battleground, seat: SeatId, names: str) -> Reason | None:
    """Say why an order to a champion could not hit another, wherever it went."""
    name, _, aimed = names.partition("/")
    target, ahead = table.figures.get(aimed), preview(table, seat, name)
    if target is None or ahead is None or not ahead.ends or _hits(ahead, aimed):
        return None
    if ahead.attacks <= 0:
        return Reason("AT-ORDER-04", "attacked")
    figure = table.figures.get(name)
    side = seat if figure is None else figure.side
    ranged = figure is not None and has(table, figure, RANGED)
    return _no_shot(table, _Shot(side, tuple([end.cell for end in ahead.ends]), ranged), target)


def _hits(ahead: Outreach, aimed: str) -> bool:
    return any(blow.target == aimed for end in ahead.ends for blow in end.blows)


def _no_shot(table: Battleground, shot: _Shot, target: Figure) -> Reason:
    """Say what keeps a target safe: its side, its distance, or what stands in between."""
    if not table.enemies(shot.side, target.side):
        return Reason("AT-ATTACK-01", "ally")
    if not target.cell:
        return Reason("AT-DAMAGE-08", "off-board")
    far = hexes(table).far(target.cell)
    reach = RANGE if shot.ranged else 1
    near = [cell for cell in shot.cells if far[cell] <= reach]
    if near:
        return _hidden(table, shot.side, near[0], target.cell)
    rule = "AT-KEY-RANGED-1" if shot.ranged else "AT-ATTACK-01"
    away = min([far[cell] for cell in shot.cells])
    return Reason(rule, "out-of-reach", {"far": away, "reach": reach})


def _hidden(table: Battleground, side: SeatId, here: str, there: str) -> Reason:
    """Name whoever and whatever hides a target from a cell (AT-LOS-02)."""
    hiding = hexes(table).hiding(here, there, blockers(table, side, here))
    figures = tuple([table.at[cell] for cell in hiding if cell in table.at])
    cells = tuple([cell for cell in hiding if cell not in table.at])
    return Reason("AT-LOS-02", "hidden", {"cell": here, "figures": figures, "cells": cells})
