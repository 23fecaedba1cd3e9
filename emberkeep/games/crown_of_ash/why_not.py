"""Why something on the board is not an option now: a rule, a word for the reason, its facts.

Computed when somebody asks, and never in play. It looks only at what the seat may know: all that is
public, its own hand and what the seat itself was asked. A code stands for the thing that bears it,
so `add:bone-thrall` and `warrior:bone-thrall` are explained alike.
"""

from __future__ import annotations

from emberkeep.games.crown_of_ash.cards import (
    ABILITIES,
    BATTLE_CARDS,
    CITADEL,
    NECROMANCERS,
    PROVINCE_WARRIORS,
    STRUCTURES,
    WARRIORS,
    Warrior,
)
from emberkeep.games.crown_of_ash.rules.abilities import Regroup, is_open, room_in
from emberkeep.games.crown_of_ash.rules.adjusting import Adjust
from emberkeep.games.crown_of_ash.rules.building import affordable
from emberkeep.games.crown_of_ash.rules.recruiting import COSTS, can_pay, gold_needed
from emberkeep.games.crown_of_ash.rules.turns import Turn
from emberkeep.games.crown_of_ash.state import BOARD_SLOTS, REGION_IDS, Ashlands, Slot, has_room
from emberkeep.kernel import Ask, Fact, Reason, SeatId

CHAPTERS = {
    "setup.defender": "COA-SETUP-13",
    "setup.garrison": "COA-AMB-87",
    "place": "COA-TURN-01",
    "recruit": "COA-RECR-01",
    "turn.end": "COA-AMB-84",
    "ingredient": "COA-SPEC-01",
    "altar": "COA-AMB-30",
    "build.tile": "COA-BLD-03",
    "build.site": "COA-BLD-05",
    "adjust": "COA-ADJ-02",
    "recruit.gold": "COA-AMB-85",
    "recruit.ingredient": "COA-SPEC-03",
    "battle.commit": "COA-BATTLE-03",
    "battle.unmask": "COA-ABIL-VISIO-1",
    "battle.card": "COA-BATTLE-05",
    "battle.premonition": "COA-ABIL-VISIO-2",
    "battle.fortify": "COA-ABIL-FORTIS-2",
    "battle.black": "COA-BCARD-04",
    "battle.casualty": "COA-BCARD-04",
    "reroll": "COA-ABIL-MORS-2",
    "barter": "COA-AMB-43",
    "exhume": "COA-ABIL-NOX-2",
    "command.minion": "COA-ABIL-MORS-1",
    "command.slot": "COA-AMB-44",
    "regroup.warrior": "COA-ABIL-FORTIS-1",
    "regroup.post": "COA-AMB-46",
    "fortify": "COA-AMB-47",
    "order.next": "COA-ORDER-01",
    "order.start": "COA-ORDER-04",
}
"""The rule behind each question, where nothing more can be said than that it comes first."""

OVER = Reason("COA-ROUND-01", "over")
HIRING = ("recruit", "exhume")


def why_wait(table: Ashlands, seat: SeatId) -> Reason:
    """Say for whom a seat waits that has nothing to decide."""
    if seat in table.answers:
        rule = "COA-BATTLE-06" if table.asks[0].prompt == "battle.card" else "COA-AMB-77"
        return Reason(rule, "answered", {"seats": tuple(table.asked())})
    return Reason("COA-TURN-04", "not-asked", {"seats": tuple(table.asked())})


def why_no_option(table: Ashlands, ask: Ask, code: str) -> Reason:
    """Say what is in the way of something, or which question comes first."""
    return _explained(table, ask, code) or Reason(CHAPTERS[ask.prompt], "first")


def _explained(table: Ashlands, ask: Ask, code: str) -> Reason | None:
    """Find the thing that bears a code, and what is in its way."""
    family, _, name = code.rpartition(":")
    if family.startswith("minion:"):
        name = family.removeprefix("minion:")
    if name in BOARD_SLOTS or name == "refresh":
        return _slot(table, ask, name)
    if family == "tile" and name in STRUCTURES:
        return _tile(table, ask, name)
    if family in {"card", "name"} and name in BATTLE_CARDS:
        return _card(table, ask, name)
    if family == "ability" and name in ABILITIES:
        return _ability(table, ask, name)
    if name in WARRIORS:
        return _warrior(table, ask, WARRIORS[name])
    return _region(table, ask, name) if name in REGION_IDS else None


# Slots


def _slot(table: Ashlands, ask: Ask, name: str) -> Reason | None:
    match ask.prompt:
        case "place":
            return _closed(table, ask.seat, name)
        case "command.minion":
            return Reason("COA-AMB-44", "no-minion")
        case "command.slot" if name in BOARD_SLOTS:
            slot = BOARD_SLOTS[name]
            if not is_open(table, slot):
                return Reason("COA-AMB-44", "no-structure")
            return _taken(table, slot, "COA-AMB-44") or Reason("COA-ABIL-MORS-1", "same-slot")
        case _ if _has_placed(table, ask.seat):
            return Reason("COA-TURN-01", "one-minion")
        case _:
            return None


def _has_placed(table: Ashlands, seat: SeatId) -> bool:
    """Return whether it is the seat's turn and its minion stands somewhere."""
    turns = [chapter for chapter in table.stack if isinstance(chapter, Turn)]
    return any(turn.seat == seat and turn.slot is not None for turn in turns)


def _closed(table: Ashlands, seat: SeatId, name: str) -> Reason | None:
    """Say why a minion cannot be placed on a slot."""
    if name == "refresh":
        return Reason("COA-REFRESH-02", "refreshed")
    slot = BOARD_SLOTS[name]
    if slot.kind == "build":
        return _cannot_build(table, seat)
    if slot.kind == "battle":
        return _cannot_attack(table, seat, slot)
    if not is_open(table, slot):
        return Reason("COA-AMB-05", "no-structure")
    return _taken(table, slot, "COA-RES-03")


def _cannot_build(table: Ashlands, seat: SeatId) -> Reason:
    prices = [tile.gold for tile in table.offer if tile is not None]
    if not prices:
        return Reason("COA-AMB-33", "no-offer")
    if not affordable(table, seat):
        gold = table.players[seat].store["gold"]
        return Reason("COA-AMB-76", "nothing-affordable", {"cost": min(prices), "gold": gold})
    return Reason("COA-AMB-76", "no-site")


def _cannot_attack(table: Ashlands, seat: SeatId, slot: Slot) -> Reason | None:
    owner = table.regions[slot.region].owner
    citadel = slot.region == CITADEL
    if owner == seat:
        return Reason("COA-AMB-10" if citadel else "COA-AMB-06", "own-region")
    if owner is None and not (citadel and table.king):
        return Reason("COA-AMB-06", "nobody-there")
    if not table.players[seat].hand:
        return Reason("COA-BATTLE-02", "no-warriors")
    return _taken(table, slot, "COA-CIT-11" if citadel else "COA-BATTLE-01")


def _taken(table: Ashlands, slot: Slot, rule: str) -> Reason | None:
    """Say who fills a slot, if it is full."""
    if has_room(table, slot):
        return None
    limit, minions = table.rules.limits[slot.id], table.slots[slot.id]
    if not limit:
        return Reason("COA-AMB-07", "dashed")
    if not minions:
        return Reason("COA-AMB-86", "attacked-before")
    return Reason(rule, "taken", {"seats": minions, "limit": limit})


# Structures and regions


def _tile(table: Ashlands, ask: Ask, name: str) -> Reason | None:
    tile = STRUCTURES[name]
    if tile not in table.offer or ask.prompt not in {"place", "recruit", "build.tile"}:
        return None
    gold = table.players[ask.seat].store["gold"]
    if ask.prompt == "recruit":
        return Reason("COA-BLD-02", "build-slot-first")
    if tile.gold > gold:
        return Reason("COA-BLD-03", "tile-too-dear", {"cost": tile.gold, "gold": gold})
    return Reason("COA-BLD-02", "build-slot-first")


def _region(table: Ashlands, ask: Ask, name: str) -> Reason | None:
    owner = table.regions[name].owner
    match ask.prompt:
        case "place":
            return Reason("COA-TURN-01", "slots-only")
        case "build.site" if name == CITADEL:
            return Reason("COA-AMB-10", "no-building-here")
        case "build.site":
            return Reason("COA-BLD-08", "others-province", _whose(owner))
        case "regroup.post" if owner != ask.seat:
            return Reason("COA-AMB-46", "not-your-region")
        case "regroup.post" if not room_in(table, name):
            return Reason("COA-AMB-46", "no-room", {"limit": len(table.regions[name].defenders)})
        case "regroup.post" if _regrouped(table).automaton:
            return Reason("COA-AMB-46", "automaton")
        case "fortify":
            return Reason("COA-AMB-47", "no-pair")
        case _:
            return None


def _regrouped(table: Ashlands) -> Warrior:
    """Find the warrior that Fortis moves."""
    chapter = table.stack[-1]
    assert isinstance(chapter, Regroup)
    assert chapter.warrior is not None
    return chapter.warrior


def _whose(owner: SeatId | None) -> dict[str, Fact]:
    return {} if owner is None else {"seats": (owner,)}


# Warriors


def _warrior(table: Ashlands, ask: Ask, warrior: Warrior) -> Reason | None:
    """Explain a warrior by where it is, as far as the seat sees it."""
    player = table.players[ask.seat]
    if warrior in table.row:
        return _recruit(table, ask, warrior)
    if warrior in player.hand:
        return _in_hand(table, ask, warrior)
    if any(warrior in each.graveyard for each in table.players):
        return Reason("COA-BATTLE-10" if warrior not in player.graveyard else "COA-END-03", "dead")
    for name in REGION_IDS:
        if warrior in table.regions[name].defenders:
            return _posted(table, ask, warrior, name)
    return None


def _recruit(table: Ashlands, ask: Ask, warrior: Warrior) -> Reason | None:
    if ask.prompt == "turn.end" or ask.prompt.startswith("recruit."):
        return Reason("COA-RECR-01", "one-recruit")
    if ask.prompt not in HIRING:
        return Reason("COA-RECR-01", "recruit-last") if table.active == ask.seat else None
    store = table.players[ask.seat].store
    if can_pay(store, warrior):
        return None
    cost = COSTS[warrior]
    missing: dict[str, Fact] = {
        name: number - store[name] for name, number in cost.items() if store[name] < number
    }
    if gold_needed(store, cost) > store["gold"]:
        facts: dict[str, Fact] = {"missing": missing, "gold": store["gold"]}
        return Reason("COA-RECR-02", "too-dear", facts)
    number = sum(cost.values()) + warrior.cost.ingredients - sum(store.values())
    return Reason("COA-SPEC-03", "ingredients-missing", {"number": number})


def _in_hand(table: Ashlands, ask: Ask, warrior: Warrior) -> Reason | None:
    match ask.prompt:
        case "setup.defender":
            return Reason("COA-SETUP-13", "weakest-only")
        case "adjust":
            return _cannot_join(table, warrior)
        case "battle.card" if table.active == ask.seat:
            return Reason("COA-BATTLE-03", "attackers-laid")
        case "battle.card":
            return Reason("COA-BATTLE-04", "no-help")
        case "regroup.warrior" | "regroup.post" if warrior.automaton:
            return Reason("COA-AMB-46", "automaton")
        case "regroup.warrior":
            return Reason("COA-AMB-46", "no-room", {"limit": PROVINCE_WARRIORS})
        case "place" | "recruit" | "turn.end":
            return Reason("COA-BATTLE-03", "waits-in-hand")
        case _:
            return None


def _cannot_join(table: Ashlands, warrior: Warrior) -> Reason | None:
    chapter = table.stack[-1]
    if isinstance(chapter, Adjust) and warrior in chapter.moved:
        return Reason("COA-ADJ-02", "moved")
    return Reason("COA-ADJ-03", "no-room", {"limit": PROVINCE_WARRIORS})


def _posted(table: Ashlands, ask: Ask, warrior: Warrior, name: str) -> Reason | None:
    """Explain a defender in a region."""
    owner = table.regions[name].owner
    if ask.prompt == "battle.casualty":
        return Reason("COA-BCARD-04", "fought-only")
    if owner != ask.seat:
        return Reason("COA-BATTLE-11", "others-warrior", _whose(owner))
    chapter = table.stack[-1]
    if isinstance(chapter, Adjust):
        here = chapter.region == name
        return Reason("COA-ADJ-02", "moved") if here else Reason("COA-ADJ-01", "other-province")
    if ask.prompt == "battle.commit":
        return Reason("COA-BATTLE-03", "hand-only")
    if ask.prompt == "regroup.post" and (warrior.automaton or _regrouped(table).automaton):
        return Reason("COA-AMB-46", "automaton")
    if ask.prompt not in {"place", "recruit", "turn.end"}:
        return None
    return Reason("COA-CIT-08", "stays") if name == CITADEL else Reason("COA-ADJ-01", "adjust-only")


# Battle cards and abilities


def _card(table: Ashlands, ask: Ask, name: str) -> Reason | None:
    if BATTLE_CARDS[name] in table.players[ask.seat].discard:
        return Reason("COA-REFRESH-01", "card-used")
    return None if ask.prompt.startswith("battle.") else Reason("COA-BATTLE-05", "battle-only")


def _ability(table: Ashlands, ask: Ask, name: str) -> Reason | None:
    player, row = table.players[ask.seat], ABILITIES[name]
    if not table.rules.abilities:
        return Reason("COA-ABIL-01", "no-abilities")
    if name not in NECROMANCERS[player.necromancer].abilities:
        return Reason("COA-ABIL-03", "others-ability", {"necromancer": row.owner})
    if not player.ability:
        return Reason("COA-ABIL-03", "ability-used")
    return Reason(row.rule, "no-use-now")
