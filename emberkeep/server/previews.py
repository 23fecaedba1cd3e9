"""What is shown of a link where somebody sends it: whose table it is, and what is played there.

The secret of a link stays behind its #, which no server sees: `/join/MATCH#TOKEN`. The match before
it is what anybody may know who may watch, and is not needed to sit down.
"""

from __future__ import annotations

from html import escape

from emberkeep.games import GAMES
from emberkeep.server.store import Store
from emberkeep.tables.names import GUEST
from emberkeep.tables.rows import MatchRow, Seating

FOLDER = "/join/"
END = b"</head>"
HOW = "Play in the browser, without an account."
ANY = ("You are invited to a game", f"A seat is kept for you. {HOW}")


async def with_preview(store: Store, path: str, page: bytes) -> bytes:
    """Write into a page how its address is shown elsewhere, if it is an invitation."""
    if not path.startswith(FOLDER):
        return page
    match = path.removeprefix(FOLDER)
    row = await store.match(match)
    seats = await store.seatings([match]) if row else {}
    title, text = words(row, seats[match]) if row else ANY
    return page.replace(END, tags(title, text).encode() + END, 1)


def words(row: MatchRow, seats: list[Seating]) -> tuple[str, str]:
    """Say who invites to which game, and how many are to come."""
    game = GAMES.get(row.game)
    if game is None or row.status != "waiting":
        return ANY
    host = row.host if row.host not in {"", GUEST} else ""
    title = f"{host} invites you to {game.title}" if host else f"You are invited to {game.title}"
    free = sum(1 for who in seats if who.kind == "open")
    places = "one seat is" if free == 1 else f"{free} seats are"
    return title, f"{row.players} players, {places} open. {HOW}"


def tags(title: str, text: str) -> str:
    shown = {"site_name": "Emberkeep", "type": "website", "title": title, "description": text}
    return "".join(
        f'<meta property="og:{name}" content="{escape(words)}" />\n'
        for name, words in shown.items()
    )
