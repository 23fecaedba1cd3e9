"""No word on a card or a button is cut off or covered: three languages, four sizes, every card."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from emberkeep.games import game
from emberkeep.tables.encode import encode
from tests.browser.conftest import PHONE, missing
from tests.games.ascension_tactics.positions import battleground
from tests.games.crown_of_ash.positions import ashlands
from tests.games.royal_chronicles.positions import realm
from tests.patience import combined
from tests.server.harness import Server
from tools.web import WEB, npm

pytestmark = pytest.mark.thorough

LEGIBLE = Path(__file__).with_name("legible.js").read_text(encoding="utf-8")
SIZES = {
    "small laptop": {"width": 1280, "height": 720},
    "large screen": {"width": 1920, "height": 1080},
    "phone": PHONE,
    "phone on its side": {"width": 844, "height": 390},
}
LEAST_PIXELS = 9.0
LEAST_PIXELS_SIDEWAYS = 8.0
SMALLER_BY = {"markets": 0.1}  # the longest text of Ascension Tactics, in Czech on a small laptop
LANGUAGES = ("en", "ru", "cs")

Position = dict[str, Any]


def seen(name: str, table: Any) -> Any:
    """What the first seat sees, as it is sent; a test may then lay other cards there."""
    return json.loads(encode(game(name).view(table, 0)))


def packs(ids: list[str], size: int) -> list[list[str]]:
    return [ids[at : at + size] for at in range(0, len(ids), size)]


def rows(name: str, kind: str) -> list[Any]:
    return list(game(name).components()[kind])


def deployments() -> Iterator[Position]:
    """Lay every card into a hand, and every unit into a kingdom of two full rows."""
    cards = [f"{row.id}-1" for kind in ("units", "artifacts") for row in rows(ROYAL, kind)]
    units = [f"{row.id}-1" for row in rows(ROYAL, "units")]
    for at, held in enumerate(packs(cards, 7)):
        view = seen(ROYAL, realm("gold 9; town:2", "front knight", "front golem+1", "mine"))
        there = [units[(at * 5 + step + 35) % len(units)] for step in range(5)]
        pieces = [
            {"card": c, "tokens": n % 4, "strength": 3, "fights": True} for n, c in enumerate(there)
        ]
        view["plan"]["hand"] = held
        view["plan"]["kingdom"] |= {"front": pieces[:3], "back": pieces[3:], "front_room": 3}
        codes = [f"place:{c}/{row}" for c in held for row in ("front", "back")]
        codes += [f"keep:{c}" for c in held]
        codes += [f"{order}:{c}" for c in there for order in ("move", "discard")]
        yield {"view": view, "codes": codes, "prompt": "deploy"}


def drafts() -> Iterator[Position]:
    """Deal every card, in packets as large as they come."""
    cards = [f"{row.id}-1" for kind in ("units", "artifacts") for row in rows(ROYAL, kind)]
    for packet in packs(cards, 9):
        view = seen(ROYAL, realm("gold 9", "", "", phase="draft"))
        view["packet"] = packet
        yield {"view": view, "codes": [f"keep:{c}" for c in packet], "prompt": "draft.keep"}


def constructions() -> Iterator[Position]:
    """Offer every building, seven at a time, built and unbuilt."""
    for sites in packs([row.id for row in rows(ROYAL, "buildings")], 7):
        for level in (0, 1, 2):
            view = seen(ROYAL, realm("gold 9", "", "", phase="build"))
            view["buildings"] = sites
            view["players"][0]["kingdom"]["buildings"] = [[s, level] for s in sites if level]
            codes = [f"build:{s}/{n}" for s in sites for n in (1, 2)]
            view["works"] = [[code, 12] for code in codes]
            yield {"view": view, "codes": codes, "prompt": "build"}


def necropoles() -> Iterator[Position]:
    """Turn up every necropolis card and every card of the Lich King."""
    for row in packs([row.id for row in rows(ROYAL, "necropolis")], 5):
        view = seen(ROYAL, realm("gold 3", phase="solo"))
        view["lich"] |= {"row": row, "cards": [each.id for each in rows(ROYAL, "lich")]}
        yield {"view": view, "codes": [], "prompt": "draft.keep"}


def lands() -> Iterator[Position]:
    """Lay every warrior into the row and into a hand, and every structure on offer and built."""
    warriors = [row.id for row in rows(ASH, "warriors")]
    structures = [row.id for row in rows(ASH, "structures")]
    for at, row in enumerate(packs(warriors, 6)):
        view = seen(ASH, ashlands("nox mors visio fortis", citadel="mors bone-thrall"))
        view["row"] = row
        view["players"][0]["hand"] = [warriors[(at * 6 + n) % len(warriors)] for n in range(7)]
        view["offer"] = [structures[(at * 4 + n) % len(structures)] for n in range(4)]
        for n, region in enumerate(each for each in view["regions"] if each["id"] != "citadel"):
            built = structures[(at * 6 + n) % len(structures)]
            there = [warriors[(at + n + k) % len(warriors)] for k in range(3)]
            region |= {"owner": n % 4, "structures": [built] * 2, "defenders": there, "defence": 18}
        codes = [f"recruit:{w}" for w in row] + [f"tile:{t}" for t in view["offer"]]
        codes += ["gold", "refresh", *(slot["id"] for slot in view["slots"])]
        yield {"view": view, "codes": codes, "prompt": "place"}


def markets() -> Iterator[Position]:
    """Lay every card into the center row, where its price leaves the least room for its name."""
    for row in packs([card.id for card in rows(TACTICS, "cards")], 6):
        view = seen(TACTICS, battleground(one="arha-templar@G5", two="tyranyx@G3"))
        view["row"] = row
        yield {"view": view, "codes": [f"acquire:{card}" for card in row], "prompt": "turn"}


ASH, ROYAL, TACTICS = "crown_of_ash", "royal_chronicles", "ascension_tactics"
SCENES: dict[str, tuple[str, Callable[[], Iterator[Position]]]] = {
    "lands": (ASH, lands),
    "deployments": (ROYAL, deployments),
    "drafts": (ROYAL, drafts),
    "constructions": (ROYAL, constructions),
    "necropoles": (ROYAL, necropoles),
    "markets": (TACTICS, markets),
}


@pytest.fixture(scope="module")
def tables_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve a page that lays out tables without matches."""
    if not (WEB / "node_modules").is_dir():
        missing("The words were not measured: no client is built (python3 run.py setup).")
    folder = tmp_path_factory.mktemp("tables")
    npm("run", "--silent", "toys", "--", "toys/tables", "--outDir", str(folder / "built"))
    database = str(folder / "matches.sqlite")
    with Server(database, folder / "log", static=str(folder / "built")) as running:
        yield running


@pytest.mark.parametrize(("scene", "size"), combined(SCENES, SIZES))
def test_every_word_can_be_read(
    people: Callable[..., BrowserContext], tables_server: Server, scene: str, size: str
) -> None:
    name, positions = SCENES[scene]
    phone = "phone" in size
    page = people(viewport=SIZES[size], has_touch=phone, is_mobile=phone).new_page()
    page.goto(tables_server.address)
    laid = list(positions())

    least = LEAST_PIXELS_SIDEWAYS if "side" in size else LEAST_PIXELS
    least -= SMALLER_BY.get(scene, 0)
    lost = {language: unreadable(page, name, language, laid, least) for language in LANGUAGES}

    assert not any(lost.values()), "\n".join(f"{k}: {each}" for k in lost for each in lost[k])


def unreadable(
    page: Page, name: str, language: str, positions: list[Position], least: float
) -> list[str]:
    """List the words that cannot be read as a whole in these positions."""
    page.evaluate("([...all]) => window.lay(...all)", [name, language, positions])
    return [str(each) for each in page.evaluate(LEGIBLE, least)]
