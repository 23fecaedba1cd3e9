"""The cards that players hold: those of the center deck, and the basic ones.

One line a card: price, copies, then its effects. A new card is a new line.
"""

# ruff: noqa: E501  # a card is one line, however long

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.champions import CENTER_CHAMPIONS
from emberkeep.games.ascension_tactics.conditions import Carried, Near
from emberkeep.games.ascension_tactics.effects import (
    CIRCLE,
    CULTIST,
    HAND_OR_DISCARD,
    MY_TURN,
    OWN,
    OWN_CHAMPION,
    OWN_ONBOARD,
    PORTAL_OR_OWN,
    READY,
    ROW,
    TURRET,
    Allegiance,
    Banish,
    Buff,
    Choose,
    ConstructRunes,
    CopyHero,
    CostNext,
    Damage,
    Deploy,
    Destroy,
    Discard,
    Draw,
    Enemies,
    Fetch,
    GiveOrder,
    If,
    MoveToken,
    PlaceForest,
    PlaceToken,
    Power,
    PowerPerConstruct,
    PutBack,
    Ready,
    Runes,
    ToDeckTop,
    TopdeckNext,
    Treasure,
    TurretAttack,
)
from emberkeep.games.ascension_tactics.moments import Ambush, OnDestroyed, OnEquip, Slay, While
from emberkeep.games.ascension_tactics.rows import (
    Card,
    center_champion,
    construct,
    hero,
    ranked,
)
from emberkeep.games.ascension_tactics.words import (
    ANY,
    AREA,
    CONSTRUCT,
    DOUBLE,
    ENLIGHTENED,
    FOREST,
    FORESTER,
    LIFEBOUND,
    MECHANA,
    NO_FACTION,
    RANGED,
    RETALIATE,
    VOID,
    Bonus,
)
from emberkeep.kernel.rows import SOURCED

# fmt: off
_BASIC: Final[tuple[Card, ...]] = (
    hero("apprentice", "B01", "Apprentice", NO_FACTION, 0, 32, Runes(1), status=SOURCED),
    hero("militia", "B02", "Militia", NO_FACTION, 0, 8, Power(1), status=SOURCED),
    hero("mystic", "B03", "Mystic", NO_FACTION, 3, 15, Runes(2), status=SOURCED),
    hero("heavy-infantry", "B04", "Heavy Infantry", NO_FACTION, 2, 15, Power(2), status=SOURCED),
)

_CENTER: Final[tuple[Card, ...]] = (
    # Enlightened
    hero("dawn-acolyte", "E01", "Dawn Acolyte", ENLIGHTENED, 2, 3, Draw(1), Allegiance(ENLIGHTENED, Power(1))),
    hero("wayfinder-monk", "E02", "Wayfinder Monk", ENLIGHTENED, 3, 3, Power(2), Buff(OWN, Bonus(speed=1), 1)),
    hero("skybow-adept", "E03", "Skybow Adept", ENLIGHTENED, 3, 3, Runes(2), Buff(OWN, Bonus(keywords=RANGED), 1)),
    construct("prayer-beads", "E04", "Prayer Beads", ENLIGHTENED, 2, 3, Bonus(defence=2), OnEquip(Draw(1))),
    hero("temple-student", "E05", "Temple Student", ENLIGHTENED, 1, 3, Runes(1), Ambush(Draw(1))),
    hero("typhoon-ascetic", "E06", "Typhoon Ascetic", ENLIGHTENED, 4, 2, Power(2), Deploy(PORTAL_OR_OWN), known=("name", "effects")),
    construct("all-seeing-eye", "E07", "All-Seeing Eye", ENLIGHTENED, 4, 2, Bonus(strength=2, order=-1), known=("name", "effects")),
    hero("mirror-lake-scribe", "E08", "Mirror-Lake Scribe", ENLIGHTENED, 4, 2, Draw(2), Discard(1), Allegiance(ENLIGHTENED, Runes(1))),
    construct("storm-kite", "E09", "Storm Kite", ENLIGHTENED, 3, 2, Bonus(strength=1, keywords=RANGED)),
    hero("warden-of-the-steps", "E10", "Warden of the Steps", ENLIGHTENED, 5, 2, Power(2), Draw(1), Ambush(Buff(OWN_ONBOARD, Bonus(defence=2), until=MY_TURN))),
    hero("oracle-of-two-roads", "E11", "Oracle of Two Roads", ENLIGHTENED, 5, 2, Choose(Runes(3), Power(3)), Allegiance(ENLIGHTENED, Draw(1))),
    hero("isla", "E12", "Isla the Serene", ENLIGHTENED, 5, 1, CopyHero(), known=("name", "effects")),
    construct("twin-gale-blades", "E13", "Twin Gale Blades", ENLIGHTENED, 6, 1, Bonus(strength=2, keywords=DOUBLE)),
    hero("grand-abbot", "E14", "Grand Abbot", ENLIGHTENED, 7, 1, Draw(2), GiveOrder(READY, 3)),
    construct("celestial-gong", "E15", "Celestial Gong", ENLIGHTENED, 4, 1, Bonus(strength=1, defence=3), Slay(Draw(1))),
    # Lifebound
    hero("seed-gatherer", "L01", "Seed Gatherer", LIFEBOUND, 1, 3, Runes(1), Allegiance(LIFEBOUND, Runes(1))),
    hero("thicket-guide", "L02", "Thicket Guide", LIFEBOUND, 2, 3, Runes(1), Buff(OWN, Bonus(speed=1, keywords=FORESTER), 1), Ambush(Power(1))),
    hero("wild-drover", "L03", "Wild Drover", LIFEBOUND, 3, 3, Power(2), Allegiance(LIFEBOUND, Power(1))),
    construct("barkskin-shield", "L04", "Barkskin Shield", LIFEBOUND, 2, 3, Bonus(defence=3)),
    hero("cult-shepherd", "L05", "Cult Shepherd", LIFEBOUND, 3, 3, Runes(1), GiveOrder(CULTIST)),
    hero("grove-matron", "L06", "Grove Matron", LIFEBOUND, 4, 2, Runes(2), Treasure(1)),
    construct("thornwhip", "L07", "Thornwhip", LIFEBOUND, 3, 2, Bonus(strength=2, defence=1)),
    hero("packrunner", "L08", "Packrunner", LIFEBOUND, 4, 2, Power(2), Buff(OWN, Bonus(strength=1, speed=1), 2)),
    hero("mosscaller", "L09", "Mosscaller", LIFEBOUND, 5, 2, Power(3), Allegiance(LIFEBOUND, Runes(1)), Ambush(PlaceForest())),
    construct("antler-crown", "L10", "Antler Crown", LIFEBOUND, 4, 2, Bonus(strength=2, defence=2), While(Near(FOREST), Bonus(speed=1))),
    hero("fruit-peddler", "L11", "Fruit Peddler", LIFEBOUND, 2, 2, Runes(1), Allegiance(LIFEBOUND, Treasure(1)), Ambush(Treasure(1))),
    hero("kiri", "L12", "Kiri, Meadow Witch", LIFEBOUND, 5, 1, Runes(2), MoveToken(CIRCLE, 2), Ambush(PlaceToken(CIRCLE)), known=("name", "effects")),
    hero("elder-of-a-hundred-roots", "L13", "Elder of a Hundred Roots", LIFEBOUND, 6, 1, Runes(4), TopdeckNext(ANY)),
    hero("stampede-caller", "L14", "Stampede Caller", LIFEBOUND, 7, 1, Power(4), Buff(OWN, Bonus(strength=2, speed=1))),
    construct("heartwood-bow", "L15", "Heartwood Bow", LIFEBOUND, 5, 1, Bonus(strength=2, defence=1, keywords=RANGED)),
    # Mechana
    hero("gear-tender", "M01", "Gear Tender", MECHANA, 1, 3, Runes(1), Allegiance(MECHANA, ConstructRunes(1))),
    hero("wrench-priest", "M02", "Wrench Priest", MECHANA, 3, 3, Runes(2), TopdeckNext(CONSTRUCT), known=("name", "effects")),
    construct("rivet-buckler", "M03", "Rivet Buckler", MECHANA, 1, 3, Bonus(strength=1, defence=1)),
    construct("piston-gauntlet", "M04", "Piston Gauntlet", MECHANA, 2, 3, Bonus(strength=2)),
    hero("furnace-hand", "M05", "Furnace Hand", MECHANA, 2, 3, Power(1), If(Carried(1), Power(1))),
    construct("sprocket-greaves", "M06", "Sprocket Greaves", MECHANA, 2, 2, Bonus(defence=1, speed=1)),
    construct("bolt-thrower", "M07", "Bolt Thrower", MECHANA, 4, 2, Bonus(strength=2, keywords=RANGED)),
    hero("scrap-courier", "M08", "Scrap Courier", MECHANA, 3, 2, Draw(2), PutBack(1)),
    construct("bulwark-frame", "M09", "Bulwark Frame", MECHANA, 4, 2, Bonus(strength=1, defence=4)),
    hero("foundry-foreman", "M10", "Foundry Foreman", MECHANA, 4, 2, Runes(2), Power(1), CostNext(1)),
    construct("salvage-rig", "M11", "Salvage Rig", MECHANA, 3, 2, Bonus(strength=1, defence=2), OnDestroyed(ToDeckTop())),
    hero("mila", "M12", "Mila, Senior Recycler", MECHANA, 5, 1, Runes(1), Choose(TurretAttack(4), MoveToken(TURRET, 3)), Ambush(PlaceToken(TURRET)), known=("name", "effects")),
    construct("siege-core", "M13", "Siege Core", MECHANA, 6, 1, Bonus(strength=3, defence=2, keywords=AREA)),
    hero("blueprint-keeper", "M14", "Blueprint Keeper", MECHANA, 5, 1, Fetch(CONSTRUCT), Power(2)),
    hero("overcharge-adept", "M15", "Overcharge Adept", MECHANA, 6, 1, PowerPerConstruct(4), Draw(1)),
    construct("titan-harness", "M16", "Titan Harness", MECHANA, 7, 1, Bonus(strength=4, defence=4, speed=1)),
    # Void
    hero("shade-initiate", "V01", "Shade Initiate", VOID, 1, 3, Power(1), Allegiance(VOID, Power(1))),
    hero("gloom-stalker", "V02", "Gloom Stalker", VOID, 3, 3, Power(2), Banish(HAND_OR_DISCARD)),
    construct("bone-knife", "V03", "Bone Knife", VOID, 2, 3, Bonus(strength=1, defence=1), Slay(Power(1))),
    hero("pit-duelist", "V04", "Pit Duelist", VOID, 2, 3, Power(1), Damage(Enemies(OWN_CHAMPION, 1), 2, 1)),
    hero("ash-offering", "V05", "Ash Offering", VOID, 2, 3, Power(1), Banish(HAND_OR_DISCARD)),
    hero("nightmare-crier", "V06", "Nightmare Crier", VOID, 4, 2, Power(3), Allegiance(VOID, Damage(Enemies(), 2, 1))),
    construct("barbed-mail", "V07", "Barbed Mail", VOID, 3, 2, Bonus(defence=2, keywords=RETALIATE)),
    hero("soul-broker", "V08", "Soul Broker", VOID, 4, 2, Draw(1), Banish(HAND_OR_DISCARD, then=Power(2))),
    hero("oath-of-the-headsman", "V09", "Oath of the Headsman", VOID, 5, 2, Power(3), Buff(OWN, Bonus(strength=3), 1)),
    construct("reaper-chain", "V10", "Reaper Chain", VOID, 4, 2, Bonus(strength=2, defence=1), Slay(Runes(2))),
    hero("whisper-in-the-dark", "V11", "Whisper in the Dark", VOID, 3, 2, Power(1), Destroy(3)),
    hero("maw-of-the-deep", "V12", "Maw of the Deep", VOID, 6, 1, Power(4), Banish(ROW, 2)),
    construct("oblivion-spear", "V13", "Oblivion Spear", VOID, 6, 1, Bonus(strength=5), Slay(Treasure(1))),
    hero("grave-summoner", "V14", "Grave Summoner", VOID, 7, 1, Power(2), Ready()),
    construct("lantern-of-hunger", "V15", "Lantern of Hunger", VOID, 5, 1, Bonus(strength=2, defence=1, keywords=AREA)),
    # Champions and monsters
    center_champion("C01", 6, CENTER_CHAMPIONS["thane"]),
    center_champion("C02", 8, CENTER_CHAMPIONS["pasythea"]),
    center_champion("C03", 6, CENTER_CHAMPIONS["iron-bastion"]),
    center_champion("C04", 6, CENTER_CHAMPIONS["hollow-reaver"]),
    center_champion("C05", 6, CENTER_CHAMPIONS["xeron"]),
    center_champion("C06", 7, CENTER_CHAMPIONS["gloomfang-wyrm"]),
    center_champion("C07", 8, CENTER_CHAMPIONS["rift-colossus"]),
)
# fmt: on

CARD_ROWS: Final[tuple[Card, ...]] = ranked(_BASIC + _CENTER)
CARDS: Final[dict[str, Card]] = {row.id: row for row in CARD_ROWS}

APPRENTICE: Final = CARDS["apprentice"]
MILITIA: Final = CARDS["militia"]
MYSTIC: Final = CARDS["mystic"]
HEAVY_INFANTRY: Final = CARDS["heavy-infantry"]
BASIC_ROWS: Final = CARD_ROWS[: len(_BASIC)]
CENTER_ROWS: Final = CARD_ROWS[len(_BASIC) :]
PILES: Final = (MYSTIC, HEAVY_INFANTRY)
