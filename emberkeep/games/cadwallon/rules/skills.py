"""Skills that a character uses in its activation, for an AP or for nothing (5.3, 5.4)."""

from __future__ import annotations

from collections.abc import Sequence

from emberkeep.games.cadwallon.board import DISTANCES, LINKS, PENTAGRAMS, UNDERGROUND
from emberkeep.games.cadwallon.rules.exploring import peek, turn_up
from emberkeep.games.cadwallon.rules.figures import neighbours, put, put_guard
from emberkeep.games.cadwallon.rules.ledger import draw, pay
from emberkeep.games.cadwallon.rules.options import named, option
from emberkeep.games.cadwallon.sheet import Act, sheet_of
from emberkeep.games.cadwallon.state import BARRED, SKILLED, City, Figure
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state
from emberkeep.kernel.paths import Walk, reach

NEAR = 3
HEX = 2
CHARM = 2
FREE = "selka"  # whose skill costs nothing


def skill_options(table: City, figure: Figure) -> list[Option[Act]]:
    """List how a character can use its skill now, once a turn and on the main board."""
    if figure.used & SKILLED or figure.place in UNDERGROUND:
        return []
    paid = figure.row.price == "ap" and table.players[figure.seat].actions
    if not paid and figure.id != FREE:
        return []
    return [option("skill", target) for target in targets(table, figure)]


def rooftop_options(table: City, figure: Figure) -> list[Option[Act]]:
    """List the cards that can take Corvin over a wall in his Move (CAD-AMB-102)."""
    if figure.id != "corvin" or figure.used & (SKILLED | BARRED) or figure.place in UNDERGROUND:
        return []
    return [option("skill", card) for card in dict.fromkeys(table.players[figure.seat].hand)]


def targets(table: City, figure: Figure) -> list[str]:
    """List what the skill of a character can be used on."""
    match figure.id:
        case "leona":  # CAD-AMB-96, CAD-AMB-117
            return [name for name in neighbours(table, figure.place) if name != "isabeau"]
        case "valdur":  # CAD-AMB-100
            free = [place for place in PENTAGRAMS if place not in table.at]
            return free if figure.place in PENTAGRAMS else []
        case "veshra":  # CAD-AMB-109
            return _hexable(table, figure)
        case "elise":  # CAD-AMB-106
            far = DISTANCES[figure.place]
            return [guard for guard, place in table.guards.items() if far[place] <= NEAR]
        case "selka":  # CAD-AMB-103
            seen = table.players[figure.seat].seen
            rooms = [near for near in LINKS[figure.place] if near in table.covered]
            return [room for room in rooms if room not in seen]
    return []


def _hexable(table: City, figure: Figure) -> list[str]:
    """List the enemies near by who are not hexed yet."""
    far = DISTANCES[figure.place]
    return [
        other.id
        for other in table.figures.values()
        if other.seat != figure.seat and far.get(other.place, NEAR + 1) <= NEAR and not other.slowed
    ]


def use_skill(table: City, figure: Figure, target: str) -> bool:
    """Use a skill; return whether a Move in progress can go on."""
    if figure.id != FREE:
        pay(table, figure.seat, 1)
    figure.used |= SKILLED
    table.tell("skill", figure=figure.id, target=target)
    match figure.id:
        case "leona":
            return _swap(table, figure, target)
        case "valdur":
            put(table, figure, target)
        case "veshra":
            table.figures[target].slowed += HEX
        case "elise":
            table.call(Charm(figure.seat, target))
        case "selka":
            peek(table, figure.seat, target)
    return True


def _swap(table: City, figure: Figure, name: str) -> bool:
    """Swap with a figure; who comes into a room turns its token up (CAD-AMB-96, CAD-AMB-22)."""
    here = figure.place
    other = table.figures.get(name)
    there = table.guards[name] if other is None else other.place
    goes_on = there not in table.covered
    if other is None:
        del table.at[there]
        put(table, figure, there)
        put_guard(table, name, here)
    else:
        put(table, other, "")
        put(table, figure, there)
        put(table, other, here)
        turn_up(table, other)
    turn_up(table, figure)
    return goes_on


@state
class Charm(Procedure):
    """A guard goes up to two spaces and attacks nobody; it is no patrol (CAD-AMB-106)."""

    seat: SeatId
    guard: str

    script = ("choose",)

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "guard": self.guard}

    def choose(self, table: City) -> None:
        walk = Walk(CHARM, blocked={*table.at, *sheet_of(table).guards_shun(table)})
        options = [named(place) for place in reach(LINKS, table.guards[self.guard], walk).costs]
        about: dict[str, Fact] = {"guard": self.guard}
        table.ask(self.seat, "charm", options, self.chosen, about=about)

    def chosen(self, table: City, seat: SeatId, place: str) -> None:
        put_guard(table, self.guard, place)
        table.tell("charmed", guard=self.guard, place=place)


def heeds_pentagrams(figure: Figure) -> bool:
    """Return whether a character minds the pentagrams on its way now (CAD-AMB-116)."""
    return figure.id == "sienne" and not figure.used & (SKILLED | BARRED)


def heed_pentagrams(table: City, figure: Figure, places: Sequence[str]) -> None:
    """Sienne may draw a card where she comes to a pentagram, once a turn (CAD-AMB-116)."""
    if heeds_pentagrams(figure) and any(place in PENTAGRAMS for place in places):
        table.call(ArcaneThief(figure.id))


@state
class ArcaneThief(Procedure):
    """A pentagram is entered: a card may be drawn for it."""

    figure: str

    script = ("offer",)

    def public(self) -> dict[str, Fact]:
        return {"figure": self.figure}

    def offer(self, table: City) -> None:
        seat = table.figures[self.figure].seat
        table.ask(seat, "arcane-thief", [named("draw"), named("pass")], self.answered)

    def answered(self, table: City, seat: SeatId, answer: str) -> None:
        if answer == "draw":
            table.figures[self.figure].used |= SKILLED
            draw(table, seat)
