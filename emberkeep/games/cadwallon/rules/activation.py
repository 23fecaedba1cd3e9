"""A character's activation: one Move, one action and one use of its skill, in any order.

The Move is begun by choosing where it ends. Others may slow it then (CAD-AMB-129); if it falls
short, the player is asked anew. While spaces are left it goes on until something else is done. A
Move that ends in an attack ends with the fight, so it leaves no moment for a snare.
"""

from __future__ import annotations

from dataclasses import field

from emberkeep.games.cadwallon.arcana import ARCANA
from emberkeep.games.cadwallon.board import CELLARS, CENTRE, LINKS, PRISON, ROOM_SET, UNDERGROUND
from emberkeep.games.cadwallon.effects import (
    ENEMY_MOVE,
    ENEMY_STOP,
    MOVE,
    ClimbOut,
    CrossWall,
    FindStair,
    JumpPentagrams,
    LeaveTokens,
    PassFigures,
    Spaces,
)
from emberkeep.games.cadwallon.equipment import CROSSBOW, FLYING_DRAUGHT
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
from emberkeep.games.cadwallon.rules.exchanging import Exchange
from emberkeep.games.cadwallon.rules.exploring import is_loose, turn_up
from emberkeep.games.cadwallon.rules.figures import has_gear, is_enemy, lift, neighbours, put
from emberkeep.games.cadwallon.rules.intrigues import show_fulfilled
from emberkeep.games.cadwallon.rules.ledger import discard, discard_for_skill, pay
from emberkeep.games.cadwallon.rules.moving import (
    CARD,
    HOOK,
    Pace,
    cost_of,
    destinations,
    friends_to_meet,
    ladders,
    new_pace,
    on_foot,
    plain,
    way_code,
    ways_to,
)
from emberkeep.games.cadwallon.rules.options import (
    ATTACK_OPTIONS,
    END_ACTIVATION,
    OUT,
    PLACE_OPTIONS,
    QUIET,
    UP_OPTIONS,
    option,
)
from emberkeep.games.cadwallon.rules.reactions import open_window, playable, wants_asking
from emberkeep.games.cadwallon.rules.shooting import CROSSBOW_WOUNDS, SHOOT, Shot, shot_at
from emberkeep.games.cadwallon.rules.skills import (
    heed_pentagrams,
    heeds_pentagrams,
    rooftop_options,
    skill_options,
    use_skill,
)
from emberkeep.games.cadwallon.rules.wounds import HEALING, heal, heal_options, use_up
from emberkeep.games.cadwallon.sheet import Act, sheet_of
from emberkeep.games.cadwallon.state import (
    ACTED,
    BARRED,
    DONE,
    ESCAPED,
    MOVED,
    SKILLED,
    VISITED,
    City,
    Figure,
)
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state
from emberkeep.kernel.paths import Reached

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
    reached: Reached | None = None  # what was found when the player was asked where to go

    script = ("act", "set_out", "choose_way", "heed", "walk", "arrive", "look_on")

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
            "hook": pace.hook,
            "stair": pace.stair,
            "ladder": pace.ladder,
            "fly": pace.fly,
            "met": pace.met,
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
        """List what the character can do.

        Who can do nothing that others know of is asked for cards as in another's turn, so that
        being asked tells nothing.
        """
        figure = table.figures[self.figure]
        cards: list[Option[Act]] = []
        if figure.place == PRISON:
            pace = Pace()
            options = self.prison_options(table, figure)
        else:
            pace = self.pace_now(table, figure)
            options = self.move_options(table, figure, pace) + self.action_options(table, figure)
            if not figure.used & BARRED:
                options += skill_options(table, figure)
            if pace.open:
                cards = self.move_cards(table, figure)
        options += heal_options(table, seat)
        if options or not pace.open or not wants_asking(table, seat, (MOVE,)):
            return [*options, *cards, END_ACTIVATION] if options else [END_ACTIVATION]
        return [*cards, END_ACTIVATION, QUIET]

    def prison_options(self, table: City, figure: Figure) -> list[Option[Act]]:
        """In Prison a character can only try to escape (CAD-PRISON-03); Iraem just walks out."""
        options = [option("walk-out")] if figure.id == "iraem" else []
        if table.players[self.seat].actions and not figure.used & ACTED:
            options.append(option("escape"))
        return options

    def move_options(self, table: City, figure: Figure, pace: Pace) -> list[Option[Act]]:
        """List where the Move can end: on a free space, or with an attack; and the way up."""
        options: list[Option[Act]] = []
        if pace.open:
            at, near = table.at, LINKS.get(figure.place, ())
            for place in self.ends(table, figure, pace):
                if place not in at or place in CELLARS:
                    options.append(PLACE_OPTIONS[place])
                elif place not in near:
                    options.append(ATTACK_OPTIONS[at[place]])
            options += rooftop_options(table, figure)
            if has_gear(figure, FLYING_DRAUGHT) and not figure.used & MOVED:
                options += [option("fly")] if figure.place in LINKS else []
        if figure.place == CENTRE and table.players[self.seat].actions:
            options += [UP_OPTIONS[place] for place in ups(table)]
        return options

    def ends(self, table: City, figure: Figure, pace: Pace) -> list[str]:
        """List where the Move can end, and keep the ways to there."""
        self.reached = None
        if pace.walls or pace.hook or pace.spaces < 1:
            return destinations(table, figure, pace)
        self.reached = on_foot(table, figure, pace)
        return list(self.reached.costs)[1:]

    def move_cards(self, table: City, figure: Figure) -> list[Option[Act]]:
        """List what can be played in the Move."""
        cards = playable(table, self.seat, (MOVE,))
        return [card for card in cards if self.fits(table, figure, card.value)]

    def pace_now(self, table: City, figure: Figure) -> Pace:
        """Return the Move in progress, or the one that could begin for an AP."""
        if figure.used & MOVED:
            return self.pace
        if not table.players[self.seat].actions:
            return Pace()
        return new_pace(figure, figure.slowed)

    def fits(self, table: City, figure: Figure, act: Act) -> bool:
        """Return whether a card of a Move does anything where the character is."""
        effect = ARCANA[act.name].effect
        if isinstance(effect, FindStair):
            return figure.place in ROOM_SET and sheet_of(table).stairs_open(table)
        if isinstance(effect, ClimbOut):
            return figure.place in CELLARS and bool(ladders(table))
        return not isinstance(effect, CrossWall) or figure.place in LINKS

    def action_options(self, table: City, figure: Figure) -> list[Option[Act]]:
        """List the actions of a character, of which it has one (CADB-TURN-05)."""
        if figure.used & (ACTED | BARRED):
            return []
        options = chest_options(table, figure)
        if table.players[self.seat].actions:
            options += [ATTACK_OPTIONS[name] for name in self.victims(table, figure)]
            options += [option(SHOOT, name) for name in shot_at(table, figure)]
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
        if act.kind == "attack" and act.name not in neighbours(table, figure.place):
            self.begin_move(table, figure, table.figures[act.name].place)
            return
        self.again()
        if act.kind in {"done", "quiet"}:
            self.stop(table, figure)
            table.players[seat].quiet |= act.kind == "quiet"
        elif act.kind in HEALING:
            heal(table, seat, act)
        elif act.kind == "fly":
            self.fly(table, figure)
        elif act.kind == "card":
            self.play(table, figure, act.name)
        elif act.kind == "up":
            pay(table, seat, 1)
            put(table, figure, act.name)
            table.tell("rose", figure=figure.id, place=act.name)
            self.pace.open &= act.name not in table.covered  # who turns one up stops
            heed_pentagrams(table, figure, [act.name])
            turn_up(table, figure)
        elif act.kind == "skill":
            self.use_skill(table, figure, act.name)
        else:
            if self.pace.open and act.kind != "attack":
                self.again("look_on")
            self.pace.open = False
            self.do(table, figure, act)

    def use_skill(self, table: City, figure: Figure, target: str) -> None:
        """Use the skill; Corvin's begins a Move over a wall (CAD-AMB-102)."""
        if figure.id == "corvin":
            discard_for_skill(table, self.seat, target)
            figure.used |= SKILLED
            self.begin_with(table, figure)
            self.pace.walls += 1
        else:
            self.pace.open &= use_skill(table, figure, target)

    def fly(self, table: City, figure: Figure) -> None:
        """Drink the Flying Draught and begin a Move (CAD-AMB-156)."""
        use_up(table, figure)
        self.begin_with(table, figure)
        self.pace.fly = True

    def stop(self, table: City, figure: Figure) -> None:
        """End the activation; a Move in progress ends where the character is."""
        figure.used |= DONE
        if self.pace.open:
            self.pace.open = False
            self.again("look_on")

    def do(self, table: City, figure: Figure, act: Act) -> None:
        """Do something that ends a Move in progress."""
        if act.kind in CHESTS:
            self.open_chest(table, figure, act)
        elif act.kind == "attack":
            self.attack(table, figure, act.name)
            heed_pentagrams(table, figure, [figure.place])
        elif act.kind == "walk-out":
            put(table, figure, CENTRE)
        else:
            pay(table, self.seat, 1)
            figure.used |= ACTED
            if act.kind == "escape":
                table.call(Throwing(figure.id, PRISON, 1))
            elif act.kind == SHOOT:
                table.call(Shot(self.seat, act.name, CROSSBOW_WOUNDS, CROSSBOW, figure.id))
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
        """Pay, step in, fight; afterwards there is no Move (CADB-FIGHT-01, CAD-AMB-73)."""
        pay(table, self.seat, 1)
        figure.used |= ACTED | MOVED
        self.pace.open = False
        place = table.figures[name].place
        lift(table, figure)
        figure.place = place
        table.call(Brawl(figure.id, name, place))

    def play(self, table: City, figure: Figure, card: str) -> None:
        """Play a card in the Move, which it begins if need be."""
        discard(table, self.seat, card)
        self.begin_with(table, figure)
        pace = self.pace
        effect = ARCANA[card].effect
        if isinstance(effect, Spaces):
            pace.spaces += effect.spaces
        pace.dodge |= isinstance(effect, PassFigures)
        pace.jumps |= isinstance(effect, JumpPentagrams)
        pace.smoke |= isinstance(effect, LeaveTokens)
        pace.stair |= isinstance(effect, FindStair)
        pace.ladder |= isinstance(effect, ClimbOut)
        pace.walls += isinstance(effect, CrossWall)

    def begin_with(self, table: City, figure: Figure) -> None:
        """Begin the Move, if it is not in progress, before it is known where it leads."""
        if not figure.used & MOVED:
            self.pay_move(table, figure)
            self.again("set_out")

    # The Move

    def begin_move(self, table: City, figure: Figure, goal: str) -> None:
        """Pay for the Move, unless it is in progress; others may slow it before the first step."""
        self.goal = goal
        if not figure.used & MOVED:
            self.pay_move(table, figure)

    def pay_move(self, table: City, figure: Figure) -> None:
        pay(table, self.seat, 1)
        figure.used |= MOVED
        self.pace = new_pace(figure)
        table.tell("move", figure=figure.id)
        open_window(table, ENEMY_MOVE, table.others(self.seat), figure.id)

    def set_out(self, table: City) -> None:
        """Cut the Move by what slows it; who cannot get there now plans anew (CADB-ARCANA-06)."""
        figure, pace = table.figures[self.figure], self.pace
        if figure.slowed:
            pace.spaces = max(0, pace.spaces - figure.slowed)
            figure.slowed = 0
            if self.goal not in self.ends(table, figure, pace):
                self.goal = ""
        if not self.goal:
            pace.open = pace.spaces > 0  # a Move cut to 0 is spent (CAD-AMB-129)
            self.again("act" if pace.open else "look_on")

    def choose_way(self, table: City) -> None:
        """Ask for the way only where ways differ in what happens on them."""
        figure = table.figures[self.figure]
        found = ways_to(table, figure, self.pace, self.goal, self.reached)
        if len(found) == 1:
            self.way = found[0]
            return
        options = [Option(way_code(way), way) for way in found]
        table.ask(self.seat, "way", options, self.way_chosen)

    def way_chosen(self, table: City, seat: SeatId, way: tuple[str, ...]) -> None:
        self.way = way

    def heed(self, table: City) -> None:
        """Some draw a card where they come to a pentagram (CAD-AMB-116)."""
        figure = table.figures[self.figure]
        if heeds_pentagrams(figure):
            heed_pentagrams(table, figure, [plain(place) for place in self.way])

    def walk(self, table: City) -> None:
        """Go on to the next friend with whom something can be exchanged, or to the end."""
        figure, pace = table.figures[self.figure], self.pace
        pace.stair = pace.ladder = False
        friends = friends_to_meet(table, figure, pace) if table.rules.friends else []
        if not friends:
            return
        for at, place in enumerate(self.way[:-1]):
            if plain(place) in friends:
                name = table.at[plain(place)]
                pace.spaces -= cost_of(table, self.way[: at + 1])
                pace.met = (*pace.met, name)
                self.way = self.way[at + 1 :]
                self.again()
                table.call(Exchange(self.figure, name))
                return

    def arrive(self, table: City) -> None:
        """Stand on the last space of the way, and meet what is there."""
        figure, pace = table.figures[self.figure], self.pace
        end = self.way[-1]
        place = plain(end)
        pace.spaces -= cost_of(table, self.way)
        pace.walls -= end.count(CARD)
        pace.hook &= HOOK not in end
        pace.open = pace.spaces > 0
        if figure.used & VISITED and any(plain(passed) in LINKS for passed in self.way):
            figure.used &= ~VISITED
        self.way, self.goal, self.reached = (), "", None
        if place in table.at and place not in CELLARS:
            self.again("act")
            self.attack(table, figure, table.at[place])
            return
        table.tell("moved", figure=figure.id, place=place)
        if place == OUT:
            leave(table, figure, ESCAPED)
        elif place in CELLARS:
            pace.open = False
            table.call(Descent(figure.id, place))
        else:
            put(table, figure, place)
            if (place in table.covered and not pace.smoke) or is_loose(table, place):
                pace.open = False
                turn_up(table, figure)

    def look_on(self, table: City) -> None:
        """Where a Move has ended on a street, others may lay a snare (CAD-AMB-145)."""
        figure = table.figures[self.figure]
        self.again("act")
        if self.pace.open or not table.rules.expansion:
            return
        if figure.place in LINKS and figure.place not in ROOM_SET:
            open_window(table, ENEMY_STOP, table.others(self.seat), figure.id)
