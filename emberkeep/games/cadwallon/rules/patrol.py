"""Patrols: the active player moves one guard (chapters Militia, Reinforced patrols)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import LINKS
from emberkeep.games.cadwallon.characters import GUARDS
from emberkeep.games.cadwallon.effects import GUARD
from emberkeep.games.cadwallon.equipment import DISGUISE
from emberkeep.games.cadwallon.rows import PURPLE
from emberkeep.games.cadwallon.rules.aftermath import Brawl
from emberkeep.games.cadwallon.rules.figures import has_gear, put_guard
from emberkeep.games.cadwallon.rules.ledger import shuffle_if_empty
from emberkeep.games.cadwallon.rules.options import SPACE_OPTIONS, named
from emberkeep.games.cadwallon.rules.reactions import open_window, wants_asking
from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import City
from emberkeep.games.cadwallon.tokens import PATROL
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state
from emberkeep.kernel.paths import Reached, Walk, reach

NO_MOVE = 6


@state
class Patrol(Procedure):
    """One guard moves; coming to an enemy thief starts a fight (CADB-MILITIA-01, CAD-AMB-75)."""

    seat: SeatId
    guard: str = ""
    spaces: int = 0
    victim: str = ""

    script = ("choose", "measure", "go", "approach", "offer_bribe", "strike")

    def public(self) -> dict[str, Fact]:
        return {
            "seat": self.seat,
            "guard": self.guard,
            "spaces": self.spaces,
            "victim": self.victim,
        }

    def choose(self, table: City) -> None:
        """Pick a guard; with the colours known, nobody moves on blue (CAD-PATROL-04)."""
        if table.rules.patrols:
            shuffle_if_empty(table)
            self.spaces = PATROL if table.back == PURPLE else 0
            if not self.spaces:
                table.tell("patrol.stays", back=table.back)
                return
        table.ask(self.seat, "patrol", [named(guard) for guard in GUARDS], self.chosen)

    def chosen(self, table: City, seat: SeatId, guard: str) -> None:
        self.guard = guard

    def measure(self, table: City) -> None:
        """In the base game a die says how far: 6 is not at all (CADB-MILITIA-01)."""
        if not table.rules.patrols:
            roll = table.chance.roll()
            self.spaces = 0 if roll == NO_MOVE else roll
            table.tell("patrol.thrown", guard=self.guard, roll=roll)

    def go(self, table: City) -> None:
        if self.spaces:
            self.spaces = sheet_of(table).patrol_spaces(table, self.spaces)
            about: dict[str, Fact] = {"guard": self.guard}
            table.ask(self.seat, "patrol.move", self.ends(table), self.went, about=about)

    def ends(self, table: City) -> list[Option[str]]:
        """List where the guard can go: free spaces, and enemies whom he may attack."""
        here = table.guards[self.guard]
        found = self.reached(table)
        places = [here, *[place for place in found.costs if place != here]]
        options = [SPACE_OPTIONS[place] for place in places]
        return options + [named(name) for name in self.victims(table, found)]

    def reached(self, table: City) -> Reached:
        walk = Walk(self.spaces, blocked={*table.at, *sheet_of(table).guards_shun(table)})
        return reach(LINKS, table.guards[self.guard], walk)

    def victims(self, table: City, found: Reached) -> list[str]:
        """List the enemies next to where the guard can come with a space left."""
        sheet = sheet_of(table)
        shunned = sheet.guards_shun(table)
        return [
            figure.id
            for figure in table.figures.values()
            if figure.seat != self.seat
            and figure.place in LINKS
            and self.approaches(table, found, figure.place)
            and not (has_gear(figure, DISGUISE) and not figure.loot)
            and not sheet.guards_spare(table, figure)
            and figure.place not in shunned
        ]

    def approaches(self, table: City, found: Reached, place: str) -> list[str]:
        """List from where the guard can attack somebody: not out of a space that he shuns."""
        costs = found.costs
        near = [p for p in LINKS[place] if costs.get(p, self.spaces) < self.spaces]
        if not near:
            return near
        shunned = sheet_of(table).guards_shun(table)
        return sorted([p for p in near if p not in shunned], key=costs.__getitem__)

    def went(self, table: City, seat: SeatId, name: str) -> None:
        if name in table.figures:
            self.victim = name
        else:
            self.come(table, name)

    def come(self, table: City, place: str) -> None:
        put_guard(table, self.guard, place)
        table.tell("patrol", guard=self.guard, place=place)

    def approach(self, table: City) -> None:
        """Ask where the guard comes from, if he might have to stop there (CAD-AMB-134)."""
        if not self.victim:
            return
        target = table.figures[self.victim]
        near = self.approaches(table, self.reached(table), target.place)
        if not wants_asking(table, target.seat, (GUARD,)):
            near = near[:1]
        about: dict[str, Fact] = {"guard": self.guard, "figure": self.victim}
        options = [named(place) for place in near]
        table.ask(self.seat, "patrol.from", options, self.approached, about=about)

    def approached(self, table: City, seat: SeatId, place: str) -> None:
        self.come(table, place)

    def offer_bribe(self, table: City) -> None:
        """Before an attack its victim may bribe the guard (CAD-AMB-134)."""
        table.stopped = False
        if self.victim:
            open_window(table, GUARD, [table.figures[self.victim].seat], self.victim)

    def strike(self, table: City) -> None:
        if not self.victim or table.stopped:
            table.stopped = False
            return
        place = table.figures[self.victim].place
        table.at.pop(table.guards[self.guard])
        table.guards[self.guard] = place
        table.call(Brawl(self.guard, self.victim, place))
