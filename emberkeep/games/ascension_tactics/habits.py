"""What a sensible player would do at each question, at a glance: weights for bots.

Every option gets a gain in points of glory, by rules of thumb that cost next to nothing; the
weights are high for high gains.
"""

from __future__ import annotations

from emberkeep.games.ascension_tactics.cards import CARDS
from emberkeep.games.ascension_tactics.rules.fighting import Attack
from emberkeep.games.ascension_tactics.rules.ground import hexes
from emberkeep.games.ascension_tactics.rules.orders import NEW_CULTIST
from emberkeep.games.ascension_tactics.rules.scenarios import OFF_PORTAL
from emberkeep.games.ascension_tactics.rules.scoring import shrines
from emberkeep.games.ascension_tactics.rules.stats import damage_of, defence, has
from emberkeep.games.ascension_tactics.state import Battleground, Figure
from emberkeep.games.ascension_tactics.tokens import RANGE, TREASURES
from emberkeep.games.ascension_tactics.words import BEACON, CORRUPTED, RANGED
from emberkeep.games.ascension_tactics.worth import CARD_WORTH, FORCE, carried_worth
from emberkeep.kernel import Ask, Habit, SeatId, by_gain

STEP = 0.6
PLAY = 6.0  # what is in the hand is played first: it costs nothing
KILL = 3.0
HURT = 0.5
ORDER = 2.0
LATER = -2.0
PER_STEP = 0.35  # what a step nearer to a shrine is worth
QUEST = 3.0  # what a scenario of the campaign asks for
WON = 12.0  # more than all else together


# --- The turn -------------------------------------------------------------------------------------


def turn(table: Battleground, ask: Ask) -> list[float]:
    """Play cards, then order champions, then buy what is dearest; end when nothing is left."""
    return by_gain(
        [_action(table, option.value.kind, option.value.name) for option in ask.options], STEP
    )


def _action(table: Battleground, kind: str, name: str) -> float:
    if kind == "play":
        return PLAY
    if kind == "acquire":
        return 1.0 + 2.0 * CARD_WORTH[name]
    if kind in ("order", "free"):
        if name == NEW_CULTIST:
            return 1.2
        figure = table.figures[name]
        return ORDER + FORCE[figure.row.id] + (kind == "free")
    return {"first": PLAY, "treasure": LATER}.get(kind, 0.0)


# --- Orders ---------------------------------------------------------------------------------------


def act(table: Battleground, ask: Ask) -> list[float]:
    """Strike down whom one can; else go where a shrine or an enemy is."""
    figure = table.figures[str(ask.about["figure"])]
    spots = _wanted(table, figure)
    gains = []
    here = _cell_gain(table, figure, spots, figure.cell)
    for option in ask.options:
        choice = option.value
        if choice.kind == "hit":
            gains.append(_hit_gain(table, figure, choice.name))
        elif choice.kind == "to":
            gains.append(_cell_gain(table, figure, spots, choice.name) - here)
        else:
            gains.append(0.3 if choice.kind == "column" else 0.0)
    return by_gain(gains, 0.4)


def _hit_gain(table: Battleground, figure: Figure, name: str) -> float:
    if not name:
        return KILL
    target = table.figures[name]
    falls = damage_of(table, figure) + target.damage >= defence(table, target)
    gain = (KILL + FORCE[target.row.id]) if falls else HURT
    return gain + QUEST * _is_hunted(table, name)


def _is_hunted(table: Battleground, name: str) -> bool:
    """Return whether the scenario asks players to strike down the boss, or who bars the gateway."""
    scenario, villains = table.rules.scenario, table.villains
    if villains is None or not (scenario.gateway or scenario.throne):
        return False
    return table.at.get(scenario.gateway) == name if villains.fallen else villains.boss == name


def _wanted(table: Battleground, figure: Figure) -> dict[str, float]:
    """Value the places to go: shrines by how one more would matter, beacons, closed portals."""
    side_of = table.rules.side_of
    mine = side_of[figure.seat]
    field = hexes(table)
    found: dict[str, float] = {}
    for shrine in shrines(table):
        margin = 0
        for cell in (shrine, *field.links[shrine]):
            name = table.at.get(cell)
            if name is not None and name != figure.id:
                margin += 1 if side_of[table.figures[name].seat] == mine else -1
        found[shrine] = 2.0 if margin in (-1, 0) else 1.0 if margin == -2 else 0.4
    for cell, kind in table.terrain.items():
        if kind == BEACON:
            held = table.beacons.get(cell)
            ours = held is not None and side_of[held] == mine
            found[cell] = 0.3 if ours else 1.5
        elif kind == OFF_PORTAL and figure.seat != table.rules.villain:
            found[cell] = 2.5 + QUEST * _wins(table, cell)
    return found


def _wins(table: Battleground, cell: str) -> bool:
    """Return whether opening this portal would win the scenario at once."""
    villains = table.villains
    return cell == table.rules.scenario.gateway and villains is not None and villains.fallen


def _cell_gain(table: Battleground, figure: Figure, spots: dict[str, float], cell: str) -> float:
    """Value a cell: near what is wanted, with a treasure, not on corrupted land."""
    far = hexes(table).distance
    gain = 0.0
    for spot, worth in spots.items():
        steps = far(cell, spot)
        near = 0 if table.terrain[spot] in (BEACON, OFF_PORTAL) else 1
        gain = max(gain, worth - PER_STEP * max(0, steps - near))
    if cell in spots and _wins(table, cell):
        gain += WON
    if cell in table.chests:
        gain += 0.8
    if table.terrain.get(cell) == CORRUPTED:
        gain -= 2.0
    return gain + _threat(table, figure, cell)


def _threat(table: Battleground, figure: Figure, cell: str) -> float:
    """Value the enemies that could be attacked from a cell."""
    side_of = table.rules.side_of
    mine = side_of[figure.side]
    reach = RANGE if has(table, figure, RANGED) else 1
    far = hexes(table).distance
    blow = -1
    best = 0.0
    for other_cell, name in table.at.items():
        if far(cell, other_cell) <= reach:
            other = table.figures[name]
            if side_of[other.side] != mine:
                blow = damage_of(table, figure) if blow < 0 else blow
                falls = blow + other.damage >= defence(table, other)
                gain = KILL if falls else 0.2
                best = max(best, gain + QUEST * _is_hunted(table, name))
    return best


def way(table: Battleground, ask: Ask) -> list[float]:
    """Go round corrupted land, and over beacons."""
    gains = []
    for option in ask.options:
        cells = [cell for cell in option.code.removeprefix("way:").split("+") if cell != "clear"]
        kinds = [table.terrain.get(cell, "") for cell in cells]
        gains.append(sum([1.0 if kind == BEACON else -2.0 * (kind == CORRUPTED) for kind in kinds]))
    return by_gain(gains, STEP)


# --- Treasures ------------------------------------------------------------------------------------


def treasure(table: Battleground, ask: Ask) -> list[float]:
    """Use a treasure where it decides a blow, and else keep it."""
    gains = []
    for option in ask.options:
        if option.value in TREASURES:
            gains.append(KILL if _decides(table, ask.seat, str(option.value)) else LATER)
        else:
            gains.append(0.0 if option.code == "pass" else LATER)
    return by_gain(gains, STEP)


def _decides(table: Battleground, seat: SeatId, kind: str) -> bool:
    """Return whether a treasure would save the attacked, or fell who would stand."""
    for chapter in table.stack:
        if isinstance(chapter, Attack) and chapter.target:
            attacker = table.figures[chapter.attacker]
            target = table.figures[chapter.target]
            margin = defence(table, target) - target.damage - damage_of(table, attacker)
            bonus = TREASURES[kind].bonus
            if table.enemies(attacker.side, seat):
                return margin <= 0 < margin + bonus.defence
            return 0 < margin <= bonus.strength
    return False


def gets_treasure(table: Battleground, ask: Ask) -> list[float]:
    """Give a treasure to whoever fights, or to the strongest on the battlefield."""
    fighting: list[str] = []
    for chapter in table.stack:
        if isinstance(chapter, Attack):
            fighting = [chapter.attacker, chapter.target]
    return by_gain(
        [_strong(table, str(o.value)) + 3.0 * (o.value in fighting) for o in ask.options], STEP
    )


# --- Champions and cards --------------------------------------------------------------------------


def _strong(table: Battleground, name: str) -> float:
    figure = table.figures.get(name)
    if figure is None:
        return 0.6 if name == NEW_CULTIST else 0.0
    there = 1.0 if figure.cell else 0.0
    return FORCE[figure.row.id] + carried_worth(figure.constructs) + there


def champion(table: Battleground, ask: Ask) -> list[float]:
    """Prefer the strongest of one's own; nobody where nobody is worse."""
    gains = [_strong(table, str(o.value)) if o.value else 0.0 for o in ask.options]
    return by_gain(gains, STEP)


def enemy(table: Battleground, ask: Ask) -> list[float]:
    """Prefer enemies, those who fall first, then the strong; never one's own side."""
    gains = []
    for option in ask.options:
        figure = table.figures.get(str(option.value))
        if figure is None:
            gains.append(0.0)
        elif not table.enemies(figure.seat, ask.seat):
            gains.append(-4.0)
        else:
            left = defence(table, figure) - figure.damage
            gains.append(FORCE[figure.row.id] + 2.0 / max(1, left))
    return by_gain(gains, STEP)


def best_card(table: Battleground, ask: Ask) -> list[float]:
    gains = [CARD_WORTH.get(_card(option.code), 0.0) for option in ask.options]
    return by_gain(gains, 0.3)


def worst_card(table: Battleground, ask: Ask) -> list[float]:
    """Give away what is worth least; nothing is better than a good card."""
    gains = [0.3 - CARD_WORTH.get(_card(option.code), 0.2) for option in ask.options]
    return by_gain(gains, 0.3)


def _card(code: str) -> str:
    """Find the card in a code: it stands last."""
    name = code.rpartition(":")[2].rpartition("/")[2]
    return name if name in CARDS else ""


def draft(table: Battleground, ask: Ask) -> list[float]:
    gains = [FORCE[str(option.value)] for option in ask.options]
    return by_gain(gains, 0.3)


def willing(table: Battleground, ask: Ask) -> list[float]:
    """Do what one may."""
    return [0.05 if option.code == "pass" else 1.0 for option in ask.options]


def on_top(table: Battleground, ask: Ask) -> list[float]:
    return [1.0 if option.code == "deck-top" else 0.3 for option in ask.options]


HABITS: dict[str, Habit[Battleground]] = {
    "turn": turn,
    "order.act": act,
    "order.way": way,
    "treasure": treasure,
    "treasure.champion": gets_treasure,
    "equip": champion,
    "buff": champion,
    "ready": champion,
    "command": champion,
    "deploy": champion,
    "damage": enemy,
    "recall": enemy,
    "turret": enemy,
    "discard": worst_card,
    "put-back": best_card,
    "banish": worst_card,
    "fetch": best_card,
    "copy": best_card,
    "acquire.free": best_card,
    "acquire.place": on_top,
    "destroy": best_card,
    "draft": draft,
    "ambush": willing,
    "enter": willing,
}
