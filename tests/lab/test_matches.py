"""One game of bots, well-behaved and not."""

from __future__ import annotations

import pytest

from emberkeep.games import GAMES
from emberkeep.kernel import OtherRules, Result, alone
from emberkeep.lab.lineups import jobs
from emberkeep.lab.matches import Stopped, play
from emberkeep.lab.terms import Hello, Job, Outcome, Terms
from tests.lab.bots import Polite
from tests.toys import auction


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "candlelight", auction.GAME)


def terms(limit_ms: float = 10_000, rules: str = "1") -> Terms:
    return Terms("candlelight", "sale", 2, {}, rules, limit_ms)


def game(*bots: str, seed: int = 7, rotation: int = 0) -> Job:
    names = [name if name == "random" else f"tests.lab.bots:{name}" for name in bots]
    return Job(0, 0, rotation, seed, tuple(names))


def test_a_game_depends_on_its_job_alone() -> None:
    job = game("random", "random")

    assert play(terms(), job).untimed() == play(terms(), job).untimed()
    assert play(terms(), job).untimed() != play(terms(), game("random", "random", seed=8)).untimed()


def test_bots_have_a_stream_of_their_own_in_each_rotation() -> None:
    one, other = (play(terms(), game("random", "random", rotation=r)) for r in (0, 1))

    assert one.untimed() != other.untimed() | {"rotation": 0}


def test_decisions_and_times_are_counted() -> None:
    outcome = play(terms(), game("random", "Slow"))

    assert sum(deed.decisions for deed in outcome.deeds) == outcome.choices
    assert outcome.deeds[1].times().mean() > 10
    assert outcome.deeds[0].times().mean() < 10


@pytest.mark.parametrize(
    ("bot", "kind", "sentence"),
    [
        ("Raises", "raised", "ValueError: I am lost"),
        ("Cheats", "bad code", "'victory' is not an option"),
        ("Leaves", "raised", "SystemExit: enough"),
    ],
)
def test_a_bot_that_misbehaves_forfeits_the_choice(bot: str, kind: str, sentence: str) -> None:
    outcome = play(terms(), game("random", bot))

    deed = outcome.deeds[1]
    assert deed.forfeits == {kind: deed.decisions}
    assert sentence in deed.example
    assert outcome.deeds[0].forfeits == {}
    assert outcome.untimed() == play(terms(), game("random", bot)).untimed()


def test_a_bot_that_sleeps_is_interrupted() -> None:
    outcome = play(terms(limit_ms=5), game("random", "Sleeps"))

    deed = outcome.deeds[1]
    assert deed.forfeits == {"too slow": deed.decisions}


def test_a_bot_that_is_late_forfeits_even_where_it_cannot_be_interrupted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("emberkeep.lab.manners.can_ring", lambda: False)

    deed = play(terms(limit_ms=5), game("random", "Slow")).deeds[1]

    assert deed.forfeits == {"too slow": deed.decisions}
    assert "allowed were 5" in deed.example


def test_a_bot_may_hear_what_is_played_and_how_it_ended() -> None:
    Polite.heard.clear()

    outcome = play(terms(), game("random", "Polite"))

    hello, result = Polite.heard
    assert isinstance(hello, Hello)
    assert (hello.game, hello.seat, hello.seats) == ("candlelight", 1, ("Ada", "Bo"))
    assert isinstance(result, Result)
    assert list(result.scores) == outcome.scores
    assert "seed" not in vars(hello)


def test_a_bot_that_stumbles_at_the_door_plays_nevertheless() -> None:
    outcome = play(terms(), game("random", "Clumsy"))

    assert outcome.deeds[1].forfeits == {"raised": 1}
    assert outcome.deeds[1].example == "raised: RuntimeError: where am I?"


def test_a_bot_that_dawdles_at_the_door_is_interrupted() -> None:
    deed = play(terms(limit_ms=2000), game("random", "Dawdles")).deeds[1]

    assert deed.forfeits == {"too slow": 1}


def test_a_game_can_be_given_up() -> None:
    with pytest.raises(Stopped):
        play(terms(), game("random", "random"), lambda: True)


def test_other_rules_are_refused() -> None:
    with pytest.raises(OtherRules, match="rules 1 here and 0 where this was started"):
        play(terms(rules="0"), game("random", "random"))


def test_an_outcome_survives_a_file() -> None:
    outcome = play(terms(), game("random", "Raises"))

    assert Outcome.from_data(outcome.to_data()) == outcome


def test_what_was_tried_in_earlier_parts_of_a_campaign_counts_and_their_traits_do_not() -> None:
    first, last = [play(terms(), game("random", "random")) for _ in range(2)]
    first.facts = [["trial", "scenario won", "ford", 0, 1, 0], ["trait", "gate", "north", 0, 1, 1]]
    last.facts = [["trial", "scenario won", "ford", 0, 1, 1]]

    facts = last.after(first).facts

    assert facts == [first.facts[0], *last.facts]


def test_a_shared_win_counts_in_fractions() -> None:
    outcome = play(terms(), game("random", "random"))
    outcome.winners = [0, 1]

    assert [outcome.share(seat) for seat in range(2)] == [0.5, 0.5]


def test_the_games_own_opponent_is_named_and_not_asked() -> None:
    [job] = jobs(["random"], alone(1), games=1, seed=1)

    outcome = play(Terms("crown_of_ash", "solo", 1, {}, rules_of("crown_of_ash")), job)

    assert outcome.names == ["random", "automatic opponent"]
    assert (len(outcome.scores), len(outcome.deeds)) == (2, 1)


def rules_of(name: str) -> str:
    return GAMES[name].rules_version
