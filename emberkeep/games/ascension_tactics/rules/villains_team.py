"""The villains before the first turn: who they are and what they want (chapter Solo)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.rules.acquiring import join
from emberkeep.games.ascension_tactics.rules.decks import CENTER_IDS, refill
from emberkeep.games.ascension_tactics.rules.ground import place
from emberkeep.games.ascension_tactics.rules.options import CELL
from emberkeep.games.ascension_tactics.rules.villains import HELD, draw_schemes
from emberkeep.games.ascension_tactics.schemes import SCHEME_ROWS
from emberkeep.games.ascension_tactics.state import Battleground, Villains
from emberkeep.games.ascension_tactics.tokens import ROW
from emberkeep.games.ascension_tactics.villains import BOSSES, HENCHMEN, VILLAINS
from emberkeep.games.ascension_tactics.words import CROWN, GOALS, Goal
from emberkeep.kernel import Deck, Fact, Procedure, SeatId, state

FOLLOWERS = 3


@state
class Gathering(Procedure):
    """The villains come together, after the players have their champions.

    `named` are those of the scenario, the boss first; without them they are drawn by lot.
    `discarded` schemes make the game harder (AT-DIFF-1).
    """

    named: tuple[str, ...]
    discarded: int

    script = ("choose_portals", "gather")

    def public(self) -> dict[str, Fact]:
        return {"named": self.named, "discarded": self.discarded}

    def choose_portals(self, table: Battleground) -> None:
        """Partners with several portals choose a different one each (AT-COOP-6)."""
        cells = [cell for cell, seats in table.portals.items() if table.rules.villain not in seats]
        partners = table.rules.groups[0]
        if len(cells) > 1 and len(partners) > 1:
            options = [CELL[cell] for cell in cells]
            about: dict[str, Fact] = {"seat": partners[0]}
            table.ask_first(partners, "portal", options, self.portal_chosen, about=about)

    def portal_chosen(self, table: Battleground, seat: SeatId, cell: str) -> None:
        """Give the first player the portal, the other one the other."""
        first, second = table.rules.groups[0]
        for portal, seats in table.portals.items():
            if table.rules.villain not in seats:
                table.portals[portal] = (first,) if portal == cell else (second,)
        table.tell("portal.chosen", seat=first, cell=cell)

    def gather(self, table: Battleground) -> None:
        """Lay out the villains, deal the goals, and prepare the schemes."""
        names = self.named or by_lot(table)
        villains = make_villains(table, names)
        table.villains = villains
        for name in names:
            row = VILLAINS[name]
            black = len(table.rules.groups[0]) == 1  # AT-SOLO-07, AT-COOP-4
            join(table, villains.seat, row.black if black else row.grey)
            if name in CENTER_IDS:
                table.center.bag.remove(next(c for c in table.center.bag if c.id == name))
        if table.rules.scenario.throne:
            place(table, table.figures[villains.boss], table.rules.scenario.throne)
        for at in range(ROW):
            refill(table, at)  # now that nobody can come up twice (AT-AMB-181)
        prepare_schemes(table, villains, self.discarded)


def by_lot(table: Battleground) -> tuple[str, ...]:
    """Draw a boss and three others, none of whom a player has (AT-SOLO-04 to AT-SOLO-06)."""
    boss = table.chance.pick([name for name in BOSSES if name not in table.figures])
    left = [name for name in HENCHMEN if name not in table.figures]
    return (boss, *[table.chance.take(left) for _ in range(FOLLOWERS)])


def make_villains(table: Battleground, names: tuple[str, ...]) -> Villains:
    """Say who wants what: the boss the Crown, the others by lot or as a campaign says."""
    scenario = table.rules.scenario
    followers = list(names[1:])
    if scenario.draft:
        table.chance.shuffle(followers)  # AT-SOLO-08
    bearers: dict[Goal, str] = {CROWN: names[0]}
    bearers.update(zip(GOALS[1:], followers, strict=True))
    table.tell("villains", names=tuple(bearers.values()))
    return Villains(
        seat=table.rules.villain,
        deck=Deck(list(SCHEME_ROWS)),
        boss=names[0],
        bearers=bearers,
        goals=dict(scenario.goals),
    )


def prepare_schemes(table: Battleground, villains: Villains, discarded: int) -> None:
    """Shuffle the schemes; discard some for the difficulty, deal some (AT-SOLO-12, AT-DIFF-2)."""
    for _ in range(discarded):
        scheme = villains.deck.draw(table.chance)
        villains.discard.append(scheme)
        table.tell("scheme.discarded", scheme=scheme.id)
    if table.rules.archvillain:
        draw_schemes(table, villains, HELD)
