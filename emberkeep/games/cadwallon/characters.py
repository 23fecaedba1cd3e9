"""The four gangs of thieves, the mercenaries and the guards: one line each (5.3 to 5.6)."""

# ruff: noqa: E501  # a character is one line, however long

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.rows import Character, Guard
from emberkeep.kernel.rows import SOURCED

EXECUTIONERS: Final = "executioners"
NOCTURNIS: Final = "nocturnis"
KALDERNS: Final = "kalderns"
CURSED: Final = "cursed"
GANGS: Final = (EXECUTIONERS, NOCTURNIS, KALDERNS, CURSED)
COLOURS: Final = {EXECUTIONERS: "blue", NOCTURNIS: "yellow", KALDERNS: "green", CURSED: "red"}
GREY: Final = ""

# fmt: off
THIEF_ROWS: Final[tuple[Character, ...]] = (
    Character(id="leona", name="Leona", gang=EXECUTIONERS, skill="feint", price="ap", known=("name", "values", "swap")),
    Character(id="iris", name="Iris", gang=EXECUTIONERS, skill="battle-fury", known=("name", "values")),
    Character(id="davitto", name="Davitto", gang=EXECUTIONERS, skill="tinker", price="card", known=("name", "values")),
    Character(id="maren", name="Maren", gang=EXECUTIONERS, skill="guarded-stance", known=("values",)),
    Character(id="valdur", name="Valdur", gang=NOCTURNIS, skill="shadow-step", price="ap", known=("name", "values")),
    Character(id="nyra", name="Nyra", gang=NOCTURNIS, skill="light-fingers", known=("values",)),
    Character(id="corvin", name="Corvin", gang=NOCTURNIS, skill="rooftops", price="card", known=("values",)),
    Character(id="selka", name="Selka", gang=NOCTURNIS, skill="cats-eyes", known=("values",)),
    Character(id="kaldern", name="Kaldern", gang=KALDERNS, skill="haggler", known=("values",)),
    Character(id="tortok", name="Tortok", gang=KALDERNS, skill="strong-arm", price="card", known=("name", "values")),
    Character(id="elise", name="Elise", gang=KALDERNS, skill="charm", price="ap", known=("name", "values")),
    Character(id="bragg", name="Bragg", gang=KALDERNS, skill="sprinter", known=("values",)),
    Character(id="dorak", name="Dorak", gang=CURSED, skill="dirty-trick", price="card", known=("name", "values")),
    Character(id="veshra", name="Veshra", gang=CURSED, skill="hex", price="ap", known=("values",)),
    Character(id="grole", name="Grole", gang=CURSED, skill="unyielding", known=("values",)),
    Character(id="sable", name="Sable", gang=CURSED, skill="dead-mans-luck", known=("values",)),
)
MERCENARY_ROWS: Final[tuple[Character, ...]] = (
    Character(id="chufflock", name="Chufflock", gang=EXECUTIONERS, skill="executioner", combat=3, mind=3, mercenary=True, known=("name", "skill")),
    Character(id="lucius", name="Lucius", gang=NOCTURNIS, skill="arsenal", mercenary=True, known=("name", "skill")),
    Character(id="iraem", name="Iraem", gang=KALDERNS, skill="immunity", mind=5, mercenary=True, known=("name", "skill")),
    Character(id="shaana", name="Shaana", gang=CURSED, skill="savage", combat=3, mind=3, mercenary=True, known=("name",)),
    Character(id="sienne", name="Sienne", gang=GREY, skill="arcane-thief", combat=3, fee=4, mercenary=True, known=("name", "values")),
    Character(id="isabeau", name="Isabeau", gang=GREY, skill="champion", combat=3, fee=3, mercenary=True, known=("name", "values")),
)
GUARD_ROWS: Final[tuple[Guard, ...]] = (
    Guard(id="kornak", name="Kornak", combat=2, reinforced=False, status=SOURCED),
    Guard(id="valrut", name="Valrut", combat=2, reinforced=False, status=SOURCED),
    Guard(id="kornak", name="Kornak", combat=3, reinforced=True, known=("name",)),
    Guard(id="valrut", name="Valrut", combat=2, reinforced=True, jails=True, known=("name",)),
)
# fmt: on

KORNAK: Final = "kornak"
VALRUT: Final = "valrut"
GUARDS: Final = (KORNAK, VALRUT)
CYCLOPS: Final = "cyclops"

CHARACTERS: Final[dict[str, Character]] = {row.id: row for row in (*THIEF_ROWS, *MERCENARY_ROWS)}
GANG_MEMBERS: Final = {gang: tuple([r.id for r in THIEF_ROWS if r.gang == gang]) for gang in GANGS}
GUARD_CARDS: Final = {(row.id, row.reinforced): row for row in GUARD_ROWS}
