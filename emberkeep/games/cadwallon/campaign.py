"""Campaigns: which sheet follows, and what is carried over (chapter Adventures and campaign).

Ducats of all parts are added up at the end; only experience is carried into the next part, and the
winner of a part has a bonus there (CAD-CAMPAIGN-12, CAD-CAMPAIGN-13, CAD-AMB-203).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from emberkeep.games.cadwallon.rules.intrigues import draw_intrigue
from emberkeep.games.cadwallon.rules.ledger import draw, learn
from emberkeep.games.cadwallon.sheet import SHEETS, Sheet
from emberkeep.games.cadwallon.sheets import ASHES_SHEETS, CAMPAIGN, CITY_SHEETS, PAIR
from emberkeep.games.cadwallon.state import BASE, NEW, City
from emberkeep.kernel import Sequel, Setting, Setup, SetupError

MODE: Final = "campaign"
ROADS: Final[dict[str, tuple[Sheet, ...]]] = {
    "ashes": CAMPAIGN,  # CAD-CAMPAIGN-04
    "ransom": PAIR,  # CAD-AMB-52
    "all": (*CITY_SHEETS, *ASHES_SHEETS),  # CAD-CAMPAIGN-02
}
CARRIED: Final = ("experience", "part", "scores", "winners")
MOST_EXPERIENCE: Final = 99
SCORES: Final = range(-99, 1000)


# --- A part begins --------------------------------------------------------------------------------


def sheet_ids(setup: Setup) -> tuple[str, str]:
    """Name the sheet of a match and that of the part before, if there is one."""
    if setup.mode != MODE:
        return str(setup.options["adventure"]), ""
    road = ROADS[str(setup.options["road"])]
    part = setup.part
    return road[part - 1].id, road[part - 2].id if part > 1 else ""


def prepare(table: City, setup: Setup) -> None:
    """Give everybody their experience, and the winners of the part before their bonus."""
    carried: Any = setup.carried
    for seat, tokens in enumerate(carried.get("experience", ())):
        learn(table, seat, tokens)
    for seat in table.rules.bonus:
        before = SHEETS[table.rules.before]
        learn(table, seat, before.bonus_experience)
        draw(table, seat, before.bonus_arcana)
        for _ in range(before.bonus_intrigues):
            draw_intrigue(table, seat)


# --- A part ends ----------------------------------------------------------------------------------


def sequel(table: City) -> Sequel | None:
    """Name the next part of a campaign; none after the last."""
    rules, result = table.rules, table.result
    if result is None or rules.part == rules.parts:
        return None
    versions = (rules.totals, rules.furious, rules.friends, rules.patrols)
    options: dict[str, Setting] = {
        "road": rules.road,
        **{f"gang-{seat + 1}": gang for seat, gang in enumerate(rules.gangs)},
        **{name: NEW if new else BASE for name, new in zip(CHANGED, versions, strict=True)},
        "stair-experience": rules.stair_experience,
        "memory-aid": rules.memory_aid,
    }
    carried: dict[str, Any] = {
        "experience": [player.experience for player in table.players],
        "scores": [*rules.scores, result.scores],
        "winners": [*rules.winners, result.winners],
    }
    return Sequel(MODE, options, carried)


CHANGED: Final = ("ties", "fights", "passing", "patrols")


# --- What is carried over -------------------------------------------------------------------------


def check_carried(setup: Setup) -> None:
    """Refuse what no campaign could have carried over."""
    if setup.mode != MODE or sorted(setup.carried) != sorted(CARRIED):
        raise SetupError(f"a campaign carries over {', '.join(CARRIED)}, and other modes nothing")
    problem = next(_problems(setup), "")
    if problem:
        raise SetupError(problem)


def _problems(setup: Setup) -> Iterator[str]:
    carried: Any = setup.carried
    parts = len(ROADS[str(setup.options["road"])])
    before, players = setup.part - 1, setup.players
    if before >= parts:
        yield f"the campaign {setup.options['road']} has {parts} parts, not {setup.part}"
    if not _are_numbers(carried["experience"], players, range(MOST_EXPERIENCE + 1)):
        wanted = f"{players} numbers from 0 to {MOST_EXPERIENCE}"
        yield f"experience of {wanted} is carried over, not {carried['experience']}"
    scores, winners = carried["scores"], carried["winners"]
    if not _are_lists(scores, before) or not all(_are_numbers(s, players, SCORES) for s in scores):
        yield f"{before} lists of {players} scores are carried over, not {scores}"
    elif not _are_lists(winners, before) or not all(map(_have_won, winners, scores)):
        yield f"{before} lists of seats that had the most ducats are carried over, not {winners}"


def _are_lists(things: object, count: int) -> bool:
    return isinstance(things, list) and len(things) == count


def _are_numbers(things: object, count: int, allowed: range) -> bool:
    if not isinstance(things, list) or len(things) != count:
        return False
    return all(type(thing) is int and thing in allowed for thing in things)


def _have_won(seats: object, scores: list[int]) -> bool:
    """Return whether these seats can have won with such scores: each once, with the most."""
    if not isinstance(seats, list) or not seats:
        return False
    if not _are_numbers(seats, len(seats), range(len(scores))) or len(set(seats)) < len(seats):
        return False
    return all(scores[seat] == max(scores) for seat in seats)
