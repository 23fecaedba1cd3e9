"""A match is played, recorded, taken back, replayed and forked."""

from __future__ import annotations

import pytest

from emberkeep.kernel import (
    BrokenRecord,
    Choice,
    ChoiceError,
    Match,
    OtherRules,
    Record,
    Setup,
    SetupError,
    UndoError,
    digest,
)
from emberkeep.kernel.record import HIDDEN
from tests.kernel.path import GAME, Path, PathGame, walk, walked
from tests.toys import auction, hamlet

# Recording


def test_every_choice_is_recorded() -> None:
    match = walked("0 go", "0 turn", "1 roll")

    assert match.record.choices == [Choice(0, "go"), Choice(0, "turn"), Choice(1, "roll")]


def test_a_refused_choice_is_not_recorded() -> None:
    match = walked("0 go")

    with pytest.raises(ChoiceError):
        match.choose(1, "go")

    assert match.record.choices == [Choice(0, "go")]


def test_a_secret_choice_is_recorded_as_secret() -> None:
    match = walked("0 secret", "0 left")

    assert match.record.choices[1] == Choice(0, "left", secret=True)


def test_what_the_kernel_answers_itself_is_not_recorded() -> None:
    match = walked("0 lonely", "0 left")

    assert match.table.marks == ["lonely", "0 left", "1 left"]
    assert match.record.choices == [Choice(0, "lonely"), Choice(0, "left")]


# Trying


def test_a_choice_that_is_tried_changes_nothing() -> None:
    match = walked("0 go")
    before = digest(match.table)

    after = match.attempt(0, "roll")

    assert after.marks == ["go", "roll"]
    assert digest(match.table) == before
    assert match.record.choices == [Choice(0, "go")]


def test_a_choice_that_was_tried_is_not_played_again() -> None:
    match = walked("0 go")
    after = match.attempt(0, "roll")

    match.choose(0, "roll", after=after)

    assert match.table is after
    assert match.record.choices == [Choice(0, "go"), Choice(0, "roll")]
    assert not match.can_undo(0)


def test_what_was_tried_and_chosen_can_be_taken_back_to_a_kept_floor() -> None:
    match = Match(GAME, GAME.setup(), keeps=True)
    for move in ("go", "roll", "go", "turn"):
        match.choose(0, move, after=match.attempt(0, move))

    match.undo(0)
    match.choose(0, "go")
    match.undo(0)
    match.undo(0)

    assert match.table.marks == ["go", "roll"]
    assert digest(match.table) == digest(Match.replay(GAME, match.record).table)


# Undo


def test_undo_takes_back_the_last_choice() -> None:
    match = walked("0 go", "0 go")

    match.undo(0)

    assert digest(match.table) == digest(walked("0 go").table)
    assert match.record == walked("0 go").record


def test_undo_goes_back_choice_by_choice_to_the_beginning() -> None:
    match = walked("0 go", "0 turn", "1 go", "1 go")

    match.undo(1)
    match.undo(1)

    assert digest(match.table) == digest(walked("0 go", "0 turn").table)


@pytest.mark.parametrize("barrier", ["roll", "look"])
def test_undo_stops_at_what_was_rolled_or_revealed(barrier: str) -> None:
    match = walked("0 go", f"0 {barrier}", "0 go")

    match.undo(0)

    assert not match.can_undo(0)
    with pytest.raises(UndoError, match="something was revealed, rolled or decided"):
        match.undo(0)


def test_undo_stops_at_the_choice_of_another_seat() -> None:
    match = walked("0 go", "0 turn", "1 go")

    assert not match.can_undo(0)
    assert match.can_undo(1)
    with pytest.raises(UndoError):
        match.undo(0)


def test_a_refused_undo_changes_nothing() -> None:
    match = walked("0 go", "0 roll")
    before = digest(match.table), match.record.to_json()

    with pytest.raises(UndoError):
        match.undo(0)

    assert (digest(match.table), match.record.to_json()) == before


def test_nothing_can_be_taken_back_before_the_first_choice() -> None:
    match = walked()

    assert not match.can_undo(0)
    with pytest.raises(UndoError, match="nothing was chosen yet"):
        match.undo(0)


def test_a_choice_can_be_made_again_after_undo() -> None:
    match = walked("0 go")
    match.undo(0)
    walk(match, "0 turn")

    assert digest(match.table) == digest(walked("0 turn").table)


def test_the_barrier_stays_where_it_was_after_undo() -> None:
    match = walked("0 roll", "0 go")
    match.undo(0)

    assert not match.can_undo(0)


def test_an_answer_that_waits_can_be_taken_back() -> None:
    match = walked("0 both", "1 left")

    match.undo(1)

    assert digest(match.table) == digest(walked("0 both").table)
    assert match.record.choices == [Choice(0, "both")]


def test_an_answer_that_waits_can_be_taken_back_after_another_has_answered() -> None:
    match = Match(auction.GAME, auction.GAME.setup(players=3))
    for seat, code in ((0, "leave"), (0, "pass"), (1, "pass")):
        match.choose(seat, code)
    assert match.can_undo(0)

    match.undo(0)

    assert match.table.asked() == [0, 2]
    assert match.record.choices == [Choice(0, "leave"), Choice(1, "pass")]
    assert digest(match.table) == digest(Match.replay(auction.GAME, match.record).table)


class Counted(PathGame):
    """A Path that counts how often a match is begun."""

    begun = 0

    def new(self, setup: Setup) -> Path:
        self.begun += 1
        return PathGame.new(self, setup)


def begun_by_two_undos(*, keeps: bool) -> int:
    game = Counted()
    match = Match(game, game.setup(), keeps=keeps)
    for move in ("go", "roll", "go", "go", "go"):
        walk(match, f"0 {move}")
    before = game.begun
    match.undo(0)
    match.undo(0)
    assert digest(match.table) == digest(Match.replay(game, match.record).table)
    return game.begun - before - 1


def test_a_match_that_keeps_its_floor_is_never_begun_again() -> None:
    assert begun_by_two_undos(keeps=True) == 0


def test_without_a_kept_floor_only_the_first_undo_begins_again() -> None:
    assert begun_by_two_undos(keeps=False) == 1


def test_a_kept_floor_moves_on_with_what_is_revealed() -> None:
    match = Match(GAME, GAME.setup(), keeps=True)
    for move in ("roll", "go", "look", "go", "go"):
        walk(match, f"0 {move}")

    match.undo(0)

    assert match.table.marks == ["roll", "go", "look", "go"]


def test_answers_that_are_all_in_cannot_be_taken_back() -> None:
    match = walked("0 both", "1 left", "0 left")

    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_the_choice_before_a_question_to_all_can_be_taken_back_until_one_answers() -> None:
    match = walked("0 both")
    assert match.can_undo(0)

    walk(match, "1 left")
    assert not match.can_undo(0)


# Replay and fork


def test_a_replay_gives_the_same_table() -> None:
    match = walked("0 go", "0 roll", "0 both", "1 left", "0 right", "0 secret", "0 left")

    again = Match.replay(GAME, match.record)

    assert digest(again.table) == digest(match.table)
    assert (again.record, again.floor) == (match.record, match.floor)


def test_a_replay_can_stop_at_a_choice() -> None:
    match = walked("0 go", "0 roll", "0 turn")

    assert digest(Match.replay(GAME, match.record, 2).table) == digest(
        walked("0 go", "0 roll").table
    )


def test_a_replay_leaves_the_record_it_reads() -> None:
    match = walked("0 go", "0 roll")

    walk(Match.replay(GAME, match.record), "0 go")

    assert len(match.record.choices) == 2


def test_a_fork_is_another_match_from_the_same_moment() -> None:
    match = walked("0 go", "0 roll")
    fork = match.fork()
    walk(fork, "0 turn")

    assert fork.table.marks == ["go", "roll", "turn"]
    assert match.table.marks == ["go", "roll"]


def test_a_fork_can_begin_in_the_past() -> None:
    assert walked("0 go", "0 roll", "0 turn").fork(1).table.marks == ["go"]


def test_a_record_of_another_game_is_refused_with_both_names() -> None:
    with pytest.raises(OtherRules) as caught:
        Match.replay(hamlet.GAME, walked("0 go").record)

    assert str(caught.value) == "this is a record of path, rules 3; here is hamlet, rules 1"


def test_a_record_of_other_rules_is_refused_with_both_versions() -> None:
    record = walked("0 go").record
    old = Record(record.setup, "2", record.seats, record.choices)

    with pytest.raises(OtherRules, match="a record of path, rules 2; here is path, rules 3"):
        Match.replay(GAME, old)


def test_a_record_with_an_impossible_choice_is_refused_with_its_number() -> None:
    record = walked("0 go", "0 turn").record
    record.choices.append(Choice(0, "go"))

    with pytest.raises(BrokenRecord) as caught:
        Match.replay(GAME, record)

    assert str(caught.value) == (
        "choice 3 of the record is not possible: "
        "seat 0 has nothing to decide now; to decide: seat 1"
    )


def test_a_record_with_an_impossible_setup_is_refused() -> None:
    record = walked().record
    setup = GAME.setup("long", 1)
    odd = type(setup)(setup.game, "plain", 1, {}, 0)

    with pytest.raises(SetupError, match="path in mode plain is for 2, 3 players, not 1"):
        Match.replay(GAME, Record(odd, "3", record.seats))


# What others may read


def codes(match: Match[Path], seat: int | None) -> str:
    return " ".join(choice.code for choice in match.record_for(seat))


def test_a_waiting_answer_is_masked_for_all_but_its_seat() -> None:
    match = walked("0 go", "0 both", "1 left")

    assert codes(match, 1) == "go both left"
    assert codes(match, 0) == codes(match, None) == f"go both {HIDDEN}"


def test_answers_are_open_once_the_last_is_in() -> None:
    assert codes(walked("0 go", "0 both", "1 left", "0 right"), None) == "go both left right"


def test_a_secret_choice_is_masked_until_the_match_is_over() -> None:
    match = walked("0 secret", "0 left", "0 go")

    assert codes(match, 0) == "secret left go"
    assert codes(match, 1) == codes(match, None) == f"secret {HIDDEN} go"

    walk(match, "0 stop")
    assert codes(match, 1) == "secret left go stop"


def test_an_answer_of_the_kernel_masks_no_other_choice() -> None:
    match = walked("0 turn", "1 turn", "0 lonely")

    assert codes(match, 0) == codes(match, None) == "turn turn lonely"


def test_only_the_last_choice_of_a_waiting_seat_is_masked() -> None:
    match = walked("0 turn", "1 go", "1 both", "1 left")

    assert codes(match, 0) == f"turn go both {HIDDEN}"
