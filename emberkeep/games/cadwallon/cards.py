"""What is printed on the pieces, for clients: plain values; the catalogues have the texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberkeep.games.cadwallon.arcana import ARCANA_ROWS
from emberkeep.games.cadwallon.board import GATE_SIDES, LINKS, PENTAGRAMS, ROOM_NAMES, ROOM_NUMBERS
from emberkeep.games.cadwallon.characters import GUARD_ROWS, MERCENARY_ROWS, THIEF_ROWS
from emberkeep.games.cadwallon.equipment import EQUIPMENT_ROWS
from emberkeep.games.cadwallon.intrigues import INTRIGUE_ROWS
from emberkeep.games.cadwallon.missions import MISSION_ROWS
from emberkeep.games.cadwallon.rows import Arcana, Character
from emberkeep.games.cadwallon.sheet import Sheet
from emberkeep.games.cadwallon.sheets import ASHES_SHEETS, CITY_SHEETS
from emberkeep.games.cadwallon.tokens import OTHER_LOOT_ROWS, TOKEN_ROWS, TREASURE_ROWS
from emberkeep.kernel import Value, value


@value
class CharacterFace(Value):
    """A thief or a mercenary: three values, a skill and what it costs."""

    id: str
    name: str
    gang: str
    combat: int
    movement: int
    mind: int
    skill: str
    price: str
    fee: int
    mercenary: bool


@value
class GuardFace(Value):
    """A guard's card, of the base game or reinforced; whom he beats may go to the Prison."""

    id: str
    name: str
    combat: int
    reinforced: bool
    jails: bool


@value
class TreasureFace(Value):
    """A kind of treasure, what it is sold for, and how many slots it fills."""

    id: str
    name: str
    copies: int
    price: int
    paid_at_once: bool
    slots: int


@value
class TokenFace(Value):
    """A kind of exploration token."""

    id: str
    name: str
    copies: int


@value
class ArcanaFace(Value):
    """An Arcana card: its back, and the moment at which it is played."""

    id: str
    name: str
    back: str
    copies: int
    moment: str


@value
class MissionFace(Value):
    """A mission: what is handed in, and what it pays, for each or for all together."""

    id: str
    hand_in: tuple[str, ...]
    others: int
    pays: int
    each: bool


@value
class EquipmentFace(Value):
    """An Equipment card, which may be used up, and may work in Prison."""

    id: str
    name: str
    once: bool
    in_prison: bool


@value
class IntrigueFace(Value):
    """An Intrigue: what it pays, and what it costs at the end if it is not fulfilled."""

    id: str
    reward: int
    penalty: int
    experience: int
    at_end: bool


@value
class AdventureFace(Value):
    """An adventure sheet: rounds, alarm, the winner's bonus, and the Combat of the Cyclops."""

    id: str
    name: str
    rounds: int
    alarm: int
    expansion: bool
    bonus_experience: int
    bonus_arcana: int
    bonus_intrigues: int
    bonus_equipment: bool
    cyclops: int


@value
class SpaceFace(Value):
    """A space of the main board: its neighbours, and what is special about it."""

    id: str
    links: tuple[str, ...]
    room: str
    number: str
    gate: str
    pentagram: bool


def character_face(row: Character) -> CharacterFace:
    return CharacterFace(
        row.id,
        row.name,
        row.gang,
        row.combat,
        row.movement,
        row.mind,
        row.skill,
        row.price,
        row.fee,
        row.mercenary,
    )


def arcana_face(row: Arcana) -> ArcanaFace:
    return ArcanaFace(row.id, row.name, row.back, row.copies, row.moment)


def adventure_face(sheet: Sheet, *, expansion: bool) -> AdventureFace:
    return AdventureFace(
        sheet.id,
        sheet.title,
        sheet.rounds,
        sheet.alarm,
        expansion,
        sheet.bonus_experience,
        sheet.bonus_arcana,
        sheet.bonus_intrigues,
        sheet.bonus_equipment,
        sheet.cyclops_combat,
    )


def space_face(space: str) -> SpaceFace:
    return SpaceFace(
        space,
        LINKS[space],
        ROOM_NAMES.get(space, ""),
        ROOM_NUMBERS.get(space, ""),
        GATE_SIDES.get(space, ""),
        space in PENTAGRAMS,
    )


COMPONENTS: Final[dict[str, Sequence[object]]] = {
    "characters": tuple([character_face(row) for row in (*THIEF_ROWS, *MERCENARY_ROWS)]),
    "guards": tuple([GuardFace(r.id, r.name, r.combat, r.reinforced, r.jails) for r in GUARD_ROWS]),
    "treasures": tuple(
        [
            TreasureFace(r.id, r.name, r.copies, r.price, r.paid_at_once, r.slots)
            for r in (*TREASURE_ROWS, *OTHER_LOOT_ROWS)
        ]
    ),
    "tokens": tuple([TokenFace(row.id, row.name, row.copies) for row in TOKEN_ROWS]),
    "arcana": tuple([arcana_face(row) for row in ARCANA_ROWS]),
    "missions": tuple(
        [MissionFace(r.id, r.hand_in, r.others, r.pays, r.each) for r in MISSION_ROWS]
    ),
    "equipment": tuple([EquipmentFace(r.id, r.name, r.once, r.in_prison) for r in EQUIPMENT_ROWS]),
    "intrigues": tuple(
        [IntrigueFace(r.id, r.reward, r.penalty, r.experience, r.at_end) for r in INTRIGUE_ROWS]
    ),
    "adventures": (
        *[adventure_face(sheet, expansion=False) for sheet in CITY_SHEETS],
        *[adventure_face(sheet, expansion=True) for sheet in ASHES_SHEETS],
    ),
    "spaces": tuple([space_face(space) for space in LINKS]),
}
