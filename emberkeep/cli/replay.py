"""`emberkeep replay`: a recorded match told again, or shown as it was after a choice."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.rule import Rule
from rich.text import Text

from emberkeep.cli.files import read_record
from emberkeep.cli.glossary import glossary
from emberkeep.cli.screen import HEADING, Screen
from emberkeep.cli.terminal import out
from emberkeep.cli.wishes import Language, the_language, the_seat
from emberkeep.cli.words import QUIET, Cast
from emberkeep.games import game as game_named
from emberkeep.kernel import (
    BrokenRule,
    Choice,
    EmberkeepError,
    Event,
    Match,
    Record,
    RecordError,
    RulesBug,
    SetupError,
)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    *,
    at: Annotated[int | None, typer.Option(help="Show the board after this choice.")] = None,
    seat: Annotated[
        str, typer.Option(help="As this seat saw it: its number or name.", show_default=False)
    ] = "",
    everything: Annotated[
        bool, typer.Option("--all", help="With the secrets of all seats.")
    ] = False,
    language: Language = "",
) -> None:
    """Tell the story of a record; without --seat or --all, as a spectator saw it."""
    if seat and everything:
        raise SetupError("give --seat or --all, not both")
    record = read_record(file)
    if at is not None and not 0 <= at <= len(record.choices):
        raise SetupError(f"--at takes 0 to {len(record.choices)} for this record, not {at}")
    match = replayed(file, record, at)
    names = match.game.seats(record.setup)
    viewer = the_seat(seat, names) if seat else None
    told = Teller(match, viewer, the_language(language), everything=everything)
    if at is None:
        told.story()
    else:
        told.board(len(record.choices))


def replayed(file: Path, record: Record, at: int | None) -> Match[Any]:
    """Play a record again up to a choice, or refuse before anything is told."""
    game = game_named(record.setup.game)
    try:
        return Match.replay(game, record, at)
    except RecordError as error:
        raise type(error)(f"{file}: {error}") from error
    except EmberkeepError:
        raise
    except Exception as error:
        raise RulesBug(
            f"{file}: the rules fail on a choice of this record ({type(error).__name__}: {error});"
            f" --at shows earlier moments"
        ) from error


class Teller:
    """Tells a replayed match to somebody: a seat, a spectator (None), or one who knows all."""

    def __init__(
        self, match: Match[Any], seat: int | None, language: str, *, everything: bool
    ) -> None:
        self.match = match
        self.seat = seat
        self.everything = everything
        self.cast = Cast.of(match.game, match.record.setup, language)
        self.term = self.cast.term
        self.screen = Screen(self.cast, out.width, pieces=glossary(match.game, match.table))

    def story(self) -> None:
        """Tell choices and events in order, each choice with its number."""
        self._title(self.term("choices", number=len(self.match.record.choices)))
        match = self.match.fork(0)
        shown = self._choices()
        told = self._tell(match, 0)
        for number, choice in enumerate(self.match.record.choices, 1):
            out.print(self._chosen(number, shown[number - 1]))
            match.choose(choice.seat, choice.code)
            told = self._tell(match, told)
            self._check(match, number)
        self._tell_state(match)

    def board(self, of: int) -> None:
        """Show the board as it is, and who decides what there."""
        match = self.match
        at = len(match.record.choices)
        self._title(self.term("after-choice", number=at, all=of))
        if at:
            out.print(self._chosen(at, self._choices()[at - 1]))
        for seat in range(len(self.cast.names)) if self.everything else [self.seat]:
            if self.everything:
                out.print(Rule(self.cast.seat(seat or 0), style=QUIET, align="left"))
            view = match.game.view if self.everything else match.game.show
            out.print(self.screen.board(view(match.table, seat)))
        self._tell_state(match)

    def _title(self, more: str) -> None:
        setup = self.match.record.setup
        usual = {knob.name: knob.default for knob in self.match.game.mode(setup.mode).knobs}
        options = [
            f"{name} {setting}".lower()
            for name, setting in setup.options.items()
            if setting != usual[name]
        ]
        players = self.term("players", number=setup.players)
        seed = self.term("seed", seed=str(setup.seed))
        parts = [self._mode(setup.mode), players, *options, seed, more]
        out.print(Rule(Text(self.match.game.title), style=HEADING, align="left"))
        out.print(Text(" · ".join(parts), style=QUIET))

    def _mode(self, name: str) -> str:
        return self.cast.book.say(f"mode-{name}").lower() or name

    def _choices(self) -> list[Choice]:
        return self.match.record.choices if self.everything else self.match.record_for(self.seat)

    def _chosen(self, number: int, choice: Choice) -> Text:
        wide = len(str(len(self.match.record.choices)))
        said = self.term("chose", who=self.cast.name(choice.seat), code=choice.code)
        return Text.assemble((f"{number:>{wide}}  ", "bold"), self.cast.coloured(said))

    def _tell(self, match: Match[Any], since: int) -> int:
        """Tell what happened since an event; return the number of events so far."""
        for event in match.table.log[since:]:
            if self._may_hear(event):
                out.print(self.screen.line(event, indent=5))
        return len(match.table.log)

    def _may_hear(self, event: Event) -> bool:
        return self.everything or event.to is None or self.seat in event.to

    def _check(self, match: Match[Any], number: int) -> None:
        try:
            match.game.check(match.table)
        except BrokenRule as error:
            raise BrokenRule(f"after choice {number} the table is broken: {error}") from error

    def _tell_state(self, match: Match[Any]) -> None:
        """Tell the result, or who has to decide."""
        result = match.table.result
        if result:
            out.print(self.screen.result(result))
            return
        for ask in match.table.asks:
            if ask.seat in match.table.answers:
                continue
            codes = self.everything or ask.seat == self.seat
            prompt = self.cast.word(ask.prompt)
            said = self.term("decides", who=self.cast.name(ask.seat), prompt=prompt)
            text = self.cast.coloured(said)
            if codes:
                text.append(f" ({', '.join(ask.codes())})", style=QUIET)
            out.print(text)
