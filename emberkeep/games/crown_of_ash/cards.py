"""Every component of Crown of Ash: warriors, structures, battle cards, board, automatic opponent.

One line a card. Whoever owns the box replaces numbers by editing rows, and nothing else.

`status` says where a row comes from. Where a row of ours holds some figures that a rulebook or a
review gives, `known` names them. The ids are what players, bots and records write, so they never
change.
"""

# ruff: noqa: E501  # a card is one line, however long

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from emberkeep.kernel.rows import OURS, PRINTED, Status

Basic = Literal["bone", "ash", "blood", "sulphur"]
Resource = Literal["bone", "ash", "blood", "sulphur", "gold"]
BASICS: Final[tuple[Basic, ...]] = ("bone", "ash", "blood", "sulphur")
RESOURCES: Final[tuple[Resource, ...]] = ("bone", "ash", "blood", "sulphur", "gold")


@dataclass(frozen=True, slots=True, kw_only=True)
class Goods:
    """What is paid or gained. An ingredient is gained as any basic resource, paid as any at all."""

    bone: int = 0
    ash: int = 0
    blood: int = 0
    sulphur: int = 0
    gold: int = 0
    ingredients: int = 0
    vp: int = 0


NOTHING: Final = Goods()


# --- Numbers of the rulebook ----------------------------------------------------------------------

CROWDED: Final = 3  # from three players on, dashed slots and 3/4 cards are in the game
ROUNDS: Final = 4
MINIONS_EACH: Final = 4  # so a round has four turns each
CONTROL_TOKENS_EACH: Final = 7
SYNERGY_TOKENS: Final = 8
VP_TOKEN: Final = 50
DIE_SIDES: Final = 6
STARTING_GOLD: Final = 2
OFFER_SIZE: Final = 4  # structures face up at once
KING_STRENGTH: Final = 5
PROVINCE_WARRIORS: Final = 2  # most attackers, and most defenders, in a province
CITADEL_WARRIORS: Final = 3
SYNERGY: Final = (0, 0, 1, 2)  # bonus by the number of matching warriors
RESOURCES_PER_VP: Final = 3  # of one kind, at the end
GOLD_PER_VP: Final = 2
SUBSTITUTES_EACH: Final = 2  # tokens of each basic resource that stand for several pieces
SUBSTITUTE_VALUE: Final = 3
PIECES: Final = Goods(bone=20, ash=20, blood=12, sulphur=12, gold=30)

# Ours: what a minion on the gold slot brings.
GOLD_SLOT: Final = Goods(gold=2)

# Ours (COA-AMB-26): all there is in the optional strict supply, the substitutes included.
STRICT_SUPPLY: Final = Goods(bone=26, ash=26, blood=18, sulphur=18, gold=30)


# --- Necromancers ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Ability:
    """One of a necromancer's two abilities. The effects are printed, the English names are ours."""

    id: str
    name: str
    owner: str
    rule: str
    status: Status


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Necromancer:
    id: str
    name: str
    abilities: tuple[str, str]
    status: Status


# fmt: off
NECROMANCER_ROWS: Final[tuple[Necromancer, ...]] = (
    Necromancer(id="visio",  name="Visio",  abilities=("unmask", "premonition"),    status=PRINTED),
    Necromancer(id="nox",    name="Nox",    abilities=("barter", "exhume"),         status=PRINTED),
    Necromancer(id="mors",   name="Mors",   abilities=("command", "second-chance"), status=PRINTED),
    Necromancer(id="fortis", name="Fortis", abilities=("regroup", "fortify"),       status=PRINTED),
)

ABILITY_ROWS: Final[tuple[Ability, ...]] = (
    Ability(id="unmask",        name="Unmask",        owner="visio",  rule="COA-ABIL-VISIO-1",  status=PRINTED),
    Ability(id="premonition",   name="Premonition",   owner="visio",  rule="COA-ABIL-VISIO-2",  status=PRINTED),
    Ability(id="barter",        name="Barter",        owner="nox",    rule="COA-ABIL-NOX-1",    status=PRINTED),
    Ability(id="exhume",        name="Exhume",        owner="nox",    rule="COA-ABIL-NOX-2",    status=PRINTED),
    Ability(id="command",       name="Command",       owner="mors",   rule="COA-ABIL-MORS-1",   status=PRINTED),
    Ability(id="second-chance", name="Second chance", owner="mors",   rule="COA-ABIL-MORS-2",   status=PRINTED),
    Ability(id="regroup",       name="Regroup",       owner="fortis", rule="COA-ABIL-FORTIS-1", status=PRINTED),
    Ability(id="fortify",       name="Fortify",       owner="fortis", rule="COA-ABIL-FORTIS-2", status=PRINTED),
)
# fmt: on


# --- Warriors -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Warrior:
    """A warrior card. A starting warrior has an owner, and neither level nor cost."""

    id: str
    name: str
    type: Basic
    level: int = 0
    strength: int
    cost: Goods = NOTHING
    automaton: bool = False
    returns_to: int = 0  # the deck an automaton goes back to
    crowded: bool = False  # marked 3/4: only with three or four players
    owner: str = ""
    status: Status


# fmt: off
STARTING_WARRIOR_ROWS: Final[tuple[Warrior, ...]] = (
    Warrior(id="visio-bone-2",     name="Visio’s Bone Guard",     type="bone",    level=0, strength=2, owner="visio",  status=OURS),
    Warrior(id="visio-blood-1",    name="Visio’s Blood Servant",  type="blood",   level=0, strength=1, owner="visio",  status=OURS),
    Warrior(id="visio-ash-1",      name="Visio’s Ash Servant",    type="ash",     level=0, strength=1, owner="visio",  status=OURS),
    Warrior(id="nox-blood-2",      name="Nox’s Blood Guard",      type="blood",   level=0, strength=2, owner="nox",    status=OURS),
    Warrior(id="nox-ash-1",        name="Nox’s Ash Servant",      type="ash",     level=0, strength=1, owner="nox",    status=OURS),
    Warrior(id="nox-sulphur-1",    name="Nox’s Sulphur Servant",  type="sulphur", level=0, strength=1, owner="nox",    status=OURS),
    Warrior(id="mors-ash-2",       name="Mors’s Ash Guard",       type="ash",     level=0, strength=2, owner="mors",   status=OURS),
    Warrior(id="mors-sulphur-1",   name="Mors’s Sulphur Servant", type="sulphur", level=0, strength=1, owner="mors",   status=OURS),
    Warrior(id="mors-bone-1",      name="Mors’s Bone Servant",    type="bone",    level=0, strength=1, owner="mors",   status=OURS),
    Warrior(id="fortis-sulphur-2", name="Fortis’s Sulphur Guard", type="sulphur", level=0, strength=2, owner="fortis", status=OURS),
    Warrior(id="fortis-bone-1",    name="Fortis’s Bone Servant",  type="bone",    level=0, strength=1, owner="fortis", status=OURS),
    Warrior(id="fortis-blood-1",   name="Fortis’s Blood Servant", type="blood",   level=0, strength=1, owner="fortis", status=OURS),
)

RECRUIT_ROWS: Final[tuple[Warrior, ...]] = (
    Warrior(id="bone-thrall",        name="Bone Thrall",        type="bone",    level=1, strength=2, cost=Goods(bone=2, ash=1),              status=OURS),
    Warrior(id="marrow-spear",       name="Marrow Spear",       type="bone",    level=1, strength=3, cost=Goods(bone=3, sulphur=1),          status=OURS),
    Warrior(id="ribcage-warden",     name="Ribcage Warden",     type="bone",    level=2, strength=4, cost=Goods(bone=4, blood=1),            status=OURS),
    Warrior(id="barrow-hound",       name="Barrow Hound",       type="bone",    level=2, strength=4, cost=Goods(bone=3, ash=2),              status=OURS),
    Warrior(id="bone-colossus",      name="Bone Colossus",      type="bone",    level=3, strength=6, cost=Goods(bone=5, blood=1, sulphur=1), status=OURS),
    Warrior(id="cinder-thrall",      name="Cinder Thrall",      type="ash",     level=1, strength=2, cost=Goods(ash=2, bone=1),              status=OURS),
    Warrior(id="soot-lancer",        name="Soot Lancer",        type="ash",     level=1, strength=3, cost=Goods(ash=3, blood=1),             status=OURS),
    Warrior(id="ember-warden",       name="Ember Warden",       type="ash",     level=2, strength=4, cost=Goods(ash=4, sulphur=1),           status=OURS),
    Warrior(id="urn-wraith",         name="Urn Wraith",         type="ash",     level=2, strength=4, cost=Goods(ash=3, bone=2),              status=OURS),
    Warrior(id="cinder-colossus",    name="Cinder Colossus",    type="ash",     level=3, strength=6, cost=Goods(ash=5, blood=1, sulphur=1),  status=OURS),
    Warrior(id="gore-thrall",        name="Gore Thrall",        type="blood",   level=1, strength=2, cost=Goods(blood=2),                    status=OURS),
    Warrior(id="vein-stalker",       name="Vein Stalker",       type="blood",   level=1, strength=3, cost=Goods(blood=2, ash=1),             status=OURS),
    Warrior(id="clot-warden",        name="Clot Warden",        type="blood",   level=2, strength=4, cost=Goods(blood=3, ash=1),             status=OURS),
    Warrior(id="crimson-hound",      name="Crimson Hound",      type="blood",   level=2, strength=4, cost=Goods(blood=3, bone=1),            status=OURS),
    Warrior(id="blood-colossus",     name="Blood Colossus",     type="blood",   level=3, strength=6, cost=Goods(blood=4, ash=2),             status=OURS),
    Warrior(id="fume-thrall",        name="Fume Thrall",        type="sulphur", level=1, strength=2, cost=Goods(sulphur=2),                  status=OURS),
    Warrior(id="brimstone-stalker",  name="Brimstone Stalker",  type="sulphur", level=1, strength=3, cost=Goods(sulphur=2, bone=1),          status=OURS),
    Warrior(id="vitriol-warden",     name="Vitriol Warden",     type="sulphur", level=2, strength=4, cost=Goods(sulphur=3, bone=1),          status=OURS),
    Warrior(id="vapour-hound",       name="Vapour Hound",       type="sulphur", level=2, strength=4, cost=Goods(sulphur=3, ash=1),           status=OURS),
    Warrior(id="brimstone-colossus", name="Brimstone Colossus", type="sulphur", level=3, strength=6, cost=Goods(sulphur=4, bone=2),          status=OURS),

    # Only with three or four players. That there are four, all of level II, is printed.
    Warrior(id="skull-reaver",   name="Skull Reaver",   type="bone",    level=2, strength=5, cost=Goods(bone=4, sulphur=2),  crowded=True, status=OURS),
    Warrior(id="pyre-reaver",    name="Pyre Reaver",    type="ash",     level=2, strength=5, cost=Goods(ash=4, blood=2),     crowded=True, status=OURS),
    Warrior(id="heart-reaver",   name="Heart Reaver",   type="blood",   level=2, strength=5, cost=Goods(blood=3, sulphur=2), crowded=True, status=OURS),
    Warrior(id="caustic-reaver", name="Caustic Reaver", type="sulphur", level=2, strength=5, cost=Goods(sulphur=3, blood=2), crowded=True, status=OURS),

    # Automata
    Warrior(id="bone-puppet",    name="Bone Puppet",    type="bone",    level=1, strength=3, cost=Goods(ingredients=2), automaton=True, returns_to=1, status=OURS),
    Warrior(id="bone-engine",    name="Bone Engine",    type="bone",    level=3, strength=6, cost=Goods(ingredients=5), automaton=True, returns_to=2, status=OURS),
    Warrior(id="ash-puppet",     name="Ash Puppet",     type="ash",     level=1, strength=3, cost=Goods(ingredients=2), automaton=True, returns_to=2, status=OURS),
    Warrior(id="ash-engine",     name="Ash Engine",     type="ash",     level=3, strength=6, cost=Goods(ingredients=5), automaton=True, returns_to=3, status=OURS),
    Warrior(id="blood-puppet",   name="Blood Puppet",   type="blood",   level=1, strength=3, cost=Goods(ingredients=2), automaton=True, returns_to=1, status=OURS),
    Warrior(id="blood-engine",   name="Blood Engine",   type="blood",   level=3, strength=6, cost=Goods(ingredients=5), automaton=True, returns_to=2, status=OURS),
    Warrior(id="sulphur-puppet", name="Sulphur Puppet", type="sulphur", level=1, strength=3, cost=Goods(ingredients=2), automaton=True, returns_to=2, status=OURS),
    Warrior(id="sulphur-engine", name="Sulphur Engine", type="sulphur", level=3, strength=6, cost=Goods(ingredients=5), automaton=True, returns_to=3, status=OURS),
)
# fmt: on


# --- Structures -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Structure:
    """A structure tile. Level 0 is a starting tile, which belongs to one province."""

    id: str
    name: str
    level: int
    gold: int
    vp: int
    supplies: Goods = NOTHING
    tribute: Goods
    resurrection: bool = False
    province: str = ""
    status: Status


# fmt: off
STRUCTURE_ROWS: Final[tuple[Structure, ...]] = (
    Structure(id="volcano-start",   name="Smoking Crater",   level=0, gold=0, vp=1, supplies=Goods(sulphur=2),     tribute=Goods(sulphur=1), province="volcano",   status=OURS),
    Structure(id="village-start",   name="Village Shambles", level=0, gold=0, vp=1, supplies=Goods(blood=2),       tribute=Goods(blood=1),   province="village",   status=OURS),
    Structure(id="desert-start",    name="Buried Hearths",   level=0, gold=0, vp=1, supplies=Goods(ash=2, bone=1), tribute=Goods(ash=1),     province="desert",    status=OURS),
    Structure(id="mountains-start", name="Mountain Crypt",   level=0, gold=0, vp=1, supplies=Goods(bone=2, ash=1), tribute=Goods(bone=1),    province="mountains", status=OURS),

    # Level I
    Structure(id="charnel-pit",     name="Charnel Pit",     level=1, gold=2, vp=2, supplies=Goods(bone=3),            tribute=Goods(bone=1),        status=OURS),
    Structure(id="bone-barrow",     name="Bone Barrow",     level=1, gold=2, vp=2, supplies=Goods(bone=2, ash=1),     tribute=Goods(bone=1),        status=OURS),
    Structure(id="ash-kiln",        name="Ash Kiln",        level=1, gold=2, vp=2, supplies=Goods(ash=3),             tribute=Goods(ash=1),         status=OURS),
    Structure(id="cinder-house",    name="Cinder House",    level=1, gold=2, vp=2, supplies=Goods(ash=2, bone=1),     tribute=Goods(ash=1),         status=OURS),
    Structure(id="blood-well",      name="Blood Well",      level=1, gold=2, vp=2, supplies=Goods(blood=2),           tribute=Goods(blood=1),       status=OURS),
    Structure(id="leech-hall",      name="Leech Hall",      level=1, gold=2, vp=2, supplies=Goods(blood=1, ash=2),    tribute=Goods(blood=1),       status=OURS),
    Structure(id="sulphur-vent",    name="Sulphur Vent",    level=1, gold=2, vp=2, supplies=Goods(sulphur=2),         tribute=Goods(sulphur=1),     status=OURS),
    Structure(id="fume-cellar",     name="Fume Cellar",     level=1, gold=2, vp=2, supplies=Goods(sulphur=1, bone=2), tribute=Goods(sulphur=1),     status=OURS),
    Structure(id="apothecary",      name="Apothecary",      level=1, gold=3, vp=3, supplies=Goods(ingredients=2),     tribute=Goods(ingredients=1), status=OURS),
    Structure(id="funeral-gate",    name="Funeral Gate",    level=1, gold=3, vp=3, supplies=Goods(bone=2, ash=1),     tribute=Goods(ash=1),         status=OURS),
    Structure(id="sacrifice-stone", name="Sacrifice Stone", level=1, gold=3, vp=3, supplies=Goods(blood=2),           tribute=Goods(blood=1),       status=OURS),
    Structure(id="brimstone-works", name="Brimstone Works", level=1, gold=3, vp=3, supplies=Goods(sulphur=2),         tribute=Goods(sulphur=1),     status=OURS),

    # Level II
    Structure(id="great-ossuary",    name="Great Ossuary",    level=2, gold=4, vp=5, supplies=Goods(bone=4),             tribute=Goods(bone=1),        status=OURS),
    Structure(id="ash-cathedral",    name="Ash Cathedral",    level=2, gold=4, vp=5, supplies=Goods(ash=4),              tribute=Goods(ash=1),         status=OURS),
    Structure(id="blood-basilica",   name="Blood Basilica",   level=2, gold=4, vp=5, supplies=Goods(blood=3),            tribute=Goods(blood=1),       status=OURS),
    Structure(id="sulphur-foundry",  name="Sulphur Foundry",  level=2, gold=4, vp=5, supplies=Goods(sulphur=3),          tribute=Goods(sulphur=1),     status=OURS),
    Structure(id="vitriol-tower",    name="Vitriol Tower",    level=2, gold=3, vp=4, supplies=Goods(sulphur=2, bone=1),  tribute=Goods(sulphur=1),     status=OURS),
    Structure(id="heart-shrine",     name="Heart Shrine",     level=2, gold=3, vp=4, supplies=Goods(blood=2, ash=1),     tribute=Goods(blood=1),       status=OURS),
    Structure(id="catacombs",        name="Catacombs",        level=2, gold=3, vp=4, supplies=Goods(bone=2, ash=2),      tribute=Goods(bone=1),        status=OURS),
    Structure(id="grand-laboratory", name="Grand Laboratory", level=2, gold=5, vp=6, supplies=Goods(ingredients=3),      tribute=Goods(ingredients=1), status=OURS),
    Structure(id="obsidian-spire",   name="Obsidian Spire",   level=2, gold=5, vp=6, supplies=Goods(blood=2, sulphur=2), tribute=Goods(ingredients=1), status=OURS),
    Structure(id="lesser-altar",     name="Lesser Altar",     level=2, gold=3, vp=4, resurrection=True,                  tribute=Goods(ingredients=1), status=OURS),
    Structure(id="high-altar",       name="High Altar",       level=2, gold=4, vp=5, resurrection=True,                  tribute=Goods(ingredients=1), status=OURS),
)
# fmt: on


# --- Battle cards and fate cards ------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class BattleCard:
    """A battle card; every player has one of each. A black one lets the loser choose instead."""

    id: str
    strength: int
    die: bool = False  # the roll is the strength
    reward: Goods
    compensation: Goods = NOTHING
    black: bool = False
    known: tuple[str, ...] = ()
    status: Status


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class FateCard:
    id: str
    types: tuple[Basic, Basic]
    status: Status


# fmt: off
BATTLE_CARD_ROWS: Final[tuple[BattleCard, ...]] = (
    BattleCard(id="0",   strength=0,           reward=Goods(gold=3, vp=2),          black=True,                         known=("strength", "black"),         status=OURS),
    BattleCard(id="1",   strength=1,           reward=Goods(gold=2, vp=1),          compensation=Goods(ingredients=1),  known=("strength", "compensation"),  status=OURS),
    BattleCard(id="3",   strength=3,           reward=Goods(gold=1, ingredients=1), compensation=Goods(gold=1),         known=("strength",),                 status=OURS),
    BattleCard(id="die", strength=0, die=True, reward=Goods(vp=1),                  compensation=Goods(ingredients=2),  known=("strength", "die", "reward"), status=OURS),
    BattleCard(id="4",   strength=4,           reward=Goods(gold=1),                compensation=Goods(ingredients=1),  known=("strength",),                 status=OURS),
)

# Six cards with two of four types each are printed; that they are the six pairs is our conclusion.
FATE_CARD_ROWS: Final[tuple[FateCard, ...]] = (
    FateCard(id="bone+ash",      types=("bone", "ash"),      status=OURS),
    FateCard(id="bone+blood",    types=("bone", "blood"),    status=OURS),
    FateCard(id="bone+sulphur",  types=("bone", "sulphur"),  status=OURS),
    FateCard(id="ash+blood",     types=("ash", "blood"),     status=OURS),
    FateCard(id="ash+sulphur",   types=("ash", "sulphur"),   status=OURS),
    FateCard(id="blood+sulphur", types=("blood", "sulphur"), status=OURS),
)
# fmt: on


# --- Board ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Province:
    """One of the six outer regions. Dashed slots open with three or four players."""

    id: str
    name: str
    die: int  # clockwise from the volcano
    resource_slots: int
    dashed_resource_slots: int
    battle_slots: int
    dashed_battle_slots: int
    start: str = ""  # the starting structure that belongs here
    known: tuple[str, ...] = ()
    status: Status


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class CitadelSlot:
    id: str
    modifier: int  # to the attacker's total
    once: bool  # takes one minion a round; otherwise any number
    status: Status


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class CitadelSide:
    """What the citadel scores in rounds 1 to 4, on one side of the round board."""

    id: str
    players: tuple[int, ...]
    vp: tuple[int, int, int, int]
    known: tuple[str, ...] = ()
    status: Status


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class RecruitPlace:
    """A place for a face-up warrior. Six places are printed, their levels are ours."""

    id: str
    level: int
    status: Status


CITADEL: Final = "citadel"

# fmt: off
PROVINCE_ROWS: Final[tuple[Province, ...]] = (
    Province(id="volcano",   name="Volcano",   die=1, resource_slots=1, dashed_resource_slots=1, battle_slots=1, dashed_battle_slots=1, start="volcano-start",   known=("name", "die"), status=OURS),
    Province(id="village",   name="Village",   die=2, resource_slots=1, dashed_resource_slots=1, battle_slots=1, dashed_battle_slots=1, start="village-start",   known=("name",),       status=OURS),
    Province(id="coast",     name="Coast",     die=3, resource_slots=2, dashed_resource_slots=1, battle_slots=1, dashed_battle_slots=1,                          known=("name",),       status=OURS),
    Province(id="forest",    name="Forest",    die=4, resource_slots=2, dashed_resource_slots=1, battle_slots=1, dashed_battle_slots=1,                          known=("name",),       status=OURS),
    Province(id="desert",    name="Desert",    die=5, resource_slots=1, dashed_resource_slots=1, battle_slots=1, dashed_battle_slots=1, start="desert-start",    known=("name",),       status=OURS),
    Province(id="mountains", name="Mountains", die=6, resource_slots=1, dashed_resource_slots=1, battle_slots=1, dashed_battle_slots=1, start="mountains-start", known=("name", "die"), status=OURS),
)

# The best for the attacker first.
CITADEL_SLOT_ROWS: Final[tuple[CitadelSlot, ...]] = (
    CitadelSlot(id="left",  modifier=1,  once=True,  status=PRINTED),
    CitadelSlot(id="right", modifier=0,  once=True,  status=PRINTED),
    CitadelSlot(id="front", modifier=-1, once=False, status=PRINTED),
)

# Rising numbers and a 5 in round 2 are printed; which side shows the 5 is not, so both do.
CITADEL_SIDE_ROWS: Final[tuple[CitadelSide, ...]] = (
    CitadelSide(id="1-2", players=(1, 2), vp=(4, 5, 6, 7), known=("round 2",), status=OURS),
    CitadelSide(id="3-4", players=(3, 4), vp=(3, 5, 7, 9), known=("round 2",), status=OURS),
)

# From left to right.
RECRUIT_PLACE_ROWS: Final[tuple[RecruitPlace, ...]] = (
    RecruitPlace(id="recruit-1", level=1, status=OURS),
    RecruitPlace(id="recruit-2", level=1, status=OURS),
    RecruitPlace(id="recruit-3", level=2, status=OURS),
    RecruitPlace(id="recruit-4", level=2, status=OURS),
    RecruitPlace(id="recruit-5", level=3, status=OURS),
    RecruitPlace(id="recruit-6", level=3, status=OURS),
)
# fmt: on


# --- The automatic opponent -----------------------------------------------------------------------

AiAction = Literal[
    "none",
    "use-resource",
    "attack-province",
    "attack-citadel",
    "build",
    "attack-least-defended",
    "build-most-defended",
    "nearest-and-recruit",
]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class AiColumn:
    """What to try if the rolled province is another player's, and what if it is not."""

    foreign: AiAction
    own_or_free: AiAction


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class AiCard:
    """An action card, read from left to right. The targeted one takes the place of number I."""

    id: str
    name: str
    number: str
    columns: tuple[AiColumn, ...]
    status: Status


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Difficulty:
    """The level of the warrior that holds the citadel for the opponent in a solo game."""

    id: str
    garrison: int
    status: Status


# fmt: off
USE_RESOURCE: Final           = AiColumn(foreign="use-resource",          own_or_free="use-resource")
ATTACK_CITADEL: Final         = AiColumn(foreign="attack-citadel",        own_or_free="attack-citadel")
ATTACK_OR_BUILD: Final        = AiColumn(foreign="attack-province",       own_or_free="build")
ATTACK_OR_USE: Final          = AiColumn(foreign="attack-province",       own_or_free="use-resource")
USE_OR_BUILD: Final           = AiColumn(foreign="use-resource",          own_or_free="build")
ATTACK_LEAST_DEFENDED: Final  = AiColumn(foreign="attack-least-defended", own_or_free="attack-least-defended")
BUILD_MOST_DEFENDED: Final    = AiColumn(foreign="build-most-defended",   own_or_free="build-most-defended")
NEAREST_AND_RECRUIT: Final    = AiColumn(foreign="nearest-and-recruit",   own_or_free="nearest-and-recruit")

# The kinds of action are printed, that the last one is always possible, and that the targeted card
# takes the place of number I. Which card has that number is ours: it is the mildest.
AI_CARD_ROWS: Final[tuple[AiCard, ...]] = (
    AiCard(id="harvest",    name="Harvest",    number="I",   columns=(USE_RESOURCE, NEAREST_AND_RECRUIT),                               status=OURS),
    AiCard(id="siege",      name="Siege",      number="II",  columns=(ATTACK_CITADEL, ATTACK_OR_USE, NEAREST_AND_RECRUIT),              status=OURS),
    AiCard(id="onslaught",  name="Onslaught",  number="III", columns=(ATTACK_OR_BUILD, NEAREST_AND_RECRUIT),                            status=OURS),
    AiCard(id="expansion",  name="Expansion",  number="IV",  columns=(USE_OR_BUILD, NEAREST_AND_RECRUIT),                               status=OURS),
    AiCard(id="exhumation", name="Exhumation", number="V",   columns=(NEAREST_AND_RECRUIT,),                                            status=OURS),
    AiCard(id="targeted",   name="Targeted",   number="",    columns=(ATTACK_LEAST_DEFENDED, BUILD_MOST_DEFENDED, NEAREST_AND_RECRUIT), status=OURS),
)

DIFFICULTY_ROWS: Final[tuple[Difficulty, ...]] = (
    Difficulty(id="easy",   garrison=1, status=PRINTED),
    Difficulty(id="medium", garrison=2, status=PRINTED),
    Difficulty(id="hard",   garrison=3, status=PRINTED),
)
# fmt: on

# Ours: the levels it recruits, from the top of the scale to the bottom.
WARRIOR_SCALE: Final = (1, 1, 2, 2, 3)


# --- By id ----------------------------------------------------------------------------------------

WARRIOR_ROWS: Final = STARTING_WARRIOR_ROWS + RECRUIT_ROWS

NECROMANCERS: Final = {row.id: row for row in NECROMANCER_ROWS}
ABILITIES: Final = {row.id: row for row in ABILITY_ROWS}
WARRIORS: Final = {row.id: row for row in WARRIOR_ROWS}
STRUCTURES: Final = {row.id: row for row in STRUCTURE_ROWS}
BATTLE_CARDS: Final = {row.id: row for row in BATTLE_CARD_ROWS}
FATE_CARDS: Final = {row.id: row for row in FATE_CARD_ROWS}
PROVINCES: Final = {row.id: row for row in PROVINCE_ROWS}
CITADEL_SLOTS: Final = {row.id: row for row in CITADEL_SLOT_ROWS}
CITADEL_SIDES: Final = {players: row for row in CITADEL_SIDE_ROWS for players in row.players}
RECRUIT_PLACES: Final = {row.id: row for row in RECRUIT_PLACE_ROWS}
AI_CARDS: Final = {row.id: row for row in AI_CARD_ROWS}
DIFFICULTIES: Final = {row.id: row for row in DIFFICULTY_ROWS}


def recruits(players: int) -> list[Warrior]:
    """List the warriors to recruit; 3/4 cards only in a crowd (COA-SETUP-06)."""
    return [row for row in RECRUIT_ROWS if players >= CROWDED or not row.crowded]


COMPONENTS: Final[dict[str, tuple[object, ...]]] = {
    "necromancers": NECROMANCER_ROWS,
    "abilities": ABILITY_ROWS,
    "warriors": WARRIOR_ROWS,
    "structures": STRUCTURE_ROWS,
    "battle_cards": BATTLE_CARD_ROWS,
    "fate_cards": FATE_CARD_ROWS,
    "provinces": PROVINCE_ROWS,
    "citadel_slots": CITADEL_SLOT_ROWS,
    "recruit_places": RECRUIT_PLACE_ROWS,
    "ai_cards": AI_CARD_ROWS,
}
