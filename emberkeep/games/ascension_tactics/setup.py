"""Modes and options, and the table before the first turn (chapter Setup)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.cards import (
    APPRENTICE,
    CENTER_ROWS,
    HEAVY_INFANTRY,
    MILITIA,
    MYSTIC,
)
from emberkeep.games.ascension_tactics.champions import CHAMPIONS
from emberkeep.games.ascension_tactics.rows import Card, Scenario
from emberkeep.games.ascension_tactics.rules.acquiring import join
from emberkeep.games.ascension_tactics.rules.decks import draw, refill
from emberkeep.games.ascension_tactics.rules.turns import Skirmish
from emberkeep.games.ascension_tactics.scenarios import PLANS, SCENARIO_ROWS, SCENARIOS
from emberkeep.games.ascension_tactics.state import Battleground, Player, Rules
from emberkeep.games.ascension_tactics.tokens import (
    APPRENTICES,
    GATES,
    HAND,
    MILITIAS,
    ROW,
    TREASURE_ROWS,
)
from emberkeep.kernel import Chance, Deck, Knob, Mode, SeatId, Setup

RECOMMENDED = "recommended"
ALTERNATIVE = "alternative"
DRAFT = "draft"


def _scenarios(mode: str) -> Knob:
    """List the scenarios of a mode of which all champions are there."""
    rows = [row for row in SCENARIO_ROWS if mode in row.modes]
    return Knob("scenario", tuple([row.id for row in rows if _manned(row)]))


def _manned(scenario: Scenario) -> bool:
    return all(name in CHAMPIONS for team in scenario.teams for name in team)


_MEMORY = Knob("memory-aid", (False, True))

MODES = (Mode("duel", (2,), (_scenarios("duel"), Knob("champions", (RECOMMENDED,)), _MEMORY)),)


def scenario_of(setup: Setup) -> Scenario:
    return SCENARIOS[str(setup.options["scenario"])]


def lay_out(setup: Setup) -> Battleground:
    """Set the table up as far as the opening hands, and begin the match."""
    chance = Chance(setup.seed)
    scenario = scenario_of(setup)
    rules = _rules(setup, scenario, chance)
    plan = PLANS[scenario.id]
    order = [seat for group in rules.groups for seat in group]
    table = Battleground(
        chance=chance,
        rules=rules,
        players=[Player() for _ in rules.side_of],
        figures={},
        terrain=dict(plan.terrain),
        portals={
            cell: (order[int(sign) - 1],) for cell, sign in plan.portals.items() if sign.isdigit()
        },
        center=Deck([row for row in CENTER_ROWS for _ in range(row.copies)]),
        row=[None] * ROW,
        unseen=[row.id for row in TREASURE_ROWS for _ in range(row.copies)],
        chests=set(plan.chests),
        piles={MYSTIC.id: MYSTIC.copies, HEAVY_INFANTRY.id: HEAVY_INFANTRY.copies},
        group=rules.groups[0],
    )
    for place in range(ROW):
        refill(table, place)
    for number, seat in enumerate(order):
        muster(table, seat, scenario.teams[number])
        deal(table, seat)
    table.call(Skirmish())
    return table


def _rules(setup: Setup, scenario: Scenario, chance: Chance) -> Rules:
    """Choose who begins, and who has which gate (AT-SETUP-11, AT-GATE-01)."""
    first = chance.below(setup.players)
    order = [(first + at) % setup.players for at in range(setup.players)]
    gates = [GATES[f"gate-{order.index(seat) + 1}"] for seat in range(setup.players)]
    return Rules(
        mode=setup.mode,
        scenario=scenario,
        people=setup.players,
        groups=tuple([(seat,) for seat in order]),
        gates=tuple(gates),
        side_of=tuple(range(setup.players)),
        target=scenario.target,
        memory_aid=bool(setup.options["memory-aid"]),
    )


def muster(table: Battleground, seat: SeatId, names: tuple[str, ...]) -> None:
    """Give champions to a team, off the battlefield (AT-SETUP-12)."""
    for name in names:
        join(table, seat, CHAMPIONS[name])


def deal(table: Battleground, seat: SeatId) -> None:
    """Shuffle a starting deck and draw the first hand (AT-SETUP-02, AT-SETUP-03)."""
    player = table.players[seat]
    cards: list[Card] = [APPRENTICE] * APPRENTICES + [MILITIA] * MILITIAS
    player.deck = Deck(cards)
    draw(table, seat, HAND)
