"""Carrying out the effects of a row, one after the other, with the questions they need.

The files of verbs say what each verb does, by `learn`: a function that does it, or a `Choice`,
which lists what can be chosen and gets the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from emberkeep.games.ascension_tactics.rows import Card
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.words import Effect
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """A verb that asks: with which prompt, what is offered, and what follows from the answer.

    `offer(run, table, verb)` lists the options, `then(run, table, verb, answer)` gets the value of
    one. What is `hidden` depends on a hand that others do not see; a `secret` answer stays so.
    """

    prompt: str
    offer: Callable[..., Sequence[Option[str]]]
    then: Callable[..., None]
    hidden: bool = False
    secret: bool = False


QUICK: Final[dict[type[Effect], Callable[..., None]]] = {}
DO: Final[dict[type[Effect], Callable[..., None]]] = {}
CHOICES: Final[dict[type[Effect], Choice]] = {}


def learn(
    quick: Mapping[type[Effect], Callable[..., None]],
    do: Mapping[type[Effect], Callable[..., None]],
    choices: Mapping[type[Effect], Choice],
) -> None:
    """Say what verbs do; `do(run, table, verb)` carries one out, and may begin a chapter.

    A `quick` one is done on the spot: it asks nothing and begins nothing.
    """
    QUICK.update(quick)
    DO.update(quick)
    DO.update(do)
    CHOICES.update(choices)


def begin(table: Battleground, procedure: Procedure) -> None:
    """Begin a chapter, unless the match has just been won (AT-AMB-79)."""
    if not table.over:
        table.call(procedure)


@state
class Resolving(Procedure):
    """The effects of one row in progress (AT-AMB-62).

    `source` is the card or figure they come from, `card` the card being played, `cell` where an
    enemy was slain. `left` and `picked` are for a verb that asks several times.
    """

    seat: SeatId
    effects: tuple[Effect, ...]
    source: str = ""
    card: Card | None = None
    cell: str = ""
    done: int = 0
    left: int = 0
    picked: tuple[str, ...] = ()

    script = ("go_on",)

    def public(self) -> dict[str, Fact]:
        return {
            "seat": self.seat,
            "source": self.source,
            "card": "" if self.card is None else self.card.id,
            "cell": self.cell,
            "effects": tuple([type(effect).__name__ for effect in self.effects]),
            "done": self.done,
            "left": self.left,
            "picked": self.picked,
        }

    def go_on(self, table: Battleground) -> None:
        """Do the next verb; whatever it begins is finished before the one after it."""
        if self.done < len(self.effects):
            verb = self.effects[self.done]
            self.done += 1
            self.left = 0
            self.picked = ()
            self.again()
            do = DO.get(type(verb))
            if do is None:
                self.ask(table)
            else:
                do(self, table, verb)

    def insert(self, *effects: Effect) -> None:
        """Carry these out next."""
        self.effects = (*self.effects[: self.done], *effects, *self.effects[self.done :])

    def ask(self, table: Battleground) -> None:
        """Ask whose effect it is; nothing happens where there is nothing to choose (AT-PLAY-04)."""
        verb = self.effects[self.done - 1]
        choice = CHOICES[type(verb)]
        options = choice.offer(self, table, verb)
        if not options:
            return
        about: dict[str, Fact] = {"source": self.source}
        if choice.hidden:
            secret = choice.secret
            table.ask_for(
                self.seat, choice.prompt, self.menu, self.chosen, secret=secret, about=about
            )
        else:
            table.ask_for(self.seat, choice.prompt, list(options), self.chosen, about=about)

    def menu(self, table: Battleground, seat: SeatId) -> Sequence[Option[str]]:
        """List the options again, for a hand that somebody imagines."""
        verb = self.effects[self.done - 1]
        return CHOICES[type(verb)].offer(self, table, verb)

    def chosen(self, table: Battleground, seat: SeatId, answer: str) -> None:
        verb = self.effects[self.done - 1]
        CHOICES[type(verb)].then(self, table, verb, answer)


def resolve(table: Battleground, run: Resolving) -> None:
    """Carry out effects: those that are quick at once, the rest as a chapter."""
    while run.done < len(run.effects):
        verb = run.effects[run.done]
        quick = QUICK.get(type(verb))
        if quick is None:
            begin(table, run)
            return
        run.done += 1
        quick(run, table, verb)


@state
class Trigger(Procedure):
    """Effects that happen at the same time: the active player orders them (AT-PLAY-05).

    Each has a name, its seat, and the procedure it begins.
    """

    seat: SeatId
    waiting: list[Resolving]

    script = ("pick",)

    def public(self) -> dict[str, Fact]:
        waiting = [(each.source, each.cell) for each in self.waiting]
        return {"seat": self.seat, "waiting": tuple(waiting)}

    def pick(self, table: Battleground) -> None:
        names = list(dict.fromkeys([each.source for each in self.waiting]))
        if len(names) == 1:
            self.picked(table, self.seat, names[0])
        elif names:
            options = [Option(f"first:{name}", name) for name in names]
            table.ask_for(self.seat, "trigger", options, self.picked)

    def picked(self, table: Battleground, seat: SeatId, source: str) -> None:
        at = [each.source for each in self.waiting].index(source)
        self.again()
        begin(table, self.waiting.pop(at))


def trigger(table: Battleground, seat: SeatId, effects: list[Resolving]) -> None:
    """Begin effects that happen at the same time."""
    if len(effects) == 1:
        resolve(table, effects[0])
    elif effects:
        begin(table, Trigger(seat, effects))
