"""What a game is to everybody else: its modes, its tables, and who sees what on them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, ClassVar, Generic, TypeVar

from emberkeep.kernel.asks import Ask, Fact
from emberkeep.kernel.campaign import PART, Sequel, Setting, carried_over
from emberkeep.kernel.chance import Chance
from emberkeep.kernel.errors import SetupError
from emberkeep.kernel.hints import Hints
from emberkeep.kernel.sides import SeatId, Sides, alone, check_sides
from emberkeep.kernel.state import Value, value
from emberkeep.kernel.table import Table

T = TypeVar("T", bound=Table)

SEEDS = 1 << 64


@value
class Knob(Value):
    """An option of a mode: a name and the values it may have, the first being the default.

    An option of one seat says which, and its name ends with the seat's number: `deck-2`. One that
    is `later` has its default unless the match is a sequel.
    """

    name: str
    values: tuple[Setting, ...]
    seat: SeatId | None = None
    later: bool = False

    @property
    def default(self) -> Setting:
        return self.values[0]

    @property
    def kind(self) -> str:
        """What is decided, whichever seat it is for."""
        return self.name if self.seat is None else self.name.removesuffix(f"-{self.seat + 1}")


def each_seat(kind: str, values: tuple[Setting, ...], seats: int) -> tuple[Knob, ...]:
    """Let every seat decide something for itself."""
    return tuple([Knob(f"{kind}-{seat + 1}", values, seat) for seat in range(seats)])


@value
class Mode(Value):
    """A way to play a game: for these numbers of people, with these options.

    One that is `later` is played only as the sequel of another match.
    """

    name: str
    players: tuple[int, ...]
    knobs: tuple[Knob, ...] = ()
    later: bool = False


@value
class Setup(Value):
    """All that decides a match before its first choice."""

    game: str
    mode: str
    players: int
    options: Mapping[str, Setting]
    seed: int
    carried: Mapping[str, Fact] = field(default_factory=dict)

    @property
    def part(self) -> int:
        """Which part of a campaign this is; 1 without a campaign as well."""
        part = self.carried.get(PART, 1)
        assert isinstance(part, int)
        return part

    def seeded(self, seed: int) -> Setup:
        """Set up the same with other luck."""
        return Setup(self.game, self.mode, self.players, self.options, seed, self.carried)


@value
class Reason(Value):
    """Why something is not an option now: the rule that forbids it, a word for it, its facts."""

    rule: str
    key: str
    args: Mapping[str, Fact] = field(default_factory=dict)


@value
class Prospect(Value):
    """The odds of an option, from 0 to 1: as expected, at worst and at best."""

    code: str
    chance: float
    worst: float
    best: float


class Game(ABC, Generic[T]):
    """One game. The only thing a game's folder exports is an instance, `GAME`."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[str]
    modes: ClassVar[tuple[Mode, ...]]

    hints: ClassVar[Hints[Any]] = Hints()
    bundled: ClassVar[frozenset[str]] = frozenset()
    """Prompts that follow one another as one payment, in any order: answered at one go."""
    open_sides: ClassVar[bool] = False
    """Whether partners may know all that their side knows: one device is then enough for them."""
    previews: ClassVar[tuple[type[Value], ...]] = ()
    """The classes of what `preview` returns, for the schema."""

    def new(self, setup: Setup) -> T:
        """Lay out a table and play up to the first ask."""
        table = self.lay_out(setup)
        table.sides = self.sides(setup)
        check_sides(table.sides, len(self.seats(setup)))
        table.run()
        return table

    @abstractmethod
    def lay_out(self, setup: Setup) -> T:
        """Make the table before anything has happened on it, and call its first chapter."""

    @abstractmethod
    def seats(self, setup: Setup) -> tuple[str, ...]:
        """Name the seats of such a table, in order; people and bots take the first `players`."""

    def sides(self, setup: Setup) -> Sides:
        """Say which seats win and lose together; by default every seat is on its own side."""
        return alone(len(self.seats(setup)))

    @abstractmethod
    def view(self, table: T, seat: SeatId | None) -> Value:
        """Build what a seat, or a spectator, may see, from what it may see alone."""

    def show(self, table: T, seat: SeatId | None) -> Value:
        """Build what people are shown: the view, less what the table's options keep from them."""
        return self.view(table, seat)

    @abstractmethod
    def imagine(self, table: T, seat: SeatId | None, chance: Chance) -> T:
        """Make a table that looks the same to a seat, with all that is hidden dealt anew."""

    @abstractmethod
    def check(self, table: T) -> None:
        """Raise BrokenRule when an invariant does not hold."""

    # Campaigns. A game without them leaves this as it is.

    def sequel(self, table: T) -> Sequel | None:
        """Name the match that follows a finished one, if one does."""
        del table
        return None

    def check_carried(self, setup: Setup) -> None:
        """Raise SetupError when no campaign could carry this over into such a match."""
        del setup
        raise SetupError(f"{self.name} has no campaigns: nothing is carried over into its matches")

    # What people may ask for. Play itself never computes it.

    def why_not(self, table: T, seat: SeatId, code: str) -> Reason | None:
        """Say why a code is not an option of a seat now, by what the seat may know; None if it is.

        What can be said depends on the game, which names its rules in the three reasons below.
        """
        if table.over:
            return self.why_over()
        if seat not in table.asked():
            return self.why_wait(table, seat)
        ask = table.ask_of(seat)
        return None if code in ask.codes() else self.why_no_option(table, ask, code)

    def why_over(self) -> Reason:
        """Say that the match has ended."""
        return Reason("", "over")

    def why_wait(self, table: T, seat: SeatId) -> Reason:
        """Say for whom a seat waits that has nothing to decide."""
        del seat
        return Reason("", "not-asked", {"seats": tuple(table.asked())})

    def why_no_option(self, table: T, ask: Ask, code: str) -> Reason:
        """Say what is in the way of something that is not among the options."""
        del table, code
        return Reason("", "not-now", {"prompt": ask.prompt})

    def outlook(self, table: T, seat: SeatId, shown: Value | None = None) -> Sequence[Prospect]:
        """Tell the odds of a seat's options, as far as it may know them and there are any.

        `shown` is what `show` gives, where that has been made already.
        """
        del table, seat, shown
        return ()

    def preview(self, table: T, seat: SeatId, thing: str) -> Value | None:
        """Look ahead from a thing on the board, by what a seat may know: for who points at it."""
        del table, seat, thing
        return None

    def components(self) -> Mapping[str, Sequence[Any]]:
        """List what is printed on the game's pieces, by kind: for whoever draws them."""
        return {}

    def offered(self) -> tuple[Mode, ...]:
        """List the modes and options that a match can begin with which is not a sequel."""
        return tuple(
            [
                Mode(mode.name, mode.players, tuple([k for k in mode.knobs if not k.later]))
                for mode in self.modes
                if not mode.later
            ]
        )

    def mode(self, name: str) -> Mode:
        for mode in self.modes:
            if mode.name == name:
                return mode
        names = ", ".join(mode.name for mode in self.modes)
        message = f"{self.name} has no mode {name!r}; it has: {names}"
        raise SetupError(message)

    def setup(
        self,
        mode: str = "",
        players: int = 0,
        options: Mapping[str, Setting] | None = None,
        seed: int = 0,
        carried: Mapping[str, Any] | None = None,
    ) -> Setup:
        """Check a wish for a match and fill in the defaults, or refuse."""
        chosen = self.mode(mode) if mode else self._mode_for(players)
        count = players or chosen.players[0]
        if count not in chosen.players:
            message = (
                f"{self.name} in mode {chosen.name} is for {_listed(chosen.players)} players, "
                f"not {count}"
            )
            raise SetupError(message)
        if not 0 <= seed < SEEDS:
            message = f"a seed is a number from 0 to {SEEDS - 1}, not {seed}"
            raise SetupError(message)
        settings = {knob.name: knob.default for knob in chosen.knobs}
        for name, setting in (options or {}).items():
            settings[name] = self._checked(chosen, name, setting)
        made = Setup(self.name, chosen.name, count, settings, seed, carried_over(carried or {}))
        if made.carried:
            self.check_carried(made)
        else:
            self._check_first(chosen, settings)
        return made

    def _check_first(self, mode: Mode, settings: Mapping[str, Setting]) -> None:
        """Refuse what only a sequel can have."""
        if mode.later:
            names = _listed([each.name for each in self.offered()])
            raise SetupError(
                f"{self.name} in mode {mode.name} is only played as a later part of a campaign; "
                f"a match can begin in: {names}"
            )
        for knob in mode.knobs:
            if knob.later and settings[knob.name] != knob.default:
                raise SetupError(
                    f"{knob.name} is {knob.default} unless the match is a later part of a campaign"
                )

    def _mode_for(self, players: int) -> Mode:
        offered = self.offered()
        for mode in offered:
            if not players or players in mode.players:
                return self.mode(mode.name)
        counts = _listed(sorted({count for mode in offered for count in mode.players}))
        message = f"{self.name} is for {counts} players, not {players}"
        raise SetupError(message)

    def _checked(self, mode: Mode, name: str, setting: Setting) -> Setting:
        for knob in mode.knobs:
            if knob.name == name:
                for known in knob.values:
                    if str(known).lower() == str(setting).lower():
                        return known
                accepted = _listed(knob.values)
                message = f"{name} cannot be {setting!r}; accepted: {accepted}"
                raise SetupError(message)
        names = _listed([knob.name for knob in mode.knobs]) or "none"
        message = f"{self.name} in mode {mode.name} has no option {name!r}; it has: {names}"
        raise SetupError(message)


def _listed(things: Any) -> str:
    return ", ".join(str(thing) for thing in things)
