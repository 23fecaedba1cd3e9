"""The 31 villains: one line each, with both sides of the card.

The rows are the value, strength and defence of the black and the grey side, what the villain does, and
for a boss its surge.
"""

# ruff: noqa: E501  # a villain is one line, however long

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.champions import CENTER_CHAMPIONS, CHAMPIONS
from emberkeep.games.ascension_tactics.conditions import AtGoal, On, Threat
from emberkeep.games.ascension_tactics.effects import (
    NEXT_ORDERED,
    OTHERS,
    SELF,
    SLAIN,
    Attack,
    BanishDearest,
    Blast,
    Buff,
    Damage,
    DeployVillain,
    DiscardRandom,
    Enemies,
    EnterCultist,
    EnterOnCultist,
    Equip,
    Glory,
    If,
    OrderVillain,
    PlaceForest,
    Push,
    RecallStrongest,
    RevealTreasure,
)
from emberkeep.games.ascension_tactics.moments import (
    AfterOrder,
    Aura,
    OnDeploy,
    OnOrder,
    Slay,
    While,
)
from emberkeep.games.ascension_tactics.rows import BOSS, Villain, villain
from emberkeep.games.ascension_tactics.words import (
    AREA,
    BY_ROW,
    CROWN,
    DOUBLE,
    DOUBLE_DAMAGE,
    FOREST,
    FORESTER,
    FOUR_ATTACKS,
    RANGED,
    RETALIATE,
    TWO_BODIES,
    Bonus,
)

# fmt: off
VILLAIN_ROWS: Final[tuple[Villain, ...]] = (
    villain(CHAMPIONS["arha-sensei"], 3, (3, 11), (6, 18), Aura(Bonus(defence=2)), While(Threat(10), Bonus(strength=3))),
    villain(CHAMPIONS["arha-templar"], 3, (8, 6), (11, 13), Slay(OrderVillain(CROWN)), While(Threat(12), Bonus(keywords=DOUBLE))),
    villain(CHAMPIONS["psyche-askara"], 2, (6, 7), (9, 14), Bonus(keywords=TWO_BODIES), While(Threat(10), Bonus(defence=2)), known=("value",)),
    villain(CHAMPIONS["twilight-scout"], 2, (4, 5), (7, 12), Bonus(speed=1), While(Threat(8), Bonus(strength=2))),
    villain(CHAMPIONS["unbound-emissary"], 2, (4, 6), (7, 13), AfterOrder(If(AtGoal(), Glory(1))), While(Threat(10), Bonus(keywords=RANGED))),
    villain(CHAMPIONS["faerie-commander"], 1, (4, 2), (7, 9), Slay(Buff(NEXT_ORDERED, Bonus(speed=2))), While(Threat(6), Bonus(strength=2))),
    villain(CHAMPIONS["raven-siren"], 3, (6, 4), (9, 11), Bonus(keywords=RANGED), While(Threat(12), Bonus(strength=2))),
    villain(CHAMPIONS["runic-lycanthrope"], 2, (3, 7), (6, 14), While(Threat(6), Bonus(strength=5))),
    villain(CHAMPIONS["rut"], 2, (5, 5), (8, 12), Bonus(keywords=FORESTER), While(On(FOREST), Bonus(keywords=DOUBLE_DAMAGE)), While(Threat(8), Bonus(defence=2))),
    villain(CHAMPIONS["tuskrider"], 3, (5, 6), (8, 13), OnDeploy(Buff(SELF, Bonus(strength=5, speed=2))), While(Threat(10), Bonus(strength=2))),
    villain(CHAMPIONS["hedron-smithy"], 2, (4, 7), (7, 14), While(Threat(8), Bonus(keywords=DOUBLE))),
    villain(CHAMPIONS["icarus-steelfoot"], 3, (0, 8), (3, 15), Bonus(keywords=RANGED | BY_ROW), While(Threat(12), Bonus(defence=2))),
    villain(CHAMPIONS["mechana-initiate"], 2, (5, 5), (8, 12), While(Threat(6), Bonus(speed=2))),
    villain(CHAMPIONS["prime"], 3, (6, 6), (9, 13), Bonus(speed=1), Slay(Equip(SELF)), While(Threat(12), Bonus(strength=2))),
    villain(CHAMPIONS["reactor-monk"], 3, (6, 8), (9, 15), OnOrder(If(Threat(10), Equip(SELF)))),
    villain(CHAMPIONS["demon-slayer"], 3, (6, 7), (9, 14), OnDeploy(EnterOnCultist()), Slay(If(Threat(8), EnterCultist(SLAIN)))),
    villain(CHAMPIONS["naka-blackblade"], 2, (5, 6), (8, 13), OnOrder(If(Threat(8), RevealTreasure()))),
    villain(CHAMPIONS["nihilbomber"], 2, (6, 4), (9, 11), AfterOrder(Blast(2, spares=10))),
    villain(CHAMPIONS["shadowcaster"], 3, (3, 7), (6, 14), Bonus(keywords=RANGED), While(Threat(8), Bonus(strength=3))),
    villain(CHAMPIONS["spike-vixen"], 2, (3, 8), (6, 15), Bonus(keywords=DOUBLE), While(Threat(10), Bonus(strength=2))),
    # Bosses
    villain(CHAMPIONS["bringer-of-despair"], 4, (7, 11), (11, 22), Bonus(speed=1), OnOrder(Buff(OTHERS, Bonus(strength=3))), While(Threat(12), Bonus(defence=3)), surge=(Damage(Enemies(SELF, 2), 2),)),
    villain(CHAMPIONS["flytrap-witch"], 4, (8, 10), (12, 21), Slay(EnterCultist(SLAIN)), While(Threat(8), Bonus(keywords=RANGED)), surge=(PlaceForest(nearest=True), Damage(Enemies(FOREST, 1), 2))),
    villain(CHAMPIONS["tyranyx"], 5, (9, 11), (13, 22), While(Threat(12), Bonus(strength=2)), surge=(OrderVillain(CROWN),)),
    villain(CHAMPIONS["water-djinn"], 5, (10, 10), (14, 21), Slay(BanishDearest()), While(Threat(10), Bonus(speed=1)), surge=(Push(2),)),
    villain(CENTER_CHAMPIONS["thane"], 5, (7, 10), (11, 21), Bonus(keywords=FORESTER), While(Threat(10), Bonus(strength=3)), surge=(DeployVillain(),)),
    villain(CENTER_CHAMPIONS["pasythea"], 6, (4, 11), (8, 22), Bonus(keywords=FOUR_ATTACKS), While(Threat(14), Bonus(strength=1)), surge=(RecallStrongest(3),)),
    villain(CENTER_CHAMPIONS["iron-bastion"], 5, (5, 13), (9, 24), Bonus(keywords=RETALIATE), While(Threat(12), Bonus(strength=3)), surge=(Equip(SELF),)),
    villain(CENTER_CHAMPIONS["hollow-reaver"], 5, (8, 9), (12, 20), Bonus(speed=1), Slay(If(Threat(10), Glory(1))), surge=(Damage(Enemies(SELF, 3, sight=True), 2),)),
    villain(CENTER_CHAMPIONS["xeron"], 6, (7, 11), (11, 22), Slay(DiscardRandom(1)), While(Threat(12), Bonus(defence=3)), surge=(DiscardRandom(1),)),
    villain(CENTER_CHAMPIONS["gloomfang-wyrm"], 6, (8, 11), (12, 22), Bonus(keywords=AREA), While(Threat(14), Bonus(speed=1)), surge=(Attack(),)),
    villain(CENTER_CHAMPIONS["rift-colossus"], 7, (11, 14), (15, 25), Bonus(speed=-1), While(Threat(10), Bonus(keywords=RETALIATE)), surge=(EnterCultist(SELF), EnterCultist(SELF))),
)
# fmt: on

VILLAINS: Final[dict[str, Villain]] = {row.id: row for row in VILLAIN_ROWS}
BOSSES: Final[tuple[str, ...]] = tuple([row.id for row in VILLAIN_ROWS if row.value >= BOSS])
HENCHMEN: Final[tuple[str, ...]] = tuple([row.id for row in VILLAIN_ROWS if row.value < BOSS])
