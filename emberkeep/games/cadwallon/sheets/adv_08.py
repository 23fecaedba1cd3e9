"""Adventure 8, The Duke's Daughter: she is one of five persons in the district (CAD-AMB-195)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.board import CHAPEL, DORMITORY, GALLERY, LIBRARY, TAVERN
from emberkeep.games.cadwallon.rules.figures import capacity, load
from emberkeep.games.cadwallon.rules.ledger import draw
from emberkeep.games.cadwallon.rules.loot import take
from emberkeep.games.cadwallon.sheet import Act, Sheet
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import DAUGHTER, TREASURES

ROOMS: Final = (LIBRARY, CHAPEL, DORMITORY, TAVERN, GALLERY)
PERSON: Final = "person"
MEET: Final = "meet"
LEAD: Final = "lead"
PAYS: Final = 12


class DukesDaughter(Sheet):
    """A daughter and four servants, face down: nobody knows who is who until they are met."""

    id = "adv-08"
    title = "The Duke's Daughter"
    bounty_source = DAUGHTER
    known = ("title", "hostages")

    def set_up(self, table: City) -> None:
        table.pieces = {f"{PERSON}-{at}": place for at, place in enumerate(ROOMS, 1)}
        table.counters[DAUGHTER] = 1  # she is still among them

    def actions(self, table: City, figure: Figure) -> list[Act]:
        """Meet the person in the room, or lead the daughter away with two slots free."""
        acts = [Act(MEET)] if _person_at(table, figure.place) else []
        if table.pieces.get(DAUGHTER) == figure.place and _has_room(figure):
            acts.append(Act(LEAD))
        return acts

    def lures(self, table: City, figure: Figure) -> dict[str, float]:
        """Nobody knows who the daughter is before she is met."""
        hidden = table.counters[DAUGHTER] / max(1, len(table.pieces))
        worth = PAYS / 2 if _has_room(figure) else 1.0
        return {
            place: worth if name == DAUGHTER else 0.5 + worth * hidden
            for name, place in table.pieces.items()
        }

    def act(self, table: City, figure: Figure, act: Act) -> None:
        if act.kind == LEAD:
            _follow(table, figure)
            return
        left = [name for name in table.pieces if name != DAUGHTER]
        del table.pieces[_person_at(table, figure.place)]
        table.reveal()
        found = table.counters[DAUGHTER] == 1 and table.chance.below(len(left)) == 0
        table.tell("met", figure=figure.id, person=DAUGHTER if found else "servant")
        if not found:
            draw(table, figure.seat)
            return
        table.counters[DAUGHTER] = 0
        table.pieces[DAUGHTER] = figure.place
        if _has_room(figure):
            _follow(table, figure)

    def bounty(self, table: City, kind: str) -> int:
        return PAYS if kind == DAUGHTER else 0


def _person_at(table: City, place: str) -> str:
    """Name the person who is face down in a room."""
    there = [name for name, at in table.pieces.items() if at == place and name != DAUGHTER]
    return there[0] if there else ""


def _has_room(figure: Figure) -> bool:
    return load(figure.loot) + TREASURES[DAUGHTER].slots <= capacity(figure)


def _follow(table: City, figure: Figure) -> None:
    del table.pieces[DAUGHTER]
    take(table, figure, DAUGHTER)


DUKES_DAUGHTER: Final = DukesDaughter()
