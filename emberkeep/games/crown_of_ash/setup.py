"""The table before the first turn, for every mode and number of players (chapter Setup)."""

from __future__ import annotations

from emberkeep.games.crown_of_ash.cards import (
    AI_CARD_ROWS,
    BATTLE_CARD_ROWS,
    CITADEL,
    CITADEL_SIDES,
    CITADEL_SLOT_ROWS,
    CROWDED,
    DIFFICULTIES,
    FATE_CARD_ROWS,
    NECROMANCER_ROWS,
    OFFER_SIZE,
    PROVINCE_ROWS,
    RECRUIT_PLACE_ROWS,
    STARTING_GOLD,
    STARTING_WARRIOR_ROWS,
    STRUCTURE_ROWS,
    Structure,
    Warrior,
    recruits,
)
from emberkeep.games.crown_of_ash.rules.opening import CHOSEN
from emberkeep.games.crown_of_ash.rules.recruiting import refill
from emberkeep.games.crown_of_ash.rules.rounds import Chronicle
from emberkeep.games.crown_of_ash.state import (
    BATTLE_SLOTS,
    BOARD_SLOTS,
    REGION_IDS,
    RESOURCE_SLOTS,
    UNLIMITED,
    Ashlands,
    Opponent,
    Player,
    Region,
    Rules,
)
from emberkeep.kernel import Chance, Deck, Knob, Mode, Setup, SetupError, each_seat

_SWITCHES = (
    Knob("abilities", (False, True)),
    Knob("clockwise", (False, True)),
    Knob("strict-supply", (False, True)),
    Knob("memory-aid", (False, True)),
)
_NAMES = ("random", *(row.id for row in NECROMANCER_ROWS))


_TARGETED = Knob("targeted", (False, True))

MODES = (
    Mode("standard", (2, 3, 4), (*_SWITCHES, *each_seat("necromancer", _NAMES, 4))),
    Mode(
        "solo",
        (1,),
        (
            Knob("difficulty", (*DIFFICULTIES, CHOSEN)),
            _TARGETED,
            *_SWITCHES,
            *each_seat("necromancer", _NAMES, 2),
        ),
    ),
    Mode("automa", (2, 3), (_TARGETED, *_SWITCHES, *each_seat("necromancer", _NAMES, 4))),
)


def check_necromancers(setup: Setup) -> None:
    """Refuse a wish that gives one necromancer to two seats (COA-AMB-83)."""
    seats = range(1, seat_count(setup) + 1)
    wished = [str(setup.options[f"necromancer-{seat}"]) for seat in seats]
    named = [name for name in wished if name != "random"]
    if len(set(named)) < len(named):
        message = f"each necromancer can sit at the table once, not: {', '.join(named)}"
        raise SetupError(message)


def seat_count(setup: Setup) -> int:
    """Count the seats: the automatic opponent has one of its own (COA-AMB-68)."""
    return setup.players if setup.mode == "standard" else setup.players + 1


def lay_out(setup: Setup) -> Ashlands:
    """Set the table up as far as the first defenders, whose choice is a chapter of play."""
    chance = Chance(setup.seed)
    seats = seat_count(setup)
    players = _players(setup, seats, chance)
    table = Ashlands(
        chance=chance,
        rules=_rules(setup, seats),
        players=players,
        regions={name: Region() for name in REGION_IDS},
        slots=dict.fromkeys(BOARD_SLOTS, ()),
        decks=_warrior_decks(seats),
        row=[None] * len(RECRUIT_PLACE_ROWS),
        quarry=[Deck(_structures(1)), Deck(_structures(2))],
        offer=[None] * OFFER_SIZE,
        aside=[],
        box=(),
        order=(),
        opponent=_opponent(setup, seats),
    )
    for place in range(len(table.row)):
        refill(table, place)
    _deal_fates(table)
    _deal_starting_structures(table)
    if setup.mode == "solo":
        table.king = False
        table.regions[CITADEL].owner = seats - 1  # the automatic opponent's (COA-SOLO-01)
    table.call(Chronicle(str(setup.options.get("difficulty", ""))))
    return table


def _rules(setup: Setup, seats: int) -> Rules:
    options = setup.options
    return Rules(
        size=seats,
        abilities=bool(options["abilities"]),
        clockwise=bool(options["clockwise"]),
        strict_supply=bool(options["strict-supply"]),
        memory_aid=bool(options["memory-aid"]),
        limits=_limits(seats),
        citadel_vp=CITADEL_SIDES[seats].vp,
    )


def _limits(seats: int) -> dict[str, int]:
    """How many minions each slot takes; dashed ones only in a crowd (COA-RES-04, COA-AMB-07)."""
    crowd = seats >= CROWDED
    limits = dict.fromkeys(BOARD_SLOTS, UNLIMITED)
    for row in PROVINCE_ROWS:
        limits[RESOURCE_SLOTS[row.id].id] = row.resource_slots + crowd * row.dashed_resource_slots
        limits[BATTLE_SLOTS[row.id].id] = row.battle_slots + crowd * row.dashed_battle_slots
    for gate in CITADEL_SLOT_ROWS:
        if gate.once:
            limits[f"{CITADEL}/{gate.id}"] = 1
    return limits


def _players(setup: Setup, seats: int, chance: Chance) -> list[Player]:
    """Give each seat a board with its warriors and battle cards (COA-SETUP-02, COA-SETUP-19)."""
    names = _seat_necromancers(setup, seats, chance)
    players = [
        Player(
            name,
            automa=seat >= setup.players,
            hand=[row for row in STARTING_WARRIOR_ROWS if row.owner == name],
            cards=list(BATTLE_CARD_ROWS),
        )
        for seat, name in enumerate(names)
    ]
    for player in players:
        if not player.automa:
            player.store["gold"] = STARTING_GOLD
    return players


def _seat_necromancers(setup: Setup, seats: int, chance: Chance) -> list[str]:
    """Name who sits where: as wished, or at random (COA-AMB-83)."""
    wished = [str(setup.options[f"necromancer-{seat}"]) for seat in range(1, seats + 1)]
    free = [row.id for row in NECROMANCER_ROWS if row.id not in wished]
    return [chance.take(free) if name == "random" else name for name in wished]


def _warrior_decks(seats: int) -> dict[int, Deck[Warrior]]:
    """Sort the recruits by level (COA-SETUP-05)."""
    rows = recruits(seats)
    return {level: Deck([row for row in rows if row.level == level]) for level in (1, 2, 3)}


def _structures(level: int) -> list[Structure]:
    return [row for row in STRUCTURE_ROWS if row.level == level]


def _opponent(setup: Setup, seats: int) -> Opponent | None:
    """Prepare the action cards; the targeted card replaces the first (COA-SOLO-03, COA-SOLO-06)."""
    if setup.mode == "standard":
        return None
    left_out = "I" if setup.options["targeted"] else ""  # the targeted card has no number
    return Opponent(seats - 1, Deck([row for row in AI_CARD_ROWS if row.number != left_out]))


def _deal_fates(table: Ashlands) -> None:
    """Deal one fate card to everybody but the automatic opponent (COA-SETUP-10, COA-AI-05)."""
    fates = list(FATE_CARD_ROWS)
    for seat in table.people():
        table.players[seat].fate = table.chance.take(fates)


def _deal_starting_structures(table: Ashlands) -> None:
    """Deal starting tiles: two each to two players, else one each (COA-SETUP-11, COA-SETUP-12)."""
    tiles = _structures(0)
    each = 1 if len(table.players) >= CROWDED else 2
    for seat in range(len(table.players)):
        for _ in range(each):
            tile = table.chance.take(tiles)
            region = table.regions[tile.province]
            region.owner = seat
            region.structures = (tile,)
    table.box = tuple(tiles)
