"""Modes and options, and the table before the first round (chapters Setup; CAD-AMB-58)."""

from __future__ import annotations

from typing import Any, Final

from emberkeep.games.cadwallon import campaign
from emberkeep.games.cadwallon.arcana import BASE_DECK, BLUE_DECK
from emberkeep.games.cadwallon.board import GUARDROOM, LAIR, ROOMS, WATCH_POST
from emberkeep.games.cadwallon.characters import GANG_MEMBERS, GANGS, KORNAK, VALRUT
from emberkeep.games.cadwallon.equipment import EQUIPMENT_ROWS
from emberkeep.games.cadwallon.intrigues import INTRIGUE_ROWS
from emberkeep.games.cadwallon.missions import MISSION_ROWS
from emberkeep.games.cadwallon.rules.intrigues import draw_intrigue
from emberkeep.games.cadwallon.rules.ledger import draw, turn_back
from emberkeep.games.cadwallon.rules.opening import Opening
from emberkeep.games.cadwallon.rules.turns import Night
from emberkeep.games.cadwallon.sheet import Sheet, sheet_of
from emberkeep.games.cadwallon.sheets import ASHES_SHEETS, CITY_SHEETS
from emberkeep.games.cadwallon.state import BASE, NEW, City, Figure, Player, Rules
from emberkeep.games.cadwallon.tokens import HAND, OPEN_MISSIONS, TOKEN_ROWS, TREASURE_ROWS
from emberkeep.kernel import Chance, Knob, Mode, SeatId, Setup, SetupError, each_seat

ANY: Final = "any"
PLAYERS: Final = (2, 3, 4)


def _knobs(first: str, second: str) -> tuple[Knob, ...]:
    """List the options of every mode; the first of two versions of a changed rule is its own."""
    return (
        *each_seat("gang", (ANY, *GANGS), max(PLAYERS)),
        *[Knob(name, (first, second)) for name in campaign.CHANGED],
        Knob("memory-aid", (False, True)),
    )


def _adventures(sheets: tuple[Sheet, ...]) -> Knob:
    return Knob("adventure", tuple([sheet.id for sheet in sheets]))


_STAIRS: Final = Knob("stair-experience", (1, 4))  # CAD-AMB-24
_ROAD: Final = Knob("road", tuple(campaign.ROADS))
_EXPANSION: Final = Knob("expansion", (False, True))

MODES: Final = (
    Mode("city", PLAYERS, (_adventures(CITY_SHEETS), *_knobs(BASE, NEW), _EXPANSION)),
    Mode("king_of_ashes", PLAYERS, (_adventures(ASHES_SHEETS), *_knobs(NEW, BASE), _STAIRS)),
    Mode(campaign.MODE, PLAYERS, (_ROAD, *_knobs(NEW, BASE), _STAIRS)),
)


def lay_out(setup: Setup) -> City:
    """Lay out the board, deal, find the first player, and begin with the mercenaries."""
    chance = Chance(setup.seed)
    expansion = bool(setup.options.get("expansion", True))
    gangs = _gangs(setup)
    throws, order = _first_player(setup.players, chance)
    table = _bare(setup, _rules(setup, gangs, order, expansion=expansion), chance)
    for seat, gang in enumerate(gangs):
        for name in GANG_MEMBERS[gang]:
            table.figures[name] = Figure(name, seat)
    for rolls in throws:
        table.tell("first-player", rolls=tuple(rolls), seat=order[0])
    table.missions = [chance.take(table.mission_deck) for _ in range(OPEN_MISSIONS)]
    _lay_tokens(table)
    turn_back(table)
    for seat in range(setup.players):
        draw(table, seat, HAND)
        if expansion:
            draw_intrigue(table, seat)
    campaign.prepare(table, setup)
    sheet_of(table).set_up(table)
    table.call(Night())
    table.call(Opening())
    return table


def _rules(
    setup: Setup, gangs: tuple[str, ...], order: tuple[SeatId, ...], *, expansion: bool
) -> Rules:
    options = setup.options
    carried: Any = setup.carried
    sheet, before = campaign.sheet_ids(setup)
    road = str(options.get("road", ""))
    return Rules(
        mode=setup.mode,
        sheet=sheet,
        gangs=gangs,
        order=order,
        expansion=expansion,
        totals=options["ties"] == NEW,
        furious=options["fights"] == NEW,
        friends=options["passing"] == NEW,
        patrols=options["patrols"] == NEW,
        stair_experience=int(options.get("stair-experience", 1)),
        memory_aid=bool(options["memory-aid"]),
        road=road,
        part=setup.part,
        parts=len(campaign.ROADS[road]) if road else 1,
        before=before,
        scores=tuple([tuple(each) for each in carried.get("scores", ())]),
        winners=tuple([tuple(each) for each in carried.get("winners", ())]),
    )


def _bare(setup: Setup, rules: Rules, chance: Chance) -> City:
    """Put everything on the table that needs no dealing."""
    treasures = [row.id for row in TREASURE_ROWS for _ in range(row.copies)]
    chance.shuffle(treasures)
    expansion = rules.expansion
    return City(
        chance=chance,
        rules=rules,
        players=[Player() for _ in range(setup.players)],
        figures={},
        at={GUARDROOM: KORNAK, WATCH_POST: VALRUT},
        guards={KORNAK: GUARDROOM, VALRUT: WATCH_POST},
        chests=dict(zip(ROOMS, treasures, strict=True)),
        covered={},
        unseen=[],
        open={},
        purple=list(BASE_DECK),
        blue=list(BLUE_DECK) if expansion else [],
        missions=[],
        mission_deck=[row.id for row in MISSION_ROWS],
        equipment=[row.id for row in EQUIPMENT_ROWS] if expansion else [],
        intrigues=[row.id for row in INTRIGUE_ROWS] if expansion else [],
        cyclops=LAIR if expansion else "",
    )


def _lay_tokens(table: City) -> None:
    """Lay the sheet's tokens face up, one of the others face down into each other room."""
    if not table.rules.expansion:
        return
    table.unseen = [row.id for row in TOKEN_ROWS for _ in range(row.copies)]
    for room, kind in sheet_of(table).placed().items():
        table.unseen.remove(kind)
        table.open[room] = kind
    table.covered = dict.fromkeys([room for room in ROOMS if room not in table.open], "")


def _gangs(setup: Setup) -> tuple[str, ...]:
    """Give everybody the gang they asked for, and those who did not a free one."""
    wishes = [str(setup.options[f"gang-{seat + 1}"]) for seat in range(setup.players)]
    named = [gang for gang in wishes if gang != ANY]
    if len(set(named)) < len(named):
        twice = next(gang for gang in named if named.count(gang) > 1)
        free = ", ".join([gang for gang in GANGS if gang not in named])
        raise SetupError(f"only one seat can play {twice}; free are: {free}")
    left = [gang for gang in GANGS if gang not in named]
    return tuple([left.pop(0) if gang == ANY else gang for gang in wishes])


def _first_player(count: int, chance: Chance) -> tuple[list[list[int]], tuple[SeatId, ...]]:
    """Everybody throws two dice; who ties for the highest throws again (CAD-AMB-48).

    Of all throws it lists the totals by seat, 0 for who does not throw any more.
    """
    throws: list[list[int]] = []
    best = list(range(count))
    while len(best) > 1:
        totals = [0] * count
        for seat in best:
            totals[seat] = chance.roll() + chance.roll()
        throws.append(totals)
        best = [seat for seat in best if totals[seat] == max(totals)]
    return throws, tuple([(best[0] + step) % count for step in range(count)])
