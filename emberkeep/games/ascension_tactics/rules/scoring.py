"""Glory, control of shrines and beacons, and victory (chapters End of turn, Terrain)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.scenarios import PLANS
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.words import SHRINE
from emberkeep.kernel import SeatId

RICH_SHRINE = "rich-shrine"
MANY_BEACONS = 4


def score(table: Battleground, seat: SeatId, points: int, source: str) -> None:
    """Give glory to a seat and its partners, and look whether that wins (AT-2V2-8, AT-AMB-79)."""
    if not points or table.over:
        return
    side_of = table.rules.side_of
    for at, player in enumerate(table.players):
        if side_of[at] == side_of[seat]:
            player.glory += points
            table.tell("score", seat=at, points=points, source=source)
    check_glory(table, seat)


def check_glory(table: Battleground, seat: SeatId) -> None:
    """End the match when a seat has the glory that the scenario asks for (AT-TURN-11)."""
    rules = table.rules
    target = rules.villain_target if seat == rules.villain else rules.target
    if target and table.players[seat].glory >= target and not table.over:
        win(table, seat, "glory")


def win(table: Battleground, seat: SeatId, reason: str) -> None:
    """End the match: a seat wins with its side."""
    table.end(winners=[seat], reason=reason, scores=[player.glory for player in table.players])


def shrines(table: Battleground) -> list[str]:
    return [cell for cell, kind in table.terrain.items() if kind in (SHRINE, RICH_SHRINE)]


def controller(table: Battleground, shrine: str) -> SeatId | None:
    """Find a seat of the side with the most champions on and around a shrine; none on a tie.

    (AT-TERRAIN-SHRINE-2, AT-TERRAIN-SHRINE-3, AT-AMB-22.)
    """
    most, holder = 0, -1
    for side, count in influence(table, shrine).items():
        if count >= most:
            most, holder = count, side if count > most else -1
    return None if holder < 0 else table.rules.side_of.index(holder)


def influence(table: Battleground, shrine: str) -> dict[int, int]:
    """Count the champions of each side on and around a shrine (AT-TERRAIN-SHRINE-2)."""
    side_of = table.rules.side_of
    counts: dict[int, int] = {}
    at = table.at
    for cell in (shrine, *PLANS[table.rules.scenario.id].hexes.links[shrine]):
        if cell in at:
            side = side_of[table.figures[at[cell]].seat]
            counts[side] = counts.get(side, 0) + 1
    return counts


def shrine_glory(table: Battleground, shrine: str) -> int:
    """Return what a shrine pays (AT-TERRAIN-SHRINE-1; the second picture: AT-TERRAIN-SHRINE-5)."""
    scenario = table.rules.scenario
    rich = table.terrain[shrine] == RICH_SHRINE
    return scenario.rich_shrine if rich else scenario.per_shrine


def score_turn(table: Battleground, seat: SeatId) -> None:
    """Score what a side controls at the end of its turn (AT-END-05)."""
    side = table.rules.side_of[seat]
    for shrine in shrines(table):
        holder = controller(table, shrine)
        if holder is not None and table.rules.side_of[holder] == side:
            score(table, seat, shrine_glory(table, shrine), "shrine")
    scenario = table.rules.scenario
    if scenario.per_beacon:
        count = beacons_of(table, seat)
        more = scenario.many_beacons if count >= MANY_BEACONS else 0
        score(table, seat, count * scenario.per_beacon + more, "beacon")


def beacons_of(table: Battleground, seat: SeatId) -> int:
    """Count the beacons that a side controls (AT-GLOSS-2)."""
    side_of = table.rules.side_of
    return len([1 for holder in table.beacons.values() if side_of[holder] == side_of[seat]])
