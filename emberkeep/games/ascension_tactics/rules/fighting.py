"""Attacks, damage, defeat, retaliation and slaying (chapters Attack, Damage, Keywords).

All damage and every defeat goes through here.
"""

from __future__ import annotations

from collections.abc import Sequence

from emberkeep.games.ascension_tactics.effects import ToDeckTop
from emberkeep.games.ascension_tactics.rows import Card
from emberkeep.games.ascension_tactics.rules.decks import banish, put_on_deck
from emberkeep.games.ascension_tactics.rules.ground import (
    hexes,
    in_sight,
    is_cultist,
    lift,
    targets,
)
from emberkeep.games.ascension_tactics.rules.resolving import Resolving, begin, trigger
from emberkeep.games.ascension_tactics.rules.scenarios import check_goal, guarded
from emberkeep.games.ascension_tactics.rules.scoring import score
from emberkeep.games.ascension_tactics.rules.stats import damage_of, defence, has, keywords
from emberkeep.games.ascension_tactics.rules.treasures import open_window
from emberkeep.games.ascension_tactics.state import Battleground, Figure
from emberkeep.games.ascension_tactics.tokens import RANGE
from emberkeep.games.ascension_tactics.words import AREA, RANGED, RETALIATE, TWO_BODIES, Effect
from emberkeep.kernel import Fact, Procedure, SeatId, state

CULTIST_VALUE = 1  # AT-VCULT-4


@state
class Attack(Procedure):
    """One attack of a champion: on one enemy, or on all in reach (AT-KEY-AREA-1).

    Whom it strikes is fixed when it is declared (AT-AMB-08, AT-AMB-32).
    """

    attacker: str
    target: str
    struck: tuple[str, ...] = ()

    script = ("declare", "strike")

    def public(self) -> dict[str, Fact]:
        return {"attacker": self.attacker, "target": self.target, "struck": self.struck}

    def declare(self, table: Battleground) -> None:
        """The moment for treasures after an attack is declared (AT-AMB-31, AT-AMB-80)."""
        table.tell("attack", figure=self.attacker, target=self.target)
        attacker = table.figures[self.attacker]
        flags = keywords(table, attacker)
        reached = [each.id for each in targets(table, attacker, flags)] if flags & AREA else []
        self.struck = tuple(reached) or (self.target,)
        if not open_window(table):
            self.finish()
            self.strike(table)

    def strike(self, table: Battleground) -> None:
        """Deal all damage at once, then let the dead fall and the slayer gain (AT-AMB-11)."""
        attacker = table.figures[self.attacker]
        struck = [table.figures[name] for name in self.struck]
        amount = damage_of(table, attacker)
        back = sum(
            [damage_of(table, each) for each in struck if strikes_back(table, each, attacker)]
        )
        slaying = slay_effects(table, attacker)
        cells = {each.id: each.cell for each in struck}
        for each in struck:
            hurt(table, each, amount, attacker.id)
        if back:
            hurt(table, attacker, back, "retaliation")
        counted = [each for each in struck if counts(table, each)]
        fallen = fall(table, attacker.side)
        slain = [each for each in counted if each in fallen]
        _score_kills(table, attacker.side, slain)
        _slay(table, attacker, slaying, [cells[each.id] for each in slain])


def strikes_back(table: Battleground, struck: Figure, attacker: Figure) -> bool:
    """Return whether an attacked champion retaliates (AT-KEY-RETALIATE-1 to AT-KEY-RETALIATE-3)."""
    if not has(table, struck, RETALIATE):
        return False
    far = hexes(table).distance(struck.cell, attacker.cell)
    if far <= 1:
        return True
    return (
        far <= RANGE
        and has(table, struck, RANGED)
        and in_sight(table, struck.side, struck.cell, attacker.cell)
    )


def counts(table: Battleground, struck: Figure) -> bool:
    """Return whether a champion that falls was struck down: a body may just fall with the other.

    (AT-AMB-83.)
    """
    return not struck.row.keywords & TWO_BODIES or struck.damage >= defence(table, struck)


def slay_effects(table: Battleground, attacker: Figure) -> list[tuple[str, tuple[Effect, ...]]]:
    """List the slay effects of a champion and its constructs, by source (AT-AMB-77)."""
    found = [(attacker.id, attacker.row.parts.slay)]
    if not attacker.row.villain:
        found += [(card.id, card.parts.slay) for card in table.card_of(attacker).constructs]
    return [(source, effects) for source, effects in found if effects]


def _slay(
    table: Battleground,
    attacker: Figure,
    slaying: list[tuple[str, tuple[Effect, ...]]],
    cells: list[str],
) -> None:
    """Begin the slay effects, once for each enemy (AT-KEY-SLAY-3, AT-KEY-SLAY-4)."""
    effects = [
        Resolving(attacker.side, parts, source, cell=cell)
        for cell in cells
        for source, parts in slaying
    ]
    if effects:
        trigger(table, attacker.side, effects)


def _score_kills(table: Battleground, seat: SeatId, slain: list[Figure]) -> None:
    """Score what the scenario gives for champions defeated by an attack (AT-AMB-164)."""
    worth = table.rules.scenario.kill
    if worth and seat != table.rules.villain:
        score(table, seat, worth * len([1 for each in slain if not is_cultist(each)]), "kill")


# --- Damage by effects ----------------------------------------------------------------------------


@state
class Harm(Procedure):
    """An effect deals damage to champions, all at the same time (AT-AMB-73)."""

    seat: SeatId
    figures: tuple[str, ...]
    amount: int
    source: str

    script = ("brace", "strike")

    def public(self) -> dict[str, Fact]:
        return {
            "seat": self.seat,
            "figures": self.figures,
            "amount": self.amount,
            "source": self.source,
        }

    def brace(self, table: Battleground) -> None:
        """The moment for treasures before an effect deals damage (AT-AMB-31)."""
        if not open_window(table):
            self.finish()
            self.strike(table)

    def strike(self, table: Battleground) -> None:
        for name in self.figures:
            hurt(table, table.figures[name], self.amount, self.source)
        fall(table, self.seat)


def harm(
    table: Battleground, seat: SeatId, figures: Sequence[Figure], amount: int, source: str
) -> None:
    """Let an effect damage champions on the battlefield."""
    if figures and amount:
        names = tuple([figure.id for figure in figures])
        begin(table, Harm(seat, names, amount, source))


def hurt(table: Battleground, figure: Figure, amount: int, source: str) -> None:
    """Put damage on a champion, to the end of the turn (AT-DAMAGE-02, AT-DAMAGE-10)."""
    if guarded(table, figure):
        return
    figure.damage += amount
    table.tell("damage", figure=figure.id, amount=amount, source=source)


# --- Defeat ---------------------------------------------------------------------------------------


def fall(table: Battleground, seat: SeatId, source: str = "") -> list[Figure]:
    """Defeat all champions that have too much damage, together (AT-DAMAGE-03, AT-DAMAGE-07).

    `seat` is whose doing it is. Whoever stood by the help of a fallen one may fall after it.
    """
    fallen: list[Figure] = []
    while not table.over:
        dying = [f for f in table.figures.values() if f.damage and f.damage >= defence(table, f)]
        if not dying:
            break
        down = [body for figure in dying for body in bodies(table, figure) if body.cell]
        down = list({body.id: body for body in down}.values())
        for body in down:
            _defeat(table, body, source)
        fallen += down
        _score_villains(table, seat, down)
    return fallen


def bodies(table: Battleground, figure: Figure) -> list[Figure]:
    """List the bodies of a champion, which fall together (AT-AMB-40)."""
    card = figure.of or figure.id
    twins = [f for f in table.figures.values() if f.of == card]
    return [table.figures[card], *twins] if twins else [figure]


def _defeat(table: Battleground, figure: Figure, source: str) -> None:
    """Remove a champion: constructs destroyed, card exhausted (AT-DAMAGE-04, AT-VILLAIN-21)."""
    table.tell("defeat", figure=figure.id, seat=figure.seat, cell=figure.cell, source=source)
    lift(table, figure)
    card = table.card_of(figure)
    for construct in card.constructs:
        destroy(table, card, construct)
    if not figure.row.villain:
        card.ready = False


def destroy(table: Battleground, figure: Figure, construct: Card) -> None:
    """Destroy a construct: to its owner's discard pile (AT-CONSTR-05, AT-VILLAIN-25)."""
    kept = list(figure.constructs)
    kept.remove(construct)
    figure.constructs = tuple(kept)
    table.tell("destroy", figure=figure.id, card=construct.id)
    if figure.row.villain:
        banish(table, construct)
    elif any(isinstance(effect, ToDeckTop) for effect in construct.parts.on_destroyed):
        put_on_deck(table.players[figure.seat], construct, openly=True)  # AT-AMB-118
    else:
        table.players[figure.seat].discard.append(construct)


def value_of(table: Battleground, figure: Figure) -> int:
    """Return the glory value of a villain, as printed or as the scenario has it."""
    return dict(table.rules.scenario.values).get(figure.row.id, figure.row.value)


def _score_villains(table: Battleground, seat: SeatId, fallen: list[Figure]) -> None:
    """Score the value of villains that players defeated (AT-VILLAIN-22, AT-AMB-141)."""
    villains = table.villains
    if villains is None:
        return
    for figure in fallen:
        if figure.id == villains.boss:
            villains.fallen = True
        if figure.seat == villains.seat and seat not in (-1, villains.seat):
            worth = CULTIST_VALUE if is_cultist(figure) else value_of(table, figure)
            score(table, seat, worth, "villain")
    check_goal(table)
