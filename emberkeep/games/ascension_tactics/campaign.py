"""The campaign of the Broken Gate: which scenario follows, and what is carried over (AT-AMB-169).

A lost scenario is played again; whoever loses it three times has lost the campaign. That limit is
our own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from emberkeep.games.ascension_tactics.scenarios import CAMPAIGN
from emberkeep.games.ascension_tactics.sigils import SIGILS
from emberkeep.games.ascension_tactics.state import Battleground, Campaign
from emberkeep.kernel import Sequel, Setting, Setup, SetupError

MODE: Final = "campaign"
TRIES: Final = 3
CARRIED: Final = ("attempt", "gone", "kept", "part")
ORDER: Final = [row.id for row in CAMPAIGN]


def begun(setup: Setup) -> Campaign:
    """Say how far the campaign is when a scenario begins."""
    carried: Any = setup.carried
    none: list[list[str]] = [[] for _ in range(setup.players)]
    return Campaign(
        scenario=ORDER.index(str(setup.options["scenario"])),
        difficulty=str(setup.options["difficulty"]),
        attempt=carried.get("attempt", 1),
        kept=[tuple(names) for names in carried.get("kept", none)],
        gone=list(carried.get("gone", [])),
    )


def sequel(table: Battleground) -> Sequel | None:
    """Name the next scenario, the same again, or none after the last and after three losses."""
    campaign = table.campaign
    if campaign is None or table.result is None:
        return None
    won = 0 in table.result.winners
    if campaign.scenario + 1 == len(ORDER) if won else campaign.attempt == TRIES:
        return None
    options: dict[str, Setting] = {
        "scenario": ORDER[campaign.scenario + won],
        "difficulty": campaign.difficulty,
        "memory-aid": table.rules.memory_aid,
    }
    carried: dict[str, Any] = {
        "attempt": 1 if won else campaign.attempt + 1,
        "kept": campaign.kept,
        "gone": campaign.gone,
    }
    return Sequel(MODE, options, carried)


def check_carried(setup: Setup) -> None:
    """Refuse what no campaign could have carried over."""
    if setup.mode != MODE or sorted(setup.carried) != sorted(CARRIED):
        raise SetupError(f"a campaign carries over {', '.join(CARRIED)}, and other modes nothing")
    problem = next(_problems(setup), "")
    if problem:
        raise SetupError(problem)


def _problems(setup: Setup) -> Iterator[str]:
    carried: Any = setup.carried
    attempt, kept, gone = carried["attempt"], carried["kept"], carried["gone"]
    if type(attempt) is not int or not 1 <= attempt <= TRIES:
        yield f"a scenario is tried 1 to {TRIES} times, not {attempt}"
        return
    at = ORDER.index(str(setup.options["scenario"]))
    if not at + attempt <= setup.part <= TRIES * at + attempt:
        yield f"attempt {attempt} at {ORDER[at]} is not part {setup.part} of a campaign"
    rewards = at if attempt > 1 else at - 1
    lists = kept if isinstance(kept, list) else [None]
    if len(lists) != setup.players or not all(_are_sigils(names, rewards) for names in lists):
        yield f"{setup.players} lists of {rewards} sigils are kept by then, not {kept}"
    elif not _are_sigils(gone, rewards * setup.players):
        yield f"{rewards * setup.players} sigils are gone by then, not {gone}"
    else:
        drawn = Counter([*gone, *[name for names in kept for name in names]])
        many = [name for name, count in drawn.items() if count > SIGILS[name].copies]
        if many:
            yield f"there are {SIGILS[many[0]].copies} sigils {many[0]}, not {drawn[many[0]]}"


def _are_sigils(names: object, count: int) -> bool:
    return isinstance(names, list) and len(names) == count and set(map(str, names)) <= set(SIGILS)
