"""What begins and ends every turn, of players and of villains."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.rules.fighting import fall, hurt
from emberkeep.games.ascension_tactics.rules.orders import score_land
from emberkeep.games.ascension_tactics.rules.scenarios import after_score
from emberkeep.games.ascension_tactics.rules.scoring import score_turn
from emberkeep.games.ascension_tactics.rules.treasures import open_window
from emberkeep.games.ascension_tactics.state import Battleground, Figure
from emberkeep.games.ascension_tactics.tokens import CORRUPTION
from emberkeep.games.ascension_tactics.words import CORRUPTED
from emberkeep.kernel import SeatId


def open_turn(table: Battleground, seats: tuple[SeatId, ...]) -> None:
    """End what lasted until this turn; then the first moment for treasures (AT-AMB-60)."""
    table.tell("turn", seats=seats, number=table.turn)
    for figure in table.figures.values():
        if figure.lasting:
            figure.lasting = tuple([x for x in figure.lasting if x.until not in seats])
    for player in table.players:
        player.quiet = False
    open_window(table)


def close_turn(table: Battleground, seat: SeatId) -> None:
    """Score; then all damage and bonuses of this turn end together (AT-END-05, AT-AMB-10)."""
    score_turn(table, seat)
    after_score(table, seat)
    table.banners = ()
    for figure in table.figures.values():
        figure.damage = figure.strength = figure.defence = figure.speed = figure.keywords = 0


def corrupt(table: Battleground) -> None:
    """Corrupted land hurts all who stand on it (AT-TERRAIN-CORRUPT-2, AT-AMB-18)."""
    if CORRUPTED not in table.terrain.values():
        return
    standing = [f for f in table.figures.values() if on_corruption(table, f)]
    for figure in standing:
        hurt(table, figure, CORRUPTION, CORRUPTED)
    if standing:
        fallen = [figure for figure in fall(table, -1, CORRUPTED) if figure in standing]
        fallen.sort(key=lambda figure: figure.seat in table.group)  # AT-AMB-39
        for figure in fallen:
            score_land(table, figure.seat)


def on_corruption(table: Battleground, figure: Figure) -> bool:
    """Return whether the land hurts a champion (AT-TERRAIN-CORRUPT-4)."""
    return (
        bool(figure.cell)
        and table.terrain.get(figure.cell) == CORRUPTED
        and figure.seat != table.rules.villain
    )
