"""Battles, from the first warrior laid down to the last reward (chapters Battle, Citadel)."""

from __future__ import annotations

from dataclasses import field

from emberkeep.games.crown_of_ash.cards import (
    BATTLE_CARD_ROWS,
    CITADEL,
    CITADEL_WARRIORS,
    KING_STRENGTH,
    PROVINCE_WARRIORS,
    WARRIOR_ROWS,
    BattleCard,
    Warrior,
)
from emberkeep.games.crown_of_ash.rules.abilities import (
    USE_FORTIFY,
    USE_UNMASK,
    active,
    reroll_options,
    spend,
)
from emberkeep.games.crown_of_ash.rules.casualties import BlackSection
from emberkeep.games.crown_of_ash.rules.recruiting import fill_gaps
from emberkeep.games.crown_of_ash.rules.resources import gain
from emberkeep.games.crown_of_ash.rules.strength import (
    defence,
    force,
    pair_in,
    station,
    strongest,
)
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import DONE, PASS, Option, Procedure, SeatId, state

COMMIT = {w: Option(f"warrior:{w.id}", w) for w in WARRIOR_ROWS}
CARD = {card: Option(f"card:{card.id}", card) for card in BATTLE_CARD_ROWS}
NAME = {card: Option(f"name:{card.id}", card) for card in BATTLE_CARD_ROWS}


@state
class Battle(Procedure):
    """A fight for one region. Nobody as defender is the King."""

    attacker: SeatId
    defender: SeatId | None
    region: str
    modifier: int = 0
    warriors: list[Warrior] = field(default_factory=list)
    unmasked: bool = False
    cards: dict[SeatId, BattleCard] = field(default_factory=dict)
    revealed: bool = False
    named: SeatId | None = None
    fortified: tuple[Warrior, ...] = ()
    dice: dict[SeatId, int] = field(default_factory=dict)
    attackers: tuple[Warrior, ...] = ()
    defenders: tuple[Warrior, ...] = ()
    attack: int = 0
    defence: int = 0
    won: bool | None = None

    script = (
        "commit_warriors",
        "unmask",
        "choose_cards",
        "premonition",
        "reveal",
        "roll_dice",
        "second_chance",
        "fortify",
        "compare",
        "dismiss_automata",
        "bury_the_fallen",
        "move_in",
        "reward",
        "compensate",
        "discard_cards",
    )

    # Who fights

    def commit_warriors(self, table: Ashlands) -> None:
        """Lay warriors face down, one at a time; their number is public (COA-BATTLE-03)."""
        limit = CITADEL_WARRIORS if self.region == CITADEL else PROVINCE_WARRIORS
        player = table.players[self.attacker]
        if player.automa:
            self.warriors = list(strongest(player.hand, limit))
            self.unmasked = True
            for warrior in self.warriors:
                player.hand.remove(warrior)
        elif player.hand and len(self.warriors) < limit:
            table.ask(
                self.attacker,
                "battle.commit",
                self.candidates,
                self.committed,
                secret=True,
                about={"region": self.region},
            )

    def candidates(self, table: Ashlands, seat: SeatId) -> list[Option[Warrior | None]]:
        """List the hand; one may stop after the first (COA-BATTLE-02, COA-AMB-06)."""
        options: list[Option[Warrior | None]] = [DONE] if self.warriors else []
        options += [COMMIT[warrior] for warrior in table.players[seat].hand]
        return options

    def committed(self, table: Ashlands, seat: SeatId, warrior: Warrior | None) -> None:
        if warrior is not None:
            table.players[seat].hand.remove(warrior)
            self.warriors.append(warrior)
            self.again()

    def unmask(self, table: Ashlands) -> None:
        """Visio, attacked, may see the attackers before cards are chosen (COA-ABIL-VISIO-1)."""
        table.tell("battle.committed", seat=self.attacker, number=len(self.warriors))
        defender = self.defender
        if defender is not None and not self.unmasked and active(table, defender, "visio"):
            table.ask(defender, "battle.unmask", (PASS, USE_UNMASK), self.unmask_decided)

    def unmask_decided(self, table: Ashlands, seat: SeatId, ability: str | None) -> None:
        if ability is not None:
            spend(table, seat, ability)
            self.unmasked = True
            table.reveal()
            names = tuple(warrior.id for warrior in self.warriors)
            table.tell("battle.unmasked", seat=self.attacker, warriors=names)

    # Battle cards

    def choose_cards(self, table: Ashlands) -> None:
        """Both lay a card face down at the same time; the King has none (COA-BATTLE-05).

        The automatic opponent uses the top card of its shuffled deck, which nobody knows before
        it is turned over (COA-AI-21, COA-AMB-63).
        """
        for seat in (self.attacker, self.defender):
            if seat is not None and not table.players[seat].automa:
                table.ask(
                    seat,
                    "battle.card",
                    self.cards_in_hand,
                    self.card_chosen,
                    secret=True,
                    about={"region": self.region},
                )

    def cards_in_hand(self, table: Ashlands, seat: SeatId) -> list[Option[BattleCard]]:
        return [CARD[card] for card in table.players[seat].cards]

    def card_chosen(self, table: Ashlands, seat: SeatId, card: BattleCard) -> None:
        table.players[seat].cards.remove(card)
        self.cards[seat] = card

    def premonition(self, table: Ashlands) -> None:
        """Visio may name the opponent's card before it is revealed (COA-ABIL-VISIO-2)."""
        for visio, other in ((self.attacker, self.defender), (self.defender, self.attacker)):
            if visio is not None and other is not None and active(table, visio, "visio"):
                table.ask(visio, "battle.premonition", [PASS, *NAME.values()], self.card_named)

    def card_named(self, table: Ashlands, seat: SeatId, card: BattleCard | None) -> None:
        if card is None:
            return
        spend(table, seat, "premonition")
        other = self.defender if seat == self.attacker else self.attacker
        assert other is not None
        self.lay_top_card(table, other)
        right = self.cards[other] is card
        self.named = other if right else None
        table.reveal()
        table.tell("battle.named", seat=seat, card=card.id, right=right)

    def lay_top_card(self, table: Ashlands, seat: SeatId | None) -> None:
        """Turn over the automatic opponent's top card, if it has not been yet."""
        if seat is not None and seat not in self.cards:
            self.cards[seat] = table.chance.take(table.players[seat].cards)

    def reveal(self, table: Ashlands) -> None:
        """Turn over attackers and cards together (COA-BATTLE-06)."""
        self.lay_top_card(table, self.attacker)
        self.lay_top_card(table, self.defender)
        self.revealed = True
        self.attackers = tuple(self.warriors)
        self.defenders = table.regions[self.region].defenders
        table.reveal()
        table.tell(
            "battle.revealed",
            region=self.region,
            attacker=self.attacker,
            defender=self.defender,
            warriors=tuple(warrior.id for warrior in self.warriors),
            defenders=tuple(warrior.id for warrior in table.regions[self.region].defenders),
            cards={str(seat): card.id for seat, card in self.cards.items()},
        )

    def roll_dice(self, table: Ashlands) -> None:
        """Roll for each die card, unless it was named (COA-BATTLE-07, COA-AMB-40)."""
        for seat, card in self.cards.items():
            if card.die and seat != self.named:
                self.dice[seat] = table.chance.roll()
                table.tell("die", seat=seat, roll=self.dice[seat], why="battle")

    def second_chance(self, table: Ashlands) -> None:
        """Mors may have one of these dice rolled again (COA-ABIL-MORS-2, COA-AMB-45)."""
        mors = table.seat_of("mors")
        if self.dice and mors is not None and active(table, mors, "mors"):
            options = reroll_options(table, list(self.dice))
            table.ask(mors, "reroll", options, self.rolled_again)

    def rolled_again(self, table: Ashlands, seat: SeatId, whose: SeatId | None) -> None:
        if whose is not None:
            spend(table, seat, "second-chance")
            self.dice[whose] = table.chance.roll()
            table.tell("die", seat=whose, roll=self.dice[whose], why="second-chance")

    def fortify(self, table: Ashlands) -> None:
        """Fortis may raise the synergy of two matching attackers (COA-ABIL-FORTIS-2).

        The last moment before totals are compared serves as well as any earlier one (COA-AMB-47).
        """
        if active(table, self.attacker, "fortis") and pair_in(self.warriors):
            table.ask(self.attacker, "battle.fortify", (PASS, USE_FORTIFY), self.fortified_or_not)

    def fortified_or_not(self, table: Ashlands, seat: SeatId, ability: str | None) -> None:
        if ability is not None:
            spend(table, seat, ability)
            self.fortified = pair_in(self.warriors)

    # The outcome

    def card_strength(self, seat: SeatId) -> int:
        """Give a card's strength; one that was named falls to 1 (COA-AMB-40)."""
        card = self.cards[seat]
        if seat == self.named:
            return 1 if card.die else min(card.strength, 1)
        return self.dice[seat] if card.die else card.strength

    def attack_total(self) -> int:
        """Add up the attack, with the modifier of a citadel gate (COA-BATTLE-08, COA-CIT-10)."""
        warriors = force(self.warriors, self.fortified)
        return warriors + self.card_strength(self.attacker) + self.modifier

    def defence_total(self, table: Ashlands) -> int:
        """Add up the defence; the King is worth 5 and has no card (COA-CIT-04)."""
        if self.defender is None:
            return KING_STRENGTH
        return defence(table.regions[self.region]) + self.card_strength(self.defender)

    def compare(self, table: Ashlands) -> None:
        """The higher total wins, the defender wins a tie (COA-BATTLE-09, COA-AMB-08)."""
        self.attack, self.defence = self.attack_total(), self.defence_total(table)
        self.won = self.attack > self.defence
        table.tell(
            "battle.won" if self.won else "battle.lost",
            seat=self.attacker,
            defender=self.defender,
            region=self.region,
            attack=self.attack,
            defence=self.defence,
        )

    def dismiss_automata(self, table: Ashlands) -> None:
        """Shuffle all automata that fought into their decks (COA-AUTO-04, COA-AMB-18).

        Gaps in the row are filled once the last of them is back (COA-AMB-13).
        """
        region = table.regions[self.region]
        leaving = [w for w in (*self.warriors, *region.defenders) if w.automaton]
        if not leaving:
            return
        self.warriors = [w for w in self.warriors if not w.automaton]
        station(region, [w for w in region.defenders if not w.automaton])
        for warrior in leaving:
            table.decks[warrior.returns_to].shuffle_in([warrior])
            table.tell("automaton.returns", warrior=warrior.id, deck=warrior.returns_to)
        fill_gaps(table, {warrior.returns_to for warrior in leaving})

    def bury_the_fallen(self, table: Ashlands) -> None:
        """Send the loser's warriors to the graveyard (COA-BATTLE-10, COA-BATTLE-11)."""
        region = table.regions[self.region]
        if not self.won:
            table.players[self.attacker].graveyard += self.warriors
            self.warriors = []
        elif self.defender is not None:
            table.players[self.defender].graveyard += region.defenders
            station(region, ())

    def move_in(self, table: Ashlands) -> None:
        """A winning attacker must move in with all that is left (COA-BATTLE-11, COA-CIT-05)."""
        if not self.won:
            return
        region = table.regions[self.region]
        region.owner = self.attacker
        if self.defender is None:
            table.king = False
            table.players[self.attacker].royal = True
            table.tell("king.slain", seat=self.attacker)
        region.fortified = self.fortified
        station(region, self.warriors)
        self.warriors = []
        table.tell("conquered", seat=self.attacker, region=self.region)

    # What the cards bring

    def winner_and_loser(self) -> tuple[SeatId | None, SeatId | None]:
        sides = (self.attacker, self.defender)
        return sides if self.won else (sides[1], sides[0])

    def reward(self, table: Ashlands) -> None:
        """The winner takes the green part of their card (COA-BATTLE-12, COA-BCARD-03)."""
        winner, _ = self.winner_and_loser()
        if winner is not None:
            gain(table, winner, self.cards[winner].reward, "battle")

    def compensate(self, table: Ashlands) -> None:
        """The loser takes the red part of their card, or the black one (COA-BCARD-03)."""
        winner, loser = self.winner_and_loser()
        if loser is None:
            return
        card = self.cards[loser]
        if card.black:
            table.call(BlackSection(loser, winner, self.region, attacked=not self.won))
        else:
            gain(table, loser, card.compensation, "battle")

    def discard_cards(self, table: Ashlands) -> None:
        """Discard face up; after the fifth card all come back (COA-BATTLE-13, COA-BCARD-06)."""
        for seat, card in self.cards.items():
            player = table.players[seat]
            player.discard.append(card)
            if not player.cards:
                take_cards_back(table, seat)


def take_cards_back(table: Ashlands, seat: SeatId) -> None:
    """Take all used battle cards back to hand (COA-BCARD-06, COA-REFRESH-01, COA-AI-22)."""
    player = table.players[seat]
    player.cards += player.discard
    player.discard.clear()
    table.tell("cards.back", seat=seat)
