"""A finished match names its sequel; the setup of every part holds what is carried over."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.kernel import (
    BrokenRecord,
    Chance,
    Match,
    Record,
    Sequel,
    Setup,
    SetupError,
)
from emberkeep.kernel.testing import everything_holds
from tests.toys import hamlet, pilgrims
from tests.toys.pilgrims import GAME, Pilgrim, Pilgrims

CARRIED: dict[str, Any] = {"part": 2, "relics": [1, 0], "bread": [3, 1], "tries": 0}


def walked(setup: Setup, way: str = "walk") -> Match[Pilgrim]:
    """Play a part to its end in one way."""
    match = Match(GAME, setup)
    while not match.table.over:
        match.choose(match.table.asked()[0], way)
    return match


def followed(match: Match[Pilgrim], seed: int = 7) -> Setup:
    setup = match.sequel(seed)
    assert setup is not None
    return setup


# Sequels


def test_a_finished_match_names_the_next_part_and_what_is_carried_into_it() -> None:
    setup = followed(walked(GAME.setup("road", 2), "rest"), seed=7)

    assert (setup.mode, setup.players, setup.options, setup.seed) == (
        "pass", 2, {"storm": False}, 7
    )  # fmt: skip
    assert setup.carried == {"part": 2, "relics": [1, 1], "bread": [3, 3], "tries": 0}


def test_what_is_carried_over_is_on_the_next_table() -> None:
    match = Match(GAME, followed(walked(GAME.setup("road", 2), "rest")))

    assert match.table.relics == [1, 1]
    assert match.table.bread == [3, 3]


def test_a_match_that_goes_on_has_no_sequel() -> None:
    assert Match(GAME, GAME.setup("road", 2)).sequel(0) is None


def test_a_match_of_its_own_has_no_sequel() -> None:
    assert walked(GAME.setup("stroll")).sequel(0) is None


def test_a_game_without_campaigns_has_no_sequels() -> None:
    match = Match(hamlet.GAME, hamlet.GAME.setup())
    chance = Chance(0)
    while not match.table.over:
        seat = match.table.asked()[0]
        match.choose(seat, chance.pick(match.table.ask_of(seat).options).code)

    assert match.sequel(0) is None


def test_parts_are_counted_also_where_one_is_tried_again() -> None:
    parts = [GAME.setup("road", 2)]
    while (setup := walked(parts[-1], "rest").sequel(0)) is not None:
        parts.append(setup)

    assert [(each.mode, each.part) for each in parts] == [
        ("road", 1), ("pass", 2), ("pass", 3), ("shrine", 4)
    ]  # fmt: skip


def test_a_setup_with_other_luck_carries_the_same() -> None:
    setup = GAME.setup("pass", 2, carried=CARRIED)

    assert setup.seeded(5) == GAME.setup("pass", 2, seed=5, carried=CARRIED)


# What is refused


@pytest.mark.parametrize("mode", ["pass", "shrine"])
def test_a_later_mode_cannot_be_begun_with(mode: str) -> None:
    with pytest.raises(SetupError, match="only played as a later part of a campaign"):
        GAME.setup(mode, 2)


def test_a_later_option_has_its_default_at_first() -> None:
    with pytest.raises(SetupError, match="storm is False unless the match is a later part"):
        GAME.setup("stroll", options={"storm": True})


def test_later_modes_and_options_are_not_offered() -> None:
    offered = {mode.name: [knob.name for knob in mode.knobs] for mode in GAME.offered()}

    assert offered == {"road": [], "stroll": []}


def test_without_a_wish_no_later_mode_is_taken() -> None:
    assert GAME.setup(players=1).mode == "road"


def test_a_game_without_campaigns_carries_nothing_over() -> None:
    with pytest.raises(SetupError, match="hamlet has no campaigns"):
        hamlet.GAME.setup(carried={"part": 2})


@pytest.mark.parametrize(
    ("carried", "reason"),
    [
        ({**CARRIED, "part": 1}, "part 2 or later of its campaign, not part 1"),
        ({**CARRIED, "part": True}, "not part True"),
        ({"relics": [0, 0]}, "not part None"),
        ({**CARRIED, "relics": 1.5}, r"holds 1\.5; accepted are texts, whole numbers"),
        ({**CARRIED, "relics": {1: 2}}, "has the name 1; a name is a text"),
        ({**CARRIED, "relics": [[[[[[[[0]]]]]]]]}, "8 deep at most"),
        ({**CARRIED, "relics": [9, 0]}, "relics are 2 numbers from 0 to 1, not"),
        ({**CARRIED, "part": 3}, "the pass is not part 3 of a pilgrimage"),
    ],
)
def test_what_no_campaign_carries_over_is_refused(carried: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        GAME.setup("pass", 2, carried=carried)


# Records


def test_the_record_of_a_part_stands_alone() -> None:
    match = walked(GAME.setup("pass", 2, seed=3, carried=CARRIED), "run")

    again = Match.replay(GAME, Record.from_json(match.record.to_json()))

    assert again.table == match.table
    assert again.record == match.record
    assert again.sequel(1) == match.sequel(1)


def test_tuples_are_carried_as_a_record_reads_them() -> None:
    setup = GAME.setup("pass", 2, carried={**CARRIED, "relics": (1, 0)})

    assert setup.carried["relics"] == [1, 0]


def test_a_match_that_carries_nothing_is_recorded_as_ever() -> None:
    assert "carried" not in Match(GAME, GAME.setup()).record.to_json()


def test_what_a_record_carries_over_cannot_be_edited() -> None:
    text = Match(GAME, GAME.setup("pass", 2, carried=CARRIED)).record.to_json()

    with pytest.raises(BrokenRecord, match="was edited"):
        Record.from_json(text.replace('"bread": [3, 1]', '"bread": [3, 3]'))
    with pytest.raises(BrokenRecord, match="what is carried over should be an object"):
        Record.from_json(text.replace('"carried": {', '"carried": 1, "other": {'))


def test_a_record_that_no_campaign_could_have_led_to_is_refused() -> None:
    setup = Setup("pilgrims", "pass", 2, {"storm": False}, 0, {**CARRIED, "bread": [99, 0]})

    with pytest.raises(SetupError, match="bread are 2 numbers from 0 to 3"):
        Match.replay(GAME, Record(setup, "1", ()))


# Conformance


class Endless(Pilgrims):
    """There is always one more pass."""

    def sequel(self, table: Pilgrim) -> Sequel | None:
        return Sequel("pass", {}, {})

    def check_carried(self, setup: Setup) -> None:
        if set(setup.carried) != {"part"}:
            raise SetupError("only the part is carried over")


class Careless(Pilgrims):
    """What is carried over is taken as it comes."""

    def check_carried(self, setup: Setup) -> None:
        pass


class Forgetful(Pilgrims):
    """Its own sequel is refused."""

    def check_carried(self, setup: Setup) -> None:
        raise SetupError("nobody comes this far")


class Fickle(Pilgrims):
    """The sequel depends on how often one asks."""

    asked = 0

    def sequel(self, table: Pilgrim) -> Sequel | None:
        self.asked += 1
        return super().sequel(table) if self.asked % 2 else None


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (Endless(), "the campaign does not end within 50 parts"),
        (Careless(), "does not refuse to carry over .* but fails"),
        (Forgetful(), "refuses the sequel that it names: nobody comes this far"),
        (Fickle(), "the sequel depends on more than the record of this part"),
    ],
)
def test_a_broken_campaign_is_found(game: Pilgrims, problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        everything_holds(game, game.setup("road", 2), seed=1, moments=())


def test_the_toy_is_whole() -> None:
    everything_holds(pilgrims.GAME, GAME.setup("road", 2), seed=1, moments=(2,))
