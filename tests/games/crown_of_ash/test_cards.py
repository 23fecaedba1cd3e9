"""Every number of the data set, kept a second time: a slip of the pen in a card shows here.

The tables are those in which the cards were designed. Whoever owns the box and puts the printed
numbers into `cards.py` changes them here as well.
"""

from __future__ import annotations

from emberkeep.games.crown_of_ash.cards import (
    AI_CARD_ROWS,
    BATTLE_CARD_ROWS,
    CITADEL_SIDE_ROWS,
    CITADEL_SLOT_ROWS,
    DIFFICULTY_ROWS,
    GOLD_SLOT,
    PROVINCE_ROWS,
    RECRUIT_PLACE_ROWS,
    RECRUIT_ROWS,
    STARTING_WARRIOR_ROWS,
    STRICT_SUPPLY,
    STRUCTURE_ROWS,
    SUBSTITUTE_VALUE,
    SUBSTITUTES_EACH,
    WARRIOR_SCALE,
    Goods,
)
from emberkeep.kernel.testing import rule

LEVELS = {"–": 0, "I": 1, "II": 2, "III": 3}

# Name, type, level, strength, cost.
RECRUITS = """
bone-thrall        bone    I   2  2 bone, 1 ash
marrow-spear       bone    I   3  3 bone, 1 sulphur
ribcage-warden     bone    II  4  4 bone, 1 blood
barrow-hound       bone    II  4  3 bone, 2 ash
skull-reaver       bone    II  5  4 bone, 2 sulphur; 3/4
bone-colossus      bone    III 6  5 bone, 1 blood, 1 sulphur
bone-puppet        bone    I   3  2 ingredients; returns to I
bone-engine        bone    III 6  5 ingredients; returns to II
cinder-thrall      ash     I   2  2 ash, 1 bone
soot-lancer        ash     I   3  3 ash, 1 blood
ember-warden       ash     II  4  4 ash, 1 sulphur
urn-wraith         ash     II  4  3 ash, 2 bone
pyre-reaver        ash     II  5  4 ash, 2 blood; 3/4
cinder-colossus    ash     III 6  5 ash, 1 blood, 1 sulphur
ash-puppet         ash     I   3  2 ingredients; returns to II
ash-engine         ash     III 6  5 ingredients; returns to III
gore-thrall        blood   I   2  2 blood
vein-stalker       blood   I   3  2 blood, 1 ash
clot-warden        blood   II  4  3 blood, 1 ash
crimson-hound      blood   II  4  3 blood, 1 bone
heart-reaver       blood   II  5  3 blood, 2 sulphur; 3/4
blood-colossus     blood   III 6  4 blood, 2 ash
blood-puppet       blood   I   3  2 ingredients; returns to I
blood-engine       blood   III 6  5 ingredients; returns to II
fume-thrall        sulphur I   2  2 sulphur
brimstone-stalker  sulphur I   3  2 sulphur, 1 bone
vitriol-warden     sulphur II  4  3 sulphur, 1 bone
vapour-hound       sulphur II  4  3 sulphur, 1 ash
caustic-reaver     sulphur II  5  3 sulphur, 2 blood; 3/4
brimstone-colossus sulphur III 6  4 sulphur, 2 bone
sulphur-puppet     sulphur I   3  2 ingredients; returns to II
sulphur-engine     sulphur III 6  5 ingredients; returns to III
"""

# Name, level, cost, points, what it supplies, tribute.
STRUCTURES = """
volcano-start    –   0 gold  1 VP  2 sulphur | 1 sulphur
village-start    –   0 gold  1 VP  2 blood | 1 blood
desert-start     –   0 gold  1 VP  2 ash, 1 bone | 1 ash
mountains-start  –   0 gold  1 VP  2 bone, 1 ash | 1 bone
charnel-pit      I   2 gold  2 VP  3 bone | 1 bone
bone-barrow      I   2 gold  2 VP  2 bone, 1 ash | 1 bone
ash-kiln         I   2 gold  2 VP  3 ash | 1 ash
cinder-house     I   2 gold  2 VP  2 ash, 1 bone | 1 ash
blood-well       I   2 gold  2 VP  2 blood | 1 blood
leech-hall       I   2 gold  2 VP  1 blood, 2 ash | 1 blood
sulphur-vent     I   2 gold  2 VP  2 sulphur | 1 sulphur
fume-cellar      I   2 gold  2 VP  1 sulphur, 2 bone | 1 sulphur
apothecary       I   3 gold  3 VP  2 ingredients | 1 ingredients
funeral-gate     I   3 gold  3 VP  2 bone, 1 ash | 1 ash
sacrifice-stone  I   3 gold  3 VP  2 blood | 1 blood
brimstone-works  I   3 gold  3 VP  2 sulphur | 1 sulphur
great-ossuary    II  4 gold  5 VP  4 bone | 1 bone
ash-cathedral    II  4 gold  5 VP  4 ash | 1 ash
blood-basilica   II  4 gold  5 VP  3 blood | 1 blood
sulphur-foundry  II  4 gold  5 VP  3 sulphur | 1 sulphur
vitriol-tower    II  3 gold  4 VP  2 sulphur, 1 bone | 1 sulphur
heart-shrine     II  3 gold  4 VP  2 blood, 1 ash | 1 blood
catacombs        II  3 gold  4 VP  2 bone, 2 ash | 1 bone
grand-laboratory II  5 gold  6 VP  3 ingredients | 1 ingredients
obsidian-spire   II  5 gold  6 VP  2 blood, 2 sulphur | 1 ingredients
lesser-altar     II  3 gold  4 VP  resurrection | 1 ingredients
high-altar       II  4 gold  5 VP  resurrection | 1 ingredients
"""

# Name, the winner's reward, the loser's compensation.
BATTLE_CARDS = """
0   | 3 gold, 2 vp         | black
1   | 2 gold, 1 vp         | 1 ingredients
3   | 1 gold, 1 ingredients | 1 gold
die | 1 vp                 | 2 ingredients
4   | 1 gold               | 1 ingredients
"""

# The die, the province, its resource slots and its battle slots, dashed ones after the plus.
PROVINCES = """
1 volcano   1+1 1+1
2 village   1+1 1+1
3 coast     2+1 1+1
4 forest    2+1 1+1
5 desert    1+1 1+1
6 mountains 1+1 1+1
"""

# The number, the card, its columns: for a foreign province, and for an own or a free one.
ACTIONS = """
I   harvest    use-resource/use-resource
II  siege      attack-citadel/attack-citadel attack-province/use-resource
III onslaught  attack-province/build
IV  expansion  use-resource/build
V   exhumation
–   targeted   attack-least-defended/attack-least-defended build-most-defended/build-most-defended
"""


def lines(table: str) -> list[str]:
    return table.strip().splitlines()


def goods(text: str) -> Goods:
    """Read goods: `2 bone, 1 ash`."""
    pairs = [part.split() for part in text.split(", ")]
    return Goods(**{name: int(number) for number, name in pairs})


@rule("COA-WAR-01", "COA-AUTO-01")
def test_the_recruits_are_as_designed() -> None:
    designed = {}
    for line in lines(RECRUITS):
        name, kind, level, strength, rest = line.split(maxsplit=4)
        cost, _, note = rest.partition("; ")
        returns = LEVELS[note.removeprefix("returns to ")] if note.startswith("returns") else 0
        numbers = (kind, LEVELS[level], int(strength), goods(cost))
        designed[name] = (*numbers, returns > 0, returns, note == "3/4")

    assert designed == {
        w.id: (w.type, w.level, w.strength, w.cost, w.automaton, w.returns_to, w.crowded)
        for w in RECRUIT_ROWS
    }


@rule("COA-SETUP-13", "COA-AMB-04")
def test_every_type_starts_once_with_strength_two_and_twice_with_one() -> None:
    kept = {(w.owner, w.type): w.strength for w in STARTING_WARRIOR_ROWS}

    assert {w.id: (w.owner, w.type, w.strength) for w in STARTING_WARRIOR_ROWS} == {
        f"{owner}-{kind}-{strength}": (owner, kind, strength)
        for (owner, kind), strength in kept.items()
    }
    for kind in ("bone", "ash", "blood", "sulphur"):
        assert sorted(w.strength for w in STARTING_WARRIOR_ROWS if w.type == kind) == [1, 1, 2]
    assert not any(w.automaton or w.crowded or w.returns_to for w in STARTING_WARRIOR_ROWS)


@rule("COA-BLD-01")
def test_the_structures_are_as_designed() -> None:
    designed = {}
    for line in lines(STRUCTURES):
        name, level, gold, _, vp, _, rest = line.split(maxsplit=6)
        supplies, tribute = rest.split(" | ")
        altar = supplies == "resurrection"
        numbers = (LEVELS[level], int(gold), int(vp), Goods() if altar else goods(supplies))
        designed[name] = (*numbers, goods(tribute), altar)

    assert designed == {
        tile.id: (tile.level, tile.gold, tile.vp, tile.supplies, tile.tribute, tile.resurrection)
        for tile in STRUCTURE_ROWS
    }


@rule("COA-BCARD-01", "COA-BCARD-02")
def test_the_battle_cards_are_as_designed() -> None:
    designed = {}
    for line in lines(BATTLE_CARDS):
        name, reward, compensation = [part.strip() for part in line.split("|")]
        black, die = compensation == "black", name == "die"
        loss = Goods() if black else goods(compensation)
        designed[name] = (0 if die else int(name), die, goods(reward), loss, black)

    assert designed == {
        card.id: (card.strength, card.die, card.reward, card.compensation, card.black)
        for card in BATTLE_CARD_ROWS
    }


@rule("COA-COMP-01", "COA-RES-04", "COA-AMB-07")
def test_the_board_is_as_designed() -> None:
    designed = []
    for line in lines(PROVINCES):
        die, name, resources, battle = line.split()
        slots = [int(number) for text in (resources, battle) for number in text.split("+")]
        designed.append((int(die), name, *slots))

    assert designed == [
        (
            *(row.die, row.id),
            *(row.resource_slots, row.dashed_resource_slots),
            *(row.battle_slots, row.dashed_battle_slots),
        )
        for row in PROVINCE_ROWS
    ]
    assert [place.level for place in RECRUIT_PLACE_ROWS] == [1, 1, 2, 2, 3, 3]
    assert Goods(gold=2) == GOLD_SLOT


@rule("COA-CIT-03", "COA-CIT-10", "COA-CIT-11")
def test_the_citadel_is_as_designed() -> None:
    assert [(row.players, row.vp) for row in CITADEL_SIDE_ROWS] == [
        ((1, 2), (4, 5, 6, 7)),
        ((3, 4), (3, 5, 7, 9)),
    ]
    assert [(row.id, row.modifier, row.once) for row in CITADEL_SLOT_ROWS] == [
        ("left", 1, True),
        ("right", 0, True),
        ("front", -1, False),
    ]


@rule("COA-SOLO-06", "COA-AI-09", "COA-AI-19")
def test_the_action_cards_are_as_designed_and_each_ends_with_what_is_always_possible() -> None:
    last = "nearest-and-recruit/nearest-and-recruit"

    assert [(*line.split(), last) for line in lines(ACTIONS)] == [
        (
            *(card.number or "–", card.id),
            *(f"{column.foreign}/{column.own_or_free}" for column in card.columns),
        )
        for card in AI_CARD_ROWS
    ]


@rule("COA-AMB-26", "COA-SOLO-04", "COA-SOLO-05")
def test_the_strict_supply_the_warrior_scale_and_the_difficulties_are_as_designed() -> None:
    assert Goods(bone=26, ash=26, blood=18, sulphur=18, gold=30) == STRICT_SUPPLY
    assert (SUBSTITUTES_EACH, SUBSTITUTE_VALUE) == (2, 3)
    assert WARRIOR_SCALE == (1, 1, 2, 2, 3)
    assert {row.id: row.garrison for row in DIFFICULTY_ROWS} == {"easy": 1, "medium": 2, "hard": 3}
