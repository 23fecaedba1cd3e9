"""How a server is run: arguments of the command, else environment, else defaults."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from emberkeep.tables.errors import Refuse
from emberkeep.tables.habits import Habits

DATABASE_URL = "EMBERKEEP_DATABASE_URL"
FOLDER = "EMBERKEEP_DATA"


class Quota(msgspec.Struct, frozen=True, array_like=True):
    """How much one person and one address (of IPv6: one /64) may take up."""

    person: int
    address: int


class Quotas(msgspec.Struct, frozen=True):
    """What is shared out, so that there is room for everybody."""

    bot_matches: Quota = Quota(3, 10)  # running matches in which bots alone play
    open_tables: Quota = Quota(5, 20)  # public tables with an open seat
    sockets: Quota = Quota(20, 200)
    chat: Quota = Quota(30, 120)  # lines a minute


class ConnectionLimits(msgspec.Struct, frozen=True):
    """How many TCP connections there may be, and for how long each may keep the server waiting."""

    most: int = 4000
    by_address: int = 300  # but for proxies that are trusted
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    answer_seconds: float = 120.0


class Config(msgspec.Struct):
    """All that can be set."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8765
    origins: list[str] = []  # further origins that may connect, e.g. of a proxy
    secure: bool = False  # cookies only over https
    workers: int = 0  # processes for bots; 0: one less than there are cores
    think: float = 10.0  # seconds a bot may think
    pace: float = 0.6  # seconds between a bot's choices while people watch
    rooms: int = 2000  # live tables kept in memory
    grace: float = 5.0  # seconds before another process's bots are taken over
    absence: float = 60.0  # seconds after which who has left counts as away
    limits: bool = True
    quotas: Quotas = Quotas()
    connections: ConnectionLimits = ConnectionLimits()
    private_webhooks: bool = False  # whether webhooks may go to private addresses
    log_format: str = "plain"
    quiet: bool = False
    static: str = str(Path(__file__).parent / "static")

    def habits(self) -> Habits:
        """Say what of this concerns tables."""
        return Habits(
            self.absence, self.rooms, self.grace, self.pace, self.quotas.bot_matches.person
        )


def data_folder() -> Path:
    """Find where this user's programs keep their data."""
    named = os.environ.get(FOLDER)
    return Path(named) if named else user_data_path("emberkeep", appauthor=False)


def database(wish: str = "") -> str:
    """Name the database: a PostgreSQL address or an SQLite file."""
    return wish or os.environ.get(DATABASE_URL, "") or str(data_folder() / "emberkeep.sqlite")


def quotas(wishes: Sequence[str]) -> Quotas:
    """Read quotas like `sockets=20/200`, a person's and an address's; others stay as they are."""
    found: dict[str, Quota] = {}
    for name, text in _named(wishes, Quotas, "sockets=20/200"):
        person, _, address = text.partition("/")
        if not (person.isdecimal() and address.isdecimal()):
            raise Refuse("refused", f"{text!r} is not a quota; accepted is, e.g., 20/200")
        found[name] = Quota(int(person), int(address))
    return Quotas(**found)


def connection_limits(wishes: Sequence[str]) -> ConnectionLimits:
    """Read limits like `most=4000` or `header-seconds=10`; others stay as they are."""
    found: dict[str, int] = {}
    for name, text in _named(wishes, ConnectionLimits, "most=4000"):
        if not text.isdecimal() or int(text) == 0:
            raise Refuse("refused", f"{text!r} is not a limit; accepted are whole numbers from 1")
        found[name] = int(text)
    return ConnectionLimits(**found)


def _named(
    wishes: Sequence[str], kind: type[msgspec.Struct], e_g: str
) -> Iterator[tuple[str, str]]:
    """Read wishes like `name=text`, each for a field of a kind."""
    names = {name.replace("_", "-"): name for name in kind.__struct_fields__}
    for wish in wishes:
        name, mark, text = wish.partition("=")
        if name not in names or not mark:
            accepted = f"accepted is, e.g., {e_g}; names are {', '.join(names)}"
            raise Refuse("refused", f"{wish!r} is not understood; {accepted}")
        yield names[name], text
