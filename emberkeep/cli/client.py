"""The terminal client: people and bots play any game at one terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from emberkeep.bots import Bot, Considered, Explaining
from emberkeep.cli.glossary import glossary
from emberkeep.cli.keeper import Keeper
from emberkeep.cli.prompt import Prompt, clear_screen
from emberkeep.cli.screen import HEADING, Screen
from emberkeep.cli.terminal import complain, out
from emberkeep.cli.words import QUIET, Cast
from emberkeep.kernel import Ask, Chance, EmberkeepError, Event, Match, RulesBug, SeatId

COMMANDS = {
    "undo": "undo",
    "u": "undo",
    "other": "other",
    "o": "other",
    "board": "board",
    "b": "board",
    "story": "story",
    "s": "story",
    "what": "what",
    "w": "what",
    "save": "save",
    "help": "help",
    "?": "help",
    "quit": "quit",
    "q": "quit",
}
LONGEST_STORY = 20
BOT_STREAM = 0xB075_B075_B075_B075  # keeps the bots' chance apart from the table's
EXPLAINED = 3  # options: the one a bot took and the two best others


class Left(Exception):
    """Somebody left the table."""


class Client:
    """One match at one terminal. `bots` holds a bot, or None for a person, for each seat."""

    def __init__(
        self,
        match: Match[Any],
        bots: Sequence[Bot | None],
        keeper: Keeper,
        *,
        language: str,
        compact: bool,
        explain: bool = False,
    ) -> None:
        self.match = match
        self.bots = bots
        self.keeper = keeper
        self.compact = compact
        self.explain = explain
        self.thoughts: list[RenderableType] = []
        self.prompt = Prompt()
        self.cast = Cast.of(match.game, match.record.setup, language)
        self.term = self.cast.term
        self.facing: SeatId | None = None
        self.aside: set[SeatId] = set()  # who leaves it to others to be first
        self.warned = False

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        while not self.match.table.over:
            seat = self._next()
            bot = self.bots[seat]
            if bot is None:
                self._turn(seat)
            else:
                self._bot_turn(seat, bot)

    def _bot_turn(self, seat: SeatId, bot: Bot) -> None:
        only = self.match.table.ask_of(seat).only()
        if only:
            self._choose(seat, only)
            return
        place = self.match.seat(seat)
        self._choose(seat, bot.choose(place, place.ask, self._chance()))
        if self.explain and isinstance(bot, Explaining):
            self._think_aloud(seat, place.ask, bot.explain())

    def _next(self) -> SeatId:
        """Pick who answers: bots before people, so that the last person sees the outcome.

        Where the first answer counts, people go before bots.
        """
        asked: list[SeatId] = self.match.table.asked()
        if max(asked) >= len(self.bots):
            raise RulesBug(f"seat {max(asked)} is asked, and nobody sits there")
        people = [seat for seat in asked if self.bots[seat] is None]
        if self.match.table.asks[0].first and people:
            return next((seat for seat in people if seat not in self.aside), people[0])
        return next((seat for seat in asked if self.bots[seat]), asked[0])

    def _chance(self) -> Chance:
        """Begin the stream for a bot's decision, the same one if the match is resumed here."""
        number = len(self.match.record.choices)
        return Chance(self.match.record.setup.seed ^ BOT_STREAM, number).fork()

    def _choose(self, seat: SeatId, code: str) -> None:
        self.match.choose(seat, code)
        self.keeper.keep(self.match)
        self.aside.clear()
        self.warned = False

    def _think_aloud(self, seat: SeatId, ask: Ask, considered: Sequence[Considered]) -> None:
        """Note what a bot considered; of a secret choice only where no person would learn it."""
        people = None in self.bots
        if not considered or (people and ask.secret):
            return
        thought = Table.grid(padding=(0, 1, 0, 0))
        who = Text.assemble(self.cast.seat(seat), f", {self.cast.word(ask.prompt)}:")
        thought.add_row(who, told(self.cast, considered[:EXPLAINED]))
        if people:
            self.thoughts.append(thought)
        else:
            out.print(thought, style=QUIET)

    # A person's turn

    def _turn(self, seat: SeatId) -> None:
        before = self.facing
        if not self._hand_over(seat):
            return
        self._show(seat, clear=before is not None or self.bots.count(None) > 1)
        ask = self.match.table.ask_of(seat)
        while True:
            line = self._line(f"{self.cast.name(seat)} > ", [*ask.codes(), *COMMANDS])
            code = self._understand(ask, line)
            if code:
                self._choose(seat, code)
                return
            if self._asked_anew(seat, ask):
                return

    def _asked_anew(self, seat: SeatId, ask: Ask) -> bool:
        """Return whether a command has put another question, or put this one to another."""
        table = self.match.table
        asked = seat in table.asked() and table.ask_of(seat) is ask
        return not asked or seat in self.aside

    def _hand_over(self, seat: SeatId) -> bool:
        """Draw a curtain before another person sits down; False if the last one takes back."""
        before, self.facing = self.facing, seat
        people = self.bots.count(None)
        if people < 2 or before == seat:
            return True
        clear_screen()
        self.prompt.forget()
        can_undo = before is not None and self.match.can_undo(before)
        out.print(Rule(style=QUIET))
        out.print(self._named("hand-over", seat))
        if can_undo:
            assert before is not None
            out.print(self._named("can-undo", before))
        if self._line("") in {"undo", "u", "/undo"} and can_undo:
            assert before is not None
            self.match.undo(before)
            self.keeper.keep(self.match)
            self.facing = before
            return False
        return True

    def _show(self, seat: SeatId, *, clear: bool = False) -> None:
        """Show a seat what it sees, what happened, and what it is asked."""
        if clear:
            clear_screen()
        screen = self._screen()
        table = self.match.table
        title = self._named("you-are", seat, title=self.match.game.title)
        out.print(Rule(title, style=HEADING, align="left"))
        out.print(screen.board(self.match.game.show(table, seat)))
        news = self._news(seat)
        if news:
            out.print(Rule(self.term("happened"), style=QUIET, align="left"))
            out.print(screen.story(news, LONGEST_STORY))
        if self.thoughts:
            out.print(Rule(self.term("considered"), style=QUIET, align="left"))
            for thought in self.thoughts:
                out.print(thought)
            self.thoughts = []
        out.print(Rule(style=QUIET))
        ask = table.ask_of(seat)
        out.print(screen.question(ask, numbers(ask)))
        others = [self.cast.name(other) for other in table.asked() if other != seat]
        if ask.first and others:
            out.print(self.term("or-others", names=", ".join(others)), style=QUIET)
        if self.keeper.trouble:
            complain(self.term("goes-on-unsaved", trouble=str(self.keeper.trouble)))

    def _news(self, seat: SeatId) -> list[Event]:
        """List what the seat was told since before its last choice."""
        choices = self.match.record.choices
        own = [at for at, choice in enumerate(choices) if choice.seat == seat]
        since = len(self.match.fork(own[-1]).table.log) if own else 0
        events: list[Event] = self.match.table.story(seat, since)
        return events

    def _named(self, key: str, seat: SeatId, **arguments: str) -> Text:
        """Say a sentence about a seat, its name in its colour."""
        return self.cast.coloured(self.term(key, who=self.cast.name(seat), **arguments))

    def _screen(self) -> Screen:
        pieces = glossary(self.match.game, self.match.table)
        return Screen(self.cast, out.width, self.compact, pieces)

    # What a person types

    def _line(self, prompt: str, completions: Sequence[str] = ()) -> str:
        try:
            return self.prompt.line(prompt, completions)
        except EOFError:
            out.print()
            raise Left from None

    def agrees(self, key: str) -> bool:
        """Ask whoever is at the terminal whether to go on; whoever is gone does not."""
        out.print(self.term(key))
        try:
            return not self._line("> ")
        except Left:
            return False

    def _understand(self, ask: Ask, line: str) -> str:
        """Find the code that a line means; obey a command or explain, and find none."""
        if line in ask.codes():
            return line
        name, _, rest = line.removeprefix("/").partition(" ")
        if name.lower() in COMMANDS:
            self._obey(COMMANDS[name.lower()], rest.strip(), ask)
            return ""
        if line and line in numbers(ask):
            return ask.options[numbers(ask).index(line)].code
        fitting = [code for code in ask.codes() if code.lower().startswith(line.lower())]
        if len(fitting) == 1 and line:
            return fitting[0]
        self._explain(ask, line, fitting)
        return ""

    def _explain(self, ask: Ask, line: str, fitting: Sequence[str]) -> None:
        if not line:
            out.print(self.term("choose"), style=QUIET)
        elif fitting:
            out.print(self.term("fits", line=line, number=len(fitting)))
            places = [at for at, code in enumerate(ask.codes()) if code in fitting]
            options = [ask.options[at] for at in places]
            out.print(self._screen().options(options, [numbers(ask)[at] for at in places]))
        else:
            shown = numbers(ask)
            by_number = self.term("by-number", number=len(shown))
            accepted = by_number if shown[0] else self.term("by-code")
            prompt = self.cast.word(ask.prompt)
            out.print(self.term("no-option", line=repr(line), prompt=prompt, accepted=accepted))

    def _obey(self, command: str, rest: str, ask: Ask) -> None:
        try:
            match command:
                case "undo":
                    self.match.undo(ask.seat)
                    self.keeper.keep(self.match)
                case "other":
                    self._leave_to_others(ask)
                case "board":
                    self._show(ask.seat)
                case "story":
                    out.print(self._screen().story(self.match.table.story(ask.seat)))
                case "what":
                    self._what(rest)
                case "save":
                    self._save(rest)
                case "quit":
                    self._quit()
                case _:
                    out.print(self.term("help"))
        except EmberkeepError as error:
            out.print(str(error), style="red")

    def _leave_to_others(self, ask: Ask) -> None:
        """Let somebody else at this terminal be the first to answer, each in turn."""
        people = {seat for seat in self.match.table.asked() if self.bots[seat] is None}
        if not ask.first or len(people) == 1:
            out.print(self.term("no-other"), style=QUIET)
            return
        self.aside.add(ask.seat)
        if self.aside >= people:
            self.aside = {ask.seat}

    def _what(self, name: str) -> None:
        """Say what is printed on the pieces whose code has this in it."""
        screen = self._screen()
        exact = [code for code in screen.pieces if code.rpartition("/")[2] == name]
        found = exact or screen.found(name)
        if not name or not found:
            no_piece = self.term("no-piece", name=repr(name))
            out.print(no_piece if name else self.term("which-piece"))
        for code in found if name else ():
            out.print(screen.piece(code))

    def _save(self, name: str) -> None:
        file = Path(name).expanduser() if name else self.keeper.file
        if file is None:
            out.print(self.term("which-file"))
            return
        self.keeper.save_as(file, self.match)
        out.print(self.term("saved-to", file=str(file)))

    def _quit(self) -> None:
        """Leave; ask once more if the match would be lost."""
        lost = (self.keeper.file is None or self.keeper.trouble) and self.match.record.choices
        if lost and not self.warned:
            self.warned = True
            out.print(self.term("not-saved"))
            return
        raise Left


def numbers(ask: Ask) -> list[str]:
    """Number the options, unless their codes are numbers themselves."""
    if any(code.isdigit() for code in ask.codes()):
        return ["" for _ in ask.options]
    return [str(number) for number, _ in enumerate(ask.options, 1)]


def told(cast: Cast, considered: Sequence[Considered]) -> Text:
    """Say what was chosen rather than what: the chance to win, and how often it was tried."""
    taken, *others = considered
    odds = cast.term("to-win", chance=f"{taken.value:.0%}", visits=taken.visits)
    told = Text.assemble((taken.code, "bold"), f" ({odds})")
    for joint, found in zip(("rather-than", "or"), others, strict=False):
        told.append(f" {cast.term(joint)} {found.code} ({found.value:.0%}, {found.visits}×)")
    return told
