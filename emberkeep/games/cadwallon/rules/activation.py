"""A character's activation: one Move, one action and one use of its skill, in any order.

The Move is begun by choosing where it ends. Others may slow it then (CAD-AMB-129); if it falls
short, the player is asked anew. While spaces are left it goes on until something else is done.
"""

from __future__ import annotations

from dataclasses import field

from emberkeep.games.cadwallon.arcana import ARCANA
from emberkeep.games.cadwallon.board import CELLARS, CENTRE, LINKS, PRISON, ROOM_SET, UNDERGROUND
from emberkeep.games.cadwallon.effects import (
    ENEMY_MOVE,
    ENEMY_STOP,
    MOVE,
    CrossWall,
    FindStair,
    JumpPentagrams,
    LeaveTokens,
    PassFigures,
    Spaces,
)
from emberkeep.games.cadwallon.rules.aftermath import Brawl
from emberkeep.games.cadwallon.rules.catacombs import (
    Descent,
    Throwing,
    act_in_room,
    leave,
    room_actions,
    ups,
)
from emberkeep.games.cadwallon.rules.chests import (
    STRONG_ARM,
    Picking,
    chest_options,
    smash,
    smash_with_card,
)
from emberkeep.games.cadwallon.rules.exchanging import Exchange, can_exchange
from emberkeep.games.cadwallon.rules.exploring import turn_up
from emberkeep.games.cadwallon.rules.figures import is_enemy, lift, neighbours, put
from emberkeep.games.cadwallon.rules.intrigues import show_fulfilled
from emberkeep.games.cadwallon.rules.ledger import discard, pay
from emberkeep.games.cadwallon.rules.moving import Pace, cost_of, destinations, movement, ways_to
from emberkeep.games.cadwallon.rules.options import (
    END_ACTIVATION,
    OUT,
    PLACE_OPTIONS,
    UP_OPTIONS,
    option,
)
from emberkeep.games.cadwallon.rules.reactions import open_window, playable
from emberkeep.games.cadwallon.rules.skills import skill_options, use_skill
from emberkeep.games.cadwallon.rules.wounds import HEALING, heal, heal_options
from emberkeep.games.cadwallon.sheet import Act, sheet_of
from emberkeep.games.cadwallon.state import (
    ACTED,
    BARRED,
    DONE,
    ESCAPED,
    MOVED,
    City,
    Figure,
)
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state

CHESTS = frozenset(("pick", "master", "smash", STRONG_ARM))
ROOM_ACTIONS = frozenset(("trade", "torture", "tunnel", "search"))


@state
class Activation(Procedure):
    """One character is active until its player says so, or it can do no more (CADB-TURN-05)."""

    seat: SeatId
    figure: str
    goal: str = ""
    way: tuple[str, ...] = ()
    pace: Pace = field(default_factory=Pace)

    script = ("act", "set_out", "choose_way", "walk", "arrive", "look_on")

    def public(self) -> dict[str, Fact]:
        pace = self.pace
        return {
            "seat": self.seat,
            "figure": self.figure,
            "goal": self.goal,
            "way": self.way,
            "spaces": pace.spaces,
            "open": pace.open,
            "dodge": pace.dodge,
            "smoke": pace.smoke,
            "jumps": pace.jumps,
            "walls": pace.walls,
            "stair": pace.stair,
        }

    def act(self, table: City) -> None:
        """Ask what the character does next."""
        figure = table.figures[self.figure]
        if table.rules.expansion:
            show_fulfilled(table)
        if figure.used & DONE or figure.wounds or not figure.place:
            figure.used |= DONE
            self.finish()
            return
        about: dict[str, Fact] = {"figure": self.figure}
        table.ask(self.seat, "act", self.menu, self.acted, about=about)

    # What it can do

    def menu(self, table: City, seat: SeatId) -> list[Option[Act]]:
        figure = table.figures[self.figure]
        if figure.place == PRISON:
            options = self.prison_options(table, figure)
        else:
            options = [*self.move_options(table, figure), *self.action_options(table, figure)]
            if not figure.used & BARRED:
                options += skill_options(table, figure)
        return [*options, *heal_options(table, seat), END_ACTIVATION]

    def prison_options(self, table: City, figure: Figure) -> list[Option[Act]]:
        """In Prison a character can only try to escape (CAD-PRISON-03); Iraem just walks out."""
        options = [option("walk-out")] if figure.id == "iraem" else []
        if table.players[self.seat].actions and not figure.used & ACTED:
            options.append(option("escape"))
        return options

    def move_options(self, table: City, figure: Figure) -> list[Option[Act]]:
        """List where the Move can end, and what can be played in it."""
        actions = table.players[self.seat].actions
        pace = self.pace_now(table, figure)
        options: list[Option[Act]] = []
        if pace.open:
            options = [PLACE_OPTIONS[place] for place in destinations(table, figure, pace)]
            options += [
                o for o in playable(table, self.seat, (MOVE,)) if self.fits(figure, o.value)
            ]
        if figure.place == CENTRE and actions:
            options += [UP_OPTIONS[place] for place in ups(table)]
        return options

    def pace_now(self, table: City, figure: Figure) -> Pace:
        """Return the Move in progress, or the one that could begin for an AP."""
        if figure.used & MOVED:
            return self.pace
        if not table.players[self.seat].actions:
            return Pace()
        return Pace(max(0, movement(figure) - figure.slowed), open=True)

    def fits(self, figure: Figure, act: Act) -> bool:
        """Return whether a card of a Move does anything where the character is."""
        effect = ARCANA[act.name].effect
        if isinstance(effect, FindStair):
            return figure.place in ROOM_SET
        return isinstance(effect, Spaces | PassFigures | JumpPentagrams | LeaveTokens)

    def action_options(self, table: City, figure: Figure) -> list[Option[Act]]:
        """List the actions of a character, of which it has one (CADB-TURN-05)."""
        if figure.used & (ACTED | BARRED):
            return []
        options = chest_options(table, figure)
        if table.players[self.seat].actions:
            options += [option("attack", name) for name in self.victims(table, figure)]
            if figure.place in UNDERGROUND:
                options += room_actions(table, figure)
            extra = sheet_of(table).actions(table, figure)
            if extra:
                options += [option(act.kind, act.name) for act in extra]
        return options

    def victims(self, table: City, figure: Figure) -> list[str]:
        """List the thieves next to a character whom it may attack (CADB-FIGHT-07, CAD-AMB-73)."""
        if figure.place in UNDERGROUND:
            return []
        sheet = sheet_of(table)
        return [
            name
            for name in neighbours(table, figure.place)
            if is_enemy(table, self.seat, name)
            and sheet.may_attack(table, figure, table.figures[name].place)
        ]

    # What it does

    def acted(self, table: City, seat: SeatId, act: Act) -> None:
        figure = table.figures[self.figure]
        if act.kind == "go":
            self.begin_move(table, figure, act.name)
            return
        self.again()
        if act.kind == "done":
            figure.used |= DONE
        elif act.kind in HEALING:
            heal(table, seat, act)
        elif act.kind == "card":
            self.play(table, figure, act.name)
        elif act.kind == "up":
            pay(table, seat, 1)
            put(table, figure, act.name)
            table.tell("rose", figure=figure.id, place=act.name)
            turn_up(table, figure)
        elif act.kind == "skill":
            self.pace.open &= use_skill(table, figure, act.name)
        else:
            self.pace.open = False
            self.do(table, figure, act)

    def do(self, table: City, figure: Figure, act: Act) -> None:
        """Do something that ends a Move in progress."""
        if act.kind in CHESTS:
            self.open_chest(table, figure, act)
        elif act.kind == "attack":
            self.attack(table, figure, act.name)
        elif act.kind == "walk-out":
            put(table, figure, CENTRE)
        else:
            pay(table, self.seat, 1)
            figure.used |= ACTED
            if act.kind == "escape":
                table.call(Throwing(figure.id, PRISON, 1))
            elif act.kind in ROOM_ACTIONS:
                act_in_room(table, figure, act)
            else:
                sheet_of(table).act(table, figure, act)

    def open_chest(self, table: City, figure: Figure, act: Act) -> None:
        if act.kind == "smash":
            smash(table, figure, act.name)
        elif act.kind == STRONG_ARM:
            smash_with_card(table, figure, act.name)
        else:
            table.call(Picking(figure.id, act.name, master=act.kind == "master"))

    def attack(self, table: City, figure: Figure, name: str) -> None:
        """Pay, step in, fight (CADB-FIGHT-01)."""
        pay(table, self.seat, 1)
        place = table.figures[name].place
        lift(table, figure)
        figure.place = place
        table.call(Brawl(figure.id, name, place))

    def play(self, table: City, figure: Figure, card: str) -> None:
        """Play a card in the Move, which it begins if need be."""
        discard(table, self.seat, card)
        if not figure.used & MOVED:
            self.pay_move(table, figure)
            self.again("set_out")
        pace = self.pace
        effect = ARCANA[card].effect
        if isinstance(effect, Spaces):
            pace.spaces += effect.spaces
        pace.dodge |= isinstance(effect, PassFigures)
        pace.jumps |= isinstance(effect, JumpPentagrams)
        pace.smoke |= isinstance(effect, LeaveTokens)
        pace.stair |= isinstance(effect, FindStair)
        pace.walls += isinstance(effect, CrossWall)

    # The Move

    def begin_move(self, table: City, figure: Figure, goal: str) -> None:
        """Pay for the Move, unless it is in progress; others may slow it before the first step."""
        self.goal = goal
        if not figure.used & MOVED:
            self.pay_move(table, figure)

    def pay_move(self, table: City, figure: Figure) -> None:
        pay(table, self.seat, 1)
        figure.used |= MOVED
        self.pace = Pace(movement(figure), open=True)
        table.tell("move", figure=figure.id)
        open_window(table, ENEMY_MOVE, table.others(self.seat), figure.id)

    def set_out(self, table: City) -> None:
        """Cut the Move by what slows it; who cannot get there now plans anew (CADB-ARCANA-06)."""
        figure = table.figures[self.figure]
        if figure.slowed:
            self.pace.spaces = max(0, self.pace.spaces - figure.slowed)
            figure.slowed = 0
        if self.goal not in destinations(table, figure, self.pace):
            self.goal = ""
            self.again("act")

    def choose_way(self, table: City) -> None:
        """Ask for the way only where ways differ in what happens on them."""
        figure = table.figures[self.figure]
        found = ways_to(table, figure, self.pace, self.goal)
        if len(found) == 1:
            self.way = found[0]
            return
        options = [Option("-".join(way), way) for way in found]
        table.ask(self.seat, "way", options, self.way_chosen)

    def way_chosen(self, table: City, seat: SeatId, way: tuple[str, ...]) -> None:
        self.way = way

    def walk(self, table: City) -> None:
        """Go on to the next friend with whom something can be exchanged, or to the end."""
        figure = table.figures[self.figure]
        self.pace.stair = False
        for at, place in enumerate(self.way[:-1]):
            name = table.at.get(place, "")
            friend = table.figures.get(name)
            if friend is None or friend is figure:
                continue
            if friend.seat == self.seat and can_exchange(figure, friend):
                self.pace.spaces -= cost_of(table, self.way[: at + 1])
                self.way = self.way[at + 1 :]
                self.again()
                table.call(Exchange(self.figure, name))
                return

    def arrive(self, table: City) -> None:
        """Stand on the last space of the way, and meet what is there."""
        figure = table.figures[self.figure]
        place = self.way[-1]
        self.pace.spaces -= cost_of(table, self.way)
        self.way, self.goal = (), ""
        table.tell("moved", figure=figure.id, place=place)
        if place == OUT:
            leave(table, figure, ESCAPED)
        elif place in CELLARS:
            self.pace.open = False
            table.call(Descent(figure.id, place))
        else:
            put(table, figure, place)
            if place in table.covered and not self.pace.smoke:
                self.pace.open = False
                turn_up(table, figure)

    def look_on(self, table: City) -> None:
        """Where a Move has ended on a street, others may lay a snare (CAD-AMB-145)."""
        figure = table.figures[self.figure]
        self.again("act")
        if table.rules.expansion and figure.place in LINKS and figure.place not in ROOM_SET:
            open_window(table, ENEMY_STOP, table.others(self.seat), figure.id)
