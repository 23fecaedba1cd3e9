"""What a kingdom makes: resources, income and strength (chapters Concepts, War, Income)."""

from __future__ import annotations

from typing import TypeAlias

from emberkeep.games.royal_chronicles.cards import BASIC_INCOME, BUILDINGS, Unit
from emberkeep.games.royal_chronicles.state import LEVEL_TWO, Piece, Player

Goods: TypeAlias = tuple[int, int, int]
"""Wood, food and ore."""

Lines: TypeAlias = list[tuple[str, int]]
"""Where a sum comes from: cards, buildings or words, each with its part."""


def resources(player: Player) -> Goods:
    """Count what the cards in play make; it is never spent (RC-BASE-CONCEPT-02, -03)."""
    wood = food = ore = 0
    for row, front in ((player.front, True), (player.back, False)):
        for piece in row:
            unit = piece.card.unit
            if unit.wood or unit.food or unit.ore:
                times = made(unit, piece.tokens, front)
                wood += unit.wood * times
                food += unit.food * times
                ore += unit.ore * times
    for name, level in player.buildings.items():
        building = BUILDINGS[name]
        wood += building.produces.wood
        food += building.produces.food
        ore += building.produces.ore
        if level == LEVEL_TWO:
            ore += building.produces_two.ore
    for card in player.artifacts:
        wood += card.unit.wood
        food += card.unit.food
        ore += card.unit.ore
    return wood, food, ore


def made(unit: Unit, tokens: int, front: bool) -> int:  # noqa: FBT001  # a row is one of two
    """Tell how many times a unit makes its resources where it stands."""
    match unit.when:
        case "always":
            return 1
        case "front":
            return int(front)
        case "back":
            return int(not front)
        case "token":
            return tokens
        case "aged":
            return int(tokens > 0)


# --- Income ---------------------------------------------------------------------------------------


def income(player: Player, goods: Goods) -> Lines:
    """List the gold of the Income phase (RC-BASE-INCOME-01)."""
    lines: Lines = [("basic", BASIC_INCOME)]
    food = goods[1]
    for piece in player.pieces():
        if 4 in piece.card.unit.phases:
            gold = earned(piece, goods)
            if gold:
                lines.append((piece.card.id, gold))
    buildings = player.buildings
    if "tavern" in buildings and food:
        lines.append(("tavern", food))
    if "temple" in buildings:
        lines.append(("temple", 2))
    if "port" in buildings:
        lines.append(("port", 1))
    if "treasury" in buildings:
        lines.append(("treasury", 1 + bool(player.artifacts)))
    if player.owns("bottomless-purse"):
        lines.append(("bottomless-purse-1", 1))
    short = -sum([gold for _, gold in lines])
    if short > 0:
        lines.append(("floor", short))  # income is not below 0
    return lines


def earned(piece: Piece, goods: Goods) -> int:
    """Count a unit's gold in the Income phase."""
    wood, food, _ = goods
    match piece.card.unit.id:
        case "cook":
            return food
        case "blacksmith" | "peddler":
            return 1
        case "giant-snake":
            return 3 if piece.tokens else 0
        case "master-alchemist":
            return wood
        case "smuggler":
            return kinds(goods)
        case "mercenary":
            return -1
        case _:
            return 0


def kinds(goods: Goods) -> int:
    """Count the different resources."""
    wood, food, ore = goods
    return (wood > 0) + (food > 0) + (ore > 0)


def gold_income(player: Player, goods: Goods) -> int:
    return sum([gold for _, gold in income(player, goods)])


# --- Strength -------------------------------------------------------------------------------------


def unit_strengths(player: Player, goods: Goods) -> tuple[list[int], list[int]]:
    """Count every unit's current strength, Front and Back (RC-BASE-WAR-02)."""
    front = [current(player, piece, goods, player.front) for piece in player.front]
    back = [current(player, piece, goods, player.back) for piece in player.back]
    if "arena" in player.buildings:
        cheer(player, front)
    return front, back


def cheer(player: Player, front: list[int]) -> None:
    """Let the Arena help the strongest Front unit that can fight, the leftmost of several."""
    fighters = [at for at, piece in enumerate(player.front) if can_fight(piece, front=True)]
    if fighters:
        front[max(fighters, key=front.__getitem__)] += 1  # RC-AMB-45


def current(player: Player, piece: Piece, goods: Goods, row: list[Piece]) -> int:
    """Count a unit's strength with all that modifies it now."""
    unit = piece.card.unit
    printed = unit.strength or 0
    return modified(player, piece, goods, row) if unit.variable else printed


def modified(  # noqa: C901, PLR0912  # a line a card
    player: Player, piece: Piece, goods: Goods, row: list[Piece]
) -> int:
    """Count a strength that is printed with an asterisk."""
    _, food, ore = goods
    tokens = piece.tokens
    printed = piece.card.unit.strength or 0
    match piece.card.unit.id:
        case "militiaman" | "salamander":
            return printed + tokens
        case "cerberus":
            return 3 if food else printed
        case "giant-snake":
            return 0 if tokens else printed
        case "colossus":
            return 7 if tokens else printed
        case "ogre":
            return printed + gold_income(player, goods)  # RC-BASE-INCOME-02, RC-AMB-54
        case "manticore" | "leviathan":
            return printed + 2 * food
        case "dragon":
            return 7 if ore else printed
        case "strategist":
            return printed + tokens_in(player)
        case "relic-of-war":
            return printed + 2 * tokens
        case "gatekeeper":
            return printed + player.level_two()
        case "duellist":
            return 4 if row is player.front and len(row) == 1 else printed
        case "hermit":
            return 4 if len(row) == 1 else printed
        case "paladin-of-legend":
            return printed + len(player.artifacts)
        case _:
            return printed


def tokens_in(player: Player) -> int:
    """Count the age tokens in a kingdom."""
    return sum([piece.tokens for piece in player.front]) + sum([p.tokens for p in player.back])


def can_fight(piece: Piece, *, front: bool) -> bool:
    """Front units fight, some from the Back; an aged Leviathan never (RC-BASE-WAR-01)."""
    unit = piece.card.unit
    if piece.tokens and unit.id == "leviathan":
        return False
    return front or unit.ranged


def strength(player: Player, goods: Goods) -> Lines:
    """List what a kingdom's strength is made of (RC-BASE-WAR-01)."""
    front, back = unit_strengths(player, goods)
    lines: Lines = []
    for piece, number in zip(player.front, front, strict=True):
        if can_fight(piece, front=True):
            lines.append((piece.card.id, number))
    helper, most = "", -1
    for piece, number in zip(player.back, back, strict=True):
        if can_fight(piece, front=False):
            lines.append((piece.card.id, number))
        elif number > most and can_fight(piece, front=True):
            helper, most = piece.card.id, number
    buildings = player.buildings
    if helper and "watchtower" in buildings:
        lines.append((helper, most))
    if "barracks" in buildings and goods[0]:
        lines.append(("barracks", goods[0]))
    if "castle" in buildings and player.back:
        lines.append(("castle", len(player.back)))
    if player.owns("dragonfang"):
        lines.append(("dragonfang-1", 2))
    return lines


def total(lines: Lines) -> int:
    return sum([part for _, part in lines])


def strength_of(player: Player) -> int:
    """Add up a kingdom's strength as it stands now."""
    return total(strength(player, resources(player)))
