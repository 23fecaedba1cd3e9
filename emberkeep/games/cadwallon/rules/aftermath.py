"""After a fight: theft, wounds, Prison, running away (CAD-AMB-72)."""

from __future__ import annotations

from emberkeep.games.cadwallon.arcana import ARCANA
from emberkeep.games.cadwallon.board import DISTANCES, LINKS, PRISON, UNDERGROUND
from emberkeep.games.cadwallon.characters import CYCLOPS
from emberkeep.games.cadwallon.effects import LOST, WON, Jail
from emberkeep.games.cadwallon.equipment import VENOMED_DAGGER
from emberkeep.games.cadwallon.rules.exploring import loose, turn_up
from emberkeep.games.cadwallon.rules.fighting import Fight, Side, side_of
from emberkeep.games.cadwallon.rules.figures import guard_card, has_gear, put, put_guard, without
from emberkeep.games.cadwallon.rules.intrigues import fulfil
from emberkeep.games.cadwallon.rules.ledger import discard, gain, lose
from emberkeep.games.cadwallon.rules.loot import take
from emberkeep.games.cadwallon.rules.options import PASS_CARD, QUIET, SPACE_OPTIONS, named
from emberkeep.games.cadwallon.rules.reactions import playable, wants_asking
from emberkeep.games.cadwallon.rules.wounds import use_up, wound
from emberkeep.games.cadwallon.sheet import Act, sheet_of
from emberkeep.games.cadwallon.state import DONE, City, Figure
from emberkeep.games.cadwallon.tokens import FLIGHT, STOLEN
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state
from emberkeep.kernel.paths import Walk, trails

RICH = 2  # treasures of a loser that an Intrigue asks for


@state
class Brawl(Procedure):
    """A whole fight with all that follows; the attacker already stands in the space.

    The winner's side is `winner`; `kept` says that nothing is stolen, `jailed` that the loser
    goes to the Prison.
    """

    attacker: str
    defender: str
    place: str
    fight: int = 0
    winner: int = -1
    kept: bool = False
    jailed: bool = False
    wound_loser: int = 0
    wound_if_lost: int = 0
    cards: tuple[int, ...] = (0, 0)  # played by attacker and defender
    rich: bool = False  # the loser carried two treasures or more (CAD-AMB-178)

    script = (
        "fight_round",
        "judge",
        "feign",
        "rob",
        "arrest",
        "stab",
        "hurt",
        "leave",
        "close",
        "intrigues",
    )

    def public(self) -> dict[str, Fact]:
        return {
            "attacker": self.attacker,
            "defender": self.defender,
            "place": self.place,
            "round": self.fight,
            "winner": self.winner,
            "kept": self.kept,
            "jailed": self.jailed,
            "wound_loser": self.wound_loser,
            "wound_if_lost": self.wound_if_lost,
            "cards": self.cards,
            "rich": self.rich,
        }

    def names(self) -> tuple[str, str]:
        """Return winner and loser."""
        pair = (self.attacker, self.defender)
        return pair if self.winner == 0 else (pair[1], pair[0])

    def fight_round(self, table: City) -> None:
        self.fight += 1
        sides = [side_of(table, self.attacker), side_of(table, self.defender)]
        table.tell("fight", attacker=self.attacker, defender=self.defender, place=self.place)
        table.call(Round(sides, self.place, self.fight))

    def judge(self, table: City) -> None:
        """The Cyclops must be beaten twice (CAD-CYCLOPS-09 to CAD-CYCLOPS-13)."""
        loser = self.names()[1]
        if loser == CYCLOPS and self.fight == 1:
            self.again("fight_round")

    # Theft (CADB-FIGHT-05, CAD-AMB-65)

    def feign(self, table: City) -> None:
        """The loser may feign death, before anything is stolen (CAD-AMB-140)."""
        winner, loser = self.names()
        figure = table.figures.get(loser)
        if winner == CYCLOPS or figure is None or not self.may_play(table, 1 - self.winner):
            return
        if wants_asking(table, figure.seat, (LOST,)):
            table.ask(figure.seat, "fight.lost", self.lost_menu, self.feigned)

    def may_play(self, table: City, side: int) -> bool:
        """Return whether a side may play another card; in the base game it has one in all."""
        return table.rules.furious or not self.cards[side]

    def lost_menu(self, table: City, seat: SeatId) -> list[Option[Act]]:
        return [PASS_CARD, QUIET, *playable(table, seat, (LOST,))]

    def feigned(self, table: City, seat: SeatId, act: Act) -> None:
        if act.kind == "card":
            discard(table, seat, act.name)
            self.kept = True
        table.players[seat].quiet |= act.kind == "quiet"

    def rob(self, table: City) -> None:
        winner, loser = self.names()
        victim = table.figures.get(loser)
        self.rich = victim is not None and len(victim.loot) >= RICH
        if self.kept or victim is None or winner == CYCLOPS:
            return
        if winner in table.guards:
            lose(table, victim.seat, STOLEN, "guard")
            return
        thief = table.figures[winner]
        if victim.loot:
            options = [named(kind) for kind in dict.fromkeys(victim.loot)]
            table.ask(thief.seat, "fight.steal", options, self.stolen)
            return
        gain(table, thief.seat, lose(table, victim.seat, STOLEN, "robbed"), "theft")
        self.robbed(table, thief, victim)

    def stolen(self, table: City, seat: SeatId, kind: str) -> None:
        winner, loser = self.names()
        victim = table.figures[loser]
        victim.loot = without(victim.loot, kind)
        take(table, table.figures[winner], kind)
        self.robbed(table, table.figures[winner], victim)

    def robbed(self, table: City, thief: Figure, victim: Figure) -> None:
        """What comes on top of a theft (CAD-AMB-101, CAD-AMB-194)."""
        if thief.id == "nyra":
            gain(table, thief.seat, lose(table, victim.seat, 1, "robbed"), "theft")
        sheet_of(table).theft(table, thief.seat, victim.seat)

    # Wounds and Prison

    def arrest(self, table: City) -> None:
        """Who is bound for the Prison anyway needs no card (CAD-AMB-139)."""
        winner, loser = self.names()
        if loser not in table.figures:
            return
        self.jailed = self.place in UNDERGROUND or winner in {CYCLOPS, "chufflock"}
        if winner in table.guards:
            self.jailed = guard_card(table, winner).jails
            return
        figure = table.figures.get(winner)
        if figure is None or self.jailed or not self.may_play(table, self.winner):
            return
        if wants_asking(table, figure.seat, (WON,)):
            table.ask(figure.seat, "fight.won", self.won_menu, self.arrested)

    def won_menu(self, table: City, seat: SeatId) -> list[Option[Act]]:
        return [PASS_CARD, QUIET, *playable(table, seat, (WON,))]

    def arrested(self, table: City, seat: SeatId, act: Act) -> None:
        if act.kind == "card":
            discard(table, seat, act.name)
            self.jailed = isinstance(ARCANA[act.name].effect, Jail)
        table.players[seat].quiet |= act.kind == "quiet"

    def stab(self, table: City) -> None:
        """An attacker who has won may use a Venomed Dagger up on a thief (CAD-AMB-162)."""
        thief = table.figures.get(self.attacker)
        if self.winner or thief is None or self.defender not in table.figures:
            return
        if has_gear(thief, VENOMED_DAGGER):
            about: dict[str, Fact] = {"figure": self.attacker}
            options = [named("use"), named("pass")]
            table.ask(thief.seat, VENOMED_DAGGER, options, self.stabbed, about=about)

    def stabbed(self, table: City, seat: SeatId, answer: str) -> None:
        if answer == "use":
            use_up(table, table.figures[self.attacker])
            self.wound_loser += 1

    def hurt(self, table: City) -> None:
        """Wounds come after the theft and before the flight (CAD-AMB-136)."""
        winner, loser = self.names()
        victim = table.figures.get(loser)
        if victim is None:
            return
        wounds = self.wound_if_lost
        if winner in table.figures:
            wounds += self.wound_loser + (winner == "shaana" and self.winner == 0)
        for _ in range(wounds):
            wound(table, victim, "fight")

    # Where they end

    def leave(self, table: City) -> None:
        """The winner has the space; the loser goes to the Prison or runs away (CADB-FIGHT-09)."""
        winner, loser = self.names()
        if loser == CYCLOPS:
            table.cyclops = "lair"
            sheet_of(table).beat_cyclops(table, table.figures[winner])
        elif self.jailed:
            imprison(table, table.figures[loser])
        else:
            table.call(Flight(winner, loser, self.place))

    def intrigues(self, table: City) -> None:
        """Show the Intrigues that this fight fulfils (CAD-AMB-178, CAD-AMB-179)."""
        winner, loser = self.names()
        figure = table.figures.get(winner)
        if figure is None or not table.rules.expansion:
            return
        if loser == CYCLOPS:
            fulfil(table, figure.seat, "in-08")
        elif self.rich and self.winner == 0 and loser in table.figures:
            fulfil(table, figure.seat, "in-07")

    def close(self, table: City) -> None:
        """Let the winner hold the space; who has come into a room turns its token up."""
        settle(table, self.names()[0], self.place)
        attacker = table.figures.get(self.attacker)
        if attacker is not None and self.winner == 0:
            turn_up(table, attacker)


@state
class Round(Fight):
    """A round of a brawl, which takes its result from it."""

    script = (*Fight.script, "report")

    def report(self, table: City) -> None:
        brawl = table.stack[-2]
        assert isinstance(brawl, Brawl)
        brawl.winner = self.winner
        brawl.cards = (self.sides[0].cards, self.sides[1].cards)
        winner: Side = self.sides[self.winner]
        loser: Side = self.sides[1 - self.winner]
        brawl.wound_loser = winner.wound_loser
        brawl.wound_if_lost = loser.wound_if_lost


def settle(table: City, name: str, place: str) -> None:
    """Let the winner hold the space of the fight."""
    if name in table.guards:
        put_guard(table, name, place)
    elif name in table.figures and table.figures[name].place == place:
        put(table, table.figures[name], place)


def imprison(table: City, figure: Figure) -> None:
    """Put a character into the Prison with all it carries (CAD-PRISON-02, CAD-AMB-63)."""
    put(table, figure, PRISON)
    figure.used |= DONE
    table.players[figure.seat].jailed = True
    table.tell("imprisoned", figure=figure.id)


@state
class Flight(Procedure):
    """The loser runs away three spaces, moved by the winner (CADB-FIGHT-06, CAD-AMB-74)."""

    winner: str
    loser: str
    place: str

    script = ("choose",)

    def public(self) -> dict[str, Fact]:
        return {"winner": self.winner, "loser": self.loser, "place": self.place}

    def choose(self, table: City) -> None:
        figure = table.figures.get(self.winner)
        seat = table.active if figure is None else figure.seat
        options = [SPACE_OPTIONS[place] for place in refuges(table, self.loser, self.place)]
        about: dict[str, Fact] = {"figure": self.loser}
        table.ask(seat, "flight", options, self.chosen, about=about)

    def chosen(self, table: City, seat: SeatId, place: str) -> None:
        table.tell("fled", figure=self.loser, place=place)
        if self.loser in table.guards:
            put_guard(table, self.loser, place)
            return
        figure = table.figures[self.loser]
        put(table, figure, place)
        turn_up(table, figure)


def refuges(table: City, name: str, place: str) -> list[str]:
    """List where a flight can end: after three spaces, or as many as possible, else nearby."""
    at = table.at
    held = {space for space in at if at[space] != name} | {place}
    stops = set() if name in table.guards else {*table.covered, *loose(table)}
    far = range(FLIGHT, 0, -1)
    for steps in (1, *far) if name == "grole" else far:
        found = trails(LINKS, place, Walk(points=steps, crossed=held, stops=stops))
        if found:
            return list(dict.fromkeys([way[-1] for way in found]))
    free = [space for space in DISTANCES[place] if space not in held]
    return [space for space in free if DISTANCES[place][space] == DISTANCES[place][free[0]]]
