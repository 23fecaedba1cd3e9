"""The automatic opponent: a seat like any other, played by its cards (chapters Solo, AI).

Every step is told: the die, the card, each action that was tried and why it was not possible.
"""

from __future__ import annotations

from emberkeep.games.crown_of_ash.cards import (
    GOLD_SLOT as GOLD_YIELD,
    WARRIOR_SCALE,
    AiAction,
    AiCard,
    Structure,
    Warrior,
)
from emberkeep.games.crown_of_ash.rules.abilities import active, reroll_options, spend
from emberkeep.games.crown_of_ash.rules.adjusting import Adjust
from emberkeep.games.crown_of_ash.rules.building import raise_structure
from emberkeep.games.crown_of_ash.rules.recruiting import take_from_row
from emberkeep.games.crown_of_ash.rules.resources import UseStructure, collect_yield, gain
from emberkeep.games.crown_of_ash.rules.strength import defence
from emberkeep.games.crown_of_ash.rules.turns import attack, can_attack, place
from emberkeep.games.crown_of_ash.state import (
    BATTLE_SLOTS,
    BUILD_SLOT,
    CITADEL_GATES,
    GOLD_SLOT,
    PROVINCE_IDS,
    RESOURCE_SLOTS,
    Ashlands,
    Opponent,
    Slot,
    has_room,
)
from emberkeep.kernel import Fact, Procedure, SeatId, state


def opponent_of(table: Ashlands) -> Opponent:
    assert table.opponent is not None
    return table.opponent


@state
class AutomaTurn(Procedure):
    """A turn of the automatic opponent (COA-AI-07)."""

    seat: SeatId
    card: AiCard | None = None
    action: AiAction = "none"
    place: str = ""

    script = ("roll_province", "turn_card", "second_chance", "try_actions")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "card": self.card.id if self.card else ""}

    def roll_province(self, table: Ashlands) -> None:
        """Roll for a province; they are numbered clockwise from the volcano (COA-AI-08)."""
        opponent = opponent_of(table)
        opponent.die = table.chance.roll()
        table.tell("die", seat=self.seat, roll=opponent.die, why="automa")

    def turn_card(self, table: Ashlands) -> None:
        """Reveal an action card; used up, they are shuffled again (COA-AI-07, COA-AI-10)."""
        opponent = opponent_of(table)
        if not opponent.deck:
            opponent.deck.shuffle_in(opponent.used)
            opponent.used.clear()
        self.card = opponent.deck.draw(table.chance)
        opponent.used.append(self.card)
        table.tell("automa.card", seat=self.seat, card=self.card.id)

    def second_chance(self, table: Ashlands) -> None:
        """Mors may have the province rolled again, and may wait for the card (COA-AMB-45)."""
        mors = table.seat_of("mors")
        if mors is not None and active(table, mors, "mors"):
            options = reroll_options(table, [self.seat])
            table.ask(mors, "reroll", options, self.rolled_again)

    def rolled_again(self, table: Ashlands, seat: SeatId, whose: SeatId | None) -> None:
        if whose is not None:
            spend(table, seat, "second-chance")
            opponent = opponent_of(table)
            opponent.die = table.chance.roll()
            table.tell("die", seat=self.seat, roll=opponent.die, why="second-chance")

    def try_actions(self, table: Ashlands) -> None:
        """Carry out the first action of the card that is possible (COA-AI-09)."""
        assert self.card is not None
        name = self.province(table)
        owner = table.regions[name].owner
        foreign = owner is not None and owner != self.seat  # COA-AI-12, COA-AI-13
        for column in self.card.columns:
            self.action = column.foreign if foreign else column.own_or_free
            self.place = ""
            obstacle = self.attempt(table, self.action, name)
            if not obstacle:
                return
            self.tell_try(table, obstacle)

    def tell_try(self, table: Ashlands, obstacle: str) -> None:
        """Tell what was tried and where, which need not be the rolled province."""
        table.tell(
            "automa.tries",
            seat=self.seat,
            action=self.action,
            region=self.place,
            why_not=obstacle,
        )

    def place_minion(self, table: Ashlands, slot: Slot) -> None:
        """Tell that the action is possible, and begin it."""
        self.tell_try(table, "")
        place(table, self.seat, slot)

    def province(self, table: Ashlands) -> str:
        return PROVINCE_IDS[opponent_of(table).die - 1]

    def attempt(self, table: Ashlands, action: AiAction, name: str) -> str:
        """Do an action, or say what stands in its way."""
        match action:
            case "use-resource":
                return self.use_resource(table, name)
            case "attack-province":
                return self.attack_region(table, [BATTLE_SLOTS[name]])
            case "attack-citadel":
                return self.attack_region(table, list(CITADEL_GATES))
            case "build":
                return self.build(table, name)
            case "attack-least-defended":
                return self.attack_least_defended(table, name)
            case "build-most-defended":
                return self.build_most_defended(table, name)
            case "nearest-and-recruit":
                return self.use_nearest(table, name)
            case _:
                return "nothing"

    # The actions, each of which says why it is not possible, or nothing

    def use_resource(self, table: Ashlands, name: str) -> str:
        """Use a resource slot of the province, like anybody (COA-AI-11)."""
        slot = RESOURCE_SLOTS[name]
        self.place = name
        if not table.regions[name].structures:
            return "no-structure"  # COA-AMB-05
        if not has_room(table, slot):
            return "slot-taken"
        self.place_minion(table, slot)
        table.call(UseStructure(self.seat, name))
        return ""

    def attack_region(self, table: Ashlands, slots: list[Slot]) -> str:
        """Attack from the best free slot, whatever the odds (COA-AI-14, COA-AI-15, COA-AMB-59)."""
        self.place = slots[0].region
        if not table.players[self.seat].hand:
            return "no-warriors"
        if not can_attack(table, self.seat, self.place):
            return "own-region"  # COA-AMB-60
        free = [slot for slot in slots if has_room(table, slot)]
        if not free:
            return "slot-taken"
        self.place_minion(table, free[0])
        attack(table, self.seat, free[0])
        return ""

    def build(self, table: Ashlands, name: str) -> str:
        """Build the rightmost tile for free in the province (COA-AI-16, COA-AMB-58)."""
        self.place = name
        if table.regions[name].owner not in (None, self.seat):
            return "foreign-region"
        tiles = [tile for tile in table.offer if tile is not None]
        if not tiles:
            return "no-tiles"
        self.place_minion(table, BUILD_SLOT)
        table.call(AutomaBuild(self.seat, tiles[-1], name))
        return ""

    def attack_least_defended(self, table: Ashlands, rolled: str) -> str:
        """Attack the weakest foreign province (COA-AI-19, COA-AMB-69)."""
        if not table.players[self.seat].hand:
            return "no-warriors"
        targets = [
            name
            for name in clockwise_from(rolled)
            if can_attack(table, self.seat, name) and has_room(table, BATTLE_SLOTS[name])
        ]
        if not targets:
            return "no-target"
        weakest = min(targets, key=lambda name: defence(table.regions[name]))
        return self.attack_region(table, [BATTLE_SLOTS[weakest]])

    def build_most_defended(self, table: Ashlands, rolled: str) -> str:
        """Build in its province with the strongest defenders (COA-AI-19, COA-AMB-70)."""
        own = [name for name in clockwise_from(rolled) if table.regions[name].owner == self.seat]
        if not own:
            return "no-own-province"
        strongest_own = max(own, key=lambda name: defence(table.regions[name]))
        return self.build(table, strongest_own)

    def use_nearest(self, table: Ashlands, rolled: str) -> str:
        """Use the nearest free resource slot clockwise, or take gold; recruit (COA-AI-17)."""
        table.call(AutomaRecruit(self.seat))
        for name in clockwise_from(rolled):
            if not self.use_resource(table, name):
                return ""
        self.place = GOLD_SLOT.id
        self.place_minion(table, GOLD_SLOT)
        gain(table, self.seat, GOLD_YIELD, "gold-slot")
        return ""


def clockwise_from(province: str) -> tuple[str, ...]:
    """List the provinces clockwise from the rolled one, which settles ties (COA-AI-20)."""
    at = PROVINCE_IDS.index(province)
    return PROVINCE_IDS[at:] + PROVINCE_IDS[:at]


@state
class AutomaBuild(Procedure):
    """The opponent's new tile, its defenders, its points (COA-AI-16)."""

    seat: SeatId
    tile: Structure
    region: str

    script = ("build", "collect", "adjust_defenders")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "tile": self.tile.id, "region": self.region}

    def build(self, table: Ashlands) -> None:
        raise_structure(table, self.seat, self.tile, self.region)

    def collect(self, table: Ashlands) -> None:
        """Score what the tile supplies; an altar raises the dead in time (COA-AMB-82)."""
        collect_yield(table, self.seat, self.region)

    def adjust_defenders(self, table: Ashlands) -> None:
        table.call(Adjust(self.seat, self.region))


@state
class AutomaRecruit(Procedure):
    """The opponent takes a warrior for free, by its scale (COA-AI-18)."""

    seat: SeatId

    script = ("recruit",)

    def recruit(self, table: Ashlands) -> None:
        """Take the rightmost of the wanted level, or the nearest level (COA-AMB-56, -57)."""
        warriors = [w for w in table.row if w is not None]
        if not warriors:
            table.tell("automa.no-recruit", seat=self.seat)
            return
        opponent = opponent_of(table)
        wanted = WARRIOR_SCALE[opponent.scale]
        opponent.scale = (opponent.scale + 1) % len(WARRIOR_SCALE)
        warrior = rightmost(warriors, wanted)
        opponent.recruited = [*[w for w in opponent.recruited if w is not warrior], warrior]
        take_from_row(table, self.seat, warrior)


def rightmost(warriors: list[Warrior], wanted: int) -> Warrior:
    """Find the rightmost warrior of a level; failing that one lower, one higher, and so on."""
    return min(reversed(warriors), key=lambda w: (abs(w.level - wanted), w.level))
