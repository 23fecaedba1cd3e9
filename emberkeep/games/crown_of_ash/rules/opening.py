"""The end of the setup, from the first defenders on (chapters Setup, Solo).

What comes after the first defenders, in the booklet's order, is not there before they are chosen.
"""

from __future__ import annotations

from emberkeep.games.crown_of_ash.cards import (
    CITADEL,
    CITADEL_WARRIORS,
    DIFFICULTIES,
    RECRUIT_ROWS,
    STARTING_WARRIOR_ROWS,
    Warrior,
)
from emberkeep.games.crown_of_ash.rules.building import deal_structure
from emberkeep.games.crown_of_ash.rules.strength import station
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import DONE, Fact, Option, Procedure, SeatId, state

CHOSEN = "chosen"  # the difficulty that the player sets by choosing the garrison

FIRST = {w: Option(f"warrior:{w.id}", w) for w in STARTING_WARRIOR_ROWS}
GUARD = {w: Option(f"warrior:{w.id}", w) for w in RECRUIT_ROWS if not w.automaton}


@state
class Opening(Procedure):
    """The first defenders, then the offer, the turn order and the opponent's garrison."""

    difficulty: str = ""

    script = ("post_first_defenders", "lay_out_offer", "draw_turn_order", "garrison_citadel")

    def public(self) -> dict[str, Fact]:
        return {"difficulty": self.difficulty}

    def post_first_defenders(self, table: Ashlands) -> None:
        """Everybody posts a starting warrior of strength 1 in each own province (COA-SETUP-13).

        All choose at once who stands in the first; another of the kind stands in the second
        (COA-AMB-03). The automatic opponent takes the first in the alphabet (COA-AMB-77).
        """
        for seat, player in enumerate(table.players):
            recruits = weakest(player.hand)
            if player.automa:
                self.defender_chosen(table, seat, min(recruits, key=lambda w: w.id))
            else:
                options = [FIRST[w] for w in recruits]
                about = {"region": table.provinces_of(seat)[0]}
                table.ask(seat, "setup.defender", options, self.defender_chosen, about=about)

    def defender_chosen(self, table: Ashlands, seat: SeatId, first: Warrior) -> None:
        player = table.players[seat]
        others = [w for w in weakest(player.hand) if w is not first]
        for name, warrior in zip(table.provinces_of(seat), (first, *others), strict=False):
            player.hand.remove(warrior)
            station(table.regions[name], (warrior,))
            table.tell("defender.joins", seat=seat, region=name, warrior=warrior.id)

    def lay_out_offer(self, table: Ashlands) -> None:
        """Lay four structures face up (COA-SETUP-15)."""
        for place in range(len(table.offer)):
            deal_structure(table, place)

    def draw_turn_order(self, table: Ashlands) -> None:
        """Put the turn order at random, the automatic opponent last (COA-SETUP-16, COA-AI-04).

        Where play always goes clockwise, chance only picks who begins (COA-ORDER-04).
        """
        people = table.people()
        if table.rules.clockwise:
            start = table.chance.below(len(people))
            people = people[start:] + people[:start]
        else:
            table.chance.shuffle(people)
        table.order = (*people, *(at for at, each in enumerate(table.players) if each.automa))

    # The opponent's garrison in a solo game

    def garrison_citadel(self, table: Ashlands) -> None:
        """Put one random warrior of the difficulty's level on the citadel (COA-SOLO-05).

        Whoever likes to set the difficulty exactly chooses the warriors instead (COA-AMB-87).
        """
        if self.difficulty == CHOSEN:
            self.ask_for_guard(table)
        elif self.difficulty:
            self.draw_guard(table, DIFFICULTIES[self.difficulty].garrison)

    def draw_guard(self, table: Ashlands, level: int) -> None:
        """Draw until it is no automaton, which would vanish after one battle (COA-AMB-81)."""
        deck = table.decks[level]
        rejected: list[Warrior] = []
        warrior = deck.draw(table.chance)
        while warrior.automaton:
            rejected.append(warrior)
            warrior = deck.draw(table.chance)
        deck.shuffle_in(rejected)
        post_guard(table, warrior)

    def ask_for_guard(self, table: Ashlands) -> None:
        guards = table.regions[CITADEL].defenders
        waiting = [w for deck in table.decks.values() for w in deck.cards()]
        options: list[Option[Warrior | None]] = [DONE] if guards else []
        options += [option for w, option in GUARD.items() if w in waiting]
        if len(guards) < CITADEL_WARRIORS:
            table.ask(table.people()[0], "setup.garrison", options, self.guard_chosen)

    def guard_chosen(self, table: Ashlands, seat: SeatId, warrior: Warrior | None) -> None:
        del seat
        if warrior is not None:
            table.decks[warrior.level].bag.remove(warrior)
            post_guard(table, warrior)
            self.again()


def weakest(warriors: list[Warrior]) -> list[Warrior]:
    """List the warriors of strength 1."""
    return [w for w in warriors if w.strength == 1]


def post_guard(table: Ashlands, warrior: Warrior) -> None:
    """Put one more warrior on the citadel for the automatic opponent."""
    citadel = table.regions[CITADEL]
    assert citadel.owner is not None
    station(citadel, (*citadel.defenders, warrior))
    table.tell("defender.joins", seat=citadel.owner, region=CITADEL, warrior=warrior.id)
