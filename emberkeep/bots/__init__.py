"""Players that are programs: they play any game through the kernel."""

from __future__ import annotations

from collections.abc import Callable

from emberkeep.bots.bot import Bot as Bot
from emberkeep.bots.normal import NormalBot as NormalBot
from emberkeep.bots.random_bot import RandomBot as RandomBot
from emberkeep.kernel import SetupError

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "normal": NormalBot}


def bot(name: str) -> Bot:
    """Make a bot by its name, or refuse."""
    if name not in BOTS:
        raise SetupError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name]()
