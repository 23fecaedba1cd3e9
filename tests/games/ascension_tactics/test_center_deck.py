"""The center deck, the basic cards and the gates: prices, copies, factions, plain numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from emberkeep.games.ascension_tactics.cards import BASIC_ROWS, CARDS, CENTER_ROWS
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.tokens import GATES
from emberkeep.games.ascension_tactics.words import FORESTER, RANGED
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    battleground,
    codes,
    discard,
    figure,
    fresh,
    play,
    player,
)

# Number, id, kind, faction, price, copies: the lists of the rules digest, written out once more.
DESIGNS = """
B01 apprentice hero - 0 32
B02 militia hero - 0 8
B03 mystic hero - 3 15
B04 heavy-infantry hero - 2 15
E01 dawn-acolyte hero enlightened 2 3
E02 wayfinder-monk hero enlightened 3 3
E03 skybow-adept hero enlightened 3 3
E04 prayer-beads construct enlightened 2 3
E05 temple-student hero enlightened 1 3
E06 typhoon-ascetic hero enlightened 4 2
E07 all-seeing-eye construct enlightened 4 2
E08 mirror-lake-scribe hero enlightened 4 2
E09 storm-kite construct enlightened 3 2
E10 warden-of-the-steps hero enlightened 5 2
E11 oracle-of-two-roads hero enlightened 5 2
E12 isla hero enlightened 5 1
E13 twin-gale-blades construct enlightened 6 1
E14 grand-abbot hero enlightened 7 1
E15 celestial-gong construct enlightened 4 1
L01 seed-gatherer hero lifebound 1 3
L02 thicket-guide hero lifebound 2 3
L03 wild-drover hero lifebound 3 3
L04 barkskin-shield construct lifebound 2 3
L05 cult-shepherd hero lifebound 3 3
L06 grove-matron hero lifebound 4 2
L07 thornwhip construct lifebound 3 2
L08 packrunner hero lifebound 4 2
L09 mosscaller hero lifebound 5 2
L10 antler-crown construct lifebound 4 2
L11 fruit-peddler hero lifebound 2 2
L12 kiri hero lifebound 5 1
L13 elder-of-a-hundred-roots hero lifebound 6 1
L14 stampede-caller hero lifebound 7 1
L15 heartwood-bow construct lifebound 5 1
M01 gear-tender hero mechana 1 3
M02 wrench-priest hero mechana 3 3
M03 rivet-buckler construct mechana 1 3
M04 piston-gauntlet construct mechana 2 3
M05 furnace-hand hero mechana 2 3
M06 sprocket-greaves construct mechana 2 2
M07 bolt-thrower construct mechana 4 2
M08 scrap-courier hero mechana 3 2
M09 bulwark-frame construct mechana 4 2
M10 foundry-foreman hero mechana 4 2
M11 salvage-rig construct mechana 3 2
M12 mila hero mechana 5 1
M13 siege-core construct mechana 6 1
M14 blueprint-keeper hero mechana 5 1
M15 overcharge-adept hero mechana 6 1
M16 titan-harness construct mechana 7 1
V01 shade-initiate hero void 1 3
V02 gloom-stalker hero void 3 3
V03 bone-knife construct void 2 3
V04 pit-duelist hero void 2 3
V05 ash-offering hero void 2 3
V06 nightmare-crier hero void 4 2
V07 barbed-mail construct void 3 2
V08 soul-broker hero void 4 2
V09 oath-of-the-headsman hero void 5 2
V10 reaper-chain construct void 4 2
V11 whisper-in-the-dark hero void 3 2
V12 maw-of-the-deep hero void 6 1
V13 oblivion-spear construct void 6 1
V14 grave-summoner hero void 7 1
V15 lantern-of-hunger construct void 5 1
C01 thane champion lifebound 6 1
C02 pasythea champion enlightened 8 1
C03 iron-bastion champion mechana 6 1
C04 hollow-reaver champion void 6 1
C05 xeron monster - 6 1
C06 gloomfang-wyrm monster - 7 1
C07 rift-colossus monster - 8 1
"""
LINES = [line.split() for line in DESIGNS.strip().splitlines()]
CENTER = [line for line in LINES if not line[0].startswith("B")]


def test_the_tables_have_these_designs_and_no_others() -> None:
    found = [
        [card.number, card.id, card.kind, card.faction or "-", str(card.cost), str(card.copies)]
        for card in (*BASIC_ROWS, *CENTER_ROWS)
    ]

    assert found == LINES


@rule("AT-KIND-10")
def test_a_faction_has_31_cards_mechana_32_and_7_champions_come_with_them() -> None:
    cards = [card for card in CENTER_ROWS for _ in range(card.copies)]

    factions = Counter(card.faction for card in cards if card.champion is None)

    assert len(cards) == 132
    assert factions == {"enlightened": 31, "lifebound": 31, "mechana": 32, "void": 31}
    assert Counter(card.kind for card in cards) == {
        "hero": 83,
        "construct": 42,
        "champion": 4,
        "monster": 3,
    }


def test_all_132_cards_lie_in_the_center_deck_or_its_row() -> None:
    table = fresh()

    lying = [*table.center.cards(), *[card for card in table.row if card is not None]]

    expected = {name: int(copies) for _, name, _, _, _, copies in CENTER}
    assert Counter(card.id for card in lying) == expected


@rule("AT-AVAIL-01")
def test_fifteen_mystics_and_fifteen_heavy_infantry_are_always_available() -> None:
    assert fresh().piles == {"mystic": 15, "heavy-infantry": 15}


@rule("AT-ACQ-01", "AT-ACQ-02", "AT-KIND-11")
@pytest.mark.parametrize(
    ("name", "price"),
    [
        (line[1], int(line[4]))
        for line in LINES
        if line[2] in ("hero", "construct") and line[4] > "0"
    ],
)
def test_a_hero_or_construct_costs_its_runes_and_goes_to_the_discard_pile(
    name: str, price: int
) -> None:
    row = "" if name in ("mystic", "heavy-infantry") else name
    poor = battleground(row=row, runes=price - 1, power=9)
    rich = battleground(row=row, runes=price)

    play(rich, f"one acquire:{name}")

    assert f"acquire:{name}" not in codes(poor)
    assert discard(rich) == [name]
    assert player(rich, "one").runes == 0


@rule("AT-ACQ-03", "AT-KIND-02", "AT-TURN-05")
@pytest.mark.parametrize("name", ["thane", "pasythea", "iron-bastion", "hollow-reaver"])
def test_a_champion_costs_its_runes_and_joins_the_team(name: str) -> None:
    price = CARDS[name].cost
    poor = battleground(row=name, runes=price - 1, power=9)
    rich = battleground(row=name, runes=price)

    play(rich, f"one acquire:{name}")

    assert f"acquire:{name}" not in codes(poor)
    assert player(rich, "one").runes == 0
    assert rich.figures[name].seat == 0
    assert discard(rich) == []


@rule("AT-MONSTER-01", "AT-KIND-09")
@pytest.mark.parametrize(
    ("name", "price"), [("xeron", 6), ("gloomfang-wyrm", 7), ("rift-colossus", 8)]
)
def test_a_monster_costs_its_power_and_joins_the_team(name: str, price: int) -> None:
    poor = battleground(row=name, runes=9, power=price - 1)
    rich = battleground(row=name, power=price)

    play(rich, f"one acquire:{name}")

    assert f"acquire:{name}" not in codes(poor)
    assert player(rich, "one").power == 0
    assert rich.figures[name].seat == 0


# What a card gives when it is played alone: runes, power, cards drawn.
GIVES = """
apprentice 1 0 0
militia 0 1 0
mystic 2 0 0
heavy-infantry 0 2 0
dawn-acolyte 0 0 1
wayfinder-monk 0 2 0
skybow-adept 2 0 0
temple-student 1 0 0
typhoon-ascetic 0 2 0
warden-of-the-steps 0 2 1
isla 0 0 0
grand-abbot 0 0 2
seed-gatherer 1 0 0
thicket-guide 1 0 0
wild-drover 0 2 0
cult-shepherd 1 0 0
grove-matron 2 0 0
packrunner 0 2 0
mosscaller 0 3 0
fruit-peddler 1 0 0
kiri 2 0 0
elder-of-a-hundred-roots 4 0 0
stampede-caller 0 4 0
gear-tender 1 0 0
wrench-priest 2 0 0
furnace-hand 0 1 0
foundry-foreman 2 1 0
blueprint-keeper 0 2 0
overcharge-adept 0 0 1
shade-initiate 0 1 0
gloom-stalker 0 2 0
pit-duelist 0 1 0
ash-offering 0 1 0
nightmare-crier 0 3 0
oath-of-the-headsman 0 3 0
whisper-in-the-dark 0 1 0
maw-of-the-deep 0 4 0
grave-summoner 0 2 0
"""


@rule("AT-TURN-03", "AT-PLAY-01", "AT-PLAY-02", "AT-PLAY-06", "AT-KIND-04")
@pytest.mark.parametrize("line", GIVES.strip().splitlines())
def test_a_hero_played_alone_gives_what_it_says_for_nothing(line: str) -> None:
    name, runes, power, cards = line.split()
    table = battleground(
        one="arha-templar@G5",
        hand=f"{name} heavy-infantry mystic",
        deck="militia militia militia",
        row="",
    )

    play(table, f"one play:{name}")

    one = player(table, "one")
    assert (one.runes, one.purse, one.power) == (int(runes), 0, int(power))
    assert len(one.deck) == 3 - int(cards)
    assert [card.id for card in one.played] == [name]


# Another card of the faction, then the card with allegiance: runes, runes for constructs, power.
LOYAL = """
skybow-adept dawn-acolyte 0 0 1
grove-matron seed-gatherer 2 0 0
thornwhip wild-drover 0 0 3
grove-matron mosscaller 1 0 3
rivet-buckler gear-tender 1 1 0
bone-knife shade-initiate 0 0 2
"""


@rule("AT-KEY-ALLEGIANCE-1", "AT-KEY-ALLEGIANCE-2", "AT-AMB-62")
@pytest.mark.parametrize("line", LOYAL.strip().splitlines())
def test_allegiance_gives_more_once_another_card_of_the_faction_was_played(line: str) -> None:
    other, name, runes, purse, power = line.split()
    table = _equipped_or_played(other, hand=f"{name} apprentice")

    play(table, f"one play:{name}")

    one = player(table, "one")
    assert (one.runes, one.purse, one.power) == (int(runes), int(purse), int(power))


def _equipped_or_played(name: str, hand: str) -> Battleground:
    """Lay out a position in which a hero or a construct was played this turn."""
    if CARDS[name].kind == "hero":
        return battleground(hand=hand, played=name, row="")
    table = battleground(one=f"arha-templar+{name}", hand=hand, row="")
    player(table, "one").tally = [CARDS[name]]
    return table


@rule("AT-KEY-ALLEGIANCE-1")
@pytest.mark.parametrize("line", LOYAL.strip().splitlines())
def test_allegiance_minds_no_card_of_another_faction(line: str) -> None:
    other, name, _, _, _ = line.split()
    stranger = "grove-matron" if CARDS[other].faction != "lifebound" else "skybow-adept"
    table = battleground(hand=f"{name} apprentice", played=stranger, row="")
    alone = next(row.split() for row in GIVES.splitlines() if row.startswith(name))

    play(table, f"one play:{name}")

    one = player(table, "one")
    assert [str(one.runes), str(one.power), one.purse] == [*alone[1:3], 0]


# What a hero gives to each champion it helps: strength, defence, speed, keywords.
HELPS = [
    ("wayfinder-monk", (0, 0, 1, 0)),
    ("skybow-adept", (0, 0, 0, RANGED)),
    ("thicket-guide", (0, 0, 1, FORESTER)),
    ("packrunner", (1, 0, 1, 0)),
    ("stampede-caller", (2, 0, 1, 0)),
    ("oath-of-the-headsman", (3, 0, 0, 0)),
]


@rule("AT-AMB-98", "AT-PLAY-08")
@pytest.mark.parametrize(("name", "bonus"), HELPS)
def test_a_hero_that_helps_a_champion_gives_it_this_for_the_turn_and_nothing_else(
    name: str, bonus: tuple[int, int, int, int]
) -> None:
    table = battleground(one="arha-templar@G5", hand=f"{name} apprentice", row="")
    templar = figure(table, "arha-templar")

    play(table, f"one play:{name}")
    assert (templar.strength, templar.defence, templar.speed, templar.keywords) == bonus
    play(table, "one end")

    assert (templar.strength, templar.defence, templar.speed, templar.keywords) == (0, 0, 0, 0)


@rule("AT-GATE-03", "AT-AMB-01")
def test_a_gate_gives_two_power_at_the_start_of_every_turn() -> None:
    table = battleground(turn="two", begins=True)

    assert (player(table, "two").power, player(table, "two").runes) == (2, 0)


@rule("AT-GATE-05", "AT-GATE-06", "AT-AMB-01")
def test_every_gate_gives_two_power_and_later_ones_more_in_the_first_turn() -> None:
    gates = {name: (g.power, g.first_power, g.first_runes) for name, g in GATES.items()}

    assert gates == {
        "gate-1": (2, 0, 0),
        "gate-2": (2, 2, 0),
        "gate-3": (2, 2, 1),
        "gate-4": (2, 2, 2),
        "team-1": (2, 0, 0),
        "team-2": (2, 2, 2),
    }
