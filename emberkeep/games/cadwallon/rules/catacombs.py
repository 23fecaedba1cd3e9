"""The Catacombs: coming down, the rooms, the way up, the Prison (chapters of the same names)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import (
    ALTAR,
    ARCHIVE,
    CENTRE,
    HOARD,
    LINKS,
    PENTAGRAMS,
    PRISON,
    TORTURE,
    TUNNEL,
)
from emberkeep.games.cadwallon.characters import CYCLOPS
from emberkeep.games.cadwallon.equipment import MANACLE_KEY, SPELLBOOK
from emberkeep.games.cadwallon.rules.aftermath import Brawl
from emberkeep.games.cadwallon.rules.cyclops import Prowl
from emberkeep.games.cadwallon.rules.dice import from_on, pay_reroll, rerolls, up_to
from emberkeep.games.cadwallon.rules.figures import has_gear, lift, put, without
from emberkeep.games.cadwallon.rules.intrigues import fulfil
from emberkeep.games.cadwallon.rules.ledger import draw, gain, learn, lose, pay
from emberkeep.games.cadwallon.rules.loot import send_home, take
from emberkeep.games.cadwallon.rules.options import PASS_CARD, named, option
from emberkeep.games.cadwallon.sheet import Act, sheet_of
from emberkeep.games.cadwallon.state import (
    ACTED,
    BARRED,
    BY_TUNNEL,
    DEAD,
    DONE,
    LOST,
    VISITED,
    City,
    Figure,
)
from emberkeep.games.cadwallon.tokens import (
    BRACELET,
    CAUGHT,
    CRYSTAL,
    KEYS,
    NEPHEW,
    PERSONS,
    SCROLL,
)
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state

GEM_PRICE = 6
ARCHIVE_CARDS = 3
ARCHIVE_CONSOLATION = 2
ESCAPE = 4
KEYED_ESCAPE = 3
SAFE_CRAWL = 4  # the result from which on nothing is lost in the Tunnel


# --- Coming down ----------------------------------------------------------------------------------


@state
class Descent(Procedure):
    """A character comes into a room of the Catacombs (CAD-AMB-61 has the order)."""

    figure: str
    room: str
    prowls: bool = True

    script = ("enter", "prowl")

    def public(self) -> dict[str, Fact]:
        return {"figure": self.figure, "room": self.room, "prowls": self.prowls}

    def enter(self, table: City) -> None:
        """Whoever is there must be attacked for an action (CAD-CATA-11, CAD-CATA-12)."""
        figure = table.figures[self.figure]
        holder = table.at.get(self.room, "")
        lift(table, figure)
        figure.place = self.room
        sheet_of(table).entered_catacombs(table, figure)
        if table.cyclops == self.room:
            self.prowls = False
            holder = CYCLOPS
        if not holder:
            put(table, figure, self.room)
            return
        pay(table, figure.seat, 1)
        figure.used |= ACTED
        table.call(Brawl(self.figure, holder, self.room))

    def prowl(self, table: City) -> None:
        """The Cyclops moves after a fight between thieves, whoever won (CAD-AMB-08)."""
        if self.prowls:
            table.call(Prowl(table.active, self.figure))


# --- The way up -----------------------------------------------------------------------------------


def ups(table: City) -> list[str]:
    """List where the way up leads: free pentagrams, else spaces next to one (CAD-AMB-49)."""
    free = [place for place in PENTAGRAMS if place not in table.at]
    if free:
        return free
    near = dict.fromkeys([space for place in PENTAGRAMS for space in LINKS[place]])
    return [space for space in near if space not in table.at]


# --- Rooms ----------------------------------------------------------------------------------------


def room_actions(table: City, figure: Figure) -> list[Option[Act]]:
    """List what the room of a character offers for an action (CAD-AMB-55)."""
    place = figure.place
    options: list[Option[Act]] = []
    if place == ALTAR:
        gems = figure.loot.count(CRYSTAL)
        options = [option("trade", str(count)) for count in range(gems, 0, -1)]
    elif place == TORTURE:
        prisoners = [f for f in table.figures.values() if f.place == PRISON and f.loot]
        options = [
            option("torture", f"{f.id}/{kind}") for f in prisoners for kind in dict.fromkeys(f.loot)
        ]
    elif place == TUNNEL and table.alarm:
        options = [option("tunnel")]
    elif place in {ARCHIVE, HOARD} and not figure.used & VISITED:
        options = [option("search")]
    return options


def act_in_room(table: City, figure: Figure, act: Act) -> None:
    """Do what the room offers; it is paid for."""
    if act.kind == "trade":
        _trade(table, figure, int(act.name))
    elif act.kind == "torture":
        name, kind = act.name.split("/")
        victim = table.figures[name]
        victim.loot = without(victim.loot, kind)
        take(table, figure, kind)
    elif act.kind == "tunnel":
        table.call(Throwing(figure.id, TUNNEL, 1))
    else:
        figure.used |= VISITED
        table.call(Throwing(figure.id, figure.place, 3 if figure.place == HOARD else 1))


def _trade(table: City, figure: Figure, gems: int) -> None:
    """Trade crystals for ducats; they leave the game (CAD-ALTAR-01 to CAD-ALTAR-03)."""
    for _ in range(gems):
        figure.loot = without(figure.loot, CRYSTAL)
    table.tell("traded", figure=figure.id, gems=gems)
    gain(table, figure.seat, GEM_PRICE * gems, "altar")
    fulfil(table, figure.seat, "in-10")


REROLLERS = {ARCHIVE: SCROLL, PRISON: KEYS, HOARD: BRACELET}


@state
class Throwing(Procedure):
    """A throw in a room: treasures and experience allow to throw a die again (CAD-AMB-30)."""

    figure: str
    room: str
    count: int
    dice: tuple[int, ...] = ()
    rerolls: int = 0
    wins: tuple[int, ...] = ()  # the results of one die that go well
    cards: tuple[int, ...] = ()  # how many the Archive gives if it goes well, and if not

    script = ("throw", "reroll", "settle")

    def public(self) -> dict[str, Fact]:
        return {
            "figure": self.figure,
            "room": self.room,
            "dice": self.dice,
            "wins": self.wins,
            "cards": self.cards,
        }

    def throw(self, table: City) -> None:
        figure = table.figures[self.figure]
        self.dice = tuple([table.chance.roll() for _ in range(self.count)])
        self.rerolls = figure.loot.count(REROLLERS.get(self.room, "-"))
        self.set_terms(figure)
        table.tell(
            "room.thrown",
            figure=self.figure,
            room=self.room,
            dice=self.dice,
            wins=self.wins,
            cards=self.cards,
        )

    def set_terms(self, figure: Figure) -> None:
        """Say beforehand which results go well, where one die decides, and what they bring."""
        if self.room == PRISON:
            self.wins = from_on(escapes_from(figure))
        elif self.room == ARCHIVE:
            book = has_gear(figure, SPELLBOOK)
            self.wins = up_to(reads_up_to(figure))
            self.cards = (ARCHIVE_CARDS + book, ARCHIVE_CONSOLATION + book)

    def reroll(self, table: City) -> None:
        figure = table.figures[self.figure]
        options: list[Option[Act]] = [PASS_CARD]
        treasure = ["treasure"] if self.rerolls else []
        for kind in [*treasure, *rerolls(table, figure)]:
            options += [option(kind, str(at + 1)) for at in range(self.count)]
        if len(options) > 1:
            table.ask(figure.seat, "reroll", options, self.rerolled)

    def rerolled(self, table: City, seat: SeatId, act: Act) -> None:
        if act.kind == "pass":
            return
        self.again()
        if act.kind == "treasure":
            self.rerolls -= 1
        else:
            pay_reroll(table, table.figures[self.figure], act.kind)
        at = int(act.name) - 1
        dice = [*self.dice]
        dice[at] = table.chance.roll()
        self.dice = tuple(dice)
        table.tell("room.rerolled", figure=self.figure, dice=self.dice)

    def settle(self, table: City) -> None:
        figure = table.figures[self.figure]
        if self.room == PRISON:
            _escape(table, figure, self.dice[0])
        elif self.room == ARCHIVE:
            _read(table, figure, self.dice[0])
        elif self.room == HOARD:
            _rob_hoard(table, figure, self.dice)
        else:
            _crawl(table, figure, self.dice[0])


def escapes_from(figure: Figure) -> int:
    """Return from which result on a character breaks out (CAD-PRISON-08, CAD-AMB-169)."""
    return KEYED_ESCAPE if has_gear(figure, MANACLE_KEY) else ESCAPE


def reads_up_to(figure: Figure) -> int:
    """Return up to which result a search of the Archive succeeds (CAD-ARCHIVE-02, CAD-AMB-165)."""
    return figure.row.mind + has_gear(figure, SPELLBOOK)


def _escape(table: City, figure: Figure, roll: int) -> None:
    """Break out of the Prison, or stay this turn (CAD-PRISON-07, CAD-PRISON-08)."""
    if roll < escapes_from(figure):
        figure.used |= DONE
        return
    put(table, figure, CENTRE)
    figure.used |= BARRED
    table.tell("escaped", figure=figure.id)
    fulfil(table, figure.seat, "in-09")


def _read(table: City, figure: Figure, roll: int) -> None:
    """Search the Archive, with a Spellbook better (CAD-ARCHIVE-02, CAD-AMB-01, CAD-AMB-165)."""
    book = has_gear(figure, SPELLBOOK)
    if roll > reads_up_to(figure):
        draw(table, figure.seat, ARCHIVE_CONSOLATION + book)
        return
    learn(table, figure.seat, 1)
    if table.discard:
        table.call(Reading(figure.id, ARCHIVE_CARDS + book))


@state
class Reading(Procedure):
    """Pick Arcana from the discard pile, openly (CAD-AMB-67)."""

    figure: str
    left: int

    script = ("pick",)

    def public(self) -> dict[str, Fact]:
        return {"figure": self.figure, "left": self.left}

    def pick(self, table: City) -> None:
        if self.left and table.discard:
            seat = table.figures[self.figure].seat
            cards = [named(card) for card in dict.fromkeys(table.discard)]
            table.ask(seat, "archive", [*cards, named("done")], self.picked)

    def picked(self, table: City, seat: SeatId, card: str) -> None:
        if card == "done":
            return
        table.discard.remove(card)
        table.players[seat].hand.append(card)
        table.players[seat].shown.append(card)
        self.left -= 1
        self.again()


def _rob_hoard(table: City, figure: Figure, dice: tuple[int, ...]) -> None:
    """Three different dice pay their sum, others kill (CAD-SECRET-03, CAD-SECRET-04)."""
    if len(set(dice)) == len(dice):
        gain(table, figure.seat, sheet_of(table).secret_pays(sum(dice)), "secret")
        return
    remove(table, figure, DEAD)


def _crawl(table: City, figure: Figure, roll: int) -> None:
    """Leave by the Tunnel (CAD-TUNNEL-02 to CAD-TUNNEL-05)."""
    if roll == 1:
        lose(table, figure.seat, CAUGHT, "tunnel")
        remove(table, figure, LOST)
        return
    if roll < SAFE_CRAWL:
        table.call(Dropping(figure.id))
        return
    leave(table, figure, BY_TUNNEL)


@state
class Dropping(Procedure):
    """Two treasures are lost in the Tunnel, by choice of their owner (CAD-TUNNEL-04).

    The Duke's nephew is never among them (CAD-AMB-201), his daughter may be (CAD-AMB-195).
    """

    figure: str
    left: int = 2

    script = ("drop", "out")

    def public(self) -> dict[str, Fact]:
        return {"figure": self.figure, "left": self.left}

    def drop(self, table: City) -> None:
        figure = table.figures[self.figure]
        kinds = [kind for kind in dict.fromkeys(figure.loot) if kind != NEPHEW]
        if self.left and kinds:
            table.ask(figure.seat, "tunnel.drop", [named(kind) for kind in kinds], self.dropped)

    def dropped(self, table: City, seat: SeatId, kind: str) -> None:
        figure = table.figures[self.figure]
        figure.loot = without(figure.loot, kind)
        if kind in PERSONS:
            send_home(table, kind)
        self.left -= 1
        self.again()

    def out(self, table: City) -> None:
        leave(table, table.figures[self.figure], BY_TUNNEL)


# --- Out of play ----------------------------------------------------------------------------------


def leave(table: City, figure: Figure, fate: str) -> None:
    """Escape with all treasures; Equipment goes to the box (CADB-ALARM-06, CAD-AMB-89)."""
    put(table, figure, "")
    figure.fate = fate
    figure.gear = ""
    table.tell("left", figure=figure.id, by=fate, treasures=figure.loot)


def remove(table: City, figure: Figure, fate: str) -> None:
    """Take a character out of the game with all it carries (CAD-AMB-88)."""
    put(table, figure, "")
    figure.fate = fate
    for kind in figure.loot:
        if kind in PERSONS:
            send_home(table, kind)
    table.tell("removed", figure=figure.id, fate=fate, treasures=figure.loot)
    figure.loot = ()
    figure.gear = ""
