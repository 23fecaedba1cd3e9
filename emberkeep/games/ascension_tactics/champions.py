"""The champions: 24 that teams are made of, 7 of the center deck, and the cultist.

One line a champion: strength, cost of an order, defence, then its abilities.
"""

# ruff: noqa: E501  # a champion is one line, however long

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.conditions import On, Played
from emberkeep.games.ascension_tactics.effects import (
    ENEMY,
    HAND_OR_DISCARD,
    NEXT_ORDERED,
    NEXT_TO_SELF,
    OTHERS,
    PLAYED,
    SELF,
    AcquireFree,
    AcquireTop,
    Banish,
    Blast,
    Buff,
    ConstructRunes,
    Damage,
    Deploy,
    Draw,
    Enemies,
    EnterOnCultist,
    Fetch,
    FreeOrder,
    GiveOrder,
    If,
    Power,
    Recall,
    Replace,
    RevealTreasure,
    Steal,
)
from emberkeep.games.ascension_tactics.moments import (
    AfterOrder,
    Ambush,
    FirstTurn,
    OnDeploy,
    OnOrder,
    Slay,
    StartGame,
    StartTurn,
    While,
)
from emberkeep.games.ascension_tactics.rows import Champion, champion
from emberkeep.games.ascension_tactics.words import (
    AREA,
    BY_PLAYED,
    CONSTRUCT,
    DOUBLE,
    DOUBLE_DAMAGE,
    ENLIGHTENED,
    FOREST,
    FORESTER,
    FOUR_ATTACKS,
    FREE,
    LIFEBOUND,
    MECHANA,
    NO_FACTION,
    RANGED,
    RETALIATE,
    TWO_BODIES,
    VOID,
    Bonus,
)
from emberkeep.kernel.rows import OURS, PRINTED

# fmt: off
CHAMPION_ROWS: Final[tuple[Champion, ...]] = (
    # Enlightened
    champion("arha-sensei", "Arha Sensei", ENLIGHTENED, 2, 3, 10, FirstTurn(AcquireFree(5))),
    champion("arha-templar", "Arha Templar", ENLIGHTENED, 8, 3, 5, Slay(FreeOrder())),
    champion("psyche-askara", "Psyche Askara", ENLIGHTENED, 6, 3, 6, Bonus(keywords=TWO_BODIES)),
    champion("twilight-scout", "Twilight Scout", ENLIGHTENED, 4, 2, 4, Bonus(speed=1)),
    champion("unbound-emissary", "Unbound Emissary", ENLIGHTENED, 4, 2, 5, While(Played(faction=ENLIGHTENED), Bonus(keywords=FREE))),
    champion("water-djinn", "Water Djinn", ENLIGHTENED, 9, 4, 7, Slay(AcquireTop(2))),
    # Lifebound
    champion("faerie-commander", "Faerie Commander", LIFEBOUND, 4, 1, 1, Slay(Buff(NEXT_ORDERED, Bonus(speed=2)))),
    champion("flytrap-witch", "Flytrap Witch", LIFEBOUND, 7, 4, 7, While(Played(faction=LIFEBOUND), Bonus(keywords=RANGED)), Slay(Draw(1))),
    champion("raven-siren", "Raven Siren", LIFEBOUND, 6, 3, 3, Bonus(keywords=RANGED)),
    champion("runic-lycanthrope", "Runic Lycanthrope", LIFEBOUND, 3, 2, 6, While(Played(faction=LIFEBOUND), Bonus(strength=5))),
    champion("rut", "Rūt", LIFEBOUND, 5, 2, 4, Bonus(keywords=FORESTER), While(On(FOREST), Bonus(keywords=DOUBLE_DAMAGE))),
    champion("tuskrider", "Tuskrider", LIFEBOUND, 5, 3, 5, OnDeploy(Buff(SELF, Bonus(strength=5, speed=2)))),
    # Mechana
    champion("hedron-smithy", "Hedron Smithy", MECHANA, 4, 2, 6, While(Played(cost=4), Bonus(keywords=DOUBLE))),
    champion("icarus-steelfoot", "Icarus Steelfoot", MECHANA, 0, 3, 7, Bonus(keywords=RANGED | BY_PLAYED)),
    champion("mechana-initiate", "Mechana Initiate", MECHANA, 5, 2, 4, While(Played(faction=MECHANA), Bonus(speed=2))),
    champion("prime", "P.R.I.M.E.", MECHANA, 6, 3, 5, Bonus(speed=1), Slay(Fetch(CONSTRUCT))),
    champion("reactor-monk", "Reactor Monk", MECHANA, 6, 3, 7, StartTurn(ConstructRunes(1))),
    champion("tyranyx", "Tyranyx", MECHANA, 8, 4, 8, While(Played(kind=CONSTRUCT), Bonus(keywords=FREE))),
    # Void
    champion("bringer-of-despair", "Bringer of Despair", VOID, 6, 4, 8, Bonus(speed=1), OnOrder(Buff(OTHERS, Bonus(strength=3)))),
    champion("demon-slayer", "Demon Slayer", VOID, 6, 3, 6, OnDeploy(EnterOnCultist()), Slay(Banish(PLAYED))),
    champion("naka-blackblade", "Naka Blackblade", VOID, 5, 2, 5, OnOrder(If(Played(faction=VOID), RevealTreasure()))),
    champion("nihilbomber", "Nihilbomber", VOID, 6, 2, 3, AfterOrder(Blast(2))),
    champion("shadowcaster", "Shadowcaster", VOID, 3, 3, 6, Bonus(keywords=RANGED), StartGame(Replace("militia", "heavy-infantry"))),
    champion("spike-vixen", "Spike Vixen", VOID, 1, 2, 7, Bonus(keywords=DOUBLE)),
)

CENTER_CHAMPION_ROWS: Final[tuple[Champion, ...]] = (
    champion("thane", "Thane, Wolf King", LIFEBOUND, 6, 3, 7, OnOrder(Deploy(NEXT_TO_SELF)), status=OURS, known=("name", "effects")),
    champion("pasythea", "Pasythea", ENLIGHTENED, 3, 4, 8, Bonus(keywords=FOUR_ATTACKS), Ambush(Recall(2)), status=OURS, known=("name", "effects")),
    champion("iron-bastion", "Iron Bastion", MECHANA, 4, 3, 10, Bonus(keywords=RETALIATE), status=OURS),
    champion("hollow-reaver", "Hollow Reaver", VOID, 7, 3, 6, Slay(Power(2)), Ambush(Banish(HAND_OR_DISCARD)), status=OURS),
    champion("xeron", "Xeron, Duke of Lies", NO_FACTION, 6, 4, 8, OnOrder(GiveOrder(ENEMY)), Ambush(Steal()), status=OURS, known=("name", "effects")),
    champion("gloomfang-wyrm", "Gloomfang Wyrm", NO_FACTION, 7, 4, 8, Bonus(keywords=AREA), Ambush(Damage(Enemies(), 4, 1)), status=OURS),
    champion("rift-colossus", "Rift Colossus", NO_FACTION, 10, 4, 11, Bonus(speed=-1), status=OURS),
)

CULTIST: Final = champion("cultist", "Cultist", NO_FACTION, 2, 2, 1, status=PRINTED)
# fmt: on

CHAMPIONS: Final[dict[str, Champion]] = {row.id: row for row in CHAMPION_ROWS}
CENTER_CHAMPIONS: Final[dict[str, Champion]] = {row.id: row for row in CENTER_CHAMPION_ROWS}
