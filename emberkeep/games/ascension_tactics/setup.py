"""Modes and options, and the table before the first turn (chapter Setup).

Which seats there are, who is on whose side and in which order turns are taken follows from the
mode: `villain_seat`, `sides` and `_order`. Everything else about a mode is in its scenario.
"""

from __future__ import annotations

from emberkeep.games.ascension_tactics import campaign
from emberkeep.games.ascension_tactics.cards import CENTER_ROWS, PILES
from emberkeep.games.ascension_tactics.champions import CHAMPIONS
from emberkeep.games.ascension_tactics.rows import Gate, Scenario
from emberkeep.games.ascension_tactics.rules.acquiring import join
from emberkeep.games.ascension_tactics.rules.campaign import Preparation
from emberkeep.games.ascension_tactics.rules.decks import refill
from emberkeep.games.ascension_tactics.rules.draft import Draft
from emberkeep.games.ascension_tactics.rules.turns import Skirmish
from emberkeep.games.ascension_tactics.rules.villains_team import Gathering
from emberkeep.games.ascension_tactics.scenarios import PLANS, SCENARIO_ROWS, SCENARIOS
from emberkeep.games.ascension_tactics.state import Battleground, Player, Rules
from emberkeep.games.ascension_tactics.tokens import GATES, ROW, SMALL_TEAM, TEAM, TREASURE_ROWS
from emberkeep.kernel import Chance, Deck, Knob, Mode, SeatId, Setup, SetupError, Sides

RECOMMENDED = "recommended"
ALTERNATIVE = "alternative"
DRAFT = "draft"
AUTOMATIC = ("solo", "coop", "campaign")  # modes in which nobody sits in the villains' seat
DISCARDED = {"normal": 0, "hard": 4, "nightmare": 8}  # schemes, before the first turn (AT-DIFF-2)


def _scenarios(mode: str, *, later: bool = False) -> Knob:
    rows = tuple([row.id for row in SCENARIO_ROWS if mode in row.modes])
    return Knob("scenario", rows, later=later)


_MEMORY = Knob("memory-aid", (False, True))
_OWN = Knob("champions", (RECOMMENDED, DRAFT))
_DIFFICULTY = Knob("difficulty", tuple(DISCARDED))

MODES = (
    Mode(
        "duel",
        (2,),
        (_scenarios("duel"), Knob("champions", (RECOMMENDED, ALTERNATIVE, DRAFT)), _MEMORY),
    ),
    Mode("melee", (3, 4), (_MEMORY,)),
    Mode("teams", (4,), (_MEMORY,)),
    Mode("solo", (1,), (_scenarios("solo"), _DIFFICULTY, _OWN, _MEMORY)),
    Mode("coop", (2,), (_scenarios("coop"), _DIFFICULTY, _OWN, _MEMORY)),
    Mode("archvillain", (2, 3), (_scenarios("archvillain"), _OWN, _MEMORY)),
    Mode("campaign", (1, 2), (_scenarios("campaign", later=True), _DIFFICULTY, _MEMORY)),
)

ONLY = {("melee", 3): "three-crowns", ("melee", 4): "four-gates", ("teams", 4): "four-gates"}

# --- Seats, sides, order --------------------------------------------------------------------------


def villain_seat(setup: Setup) -> SeatId:
    """Find the seat of the villains: the last, if there are any; else -1."""
    if setup.mode in AUTOMATIC:
        return setup.players
    return setup.players - 1 if setup.mode == "archvillain" else -1


def sides(setup: Setup) -> Sides:
    """Say who wins with whom; partners of two teams sit across."""
    if setup.mode == "teams":
        return ((0, 2), (1, 3))
    villain = villain_seat(setup)
    if villain < 0:
        return tuple([(seat,) for seat in range(setup.players)])
    return (tuple(range(villain)), (villain,))


def _order(setup: Setup, chance: Chance) -> tuple[list[SeatId], tuple[tuple[SeatId, ...], ...]]:
    """List the seats by the number of their portal, and who takes turns together, in order.

    Who begins is chosen at random (AT-SETUP-11); against villains the players do (AT-SOLO-14).
    The first team has portals 1 and 4 (AT-AMB-167).
    """
    people = setup.players
    if setup.mode == "teams":
        mine, theirs = [list(side) for side in sides(setup)][:: 1 if chance.below(2) else -1]
        return [mine[0], theirs[0], theirs[1], mine[1]], (tuple(mine), tuple(theirs))
    villain = villain_seat(setup)
    if villain >= 0:
        players = list(range(villain))
        return players, (tuple(players), (villain,))
    first = chance.below(people)
    order = [(first + at) % people for at in range(people)]
    return order, tuple([(seat,) for seat in order])


def _gates(setup: Setup, order: list[SeatId], group: tuple[SeatId, ...]) -> tuple[Gate, ...]:
    """Give everybody a gate, by seat (AT-GATE-01, AT-2V2-2, AT-COOP-2)."""
    if setup.mode == "teams":
        return tuple([GATES["team-1" if s in group else "team-2"] for s in range(len(order))])
    if len(group) > 1:
        return tuple([GATES["team-1"] for _ in order])
    return tuple([GATES[f"gate-{order.index(seat) + 1}"] for seat in sorted(order)])


def scenario_of(setup: Setup) -> Scenario:
    """Find the scenario that is played, or refuse one that does not fit."""
    only = ONLY.get((setup.mode, setup.players))
    scenario = SCENARIOS[only or str(setup.options["scenario"])]
    if _wish(setup) == ALTERNATIVE and not scenario.others:
        raise SetupError(
            f"{scenario.id} has no alternative champions; accepted: {RECOMMENDED}, {DRAFT}"
        )
    if not scenario.draft and _wish(setup) == DRAFT:
        message = f"{scenario.id} names its champions (AT-VAR-02); accepted: {RECOMMENDED}"
        raise SetupError(message)
    return scenario


def _wish(setup: Setup) -> str:
    """Say how champions are chosen; where a scenario names none, they are drafted."""
    usual = RECOMMENDED if setup.mode == campaign.MODE else DRAFT
    return str(setup.options.get("champions", usual))


# --- The table ------------------------------------------------------------------------------------


def lay_out(setup: Setup) -> Battleground:
    """Lay out battlefield, center row and piles, and begin with the champions."""
    chance = Chance(setup.seed)
    scenario = scenario_of(setup)
    order, groups = _order(setup, chance)
    rules = _rules(setup, scenario, groups, _gates(setup, order, groups[0]))
    plan = PLANS[scenario.id]
    table = Battleground(
        chance=chance,
        rules=rules,
        players=[Player(automa=seat == rules.villain) for seat in range(len(rules.side_of))],
        figures={},
        terrain=dict(plan.terrain),
        portals=_portals(scenario, order, rules.villain),
        center=Deck([row for row in CENTER_ROWS for _ in range(row.copies)]),
        row=[None] * ROW,
        unseen=[row.id for row in TREASURE_ROWS for _ in range(row.copies)],
        chests=set(plan.chests),
        piles={pile.id: pile.copies for pile in PILES},
        beacons=dict.fromkeys(scenario.villain_beacons, rules.villain),
        group=groups[0],
    )
    table.call(Skirmish())
    if setup.mode == campaign.MODE:
        table.campaign = campaign.begun(setup)
        table.call(Preparation())
    if rules.villain < 0:
        for place in range(ROW):
            refill(table, place)
    else:
        discarded = DISCARDED[str(setup.options.get("difficulty", "normal"))]
        named = () if _wish(setup) == DRAFT else scenario.villains
        table.call(Gathering(named, discarded))
    _muster(setup, table, order)
    return table


def _rules(
    setup: Setup,
    scenario: Scenario,
    groups: tuple[tuple[SeatId, ...], ...],
    gates: tuple[Gate, ...],
) -> Rules:
    side_of = {seat: at for at, side in enumerate(sides(setup)) for seat in side}
    return Rules(
        mode=setup.mode,
        scenario=scenario,
        people=setup.players,
        groups=groups,
        gates=gates,
        side_of=tuple([side_of[seat] for seat in sorted(side_of)]),
        target=dict(scenario.targets).get(_numbers(setup), scenario.target),
        villain=villain_seat(setup),
        villain_target=dict(scenario.villain_targets).get(_numbers(setup), scenario.villain_target),
        archvillain=setup.mode == "archvillain",
        memory_aid=bool(setup.options["memory-aid"]),
    )


def _numbers(setup: Setup) -> str:
    """Name the mode whose numbers hold: two against villains have those of co-op (AT-AMB-168)."""
    villain = villain_seat(setup)
    if villain < 0:
        return setup.mode
    return "coop" if villain > 1 else "solo"


def _portals(
    scenario: Scenario, order: list[SeatId], villain: SeatId
) -> dict[str, tuple[SeatId, ...]]:
    """Say who deploys where; partners with one portal share it (AT-COOP-5)."""
    portals = PLANS[scenario.id].portals
    owners: dict[str, tuple[SeatId, ...]] = {"V": (villain,)}
    if "2" not in portals.values():
        owners["1"] = tuple(order)
    elif len(order) == 1:
        owners["0"] = tuple(order)
    else:
        owners |= {str(number): (seat,) for number, seat in enumerate(order, 1)}
    return {cell: owners[sign] for cell, sign in portals.items() if sign in owners}


def _muster(setup: Setup, table: Battleground, order: list[SeatId]) -> None:
    """Give everybody their champions, or let them be drafted (AT-SETUP-12, AT-DRAFT-1)."""
    scenario = table.rules.scenario
    wish = _wish(setup)
    if wish == DRAFT:
        table.call(_draft(setup, table, order))
        return
    teams = scenario.others if wish == ALTERNATIVE else scenario.teams
    if table.rules.villain > 1:
        teams = scenario.partners
        if len(teams) == 1:
            table.call(_split(order, teams[0]))
            return
    for seat, team in zip(order, teams, strict=False):
        for name in team:
            join(table, seat, CHAMPIONS[name])


def _split(order: list[SeatId], team: tuple[str, ...]) -> Draft:
    """Let partners share out the champions that a scenario names (AT-AMB-169)."""
    split = Draft((tuple(order),), len(team), picks=[list(team)])
    split.at = split.script.index("share")
    return split


def _draft(setup: Setup, table: Battleground, order: list[SeatId]) -> Draft:
    """Draft in reverse order of turns (AT-DRAFT-3); partners against villains do not."""
    groups = [group for group in table.rules.groups if group != (table.rules.villain,)]
    size = TEAM if len(order) == len(groups) <= 2 else SMALL_TEAM
    if setup.mode == "teams":
        return Draft(tuple(groups[::-1]), 2 * SMALL_TEAM)
    if table.rules.villain >= 0:
        return Draft(tuple([(seat,) for seat in order]), size)  # AT-AMB-182
    return Draft(tuple([(seat,) for seat in order[::-1]]), size)
