"""The villains, who follow the printed flow chart: first to defeat, then to reach the goal.

Every step is told with its reason: `villain.judge` names the goal and whom the villain could
defeat, `villain.target` whom it attacks, `villain.heads` and `villain.stays` where it goes and why,
`villain.holds` which shrine it draws glory from. Where the chart leaves a choice, the players are
asked (AT-VILLAIN-05). An archvillain gives orders as players do, without the chart (AT-ARCH-5).
"""

from __future__ import annotations

from emberkeep.games.ascension_tactics.judging import (
    doomed,
    far_from,
    nearest,
    strongest,
    walkable,
    wanted,
)
from emberkeep.games.ascension_tactics.rules.fighting import Attack
from emberkeep.games.ascension_tactics.rules.ground import (
    happening,
    hexes,
    is_cultist,
    targets,
)
from emberkeep.games.ascension_tactics.rules.options import CELL, champion_option
from emberkeep.games.ascension_tactics.rules.orders import (
    Acting,
    Move,
    Order,
    attack_limit,
    call_up,
    deploy,
    entries,
    give_order,
    relief,
    travel,
)
from emberkeep.games.ascension_tactics.rules.resolving import Resolving, begin
from emberkeep.games.ascension_tactics.rules.scoring import score, shrine_glory, shrines
from emberkeep.games.ascension_tactics.rules.stats import keywords
from emberkeep.games.ascension_tactics.rules.treasures import open_window
from emberkeep.games.ascension_tactics.state import Battleground, Figure
from emberkeep.kernel import Fact, SeatId, state
from emberkeep.kernel.paths import Reached


def order_villain(table: Battleground, name: str) -> None:
    """Order a villain: it acts by the flow chart, or as an archvillain wants (AT-VILLAIN-20)."""
    villain = table.figures[name]
    seat = table.rules.villain
    if not villain.ready:
        table.tell("villain.lost", figure=name, reason="under-way")  # AT-AMB-70
    elif table.rules.archvillain:
        give_order(table, seat, name)
    else:
        begin(table, VillainOrder(name, seat, call_up(table, seat, villain)))


@state
class VillainOrder(Order):
    """An order to a villain; `paid` once a shrine gave glory at once for it (AT-AMB-145)."""

    paid: bool = False

    def body_chosen(self, table: Battleground, seat: SeatId, name: str) -> None:
        self.left = tuple([other for other in self.left if other != name])
        if self.left:
            self.again()
        begin(table, Raid(name, self.seat))


# --- One villain acts -----------------------------------------------------------------------------


@state
class Raid(Acting):
    """One body of an ordered villain acts by the flow chart (AT-VILLAIN-10).

    `goal` is the cell it wants to reach, `slays` whether it can defeat somebody, `target` whom it
    attacks, `reached` where it can move, `end` where it moves.
    """

    goal: str = ""
    slays: bool = False
    target: str = ""
    end: str = ""
    moved: bool = False
    attacks: int = 0
    reached: Reached | None = None

    script = (
        "enter",
        "on_order",
        "brace",
        "judge",
        "approach",
        "walk",
        "brace_again",
        "aim",
        "strike",
        "go_on",
        "walk_on",
        "after",
    )

    def public(self) -> dict[str, Fact]:
        return {
            "figure": self.figure,
            "seat": self.seat,
            "goal": self.goal,
            "slays": self.slays,
            "target": self.target,
            "end": self.end,
            "moved": self.moved,
            "attacks": self.attacks,
        }

    def about(self) -> dict[str, Fact]:
        return {"figure": self.figure, "goal": self.goal}

    # Entering

    def enter(self, table: Battleground) -> None:
        """Deploy it on the portal nearest to its goal (AT-VILLAIN-08, AT-AMB-180)."""
        villain = table.figures[self.figure]
        if villain.cell:
            return
        portals = entries(table, villain)
        if relief(table, villain):
            begin(table, Resolving(self.seat, villain.row.parts.on_deploy, villain.id))
        elif portals:
            goal = wanted(table, villain)[0]
            cells = nearest(portals, far_from(table, villain, goal))
            options = [CELL[cell] for cell in cells]
            table.ask_for(self.seat, "order.portal", options, self.entered, about=self.about())
        else:
            table.tell("villain.lost", figure=self.figure, reason="portal")  # AT-AMB-51
            self.finish()

    def entered(self, table: Battleground, seat: SeatId, cell: str) -> None:
        deploy(table, table.figures[self.figure], cell)

    def on_order(self, table: Battleground) -> None:
        """Carry out what the villain does when it is ordered, before its actions."""
        villain = self.body(table)
        if villain is None:
            self.finish()
        elif villain.row.parts.on_order:
            begin(table, Resolving(self.seat, villain.row.parts.on_order, villain.id))

    def brace(self, table: Battleground) -> None:
        """The moment for treasures before its actions (AT-AMB-31); then it looks for its goal."""
        villain = self.body(table)
        if villain is None:
            return  # a step below ends its order
        cells = wanted(table, villain)
        self.goal = cells[0]
        if len(cells) > 1:
            options = [CELL[cell] for cell in cells]
            table.ask_for(self.seat, "villain.goal", options, self.goal_chosen, about=self.about())
        else:
            open_window(table)

    def goal_chosen(self, table: Battleground, seat: SeatId, cell: str) -> None:
        self.goal = cell
        open_window(table)

    # The first question of the chart

    def judge(self, table: Battleground) -> None:
        """Can it defeat any champion with its move and its attacks? (AT-VILLAIN-10)."""
        villain = self.body(table)
        if villain is None:
            return  # a step below ends its order
        victims = self.victims(table, villain)
        names = tuple([victim.id for victim in victims])
        table.tell("villain.judge", figure=self.figure, goal=self.goal, victims=names)
        self.slays = bool(victims)
        if victims:
            self.ask_target(table, victims)
        elif self.at_shrine(table, villain):
            self.hold(table)

    def victims(self, table: Battleground, villain: Figure) -> list[Figure]:
        """List whom it can defeat, from where it stands or after a move."""
        limit = attack_limit(keywords(table, villain))
        by_cell = doomed(table, villain, self.cells(table, villain), limit)
        return list({f.id: f for falling in by_cell.values() for f in falling}.values())

    def cells(self, table: Battleground, villain: Figure) -> list[str]:
        """List where it can be after a move; that holds until something happens."""
        if self.reached is None:
            self.reached = walkable(table, villain)
        return list(self.reached.costs)

    def ask_target(self, table: Battleground, enemies: list[Figure]) -> None:
        """Take the strongest; among equals the players choose (AT-VILLAIN-11, AT-AMB-30)."""
        options = [champion_option(enemy.id) for enemy in strongest(table, enemies)]
        table.ask_for(self.seat, "villain.target", options, self.target_chosen, about=self.about())

    def target_chosen(self, table: Battleground, seat: SeatId, name: str) -> None:
        self.target = name
        table.tell("villain.target", figure=self.figure, target=name, defeats=self.slays)

    def at_shrine(self, table: Battleground, villain: Figure) -> bool:
        """Return whether it is at a shrine with its own goal (AT-VILLAIN-18, AT-AMB-138)."""
        near = hexes(table).distance(villain.cell, self.goal) <= 1
        return near and self.goal in shrines(table) and not is_cultist(villain)

    def hold(self, table: Battleground) -> None:
        """Draw glory from the shrine at once, and do nothing else (AT-VILLAIN-18)."""
        self.again("after")
        order = table.stack[-2]
        if isinstance(order, VillainOrder) and not order.paid:
            order.paid = True
            points = shrine_glory(table, self.goal)
            table.tell("villain.holds", figure=self.figure, shrine=self.goal, points=points)
            score(table, self.seat, points, "hold")

    # The move

    def approach(self, table: Battleground) -> None:
        """Choose where it moves: to strike, or towards its goal."""
        villain = self.body(table)
        if villain is None:
            self.stop(table)
        elif self.slays:
            self.close_in(table, villain)
        else:
            self.advance(table, villain)

    def close_in(self, table: Battleground, villain: Figure) -> None:
        """Move only if it must, and end as near to its goal as can be (AT-VILLAIN-12)."""
        limit = attack_limit(keywords(table, villain))
        by_cell = doomed(table, villain, self.cells(table, villain), limit)
        cells = [c for c, falling in by_cell.items() if self.target in [f.id for f in falling]]
        if cells and villain.cell not in cells:
            self.ask_end(table, nearest(cells, far_from(table, villain, self.goal)))

    def advance(self, table: Battleground, villain: Figure) -> None:
        """Get as near to the goal as it can (AT-VILLAIN-14 to AT-VILLAIN-16); else stay."""
        distances = far_from(table, villain, self.goal)
        ends = nearest(self.cells(table, villain), distances)
        if villain.cell in ends:
            reason = "goal" if distances[villain.cell] == 0 else "no-nearer"
            table.tell("villain.stays", figure=self.figure, goal=self.goal, reason=reason)
        else:
            self.ask_end(table, ends)

    def ask_end(self, table: Battleground, cells: list[str]) -> None:
        options = [CELL[cell] for cell in cells]
        table.ask_for(self.seat, "villain.end", options, self.end_chosen, about=self.about())

    def end_chosen(self, table: Battleground, seat: SeatId, cell: str) -> None:
        self.end = cell

    def walk(self, table: Battleground) -> None:
        """Go there, by the normal rules."""
        villain = self.body(table)
        reached, self.reached = self.reached, None
        if villain is None or not self.end:
            return
        self.moved = True
        end, self.end = self.end, ""
        table.tell("villain.heads", figure=self.figure, goal=self.goal, end=end)
        if happening(table, villain):
            begin(table, Move(self.figure, self.seat, end))
        else:
            assert reached is not None
            travel(table, villain, reached.way(end))

    # The attack

    def brace_again(self, table: Battleground) -> None:
        """The moment for treasures between a move and an attack (AT-AMB-31)."""
        if self.moved and self.body(table) is not None:
            open_window(table)

    def aim(self, table: Battleground) -> None:
        """Without anybody to defeat, attack the strongest in reach (AT-VILLAIN-17)."""
        villain = self.body(table)
        if villain is not None and not self.target:
            found = targets(table, villain, keywords(table, villain))
            if found:
                self.ask_target(table, found)

    def strike(self, table: Battleground) -> None:
        """Attack as often as it may: all on one, what is left on the next best (AT-AMB-48)."""
        villain = self.body(table)
        if villain is None:
            self.stop(table)
            return
        flags = keywords(table, villain)
        left = attack_limit(flags) - self.attacks
        found = {enemy.id: enemy for enemy in targets(table, villain, flags)}
        if not self.target or left <= 0:
            return
        if self.target in found:
            self.attacks += 1
            self.again()
            begin(table, Attack(self.figure, self.target))
        elif self.slays and self.attacks and found:
            self.again()
            falling = doomed(table, villain, [villain.cell], left).get(villain.cell)
            self.ask_target(table, falling or list(found.values()))

    def go_on(self, table: Battleground) -> None:
        """After an attack without a move, get closer to the goal (AT-VILLAIN-13)."""
        villain = self.body(table)
        if villain is None:
            self.stop(table)
        elif self.slays and not self.moved:
            self.advance(table, villain)

    def walk_on(self, table: Battleground) -> None:
        self.walk(table)

    def after(self, table: Battleground) -> None:
        """Carry out what the villain does when its order is done (AT-AMB-146, AT-AMB-152)."""
        villain = self.body(table)
        if villain is not None and villain.row.parts.after_order:
            attacked = "attacked" if self.attacks else ""
            effects = villain.row.parts.after_order
            begin(table, Resolving(self.seat, effects, villain.id, cell=attacked))
