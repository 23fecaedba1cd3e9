"""How a server is run: arguments of the command, else environment, else defaults."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path

DATABASE_URL = "EMBERKEEP_DATABASE_URL"
FOLDER = "EMBERKEEP_DATA"


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
    limits: bool = True
    private_webhooks: bool = False  # whether webhooks may go to private addresses
    log_format: str = "plain"
    quiet: bool = False
    static: str = str(Path(__file__).parent / "static")


def data_folder() -> Path:
    """Find where this user's programs keep their data."""
    named = os.environ.get(FOLDER)
    return Path(named) if named else user_data_path("emberkeep", appauthor=False)


def database(wish: str = "") -> str:
    """Name the database: a PostgreSQL address or an SQLite file."""
    return wish or os.environ.get(DATABASE_URL, "") or str(data_folder() / "emberkeep.sqlite")
