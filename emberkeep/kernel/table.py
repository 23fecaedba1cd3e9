"""The table: the whole state of a match, and the procedures that play on it.

A procedure is one chapter of the rulebook in progress. The table runs the top procedure of its
stack, step by step, until somebody must be asked; an answer is handed to the procedure's `then`.

There are three kinds of questions to several seats. Asks of one step are answered by one choice
each, and nobody learns an answer before the last one is in. Where each seat makes several choices,
`apart` gives every seat a private chapter. Of the asks of `ask_first`, the first answer is taken
and the others lapse.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any, NoReturn, TypeVar

from emberkeep.kernel.asks import Ask, Event, Fact, Option, remade
from emberkeep.kernel.chance import Chance
from emberkeep.kernel.errors import NotAsked, RulesBug, StaleAsk
from emberkeep.kernel.procedure import Branch, Procedure, Progress
from emberkeep.kernel.sides import Result, SeatId, Sides, result_of
from emberkeep.kernel.state import State, state

V = TypeVar("V")

NOTHING: dict[str, Fact] = {}


@state
class Table(State):
    """The whole state of one match. Games add their own fields."""

    chance: Chance
    stack: list[Procedure] = field(default_factory=list, init=False)
    branches: list[Branch] = field(default_factory=list, init=False)
    asks: list[Ask] = field(default_factory=list, init=False)
    answers: dict[SeatId, Option[Any]] = field(default_factory=dict, init=False)
    log: list[Event] = field(default_factory=list, init=False)
    choices: int = field(default=0, init=False)
    reveals: int = field(default=0, init=False)
    sides: Sides = field(default=(), init=False)
    result: Result | None = field(default=None, init=False)

    # What rules call.

    def call(self, procedure: Procedure) -> None:
        """Begin a chapter within the present one, which goes on afterwards."""
        if self.asks or self.result is not None:
            when = "while an ask is open" if self.asks else "after the end"
            message = f"{type(procedure).__name__} begins {when}"
            raise RulesBug(message)
        self.stack.append(procedure)

    def ask(
        self,
        seat: SeatId,
        prompt: str,
        options: Sequence[Option[V]] | Callable[[Any, SeatId], Sequence[Option[V]]],
        then: Callable[[Any, SeatId, V], None],
        *,
        secret: bool = False,
        about: Mapping[str, Fact] = NOTHING,
    ) -> None:
        """Ask a seat; `then(table, seat, value)` of the running procedure gets the answer.

        Where others must not know all the options, give a method `menu(table, seat)` instead of
        a list, so that they can be made again for an imagined hand. A `secret` answer is kept
        out of the record that others may read.
        """
        if not self.stack:
            message = f"{prompt} is asked after the end, or outside of any chapter"
            raise RulesBug(message)
        procedure = self.stack[-1]
        given: Any = options
        method: Any = then
        menu = ""
        if getattr(method, "__self__", None) is not procedure:
            self._refuse_method(prompt)
        if not isinstance(given, (list, tuple)):
            if getattr(given, "__self__", None) is not procedure:
                self._refuse_method(prompt)
            menu = given.__name__
            given = given(self, seat)
        self.put(seat, prompt, given, method.__name__, menu, secret, about)

    def put(  # noqa: PLR0913, PLR0917  # as many as an ask has parts
        self,
        seat: SeatId,
        prompt: str,
        options: Sequence[Option[Any]],
        then: str,
        menu: str = "",
        secret: bool = False,  # noqa: FBT001, FBT002  # by keyword it would take longer
        about: Mapping[str, Fact] = NOTHING,
    ) -> None:
        """Ask by the names of methods: what the compiled build makes of calls of `ask`."""
        if not options:
            message = f"{type(self.stack[-1]).__name__} asks {prompt} with no options"
            raise RulesBug(message)
        number = self.choices + 1
        self.asks.append(Ask(seat, number, prompt, tuple(options), then, menu, secret, about))

    def _refuse_method(self, prompt: str) -> NoReturn:
        chapter = type(self.stack[-1]).__name__
        message = f"{chapter} asks {prompt} with a method that is not the running procedure's"
        raise RulesBug(message)

    def ask_first(
        self,
        seats: Sequence[SeatId],
        prompt: str,
        options: Sequence[Option[V]] | Callable[[Any, SeatId], Sequence[Option[V]]],
        then: Callable[[Any, SeatId, V], None],
        *,
        secret: bool = False,
        about: Mapping[str, Fact] = NOTHING,
    ) -> None:
        """Ask several seats, of which the first to answer is taken; the other questions lapse.

        A seat with a single option is not answered for while another can choose. Who passes does
        not pass for the others: ask the others again in `then`.
        """
        for seat in seats:
            self.ask(seat, prompt, options, then, secret=secret, about=about)
            asked = self.asks[-1]
            self.asks[-1] = remade(asked, asked.options, first=True)

    def apart(
        self,
        seats: Sequence[SeatId],
        begin: Callable[[Any, SeatId], Procedure],
        then: Callable[[Any, SeatId, Any], None],
    ) -> None:
        """Let seats play a private chapter each, at the same time.

        `begin(table, seat)` makes the chapter of a seat. When the last one has ended,
        `then(table, seat, chapter)` gets them all, in the order of `seats`. Until then a chapter
        changes nothing but itself: it asks its own seat alone, tells it alone and draws nothing.

        Nobody else learns what a seat does there or in how many steps. That it has ended is seen,
        as at a table one sees who has put the cards down; so whether a chapter asks at all must
        not depend on what others may not know. Its questions are asked even when they have a
        single option, since it ends by the word of its seat alone.
        """
        procedure = self.stack[-1]
        for method in (begin, then):
            owner: Any = method
            if getattr(owner, "__self__", None) is not procedure:
                message = f"{type(procedure).__name__} begins chapters with another's method"
                raise RulesBug(message)
        start: Any = begin
        end: Any = then
        opened = [Branch(seat, start.__name__, end.__name__, start(self, seat)) for seat in seats]
        for branch in opened:
            self._go_on(branch)
        self.branches = opened
        self.asks = [branch.ask for branch in opened if branch.ask is not None]

    def tell(self, kind: str, *, to: tuple[SeatId, ...] | None = None, **facts: Fact) -> None:
        """Tell everybody, or the seats `to`, what happened."""
        self.log.append(Event(kind, facts, to))

    def reveal(self) -> None:
        """Mark that something hidden was seen: no choice before this moment can be undone."""
        self.reveals += 1

    def end(self, *, winners: Sequence[SeatId], reason: str, scores: Sequence[int]) -> None:
        """End the match, whatever chapters are in progress; who wins does so with its side."""
        if self.asks or self.result is not None:
            message = "the match ends while an ask is open, or a second time"
            raise RulesBug(message)
        self.result = result_of(self.sides, winners, reason, scores)
        self.stack.clear()

    # What players call.

    def choose(self, seat: SeatId, code: str, number: int | None = None) -> None:
        """Answer the open ask of a seat and play on until somebody is asked again.

        A refused choice raises and changes nothing. `number`, where given, must be the ask's.
        """
        if self.answer(seat, code, number):
            self.run()

    def answer(self, seat: SeatId, code: str, number: int | None = None) -> bool:
        """Answer the open ask of a seat without playing on; return whether play goes on."""
        ask = self.ask_of(seat, number)
        return self.take(ask, ask.option(code))

    def take(self, ask: Ask, option: Option[Any]) -> bool:
        """Answer an open ask by one of its options without playing on, as `answer` does."""
        seat = ask.seat
        if self.branches:
            return self._choose_apart(self.branch_of(seat), ask, option)
        self.choices += 1
        if ask.first or len(self.asks) == 1:
            self.asks.clear()
            getattr(self.stack[-1], ask.then)(self, seat, option.value)
        else:
            self.answers[seat] = option
            if self._waits():
                return False
            self._resolve()
        return True

    def retract(self, seat: SeatId) -> None:
        """Take back the last answer of a seat that others still wait to see."""
        if self.branches:
            branch = self.branch_of(seat)
            if branch.codes:
                self._begin_again(branch, branch.codes[:-1])
                self._gather_asks()
                return
        chosen = [ask.seat for ask in self.asks if len(ask.options) > 1]
        if seat not in self.answers or seat not in chosen:
            message = f"seat {seat} has no answer that waits for others"
            raise NotAsked(message)
        del self.answers[seat]
        self.choices -= 1

    def reopen(self, seat: SeatId) -> None:
        """Let all but a seat choose anew what nobody has seen: for tables that are imagined."""
        if self.branches:
            for branch in self.branches:
                if branch.seat != seat and branch.codes:
                    self._begin_again(branch, [])
            self._gather_asks()
        for ask in self.asks:
            if ask.seat in self.answers and ask.seat != seat and len(ask.options) > 1:
                self.retract(ask.seat)

    def hidden(self) -> int:
        """Count the last choices that nobody has seen but who made them, in private chapters."""
        return sum([len(branch.codes) for branch in self.branches])

    def chapter_of(self, seat: SeatId) -> Procedure:
        """Find the chapter that asks a seat now, or the one in progress."""
        for branch in self.branches:
            if branch.seat == seat:
                return branch.within[-1] if branch.within else branch.chapter
        return self.stack[-1]

    def branch_of(self, seat: SeatId) -> Branch:
        """Find the private chapter of a seat, or refuse."""
        for branch in self.branches:
            if branch.seat == seat:
                return branch
        message = f"seat {seat} has nothing to decide now; {self._who_decides()}"
        raise NotAsked(message)

    def ask_of(self, seat: SeatId, number: int | None = None) -> Ask:
        """Return the ask that a seat has to answer, or refuse; `number` must be the ask's."""
        for ask in self.asks:
            if ask.seat == seat and seat not in self.answers:
                if number is None or number == ask.number:
                    return ask
                self._refuse_number(number, f"open is {ask.number}")
        if number is not None and 0 < number <= self._answered(seat):
            self._refuse_number(number, self._who_decides())
        message = f"seat {seat} has nothing to decide now; {self._who_decides()}"
        raise NotAsked(message)

    def _answered(self, seat: SeatId) -> int:
        """Count the questions that are closed for a seat, whoever answered them."""
        own = [len(branch.codes) for branch in self.branches if branch.seat == seat]
        return self.choices + sum(own)

    def _refuse_number(self, number: int, instead: str) -> NoReturn:
        message = f"that question is closed (it was number {number}); {instead}"
        raise StaleAsk(message)

    def asked(self) -> list[SeatId]:
        """List the seats that have to answer, in the order in which they were asked."""
        return [ask.seat for ask in self.asks if ask.seat not in self.answers]

    @property
    def over(self) -> bool:
        return self.result is not None

    def progress(self) -> tuple[Progress, ...]:
        """Tell how far the chapters on the stack are, for views."""
        return tuple([chapter.progress() for chapter in self.stack])

    def story(self, seat: SeatId | None, since: int = 0) -> list[Event]:
        """List what a seat, or a spectator, was told since an event number."""
        return [e for e in self.log[since:] if e.to is None or seat in e.to]

    # What runs the procedures.

    def run(self) -> None:
        """Play on until somebody must be asked or the match has ended."""
        while True:
            self._run_steps(once=False)
            asks = self.asks
            if len(asks) == 1 and len(asks[0].options) > 1:
                return  # the usual case, told apart early because it is
            if not self._settle():
                break
        if not asks and self.result is None:
            message = "the last chapter ends, but nobody has called table.end(…)"
            raise RulesBug(message)

    def step(self) -> bool:
        """Run one step of the procedure in progress; return False when there is none to run."""
        if self.asks or self.branches:
            return self._settle()
        goes_on = bool(self.stack)
        self._run_steps(once=True)
        return goes_on

    def _run_steps(self, *, once: bool) -> None:
        """Run one step, or all until somebody is asked or none is left."""
        stack = self.stack
        while stack and not self.asks and not self.branches:
            procedure = stack[-1]
            at = procedure.at
            script = procedure.script
            if at == len(script):
                stack.pop()
            else:
                procedure.now = at
                procedure.at = at + 1
                getattr(procedure, script[at])(self)
            if once:
                return

    def _settle(self) -> bool:
        """Answer what leaves no choice, or join private chapters; return whether play goes on."""
        if self.branches:
            if self.asks:
                return False
            self._join()
            return True
        return bool(self.asks) and self._answer_the_obvious()

    def _answer_the_obvious(self) -> bool:
        """Answer asks with a single option; return whether the asks were all resolved by that.

        Where the first answer counts, nobody is answered for while anybody can choose.
        """
        asks = self.asks
        if len(asks) > 1:
            self._check_asks()
        ask = asks[0]
        if ask.first or len(asks) == 1:
            if max([len(ask.options) for ask in asks]) > 1:
                return False
            self._tell_obvious(ask)
            asks.clear()
            getattr(self.stack[-1], ask.then)(self, ask.seat, ask.options[0].value)
            return True
        for ask in asks:
            if len(ask.options) == 1 and ask.seat not in self.answers:
                self._tell_obvious(ask)
                self.answers[ask.seat] = ask.options[0]
        return self._resolve()

    def _check_asks(self) -> None:
        asks = self.asks
        wrong = ""
        if len({ask.seat for ask in asks}) < len(asks):
            wrong = "one seat twice at once"
        elif len({ask.first for ask in asks}) > 1:
            wrong = "for the first answer and for all answers at once"
        if wrong:
            message = f"{type(self.stack[-1]).__name__} asks {wrong}"
            raise RulesBug(message)

    def _tell_obvious(self, ask: Ask) -> None:
        self.tell("obvious", to=(ask.seat,), prompt=ask.prompt, code=ask.options[0].code)

    def _waits(self) -> bool:
        """Return whether somebody who was asked with others has yet to choose."""
        answers = self.answers
        for ask in self.asks:  # noqa: SIM110  # a generator takes twice as long
            if ask.seat not in answers and len(ask.options) > 1:
                return True
        return False

    def _resolve(self) -> bool:
        """Hand over the answers of a simultaneous question, once the last one is in."""
        asks, answers = self.asks, self.answers
        if len(answers) < len(asks):
            return False
        self.asks, self.answers = [], {}
        self.reveals += 1
        procedure = self.stack[-1]
        for ask in asks:
            getattr(procedure, ask.then)(self, ask.seat, answers[ask.seat].value)
        return True

    # What runs private chapters.

    def _choose_apart(self, branch: Branch, ask: Ask, option: Option[Any]) -> bool:
        """Play a seat's private chapter on; return whether it was the last to end."""
        at = self.asks.index(ask)
        branch.codes.append(option.code)
        self._go_on(branch, ask.then, option)
        self.asks[at : at + 1] = [] if branch.ask is None else [branch.ask]
        return not self.asks

    def _go_on(self, branch: Branch, then: str = "", option: Option[Any] | None = None) -> None:
        """Play a private chapter up to its next ask, as if there were no other.

        Its asks are numbered by the choices made before it and in it, not by those of others.
        """
        outside = (self.stack, self.branches, self.asks, self.log, self.choices)
        self.stack, self.branches, self.asks = [branch.chapter, *branch.within], [], []
        self.log = branch.log
        self.choices += len(branch.codes)
        if option is not None:
            procedure = self.stack[-1]
            getattr(procedure, then)(self, branch.seat, option.value)
        self._run_steps(once=False)  # what is obvious is asked all the same: it ends the chapter
        asks = self.asks
        if self.branches or len(asks) > 1 or (asks and asks[0].seat != branch.seat):
            message = f"{type(branch.chapter).__name__}, a private chapter, asks more than its seat"
            raise RulesBug(message)
        if self.result is not None:
            message = f"{type(branch.chapter).__name__}, a private chapter, ends the match"
            raise RulesBug(message)
        branch.within = self.stack[1:]
        branch.ask = asks[0] if asks else None
        self.stack, self.branches, self.asks, self.log, self.choices = outside

    def _begin_again(self, branch: Branch, codes: list[str]) -> None:
        """Begin a private chapter anew, and repeat some choices in it."""
        procedure: Any = self.stack[-1]
        begin = getattr(procedure, branch.begin)
        branch.chapter = begin(self, branch.seat)
        branch.within, branch.codes, branch.log = [], [], []
        self._go_on(branch)
        for code in codes:
            ask = branch.ask
            assert ask is not None
            branch.codes.append(code)
            self._go_on(branch, ask.then, ask.option(code))

    def _gather_asks(self) -> None:
        self.asks = [branch.ask for branch in self.branches if branch.ask is not None]

    def _join(self) -> None:
        """Hand over the private chapters, now that the last one has ended."""
        branches = self.branches
        self.branches = []
        self.choices += sum([len(branch.codes) for branch in branches])
        self.reveals += 1
        procedure = self.stack[-1]
        for branch in branches:
            self.log += branch.log
        for branch in branches:
            getattr(procedure, branch.then)(self, branch.seat, branch.chapter)

    def _who_decides(self) -> str:
        seats = ", ".join(str(seat) for seat in self.asked())
        return f"to decide: seat {seats}" if seats else "the match is over"

    # What imagining calls.

    def veil(self, seat: SeatId | None, chance: Chance) -> None:
        """Replace all that the kernel hides from a seat: chance to come, the log, others' asks.

        Call it last in `imagine`, when the game's own secrets have been dealt anew.
        """
        self.chance = chance.fork()
        self.log = []
        self.reveals = 0  # how many there were can depend on answers that were never asked for
        if self.branches:
            self._veil_branches(seat, chance)
            return
        for at, ask in enumerate(self.asks):
            if ask.seat == seat:
                continue
            options = ask.options
            if ask.menu:
                options = tuple(getattr(self.stack[-1], ask.menu)(self, ask.seat))
                self.asks[at] = remade(ask, options, first=ask.first)
            if ask.seat in self.answers:
                self.answers[ask.seat] = chance.pick(options)

    def _veil_branches(self, seat: SeatId | None, chance: Chance) -> None:
        """Begin the chapters of others anew; those that had ended end in some other way."""
        for branch in self.branches:
            branch.log = []
            if branch.seat == seat:
                continue
            ended = branch.ask is None
            self._begin_again(branch, [])
            while ended and branch.ask is not None:
                option = chance.pick(branch.ask.options)
                branch.codes.append(option.code)
                self._go_on(branch, branch.ask.then, option)
            branch.log = []
        self._gather_asks()
