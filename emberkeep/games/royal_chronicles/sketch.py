"""The outline of a position: what the hints judge, made from a table or from a view alike."""

from __future__ import annotations

from collections.abc import Sequence

from emberkeep.games.royal_chronicles.automa import bonus_of
from emberkeep.games.royal_chronicles.cards import CARDS, NECROPOLIS, UNDERWORLD, Necropolis, Unit
from emberkeep.games.royal_chronicles.state import RECRUITMENT, Player, Realm
from emberkeep.games.royal_chronicles.views import PlayerView, RoyalView
from emberkeep.kernel import SeatId, Value, value

SCORING = 0.8  # of the cards in the underworld, before two are taken back


@value
class Holding(Value):
    """What one seat has, as far as the seat that judges knows it."""

    automa: bool
    vp: int
    gold: int
    pieces: tuple[tuple[Unit, int], ...]
    buildings: tuple[tuple[str, int], ...]
    artifacts: tuple[Unit, ...]
    hand: tuple[Unit, ...]
    unseen: int
    kept: tuple[Unit, ...]
    kept_unseen: int
    spots: int


@value
class Sketch(Value):
    """The outline of a position."""

    round: int
    phase: int
    seats: tuple[Holding, ...]
    below: float


def sketch_of_table(table: Realm, seat: SeatId) -> Sketch:
    """Outline a table as a seat knows it."""
    solo = table.lich is not None
    seats = [
        _holding_of_table(player, solo or at == seat) for at, player in enumerate(table.players)
    ]
    below = 0.0
    if table.lich is not None and table.phase == RECRUITMENT:
        units = [card.unit for card in table.lich.underworld.cards()]
        below = payment(units, table.lich.open_row(), per_icon=table.rules.per_icon)
    return Sketch(table.round, table.phase, tuple(seats), below)


def payment(units: list[Unit], row: Sequence[Necropolis], *, per_icon: bool) -> float:
    """Guess what the underworld will pay the Lich King: two of nine cards are taken back."""
    paid = sum([bonus_of(unit, row, per_icon=per_icon) for unit in units])
    return paid * (SCORING if len(units) > UNDERWORLD else 1.0)


def _holding_of_table(player: Player, own: bool) -> Holding:  # noqa: FBT001
    hand, kept = player.hand, player.kept
    return Holding(
        automa=player.automa,
        vp=player.vp,
        gold=player.gold,
        pieces=tuple([(piece.card.unit, piece.tokens) for piece in player.pieces()]),
        buildings=tuple(player.buildings.items()),
        artifacts=tuple([card.unit for card in player.artifacts]),
        hand=tuple([card.unit for card in hand]) if own else (),
        unseen=0 if own else len(hand),
        kept=tuple([card.unit for card in kept]) if own else (),
        kept_unseen=0 if own else len(kept),
        spots=player.front_room() + player.back_room(),
    )


def sketch_of_view(view: RoyalView, seat: SeatId) -> Sketch:
    """Outline a view; it gives the same sketch as the table does."""
    solo = view.lich is not None
    seats = [_holding_of_view(player, solo or player.seat == seat) for player in view.players]
    below = 0.0
    if view.lich is not None and view.phase == RECRUITMENT:
        row = [NECROPOLIS[name] for name in view.lich.row if name]
        below = payment(list(_units(view.lich.underworld)), row, per_icon=view.per_icon)
    return Sketch(view.round, view.phase, tuple(seats), below)


def _holding_of_view(player: PlayerView, own: bool) -> Holding:  # noqa: FBT001
    kingdom = player.kingdom
    pieces = kingdom.front + kingdom.back
    return Holding(
        automa=player.automa,
        vp=player.vp,
        gold=player.gold,
        pieces=tuple([(CARDS[piece.card].unit, piece.tokens) for piece in pieces]),
        buildings=kingdom.buildings,
        artifacts=_units(kingdom.artifacts),
        hand=_units(player.hand),
        unseen=0 if own else player.hand_size,
        kept=_units(player.kept),
        kept_unseen=0 if own else player.kept_size,
        spots=kingdom.front_room + kingdom.back_room,
    )


def _units(names: tuple[str, ...]) -> tuple[Unit, ...]:
    return tuple([CARDS[name].unit for name in names])
