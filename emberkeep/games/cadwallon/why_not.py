"""Why something on the board is not an option now: a rule, a word for the reason, its facts.

Computed when somebody asks, and never in play. It looks only at what the seat may know. A code
stands for the thing that bears it.
"""

from __future__ import annotations

from emberkeep.games.cadwallon.arcana import ARCANA
from emberkeep.games.cadwallon.board import LINKS, PRISON, UNDERGROUND
from emberkeep.games.cadwallon.missions import MISSIONS
from emberkeep.games.cadwallon.rules.activation import CHESTS, Activation
from emberkeep.games.cadwallon.rules.chests import chests_at, pick_price, smash_price
from emberkeep.games.cadwallon.rules.figures import neighbours
from emberkeep.games.cadwallon.rules.options import OUT
from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import ACTED, DONE, MOVED, City, Figure
from emberkeep.games.cadwallon.tokens import EQUIPMENT_PRICE, MISSION_PRICE
from emberkeep.kernel import Ask, Reason, SeatId

OVER = Reason("CADB-END-01", "over")

QUESTIONS = {
    "turn": "CADB-TURN-02",
    "act": "CADB-TURN-05",
    "way": "CAD-MOVE-03",
    "patrol": "CADB-MILITIA-01",
    "patrol.move": "CADB-MILITIA-01",
    "portcullis": "CADB-ALARM-02",
    "react": "CADB-ARCANA-03",
    "fight.card": "CADB-FIGHT-02",
    "fight.reroll": "CAD-AMB-70",
    "fight.steal": "CADB-FIGHT-05",
    "flight": "CADB-FIGHT-06",
    "surplus": "CADB-CHEST-06",
    "exchange": "CAD-MOVE-03",
    "mercenary": "CAD-MERC-04",
    "deploy": "CADB-SETUP-08",
    "deploy.gate": "CADB-SETUP-08",
    "equipment": "CAD-EXPLORE-09",
}
"""The rule behind a question, where nothing more can be said than that it comes first."""


def why_wait(table: City, seat: SeatId) -> Reason:
    """Say for whom a seat waits that has nothing to decide."""
    return Reason("CADB-TURN-02", "not-asked", {"seats": tuple(table.asked())})


def why_no_option(table: City, ask: Ask, code: str) -> Reason:
    """Say what is in the way of something, or which question comes first."""
    found: Reason | None = None
    if ask.prompt == "turn":
        found = _in_turn(table, ask.seat, code)
    elif ask.prompt == "act":
        found = _in_activation(table, ask, code)
    return found or Reason(QUESTIONS.get(ask.prompt, "CADB-TURN-02"), "first")


# --- The turn -------------------------------------------------------------------------------------


def _in_turn(table: City, seat: SeatId, code: str) -> Reason | None:
    kind, _, name = code.partition(":")
    if code in table.figures:
        return _asleep(table, seat, table.figures[code])
    if kind == "mission" and name in MISSIONS:
        return _no_mission(table, seat, name)
    if kind == "card" and name in ARCANA:
        return _no_card(table, seat, name)
    if code == "buy":
        have = table.players[seat].experience
        return Reason(
            "CAD-XP-08", "too-little-experience", {"price": EQUIPMENT_PRICE, "have": have}
        )
    return Reason("CADB-TURN-05", "activate-first") if code in LINKS else None


def _asleep(table: City, seat: SeatId, figure: Figure) -> Reason | None:
    if figure.seat != seat:
        return Reason("CADB-TURN-05", "not-yours")
    if not figure.place:
        return Reason("CADB-ALARM-06", "gone")
    if figure.wounds:
        return Reason("CAD-WOUND-04", "wounded", {"wounds": figure.wounds})
    if figure.used & DONE:
        return Reason("CADB-TURN-05", "activated")
    return _too_dear(table, seat, 1)


def _no_mission(table: City, seat: SeatId, name: str) -> Reason:
    if name not in table.missions:
        return Reason("CADB-MISSION-05", "not-open")
    if table.players[seat].mission:
        return Reason("CADB-MISSION-02", "one-mission")
    return _too_dear(table, seat, MISSION_PRICE) or Reason("CADB-MISSION-03", "treasures-missing")


def _no_card(table: City, seat: SeatId, name: str) -> Reason:
    if name not in table.players[seat].hand:
        return Reason("CADB-ARCANA-02", "not-in-hand")
    return Reason("CADB-ARCANA-02", "no-moment")


def _too_dear(table: City, seat: SeatId, price: int) -> Reason | None:
    have = table.players[seat].actions
    facts = {"price": price, "have": have}
    return Reason("CADB-TURN-03", "too-few-actions", facts) if have < price else None


# --- An activation --------------------------------------------------------------------------------


def _in_activation(table: City, ask: Ask, code: str) -> Reason | None:
    chapter = table.chapter_of(ask.seat)
    assert isinstance(chapter, Activation)
    figure = table.figures[chapter.figure]
    kind, _, name = code.partition(":")
    if code in LINKS or code == OUT:
        return _no_way(table, chapter, figure, code)
    if kind in CHESTS:
        return _no_chest(table, figure, code)
    if kind == "attack" and name in table.figures:
        return _no_victim(table, figure, table.figures[name])
    if kind == "card" and name in ARCANA:
        return _no_card(table, ask.seat, name)
    return None


def _no_way(table: City, chapter: Activation, figure: Figure, place: str) -> Reason:
    if figure.place == PRISON:
        return Reason("CAD-PRISON-03", "prison")
    if figure.used & MOVED and not chapter.pace.open:
        return Reason("CADB-TURN-05", "moved")
    if place == OUT and not table.alarm:
        return Reason("CADB-ALARM-01", "no-alarm", {"round": sheet_of(table).alarm})
    if place in table.at:
        return Reason("CADB-MOVE-02", "occupied")
    dear = _too_dear(table, figure.seat, 1)
    if dear is not None and not figure.used & MOVED:
        return dear
    return Reason("CADB-MOVE-01", "too-far")


def _no_chest(table: City, figure: Figure, code: str) -> Reason | None:
    chests = chests_at(table, figure.place)
    if not chests:
        return Reason("CADB-CHEST-01", "no-chest")
    if figure.used & ACTED:
        return Reason("CADB-TURN-05", "acted")
    smashes = code.startswith("smash")
    price = smash_price(table, figure, chests[0]) if smashes else pick_price(table, chests[0])
    return _too_dear(table, figure.seat, price)


def _no_victim(table: City, figure: Figure, target: Figure) -> Reason:
    if target.seat == figure.seat:
        return Reason("CADB-FIGHT-07", "friend")
    if figure.used & ACTED:
        return Reason("CADB-TURN-05", "acted")
    if figure.place in UNDERGROUND or target.id not in neighbours(table, figure.place):
        return Reason("CADB-FIGHT-01", "not-next-to")
    dear = _too_dear(table, figure.seat, 1)
    return dear or Reason("CADB-FIGHT-01", "truce")
