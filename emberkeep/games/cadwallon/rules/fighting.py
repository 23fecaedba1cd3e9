"""Fights: between thieves, with a guard, with the Cyclops (CAD-AMB-72 has the full order).

A fight of the Cyclops has two rounds, each a full fight of its own (CAD-AMB-14). What the loser
suffers is in `aftermath.py`.
"""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from emberkeep.games.cadwallon.arcana import ARCANA
from emberkeep.games.cadwallon.characters import CYCLOPS
from emberkeep.games.cadwallon.effects import (
    ATTACK,
    DEFENCE,
    FIGHT,
    REROLL,
    ExtraDice,
    Points,
    RerollOwn,
    WoundLoser,
)
from emberkeep.games.cadwallon.equipment import BUCKLER, RAPIER
from emberkeep.games.cadwallon.rules.dice import pay_reroll, rerolls
from emberkeep.games.cadwallon.rules.figures import combat, has_gear
from emberkeep.games.cadwallon.rules.ledger import discard, discard_for_skill, learn
from emberkeep.games.cadwallon.rules.options import PASS_CARD, QUIET, option
from emberkeep.games.cadwallon.rules.reactions import playable, wants_asking
from emberkeep.games.cadwallon.sheet import Act
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import Fact, Option, Procedure, SeatId, State, state

SIX = 6
FURY = "fury"  # Iris throws one of her dice again
TRICK = "trick"  # Dorak lets the best die of the other be thrown again, for a card


@state
class Side(State):
    """One fighter: its dice, and what its cards do."""

    name: str
    seat: SeatId  # of its owner; -1 for a guard and for the Cyclops
    dice: list[int] = field(default_factory=list)
    extra: int = 0
    points: int = 0
    wound_loser: int = 0
    wound_if_lost: int = 0
    cards: int = 0
    skilled: bool = False  # Iris or Dorak have used their skill in this round
    free: tuple[int, ...] = ()  # dice that Lucky Star may still re-roll

    def score(self) -> int:
        """Return the best die, with all points on it (CAD-AMB-16)."""
        return max(self.dice) + self.points

    def total(self) -> int:
        return sum(self.dice) + self.points


@state
class Fight(Procedure):
    """A round of a fight, from the first card to the result: `winner` is 0 for the attacker."""

    sides: list[Side]
    place: str
    number: int = 1
    window: int = 0
    winner: int = -1

    script: ClassVar[tuple[str, ...]] = (
        "attacker_cards",
        "defender_cards",
        "throw",
        "attacker_rerolls",
        "defender_rerolls",
        "learn_from_sixes",
        "compare",
    )

    def public(self) -> dict[str, Fact]:
        return {
            "fighters": tuple([side.name for side in self.sides]),
            "place": self.place,
            "number": self.number,
            "winner": self.winner,
            "dice": tuple([tuple(side.dice) for side in self.sides]),
            "points": tuple([side.points for side in self.sides]),
            "extra": tuple([side.extra for side in self.sides]),
            "wound_loser": tuple([side.wound_loser for side in self.sides]),
            "wound_if_lost": tuple([side.wound_if_lost for side in self.sides]),
            "cards": tuple([side.cards for side in self.sides]),
            "skilled": tuple([side.skilled for side in self.sides]),
            "free": tuple([side.free for side in self.sides]),
        }

    # Cards before the throw (CADB-FIGHT-02, CAD-FURY-01, CAD-FURY-02)

    def attacker_cards(self, table: City) -> None:
        self.ask_cards(table, 0)

    def defender_cards(self, table: City) -> None:
        self.ask_cards(table, 1)

    def ask_cards(self, table: City, at: int) -> None:
        side = self.sides[at]
        self.window = at
        if side.seat < 0 or not self.may_play(table, side):
            return
        if not wants_asking(table, side.seat, self.moments()):
            return
        about: dict[str, Fact] = {"figure": side.name}
        table.ask(side.seat, "fight.card", self.card_menu, self.carded, about=about)

    def may_play(self, table: City, side: Side) -> bool:
        """Return whether a fighter may play another card; one in all in the base game."""
        return table.rules.furious or not side.cards

    def moments(self) -> tuple[str, ...]:
        return (FIGHT, DEFENCE if self.window else ATTACK)

    def card_menu(self, table: City, seat: SeatId) -> list[Option[Act]]:
        return [PASS_CARD, QUIET, *playable(table, seat, self.moments())]

    def carded(self, table: City, seat: SeatId, act: Act) -> None:
        """Play a card, and be asked again where more are allowed."""
        side = self.sides[self.window]
        if act.kind == "card":
            discard(table, seat, act.name)
            self.play(side, act.name)
            self.again()
        elif act.kind == "quiet":
            table.players[seat].quiet = True

    def play(self, side: Side, card: str) -> None:
        side.cards += 1
        effect = ARCANA[card].effect
        if isinstance(effect, Points):
            side.points += effect.points
        elif isinstance(effect, ExtraDice):
            side.extra += effect.dice
            side.wound_if_lost += effect.wound_if_lost
        elif isinstance(effect, WoundLoser):
            side.wound_loser += effect.wounds

    # The throw, and re-rolls (CADB-FIGHT-03, CAD-AMB-70)

    def throw(self, table: City) -> None:
        """Throw all dice; from now on fixed bonuses count with them (CAD-AMB-15)."""
        for at, gear in enumerate((RAPIER, BUCKLER)):
            side = self.sides[at]
            side.points += bonus(table, side.name, gear)
            side.dice = [table.chance.roll() for _ in range(combat(table, side.name) + side.extra)]
            dice, seat = tuple(side.dice), self.thrower(table, at)
            table.tell("fight.thrown", figure=side.name, dice=dice, seat=seat)

    def thrower(self, table: City, at: int) -> SeatId:
        """Say who throws for a side; nothing depends on it (CADB-MILITIA-07, CAD-AMB-09)."""
        side, other = self.sides[at], self.sides[1 - at]
        if side.seat >= 0:
            return side.seat
        return table.others(other.seat)[0] if side.name == CYCLOPS else table.active

    def attacker_rerolls(self, table: City) -> None:
        self.ask_reroll(table, 0)

    def defender_rerolls(self, table: City) -> None:
        self.ask_reroll(table, 1)

    def ask_reroll(self, table: City, at: int) -> None:
        """Ask for one re-roll after the other; who has none that anybody knows of is not asked."""
        side = self.sides[at]
        self.window = at
        if side.seat < 0:
            return
        openly = side.free or rerolls(table, table.figures[side.name]) or self.skill(table, side)
        cards = self.may_play(table, side) and wants_asking(table, side.seat, (REROLL,))
        if openly or cards:
            about: dict[str, Fact] = {"figure": side.name}
            table.ask(side.seat, "fight.reroll", self.reroll_menu, self.rerolled, about=about)

    def skill(self, table: City, side: Side) -> str:
        """Name the skill that a fighter can use now (CAD-AMB-97, CAD-AMB-108)."""
        if side.skilled:
            return ""
        if side.name == "iris" and side is self.sides[0]:
            return FURY
        return TRICK if side.name == "dorak" and table.players[side.seat].hand else ""

    def reroll_menu(self, table: City, seat: SeatId) -> list[Option[Act]]:
        """List what may be thrown again: own dice for experience or by a card, theirs by a jinx."""
        mine, theirs = self.sides[self.window], self.sides[1 - self.window]
        player = table.players[seat]
        options = [PASS_CARD]
        if not player.quiet:
            options.append(QUIET)
        options += [option("die", str(at + 1)) for at in mine.free]
        kinds = rerolls(table, table.figures[mine.name])
        skill = self.skill(table, mine)
        for kind in [*kinds, skill] if skill == FURY else kinds:
            options += [option(kind, str(at + 1)) for at in range(len(mine.dice))]
        if skill == TRICK:
            options += [option(TRICK, card) for card in dict.fromkeys(player.hand)]
        if not self.may_play(table, mine):
            return options
        for found in playable(table, seat, (REROLL,)):
            if isinstance(ARCANA[found.value.name].effect, RerollOwn):
                options.append(found)
            else:
                options += [option("jinx", str(at + 1)) for at in range(len(theirs.dice))]
        return options

    def rerolled(self, table: City, seat: SeatId, act: Act) -> None:
        mine, theirs = self.sides[self.window], self.sides[1 - self.window]
        if act.kind in {"pass", "quiet"}:
            table.players[seat].quiet |= act.kind == "quiet"
            mine.free = ()
            return
        self.again()
        if act.kind == "card":
            discard(table, seat, act.name)
            mine.cards += 1
            mine.free = tuple(range(len(mine.dice)))
        elif act.kind == "jinx":
            discard(table, seat, "jinx")
            mine.cards += 1
            self.throw_again(table, theirs, int(act.name) - 1)
        elif act.kind == TRICK:
            discard_for_skill(table, seat, act.name)
            mine.skilled = True
            self.throw_again(table, theirs, theirs.dice.index(max(theirs.dice)))
        else:
            self.throw_own(table, mine, act.kind, int(act.name) - 1)

    def throw_own(self, table: City, mine: Side, kind: str, at: int) -> None:
        """Throw one of one's own dice again, and use up what allows it."""
        if kind == "die":
            mine.free = tuple([die for die in mine.free if die != at])
        elif kind == FURY:
            mine.skilled = True
        else:
            pay_reroll(table, table.figures[mine.name], kind)
        self.throw_again(table, mine, at)

    def throw_again(self, table: City, side: Side, at: int) -> None:
        side.dice[at] = table.chance.roll()
        table.tell("fight.rerolled", figure=side.name, die=at + 1, roll=side.dice[at])

    # The result

    def learn_from_sixes(self, table: City) -> None:
        """An attacking character learns from every six it has thrown (CAD-XP-03, CAD-AMB-43)."""
        attacker = self.sides[0]
        if attacker.seat >= 0 and table.rules.expansion:
            learn(table, attacker.seat, attacker.dice.count(SIX))

    def compare(self, table: City) -> None:
        """The best dice, then the totals, then the attacker (CAD-AMB-15)."""
        self.winner = self.decide(table)
        winner, loser = self.sides[self.winner], self.sides[1 - self.winner]
        table.tell(
            "fight.won",
            winner=winner.name,
            loser=loser.name,
            by=self.decided_by(table),
            scores=tuple([side.score() for side in self.sides]),
            totals=tuple([side.total() for side in self.sides]),
        )

    def decide(self, table: City) -> int:
        mine, theirs = self.sides[0], self.sides[1]
        if mine.score() != theirs.score():
            return int(mine.score() < theirs.score())
        if theirs.name == "maren" and mine.seat >= 0:
            return 1  # CAD-AMB-99
        if table.rules.totals:
            return int(mine.total() < theirs.total())
        return 0  # CADB-FIGHT-04

    def decided_by(self, table: City) -> str:
        """Name what decides: the best dice, a stance, the totals, or that attackers win ties."""
        mine, theirs = self.sides[0], self.sides[1]
        if mine.score() != theirs.score():
            return "best"
        if theirs.name == "maren" and mine.seat >= 0:
            return "stance"
        return "total" if table.rules.totals and mine.total() != theirs.total() else "attack"


def bonus(table: City, name: str, gear: str) -> int:
    """Return what Equipment adds to a fighter's best die."""
    figure = table.figures.get(name)
    return int(figure is not None and has_gear(figure, gear))


def side_of(table: City, name: str) -> Side:
    """Make a side of a fight."""
    figure = table.figures.get(name)
    return Side(name, -1 if figure is None else figure.seat)
