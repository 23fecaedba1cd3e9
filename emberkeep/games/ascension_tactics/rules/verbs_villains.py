"""What verbs of villains do: orders by goal, cultists, constructs, surges (chapter Solo)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.automa import order_villain
from emberkeep.games.ascension_tactics.effects import (
    SELF,
    SLAIN,
    Attack,
    DeployVillain,
    EnterCultist,
    Equip,
    OrderCultists,
    OrderVanguard,
    OrderVillain,
    Push,
    RecallStrongest,
    Surge,
)
from emberkeep.games.ascension_tactics.rules.decks import take_from_row
from emberkeep.games.ascension_tactics.rules.fighting import Attack as Blow
from emberkeep.games.ascension_tactics.rules.ground import (
    cultists_left,
    hexes,
    is_cultist,
    may_stand,
    targets,
)
from emberkeep.games.ascension_tactics.rules.options import CELL, champion_option
from emberkeep.games.ascension_tactics.rules.orders import deploy, new_cultist, travel
from emberkeep.games.ascension_tactics.rules.resolving import (
    Choice,
    Resolving,
    begin,
    learn,
    trigger,
)
from emberkeep.games.ascension_tactics.rules.scenarios import guarded
from emberkeep.games.ascension_tactics.rules.stats import strength
from emberkeep.games.ascension_tactics.rules.verbs_champions import champions, recall
from emberkeep.games.ascension_tactics.state import Battleground, Figure, Villains
from emberkeep.games.ascension_tactics.words import AREA, BLADE, CLAW, CONSTRUCT, CROWN, EYE
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state


def villains_of(table: Battleground) -> Villains:
    """Find what the villains have; their verbs are carried out where there are some."""
    assert table.villains is not None
    return table.villains


# --- Orders ---------------------------------------------------------------------------------------


def order(run: Resolving, table: Battleground, verb: OrderVillain) -> None:
    """Order whose card has the token (AT-VILLAIN-06); a scenario may replace it (AT-AMB-172)."""
    name = villains_of(table).bearers[verb.goal]
    instead = table.rules.scenario.instead
    if instead is not None and guarded(table, table.figures[name]):
        run.insert(instead)
    else:
        order_villain(table, name)


def vanguard(run: Resolving, table: Battleground, verb: OrderVanguard) -> list[Option[str]]:
    """Offer the villains nearest to a portal of the players; without any, the Crown."""
    villain = table.rules.villain
    field = hexes(table)
    portals = [cell for cell, seats in table.portals.items() if table.enemies(seats[0], villain)]
    there = [f for f in table.onboard(villain) if not (is_cultist(f) or guarded(table, f))]
    if not there:
        return [champion_option(villains_of(table).bearers[CROWN])]
    far = [min([field.distance(f.cell, cell) for cell in portals], default=0) for f in there]
    first = [f.of or f.id for f, away in zip(there, far, strict=True) if away == min(far)]
    return [champion_option(name) for name in dict.fromkeys(first)]


def vanguard_chosen(run: Resolving, table: Battleground, verb: OrderVanguard, name: str) -> None:
    """Order it; the Crown as any scheme does (AT-AMB-139)."""
    bearers = villains_of(table).bearers
    run.insert(OrderVillain(next(goal for goal, bearer in bearers.items() if bearer == name)))


@state
class Procession(Procedure):
    """Every villain cultist is ordered once, in an order that is chosen (AT-AMB-138)."""

    seat: SeatId
    ordered: tuple[str, ...] = ()

    script = ("next",)

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "ordered": self.ordered}

    def next(self, table: Battleground) -> None:
        cultists = [f for f in table.onboard(self.seat) if is_cultist(f)]
        left = [cultist for cultist in cultists if cultist.id not in self.ordered]
        if left:
            self.again()
            table.ask_for(self.seat, "villain.cultist", champions(left), self.chosen)

    def chosen(self, table: Battleground, seat: SeatId, name: str) -> None:
        self.ordered = (*self.ordered, name)
        order_villain(table, name)


def order_cultists(run: Resolving, table: Battleground, verb: OrderCultists) -> None:
    begin(table, Procession(run.seat))


# --- Cultists and villains that enter -------------------------------------------------------------


def cultist_cells(run: Resolving, table: Battleground, verb: EnterCultist) -> list[Option[str]]:
    """Offer the named cell; if it is taken, its neighbours (AT-VCULT-1, AT-AMB-131)."""
    cell = _named_cell(run, table, verb)
    if not cell or cultists_left(table) <= 0:
        return []  # AT-VCULT-2
    if _allowed(table, cell):
        return [CELL[cell]]
    return [CELL[near] for near in hexes(table).links[cell] if _allowed(table, near)]


def _named_cell(run: Resolving, table: Battleground, verb: EnterCultist) -> str:
    if verb.place == SELF:
        return table.figures[run.source].cell
    if verb.place == SLAIN:
        return run.cell
    if verb.place == "cell":
        return verb.cell
    return villains_of(table).goals[verb.place]


def _allowed(table: Battleground, cell: str) -> bool:
    """Return whether an effect may put a villain there (AT-AMB-69)."""
    return may_stand(table, table.rules.villain, cell)


def cultist_enters(run: Resolving, table: Battleground, verb: EnterCultist, cell: str) -> None:
    cultist = new_cultist(table, run.seat)
    deploy(table, cultist, cell)


def beside_boss(run: Resolving, table: Battleground, verb: DeployVillain) -> list[Option[str]]:
    """Offer the cells next to this villain for the first who is off the battlefield."""
    here = table.figures[run.source].cell
    if not here or _first_off(table) is None:
        return []
    return [CELL[cell] for cell in hexes(table).links[here] if _allowed(table, cell)]


def _first_off(table: Battleground) -> Figure | None:
    """Find the first of Blade, Eye, Claw that is off the battlefield (AT-AMB-157)."""
    bearers = villains_of(table).bearers
    figures = [table.figures[bearers[goal]] for goal in (BLADE, EYE, CLAW)]
    return next((figure for figure in figures if not figure.cell), None)


def villain_enters(run: Resolving, table: Battleground, verb: DeployVillain, cell: str) -> None:
    figure = _first_off(table)
    assert figure is not None
    deploy(table, figure, cell)


# --- Constructs -----------------------------------------------------------------------------------


def equip(run: Resolving, table: Battleground, verb: Equip) -> None:
    """Take the cheapest construct of the row, the leftmost if tied (AT-AMB-133, AT-VILLAIN-24)."""
    bearers = villains_of(table).bearers
    named = [who for goal, who in bearers.items() if goal == verb.whom]
    villain = table.figures[named[0] if named else run.source]
    villain = table.card_of(villain)
    lying = [card for card in table.row if card is not None and card.kind == CONSTRUCT]
    if lying:
        card = min(lying, key=lambda card: card.cost)
        villain.constructs = (*villain.constructs, card)
        table.tell("equip", figure=villain.id, card=card.id)
        take_from_row(table, card)


# --- Surges ---------------------------------------------------------------------------------------


def surge(run: Resolving, table: Battleground, verb: Surge) -> None:
    """Carry out the boss's surge and the scenario's (AT-SURGE-2, AT-SURGE-3, AT-AMB-140)."""
    boss = table.figures[villains_of(table).boss]
    scenario = table.rules.scenario
    table.tell("surge", figure=boss.id)
    sources = ((boss.id, boss.row.surge), (scenario.id, scenario.surge))
    both = [Resolving(run.seat, effects, source) for source, effects in sources if effects]
    trigger(table, run.seat, both)


def in_reach(run: Resolving, table: Battleground, verb: RecallStrongest) -> list[Option[str]]:
    """Offer the strongest enemy so near; among equals one chooses (AT-AMB-158)."""
    near = _near(run, table, verb.within)
    most = max([strength(table, enemy) for enemy in near], default=0)
    return champions([enemy for enemy in near if strength(table, enemy) == most])


def _near(run: Resolving, table: Battleground, within: int) -> list[Figure]:
    """List the enemies near who does it; none if that one is off the battlefield (AT-AMB-57)."""
    here = table.figures[run.source].cell
    field = hexes(table)
    return [
        f
        for f in table.figures.values()
        if here
        and f.cell
        and table.enemies(f.side, run.seat)
        and field.distance(here, f.cell) <= within
    ]


def strongest_recalled(
    run: Resolving, table: Battleground, verb: RecallStrongest, name: str
) -> None:
    recall(table, table.figures[name], run.seat)


def attack(run: Resolving, table: Battleground, verb: Attack) -> None:
    """Attack all enemies next to it, from where it stands (AT-AMB-161)."""
    figure = table.figures[run.source]
    if figure.cell and targets(table, figure, AREA):
        begin(table, Blow(figure.id, ""))


@state
class Pushing(Procedure):
    """Enemies are pushed a cell away, the farthest first (AT-AMB-75)."""

    seat: SeatId
    pusher: str
    waiting: tuple[str, ...]
    pushed: str = ""

    script = ("pick", "push")

    def public(self) -> dict[str, Fact]:
        return {
            "seat": self.seat,
            "pusher": self.pusher,
            "waiting": self.waiting,
            "pushed": self.pushed,
        }

    def pick(self, table: Battleground) -> None:
        """Take the farthest of those still standing; among equals one chooses."""
        here = table.figures[self.pusher].cell
        standing = [table.figures[name] for name in self.waiting if name in table.figures]
        field = hexes(table)
        far = {f.id: field.distance(here, f.cell) for f in standing if f.cell}
        most = max(far.values(), default=0)
        names = [name for name, away in far.items() if away == most]
        if names:
            options = [champion_option(name) for name in names]
            table.ask_for(self.seat, "push.first", options, self.picked)
        else:
            self.finish()

    def picked(self, table: Battleground, seat: SeatId, name: str) -> None:
        self.pushed = name
        self.waiting = tuple([other for other in self.waiting if other != name])

    def push(self, table: Battleground) -> None:
        """Its owner chooses among several cells; without any it stays."""
        here = table.figures[self.pusher].cell
        figure = table.figures[self.pushed]
        field = hexes(table)
        away = field.distance(here, figure.cell)
        cells = [
            CELL[cell]
            for cell in field.links[figure.cell]
            if field.distance(here, cell) > away and may_stand(table, figure.seat, cell)
        ]
        self.again("pick")
        if cells:
            about: dict[str, Fact] = {"figure": self.pushed}
            table.ask(figure.seat, "push", cells, self.went, about=about)

    def went(self, table: Battleground, seat: SeatId, cell: str) -> None:
        table.tell("push", figure=self.pushed, source=self.pusher)
        travel(table, table.figures[self.pushed], (cell,))


def push(run: Resolving, table: Battleground, verb: Push) -> None:
    near = _near(run, table, verb.within)
    if near:
        begin(table, Pushing(run.seat, run.source, tuple([enemy.id for enemy in near])))


learn(
    {Equip: equip},
    {
        OrderVillain: order,
        OrderCultists: order_cultists,
        Surge: surge,
        Attack: attack,
        Push: push,
    },
    {
        OrderVanguard: Choice("villain.vanguard", vanguard, vanguard_chosen),
        EnterCultist: Choice("villain.cell", cultist_cells, cultist_enters),
        DeployVillain: Choice("villain.cell", beside_boss, villain_enters),
        RecallStrongest: Choice("villain.recall", in_reach, strongest_recalled),
    },
)
