"""The table before the first round, for every mode and number of players (chapter Setup)."""

from __future__ import annotations

from emberkeep.games.royal_chronicles.automa import lay_row, turn_over
from emberkeep.games.royal_chronicles.cards import (
    ALWAYS,
    BASE,
    BUILDING_ROWS,
    CARD_ROWS,
    CROWD,
    FORGE,
    GATES,
    LICH_ROWS,
    PLAYERS,
    TILES_DRAWN,
    Card,
    LichCard,
)
from emberkeep.games.royal_chronicles.rules.rounds import Chronicle
from emberkeep.games.royal_chronicles.state import Lich, Player, Realm, Rules
from emberkeep.kernel import Chance, Deck, Knob, Mode, Setup

_MEMORY = Knob("memory-aid", (False, True))
_EXPANSIONS = Knob("expansions", ("none", "gates", "forge", "both"))

MODES = (
    Mode("standard", PLAYERS, (_EXPANSIONS, _MEMORY)),
    Mode("grand", CROWD, (Knob("expansions", ("gates", "both")), _MEMORY)),
    Mode(
        "solo",
        (1,),
        (
            Knob("lich-cards", (0, 1, 2, 3, 4)),
            *[Knob(row.id, (False, True)) for row in LICH_ROWS],
            _EXPANSIONS,
            Knob("per-icon", (False, True)),
            _MEMORY,
        ),
    ),
)


def seat_count(setup: Setup) -> int:
    """Count the seats: the Lich King has one of his own."""
    return setup.players + (setup.mode == "solo")


def lay_out(setup: Setup) -> Realm:
    """Set everything up before the first turn."""
    chance = Chance(setup.seed)
    solo = setup.mode == "solo"
    rules = _rules(setup, chance)
    players = [Player() for _ in range(setup.players)]
    if solo:
        players.append(Player(automa=True, gold=0))
    table = Realm(
        chance=chance,
        rules=rules,
        players=players,
        deck=Deck(_deck(rules)),
        lich=_lich(setup, chance) if solo else None,
    )
    if table.lich is not None:
        turn_over(table, table.lich)  # RC-SOLO-SETUP-12
    table.call(Chronicle())
    return table


def _rules(setup: Setup, chance: Chance) -> Rules:
    options = setup.options
    expansions = options["expansions"]
    gates, forge = expansions in {"gates", "both"}, expansions in {"forge", "both"}
    return Rules(
        people=setup.players,
        gates=gates,
        forge=forge,
        per_icon=bool(options.get("per-icon", False)),
        memory_aid=bool(options["memory-aid"]),
        buildings=_buildings(gates, forge, chance),
    )


def _buildings(gates: bool, forge: bool, chance: Chance) -> tuple[str, ...]:  # noqa: FBT001
    """Choose the buildings of the game: five, or four and three drawn (RC-BTG-03, RC-FOL-06)."""
    known = {BASE, *([GATES] if gates else []), *([FORGE] if forge else [])}
    names = [row.id for row in BUILDING_ROWS if row.set in known]
    tiles = [name for name in names if name not in ALWAYS]
    if len(tiles) > TILES_DRAWN:
        picked = [chance.take(tiles) for _ in range(TILES_DRAWN)]
        return tuple([name for name in names if name in ALWAYS or name in picked])
    return tuple(names)


def _deck(rules: Rules) -> list[Card]:
    """Shuffle all unit cards of the sets in use (RC-BASE-SETUP-03, RC-BTG-01, RC-FOL-02)."""
    known = {BASE, *([GATES] if rules.gates else []), *([FORGE] if rules.forge else [])}
    return [card for card in CARD_ROWS if card.unit.set in known]


def _lich(setup: Setup, chance: Chance) -> Lich:
    """Lay out the row and the Lich King cards, chosen and random (RC-SOLO-LK-01, -03)."""
    chosen: list[LichCard] = [row for row in LICH_ROWS if setup.options[row.id]]
    others = [row for row in LICH_ROWS if row not in chosen]
    number = min(int(setup.options["lich-cards"]), len(others))
    chosen += [chance.take(others) for _ in range(number)]
    cards = tuple([row for row in LICH_ROWS if row in chosen])
    return Lich(seat=1, row=lay_row(chance), cards=cards)
