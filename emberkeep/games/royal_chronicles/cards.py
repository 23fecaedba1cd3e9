"""Every component of Royal Chronicles: units, buildings, artifacts, the Lich King's cards.

One line a card. Whoever owns the box replaces numbers by editing rows, and nothing else.

`status` says where a row comes from. Where a row of ours holds some facts that a source gives,
`known` names them. The ids are what players, bots and records write, so they never change. What a
card's ability does is in the chapter of its phase under `rules/`; `phases` lists these chapters.
"""

# ruff: noqa: E501  # a card is one line, however long

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from emberkeep.kernel.rows import OURS, PRINTED, Status

Set = Literal["base", "gates", "forge"]
BASE: Final = "base"
GATES: Final = "gates"
FORGE: Final = "forge"

Resource = Literal["wood", "food", "ore"]
RESOURCES: Final[tuple[Resource, ...]] = ("wood", "food", "ore")

# --- Numbers of the rulebook ----------------------------------------------------------------------

ROUNDS: Final = 4
STARTING_GOLD: Final = 3
HAND: Final = 5  # units recruited in a round
DUEL_HAND: Final = 9  # cards dealt to each of two players, of which each keeps five
SOLO_DRAWS: Final = (5, 4, 3)  # cards drawn for the first three picks alone
UNDERWORLD_DRAW: Final = 2  # cards taken back for the fourth pick
UNDERWORLD: Final = 7  # cards that score for the Lich King
FRONT: Final = 2
BACK: Final = 2
EXTRA_SPOT: Final = 1  # in the Front, with a building of level II
WAR_VP: Final = 3
DECISIVE_VP: Final = 6  # with two players, for at least double strength
BASIC_INCOME: Final = 2
LAND_COST: Final = 2  # gold for each building there already
LEVEL_VP: Final = (0, 1, 3)
KEPT: Final = 1  # cards that may wait for the next round
SHAPES: Final = 3  # the highest cost of a unit that a Shapeshifter becomes
ARTIFACTS_EACH: Final = 3
LICH_WAR_VP: Final = 1
TILES_DRAWN: Final = 3
PLAYERS: Final = (2, 3, 4, 5)
CROWD: Final = (6, 7)


# --- Units and artifacts --------------------------------------------------------------------------

When = Literal["always", "front", "back", "token", "aged"]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Unit:
    """A design of unit card; an artifact is one too, without strength.

    `when` says on what its resources depend: its row, or one of them for each age token, or at
    least one token. `variable` marks a strength printed with an asterisk, `flip` an ability that
    fires in the deployment in which the unit is revealed. `eternal` units never die.
    """

    id: str
    number: str
    name: str
    cost: int
    strength: int | None
    copies: int
    wood: int = 0
    food: int = 0
    ore: int = 0
    when: When = "always"
    phases: tuple[int, ...] = ()
    flip: bool = False
    variable: bool = False
    ranged: bool = False
    eternal: bool = False
    artifact: bool = False
    set: Set = BASE
    status: Status = PRINTED
    known: tuple[str, ...] = ()


# fmt: off
UNIT_ROWS: Final[tuple[Unit, ...]] = (
    Unit(id="monkey", number="U01", name="Monkey", cost=-1, strength=1, copies=2, phases=(6,)),
    Unit(id="sculptor", number="U02", name="Sculptor", cost=0, strength=1, copies=2, phases=(6,)),
    Unit(id="adventurer", number="U03", name="Adventurer", cost=0, strength=2, copies=2, ore=1, when="token"),
    Unit(id="veteran", number="U04", name="Veteran", cost=0, strength=3, copies=3, phases=(2,), flip=True),
    Unit(id="wood-merchant", number="U05", name="Wood Merchant", cost=0, strength=1, copies=2, phases=(5,)),
    Unit(id="militiaman", number="U06", name="Militiaman", cost=0, strength=2, copies=3, phases=(3,), variable=True),
    Unit(id="time-master", number="U07", name="Time Master", cost=0, strength=1, copies=3, phases=(2,), flip=True),
    Unit(id="hunter", number="U08", name="Hunter", cost=0, strength=2, copies=2, food=1, when="front"),
    Unit(id="woodcutter", number="U09", name="Woodcutter", cost=0, strength=2, copies=3, wood=1),
    Unit(id="shapeshifter", number="U10", name="Shapeshifter", cost=0, strength=None, copies=1, phases=(2,), flip=True),
    Unit(id="cerberus", number="U11", name="Cerberus", cost=0, strength=2, copies=3, phases=(3,), variable=True),
    Unit(id="farmer", number="U12", name="Farmer", cost=0, strength=1, copies=3, food=1),
    Unit(id="cook", number="U13", name="Cook", cost=0, strength=1, copies=2, phases=(4,)),
    Unit(id="blacksmith", number="U14", name="Blacksmith", cost=0, strength=1, copies=3, phases=(4,)),
    Unit(id="mystical-healer", number="U15", name="Mystical Healer", cost=0, strength=1, copies=3, phases=(6,)),
    Unit(id="necromancer", number="U16", name="Necromancer", cost=1, strength=4, copies=1, phases=(2,), flip=True),
    Unit(id="giant-snake", number="U17", name="Giant Snake", cost=1, strength=4, copies=1, phases=(3, 4), variable=True),
    Unit(id="cave-spirit", number="U18", name="Cave Spirit", cost=1, strength=4, copies=2, ore=1, phases=(2,), flip=True),
    Unit(id="knight", number="U19", name="Knight", cost=1, strength=4, copies=3),
    Unit(id="miner", number="U20", name="Miner", cost=1, strength=2, copies=3, ore=1),
    Unit(id="archer", number="U21", name="Archer", cost=1, strength=2, copies=2, phases=(3,), ranged=True),
    Unit(id="grand-architect", number="U22", name="Grand Architect", cost=1, strength=1, copies=1, phases=(5,)),
    Unit(id="forest-child", number="U23", name="Forest Child", cost=1, strength=1, copies=3, wood=1, food=1),
    Unit(id="rogue", number="U24", name="Rogue", cost=1, strength=3, copies=2, phases=(3,)),
    Unit(id="peddler", number="U25", name="Peddler", cost=1, strength=1, copies=3, wood=1, phases=(4,)),
    Unit(id="treefolk", number="U26", name="Treefolk", cost=1, strength=3, copies=2, food=1),
    Unit(id="relic-of-wisdom", number="U27", name="Relic of Wisdom", cost=2, strength=0, copies=1, phases=(6,), eternal=True),
    Unit(id="demon", number="U28", name="Demon", cost=2, strength=7, copies=1, phases=(2, 6), flip=True),
    Unit(id="master-alchemist", number="U29", name="Master Alchemist", cost=2, strength=1, copies=1, phases=(2, 3, 4)),
    Unit(id="palm-reader", number="U30", name="Palm Reader", cost=2, strength=1, copies=2, phases=(6,)),
    Unit(id="commander", number="U31", name="Commander", cost=2, strength=4, copies=2, phases=(3,)),
    Unit(id="salamander", number="U32", name="Salamander", cost=2, strength=4, copies=1, phases=(3, 6), variable=True),
    Unit(id="golem", number="U33", name="Golem", cost=2, strength=3, copies=2, phases=(2,), flip=True),
    Unit(id="colossus", number="U34", name="Colossus", cost=2, strength=1, copies=1, phases=(3,), variable=True),
    Unit(id="ogre", number="U35", name="Ogre", cost=2, strength=2, copies=1, phases=(3,), variable=True),
    Unit(id="landlord", number="U36", name="Landlord", cost=2, strength=1, copies=1, wood=1, phases=(5,)),
    Unit(id="manticore", number="U37", name="Manticore", cost=2, strength=2, copies=3, phases=(3,), variable=True),
    Unit(id="leviathan", number="U38", name="Leviathan", cost=3, strength=4, copies=1, food=2, when="aged", phases=(3,), variable=True),
    Unit(id="dragon", number="U39", name="Dragon", cost=3, strength=0, copies=1, phases=(3,), variable=True),
    Unit(id="forest-spirit", number="U40", name="Forest Spirit", cost=3, strength=3, copies=1, wood=3),
    Unit(id="strategist", number="U41", name="Strategist", cost=3, strength=1, copies=1, phases=(3,), variable=True, ranged=True),
    Unit(id="kraken", number="U42", name="Kraken", cost=6, strength=9, copies=1, phases=(2, 6), flip=True),
    # Beyond the Gates: 13 designs, 20 cards.
    Unit(id="shadow", number="G01", name="Shadow", cost=1, strength=2, copies=2, phases=(2,), flip=True, set=GATES, status=OURS, known=("name", "copies", "ability")),
    Unit(id="noble", number="G02", name="Noble", cost=2, strength=2, copies=1, phases=(2,), flip=True, set=GATES, status=OURS, known=("name", "at most 10 VP")),
    Unit(id="princess", number="G03", name="Princess", cost=5, strength=0, copies=1, phases=(3,), set=GATES, status=OURS, known=("name", "dearest", "rewards buildings")),
    Unit(id="lost-soul", number="G04", name="Lost Soul", cost=3, strength=0, copies=1, phases=(6,), set=GATES, status=OURS, known=("name", "7 VP on death")),
    Unit(id="relic-of-light", number="G05", name="Relic of Light", cost=2, strength=0, copies=1, phases=(6,), eternal=True, set=GATES, status=OURS, known=("name", "at most 4 VP a round")),
    Unit(id="relic-of-war", number="G06", name="Relic of War", cost=2, strength=0, copies=1, phases=(3, 6), variable=True, eternal=True, set=GATES, status=OURS, known=("name",)),
    Unit(id="grand-intendant", number="G07", name="Grand Intendant", cost=2, strength=3, copies=2, food=1, phases=(2,), flip=True, set=GATES, status=OURS, known=("name", "food", "gold on deployment")),
    Unit(id="smuggler", number="G08", name="Smuggler", cost=0, strength=1, copies=2, phases=(4,), set=GATES, status=OURS, known=("name", "gold")),
    Unit(id="djinn", number="G09", name="Djinn", cost=2, strength=3, copies=1, phases=(2,), flip=True, set=GATES, status=OURS, known=("name", "ability")),
    Unit(id="herbalist", number="G10", name="Herbalist", cost=1, strength=1, copies=2, phases=(2,), flip=True, set=GATES, status=OURS),
    Unit(id="gatekeeper", number="G11", name="Gatekeeper", cost=1, strength=2, copies=2, phases=(3,), variable=True, set=GATES, status=OURS),
    Unit(id="ferryman", number="G12", name="Ferryman", cost=1, strength=2, copies=2, wood=1, when="back", set=GATES, status=OURS),
    Unit(id="duellist", number="G13", name="Duellist", cost=0, strength=2, copies=2, phases=(3,), variable=True, set=GATES, status=OURS),
    # The Forge of Legends: 14 designs, 20 cards, all ours.
    Unit(id="runesmith", number="F01", name="Runesmith", cost=1, strength=2, copies=2, phases=(2,), set=FORGE, status=OURS),
    Unit(id="herald", number="F02", name="Herald", cost=1, strength=2, copies=2, phases=(3,), set=FORGE, status=OURS),
    Unit(id="griffin", number="F03", name="Griffin", cost=2, strength=3, copies=2, phases=(3,), ranged=True, set=FORGE, status=OURS),
    Unit(id="centaur", number="F04", name="Centaur", cost=1, strength=3, copies=2, wood=1, when="front", set=FORGE, status=OURS),
    Unit(id="mercenary", number="F05", name="Mercenary", cost=2, strength=5, copies=2, phases=(4,), set=FORGE, status=OURS),
    Unit(id="chronicler", number="F06", name="Chronicler", cost=0, strength=1, copies=2, phases=(6,), set=FORGE, status=OURS),
    Unit(id="sphinx", number="F07", name="Sphinx", cost=3, strength=4, copies=1, phases=(2,), flip=True, set=FORGE, status=OURS),
    Unit(id="hermit", number="F08", name="Hermit", cost=0, strength=1, copies=1, phases=(3,), variable=True, set=FORGE, status=OURS),
    Unit(id="banshee", number="F09", name="Banshee", cost=1, strength=3, copies=1, phases=(6,), set=FORGE, status=OURS),
    Unit(id="minotaur", number="F10", name="Minotaur", cost=2, strength=5, copies=1, phases=(5,), set=FORGE, status=OURS),
    Unit(id="prospector", number="F11", name="Prospector", cost=2, strength=2, copies=1, ore=2, set=FORGE, status=OURS),
    Unit(id="paladin-of-legend", number="F12", name="Paladin of Legend", cost=3, strength=5, copies=1, phases=(3,), variable=True, set=FORGE, status=OURS),
    Unit(id="relic-keeper", number="F13", name="Relic Keeper", cost=1, strength=1, copies=1, phases=(6,), set=FORGE, status=OURS),
    Unit(id="titan", number="F14", name="Titan", cost=5, strength=8, copies=1, phases=(2,), flip=True, set=FORGE, status=OURS),
)
# fmt: on

# fmt: off
ARTIFACT_ROWS: Final[tuple[Unit, ...]] = (
    Unit(id="crown-of-ages", number="A1", name="Crown of Ages", cost=2, strength=None, copies=1, artifact=True, set=FORGE, status=OURS),
    Unit(id="dragonfang", number="A2", name="Dragonfang", cost=2, strength=None, copies=1, phases=(3,), artifact=True, set=FORGE, status=OURS),
    Unit(id="aegis-of-dawn", number="A3", name="Aegis of Dawn", cost=3, strength=None, copies=1, phases=(3,), artifact=True, set=FORGE, status=OURS),
    Unit(id="horn-of-plenty", number="A4", name="Horn of Plenty", cost=2, strength=None, copies=1, food=1, artifact=True, set=FORGE, status=OURS),
    Unit(id="evergreen-staff", number="A5", name="Evergreen Staff", cost=2, strength=None, copies=1, wood=1, artifact=True, set=FORGE, status=OURS),
    Unit(id="heartstone", number="A6", name="Heartstone", cost=3, strength=None, copies=1, ore=1, artifact=True, set=FORGE, status=OURS),
    Unit(id="bottomless-purse", number="A7", name="Bottomless Purse", cost=1, strength=None, copies=1, phases=(4,), artifact=True, set=FORGE, status=OURS),
    Unit(id="hourglass", number="A8", name="Hourglass of the First King", cost=2, strength=None, copies=1, phases=(6,), artifact=True, set=FORGE, status=OURS),
    Unit(id="builders-seal", number="A9", name="Builder's Seal", cost=1, strength=None, copies=1, phases=(5,), artifact=True, set=FORGE, status=OURS),
)
# fmt: on

# What every artifact is worth at the end of the game, besides what its ability says there.
ARTIFACT_VP: Final[dict[str, int]] = {
    "dragonfang": 1,
    "aegis-of-dawn": 1,
    "horn-of-plenty": 2,
    "evergreen-staff": 2,
    "heartstone": 2,
    "hourglass": 2,
}

DESIGNS: Final[dict[str, Unit]] = {row.id: row for row in (*UNIT_ROWS, *ARTIFACT_ROWS)}


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Card:
    """One card of the deck: a copy of a design. Its number orders all cards."""

    id: str
    order: int
    unit: Unit


def _cards() -> tuple[Card, ...]:
    copies = [(row, copy) for row in DESIGNS.values() for copy in range(1, row.copies + 1)]
    return tuple(
        [Card(id=f"{row.id}-{copy}", order=at, unit=row) for at, (row, copy) in enumerate(copies)]
    )


CARD_ROWS: Final[tuple[Card, ...]] = _cards()
CARDS: Final[dict[str, Card]] = {card.id: card for card in CARD_ROWS}


# --- Buildings ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Price:
    """What a level of a building needs: resources, or gold instead where it is printed."""

    wood: int = 0
    food: int = 0
    ore: int = 0
    gold: int | None = None


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Building:
    """A building card. Level II keeps what level I gives; `produces_two` is what it adds."""

    id: str
    number: str
    name: str
    one: Price
    two: Price
    produces: Price = Price()
    produces_two: Price = Price()
    set: Set = BASE
    status: Status = PRINTED
    known: tuple[str, ...] = ()


# fmt: off
BUILDING_ROWS: Final[tuple[Building, ...]] = (
    Building(id="town", number="B1", name="Town", one=Price(wood=1), two=Price(wood=2), produces=Price(wood=1, food=1), produces_two=Price(ore=1)),
    Building(id="mine", number="B2", name="Mine", one=Price(wood=1), two=Price(wood=1, ore=1), produces=Price(ore=1)),
    Building(id="tavern", number="B3", name="Tavern", one=Price(food=1), two=Price(wood=1, food=1)),
    Building(id="temple", number="B5", name="Temple", one=Price(ore=1, gold=2), two=Price(ore=2, gold=3)),
    Building(id="barracks", number="B4", name="Barracks", one=Price(wood=1), two=Price(wood=1, food=1)),
    Building(id="port", number="H1", name="Port", one=Price(wood=1, food=1), two=Price(food=1, ore=1), produces=Price(food=1), set=GATES, status=OURS, known=("name", "two effects on one level")),
    Building(id="crypt", number="H2", name="Crypt", one=Price(food=1), two=Price(food=1, ore=1), set=GATES, status=OURS, known=("name",)),
    Building(id="castle", number="H3", name="Castle", one=Price(wood=1), two=Price(wood=1, ore=1), set=GATES, status=OURS),
    Building(id="library", number="H4", name="Library", one=Price(wood=1, gold=2), two=Price(wood=1, food=1, gold=3), set=GATES, status=OURS),
    Building(id="market", number="H5", name="Market", one=Price(food=1, gold=2), two=Price(wood=1, food=1), set=GATES, status=OURS),
    Building(id="watchtower", number="H6", name="Watchtower", one=Price(wood=1), two=Price(wood=1, food=1), set=GATES, status=OURS),
    Building(id="forge", number="J1", name="Forge", one=Price(ore=1, gold=2), two=Price(wood=1, ore=1), set=FORGE, status=OURS),
    Building(id="treasury", number="J2", name="Treasury", one=Price(wood=1), two=Price(ore=1, gold=3), set=FORGE, status=OURS),
    Building(id="arena", number="J3", name="Arena", one=Price(food=1), two=Price(food=2), set=FORGE, status=OURS),
)
# fmt: on

BUILDINGS: Final[dict[str, Building]] = {row.id: row for row in BUILDING_ROWS}
ALWAYS: Final = ("town", "mine", "tavern", "temple")  # in every game; the others are drawn


# --- The Lich King --------------------------------------------------------------------------------

Kind = Literal["produces", "strength", "cost", "phase", "none"]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Condition:
    """What a card in the underworld must be: a resource it makes, a number, or a phase."""

    kind: Kind = "none"
    resource: Resource | Literal["any"] = "any"
    least: int = -9
    most: int = 99


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Necropolis:
    """A necropolis card: instant income, underworld bonus for each match, both armies."""

    id: str
    number: str
    back: str
    name: str
    instant: int
    bonus: int
    condition: Condition
    black: int
    purple: int
    status: Status = OURS


def _makes(resource: Resource | Literal["any"]) -> Condition:
    return Condition(kind="produces", resource=resource)


def _strong(least: int, most: int = 99) -> Condition:
    return Condition(kind="strength", least=least, most=most)


def _costs(least: int, most: int = 99) -> Condition:
    return Condition(kind="cost", least=least, most=most)


def _acts(phase: int) -> Condition:
    return Condition(kind="phase", least=phase, most=phase)


NOTHING: Final = Condition()
BACKS: Final = ("1", "2", "3", "4", "K")

# fmt: off
NECROPOLIS_ROWS: Final[tuple[Necropolis, ...]] = (
    Necropolis(id="bone-quarry", number="N1A", back="1", name="Bone Quarry", instant=3, bonus=1, condition=_makes("ore"), black=2, purple=3),
    Necropolis(id="rotten-granary", number="N1B", back="1", name="Rotten Granary", instant=2, bonus=1, condition=_makes("food"), black=3, purple=2),
    Necropolis(id="withered-grove", number="N1C", back="1", name="Withered Grove", instant=2, bonus=1, condition=_makes("wood"), black=1, purple=4),
    Necropolis(id="pit-of-champions", number="N1D", back="1", name="Pit of Champions", instant=1, bonus=1, condition=_strong(4), black=3, purple=3),
    Necropolis(id="conscripted-dead", number="N2A", back="2", name="Conscripted Dead", instant=1, bonus=2, condition=_strong(2, 2), black=2, purple=4),
    Necropolis(id="paupers-field", number="N2B", back="2", name="Paupers' Field", instant=1, bonus=1, condition=_costs(-9, 0), black=4, purple=3),
    Necropolis(id="silent-workshop", number="N2C", back="2", name="Silent Workshop", instant=2, bonus=1, condition=_makes("any"), black=3, purple=4),
    Necropolis(id="gate-of-oaths", number="N2D", back="2", name="Gate of Oaths", instant=1, bonus=2, condition=_acts(2), black=3, purple=3),
    Necropolis(id="barrow-of-captains", number="N3A", back="3", name="Barrow of Captains", instant=2, bonus=3, condition=_strong(3, 3), black=4, purple=5),
    Necropolis(id="coffers-below", number="N3B", back="3", name="Coffers Below", instant=3, bonus=2, condition=_acts(4), black=5, purple=4),
    Necropolis(id="war-ossuary", number="N3C", back="3", name="War Ossuary", instant=2, bonus=1, condition=_acts(3), black=3, purple=6),
    Necropolis(id="hourless-crypt", number="N3D", back="3", name="Hourless Crypt", instant=2, bonus=2, condition=_acts(6), black=6, purple=4),
    Necropolis(id="throne-of-tithes", number="N4A", back="4", name="Throne of Tithes", instant=3, bonus=2, condition=_costs(2), black=5, purple=6),
    Necropolis(id="field-of-hands", number="N4B", back="4", name="Field of Hands", instant=3, bonus=1, condition=_strong(1, 1), black=6, purple=5),
    Necropolis(id="three-veins", number="N4C", back="4", name="Three Veins", instant=4, bonus=3, condition=_makes("ore"), black=4, purple=7),
    Necropolis(id="market-of-shades", number="N4D", back="4", name="Market of Shades", instant=4, bonus=1, condition=_costs(1, 1), black=7, purple=5),
    Necropolis(id="crown-of-frost", number="NKA", back="K", name="Crown of Frost", instant=5, bonus=0, condition=NOTHING, black=6, purple=6),
    Necropolis(id="black-sun", number="NKB", back="K", name="Black Sun", instant=4, bonus=0, condition=NOTHING, black=8, purple=5),
    Necropolis(id="violet-moon", number="NKC", back="K", name="Violet Moon", instant=4, bonus=0, condition=NOTHING, black=5, purple=8),
    Necropolis(id="last-gate", number="NKD", back="K", name="Last Gate", instant=4, bonus=0, condition=NOTHING, black=7, purple=7),
)
# fmt: on

NECROPOLIS: Final[dict[str, Necropolis]] = {row.id: row for row in NECROPOLIS_ROWS}


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class LichCard:
    """A card that makes the Lich King harder to beat."""

    id: str
    number: str
    name: str
    phase: int
    vp: int
    status: Status = OURS


LICH_ROWS: Final[tuple[LichCard, ...]] = (
    LichCard(id="crown-of-bones", number="LK1", name="Crown of Bones", phase=1, vp=1),
    LichCard(id="dread-banner", number="LK2", name="Dread Banner", phase=3, vp=2),
    LichCard(id="soul-harvest", number="LK3", name="Soul Harvest", phase=6, vp=1),
    LichCard(id="gravekeepers-toll", number="LK4", name="Gravekeeper's Toll", phase=1, vp=1),
)

LICH_CARDS: Final[dict[str, LichCard]] = {row.id: row for row in LICH_ROWS}
TOLL_STRENGTH: Final = 4  # a card of this strength in the underworld pays the toll


COMPONENTS: Final[dict[str, Sequence[object]]] = {
    "units": UNIT_ROWS,
    "artifacts": ARTIFACT_ROWS,
    "cards": tuple([{"id": card.id, "design": card.unit.id} for card in CARD_ROWS]),
    "buildings": BUILDING_ROWS,
    "necropolis": NECROPOLIS_ROWS,
    "lich": LICH_ROWS,
}
