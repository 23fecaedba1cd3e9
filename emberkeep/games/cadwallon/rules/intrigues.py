"""Intrigues: drawn for an AP, shown and paid as soon as they are fulfilled (CAD-AMB-191)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import (
    CARAVANSERAI,
    DORMITORY,
    INTRIGUE_PLACES,
    LABORATORY,
    LIBRARY,
    STUDY,
    TREASURY,
)
from emberkeep.games.cadwallon.intrigues import INTRIGUES
from emberkeep.games.cadwallon.rules.ledger import gain, learn, owe, pay
from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import BY_TUNNEL, ESCAPED, City
from emberkeep.games.cadwallon.tokens import (
    BRACELET,
    KEYS,
    MOST_INTRIGUES,
    RING,
    SCROLL,
    TREASURES,
)
from emberkeep.kernel import SeatId


def may_draw(table: City, seat: SeatId) -> bool:
    """Return whether a player may draw an Intrigue now (CAD-INTRIGUE-07, CAD-AMB-45)."""
    player = table.players[seat]
    if not table.intrigues or player.actions < 1 or len(player.intrigues) >= MOST_INTRIGUES:
        return False
    return any(figure.place in INTRIGUE_PLACES for figure in table.gang(seat))


def buy_intrigue(table: City, seat: SeatId) -> None:
    """Draw an Intrigue for an AP; it is nobody's action."""
    pay(table, seat, 1)
    draw_intrigue(table, seat)
    sheet_of(table).intrigue_drawn(table, seat)


def draw_intrigue(table: City, seat: SeatId) -> None:
    if table.intrigues:
        table.players[seat].intrigues.append(table.chance.take(table.intrigues))
        table.tell("intrigue.drawn", seat=seat)


def show_fulfilled(table: City) -> None:
    """Show all Intrigues whose conditions hold, and pay for them (CAD-AMB-46)."""
    for seat, player in enumerate(table.players):
        for name in player.intrigues[:]:
            if not INTRIGUES[name].at_end and holds_now(table, seat, name):
                show(table, seat, name)


def show(table: City, seat: SeatId, name: str) -> None:
    """Show an Intrigue, take the reward, put it into the box (CAD-INTRIGUE-03)."""
    row = INTRIGUES[name]
    table.players[seat].intrigues.remove(name)
    table.tell("intrigue.shown", seat=seat, intrigue=name)
    gain(table, seat, row.reward, "intrigue")
    learn(table, seat, row.experience)


CARRIED_TO = {
    "in-01": (LIBRARY, (SCROLL,)),
    "in-02": (TREASURY, (KEYS,)),
    "in-05": (DORMITORY, (RING, BRACELET)),
}


def holds_now(table: City, seat: SeatId, name: str) -> bool:
    """Return whether the condition of an immediate Intrigue holds, as far as it is a state."""
    gang = table.gang(seat)
    if name in CARRIED_TO:
        room, kinds = CARRIED_TO[name]
        return any(f.place == room and any(k in kinds for k in f.loot) for f in gang)
    if name == "in-03":
        return any(f.place == CARAVANSERAI and len(f.loot) >= 2 for f in gang)
    if name == "in-04":
        wounded = any(f.wounds and f.seat != seat and f.place for f in table.figures.values())
        return wounded and any(f.place == LABORATORY for f in gang)
    if name == "in-06":
        return len(table.players[seat].hand) >= 6 and any(f.place == STUDY for f in gang)
    if name == "in-11":
        return table.players[seat].turned >= 5
    return name == "in-12" and len([f for f in gang if f.gear]) >= 3


def fulfil(table: City, seat: SeatId, name: str) -> None:
    """Something has happened that fulfils an Intrigue, if the player holds it."""
    if name in table.players[seat].intrigues:
        show(table, seat, name)


def score_at_end(table: City) -> None:
    """Score what is for the end of the game, on the same final state (CAD-AMB-91)."""
    due = [
        (seat, name, holds_at_end(table, seat, name))
        for seat, player in enumerate(table.players)
        for name in player.intrigues
        if INTRIGUES[name].at_end
    ]
    for seat, name, fulfilled in due:
        row = INTRIGUES[name]
        table.tell("intrigue.end", seat=seat, intrigue=name, fulfilled=fulfilled)
        if fulfilled:
            gain(table, seat, row.reward, "intrigue")
        else:
            owe(table, seat, row.penalty, "intrigue")


def holds_at_end(table: City, seat: SeatId, name: str) -> bool:
    """Return whether the condition of an Intrigue for the end of the game holds."""
    mine = [figure for figure in table.figures.values() if figure.seat == seat]
    out = [figure for figure in mine if figure.fate in {ESCAPED, BY_TUNNEL}]
    loot = [kind for figure in out for kind in figure.loot]
    left = (seat + 1) % len(table.players)
    return {
        "in-13": len(out) == len(mine),
        "in-14": len([kind for kind in loot if TREASURES[kind].price]) >= 6,
        "in-15": table.players[seat].experience >= 3,
        "in-16": bool(table.gang(left)),
        "in-17": loot.count(RING) >= 2,
        "in-18": loot.count(SCROLL) >= 2,
        "in-19": any(figure.fate == BY_TUNNEL for figure in mine),
        "in-20": not table.players[seat].jailed,
    }[name]
