"""The abilities of the advanced game (chapter Abilities)."""

from __future__ import annotations

from collections.abc import Sequence

from emberkeep.games.crown_of_ash.cards import (
    ABILITY_ROWS,
    BASICS,
    CITADEL,
    CITADEL_WARRIORS,
    NECROMANCERS,
    PROVINCE_WARRIORS,
    WARRIOR_ROWS,
    Warrior,
)
from emberkeep.games.crown_of_ash.rules.recruiting import Hire, Recruit, hires
from emberkeep.games.crown_of_ash.rules.strength import pair_in, station
from emberkeep.games.crown_of_ash.state import (
    BOARD_SLOTS,
    REGION_IDS,
    Ashlands,
    Slot,
    has_room,
)
from emberkeep.kernel import DONE, PASS, Fact, Option, Procedure, SeatId, Value, state, value

BARTERED_AT_MOST = 3

USE: dict[str, Option[str]] = {row.id: Option(f"ability:{row.id}", row.id) for row in ABILITY_ROWS}
USE_UNMASK: Option[str | None] = Option("ability:unmask", "unmask")
USE_FORTIFY: Option[str | None] = Option("ability:fortify", "fortify")


def active(table: Ashlands, seat: SeatId, necromancer: str) -> bool:
    """Return whether a seat is this necromancer with an active token (COA-ABIL-01, COA-ABIL-03)."""
    player = table.players[seat]
    return player.ability and player.necromancer == necromancer


def spend(table: Ashlands, seat: SeatId, ability: str) -> None:
    """Turn the token over: one use of either ability an activation (COA-ABIL-03)."""
    table.players[seat].ability = False
    table.tell("ability", seat=seat, ability=ability)


def reroll_options(table: Ashlands, seats: Sequence[SeatId]) -> list[Option[SeatId | None]]:
    """List the dice that Mors may have rolled again, by their owners."""
    options: list[Option[SeatId | None]] = [PASS]
    options += [Option(f"reroll:{table.players[s].necromancer}", s) for s in seats]
    return options


def own_turn_abilities(table: Ashlands, seat: SeatId, *, opening: bool) -> list[Option[str]]:
    """List what a player may use at a moment of their turn that would have an effect.

    `opening` is the start of the turn, the only moment for Exhume (COA-ABIL-NOX-2).
    """
    player = table.players[seat]
    if not player.ability:
        return []
    usable = []
    for ability in NECROMANCERS[player.necromancer].abilities:
        match ability:
            case "barter":
                possible = bool(trades(table, seat))
            case "exhume":
                possible = opening and bool(hires(table, seat))
            case "command":
                possible = any(table.slots.values())
            case "regroup":
                possible = bool(Regroup(seat).warriors(table, seat))
            case "fortify":
                possible = bool(raisable(table, seat))
            case _:
                possible = False  # the others answer a moment in a battle, or a die
        if possible:
            usable.append(USE[ability])
    return usable


def use_ability(table: Ashlands, seat: SeatId, ability: str) -> None:
    """Begin an ability of one's own turn."""
    spend(table, seat, ability)
    match ability:
        case "barter":
            table.call(Barter(seat))
        case "exhume":
            table.call(Exhume(seat))
        case "command":
            table.call(Command(seat))
        case "regroup":
            table.call(Regroup(seat))
        case _:
            table.call(Fortify(seat))


@value
class Trade(Value):
    given: str
    taken: str


TRADES: dict[str, list[Option[Trade | None]]] = {
    given: [Option(f"{given}>{t}", Trade(given, t)) for t in BASICS if t != given]
    for given in BASICS
}


def trades(table: Ashlands, seat: SeatId) -> list[Option[Trade | None]]:
    """List what a seat can give and receive; a strict supply may have run out (COA-AMB-26)."""
    store, strict = table.players[seat].store, table.rules.strict_supply
    return [
        option
        for basic in BASICS
        if store[basic]
        for option in TRADES[basic]
        if not strict or (option.value and table.supply(option.value.taken) > 0)
    ]


@state
class Barter(Procedure):
    """Nox swaps one to three basic resources for others (COA-ABIL-NOX-1, COA-AMB-43)."""

    seat: SeatId
    done: int = 0

    script = ("swap_one",)

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "done": self.done}

    def swap_one(self, table: Ashlands) -> None:
        options: list[Option[Trade | None]] = [DONE] if self.done else []
        options += trades(table, self.seat)
        table.ask(self.seat, "barter", options, self.swapped)

    def swapped(self, table: Ashlands, seat: SeatId, trade: Trade | None) -> None:
        if trade is None:
            return
        store = table.players[seat].store
        store[trade.given] -= 1
        store[trade.taken] += 1
        table.tell("bartered", seat=seat, given=trade.given, taken=trade.taken)
        self.done += 1
        if self.done < BARTERED_AT_MOST:
            self.again()


@state
class Exhume(Procedure):
    """Nox recruits a warrior at the start of the turn (COA-ABIL-NOX-2, COA-AMB-48)."""

    seat: SeatId

    script = ("choose_warrior",)

    def choose_warrior(self, table: Ashlands) -> None:
        table.ask(self.seat, "exhume", hires(table, self.seat), self.warrior_chosen)

    def warrior_chosen(self, table: Ashlands, seat: SeatId, hire: Hire) -> None:
        table.call(Recruit(seat, hire))


@value
class Minion(Value):
    """A minion on the board: its slot and its owner."""

    slot: str
    owner: SeatId


@state
class Command(Procedure):
    """Mors moves a minion to another slot, without an action (COA-ABIL-MORS-1)."""

    seat: SeatId
    minion: Minion | None = None

    script = ("choose_minion", "choose_slot")

    def public(self) -> dict[str, Fact]:
        if self.minion is None:
            return {"seat": self.seat}
        return {"seat": self.seat, "slot": self.minion.slot, "owner": self.minion.owner}

    def choose_minion(self, table: Ashlands) -> None:
        options = [
            Option(f"minion:{name}:{table.players[owner].necromancer}", Minion(name, owner))
            for name, owners in table.slots.items()
            for owner in sorted(set(owners))
        ]
        table.ask(self.seat, "command.minion", options, self.minion_chosen)

    def minion_chosen(self, table: Ashlands, seat: SeatId, minion: Minion) -> None:
        del table, seat
        self.minion = minion

    def choose_slot(self, table: Ashlands) -> None:
        """Offer every other open slot with room for one more (COA-AMB-44)."""
        assert self.minion is not None
        options = [
            Option(f"to:{slot.id}", slot)
            for slot in BOARD_SLOTS.values()
            if slot.id != self.minion.slot and has_room(table, slot) and is_open(table, slot)
        ]
        table.ask(self.seat, "command.slot", options, self.slot_chosen)

    def slot_chosen(self, table: Ashlands, seat: SeatId, slot: Slot) -> None:
        assert self.minion is not None
        here, owner = self.minion.slot, self.minion.owner
        left = list(table.slots[here])
        left.remove(owner)
        table.slots[here] = tuple(left)
        table.slots[slot.id] = (*table.slots[slot.id], owner)
        table.tell("commanded", seat=seat, owner=owner, slot=here, onto=slot.id)


def is_open(table: Ashlands, slot: Slot) -> bool:
    """Return whether a slot is in use at all: no structure, no resources (COA-AMB-05)."""
    return slot.kind != "resource" or bool(table.regions[slot.region].structures)


OWN = {w: Option(f"warrior:{w.id}", w) for w in WARRIOR_ROWS}


@value
class Post(Value):
    """Where a regrouped warrior goes: to a region, to the hand, or in another's place."""

    region: str = ""
    other: Warrior | None = None


TO_HAND = Option("hand", Post())
TO_REGION = {name: Option(f"to:{name}", Post(region=name)) for name in REGION_IDS}
SWAP = {w: Option(f"swap:{w.id}", Post(other=w)) for w in WARRIOR_ROWS}


def room_in(table: Ashlands, name: str) -> bool:
    """Return whether one more defender fits: two in a province, three in the citadel."""
    limit = CITADEL_WARRIORS if name == CITADEL else PROVINCE_WARRIORS
    return len(table.regions[name].defenders) < limit


@state
class Regroup(Procedure):
    """Fortis adds, takes, moves or exchanges one warrior (COA-ABIL-FORTIS-1).

    It is not the adjusting action, so it posts no automaton anywhere (COA-AUTO-07, COA-AMB-46).
    """

    seat: SeatId
    warrior: Warrior | None = None

    script = ("choose_warrior", "choose_post")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "warrior": self.warrior.id if self.warrior else ""}

    def choose_warrior(self, table: Ashlands) -> None:
        table.ask(self.seat, "regroup.warrior", self.warriors, self.warrior_chosen)

    def warriors(self, table: Ashlands, seat: SeatId) -> list[Option[Warrior]]:
        """List the warriors on the board, and those in hand when they can be posted."""
        held = [name for name in REGION_IDS if table.regions[name].owner == seat]
        posted = [w for name in held for w in table.regions[name].defenders]
        can_join = posted or any(room_in(table, name) for name in held)
        joining = living(table.players[seat].hand) if can_join else []
        return [OWN[w] for w in (*posted, *joining)]

    def warrior_chosen(self, table: Ashlands, seat: SeatId, warrior: Warrior) -> None:
        del table, seat
        self.warrior = warrior

    def choose_post(self, table: Ashlands) -> None:
        table.ask(self.seat, "regroup.post", self.posts, self.post_chosen)

    def posts(self, table: Ashlands, seat: SeatId) -> list[Option[Post]]:
        warrior = self.warrior
        assert warrior is not None
        here = whereabouts(table, seat, warrior)
        options = [TO_HAND] if here else []
        if not warrior.automaton:
            options += self.posts_elsewhere(table, seat, here)
        options += [SWAP[w] for w in living(table.players[seat].hand)] if here else []
        return options

    def posts_elsewhere(self, table: Ashlands, seat: SeatId, here: str) -> list[Option[Post]]:
        """List one's other regions with room, and defenders there who may take the place here."""
        held = [name for name in REGION_IDS if table.regions[name].owner == seat and name != here]
        others = [w for name in held for w in table.regions[name].defenders]
        exchanged = living(others) if here else others
        rooms = [TO_REGION[name] for name in held if room_in(table, name)]
        return [*rooms, *[SWAP[w] for w in exchanged]]

    def post_chosen(self, table: Ashlands, seat: SeatId, post: Post) -> None:
        warrior = self.warrior
        assert warrior is not None
        here = whereabouts(table, seat, warrior)
        there = post.region if post.other is None else whereabouts(table, seat, post.other)
        _leave(table, seat, here, warrior)
        if post.other is not None:
            _leave(table, seat, there, post.other)
            _join(table, seat, here, post.other)
        _join(table, seat, there, warrior)
        other = post.other.id if post.other is not None else None
        table.tell("regrouped", seat=seat, warrior=warrior.id, post=there or "hand", other=other)


def living(warriors: Sequence[Warrior]) -> list[Warrior]:
    """Leave out the automata."""
    return [w for w in warriors if not w.automaton]


def whereabouts(table: Ashlands, seat: SeatId, warrior: Warrior) -> str:
    """Find the region where one's warrior stands, or nothing when it is in hand."""
    for name in REGION_IDS:
        region = table.regions[name]
        if region.owner == seat and warrior in region.defenders:
            return name
    return ""


def _leave(table: Ashlands, seat: SeatId, place: str, warrior: Warrior) -> None:
    if place:
        region = table.regions[place]
        station(region, [w for w in region.defenders if w is not warrior])
    else:
        table.players[seat].hand.remove(warrior)


def _join(table: Ashlands, seat: SeatId, place: str, warrior: Warrior) -> None:
    if place:
        region = table.regions[place]
        station(region, (*region.defenders, warrior))
    else:
        table.players[seat].hand.append(warrior)


RAISE = {name: Option(name, name) for name in REGION_IDS}


def raisable(table: Ashlands, seat: SeatId) -> list[str]:
    """List own regions with a pair that is not raised yet (COA-AMB-47)."""
    return [
        name
        for name in REGION_IDS
        if table.regions[name].owner == seat
        and not table.regions[name].fortified
        and pair_in(table.regions[name].defenders)
    ]


@state
class Fortify(Procedure):
    """Fortis raises the synergy of two matching defenders to +2 (COA-ABIL-FORTIS-2)."""

    seat: SeatId

    script = ("choose_region",)

    def choose_region(self, table: Ashlands) -> None:
        options = [RAISE[name] for name in raisable(table, self.seat)]
        table.ask(self.seat, "fortify", options, self.region_chosen)

    def region_chosen(self, table: Ashlands, seat: SeatId, name: str) -> None:
        region = table.regions[name]
        region.fortified = pair_in(region.defenders)
        table.tell("fortified", seat=seat, region=name)
