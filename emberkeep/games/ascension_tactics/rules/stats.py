"""What a champion is worth at this moment: strength, defence, speed, keywords, cost of an order."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.conditions import (
    AtGoal,
    Carried,
    Condition,
    Near,
    On,
    Played,
    Threat,
)
from emberkeep.games.ascension_tactics.moments import Aura, While
from emberkeep.games.ascension_tactics.rows import Champion
from emberkeep.games.ascension_tactics.scenarios import PLANS
from emberkeep.games.ascension_tactics.state import Battleground, Figure, Player
from emberkeep.games.ascension_tactics.words import (
    BY_PLAYED,
    BY_ROW,
    DOUBLE_DAMAGE,
    ENCHANTED,
    FREE,
    Bonus,
    Effect,
)
from emberkeep.kernel import SeatId

CIRCLE_BONUS = Bonus(strength=3, defence=3)  # AT-TOKEN-CIRCLE-2, AT-AMB-02
LEAST_BY_ROW = 3  # AT-AMB-148
MOST_BY_ROW = 8


def strength(table: Battleground, figure: Figure) -> int:
    """Return the current strength (AT-CONSTR-01, AT-PLAY-08)."""
    row = figure.row
    total = row.strength + figure.strength
    for bonus in bonuses(table, figure):
        total += bonus.strength
    if row.keywords & (BY_PLAYED | BY_ROW):
        total += _by_price(table, figure)
    return total


def damage_of(table: Battleground, figure: Figure) -> int:
    """Return the damage a blow of this champion deals (AT-ATTACK-01, AT-AMB-88)."""
    return arms(table, figure)[1]


def arms(table: Battleground, figure: Figure) -> tuple[int, int]:
    """Return the keywords of a champion and the damage of its blow, looked up together."""
    row = figure.row
    flags = row.keywords | figure.keywords
    total = row.strength + figure.strength
    for bonus in bonuses(table, figure):
        flags |= bonus.keywords
        total += bonus.strength
    if row.keywords & (BY_PLAYED | BY_ROW):
        total += _by_price(table, figure)
    return flags, total * 2 if flags & DOUBLE_DAMAGE else total


def defence(table: Battleground, figure: Figure) -> int:
    total = figure.row.defence + figure.defence
    for bonus in bonuses(table, figure):
        total += bonus.defence
    return total


def speed(table: Battleground, figure: Figure) -> int:
    return pace(table, figure)[1]


def pace(table: Battleground, figure: Figure) -> tuple[int, int]:
    """Return the keywords and the speed of a champion, looked up together."""
    flags = figure.row.keywords | figure.keywords
    total = figure.row.speed + figure.speed
    for bonus in bonuses(table, figure):
        flags |= bonus.keywords
        total += bonus.speed
    return flags, total


def keywords(table: Battleground, figure: Figure) -> int:
    """Return the keywords as flags: more copies of one add nothing (AT-KEY-DOUBLE-4)."""
    flags = figure.row.keywords | figure.keywords
    for bonus in bonuses(table, figure):
        flags |= bonus.keywords
    return flags


def has(table: Battleground, figure: Figure, keyword: int) -> bool:
    return keywords(table, figure) & keyword != 0


def affordable(table: Battleground, figure: Figure, power: int) -> bool:
    """Return whether something makes an order cheap enough that is too dear as printed."""
    if figure.row.parts.cheap or figure.keywords & FREE or figure.lasting or table.banners:
        return order_cost(table, figure) <= power
    for construct in figure.constructs:
        if construct.parts.cheap:
            return order_cost(table, figure) <= power
    return False


def order_cost(table: Battleground, figure: Figure) -> int:
    """Return what an order costs now, never less than nothing (AT-ORDER-02, AT-CARD-EYE-1)."""
    cost = figure.row.order
    flags = figure.row.keywords | figure.keywords
    for bonus in bonuses(table, figure):
        cost += bonus.order
        flags |= bonus.keywords
    return 0 if flags & FREE else max(0, cost)


def is_rooted(table: Battleground, villain: Figure) -> bool:
    """Return whether the place of a villain adds to it, or might elsewhere."""
    if villain.row.parts.rooted or table.circle_of == villain.seat:
        return True
    if table.rules.scenario.enchanted is not None:
        return True
    return any(_auras(figure.row) for figure in table.onboard(villain.seat))


def bonuses(table: Battleground, figure: Figure) -> list[Bonus]:
    """List what is added to a champion now, besides what lasts to the end of the turn."""
    found: list[Bonus] = []
    row = figure.row
    if row.parts.passive:
        _add_passive(table, figure, row.parts.passive, found)
    constructs = figure.constructs if not figure.of else table.card_of(figure).constructs
    for construct in constructs:
        parts = construct.parts
        found.append(parts.bonus)
        if parts.passive and not row.villain:
            _add_passive(table, figure, parts.passive, found)
    if figure.lasting:
        found += [lasting.bonus for lasting in figure.lasting]
    if table.banners:
        found += [b.bonus for b in table.banners if b.seat == figure.side and b.bearer != figure.id]
    if figure.cell and (table.circle or table.villains or table.rules.scenario.enchanted):
        _add_ground(table, figure, found)
    return found


def _add_passive(
    table: Battleground, figure: Figure, passive: tuple[Effect, ...], found: list[Bonus]
) -> None:
    found += [
        effect.bonus
        for effect in passive
        if isinstance(effect, While) and holds(table, effect.condition, figure.side, figure)
    ]


def _add_ground(table: Battleground, figure: Figure, found: list[Bonus]) -> None:
    """Add what the cell gives: the circle, enchanted land, a neighbour's aura."""
    cell = figure.cell
    if cell == table.circle and figure.seat == table.circle_of:
        found.append(CIRCLE_BONUS)
    scenario = table.rules.scenario
    if scenario.enchanted is not None and table.terrain.get(cell) == ENCHANTED:
        found.append(scenario.enchanted)
    if table.villains is not None and figure.seat == table.villains.seat:
        for neighbour in PLANS[scenario.id].hexes.links[cell]:
            other = table.at.get(neighbour)
            if other is not None and table.figures[other].seat == figure.seat:
                found += _auras(table.figures[other].row)


def _auras(row: Champion) -> list[Bonus]:
    return [effect.bonus for effect in row.parts.passive if isinstance(effect, Aura)]


def _by_price(table: Battleground, figure: Figure) -> int:
    """Strength from the dearest card played, or showing in the row (AT-AMB-46, AT-AMB-148)."""
    if figure.row.keywords & BY_PLAYED:
        return max([card.cost for card in table.players[figure.side].tally], default=0)
    prices = [card.cost for card in table.row if card is not None and card.kind != "monster"]
    return min(MOST_BY_ROW, max([LEAST_BY_ROW, *prices]))


# --- Conditions -----------------------------------------------------------------------------------


def holds(
    table: Battleground, condition: Condition, seat: SeatId, figure: Figure | None = None
) -> bool:
    """Return whether a condition of a row holds now (AT-AMB-64)."""
    if isinstance(condition, Played):
        return _played(table.players[seat], condition)
    if isinstance(condition, Threat):
        return table.villains is not None and table.villains.threat >= condition.level
    if isinstance(condition, Carried):
        return carried(table, seat) >= condition.count
    assert figure is not None
    return bool(figure.cell) and _stands(table, condition, figure)


def _stands(table: Battleground, condition: Condition, figure: Figure) -> bool:
    """Return whether a champion stands where a condition wants it."""
    hexes = PLANS[table.rules.scenario.id].hexes
    if isinstance(condition, On):
        return table.terrain.get(figure.cell) == condition.terrain
    if isinstance(condition, Near):
        around = (figure.cell, *hexes.links[figure.cell])
        return any(table.terrain.get(cell) == condition.terrain for cell in around)
    assert isinstance(condition, AtGoal)
    goals = table.villains.goals_of(figure.id) if table.villains is not None else []
    return any(hexes.distance(figure.cell, goal) <= 1 for goal in goals)


def _played(player: Player, condition: Played) -> bool:
    """Return whether such a card was played this turn, at its printed price (AT-AMB-76)."""
    for card in player.tally:
        if (
            condition.faction in ("", card.faction)
            and condition.kind in ("any", card.kind)
            and card.cost >= condition.cost
        ):
            return True
    return False


def carried(table: Battleground, seat: SeatId) -> int:
    """Count the constructs under all champions of a player (AT-AMB-116)."""
    return sum([len(figure.constructs) for figure in table.figures_of(seat)])
