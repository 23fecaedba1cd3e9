"""The 32 schemes of the villains: one line each.

What always happens, then the threat level from which on the rest happens too.
"""

# ruff: noqa: E501  # a scheme is one line, however long

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.effects import (
    MY_TURN,
    VILLAINS,
    BanishDearest,
    Buff,
    Damage,
    DiscardRandom,
    Enemies,
    EnterCultist,
    Equip,
    Glory,
    OrderCultists,
    OrderVanguard,
    OrderVillain,
    Surge,
)
from emberkeep.games.ascension_tactics.rows import Scheme, scheme
from emberkeep.games.ascension_tactics.words import BLADE, CLAW, CROWN, EYE, Bonus

# fmt: off
SCHEME_ROWS: Final[tuple[Scheme, ...]] = (
    scheme("iron-summons", "S01", "Iron Summons", (OrderVillain(CROWN),), 4, EnterCultist(CROWN)),
    scheme("rising-wrath", "S02", "Rising Wrath", (OrderVillain(CROWN),), 8, Surge()),
    scheme("crown-ward", "S03", "Crown Ward", (OrderVillain(CROWN),), 6, Buff(CROWN, Bonus(defence=3), until=MY_TURN)),
    scheme("tribute-of-steel", "S04", "Tribute of Steel", (OrderVillain(CROWN),), 10, Equip(CROWN)),
    scheme("long-shadow", "S05", "Long Shadow", (OrderVillain(CROWN),), 14, OrderVillain(CROWN)),
    scheme("dread-banner", "S06", "Dread Banner", (OrderVillain(CROWN),), 8, Buff(VILLAINS, Bonus(strength=2))),
    scheme("hidden-knives", "S07", "Hidden Knives", (OrderVillain(BLADE),), 4, EnterCultist(BLADE)),
    scheme("feint-and-strike", "S08", "Feint and Strike", (OrderVillain(BLADE),), 8, OrderVillain(CROWN)),
    scheme("rain-of-daggers", "S09", "Rain of Daggers", (OrderVillain(BLADE),), 6, Damage(Enemies(BLADE, 1), 2)),
    scheme("blood-signal", "S10", "Blood Signal", (OrderVillain(BLADE),), 12, Surge()),
    scheme("sown-doubt", "S11", "Sown Doubt", (OrderVillain(BLADE),), 10, DiscardRandom(1)),
    scheme("watching-cult", "S12", "Watching Cult", (OrderVillain(EYE),), 4, EnterCultist(EYE)),
    scheme("borrowed-sight", "S13", "Borrowed Sight", (OrderVillain(EYE),), 8, OrderVillain(BLADE)),
    scheme("burned-pages", "S14", "Burned Pages", (OrderVillain(EYE),), 6, BanishDearest()),
    scheme("unblinking", "S15", "Unblinking", (OrderVillain(EYE),), 12, Surge()),
    scheme("searing-gaze", "S16", "Searing Gaze", (OrderVillain(EYE),), 10, Damage(Enemies(EYE, 1), 3)),
    scheme("pack-call", "S17", "Pack Call", (OrderVillain(CLAW),), 4, EnterCultist(CLAW)),
    scheme("trail-of-claws", "S18", "Trail of Claws", (OrderVillain(CLAW),), 8, OrderVillain(EYE)),
    scheme("thick-hide", "S19", "Thick Hide", (OrderVillain(CLAW),), 6, Buff(VILLAINS, Bonus(defence=2), until=MY_TURN)),
    scheme("frenzy", "S20", "Frenzy", (OrderVillain(CLAW),), 12, Surge()),
    scheme("scavenged-arms", "S21", "Scavenged Arms", (OrderVillain(CLAW),), 10, Equip(CLAW)),
    scheme("twin-advance", "S22", "Twin Advance", (OrderVillain(CROWN), OrderVillain(BLADE)), 12, Glory(1)),
    scheme("guided-hand", "S23", "Guided Hand", (OrderVillain(CROWN), OrderVillain(EYE)), 12, Glory(1)),
    scheme("hunting-party", "S24", "Hunting Party", (OrderVillain(CROWN), OrderVillain(CLAW)), 12, Glory(1)),
    scheme("pincer", "S25", "Pincer", (OrderVillain(BLADE), OrderVillain(EYE)), 10, EnterCultist(CROWN)),
    scheme("night-stalk", "S26", "Night Stalk", (OrderVillain(EYE), OrderVillain(CLAW)), 10, EnterCultist(BLADE)),
    scheme("cut-and-tear", "S27", "Cut and Tear", (OrderVillain(CLAW), OrderVillain(BLADE)), 10, EnterCultist(EYE)),
    scheme("chanting-in-the-dark", "S28", "Chanting in the Dark", (EnterCultist(CLAW), OrderCultists()), 8, EnterCultist(CROWN)),
    scheme("ritual-of-knives", "S29", "Ritual of Knives", (EnterCultist(BLADE), OrderCultists()), 14, Surge()),
    scheme("procession", "S30", "Procession", (OrderVillain(CROWN), OrderCultists()), 10, Surge()),
    scheme("vanguard", "S31", "Vanguard", (OrderVanguard(),), 16, Surge()),
    scheme("nightfall", "S32", "Nightfall", (OrderVillain(CROWN), OrderVillain(BLADE), OrderVillain(EYE), OrderVillain(CLAW)), 18, Surge()),
)
# fmt: on

SCHEMES: Final[dict[str, Scheme]] = {row.id: row for row in SCHEME_ROWS}
