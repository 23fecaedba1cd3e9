"""Orders: deploying, moving and attacking (chapter Orders).

An order is paid for and given to a champion. Each of its bodies, usually one, is then active: it
enters, moves and attacks in any order (AT-ORDER-04).
"""

from __future__ import annotations

from emberkeep.games.ascension_tactics.champions import CULTIST
from emberkeep.games.ascension_tactics.effects import EnterOnCultist
from emberkeep.games.ascension_tactics.rules.fighting import Attack, fall
from emberkeep.games.ascension_tactics.rules.ground import (
    enter,
    free_portals,
    happening,
    has_base,
    hexes,
    may_stand,
    place,
    step,
    targets,
    walk_of,
)
from emberkeep.games.ascension_tactics.rules.options import (
    CELL,
    COLUMN,
    DONE,
    HIT_ALL,
    TO,
    Act,
    champion_option,
    hit_option,
)
from emberkeep.games.ascension_tactics.rules.resolving import Resolving, begin
from emberkeep.games.ascension_tactics.rules.scoring import score
from emberkeep.games.ascension_tactics.rules.sigils import ROAD, Shoot, bows
from emberkeep.games.ascension_tactics.rules.stats import affordable, order_cost, pace
from emberkeep.games.ascension_tactics.rules.treasures import open_window
from emberkeep.games.ascension_tactics.state import Battleground, Figure
from emberkeep.games.ascension_tactics.tokens import CULTISTS, CULTISTS_EACH
from emberkeep.games.ascension_tactics.words import (
    AREA,
    CORRUPTED,
    DOUBLE,
    FOUR_ATTACKS,
    TWO_BODIES,
)
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state
from emberkeep.kernel.paths import Reached, Way, reach, ways

NEW_CULTIST = "cultist"
PLENTY = 99
MOST_ENDS = 61  # cells in one question, as four steps reach; beyond, the column is asked first
FOUR = 4
TWO = 2


# --- Who can be ordered ---------------------------------------------------------------------------


def orderable(table: Battleground, seat: SeatId, power: int = PLENTY) -> list[str]:
    """List the ready champions of a seat that could be ordered now, for so much power.

    (AT-ORDER-01, AT-AMB-16.) A new cultist is the last of them, where there can be one.
    """
    able: list[Figure] = []
    own = others = 0
    for figure in table.figures.values():
        cultist = figure.row is CULTIST
        if figure.seat != seat:
            others += cultist
            continue
        own += cultist
        if (
            figure.ready
            and not figure.of
            and (figure.row.order <= power or affordable(table, figure, power))
        ):
            able.append(figure)
    more = CULTIST.order <= power and own < min(CULTISTS_EACH, CULTISTS - others)
    can_enter = False
    if more or [figure for figure in able if not figure.cell]:
        can_enter = has_base(table, seat) and bool(doors(table, seat))
    names = [f.id for f in able if can_enter or f.cell or relief(table, f)]
    if more and can_enter:
        names.append(NEW_CULTIST)  # AT-CULTIST-03, AT-AMB-38
    return names


def doors(table: Battleground, seat: SeatId) -> list[str]:
    """List the cells on which a seat may deploy by an order: portals, or next to one by a sigil.

    (AT-TERRAIN-PORTAL-2, AT-AMB-176.)
    """
    cells = free_portals(table, seat)
    if ROAD not in table.players[seat].sigils:
        return cells
    own = [portal for portal, seats in table.portals.items() if seat in seats]
    near = [cell for portal in own for cell in hexes(table).links[portal]]
    return list(dict.fromkeys([*cells, *[c for c in near if may_stand(table, seat, c)]]))


def cost_of(table: Battleground, name: str) -> int:
    """Return what an order to a champion, or to a new cultist, costs now."""
    if name == NEW_CULTIST:
        return CULTIST.order
    return order_cost(table, table.figures[name])


def new_cultist(table: Battleground, seat: SeatId) -> Figure:
    """Take a cultist from the supply; it is ready (AT-AMB-37)."""
    number = 1
    while f"cultist-{seat + 1}-{number}" in table.figures:
        number += 1
    figure = Figure(f"cultist-{seat + 1}-{number}", CULTIST, seat)
    table.figures[figure.id] = figure
    return figure


def give_order(table: Battleground, seat: SeatId, name: str) -> None:
    """Order a champion, or a new cultist."""
    figure = new_cultist(table, seat) if name == NEW_CULTIST else table.figures[name]
    begin(table, Order(figure.id, seat, call_up(table, seat, figure)))


def call_up(table: Battleground, seat: SeatId, figure: Figure) -> tuple[str, ...]:
    """Make a champion the one whose order is under way, and name its bodies."""
    player = table.players[seat]
    for bonus in player.next_ordered:  # AT-AMB-86
        figure.strength += bonus.strength
        figure.defence += bonus.defence
        figure.speed += bonus.speed
        figure.keywords |= bonus.keywords
    player.next_ordered = ()
    table.tell("order", seat=seat, figure=figure.id)
    figure.ready = False  # while its order is under way (AT-AMB-70)
    bodies = bodies_of(table, figure)
    for body in bodies:
        body.lead = seat if seat != body.seat else -1
    return tuple([body.id for body in bodies])


def bodies_of(table: Battleground, figure: Figure) -> list[Figure]:
    """List the bodies of a champion, usually one."""
    if not figure.row.keywords & TWO_BODIES:
        return [figure]
    return [f for f in table.figures.values() if figure.id in (f.id, f.of)]


@state
class Order(Procedure):
    """An order to one champion, from its payment to its exhaustion."""

    figure: str
    seat: SeatId
    left: tuple[str, ...]

    script = ("activate", "exhaust")

    def public(self) -> dict[str, Fact]:
        return {"figure": self.figure, "seat": self.seat, "left": self.left}

    def activate(self, table: Battleground) -> None:
        """Let the bodies act, in the order that the player chooses (AT-CARD-ASKARA-2)."""
        if len(self.left) > 1:
            options = [champion_option(name) for name in self.left]
            table.ask_for(self.seat, "order.body", options, self.body_chosen)
        elif self.left:
            self.body_chosen(table, self.seat, self.left[0])

    def body_chosen(self, table: Battleground, seat: SeatId, name: str) -> None:
        self.left = tuple([other for other in self.left if other != name])
        if self.left:
            self.again()
        begin(table, Activation(name, self.seat))

    def exhaust(self, table: Battleground) -> None:
        """Exhaust it (AT-ORDER-09); villains never are (AT-VILLAIN-21)."""
        figure = table.figures.get(self.figure)
        if figure is None:
            return
        figure.ready = figure.seat == table.rules.villain
        for body in bodies_of(table, figure):
            body.lead = -1


def end_order(table: Battleground) -> None:
    """End the order under way for the other body as well (AT-AMB-12)."""
    orders = [chapter for chapter in table.stack if isinstance(chapter, Order)]
    orders[-1].left = ()


# --- One body -------------------------------------------------------------------------------------


@state
class Acting(Procedure):
    """One body of an ordered champion acts, by the wish of a player or by the flow chart."""

    figure: str
    seat: SeatId

    def body(self, table: Battleground) -> Figure | None:
        """Find the body, if it still stands on the battlefield."""
        figure = table.figures.get(self.figure)
        return figure if figure is not None and figure.cell else None

    def stop(self, table: Battleground) -> None:
        """End the whole order of a champion that fell, for its other body too (AT-AMB-12)."""
        self.finish()
        end_order(table)


@state
class Activation(Acting):
    """One body of an ordered champion enters, moves and attacks.

    `attacks` counts those made; `column` is where a far walker wants to go.
    """

    moved: bool = False
    attacks: int = 0
    column: str = ""
    reached: Reached | None = None

    script = ("enter", "on_order", "brace", "act", "after")

    def public(self) -> dict[str, Fact]:
        return {
            "figure": self.figure,
            "seat": self.seat,
            "moved": self.moved,
            "attacks": self.attacks,
            "column": self.column,
        }

    def enter(self, table: Battleground) -> None:
        """Deploy it on a portal of its owner if it is off the battlefield (AT-ORDER-03)."""
        figure = table.figures[self.figure]
        if figure.cell:
            return
        portals = entries(table, figure)
        if len(portals) == 1:
            deploy(table, figure, portals[0])
        elif portals:
            options = [CELL[cell] for cell in portals]
            table.ask(self.seat, "order.portal", options, self.portal_chosen)
        elif relief(table, figure):
            begin(table, Resolving(self.seat, figure.row.parts.on_deploy, figure.id))
        else:
            self.finish()  # AT-AMB-40

    def portal_chosen(self, table: Battleground, seat: SeatId, cell: str) -> None:
        deploy(table, table.figures[self.figure], cell)

    def on_order(self, table: Battleground) -> None:
        """Carry out what the champion does when it is ordered, before its actions (AT-AMB-93)."""
        figure = self.body(table)
        if figure is None:
            self.finish()
        elif figure.row.parts.on_order:
            begin(table, Resolving(self.seat, figure.row.parts.on_order, figure.id))

    def brace(self, table: Battleground) -> None:
        """The moment for treasures before each action (AT-AMB-31)."""
        if self.body(table) is not None and not open_window(table):
            self.again("after")
            self.act(table)

    def act(self, table: Battleground) -> None:
        """Ask for a move or an attack, or neither (AT-ORDER-04, AT-ORDER-05)."""
        figure = self.body(table)
        if figure is None:
            self.stop(table)
            return
        flags, points = pace(table, figure)
        options = self.ends(table, figure, flags, points)
        options += self.hits(table, figure, flags)
        player = table.players[self.seat]
        if player.sigils and self.attacks < attack_limit(flags) and not self.column:
            options += bows(player)
        if options:
            if not self.column:  # with a way back from there, an order might never end
                options.append(DONE)
            table.ask(self.seat, "order.act", options, self.chosen, about={"figure": self.figure})

    def ends(
        self, table: Battleground, figure: Figure, flags: int, points: int
    ) -> list[Option[Act]]:
        """List where it may go; for a far walker, first the columns."""
        if self.moved:
            return []
        walk = walk_of(table, figure, points, flags)
        self.reached = reach(hexes(table).links, figure.cell, walk)
        found = self.reached.costs
        cells = list(found)[figure.cell in found :]  # the first is where it stands, if it may stay
        if self.column:
            return [TO[cell] for cell in cells if cell[0] == self.column]
        if len(found) > MOST_ENDS:
            return [COLUMN[column] for column in sorted({cell[0] for cell in cells})]
        return [TO[cell] for cell in cells]

    def hits(self, table: Battleground, figure: Figure, flags: int) -> list[Option[Act]]:
        """List whom it may attack (AT-ATTACK-01); an area attack spares nobody (AT-KEY-AREA-4)."""
        if self.column or self.attacks >= attack_limit(flags):
            return []
        found = targets(table, figure, flags)
        if found and flags & AREA:
            return [HIT_ALL]
        return [hit_option(other.id) for other in found]

    def chosen(self, table: Battleground, seat: SeatId, act: Act) -> None:
        if act.kind == "hit":
            self.attacks += 1
            self.again("brace")
            begin(table, Attack(self.figure, act.name))
        elif act.kind == "to":
            self.again("brace")
            self.moved = True
            self.column = ""
            self.go(table, act.name)
        elif act.kind == "sigil":
            self.again("act")
            begin(table, Shoot(self.seat))
        elif act.kind == "column":
            self.again("act")
            self.column = act.name

    def go(self, table: Battleground, end: str) -> None:
        """Move there; where things happen on the ways, it may matter which one is taken."""
        figure = table.figures[self.figure]
        assert self.reached is not None
        if happening(table, figure):
            begin(table, Move(self.figure, self.seat, end))
        else:
            travel(table, figure, self.reached.way(end))
        self.reached = None

    def after(self, table: Battleground) -> None:
        """Carry out what the champion does when its order is done (AT-AMB-96)."""
        figure = self.body(table)
        if figure is not None and figure.row.parts.after_order:
            attacked = "attacked" if self.attacks else ""
            begin(
                table,
                Resolving(self.seat, figure.row.parts.after_order, figure.id, cell=attacked),
            )


def attack_limit(flags: int) -> int:
    """Return how many attacks an order allows (AT-KEY-DOUBLE-1, AT-CARD-PASYTHEA-3)."""
    if flags & FOUR_ATTACKS:
        return FOUR
    return TWO if flags & DOUBLE else 1


# --- Entering and moving --------------------------------------------------------------------------


def entries(table: Battleground, figure: Figure) -> list[str]:
    """List the cells on which an order may deploy a champion (AT-TERRAIN-PORTAL-2)."""
    return doors(table, figure.seat) if has_base(table, figure.seat) else []


def relief(table: Battleground, figure: Figure) -> list[Figure]:
    """List the cultists on whose cell and base a champion may enter instead (AT-AMB-94)."""
    if not any(isinstance(effect, EnterOnCultist) for effect in figure.row.parts.on_deploy):
        return []
    return [other for other in table.onboard(figure.side) if other.row is CULTIST]


def deploy(table: Battleground, figure: Figure, cell: str) -> None:
    """Put a champion on the battlefield, by an order or by an effect (AT-GLOSS-5)."""
    table.tell("deploy", figure=figure.id, seat=figure.seat, cell=cell)
    place(table, figure, cell)
    if figure.row.parts.on_deploy:
        begin(table, Resolving(figure.side, figure.row.parts.on_deploy, figure.id))


@state
class Move(Procedure):
    """A move where the way may matter: it is asked for if ways differ in what happens on them."""

    figure: str
    seat: SeatId
    end: str
    ways: tuple[Way, ...] = ()

    script = ("find_ways", "go")

    def public(self) -> dict[str, Fact]:
        ways = tuple([way_code(way) for way in self.ways])
        return {"figure": self.figure, "seat": self.seat, "end": self.end, "ways": ways}

    def find_ways(self, table: Battleground) -> None:
        figure = table.figures[self.figure]
        flags, points = pace(table, figure)
        walk = walk_of(table, figure, points, flags)
        marks = happening(table, figure)
        self.ways = tuple(ways(hexes(table).links, figure.cell, walk, marks, [self.end])[self.end])
        options = [Option(way_code(way), at) for at, way in enumerate(self.ways)]
        about: dict[str, Fact] = {"figure": self.figure}
        table.ask_for(self.seat, "order.way", options, self.way_chosen, about=about)

    def way_chosen(self, table: Battleground, seat: SeatId, at: int) -> None:
        self.ways = (self.ways[at],)

    def go(self, table: Battleground) -> None:
        travel(table, table.figures[self.figure], self.ways[0].places)


def way_code(way: Way) -> str:
    """Name a way by what happens on it."""
    return "way:" + "+".join(way.marks) if way.marks else "way:clear"


def travel(table: Battleground, figure: Figure, way: tuple[str, ...]) -> None:
    """Move a champion cell by cell; whoever falls on the way stays there (AT-AMB-12)."""
    table.tell("move", figure=figure.id, way=way, start=figure.cell)
    for cell in way:
        if figure.damage or cell in table.terrain:
            step(table, figure, cell)
            enter(table, figure, cell)
            if figure.damage and fallen_on_the_way(table, figure):
                return
    place(table, figure, way[-1])


def fallen_on_the_way(table: Battleground, figure: Figure) -> bool:
    """Defeat a champion whom corrupted land kills, or who leaves what kept it alive.

    (AT-DAMAGE-07, AT-AMB-165.)
    """
    land = table.terrain.get(figure.cell) == CORRUPTED
    owner = figure.seat
    if figure not in fall(table, -1, CORRUPTED if land else ""):
        return False
    if land:
        score_land(table, owner)
    return True


def score_land(table: Battleground, owner: SeatId) -> None:
    """Give glory to each opponent of whose champion the land took (AT-AMB-165)."""
    worth = table.rules.scenario.corruption_kill
    side_of = table.rules.side_of
    if worth:
        for seat in range(len(table.players)):
            if side_of[seat] != side_of[owner] and side_of.index(side_of[seat]) == seat:
                score(table, seat, worth, "corrupted")
