"""What is worth counting about finished matches: for the balance report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from emberkeep.games.royal_chronicles.cards import CARDS, LICH_ROWS
from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.kernel import Event, Fact, SeatId, Setting

Row: TypeAlias = tuple[str, str, int, Mapping[str, Setting]]
Finding: TypeAlias = tuple[str, str, str, SeatId, float]

LICH_SOURCES = ("instant", "underworld", "black", "purple")


class RoyalReport:
    """What the lab asks about Royal Chronicles."""

    def rows(self) -> list[Row]:
        return _rows()

    def extra_rows(self) -> list[Row]:
        return _extra_rows()

    def hardest_last(self) -> list[list[str]]:
        """List rows in which people should win less and less often."""
        levels = [_level(number) for number in range(5)]
        return [levels, *[["solo, basic", f"solo, {row.name}"] for row in LICH_ROWS]]

    def by_choice(self) -> list[str]:
        """List what players choose for themselves: printed cards need not be equally good."""
        return ["building of level I", "building of level II", "deployed"]

    def findings(self, table: Realm) -> list[Finding]:
        """Tell all that is worth counting about a finished match."""
        return [*_traits(table), *_points(table), *_told(table)]


def _level(number: int) -> str:
    return "solo, basic" if not number else f"solo, {number} Lich King cards"


def _rows() -> list[Row]:
    """List the ways to play that are worth comparing."""
    listed: list[Row] = [(f"{n} players", "standard", n, {}) for n in (2, 3, 4, 5)]
    listed += [(_level(n), "solo", 1, {"lich-cards": n}) for n in range(5)]
    listed += [(f"solo, {row.name}", "solo", 1, {row.id: True}) for row in LICH_ROWS]
    return listed


def _extra_rows() -> list[Row]:
    """List more of them, which are played when everything is asked for."""
    both: dict[str, Setting] = {"expansions": "both"}
    listed: list[Row] = [(f"{n} players, both", "standard", n, both) for n in (2, 4)]
    listed += [
        (f"{n} players, {name}", "standard", n, {"expansions": name})
        for n in (2, 4)
        for name in ("gates", "forge")
    ]
    listed += [(f"{n} players", "grand", n, {}) for n in (6, 7)]
    listed += [(f"solo, {name}", "solo", 1, {"expansions": name}) for name in ("gates", "both")]
    return listed


def _traits(table: Realm) -> Iterator[Finding]:
    """Who sat where, and who built what."""
    for seat in table.people():
        yield "trait", "seat", str(seat + 1), seat, 1
        for name, level in table.players[seat].buildings.items():
            yield "trait", f"building of level {'I' * level}", name, seat, 1


def _points(table: Realm) -> Iterator[Finding]:
    """Where the points came from."""
    for seat, player in enumerate(table.players):
        if player.automa:
            for name, number in player.sources.items():
                key = name if name in LICH_SOURCES else "his cards"
                yield "amount", "Lich King's points by source", key, seat, number
            continue
        by_kind = {"war": 0, "buildings": 0, "units": 0}
        for name, number in player.sources.items():
            by_kind[_kind(name)] += number
        for key, number in by_kind.items():
            yield "amount", "points by source", key, seat, number
        yield "amount", "gold left", "at the end", seat, player.gold


def _kind(source: str) -> str:
    if source == "war":
        return "war"
    return "units" if f"{source}-1" in CARDS else "buildings"


def _told(table: Realm) -> Iterator[Finding]:
    """Which units were deployed, and which wars won."""
    round_ = "0"
    for event in table.log:
        match event.kind:
            case "phase":
                round_ = str(event.facts["round"])
            case "deployed":
                yield from _deployed(event)
            case "war":
                won = bool(event.facts["won"])
                yield "trial", "war won in round", round_, _seat(event), float(won)


def _deployed(event: Event) -> Iterator[Finding]:
    """Tell what became of every card in hand: was it deployed; and who had it."""
    seat = _seat(event)
    placed = [*_names(event.facts["placed"]), *_names([event.facts["artifact"]])]
    for name in placed:
        design = CARDS[name].unit.id
        yield "trial", "card is deployed", design, seat, 1.0
        yield "trait", "deployed", design, seat, 1
    for name in _names(event.facts["discarded"]):
        yield "trial", "card is deployed", CARDS[name].unit.id, seat, 0.0


def _names(fact: Fact) -> list[str]:
    assert isinstance(fact, Sequence)
    return [str(name) for name in fact if name]


def _seat(event: Event) -> SeatId:
    seat = event.facts["seat"]
    assert isinstance(seat, int)
    return seat
