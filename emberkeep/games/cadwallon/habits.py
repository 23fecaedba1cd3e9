"""What a sensible player would do at each question, at a glance: weights for bots.

Every option gets a gain in ducats, by rules of thumb that cost next to nothing; the weights are
high for high gains. Fights have their own file, `brawling.py`.
"""

from __future__ import annotations

from emberkeep.games.cadwallon import brawling
from emberkeep.games.cadwallon.arcana import ARCANA, MOMENTS
from emberkeep.games.cadwallon.board import CELLARS, DISTANCES, PRISON, TUNNEL
from emberkeep.games.cadwallon.effects import ENEMY_MOVE, MOVE, PICK, PICKED, TURN, Tax
from emberkeep.games.cadwallon.missions import MISSIONS
from emberkeep.games.cadwallon.rules.catacombs import (
    SAFE_CRAWL,
    Throwing,
    escapes_from,
    reads_up_to,
)
from emberkeep.games.cadwallon.rules.chests import Picking, target
from emberkeep.games.cadwallon.rules.cyclops import STAYS, Prowl
from emberkeep.games.cadwallon.rules.figures import guard_card
from emberkeep.games.cadwallon.rules.moving import movement
from emberkeep.games.cadwallon.rules.shooting import Shot
from emberkeep.games.cadwallon.sheet import Act, sheet_of
from emberkeep.games.cadwallon.state import ACTED, BARRED, DONE, MOVED, City, Figure
from emberkeep.games.cadwallon.tokens import CAUGHT, MISSION_PRICE, TREASURES
from emberkeep.games.cadwallon.worth import (
    ACTION,
    CARD,
    EXPERIENCE,
    carried,
    character,
    goals,
    held_by,
    mission_gain,
    price,
    sought_after,
    threatened,
    turns_left,
    way_out,
)
from emberkeep.kernel import Ask, Habit, SeatId, by_gain

STEP = 0.4
GUESS = 0.6  # between things of which nothing is known
OWN_TURN = frozenset((TURN, MOVE, PICK, PICKED))
SHEET_ACTION = 3.0
DREAD = -5.0
WAKE = 3.0  # for a character who can still do something: AP that are not spent are lost
SETTING_OUT = 0.15  # what a Move costs
AGAIN = 0.1  # and a further part of it
MOVED_BY_FIGHT = 0.6  # of what a place is worth: whoever loses runs away
ASIDE = {"done": 0.0, "heal": 0.1, "card": -0.1, "skill": -0.2, "strong-arm": -0.3, "quiet": -1.0}


# --- The turn -------------------------------------------------------------------------------------


def turn(table: City, ask: Ask) -> list[float]:
    """Finish missions, wake up who can do something, play what hurts; end when nothing is left."""
    return by_gain([_deed(table, ask.seat, option.value) for option in ask.options], STEP)


def _deed(table: City, seat: SeatId, act: Act) -> float:
    if act.kind == "activate":
        return _eagerness(table, table.figures[act.name])
    if act.kind == "mission":
        gain = 6.0 + mission_gain(MISSIONS[act.name], held_by(table, seat))
        return gain - _left_behind(table, seat, MISSION_PRICE)
    if act.kind == "heal":
        return 0.6 + 0.3 * len(table.figures[act.name].loot)
    if act.kind == "card":
        return _turn_card(table, seat, act.name)
    return {"intrigue": 0.2, "buy": 0.5, "quiet": -1.0}.get(act.kind, 0.0)


def _left_behind(table: City, seat: SeatId, actions: int) -> float:
    """Value those who could leave in the last round but for the AP that would be spent."""
    if table.round < sheet_of(table).rounds:
        return 0.0
    leaving = [f for f in table.gang(seat) if not f.used & (MOVED | DONE) and _can_leave(table, f)]
    return CAUGHT * float(max(0, len(leaving) + actions - table.players[seat].actions))


def _can_leave(table: City, figure: Figure) -> bool:
    """Return whether a Move leads off the board."""
    return figure.place in DISTANCES and way_out(table, figure.place) <= movement(figure)


def _eagerness(table: City, figure: Figure) -> float:
    """Prefer who stands at a chest, then who carries most; who has done all is left alone."""
    if figure.used & MOVED and figure.used & (ACTED | BARRED):
        return -0.5
    at_chest = 2.0 if figure.place in table.chests and not figure.used & ACTED else 0.0
    return WAKE + at_chest + 0.2 * len(figure.loot)


def _turn_card(table: City, seat: SeatId, card: str) -> float:
    effect = ARCANA[card].effect
    if isinstance(effect, Tax):
        richest = max([table.players[other].ducats for other in table.others(seat)])
        return min(effect.ducats, max(0, richest)) - CARD
    return {"healing-salve": 1.0, "jailers-debt": 2.0, "sleight-of-hand": 0.6}.get(card, -0.1)


# --- An activation --------------------------------------------------------------------------------


def act(table: City, ask: Ask) -> list[float]:
    """Open chests, fight when it pays, go where the character will be worth most after the turn."""
    figure = table.figures[str(ask.about["figure"])]
    trip = Trip(table, figure)
    gains = []
    for option in ask.options:
        choice = option.value
        if choice.kind in {"go", "up"}:
            gains.append(trip.gain(table, choice.name))
        elif choice.kind == "attack":
            place = table.figures[choice.name].place
            fight = brawling.attack_gain(table, figure, choice.name) - trip.missed(table)
            gains.append(fight - ACTION + MOVED_BY_FIGHT * trip.change(table, place))
        else:
            gains.append(_action(table, figure, choice))
    return by_gain(gains, STEP)


class Trip:
    """Where a character could go, and what it would be worth there when the turn is over."""

    def __init__(self, table: City, figure: Figure) -> None:
        self.figure = figure
        self.turns = float(sheet_of(table).rounds - table.round)
        self.aims = goals(table, figure)
        self.promises = {room: promised for room, promised, _, _ in self.aims}
        moved = bool(figure.used & MOVED)
        self.cost = AGAIN if moved else SETTING_OUT
        due = 1 if moved else 2
        acted = bool(figure.used & (ACTED | BARRED))
        self.opens = not acted and table.players[figure.seat].actions >= due
        self.here = self.worth(table, figure.place)

    def worth(self, table: City, place: str) -> float:
        figure = self.figure
        worth = character(table, figure, place, self.turns, self.aims)
        return worth - threatened(table, figure, place)

    def change(self, table: City, place: str) -> float:
        return self.worth(table, place) - self.here

    def missed(self, table: City) -> float:
        """Value what a fight costs whoever could have left in the last round instead."""
        figure = self.figure
        if not self.turns and not figure.used & MOVED and _can_leave(table, figure):
            return carried(table, figure) + CAUGHT + _left_behind(table, figure.seat, 0)
        return _left_behind(table, figure.seat, 1)

    def gain(self, table: City, place: str) -> float:
        """Value a place to go to; a chest there can be opened at once if there is an action."""
        chest = self.promises.get(place, 0.0) if self.opens else 0.0
        return self.change(table, place) + chest - self.cost


def _action(table: City, figure: Figure, choice: Act) -> float:
    kind = choice.kind
    if kind in {"pick", "smash", "master"}:
        cost = _left_behind(table, figure.seat, 2 if kind == "smash" else 1)
        return _chest_gain(table, figure, choice) - cost
    if kind == "tunnel":
        return 2.0 + len(figure.loot)
    if kind == "search":
        return 1.5 if figure.place != "secret" else 0.5
    return ASIDE.get(kind, SHEET_ACTION)


def _chest_gain(table: City, figure: Figure, choice: Act) -> float:
    """Value a chest by what is in it, how sure it opens, and what that costs."""
    kind = choice.name or table.chests[figure.place]
    worth = 1.0 + price(table, kind) + sought_after(table, figure.seat).get(kind, 0.0)
    if choice.kind == "smash":
        return worth - 2 * ACTION
    if choice.kind == "master":
        return worth - ACTION - CARD
    return worth * target(figure) / 6 - ACTION


def way(table: City, ask: Ask) -> list[float]:
    """Prefer the short way."""
    return by_gain([-float(len(option.value)) for option in ask.options], STEP)


# --- Guards and gates -----------------------------------------------------------------------------


def patrol_move(table: City, ask: Ask) -> list[float]:
    """Set the guard on enemies; those bound for the Prison lose most."""
    guard = str(ask.about["guard"])
    jails = guard_card(table, guard).jails
    gains = []
    for option in ask.options:
        figure = table.figures.get(str(option.value))
        if figure is None:
            gains.append(-_nuisance(table, ask.seat, str(option.value)))
        else:
            loss = 3.0 + 0.5 * len(figure.loot) if jails else 1.0
            gains.append(brawling.win_chance(table, guard, figure.id) * loss)
    return by_gain(gains, STEP)


def _nuisance(table: City, seat: SeatId, place: str) -> float:
    """Value how near a guard is to one's own, where others may set him on them."""
    far = DISTANCES[place]
    return 0.1 * len([f for f in table.gang(seat) if far.get(f.place, 9) <= 4])


def portcullis(table: City, ask: Ask) -> list[float]:
    """Close the gates that are near others and far from one's own gang."""
    gains = []
    for option in ask.options:
        far = DISTANCES[str(option.value)]
        gain = 0.0
        for figure in table.figures.values():
            if figure.place in far:
                near = 1 / (1 + far[figure.place])
                gain += -near if figure.seat == ask.seat else near / (len(table.players) - 1)
        gains.append(gain)
    return by_gain(gains, 0.1)


def gate(table: City, ask: Ask) -> list[float]:
    """Begin near chests that nobody is nearer to."""
    gains = []
    for option in ask.options:
        far = DISTANCES[str(option.value)]
        near = [TREASURES[kind].price / (2 + far[room]) for room, kind in table.chests.items()]
        crowd = [1 / (1 + far[place]) for place in table.at if place in far]
        gains.append(sum(sorted(near)[-4:]) - 0.5 * sum(crowd))
    return by_gain(gains, 0.2)


# --- Cards and dice -------------------------------------------------------------------------------


def react(table: City, ask: Ask) -> list[float]:
    """Play a card in another's turn where it pays; who holds none asks for quiet."""
    idle = not any(MOMENTS[card] not in OWN_TURN for card in table.players[ask.seat].hand)
    gains = []
    for option in ask.options:
        if option.value.kind == "card":
            gains.append(_reaction(table, ask))
        else:
            gains.append(0.1 if idle and option.code == "quiet" else 0.0 - (option.code == "quiet"))
    return by_gain(gains, STEP)


def _reaction(table: City, ask: Ask) -> float:
    """Slow whom the alarm hurries; bribes and snares always pay."""
    moment = str(ask.about["moment"])
    if moment != ENEMY_MOVE:
        return 1.0 if moment in {"guard", "enemy-stop"} else -0.4
    figure = table.figures[str(ask.about["figure"])]
    last = turns_left(table, figure.seat) < 1.5
    hurt = table.alarm and last and 2 < way_out(table, figure.place) <= 4
    return 1.0 + len(figure.loot) if hurt else -0.6


def result(table: City, ask: Ask) -> list[float]:
    """Send the Cyclops to others."""
    gains = []
    for option in ask.options:
        roll = int(str(option.value))
        gains.append(0.0 if roll == STAYS else _lured(table, ask.seat, roll))
    return by_gain(gains, STEP)


def _lured(table: City, seat: SeatId, roll: int) -> float:
    whose = brawling.owner(table, table.at.get(CELLARS[roll - 1], ""))
    return 0.0 if whose < 0 else DREAD if whose == seat else 2.0


def reroll(table: City, ask: Ask) -> list[float]:
    """Throw again what has failed, and what would kill."""
    gains = [0.0 if o.code == "pass" else _again(table, ask.seat, o.value) for o in ask.options]
    return by_gain(gains, STEP)


def _again(table: City, seat: SeatId, choice: Act) -> float:
    chapter = table.stack[-1]
    cost = EXPERIENCE if choice.kind == "xp" else 0.1
    if isinstance(chapter, Picking | Shot):
        return 2.0 - cost
    if isinstance(chapter, Prowl):
        return -_lured(table, seat, chapter.roll) - cost if chapter.roll < STAYS else -cost
    if isinstance(chapter, Throwing):
        return _needed(table, chapter, int(choice.name) - 1) - cost
    return 1.0 - cost  # a shot or a snare that has failed


def _needed(table: City, chapter: Throwing, at: int) -> float:
    """Value another throw of a die in a room of the Catacombs."""
    figure = table.figures[chapter.figure]
    die = chapter.dice[at]
    if chapter.room == PRISON:
        return 3.0 if die < escapes_from(figure) else DREAD
    if chapter.room == TUNNEL:
        return 5.0 if die == 1 else 2.0 if die < SAFE_CRAWL and figure.loot else DREAD
    if len(chapter.dice) > 1:
        return 8.0 if chapter.dice.count(die) > 1 else DREAD
    return 1.2 if die > reads_up_to(figure) else DREAD


# --- Things ---------------------------------------------------------------------------------------


def dearest(table: City, ask: Ask) -> list[float]:
    return by_gain([_thing(table, str(option.value)) for option in ask.options], STEP)


def cheapest(table: City, ask: Ask) -> list[float]:
    return by_gain([-_thing(table, str(option.value)) for option in ask.options], STEP)


def _thing(table: City, name: str) -> float:
    """Value a treasure, an Equipment card, a mercenary, or an Arcana card."""
    if name in TREASURES:
        return float(price(table, name))
    return WORTH.get(name, GUESS)


def near(table: City, ask: Ask) -> list[float]:
    """Put a surplus treasure where one's own gang is near, and others are not."""
    gains = []
    for option in ask.options:
        far = DISTANCES[str(option.value)]
        gain = 0.0
        for figure in table.figures.values():
            if figure.place in far:
                gain += (1 if figure.seat == ask.seat else -1) / (1 + far[figure.place])
        gains.append(gain)
    return by_gain(gains, 0.1)


def play_if_any(table: City, ask: Ask) -> list[float]:
    """Play a card that only brings something."""
    return [1.0 if option.value.kind == "card" else 0.1 for option in ask.options]


def more(table: City, ask: Ask) -> list[float]:
    """A mission pays more for a treasure than the bank does."""
    return [1.0 if option.code == "more" else 0.05 for option in ask.options]


def aim(table: City, ask: Ask) -> list[float]:
    """Point a card at whoever has most; lock chests that others are near."""
    gains = [_aimed(table, ask.seat, str(option.value)) for option in ask.options]
    return by_gain(gains, STEP)


def _aimed(table: City, seat: SeatId, name: str) -> float:
    if name.isdigit():
        return 0.5 * table.players[int(name)].ducats
    figure = table.figures.get(name)
    if figure is not None:
        return float(figure.wounds + len(figure.loot))
    far = DISTANCES.get(name.partition("/")[0])
    if far is None:
        return 0.0
    mine = min([far.get(f.place, 9) for f in table.gang(seat)], default=9)
    return 0.1 * mine


def leave_alone(table: City, ask: Ask) -> list[float]:
    """Friends who pass one another rarely have to exchange anything."""
    return [0.1 if option.code in {"exchange", "swap"} else 1.0 for option in ask.options]


def use(table: City, ask: Ask) -> list[float]:
    return [1.0 if option.code == "use" else 0.1 for option in ask.options]


WORTH = {
    "none": 0.4,
    "chufflock": 1.6,
    "shaana": 1.4,
    "lucius": 1.2,
    "iraem": 0.9,
    "isabeau": 0.5,
    "sienne": 0.4,
    "rapier": 1.4,
    "crowbar": 1.3,
    "lock-opener": 1.3,
    "soft-boots": 1.2,
    "lucky-coin": 1.2,
    "deep-satchel": 1.1,
    "buckler": 1.0,
    "chain-shirt": 0.9,
    "spellbook": 0.7,
    "manacle-key": 0.8,
    "master-key": 1.2,
    "false-bottom": 1.5,
    "tax-collector": 1.4,
    "furious-assault": 1.0,
    "lucky-star": 1.0,
    "done": 0.2,
}
"""What cards and mercenaries are worth to a gang, where it is not a matter of course."""

HABITS: dict[str, Habit[City]] = {
    "turn": turn,
    "act": act,
    "way": way,
    "patrol.move": patrol_move,
    "portcullis": portcullis,
    "deploy.gate": gate,
    "mercenary": dearest,
    "react": react,
    "react.result": result,
    "fight.card": brawling.card,
    "fight.reroll": brawling.reroll,
    "fight.steal": brawling.steal,
    "fight.lost": brawling.lost,
    "fight.won": brawling.won,
    "flight": brawling.flight,
    "reroll": reroll,
    "chest.card": play_if_any,
    "surplus": cheapest,
    "surplus.room": near,
    "tunnel.drop": cheapest,
    "equipment": dearest,
    "equipment.keep": dearest,
    "archive": dearest,
    "mission.kind": cheapest,
    "mission.more": more,
    "card.target": aim,
    "exchange": leave_alone,
    "exchange.equipment": leave_alone,
    "trap-kit": use,
}
