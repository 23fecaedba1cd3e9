"""Players that are programs: they play any game through the kernel.

random           any option
easy             plausible, with mistakes
normal           greedy by a game's hints, one chain of decisions ahead
hard             searches, 500 ms a decision
hard:100ms       the same with another budget, in milliseconds
hard:2000it      or in iterations, which gives the same choice on every machine
"""

from __future__ import annotations

import re
from collections.abc import Callable

from emberkeep.bots.bot import Bot as Bot, Considered as Considered, Explaining as Explaining
from emberkeep.bots.easy import EasyBot as EasyBot
from emberkeep.bots.hard import HardBot as HardBot
from emberkeep.bots.normal import NormalBot as NormalBot
from emberkeep.bots.random_bot import RandomBot as RandomBot
from emberkeep.kernel import SetupError

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": HardBot,
}
BUDGET = re.compile(r"([1-9]\d{0,8})(ms|it)")


def bot(name: str) -> Bot:
    """Make a bot by its name, with a budget after a colon where it takes one, or refuse."""
    kind, colon, budget = name.partition(":")
    if kind not in BOTS:
        raise SetupError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    if not colon:
        return BOTS[kind]()
    if BOTS[kind] is not HardBot:
        raise SetupError(f"{kind} takes no budget; hard does: hard:100ms, hard:2000it")
    found = BUDGET.fullmatch(budget)
    if found is None:
        raise SetupError(f"{budget!r} is not a budget; accepted are, e.g., 100ms and 2000it")
    number = int(found[1])
    return HardBot(time_ms=number) if found[2] == "ms" else HardBot(iterations=number)
