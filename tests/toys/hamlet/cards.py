"""Every component of Hamlet, and the options that name them."""

from __future__ import annotations

from emberkeep.kernel import Option, Value, value

NAMES = ("Ada", "Bo", "Cy", "Di")
GOODS = ("wood", "stone", "iron", "grain", "gold")
HILLS = ("crow", "goat", "hazel", "mist", "oak", "rook", "salt", "wolf")
BLADES = (1, 1, 2, 2, 3, 3, 4, 4, 5, 6) * 2
WORKERS = 3
ROW = 8
HAND = 4
NOBODY = -1


@value
class Hireling(Value):
    """Somebody to hire: what one costs, brings every round, and is worth at the end."""

    name: str
    cost: int
    brings: str
    points: int


HIRELINGS = {
    card.name: card
    for card in (
        Hireling(f"{trade}-{rank}", cost=rank, brings=good, points=2 * rank)
        for trade, good in zip(("carter", "mason", "smith", "miller", "reeve"), GOODS, strict=True)
        for rank in (1, 2, 3, 4)
    )
}

PASS = Option("pass", "")
GOOD = {good: Option(f"good:{good}", good) for good in GOODS}
HIRE = {name: Option(f"hire:{name}", name) for name in HIRELINGS}
HILL = {hill: Option(f"hill:{hill}", hill) for hill in HILLS}
BLADE = {blade: Option(f"blade:{blade}", blade) for blade in range(7)}  # 0 is a bluff
