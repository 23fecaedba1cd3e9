"""What verbs do: resources, and those that hold other verbs. More are in `verbs_*.py`."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.effects import (
    Allegiance,
    Both,
    Choose,
    ConstructRunes,
    Glory,
    GloryPerShrine,
    If,
    Power,
    PowerPerConstruct,
    Runes,
)
from emberkeep.games.ascension_tactics.rules.resolving import Choice, Resolving, learn
from emberkeep.games.ascension_tactics.rules.scoring import controller, score, shrines
from emberkeep.games.ascension_tactics.rules.stats import carried, holds
from emberkeep.games.ascension_tactics.state import Battleground, Waiting
from emberkeep.games.ascension_tactics.words import Effect
from emberkeep.kernel import Option

# --- Resources ------------------------------------------------------------------------------------


def runes(run: Resolving, table: Battleground, verb: Runes) -> None:
    table.players[run.seat].runes += verb.amount
    table.tell("runes", seat=run.seat, amount=verb.amount)


def construct_runes(run: Resolving, table: Battleground, verb: ConstructRunes) -> None:
    table.players[run.seat].purse += verb.amount
    table.tell("purse", seat=run.seat, amount=verb.amount)


def power(run: Resolving, table: Battleground, verb: Power) -> None:
    table.players[run.seat].power += verb.amount
    table.tell("power", seat=run.seat, amount=verb.amount)


def power_per_construct(run: Resolving, table: Battleground, verb: PowerPerConstruct) -> None:
    power(run, table, Power(min(verb.most, carried(table, run.seat))))


def glory(run: Resolving, table: Battleground, verb: Glory) -> None:
    score(table, run.seat, verb.amount, run.source)


def glory_per_shrine(run: Resolving, table: Battleground, verb: GloryPerShrine) -> None:
    side_of = table.rules.side_of
    for shrine in shrines(table):
        holder = controller(table, shrine)
        if holder is not None and side_of[holder] == side_of[run.seat]:
            score(table, run.seat, verb.amount, "surge")


# --- Verbs that hold others -----------------------------------------------------------------------


def allegiance(run: Resolving, table: Battleground, verb: Allegiance) -> None:
    """Now, if another card of the faction was played; else it waits (AT-KEY-ALLEGIANCE-2)."""
    player = table.players[run.seat]
    own = run.card is not None and run.card.faction == verb.faction
    others = len([1 for card in player.tally if card.faction == verb.faction]) - own
    if others > 0:
        run.insert(verb.then)
    else:
        player.waiting.append(Waiting(verb.faction, verb.then, run.source))


def conditional(run: Resolving, table: Battleground, verb: If) -> None:
    if holds(table, verb.condition, run.seat, table.figures.get(run.source)):
        run.insert(verb.then)


def both(run: Resolving, table: Battleground, verb: Both) -> None:
    run.insert(verb.one, verb.other)


def branches(run: Resolving, table: Battleground, verb: Choose) -> list[Option[str]]:
    return [Option(f"choose:{_name(verb.one)}", "one"), Option(f"choose:{_name(verb.other)}", "")]


def branch_chosen(run: Resolving, table: Battleground, verb: Choose, answer: str) -> None:
    run.insert(verb.one if answer else verb.other)


def _name(effect: Effect) -> str:
    return type(effect).__name__.lower()


learn(
    {
        Runes: runes,
        ConstructRunes: construct_runes,
        Power: power,
        PowerPerConstruct: power_per_construct,
        Glory: glory,
        GloryPerShrine: glory_per_shrine,
        Allegiance: allegiance,
        If: conditional,
        Both: both,
    },
    {},
    {Choose: Choice("choose", branches, branch_chosen)},
)
