"""Missions: treasures of the gang are handed in for ducats (chapter Missions, CAD-AMB-153)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import PRISON
from emberkeep.games.cadwallon.missions import MISSIONS
from emberkeep.games.cadwallon.rows import Mission
from emberkeep.games.cadwallon.rules.figures import without
from emberkeep.games.cadwallon.rules.ledger import gain, pay
from emberkeep.games.cadwallon.rules.options import named, option
from emberkeep.games.cadwallon.sheet import Act
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import MISSION_PRICE, TYPES
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state


def mission_options(table: City, seat: SeatId) -> list[Option[Act]]:
    """List the missions that can be finished now: once a turn, for three AP (CADB-MISSION-02)."""
    player = table.players[seat]
    if player.mission or player.actions < MISSION_PRICE:
        return []
    carried = [kind for f in carriers(table, seat) for kind in f.loot if kind in TYPES]
    if not carried:
        return []
    open_ones = [MISSIONS[name] for name in table.missions if name]
    return [option("mission", row.id) for row in open_ones if suffices(row, carried)]


def carriers(table: City, seat: SeatId) -> list[Figure]:
    """List who may hand treasures in: not prisoners (CADB-MISSION-04, CAD-AMB-153)."""
    return [figure for figure in table.gang(seat) if figure.place != PRISON and figure.loot]


def suffices(row: Mission, carried: list[str]) -> bool:
    """Return whether treasures are enough for a mission (CAD-AMB-150 to CAD-AMB-152)."""
    due = row.hand_in
    if any(carried.count(kind) < due.count(kind) for kind in due):
        return False
    return len({kind for kind in carried if kind not in due}) >= row.others


@state
class Delivery(Procedure):
    """A mission is being finished: who gives which treasure, one after the other."""

    seat: SeatId
    mission: str
    due: tuple[str, ...]
    given: int = 0

    script = ("ask_others", "hand_in", "more", "paid")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "mission": self.mission, "due": self.due, "given": self.given}

    def ask_others(self, table: City) -> None:
        """Choose the other kinds, where a mission leaves them open (CAD-AMB-152)."""
        row = MISSIONS[self.mission]
        missing = len(row.hand_in) + row.others - len(self.due)
        carried = {kind for f in carriers(table, self.seat) for kind in f.loot}
        kinds = [kind for kind in TYPES if kind in carried and kind not in self.due]
        if len(kinds) == missing:
            self.due = (*self.due, *kinds)
        elif missing:
            self.again()
            table.ask(self.seat, "mission.kind", [named(kind) for kind in kinds], self.added)

    def added(self, table: City, seat: SeatId, kind: str) -> None:
        self.due = (*self.due, kind)

    def hand_in(self, table: City) -> None:
        """Take the next treasure from whoever gives it."""
        if self.due:
            givers = [f.id for f in carriers(table, self.seat) if self.due[0] in f.loot]
            about: dict[str, Fact] = {"treasure": self.due[0]}
            options = [named(name) for name in givers]
            table.ask(self.seat, "mission.giver", options, self.taken, about=about)

    def taken(self, table: City, seat: SeatId, name: str) -> None:
        figure = table.figures[name]
        figure.loot = without(figure.loot, self.due[0])
        self.due = self.due[1:]
        self.given += 1
        self.again("hand_in")

    def more(self, table: City) -> None:
        """A mission that pays for each takes as many as one likes (CAD-AMB-150)."""
        row = MISSIONS[self.mission]
        kind = row.hand_in[0]
        if row.each and any(kind in f.loot for f in carriers(table, self.seat)):
            table.ask(self.seat, "mission.more", [named("more"), named("done")], self.answered)

    def answered(self, table: City, seat: SeatId, answer: str) -> None:
        if answer == "more":
            self.due = MISSIONS[self.mission].hand_in
            self.again("hand_in")

    def paid(self, table: City) -> None:
        """Pay, and lay the next mission in its place (CADB-MISSION-05, CAD-AMB-154)."""
        row = MISSIONS[self.mission]
        gain(table, self.seat, row.pays * (self.given if row.each else 1), "mission")
        at = table.missions.index(self.mission)
        deck = table.mission_deck
        table.missions[at] = table.chance.take(deck) if deck else ""
        table.tell("mission", seat=self.seat, mission=self.mission, next=table.missions[at])


def deliver(table: City, seat: SeatId, name: str) -> None:
    """Pay for a mission and begin to hand in."""
    pay(table, seat, MISSION_PRICE)
    table.players[seat].mission = True
    table.call(Delivery(seat, name, MISSIONS[name].hand_in))
