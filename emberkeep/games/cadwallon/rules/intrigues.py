"""Intrigues: drawn for an AP, shown and paid as soon as they are fulfilled (CAD-AMB-191)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.board import (
    CARAVANSERAI,
    DORMITORY,
    INTRIGUE_SET,
    LABORATORY,
    LIBRARY,
    STUDY,
    TREASURY,
)
from emberkeep.games.cadwallon.equipment import EQUIPMENT
from emberkeep.games.cadwallon.intrigues import INTRIGUES
from emberkeep.games.cadwallon.rules.ledger import gain, learn, owe, pay
from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import BY_TUNNEL, ESCAPED, City, Figure
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
    for figure in table.figures.values():  # a generator takes twice as long
        if figure.seat == seat and figure.place in INTRIGUE_SET:
            return True
    return False


def buy_intrigue(table: City, seat: SeatId) -> None:
    """Draw an Intrigue for an AP; it is nobody's action."""
    pay(table, seat, 1)
    draw_intrigue(table, seat)
    sheet_of(table).intrigue_drawn(table, seat)


def draw_intrigue(table: City, seat: SeatId) -> None:
    """Draw an Intrigue, of which nobody else knows anything yet."""
    if table.intrigues:
        player = table.players[seat]
        player.intrigues.append(table.chance.take(table.intrigues))
        player.cleared = ()
        table.tell("intrigue.drawn", seat=seat)


# --- At once --------------------------------------------------------------------------------------


def show_fulfilled(table: City) -> None:
    """Show all Intrigues whose conditions hold, and pay for them (CAD-AMB-46)."""
    for player in table.players:
        if player.intrigues:
            for seat, name in holding(table):
                fulfil(table, seat, name)
            return


def fulfil(table: City, seat: SeatId, name: str) -> None:
    """A condition is met: whoever holds the card shows it; of others all know that they do not."""
    player = table.players[seat]
    if not player.intrigues or name in player.cleared:
        return
    table.reveal()
    player.cleared = (*player.cleared, name)
    if name in player.intrigues:
        show(table, seat, name)


def show(table: City, seat: SeatId, name: str) -> None:
    """Show an Intrigue, take the reward, put it into the box (CAD-INTRIGUE-03)."""
    row = INTRIGUES[name]
    table.players[seat].intrigues.remove(name)
    table.tell("intrigue.shown", seat=seat, intrigue=name)
    gain(table, seat, row.reward, "intrigue")
    learn(table, seat, row.experience)


BY_PLACE = {
    LIBRARY: "in-01",
    TREASURY: "in-02",
    CARAVANSERAI: "in-03",
    LABORATORY: "in-04",
    DORMITORY: "in-05",
    STUDY: "in-06",
}
PLACES: Final[tuple[str, ...]] = tuple(BY_PLACE)
TURNED = 5
GEARED = 3
FULL_HAND = 6


def holding(table: City) -> list[tuple[SeatId, str]]:
    """List for whom the conditions of Intrigues hold now, whether they have the card or not."""
    found = []
    at = table.at
    for place in PLACES:
        if place in at:
            figure = table.figures.get(at[place])
            if figure is not None and _suffices(table, figure, BY_PLACE[place]):
                found.append((figure.seat, BY_PLACE[place]))
    for seat, player in enumerate(table.players):
        if player.turned >= TURNED:
            found.append((seat, "in-11"))
    if len(table.equipment) <= len(EQUIPMENT) - GEARED:
        owners = [figure.seat for figure in table.figures.values() if figure.gear]
        many = [seat for seat in owners if owners.count(seat) >= GEARED]
        if many:
            found += [(seat, "in-12") for seat in dict.fromkeys(many)]
    return found


def _suffices(table: City, figure: Figure, name: str) -> bool:
    """Return whether a character is where an Intrigue wants it with what it wants."""
    loot = figure.loot
    match name:
        case "in-01":
            return SCROLL in loot
        case "in-02":
            return KEYS in loot
        case "in-03":
            return len(loot) >= MANY
        case "in-04":
            others = [f for f in table.figures.values() if f.seat != figure.seat and f.place]
            return any(other.wounds for other in others)
        case "in-05":
            return RING in loot or BRACELET in loot
    return len(table.players[figure.seat].hand) >= FULL_HAND


MANY = 2  # treasures of one character

# --- At the end -----------------------------------------------------------------------------------


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
