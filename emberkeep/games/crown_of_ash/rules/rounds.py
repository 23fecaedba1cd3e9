"""The course of the game: rounds, end of round, turn order (chapters How to win, End of round)."""

from __future__ import annotations

from dataclasses import field

from emberkeep.games.crown_of_ash.automa import AutomaTurn
from emberkeep.games.crown_of_ash.cards import (
    MINIONS_EACH,
    ROUNDS,
)
from emberkeep.games.crown_of_ash.rules.abilities import active, reroll_options, spend
from emberkeep.games.crown_of_ash.rules.building import renew_offer
from emberkeep.games.crown_of_ash.rules.opening import Opening
from emberkeep.games.crown_of_ash.rules.resources import raise_dead
from emberkeep.games.crown_of_ash.rules.scoring import (
    FinalScoring,
    score_regions,
    structure_vp,
)
from emberkeep.games.crown_of_ash.rules.turns import Turn
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state


@state
class Chronicle(Procedure):
    """The whole game: the end of the setup, four rounds, the final scoring (COA-ROUND-01)."""

    difficulty: str = ""

    script = ("open_game", "play_round", "final_scoring")

    def open_game(self, table: Ashlands) -> None:
        table.call(Opening(self.difficulty))

    def play_round(self, table: Ashlands) -> None:
        table.call(Round())
        if table.round < ROUNDS:
            self.again()

    def final_scoring(self, table: Ashlands) -> None:
        table.call(FinalScoring())


@state
class Round(Procedure):
    """One round: four turns each, then the steps of its end in their fixed order."""

    script = (
        "open_round",
        "take_turns",
        "score_regions",
        "take_back_minions",
        "raise_the_dead",
        "renew_offer",
        "move_marker",
        "set_turn_order",
    )

    def open_round(self, table: Ashlands) -> None:
        """Turn every ability token active (COA-ABIL-02)."""
        table.turn = 0
        table.tell("round", number=table.round, order=table.order)
        if table.rules.abilities:
            for seat in table.people():
                table.players[seat].ability = True

    def take_turns(self, table: Ashlands) -> None:
        """Let the next in order take a turn, while minions are left (COA-ROUND-02, COA-TURN-04)."""
        seat = table.order[table.turn % len(table.order)]
        player = table.players[seat]
        if not player.minions:
            return
        table.turn += 1
        table.active = seat
        table.tell("turn", seat=seat)
        table.call(AutomaTurn(seat) if player.automa else Turn(seat))
        self.again()

    def score_regions(self, table: Ashlands) -> None:
        """Score; after the last round nothing else happens (COA-END-01, COA-AMB-36)."""
        score_regions(table)
        if table.round == ROUNDS:
            self.finish()

    def take_back_minions(self, table: Ashlands) -> None:
        """Give all minions back to their owners (COA-END-02)."""
        table.slots = dict.fromkeys(table.slots, ())
        table.stormed = ()
        for player in table.players:
            player.minions = MINIONS_EACH
            player.refreshed = False

    def raise_the_dead(self, table: Ashlands) -> None:
        """Return all graveyards to hands (COA-END-03)."""
        for seat in range(len(table.players)):
            raise_dead(table, seat)

    def renew_offer(self, table: Ashlands) -> None:
        renew_offer(table)

    def move_marker(self, table: Ashlands) -> None:
        table.round += 1  # COA-END-05

    def set_turn_order(self, table: Ashlands) -> None:
        """Let the last decide who goes first in the round that begins (COA-END-06)."""
        table.call(TurnOrder())


@state
class TurnOrder(Procedure):
    """Who decides the order of the next round, and how (chapter Turn order)."""

    tied: list[SeatId] = field(default_factory=list)
    rolls: dict[SeatId, int] = field(default_factory=dict)
    decided: list[SeatId] = field(default_factory=list)

    script = ("find_last", "roll_off", "second_chance", "highest_decides", "choose_next")

    def public(self) -> dict[str, Fact]:
        return {
            "tied": tuple(self.tied),
            "rolls": tuple(self.rolls.items()),
            "decided": tuple(self.decided),
        }

    def find_last(self, table: Ashlands) -> None:
        """Find who has the fewest VP, then the cheapest structures (COA-ORDER-01, COA-ORDER-02).

        The automatic opponent never decides (COA-AMB-64).
        """
        rank = {
            seat: (table.players[seat].vp, structure_vp(table, seat)) for seat in table.people()
        }
        self.tied = [seat for seat in rank if rank[seat] == min(rank.values())]

    def roll_off(self, table: Ashlands) -> None:
        """Roll a die each among those still tied (COA-ORDER-03)."""
        self.rolls = {}
        if len(self.tied) > 1:
            for seat in self.tied:
                self.rolls[seat] = table.chance.roll()
                table.tell("die", seat=seat, roll=self.rolls[seat], why="order")

    def second_chance(self, table: Ashlands) -> None:
        """Mors may have one of these dice rolled again (COA-AMB-45)."""
        mors = table.seat_of("mors")
        if self.rolls and mors is not None and active(table, mors, "mors"):
            options = reroll_options(table, list(self.rolls))
            table.ask(mors, "reroll", options, self.rolled_again)

    def rolled_again(self, table: Ashlands, seat: SeatId, whose: SeatId | None) -> None:
        if whose is not None:
            spend(table, seat, "second-chance")
            self.rolls[whose] = table.chance.roll()
            table.tell("die", seat=whose, roll=self.rolls[whose], why="second-chance")

    def highest_decides(self, table: Ashlands) -> None:
        """Keep the highest roll; equal ones roll again (COA-AMB-80)."""
        if self.rolls:
            best = max(self.rolls.values())
            self.tied = [seat for seat in self.tied if self.rolls[seat] == best]
        if len(self.tied) > 1:
            self.again("roll_off")
        else:
            table.tell("order.decides", seat=self.tied[0])

    def choose_next(self, table: Ashlands) -> None:
        """Ask the decider for the next in order, until all have a place (COA-ORDER-01)."""
        left = [seat for seat in table.people() if seat not in self.decided]
        if left:
            options = [Option(table.players[seat].necromancer, seat) for seat in left]
            prompt = "order.start" if table.rules.clockwise else "order.next"
            table.ask(self.tied[0], prompt, options, self.next_chosen)
        else:
            opponent = [seat for seat, player in enumerate(table.players) if player.automa]
            table.order = (*self.decided, *opponent)  # COA-AI-04

    def next_chosen(self, table: Ashlands, seat: SeatId, chosen: SeatId) -> None:
        """Note the choice; clockwise, the start player settles the rest (COA-ORDER-04)."""
        del seat
        people = table.people()
        at = people.index(chosen)
        self.decided += [*people[at:], *people[:at]] if table.rules.clockwise else [chosen]
        self.again()
