"""Who sees what in Hamlet, and what one can imagine of the rest."""

from __future__ import annotations

from emberkeep.kernel import Chance, Progress, SeatId, Value, value
from tests.toys.hamlet.state import Hamlet, Villager


@value
class VillagerView(Value):
    """What everybody sees of one player."""

    goods: tuple[tuple[str, int], ...]
    blades: int
    hired: tuple[str, ...]
    points: int


@value
class HamletView(Value):
    """What one seat sees; the hand is its own."""

    rounds: int
    villagers: tuple[VillagerView, ...]
    row: tuple[str, ...]
    hirelings: int
    blades: int
    scrap: tuple[int, ...]
    taken: tuple[tuple[str, SeatId], ...]
    hills: tuple[tuple[str, SeatId], ...]
    progress: tuple[Progress, ...]
    hand: tuple[int, ...]


def villager_view(villager: Villager) -> VillagerView:
    return VillagerView(
        tuple(villager.goods.items()),
        len(villager.hand),
        tuple(villager.hired),
        villager.points,
    )


def view(table: Hamlet, seat: SeatId | None) -> HamletView:
    return HamletView(
        rounds=table.rounds,
        villagers=tuple(villager_view(villager) for villager in table.villagers),
        row=tuple(table.row),
        hirelings=len(table.hirelings),
        blades=len(table.blades),
        scrap=tuple(table.scrap),
        taken=tuple(table.taken.items()),
        hills=tuple(table.hills.items()),
        progress=table.progress(),
        hand=() if seat is None else tuple(table.villagers[seat].hand),
    )


def deal_blades(table: Hamlet, seat: SeatId | None, chance: Chance) -> None:
    """Deal the blades anew that the seat does not see."""
    others = [villager for at, villager in enumerate(table.villagers) if at != seat]
    pool = table.blades.bag
    for villager in others:
        pool += villager.hand
    pool.sort()
    chance.shuffle(pool)
    for villager in others:
        villager.hand = [pool.pop() for _ in villager.hand]


def imagine(table: Hamlet, seat: SeatId | None, chance: Chance) -> Hamlet:
    twin = table.copy()
    deal_blades(twin, seat, chance)
    twin.hirelings.bag.sort()
    twin.veil(seat, chance)
    return twin
