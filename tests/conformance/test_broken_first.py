"""The suite under test: questions that outlive the first answer, or tell of the others."""

from __future__ import annotations

from typing import Any

from emberkeep.kernel import Ask, SeatId, Setup, state
from tests.conformance.broken import found
from tests.toys.lanterns import JointTurn, Journey, Lanterns, Tunnel, lay_out


def played(kind: type[Tunnel] = Tunnel, turns: type[JointTurn] = JointTurn) -> Lanterns:
    """Make a Lanterns on another kind of table, or with other joint turns."""

    @state
    class OddJourney(Journey):
        def walk_on(self, table: Tunnel) -> None:
            table.call(turns())

    class Odd(Lanterns):
        def lay_out(self, setup: Setup) -> Tunnel:
            laid = lay_out(setup)
            table = kind(laid.chance, laid.walkers, laid.deck, laid.lanterns, laid.packs)
            table.call(OddJourney())
            return table

    return Odd()


@state
class Sticky(Tunnel):
    """A table on which the other questions stay open."""

    def choose(self, seat: SeatId, code: str, number: int | None = None) -> None:
        late = [ask for ask in self.asks if ask.seat != seat]
        Tunnel.choose(self, seat, code, number)
        self.asks = late + [ask for ask in self.asks if ask.seat == seat]


@state
class Patient(Tunnel):
    """A table that takes late answers."""

    def ask_of(self, seat: SeatId, number: int | None = None) -> Ask:
        return Tunnel.ask_of(self, seat)


@state
class Telling(JointTurn):
    """A turn after which everybody hears what the others could have played."""

    def walked(self, table: Tunnel, seat: SeatId, card: int) -> None:
        hands: list[Any] = [tuple(walker.hand) for walker in table.walkers]
        table.tell("could.have", hands=tuple(hands))
        JointTurn.walked(self, table, seat, card)


def test_questions_that_outlive_the_first_answer_are_caught() -> None:
    assert "questions are left over" in found("the first answer counts", played(Sticky))


def test_a_late_answer_that_is_taken_is_caught() -> None:
    problem = found("the first answer counts", played(Patient))

    assert "is not refused with StaleAsk" in problem


def test_a_story_of_what_others_could_have_answered_is_caught() -> None:
    problem = found("lapsed questions stay hidden", played(turns=Telling))

    assert "is told what it does not see: story[0].facts['hands']" in problem
